// Only a request of the program's own, and only once, can be reported as done.
#include "guest_test.h"

static int query(void* state, MPI_Status* status) {
  (void)state;
  MPI_Status_set_elements(status, MPI_INT, 0);
  MPI_Status_set_cancelled(status, 0);
  return MPI_SUCCESS;
}
static int release(void* state) { return state == NULL ? MPI_SUCCESS : MPI_ERR_OTHER; }
static int cancel(void* state, int complete) { return (void)state, (void)complete, MPI_SUCCESS; }

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int value = 0;
  int received = 0;
  MPI_Request receive;
  MPI_Irecv(&received, 1, MPI_INT, 0, 0, MPI_COMM_SELF, &receive);
  CHECK_EQUAL(MPI_Grequest_complete(receive), MPI_ERR_REQUEST);
  CHECK_EQUAL(MPI_Grequest_complete(MPI_REQUEST_NULL), MPI_ERR_REQUEST);
  MPI_Send(&value, 1, MPI_INT, 0, 0, MPI_COMM_SELF);
  MPI_Wait(&receive, MPI_STATUS_IGNORE);
  CHECK_EQUAL(MPI_Grequest_complete(receive), MPI_ERR_REQUEST);

  MPI_Request request = MPI_REQUEST_NULL;
  if (AVAILABLE(MPI_Grequest_start, query, release, cancel, NULL, &request)) {
    CHECK_EQUAL(MPI_Grequest_complete(request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Grequest_complete(request), MPI_ERR_REQUEST);
    CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Grequest_start(query, release, cancel, NULL, NULL), MPI_ERR_ARG);
  }
  return finish_test();
}
