// Windows of Open MPI's component osc/pt2pt, which takes the data of one operation for those of another once 16,384
// have begun: what one process sends lies in the heap of another one, or describes a type to it. There are none.
#include "hostile.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static int memory[4];
  int* base = NULL;
  MPI_Win window = MPI_WIN_NULL;
  for (int i = 0; i < 3; ++i) {
    CHECK(MPI_Win_create(memory, sizeof memory, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &window) != MPI_SUCCESS);
    CHECK(MPI_Win_allocate(sizeof memory, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &window) != MPI_SUCCESS);
    CHECK(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &window) != MPI_SUCCESS);
  }
  CHECK(window == MPI_WIN_NULL);
  // A process alone needs no component.
  CHECK_EQUAL(MPI_Win_create(memory, sizeof memory, 4, MPI_INFO_NULL, MPI_COMM_SELF, &window), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_free(&window), MPI_SUCCESS);
  return finish_test();
}
