// Threads open and close the same epochs of a window at the same time. One of them does, and the library is not called
// for the others: MPICH ended the process, or used a group that one of the threads had freed.
#include <stdatomic.h>

#include "mpi-threads.h"

enum { rounds = 50 };

static MPI_Win window;
static pthread_barrier_t together;
static atomic_int succeeded;
static int value;

static int class_of(int code) {
  int error_class = MPI_SUCCESS;
  MPI_Error_class(code, &error_class);
  return error_class;
}

static void note(int code) {
  if (code == MPI_SUCCESS)
    ++succeeded;
  else
    CHECK_EQUAL_HERE(class_of(code), MPI_ERR_RMA_SYNC);
}

// How many threads have succeeded since the last time, for one of them.
static void expect_one(int number) {
  pthread_barrier_wait(&together);
  if (number == 0) CHECK_EQUAL_HERE(atomic_exchange(&succeeded, 0), 1);
  pthread_barrier_wait(&together);
}

static void* use_groups(void* argument) {
  const int number = (int)(intptr_t)argument;
  MPI_Group group;
  MPI_Win_get_group(window, &group);
  for (int i = 0; i < rounds; ++i) {
    note(MPI_Win_post(group, 0, window));
    expect_one(number);
    note(MPI_Win_start(group, 0, window));
    expect_one(number);
    note(MPI_Win_complete(window));
    expect_one(number);
    note(MPI_Win_wait(window));
    expect_one(number);
  }
  MPI_Group_free(&group);
  return NULL;
}

static void* use_locks(void* argument) {
  const int number = (int)(intptr_t)argument;
  const int other = (my_rank + 1) % ranks;
  for (int i = 0; i < rounds; ++i) {
    note(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, other, 0, window));
    expect_one(number);
    note(MPI_Win_unlock(other, window));
    expect_one(number);
    note(MPI_Win_lock_all(0, window));
    expect_one(number);
    note(MPI_Win_unlock_all(window));
    expect_one(number);
  }
  return NULL;
}

// Each thread with what it gets.
static void* use_any(void* argument) {
  const int number = (int)(intptr_t)argument;
  for (int i = 0; i < rounds; ++i) {
    const int target = (number + i) % ranks, one = 1;
    if (number == 0 && i % 2 == 0) {
      const int code = MPI_Win_lock_all(0, window);
      note(code);
      if (code == MPI_SUCCESS) CHECK_EQUAL_HERE(MPI_Win_unlock_all(window), MPI_SUCCESS);
    } else {
      const int code = MPI_Win_lock(MPI_LOCK_SHARED, target, 0, window);
      note(code);
      if (code != MPI_SUCCESS) continue;
      CHECK_EQUAL_HERE(MPI_Accumulate(&one, 1, MPI_INT, target, 0, 1, MPI_INT, MPI_SUM, window), MPI_SUCCESS);
      CHECK_EQUAL_HERE(MPI_Win_unlock(target, window), MPI_SUCCESS);
    }
  }
  return NULL;
}

int main(int argc, char** argv) {
  if (start_with_threads(&argc, &argv)) {
    pthread_barrier_init(&together, NULL, threads);
    MPI_Win_create(&value, sizeof value, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
    in_threads(use_groups);
    MPI_Barrier(MPI_COMM_WORLD);
    in_threads(use_locks);
    MPI_Barrier(MPI_COMM_WORLD);
    in_threads(use_any);
    CHECK_EQUAL(MPI_Win_free(&window), MPI_SUCCESS);
  }
  return finish_test();
}
