// Processes that receive from more neighbours than they send to, or from fewer: MPICH 4.0's MPI_Neighbor_alltoallw and
// its kin mistake the one number for the other, and read lists beyond their ends.
#include "guest_test.h"

enum { most = 2, room = 8, untouched = -1 };

// Rank 0 sends one number and two numbers to rank 1, which sends three numbers back.
static int neighbors_in, neighbors_out;
static Count counts_out[most], counts_in[most];
static Displacement displs_out[most], displs_in[most];
static MPI_Aint bytes_out[most], bytes_in[most];
static MPI_Datatype types[most] = {MPI_INT, MPI_INT};
static int sent[room], received[room];
static MPI_Comm neighbors;

static void begin(void) {
  for (int i = 0; i < room; ++i) sent[i] = my_rank * 100 + i, received[i] = untouched;
}

static void check_received(void) {
  for (int i = 0; i < room; ++i) CHECK_EQUAL(received[i], i < 3 ? (1 - my_rank) * 100 + i : untouched);
}

static void complete(MPI_Request* request) {
  CHECK_EQUAL(MPI_Wait(request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  check_received();
}

static void start_twice(MPI_Request* request) {
  for (int i = 0; i < 2; ++i) {
    begin();
    CHECK_EQUAL(MPI_Start(request), MPI_SUCCESS);
    complete(request);
  }
  MPI_Request_free(request);
}

static void blocks_of_one_type(void) {
  begin();
  CHECK_EQUAL(
      MPI_Neighbor_alltoallv(sent, counts_out, displs_out, MPI_INT, received, counts_in, displs_in, MPI_INT, neighbors),
      MPI_SUCCESS);
  check_received();
  MPI_Request request;
  begin();
  CHECK_EQUAL(MPI_Ineighbor_alltoallv(sent, counts_out, displs_out, MPI_INT, received, counts_in, displs_in, MPI_INT,
                                      neighbors, &request),
              MPI_SUCCESS);
  complete(&request);
  if (AVAILABLE(MPI_Neighbor_alltoallv_init, sent, counts_out, displs_out, MPI_INT, received, counts_in, displs_in,
                MPI_INT, neighbors, MPI_INFO_NULL, &request)) {
    start_twice(&request);
  }
}

static void blocks_of_different_types(void) {
  begin();
  CHECK_EQUAL(
      MPI_Neighbor_alltoallw(sent, counts_out, bytes_out, types, received, counts_in, bytes_in, types, neighbors),
      MPI_SUCCESS);
  check_received();
  MPI_Request request;
  begin();
  CHECK_EQUAL(MPI_Ineighbor_alltoallw(sent, counts_out, bytes_out, types, received, counts_in, bytes_in, types,
                                      neighbors, &request),
              MPI_SUCCESS);
  complete(&request);
  if (AVAILABLE(MPI_Neighbor_alltoallw_init, sent, counts_out, bytes_out, types, received, counts_in, bytes_in, types,
                neighbors, MPI_INFO_NULL, &request)) {
    start_twice(&request);
  }
}

static void equal_blocks(void) {
  const int expected = neighbors_in == 2 ? 6 : 3;
  begin();
  Count counts[most] = {3, 3};
  Displacement displs[most] = {0, 3};
  CHECK_EQUAL(MPI_Neighbor_allgatherv(sent, 3, MPI_INT, received, counts, displs, MPI_INT, neighbors), MPI_SUCCESS);
  for (int i = 0; i < room; ++i) CHECK_EQUAL(received[i], i < expected ? (1 - my_rank) * 100 + i % 3 : untouched);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  const int other[most] = {1 - my_rank, 1 - my_rank};
  neighbors_in = my_rank == 0 ? 1 : 2;
  neighbors_out = my_rank == 0 ? 2 : 1;
  counts_out[0] = my_rank == 0 ? 1 : 3;
  counts_in[0] = my_rank == 0 ? 3 : 1;
  counts_out[1] = counts_in[1] = 2;
  displs_out[1] = displs_in[1] = 1;
  bytes_out[1] = bytes_in[1] = sizeof(int);
  CHECK_EQUAL(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, neighbors_in, other, MPI_UNWEIGHTED, neighbors_out, other,
                                             MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &neighbors),
              MPI_SUCCESS);
  blocks_of_one_type();
  blocks_of_different_types();
  equal_blocks();
  MPI_Comm_free(&neighbors);
  return finish_test();
}
