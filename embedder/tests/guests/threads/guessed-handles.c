// A communicator that is being copied has a handle, which other threads can guess, before MPI_Comm_dup or
// MPI_Comm_idup fails because a function does not copy an attribute. It goes when no thread is in a call with it.
#include <stdatomic.h>
#include <unistd.h>

#include "mpi-threads.h"

enum { begun = 1, used = 2, over = 3 };

static MPI_Comm guess;
static MPI_Request guessed_request;
static atomic_int stage;

static void wait_for(int wanted) {
  while (atomic_load(&stage) < wanted) usleep(100);
}

// The next object in the slot of one that is freed has the next generation.
static unsigned after(unsigned handle) { return handle + (1U << 22); }

static int fail_while_it_is_used(MPI_Comm comm, int keyval, void* extra, void* value, void* place, int* flag) {
  (void)comm, (void)keyval, (void)extra, (void)value, (void)place, (void)flag;
  atomic_store(&stage, begun);
  wait_for(used);
  usleep(50000);
  return MPI_ERR_OTHER;
}

// Lasts until long after the copy was to be given up.
static int delete_slowly(MPI_Comm comm, int keyval, void* value, void* result) {
  (void)keyval, (void)value;
  atomic_store(&stage, used);
  usleep(300000);
  *(int*)result = MPI_Barrier(comm);
  return MPI_SUCCESS;
}

static void* delete_attribute(void* nothing) {
  int keyval = MPI_KEYVAL_INVALID;
  int met = -1;
  MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, delete_slowly, &keyval, &met);
  wait_for(begun);
  CHECK_EQUAL_HERE(MPI_Comm_set_attr(guess, keyval, NULL), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_Comm_delete_attr(guess, keyval), MPI_SUCCESS);
  CHECK_EQUAL_HERE(met, MPI_SUCCESS);
  MPI_Comm_free_keyval(&keyval);
  return nothing;
}

static int prepare(MPI_Comm* old, int* keyval, MPI_Comm_copy_attr_function* copy) {
  MPI_Comm_dup(MPI_COMM_SELF, old);
  MPI_Comm_set_errhandler(*old, MPI_ERRORS_RETURN);
  MPI_Comm_create_keyval(copy, MPI_COMM_NULL_DELETE_FN, keyval, NULL);
  atomic_store(&stage, 0);
  MPI_Comm made;
  MPI_Comm_dup(*old, &made);
  guess = (MPI_Comm)after((unsigned)made);
  MPI_Comm_free(&made);
  return MPI_Comm_set_attr(*old, *keyval, NULL);
}

static void check_communicator(void) {
  MPI_Comm old, copy;
  int keyval = MPI_KEYVAL_INVALID;
  CHECK_EQUAL(prepare(&old, &keyval, fail_while_it_is_used), MPI_SUCCESS);
  pthread_t other;
  pthread_create(&other, NULL, delete_attribute, NULL);
  CHECK_EQUAL(MPI_Comm_dup(old, &copy), MPI_ERR_OTHER);
  pthread_join(other, NULL);
  int size = 0;
  CHECK_EQUAL(MPI_Comm_size(guess, &size), MPI_ERR_COMM);
  MPI_Comm_free(&old);
  MPI_Comm_free_keyval(&keyval);
}

static int fail(MPI_Comm comm, int keyval, void* extra, void* value, void* place, int* flag) {
  (void)comm, (void)keyval, (void)extra, (void)value, (void)place, (void)flag;
  usleep(1000);
  return MPI_ERR_OTHER;
}

static void* complete(void* nothing) {
  while (atomic_load(&stage) < over) {
    MPI_Request found = guessed_request;
    int flag;
    MPI_Request_get_status(found, &flag, MPI_STATUS_IGNORE);
    MPI_Test(&found, &flag, MPI_STATUS_IGNORE);
    MPI_Comm_size(guess, &flag);
  }
  return nothing;
}

// Each of the calls succeeds or is an error, and the process lives.
static void check_request(void) {
  enum { times = 50 };
  MPI_Comm old, copy;
  int keyval = MPI_KEYVAL_INVALID;
  CHECK_EQUAL(prepare(&old, &keyval, fail), MPI_SUCCESS);
  pthread_t other;
  MPI_Request request;
  MPI_Irecv(NULL, 0, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_SELF, &request);
  guessed_request = request;
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  pthread_create(&other, NULL, complete, NULL);
  for (int i = 0; i < times; ++i) {
    guessed_request = (MPI_Request)after((unsigned)guessed_request);
    CHECK_EQUAL(MPI_Comm_idup(old, &copy, &request), MPI_ERR_OTHER);
    guess = (MPI_Comm)after((unsigned)guess);
  }
  atomic_store(&stage, over);
  pthread_join(other, NULL);
  MPI_Comm_free(&old);
  MPI_Comm_free_keyval(&keyval);
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) return finish_test();
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  check_communicator();
  check_request();
  return finish_test();
}
