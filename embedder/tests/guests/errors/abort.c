// MPI_Abort by one rank ends the others, with its code.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  if (my_rank == 1) MPI_Abort(MPI_COMM_WORLD, 7);
  int value = 0;
  MPI_Recv(&value, 1, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return 0;
}
