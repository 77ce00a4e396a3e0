// MPI_Send and its modes against MPI_Recv: values, statuses, wildcards, MPI_PROC_NULL, messages to oneself.
#include "guest_test.h"

enum { length = 5 };

static void fill(int values[], int start) {
  for (int i = 0; i < length; ++i) values[i] = start + i;
}

static void check_values(const int values[], int start) {
  for (int i = 0; i < length; ++i) CHECK_EQUAL(values[i], start + i);
}

static void check_status(const MPI_Status* status, int source, int tag, int count) {
  CHECK_EQUAL(status->MPI_SOURCE, source);
  CHECK_EQUAL(status->MPI_TAG, tag);
  Count found = -1;
  CHECK_EQUAL(MPI_Get_count(status, MPI_INT, &found), MPI_SUCCESS);
  CHECK_EQUAL(found, count);
}

static void send_in_every_mode(void) {
  int values[length];
  fill(values, 10);
  MPI_Send(values, length, MPI_INT, 1, 1, MPI_COMM_WORLD);
  fill(values, 20);
  MPI_Ssend(values, length, MPI_INT, 1, 2, MPI_COMM_WORLD);
  static char room[MPI_BSEND_OVERHEAD + sizeof values];
  MPI_Buffer_attach(room, sizeof room);
  fill(values, 30);
  MPI_Bsend(values, length, MPI_INT, 1, 3, MPI_COMM_WORLD);
  fill(values, -1);  // a buffered send has copied its message
  void* detached = NULL;
  Count size = 0;
  MPI_Buffer_detach(&detached, &size);
  CHECK(detached == room);
  CHECK_EQUAL(size, sizeof room);
  fill(values, 40);
  MPI_Barrier(MPI_COMM_WORLD);  // the receive of the ready send is posted
  MPI_Rsend(values, length, MPI_INT, 1, 4, MPI_COMM_WORLD);
}

static void receive_in_every_mode(void) {
  int values[length];
  MPI_Status status;
  for (int tag = 1; tag <= 3; ++tag) {
    fill(values, -100);
    CHECK_EQUAL(MPI_Recv(values, length, MPI_INT, 0, tag, MPI_COMM_WORLD, &status), MPI_SUCCESS);
    check_values(values, 10 * tag);
    check_status(&status, 0, tag, length);
  }
  MPI_Request request;
  MPI_Irecv(values, length, MPI_INT, 0, 4, MPI_COMM_WORLD, &request);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Wait(&request, &status);
  check_values(values, 40);
  check_status(&status, 0, 4, length);
}

static void use_wildcards(void) {
  int values[length];
  if (my_rank == 0) {
    fill(values, 7);
    MPI_Send(values, 3, MPI_INT, 1, 99, MPI_COMM_WORLD);
    MPI_Send(values, 0, MPI_INT, 1, 0, MPI_COMM_WORLD);
    MPI_Send(values, 1, MPI_INT, 1, 5, MPI_COMM_WORLD);
    return;
  }
  MPI_Status status;
  MPI_Recv(values, length, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
  check_status(&status, 0, 99, 3);
  CHECK_EQUAL(values[2], 9);
  // A message of length 0, into no memory at all.
  MPI_Recv(NULL, 0, MPI_INT, 0, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
  check_status(&status, 0, 0, 0);
  MPI_Recv(values, 1, MPI_INT, MPI_ANY_SOURCE, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  CHECK_EQUAL(values[0], 7);
}

static void use_null_process(void) {
  int value = 17;
  MPI_Send(&value, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD);
  MPI_Ssend(&value, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD);
  MPI_Rsend(&value, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD);
  MPI_Status status;
  MPI_Recv(&value, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &status);
  check_status(&status, MPI_PROC_NULL, MPI_ANY_TAG, 0);
  CHECK_EQUAL(value, 17);
}

static void send_to_oneself(void) {
  int out[length];
  int in[length];
  fill(out, my_rank);
  MPI_Request request;
  MPI_Irecv(in, length, MPI_INT, my_rank, 8, MPI_COMM_WORLD, &request);
  MPI_Send(out, length, MPI_INT, my_rank, 8, MPI_COMM_WORLD);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  check_values(in, my_rank);
}

static void use_greatest_tag(void) {
  int* greatest = NULL;
  int flag = 0;
  MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &greatest, &flag);
  if (!CHECK(flag && *greatest >= 32767)) return;
  int value = my_rank;
  if (my_rank == 0) {
    MPI_Send(&value, 1, MPI_INT, 1, *greatest, MPI_COMM_WORLD);
  } else {
    MPI_Status status;
    MPI_Recv(&value, 1, MPI_INT, 0, *greatest, MPI_COMM_WORLD, &status);
    check_status(&status, 0, *greatest, 1);
    CHECK_EQUAL(value, 0);
  }
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  if (my_rank == 0) {
    send_in_every_mode();
  } else {
    receive_in_every_mode();
  }
  use_wildcards();
  use_null_process();
  send_to_oneself();
  use_greatest_tag();
  return finish_test();
}
