// deep DEPTH: a sum over so many nested calls, with MPI calls at the bottom.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static long at_the_bottom(long carried) {
  long all = 0;
  for (int call = 0; call < 10; ++call) MPI_Allreduce(&carried, &all, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
  return all;
}

__attribute__((noinline)) static long nested(int depth, long carried) {
  if (depth == 0) return at_the_bottom(carried);
  // What each call keeps, in the C stack and in the stack of compiled code.
  volatile long kept[2] = {depth, carried};
  const long deeper = nested(depth - 1, carried + depth % 7);
  return deeper + kept[0] - kept[1] % 3;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  const long sum = nested(argc > 1 ? atoi(argv[1]) : 1000, rank);
  printf("rank %d: %ld\n", rank, sum);
  MPI_Finalize();
  return 0;
}
