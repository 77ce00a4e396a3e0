// MPI_Ibcast, also between groups. There MPICH 4.0 and its relatives take the root's rank for one of the group that
// receives: the data are wrong unless it is 0, and when that group has fewer processes, an assertion ends the job.
#pragma once

#include "calls/core/object.hpp"

namespace mpiwasm::calls {

#if defined(OPEN_MPI)

inline int begin_broadcast(void* buffer, int count, MPI_Datatype type, int root, MPI_Comm comm, MPI_Request* request) {
  return MPI_Ibcast(buffer, count, type, root, comm, request);
}
inline int begin_broadcast_c(void* buffer, MPI_Count count, MPI_Datatype type, int root, MPI_Comm comm,
                             MPI_Request* request) {
  return MPI_Ibcast_c(buffer, count, type, root, comm, request);
}

#else

/// Between groups, the root sends all of the data to each process, by MPI_Iscatterv; to 65,536 at most. Returns the
/// host's code.
int begin_broadcast(void* buffer, int count, MPI_Datatype type, int root, MPI_Comm comm, MPI_Request* request);
/// Where the library has MPI_Ibcast_c.
int begin_broadcast_c(void* buffer, MPI_Count count, MPI_Datatype type, int root, MPI_Comm comm, MPI_Request* request);

#endif

}  // namespace mpiwasm::calls
