// Threads of each process call one collective operation on one communicator, or fence one window, at the same time,
// which MPI forbids. One thread at a time is in the library: Open MPI keeps the requests of an operation, and trees of
// processes, with the communicator, and replaces them without a lock.
#include "mpi-threads.h"

enum { rounds = 200, most = 4096 };

static MPI_Comm shared, ring;
static MPI_Win window;
static pthread_barrier_t together;

static void alltoallw(int number) {
  static int out[threads][2 * most], in[threads][2 * most];
  int counts[2], displacements[2];
  MPI_Datatype types[2];
  for (int i = 0; i < ranks; ++i) {
    counts[i] = most;
    displacements[i] = i * most * (int)sizeof(int);
    types[i] = MPI_INT;
  }
  for (int i = 0; i < ranks * most; ++i) out[number][i] = 10 * my_rank + i / most;
  CHECK_EQUAL_HERE(
      MPI_Alltoallw(out[number], counts, displacements, types, in[number], counts, displacements, types, shared),
      MPI_SUCCESS);
  for (int i = 0; i < ranks; ++i) CHECK_EQUAL_HERE(in[number][i * most], 10 * i + my_rank);
}

static void neighbors(int number) {
  int out[2] = {my_rank, my_rank}, in[2] = {-1, -1};
  (void)number;
  CHECK_EQUAL_HERE(MPI_Neighbor_alltoall(out, 1, MPI_INT, in, 1, MPI_INT, ring), MPI_SUCCESS);
  CHECK_EQUAL_HERE(in[0], (my_rank + ranks - 1) % ranks);
  CHECK_EQUAL_HERE(in[1], (my_rank + 1) % ranks);
}

static void gather(int number) {
  static int in[threads][2 * most], out[threads][most];
  out[number][most - 1] = my_rank;
  CHECK_EQUAL_HERE(MPI_Gather(out[number], most, MPI_INT, in[number], most, MPI_INT, 0, shared), MPI_SUCCESS);
  for (int i = 0; i < ranks && my_rank == 0; ++i) CHECK_EQUAL_HERE(in[number][(i + 1) * most - 1], i);
}

static void sum(int number) {
  int one = 1, all = 0;
  (void)number;
  CHECK_EQUAL_HERE(MPI_Allreduce(&one, &all, 1, MPI_INT, MPI_SUM, shared), MPI_SUCCESS);
  CHECK_EQUAL_HERE(all, ranks);
}

static void fence(int number) {
  (void)number;
  CHECK_EQUAL_HERE(MPI_Win_fence(0, window), MPI_SUCCESS);
}

static void (*const calls[])(int number) = {alltoallw, neighbors, gather, sum, fence};

static void* use_all(void* argument) {
  const int number = (int)(intptr_t)argument;
  for (unsigned kind = 0; kind < sizeof calls / sizeof *calls; ++kind) {
    pthread_barrier_wait(&together);
    for (int i = 0; i < rounds; ++i) calls[kind](number);
  }
  return NULL;
}

int main(int argc, char** argv) {
  if (start_with_threads(&argc, &argv)) {
    static int value;
    const int sizes[] = {ranks}, periods[] = {1};
    pthread_barrier_init(&together, NULL, threads);
    MPI_Comm_dup(MPI_COMM_WORLD, &shared);
    MPI_Cart_create(MPI_COMM_WORLD, 1, sizes, periods, 0, &ring);
    MPI_Win_create(&value, sizeof value, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    in_threads(use_all);
    MPI_Win_free(&window);
    MPI_Comm_free(&ring);
    MPI_Comm_free(&shared);
  }
  return finish_test();
}
