// Is saved at its second call; then the last rank ends the job: by MPI_Abort, or as the argument says.
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0, size = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  for (int call = 0; call < 3; ++call) MPI_Barrier(MPI_COMM_WORLD);
  if (rank + 1 == size) {
    if (argc > 1 && strcmp(argv[1], "exit") == 0) exit(3);
    if (argc > 1 && strcmp(argv[1], "trap") == 0) __builtin_trap();
    MPI_Abort(MPI_COMM_WORLD, 3);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Finalize();
  return 0;
}
