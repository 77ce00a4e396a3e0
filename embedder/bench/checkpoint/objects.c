// Has as many datatypes and posted receives as the argument says, and is saved at its last barrier.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  const int count = argc > 1 ? atoi(argv[1]) : 1000;
  MPI_Datatype* types = malloc((size_t)count * sizeof *types);
  MPI_Request* requests = malloc((size_t)count * sizeof *requests);
  char* data = calloc((size_t)count, 1);
  for (int i = 0; i < count; ++i) {
    MPI_Type_vector(i % 7 + 1, 1, 2, MPI_INT, &types[i]);
    MPI_Type_commit(&types[i]);
    MPI_Irecv(&data[i], 1, MPI_CHAR, rank, i % 1000, MPI_COMM_WORLD, &requests[i]);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  for (int i = 0; i < count; ++i) {
    const char value = (char)i;
    MPI_Send(&value, 1, MPI_CHAR, rank, i % 1000, MPI_COMM_WORLD);
  }
  MPI_Waitall(count, requests, MPI_STATUSES_IGNORE);
  int wrong = 0;
  for (int i = 0; i < count; ++i) {
    int size = 0;
    MPI_Type_size(types[i], &size);
    wrong += size != (i % 7 + 1) * 4 || data[i] != (char)i;
    MPI_Type_free(&types[i]);
  }
  if (rank == 0) printf("%d wrong\n", wrong);
  free(types);
  free(requests);
  free(data);
  MPI_Finalize();
  return wrong == 0 ? 0 : 1;
}
