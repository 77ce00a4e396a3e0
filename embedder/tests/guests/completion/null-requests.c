// Completing nothing: null requests, empty lists, and requests that stand twice in a list.
#include "guest_test.h"

static void check_empty(const MPI_Status* status) {
  CHECK_EQUAL(status->MPI_SOURCE, MPI_ANY_SOURCE);
  CHECK_EQUAL(status->MPI_TAG, MPI_ANY_TAG);
  int count = -1;
  MPI_Get_count(status, MPI_INT, &count);
  CHECK_EQUAL(count, 0);
  int flag = 1;
  MPI_Test_cancelled(status, &flag);
  CHECK_EQUAL(flag, 0);
}

static void complete_nulls(void) {
  MPI_Request none = MPI_REQUEST_NULL;
  MPI_Request nones[3] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL, MPI_REQUEST_NULL};
  MPI_Status status;
  MPI_Status statuses[3];
  int flag = 0;
  int index = 0;
  int indices[3];
  int count = 0;
  MPI_Wait(&none, &status);
  check_empty(&status);
  MPI_Test(&none, &flag, &status);
  CHECK_EQUAL(flag, 1);
  check_empty(&status);
  MPI_Waitall(3, nones, statuses);
  for (int i = 0; i < 3; ++i) check_empty(&statuses[i]);
  MPI_Testall(3, nones, &flag, statuses);
  CHECK_EQUAL(flag, 1);
  check_empty(&statuses[2]);
  MPI_Waitany(3, nones, &index, &status);
  CHECK_EQUAL(index, MPI_UNDEFINED);
  check_empty(&status);
  MPI_Testany(3, nones, &index, &flag, &status);
  CHECK_EQUAL(index, MPI_UNDEFINED);
  CHECK_EQUAL(flag, 1);
  check_empty(&status);
  MPI_Waitsome(3, nones, &count, indices, statuses);
  CHECK_EQUAL(count, MPI_UNDEFINED);
  MPI_Request_get_status(none, &flag, &status);
  CHECK_EQUAL(flag, 1);
  check_empty(&status);
}

static void complete_empty_lists(void) {
  int flag = 0;
  int index = 0;
  int count = 0;
  CHECK_EQUAL(MPI_Waitall(0, NULL, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Testall(0, NULL, &flag, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(flag, 1);
  CHECK_EQUAL(MPI_Waitany(0, NULL, &index, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(index, MPI_UNDEFINED);
  CHECK_EQUAL(MPI_Testany(0, NULL, &index, &flag, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(flag, 1);
  CHECK_EQUAL(MPI_Waitsome(0, NULL, &count, NULL, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(count, MPI_UNDEFINED);
  CHECK_EQUAL(MPI_Testsome(0, NULL, &count, NULL, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(count, MPI_UNDEFINED);
}

static void refuse(void) {
  int value = 0;
  MPI_Request request;
  MPI_Irecv(&value, 1, MPI_INT, 0, 1, MPI_COMM_SELF, &request);
  MPI_Request twice[2] = {request, request};
  CHECK_EQUAL(MPI_Waitall(2, twice, MPI_STATUSES_IGNORE), MPI_ERR_REQUEST);
  // The request is unharmed.
  const int sent = 5;
  MPI_Send(&sent, 1, MPI_INT, 0, 1, MPI_COMM_SELF);
  CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(value, 5);
  // Its handle is dead now, also when another request has its place.
  MPI_Request other;
  MPI_Irecv(&value, 1, MPI_INT, 0, 2, MPI_COMM_SELF, &other);
  CHECK_EQUAL(MPI_Wait(&twice[0], MPI_STATUS_IGNORE), MPI_ERR_REQUEST);
  CHECK_EQUAL(MPI_Start(&twice[0]), MPI_ERR_REQUEST);
  CHECK_EQUAL(MPI_Cancel(&twice[0]), MPI_ERR_REQUEST);
  CHECK_EQUAL(MPI_Request_free(&twice[0]), MPI_ERR_REQUEST);
  MPI_Request none = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_Start(&none), MPI_ERR_REQUEST);
  CHECK_EQUAL(MPI_Startall(1, &none), MPI_ERR_REQUEST);
  CHECK_EQUAL(MPI_Cancel(&none), MPI_ERR_REQUEST);
  CHECK_EQUAL(MPI_Request_free(&none), MPI_ERR_REQUEST);
  MPI_Cancel(&other);
  MPI_Wait(&other, MPI_STATUS_IGNORE);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  complete_nulls();
  complete_empty_lists();
  refuse();
  return finish_test();
}
