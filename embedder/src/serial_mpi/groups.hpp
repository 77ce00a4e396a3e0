// The two groups of a world of one process.
#pragma once

#include "serial_mpi/mpi.h"

/// What MPI_Group points to.
struct MPI_ABI_Group {
  int size;
};

namespace mpiwasm::serial_mpi {

/// The group with the process in it, or the empty one.
[[nodiscard]] inline MPI_Group group_of(bool has_process) {
  static MPI_ABI_Group everyone{1};
  return has_process ? &everyone : MPI_GROUP_EMPTY;
}

/// 1 or 0; not for MPI_GROUP_NULL.
[[nodiscard]] inline int group_size(MPI_Group group) { return group == MPI_GROUP_EMPTY ? 0 : group->size; }

}  // namespace mpiwasm::serial_mpi
