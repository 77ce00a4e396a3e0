// Collective operations in which every process gets a result; in place and not; blocks of various lengths and types.
#include "collective.h"

enum { most = 4 };

static void allgather(void) {
  const double mine = my_rank + 0.5;
  double all[most];
  if (RUN(Allgather, allgather, &mine, 1, MPI_DOUBLE, all, 1, MPI_DOUBLE, MPI_COMM_WORLD)) {
    for (int i = 0; i < ranks; ++i) CHECK(all[i] == i + 0.5);
  }
  for (int i = 0; i < ranks; ++i) all[i] = i == my_rank ? 10 * i : -1;
  if (RUN(Allgather, allgather, MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, 1, MPI_DOUBLE, MPI_COMM_WORLD)) {
    for (int i = 0; i < ranks; ++i) CHECK(all[i] == 10 * i);
  }
}

static void allgather_various(void) {
  int mine[most];
  int all[2 * most * most];
  Count counts[most];
  Displacement places[most];
  for (int i = 0; i < ranks; ++i) {
    mine[i] = 10 * my_rank + i;
    counts[i] = i;
    places[i] = (ranks - 1 - i) * most;
  }
  memset(all, -1, sizeof all);
  if (RUN(Allgatherv, allgatherv, mine, my_rank, MPI_INT, all, counts, places, MPI_INT, MPI_COMM_WORLD)) {
    for (int i = 0; i < ranks; ++i) {
      for (int j = 0; j < most; ++j) CHECK_EQUAL(all[places[i] + j], j < i ? 10 * i + j : -1);
    }
  }
  for (int i = 0; i < ranks; ++i) {
    for (int j = 0; j < i; ++j) all[places[i] + j] = i == my_rank ? 20 * i + j : -1;
  }
  if (RUN(Allgatherv, allgatherv, MPI_IN_PLACE, 0, MPI_INT, all, counts, places, MPI_INT, MPI_COMM_WORLD)) {
    for (int i = 0; i < ranks; ++i) {
      for (int j = 0; j < i; ++j) CHECK_EQUAL(all[places[i] + j], 20 * i + j);
    }
  }
}

static void alltoall(void) {
  int out[most];
  int in[most];
  for (int i = 0; i < ranks; ++i) out[i] = 10 * my_rank + i;
  if (RUN(Alltoall, alltoall, out, 1, MPI_INT, in, 1, MPI_INT, MPI_COMM_WORLD)) {
    for (int i = 0; i < ranks; ++i) CHECK_EQUAL(in[i], 10 * i + my_rank);
  }
  if (RUN(Alltoall, alltoall, MPI_IN_PLACE, 0, MPI_INT, out, 1, MPI_INT, MPI_COMM_WORLD)) {
    for (int i = 0; i < ranks; ++i) CHECK_EQUAL(out[i], 10 * i + my_rank);
  }
}

// Process a sends a + b numbers to process b; blocks lie in turn, with a gap.
static void alltoall_various(void) {
  enum { room = 2 * most };
  int out[most * room];
  int in[most * room];
  Count out_counts[most];
  Count in_counts[most];
  Displacement out_places[most];
  Displacement in_places[most];
  for (int i = 0; i < ranks; ++i) {
    out_counts[i] = in_counts[i] = my_rank + i;
    out_places[i] = i * room;
    in_places[i] = (ranks - 1 - i) * room + 1;
    for (int j = 0; j < room; ++j) out[out_places[i] + j] = 100 * my_rank + 10 * i + j;
  }
  memset(in, -1, sizeof in);
  if (RUN(Alltoallv, alltoallv, out, out_counts, out_places, MPI_INT, in, in_counts, in_places, MPI_INT,
          MPI_COMM_WORLD)) {
    for (int i = 0; i < ranks; ++i) {
      for (int j = 0; j < room - 1; ++j) {
        CHECK_EQUAL(in[in_places[i] + j], j < my_rank + i ? 100 * i + 10 * my_rank + j : -1);
      }
    }
  }
  // In place, where both sides of a pair have blocks of one length.
  if (RUN(Alltoallv, alltoallv, MPI_IN_PLACE, NULL, NULL, MPI_INT, out, out_counts, out_places, MPI_INT,
          MPI_COMM_WORLD)) {
    for (int i = 0; i < ranks; ++i) {
      for (int j = 0; j < my_rank + i; ++j) CHECK_EQUAL(out[out_places[i] + j], 100 * i + 10 * my_rank + j);
    }
  }
}

