// An operation and a type that are freed while a reduction uses them live until it is complete.
#include "guest_test.h"

enum { length = 1 << 15 };

#ifdef LARGE_COUNTS
typedef MPI_Count FunctionLength;
#else
typedef int FunctionLength;
#endif

static void add(void* in, void* inout, FunctionLength* count, MPI_Datatype* type) {
  (void)type;
  for (FunctionLength i = 0; i < 2 * *count; ++i) ((int*)inout)[i] += ((int*)in)[i];
}

static void multiply(void* in, void* inout, FunctionLength* count, MPI_Datatype* type) {
  (void)type;
  for (FunctionLength i = 0; i < 2 * *count; ++i) ((int*)inout)[i] *= ((int*)in)[i];
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static int mine[2 * length];
  static int sums[2 * length];
  for (int i = 0; i < 2 * length; ++i) mine[i] = my_rank + i;
  MPI_Datatype pair;
  MPI_Type_contiguous(2, MPI_INT, &pair);
  MPI_Type_commit(&pair);
  MPI_Op op;
  MPI_Op_create(add, 1, &op);
  MPI_Request request;
  MPI_Iallreduce(mine, sums, length, pair, op, MPI_COMM_WORLD, &request);
  const MPI_Op dead = op;
  MPI_Op_free(&op);
  MPI_Type_free(&pair);
  // Another operation and type, which must not be taken for the freed ones.
  MPI_Datatype other_pair;
  MPI_Type_contiguous(2, MPI_INT, &other_pair);
  MPI_Type_commit(&other_pair);
  MPI_Op other;
  MPI_Op_create(multiply, 1, &other);
  int factors[2] = {my_rank + 2, 3};
  int products[2] = {0, 0};
  MPI_Allreduce(factors, products, 1, other_pair, other, MPI_COMM_WORLD);
  CHECK_EQUAL(products[0], 6);
  CHECK_EQUAL(products[1], 9);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  int wrong = 0;
  for (int i = 0; i < 2 * length; ++i) wrong += sums[i] != 1 + 2 * i;
  CHECK_EQUAL(wrong, 0);
  CHECK_EQUAL(MPI_Allreduce(factors, products, 1, other_pair, dead, MPI_COMM_WORLD), MPI_ERR_OP);
  MPI_Op_free(&other);
  MPI_Type_free(&other_pair);

  // More operations, one after the other, than can be in use at a time.
  for (int i = 0; i < 600; ++i) {
    MPI_Op_create(add, 1, &op);
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    int one[2] = {1, i};
    int both[2] = {0, 0};
    if (i % 20 == 0) {
      MPI_Allreduce(one, both, 1, pair, op, MPI_COMM_WORLD);
      CHECK(both[0] == 2 && both[1] == 2 * i);
    } else {
      MPI_Reduce_local(one, both, 1, pair, op);
      if (both[0] != 1 || both[1] != i) ++wrong;
    }
    MPI_Op_free(&op);
    MPI_Type_free(&pair);
  }
  CHECK_EQUAL(wrong, 0);
  return finish_test();
}
