// A partitioned send that is freed when it has been matched, and a receive that starts afterwards: MPICH's own would
// ask the freed one for its data.
#include "hostile.h"

enum { parts = 2, length = 4 };

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static int sent[parts * length], received[parts * length];
  const int next = (my_rank + 1) % ranks, previous = (my_rank + ranks - 1) % ranks;
  for (int round = 0; round < 20; ++round) {
    MPI_Request send, receive;
    CHECK_EQUAL(MPI_Psend_init(sent, parts, length, MPI_INT, next, round, MPI_COMM_WORLD, MPI_INFO_NULL, &send),
                MPI_SUCCESS);
    CHECK_EQUAL(
        MPI_Precv_init(received, parts, length, MPI_INT, previous, round, MPI_COMM_WORLD, MPI_INFO_NULL, &receive),
        MPI_SUCCESS);
    MPI_Start(&send);
    MPI_Start(&receive);
    for (int part = 0; part < parts; ++part) {
      sent[part * length] = round * 10 + part;
      CHECK_EQUAL(MPI_Pready(part, send), MPI_SUCCESS);
    }
    MPI_Wait(&send, MPI_STATUS_IGNORE);
    MPI_Wait(&receive, MPI_STATUS_IGNORE);
    CHECK_EQUAL(received[length], round * 10 + 1);
    CHECK_EQUAL(MPI_Request_free(&send), MPI_SUCCESS);
    // What comes into the place of the freed one.
    MPI_Request others[4];
    for (int i = 0; i < 4; ++i) {
      CHECK_EQUAL(MPI_Send_init(sent, 1, MPI_INT, next, 1000 + i, MPI_COMM_WORLD, &others[i]), MPI_SUCCESS);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Start(&receive);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < 4; ++i) CHECK_EQUAL(MPI_Request_free(&others[i]), MPI_SUCCESS);
    // It never ends.
    int done = 1;
    CHECK_EQUAL(MPI_Test(&receive, &done, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL(done, 0);
    CHECK_EQUAL(MPI_Cancel(&receive), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Wait(&receive, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Request_free(&receive), MPI_SUCCESS);
  }
  return finish_test();
}
