// Between the data of an element lie bytes that belong to no element. In the buffers of a library they are what its
// heap held before: a reduction function must not see them, and they must not come back in a result.
#include "hostile.h"

struct gapped {
  char tag;
  double value;  // seven bytes of gap before it
  int last;      // four behind it
};

static int calls;
static bool saw_host_bytes;

static void sum(void* in, void* inout, int* length, MPI_Datatype* datatype) {
  (void)datatype;
  ++calls;
  const struct gapped* from = in;
  struct gapped* to = inout;
  saw_host_bytes = saw_host_bytes || has_host_bytes(in, (size_t)*length * sizeof *from) ||
                   has_host_bytes(inout, (size_t)*length * sizeof *to);
  for (int i = 0; i < *length; ++i) {
    to[i].tag = (char)(to[i].tag + from[i].tag);
    to[i].value += from[i].value;
    to[i].last += from[i].last;
  }
}

enum { count = 300 };
static struct gapped mine[count];
static struct gapped all[count];

static void prepare(void) {
  memset(mine, 0, sizeof mine);
  memset(all, 0, sizeof all);
  for (int i = 0; i < count; ++i) mine[i] = (struct gapped){1, i, 2 * i};
}

static void check_sums(int of) {
  int wrong = 0;
  for (int i = 0; i < count; ++i)
    wrong += all[i].tag != of || all[i].value != (double)i * of || all[i].last != 2 * i * of;
  CHECK_EQUAL(wrong, 0);
  CHECK(!has_host_bytes(all, sizeof all));
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Datatype type;
  MPI_Type_create_struct(3, (int[3]){1, 1, 1},
                         (MPI_Aint[3]){0, offsetof(struct gapped, value), offsetof(struct gapped, last)},
                         (MPI_Datatype[3]){MPI_CHAR, MPI_DOUBLE, MPI_INT}, &type);
  MPI_Type_commit(&type);
  MPI_Op ordered;
  MPI_Op unordered;
  MPI_Op_create(sum, 0, &ordered);
  MPI_Op_create(sum, 1, &unordered);
  for (int i = 0; i < 2; ++i) {
    const MPI_Op op = i == 0 ? ordered : unordered;
    for (int root = 0; root < ranks; ++root) {
      prepare();
      MPI_Reduce(mine, all, count, type, op, root, MPI_COMM_WORLD);
      if (my_rank == root) check_sums(ranks);
    }
    prepare();
    MPI_Allreduce(mine, all, count, type, op, MPI_COMM_WORLD);
    check_sums(ranks);
    prepare();
    memcpy(all, mine, sizeof all);
    MPI_Allreduce(MPI_IN_PLACE, all, count, type, op, MPI_COMM_WORLD);
    check_sums(ranks);
    prepare();
    MPI_Scan(mine, all, count, type, op, MPI_COMM_WORLD);
    check_sums(my_rank + 1);
    prepare();
    MPI_Exscan(mine, all, count, type, op, MPI_COMM_WORLD);
    if (my_rank > 0) check_sums(my_rank);
    prepare();
    MPI_Request request;
    MPI_Iallreduce(mine, all, count, type, op, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    check_sums(ranks);
  }
  CHECK(ranks == 1 || calls > 0);
  CHECK(!saw_host_bytes);
  MPI_Op_free(&ordered);
  MPI_Op_free(&unordered);
  MPI_Type_free(&type);
  return finish_test();
}
