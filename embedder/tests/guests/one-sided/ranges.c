// Operations that would reach out of another rank's window, whose size and unit differ from the own ones: each is
// refused, and nothing around the window has changed.
#include "window.h"

enum { guards = 4, mine = 10 };

static int memory[guards + mine + 2 + guards];
static MPI_Win win;
static int values[64];
static int found[64];

// Rank r opens mine + r ints, counted in units of 4 * (r + 1) bytes.
static int opened(int rank) { return mine + rank % 3; }

static void try_place(Count count, MPI_Datatype type, MPI_Aint place, int expected) {
  const int target = target_rank();
  Count size = 0;
  MPI_Type_size(type, &size);
  const Count ints = count * size / 4;
  CHECK_EQUAL(MPI_Put(values, ints, MPI_INT, target, place, count, type, win), expected);
  CHECK_EQUAL(MPI_Get(found, ints, MPI_INT, target, place, count, type, win), expected);
  CHECK_EQUAL(MPI_Accumulate(values, ints, MPI_INT, target, place, count, type, MPI_REPLACE, win), expected);
  CHECK_EQUAL(MPI_Get_accumulate(values, ints, MPI_INT, found, ints, MPI_INT, target, place, count, type, MPI_SUM, win),
              expected);
  CHECK_EQUAL(MPI_Get_accumulate(NULL, 0, MPI_INT, found, ints, MPI_INT, target, place, count, type, MPI_NO_OP, win),
              expected);
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_Rput(values, ints, MPI_INT, target, place, count, type, win, &request), expected);
  CHECK_EQUAL(MPI_Rget(found, ints, MPI_INT, target, place, count, type, win, &request), expected);
  CHECK_EQUAL(MPI_Raccumulate(values, ints, MPI_INT, target, place, count, type, MPI_SUM, win, &request), expected);
  CHECK_EQUAL(MPI_Rget_accumulate(values, ints, MPI_INT, found, ints, MPI_INT, target, place, count, type, MPI_SUM, win,
                                  &request),
              expected);
  CHECK(request == MPI_REQUEST_NULL);
}

static void try_single(MPI_Aint place, int expected) {
  int old = 0;
  CHECK_EQUAL(MPI_Fetch_and_op(values, &old, MPI_INT, target_rank(), place, MPI_SUM, win), expected);
  CHECK_EQUAL(MPI_Fetch_and_op(NULL, &old, MPI_INT, target_rank(), place, MPI_NO_OP, win), expected);
  CHECK_EQUAL(MPI_Compare_and_swap(values, values, &old, MPI_INT, target_rank(), place, win), expected);
}

static void try_types(void) {
  MPI_Datatype wide;
  MPI_Datatype low;
  MPI_Datatype reversed;
  const int unit = target_rank() % 3 + 1;
  const int last = opened(target_rank()) - 1;
  // One int, and another one just behind the window.
  MPI_Type_vector(2, 1, last + 1, MPI_INT, &wide);
  MPI_Type_commit(&wide);
  try_place(1, wide, 0, MPI_ERR_RMA_RANGE);
  MPI_Type_free(&wide);
  // One int, and another one before it.
  MPI_Type_vector(2, 1, -1, MPI_INT, &low);
  MPI_Type_commit(&low);
  try_place(1, low, 0, MPI_ERR_RMA_RANGE);
  MPI_Type_free(&low);
  // Elements that go backwards: no windows take them.
  MPI_Type_create_resized(MPI_INT, 0, -4, &reversed);
  MPI_Type_commit(&reversed);
  try_place(unit + 2, reversed, 1, MPI_ERR_TYPE);
  MPI_Type_free(&reversed);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  for (int i = 0; i < LENGTH(memory); ++i) memory[i] = 1000 + i;
  const int unit = my_rank % 3 + 1;
  win = make_window(memory + guards, opened(my_rank) * 4, 4 * unit);
  CHECK_EQUAL(MPI_Win_lock_all(0, win), MPI_SUCCESS);
  const int there = opened(target_rank());
  const int their_unit = target_rank() % 3 + 1;
  try_place(there + 1, MPI_INT, 0, MPI_ERR_RMA_RANGE);
  try_place(1, MPI_INT, (there + their_unit - 1) / their_unit, MPI_ERR_RMA_RANGE);
  try_place(1, MPI_DOUBLE, (there - 1) / their_unit + (there % their_unit == 1 ? 0 : 1), MPI_ERR_RMA_RANGE);
  try_place(1, MPI_INT, INT32_MAX, MPI_ERR_RMA_RANGE);
  try_place(1, MPI_INT, -1, MPI_ERR_DISP);
  try_place(1, MPI_INT, INT32_MIN, MPI_ERR_DISP);
  try_place(0, MPI_INT, INT32_MAX, MPI_ERR_RMA_RANGE);
  try_single((there + their_unit - 1) / their_unit, MPI_ERR_RMA_RANGE);
  try_single(INT32_MAX / 4, MPI_ERR_RMA_RANGE);
  try_single(-1, MPI_ERR_DISP);
  try_types();
#ifdef LARGE_COUNTS
  // Counts that wrap round when they are multiplied.
  const Count wild = ((Count)1 << 62) + 1;
  const int code = MPI_Get(found, 1, MPI_INT, target_rank(), 0, wild, MPI_INT, win);
  // Libraries without such counts, or whose own are not used.
  if (code != MPI_ERR_VALUE_TOO_LARGE) CHECK_EQUAL(code, MPI_ERR_RMA_RANGE);
#endif
  // The last place is right.
  int old = 0;
  CHECK_EQUAL(MPI_Get(&old, 1, MPI_INT, target_rank(), (there - 1) / their_unit, 1, MPI_INT, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_unlock_all(win), MPI_SUCCESS);
  CHECK_EQUAL(old, 1000 + guards + (there - 1) / their_unit * their_unit);
  free_window(&win);
  for (int i = 0; i < LENGTH(memory); ++i) CHECK_EQUAL(memory[i], 1000 + i);
  return finish_test();
}
