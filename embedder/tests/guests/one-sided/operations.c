// Every operation on a window, with and without a request; what arrives, what comes back, and what stays as it was.
#include "window.h"

static _Alignas(16) int room[slots + 1];
static int* const memory = room + 1;
static MPI_Win win;

static void begin(int first) {
  MPI_Barrier(MPI_COMM_WORLD);
  fill(memory, first);
  CHECK_EQUAL(MPI_Win_fence(0, win), MPI_SUCCESS);
}

static void end(void) { CHECK_EQUAL(MPI_Win_fence(0, win), MPI_SUCCESS); }

// Checks the window: slot 2 and 3 have been changed, all others not.
static void check_memory(int second, int third) {
  CHECK_EQUAL(memory[1], 101);
  CHECK_EQUAL(memory[2], second);
  CHECK_EQUAL(memory[3], third);
  CHECK_EQUAL(memory[4], 104);
}

static void put_and_get(void) {
  const int values[2] = {10 * my_rank + 1, 10 * my_rank + 2};
  int found[2] = {0, 0};
  begin(100);
  CHECK_EQUAL(MPI_Put(values, 2, MPI_INT, target_rank(), 2, 2, MPI_INT, win), MPI_SUCCESS);
  end();
  check_memory(10 * origin_rank() + 1, 10 * origin_rank() + 2);
  begin(100 + my_rank);
  CHECK_EQUAL(MPI_Get(found, 2, MPI_INT, target_rank(), 3, 2, MPI_INT, win), MPI_SUCCESS);
  end();
  CHECK_EQUAL(found[0], 103 + target_rank());
  CHECK_EQUAL(found[1], 104 + target_rank());
}

static void combine(void) {
  const int values[2] = {5, 7};
  begin(100);
  CHECK_EQUAL(MPI_Accumulate(values, 2, MPI_INT, target_rank(), 2, 2, MPI_INT, MPI_SUM, win), MPI_SUCCESS);
  end();
  check_memory(107, 110);
  begin(100);
  CHECK_EQUAL(MPI_Accumulate(values, 2, MPI_INT, target_rank(), 2, 2, MPI_INT, MPI_REPLACE, win), MPI_SUCCESS);
  end();
  check_memory(5, 7);
}

static void combine_and_get(void) {
  const int values[2] = {5, 7};
  int old[2] = {0, 0};
  begin(100);
  CHECK_EQUAL(MPI_Get_accumulate(values, 2, MPI_INT, old, 2, MPI_INT, target_rank(), 2, 2, MPI_INT, MPI_MAX, win),
              MPI_SUCCESS);
  end();
  CHECK_EQUAL(old[0], 102);
  CHECK_EQUAL(old[1], 103);
  check_memory(102, 103);
  // MPI_NO_OP only reads; what it would combine is not looked at.
  old[0] = old[1] = 0;
  begin(100);
  CHECK_EQUAL(
      MPI_Get_accumulate(NULL, -3, MPI_DATATYPE_NULL, old, 2, MPI_INT, target_rank(), 2, 2, MPI_INT, MPI_NO_OP, win),
      MPI_SUCCESS);
  end();
  CHECK_EQUAL(old[0], 102);
  CHECK_EQUAL(old[1], 103);
  check_memory(102, 103);
}

static void single_values(void) {
  const int value = 6;
  int old = 0;
  begin(100);
  CHECK_EQUAL(MPI_Fetch_and_op(&value, &old, MPI_INT, target_rank(), 2, MPI_SUM, win), MPI_SUCCESS);
  end();
  CHECK_EQUAL(old, 102);
  check_memory(108, 103);
  begin(100);
  old = 0;
  CHECK_EQUAL(MPI_Fetch_and_op(NULL, &old, MPI_INT, target_rank(), 3, MPI_NO_OP, win), MPI_SUCCESS);
  end();
  CHECK_EQUAL(old, 103);
  check_memory(102, 103);
  const int right = 102;
  const int wrong = 1;
  begin(100);
  CHECK_EQUAL(MPI_Compare_and_swap(&value, &right, &old, MPI_INT, target_rank(), 2, win), MPI_SUCCESS);
  end();
  CHECK_EQUAL(old, 102);
  check_memory(6, 103);
  begin(100);
  CHECK_EQUAL(MPI_Compare_and_swap(&value, &wrong, &old, MPI_INT, target_rank(), 3, win), MPI_SUCCESS);
  end();
  CHECK_EQUAL(old, 103);
  check_memory(102, 103);
}

static void finish(MPI_Request* request) {
  CHECK_EQUAL(MPI_Wait(request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK(*request == MPI_REQUEST_NULL);
  CHECK_EQUAL(MPI_Win_flush(target_rank(), win), MPI_SUCCESS);
  MPI_Barrier(MPI_COMM_WORLD);
}

// Requests are for epochs of the passive kind.
static void with_requests(void) {
  const int values[2] = {5, 7};
  int found[2] = {0, 0};
  MPI_Request request;
  fill(memory, 100);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Win_lock_all(0, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Rput(values, 2, MPI_INT, target_rank(), 2, 2, MPI_INT, win, &request), MPI_SUCCESS);
  finish(&request);
  CHECK_EQUAL(MPI_Raccumulate(values, 2, MPI_INT, target_rank(), 2, 2, MPI_INT, MPI_SUM, win, &request), MPI_SUCCESS);
  finish(&request);
  CHECK_EQUAL(MPI_Rget(found, 2, MPI_INT, target_rank(), 2, 2, MPI_INT, win, &request), MPI_SUCCESS);
  finish(&request);
  CHECK_EQUAL(found[0], 10);
  CHECK_EQUAL(found[1], 14);
  CHECK_EQUAL(MPI_Rget_accumulate(values, 2, MPI_INT, found, 2, MPI_INT, target_rank(), 3, 2, MPI_INT, MPI_REPLACE, win,
                                  &request),
              MPI_SUCCESS);
  finish(&request);
  CHECK_EQUAL(found[0], 14);
  CHECK_EQUAL(found[1], 104);
  CHECK_EQUAL(MPI_Win_unlock_all(win), MPI_SUCCESS);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Win_lock(MPI_LOCK_SHARED, my_rank, 0, win), MPI_SUCCESS);
  CHECK_EQUAL(memory[2], 10);
  CHECK_EQUAL(memory[3], 5);
  CHECK_EQUAL(memory[4], 7);
  CHECK_EQUAL(MPI_Win_unlock(my_rank, win), MPI_SUCCESS);
}

static void with_nobody(void) {
  int value = 3;
  begin(100);
  CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, MPI_PROC_NULL, 1000, 1, MPI_INT, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Get(&value, 1, MPI_INT, MPI_PROC_NULL, 1000, 1, MPI_INT, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Accumulate(&value, 1, MPI_INT, MPI_PROC_NULL, 1000, 1, MPI_INT, MPI_SUM, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Put(NULL, 0, MPI_INT, target_rank(), slots, 0, MPI_INT, win), MPI_SUCCESS);
  end();
  CHECK_EQUAL(value, 3);
  check_memory(102, 103);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  // MPICH 4.0 over UCX would take this base for a multiple of 16.
  CHECK_EQUAL((uintptr_t)memory % 16, 4);
  win = make_window(memory, slots * sizeof(int), sizeof(int));
  put_and_get();
  combine();
  combine_and_get();
  single_values();
  with_requests();
  with_nobody();
  free_window(&win);
  return finish_test();
}
