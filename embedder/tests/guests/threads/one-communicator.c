// Threads of each process call collective constructors on one communicator at the same time, which MPI forbids. What
// one call exchanges is not received in another: each call is matched whole with one of the other process.
#include <sched.h>
#include <stdatomic.h>

#include "mpi-threads.h"

enum { rounds = 3, kinds = 7, length = 256 };

static MPI_Comm shared;
static int kind;
static atomic_int waiting;

static void use_and_free(MPI_Comm made) {
  int size = 0, sum = 0, one = 1;
  CHECK_EQUAL_HERE(MPI_Comm_size(made, &size), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, made), MPI_SUCCESS);
  CHECK_EQUAL_HERE(sum, size);
  CHECK_EQUAL_HERE(MPI_Comm_free(&made), MPI_SUCCESS);
}

static void duplicate(void) {
  MPI_Comm made;
  CHECK_EQUAL_HERE(MPI_Comm_dup(shared, &made), MPI_SUCCESS);
  use_and_free(made);
}

static void duplicate_later(int number) {
  MPI_Comm made;
  MPI_Request request;
  CHECK_EQUAL_HERE(MPI_Comm_idup(shared, &made, &request), MPI_SUCCESS);
  if (request != MPI_REQUEST_NULL) {
    int error_class = MPI_SUCCESS, size = 0;
    MPI_Error_class(MPI_Comm_size(made, &size), &error_class);
    CHECK_EQUAL_HERE(error_class, MPI_ERR_COMM);
    MPI_Error_class(MPI_Cancel(&request), &error_class);
    CHECK_EQUAL_HERE(error_class, MPI_ERR_REQUEST);
  }
  int done = number % 2;
  if (done) MPI_Wait(&request, MPI_STATUS_IGNORE);
  int code = MPI_SUCCESS;
  while (!done && code == MPI_SUCCESS) code = MPI_Test(&request, &done, MPI_STATUS_IGNORE);
  CHECK_EQUAL_HERE(code, MPI_SUCCESS);
  use_and_free(made);
}

// Threads of the processes that meet may want different colors; then each is alone.
static void split(int number) {
  MPI_Comm made;
  CHECK_EQUAL_HERE(MPI_Comm_split(shared, number, 0, &made), MPI_SUCCESS);
  use_and_free(made);
}

static void arrange(void) {
  MPI_Comm made;
  const int sizes[] = {ranks}, periods[] = {1};
  CHECK_EQUAL_HERE(MPI_Cart_create(shared, 1, sizes, periods, 0, &made), MPI_SUCCESS);
  use_and_free(made);
}

static void make_window(int number) {
  static int memory[threads][length];
  MPI_Win window;
  const MPI_Aint size = (MPI_Aint)sizeof memory[number] >> number;
  CHECK_EQUAL_HERE(MPI_Win_create(memory[number], size, 1, MPI_INFO_NULL, shared, &window), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_Win_fence(0, window), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_Win_fence(0, window), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_Win_free(&window), MPI_SUCCESS);
}

static void prepare(void) {
  int in = 1, out = 0;
  MPI_Request request;
  CHECK_EQUAL_HERE(MPI_Allreduce_init(&in, &out, 1, MPI_INT, MPI_SUM, shared, MPI_INFO_NULL, &request), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_Start(&request), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL_HERE(out, ranks);
  CHECK_EQUAL_HERE(MPI_Request_free(&request), MPI_SUCCESS);
}

// The threads of the processes that meet may call different functions: then both fail.
static void make_any(int function) {
  int in = 1, out = 0, error_class = MPI_SUCCESS;
  MPI_Comm made = MPI_COMM_NULL;
  MPI_Request request = MPI_REQUEST_NULL;
  int code = MPI_SUCCESS;
  if (function == 0) code = MPI_Comm_dup(shared, &made);
  if (function == 1) code = MPI_Comm_split(shared, 0, 0, &made);
  if (function == 2) code = MPI_Allreduce_init(&in, &out, 1, MPI_INT, MPI_SUM, shared, MPI_INFO_NULL, &request);
  if (function == 3) {
    code = MPI_Comm_idup(shared, &made, &request);
    if (code == MPI_SUCCESS) code = MPI_Wait(&request, MPI_STATUS_IGNORE);
  }
  MPI_Error_class(code, &error_class);
  CHECK_HERE(error_class == MPI_SUCCESS || (error_class == MPI_ERR_OTHER && function != 3));
  if (request != MPI_REQUEST_NULL) MPI_Request_free(&request);
  if (made != MPI_COMM_NULL) MPI_Comm_free(&made);
}

static void* make(void* argument) {
  const int number = (int)(intptr_t)argument;
  atomic_fetch_sub(&waiting, 1);
  while (atomic_load(&waiting) > 0) sched_yield();
  if (kind == 0) duplicate();
  if (kind == 1) duplicate_later(number);
  if (kind == 2) split(number);
  if (kind == 3) arrange();
  if (kind == 4) make_window(number);
  if (kind == 5) prepare();
  if (kind == 6) make_any((number + 2 * my_rank) % threads);
  return NULL;
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) return finish_test();
  MPI_Comm_dup(MPI_COMM_WORLD, &shared);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(shared, MPI_ERRORS_RETURN);
  for (int i = 0; i < rounds * kinds; ++i) {
    kind = i % kinds;
    atomic_store(&waiting, threads);
    in_threads(make);
    CHECK_EQUAL(MPI_Barrier(shared), MPI_SUCCESS);
  }
  MPI_Comm_free(&shared);
  return finish_test();
}
