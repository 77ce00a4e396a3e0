// See interruptible_waits.hpp. MPI_Test and MPI_Testall have no effect as long as they find nothing complete.
#include "calls/messages/interruptible_waits.hpp"

#include <algorithm>
#include <span>

#include "calls/messages/one_request.hpp"

namespace mpiwasm::calls {

namespace {

/// Whether MPI_Test finds it complete as MPI_Wait does. MPICH says that access to a file is over only to a call that
/// waits, and MPICH 4.0 tests several persistent collective operations wrongly; generalized requests are the program's,
/// which is here.
bool is_ordinary(const Request& request) {
  if (request.transfers || request.is_of_program || request.awaits_program || request.parts != nullptr) return false;
  return request.keep == nullptr || request.keep->made_by.function == nullptr;
}

bool are_ordinary(Context& context, std::span<const Handle> handles) {
  return std::ranges::all_of(handles, [&](const Handle& place) {
    const Handle handle = read_once(&place);
    if (handle == guest_MPI_REQUEST_NULL) return true;
    const Request* request = context.requests.find(handle);
    return request != nullptr && is_ordinary(*request);
  });
}

}  // namespace

Waited wait_for_one(Context& context, Address request, Address status, const guest::Attention& attention, Code& code) {
  OneRequest pending(context, request, status, true);
  const auto* place = reinterpret_cast<const Handle*>(context.memory.at(request));
  if (pending.failed() || !are_ordinary(context, {place, 1})) return Waited::unsuited;
  MPI_Request host = pending.host();
  int done = 0;
  for (Patience patience;; patience.rest()) {
    const int host_code = MPI_Test(&host, &done, pending.status());
    if (host_code != MPI_SUCCESS || done != 0) {
      code = pending.finish("MPI_Wait", host_code, host, true);
      return Waited::complete;
    }
    if (attention.is_asked()) return Waited::interrupted;
  }
}

Waited wait_for_all(Context& context, std::int32_t count, Address requests, Address statuses,
                    const guest::Attention& attention, Code& code) {
  Call call(context, "MPI_Waitall");
  const int entries = call.count("count", count);
  const std::span<const Handle> list = call.array<Handle>("array_of_requests", requests, entries);
  if (call.failed() || !are_ordinary(context, list)) return Waited::unsuited;
  RequestArguments pending(call, "array_of_requests", requests, entries, RequestArguments::Use::waiting);
  StatusArguments result(call, "array_of_statuses", statuses, entries);
  if (call.failed()) return Waited::unsuited;
  int done = 0;
  for (Patience patience;; patience.rest()) {
    const int host_code = pending.test_all(done, result);
    if (host_code == MPI_SUCCESS && done == 0) {
      if (attention.is_asked()) return Waited::interrupted;
      continue;
    }
    result.keep(pending, entries);
    pending.update();
    result.store(entries, host_code != MPI_SUCCESS);
    code = call.finish(host_code);
    return Waited::complete;
  }
}

}  // namespace mpiwasm::calls
