// A profiling library in C: counts messages and their bytes, and prints the totals when MPI ends.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>

static int64_t sent[2];  // messages, bytes

static void count_message(int count, MPI_Datatype type) {
  int size = 0;
  PMPI_Type_size(type, &size);
  ++sent[0];
  sent[1] += (int64_t)count * size;
}

int MPI_Send(const void* buffer, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm) {
  count_message(count, type);
  return PMPI_Send(buffer, count, type, dest, tag, comm);
}

int MPI_Isend(const void* buffer, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm,
              MPI_Request* request) {
  count_message(count, type);
  return PMPI_Isend(buffer, count, type, dest, tag, comm, request);
}

int MPI_Finalize(void) {
  int64_t all[2] = {0, 0};
  int rank = 0;
  PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
  PMPI_Reduce(sent, all, 2, MPI_INT64_T, MPI_SUM, 0, MPI_COMM_WORLD);
  if (rank == 0) printf("%lld messages, %lld bytes\n", (long long)all[0], (long long)all[1]);
  return PMPI_Finalize();
}
