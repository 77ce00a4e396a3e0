// Shared memory: what one rank stores, the others load, at addresses of their own; and operations work on it as well.
#include "window.h"

enum { lives = 5 };

// Rank r shares 10 * r + 1 ints: contiguous, unless a hint says otherwise.
static int opened(int rank) { return 10 * rank + 1; }

static void meet(MPI_Win win) {
  CHECK_EQUAL(MPI_Win_sync(win), MPI_SUCCESS);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Win_sync(win), MPI_SUCCESS);
}

static int* segment_of(MPI_Win win, int rank) {
  MPI_Aint size = 0;
  Displacement unit = 0;
  int* base = NULL;
  CHECK_EQUAL(MPI_Win_shared_query(win, rank, &size, &unit, &base), MPI_SUCCESS);
  CHECK_EQUAL(size, opened(rank) * 4);
  CHECK_EQUAL(unit, 4);
  return base;
}

static void loads_and_stores(MPI_Win win, int* mine) {
  CHECK(segment_of(win, my_rank) == mine);
  for (int i = 0; i < opened(my_rank); ++i) CHECK_EQUAL(mine[i], 0);
  meet(win);
  for (int i = 0; i < opened(my_rank); ++i) mine[i] = 1000 * my_rank + i;
  meet(win);
  for (int rank = 0; rank < ranks; ++rank) {
    const int* theirs = segment_of(win, rank);
    for (int i = 0; i < opened(rank); ++i) CHECK_EQUAL(theirs[i], 1000 * rank + i);
    if (rank > 0) CHECK(theirs == segment_of(win, rank - 1) + opened(rank - 1));
  }
  meet(win);
  // Into the memory of another rank.
  segment_of(win, target_rank())[0] = my_rank + 70;
  meet(win);
  CHECK_EQUAL(mine[0], origin_rank() + 70);
  meet(win);
}

static void operations(MPI_Win win, int* mine) {
  const int value = my_rank + 90;
  int old = 0;
  CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, target_rank(), 0, 1, MPI_INT, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_flush(target_rank(), win), MPI_SUCCESS);
  meet(win);
  CHECK_EQUAL(mine[0], origin_rank() + 90);
  meet(win);
  mine[0] = 0;
  meet(win);
  CHECK_EQUAL(MPI_Fetch_and_op(&(int){1}, &old, MPI_INT, 0, 0, MPI_SUM, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_flush(0, win), MPI_SUCCESS);
  CHECK(old >= 0 && old < ranks);
  meet(win);
  CHECK_EQUAL(segment_of(win, 0)[0], ranks);
  // The next segment is beyond this window, although it is the same memory.
  CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, 0, opened(0), 1, MPI_INT, win), MPI_ERR_RMA_RANGE);
  meet(win);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int* before = NULL;
  for (int life = 0; life < lives; ++life) {
    MPI_Win win = MPI_WIN_NULL;
    int* mine = NULL;
    CHECK_EQUAL(MPI_Win_allocate_shared(opened(my_rank) * 4, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &mine, &win),
                MPI_SUCCESS);
    if (win == MPI_WIN_NULL) break;
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    CHECK_EQUAL(MPI_Win_lock_all(0, win), MPI_SUCCESS);
    loads_and_stores(win, mine);
    operations(win, mine);
    CHECK_EQUAL(MPI_Win_unlock_all(win), MPI_SUCCESS);
    free_window(&win);
    // The memory is the program's own again, and its allocator's.
    MPI_Barrier(MPI_COMM_WORLD);
    memset(mine, 100 + my_rank, opened(my_rank) * 4);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < opened(my_rank); ++i) CHECK_EQUAL(((const char*)(mine + i))[0], 100 + my_rank);
    if (life == 0) before = mine;
    if (life > 0) CHECK((char*)mine - (char*)before < 1 << 20);
  }
  return finish_test();
}
