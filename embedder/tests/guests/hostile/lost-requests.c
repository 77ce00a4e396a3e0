// Requests that are freed before they are complete have no handle any more, and took memory of the host without end.
#include "hostile.h"

enum { most_generalized = 1 << 17, most_receives = 1 << 20, too_many = most_receives + 100 };

static int query(void* state, MPI_Status* status) {
  (void)state;
  MPI_Status_set_elements(status, MPI_BYTE, 0);
  return MPI_Status_set_cancelled(status, 0);
}
static int release(void* state) {
  (void)state;
  return MPI_SUCCESS;
}
static int cancel(void* state, int complete) {
  (void)state, (void)complete;
  return MPI_SUCCESS;
}

static int lose_generalized(void) {
  MPI_Request request;
  const int code = MPI_Grequest_start(query, release, cancel, NULL, &request);
  return code == MPI_SUCCESS ? MPI_Request_free(&request) : code;
}

static int lose_receive(void) {
  static char byte;
  MPI_Request request;
  MPI_Irecv(&byte, 1, MPI_BYTE, 0, 7, MPI_COMM_SELF, &request);
  const int code = MPI_Request_free(&request);
  // It is there still, and complete when it is cancelled.
  if (code != MPI_SUCCESS) CHECK(MPI_Cancel(&request) == MPI_SUCCESS && MPI_Wait(&request, MPI_STATUS_IGNORE) == 0);
  return code;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int lost = 0, code = MPI_SUCCESS;
  while (lost < too_many && (code = lose_generalized()) == MPI_SUCCESS) ++lost;
  CHECK_EQUAL(class_of(code), MPI_ERR_NO_MEM);
  CHECK_EQUAL(lost, most_generalized);
  // MPICH has fewer requests, and ends the job.
  const bool has_many = argc > 1;
  for (lost = 0; has_many && lost < too_many && (code = lose_receive()) == MPI_SUCCESS;) ++lost;
  CHECK_EQUAL(class_of(code), MPI_ERR_NO_MEM);
  if (has_many) CHECK_EQUAL(lost, most_receives);
  return finish_test();
}
