// Lists of operations that are under way together: the guest writes over them at once, they are short and long, and the
// operations are completed in another order than they began. Their statuses are empty.
#include "guest_test.h"

enum { outstanding = 40, most_edges = 300 };

static int out[outstanding][most_edges];
static int in[outstanding][most_edges];
static int counts[most_edges];
static int places[most_edges];
static MPI_Datatype types[most_edges];

// An edge to the other rank, so many times.
static MPI_Comm make_edges(int edges) {
  static int peers[most_edges];
  for (int i = 0; i < edges; ++i) peers[i] = 1 - my_rank;
  MPI_Comm comm;
  MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, edges, peers, MPI_UNWEIGHTED, edges, peers, MPI_UNWEIGHTED,
                                 MPI_INFO_NULL, 0, &comm);
  return comm;
}

static void check_empty(const MPI_Status* status) {
  int count = -1;
  int cancelled = 1;
  MPI_Get_count(status, MPI_INT, &count);
  MPI_Test_cancelled(status, &cancelled);
  CHECK_EQUAL(status->MPI_SOURCE, MPI_ANY_SOURCE);
  CHECK_EQUAL(status->MPI_TAG, MPI_ANY_TAG);
  CHECK_EQUAL(count, 0);
  CHECK_EQUAL(cancelled, 0);
}

// Each block travels by itself, block i to place edges - 1 - i.
static void exchange(int edges, bool typed) {
  MPI_Comm comm = make_edges(edges);
  MPI_Request requests[outstanding];
  const int unit = typed ? (int)sizeof(int) : 1;
  static int reversed[most_edges];
  for (int k = 0; k < outstanding; ++k) {
    for (int i = 0; i < edges; ++i) {
      out[k][i] = 100000 * my_rank + 1000 * k + i;
      in[k][i] = -1;
      counts[i] = 1;
      places[i] = i * unit;
      reversed[i] = (edges - 1 - i) * unit;
      types[i] = MPI_INT;
    }
    if (typed) {
      MPI_Aint from[most_edges];
      MPI_Aint to[most_edges];
      for (int i = 0; i < edges; ++i) {
        from[i] = places[i];
        to[i] = reversed[i];
      }
      MPI_Ineighbor_alltoallw(out[k], counts, from, types, in[k], counts, to, types, comm, &requests[k]);
      memset(from, -1, sizeof from);
      memset(to, -1, sizeof to);
    } else {
      MPI_Ineighbor_alltoallv(out[k], counts, places, MPI_INT, in[k], counts, reversed, MPI_INT, comm, &requests[k]);
    }
    // MPI may have read none of them yet.
    memset(counts, -1, sizeof counts);
    memset(places, -1, sizeof places);
    memset(reversed, -1, sizeof reversed);
    memset(types, 0, sizeof types);
  }
  for (int step = 0; step < outstanding; ++step) {
    const int k = step * 7 % outstanding;
    MPI_Status status = {.MPI_SOURCE = 77, .MPI_TAG = 77};
    if (step % 3 == 0) {
      MPI_Wait(&requests[k], &status);
    } else {
      int flag = 0;
      while (!flag) MPI_Test(&requests[k], &flag, &status);
    }
    CHECK(requests[k] == MPI_REQUEST_NULL);
    check_empty(&status);
    int wrong = 0;
    for (int i = 0; i < edges; ++i) wrong += in[k][edges - 1 - i] != 100000 * (1 - my_rank) + 1000 * k + i;
    CHECK_EQUAL(wrong, 0);
  }
  MPI_Comm_free(&comm);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  for (int typed = 0; typed < 2; ++typed) {
    exchange(1, typed);
    exchange(3, typed);
    exchange(9, typed);
    exchange(most_edges, typed);
    exchange(2, typed);
  }
  return finish_test();
}
