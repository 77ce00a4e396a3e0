// MPI_Iscatter. In a tree, MPICH 4.0 and its relatives go by the length of the message that a process has received when
// it passes on the blocks of others; of one that was too long, they have the length of a former message.
#pragma once

#include "calls/core/object.hpp"

namespace mpiwasm::calls {

#if defined(OPEN_MPI)

inline int begin_scatter(const void* sendbuf, int sendcount, MPI_Datatype sendtype, void* recvbuf, int recvcount,
                         MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request* request) {
  return MPI_Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
inline int begin_scatter_c(const void* sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void* recvbuf,
                           MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request* request) {
  return MPI_Iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}

#else

/// The root sends to each process, by MPI_Iscatterv; to 65,536 at most. Returns the host's code.
int begin_scatter(const void* sendbuf, int sendcount, MPI_Datatype sendtype, void* recvbuf, int recvcount,
                  MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request* request);
/// Where the library has MPI_Iscatter_c.
int begin_scatter_c(const void* sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void* recvbuf, MPI_Count recvcount,
                    MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request* request);

#endif

}  // namespace mpiwasm::calls
