// All ranks but the first wait in MPI_Finalize.
#include <mpi.h>
#include <stdio.h>
#include <unistd.h>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  printf("rank %d\n", rank);
  fflush(stdout);
  if (rank == 0) usleep(1500000);
  MPI_Finalize();
  printf("end of %d\n", rank);
  return 0;
}
