// Which component of Open MPI does the work of a window. MPI does not say it.
#pragma once

#include "translate/mpi.hpp"

namespace mpiwasm::calls {

/// Whether a dynamic window is one of `osc/ucx` of Open MPI before 5.0. It looks memory up in a list of what the target
/// has attached, without regard to what it finds: with two attached blocks it does not find the first one, and takes
/// what lies before the list in the heap for it.
[[nodiscard]] bool finds_wrong_memory(MPI_Win dynamic);

}  // namespace mpiwasm::calls
