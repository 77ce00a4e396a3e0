// Which files a rank needs besides those that the program was granted: what MPI libraries read, share memory and talk
// to devices through. A pure function of the surroundings.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "confinement/landlock.hpp"

namespace mpiwasm::confinement {

struct Surroundings {
  std::function<std::string(const char*)> variable;  ///< of the environment; empty when it is not set
  std::vector<std::string> homes;                    ///< of this user, by their names and without links
  std::vector<std::string> libraries;                ///< the files of all that is loaded
  /// Where a path leads, as far as it is there.
  std::function<std::string(const std::string&)> without_links;
  /// The names in a directory; none when it cannot be read.
  std::function<std::vector<std::string>(const std::string&)> names_in;
  /// Those that are no links, and belong to this user or to root: in /tmp, others could choose where a name leads.
  std::function<std::vector<std::string>(const std::string&)> own_names_in;
};

/// When in the life of the MPI library.
enum class Phase { starting, running };

/// For every program: what the C library reads, and of the devices those without consequences.
[[nodiscard]] std::vector<FileRule> rules_for_all();

/// For the MPI library. While it starts it may make its session's directory among the temporary files; then only what
/// bears the name of such a directory is left to it.
[[nodiscard]] std::vector<FileRule> rules_for_mpi(Phase phase, const Surroundings& surroundings);

/// These of this process.
[[nodiscard]] Surroundings current_surroundings();

}  // namespace mpiwasm::confinement
