// Several non-blocking collective operations and messages under way together, completed in another order.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  enum { operations = 6 };
  MPI_Request requests[operations];
  int sum = 0;
  int all[8];
  int shared = my_rank == 0 ? 5 : -1;
  int in = -1;
  int prefix = 0;
  MPI_Ibarrier(MPI_COMM_WORLD, &requests[0]);
  MPI_Iallreduce(&my_rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &requests[1]);
  MPI_Irecv(&in, 1, MPI_INT, (my_rank + 1) % ranks, 0, MPI_COMM_WORLD, &requests[2]);
  MPI_Iallgather(&my_rank, 1, MPI_INT, all, 1, MPI_INT, MPI_COMM_WORLD, &requests[3]);
  MPI_Ibcast(&shared, 1, MPI_INT, 0, MPI_COMM_WORLD, &requests[4]);
  MPI_Iscan(&my_rank, &prefix, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &requests[5]);
  MPI_Send(&my_rank, 1, MPI_INT, (my_rank + ranks - 1) % ranks, 0, MPI_COMM_WORLD);
  MPI_Wait(&requests[4], MPI_STATUS_IGNORE);
  CHECK_EQUAL(shared, 5);
  int done = 1;
  while (done < operations) {
    int index = -1;
    MPI_Waitany(operations, requests, &index, MPI_STATUS_IGNORE);
    if (!CHECK(index >= 0 && index < operations && requests[index] == MPI_REQUEST_NULL)) break;
    ++done;
  }
  CHECK_EQUAL(sum, ranks * (ranks - 1) / 2);
  CHECK_EQUAL(in, (my_rank + 1) % ranks);
  for (int i = 0; i < ranks; ++i) CHECK_EQUAL(all[i], i);
  CHECK_EQUAL(prefix, my_rank * (my_rank + 1) / 2);
  return finish_test();
}
