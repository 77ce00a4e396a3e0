// MPI_Reduce in place at every root, of few and of many elements, of a type with gaps too. MPICH before 4.2 does not
// survive it natively at other roots than rank 0.
#include "guest_test.h"

enum { most = 10000 };

static int numbers[3 * most + 2], results[3 * most + 2];

// Adds pairs of numbers that lie apart.
static void add_pairs(void* in, void* inout, Count* length, MPI_Datatype* datatype) {
  (void)datatype;
  const int* from = in;
  int* to = inout;
  for (Count i = 0; i < *length; ++i) {
    to[3 * i] += from[3 * i];
    to[3 * i + 1] += from[3 * i + 1];
  }
}

static void reduce(int root, int count, MPI_Datatype type, MPI_Op op) {
  for (int i = 0; i < 3 * most + 2; ++i) numbers[i] = results[i] = my_rank + i;
  if (my_rank == root) {
    CHECK_EQUAL(MPI_Reduce(MPI_IN_PLACE, results, count, type, op, root, MPI_COMM_WORLD), MPI_SUCCESS);
  } else {
    CHECK_EQUAL(MPI_Reduce(numbers, NULL, count, type, op, root, MPI_COMM_WORLD), MPI_SUCCESS);
  }
}

// Number `i` of the result, or as it was.
static int expected(int root, int i, bool is_result) {
  return is_result && my_rank == root ? ranks * (ranks - 1) / 2 + ranks * i : my_rank + i;
}

static void reduce_numbers(int root, int count) {
  reduce(root, count, MPI_INT, MPI_SUM);
  for (int i = 0; i <= count; ++i) CHECK_EQUAL(results[i], expected(root, i, i < count));
}

static void reduce_pairs(int root, int count, MPI_Datatype type, MPI_Op op) {
  reduce(root, count, type, op);
  for (int i = 0; i < 3 * count + 2; ++i) CHECK_EQUAL(results[i], expected(root, i, i < 3 * count && i % 3 < 2));
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  static const int counts[] = {0, 1, 10, 600, most};
  MPI_Datatype pair, spaced;
  MPI_Op op;
  MPI_Type_contiguous(2, MPI_INT, &pair);
  MPI_Type_create_resized(pair, 0, 3 * sizeof(int), &spaced);
  MPI_Type_commit(&spaced);
  MPI_Op_create(add_pairs, 1, &op);
  for (int root = 0; root < ranks; ++root) {
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; ++i) {
      reduce_numbers(root, counts[i]);
      reduce_pairs(root, counts[i], spaced, op);
    }
  }
  MPI_Op_free(&op);
  MPI_Type_free(&pair);
  MPI_Type_free(&spaced);
  return finish_test();
}
