// Who started this process: mpirun, srun ... It decides which MPI libraries can work.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "host/library/environment.hpp"
#include "host/library/family.hpp"

namespace mpiwasm::host {

struct Launcher {
  std::string name;      ///< "Open MPI's mpirun"
  std::string evidence;  ///< what shows it, such as "OMPI_COMM_WORLD_SIZE=2"
  /// Only libraries of this maker work under it.
  std::optional<Implementation> requires_implementation{};
  /// Libraries of this maker are tried first.
  std::optional<Implementation> prefers_implementation{};
  std::optional<int> size{};  ///< of the job, with all its programs
  std::optional<int> rank{};
  /// False: it started several processes without telling them of each other.
  bool connects_processes = true;
  bool is_slurm_step = false;
  bool has_pmix = false;
};

/// Nothing when the process was started by hand.
[[nodiscard]] std::optional<Launcher> detect_launcher(const Environment& environment);

/// The executables among this process's ancestors that launch MPI programs (mpirun, orted, hydra_pmi_proxy ...),
/// nearest first; their own library lies beside them.
[[nodiscard]] std::vector<std::filesystem::path> launcher_executables();

/// The maker of a launcher, from the name of its executable.
[[nodiscard]] std::optional<Implementation> implementation_of_executable(const std::filesystem::path& executable);

}  // namespace mpiwasm::host
