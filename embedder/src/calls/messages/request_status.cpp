// Asking for the status of requests without completing them (MPI-5.0, 3.7.6).
//
// Results that determine the next steps are received in host memory and stored last: in guest memory they may overlap,
// and neither the library nor this code may trust values read back from there.
#include <string>

#include "calls/core/threaded_call.hpp"
#include "calls/guest_functions.hpp"
#include "calls/messages/request_arguments.hpp"

namespace mpiwasm::calls {

namespace {

bool success(int code) { return code == MPI_SUCCESS; }

}  // namespace

Code guest_MPI_Request_get_status(Context* context, Handle request, Address flag, Address status) {
  Call call(*context, "MPI_Request_get_status");
  if (!has_alone(request, false)) call.fail(guest_MPI_ERR_REQUEST, std::string("request ") + used_by_another);
  Request* found = request == guest_MPI_REQUEST_NULL ? nullptr : call.request("request", request);
  StatusArguments result(call, "status", status, 1);
  int* place = call.place<int>("flag", flag);
  if (found != nullptr) call.errors_on(found->communicator);
  if (call.failed()) return call.raise();
  int done = 0;
  const int code = MPI_Request_get_status(found == nullptr ? MPI_REQUEST_NULL : found->host, &done, result.host());
  if (done != 0 && found != nullptr) result.keep(0, found->status_content());
  if (done != 0) result.store(1, false);
  *place = done;
  return call.finish(code);
}

// MPI-4.1 asks for the status of several requests without completing them; each is asked by itself.

Code guest_MPI_Request_get_status_all(Context* context, std::int32_t count, Address requests, Address flag,
                                      Address statuses) {
  Call call(*context, "MPI_Request_get_status_all");
  const int entries = call.count("count", count);
  RequestArguments pending(call, "array_of_requests", requests, entries);
  StatusArguments result(call, "array_of_statuses", statuses, entries);
  int* place = call.place<int>("flag", flag);
  if (call.failed()) return call.raise();
  int done = 1;
  for (int i = 0; i < entries; ++i) {
    int one = 0;
    const int code = MPI_Request_get_status(pending.host()[i], &one, result.host_of(i));
    if (!success(code)) return call.raise_host(code);
    if (one == 0) done = 0;
    if (one != 0) result.keep(i, pending.status_content(i));
  }
  if (done != 0) result.store(entries, false);
  *place = done;
  return 0;
}

Code guest_MPI_Request_get_status_any(Context* context, std::int32_t count, Address requests, Address index,
                                      Address flag, Address status) {
  Call call(*context, "MPI_Request_get_status_any");
  const int entries = call.count("count", count);
  RequestArguments pending(call, "array_of_requests", requests, entries);
  StatusArguments result(call, "status", status, 1);
  int* index_place = call.place<int>("indx", index);
  int* flag_place = call.place<int>("flag", flag);
  if (call.failed()) return call.raise();
  bool all_null = true;
  int done = 0;
  int found = MPI_UNDEFINED;
  for (int i = 0; i < entries && done == 0; ++i) {
    if (pending.host()[i] == MPI_REQUEST_NULL) continue;
    all_null = false;
    const int code = MPI_Request_get_status(pending.host()[i], &done, result.host());
    if (!success(code)) return call.raise_host(code);
    if (done != 0) found = i;
    if (done != 0) result.keep(0, pending.status_content(i));
  }
  if (all_null) {
    const int code = MPI_Request_get_status(MPI_REQUEST_NULL, &done, result.host());  // the empty status
    if (!success(code)) return call.raise_host(code);
  }
  if (done != 0) result.store(1, false);
  *index_place = found;
  *flag_place = done;
  return 0;
}

Code guest_MPI_Request_get_status_some(Context* context, std::int32_t count, Address requests, Address completed,
                                       Address indices, Address statuses) {
  Call call(*context, "MPI_Request_get_status_some");
  const int entries = call.count("incount", count);
  RequestArguments pending(call, "array_of_requests", requests, entries);
  StatusArguments result(call, "array_of_statuses", statuses, entries);
  int* found = call.place<int>("outcount", completed);
  const std::span<int> places = call.array<int>("array_of_indices", indices, entries);
  if (call.failed()) return call.raise();
  int complete = 0;
  bool all_null = true;
  for (int i = 0; i < entries; ++i) {
    if (pending.host()[i] == MPI_REQUEST_NULL) continue;
    all_null = false;
    int done = 0;
    const int code = MPI_Request_get_status(pending.host()[i], &done, result.host_of(complete));
    if (!success(code)) return call.raise_host(code);
    if (done == 0) continue;
    result.keep(complete, pending.status_content(i));
    places[static_cast<std::size_t>(complete++)] = i;
  }
  *found = all_null ? MPI_UNDEFINED : complete;
  if (!all_null) result.store(complete, false);
  return 0;
}

}  // namespace mpiwasm::calls
