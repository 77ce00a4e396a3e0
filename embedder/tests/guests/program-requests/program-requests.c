// The functions of a program's own requests are called when such a request is completed, cancelled and freed.
#include "guest_test.h"

typedef struct {
  int queried, freed, cancelled, complete_at_cancel;
  int elements;
} Work;

static int query(void* state, MPI_Status* status) {
  Work* work = state;
  ++work->queried;
  MPI_Status_set_elements(status, MPI_INT, work->elements);
  MPI_Status_set_cancelled(status, work->cancelled);
  status->MPI_SOURCE = 5;
  status->MPI_TAG = 6;
  return MPI_SUCCESS;
}

static int release(void* state) {
  ++((Work*)state)->freed;
  return MPI_SUCCESS;
}

static int cancel(void* state, int complete) {
  Work* work = state;
  ++work->cancelled;
  work->complete_at_cancel = complete;
  return MPI_SUCCESS;
}

static MPI_Request start(Work* work) {
  MPI_Request request = MPI_REQUEST_NULL;
  if (!AVAILABLE(MPI_Grequest_start, query, release, cancel, work, &request)) return MPI_REQUEST_NULL;
  CHECK(request != MPI_REQUEST_NULL);
  return request;
}

static void check_waiting(void) {
  Work work = {0, 0, 0, 0, 7};
  MPI_Request request = start(&work);
  int done = 1;
  CHECK_EQUAL(MPI_Test(&request, &done, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(done, 0);
  CHECK_EQUAL(work.queried, 0);
  CHECK_EQUAL(MPI_Grequest_complete(request), MPI_SUCCESS);
  MPI_Status status;
  CHECK_EQUAL(MPI_Wait(&request, &status), MPI_SUCCESS);
  CHECK(request == MPI_REQUEST_NULL);
  CHECK_EQUAL(work.queried, 1);
  CHECK_EQUAL(work.freed, 1);
  CHECK_EQUAL(status.MPI_SOURCE, 5);
  CHECK_EQUAL(status.MPI_TAG, 6);
  int count = 0;
  MPI_Get_count(&status, MPI_INT, &count);
  CHECK_EQUAL(count, 7);
}

static void check_cancelling(void) {
  Work work = {0};
  MPI_Request request = start(&work);
  CHECK_EQUAL(MPI_Cancel(&request), MPI_SUCCESS);
  CHECK_EQUAL(work.cancelled, 1);
  CHECK_EQUAL(work.complete_at_cancel, 0);
  CHECK_EQUAL(MPI_Grequest_complete(request), MPI_SUCCESS);
  MPI_Status status;
  int was_cancelled = 0;
  CHECK_EQUAL(MPI_Wait(&request, &status), MPI_SUCCESS);
  MPI_Test_cancelled(&status, &was_cancelled);
  CHECK_EQUAL(was_cancelled, 1);
}

// With other requests in one list; freed after its work is done; freed before.
static void check_lists_and_freeing(void) {
  Work works[3] = {{0}};
  MPI_Request requests[3];
  for (int i = 0; i < 3; ++i) requests[i] = start(&works[i]);
  CHECK_EQUAL(MPI_Grequest_complete(requests[0]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Grequest_complete(requests[1]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(works[0].freed + works[1].freed, 2);
  CHECK_EQUAL(MPI_Grequest_complete(requests[2]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Request_free(&requests[2]), MPI_SUCCESS);
  CHECK_EQUAL(works[2].freed, 1);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  Work probe = {0};
  MPI_Request request = start(&probe);
  if (request != MPI_REQUEST_NULL) {
    MPI_Grequest_complete(request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    check_waiting();
    check_cancelling();
    check_lists_and_freeing();
  } else {
    CHECK_EQUAL(MPI_Grequest_complete(request), MPI_ERR_REQUEST);
  }
  return finish_test();
}
