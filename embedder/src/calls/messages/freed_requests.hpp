// Requests that the guest has freed while their operations were under way.
#pragma once

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// Frees a request whose operation is under way: at once where the library survives that, otherwise when the operation
/// is over. Returns the library's error code.
int free_under_way(Context& context, Request& request);

/// Frees those that had to wait and whose operations are over now.
void free_completed_requests(Context& context);

/// Whether messages whose requests were freed may be under way on a communicator of the library, which does not keep it
/// for them.
[[nodiscard]] bool has_freed_requests(const Context& context, MPI_Comm communicator);
/// Waits for all messages on `comm` whose requests were freed.
void wait_for_freed_requests(Context& context, const Communicator& comm);

}  // namespace mpiwasm::calls
