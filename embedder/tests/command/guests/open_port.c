// Has a port open, and closes it after a while.
#include <mpi.h>
#include <stdio.h>

static void wait_for(double seconds) {
  const double begin = MPI_Wtime();
  while (MPI_Wtime() - begin < seconds) MPI_Probe(MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  char port[MPI_MAX_PORT_NAME];
  MPI_Open_port(MPI_INFO_NULL, port);
  wait_for(1);
  MPI_Close_port(port);
  wait_for(1);
  puts("closed");
  MPI_Finalize();
  return 0;
}
