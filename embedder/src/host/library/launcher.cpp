#include "host/library/launcher.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>

namespace mpiwasm::host {
namespace {

std::string shown(const Environment& environment, std::string_view name) {
  return fmt::format("{}={}", name, environment.get(name));
}

std::optional<Launcher> detect_open_mpi(const Environment& environment) {
  if (!environment.has("OMPI_COMM_WORLD_SIZE")) return std::nullopt;
  return Launcher{.name = "Open MPI's mpirun",
                  .evidence = shown(environment, "OMPI_COMM_WORLD_SIZE"),
                  .requires_implementation = Implementation::openmpi,
                  .prefers_implementation = Implementation::openmpi,
                  .size = environment.number("OMPI_COMM_WORLD_SIZE"),
                  .rank = environment.number("OMPI_COMM_WORLD_RANK")};
}

/// Process managers of resource managers: they speak PMI or PMIx to whichever library was built for it.
std::optional<Launcher> detect_resource_manager(const Environment& environment) {
  const bool has_pmix = environment.has("PMIX_RANK");
  const bool has_pmi = environment.has("PMI_RANK") || environment.has("PMI_FD") || environment.has("PMI_CONTROL_PORT");
  if (environment.has("FLUX_TASK_RANK") || (environment.has("FLUX_JOB_ID") && has_pmi)) {
    return Launcher{.name = "Flux",
                    .evidence = shown(environment, "FLUX_JOB_ID"),
                    .size = environment.number("FLUX_JOB_SIZE"),
                    .rank = environment.number("FLUX_TASK_RANK")};
  }
  if (environment.has("PALS_RANKID")) {
    return Launcher{.name = "PALS (Cray's mpiexec)",
                    .evidence = shown(environment, "PALS_RANKID"),
                    .prefers_implementation = Implementation::mpich,
                    .size = environment.number("PMI_SIZE"),
                    .rank = environment.number("PALS_RANKID")};
  }
  // A step, not just the shell of a batch job: only srun sets the number of tasks of a step.
  if (!environment.has("SLURM_STEP_ID") || !environment.has("SLURM_STEP_NUM_TASKS")) return std::nullopt;
  Launcher slurm{.name = "Slurm's srun",
                 .evidence = shown(environment, "SLURM_STEP_NUM_TASKS"),
                 .size = environment.number("SLURM_STEP_NUM_TASKS"),
                 .rank = environment.number("SLURM_PROCID"),
                 .is_slurm_step = true,
                 .has_pmix = has_pmix};
  // An mpiexec that starts its helpers by srun leaves Slurm's variables, which then count the helpers.
  if (has_pmi && environment.has("PMI_SIZE")) {
    slurm.evidence = shown(environment, "PMI_SIZE");
    slurm.size = environment.number("PMI_SIZE");
    slurm.rank = environment.number("PMI_RANK");
  }
  if (has_pmix) {
    slurm.name = "Slurm's srun with PMIx";
    slurm.prefers_implementation = Implementation::openmpi;
  } else if (has_pmi) {
    slurm.name = "Slurm's srun with PMI";
    slurm.prefers_implementation = Implementation::mpich;
  } else {
    slurm.connects_processes = slurm.size.value_or(1) < 2;
  }
  return slurm;
}

std::string_view name_of_mpiexec(const Environment& environment) {
  if (environment.has("MV2_COMM_WORLD_SIZE") && !environment.has("PMI_SIZE")) return "MVAPICH's mpirun_rsh";
  return environment.has_prefix("I_MPI_HYDRA") ? "Intel MPI's mpiexec" : "MPICH's mpiexec (Hydra)";
}

std::optional<Launcher> detect_hydra(const Environment& environment) {
  for (const char* name : {"PMI_SIZE", "MV2_COMM_WORLD_SIZE", "PMI_RANK", "PMI_FD", "PMI_PORT", "HYDI_CONTROL_FD"}) {
    if (!environment.has(name)) continue;
    const bool has_pmi_size = environment.has("PMI_SIZE");
    return Launcher{.name = std::string{name_of_mpiexec(environment)},
                    .evidence = shown(environment, name),
                    .requires_implementation = Implementation::mpich,
                    .prefers_implementation = Implementation::mpich,
                    .size = environment.number(has_pmi_size ? "PMI_SIZE" : "MV2_COMM_WORLD_SIZE"),
                    .rank = environment.number(has_pmi_size ? "PMI_RANK" : "MV2_COMM_WORLD_RANK")};
  }
  return std::nullopt;
}

/// In a step of Slurm: only Hydra itself sets this variable, so its mpiexec is nearer than srun.
std::optional<Launcher> detect_hydra_in_step(const Environment& environment) {
  if (!environment.has("HYDI_CONTROL_FD")) return std::nullopt;
  return detect_hydra(environment);
}

std::optional<Launcher> detect_pmix(const Environment& environment) {
  if (!environment.has("PMIX_RANK")) return std::nullopt;
  return Launcher{.name = "a PMIx launcher",
                  .evidence = shown(environment, "PMIX_RANK"),
                  .prefers_implementation = Implementation::openmpi,
                  .rank = environment.number("PMIX_RANK"),
                  .has_pmix = true};
}

std::optional<pid_t> parent_of(pid_t process) {
  std::ifstream status{fmt::format("/proc/{}/status", process)};
  for (std::string word; status >> word;) {
    pid_t parent = 0;
    if (word == "PPid:" && status >> parent) return parent;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Launcher> detect_launcher(const Environment& environment) {
  // Nearest first: mpirun inside a Slurm job leaves Slurm's variables in place.
  for (const auto detect :
       {&detect_open_mpi, &detect_hydra_in_step, &detect_resource_manager, &detect_hydra, &detect_pmix})
    if (auto launcher = detect(environment)) return launcher;
  return std::nullopt;
}

std::optional<Implementation> implementation_of_executable(const std::filesystem::path& executable) {
  const std::string name = executable.filename().string();
  const auto has = [&](std::string_view part) { return name.find(part) != std::string::npos; };
  if (has("openmpi") || has("orte") || has("prte") || name == "prun") return Implementation::openmpi;
  if (has("mpich") || has("hydra") || has("pmi_proxy") || has("gforker")) return Implementation::mpich;
  return std::nullopt;
}

std::vector<std::filesystem::path> launcher_executables() {
  constexpr int farthest_ancestor = 12;
  std::vector<std::filesystem::path> found;
  std::optional<pid_t> process = ::getppid();
  for (int step = 0; step < farthest_ancestor && process && *process > 1; ++step, process = parent_of(*process)) {
    std::error_code error;
    const auto executable = std::filesystem::read_symlink(fmt::format("/proc/{}/exe", *process), error);
    if (error) continue;
    const std::string name = executable.filename().string();
    if (implementation_of_executable(executable) || name.starts_with("mpirun") || name.starts_with("mpiexec"))
      found.push_back(executable);
  }
  return found;
}

}  // namespace mpiwasm::host
