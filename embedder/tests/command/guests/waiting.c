// All ranks but the first wait for a message, which comes after some time.
#include <mpi.h>
#include <stdio.h>
#include <unistd.h>

enum { STEPS = 60 };

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0, size = 0, value = 7;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  for (int step = 0; rank == 0 && step < STEPS; ++step) {
    int found = 0;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &found, MPI_STATUS_IGNORE);
    printf("step %d\n", step);
    fflush(stdout);
    usleep(50000);
  }
  if (rank > 0) MPI_Recv(&value, 1, MPI_INT, rank - 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  ++value;
  if (rank + 1 < size) MPI_Send(&value, 1, MPI_INT, rank + 1, 0, MPI_COMM_WORLD);
  if (rank + 1 == size) printf("value %d\n", value);
  MPI_Finalize();
  return 0;
}
