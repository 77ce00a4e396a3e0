// Sizes that wrap round in 32 or 64 bits, types that are not where their first byte is, and lists in which only the
// last entry is wrong.
#include "guest_test.h"

static int values[8];

// A library without large-count functions refuses the count itself.
static bool is_too_large(int code) { return code == MPI_ERR_BUFFER || code == MPI_ERR_VALUE_TOO_LARGE; }

static void wrap_counts(void) {
  CHECK_EQUAL(MPI_Send(values, 0x40000002, MPI_INT, 0, 0, MPI_COMM_SELF), MPI_ERR_BUFFER);
  CHECK(is_too_large(MPI_Send_c(values, ((MPI_Count)1 << 62) + 1, MPI_INT, 0, 0, MPI_COMM_SELF)));
  MPI_Datatype gigabyte;
  MPI_Type_contiguous(1 << 28, MPI_INT, &gigabyte);
  MPI_Type_commit(&gigabyte);
  CHECK_EQUAL(MPI_Send(values, 4, gigabyte, 0, 0, MPI_COMM_SELF), MPI_ERR_BUFFER);
  CHECK(is_too_large(MPI_Bcast_c(values, (MPI_Count)1 << 34, gigabyte, 0, MPI_COMM_SELF)));
  MPI_Type_free(&gigabyte);
}

// The extent is small, the data is far away.
static void hide_data(void) {
  MPI_Datatype far;
  MPI_Datatype hidden;
  const MPI_Aint places[2] = {0, 0x60000000};
  const int lengths[2] = {1, 1};
  MPI_Type_create_hindexed(2, lengths, places, MPI_INT, &far);
  MPI_Type_create_resized(far, 0, 4, &hidden);
  MPI_Type_commit(&hidden);
  CHECK_EQUAL(MPI_Recv(values, 1, hidden, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE), MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_Allgather(values, 1, hidden, values + 4, 1, MPI_INT, MPI_COMM_SELF), MPI_ERR_BUFFER);
  MPI_Type_free(&hidden);
  MPI_Type_free(&far);
  // A negative extent goes down from the buffer, and is none for collective operations.
  MPI_Datatype down;
  MPI_Type_create_resized(MPI_INT, 0, -(1 << 20), &down);
  MPI_Type_commit(&down);
  CHECK_EQUAL(MPI_Send(values, 2000, down, MPI_PROC_NULL, 0, MPI_COMM_SELF), MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_Bcast(values, 2000, down, 0, MPI_COMM_SELF), MPI_ERR_TYPE);
  MPI_Type_free(&down);
}

static void hide_last_entry(void) {
  int counts[2] = {1, 1};
  int places[2] = {0, 1};
  MPI_Datatype types[2] = {MPI_INT, MPI_INT};
  int all[4];
  const MPI_Comm comm = MPI_COMM_WORLD;
  places[1] = 0x3fffffff;
  CHECK_EQUAL(MPI_Gatherv(values, 1, MPI_INT, all, counts, places, MPI_INT, my_rank, comm), MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_Allgatherv(values, 1, MPI_INT, all, counts, places, MPI_INT, comm), MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_Alltoallv(values, counts, places, MPI_INT, all, counts, places, MPI_INT, comm), MPI_ERR_BUFFER);
  places[1] = -0x10000000;
  CHECK_EQUAL(MPI_Alltoallw(values, counts, places, types, all, counts, places, types, comm), MPI_ERR_BUFFER);
  places[1] = 4;
  counts[1] = -1;
  CHECK_EQUAL(MPI_Scatterv(values, counts, places, MPI_INT, all, 1, MPI_INT, my_rank, comm), MPI_ERR_COUNT);
  CHECK_EQUAL(MPI_Reduce_scatter(values, all, counts, MPI_INT, MPI_SUM, comm), MPI_ERR_COUNT);
  counts[1] = 1;
  types[1] = MPI_DATATYPE_NULL;
  CHECK_EQUAL(MPI_Alltoallw(values, counts, places, types, all, counts, places, types, comm), MPI_ERR_TYPE);
  // The list itself must lie in memory to its end.
  int* end = (int*)(uintptr_t)(((uint32_t)__builtin_wasm_memory_size(0) << 16) - 4);
  *end = 1;
  CHECK_EQUAL(MPI_Alltoallv(values, end, places, MPI_INT, all, counts, places, MPI_INT, comm), MPI_ERR_ARG);
  // A block of no elements may lie anywhere.
  counts[0] = counts[1] = 0;
  places[1] = INT32_MAX;
  CHECK_EQUAL(MPI_Alltoallv(values, counts, places, MPI_INT, all, counts, places, MPI_INT, comm), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  wrap_counts();
  hide_data();
  hide_last_entry();
  int sum = 0;
  MPI_Allreduce(&my_rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  CHECK_EQUAL(sum, 1);
  return finish_test();
}
