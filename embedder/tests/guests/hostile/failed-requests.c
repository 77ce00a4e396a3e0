// Requests that fail when their communicator has been freed: Open MPI looks at its error handler after it is gone. Here
// the communicators have one process.
#include "hostile.h"

enum { rounds = 40, way_count = 4 };

static char sent[4096];
static char received[4096];

static int complete(int way, MPI_Request* request) {
  MPI_Status status;
  int index = 0, count = 0;
  switch (way) {
    case 0:
      return MPI_Wait(request, &status);
    case 1:
      return MPI_Waitall(1, request, &status);
    case 2:
      return MPI_Waitsome(1, request, &count, &index, &status);
    default:
      return MPI_Test(request, &count, &status);
  }
}

static void fail(int way, int (*end)(MPI_Comm*)) {
  MPI_Comm copy = MPI_COMM_NULL;
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Comm_dup(MPI_COMM_SELF, &copy);
  MPI_Comm_set_errhandler(copy, MPI_ERRORS_RETURN);
  MPI_Isend(sent, 100, MPI_BYTE, 0, 1, copy, &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  MPI_Irecv(received, 1, MPI_BYTE, 0, 1, copy, &request);
  CHECK_EQUAL(end(&copy), MPI_SUCCESS);
  CHECK(complete(way, &request) != MPI_SUCCESS);
  CHECK(request == MPI_REQUEST_NULL);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  for (int round = 0; round < rounds; ++round) fail(round % way_count, round % 2 ? MPI_Comm_free : MPI_Comm_disconnect);
  // All of them come to an end: otherwise the library has no number left for these.
  for (int i = 0; i < 3000; ++i) {
    MPI_Comm copy = MPI_COMM_NULL;
    CHECK_EQUAL(MPI_Comm_dup(MPI_COMM_SELF, &copy), MPI_SUCCESS);
    MPI_Comm_free(&copy);
  }
  return finish_test();
}
