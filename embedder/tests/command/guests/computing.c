// The last rank computes for some seconds, between two calls of MPI, while the others look for its message. Writes
// "begun" when it begins, and the value of the message.
#include <mpi.h>
#include <stdio.h>
#include <time.h>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0, size = 0, value = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Barrier(MPI_COMM_WORLD);
  if (rank + 1 == size) {
    printf("begun\n");
    fflush(stdout);
    const time_t end = time(NULL) + 4;
    while (time(NULL) < end) {
    }
    value = 42;
    for (int to = 0; to < rank; ++to) MPI_Send(&value, 1, MPI_INT, to, 0, MPI_COMM_WORLD);
  } else {
    MPI_Request request;
    MPI_Irecv(&value, 1, MPI_INT, size - 1, 0, MPI_COMM_WORLD, &request);
    for (int flag = 0; flag == 0;) MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
    if (rank == 0) printf("value %d\n", value);
  }
  MPI_Finalize();
  return 0;
}
