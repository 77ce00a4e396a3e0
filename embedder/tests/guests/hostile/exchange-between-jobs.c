// A window for the exchange with a process that was started: MPICH counts the nodes of each job from 0, so that the two
// seem to be of one node, and before 4.2 says of the other's segment what it knows of this process.
#include "../spawn/dynamic.h"
#include "hostile.h"

static void make_window(MPI_Comm between, int is_child) {
  MPI_Comm both = MPI_COMM_NULL;
  CHECK_EQUAL(MPI_Intercomm_merge(between, is_child, &both), MPI_SUCCESS);
  MPI_Info info = MPI_INFO_NULL;
  MPI_Info_create(&info);
  MPI_Info_set(info, "mpiwasm_exchange", "true");
  char* base = NULL;
  MPI_Win win = MPI_WIN_NULL;
  CHECK_EQUAL(MPI_Win_allocate_shared(4096, 1, info, both, &base, &win), MPI_ERR_RMA_SHARED);
  MPI_Info_free(&info);
  if (win != MPI_WIN_NULL) MPI_Win_free(&win);
  MPI_Comm_free(&both);
  MPI_Comm_disconnect(&between);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm between = MPI_COMM_NULL;
  MPI_Comm_get_parent(&between);
  if (between != MPI_COMM_NULL) {
    make_window(between, 1);
    MPI_Finalize();
    return checks_failed > 0;
  }
  if (start_one(argv[0], &between)) make_window(between, 0);
  return finish_test();
}
