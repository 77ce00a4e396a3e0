// Collective operations between neighbours: on a ring (Cartesian), a graph, and a distributed graph that is not
// symmetric.
#include "collective.h"

enum { most = 8 };

// Checks all operations on `comm`, where data comes from `sources` and goes to `targets`.
static void exchange(MPI_Comm comm, int in_count, const int sources[], int out_count, const int targets[]) {
  int out[2 * most];
  int in[4 * most];
  Count out_counts[most];
  Count in_counts[most];
  Displacement out_places[most];
  Displacement in_places[most];
  MPI_Aint out_bytes[most];
  MPI_Aint in_bytes[most];
  MPI_Datatype types[most];
  for (int i = 0; i < most; ++i) {
    out_counts[i] = in_counts[i] = 1;
    out_places[i] = i;
    in_places[i] = 2 * i;
    out_bytes[i] = 4 * i;
    in_bytes[i] = 8 * i;
    types[i] = MPI_INT;
    out[i] = 100 + my_rank;
  }
  memset(in, -1, sizeof in);
  if (RUN(Neighbor_allgather, neighbor_allgather, out, 1, MPI_INT, in, 1, MPI_INT, comm)) {
    for (int i = 0; i < in_count; ++i) CHECK_EQUAL(in[i], sources[i] < 0 ? -1 : 100 + sources[i]);
  }
  memset(in, -1, sizeof in);
  if (RUN(Neighbor_allgatherv, neighbor_allgatherv, out, 1, MPI_INT, in, in_counts, in_places, MPI_INT, comm)) {
    for (int i = 0; i < in_count; ++i) CHECK_EQUAL(in[2 * i], sources[i] < 0 ? -1 : 100 + sources[i]);
    CHECK_EQUAL(in[1], -1);
  }
  // What goes to a process names it; between two processes all blocks are alike.
  for (int i = 0; i < out_count; ++i) out[i] = 10 * my_rank + targets[i];
  memset(in, -1, sizeof in);
  if (RUN(Neighbor_alltoall, neighbor_alltoall, out, 1, MPI_INT, in, 1, MPI_INT, comm)) {
    for (int i = 0; i < in_count; ++i) CHECK_EQUAL(in[i], sources[i] < 0 ? -1 : 10 * sources[i] + my_rank);
  }
  memset(in, -1, sizeof in);
  if (RUN(Neighbor_alltoallv, neighbor_alltoallv, out, out_counts, out_places, MPI_INT, in, in_counts, in_places,
          MPI_INT, comm)) {
    for (int i = 0; i < in_count; ++i) CHECK_EQUAL(in[2 * i], sources[i] < 0 ? -1 : 10 * sources[i] + my_rank);
  }
  memset(in, -1, sizeof in);
  if (RUN(Neighbor_alltoallw, neighbor_alltoallw, out, out_counts, out_bytes, types, in, in_counts, in_bytes, types,
          comm)) {
    for (int i = 0; i < in_count; ++i) CHECK_EQUAL(in[2 * i], sources[i] < 0 ? -1 : 10 * sources[i] + my_rank);
  }
}

static void on_line(void) {
  MPI_Comm line;
  const int dimension = ranks;
  const int periodic = 0;
  MPI_Cart_create(MPI_COMM_WORLD, 1, &dimension, &periodic, 0, &line);
  const int neighbors[2] = {my_rank == 0 ? MPI_PROC_NULL : my_rank - 1,
                            my_rank == ranks - 1 ? MPI_PROC_NULL : my_rank + 1};
  exchange(line, 2, neighbors, 2, neighbors);
  MPI_Comm_free(&line);
}

// Rank 0 in the middle of a star.
static void on_graph(void) {
  int indices[most];
  int edges[2 * most];
  int neighbors[most];
  for (int i = 0; i < ranks; ++i) {
    indices[i] = ranks - 1 + i;
    if (i > 0) edges[i - 1] = i;
    if (i > 0) edges[ranks - 2 + i] = 0;
    if (i > 0) neighbors[i - 1] = my_rank == 0 ? i : 0;
  }
  MPI_Comm star;
  MPI_Graph_create(MPI_COMM_WORLD, ranks, indices, edges, 0, &star);
  const int count = my_rank == 0 ? ranks - 1 : 1;
  exchange(star, count, neighbors, count, neighbors);
  MPI_Comm_free(&star);
}

// Everybody sends to the next process; rank 0 also sends to all others, and the last one to itself.
static void on_distributed_graph(void) {
  int sources[most];
  int targets[most];
  int in_count = 0;
  int out_count = 0;
  targets[out_count++] = (my_rank + 1) % ranks;
  sources[in_count++] = (my_rank + ranks - 1) % ranks;
  if (my_rank == 0) {
    for (int i = 2; i < ranks; ++i) targets[out_count++] = i;
  }
  if (my_rank >= 2) sources[in_count++] = 0;
  if (my_rank == ranks - 1) {
    sources[in_count++] = my_rank;
    targets[out_count++] = my_rank;
  }
  MPI_Comm graph;
  MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, in_count, sources, MPI_UNWEIGHTED, out_count, targets, MPI_UNWEIGHTED,
                                 MPI_INFO_NULL, 0, &graph);
  exchange(graph, in_count, sources, out_count, targets);
  MPI_Comm_free(&graph);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  on_line();
  on_graph();
  on_distributed_graph();
  return finish_test();
}
