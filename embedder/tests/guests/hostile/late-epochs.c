// Epochs that promise that their other side has begun. MPICH relies on that, and takes messages for windows that have
// been freed meanwhile where it does not hold, so the library does not get the promise. (A program that breaks it waits
// for ever.)
#include "hostile.h"

enum { bytes = 4096, epochs = 10 };

static char memory[bytes];

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Win window;
  MPI_Win_create(memory, bytes, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
  MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
  MPI_Group everyone, target;
  const int last = ranks - 1;
  MPI_Win_get_group(window, &everyone);
  MPI_Group_incl(everyone, 1, &last, &target);
  for (int i = 0; i < epochs; ++i) {
    MPI_Group origin;
    const int first = 0;
    MPI_Group_incl(everyone, 1, &first, &origin);
    if (my_rank == last) CHECK_EQUAL(MPI_Win_post(origin, MPI_MODE_NOCHECK, window), MPI_SUCCESS);
    MPI_Barrier(MPI_COMM_WORLD);
    if (my_rank == 0) {
      CHECK_EQUAL(MPI_Win_start(target, MPI_MODE_NOCHECK, window), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Put(&i, 1, MPI_INT, last, 0, 1, MPI_INT, window), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Win_complete(window), MPI_SUCCESS);
    }
    if (my_rank == last) {
      CHECK_EQUAL(MPI_Win_wait(window), MPI_SUCCESS);
      int got = -1;
      memcpy(&got, memory, sizeof got);
      CHECK_EQUAL(got, i);
    }
    MPI_Group_free(&origin);
  }
  MPI_Group_free(&everyone);
  MPI_Group_free(&target);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Win_free(&window);
  return finish_test();
}
