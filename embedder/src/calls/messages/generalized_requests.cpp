// Requests whose work the guest does itself, "generalized requests" (MPI-5.0, 13.2). The library calls the functions
// below when such a request is completed, freed or cancelled, and they call the guest's.
#include "calls/core/callbacks.hpp"
#include "calls/core/generated_call.hpp"
#include "calls/core/library_life.hpp"

namespace mpiwasm::calls {

namespace {

/// The guest's codes are classes; the library wants its own.
int host_code(Code code) {
  if (code == 0) return MPI_SUCCESS;
  const translate::ConstantRow* row = translate::find_guest(translate::error_class_rows, code);
  return row == nullptr ? MPI_ERR_OTHER : row->host;
}

int query(void* request, MPI_Status* status) {
  return without_exceptions("a query function", [&] {
    const LibraryCallback callback{process_context()};
    return host_code(call_request_query(process_context(), *static_cast<ProgramRequest*>(request), status));
  });
}

int free_request(void* request) {
  return without_exceptions("a free function", [&] {
    // Copied, so that nothing has to be freed behind a callback that may not return.
    const LibraryCallback callback{process_context()};
    const ProgramRequest last_use = *static_cast<ProgramRequest*>(request);
    delete static_cast<ProgramRequest*>(request);
    return host_code(call_request_free(process_context(), last_use));
  });
}

int cancel(void* request, int complete) {
  return without_exceptions("a cancel function", [&] {
    const LibraryCallback callback{process_context()};
    return host_code(call_request_cancel(process_context(), *static_cast<ProgramRequest*>(request), complete != 0));
  });
}

}  // namespace

Code guest_MPI_Grequest_start(Context* context, Function query_fn, Function free_fn, Function cancel_fn,
                              Word extra_state, Address request) {
  Call call(*context, "MPI_Grequest_start");
  if (MPI_Grequest_start == nullptr) return call.unsupported(missing_in_library);
  Handle* place = call.result_place(call.context().requests, "request", request);
  if (call.failed()) return call.raise();
  auto functions = std::make_unique<ProgramRequest>(ProgramRequest{query_fn, free_fn, cancel_fn, extra_state});
  MPI_Request host = MPI_REQUEST_NULL;
  const int code = MPI_Grequest_start(query, free_request, cancel, functions.get(), &host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  (void)functions.release();  // free_request() owns it
  const Handle handle = call.new_request(host, no_handle);
  context->requests.find(handle)->awaits_program = true;
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
