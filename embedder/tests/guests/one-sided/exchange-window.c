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

// Only the own segment can be changed, by messages too.
static void change_others(MPI_Win win) {
  const int other = (my_rank + 1) % ranks;
  const int refused = ranks == 1 ? MPI_SUCCESS : MPI_ERR_RMA_RANGE;
  const int zero = 0;
  const int one = 1;
  int got = 0;
  MPI_Request request = MPI_REQUEST_NULL;
  if (ranks > 1) {
    CHECK_EQUAL(MPI_Put(&zero, 1, MPI_INT, other, 0, 1, MPI_INT, win), refused);
    CHECK_EQUAL(MPI_Put_c(&zero, 1, MPI_INT, other, 0, 1, MPI_INT, win), refused);
    CHECK_EQUAL(MPI_Accumulate(&one, 1, MPI_INT, other, 0, 1, MPI_INT, MPI_SUM, win), refused);
    CHECK_EQUAL(MPI_Accumulate_c(&one, 1, MPI_INT, other, 0, 1, MPI_INT, MPI_REPLACE, win), refused);
    CHECK_EQUAL(MPI_Get_accumulate(&one, 1, MPI_INT, &got, 1, MPI_INT, other, 0, 1, MPI_INT, MPI_SUM, win), refused);
    CHECK_EQUAL(MPI_Fetch_and_op(&one, &got, MPI_INT, other, 0, MPI_SUM, win), refused);
    CHECK_EQUAL(MPI_Compare_and_swap(&one, &zero, &got, MPI_INT, other, 0, win), refused);
  }
  MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
  MPI_Win_lock_all(0, win);
  if (ranks > 1) {
    CHECK_EQUAL(MPI_Rput(&zero, 1, MPI_INT, other, 0, 1, MPI_INT, win, &request), refused);
    CHECK_EQUAL(MPI_Raccumulate(&one, 1, MPI_INT, other, 0, 1, MPI_INT, MPI_SUM, win, &request), refused);
    CHECK_EQUAL(MPI_Rget_accumulate(&one, 1, MPI_INT, &got, 1, MPI_INT, other, 0, 1, MPI_INT, MPI_SUM, win, &request),
                refused);
  }
  char seen = 0;
  CHECK_EQUAL(MPI_Fetch_and_op(NULL, &seen, MPI_SIGNED_CHAR, other, 0, MPI_NO_OP, win), MPI_SUCCESS);
  MPI_Win_flush(other, win);
  CHECK_EQUAL(seen, other + 1);
  CHECK_EQUAL(MPI_Put(&seen, 1, MPI_CHAR, my_rank, 10, 1, MPI_CHAR, win), MPI_SUCCESS);
  MPI_Win_unlock_all(win);
  MPI_Win_fence(0, win);
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
    change_others(win);
    see_others(base, win);
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
