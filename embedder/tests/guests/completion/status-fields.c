// The public fields of a status by functions, also before MPI has been started.
#include "guest_test.h"

static void use_fields(void) {
  MPI_Status status;
  memset(&status, 0, sizeof status);
  int value = 0;
  const int error = MPI_ERR_TRUNCATE;
  CHECK_EQUAL(MPI_Status_set_source(&status, 5), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Status_set_tag(&status, 6), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Status_set_error(&status, error), MPI_SUCCESS);
  CHECK_EQUAL(status.MPI_SOURCE, 5);
  CHECK_EQUAL(status.MPI_TAG, 6);
  CHECK_EQUAL(status.MPI_ERROR, error);
  CHECK_EQUAL(MPI_Status_get_source(&status, &value), MPI_SUCCESS);
  CHECK_EQUAL(value, 5);
  CHECK_EQUAL(MPI_Status_get_tag(&status, &value), MPI_SUCCESS);
  CHECK_EQUAL(value, 6);
  CHECK_EQUAL(MPI_Status_get_error(&status, &value), MPI_SUCCESS);
  CHECK_EQUAL(value, error);
}

int main(int argc, char** argv) {
  CHECK_EQUAL(sizeof(MPI_Status), 32);
  use_fields();
  start_test(&argc, &argv);
  use_fields();
  // A status is plain memory: a copy answers as the original does.
  const int sent[2] = {1, 2};
  int received[2];
  MPI_Status status;
  MPI_Sendrecv(sent, 2, MPI_INT, 0, 3, received, 2, MPI_INT, 0, 3, MPI_COMM_SELF, &status);
  MPI_Status copy;
  memcpy(&copy, &status, sizeof copy);
  int count = 0;
  MPI_Get_count(&copy, MPI_INT, &count);
  CHECK_EQUAL(count, 2);
  MPI_Status_set_tag(&copy, 9);
  MPI_Get_count(&copy, MPI_INT, &count);
  CHECK_EQUAL(count, 2);
  return finish_test();
}
