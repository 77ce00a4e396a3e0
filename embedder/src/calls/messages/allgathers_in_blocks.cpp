#include "calls/messages/allgathers_in_blocks.hpp"

#if !defined(OPEN_MPI)

#include <bit>

#include "calls/core/context.hpp"
#include "calls/messages/block_lists.hpp"

namespace mpiwasm::calls {

namespace {

/// Alike in all processes, whatever they pass.
int find_whether_doubled(MPI_Comm comm, bool& is_doubled) {
  is_doubled = false;
  if (process_context().options.has_native_peers) return MPI_SUCCESS;
  int inter = 0;
  int size = 0;
  int code = MPI_Comm_test_inter(comm, &inter);
  if (code == MPI_SUCCESS) code = MPI_Comm_size(comm, &size);
  is_doubled = inter == 0 && size > 2 && size <= most_blocks && std::has_single_bit(static_cast<unsigned>(size));
  return code;
}

struct Sent {
  const void* buffer;
  int count;
  MPI_Datatype type;
};

/// One `block`, which it frees, from each process; nothing if it is `empty`.
int collect_blocks(const Sent& sent, void* recvbuf, MPI_Datatype block, bool empty, MPI_Comm comm,
                   MPI_Request* request) {
  int code = MPI_Type_commit(&block);
  if (code == MPI_SUCCESS)
    code = MPI_Iallgatherv(sent.buffer, sent.count, sent.type, recvbuf, (empty ? none_each : one_each).data(),
                           one_behind_the_other.data(), block, comm, request);
  MPI_Type_free(&block);
  return code;
}

}  // namespace

int begin_allgather(const void* sendbuf, int sendcount, MPI_Datatype sendtype, void* recvbuf, int recvcount,
                    MPI_Datatype recvtype, MPI_Comm comm, MPI_Request* request) {
  bool is_doubled = false;
  int code = find_whether_doubled(comm, is_doubled);
  if (code != MPI_SUCCESS) return code;
  if (!is_doubled) return MPI_Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
  MPI_Datatype block = MPI_DATATYPE_NULL;
  code = MPI_Type_contiguous(recvcount, recvtype, &block);
  if (code != MPI_SUCCESS) return code;
  return collect_blocks({sendbuf, sendcount, sendtype}, recvbuf, block, recvcount == 0, comm, request);
}

int begin_allgather_c(const void* sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void* recvbuf,
                      MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request* request) {
  bool is_doubled = false;
  int code = find_whether_doubled(comm, is_doubled);
  if (code != MPI_SUCCESS) return code;
  if (!is_doubled) return MPI_Iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
  MPI_Datatype block = MPI_DATATYPE_NULL;
  code = MPI_Type_contiguous_c(recvcount, recvtype, &block);
  if (code != MPI_SUCCESS) return code;
  if (sendbuf == MPI_IN_PLACE || sendcount == 0)
    return collect_blocks({sendbuf, 0, MPI_BYTE}, recvbuf, block, recvcount == 0, comm, request);
  MPI_Datatype own = MPI_DATATYPE_NULL;
  code = MPI_Type_contiguous_c(sendcount, sendtype, &own);
  if (code == MPI_SUCCESS) code = MPI_Type_commit(&own);
  if (code == MPI_SUCCESS) {
    code = collect_blocks({sendbuf, 1, own}, recvbuf, block, recvcount == 0, comm, request);
  } else {
    MPI_Type_free(&block);
  }
  if (own != MPI_DATATYPE_NULL) MPI_Type_free(&own);
  return code;
}

}  // namespace mpiwasm::calls

#endif
