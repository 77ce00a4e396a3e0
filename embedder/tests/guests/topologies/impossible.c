// Grids and graphs that cannot be: each is refused with the right class, whatever the MPI library would make of it, and
// those at the edge of what may be work.
#include <limits.h>

#include "guest_test.h"

static MPI_Comm made;

static int grid_of(int count, const int dims[]) {
  static const int periods[2048];
  return MPI_Cart_create(MPI_COMM_WORLD, count, dims, periods, 0, &made);
}

static void check_grids(void) {
  CHECK_EQUAL(grid_of(2, (int[]){INT_MAX, INT_MAX}), MPI_ERR_DIMS);
  CHECK_EQUAL(grid_of(2, (int[]){65536, 65536}), MPI_ERR_DIMS);
  CHECK_EQUAL(grid_of(3, (int[]){65536, 65536, 3}), MPI_ERR_DIMS);
  CHECK_EQUAL(grid_of(2, (int[]){0, 1}), MPI_ERR_DIMS);
  CHECK_EQUAL(grid_of(2, (int[]){-1, -1}), MPI_ERR_DIMS);
  CHECK_EQUAL(grid_of(1, (int[]){ranks + 1}), MPI_ERR_DIMS);
  CHECK_EQUAL(grid_of(-1, (int[]){1}), MPI_ERR_DIMS);
  static int ones[2048];
  for (int i = 0; i < LENGTH(ones); ++i) ones[i] = 1;
  CHECK_EQUAL(grid_of(LENGTH(ones), ones), MPI_ERR_DIMS);
  int rank = 0;
  CHECK_EQUAL(MPI_Cart_map(MPI_COMM_WORLD, 2, (int[]){65536, 65536}, ones, &rank), MPI_ERR_DIMS);
  CHECK_EQUAL(MPI_Cart_map(MPI_COMM_WORLD, 1, (int[]){0}, ones, &rank), MPI_ERR_DIMS);
}

static void check_places(void) {
  const int open = 0;
  MPI_Comm grid;
  CHECK_EQUAL(MPI_Cart_create(MPI_COMM_WORLD, 1, &ranks, &open, 0, &grid), MPI_SUCCESS);
  int rank = 0;
  int other = 0;
  const int directions[] = {-1, 1, INT_MAX, INT_MIN};
  for (int i = 0; i < LENGTH(directions); ++i) {
    CHECK_EQUAL(MPI_Cart_shift(grid, directions[i], 1, &rank, &other), MPI_ERR_DIMS);
  }
  CHECK_EQUAL(MPI_Cart_shift(grid, 0, INT_MAX, &rank, &other), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Cart_shift(grid, 0, INT_MIN, &rank, &other), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Cart_rank(grid, (int[]){ranks}, &rank), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Cart_rank(grid, (int[]){-1}, &rank), MPI_ERR_ARG);
  int found[3] = {7, 7, 7};
  CHECK_EQUAL(MPI_Cart_coords(grid, 0, 0, found), MPI_ERR_DIMS);
  CHECK_EQUAL(MPI_Cart_get(grid, 0, found, found + 1, found + 2), MPI_ERR_DIMS);
  CHECK_EQUAL(found[0], 7);
  CHECK_EQUAL(MPI_Graph_neighbors_count(grid, 0, &rank), MPI_ERR_TOPOLOGY);
  CHECK_EQUAL(MPI_Dist_graph_neighbors_count(grid, &rank, &rank, &rank), MPI_ERR_TOPOLOGY);
  MPI_Comm_free(&grid);
  CHECK_EQUAL(MPI_Cart_rank(MPI_COMM_WORLD, found, &rank), MPI_ERR_TOPOLOGY);
  CHECK_EQUAL(MPI_Cart_sub(MPI_COMM_WORLD, found, &grid), MPI_ERR_TOPOLOGY);
  CHECK_EQUAL(MPI_Neighbor_allgather(found, 1, MPI_INT, found, 1, MPI_INT, MPI_COMM_WORLD), MPI_ERR_TOPOLOGY);
}

static void check_shapes(void) {
  CHECK_EQUAL(MPI_Dims_create(6, 2, (int[]){65536, 65536}), MPI_ERR_DIMS);
  CHECK_EQUAL(MPI_Dims_create(6, 3, (int[]){65536, 65536, 0}), MPI_ERR_DIMS);
  CHECK_EQUAL(MPI_Dims_create(6, 2, (int[]){4, 0}), MPI_ERR_DIMS);
  CHECK_EQUAL(MPI_Dims_create(6, 2, (int[]){-2, 0}), MPI_ERR_DIMS);
  CHECK_EQUAL(MPI_Dims_create(0, 2, (int[]){0, 0}), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Dims_create(-6, 2, (int[]){0, 0}), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Dims_create(6, -1, (int[]){0, 0}), MPI_ERR_DIMS);
  static int many[2048];
  CHECK_EQUAL(MPI_Dims_create(6, LENGTH(many), many), MPI_ERR_DIMS);
  CHECK_EQUAL(MPI_Dims_create(6, 17, many), MPI_ERR_DIMS);
  int dims[2] = {0, 3};
  CHECK_EQUAL(MPI_Dims_create(6, 2, dims), MPI_SUCCESS);
  CHECK_EQUAL(dims[0], 2);
}

