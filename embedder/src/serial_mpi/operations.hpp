// Reduction operations. With one process a reduction only copies, so they matter for MPI_Reduce_local, and to refuse
// operations that are not defined for a datatype as other libraries do.
#pragma once

#include <cstdint>

#include "serial_mpi/mpi.h"

/// What MPI_Op points to: an operation of the user.
struct MPI_ABI_Op {
  MPI_User_function* function;
  bool commutes;
};

namespace mpiwasm::serial_mpi {

/// True when `operation` can reduce elements of `datatype`.
[[nodiscard]] bool is_defined(MPI_Op operation, MPI_Datatype datatype);

}  // namespace mpiwasm::serial_mpi
