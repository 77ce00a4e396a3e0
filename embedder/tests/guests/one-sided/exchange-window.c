// A shared window with the info key "mpiwasm_exchange": own segment for reading and writing, those of others for
// reading. embedder/exchange/tests has jobs with native processes.
#include "guest_test.h"

static int make_window(int unit, const char* value, char** base, MPI_Win* win) {
  MPI_Info info;
  MPI_Info_create(&info);
  MPI_Info_set(info, "mpiwasm_exchange", value);
  const int code = MPI_Win_allocate_shared(1000 + my_rank, unit, info, MPI_COMM_WORLD, (void*)base, win);
  MPI_Info_free(&info);
  return code;
}

static void see_others(const char* base, MPI_Win win) {
  for (int i = 0; i < ranks; ++i) {
    MPI_Aint size = 0;
    int unit = 0;
    char* segment = NULL;
    MPI_Win_shared_query(win, i, &size, &unit, (void*)&segment);
    CHECK(size >= 1000 + i && segment != NULL);
    CHECK_EQUAL(unit, 1);
    CHECK_EQUAL(segment == base, i == my_rank);
    CHECK_EQUAL(segment[0], i + 1);
    CHECK_EQUAL(segment[size - 1], i + 2);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Win win = MPI_WIN_NULL;
  char* base = NULL;
  if (ranks > 1) CHECK_EQUAL(make_window(8, "true", &base, &win), MPI_ERR_DISP);
  if (CHECK(make_window(1, "true", &base, &win) == MPI_SUCCESS && base != NULL)) {
    MPI_Aint size = 0;
    int unit = 0;
    char* own = NULL;
    MPI_Win_shared_query(win, my_rank, &size, &unit, (void*)&own);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    own[0] = (char)(my_rank + 1);
    own[size - 1] = (char)(my_rank + 2);
    MPI_Win_fence(0, win);
    see_others(base, win);
    char got = 0;
    MPI_Get(&got, 1, MPI_CHAR, (my_rank + 1) % ranks, 0, 1, MPI_CHAR, win);
    MPI_Win_fence(0, win);
    CHECK_EQUAL(got, (my_rank + 1) % ranks + 1);
    // Only the own segment can be changed, by messages too.
    const int code = MPI_Put(&got, 1, MPI_CHAR, (my_rank + 1) % ranks, 0, 1, MPI_CHAR, win);
    CHECK_EQUAL(code, ranks == 1 ? MPI_SUCCESS : MPI_ERR_RMA_RANGE);
    CHECK_EQUAL(MPI_Put(&got, 1, MPI_CHAR, my_rank, 0, 1, MPI_CHAR, win), MPI_SUCCESS);
    MPI_Win_fence(0, win);
    if (argc > 1) *(volatile char*)(base + (my_rank == 0 ? 2 : -1) * 4096) = 1;
    MPI_Win_free(&win);
  }
  // The memory is private again, and usable.
  char* memory = malloc(100000);
  memset(memory, 1, 100000);
  CHECK_EQUAL(memory[99999], 1);
  free(memory);
  return finish_test();
}
