// Distributed graphs of communicators that have another topology already. Open MPI 5.0 copied that, and called
// functions of the one with data of the other.
#include "hostile.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm grid, graph = MPI_COMM_NULL;
  int periodic = 1, next = (my_rank + 1) % ranks, last = (my_rank + ranks - 1) % ranks, one = 1;
  CHECK_EQUAL(MPI_Cart_create(MPI_COMM_WORLD, 1, &ranks, &periodic, 0, &grid), MPI_SUCCESS);
  MPI_Comm_set_errhandler(grid, MPI_ERRORS_RETURN);
  for (int adjacent = 0; adjacent < 2; ++adjacent) {
    const int code =
        adjacent ? MPI_Dist_graph_create_adjacent(grid, 1, &last, MPI_UNWEIGHTED, 1, &next, MPI_UNWEIGHTED,
                                                  MPI_INFO_NULL, 0, &graph)
                 : MPI_Dist_graph_create(grid, 1, &my_rank, &one, &next, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &graph);
    CHECK(code == MPI_SUCCESS || code == MPI_ERR_TOPOLOGY);
    if (code != MPI_SUCCESS) continue;
    int kind = 0, in = 0, out = 0, weighted = 0, received = -1;
    MPI_Topo_test(graph, &kind);
    CHECK_EQUAL(kind, MPI_DIST_GRAPH);
    CHECK_EQUAL(MPI_Dist_graph_neighbors_count(graph, &in, &out, &weighted), MPI_SUCCESS);
    CHECK_EQUAL(in, 1);
    CHECK_EQUAL(MPI_Neighbor_allgather(&my_rank, 1, MPI_INT, &received, 1, MPI_INT, graph), MPI_SUCCESS);
    CHECK_EQUAL(received, last);
    MPI_Comm_free(&graph);
  }
  MPI_Comm_free(&grid);
  return finish_test();
}
