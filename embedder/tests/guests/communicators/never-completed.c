// A program that ends MPI while communicators are being made: libraries do not bear it.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm copies[20];
  MPI_Request requests[20];
  int pending = 0;
  for (int i = 0; i < LENGTH(copies); ++i) {
    CHECK_EQUAL(MPI_Comm_idup(MPI_COMM_SELF, &copies[i], &requests[i]), MPI_SUCCESS);
    pending += requests[i] != MPI_REQUEST_NULL;
    MPI_Comm early = copies[i];
    MPI_Comm_free(&early);
  }
  if (pending > 0) CHECK_EQUAL(MPI_Finalize(), MPI_ERR_PENDING);
  CHECK_EQUAL(MPI_Waitall(LENGTH(requests), requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  return finish_test();
}
