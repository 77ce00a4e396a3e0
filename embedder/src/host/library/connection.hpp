// Whether the processes of a job have found each other. A library that does not speak its launcher's protocol does not
// fail: every process becomes a job of its own, and each computes the wrong result without an error.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "host/interface/world.hpp"
#include "host/library/find_libraries.hpp"
#include "host/library/launcher.hpp"

namespace mpiwasm::host {

/// One line on why the job cannot continue: the launcher started more processes than MPI_COMM_WORLD has. Empty when the
/// world is complete. A world that is larger than announced is one of several programs (MPMD), or of several steps.
[[nodiscard]] std::string why_not_connected(const Launcher& launcher, const Library& library, const World& world);

/// Of the processes that find the world incomplete, the one that reports it for all.
[[nodiscard]] bool reports_for_all(const Launcher& launcher, const World& world);

/// Variables that must be hidden from the library: Open MPI 4 does not start a single process in a step of Slurm that
/// offers no PMIx, although it would without Slurm.
[[nodiscard]] std::vector<std::string> misleading_variables(const std::optional<Launcher>& launcher,
                                                            const Library& library);

}  // namespace mpiwasm::host
