// Two processes name the same third one, and the same tag, for an intercommunicator with it, which it wants with one of
// them. MPICH 5.0 over UCX took what the one sent for a part of what the other had sent.
#include "hostile.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm both;
  if (my_rank == 2) {
    MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, 0, 7, &both);  // no process answers
    return 1;
  }
  if (my_rank == 0) {
    const double begin = MPI_Wtime();
    while (MPI_Wtime() - begin < 1) continue;
  }
  CHECK_EQUAL(MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, my_rank == 0 ? 1 : 0, 7, &both), MPI_SUCCESS);
  int number = my_rank + 1, other = 0;
  MPI_Sendrecv(&number, 1, MPI_INT, 0, 0, &other, 1, MPI_INT, 0, 0, both, MPI_STATUS_IGNORE);
  CHECK_EQUAL(other, 2 - my_rank);
  // The third process never ends.
  MPI_Barrier(both);
  if (checks_failed == 0) MPI_Abort(MPI_COMM_WORLD, 42);
  return finish_test();
}
