// Threads of one process in collective calls of mpiwasm's own. MPI leaves it to the program that no two of its threads
// are in collective calls on one communicator (MPI-5.0, 6.14). A program that does not care would have what mpiwasm and
// the library exchange in one call received in the other one, in an order that differs between processes.
#pragma once

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// Waits until no other thread of this process is in such a call on `comm`. From then on, the calling thread is, until
/// the end of its call. Calls that all processes make in any order are matched whole, and agree or fail.
void take_collective_turn(Context& context, const Communicator& comm);

}  // namespace mpiwasm::calls
