// One thread begins and ends epochs of a window, in which others read and write. Open MPI frees what belongs to an
// epoch, which the others still used.
#include <stdatomic.h>

#include "mpi-threads.h"

enum { epochs = 20000 };

static MPI_Win window;
static MPI_Group targets;
static double memory[64];
static atomic_bool ended;

static void operate(int number) {
  double value = 1;
  int code = MPI_SUCCESS, error_class = MPI_SUCCESS;
  if (number == 1)
    code = MPI_Put(&value, 1, MPI_DOUBLE, 1, 0, 1, MPI_DOUBLE, window);
  else if (number == 2)
    code = MPI_Get(&memory[8], 1, MPI_DOUBLE, 1, 0, 1, MPI_DOUBLE, window);
  else
    code = MPI_Accumulate(&value, 1, MPI_DOUBLE, 1, 0, 1, MPI_DOUBLE, MPI_SUM, window);
  MPI_Error_class(code, &error_class);
  if (error_class != MPI_SUCCESS) CHECK_EQUAL_HERE(error_class, MPI_ERR_RMA_SYNC);
}

static void* use(void* argument) {
  const int number = (int)(intptr_t)argument;
  if (number == 0) {
    for (int i = 0; i < epochs; ++i) {
      MPI_Win_start(targets, MPI_MODE_NOCHECK, window);
      MPI_Win_complete(window);
    }
    ended = true;
  } else {
    while (!ended) operate(number);
  }
  return NULL;
}

int main(int argc, char** argv) {
  if (start_with_threads(&argc, &argv)) {
    MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
    MPI_Group everyone;
    MPI_Comm_group(MPI_COMM_WORLD, &everyone);
    MPI_Group_incl(everyone, 1, (const int[]){1}, &targets);
    if (my_rank == 0) in_threads(use);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Group_free(&everyone);
    MPI_Group_free(&targets);
    // Its epochs are open at one side only.
    check(ended || my_rank != 0, "all epochs", __FILE__, __LINE__);
  }
  return finish_test();
}
