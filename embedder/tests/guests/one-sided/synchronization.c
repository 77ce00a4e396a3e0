// Every way to open and close an epoch.
#include "window.h"

static int memory[slots];
static MPI_Win win;

static void put(int value) { CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, target_rank(), 0, 1, MPI_INT, win), MPI_SUCCESS); }

static void fences(void) {
  CHECK_EQUAL(MPI_Win_fence(MPI_MODE_NOPRECEDE | MPI_MODE_NOSTORE, win), MPI_SUCCESS);
  const int value = my_rank + 1;
  CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, target_rank(), 0, 1, MPI_INT, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_fence(MPI_MODE_NOSUCCEED | MPI_MODE_NOPUT, win), MPI_SUCCESS);
  CHECK_EQUAL(memory[0], origin_rank() + 1);
}

static void groups(void) {
  MPI_Group all;
  MPI_Group to;
  MPI_Group from;
  const int target = target_rank();
  const int origin = origin_rank();
  CHECK_EQUAL(MPI_Win_get_group(win, &all), MPI_SUCCESS);
  int size = 0;
  MPI_Group_size(all, &size);
  CHECK_EQUAL(size, ranks);
  MPI_Group_incl(all, 1, &target, &to);
  MPI_Group_incl(all, 1, &origin, &from);
  const int value = my_rank + 20;
  for (int round = 0; round < 2; ++round) {
    memory[0] = 0;
    CHECK_EQUAL(MPI_Win_post(from, 0, win), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Win_start(to, 0, win), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, target, 0, 1, MPI_INT, win), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Win_complete(win), MPI_SUCCESS);
    if (round == 0) {
      CHECK_EQUAL(MPI_Win_wait(win), MPI_SUCCESS);
    } else {
      int over = 0;
      while (!over && CHECK_EQUAL(MPI_Win_test(win, &over), MPI_SUCCESS)) continue;
      CHECK_EQUAL(over, 1);
    }
    CHECK_EQUAL(memory[0], origin + 20);
    MPI_Barrier(MPI_COMM_WORLD);
  }
  MPI_Group_free(&all);
  MPI_Group_free(&to);
  MPI_Group_free(&from);
}

static int read_memory(void) {
  int value = 0;
  CHECK_EQUAL(MPI_Win_lock(MPI_LOCK_SHARED, target_rank(), 0, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Get(&value, 1, MPI_INT, target_rank(), 0, 1, MPI_INT, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_unlock(target_rank(), win), MPI_SUCCESS);
  return value;
}

static void locks(void) {
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, target_rank(), 0, win), MPI_SUCCESS);
  put(my_rank + 40);
  CHECK_EQUAL(MPI_Win_unlock(target_rank(), win), MPI_SUCCESS);
  CHECK_EQUAL(read_memory(), my_rank + 40);
  MPI_Barrier(MPI_COMM_WORLD);
}

static void flushes(void) {
  int value = my_rank + 60;
  int found = 0;
  CHECK_EQUAL(MPI_Win_lock_all(MPI_MODE_NOCHECK, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, target_rank(), 0, 1, MPI_INT, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_flush_local(target_rank(), win), MPI_SUCCESS);
  value = 0;
  CHECK_EQUAL(MPI_Win_flush(target_rank(), win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Get(&found, 1, MPI_INT, target_rank(), 0, 1, MPI_INT, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_flush_all(win), MPI_SUCCESS);
  CHECK_EQUAL(found, my_rank + 60);
  // What is read is there when the call is complete at this end.
  found = 0;
  CHECK_EQUAL(MPI_Get(&found, 1, MPI_INT, target_rank(), 0, 1, MPI_INT, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_flush_local(target_rank(), win), MPI_SUCCESS);
  CHECK_EQUAL(found, my_rank + 60);
  found = 0;
  CHECK_EQUAL(MPI_Get(&found, 1, MPI_INT, target_rank(), 0, 1, MPI_INT, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_flush_local_all(win), MPI_SUCCESS);
  CHECK_EQUAL(found, my_rank + 60);
  value = my_rank + 80;
  CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, target_rank(), 0, 1, MPI_INT, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_flush_local_all(win), MPI_SUCCESS);
  value = 0;
  CHECK_EQUAL(MPI_Win_flush_all(win), MPI_SUCCESS);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Win_sync(win), MPI_SUCCESS);
  CHECK_EQUAL(memory[0], origin_rank() + 80);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Win_unlock_all(win), MPI_SUCCESS);
}

// A counter that all ranks increase is increased by each.
static void counter(void) {
  enum { rounds = 20 };
  memory[1] = 0;
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Win_lock_all(0, win), MPI_SUCCESS);
  const int one = 1;
  int last = -1;
  for (int i = 0; i < rounds; ++i) {
    int old = -1;
    CHECK_EQUAL(MPI_Fetch_and_op(&one, &old, MPI_INT, 0, 1, MPI_SUM, win), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Win_flush(0, win), MPI_SUCCESS);
    CHECK(old > last);
    last = old;
  }
  CHECK_EQUAL(MPI_Win_unlock_all(win), MPI_SUCCESS);
  MPI_Barrier(MPI_COMM_WORLD);
  int sum = 0;
  CHECK_EQUAL(MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Get(&sum, 1, MPI_INT, 0, 1, 1, MPI_INT, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_unlock(0, win), MPI_SUCCESS);
  CHECK_EQUAL(sum, rounds * ranks);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  win = make_window(memory, sizeof memory, sizeof memory[0]);
  fences();
  groups();
  locks();
  flushes();
  counter();
  free_window(&win);
  return finish_test();
}
