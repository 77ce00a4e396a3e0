// Requests that are made once and started many times, in every send mode.
#include "guest_test.h"

enum { messages = 4, rounds = 3 };

static void check_empty(const MPI_Status* status) {
  CHECK_EQUAL(status->MPI_SOURCE, MPI_ANY_SOURCE);
  CHECK_EQUAL(status->MPI_TAG, MPI_ANY_TAG);
  Count count = -1;
  MPI_Get_count(status, MPI_BYTE, &count);
  CHECK_EQUAL(count, 0);
}

// Waiting for a request that is not started returns at once with an empty status and keeps the request.
static void wait_inactive(MPI_Request* request) {
  MPI_Status status;
  MPI_Wait(request, &status);
  check_empty(&status);
  int flag = 0;
  MPI_Test(request, &flag, &status);
  CHECK_EQUAL(flag, 1);
  check_empty(&status);
  CHECK(*request != MPI_REQUEST_NULL);
}

static void send_rounds(void) {
  int values[messages];
  MPI_Request requests[messages];
  static char room[messages * (MPI_BSEND_OVERHEAD + sizeof(int))];
  MPI_Buffer_attach(room, sizeof room);
  MPI_Send_init(&values[0], 1, MPI_INT, 1, 0, MPI_COMM_WORLD, &requests[0]);
  MPI_Bsend_init(&values[1], 1, MPI_INT, 1, 1, MPI_COMM_WORLD, &requests[1]);
  MPI_Ssend_init(&values[2], 1, MPI_INT, 1, 2, MPI_COMM_WORLD, &requests[2]);
  MPI_Rsend_init(&values[3], 1, MPI_INT, 1, 3, MPI_COMM_WORLD, &requests[3]);
  wait_inactive(&requests[0]);
  for (int round = 0; round < rounds; ++round) {
    for (int i = 0; i < messages; ++i) values[i] = 100 * round + i;
    MPI_Barrier(MPI_COMM_WORLD);  // the receives are started
    if (round == 0) {
      for (int i = 0; i < messages; ++i) MPI_Start(&requests[i]);
    } else {
      MPI_Startall(messages, requests);
    }
    MPI_Waitall(messages, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < messages; ++i) CHECK(requests[i] != MPI_REQUEST_NULL);
  }
  for (int i = 0; i < messages; ++i) {
    MPI_Request_free(&requests[i]);
    CHECK(requests[i] == MPI_REQUEST_NULL);
  }
  void* detached = NULL;
  Count size = 0;
  MPI_Buffer_detach(&detached, &size);
  CHECK(detached == room);
}

static void receive_rounds(void) {
  int values[messages];
  MPI_Request requests[messages];
  for (int i = 0; i < messages; ++i) {
    MPI_Recv_init(&values[i], 1, MPI_INT, 0, i, MPI_COMM_WORLD, &requests[i]);
  }
  wait_inactive(&requests[0]);
  for (int round = 0; round < rounds; ++round) {
    for (int i = 0; i < messages; ++i) values[i] = -1;
    MPI_Startall(messages, requests);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Status statuses[messages];
    MPI_Waitall(messages, requests, statuses);
    for (int i = 0; i < messages; ++i) {
      CHECK_EQUAL(values[i], 100 * round + i);
      CHECK_EQUAL(statuses[i].MPI_SOURCE, 0);
      CHECK_EQUAL(statuses[i].MPI_TAG, i);
      CHECK(requests[i] != MPI_REQUEST_NULL);
    }
    wait_inactive(&requests[1]);
  }
  for (int i = 0; i < messages; ++i) MPI_Request_free(&requests[i]);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  if (my_rank == 0) {
    send_rounds();
  } else {
    receive_rounds();
  }
  return finish_test();
}
