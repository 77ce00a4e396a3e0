// Two ranks start nonblocking operations on two communicators of both, each one in its own order, and look for some
// seconds at its first one before it starts the second. They go on for 15 s. Writes "begun" when the first ones have
// begun, and "done".
#include <mpi.h>
#include <stdio.h>
#include <time.h>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0, flag = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm comms[2];
  for (int each = 0; each < 2; ++each) MPI_Comm_dup(MPI_COMM_WORLD, &comms[each]);
  MPI_Request requests[2];
  MPI_Ibarrier(comms[rank], &requests[0]);
  MPI_Barrier(MPI_COMM_WORLD);
  if (rank == 0) {
    printf("begun\n");
    fflush(stdout);
  }
  const time_t end = time(NULL) + 3;
  while (time(NULL) < end) MPI_Test(&requests[0], &flag, MPI_STATUS_IGNORE);
  MPI_Ibarrier(comms[1 - rank], &requests[1]);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  for (int goes_on = 1; goes_on;) {
    goes_on = time(NULL) < end + 15;
    MPI_Bcast(&goes_on, 1, MPI_INT, 0, MPI_COMM_WORLD);
  }
  if (rank == 0) printf("done\n");
  MPI_Finalize();
  return 0;
}
