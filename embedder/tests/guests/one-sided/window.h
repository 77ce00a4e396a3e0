// What the tests of windows share.
#ifndef WINDOW_H
#define WINDOW_H

#include "guest_test.h"

enum { slots = 8 };

// A window over `memory`; its errors return.
static inline MPI_Win make_window(void* memory, int size, int unit) {
  MPI_Win win = MPI_WIN_NULL;
  CHECK_EQUAL(MPI_Win_create(memory, size, unit, MPI_INFO_NULL, MPI_COMM_WORLD, &win), MPI_SUCCESS);
  CHECK(win != MPI_WIN_NULL);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  return win;
}

static inline void free_window(MPI_Win* win) {
  CHECK_EQUAL(MPI_Win_free(win), MPI_SUCCESS);
  CHECK(*win == MPI_WIN_NULL);
}

// The rank whose memory this one works on, itself when it is alone, and the rank that works on this one's memory.
static inline int target_rank(void) { return (my_rank + 1) % ranks; }
static inline int origin_rank(void) { return (my_rank + ranks - 1) % ranks; }

static inline void fill(int values[], int first) {
  for (int i = 0; i < slots; ++i) values[i] = first + i;
}

#endif
