// Windows that are made and freed again and again give their memory back, and their handles never come to life again.
#include "window.h"

enum { lives = 40, size = 1 << 20 };

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Win first = MPI_WIN_NULL;
  int pages = 0;
  for (int life = 0; life < lives; ++life) {
    char* memory = NULL;
    MPI_Win win;
    CHECK_EQUAL(MPI_Win_allocate(size, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win), MPI_SUCCESS);
    memset(memory, life, size);
    int* flavor = NULL;
    int found = 0;
    CHECK_EQUAL(MPI_Win_get_attr(win, MPI_WIN_CREATE_FLAVOR, &flavor, &found), MPI_SUCCESS);
    if (life == 0) first = win;
    if (life == 0) pages = (int)__builtin_wasm_memory_size(0);
    MPI_Win copy = win;
    free_window(&win);
    CHECK_EQUAL(MPI_Win_fence(0, copy), MPI_ERR_WIN);
    CHECK_EQUAL(MPI_Win_free(&copy), MPI_ERR_WIN);
    CHECK_EQUAL(MPI_Win_fence(0, first), MPI_ERR_WIN);
  }
  CHECK((int)__builtin_wasm_memory_size(0) < pages + 3 * size / 65536);
  return finish_test();
}
