// Errors of the built-in MPI. Most calls return plain error classes; the codes below say more.
#pragma once

#include "serial_mpi/mpi.h"

namespace mpiwasm::serial_mpi {

/// Codes above the standard's classes; MPI_Error_class and MPI_Error_string explain them.
enum ErrorCode : int {
  receive_never_completes = MPI_ERR_LASTCODE + 1,
  send_never_completes,
  probe_never_completes,
  no_intercommunicators,
  more_processes_needed,
  datatype_too_large,
};

}  // namespace mpiwasm::serial_mpi
