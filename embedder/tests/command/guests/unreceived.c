// A message that has been sent, and is received after a checkpoint. A session is open beside the world.
#include <mpi.h>
#include <stdio.h>

enum { points = 20, tag = 77, content = 5 };

int main(int argc, char** argv) {
  MPI_Session session;
  MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
  MPI_Init(&argc, &argv);
  int rank = 0, received = content;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (rank == 0) MPI_Send(&received, 1, MPI_INT, 1, tag, MPI_COMM_WORLD);
  for (int i = 0; i < points; ++i) MPI_Barrier(MPI_COMM_WORLD);
  if (rank == 1) {
    received = 0;
    MPI_Recv(&received, 1, MPI_INT, 0, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    puts(received == content ? "received" : "not received");
  }
  MPI_Finalize();
  return MPI_Session_finalize(&session);
}
