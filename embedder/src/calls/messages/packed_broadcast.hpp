// MPI_Bcast of data with gaps, where the library sends on as much of it as it has been sent, from a buffer of its own
// that has the size of its own count.
#pragma once

#include <cstdint>

#include "calls/communicators/communicator.hpp"
#include "calls/datatypes/datatype.hpp"

namespace mpiwasm::calls {

#if defined(OPEN_MPI)

[[nodiscard]] inline bool must_be_packed(const Communicator& /*comm*/, const Datatype& /*type*/, int /*root*/) {
  return false;
}

#else

/// From eight processes on, MPICH and its relatives do so unless they take the data for one run; between groups, those
/// that receive do. The decision is of each process alone, since others may have the same data without gaps: so
/// MPI_Ibcast, which messages of MPI_Bcast never meet, is no help. Between groups, that of MPICH 4.0 has wrong results,
/// too.
[[nodiscard]] inline bool must_be_packed(const Communicator& comm, const Datatype& type, int root) {
  constexpr int fewest = 8;
  return comm.size >= fewest && !type.is_surely_one_run() && root != MPI_ROOT && root != MPI_PROC_NULL;
}

#endif

/// Broadcasts `count` elements of `type`, which processes that pass other types receive as they do from MPI_Bcast.
/// Returns the host's code.
[[nodiscard]] int broadcast_packed(void* buffer, std::int64_t count, const Datatype& type, int root,
                                   const Communicator& comm);

}  // namespace mpiwasm::calls
