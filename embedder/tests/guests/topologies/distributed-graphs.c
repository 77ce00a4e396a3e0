// Graphs of which each process gives a part: edges from each process to the next, with weights and without.
#include "guest_test.h"

static void check_ring(MPI_Comm graph, bool weights) {
  int status = -1;
  MPI_Topo_test(graph, &status);
  CHECK_EQUAL(status, MPI_DIST_GRAPH);
  int in_count = 0;
  int out_count = 0;
  int weighted = -1;
  MPI_Dist_graph_neighbors_count(graph, &in_count, &out_count, &weighted);
  CHECK_EQUAL(in_count, 1);
  CHECK_EQUAL(out_count, 1);
  CHECK_EQUAL(weighted != 0, weights);
  int source = -1;
  int target = -1;
  int in_weight = -1;
  int out_weight = -1;
  MPI_Dist_graph_neighbors(graph, 1, &source, weights ? &in_weight : MPI_UNWEIGHTED, 1, &target,
                           weights ? &out_weight : MPI_UNWEIGHTED);
  const int previous = (my_rank + ranks - 1) % ranks;
  CHECK_EQUAL(source, previous);
  CHECK_EQUAL(target, (my_rank + 1) % ranks);
  if (weights) {
    CHECK_EQUAL(in_weight, 10 + previous);
    CHECK_EQUAL(out_weight, 10 + my_rank);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const int previous = (my_rank + ranks - 1) % ranks;
  const int next = (my_rank + 1) % ranks;
  const int in_weight = 10 + previous;
  const int out_weight = 10 + my_rank;
  MPI_Comm graph;
  MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, &previous, &in_weight, 1, &next, &out_weight, MPI_INFO_NULL, 0,
                                 &graph);
  check_ring(graph, true);
  MPI_Comm_free(&graph);
  MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, &previous, MPI_UNWEIGHTED, 1, &next, MPI_UNWEIGHTED, MPI_INFO_NULL,
                                 0, &graph);
  check_ring(graph, false);
  MPI_Comm_free(&graph);

  // Rank 0 gives all edges.
  int sources[8];
  int degrees[8];
  int targets[8];
  int weights[8];
  const int given = my_rank == 0 ? ranks : 0;
  for (int i = 0; i < given; ++i) {
    sources[i] = i;
    degrees[i] = 1;
    targets[i] = (i + 1) % ranks;
    weights[i] = 10 + i;
  }
  MPI_Dist_graph_create(MPI_COMM_WORLD, given, sources, degrees, targets, given > 0 ? weights : MPI_WEIGHTS_EMPTY,
                        MPI_INFO_NULL, 0, &graph);
  check_ring(graph, true);
  MPI_Comm_free(&graph);
  MPI_Dist_graph_create(MPI_COMM_WORLD, given, sources, degrees, targets, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &graph);
  check_ring(graph, false);
  MPI_Comm_free(&graph);
  // Weighted, by those who give no edges too: they may give null pointers.
  MPI_Dist_graph_create(MPI_COMM_WORLD, given, given > 0 ? sources : NULL, given > 0 ? degrees : NULL,
                        given > 0 ? targets : NULL, given > 0 ? weights : NULL, MPI_INFO_NULL, 0, &graph);
  check_ring(graph, true);
  MPI_Comm_free(&graph);

  // No edges at all.
  MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 0, NULL, MPI_WEIGHTS_EMPTY, 0, NULL, MPI_WEIGHTS_EMPTY, MPI_INFO_NULL,
                                 0, &graph);
  int counts[3] = {-1, -1, -1};
  MPI_Dist_graph_neighbors_count(graph, &counts[0], &counts[1], &counts[2]);
  CHECK(counts[0] == 0 && counts[1] == 0);
  MPI_Comm_free(&graph);
  return finish_test();
}
