// Decides which MPI library serves this process. A pure function of what was asked, what started the process and what
// is installed, so that every case is a unit test.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "host/library/family.hpp"
#include "host/library/find_libraries.hpp"
#include "host/library/launcher.hpp"

namespace mpiwasm::host {

/// What the user asked for with --mpi or MPIWASM_MPI.
struct LibraryRequest {
  enum class Kind { automatic, none, family, path } kind = Kind::automatic;
  Family family = Family::openmpi;
  std::filesystem::path path;

  /// "", "auto", "none", "openmpi", "mpich", "abi", "serial", or the path of a library.
  [[nodiscard]] static tl::expected<LibraryRequest, std::string> parse(const std::string& text);
};

struct Situation {
  std::optional<Launcher> launcher;
  std::vector<Library> libraries;  ///< best first; for LibraryRequest::Kind::path only that one
  std::vector<Family> adapters;    ///< families that this mpiwasm was built for
  /// The maker of the mpirun in PATH; decides when nothing else does.
  std::optional<Implementation> default_implementation;
};

struct LibraryChoice {
  Library library;
  std::string reason;  ///< one clause for "mpiwasm info"
};

/// The error is one line that names launcher and libraries and says what to do.
[[nodiscard]] tl::expected<LibraryChoice, std::string> choose_library(const LibraryRequest& request,
                                                                      const Situation& situation);

}  // namespace mpiwasm::host
