// The module of a process that MPI_Comm_spawn has started: the program that starts it names the file, which must be one
// that it may read. It may put a link in the file's place at any time, so the new process finds it as that program
// does.
#pragma once

#include "command/options.hpp"
#include "guest/host_file.hpp"
#include "wasm/error.hpp"

namespace mpiwasm::command {

/// Opens options.module in the directories that the program is granted.
[[nodiscard]] wasm::Expected<guest::HostFile> open_granted_module(const RunOptions& options);

}  // namespace mpiwasm::command
