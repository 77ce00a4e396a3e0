// A program that communicates over communicators of all kinds, and can be stopped and continued at each of its calls:
// intercommunicators, what was made from them, and topologies.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 3 };

static uint64_t hash = 1469598103934665603U;
static void add(uint64_t value) { hash = (hash ^ value) * 1099511628211U; }

static int rank, size;
static MPI_Comm half, between, twin, part, joined, grid, row, graph, weighted;

// Rank 0 on one side, the others on the other one.
static void make_intercommunicators(void) {
  const int is_first = rank == 0;
  MPI_Comm_split(MPI_COMM_WORLD, is_first, -rank, &half);
  MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, is_first ? size - 1 : 0, 5, &between);
  MPI_Comm_set_name(between, "between the halves");
  MPI_Comm_dup(between, &twin);
  // Of the larger side, the last process of the world alone.
  MPI_Comm_split(between, rank == 0 || rank == size - 1 ? 0 : MPI_UNDEFINED, 0, &part);
  MPI_Intercomm_merge(between, !is_first, &joined);
}

static void make_topologies(void) {
  const int extents[2] = {size, 1}, periods[2] = {1, 0}, kept[2] = {1, 0};
  MPI_Cart_create(MPI_COMM_WORLD, 2, extents, periods, 0, &grid);
  MPI_Cart_sub(grid, kept, &row);
  int* index = malloc((size_t)size * sizeof *index);
  int* edges = malloc((size_t)size * sizeof *edges);
  for (int i = 0; i < size; ++i) {
    index[i] = i + 1;
    edges[i] = (i + 1) % size;
  }
  MPI_Graph_create(MPI_COMM_WORLD, size, index, edges, 0, &graph);
  free(index);
  free(edges);
  const int before = (rank + size - 1) % size, after = (rank + 1) % size, weight = rank + 1;
  MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, &before, &weight, 1, &after, &weight, MPI_INFO_NULL, 0, &weighted);
}

static void use_intercommunicator(MPI_Comm comm, int round) {
  int is_inter = 0, others = 0, own = 0, length = 0;
  char name[MPI_MAX_OBJECT_NAME];
  MPI_Comm_test_inter(comm, &is_inter);
  MPI_Comm_remote_size(comm, &others);
  MPI_Comm_rank(comm, &own);
  MPI_Comm_get_name(comm, name, &length);
  add((uint64_t)(is_inter * 100 + others * 10 + own + length));

  // A receive that is posted and a message that is sent stay so while the collective operations are called.
  int early = rank + round, late[2] = {-1, -1};
  MPI_Request posted = MPI_REQUEST_NULL;
  if (own == 0) {
    MPI_Irecv(&late[0], 1, MPI_INT, 0, 7, comm, &posted);
    MPI_Send(&early, 1, MPI_INT, 0, 8, comm);
  }

  int sent = rank * 100 + round, got = -1;
  // Each with the first process of the other side; rank 0 with all of them.
  for (int other = 0; other < (rank == 0 ? others : 1); ++other) {
    MPI_Sendrecv(&sent, 1, MPI_INT, other, 3, &got, 1, MPI_INT, other, 3, comm, MPI_STATUS_IGNORE);
    add((uint64_t)got);
  }
  int sum = 0;
  MPI_Allreduce(&sent, &sum, 1, MPI_INT, MPI_SUM, comm);
  add((uint64_t)sum);
  MPI_Bcast(&sent, 1, MPI_INT, rank == 0 ? MPI_ROOT : 0, comm);
  add((uint64_t)sent);

  if (own == 0) {
    MPI_Send(&sum, 1, MPI_INT, 0, 7, comm);
    MPI_Recv(&late[1], 1, MPI_INT, MPI_ANY_SOURCE, 8, comm, MPI_STATUS_IGNORE);
    MPI_Wait(&posted, MPI_STATUS_IGNORE);
    add((uint64_t)(late[0] * 1000 + late[1]));
  }
}

static void use_topologies(int round) {
  int before = 0, after = 0, place[2] = {0, 0}, got = -1, both[2] = {-1, -1};
  MPI_Cart_shift(grid, 0, 1, &before, &after);
  MPI_Cart_coords(grid, rank, 2, place);
  add((uint64_t)(before * 100 + after * 10 + place[0]));
  int sent = rank * 1000 + round;
  MPI_Neighbor_allgather(&sent, 1, MPI_INT, &got, 1, MPI_INT, weighted);
  add((uint64_t)got);
  MPI_Sendrecv(&sent, 1, MPI_INT, after, 4, &both[0], 1, MPI_INT, before, 4, grid, MPI_STATUS_IGNORE);
  add((uint64_t)both[0]);
  MPI_Scan(&sent, &got, 1, MPI_INT, MPI_SUM, row);
  add((uint64_t)got);
  int neighbor = -1, kind = 0, in = 0, out = 0, has_weights = 0;
  MPI_Graph_neighbors(graph, rank, 1, &neighbor);
  MPI_Topo_test(graph, &kind);
  add((uint64_t)(neighbor * 10 + (kind == MPI_GRAPH)));
  MPI_Dist_graph_neighbors_count(weighted, &in, &out, &has_weights);
  add((uint64_t)(in * 100 + out * 10 + has_weights));
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  make_intercommunicators();
  make_topologies();
  for (int round = 0; round < ROUNDS; ++round) {
    use_intercommunicator(between, round);
    use_intercommunicator(twin, round);
    if (part != MPI_COMM_NULL) use_intercommunicator(part, round);
    int order = -1, sum = 0;
    MPI_Comm_rank(joined, &order);
    MPI_Scan(&order, &sum, 1, MPI_INT, MPI_SUM, joined);
    add((uint64_t)(order * 10 + sum));
    use_topologies(round);
    // What others were made from goes first.
    if (round == 0) MPI_Comm_free(&half);
    if (round == 1) {
      MPI_Comm_free(&joined);
      MPI_Intercomm_merge(twin, rank == 0, &joined);
    }
  }
  MPI_Comm* all[] = {&between, &twin, &part, &joined, &grid, &row, &graph, &weighted};
  for (size_t i = 0; i < sizeof all / sizeof all[0]; ++i) {
    if (*all[i] != MPI_COMM_NULL) MPI_Comm_free(all[i]);
  }
  uint64_t result = 0;
  MPI_Reduce(&hash, &result, 1, MPI_UINT64_T, MPI_BXOR, 0, MPI_COMM_WORLD);
  if (rank == 0) printf("result %016llx\n", (unsigned long long)result);
  MPI_Finalize();
  return 0;
}
