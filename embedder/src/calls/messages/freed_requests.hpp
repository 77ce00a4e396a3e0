// Requests that the guest has freed while their operations were under way.
#pragma once

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// Frees a request whose operation is under way: at once where the library survives that, otherwise when the operation
/// is over. Returns the library's error code.
int free_under_way(Context& context, MPI_Request& request);

/// Frees those that had to wait and whose operations are over now.
void free_completed_requests(Context& context);

}  // namespace mpiwasm::calls
