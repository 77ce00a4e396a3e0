// Messages and collective operations of all kinds, whose results depend on all before them.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int rank, size;
static uint64_t value;

// Now and then a rank pauses here: the ranks differ in where they are, and a library whose ranks wait without yielding
// makes about as many steps a second as one whose ranks yield, also with fewer processors than ranks.
static void mix(uint64_t other) {
  value = (value ^ other) * 0x9e3779b97f4a7c15 + 1;
  const struct timespec pause = {.tv_nsec = 2000000};
  if (value >> 59 == 0) nanosleep(&pause, NULL);
}

static void messages(int step) {
  const int next = (rank + 1) % size;
  const int previous = (rank + size - 1) % size;
  uint64_t got = 0;
  MPI_Sendrecv(&value, 1, MPI_UINT64_T, next, 1, &got, 1, MPI_UINT64_T, previous, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  mix(got);

  MPI_Request one;
  uint64_t sent = value;
  MPI_Isend(&sent, 1, MPI_UINT64_T, next, step % 5 + 2, MPI_COMM_WORLD, &one);
  MPI_Status status;
  MPI_Recv(&got, 1, MPI_UINT64_T, MPI_ANY_SOURCE, step % 5 + 2, MPI_COMM_WORLD, &status);
  int count = 0;
  MPI_Get_count(&status, MPI_UINT64_T, &count);
  if (status.MPI_SOURCE != previous || count != 1) MPI_Abort(MPI_COMM_WORLD, 3);
  MPI_Wait(&one, MPI_STATUS_IGNORE);
  mix(got);

  MPI_Request both[2];
  sent = value;
  MPI_Irecv(&got, 1, MPI_UINT64_T, next, 8, MPI_COMM_WORLD, &both[0]);
  MPI_Isend(&sent, 1, MPI_UINT64_T, previous, 8, MPI_COMM_WORLD, &both[1]);
  MPI_Waitall(2, both, MPI_STATUSES_IGNORE);
  mix(got);

  if (step % 3 != 0) return;
  MPI_Isend(&value, 1, MPI_UINT64_T, next, 9, MPI_COMM_WORLD, &one);
  MPI_Probe(previous, 9, MPI_COMM_WORLD, &status);
  MPI_Recv(&got, 1, MPI_UINT64_T, status.MPI_SOURCE, 9, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  int index = 0;
  MPI_Waitany(1, &one, &index, MPI_STATUS_IGNORE);
  mix(got);
}

// Whether rank 0 has not worked for so long yet.
static int is_before(double end) {
  int before = MPI_Wtime() < end;
  MPI_Bcast(&before, 1, MPI_INT, 0, MPI_COMM_WORLD);
  return before;
}

// Arguments: the number of steps; or 0, and for how many seconds to make steps.
int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  const int steps = argc > 1 ? atoi(argv[1]) : 60;
  const double end = argc > 2 ? MPI_Wtime() + atof(argv[2]) : 0;
  MPI_Comm without_first;
  MPI_Comm_split(MPI_COMM_WORLD, rank == 0, rank, &without_first);
  value = (uint64_t)rank;
  int step = 0;
  for (; argc > 2 ? is_before(end) : step < steps; ++step) {
    messages(step);
    uint64_t sum = 0, all = 0;
    MPI_Allreduce(&value, &sum, 1, MPI_UINT64_T, MPI_SUM, without_first);
    mix(sum);
    MPI_Request request;
    MPI_Iallreduce(&value, &all, 1, MPI_UINT64_T, MPI_BXOR, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    mix(all);
    uint64_t root = value;
    MPI_Bcast(&root, 1, MPI_UINT64_T, step % size, MPI_COMM_WORLD);
    mix(root);
  }
  uint64_t result = 0;
  MPI_Allreduce(&value, &result, 1, MPI_UINT64_T, MPI_BXOR, MPI_COMM_WORLD);
  MPI_Comm_free(&without_first);
  MPI_Finalize();
  // Behind the last call at which the program can be saved: every restart prints it.
  if (rank == 0) printf("%d %016llx\n", step, (unsigned long long)result);
  return 0;
}
