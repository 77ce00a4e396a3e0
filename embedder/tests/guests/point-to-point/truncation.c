// Messages that are longer than the receive: MPI_ERR_TRUNCATE wherever the receive ends, and nothing is written behind
// the buffer.
#include "guest_test.h"

enum { length = 4, guard = -99 };

static void send(int tag) {
  int values[2 * length] = {1, 2, 3, 4, 5, 6, 7, 8};
  MPI_Send(values, 2 * length, MPI_INT, 1, tag, MPI_COMM_WORLD);
}

static void check_guard(const int values[]) {
  for (int i = length; i < 2 * length; ++i) CHECK_EQUAL(values[i], guard);
}

static void clear(int values[]) {
  for (int i = 0; i < 2 * length; ++i) values[i] = guard;
}

static void receive(void) {
  int values[2 * length];
  int other = 0;
  MPI_Request request;
  MPI_Status status;
  clear(values);
  CHECK_EQUAL(MPI_Recv(values, length, MPI_INT, 0, 1, MPI_COMM_WORLD, &status), MPI_ERR_TRUNCATE);
  check_guard(values);

  clear(values);
  MPI_Irecv(values, length, MPI_INT, 0, 2, MPI_COMM_WORLD, &request);
  CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_ERR_TRUNCATE);
  CHECK(request == MPI_REQUEST_NULL);
  check_guard(values);

  clear(values);
  MPI_Message message;
  MPI_Mprobe(0, 3, MPI_COMM_WORLD, &message, MPI_STATUS_IGNORE);
  CHECK_EQUAL(MPI_Mrecv(values, length, MPI_INT, &message, &status), MPI_ERR_TRUNCATE);
  CHECK(message == MPI_MESSAGE_NULL);
  check_guard(values);

  // In a list, the statuses say which request failed and how.
  MPI_Request requests[2];
  MPI_Status statuses[2];
  clear(values);
  MPI_Irecv(values, length, MPI_INT, 0, 4, MPI_COMM_WORLD, &requests[0]);
  MPI_Irecv(&other, 1, MPI_INT, 0, 5, MPI_COMM_WORLD, &requests[1]);
  CHECK_EQUAL(MPI_Waitall(2, requests, statuses), MPI_ERR_IN_STATUS);
  CHECK_EQUAL(statuses[0].MPI_ERROR, MPI_ERR_TRUNCATE);
  CHECK(statuses[1].MPI_ERROR == MPI_SUCCESS || statuses[1].MPI_ERROR == MPI_ERR_PENDING);
  MPI_Wait(&requests[1], MPI_STATUS_IGNORE);
  CHECK_EQUAL(other, 55);
  check_guard(values);

  char text[MPI_MAX_ERROR_STRING];
  int text_length = 0;
  MPI_Error_string(MPI_ERR_TRUNCATE, text, &text_length);
  CHECK(strncmp(text, "MPI_ERR_TRUNCATE", strlen("MPI_ERR_TRUNCATE")) == 0);
  CHECK_EQUAL(text_length, strlen(text));
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  if (my_rank == 0) {
    for (int tag = 1; tag <= 4; ++tag) send(tag);
    const int value = 55;
    MPI_Send(&value, 1, MPI_INT, 1, 5, MPI_COMM_WORLD);
  } else {
    receive();
  }
  return finish_test();
}
