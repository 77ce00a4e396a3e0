#include "host/library/connection.hpp"

#include <fmt/format.h>

namespace mpiwasm::host {
namespace {

/// What to do about it.
std::string remedy(const Launcher& launcher, const Library& library) {
  if (!launcher.is_slurm_step) {
    return fmt::format("use the mpirun or mpiexec of that {}, or leave out --mpi and MPIWASM_MPI",
                       to_text(library.family));
  }
  return launcher.has_pmix
             ? "a library without PMIx needs srun --mpi=pmi2; srun --mpi=pmix needs a library that was built for PMIx"
             : "a library that was built for PMIx needs srun --mpi=pmix; srun --mpi=list shows the types";
}

}  // namespace

std::string why_not_connected(const Launcher& launcher, const Library& library, const World& world) {
  // Spawned processes have found their parents, so they have found each other; the variables may be their parents'.
  if (world.was_spawned) return {};
  const bool is_complete = launcher.size.value_or(0) <= world.size && launcher.rank.value_or(0) < world.size;
  if (is_complete) return {};
  const std::string started = launcher.size ? fmt::format("{} processes", *launcher.size)
                                            : fmt::format("at least {} processes", launcher.rank.value_or(0) + 1);
  return fmt::format("the processes are not connected: {} ({}) started {}, but MPI_COMM_WORLD of {} ({}) has {}; {}",
                     launcher.name, launcher.evidence, started, to_text(library.family), library.path.string(),
                     world.size, remedy(launcher, library));
}

bool reports_for_all(const Launcher& launcher, const World& world) {
  if (!launcher.rank) return true;
  // Without the job's size, the processes before this one cannot see it.
  return *launcher.rank == (launcher.size ? 0 : world.size);
}

std::vector<std::string> misleading_variables(const std::optional<Launcher>& launcher, const Library& library) {
  const bool is_alone_in_step = launcher && launcher->is_slurm_step && !launcher->has_pmix && launcher->size == 1;
  if (!is_alone_in_step || library.implementation != Implementation::openmpi) return {};
  return {"SLURM_STEP_ID", "SLURM_STEPID"};
}

}  // namespace mpiwasm::host