// Integers to even processes, doubles to odd ones, at places counted in bytes.
static void alltoall_mixed(void) {
  union {
    int number;
    double value;
    char bytes[16];
  } out[most], in[most];
  Count counts[most];
  Displacement places[most];
  MPI_Datatype out_types[most];
  MPI_Datatype in_types[most];
  memset(in, 0, sizeof in);
  for (int i = 0; i < ranks; ++i) {
    counts[i] = 1;
    places[i] = 16 * i;
    out_types[i] = i % 2 == 0 ? MPI_INT : MPI_DOUBLE;
    in_types[i] = my_rank % 2 == 0 ? MPI_INT : MPI_DOUBLE;
    if (i % 2 == 0) {
      out[i].number = 10 * my_rank + i;
    } else {
      out[i].value = 10 * my_rank + i + 0.5;
    }
  }
  if (RUN(Alltoallw, alltoallw, out, counts, places, out_types, in, counts, places, in_types, MPI_COMM_WORLD)) {
    for (int i = 0; i < ranks; ++i) {
      if (my_rank % 2 == 0) {
        CHECK_EQUAL(in[i].number, 10 * i + my_rank);
      } else {
        CHECK(in[i].value == 10 * i + my_rank + 0.5);
      }
    }
  }
  int numbers[most];
  for (int i = 0; i < ranks; ++i) {
    numbers[i] = 10 * my_rank + i;
    places[i] = 4 * i;
    in_types[i] = MPI_INT;
  }
  if (RUN(Alltoallw, alltoallw, MPI_IN_PLACE, NULL, NULL, NULL, numbers, counts, places, in_types, MPI_COMM_WORLD)) {
    for (int i = 0; i < ranks; ++i) CHECK_EQUAL(numbers[i], 10 * i + my_rank);
  }
}

static void allreduce(void) {
  const float mine[2] = {my_rank + 1, -my_rank};
  float all[2];
  if (RUN(Allreduce, allreduce, mine, all, 2, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD)) {
    CHECK(all[0] == ranks * (ranks + 1) / 2 && all[1] == -ranks * (ranks - 1) / 2);
  }
  int lowest = my_rank + 3;
  if (RUN(Allreduce, allreduce, MPI_IN_PLACE, &lowest, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD)) CHECK_EQUAL(lowest, 3);
}

static void reduce_scatter(void) {
  int values[2 * most];
  int mine[2] = {-1, -1};
  for (int i = 0; i < 2 * ranks; ++i) values[i] = my_rank + 100 * i;
  const int sum = ranks * (ranks - 1) / 2;
  if (RUN(Reduce_scatter_block, reduce_scatter_block, values, mine, 2, MPI_INT, MPI_SUM, MPI_COMM_WORLD)) {
    CHECK_EQUAL(mine[0], sum + ranks * 100 * 2 * my_rank);
    CHECK_EQUAL(mine[1], sum + ranks * 100 * (2 * my_rank + 1));
  }
  if (RUN(Reduce_scatter_block, reduce_scatter_block, MPI_IN_PLACE, values, 2, MPI_INT, MPI_SUM, MPI_COMM_WORLD)) {
    CHECK_EQUAL(values[0], sum + ranks * 100 * 2 * my_rank);
    CHECK_EQUAL(values[1], sum + ranks * 100 * (2 * my_rank + 1));
  }
}

static void reduce_scatter_various(void) {
  int values[most * most];
  int mine[most];
  Count counts[most];
  int total = 0;
  int before = 0;
  for (int i = 0; i < ranks; ++i) {
    counts[i] = i + 1;
    total += i + 1;
    if (i < my_rank) before += i + 1;
  }
  for (int i = 0; i < total; ++i) values[i] = my_rank + 100 * i;
  const int sum = ranks * (ranks - 1) / 2;
  if (RUN(Reduce_scatter, reduce_scatter, values, mine, counts, MPI_INT, MPI_SUM, MPI_COMM_WORLD)) {
    for (int i = 0; i <= my_rank; ++i) CHECK_EQUAL(mine[i], sum + ranks * 100 * (before + i));
  }
  if (RUN(Reduce_scatter, reduce_scatter, MPI_IN_PLACE, values, counts, MPI_INT, MPI_SUM, MPI_COMM_WORLD)) {
    for (int i = 0; i <= my_rank; ++i) CHECK_EQUAL(values[i], sum + ranks * 100 * (before + i));
  }
}

static void scan(void) {
  const int mine = my_rank + 1;
  int result = -1;
  if (RUN(Scan, scan, &mine, &result, 1, MPI_INT, MPI_PROD, MPI_COMM_WORLD)) {
    int expected = 1;
    for (int i = 1; i <= my_rank + 1; ++i) expected *= i;
    CHECK_EQUAL(result, expected);
  }
  result = mine;
  if (RUN(Scan, scan, MPI_IN_PLACE, &result, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD)) {
    CHECK_EQUAL(result, (my_rank + 1) * (my_rank + 2) / 2);
  }
  result = -1;
  if (RUN(Exscan, exscan, &mine, &result, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD) && my_rank > 0) {
    CHECK_EQUAL(result, my_rank * (my_rank + 1) / 2);
  }
  result = mine;
  if (RUN(Exscan, exscan, MPI_IN_PLACE, &result, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD) && my_rank > 0) {
    CHECK_EQUAL(result, my_rank * (my_rank + 1) / 2);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  allgather();
  allgather_various();
  alltoall();
  alltoall_various();
  alltoall_mixed();
  allreduce();
  reduce_scatter();
  reduce_scatter_various();
  scan();
  return finish_test();
}
