// Graphs that every process knows in full: 0 - 1 - 2.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const int indices[3] = {1, 3, 4};
  const int edges[4] = {1, 0, 2, 1};
  MPI_Comm graph;
  CHECK_EQUAL(MPI_Graph_create(MPI_COMM_WORLD, 3, indices, edges, 0, &graph), MPI_SUCCESS);
  int status = -1;
  MPI_Topo_test(graph, &status);
  CHECK_EQUAL(status, MPI_GRAPH);
  int nodes = 0;
  int edge_count = 0;
  MPI_Graphdims_get(graph, &nodes, &edge_count);
  CHECK_EQUAL(nodes, 3);
  CHECK_EQUAL(edge_count, 4);
  int found_indices[3];
  int found_edges[4];
  MPI_Graph_get(graph, 3, 4, found_indices, found_edges);
  CHECK(memcmp(found_indices, indices, sizeof indices) == 0);
  CHECK(memcmp(found_edges, edges, sizeof edges) == 0);
  for (int rank = 0; rank < 3; ++rank) {
    int count = 0;
    int neighbors[2] = {-1, -1};
    MPI_Graph_neighbors_count(graph, rank, &count);
    CHECK_EQUAL(count, rank == 1 ? 2 : 1);
    MPI_Graph_neighbors(graph, rank, count, neighbors);
    CHECK_EQUAL(neighbors[0], rank == 1 ? 0 : 1);
    CHECK_EQUAL(neighbors[1], rank == 1 ? 2 : -1);
  }
  int new_rank = -7;
  MPI_Graph_map(MPI_COMM_WORLD, 3, indices, edges, &new_rank);
  CHECK(new_rank >= 0 && new_rank < 3);
  MPI_Comm_free(&graph);

  const int wrong[4] = {1, 0, 7, 1};
  CHECK_EQUAL(MPI_Graph_create(MPI_COMM_WORLD, 3, indices, wrong, 0, &graph), MPI_ERR_RANK);
  return finish_test();
}
