#include "calls/core/call_results.hpp"

#include <stdexcept>

#include "calls/communicators/ended_communicators.hpp"
#include "calls/communicators/private_communicators.hpp"
#include "calls/core/generated_call.hpp"
#include "calls/process/hint_sizes.hpp"

namespace mpiwasm::calls {

Handle CallResults::new_communicator(MPI_Comm host, const std::shared_ptr<ErrorHandler>& error_handler, Handle session,
                                     const Communicator* old, const CommunicatorRecipe* alike) {
  if (host == MPI_COMM_NULL) return guest_MPI_COMM_NULL;
  MPI_Comm_set_errhandler(host, MPI_ERRORS_RETURN);
  std::unique_ptr<Communicator> comm = describe_communicator(host, alike);
  comm->error_handler = error_handler;
  comm->session = session;
  if (const std::uint64_t edges = comm->edges(); edges > 0)
    comm->topology_edges.change_to(context_.topology_edges, edges);
  number_communicator(context_, *comm, old);
  if (needs_private_communicator(*comm)) make_private_communicator(*comm);
  return context_.communicators.insert(std::move(comm));
}

Handle CallResults::new_group(MPI_Group host, Handle session, std::shared_ptr<const Members> members) {
  if (host == MPI_GROUP_NULL) return guest_MPI_GROUP_NULL;
  if (host == MPI_GROUP_EMPTY) return guest_MPI_GROUP_EMPTY;
  if (members == nullptr) members = members_of(host);
  const std::size_t size = members->size();
  if (!context_.group_members.has_room_for(size)) {
    MPI_Group_free(&host);
    throw std::length_error("no more members of groups");
  }
  Group made{{std::move(members), session}, host, static_cast<int>(size), {}};
  made.charge.change_to(context_.group_members, size);
  return context_.groups.insert(std::move(made));
}

Handle CallResults::new_info(MPI_Info host) {
  if (host == MPI_INFO_NULL) return guest_MPI_INFO_NULL;
  const std::uint64_t size = size_of_hints(host);
  if (!context_.hint_bytes.has_room_for(size)) {
    MPI_Info_free(&host);
    throw std::length_error("no more hints");
  }
  Info made{host};
  made.bytes.change_to(context_.hint_bytes, size);
  return context_.infos.insert(std::move(made));
}

Handle CallResults::new_message(MPI_Message host, Handle communicator, Used& used, const MPI_Status& status) {
  if (host == MPI_MESSAGE_NULL) return guest_MPI_MESSAGE_NULL;
  if (host == MPI_MESSAGE_NO_PROC) return guest_MPI_MESSAGE_NO_PROC;
  ++used.operations;
  Message made{host, communicator, &used, status.MPI_SOURCE, status.MPI_TAG};
  MPI_Count bytes = 0;
  if (MPI_Get_elements_x(&status, MPI_BYTE, &bytes) == MPI_SUCCESS) made.bytes = static_cast<std::int64_t>(bytes);
  return context_.messages.insert(std::move(made));
}

Handle CallResults::new_datatype(std::shared_ptr<Datatype> type) {
  ++type->handles;
  return context_.datatypes.insert(std::move(type));
}

void CallResults::hold_derived_type(std::unique_ptr<RequestKeep>& keep, const Datatype& type) {
  if (failed()) return;
  if (!keep) keep = context_.new_keep();
  keep->held_types.push_back(type.shared_from_this());
}

}  // namespace mpiwasm::calls
