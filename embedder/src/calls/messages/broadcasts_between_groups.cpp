#include "calls/messages/broadcasts_between_groups.hpp"

#if !defined(OPEN_MPI)

#include "calls/messages/block_lists.hpp"

namespace mpiwasm::calls {

namespace {

/// The blocks are one and the same.
constexpr BlockList places = equal_numbers(0);

bool between_groups(MPI_Comm comm) {
  int inter = 0;
  return MPI_Comm_test_inter(comm, &inter) == MPI_SUCCESS && inter != 0;
}

/// The root's part: one element of `all`, which it frees, to each process; nothing if it is `empty`, as no process
/// waits for it.
int send_to_all(const void* buffer, MPI_Datatype all, bool empty, MPI_Comm comm, MPI_Request* request) {
  int receivers = 0;
  int code = MPI_Type_commit(&all);
  if (code == MPI_SUCCESS) code = MPI_Comm_remote_size(comm, &receivers);
  if (code == MPI_SUCCESS && receivers > most_blocks) code = MPI_ERR_UNSUPPORTED_OPERATION;
  if (code == MPI_SUCCESS)
    code = MPI_Iscatterv(buffer, (empty ? none_each : one_each).data(), places.data(), all, nullptr, 0, MPI_BYTE,
                         MPI_ROOT, comm, request);
  MPI_Type_free(&all);
  return code;
}

}  // namespace

int begin_broadcast(void* buffer, int count, MPI_Datatype type, int root, MPI_Comm comm, MPI_Request* request) {
  if (!between_groups(comm)) return MPI_Ibcast(buffer, count, type, root, comm, request);
  if (root != MPI_ROOT)
    return MPI_Iscatterv(nullptr, nullptr, nullptr, MPI_BYTE, buffer, count, type, root, comm, request);
  MPI_Datatype all = MPI_DATATYPE_NULL;
  const int code = MPI_Type_contiguous(count, type, &all);
  return code == MPI_SUCCESS ? send_to_all(buffer, all, count == 0, comm, request) : code;
}

int begin_broadcast_c(void* buffer, MPI_Count count, MPI_Datatype type, int root, MPI_Comm comm, MPI_Request* request) {
  if (!between_groups(comm)) return MPI_Ibcast_c(buffer, count, type, root, comm, request);
  if (root != MPI_ROOT)
    return MPI_Iscatterv_c(nullptr, nullptr, nullptr, MPI_BYTE, buffer, count, type, root, comm, request);
  MPI_Datatype all = MPI_DATATYPE_NULL;
  const int code = MPI_Type_contiguous_c(count, type, &all);
  return code == MPI_SUCCESS ? send_to_all(buffer, all, count == 0, comm, request) : code;
}

}  // namespace mpiwasm::calls

#endif
