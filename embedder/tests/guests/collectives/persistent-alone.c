// Persistent collective operations of one process, which also the built-in MPI emulates: started twice, with other
// data, after the datatype and the communicator have been freed.
#include "guest_test.h"

enum { length = 3 };

static void check_start(MPI_Request* request, int* sent, const int* received, int first) {
  for (int i = 0; i < length; ++i) sent[i] = first + i;
  CHECK_EQUAL(MPI_Start(request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK(*request != MPI_REQUEST_NULL);
  for (int i = 0; i < length; ++i) CHECK_EQUAL(received[i], first + i);
}

static void check_twice(MPI_Request* request, int* sent, int* received) {
  memset(received, 0, length * sizeof *received);
  check_start(request, sent, received, 1);
  check_start(request, sent, received, 50);
  CHECK_EQUAL(MPI_Request_free(request), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Comm comm = MPI_COMM_NULL;
  MPI_Comm_dup(MPI_COMM_SELF, &comm);
  MPI_Datatype row = MPI_DATATYPE_NULL;
  MPI_Type_contiguous(length, MPI_INT, &row);
  MPI_Type_commit(&row);
  int sent[length] = {0};
  int received[length] = {0};
  const int count = length;
  const int start = 0;
  MPI_Request requests[4];
  MPI_Allreduce_init(sent, received, length, MPI_INT, MPI_SUM, comm, MPI_INFO_NULL, &requests[0]);
  MPI_Allgather_init(sent, 1, row, received, length, MPI_INT, comm, MPI_INFO_NULL, &requests[1]);
  MPI_Gatherv_init(sent, length, MPI_INT, received, &count, &start, MPI_INT, 0, comm, MPI_INFO_NULL, &requests[2]);
  MPI_Scan_init(sent, received, length, MPI_INT, MPI_MAX, comm, MPI_INFO_NULL, &requests[3]);
  CHECK_EQUAL(received[0], 0);  // nothing moves before a start
  MPI_Type_free(&row);
  MPI_Comm_free(&comm);
  for (int i = 0; i < 4; ++i) check_twice(&requests[i], sent, received);
  return finish_test();
}
