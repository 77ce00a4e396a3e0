// A window whose hints promise that it will not be locked. Open MPI made no table of locks then, and divided by its
// size.
#include "hostile.h"

static int memory[4];

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Info hints;
  MPI_Info_create(&hints);
  MPI_Info_set(hints, "no_locks", "true");
  MPI_Win window;
  MPI_Win_create(memory, sizeof memory, sizeof *memory, hints, MPI_COMM_WORLD, &window);
  MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
  const int other = (my_rank + 1) % ranks;
  CHECK(MPI_Win_unlock(other, window) != MPI_SUCCESS);
  CHECK(MPI_Win_unlock_all(window) != MPI_SUCCESS);
  MPI_Win_set_info(window, hints);
  CHECK(MPI_Win_unlock(other, window) != MPI_SUCCESS);
  MPI_Info_free(&hints);
  MPI_Win_free(&window);
  return finish_test();
}