static int graph_of(int nodes, const int index[], const int edges[]) {
  int rank = 0;
  const int mapped = MPI_Graph_map(MPI_COMM_WORLD, nodes, index, edges, &rank);
  const int code = MPI_Graph_create(MPI_COMM_WORLD, nodes, index, edges, 0, &made);
  CHECK_EQUAL(mapped, code);
  return code;
}

static void check_graphs(void) {
  static const int to_zero[4];
  CHECK_EQUAL(graph_of(1, (int[]){-1}, to_zero), MPI_ERR_ARG);
  CHECK_EQUAL(graph_of(ranks + 1, (int[]){1, 1, 1}, to_zero), MPI_ERR_ARG);
  CHECK_EQUAL(graph_of(1, (int[]){1}, (int[]){1}), MPI_ERR_RANK);
  CHECK_EQUAL(graph_of(1, (int[]){1}, (int[]){-1}), MPI_ERR_RANK);
  if (ranks > 1) {
    CHECK_EQUAL(graph_of(2, (int[]){1000000, 2}, to_zero), MPI_ERR_ARG);
    CHECK_EQUAL(graph_of(2, (int[]){2, 1}, to_zero), MPI_ERR_ARG);
    CHECK_EQUAL(graph_of(2, (int[]){-1000000, 2}, to_zero), MPI_ERR_ARG);
  }
  CHECK_EQUAL(graph_of(1, (int[]){2}, to_zero), MPI_SUCCESS);
  if (made == MPI_COMM_NULL) return;
  int found[8] = {7};
  CHECK_EQUAL(MPI_Graph_neighbors(made, 0, 1, found), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Graph_get(made, 0, 2, found, found), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Graph_get(made, 1, 1, found, found), MPI_ERR_ARG);
  CHECK_EQUAL(found[0], 7);
  CHECK_EQUAL(MPI_Graph_neighbors(made, 0, 8, found), MPI_SUCCESS);
  MPI_Comm_free(&made);
}

static void check_distributed_graphs(void) {
  static const int to_zero[2];
  const int negative[2] = {3, -4};
  CHECK_EQUAL(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 2, to_zero, MPI_WEIGHTS_EMPTY, 2, to_zero,
                                             MPI_WEIGHTS_EMPTY, MPI_INFO_NULL, 0, &made),
              MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 2, to_zero, negative, 2, to_zero, negative, MPI_INFO_NULL,
                                             0, &made),
              MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 2, to_zero, MPI_UNWEIGHTED, 2, to_zero, to_zero,
                                             MPI_INFO_NULL, 0, &made),
              MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Dist_graph_create(MPI_COMM_WORLD, 1, &my_rank, (int[]){2}, to_zero, MPI_WEIGHTS_EMPTY, MPI_INFO_NULL,
                                    0, &made),
              MPI_ERR_ARG);
  CHECK_EQUAL(
      MPI_Dist_graph_create(MPI_COMM_WORLD, 1, &my_rank, (int[]){-1}, to_zero, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &made),
      MPI_ERR_COUNT);
  // Weights in some processes only.
  if (ranks > 1) {
    CHECK_EQUAL(MPI_Dist_graph_create(MPI_COMM_WORLD, 1, &my_rank, (int[]){2}, to_zero,
                                      my_rank == 0 ? MPI_UNWEIGHTED : to_zero, MPI_INFO_NULL, 0, &made),
                MPI_ERR_ARG);
  }
  // Room for more neighbours than there are stays as it was.
  CHECK_EQUAL(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, &my_rank, MPI_UNWEIGHTED, 1, &my_rank, MPI_UNWEIGHTED,
                                             MPI_INFO_NULL, 0, &made),
              MPI_SUCCESS);
  enum { room = 100000 };
  static int sources[room];
  static int destinations[room];
  for (int i = 0; i < room; ++i) sources[i] = destinations[i] = 7;
  CHECK_EQUAL(MPI_Dist_graph_neighbors(made, room, sources, MPI_UNWEIGHTED, room, destinations, MPI_UNWEIGHTED),
              MPI_SUCCESS);
  CHECK_EQUAL(sources[0], my_rank);
  CHECK_EQUAL(destinations[0], my_rank);
  int changed = 0;
  for (int i = 1; i < room; ++i) changed += sources[i] != 7 || destinations[i] != 7;
  CHECK_EQUAL(changed, 0);
  CHECK_EQUAL(MPI_Dist_graph_neighbors(made, 1, sources, MPI_WEIGHTS_EMPTY, 1, destinations, MPI_WEIGHTS_EMPTY),
              MPI_ERR_ARG);
  MPI_Comm_free(&made);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  check_grids();
  check_places();
  check_shapes();
  check_graphs();
  check_distributed_graphs();
  return finish_test();
}
