// Duplicating and freeing communicators, where attributes are copied and deleted (MPI-5.0, 7.4). Other constructors of
// communicators are generated, or in split_by_type.cpp and world_constructors.cpp.
#include <optional>

#include "calls/communicators/collective_call.hpp"
#include "calls/communicators/collective_turns.hpp"
#include "calls/communicators/duplication_queue.hpp"
#include "calls/communicators/ended_communicators.hpp"
#include "calls/communicators/private_communicators.hpp"
#include "calls/core/attribute_lists.hpp"
#include "calls/core/callbacks.hpp"
#include "calls/core/in_flight.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/guest_functions.hpp"
#include "calls/messages/attached_buffers.hpp"
#include "calls/process/host_hints.hpp"

namespace mpiwasm::calls {

namespace {

/// Takes a communicator from the guest and ends it by MPI_Comm_free or MPI_Comm_disconnect. Returns the host's code.
int give_up(Context& context, Handle handle, int (*host_function)(MPI_Comm*)) {
  std::unique_ptr<Communicator> ending = context.communicators.remove(handle);
  if (ending == nullptr) return MPI_SUCCESS;
  note_requests(context, *ending, handle);
  release_buffer(*ending);
  return end_when_unused(std::move(ending), host_function);
}

/// Frees a copy that the guest does not get. It may have guessed its handle while attributes were copied, so its
/// operations and other threads may use it.
void discard(Context& context, Handle copy) {
  const Communicator* present = context.communicator(copy);
  if (present == nullptr || !wait_until_unused(copy, *present, [&] { return context.communicator(copy); })) return;
  (void)give_up(context, copy, MPI_Comm_free);
}

/// Copies the attributes of `comm` to the communicator `copy`; on failure the copy is freed again.
Code copy_to(Call& call, Handle comm, Handle copy, Handle* place) {
  Context& context = call.context();
  CopiedAttributes attributes(context);
  Communicator& target = *context.communicator(copy);
  Code code = 0;
  {
    // The guest may guess its handle, and cannot free it meanwhile.
    const InUse use(context, target.attributes);
    code = attributes.copy(comm, context.communicator(comm)->attributes);
  }
  if (code == 0) {
    attributes.give_to(target.attributes);
    *place = copy;
    return 0;
  }
  discard(context, copy);
  *place = guest_MPI_COMM_NULL;
  return raise_error(context, comm, call.name(), code, "an attribute copy function failed");
}

Code duplicate(Call& call, Handle comm, Address newcomm, const auto& host_duplicate) {
  Communicator& old = call.communicator("comm", comm);
  Handle* place = call.result_place(call.context().communicators, "newcomm", newcomm);
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, old);
  if (call.failed()) return call.raise();
  MPI_Comm host = MPI_COMM_NULL;
  const int code = host_duplicate(together.host(), &host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  return copy_to(call, comm, call.new_duplicate(host, old), place);
}

/// What `request` makes, which is `copy` when it is complete; null when the guest has ended it meanwhile.
Communicator* being_made(Context& context, Handle request, Handle copy) {
  if (Communicator* made = context.communicator(copy); made != nullptr) return made;
  const Request* pending = context.requests.find(request);
  return pending == nullptr || pending->keep == nullptr ? nullptr : pending->keep->unfinished.communicator.get();
}

/// The host writes the new communicator's handle when the request completes, so until then the request owns it, and the
/// guest's handle leads to nothing. All else is known beforehand because it equals the old one.
Code duplicate_later(Call& call, Handle comm, Address newcomm, Address request, std::optional<MPI_Info> hints) {
  Context& context = call.context();
  Communicator& old = call.communicator("comm", comm);
  Handle* place = call.result_place(context.communicators, "newcomm", newcomm);
  Handle* request_place = call.result_place(context.requests, "request", request);
  require_numbers(call);
  if (call.failed()) return call.raise();
  auto keep = std::make_unique<RequestKeep>();
  keep->unfinished.communicator = std::make_unique<Communicator>();
  Communicator& copy = *keep->unfinished.communicator;
  static_cast<CommunicatorRecipe&>(copy) = old;
  static_cast<Labels&>(copy) = {};
  copy.rank = old.rank;
  copy.size = old.size;
  copy.remote_size = old.remote_size;
  copy.inter = old.inter;
  copy.neighbors_in = old.neighbors_in;
  copy.neighbors_out = old.neighbors_out;
  copy.error_handler = old.error_handler;
  copy.context_numbers.change_to(context.context_numbers, library_numbers(copy.inter));
  copy.topology_edges.change_to(context.topology_edges, copy.edges());
  MPI_Request host_request = MPI_REQUEST_NULL;
  // What the guest gets must not be matched with what it does not get in another process.
  take_collective_turn(context, old);
  int code = begin_private_duplicate(old, keep->unfinished.own);
  number_duplicate(context, copy, old);
  MPI_Comm* own = keep->unfinished.own ? &keep->unfinished.own->host : nullptr;
  if (code == MPI_SUCCESS) {
    keep->unfinished.comparison = comparison_beside(context, copy);
    code = begin_duplicate(present_private_communicator(old), hints, &copy.host, own, keep->unfinished.comparison.get(),
                           &host_request);
  }
  if (code != MPI_SUCCESS) {
    forget_refused_duplicate(old);
    // The first one may have begun.
    context.kept_for_good.push_back(std::move(keep));
    return call.raise_host(code);
  }
  const Handle handle = context.communicators.reserve();
  keep->unfinished.handle = handle;
  Handle made = guest_MPI_REQUEST_NULL;
  if (host_request == MPI_REQUEST_NULL) {
    Request complete;
    complete.keep = std::move(keep);
    ++context.unfinished_communicators;
    code = settle_duplicate(context, complete, MPI_SUCCESS);
    end_request(context, complete);
    if (code != MPI_SUCCESS) return call.raise_host(code);
  } else {
    made = call.new_request(host_request, comm, old, std::move(keep));
    ++context.unfinished_communicators;
  }
  CopiedAttributes attributes(context);
  const Code copied = attributes.copy(comm, old.attributes);
  Communicator* present = being_made(context, made, handle);
  if (copied != 0 || present == nullptr) {
    // The other processes take part in the operation, so it is completed; only the guest has nothing of it.
    wait_until_unnamed(made);
    Request pending = context.requests.remove(made);
    if (pending.host != MPI_REQUEST_NULL) {
      (void)settle_duplicate(context, pending, MPI_Wait(&pending.host, MPI_STATUS_IGNORE));
      end_request(context, pending);
    }
    discard(context, handle);
    *place = guest_MPI_COMM_NULL;
    *request_place = guest_MPI_REQUEST_NULL;
    const Code code_of_copy = copied != 0 ? copied : guest_MPI_ERR_COMM;
    return raise_error(context, comm, call.name(), code_of_copy,
                       copied != 0 ? "an attribute copy function failed"
                                   : "the new communicator has been ended while attributes were copied");
  }
  attributes.give_to(present->attributes);
  *place = handle;
  *request_place = made;
  return 0;
}

}  // namespace

Code guest_MPI_Comm_dup(Context* context, Handle comm, Address newcomm) {
  Call call(*context, "MPI_Comm_dup", comm);
  return duplicate(call, comm, newcomm, [](MPI_Comm old, MPI_Comm* copy) { return MPI_Comm_dup(old, copy); });
}

Code guest_MPI_Comm_dup_with_info(Context* context, Handle comm, Handle info, Address newcomm) {
  Call call(*context, "MPI_Comm_dup_with_info", comm);
  const HostHints hints(HintsFor::communicator, call.info("info", info));
  return duplicate(call, comm, newcomm,
                   [&](MPI_Comm old, MPI_Comm* copy) { return MPI_Comm_dup_with_info(old, hints.host(), copy); });
}

Code guest_MPI_Comm_idup(Context* context, Handle comm, Address newcomm, Address request) {
  Call call(*context, "MPI_Comm_idup", comm);
  return duplicate_later(call, comm, newcomm, request, std::nullopt);
}

Code guest_MPI_Comm_idup_with_info(Context* context, Handle comm, Handle info, Address newcomm, Address request) {
  Call call(*context, "MPI_Comm_idup_with_info", comm);
  const HostHints hints(HintsFor::communicator, call.info("info", info));
  return duplicate_later(call, comm, newcomm, request, hints.host());
}

namespace {

/// Ends a communicator by MPI_Comm_free or MPI_Comm_disconnect, which differ in waiting for messages.
Code end_communicator(Call& call, Address comm, int (*host_function)(MPI_Comm*)) {
  Context& context = call.context();
  Handle* place = call.place<Handle>("comm", comm);
  if (place == nullptr) return call.raise();
  const Handle handle = read_once(place);
  call.errors_on(handle);
  Communicator& communicator = call.communicator("comm", handle);
  if (!call.failed() && translate::is_predefined(handle)) {
    call.fail(guest_MPI_ERR_COMM, "a predefined communicator cannot be freed");
  }
  if (!call.failed() && communicator.attributes.callbacks > 0) {
    call.fail(guest_MPI_ERR_COMM, "comm cannot be freed by a callback for its own attributes");
  }
  if (!call.failed() && host_function == &MPI_Comm_disconnect && has_open_requests(context, communicator, handle)) {
    call.fail(guest_MPI_ERR_PENDING, "operations on comm have not been completed");
  }
  if (call.failed()) return call.raise();
  const Code deleted = delete_attributes(context, handle, communicator.attributes);
  if (deleted != 0) return raise_error(context, handle, call.name(), deleted, "an attribute delete function failed");
  if (!wait_until_unused(handle, communicator, [&] { return context.communicator(handle); })) {
    call.fail(guest_MPI_ERR_COMM, "comm has been freed by another thread meanwhile");
    return call.raise();
  }
  const int code = give_up(context, handle, host_function);
  *place = guest_MPI_COMM_NULL;
  return call.finish(code);
}

}  // namespace

Code guest_MPI_Comm_free(Context* context, Address comm) {
  Call call(*context, "MPI_Comm_free");
  return end_communicator(call, comm, MPI_Comm_free);
}

Code guest_MPI_Comm_disconnect(Context* context, Address comm) {
  Call call(*context, "MPI_Comm_disconnect");
  return end_communicator(call, comm, MPI_Comm_disconnect);
}

}  // namespace mpiwasm::calls
