// Two ranks begin as many operations, but on different communicators: what the first one sends on one of them meets
// what mpiwasm exchanges while the program is saved.
#include <mpi.h>
#include <stdio.h>
#include <string.h>

enum { size = 1 << 20 };

int main(int argc, char** argv) {
  static char sent[size];
  static char received[size];
  MPI_Init(&argc, &argv);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm both[2];
  for (int i = 0; i < 2; ++i) MPI_Comm_dup(MPI_COMM_WORLD, &both[i]);
  memset(sent, 'A', size);
  MPI_Request requests[2];
  MPI_Ibcast(rank == 0 ? sent : received, size, MPI_BYTE, 0, both[0], &requests[0]);
  if (rank == 0) {
    MPI_Ibcast(sent, size, MPI_BYTE, 0, both[0], &requests[1]);
  } else {
    MPI_Ibcast(sent, 1, MPI_BYTE, 1, both[1], &requests[1]);
  }
  MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
  puts("begun");
  fflush(stdout);
  const double begin = MPI_Wtime();
  while (MPI_Wtime() - begin < 3) MPI_Probe(MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  puts("still there");
  fflush(stdout);
  MPI_Abort(MPI_COMM_WORLD, 3);  // an operation is incomplete
}
