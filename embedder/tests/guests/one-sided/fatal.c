// The error handler that windows have at first ends the job, whatever that of the communicator is.
#include "window.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int memory[4] = {0};
  MPI_Win win;
  MPI_Win_create(memory, sizeof memory, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
  MPI_Win_fence(0, win);
  MPI_Put(memory, 2, MPI_INT, target_rank(), 3, 2, MPI_INT, win);
  return finish_test();
}
