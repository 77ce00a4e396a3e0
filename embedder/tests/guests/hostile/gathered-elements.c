// MPI_Gather and MPI_Scatter of more elements than an int holds, of all processes together. Open MPI adds them up in an
// int in a tree of eight processes and more, and wrote before the buffer.
#include "hostile.h"

enum { elements = 1 << 28 };

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  char own[16] = {0};
  const int root = 1;
  char* all = NULL;
  if (my_rank == root) {
    const size_t pages = (size_t)ranks * (elements / 65536) + 1;
    const size_t first = __builtin_wasm_memory_grow(0, pages);  // not touched
    CHECK(first != SIZE_MAX);
    all = (char*)(first * 65536);
  }
  const int gathered = MPI_Gather(own, 1, MPI_BYTE, all, elements, MPI_BYTE, root, MPI_COMM_WORLD);
  CHECK_EQUAL(gathered, my_rank == root ? MPI_ERR_COUNT : MPI_SUCCESS);
  return finish_test();
}
