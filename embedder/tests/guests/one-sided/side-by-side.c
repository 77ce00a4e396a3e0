// Windows side by side and within each other: each operation reaches its own window, however the library aligns or
// unites their memory. MPICH 4.0.2 over UCX 1.13 begins a window where an earlier one begins that lies beside it.
#include "window.h"

enum { side = 6, inner = side, outer, windows, guards = 4, length = 128 };

static _Alignas(64) int memory[length];
static int expected[length];

// The windows of a rank in ints; the lengths differ from rank to rank. The outermost ones share memory with others.
typedef struct {
  int begin;
  int size;
} Part;

static Part part_of(int rank, int window) {
  const int sizes[side] = {4, 64 + rank % 3, 1, 3, 20, 2};
  int begins[side + 1] = {guards};
  for (int i = 0; i < side; ++i) begins[i + 1] = begins[i] + sizes[i];
  if (window == inner) return (Part){begins[1] + 2, begins[4] + 10 - begins[1] - 2};
  if (window == outer) return (Part){1, begins[side] + 2};
  return (Part){begins[window], sizes[window]};
}

static int value_at(int rank, int place) { return 10000 * (rank + 1) + place; }

static void use(MPI_Win win, int target, Part there) {
  const int at = there.size - 1;
  const int before = value_at(target, there.begin + at);
  const int one = 1;
  const int ten = 10;
  const int hundred = 100;
  const int swapped = before + 111;
  const int next = before + 1000;
  const int last = before + 2000;
  int fetched = 0;
  int accumulated = 0;
  int compared = 0;
  int got = 0;
  CHECK_EQUAL(MPI_Win_lock_all(0, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Accumulate(&one, 1, MPI_INT, target, at, 1, MPI_INT, MPI_SUM, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Fetch_and_op(&ten, &fetched, MPI_INT, target, at, MPI_SUM, win), MPI_SUCCESS);
  MPI_Win_flush(target, win);
  CHECK_EQUAL(fetched, before + 1);
  CHECK_EQUAL(MPI_Get_accumulate(&hundred, 1, MPI_INT, &accumulated, 1, MPI_INT, target, at, 1, MPI_INT, MPI_SUM, win),
              MPI_SUCCESS);
  MPI_Win_flush(target, win);
  CHECK_EQUAL(accumulated, before + 11);
  CHECK_EQUAL(MPI_Compare_and_swap(&next, &swapped, &compared, MPI_INT, target, at, win), MPI_SUCCESS);
  MPI_Win_flush(target, win);
  CHECK_EQUAL(compared, swapped);
  CHECK_EQUAL(MPI_Get(&got, 1, MPI_INT, target, at, 1, MPI_INT, win), MPI_SUCCESS);
  MPI_Win_flush(target, win);
  CHECK_EQUAL(got, next);
  CHECK_EQUAL(MPI_Put(&last, 1, MPI_INT, target, at, 1, MPI_INT, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_unlock_all(win), MPI_SUCCESS);
}

// Made from the first to the last or the other way.
static void try_all(int first, int step) {
  MPI_Win wins[windows];
  for (int i = 0; i < length; ++i) memory[i] = expected[i] = value_at(my_rank, i);
  for (int n = 0, i = first; n < windows; ++n, i += step) {
    const Part mine = part_of(my_rank, i);
    wins[i] = make_window(memory + mine.begin, 4 * mine.size, 4);
  }
  for (int i = 0; i < windows; ++i) {
    const Part mine = part_of(my_rank, i);
    expected[mine.begin + mine.size - 1] += 2000;
    int* base = NULL;
    int found = 0;
    MPI_Win_get_attr(wins[i], MPI_WIN_BASE, &base, &found);
    CHECK(found && base == memory + mine.begin);
    MPI_Barrier(MPI_COMM_WORLD);
    use(wins[i], target_rank(), part_of(target_rank(), i));
  }
  for (int i = 0; i < windows; ++i) free_window(&wins[i]);
  for (int i = 0; i < length; ++i) CHECK_EQUAL(memory[i], expected[i]);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  try_all(0, 1);
  try_all(windows - 1, -1);
  return finish_test();
}
