// Which component of Open MPI does the work of a window. MPI does not say it.
#pragma once

#include "calls/core/generated_call.hpp"
#include "calls/windows/window.hpp"

namespace mpiwasm::calls {

/// Whether a dynamic window is one of `osc/ucx` of Open MPI before 5.0. It looks memory up in a list of what the target
/// has attached, without regard to what it finds: with two attached blocks it does not find the first one, and takes
/// what lies before the list in the heap for it.
[[nodiscard]] bool finds_wrong_memory(MPI_Win dynamic);

/// Whether a window is one of `osc/pt2pt` of Open MPI before 5.0, which does the work where there is neither shared
/// memory nor UCX. It sends data and descriptions of types apart from what they belong to, under one of 16,384 numbers,
/// so that a program can have it take the data of one operation for those of another: a process receives more than it
/// has room for, or has places in its memory described to it.
[[nodiscard]] bool has_separate_data(MPI_Win window);

/// Frees such a window, in all processes, and raises the error.
Code refuse_component(Call& call, Window& window);

}  // namespace mpiwasm::calls
