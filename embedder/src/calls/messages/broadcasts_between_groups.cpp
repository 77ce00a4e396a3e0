#include "calls/messages/broadcasts_between_groups.hpp"

#if !defined(OPEN_MPI)

#include <array>

namespace mpiwasm::calls {

namespace {

/// What a list of equal numbers has room for, one for each process of the other group. The library may read such a list
/// until the operation has ended.
constexpr int most_receivers = 65'536;
using List = std::array<int, most_receivers>;

constexpr List equal_numbers(int number) {
  List list{};
  list.fill(number);
  return list;
}

constexpr List zeros = equal_numbers(0);
constexpr List ones = equal_numbers(1);

bool between_groups(MPI_Comm comm) {
  int inter = 0;
  return MPI_Comm_test_inter(comm, &inter) == MPI_SUCCESS && inter != 0;
}

/// The root's part: one element of `all`, which it frees, to each process.
int send_to_all(const void* buffer, MPI_Datatype all, MPI_Comm comm, MPI_Request* request) {
  int receivers = 0;
  int code = MPI_Type_commit(&all);
  if (code == MPI_SUCCESS) code = MPI_Comm_remote_size(comm, &receivers);
  if (code == MPI_SUCCESS && receivers > most_receivers) code = MPI_ERR_UNSUPPORTED_OPERATION;
  if (code == MPI_SUCCESS)
    code = MPI_Iscatterv(buffer, ones.data(), zeros.data(), all, nullptr, 0, MPI_BYTE, MPI_ROOT, comm, request);
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
  return code == MPI_SUCCESS ? send_to_all(buffer, all, comm, request) : code;
}

int begin_broadcast_c(void* buffer, MPI_Count count, MPI_Datatype type, int root, MPI_Comm comm, MPI_Request* request) {
  if (!between_groups(comm)) return MPI_Ibcast_c(buffer, count, type, root, comm, request);
  if (root != MPI_ROOT)
    return MPI_Iscatterv_c(nullptr, nullptr, nullptr, MPI_BYTE, buffer, count, type, root, comm, request);
  MPI_Datatype all = MPI_DATATYPE_NULL;
  const int code = MPI_Type_contiguous_c(count, type, &all);
  return code == MPI_SUCCESS ? send_to_all(buffer, all, comm, request) : code;
}

}  // namespace mpiwasm::calls

#endif
