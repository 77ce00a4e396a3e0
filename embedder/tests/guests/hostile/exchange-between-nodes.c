// A window for the exchange of processes that share no memory: MPICH before 4.2 makes one, and says of the segments of
// others how long that of this process is. Rank 1 has one page, and rank 0 writes far behind it.
#include "hostile.h"

enum { bytes = 64 << 20, far = 48 << 20 };

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Info info = MPI_INFO_NULL;
  MPI_Info_create(&info);
  MPI_Info_set(info, "mpiwasm_exchange", "true");
  char* base = NULL;
  MPI_Win win = MPI_WIN_NULL;
  const int code = MPI_Win_allocate_shared(my_rank == 0 ? bytes : 0, 1, info, MPI_COMM_WORLD, &base, &win);
  MPI_Info_free(&info);
  CHECK_EQUAL(code, MPI_ERR_RMA_SHARED);
  if (win != MPI_WIN_NULL) {
    static char chosen[4096];
    MPI_Win_lock_all(0, win);
    if (my_rank == 0) MPI_Put(chosen, sizeof chosen, MPI_BYTE, 1, far, sizeof chosen, MPI_BYTE, win);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
  }
  return finish_test();
}
