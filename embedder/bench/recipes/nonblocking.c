// Nonblocking messages to no process: nanoseconds for each pair of a call and MPI_Wait, the median of batches.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

#include "batches.h"

enum { batches = 41, calls = 200000 };

static double nanoseconds(int sends) {
  static int number;
  double times[batches];
  for (int batch = 0; batch < batches; ++batch) {
    const double begin = MPI_Wtime();
    for (int call = 0; call < calls; ++call) {
      MPI_Request request;
      if (sends)
        MPI_Isend(&number, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &request);
      else
        MPI_Irecv(&number, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &request);
      MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    times[batch] = (MPI_Wtime() - begin) * 1e9 / calls;
  }
  return median_of(times, batches);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  printf("MPI_Isend %.3f\n", nanoseconds(1));
  printf("MPI_Irecv %.3f\n", nanoseconds(0));
  MPI_Finalize();
  return 0;
}
