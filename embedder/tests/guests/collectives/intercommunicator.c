// Collective operations between two groups: rank 0 alone, and the others. What a process gets comes from the other
// group; a root's own group passes MPI_ROOT and MPI_PROC_NULL.
#include "collective.h"

enum { most = 4 };

static MPI_Comm inter;
static bool first;  // in the group of rank 0
static int others;  // size of the other group
static int mine;    // rank in the own group

static void connect(void) {
  MPI_Comm local;
  first = my_rank == 0;
  MPI_Comm_split(MPI_COMM_WORLD, first, my_rank, &local);
  MPI_Intercomm_create(local, 0, MPI_COMM_WORLD, first ? 1 : 0, 5, &inter);
  MPI_Comm_free(&local);
  MPI_Comm_rank(inter, &mine);
  MPI_Comm_remote_size(inter, &others);
}

// The root argument when process `root` of the first group (or of the second one) is the root.
static int root_argument(bool in_first, int root) {
  if (first != in_first) return root;
  return mine == root ? MPI_ROOT : MPI_PROC_NULL;
}

static void rooted(bool in_first, int root) {
  const int argument = root_argument(in_first, root);
  const bool is_root = argument == MPI_ROOT;
  const bool is_leaf = argument >= 0;
  const int leaves = in_first ? ranks - 1 : 1;
  int value = is_root ? 77 : -1;
  if (RUN(Bcast, bcast, &value, 1, MPI_INT, argument, inter)) CHECK_EQUAL(value, is_root || is_leaf ? 77 : -1);

  int all[most] = {-1, -1, -1, -1};
  Count counts[most] = {1, 1, 1, 1};
  Displacement places[most] = {1, 2, 3, 0};
  const int own = 10 + mine;
  if (RUN(Gather, gather, &own, 1, MPI_INT, all, 1, MPI_INT, argument, inter)) {
    for (int i = 0; i < leaves; ++i) CHECK_EQUAL(all[i], is_root ? 10 + i : -1);
  }
  memset(all, -1, sizeof all);
  if (RUN(Gatherv, gatherv, &own, 1, MPI_INT, all, counts, places, MPI_INT, argument, inter)) {
    for (int i = 0; i < leaves; ++i) CHECK_EQUAL(all[i + 1], is_root ? 10 + i : -1);
  }
  for (int i = 0; i < most; ++i) all[i] = 30 + i;
  value = -1;
  if (RUN(Scatter, scatter, all, 1, MPI_INT, &value, 1, MPI_INT, argument, inter)) {
    CHECK_EQUAL(value, is_leaf ? 30 + mine : -1);
  }
  value = -1;
  if (RUN(Scatterv, scatterv, all, counts, places, MPI_INT, &value, 1, MPI_INT, argument, inter)) {
    CHECK_EQUAL(value, is_leaf ? 31 + mine : -1);
  }
  value = -1;
  if (RUN(Reduce, reduce, &own, &value, 1, MPI_INT, MPI_SUM, argument, inter)) {
    int expected = 0;
    for (int i = 0; i < leaves; ++i) expected += 10 + i;
    CHECK_EQUAL(value, is_root ? expected : -1);
  }
}

static void everyone(void) {
  RUN(Barrier, barrier, inter);
  int own[most];
  for (int i = 0; i < most; ++i) own[i] = 100 * first + 10 * mine + i;
  int all[2 * most];
  memset(all, -1, sizeof all);
  if (RUN(Allgather, allgather, own, 1, MPI_INT, all, 1, MPI_INT, inter)) {
    for (int i = 0; i < others; ++i) CHECK_EQUAL(all[i], 100 * !first + 10 * i);
  }
  Count counts[most] = {1, 1, 1, 1};
  Displacement places[most] = {2, 1, 0, 3};
  memset(all, -1, sizeof all);
  if (RUN(Allgatherv, allgatherv, own, 1, MPI_INT, all, counts, places, MPI_INT, inter)) {
    for (int i = 0; i < others; ++i) CHECK_EQUAL(all[places[i]], 100 * !first + 10 * i);
  }
  memset(all, -1, sizeof all);
  if (RUN(Alltoall, alltoall, own, 1, MPI_INT, all, 1, MPI_INT, inter)) {
    for (int i = 0; i < others; ++i) CHECK_EQUAL(all[i], 100 * !first + 10 * i + mine);
  }
  Displacement straight[most] = {0, 1, 2, 3};
  memset(all, -1, sizeof all);
  if (RUN(Alltoallv, alltoallv, own, counts, straight, MPI_INT, all, counts, places, MPI_INT, inter)) {
    for (int i = 0; i < others; ++i) CHECK_EQUAL(all[places[i]], 100 * !first + 10 * i + mine);
  }
  Displacement bytes[most] = {0, 4, 8, 12};
  MPI_Datatype types[most] = {MPI_INT, MPI_INT, MPI_INT, MPI_INT};
  memset(all, -1, sizeof all);
  if (RUN(Alltoallw, alltoallw, own, counts, bytes, types, all, counts, bytes, types, inter)) {
    for (int i = 0; i < others; ++i) CHECK_EQUAL(all[i], 100 * !first + 10 * i + mine);
  }
  int sum = 0;
  for (int i = 0; i < others; ++i) sum += 100 * !first + 10 * i;
  int value = -1;
  if (RUN(Allreduce, allreduce, own, &value, 1, MPI_INT, MPI_SUM, inter)) CHECK_EQUAL(value, sum);
}

// Both groups give ranks - 1 numbers; the other group's sum is dealt out.
static void reduce_scatter(void) {
  int values[most];
  const int total = ranks - 1;
  const int members = first ? 1 : total;
  for (int i = 0; i < total; ++i) values[i] = 100 * first + 10 * mine + i;
  const int share = total / members;
  int results[most];
  Count counts[most];
  for (int i = 0; i < members; ++i) counts[i] = share;
  int base = 0;
  for (int i = 0; i < others; ++i) base += 100 * !first + 10 * i;
  memset(results, -1, sizeof results);
  if (RUN(Reduce_scatter, reduce_scatter, values, results, counts, MPI_INT, MPI_SUM, inter)) {
    for (int i = 0; i < share; ++i) CHECK_EQUAL(results[i], base + others * (mine * share + i));
  }
  memset(results, -1, sizeof results);
  if (RUN(Reduce_scatter_block, reduce_scatter_block, values, results, share, MPI_INT, MPI_SUM, inter)) {
    for (int i = 0; i < share; ++i) CHECK_EQUAL(results[i], base + others * (mine * share + i));
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  // A new intercommunicator each time: in Open MPI 4.1.4, processes that pass MPI_PROC_NULL to a non-blocking operation
  // fall behind in numbering the operations, natively too, so that later ones wait for ever.
  connect();
  rooted(true, 0);
  MPI_Comm_free(&inter);
  connect();
  rooted(false, 0);
  MPI_Comm_free(&inter);
  connect();
  rooted(false, ranks - 2);
  MPI_Comm_free(&inter);
  connect();
  everyone();
  reduce_scatter();
  MPI_Comm_free(&inter);
  return finish_test();
}
