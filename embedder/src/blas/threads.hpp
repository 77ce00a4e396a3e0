// How many threads the library may start.
#pragma once

#include <string>

#include "blas/choice.hpp"

namespace mpiwasm::blas {

/// One for each core of this rank. `cores` are those that this process may run on, `all_cores` those of the node.
/// Ranks that the launcher did not bind share the cores of the node.
[[nodiscard]] int threads_of_rank(int cores, int all_cores, const Variables& variables);

/// Sets the variables by which libraries learn the number of threads, unless the user did. Returns the number.
int limit_threads(const Variables& variables);

}  // namespace mpiwasm::blas
