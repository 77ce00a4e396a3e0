// A program that writes into the buffer that it has attached: libraries keep lists with pointers there, which must not
// be the program's to change. The messages arrive as they were sent.
#include "guest_test.h"

static char buffer[1 << 20];

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  enum { messages = 20, length = 1000 };
  static int sent[length];
  static int received[length];
  const int peer = (my_rank + 1) % ranks;
  CHECK_EQUAL(MPI_Buffer_attach(buffer, sizeof buffer), MPI_SUCCESS);
  for (int round = 0; round < 2; ++round) {
    for (int message = 0; message < messages; ++message) {
      for (int i = 0; i < length; ++i) sent[i] = message + i;
      CHECK_EQUAL(MPI_Bsend(sent, length, MPI_INT, peer, message, MPI_COMM_WORLD), MPI_SUCCESS);
      memset(buffer, message, sizeof buffer);
    }
    for (int message = 0; message < messages; ++message) {
      CHECK_EQUAL(MPI_Recv(received, length, MPI_INT, MPI_ANY_SOURCE, message, MPI_COMM_WORLD, MPI_STATUS_IGNORE),
                  MPI_SUCCESS);
      int wrong = 0;
      for (int i = 0; i < length; ++i) wrong += received[i] != message + i;
      CHECK_EQUAL(wrong, 0);
    }
    memset(buffer, 0xff, sizeof buffer);
  }
  void* detached = NULL;
  int size = 0;
  CHECK_EQUAL(MPI_Buffer_detach(&detached, &size), MPI_SUCCESS);
  CHECK(detached == buffer);
  CHECK_EQUAL(size, (int)sizeof buffer);
  CHECK_EQUAL(buffer[5], (char)0xff);
  return finish_test();
}
