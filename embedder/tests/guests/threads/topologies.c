// Threads that make the first topologies of a program at once: Open MPI opens its components for them at the first use.
#include <stdatomic.h>

#include "mpi-threads.h"

static MPI_Comm parents[threads];
static atomic_int ready;

static void* make_grid(void* number) {
  const int size = 1, periodic = 1;
  MPI_Comm grid = MPI_COMM_NULL;
  ++ready;
  while (ready < threads) {
  }
  const int code = MPI_Cart_create(parents[(intptr_t)number], 1, &size, &periodic, 0, &grid);
  CHECK_EQUAL_HERE(code, MPI_SUCCESS);
  int dimensions = 0, kind = MPI_UNDEFINED;
  if (code == MPI_SUCCESS) {
    MPI_Topo_test(grid, &kind);
    MPI_Cartdim_get(grid, &dimensions);
    MPI_Comm_free(&grid);
  }
  CHECK_EQUAL_HERE(kind, MPI_CART);
  CHECK_EQUAL_HERE(dimensions, 1);
  return NULL;
}

int main(int argc, char** argv) {
  const bool multiple = start_with_threads(&argc, &argv);
  if (!multiple) return finish_test();
  for (int i = 0; i < threads; ++i) MPI_Comm_dup(MPI_COMM_SELF, &parents[i]);
  in_threads(make_grid);
  for (int i = 0; i < threads; ++i) MPI_Comm_free(&parents[i]);
  return finish_test();
}
