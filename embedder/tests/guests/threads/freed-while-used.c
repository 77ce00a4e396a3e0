// A communicator and a window that one thread frees while another thread is in a function for one of their attributes
// stay until that function has returned. This other thread frees them, too: one of both calls fails.
#include <stdatomic.h>
#include <unistd.h>

#include "mpi-threads.h"

enum { go = 1, long_enough = 100000, refused = 100 };

static MPI_Comm comm;
static MPI_Win win;
static atomic_int step;
static atomic_int freed;

static void wait_for(int wanted) {
  while (atomic_load(&step) < wanted) usleep(100);
}

// In a call that names the object, until rank 1 sends. MPICH 4.0 does not deliver messages between threads of a
// process.
static void* use_comm(void* argument) {
  (void)argument;
  int message = 0;
  atomic_store(&step, 1);
  CHECK_EQUAL_HERE(MPI_Recv(&message, 1, MPI_INT, 1, go, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
  return NULL;
}

static void* free_comm(void* argument) {
  (void)argument;
  MPI_Comm mine = comm;
  const int code = MPI_Comm_free(&mine);
  atomic_fetch_add(&freed, code == MPI_SUCCESS ? 1 : refused);
  return NULL;
}

static int in_function_of_comm(MPI_Comm of, int key, void* value, void* state) {
  (void)key;
  (void)value;
  (void)state;
  const int message = 0;
  CHECK_EQUAL_HERE(MPI_Send(&message, 1, MPI_INT, 1, go, MPI_COMM_WORLD), MPI_SUCCESS);
  usleep(long_enough);
  CHECK_EQUAL_HERE(atomic_load(&freed) % refused, 0);
  CHECK_EQUAL_HERE(MPI_Comm_set_name(of, "still here"), MPI_SUCCESS);
  return MPI_SUCCESS;
}

static void answer(void) {
  int message = 0;
  MPI_Recv(&message, 1, MPI_INT, 0, go, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  MPI_Send(&message, 1, MPI_INT, 0, go, comm);
  CHECK_EQUAL_HERE(MPI_Comm_free(&comm), MPI_SUCCESS);
}

static void check_comm(void) {
  int key = MPI_KEYVAL_INVALID;
  MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, in_function_of_comm, &key, NULL);
  pthread_t user, other;
  pthread_create(&user, NULL, use_comm, NULL);
  wait_for(1);
  usleep(long_enough);
  // It waits for the end of the call of `user`.
  pthread_create(&other, NULL, free_comm, NULL);
  usleep(long_enough);
  CHECK_EQUAL_HERE(MPI_Comm_set_attr(comm, key, NULL), MPI_SUCCESS);
  free_comm(NULL);
  pthread_join(user, NULL);
  pthread_join(other, NULL);
  CHECK_EQUAL_HERE(atomic_load(&freed), refused + 1);
  MPI_Comm_free_keyval(&key);
}

static int in_function_of_win(MPI_Win of, int key, void* value, void* state) {
  (void)key;
  (void)value;
  (void)state;
  atomic_store(&step, 2);
  while (atomic_load(&freed) == 0) usleep(100);
  CHECK_EQUAL_HERE(atomic_load(&freed), refused);
  CHECK_EQUAL_HERE(MPI_Win_set_name(of, "still here"), MPI_SUCCESS);
  return MPI_SUCCESS;
}

static void* free_win(void* argument) {
  (void)argument;
  MPI_Win mine = win;
  const int code = MPI_Win_free(&mine);
  atomic_fetch_add(&freed, code == MPI_SUCCESS ? 1 : refused);
  return NULL;
}

static void* delete_of_win(void* key) {
  MPI_Win_delete_attr(win, *(int*)key);
  return NULL;
}

static void check_win(void) {
  static int memory[4];
  MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_SELF, &win);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  int key = MPI_KEYVAL_INVALID;
  MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, in_function_of_win, &key, NULL);
  MPI_Win_set_attr(win, key, NULL);
  pthread_t user;
  pthread_create(&user, NULL, delete_of_win, &key);
  wait_for(2);
  free_win(NULL);
  pthread_join(user, NULL);
  CHECK_EQUAL_HERE(atomic_load(&freed), refused);
  free_win(NULL);
  CHECK_EQUAL_HERE(atomic_load(&freed), refused + 1);
  MPI_Win_free_keyval(&key);
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) return finish_test();
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  if (my_rank == 1) {
    answer();
  } else {
    check_comm();
    atomic_store(&freed, 0);
    check_win();
  }
  return finish_test();
}
