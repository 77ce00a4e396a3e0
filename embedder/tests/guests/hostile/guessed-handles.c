// Handles can be guessed: functions that copy attributes use the communicator that is being made, and the request for
// it, before the program has them; then they fail, and the communicator goes while operations use it.
#include "hostile.h"

static MPI_Comm guess;
static MPI_Request guessed_request;
static MPI_Request pending[2];
static int begun;
static bool is_at_once;

static int use_and_fail(MPI_Comm comm, int keyval, void* extra, void* value, void* place, int* flag) {
  (void)comm, (void)keyval, (void)extra, (void)value, (void)place, (void)flag;
  MPI_Comm freed = guess;
  // It leads to nothing while the library makes the communicator.
  if (guessed_request != MPI_REQUEST_NULL) (void)MPI_Wait(&guessed_request, MPI_STATUS_IGNORE);
  if (is_at_once) CHECK(MPI_Comm_free(&freed) != MPI_SUCCESS);
  begun = 0;
  for (int i = 0; i < 2; ++i) begun += MPI_Ibarrier(guess, &pending[i]) == MPI_SUCCESS ? 1 : 0;
  return MPI_ERR_OTHER;
}

// The next object in the slot of one that is freed has the next generation.
static unsigned after(unsigned handle) { return handle + (1U << 22); }

// Fills memory of the host that has just been freed: with ones, whatever lay there.
static void fill_freed_memory(void) {
  enum { least = 40, most = 90, times = 20 };
  static int ones[most];
  static MPI_Aint places[most];
  for (int i = 0; i < most; ++i) ones[i] = 1, places[i] = 1;
  for (int length = least; length < most; ++length) {
    for (int i = 0; i < times; ++i) {
      MPI_Datatype kept;
      MPI_Type_create_hindexed(length, ones, places, MPI_BYTE, &kept);
    }
  }
}

static void check_duplicate(int (*duplicate)(MPI_Comm old, MPI_Comm* copy, MPI_Request* request)) {
  MPI_Comm old;
  MPI_Comm copy;
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Comm_dup(MPI_COMM_SELF, &old);
  CHECK_EQUAL(duplicate(old, &copy, &request), MPI_SUCCESS);
  const unsigned request_before = (unsigned)request;
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  guess = (MPI_Comm)after((unsigned)copy);
  MPI_Comm_free(&copy);
  guessed_request =
      request_before == (unsigned)MPI_REQUEST_NULL ? MPI_REQUEST_NULL : (MPI_Request)after(request_before);
  int keyval = MPI_KEYVAL_INVALID;
  MPI_Comm_create_keyval(use_and_fail, MPI_COMM_NULL_DELETE_FN, &keyval, NULL);
  MPI_Comm_set_attr(old, keyval, NULL);
  CHECK_EQUAL(duplicate(old, &copy, &request), MPI_ERR_OTHER);
  CHECK(copy == MPI_COMM_NULL);
  CHECK_EQUAL(begun, 2);
  fill_freed_memory();
  CHECK_EQUAL(MPI_Waitall(2, pending, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  int size = 0;
  CHECK_EQUAL(MPI_Comm_size(guess, &size), MPI_ERR_COMM);
  MPI_Comm_free(&old);
  MPI_Comm_free_keyval(&keyval);
}

static int at_once(MPI_Comm old, MPI_Comm* copy, MPI_Request* request) {
  *request = MPI_REQUEST_NULL;
  return MPI_Comm_dup(old, copy);
}

static int later(MPI_Comm old, MPI_Comm* copy, MPI_Request* request) { return MPI_Comm_idup(old, copy, request); }

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  is_at_once = true;
  check_duplicate(at_once);
  is_at_once = false;
  check_duplicate(later);
  return finish_test();
}
