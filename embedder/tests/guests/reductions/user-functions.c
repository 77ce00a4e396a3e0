// Reductions by functions of the guest: on derived types, commutative or not, in every collective reduction.
//
// The operation composes maps x -> a x + b, which does not commute, so the order of the ranks shows.
#include "../collectives/collective.h"

typedef struct {
  int64_t a;
  char unused[4];
  int32_t b;
} Map;

static MPI_Datatype map_type;
static int calls;
static bool saw_type;

static Map compose(Map first, Map second) {  // first, then second
  Map both = first;
  both.a = second.a * first.a;
  both.b = (int32_t)(second.a * first.b + second.b);
  return both;
}

#ifdef LARGE_COUNTS
typedef MPI_Count FunctionLength;
#else
typedef int FunctionLength;
#endif

static void combine(void* in, void* inout, FunctionLength* length, MPI_Datatype* type) {
  const Map* left = in;
  Map* right = inout;
  for (FunctionLength i = 0; i < *length; ++i) right[i] = compose(left[i], right[i]);
  ++calls;
  saw_type = *type == map_type;
}

static void add(void* in, void* inout, FunctionLength* length, MPI_Datatype* type) {
  for (FunctionLength i = 0; i < *length; ++i) ((int*)inout)[i] += ((int*)in)[i];
  CHECK(*type == MPI_INT);
}

static Map map_of(int rank, int i) {
  const Map map = {rank + 2, "abc", 3 * rank + i};
  return map;
}

// Ranks `first` to `last`, composed in order.
static Map expected(int first, int last, int i) {
  Map map = map_of(first, i);
  for (int rank = first + 1; rank <= last; ++rank) map = compose(map, map_of(rank, i));
  return map;
}

static void check_maps(const Map* maps, int count, int first, int last, int offset) {
  for (int i = 0; i < count; ++i) {
    const Map right = expected(first, last, i + offset);
    CHECK_EQUAL(maps[i].a, right.a);
    CHECK_EQUAL(maps[i].b, right.b);
  }
}

static void use_noncommutative(MPI_Op op) {
  enum { most = 4 };
  Map mine[most];
  Map result[most];
  Count counts[most] = {1, 1, 1, 1};
  for (int i = 0; i < most; ++i) mine[i] = map_of(my_rank, i);
  for (int root = 0; root < ranks; ++root) {
    memset(result, 0, sizeof result);
    if (RUN(Reduce, reduce, mine, result, 2, map_type, op, root, MPI_COMM_WORLD) && my_rank == root) {
      check_maps(result, 2, 0, ranks - 1, 0);
    }
  }
  calls = 0;
  if (RUN(Allreduce, allreduce, mine, result, most, map_type, op, MPI_COMM_WORLD)) {
    check_maps(result, most, 0, ranks - 1, 0);
    CHECK(calls == 0 || saw_type);  // the library may combine at another rank
  }
  memcpy(result, mine, sizeof result);
  if (RUN(Allreduce, allreduce, MPI_IN_PLACE, result, most, map_type, op, MPI_COMM_WORLD)) {
    check_maps(result, most, 0, ranks - 1, 0);
  }
  if (RUN(Scan, scan, mine, result, 2, map_type, op, MPI_COMM_WORLD)) check_maps(result, 2, 0, my_rank, 0);
  if (RUN(Exscan, exscan, mine, result, 2, map_type, op, MPI_COMM_WORLD) && my_rank > 0) {
    check_maps(result, 2, 0, my_rank - 1, 0);
  }
  memset(result, 0, sizeof result);
  if (RUN(Reduce_scatter, reduce_scatter, mine, result, counts, map_type, op, MPI_COMM_WORLD)) {
    check_maps(result, 1, 0, ranks - 1, my_rank);
  }
  memset(result, 0, sizeof result);
  if (RUN(Reduce_scatter_block, reduce_scatter_block, mine, result, 1, map_type, op, MPI_COMM_WORLD)) {
    check_maps(result, 1, 0, ranks - 1, my_rank);
  }
}

static void use_commutative(MPI_Op op) {
  const int mine[3] = {my_rank, 2 * my_rank, 1};
  int result[3] = {0, 0, 0};
  if (RUN(Allreduce, allreduce, mine, result, 3, MPI_INT, op, MPI_COMM_WORLD)) {
    CHECK_EQUAL(result[0], ranks * (ranks - 1) / 2);
    CHECK_EQUAL(result[1], ranks * (ranks - 1));
    CHECK_EQUAL(result[2], ranks);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const Count lengths[2] = {1, 1};
  const Place places[2] = {offsetof(Map, a), offsetof(Map, b)};
  const MPI_Datatype types[2] = {MPI_INT64_T, MPI_INT32_T};
  MPI_Type_create_struct(2, lengths, places, types, &map_type);
  MPI_Type_commit(&map_type);
  MPI_Op ordered;
  MPI_Op sum;
  MPI_Op_create(combine, 0, &ordered);
  MPI_Op_create(add, 1, &sum);
  use_noncommutative(ordered);
  use_commutative(sum);

  Map local[2] = {map_of(0, 0), map_of(0, 1)};
  Map result[2] = {map_of(1, 0), map_of(1, 1)};
  calls = 0;
  CHECK_EQUAL(MPI_Reduce_local(local, result, 2, map_type, ordered), MPI_SUCCESS);
  check_maps(result, 2, 0, 1, 0);
  CHECK(calls > 0);
  MPI_Op_free(&ordered);
  MPI_Op_free(&sum);
  CHECK(sum == MPI_OP_NULL);
  MPI_Type_free(&map_type);
  return finish_test();
}
