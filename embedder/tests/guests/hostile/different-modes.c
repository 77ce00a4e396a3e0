// Ranks open a file with different modes, or by different names. The library, and mpiwasm, would do something in one
// rank alone, and what it exchanges would meet what other ranks send: a later duplicate of a communicator was made with
// the number of one that no program has. Opening fails in all ranks, and they go on together.
#include <stdio.h>

#include "hostile.h"

static void check_duplicates(void) {
  MPI_Comm copies[3];
  MPI_Request requests[3];
  for (int i = 0; i < 3; ++i) CHECK_EQUAL(MPI_Comm_idup(MPI_COMM_WORLD, &copies[i], &requests[i]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Waitall(3, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  for (int i = 0; i < 3; ++i) {
    int sum = 0;
    CHECK_EQUAL(MPI_Allreduce(&my_rank, &sum, 1, MPI_INT, MPI_SUM, copies[i]), MPI_SUCCESS);
    CHECK_EQUAL(sum, ranks * (ranks - 1) / 2);
    MPI_Comm_free(&copies[i]);
  }
}

enum expected { opens, fails, either };

static void open_with(const char* name, int mode, enum expected expected) {
  MPI_File file = MPI_FILE_NULL;
  const int code = MPI_File_open(MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, &file);
  CHECK(expected == either || (code == MPI_SUCCESS) == (expected == opens));
  if (code == MPI_SUCCESS) {
    // The first use of the shared pointer.
    MPI_Offset place = -1;
    CHECK_EQUAL(MPI_File_get_position_shared(file, &place), MPI_SUCCESS);
    CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  }
  check_duplicates();
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static const char* const names[] = {"one", "other"};
  FILE* made = my_rank < 2 ? fopen(names[my_rank], "w") : NULL;
  if (made != NULL) fclose(made);
  MPI_Barrier(MPI_COMM_WORLD);
  const int first = my_rank == 0;
  open_with("one", MPI_MODE_RDWR | (first ? 0 : MPI_MODE_DELETE_ON_CLOSE), fails);
  open_with("one", MPI_MODE_RDWR | (first ? MPI_MODE_DELETE_ON_CLOSE : 0), fails);
  open_with("one", first ? MPI_MODE_RDONLY : MPI_MODE_RDWR, fails);
  open_with("one", MPI_MODE_WRONLY | (first ? MPI_MODE_APPEND : 0), fails);
  open_with("one", MPI_MODE_RDWR | (first ? MPI_MODE_UNIQUE_OPEN : 0), fails);
  // Other libraries open both.
  open_with(names[first ? 0 : 1], MPI_MODE_RDWR, runs_over("Open MPI") ? fails : either);
  open_with("one", MPI_MODE_RDWR, opens);
  return finish_test();
}
