// An error that is not handled ends the whole job: one line says which call and why, and the exit code is the class.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  int values[2] = {0, 0};
  if (argc > 1 && strcmp(argv[1], "abort") == 0) {
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ABORT);
    if (my_rank == 0) MPI_Send(values, 1, MPI_INT, 5, 0, MPI_COMM_WORLD);
  } else if (argc > 1 && strcmp(argv[1], "unknown") == 0) {
    if (my_rank == 0) MPI_Comm_call_errhandler(MPI_COMM_WORLD, 99);  // a number that is no error class
  } else if (argc > 1) {                                             // found by the library
    if (my_rank == 1) MPI_Send(values, 2, MPI_INT, 0, 0, MPI_COMM_WORLD);
    if (my_rank == 0) MPI_Recv(values, 1, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  } else if (my_rank == 0) {
    MPI_Send(values, 1, MPI_INT, 1, -5, MPI_COMM_WORLD);
  }
  MPI_Barrier(MPI_COMM_WORLD);  // the others wait for ever
  return finish_test();
}
