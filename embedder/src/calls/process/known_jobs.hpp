// MPICH 5.0 keeps a list of the jobs that a process has met, with room for 1024 of them, and never forgets one. It
// writes behind the list.
#pragma once

#include "calls/communicators/collective_call.hpp"
#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// Counts a job that the processes of a communicator start or connect to. Fails the call in all of them if one has met
/// as many as it may. Collective.
void meet_another_job(Call& call, const CollectiveCall& together);

}  // namespace mpiwasm::calls
