// Starts a process after it may have been continued; says whether that was allowed.
#include <mpi.h>
#include <stdio.h>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  for (int i = 0; i < 5; ++i) MPI_Barrier(MPI_COMM_WORLD);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm between = MPI_COMM_NULL;
  const int code =
      MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &between, MPI_ERRCODES_IGNORE);
  int error_class = MPI_SUCCESS;
  MPI_Error_class(code, &error_class);
  puts(error_class == MPI_ERR_SPAWN ? "refused" : "not refused");
  MPI_Finalize();
  return 0;
}
