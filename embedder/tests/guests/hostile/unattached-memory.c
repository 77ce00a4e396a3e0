// Memory that the target of a dynamic window has not attached, with a component of Open MPI that looks for it in a
// list: osc/ucx before 5.0 took what lies before the list in the heap for it. Such windows are refused there.
#include "hostile.h"

static char attached[2][4096], other[4096];

static void put_beside(MPI_Win win) {
  MPI_Aint places[2];
  MPI_Get_address(other, &places[0]);
  MPI_Get_address(attached[1], &places[1]);
  CHECK_EQUAL(MPI_Win_attach(win, attached[1], sizeof attached[1]), MPI_SUCCESS);
  MPI_Barrier(MPI_COMM_WORLD);
  const int target = (my_rank + 1) % ranks;
  const char sent = 7;
  MPI_Win_lock(MPI_LOCK_SHARED, target, 0, win);
  CHECK_EQUAL(MPI_Put(&sent, 1, MPI_CHAR, target, places[1], 1, MPI_CHAR, win), MPI_SUCCESS);
  (void)MPI_Put(&sent, 1, MPI_CHAR, target, places[0], 1, MPI_CHAR, win);
  MPI_Win_unlock(target, win);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(attached[1][0], 7);
  MPI_Win_detach(win, attached[1]);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Win win;
  const int code = class_of(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win));
  CHECK(code == MPI_SUCCESS || code == MPI_ERR_UNSUPPORTED_OPERATION);
  if (code == MPI_SUCCESS) {
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    put_beside(win);
    MPI_Win_free(&win);
  }
  return finish_test();
}
