// Which MPI library this is, for what releases of it do wrong.
#pragma once

#include <compare>

namespace mpiwasm::calls {

struct Release {
  int major = 0;
  int minor = 0;
  int patch = 0;
  auto operator<=>(const Release&) const = default;
};

struct LibraryVersion {
  enum class Name {
    open_mpi,
    mpich,
    /// Has the ABI of MPICH, and releases of its own.
    intel_mpi,
    built_in,
    /// Cray MPICH, MVAPICH and others with the ABI of MPICH, which do not report the release they come from.
    other,
  };

  Name name = Name::other;
  /// Of Open MPI and MPICH; 0.0.0, the oldest of all, of others and where the library does not report it.
  Release release;
  /// MPICH's device ch3.
  bool has_ch3 = false;

  /// It goes through datatypes by loops, of which few can lie in one another (calls/datatypes/type_loops.hpp).
  [[nodiscard]] bool has_stack_of_loops() const {
    return name == Name::intel_mpi || name == Name::other ||
           (name == Name::mpich && (has_ch3 || release < Release{3, 4, 0}));
  }

  /// Where the data of a type do not begin at its origin, it reduces beside its own buffers, as far away, and so it
  /// gathers from two processes; its nonblocking functions do not.
  [[nodiscard]] bool needs_data_at_origin() const { return name == Name::intel_mpi; }

  /// It computes lengths of collective operations, operations in windows and access to files in an int, also in its
  /// functions for large counts.
  [[nodiscard]] bool computes_lengths_in_int() const {
    return name == Name::intel_mpi || name == Name::other || (name == Name::mpich && release < Release{4, 3, 0});
  }

  /// It may end the process when a send is cancelled whose message goes through shared memory, as it has not noted how
  /// the message goes. MPI lets such a send complete.
  [[nodiscard]] bool must_not_cancel_sends() const {
    return name == Name::mpich && !has_ch3 && release >= Release{4, 1, 0};
  }

  [[nodiscard]] bool is_mpich_since(int major) const { return name == Name::mpich && release.major >= major; }
};

/// As MPI_Get_library_version reports it.
[[nodiscard]] LibraryVersion library_version();

}  // namespace mpiwasm::calls
