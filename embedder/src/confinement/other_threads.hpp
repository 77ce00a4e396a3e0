// Threads that existed before confinement: those of the compiler, or of libraries. Filters apply to the thread that
// installs them, so each thread installs them itself, interrupted by SIGSYS, which is never blocked (file_thread.hpp).
#pragma once

#include <linux/filter.h>
#include <sys/types.h>

#include <string>
#include <vector>

namespace mpiwasm::confinement {

/// Puts the filter on all threads of this process but this one and another one. Returns what is wrong, or an empty
/// text.
[[nodiscard]] std::string confine_other_threads(const std::vector<sock_filter>& filter, pid_t but_not);

/// In the handler of SIGSYS, when the signal did not come from a filter.
void confine_this_thread();

}  // namespace mpiwasm::confinement
