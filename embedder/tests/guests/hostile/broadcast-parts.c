// A broadcast to 16 processes, of which the last one passes another length. Open MPI sent on from its buffer as much as
// it had been sent, up to the guard behind its memory.
#include <stdint.h>

#include "hostile.h"

enum { smaller = 1 << 20, larger = 3 << 20, page = 65536 };

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const int root = ranks - 1, length = my_rank == 0 ? smaller : larger;
  // At the end of the memory.
  __builtin_wasm_memory_grow(0, larger / page);
  unsigned char* data = (unsigned char*)(uintptr_t)(__builtin_wasm_memory_size(0) * (size_t)page - (size_t)length);
  memset(data, my_rank, (size_t)length);
  if (MPI_Bcast(data, length, MPI_BYTE, root, MPI_COMM_WORLD) == MPI_SUCCESS) CHECK_EQUAL(data[smaller - 1], root);
  // Rank 0 gets an error, and the others what was sent.
  return finish_test();
}
