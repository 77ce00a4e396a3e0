// The buffer for buffered sends: attaching, detaching, flushing, and what happens when it is too small.
#include "guest_test.h"

enum { length = 100 };

static char room[4 * (MPI_BSEND_OVERHEAD + length * sizeof(int))];

static void detach(void) {
  void* detached = NULL;
  Count size = -1;
  MPI_Buffer_detach(&detached, &size);
  CHECK(detached == room);
  CHECK_EQUAL(size, sizeof room);
}

// More messages than the buffer holds at a time: detaching waits for them.
static void send_often(void) {
  int values[length];
  for (int round = 0; round < 5; ++round) {
    MPI_Buffer_attach(room, sizeof room);
    for (int message = 0; message < 3; ++message) {
      for (int i = 0; i < length; ++i) values[i] = 1000 * round + 100 * message + i;
      MPI_Bsend(values, length, MPI_INT, 1, message, MPI_COMM_WORLD);
    }
    detach();
  }
}

static void receive_often(void) {
  int values[length];
  for (int round = 0; round < 5; ++round) {
    for (int message = 0; message < 3; ++message) {
      MPI_Recv(values, length, MPI_INT, 0, message, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      CHECK_EQUAL(values[0], 1000 * round + 100 * message);
      CHECK_EQUAL(values[length - 1], 1000 * round + 100 * message + length - 1);
    }
  }
}

static void flush(void) {
  int value = 5;
  if (my_rank == 0) {
    MPI_Buffer_attach(room, sizeof room);
    MPI_Bsend(&value, 1, MPI_INT, 1, 10, MPI_COMM_WORLD);
    CHECK_EQUAL(MPI_Buffer_flush(), MPI_SUCCESS);
    MPI_Bsend(&value, 1, MPI_INT, 1, 11, MPI_COMM_WORLD);
    MPI_Request request;
    CHECK_EQUAL(MPI_Buffer_iflush(&request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    detach();
  } else {
    MPI_Recv(&value, 1, MPI_INT, 0, 10, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Recv(&value, 1, MPI_INT, 0, 11, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    CHECK_EQUAL(value, 5);
  }
}

static void refuse(void) {
  static int too_long[sizeof room];
  void* detached = NULL;
  Count size = 0;
  CHECK_EQUAL(MPI_Buffer_detach(&detached, &size), MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_Buffer_attach(room, -1), MPI_ERR_COUNT);
  CHECK_EQUAL(MPI_Buffer_attach((void*)(uintptr_t)0xfffffff0u, sizeof room), MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_Buffer_attach(room, sizeof room), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Buffer_attach(room, sizeof room), MPI_ERR_BUFFER);
  CHECK(MPI_Bsend(too_long, LENGTH(too_long), MPI_INT, my_rank, 0, MPI_COMM_WORLD) != MPI_SUCCESS);
  detach();
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  if (my_rank == 0) {
    send_often();
  } else {
    receive_often();
  }
  flush();
  refuse();
  return finish_test();
}
