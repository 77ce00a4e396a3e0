// Epochs of a window that do not fit those that are open. MPICH ended the process when a rank that was not locked was
// unlocked, and kept the lock of a rank that had once been locked with a promise. It also did so when numbers were
// combined with others at the target.
#include "hostile.h"

enum { length = 64 };

// Open MPI looked for what belongs to no process before its arrays.
static void flush_nobody(MPI_Win window) {
  CHECK_EQUAL(MPI_Win_flush(MPI_PROC_NULL, window), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_flush_local(MPI_PROC_NULL, window), MPI_SUCCESS);
}

static void check_locks(MPI_Win window, int other) {
  flush_nobody(window);
  CHECK_EQUAL(class_of(MPI_Win_unlock(other, window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(class_of(MPI_Win_unlock_all(window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(MPI_Win_lock(MPI_LOCK_SHARED, my_rank, 0, window), MPI_SUCCESS);
  flush_nobody(window);
  CHECK_EQUAL(class_of(MPI_Win_unlock(other, window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(class_of(MPI_Win_lock(MPI_LOCK_SHARED, my_rank, 0, window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(class_of(MPI_Win_lock_all(0, window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(MPI_Win_lock(MPI_LOCK_SHARED, other, 0, window), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_unlock(other, window), MPI_SUCCESS);
  CHECK_EQUAL(class_of(MPI_Win_unlock(other, window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(MPI_Win_unlock(my_rank, window), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_lock_all(0, window), MPI_SUCCESS);
  flush_nobody(window);
  CHECK_EQUAL(class_of(MPI_Win_lock_all(0, window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(class_of(MPI_Win_lock(MPI_LOCK_SHARED, other, 0, window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(class_of(MPI_Win_unlock(other, window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(MPI_Win_unlock_all(window), MPI_SUCCESS);
  CHECK_EQUAL(class_of(MPI_Win_unlock_all(window)), MPI_ERR_RMA_SYNC);
}

static void check_groups(MPI_Win window) {
  MPI_Group group;
  MPI_Win_get_group(window, &group);
  int flag = 0;
  CHECK_EQUAL(class_of(MPI_Win_complete(window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(class_of(MPI_Win_wait(window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(class_of(MPI_Win_test(window, &flag)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(MPI_Win_post(group, 0, window), MPI_SUCCESS);
  CHECK_EQUAL(class_of(MPI_Win_post(group, 0, window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(MPI_Win_start(group, 0, window), MPI_SUCCESS);
  CHECK_EQUAL(class_of(MPI_Win_start(group, 0, window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(class_of(MPI_Win_lock(MPI_LOCK_SHARED, my_rank, 0, window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(class_of(MPI_Win_lock_all(0, window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(MPI_Win_complete(window), MPI_SUCCESS);
  while (!flag) CHECK_EQUAL(MPI_Win_test(window, &flag), MPI_SUCCESS);
  CHECK_EQUAL(class_of(MPI_Win_wait(window)), MPI_ERR_RMA_SYNC);
  MPI_Group_free(&group);
}

// A lock with the promise that no other one conflicts is ended like each, and so is the next one without it.
static void check_promises(MPI_Win window, int* memory) {
  for (int round = 0; round < ranks; ++round) {
    if (round == my_rank) {
      CHECK_EQUAL(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, MPI_MODE_NOCHECK, window), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Win_unlock(0, window), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Win_lock_all(MPI_MODE_NOCHECK, window), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Win_unlock_all(window), MPI_SUCCESS);
    }
    MPI_Barrier(MPI_COMM_WORLD);
  }
  const int one = 1;
  for (int i = 0; i < length; ++i) {
    CHECK_EQUAL(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, window), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Accumulate(&one, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, window), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Win_unlock(0, window), MPI_SUCCESS);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Win_lock(MPI_LOCK_SHARED, my_rank, 0, window);
  if (my_rank == 0) CHECK_EQUAL(memory[0], ranks * length);
  MPI_Win_unlock(my_rank, window);
}

static int put(MPI_Win window, int rank) {
  const int value = 0;
  return class_of(MPI_Put(&value, 1, MPI_INT, rank, 0, 1, MPI_INT, window));
}

// MPICH took the first operation at a rank that was not locked while another one was, and ended the job when the window
// had been freed.
static void check_operations(MPI_Win window, int other) {
  const double number = 1;
  CHECK_EQUAL(put(window, other), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(MPI_Win_lock(MPI_LOCK_SHARED, my_rank, 0, window), MPI_SUCCESS);
  CHECK_EQUAL(put(window, other), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(put(window, my_rank), MPI_SUCCESS);
  CHECK_EQUAL(put(window, MPI_PROC_NULL), MPI_SUCCESS);
  CHECK_EQUAL(class_of(MPI_Win_flush(other, window)), MPI_ERR_RMA_SYNC);
  // Asked whether it computes this, MPICH 4.0 ended the process.
  CHECK_EQUAL(class_of(MPI_Accumulate(&number, 1, MPI_DOUBLE, my_rank, 0, 1, MPI_DOUBLE, MPI_LOR, window)), MPI_ERR_OP);
  CHECK_EQUAL(MPI_Win_unlock(my_rank, window), MPI_SUCCESS);
  CHECK_EQUAL(put(window, other), MPI_ERR_RMA_SYNC);

  CHECK_EQUAL(MPI_Win_fence(0, window), MPI_SUCCESS);
  CHECK_EQUAL(put(window, other), MPI_SUCCESS);
  MPI_Group group;
  MPI_Win_get_group(window, &group);
  CHECK_EQUAL(class_of(MPI_Win_lock(MPI_LOCK_SHARED, other, 0, window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(class_of(MPI_Win_lock_all(0, window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(class_of(MPI_Win_post(group, 0, window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(class_of(MPI_Win_start(group, 0, window)), MPI_ERR_RMA_SYNC);
  MPI_Win again = window;
  CHECK_EQUAL(class_of(MPI_Win_free(&again)), MPI_ERR_RMA_SYNC);
  MPI_Group_free(&group);
  CHECK_EQUAL(MPI_Win_fence(MPI_MODE_NOSUCCEED, window), MPI_SUCCESS);
  CHECK_EQUAL(put(window, other), MPI_ERR_RMA_SYNC);
}

static void note_class(int code) {
  const int error_class = class_of(code);
  CHECK(error_class == MPI_SUCCESS || error_class == MPI_ERR_TYPE || error_class == MPI_ERR_OP ||
        error_class == MPI_ERR_ARG);
}

// Open MPI combines some of these, the others refuse them, but none ends.
static void combine(MPI_Win window, int other, MPI_Datatype here, MPI_Datatype there, int count, int count_there) {
  static char data[8 * length];
  CHECK_EQUAL(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, other, 0, window), MPI_SUCCESS);
  note_class(MPI_Accumulate(data, count, here, other, 1, count_there, there, MPI_REPLACE, window));
  note_class(MPI_Accumulate(data, count, here, other, 1, count_there, there, MPI_SUM, window));
  CHECK_EQUAL(MPI_Win_unlock(other, window), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static int memory[4 * length];
  MPI_Win window;
  MPI_Win_create(memory, sizeof memory, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &window);
  MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
  const int other = (my_rank + 1) % ranks;
  check_locks(window, other);
  MPI_Barrier(MPI_COMM_WORLD);
  check_groups(window);
  MPI_Barrier(MPI_COMM_WORLD);
  check_operations(window, other);
  MPI_Barrier(MPI_COMM_WORLD);
  check_promises(window, memory);
  MPI_Datatype mixed, apart;
  MPI_Type_create_struct(2, (const int[]){1, 1}, (const MPI_Aint[]){0, 4}, (const MPI_Datatype[]){MPI_INT, MPI_FLOAT},
                         &mixed);
  MPI_Type_vector(2, 1, 2, MPI_FLOAT, &apart);
  MPI_Type_commit(&mixed);
  MPI_Type_commit(&apart);
  combine(window, other, MPI_FLOAT, MPI_INT, 4, 4);
  combine(window, other, MPI_INT, apart, 4, 2);
  combine(window, other, apart, MPI_INT, 2, 4);
  combine(window, other, MPI_DOUBLE, apart, 2, 2);
  combine(window, other, mixed, mixed, 2, 2);
  combine(window, other, mixed, MPI_INT, 2, 4);
  combine(window, other, MPI_INT, mixed, 4, 2);
  MPI_Type_free(&mixed);
  MPI_Type_free(&apart);
  // The others would free it alone.
  CHECK_EQUAL(MPI_Win_lock(MPI_LOCK_SHARED, my_rank, 0, window), MPI_SUCCESS);
  CHECK_EQUAL(class_of(MPI_Win_free(&window)), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(MPI_Win_unlock(my_rank, window), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_free(&window), MPI_SUCCESS);
  return finish_test();
}
