// Windows to which memory is attached later: displacements are addresses of the target.
#include "window.h"

static int memory[slots];

// The address that the target has reported.
static MPI_Aint address_there(const void* here) {
  MPI_Aint mine = 0;
  MPI_Aint theirs = 0;
  MPI_Get_address(here, &mine);
  MPI_Sendrecv(&mine, 1, MPI_AINT, origin_rank(), 0, &theirs, 1, MPI_AINT, target_rank(), 0, MPI_COMM_WORLD,
               MPI_STATUS_IGNORE);
  return theirs;
}

static int put(MPI_Win win, int value, MPI_Aint place) {
  CHECK_EQUAL(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, target_rank(), 0, win), MPI_SUCCESS);
  const int code = MPI_Put(&value, 1, MPI_INT, target_rank(), place, 1, MPI_INT, win);
  CHECK_EQUAL(MPI_Win_unlock(target_rank(), win), MPI_SUCCESS);
  return code;
}

static void attach_and_use(MPI_Win win) {
  fill(memory, 0);
  // Ranks have the memory at different addresses.
  int* more = malloc((size_t)(1 + my_rank) * 100000 * sizeof(int));
  MPI_Aint place = address_there(memory);
  // Nothing is attached.
  CHECK_EQUAL(put(win, 7, place), MPI_ERR_RMA_RANGE);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Win_attach(win, memory, sizeof memory), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_attach(win, more, 100000 * sizeof(int)), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_attach(win, memory + 1, 4), MPI_ERR_RMA_ATTACH);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(put(win, my_rank + 7, MPI_Aint_add(place, 8)), MPI_SUCCESS);
  const MPI_Aint far_place = address_there(more + 99999);
  CHECK_EQUAL(put(win, my_rank + 9, far_place), MPI_SUCCESS);
  CHECK_EQUAL(put(win, 1, far_place + 4), MPI_ERR_RMA_RANGE);
  CHECK_EQUAL(put(win, 1, (MPI_Aint)0xfffffffc), MPI_ERR_RMA_RANGE);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(memory[1], 1);
  CHECK_EQUAL(memory[2], origin_rank() + 7);
  CHECK_EQUAL(memory[3], 3);
  CHECK_EQUAL(more[99999], origin_rank() + 9);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Win_detach(win, more), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_detach(win, more), MPI_ERR_RMA_ATTACH);
  // What is not attached can be.
  CHECK_EQUAL(MPI_Win_attach(win, more, 100000 * sizeof(int)), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_detach(win, more), MPI_SUCCESS);
  free(more);
}

// Types with the addresses of the target in them, and MPI_BOTTOM for the place.
static void absolute_addresses(MPI_Win win) {
  MPI_Aint places[2] = {address_there(&memory[1]), address_there(&memory[5])};
  const int lengths[2] = {1, 1};
  const int values[2] = {my_rank + 50, my_rank + 60};
  MPI_Datatype there;
  MPI_Type_create_hindexed(2, lengths, places, MPI_INT, &there);
  MPI_Type_commit(&there);
  fill(memory, 0);
  CHECK_EQUAL(MPI_Win_fence(0, win), MPI_SUCCESS);
  const int code = MPI_Put(values, 2, MPI_INT, target_rank(), (MPI_Aint)MPI_BOTTOM, 1, there, win);
  CHECK_EQUAL(MPI_Win_fence(0, win), MPI_SUCCESS);
  // Open MPI looks for attached memory at the place alone, without the type, and finds none; natively too.
  if (ranks > 1 && runs_over("Open MPI v")) {
    CHECK_EQUAL(code, MPI_ERR_RMA_RANGE);
  } else {
    CHECK_EQUAL(code, MPI_SUCCESS);
    CHECK_EQUAL(memory[1], origin_rank() + 50);
    CHECK_EQUAL(memory[5], origin_rank() + 60);
  }
  CHECK_EQUAL(memory[0] + memory[2], 2);
  MPI_Type_free(&there);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Win win = MPI_WIN_NULL;
  CHECK_EQUAL(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win), MPI_SUCCESS);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  attach_and_use(win);
  absolute_addresses(win);
  int size = 0;
  const int beyond = (int)(__builtin_wasm_memory_size(0) << 16);
  CHECK_EQUAL(MPI_Win_attach(win, &size, beyond), MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_Win_attach(win, &size, -1), MPI_ERR_SIZE);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Win_detach(win, memory), MPI_SUCCESS);
  free_window(&win);
  return finish_test();
}
