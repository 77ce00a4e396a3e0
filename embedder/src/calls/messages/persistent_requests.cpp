// See persistent_requests.hpp.
#include "calls/messages/persistent_requests.hpp"

#include "calls/communicators/collective_call.hpp"
#include "calls/communicators/ended_communicators.hpp"

namespace mpiwasm::calls {

// In MPICH the end of a communicator is local, as MPI-5.0, 7.4.3 advises; in Open MPI it is ended by all.
PersistentOperation::~PersistentOperation() { (void)end_numbered(process_context(), std::move(own_comm)); }

Handle new_persistent_request(Call& call, Handle comm, NumberedCommunicator own_comm,
                              std::vector<std::shared_ptr<Datatype>> types, std::unique_ptr<RequestKeep> keep,
                              NonblockingCall start) {
  auto made = std::make_unique<PersistentOperation>();
  made->own_comm = std::move(own_comm);
  made->types = std::move(types);
  made->start = start;
  Request request;
  request.communicator = comm;
  request.keep = keep ? std::move(keep) : std::make_unique<RequestKeep>();
  request.keep->persistent = std::move(made);
  call.context().charge_lists(request.keep.get());
  return call.context().requests.insert(std::move(request));
}

bool emulates_persistent_collectives(const Context& context) {
  return context.job_state || (emulates_unsafe_persistent_collectives(context) && !context.library.is_mpich_since(5));
}

bool emulates_unsafe_persistent_collectives(const Context& context) {
  using Name = LibraryVersion::Name;
  if (context.job_state) return true;
  if (context.library.name == Name::open_mpi || context.library.name == Name::built_in) return false;
  // Native processes call the library's.
  return !context.library.is_mpich_since(5) || !context.options.has_native_peers;
}

Code store_persistent_request(Call& call, Handle* place, Handle comm, std::initializer_list<Handle> datatypes,
                              std::unique_ptr<RequestKeep> keep, NonblockingCall start) {
  return store_persistent_request(call, place, comm, {std::span(datatypes)}, std::move(keep), start);
}

Code store_persistent_request(Call& call, Handle* place, Handle comm,
                              std::initializer_list<std::span<const Handle>> datatypes,
                              std::unique_ptr<RequestKeep> keep, NonblockingCall start) {
  Context& context = call.context();
  std::vector<std::shared_ptr<Datatype>> types;
  for (const std::span<const Handle> list : datatypes) {
    for (const Handle handle : list) {
      const auto* type = context.datatypes.find(handle);
      if (type != nullptr) types.push_back(*type);
    }
  }
  MPI_Comm own_comm = MPI_COMM_NULL;
  Communicator& prepared_on = *context.communicator(comm);
  const CollectiveCall together(call, prepared_on);
  if (call.failed()) return call.raise();
  const int code = MPI_Comm_dup(together.host(), &own_comm);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  const Handle made = new_persistent_request(call, comm, number_for_operation(context, own_comm, prepared_on),
                                             std::move(types), std::move(keep), start);
  context.requests.find(made)->persistent()->order = ++prepared_on.prepared;
  *place = made;
  return 0;
}

int start_persistent(Context& context, Request& request) {
  if (request.host != MPI_REQUEST_NULL) return MPI_ERR_REQUEST;
  PersistentOperation& operation = *request.persistent();
  if (const MPI_Comm on = operation.private_comm.host(); on != MPI_COMM_NULL) return operation.start(on, &request.host);
  if (operation.own_comm.host != MPI_COMM_NULL) {
    const int code = operation.start(operation.own_comm.host, &request.host);
    if (code == MPI_SUCCESS) ++operation.starts;
    return code;
  }
  // Its handle may be another communicator's by now.
  if (request.left_communicator != MPI_COMM_NULL) return MPI_ERR_COMM;
  const Communicator* comm = context.communicator(request.communicator);
  if (translate::callers.give_turns_away()) current_caller().name(request.communicator);
  return comm == nullptr ? MPI_ERR_COMM : operation.start(comm->host, &request.host);
}

}  // namespace mpiwasm::calls
