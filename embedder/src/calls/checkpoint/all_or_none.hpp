// All programs of a job can be saved, or none.
#pragma once

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// Ends the job when only some of its processes can be saved: these would wait for the others at their first stopping
/// point. Collective over all processes, when MPI has started.
void end_unless_all_are_alike(Context& context);

}  // namespace mpiwasm::calls
