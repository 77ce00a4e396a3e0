// The command line that starts another guest as this one was started, for MPI_Comm_spawn.
#pragma once

#include <string>
#include <vector>

#include "command/options.hpp"

namespace mpiwasm::command {

/// This program and its options, without the module. Granted directories are absolute, because the other guest may
/// start in another directory. `variables` are the guest's, NAME=VALUE each.
[[nodiscard]] std::vector<std::string> spawn_command(const RunOptions& options,
                                                     const std::vector<std::string>& variables);

}  // namespace mpiwasm::command
