// Starting, cancelling and freeing requests (MPI-5.0, 3.7 to 3.9).
#include <algorithm>
#include <array>
#include <list>
#include <string>
#include <string_view>

#include "calls/checkpoint/persistent_collectives.hpp"
#include "calls/core/in_flight.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/guest_functions.hpp"
#include "calls/messages/freed_requests.hpp"
#include "calls/messages/request_arguments.hpp"

namespace mpiwasm::calls {

namespace {

bool success(int code) { return code == MPI_SUCCESS; }

}  // namespace

Code guest_MPI_Start(Context* context, Address request) {
  Call call(*context, "MPI_Start");
  RequestArguments started(call, "request", request, 1);
  if (!call.failed() && started.has_null()) call.fail(guest_MPI_ERR_REQUEST, "request is MPI_REQUEST_NULL");
  if (call.failed()) return call.raise();
  const int code = started.start();
  started.update();
  return call.finish(code);
}

Code guest_MPI_Startall(Context* context, std::int32_t count, Address requests) {
  Call call(*context, "MPI_Startall");
  const int entries = call.count("count", count);
  RequestArguments started(call, "array_of_requests", requests, entries);
  if (!call.failed() && started.has_null()) {
    call.fail(guest_MPI_ERR_REQUEST, "array_of_requests has a null request");
  }
  if (call.failed()) return call.raise();
  const int code = started.start();
  started.update();
  return call.finish(code);
}

namespace {

/// Open MPI 4.1 takes a receive out of a list while a message that another thread brings may just have taken it out:
/// the message was lost, and the list damaged.
Code cancel(Call& call, MPI_Request* request) {
#if defined(OPEN_MPI)
  if (translate::callers.give_turns_away()) {
    if (!translate::callers.has_library_alone()) {
      return call.unsupported("another thread waits in an MPI call, and Open MPI cannot cancel meanwhile");
    }
    return call.finish((MPI_Cancel)(request));
  }
#endif
  return call.finish(MPI_Cancel(request));
}

/// Whether a request is of a send, as far as the library must be kept from cancelling it.
bool is_kept_send(Context& context, Handle handle) {
  if (!context.library.must_not_cancel_sends() || context.requests.find(handle)->is_of_program) return false;
  constexpr std::array<std::string_view, 6> receives{"MPI_Irecv",       "MPI_Irecv_c",    "MPI_Recv_init",
                                                     "MPI_Recv_init_c", "MPI_Precv_init", "MPI_Precv_init_c"};
  const MessageRecipe* recipe = context.requests.note(handle);
  return recipe == nullptr || recipe->function == nullptr ||
         std::ranges::find(receives, recipe->function) == receives.end();
}

}  // namespace

Code guest_MPI_Cancel(Context* context, Address request) {
  Call call(*context, "MPI_Cancel");
  RequestArguments pending(call, "request", request, 1);
  if (!call.failed() && *pending.host() == MPI_REQUEST_NULL) {
    call.fail(guest_MPI_ERR_REQUEST, "request is MPI_REQUEST_NULL");
  }
  if (!call.failed() && pending.status_content(0) == StatusContent::nothing) {
    call.fail(guest_MPI_ERR_REQUEST, "request is of an operation that cannot be cancelled");
  }
  if (call.failed()) return call.raise();
  // What is complete, or was never started, cannot be cancelled any more. Open MPI does not look.
  int over = 0;
  const int code = MPI_Request_get_status(*pending.host(), &over, MPI_STATUS_IGNORE);
  if (!success(code) || over != 0 || is_kept_send(*context, pending.handle(0))) return call.finish(code);
  return cancel(call, pending.host());
}

namespace {

/// Frees a request of the host; `over` is set if its operation has completed.
int free_request(Context& context, Request& request, bool& over) {
  if (request.used == nullptr && request.awaits_program) {
    // Another thread cannot complete it meanwhile.
    request.awaits_program = false;
    const std::size_t before = context.program_requests.size();
    const int freed = MPI_Request_free(&request.host);
    request.awaits_program = !success(freed);
    // It stays with the library, also where that has freed what the program keeps for it, and counts among the others.
    if (success(freed) && context.program_requests.size() < before)
      context.program_requests[++context.last_program_request] = {};
    return freed;
  }
  // Operations on files and windows end by themselves, and both can go afterwards only.
  if (request.used != nullptr &&
      (context.file(request.communicator) == request.used || context.window(request.communicator) == request.used)) {
    over = true;
    return MPI_Wait(&request.host, MPI_STATUS_IGNORE);
  }
  int done = 0;
  const int code = MPI_Request_get_status(request.host, &done, MPI_STATUS_IGNORE);
  over = done != 0;
  // Not by MPI_Request_free, which does not say whether the communicator has been made.
  if (done != 0 && request.keep != nullptr && request.keep->unfinished.communicator != nullptr) {
    (void)settle_duplicate(context, request, MPI_Wait(&request.host, MPI_STATUS_IGNORE));
    return MPI_SUCCESS;
  }
  if (!success(code)) return code;
  if (done == 0) return free_under_way(context, request);
  const int freed = MPI_Request_free(&request.host);
  if (request.keep != nullptr) end_use(std::exchange(request.keep->message_from, nullptr));
  return freed;
}

}  // namespace

Code guest_MPI_Request_free(Context* context, Address request) {
  Call call(*context, "MPI_Request_free");
  Handle* place = call.place<Handle>("request", request);
  const Handle handle = place == nullptr ? no_handle : read_once(place);
  if (!has_alone(handle, false)) call.fail(guest_MPI_ERR_REQUEST, std::string("request ") + used_by_another);
  Request* found = place == nullptr ? nullptr : call.request("request", handle);
  if (call.failed()) return call.raise();
  call.errors_on(found->communicator);
  bool over = found->host == MPI_REQUEST_NULL;
  // Room first, for afterwards nothing must be thrown.
  std::list<std::unique_ptr<RequestKeep>> kept(1);
  const int code = over ? MPI_SUCCESS : free_request(*context, *found, over);
  Request freed = success(code) ? context->requests.remove(handle) : Request{};
  // While the operation runs, nothing will say when it is over: what it uses is kept for good.
  if (success(code)) note_freed(*context, freed);
  if (over && success(code)) end_request(*context, freed);
  if (freed.keep != nullptr && freed.used == nullptr && freed.keep->is_reusable()) {
    // Of a message: the library reads nothing of it.
    context->give_back(std::move(freed.keep));
  } else if (freed.keep && !over) {
    kept.front() = std::move(freed.keep);
    context->kept_for_good.splice(context->kept_for_good.end(), kept);
  }
  if (!success(code)) return call.raise_host(code);
  *place = guest_MPI_REQUEST_NULL;
  return 0;
}

}  // namespace mpiwasm::calls
