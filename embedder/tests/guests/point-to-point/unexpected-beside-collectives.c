// Many messages that are not received yet arrive while a process is in a collective operation: more than Open MPI has
// room for among the buffers of such an operation.
#include "guest_test.h"

enum { messages = 20000, most = 3000 };

static char data[most];

static void arrive_during(int collective, int length) {
  if (my_rank == 1)
    for (int i = 0; i < messages; ++i) {
      data[0] = (char)i;
      MPI_Send(data, length, MPI_BYTE, 0, collective, MPI_COMM_WORLD);
    }
  const double mine = my_rank + 1;
  double sum = 0, sent = 5;
  if (collective == 0) {
    CHECK_EQUAL(MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD), MPI_SUCCESS);
    CHECK_EQUAL(sum, ranks * (ranks + 1) / 2);
  } else {
    CHECK_EQUAL(MPI_Bcast(&sent, 1, MPI_DOUBLE, 1, MPI_COMM_WORLD), MPI_SUCCESS);
    CHECK_EQUAL(sent, 5);
  }
  int different = 0;
  if (my_rank == 0)
    for (int i = 0; i < messages; ++i) {
      MPI_Recv(data, length, MPI_BYTE, 1, collective, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      different += data[0] != (char)i;
    }
  CHECK_EQUAL(different, 0);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  arrive_during(0, 1000);
  arrive_during(1, 200);
  arrive_during(0, most);
  return finish_test();
}
