// Graphs whose processes may be reordered, of processes that share processors: a component of Open MPI exits there.
#include "hostile.h"

enum { most = 8 };

static void make_graph(int members) {
  MPI_Comm some, graph;
  MPI_Comm_split(MPI_COMM_WORLD, (members >> my_rank) & 1, 0, &some);
  int rank = -1, size = 0;
  MPI_Comm_rank(some, &rank);
  MPI_Comm_size(some, &size);
  int neighbors[most], weights[most];
  for (int i = 0; i < size && i < most; ++i) neighbors[i] = i, weights[i] = 1 + i;
  CHECK_EQUAL(MPI_Dist_graph_create(some, 1, &rank, &size, neighbors, weights, MPI_INFO_NULL, 1, &graph), MPI_SUCCESS);
  int in = 0, out = 0, weighted = 0;
  MPI_Dist_graph_neighbors_count(graph, &in, &out, &weighted);
  CHECK_EQUAL(in, size);
  CHECK_EQUAL(out, size);
  MPI_Comm_free(&graph);
  MPI_Comm_free(&some);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  for (int members = 1; members < 1 << ranks; ++members) make_graph(members);
  return finish_test();
}
