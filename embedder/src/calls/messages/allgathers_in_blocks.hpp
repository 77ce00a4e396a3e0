// MPI_Iallgather. Among 2^k processes, MPICH and its relatives go by the length of the message that a process has
// received when it passes on the blocks of others; of one that was too long, they have the length of a former message.
#pragma once

#include "calls/core/object.hpp"

namespace mpiwasm::calls {

#if defined(OPEN_MPI)

inline int begin_allgather(const void* sendbuf, int sendcount, MPI_Datatype sendtype, void* recvbuf, int recvcount,
                           MPI_Datatype recvtype, MPI_Comm comm, MPI_Request* request) {
  return MPI_Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
inline int begin_allgather_c(const void* sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void* recvbuf,
                             MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request* request) {
  return MPI_Iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}

#else

/// In a group of 4, 8, ... 65,536 processes by MPI_Iallgatherv, which computes all lengths from its arguments. Returns
/// the host's code.
int begin_allgather(const void* sendbuf, int sendcount, MPI_Datatype sendtype, void* recvbuf, int recvcount,
                    MPI_Datatype recvtype, MPI_Comm comm, MPI_Request* request);
/// Where the library has MPI_Iallgather_c.
int begin_allgather_c(const void* sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void* recvbuf,
                      MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request* request);

#endif

}  // namespace mpiwasm::calls
