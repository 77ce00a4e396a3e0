// Processes disagree on how long the blocks of a reduction are. Where Open MPI scatters the result in a tree, it sent
// on what lies before its buffer. What the ranks receive is theirs, or zero; some wait for ever, as natively.
#include "hostile.h"

enum { longest = 8000, processes = 4 };

static char sent[processes * longest], received[processes * longest];

static void keep(void* in, void* inout, int* length, MPI_Datatype* datatype) {
  (void)in, (void)inout, (void)length, (void)datatype;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Op op;
  MPI_Op_create(keep, 0, &op);
  if (my_rank < 2) {
    MPI_Reduce_scatter_block(sent, received, 1, MPI_BYTE, op, MPI_COMM_WORLD);
    MPI_Reduce(sent, received, processes * longest, MPI_BYTE, op, 0, MPI_COMM_WORLD);
  } else {
    MPI_Reduce(sent, received, processes, MPI_BYTE, op, 0, MPI_COMM_WORLD);
    MPI_Reduce_scatter_block(sent, received, longest, MPI_BYTE, op, MPI_COMM_WORLD);
  }
  int foreign = 0;
  for (size_t i = 0; i < sizeof received; ++i) foreign += received[i] != 0;
  CHECK_EQUAL(foreign, 0);
  return finish_test();
}
