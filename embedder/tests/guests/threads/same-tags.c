// Threads of each process make communicators of the same processes at the same time, each over a communicator of its
// own, all with the same tag: what they exchange does not meet.
#include "mpi-threads.h"

enum { rounds = 8, tag = 99 };

static MPI_Comm own[threads];
static bool has_sides;

static void use_and_free(MPI_Comm made, int number) {
  int sum = 0;
  CHECK_EQUAL_HERE(MPI_Allreduce(&number, &sum, 1, MPI_INT, MPI_SUM, made), MPI_SUCCESS);
  CHECK_EQUAL_HERE(sum, ranks * number);
  CHECK_EQUAL_HERE(MPI_Comm_free(&made), MPI_SUCCESS);
}

static void make_group(MPI_Comm comm, int number) {
  MPI_Group group;
  MPI_Comm made;
  CHECK_EQUAL_HERE(MPI_Comm_group(comm, &group), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_Comm_create_group(comm, group, tag, &made), MPI_SUCCESS);
  use_and_free(made, number);
  CHECK_EQUAL_HERE(MPI_Group_free(&group), MPI_SUCCESS);
}

static void make_sides(MPI_Comm comm, int number) {
  const bool is_low = my_rank < ranks / 2;
  MPI_Comm side, between, made;
  CHECK_EQUAL_HERE(MPI_Comm_split(comm, is_low, 0, &side), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_Intercomm_create(side, 0, comm, is_low ? ranks / 2 : 0, tag, &between), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_Intercomm_merge(between, !is_low, &made), MPI_SUCCESS);
  use_and_free(made, number);
  CHECK_EQUAL_HERE(MPI_Comm_free(&between), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_Comm_free(&side), MPI_SUCCESS);
}

static void* make(void* argument) {
  const int number = (int)(intptr_t)argument;
  for (int i = 0; i < rounds; ++i) {
    make_group(own[number], number);
    if (has_sides) make_sides(own[number], number);
  }
  return NULL;
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) return finish_test();
  // Under Open MPI 4.1, threads that make intercommunicators at the same time can wait for ever (MPI limits).
  has_sides = ranks > 1 && !runs_over("Open MPI");
  for (int i = 0; i < threads; ++i) MPI_Comm_dup(MPI_COMM_WORLD, &own[i]);
  in_threads(make);
  for (int i = 0; i < threads; ++i) MPI_Comm_free(&own[i]);
  return finish_test();
}
