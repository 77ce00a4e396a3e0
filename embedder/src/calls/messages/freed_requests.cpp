// See freed_requests.hpp.
#include "calls/messages/freed_requests.hpp"

#include <algorithm>
#include <list>
#include <utility>

#include "calls/core/in_flight.hpp"

namespace mpiwasm::calls {

namespace {

#if defined(OPEN_MPI)
constexpr bool keeps_communicators = false;
#else
constexpr bool keeps_communicators = true;
#endif

/// MPICH 4.0 frees a message to the process itself with its request, and reads that memory when the message is
/// received; so it does with the schedule of a persistent collective operation, which stays in the list of all that are
/// active. Open MPI frees intercommunicators under their messages (ended_communicators.hpp). It does not free requests
/// of collective operations that are under way.
bool can_be_freed_now([[maybe_unused]] const Request& request) {
#if defined(MPIWASM_SERIAL_MPI)
  return true;
#elif defined(OPEN_MPI)
  return request.used != nullptr || request.parts != nullptr;
#else
  return false;
#endif
}

MPI_Comm communicator_of(Context& context, const Request& request) {
  if (request.left_communicator != MPI_COMM_NULL) return request.left_communicator;
  const Communicator* comm = context.communicator(request.communicator);
  return comm == nullptr ? MPI_COMM_NULL : comm->host;
}

/// Frees it if its operation is over.
bool is_freed(FreedRequests::Each& each) {
  int is_done = 0;
  if (MPI_Test(&each.host, &is_done, MPI_STATUS_IGNORE) != MPI_SUCCESS) return true;
  // A persistent one is there still, inactive.
  if (is_done != 0 && each.host != MPI_REQUEST_NULL) MPI_Request_free(&each.host);
  return is_done != 0;
}

}  // namespace

int free_under_way(Context& context, Request& request) {
  // Of what the library frees, there may be no end to hear of, and what it uses stays.
  if (context.kept_for_good.size() >= FreedRequests::most) return MPI_ERR_NO_MEM;
  if (can_be_freed_now(request)) return MPI_Request_free(&request.host);
  FreedRequests& freed = context.freed_requests;
  if (freed.under_way.size() >= freed.many) {
    free_completed_requests(context);
    constexpr std::size_t few = 32;
    freed.many = std::clamp(2 * freed.under_way.size(), few, FreedRequests::most);
    if (freed.under_way.size() >= FreedRequests::most) return MPI_ERR_NO_MEM;
  }
  FreedRequests::Each& added = freed.under_way.emplace_back();
  added.host = request.host;
  added.communicator = communicator_of(context, request);
  if (request.keep == nullptr) return MPI_SUCCESS;
  added.message_from = std::exchange(request.keep->message_from, nullptr);
  if (request.keep->unfinished.communicator == nullptr && !request.keep->is_reusable())
    added.keep = std::move(request.keep);
  return MPI_SUCCESS;
}

void free_completed_requests(Context& context) {
  FreedRequests& freed = context.freed_requests;
  std::list<FreedRequests::Each> over;
  // Other threads use the list meanwhile.
  ++freed.threads;
  std::list<FreedRequests::Each> looked_at = std::exchange(freed.under_way, {});
  for (auto next = looked_at.begin(); next != looked_at.end();) {
    const auto each = next++;
    if (is_freed(*each)) over.splice(over.end(), looked_at, each);
  }
  freed.under_way.splice(freed.under_way.end(), looked_at);
  --freed.threads;
  // May free communicators.
  for (const FreedRequests::Each& each : over) end_use(each.message_from);
}

bool has_freed_requests(const Context& context, MPI_Comm communicator) {
  if (keeps_communicators) return false;
  const FreedRequests& freed = context.freed_requests;
  return freed.threads > 0 || std::ranges::any_of(freed.under_way, [&](const FreedRequests::Each& each) {
           return each.communicator == communicator;
         });
}

void wait_for_freed_requests(Context& context, const Communicator& comm) {
  const auto are_under_way = [&] {
    const FreedRequests& freed = context.freed_requests;
    return freed.threads > 0 || std::ranges::any_of(freed.under_way, [&](const FreedRequests::Each& each) {
             return each.message_from == &comm || each.communicator == comm.host;
           });
  };
  while (are_under_way()) {
    free_completed_requests(context);
    // Those that another thread looks at are not in the list: it goes on in this call.
    MPI_Request none = MPI_REQUEST_NULL;
    int is_done = 0;
    MPI_Test(&none, &is_done, MPI_STATUS_IGNORE);
  }
}

}  // namespace mpiwasm::calls
