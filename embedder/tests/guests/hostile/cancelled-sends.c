// Sends to another rank of the node are cancelled, which MPICH 5.0 hands to a transport that has not sent them.
#include "hostile.h"

enum { many = 200, largest = 1 << 20 };

static char sent[largest], received[largest];

static void cancel_sends(int length, int count, bool synchronous) {
  static MPI_Request requests[many];
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  for (int i = 0; rank == 0 && i < count; ++i) {
    if (synchronous)
      MPI_Issend(sent, length, MPI_CHAR, 1, 3, MPI_COMM_WORLD, &requests[i]);
    else
      MPI_Isend(sent, length, MPI_CHAR, 1, 3, MPI_COMM_WORLD, &requests[i]);
    CHECK_EQUAL(MPI_Cancel(&requests[i]), MPI_SUCCESS);
  }
  // Those that were not cancelled arrive.
  int left = 0;
  if (rank == 1) {
    for (int more = 1; more;) {
      MPI_Status status;
      MPI_Recv(received, largest, MPI_CHAR, 0, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
      more = status.MPI_TAG == 3;
    }
    MPI_Send(NULL, 0, MPI_CHAR, 0, 5, MPI_COMM_WORLD);
  } else if (rank == 0) {
    MPI_Send(NULL, 0, MPI_CHAR, 1, 4, MPI_COMM_WORLD);
    MPI_Recv(NULL, 0, MPI_CHAR, 1, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    for (int i = 0; i < count; ++i) left += MPI_Wait(&requests[i], MPI_STATUS_IGNORE) != MPI_SUCCESS;
    CHECK_EQUAL(left, 0);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  cancel_sends(100, many, true);
  cancel_sends(4000, many, false);
  cancel_sends(largest, 2, false);
  CHECK(true);
  return finish_test();
}
