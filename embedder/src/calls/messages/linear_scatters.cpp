#include "calls/messages/linear_scatters.hpp"

#if !defined(OPEN_MPI)

#include "calls/core/context.hpp"
#include "calls/messages/block_lists.hpp"

namespace mpiwasm::calls {

namespace {

/// What a process is in a scatter.
struct Role {
  bool is_root = false;
  int receivers = 0;  ///< in the group that receives
};

int find_role(int root, MPI_Comm comm, Role& role) {
  int inter = 0;
  int rank = MPI_PROC_NULL;
  int code = MPI_Comm_test_inter(comm, &inter);
  if (code == MPI_SUCCESS && inter == 0) code = MPI_Comm_rank(comm, &rank);
  if (code != MPI_SUCCESS) return code;
  role.is_root = root == (inter != 0 ? MPI_ROOT : rank);
  code =
      inter != 0 && role.is_root ? MPI_Comm_remote_size(comm, &role.receivers) : MPI_Comm_size(comm, &role.receivers);
  return code == MPI_SUCCESS && role.receivers > most_blocks ? MPI_ERR_UNSUPPORTED_OPERATION : code;
}

struct Received {
  void* buffer;
  int count;
  MPI_Datatype type;
};

/// The root's part: one `block`, which it frees, to each process; nothing if it is `empty`, as no process waits for it.
int send_blocks(const void* sendbuf, MPI_Datatype block, bool empty, const Received& received, int root, MPI_Comm comm,
                MPI_Request* request) {
  const BlockList& counts = empty ? none_each : one_each;
  int code = MPI_Type_commit(&block);
  if (code == MPI_SUCCESS)
    code = MPI_Iscatterv(sendbuf, counts.data(), one_behind_the_other.data(), block, received.buffer, received.count,
                         received.type, root, comm, request);
  MPI_Type_free(&block);
  return code;
}

}  // namespace

int begin_scatter(const void* sendbuf, int sendcount, MPI_Datatype sendtype, void* recvbuf, int recvcount,
                  MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request* request) {
  if (process_context().options.has_native_peers)
    return MPI_Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
  Role role;
  if (const int code = find_role(root, comm, role); code != MPI_SUCCESS) return code;
  if (!role.is_root)
    return MPI_Iscatterv(nullptr, nullptr, nullptr, MPI_BYTE, recvbuf, recvcount, recvtype, root, comm, request);
  MPI_Datatype block = MPI_DATATYPE_NULL;
  const int code = MPI_Type_contiguous(sendcount, sendtype, &block);
  if (code != MPI_SUCCESS) return code;
  return send_blocks(sendbuf, block, sendcount == 0, {recvbuf, recvcount, recvtype}, root, comm, request);
}

int begin_scatter_c(const void* sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void* recvbuf, MPI_Count recvcount,
                    MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request* request) {
  if (process_context().options.has_native_peers)
    return MPI_Iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
  Role role;
  if (const int code = find_role(root, comm, role); code != MPI_SUCCESS) return code;
  if (!role.is_root)
    return MPI_Iscatterv_c(nullptr, nullptr, nullptr, MPI_BYTE, recvbuf, recvcount, recvtype, root, comm, request);
  MPI_Datatype block = MPI_DATATYPE_NULL;
  int code = MPI_Type_contiguous_c(sendcount, sendtype, &block);
  if (code != MPI_SUCCESS) return code;
  if (recvbuf == MPI_IN_PLACE || recvcount == 0)
    return send_blocks(sendbuf, block, sendcount == 0, {recvbuf, 0, MPI_BYTE}, root, comm, request);
  MPI_Datatype own = MPI_DATATYPE_NULL;
  code = MPI_Type_contiguous_c(recvcount, recvtype, &own);
  if (code == MPI_SUCCESS) code = MPI_Type_commit(&own);
  if (code == MPI_SUCCESS) {
    code = send_blocks(sendbuf, block, sendcount == 0, {recvbuf, 1, own}, root, comm, request);
  } else {
    MPI_Type_free(&block);
  }
  if (own != MPI_DATATYPE_NULL) MPI_Type_free(&own);
  return code;
}

}  // namespace mpiwasm::calls

#endif
