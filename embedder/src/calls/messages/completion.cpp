// Completing requests (MPI-5.0, 3.7.3 and 3.7.5).
//
// Results that determine the next steps are received in host memory and stored last: in guest memory they may overlap,
// and neither the library nor this code may trust values read back from there.
#include <algorithm>
#include <vector>

#include "calls/core/exceptions.hpp"
#include "calls/core/in_flight.hpp"
#include "calls/core/quick_call.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/guest_functions.hpp"
#include "calls/messages/one_request.hpp"
#include "calls/messages/request_arguments.hpp"

namespace mpiwasm::calls {

namespace {

bool success(int code) { return code == MPI_SUCCESS; }

Code careful_wait(Context* context, Address request, Address status) {
  Call call(*context, "MPI_Wait");
  RequestArguments pending(call, "request", request, 1, RequestArguments::Use::waiting);
  StatusArguments result(call, "status", status, 1);
  if (call.failed()) return call.raise();
  const int code = pending.settle(0, MPI_Wait(pending.host(), result.host()));
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
  const int code = pending.settle(0, MPI_Test(pending.host(), &done, result.host()));
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
  const int code = pending.wait_for_all(result);
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
  const int code = pending.test_all(done, result);
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
  const int host_code = MPI_Waitany(entries, pending.host(), &found, result.host());
  const int code = pending.settle(found, host_code);
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
  const int host_code = MPI_Testany(entries, pending.host(), &found, &done, result.host());
  const int code = pending.settle(found, host_code);
  if (done != 0 && found >= 0 && found < entries) result.keep(0, pending.status_content(found));
  pending.update();
  if (done != 0) result.store(1, false);
  *index_place = found;
  *flag_place = done;
  return call.finish(code);
}

namespace {

/// What the library says of one operation, by the code of a call for several and its status.
int code_of_one(int code, const MPI_Status& status) {
  int error_class = code;
  MPI_Error_class(code, &error_class);
  return error_class == MPI_ERR_IN_STATUS ? status.MPI_ERROR : code;
}

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
  // Which communicators have not been made, the statuses alone say.
  std::vector<MPI_Status> unasked(pending.make_communicators() && result.is_ignored() ? places.size() : 0);
  MPI_Status* const host_statuses = unasked.empty() ? result.host() : unasked.data();
  int code = translate::of_library(host_function, entries, pending.host(), &found, numbers.data(), host_statuses);
  const int host_code = code;
  for (int i = 0; found != MPI_UNDEFINED && i < std::clamp(found, 0, entries); ++i) {
    const int index = std::clamp(numbers[static_cast<std::size_t>(i)], 0, entries - 1);
    if (pending.make_communicators()) {
      const int one = code_of_one(host_code, host_statuses[i]);
      const int settled = pending.settle(index, one);
      if (settled != one) result.fail(i, settled);
      if (settled != one) code = MPI_ERR_IN_STATUS;
    }
    result.keep(i, pending.status_content(index));
  }
  pending.update();
  if (found != MPI_UNDEFINED) {
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

}  // namespace mpiwasm::calls
