// Completing, starting, cancelling and freeing requests (MPI-5.0, 3.7 to 3.9).
//
// Results that determine the next steps are received in host memory and stored last: in guest memory they may overlap,
// and neither the library nor this code may trust values read back from there.
#include <algorithm>
#include <list>
#include <string>
#include <utility>
#include <vector>

#include "calls/core/exceptions.hpp"
#include "calls/core/in_flight.hpp"
#include "calls/core/quick_call.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/guest_functions.hpp"
#include "calls/messages/one_request.hpp"
#include "calls/messages/partitioned_emulation.hpp"
#include "calls/messages/request_arguments.hpp"

namespace mpiwasm::calls {

namespace {

bool success(int code) { return code == MPI_SUCCESS; }

Code careful_wait(Context* context, Address request, Address status) {
  Call call(*context, "MPI_Wait");
  RequestArguments pending(call, "request", request, 1, RequestArguments::Use::waiting);
  StatusArguments result(call, "status", status, 1);
  if (call.failed()) return call.raise();
  const int code = MPI_Wait(pending.host(), result.host());
  result.keep(pending, 1);
  pending.update();
  result.store(1, false);
  return call.finish(code);
}

Code careful_test(Context* context, Address request, Address flag, Address status) {
  Call call(*context, "MPI_Test");
  RequestArguments pending(call, "request", request, 1);
  StatusArguments result(call, "status", status, 1);
  int* place = call.place<int>("flag", flag);
  if (call.failed()) return call.raise();
  int done = 0;
  const int code = MPI_Test(pending.host(), &done, result.host());
  result.keep(pending, done != 0 ? 1 : 0);
  pending.update();
  if (done != 0) result.store(1, false);
  *place = done;
  return call.finish(code);
}

}  // namespace

Code guest_MPI_Wait(Context* context, Address request, Address status) {
  OneRequest pending(*context, request, status, true);
  if (pending.failed()) [[unlikely]]
    return GuardedCall<&careful_wait, "MPI_Wait">::code(context, request, status);
  MPI_Request host = pending.host();
  const int code = MPI_Wait(&host, pending.status());
  return pending.finish("MPI_Wait", code, host, true);
}

Code guest_MPI_Test(Context* context, Address request, Address flag, Address status) {
  OneRequest pending(*context, request, status, false);
  int* place = QuickCall(*context, "MPI_Test").place<int>("flag", flag);
  if (pending.failed() || place == nullptr) [[unlikely]]
    return GuardedCall<&careful_test, "MPI_Test">::code(context, request, flag, status);
  MPI_Request host = pending.host();
  int done = 0;
  const int code = MPI_Test(&host, &done, pending.status());
  const Code result = pending.finish("MPI_Test", code, host, done != 0);
  *place = done;
  return result;
}

Code guest_MPI_Waitall(Context* context, std::int32_t count, Address requests, Address statuses) {
  Call call(*context, "MPI_Waitall");
  const int entries = call.count("count", count);
  RequestArguments pending(call, "array_of_requests", requests, entries, RequestArguments::Use::waiting);
  StatusArguments result(call, "array_of_statuses", statuses, entries);
  if (call.failed()) return call.raise();
  const int code = MPI_Waitall(entries, pending.host(), result.host());
  result.keep(pending, entries);
  pending.update();
  result.store(entries, !success(code));
  return call.finish(code);
}

Code guest_MPI_Testall(Context* context, std::int32_t count, Address requests, Address flag, Address statuses) {
  Call call(*context, "MPI_Testall");
  const int entries = call.count("count", count);
  RequestArguments pending(call, "array_of_requests", requests, entries);
  StatusArguments result(call, "array_of_statuses", statuses, entries);
  int* place = call.place<int>("flag", flag);
  if (call.failed()) return call.raise();
  int done = 0;
  const int code = MPI_Testall(entries, pending.host(), &done, result.host());
  result.keep(pending, done != 0 || !success(code) ? entries : 0);
  pending.update();
  if (done != 0 || !success(code)) result.store(entries, !success(code));
  *place = done;
  return call.finish(code);
}

Code guest_MPI_Waitany(Context* context, std::int32_t count, Address requests, Address index, Address status) {
  Call call(*context, "MPI_Waitany");
  const int entries = call.count("count", count);
  RequestArguments pending(call, "array_of_requests", requests, entries, RequestArguments::Use::waiting);
  StatusArguments result(call, "status", status, 1);
  int* place = call.place<int>("indx", index);
  if (call.failed()) return call.raise();
  int found = MPI_UNDEFINED;
  const int code = MPI_Waitany(entries, pending.host(), &found, result.host());
  if (found >= 0 && found < entries) result.keep(0, pending.status_content(found));
  pending.update();
  result.store(1, false);
  *place = found;
  return call.finish(code);
}

Code guest_MPI_Testany(Context* context, std::int32_t count, Address requests, Address index, Address flag,
                       Address status) {
  Call call(*context, "MPI_Testany");
  const int entries = call.count("count", count);
  RequestArguments pending(call, "array_of_requests", requests, entries);
  StatusArguments result(call, "status", status, 1);
  int* index_place = call.place<int>("indx", index);
  int* flag_place = call.place<int>("flag", flag);
  if (call.failed()) return call.raise();
  int found = MPI_UNDEFINED;
  int done = 0;
  const int code = MPI_Testany(entries, pending.host(), &found, &done, result.host());
  if (done != 0 && found >= 0 && found < entries) result.keep(0, pending.status_content(found));
  pending.update();
  if (done != 0) result.store(1, false);
  *index_place = found;
  *flag_place = done;
  return call.finish(code);
}

namespace {

using CompleteSome = int (*)(int, MPI_Request*, int*, int*, MPI_Status*);

/// MPI_Waitsome and MPI_Testsome, which differ in nothing but patience.
Code complete_some(Call& call, CompleteSome host_function, RequestArguments::Use use, std::int32_t count,
                   Address requests, Address completed, Address indices, Address statuses) {
  const int entries = call.count("incount", count);
  RequestArguments pending(call, "array_of_requests", requests, entries, use);
  StatusArguments result(call, "array_of_statuses", statuses, entries);
  int* count_place = call.place<int>("outcount", completed);
  const std::span<int> places = call.array<int>("array_of_indices", indices, entries);
  if (call.failed()) return call.raise();
  int found = 0;
  translate::SmallArray<int> numbers(places.size());
  const int code = translate::of_library(host_function, entries, pending.host(), &found, numbers.data(), result.host());
  pending.update();
  if (found != MPI_UNDEFINED) {
    for (int i = 0; i < std::clamp(found, 0, entries); ++i)
      result.keep(i, pending.status_content(std::clamp(numbers[static_cast<std::size_t>(i)], 0, entries - 1)));
    result.store(found, !success(code));
    std::copy_n(numbers.begin(), std::clamp(found, 0, entries), places.begin());
  }
  *count_place = found;
  return call.finish(code);
}

}  // namespace

Code guest_MPI_Waitsome(Context* context, std::int32_t count, Address requests, Address completed, Address indices,
                        Address statuses) {
  Call call(*context, "MPI_Waitsome");
  return complete_some(call, &MPI_Waitsome, RequestArguments::Use::waiting, count, requests, completed, indices,
                       statuses);
}

Code guest_MPI_Testsome(Context* context, std::int32_t count, Address requests, Address completed, Address indices,
                        Address statuses) {
  Call call(*context, "MPI_Testsome");
  return complete_some(call, &MPI_Testsome, RequestArguments::Use::briefly, count, requests, completed, indices,
                       statuses);
}

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
  if (!success(code) || over != 0) return call.finish(code);
  return call.finish(MPI_Cancel(pending.host()));
}

