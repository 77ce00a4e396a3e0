// More blocks of memory than a library attaches to a window: a call that is refused leaves the window usable. Open MPI
// kept a lock behind it, for which the next one waited.
#include "guest_test.h"

enum { blocks = 1200, bytes = 64 };

static char memory[blocks * 2 * bytes];

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Win window;
  int code = MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &window);
  CHECK_EQUAL(code, MPI_SUCCESS);
  MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
  int attached = 0;
  for (; attached < blocks; ++attached) {
    code = MPI_Win_attach(window, memory + 2 * bytes * attached, bytes);
    if (code != MPI_SUCCESS) break;
  }
  int found = MPI_SUCCESS;
  if (code != MPI_SUCCESS) MPI_Error_class(code, &found);
  CHECK(found == MPI_SUCCESS || found == MPI_ERR_RMA_ATTACH);
  CHECK(attached >= 64);
  CHECK_EQUAL(MPI_Win_detach(window, memory), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_attach(window, memory, bytes), MPI_SUCCESS);

  MPI_Aint mine, target;
  MPI_Get_address(memory, &mine);
  MPI_Sendrecv(&mine, 1, MPI_AINT, (my_rank + 1) % ranks, 0, &target, 1, MPI_AINT, (my_rank + ranks - 1) % ranks, 0,
               MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  MPI_Win_fence(0, window);
  CHECK_EQUAL(MPI_Put(&my_rank, 1, MPI_INT, (my_rank + ranks - 1) % ranks, target, 1, MPI_INT, window), MPI_SUCCESS);
  MPI_Win_fence(0, window);
  CHECK_EQUAL(*(int*)memory, (my_rank + 1) % ranks);
  CHECK_EQUAL(MPI_Win_free(&window), MPI_SUCCESS);
  return finish_test();
}
