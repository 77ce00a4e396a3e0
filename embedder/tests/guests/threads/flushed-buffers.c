// A thread waits until the buffer of the process is empty, which it is only when another one has sent by that buffer:
// the receiver takes the messages in this order.
#include "mpi-threads.h"

enum { length = 1 << 20, room = 3 * length * (int)sizeof(int), rounds = 20, first_tag = 1, second_tag = 2 };

static char buffer[room];
static int data[length];
static int in[length];
static int flushes;
static int begun;

static void pause_until(const int* value, int least) {
  while (__atomic_load_n(value, __ATOMIC_SEQ_CST) < least) continue;
}

static void flush(void) {
  for (int round = 0; round < rounds; ++round) {
    CHECK_EQUAL_HERE(MPI_Bsend(data, length, MPI_INT, 1, first_tag, MPI_COMM_WORLD), MPI_SUCCESS);
    __atomic_add_fetch(&begun, 1, __ATOMIC_SEQ_CST);
    CHECK_EQUAL_HERE(MPI_Buffer_flush(), MPI_SUCCESS);
    __atomic_add_fetch(&flushes, 1, __ATOMIC_SEQ_CST);
  }
}

static void send(void) {
  for (int round = 0; round < rounds; ++round) {
    pause_until(&begun, round + 1);
    CHECK_EQUAL_HERE(MPI_Bsend(&round, 1, MPI_INT, 1, second_tag, MPI_COMM_WORLD), MPI_SUCCESS);
    pause_until(&flushes, round + 1);
  }
}

static void* work(void* argument) {
  const int number = (int)(intptr_t)argument;
  if (number == 0) flush();
  if (number == 1) send();
  return NULL;
}

static void receive(void) {
  for (int round = 0; round < rounds; ++round) {
    int number = -1;
    CHECK_EQUAL(MPI_Recv(&number, 1, MPI_INT, 0, second_tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL(number, round);
    CHECK_EQUAL(MPI_Recv(in, length, MPI_INT, 0, first_tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL(in[length - 1], data[length - 1]);
  }
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) return finish_test();
  for (int i = 0; i < length; ++i) data[i] = i;
  if (my_rank == 0) {
    CHECK_EQUAL(MPI_Buffer_attach(buffer, room), MPI_SUCCESS);
    in_threads(work);
    void* address = NULL;
    int size = 0;
    CHECK_EQUAL(MPI_Buffer_detach(&address, &size), MPI_SUCCESS);
  } else {
    receive();
  }
  return finish_test();
}
