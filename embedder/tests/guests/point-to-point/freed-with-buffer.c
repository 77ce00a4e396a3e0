// A communicator is freed with its buffer, while messages are in it: they arrive, and the buffer goes.
#include "guest_test.h"

enum { rounds = 30, length = 1 << 20 };

static char buffer[length + MPI_BSEND_OVERHEAD], sent[length], received[length];

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const int to = (my_rank + 1) % ranks, from = (my_rank + ranks - 1) % ranks;
  for (int i = 0; i < rounds; ++i) {
    MPI_Comm comm;
    MPI_Request request;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    memset(sent, i + 1, sizeof sent);
    CHECK_EQUAL(MPI_Comm_attach_buffer(comm, buffer, sizeof buffer), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Irecv(received, length, MPI_CHAR, from, 0, comm, &request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Bsend(sent, length, MPI_CHAR, to, 0, comm), MPI_SUCCESS);
    memset(sent, 0, sizeof sent);
    CHECK_EQUAL(MPI_Comm_free(&comm), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL(received[0], i + 1);
    CHECK_EQUAL(received[length - 1], i + 1);
  }
  return finish_test();
}
