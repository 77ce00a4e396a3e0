// Requests whose work the guest does itself, "generalized requests" (MPI-5.0, 13.2). The library calls the functions
// below when such a request is completed, freed or cancelled, and they call the guest's.
#include <fmt/format.h>

#include "calls/core/callbacks.hpp"
#include "calls/core/generated_call.hpp"
#include "calls/core/library_life.hpp"
#include "calls/core/threaded_call.hpp"

namespace mpiwasm::calls {

namespace {

constexpr std::size_t most_program_requests = std::size_t{1} << 17;

/// The guest's codes are classes; the library needs its own codes.
int host_code(Code code) {
  if (code == 0) return MPI_SUCCESS;
  const translate::ConstantRow* row = translate::find_guest(translate::error_class_rows, code);
  return row == nullptr ? MPI_ERR_OTHER : row->host;
}

// What the library keeps for a request is a number: it may call again for one that is over, such as one whose free
// function has failed.

void* state_of(std::uintptr_t number) { return reinterpret_cast<void*>(number); }

/// Calls `use` with the guest's functions of a request, in a copy that no callback can free.
template <class Use>
int call_program(const char* what, void* state, Use use) {
  return without_exceptions(what, [&] {
    const CallbackTurn turn;
    Context& context = process_context();
    const auto found = context.program_requests.find(reinterpret_cast<std::uintptr_t>(state));
    if (found == context.program_requests.end()) return MPI_ERR_REQUEST;
    const LibraryCallback callback{context};
    return host_code(use(context, ProgramRequest{found->second}));
  });
}

int query(void* state, MPI_Status* status) {
  return call_program("a query function", state, [&](Context& context, const ProgramRequest& request) {
    return call_request_query(context, request, status);
  });
}

int free_request(void* state) {
  const CallbackTurn turn;
  Context& context = process_context();
  const auto number = reinterpret_cast<std::uintptr_t>(state);
  // The library wants to be rid of it once more; there is nothing left to free.
  if (!context.program_requests.contains(number)) return MPI_SUCCESS;
  return call_program("a free function", state, [&](Context&, const ProgramRequest& request) {
    // Before the callback, which may not return.
    context.program_requests.erase(number);
    return call_request_free(context, request);
  });
}

int cancel(void* state, int complete) {
  return call_program("a cancel function", state, [&](Context& context, const ProgramRequest& request) {
    return call_request_cancel(context, request, complete != 0);
  });
}

}  // namespace

Code guest_MPI_Grequest_start(Context* context, Function query_fn, Function free_fn, Function cancel_fn,
                              UserData extra_state, Address request) {
  Call call(*context, "MPI_Grequest_start");
  if (MPI_Grequest_start == nullptr) return call.unsupported(missing_in_library);
  Handle* place = call.result_place(call.context().requests, "request", request);
  // One that is freed before it is complete stays with the library.
  if (!call.failed() && context->program_requests.size() >= most_program_requests)
    call.fail(guest_MPI_ERR_NO_MEM, fmt::format("{} generalized requests are not complete, more than which no process "
                                                "may have",
                                                most_program_requests));
  if (call.failed()) return call.raise();
  const std::uintptr_t number = ++context->last_program_request;
  context->program_requests[number] = {query_fn, free_fn, cancel_fn, extra_state};
  MPI_Request host = MPI_REQUEST_NULL;
  const int code = MPI_Grequest_start(query, free_request, cancel, state_of(number), &host);
  if (code != MPI_SUCCESS) {
    context->program_requests.erase(number);
    return call.raise_host(code);
  }
  const Handle handle = call.new_request(host, no_handle);
  Request& request_made = *context->requests.find(handle);
  request_made.awaits_program = true;
  request_made.is_of_program = true;
  *place = handle;
  return 0;
}

Code guest_MPI_Grequest_complete(Context* context, Handle request) {
  Call call(*context, "MPI_Grequest_complete");
  Request* found = call.request("request", request);
  if (!call.failed() && !found->awaits_program) {
    call.fail(guest_MPI_ERR_REQUEST, "request was not made by MPI_Grequest_start, or is complete already");
  }
  if (call.failed()) return call.raise();
  found->awaits_program = false;
  return call.finish(MPI_Grequest_complete(found->host));
}

}  // namespace mpiwasm::calls
