// Memory from MPI.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  enum { length = 10000 };
  double* values = NULL;
  CHECK_EQUAL(MPI_Alloc_mem(length * sizeof *values, MPI_INFO_NULL, &values), MPI_SUCCESS);
  if (!CHECK(values != NULL && (uintptr_t)values % 8 == 0)) return 1;
  for (int i = 0; i < length; ++i) values[i] = i;
  double sum = 0;
  MPI_Reduce(&values[length - 1], &sum, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  CHECK(sum == length - 1);
  CHECK_EQUAL(MPI_Free_mem(values), MPI_SUCCESS);
  // It is given back: a hundred times 64 MiB fit one after the other.
  for (int i = 0; i < 100; ++i) {
    char* block = NULL;
    if (!CHECK_EQUAL(MPI_Alloc_mem(64 << 20, MPI_INFO_NULL, &block), MPI_SUCCESS)) break;
    block[(64 << 20) - 1] = 1;
    MPI_Free_mem(block);
  }
  void* nothing = NULL;
  CHECK(MPI_Alloc_mem(-1, MPI_INFO_NULL, &nothing) != MPI_SUCCESS);
  CHECK_EQUAL(MPI_Alloc_mem(1, MPI_INFO_NULL, NULL), MPI_ERR_ARG);
  return finish_test();
}
