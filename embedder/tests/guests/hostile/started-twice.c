// Persistent requests that are started while they are active. Open MPI put those of MPI_Start into its lists of
// receives twice: when they had been freed, a later message was written by way of what lay at their place.
#include "hostile.h"

enum { requests = 64, length = 8192 };

static char received[requests][length];
static char sent[length];

static void start_again(MPI_Request* request) {
  CHECK_EQUAL(MPI_Start(request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Start(request), MPI_ERR_REQUEST);
  CHECK_EQUAL(MPI_Startall(1, request), MPI_ERR_REQUEST);
}

static void receive_messages(MPI_Comm comm, int tag) {
  MPI_Request pending[requests];
  for (int i = 0; i < requests; ++i) {
    CHECK_EQUAL(MPI_Recv_init(received[i], length, MPI_CHAR, 0, tag, comm, &pending[i]), MPI_SUCCESS);
    start_again(&pending[i]);
  }
  // Half of them get a message, once.
  for (int i = 0; i < requests; i += 2) {
    memset(sent, i + 1, sizeof sent);
    CHECK_EQUAL(MPI_Send(sent, length, MPI_CHAR, 0, tag, comm), MPI_SUCCESS);
  }
  for (int i = 0; i < requests / 2; ++i) {
    CHECK_EQUAL(MPI_Wait(&pending[i], MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL(received[i][0], 2 * i + 1);
    CHECK_EQUAL(received[i][length - 1], 2 * i + 1);
  }
  for (int i = 0; i < requests; ++i) {
    if (i >= requests / 2) MPI_Cancel(&pending[i]);
    if (i >= requests / 2) CHECK_EQUAL(MPI_Wait(&pending[i], MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Request_free(&pending[i]), MPI_SUCCESS);
  }
}

static void start_collective(MPI_Comm comm) {
  MPI_Request request;
  int sum = 0;
  if (MPI_Allreduce_init(&my_rank, &sum, 1, MPI_INT, MPI_SUM, comm, MPI_INFO_NULL, &request) != MPI_SUCCESS) return;
  for (int i = 0; i < 4; ++i) {
    CHECK_EQUAL(MPI_Start(&request), MPI_SUCCESS);
    // It may be complete already.
    (void)MPI_Start(&request);
    CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  }
  MPI_Request_free(&request);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_SELF, &comm);
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
  for (int round = 0; round < 20; ++round) receive_messages(comm, round % 3);
  start_collective(comm);
  MPI_Comm_free(&comm);
  return finish_test();
}