namespace {

/// Frees the request of a message. MPICH 4.0 frees a message to the process itself with its request, and reads that
/// memory when the message is received: such requests are freed when they are over.
int free_message([[maybe_unused]] Context& context, MPI_Request& request) {
#if !defined(OPEN_MPI) && !defined(MPIWASM_SERIAL_MPI)
  // Other threads use the list meanwhile.
  std::vector<MPI_Request> freed = std::exchange(context.freed_requests, {});
  std::erase_if(freed, [](MPI_Request& each) {
    int done = 0;
    return MPI_Test(&each, &done, MPI_STATUS_IGNORE) != MPI_SUCCESS || done != 0;
  });
  context.freed_requests.insert(context.freed_requests.end(), freed.begin(), freed.end());
  int done = 0;
  if (const int code = MPI_Request_get_status(request, &done, MPI_STATUS_IGNORE); !success(code)) return code;
  if (done == 0) {
    context.freed_requests.push_back(request);
    return MPI_SUCCESS;
  }
#endif
  return MPI_Request_free(&request);
}

/// Frees a request of the host; `over` is set if its operation has completed.
int free_request(Context& context, Request& request, bool& over) {
  if (request.used == nullptr && request.awaits_program) return MPI_Request_free(&request.host);
  if (request.used == nullptr) return free_message(context, request.host);
  // Operations on files and windows end by themselves, and both can go afterwards only.
  if (context.file(request.communicator) == request.used || context.window(request.communicator) == request.used) {
    over = true;
    return MPI_Wait(&request.host, MPI_STATUS_IGNORE);
  }
  int done = 0;
  if (const int code = MPI_Request_get_status(request.host, &done, MPI_STATUS_IGNORE); !success(code)) return code;
  over = done != 0;
  return MPI_Request_free(&request.host);
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
  if (over && success(code)) end_request(*context, freed);
  if (freed.keep && !over) {
    kept.front() = std::move(freed.keep);
    context->kept_for_good.splice(context->kept_for_good.end(), kept);
  }
  if (!success(code)) return call.raise_host(code);
  *place = guest_MPI_REQUEST_NULL;
  return 0;
}

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
