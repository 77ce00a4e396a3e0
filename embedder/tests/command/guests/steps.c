// steps COUNT MILLISECONDS: a sum over all ranks in each step, and every tenth step is printed.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  const int count = argc > 1 ? atoi(argv[1]) : 100;
  const struct timespec pause = {0, 1000000L * (argc > 2 ? atoi(argv[2]) : 50)};
  int rank = 0;
  int sum = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  for (int step = 0; step < count; ++step) {
    int all = 0;
    nanosleep(&pause, NULL);
    MPI_Allreduce(&step, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    sum += all;
    if (rank == 0 && step % 10 == 0) {
      printf("step %d\n", step);
      fflush(stdout);
    }
  }
  if (rank == 0) printf("sum %d\n", sum);
  MPI_Finalize();
  return 0;
}
