// Calls before MPI_Init and after MPI_Finalize.
#include "guest_test.h"

int main(int argc, char** argv) {
  int rank = 0;
  if (argc > 1) {
    MPI_Init(&argc, &argv);
    MPI_Finalize();
    MPI_Barrier(MPI_COMM_WORLD);
  } else {
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  }
  return 0;
}
