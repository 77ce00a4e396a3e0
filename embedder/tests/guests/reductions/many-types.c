// A reduction function with more datatypes than the library has operations for at a time: those that were freed count
// no more, unless a request still uses them. As many that one handle stands for several of them, one after the other.
#include "guest_test.h"

enum { types = 20000, pending = 8 };

// The type may have been freed meanwhile, but its handle here is alive.
static void add(void* in, void* inout, int* count, MPI_Datatype* type) {
  int size = 0;
  CHECK_EQUAL(MPI_Type_size(*type, &size), MPI_SUCCESS);
  for (int i = 0; i < *count * size / (int)sizeof(int); ++i) ((int*)inout)[i] += ((int*)in)[i];
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Op sum;
  MPI_Op_create(add, 1, &sum);
  MPI_Request requests[pending];
  int mine[pending][4];
  int all[pending][4];
  for (int i = 0; i < types; ++i) {
    const int place = i % pending;
    if (i >= pending) {
      MPI_Wait(&requests[place], MPI_STATUS_IGNORE);
      for (int j = 0; j < 4; ++j) CHECK_EQUAL(all[place][j], ranks * (i - pending + j) + ranks * (ranks - 1) / 2);
    }
    for (int j = 0; j < 4; ++j) mine[place][j] = i + j + my_rank;
    MPI_Datatype four;
    MPI_Type_contiguous(4, MPI_INT, &four);
    MPI_Type_commit(&four);
    if (i % 3 != 1) {
      int now[4];
      MPI_Allreduce(mine[place], now, 1, four, sum, MPI_COMM_WORLD);
      CHECK_EQUAL(now[3], ranks * (i + 3) + ranks * (ranks - 1) / 2);
    }
    MPI_Iallreduce(mine[place], all[place], 1, four, sum, MPI_COMM_WORLD, &requests[place]);
    MPI_Type_free(&four);
  }
  MPI_Waitall(pending, requests, MPI_STATUSES_IGNORE);
  MPI_Op_free(&sum);
  return finish_test();
}
