#include "calls/messages/linear_reduce_scatters.hpp"

#if !defined(OPEN_MPI)

#include <vector>

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

namespace {

/// As many counts as the own group has processes; none within one group, nor beside native processes, which call the
/// library's function.
template <class Count>
int equal_counts(Count count, MPI_Comm comm, std::vector<Count>& counts) {
  int inter = 0;
  int processes = 0;
  if (process_context().options.has_native_peers) return MPI_SUCCESS;
  if (const int code = MPI_Comm_test_inter(comm, &inter); code != MPI_SUCCESS || inter == 0) return code;
  const int code = MPI_Comm_size(comm, &processes);
  if (code == MPI_SUCCESS) counts.assign(static_cast<std::size_t>(processes), count);
  return code;
}

}  // namespace

// The counts end with the call: MPICH reads them while it makes its schedule, for their sum and the places of blocks.

int begin_reduce_scatter_block(const void* sendbuf, void* recvbuf, int count, MPI_Datatype type, MPI_Op op,
                               MPI_Comm comm, MPI_Request* request) {
  std::vector<int> counts;
  if (const int code = equal_counts(count, comm, counts); code != MPI_SUCCESS) return code;
  if (counts.empty()) return MPI_Ireduce_scatter_block(sendbuf, recvbuf, count, type, op, comm, request);
  return MPI_Ireduce_scatter(sendbuf, recvbuf, counts.data(), type, op, comm, request);
}

int begin_reduce_scatter_block_c(const void* sendbuf, void* recvbuf, MPI_Count count, MPI_Datatype type, MPI_Op op,
                                 MPI_Comm comm, MPI_Request* request) {
  std::vector<MPI_Count> counts;
  if (const int code = equal_counts(count, comm, counts); code != MPI_SUCCESS) return code;
  if (counts.empty()) return MPI_Ireduce_scatter_block_c(sendbuf, recvbuf, count, type, op, comm, request);
  return MPI_Ireduce_scatter_c(sendbuf, recvbuf, counts.data(), type, op, comm, request);
}

}  // namespace mpiwasm::calls

#endif
