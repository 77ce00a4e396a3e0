// Threads of two processes make and merge intercommunicators at the same time, each with its own tag or string, over
// the same communicator: what they exchange does not meet.
#include <stdio.h>

#include "mpi-threads.h"

enum { rounds = 20 };

static MPI_Comm alone[threads];
static MPI_Group sides[2];

static void use_and_free(MPI_Comm between, int number) {
  int received = -1;
  CHECK_EQUAL_HERE(MPI_Sendrecv(&number, 1, MPI_INT, 0, 0, &received, 1, MPI_INT, 0, 0, between, MPI_STATUS_IGNORE),
                   MPI_SUCCESS);
  CHECK_EQUAL_HERE(received, number);
  MPI_Comm merged = MPI_COMM_NULL;
  CHECK_EQUAL_HERE(MPI_Intercomm_merge(between, my_rank == 0, &merged), MPI_SUCCESS);
  int rank = -1, sum = 0;
  MPI_Comm_rank(merged, &rank);
  CHECK_EQUAL_HERE(rank, 1 - my_rank);
  CHECK_EQUAL_HERE(MPI_Allreduce(&number, &sum, 1, MPI_INT, MPI_SUM, merged), MPI_SUCCESS);
  CHECK_EQUAL_HERE(sum, 2 * number);
  CHECK_EQUAL_HERE(MPI_Comm_free(&merged), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_Comm_free(&between), MPI_SUCCESS);
}

static void* make(void* argument) {
  const int number = (int)(intptr_t)argument;
  char text[16];
  snprintf(text, sizeof text, "thread %d", number);
  for (int i = 0; i < rounds; ++i) {
    MPI_Comm between = MPI_COMM_NULL;
    CHECK_EQUAL_HERE(MPI_Intercomm_create(alone[number], 0, MPI_COMM_WORLD, 1 - my_rank, number, &between),
                     MPI_SUCCESS);
    use_and_free(between, number);
    CHECK_EQUAL_HERE(MPI_Intercomm_create_from_groups(sides[my_rank], 0, sides[1 - my_rank], 0, text, MPI_INFO_NULL,
                                                      MPI_ERRORS_RETURN, &between),
                     MPI_SUCCESS);
    use_and_free(between, number);
  }
  return NULL;
}

int main(int argc, char** argv) {
  // Under Open MPI, threads that make intercommunicators at the same time can wait for ever (MPI limits).
  if (!start_with_threads(&argc, &argv) || runs_over("Open MPI")) return finish_test();
  MPI_Group all;
  MPI_Comm_group(MPI_COMM_WORLD, &all);
  for (int rank = 0; rank < 2; ++rank) MPI_Group_incl(all, 1, &rank, &sides[rank]);
  for (int i = 0; i < threads; ++i) MPI_Comm_dup(MPI_COMM_SELF, &alone[i]);
  in_threads(make);
  return finish_test();
}
