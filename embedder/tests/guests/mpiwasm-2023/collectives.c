// Collective calls, and every reduction that this ABI names, by MPI and by the program.
#include "mpi_2023.h"

static int size;
static MPI_Datatype seen_type;

static void keep_first(void* in, void* inout, int* length, MPI_Datatype* type) {
  seen_type = *type;
  for (int i = 0; i < *length; ++i) ((long*)inout)[i] = ((long*)in)[i];
}

static void check_reductions(void) {
  const int mine = my_rank + 1;
  const int all[] = {size, 1, size * (size + 1) / 2, 0, 1, 1, 0, 0};
  int product = 1, common = -1, together = 0;
  for (int i = 1; i <= size; ++i) {
    product *= i;
    common &= i;
    together |= i;
  }
  for (MPI_Op op = MPI_MAX; op <= MPI_BOR; ++op) {
    const int expected = op == MPI_PROD ? product : op == MPI_BAND ? common : op == MPI_BOR ? together : all[op];
    int result = -1;
    MPI_Allreduce(&mine, &result, 1, MPI_INT, op, MPI_COMM_WORLD);
    CHECK_EQUAL(result, expected);
  }
  struct {
    double value;
    int index;
  } pair = {-my_rank, my_rank}, found;
  MPI_Allreduce(&pair, &found, 1, MPI_DOUBLE_INT, MPI_MAXLOC, MPI_COMM_WORLD);
  CHECK_EQUAL(found.index, 0);
  MPI_Allreduce(&pair, &found, 1, MPI_DOUBLE_INT, MPI_MINLOC, MPI_COMM_WORLD);
  CHECK_EQUAL(found.index, size - 1);

  long sum = mine;
  MPI_Allreduce(MPI_IN_PLACE, &sum, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
  CHECK_EQUAL(sum, size * (size + 1) / 2);
  MPI_Scan(&mine, &product, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  CHECK_EQUAL(product, mine * (mine + 1) / 2);

  MPI_Op op = MPI_OP_NULL;
  MPI_Op_create(keep_first, 0, &op);
  const long value = 100 + my_rank;
  long first = 0;
  MPI_Reduce(&value, &first, 1, MPI_LONG, op, 0, MPI_COMM_WORLD);
  if (my_rank == 0) CHECK_EQUAL(first, 100);
  // In whichever process it was called.
  MPI_Allreduce(MPI_IN_PLACE, &seen_type, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  CHECK_EQUAL(seen_type, MPI_LONG);
  MPI_Op_free(&op);
  CHECK_EQUAL(op, MPI_OP_NULL);
}

static void check_exchanges(void) {
  int counts[8], places[8], numbers[8], more[8];
  for (int i = 0; i < size; ++i) {
    counts[i] = 1;
    places[i] = i;
    numbers[i] = 10 * my_rank + i;
  }
  MPI_Alltoall(numbers, 1, MPI_INT, more, 1, MPI_INT, MPI_COMM_WORLD);
  for (int i = 0; i < size; ++i) CHECK_EQUAL(more[i], 10 * i + my_rank);
  MPI_Alltoallv(more, counts, places, MPI_INT, numbers, counts, places, MPI_INT, MPI_COMM_WORLD);
  for (int i = 0; i < size; ++i) CHECK_EQUAL(numbers[i], 10 * my_rank + i);
  MPI_Allgather(&my_rank, 1, MPI_INT, more, 1, MPI_INT, MPI_COMM_WORLD);
  for (int i = 0; i < size; ++i) CHECK_EQUAL(more[i], i);
  memset(more, 0, sizeof more);
  MPI_Allgatherv(&my_rank, 1, MPI_INT, more, counts, places, MPI_INT, MPI_COMM_WORLD);
  CHECK_EQUAL(more[size - 1], size - 1);
  MPI_Reduce_scatter(numbers, more, counts, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  CHECK_EQUAL(more[0], 10 * (size - 1) + my_rank);

  int mine = -1;
  MPI_Scatter(numbers, 1, MPI_INT, &mine, 1, MPI_INT, 0, MPI_COMM_WORLD);
  CHECK_EQUAL(mine, my_rank);
  MPI_Gather(&mine, 1, MPI_INT, more, 1, MPI_INT, 0, MPI_COMM_WORLD);
  if (my_rank == 0) CHECK_EQUAL(more[size - 1], size - 1);
  MPI_Gatherv(&mine, 1, MPI_INT, more, counts, places, MPI_INT, size - 1, MPI_COMM_WORLD);
  if (my_rank == size - 1) CHECK_EQUAL(more[0], 0);
  MPI_Bcast(&mine, 1, MPI_INT, size - 1, MPI_COMM_WORLD);
  CHECK_EQUAL(mine, size - 1);
  MPI_Barrier(MPI_COMM_WORLD);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  check_reductions();
  check_exchanges();
  return finish_test();
}
