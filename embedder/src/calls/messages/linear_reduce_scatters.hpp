// MPI_Ireduce_scatter_block between groups, whose last step is a scatter in a tree, as in linear_scatters.hpp.
#pragma once

#include "calls/core/object.hpp"

namespace mpiwasm::calls {

#if defined(OPEN_MPI)

inline int begin_reduce_scatter_block(const void* sendbuf, void* recvbuf, int count, MPI_Datatype type, MPI_Op op,
                                      MPI_Comm comm, MPI_Request* request) {
  return MPI_Ireduce_scatter_block(sendbuf, recvbuf, count, type, op, comm, request);
}
inline int begin_reduce_scatter_block_c(const void* sendbuf, void* recvbuf, MPI_Count count, MPI_Datatype type,
                                        MPI_Op op, MPI_Comm comm, MPI_Request* request) {
  return MPI_Ireduce_scatter_block_c(sendbuf, recvbuf, count, type, op, comm, request);
}

#else

/// Between groups, an MPI_Ireduce_scatter of equal counts. Returns the host's code.
int begin_reduce_scatter_block(const void* sendbuf, void* recvbuf, int count, MPI_Datatype type, MPI_Op op,
                               MPI_Comm comm, MPI_Request* request);
/// Where the library has MPI_Ireduce_scatter_block_c.
int begin_reduce_scatter_block_c(const void* sendbuf, void* recvbuf, MPI_Count count, MPI_Datatype type, MPI_Op op,
                                 MPI_Comm comm, MPI_Request* request);

#endif

}  // namespace mpiwasm::calls
