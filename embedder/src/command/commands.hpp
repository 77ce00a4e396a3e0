// One function for each command of the command line; each returns the exit code.
#pragma once

#include "command/host_libraries.hpp"
#include "command/options.hpp"

namespace mpiwasm::command {

[[nodiscard]] int run(const RunOptions& options);
/// With other host libraries than those of mpiwasm.
[[nodiscard]] int run(const RunOptions& options, const MakeHostLibraries& make_libraries);
/// Goes on with a program that was saved.
[[nodiscard]] int restart(const RestartOptions& options);
[[nodiscard]] int checkpoint(const CheckpointCommandOptions& options);
[[nodiscard]] int inspect(const InspectOptions& options);
[[nodiscard]] int compile(const CompileOptions& options);
[[nodiscard]] int cache(const CacheCommandOptions& options);
[[nodiscard]] int info(const InfoOptions& options);
[[nodiscard]] int team(const TeamOptions& options);
/// The part of info that starts MPI: --fabric.
[[nodiscard]] int fabric(const InfoOptions& options);
/// The part of info about the cores of a rank: --affinity.
[[nodiscard]] int affinity(const InfoOptions& options);

}  // namespace mpiwasm::command
