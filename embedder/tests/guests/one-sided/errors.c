// Errors of windows: who gets them, and what is refused.
#include "window.h"

static int memory[slots];
static int values[slots];
static int calls;
static int last_code;
static MPI_Win last_window;

static void handle(MPI_Win* win, int* code, ...) {
  ++calls;
  last_window = *win;
  last_code = *code;
}

static int put_badly(MPI_Win win) { return MPI_Put(values, 1, MPI_INT, 1000, 0, 1, MPI_INT, win); }

static void handlers(void) {
  MPI_Win win;
  MPI_Errhandler handler;
  MPI_Win_create(memory, sizeof memory, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
  // It does not inherit the communicator's.
  CHECK_EQUAL(MPI_Win_get_errhandler(win, &handler), MPI_SUCCESS);
  CHECK(handler == MPI_ERRORS_ARE_FATAL);
  CHECK_EQUAL(MPI_Win_create_errhandler(handle, &handler), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_set_errhandler(win, handler), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Errhandler_free(&handler), MPI_SUCCESS);
  CHECK_EQUAL(put_badly(win), MPI_ERR_RANK);
  CHECK_EQUAL(calls, 1);
  CHECK_EQUAL(last_code, MPI_ERR_RANK);
  CHECK(last_window == win);
  CHECK_EQUAL(MPI_Win_call_errhandler(win, MPI_ERR_TOPOLOGY), MPI_SUCCESS);
  CHECK_EQUAL(calls, 2);
  CHECK_EQUAL(last_code, MPI_ERR_TOPOLOGY);
  // Errors that the library finds take the same way: there is no epoch.
  CHECK_EQUAL(MPI_Win_unlock(0, win), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(calls, 3);
  CHECK_EQUAL(last_code, MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(MPI_Win_get_errhandler(win, &handler), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN), MPI_SUCCESS);
  CHECK_EQUAL(put_badly(win), MPI_ERR_RANK);
  CHECK_EQUAL(calls, 3);
  MPI_Errhandler_free(&handler);
  CHECK_EQUAL(MPI_Win_set_errhandler(win, MPI_ERRHANDLER_NULL), MPI_ERR_ERRHANDLER);
  free_window(&win);
}

static void nothing(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)in, (void)inout, (void)length, (void)type;
}

// What windows do not take although it is right elsewhere.
static void operations(void) {
  MPI_Win win = make_window(memory, sizeof memory, 4);
  MPI_Op op;
  MPI_Datatype pair;
  MPI_Op_create(nothing, 1, &op);
  MPI_Type_contiguous(2, MPI_INT, &pair);
  MPI_Type_commit(&pair);
  MPI_Datatype mixed;
  MPI_Type_create_struct(2, (int[2]){1, 1}, (MPI_Aint[2]){0, 8}, (MPI_Datatype[2]){MPI_INT, MPI_DOUBLE}, &mixed);
  MPI_Type_commit(&mixed);
  const int target = target_rank();
  CHECK_EQUAL(MPI_Win_lock_all(0, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Accumulate(values, 1, MPI_INT, target, 0, 1, MPI_INT, op, win), MPI_ERR_OP);
  CHECK_EQUAL(MPI_Fetch_and_op(values, values + 1, MPI_INT, target, 0, op, win), MPI_ERR_OP);
  CHECK_EQUAL(MPI_Fetch_and_op(values, values + 2, pair, target, 0, MPI_SUM, win), MPI_ERR_TYPE);
  CHECK_EQUAL(MPI_Compare_and_swap(values, values + 2, values + 4, pair, target, 0, win), MPI_ERR_TYPE);
  CHECK_EQUAL(MPI_Accumulate(values, 1, MPI_DOUBLE, target, 0, 1, MPI_DOUBLE, MPI_BAND, win), MPI_ERR_OP);
  CHECK_EQUAL(MPI_Accumulate(values, 1, mixed, target, 0, 1, mixed, MPI_SUM, win), MPI_ERR_OP);
  CHECK_EQUAL(MPI_Win_unlock_all(win), MPI_SUCCESS);
  MPI_Op_free(&op);
  MPI_Type_free(&pair);
  MPI_Type_free(&mixed);
  free_window(&win);
}

static void synchronization(void) {
  MPI_Win win = make_window(memory, sizeof memory, 4);
  CHECK_EQUAL(MPI_Put(values, 1, MPI_INT, 0, 0, 1, MPI_INT, win), MPI_ERR_RMA_SYNC);
  // Open MPI lets the first pass, and 4.1 the second as well; natively too.
  if (!runs_over("Open MPI v")) CHECK_EQUAL(MPI_Win_complete(win), MPI_ERR_RMA_SYNC);
  if (!runs_over("Open MPI v4.1")) CHECK_EQUAL(MPI_Win_wait(win), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(MPI_Win_unlock_all(win), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(MPI_Win_flush_all(win), MPI_ERR_RMA_SYNC);
  CHECK_EQUAL(MPI_Win_lock(12345, 0, 0, win), MPI_ERR_LOCKTYPE);
  CHECK_EQUAL(MPI_Win_lock(MPI_LOCK_SHARED, ranks, 0, win), MPI_ERR_RANK);
  CHECK_EQUAL(MPI_Win_fence(1, win), MPI_ERR_ASSERT);
  CHECK_EQUAL(MPI_Win_fence(-1, win), MPI_ERR_ASSERT);
  free_window(&win);
}

static void constructors(void) {
  MPI_Win win = MPI_WIN_NULL;
  char* base = NULL;
  const int beyond = (int)(__builtin_wasm_memory_size(0) << 16);
  CHECK_EQUAL(MPI_Win_create(memory, beyond, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win), MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_Win_create(NULL, 4, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win), MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_Win_create(memory, -1, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win), MPI_ERR_SIZE);
  CHECK_EQUAL(MPI_Win_create(memory, 4, 0, MPI_INFO_NULL, MPI_COMM_WORLD, &win), MPI_ERR_DISP);
  // More than the program's allocator has.
  CHECK_EQUAL(MPI_Win_allocate(INT32_MAX, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win), MPI_ERR_NO_MEM);
  CHECK_EQUAL(MPI_Win_allocate_shared(INT32_MAX, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win), MPI_ERR_NO_MEM);
  MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  CHECK_EQUAL(MPI_Win_shared_query(win, 0, (MPI_Aint[1]){0}, (int[1]){0}, &base), MPI_ERR_RMA_FLAVOR);
  free_window(&win);
  win = make_window(memory, sizeof memory, 4);
  CHECK_EQUAL(MPI_Win_attach(win, memory, 4), MPI_ERR_RMA_FLAVOR);
  CHECK_EQUAL(MPI_Win_detach(win, memory), MPI_ERR_RMA_FLAVOR);
  free_window(&win);
  // Without memory of its own, a rank may still take part.
  const int mine = my_rank == 0 ? 0 : (int)sizeof memory;
  MPI_Win_create(my_rank == 0 ? NULL : memory, mine, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  CHECK_EQUAL(MPI_Win_lock_all(0, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Put(values, 1, MPI_CHAR, 0, 0, 1, MPI_CHAR, win), MPI_ERR_RMA_RANGE);
  CHECK_EQUAL(MPI_Win_unlock_all(win), MPI_SUCCESS);
  free_window(&win);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  handlers();
  operations();
  synchronization();
  constructors();
  return finish_test();
}
