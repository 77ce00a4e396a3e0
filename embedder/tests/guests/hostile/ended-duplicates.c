// A function that copies attributes ends the request of the duplicate that is being made, whose handle it guesses, when
// the library has no number for it: the duplicate goes while its attributes are copied.
#include "hostile.h"

enum { most = 3000, more_attributes = 20 };

static MPI_Comm made[most];
static MPI_Request guess;
static int called;

static void fill_freed_memory(void) {
  enum { times = 900, longest = 1100 };
  for (int i = 0; i < times; ++i) {
    char text[longest];
    MPI_Info hints;
    memset(text, 'Z', sizeof text);
    text[100 + i] = 0;
    MPI_Info_create(&hints);
    MPI_Info_set(hints, "key", text);
  }
}

static int end_and_copy(MPI_Comm comm, int keyval, void* extra, void* value, void* place, int* flag) {
  (void)comm, (void)keyval, (void)extra, (void)value;
  if (++called == 1) {
    int done = 0;
    for (int i = 0; i < 100000 && guess != MPI_REQUEST_NULL && !done; ++i)
      if (MPI_Test(&guess, &done, MPI_STATUS_IGNORE) != MPI_SUCCESS) break;
    fill_freed_memory();
  }
  *(void**)place = NULL;
  *flag = 1;
  return MPI_SUCCESS;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm old, copy;
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Comm_dup(MPI_COMM_SELF, &old);
  int count = 0;
  while (count < most && MPI_Comm_dup(MPI_COMM_SELF, &made[count]) == MPI_SUCCESS) ++count;
  const int can_begin = MPI_Comm_idup(old, &copy, &request) == MPI_SUCCESS;
  // The next request in the slot has the next generation.
  guess = request == MPI_REQUEST_NULL ? request : (MPI_Request)((unsigned)request + (1U << 22));
  const int has_number = MPI_Wait(&request, MPI_STATUS_IGNORE) == MPI_SUCCESS;
  for (int i = 0; i < more_attributes; ++i) {
    int keyval = MPI_KEYVAL_INVALID;
    MPI_Comm_create_keyval(end_and_copy, MPI_COMM_NULL_DELETE_FN, &keyval, NULL);
    CHECK_EQUAL(MPI_Comm_set_attr(old, keyval, NULL), MPI_SUCCESS);
  }
  const int code = MPI_Comm_idup(old, &copy, &request);
  if (code == MPI_SUCCESS) MPI_Wait(&request, MPI_STATUS_IGNORE);
  CHECK_EQUAL(called, can_begin ? more_attributes : 0);
  if (can_begin && !has_number && guess == MPI_REQUEST_NULL) CHECK_EQUAL(code, MPI_ERR_COMM);
  return finish_test();
}
