// Epochs of a window with processes that are not of it. Open MPI counted them in an array of the others, MPICH sent
// messages to an address behind its list of processes.
#include "hostile.h"

enum { bytes = 4096 };

static void check_window(MPI_Win window, MPI_Group strangers) {
  MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
  CHECK_EQUAL(MPI_Win_post(strangers, 0, window), MPI_ERR_GROUP);
  CHECK_EQUAL(MPI_Win_start(strangers, 0, window), MPI_ERR_GROUP);
  CHECK_EQUAL(MPI_Win_start(strangers, MPI_MODE_NOCHECK, window), MPI_ERR_GROUP);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static char memory[bytes];
  const int last = ranks - 1;
  MPI_Group everyone, strangers, members;
  MPI_Comm_group(MPI_COMM_WORLD, &everyone);
  MPI_Group_incl(everyone, 1, &last, &strangers);
  MPI_Group_excl(everyone, 1, &last, &members);
  MPI_Comm some;
  MPI_Comm_split(MPI_COMM_WORLD, my_rank == last, 0, &some);
  MPI_Win window, shared;
  MPI_Win_create(memory, bytes, 1, MPI_INFO_NULL, some, &window);
  char* base = NULL;
  MPI_Win_allocate_shared(bytes, 1, MPI_INFO_NULL, some, &base, &shared);
  check_window(window, my_rank == last ? members : strangers);
  check_window(shared, my_rank == last ? members : strangers);
  if (my_rank != last) {
    CHECK_EQUAL(MPI_Win_post(members, 0, window), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Win_start(members, 0, window), MPI_SUCCESS);
    const int value = my_rank + 1;
    CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, (my_rank + 1) % last, 0, 1, MPI_INT, window), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Win_complete(window), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Win_wait(window), MPI_SUCCESS);
    int got = 0;
    memcpy(&got, memory, sizeof got);
    CHECK_EQUAL(got, (my_rank + last - 1) % last + 1);
  }
  MPI_Win_free(&window);
  MPI_Win_free(&shared);
  MPI_Comm_free(&some);
  MPI_Group_free(&everyone);
  MPI_Group_free(&strangers);
  MPI_Group_free(&members);
  return finish_test();
}
