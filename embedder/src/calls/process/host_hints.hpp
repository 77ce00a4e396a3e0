// The hints of the guest that reach the MPI library: those of a table, with values of a range. Libraries divide by
// numbers of hints, size buffers by them, take them for names of files, hosts and commands, and believe promises that a
// hostile guest breaks. To ignore a hint is always right (MPI-5.0, 10), and the library reports only what it has got
// (decision 0044).
#pragma once

#include <string_view>

#include "calls/process/info.hpp"
#include "translate/mpi.hpp"

namespace mpiwasm::calls {

enum class HintsFor {
  communicator,
  window,
  opening,    ///< of a file
  open_file,  ///< whose buffers have their sizes
};

/// Whether a library may get a hint for a kind of object. `processes`: how many have the object in common.
[[nodiscard]] bool is_allowed_hint(HintsFor purpose, std::string_view key, std::string_view value, int processes);

/// A list of hints as the library gets it.
class HostHints {
 public:
  /// MPI_INFO_NULL stays what it is.
  HostHints(HintsFor purpose, MPI_Info given, int processes = 1);
  HostHints(const HostHints&) = delete;
  HostHints& operator=(const HostHints&) = delete;
  ~HostHints();

  [[nodiscard]] MPI_Info host() const { return host_; }
  /// As the object reports it: with those that mpiwasm does not pass on.
  [[nodiscard]] MPI_Info allowed() const { return allowed_; }

 private:
  MPI_Info host_ = MPI_INFO_NULL;
  MPI_Info allowed_ = MPI_INFO_NULL;
};

/// Adds to what a library reports those of an object's hints that it was not given. Returns the host's code.
[[nodiscard]] int add_kept_hints(HintsFor purpose, const Hints& hints, MPI_Info to);

}  // namespace mpiwasm::calls
