// A window that is freed before the requests of its operations are waited for: they are complete with it.
#include "window.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int memory[slots], values[slots], fetched[slots];
  fill(memory, 0);
  fill(values, 100);
  MPI_Win win = make_window(memory, sizeof memory, sizeof(int));
  MPI_Request requests[2] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL};
  CHECK_EQUAL(MPI_Win_lock_all(0, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Rput(values, slots / 2, MPI_INT, target_rank(), 0, slots / 2, MPI_INT, win, &requests[0]),
              MPI_SUCCESS);
  CHECK_EQUAL(MPI_Rget(fetched, slots / 2, MPI_INT, target_rank(), slots / 2, slots / 2, MPI_INT, win, &requests[1]),
              MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_unlock_all(win), MPI_SUCCESS);
  free_window(&win);
  CHECK_EQUAL(memory[0], 100);
  CHECK_EQUAL(fetched[0], slots / 2);
  CHECK_EQUAL(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  CHECK(requests[0] == MPI_REQUEST_NULL && requests[1] == MPI_REQUEST_NULL);
  return finish_test();
}
