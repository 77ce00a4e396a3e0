// Cancelling a receive without a matching send.
#include "guest_test.h"

static void cancel(MPI_Request* request, bool persistent) {
  MPI_Status status;
  int flag = 0;
  MPI_Cancel(request);
  MPI_Wait(request, &status);
  MPI_Test_cancelled(&status, &flag);
  CHECK_EQUAL(flag, 1);
  CHECK((*request != MPI_REQUEST_NULL) == persistent);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  int value = 0;
  MPI_Request request;
  MPI_Irecv(&value, 1, MPI_INT, MPI_ANY_SOURCE, 1, MPI_COMM_WORLD, &request);
  cancel(&request, false);

  MPI_Recv_init(&value, 1, MPI_INT, MPI_ANY_SOURCE, 2, MPI_COMM_WORLD, &request);
  MPI_Start(&request);
  cancel(&request, true);
  // It can be started again; nothing is sent before the receives are cancelled.
  MPI_Start(&request);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Request sent;
  int out = 4;
  MPI_Isend(&out, 1, MPI_INT, (my_rank + 1) % ranks, 2, MPI_COMM_WORLD, &sent);
  MPI_Status status;
  MPI_Wait(&request, &status);
  CHECK_EQUAL(value, 4);
  int flag = 1;
  MPI_Test_cancelled(&status, &flag);
  CHECK_EQUAL(flag, 0);
  MPI_Wait(&sent, MPI_STATUS_IGNORE);
  MPI_Request_free(&request);

  // What a program says of a status by itself.
  MPI_Status own;
  memset(&own, 0, sizeof own);
  MPI_Status_set_cancelled(&own, 1);
  MPI_Test_cancelled(&own, &flag);
  CHECK_EQUAL(flag, 1);
  MPI_Status_set_cancelled(&own, 0);
  MPI_Test_cancelled(&own, &flag);
  CHECK_EQUAL(flag, 0);
  return finish_test();
}
