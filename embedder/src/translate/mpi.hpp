// The host's own mpi.h, with every MPI function made a weak reference: an adapter loads with any library of its
// family, old or new, and a function that the library lacks is a null pointer which the caller tests. Calls of them are
// made outside of turns (callers.hpp).
#pragma once

#include <mpi.h>

#include "translate/callers.hpp"

/// The version of the MPI standard that this mpi.h declares, 301 for MPI-3.1.
#define MPIWASM_HOST_API (MPI_VERSION * 100 + MPI_SUBVERSION)

#include "host/functions.inc"

namespace mpiwasm::host {

#if defined(OPEN_MPI)
inline constexpr char family_name[] = "Open MPI";
#elif defined(MPICH_NUMVERSION)
inline constexpr char family_name[] = "MPICH";
#elif defined(MPIWASM_SERIAL_MPI)
inline constexpr char family_name[] = "built-in serial MPI";
#else
inline constexpr char family_name[] = "MPI-5 ABI";
#endif

}  // namespace mpiwasm::host
