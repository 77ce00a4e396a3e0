// Collective operations that mpiwasm replaces by others among guests. Writes "wrong: " and how many results are.
#include <mpi.h>
#include <stdio.h>

enum { most_ranks = 8, many = 1000 };

static int rank, size, wrong;

static void check(int is_right) { wrong += !is_right; }

static void scatter(void) {
  int sent[most_ranks], received = -1;
  for (int i = 0; i < most_ranks; ++i) sent[i] = 10 * i;
  MPI_Scatter(sent, 1, MPI_INT, &received, 1, MPI_INT, 0, MPI_COMM_WORLD);
  check(received == 10 * rank);
  MPI_Request request;
  MPI_Iscatter(sent, 1, MPI_INT, &received, 1, MPI_INT, 1, MPI_COMM_WORLD, &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  check(received == 10 * rank);
  MPI_Reduce_scatter_block(sent, &received, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  check(received == 10 * rank * size);
}

static void gather(void) {
  int counts[most_ranks], places[most_ranks], gathered[most_ranks];
  for (int i = 0; i < most_ranks; ++i) {
    counts[i] = 1;
    places[i] = i;
  }
  MPI_Allgatherv(&rank, 1, MPI_INT, gathered, counts, places, MPI_INT, MPI_COMM_WORLD);
  for (int i = 0; i < size; ++i) check(gathered[i] == i);
}

// MPICH 4.0 does not survive a native root.
static void reduce_in_place(void) {
  int numbers[many];
  const int root = size - 1;
  for (int i = 0; i < many; ++i) numbers[i] = rank;
  MPI_Reduce(rank == root ? MPI_IN_PLACE : numbers, numbers, many, MPI_INT, MPI_SUM, root, MPI_COMM_WORLD);
  for (int i = 0; rank == root && i < many; ++i) check(numbers[i] == size * (size - 1) / 2);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  scatter();
  gather();
  reduce_in_place();
  MPI_Allreduce(MPI_IN_PLACE, &wrong, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0) printf("wrong: %d\n", wrong);
  MPI_Finalize();
  return 0;
}
