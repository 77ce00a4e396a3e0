// Looking at messages before they are received, and reserving them.
#include "guest_test.h"

static void check_status(const MPI_Status* status, int tag, int count) {
  CHECK_EQUAL(status->MPI_SOURCE, 0);
  CHECK_EQUAL(status->MPI_TAG, tag);
  Count found = -1;
  MPI_Get_count(status, MPI_INT, &found);
  CHECK_EQUAL(found, count);
}

static void send_messages(void) {
  int values[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int tag = 1; tag <= 7; ++tag) MPI_Send(values, tag, MPI_INT, 1, tag, MPI_COMM_WORLD);
}

static void receive_after_probe(void) {
  int values[8];
  MPI_Status status;
  MPI_Probe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
  check_status(&status, 1, 1);
  MPI_Probe(0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  MPI_Recv(values, 1, MPI_INT, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  CHECK_EQUAL(values[0], 0);

  int flag = 0;
  while (!flag) MPI_Iprobe(0, 2, MPI_COMM_WORLD, &flag, &status);
  check_status(&status, 2, 2);
  MPI_Recv(values, 2, MPI_INT, 0, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  CHECK_EQUAL(values[1], 1);

  MPI_Iprobe(0, 1000, MPI_COMM_WORLD, &flag, &status);
  CHECK_EQUAL(flag, 0);
  MPI_Iprobe(MPI_PROC_NULL, 0, MPI_COMM_WORLD, &flag, &status);
  CHECK_EQUAL(flag, 1);
  CHECK_EQUAL(status.MPI_SOURCE, MPI_PROC_NULL);
}

static void receive_reserved(void) {
  int values[8];
  MPI_Status status;
  MPI_Message message = MPI_MESSAGE_NULL;
  MPI_Mprobe(0, 3, MPI_COMM_WORLD, &message, &status);
  check_status(&status, 3, 3);
  CHECK(message != MPI_MESSAGE_NULL && message != MPI_MESSAGE_NO_PROC);
  // A reserved message is invisible to others.
  int flag = 1;
  MPI_Iprobe(0, 3, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
  CHECK_EQUAL(flag, 0);
  MPI_Mrecv(values, 3, MPI_INT, &message, &status);
  check_status(&status, 3, 3);
  CHECK(message == MPI_MESSAGE_NULL);
  CHECK_EQUAL(values[2], 2);

  flag = 0;
  while (!flag) MPI_Improbe(0, 4, MPI_COMM_WORLD, &flag, &message, &status);
  check_status(&status, 4, 4);
  MPI_Request request;
  MPI_Imrecv(values, 4, MPI_INT, &message, &request);
  CHECK(message == MPI_MESSAGE_NULL);
  MPI_Wait(&request, &status);
  check_status(&status, 4, 4);
  CHECK_EQUAL(values[3], 3);

  // Two reserved messages, received in the other order.
  MPI_Message two[2];
  MPI_Mprobe(0, 5, MPI_COMM_WORLD, &two[0], MPI_STATUS_IGNORE);
  MPI_Mprobe(0, 6, MPI_COMM_WORLD, &two[1], MPI_STATUS_IGNORE);
  MPI_Mrecv(values, 8, MPI_INT, &two[1], &status);
  check_status(&status, 6, 6);
  MPI_Mrecv(values, 8, MPI_INT, &two[0], &status);
  check_status(&status, 5, 5);
  MPI_Recv(values, 8, MPI_INT, 0, 7, MPI_COMM_WORLD, &status);
  check_status(&status, 7, 7);

  MPI_Improbe(0, 1000, MPI_COMM_WORLD, &flag, &message, &status);
  CHECK_EQUAL(flag, 0);
}

static void reserve_from_nobody(void) {
  MPI_Message message = MPI_MESSAGE_NULL;
  MPI_Status status;
  MPI_Mprobe(MPI_PROC_NULL, 0, MPI_COMM_WORLD, &message, &status);
  CHECK(message == MPI_MESSAGE_NO_PROC);
  CHECK_EQUAL(status.MPI_SOURCE, MPI_PROC_NULL);
  int value = 4;
  MPI_Mrecv(&value, 1, MPI_INT, &message, &status);
  CHECK(message == MPI_MESSAGE_NULL);
  CHECK_EQUAL(status.MPI_SOURCE, MPI_PROC_NULL);
  message = MPI_MESSAGE_NO_PROC;
  MPI_Request request;
  MPI_Imrecv(&value, 1, MPI_INT, &message, &request);
  MPI_Wait(&request, &status);
  CHECK_EQUAL(status.MPI_SOURCE, MPI_PROC_NULL);
  CHECK_EQUAL(value, 4);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  if (my_rank == 0) {
    send_messages();
  } else {
    receive_after_probe();
    receive_reserved();
  }
  reserve_from_nobody();
  return finish_test();
}
