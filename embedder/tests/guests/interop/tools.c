// A tool in the program that stands between it and the library: its own MPI_Send and MPI_Barrier call PMPI_*.
#include "guest_test.h"

static int sends;
static int barriers;

int MPI_Send(const void* buffer, int count, MPI_Datatype type, int target, int tag, MPI_Comm comm) {
  ++sends;
  return PMPI_Send(buffer, count, type, target, tag, comm);
}

int MPI_Barrier(MPI_Comm comm) {
  ++barriers;
  return PMPI_Barrier(comm);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  int value = 5;
  if (my_rank == 0) {
    MPI_Send(&value, 1, MPI_INT, 1, 0, MPI_COMM_WORLD);
  } else {
    value = 0;
    PMPI_Recv(&value, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(value, 5);
  CHECK_EQUAL(sends, my_rank == 0);
  CHECK_EQUAL(barriers, 1);
  int size = 0;
  PMPI_Comm_size(MPI_COMM_WORLD, &size);
  CHECK_EQUAL(size, 2);
  return finish_test();
}
