// What a program does wrong ends the job with a message; this ABI has no error handlers.
#include "mpi_2023.h"

int main(int argc, char** argv) {
  const char* what = argv[1];
  start_test(&argc, &argv);
  int value = 1;
  if (strcmp(what, "freed") == 0) {
    MPI_Comm copy;
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    const MPI_Comm freed = copy;
    MPI_Comm_free(&copy);
    MPI_Barrier(freed);
  }
  if (strcmp(what, "kind") == 0) MPI_Send(&value, 1, 19, 0, 0, MPI_COMM_WORLD);
  if (strcmp(what, "bounds") == 0) MPI_Send(&value, 1 << 30, MPI_INT, 0, 0, MPI_COMM_WORLD);
  if (strcmp(what, "tag") == 0) MPI_Send(&value, 1, MPI_INT, 0, -1, MPI_COMM_WORLD);
  if (strcmp(what, "status") == 0) MPI_Recv(&value, 1, MPI_INT, 0, 0, MPI_COMM_SELF, (MPI_Status*)-16);
  if (strcmp(what, "place") == 0) MPI_Comm_dup(MPI_COMM_WORLD, (MPI_Comm*)-4);
  if (strcmp(what, "abort") == 0) MPI_Abort(MPI_COMM_WORLD, 9);
  if (strcmp(what, "throw") == 0) throw_exception(allocate_exception(8), NULL, NULL);
  return finish_test();
}
