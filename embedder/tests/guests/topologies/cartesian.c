// Grids of processes.
#include "guest_test.h"

static void make_dimensions(void) {
  int dims[3] = {0, 0, 0};
  MPI_Dims_create(12, 3, dims);
  CHECK(dims[0] == 3 && dims[1] == 2 && dims[2] == 2);
  int fixed[2] = {0, 4};
  MPI_Dims_create(12, 2, fixed);
  CHECK(fixed[0] == 3 && fixed[1] == 4);
  int impossible[2] = {5, 0};
  CHECK(MPI_Dims_create(12, 2, impossible) != MPI_SUCCESS);
}

// Rows of one, columns of three; periodic along the columns.
static void use_grid(void) {
  const int dims[2] = {3, 1};
  const int periods[2] = {1, 0};
  MPI_Comm grid;
  CHECK_EQUAL(MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 0, &grid), MPI_SUCCESS);
  int status = -1;
  MPI_Topo_test(grid, &status);
  CHECK_EQUAL(status, MPI_CART);
  MPI_Topo_test(MPI_COMM_WORLD, &status);
  CHECK_EQUAL(status, MPI_UNDEFINED);
  int count = 0;
  MPI_Cartdim_get(grid, &count);
  CHECK_EQUAL(count, 2);
  int found_dims[2] = {-1, -1};
  int found_periods[2] = {-1, -1};
  int coords[2] = {-1, -1};
  MPI_Cart_get(grid, 2, found_dims, found_periods, coords);
  CHECK(found_dims[0] == 3 && found_dims[1] == 1);
  CHECK(found_periods[0] && !found_periods[1]);
  CHECK(coords[0] == my_rank && coords[1] == 0);
  for (int rank = 0; rank < 3; ++rank) {
    MPI_Cart_coords(grid, rank, 2, coords);
    CHECK(coords[0] == rank && coords[1] == 0);
    int back = -1;
    coords[0] += 3;  // periodic
    MPI_Cart_rank(grid, coords, &back);
    CHECK_EQUAL(back, rank);
  }
  int source = -7;
  int target = -7;
  MPI_Cart_shift(grid, 0, 1, &source, &target);
  CHECK_EQUAL(source, (my_rank + 2) % 3);
  CHECK_EQUAL(target, (my_rank + 1) % 3);
  MPI_Cart_shift(grid, 1, 1, &source, &target);
  CHECK_EQUAL(source, MPI_PROC_NULL);
  CHECK_EQUAL(target, MPI_PROC_NULL);

  const int remain[2] = {1, 0};
  MPI_Comm column;
  MPI_Cart_sub(grid, remain, &column);
  MPI_Cartdim_get(column, &count);
  CHECK_EQUAL(count, 1);
  int size = 0;
  MPI_Comm_size(column, &size);
  CHECK_EQUAL(size, 3);
  MPI_Comm_free(&column);

  MPI_Comm copy;
  MPI_Comm_dup(grid, &copy);
  MPI_Topo_test(copy, &status);
  CHECK_EQUAL(status, MPI_CART);
  MPI_Comm_free(&copy);
  MPI_Comm_free(&grid);
}

static void use_smaller_grid(void) {
  const int dims[1] = {2};
  const int periods[1] = {0};
  MPI_Comm grid;
  MPI_Cart_create(MPI_COMM_WORLD, 1, dims, periods, 0, &grid);
  CHECK((grid == MPI_COMM_NULL) == (my_rank == 2));
  if (grid != MPI_COMM_NULL) MPI_Comm_free(&grid);
  int rank = -7;
  MPI_Cart_map(MPI_COMM_WORLD, 1, dims, periods, &rank);
  // Open MPI 4.1.4 and 5.0.11 answer process 2 with its own rank, natively too.
  CHECK(rank == MPI_UNDEFINED || (rank >= 0 && rank < 2) || (runs_over("Open MPI v") && rank == 2));
  const int too_large[1] = {4};
  CHECK(MPI_Cart_create(MPI_COMM_WORLD, 1, too_large, periods, 0, &grid) != MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  make_dimensions();
  use_grid();
  use_smaller_grid();
  int count = 0;
  CHECK(MPI_Cartdim_get(MPI_COMM_WORLD, &count) == MPI_ERR_TOPOLOGY);
  return finish_test();
}
