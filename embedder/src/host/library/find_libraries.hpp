// Where MPI libraries may lie on this system, and which ones are there.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "host/library/environment.hpp"
#include "host/library/family.hpp"

namespace mpiwasm::host {

/// An MPI library that is there.
struct Library {
  std::filesystem::path path;
  Family family;
  std::optional<Implementation> implementation;
  std::string found;  ///< how it was found, such as "beside /usr/bin/orted"
};

/// A directory to look in, and why.
struct SearchPlace {
  std::filesystem::path directory;
  std::string reason;
  /// The implementation of the launcher that `reason` names, if its name reveals it: distributions install the
  /// launchers of all libraries in one directory.
  std::optional<Implementation> launcher_of = std::nullopt;
};

/// Where to look, best first: beside the launchers among the ancestors, LD_LIBRARY_PATH, the roots that modules and
/// vendors' scripts set, beside the mpirun of PATH, the loader's own directories.
[[nodiscard]] std::vector<SearchPlace> search_places(const Environment& environment,
                                                     const std::vector<std::filesystem::path>& launchers);

/// The libraries in these places, each once, in their order.
[[nodiscard]] std::vector<Library> find_libraries(const std::vector<SearchPlace>& places);

/// The MPI library that is in the process already, as with a preloaded tool that links one.
[[nodiscard]] std::optional<Library> find_loaded_library();

/// The mpirun or mpiexec that the user's PATH leads to, links resolved.
[[nodiscard]] std::optional<std::filesystem::path> find_mpirun(const Environment& environment);

}  // namespace mpiwasm::host
