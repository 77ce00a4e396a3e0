// Collective operations with a root, each process being the root in turn; buffers of the root in place; derived types.
#include "collective.h"

enum { length = 3, most = 8 };

static void barrier(void) { RUN(Barrier, barrier, MPI_COMM_WORLD); }

static void broadcast(int root) {
  int values[length];
  for (int i = 0; i < length; ++i) values[i] = my_rank == root ? 10 * root + i : -1;
  if (!RUN(Bcast, bcast, values, length, MPI_INT, root, MPI_COMM_WORLD)) return;
  for (int i = 0; i < length; ++i) CHECK_EQUAL(values[i], 10 * root + i);
}

static void broadcast_strided(int root) {
  MPI_Datatype column;
  MPI_Type_vector(length, 1, 2, MPI_INT, &column);
  MPI_Type_commit(&column);
  int values[2 * length];
  for (int i = 0; i < 2 * length; ++i) values[i] = my_rank == root ? i : -5;
  if (RUN(Bcast, bcast, values, 1, column, root, MPI_COMM_WORLD)) {
    for (int i = 0; i < 2 * length; ++i) CHECK_EQUAL(values[i], i % 2 == 0 || my_rank == root ? i : -5);
  }
  MPI_Type_free(&column);
}

static void gather(int root) {
  const int mine[2] = {my_rank, my_rank + 100};
  int all[2 * most];
  if (RUN(Gather, gather, mine, 2, MPI_INT, my_rank == root ? all : NULL, 2, MPI_INT, root, MPI_COMM_WORLD) &&
      my_rank == root) {
    for (int i = 0; i < ranks; ++i) CHECK(all[2 * i] == i && all[2 * i + 1] == i + 100);
  }
  all[2 * my_rank] = my_rank + 7;
  all[2 * my_rank + 1] = my_rank + 8;
  const void* from = my_rank == root ? MPI_IN_PLACE : &all[2 * my_rank];
  if (RUN(Gather, gather, from, 2, MPI_INT, all, 2, MPI_INT, root, MPI_COMM_WORLD) && my_rank == root) {
    for (int i = 0; i < ranks; ++i) CHECK(all[2 * i] == i + 7 && all[2 * i + 1] == i + 8);
  }
}

// Rank r gives r + 1 numbers; the root puts them down from the end, with gaps of one number.
static void gather_various(int root) {
  int mine[most];
  int all[32];
  Count counts[most];
  Displacement places[most];
  int place = 32;
  for (int i = 0; i < ranks; ++i) {
    mine[i] = 10 * my_rank + i;
    counts[i] = i + 1;
    place -= i + 2;
    places[i] = place;
  }
  for (int i = 0; i < 32; ++i) all[i] = -1;
  if (!RUN(Gatherv, gatherv, mine, my_rank + 1, MPI_INT, all, counts, places, MPI_INT, root, MPI_COMM_WORLD)) return;
  if (my_rank != root) return;
  for (int i = 0; i < ranks; ++i) {
    for (int j = 0; j <= i; ++j) CHECK_EQUAL(all[places[i] + j], 10 * i + j);
    CHECK_EQUAL(all[places[i] + i + 1], -1);
  }
}

static void scatter(int root) {
  int all[2 * most];
  int mine[2] = {-1, -1};
  for (int i = 0; i < 2 * ranks; ++i) all[i] = 1000 * root + i;
  if (RUN(Scatter, scatter, all, 2, MPI_INT, mine, 2, MPI_INT, root, MPI_COMM_WORLD)) {
    CHECK_EQUAL(mine[0], 1000 * root + 2 * my_rank);
    CHECK_EQUAL(mine[1], 1000 * root + 2 * my_rank + 1);
  }
  mine[0] = mine[1] = -1;
  void* to = my_rank == root ? MPI_IN_PLACE : mine;
  if (RUN(Scatter, scatter, all, 2, MPI_INT, to, 2, MPI_INT, root, MPI_COMM_WORLD)) {
    CHECK_EQUAL(mine[0], my_rank == root ? -1 : 1000 * root + 2 * my_rank);
    CHECK_EQUAL(all[2 * my_rank], 1000 * root + 2 * my_rank);
  }
}

static void scatter_various(int root) {
  int all[32];
  int mine[most];
  Count counts[most];
  Displacement places[most];
  for (int i = 0; i < 32; ++i) all[i] = 500 + i;
  for (int i = 0; i < ranks; ++i) {
    mine[i] = -1;
    counts[i] = ranks - i;
    places[i] = 3 * i + 1;
  }
  if (!RUN(Scatterv, scatterv, all, counts, places, MPI_INT, mine, ranks - my_rank, MPI_INT, root, MPI_COMM_WORLD)) {
    return;
  }
  for (int i = 0; i < ranks; ++i) CHECK_EQUAL(mine[i], i < ranks - my_rank ? 500 + 3 * my_rank + 1 + i : -1);
}

static void reduce(int root) {
  int64_t mine[length];
  int64_t sum[length] = {-1, -1, -1};
  for (int i = 0; i < length; ++i) mine[i] = ((int64_t)my_rank << 33) + i;
  const int64_t ranks_sum = (int64_t)ranks * (ranks - 1) / 2;
  if (RUN(Reduce, reduce, mine, sum, length, MPI_INT64_T, MPI_SUM, root, MPI_COMM_WORLD)) {
    for (int i = 0; i < length; ++i) CHECK(sum[i] == (my_rank == root ? (ranks_sum << 33) + i * ranks : -1));
  }
  const void* from = my_rank == root ? MPI_IN_PLACE : mine;
  if (RUN(Reduce, reduce, from, mine, length, MPI_INT64_T, MPI_MAX, root, MPI_COMM_WORLD)) {
    const int64_t expected = my_rank == root ? ranks - 1 : my_rank;
    for (int i = 0; i < length; ++i) CHECK(mine[i] == (expected << 33) + i);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  barrier();
  for (int root = 0; root < ranks; ++root) {
    broadcast(root);
    broadcast_strided(root);
    gather(root);
    gather_various(root);
    scatter(root);
    scatter_various(root);
    reduce(root);
  }
  return finish_test();
}
