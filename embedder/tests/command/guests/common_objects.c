// Communicators of both ranks, and a partitioned message that has arrived, when it is saved.
#include <mpi.h>
#include <stdio.h>

enum { parts = 7, part = 8, barriers = 2000 };

static MPI_Comm named(const char* name) {
  MPI_Comm made;
  MPI_Comm_dup(MPI_COMM_WORLD, &made);
  MPI_Comm_set_name(made, name);
  return made;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm one = named("the one"), other = named("the other");
  static char memory[parts * part];
  MPI_Request request;
  if (rank == 0)
    MPI_Psend_init(memory, parts, part, MPI_BYTE, 1, 3, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
  else
    MPI_Precv_init(memory, parts, part, MPI_BYTE, 0, 3, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
  MPI_Start(&request);
  if (rank == 0)
    MPI_Pready_range(0, parts - 1, request);
  else
    MPI_Wait(&request, MPI_STATUS_IGNORE);
  for (int i = 0; i < barriers; ++i) MPI_Barrier(MPI_COMM_WORLD);
  if (rank == 0) MPI_Wait(&request, MPI_STATUS_IGNORE);
  MPI_Request_free(&request);
  MPI_Barrier(one);
  MPI_Barrier(other);
  if (rank == 0) puts("both ranks are there");
  MPI_Comm_free(&one);
  MPI_Comm_free(&other);
  MPI_Finalize();
  return 0;
}
