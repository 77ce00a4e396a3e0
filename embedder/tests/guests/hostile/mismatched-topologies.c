// Two ranks that disagree on the shape of a topology, or on which dimensions remain of it. Open MPI divided by zero.
#include "hostile.h"

// Each rank calls the same function with the same arguments, on another one of two grids of the same processes.
static void take_parts_of_different_grids(void) {
  const int wide[2] = {2, 1}, high[2] = {1, 2}, none[2] = {0, 0}, first[2] = {1, 0};
  MPI_Comm grids[2], part = MPI_COMM_NULL;
  MPI_Cart_create(MPI_COMM_WORLD, 2, wide, none, 0, &grids[0]);
  MPI_Cart_create(MPI_COMM_WORLD, 2, high, none, 0, &grids[1]);
  for (int i = 0; i < 2; ++i) MPI_Comm_set_errhandler(grids[i], MPI_ERRORS_RETURN);
  (void)MPI_Cart_sub(grids[my_rank], first, &part);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  if (argc > 1) {
    take_parts_of_different_grids();
    return finish_test();
  }
  const int wide[2] = {2, 1};
  const int high[2] = {1, 2};
  const int none[2] = {0, 0};
  const int also_true[2] = {my_rank + 1, 0};
  const int one[2] = {my_rank, 0};
  MPI_Comm grid = MPI_COMM_NULL;
  MPI_Comm part = MPI_COMM_NULL;
  MPI_Comm graph = MPI_COMM_NULL;
  CHECK_EQUAL(MPI_Cart_create(MPI_COMM_WORLD, 2, my_rank == 0 ? wide : high, none, 0, &grid), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_Cart_create(MPI_COMM_WORLD, 1 + my_rank, wide, none, 0, &grid), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_Cart_create(MPI_COMM_WORLD, 2, wide, one, 0, &grid), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_Cart_create(MPI_COMM_WORLD, 2, wide, none, my_rank, &grid), MPI_ERR_OTHER);
  // All that is not 0 is true.
  CHECK_EQUAL(MPI_Cart_create(MPI_COMM_WORLD, 2, wide, also_true, 1 + my_rank, &grid), MPI_SUCCESS);
  MPI_Comm_set_errhandler(grid, MPI_ERRORS_RETURN);
  CHECK_EQUAL(MPI_Cart_sub(grid, one, &part), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_Cart_sub(grid, also_true, &part), MPI_SUCCESS);
  int size = 0;
  MPI_Comm_size(part, &size);
  CHECK_EQUAL(size, 2);
  MPI_Comm_free(&part);
  MPI_Comm_free(&grid);

  const int index[2] = {1, 2};
  const int edges[2] = {1, 0};
  const int other_edges[2] = {1, my_rank};
  CHECK_EQUAL(MPI_Graph_create(MPI_COMM_WORLD, 2, index, other_edges, 0, &graph), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_Graph_create(MPI_COMM_WORLD, 1 + my_rank, index, edges + 1, 0, &graph), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_Graph_create(MPI_COMM_WORLD, 2, index, edges, 0, &graph), MPI_SUCCESS);
  MPI_Comm_free(&graph);
  return finish_test();
}
