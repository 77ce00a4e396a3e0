// Duplicating and freeing communicators, where attributes are copied and deleted (MPI-5.0, 7.4). Other constructors of
// communicators are generated.
#include "calls/attributes.hpp"
#include "calls/callbacks.hpp"
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

namespace {

/// Copies the attributes of `comm` to the communicator `copy`; on failure the copy is freed again.
Code copy_to(Call& call, Word comm, Word copy, Word* place) {
  Context& context = call.context();
  Communicator& target = *context.communicator(copy);
  const Code code = copy_attributes(context, comm, context.communicator(comm)->attributes, target.attributes);
  if (code == 0) {
    *place = copy;
    return 0;
  }
  MPI_Comm_free(&target.host);
  context.communicators.remove(copy);
  *place = guest_MPI_COMM_NULL;
  return raise_error(context, comm, call.name(), code, "an attribute copy function failed");
}

Code duplicate(Call& call, Word comm, Word newcomm, const auto& host_duplicate) {
  Communicator& old = call.communicator("comm", comm);
  Word* place = call.result_place(call.context().communicators, "newcomm", newcomm);
  if (call.failed()) return call.raise();
  MPI_Comm host = MPI_COMM_NULL;
  const int code = host_duplicate(old.host, &host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  return copy_to(call, comm, call.new_communicator(host, old), place);
}

/// The host writes the new communicator's handle when the request completes, so it writes into the object itself;
/// all else is known beforehand because it equals the old one.
Code duplicate_later(Call& call, Word comm, Word newcomm, Word request, const auto& host_duplicate) {
  Communicator& old = call.communicator("comm", comm);
  Word* place = call.result_place(call.context().communicators, "newcomm", newcomm);
  Word* request_place = call.result_place(call.context().requests, "request", request);
  if (call.failed()) return call.raise();
  auto copy = std::make_unique<Communicator>();
  copy->rank = old.rank;
  copy->size = old.size;
  copy->remote_size = old.remote_size;
  copy->inter = old.inter;
  copy->error_handler = old.error_handler;
  copy->session = old.session;
  Communicator& target = *copy;
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = host_duplicate(old.host, &target.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  const Word handle = call.context().communicators.insert(std::move(copy));
  *request_place = call.new_request(host_request, comm);
  return copy_to(call, comm, handle, place);
}

}  // namespace

Code guest_MPI_Comm_dup(Context* context, Word comm, Word newcomm) {
  Call call(*context, "MPI_Comm_dup", comm);
  return duplicate(call, comm, newcomm, MPI_Comm_dup);
}

Code guest_MPI_Comm_dup_with_info(Context* context, Word comm, Word info, Word newcomm) {
  Call call(*context, "MPI_Comm_dup_with_info", comm);
  const MPI_Info hints = call.info("info", info);
  return duplicate(call, comm, newcomm,
                   [&](MPI_Comm old, MPI_Comm* copy) { return MPI_Comm_dup_with_info(old, hints, copy); });
}

Code guest_MPI_Comm_idup(Context* context, Word comm, Word newcomm, Word request) {
  Call call(*context, "MPI_Comm_idup", comm);
  return duplicate_later(call, comm, newcomm, request, MPI_Comm_idup);
}

Code guest_MPI_Comm_idup_with_info(Context* context, Word comm, Word info, Word newcomm, Word request) {
  Call call(*context, "MPI_Comm_idup_with_info", comm);
  const MPI_Info hints = call.info("info", info);
  return duplicate_later(call, comm, newcomm, request, [&](MPI_Comm old, MPI_Comm* copy, MPI_Request* pending) {
    // Hints may be ignored (MPI-5.0, 7.4.4), so a library without the function duplicates without them.
    if (MPI_Comm_idup_with_info == nullptr) return MPI_Comm_idup(old, copy, pending);
    return MPI_Comm_idup_with_info(old, hints, copy, pending);
  });
}

namespace {

/// Ends a communicator by MPI_Comm_free or MPI_Comm_disconnect, which differ in waiting for messages.
Code end_communicator(Call& call, Word comm, int (*host_function)(MPI_Comm*)) {
  Context& context = call.context();
  Word* place = call.place<Word>("comm", comm);
  if (place == nullptr) return call.raise();
  const Word handle = read_once(place);
  call.errors_on(handle);
  Communicator& communicator = call.communicator("comm", handle);
  if (!call.failed() && handle < translate::first_made_handle) {
    call.fail(guest_MPI_ERR_COMM, "a predefined communicator cannot be freed");
  }
  if (!call.failed() && communicator.attributes.callbacks > 0) {
    call.fail(guest_MPI_ERR_COMM, "comm cannot be freed by a callback for its own attributes");
  }
  if (call.failed()) return call.raise();
  const Code deleted = delete_attributes(context, handle, communicator.attributes);
  if (deleted != 0) return raise_error(context, handle, call.name(), deleted, "an attribute delete function failed");
  const int code = host_function(&communicator.host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  // Messages in its buffer may still be on their way.
  if (communicator.lent_buffer) context.lent_for_good.push_back(std::move(communicator.lent_buffer));
  context.communicators.remove(handle);
  *place = guest_MPI_COMM_NULL;
  return 0;
}

}  // namespace

Code guest_MPI_Comm_free(Context* context, Word comm) {
  Call call(*context, "MPI_Comm_free");
  return end_communicator(call, comm, MPI_Comm_free);
}

Code guest_MPI_Comm_disconnect(Context* context, Word comm) {
  Call call(*context, "MPI_Comm_disconnect");
  return end_communicator(call, comm, MPI_Comm_disconnect);
}

}  // namespace mpiwasm::calls
