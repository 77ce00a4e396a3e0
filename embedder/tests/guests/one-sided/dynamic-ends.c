// Each rank attaches another amount of memory, and the others reach what it has attached, to the last byte.
#include "window.h"

enum { step = 4096, most_ranks = 8 };
static char memory[most_ranks * step];

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Win win;
  MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  // More on the lower ranks, so that the next rank's amount is too little for what a rank has.
  const int attached = (ranks - my_rank) * step;
  CHECK_EQUAL(MPI_Win_attach(win, memory, attached), MPI_SUCCESS);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Win_lock_all(0, win);
  const char mine = (char)(my_rank + 1);
  for (int target = 0; target < ranks; ++target) {
    char* const end = memory + (ranks - target) * step;
    CHECK_EQUAL(MPI_Put(&mine, 1, MPI_CHAR, target, (MPI_Aint)(end - 1 - my_rank), 1, MPI_CHAR, win), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Put(&mine, 1, MPI_CHAR, target, (MPI_Aint)end, 1, MPI_CHAR, win), MPI_ERR_RMA_RANGE);
  }
  MPI_Win_unlock_all(win);
  MPI_Barrier(MPI_COMM_WORLD);
  for (int origin = 0; origin < ranks; ++origin) CHECK_EQUAL(memory[attached - 1 - origin], origin + 1);
  MPI_Win_detach(win, memory);
  MPI_Win_free(&win);
  return finish_test();
}
