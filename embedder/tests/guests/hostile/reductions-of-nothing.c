// Reductions of elements without data: Open MPI 4.1 copies those of a type that was made of a committed one, as
// MPI_Type_dup does, by a description that it has never set; Intel MPI divides by their size with three processes.
#include <limits.h>

#include "hostile.h"

static void leave(void* in, void* inout, Count* length, MPI_Datatype* type) {
  (void)in, (void)inout, (void)length, (void)type;
}

// Apart, and one over the other.
static void reduce(int elements, MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
  static char memory[4096];
  int size = 0;
  MPI_Comm_size(comm, &size);
  Count counts[3] = {elements, elements, elements};
  for (int distance = 2; distance <= 2048; distance *= 1024) {
    memset(memory, 0x55, sizeof memory);
    char* const in = memory + distance;
    CHECK_EQUAL(MPI_Allreduce(in, memory, elements, type, op, comm), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Reduce(in, memory, elements, type, op, 0, comm), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Scan(in, memory, elements, type, op, comm), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Exscan(in, memory, elements, type, op, comm), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Reduce_scatter_block(in, memory, elements, type, op, comm), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Reduce_scatter(in, memory, counts, type, op, comm), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Reduce_local(in, memory, elements, type, op), MPI_SUCCESS);
    MPI_Request request;
    CHECK_EQUAL(MPI_Iallreduce(in, memory, elements, type, op, comm, &request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    int changed = 0;
    for (int i = 0; i < LENGTH(memory); ++i) changed += memory[i] != 0x55;
    CHECK_EQUAL(changed, 0);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Op op;
  MPI_Op_create(leave, 1, &op);
  MPI_Datatype types[4];
  MPI_Type_contiguous(0, MPI_DOUBLE, &types[0]);
  MPI_Type_commit(&types[0]);
  MPI_Type_dup(types[0], &types[1]);
  MPI_Type_create_resized(types[0], 0, 8, &types[2]);
  MPI_Type_commit(&types[2]);
  MPI_Type_dup(types[2], &types[3]);
  for (int i = 0; i < LENGTH(types); ++i) {
    const MPI_Comm comms[] = {MPI_COMM_SELF, MPI_COMM_WORLD};
    for (int j = 0; j < LENGTH(comms); ++j) {
      reduce(7, types[i], op, comms[j]);
      // Those without an extent, too: as many take libraries minutes.
      if (i < 2) reduce(INT_MAX, types[i], op, comms[j]);
    }
  }
  for (int i = 0; i < LENGTH(types); ++i) MPI_Type_free(&types[i]);
  MPI_Op_free(&op);
  return finish_test();
}
