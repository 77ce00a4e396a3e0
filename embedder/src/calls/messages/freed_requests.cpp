// See freed_requests.hpp.
#include "calls/messages/freed_requests.hpp"

#include <utility>
#include <vector>

namespace mpiwasm::calls {

// MPICH 4.0 frees a message to the process itself with its request, and reads that memory when the message is received;
// so it does with the schedule of a persistent collective operation, which stays in the list of all that are active.
int free_under_way([[maybe_unused]] Context& context, MPI_Request& request) {
#if defined(OPEN_MPI) || defined(MPIWASM_SERIAL_MPI)
  return MPI_Request_free(&request);
#else
  free_completed_requests(context);
  context.freed_requests.push_back(request);
  return MPI_SUCCESS;
#endif
}

void free_completed_requests(Context& context) {
  // Other threads use the list meanwhile.
  std::vector<MPI_Request> freed = std::exchange(context.freed_requests, {});
  std::erase_if(freed, [](MPI_Request& request) {
    int is_done = 0;
    if (MPI_Test(&request, &is_done, MPI_STATUS_IGNORE) != MPI_SUCCESS) return true;
    // A persistent one is there still, inactive.
    if (is_done != 0 && request != MPI_REQUEST_NULL) MPI_Request_free(&request);
    return is_done != 0;
  });
  context.freed_requests.insert(context.freed_requests.end(), freed.begin(), freed.end());
}

}  // namespace mpiwasm::calls
