// Asking for the status of requests without completing them.
#include "guest_test.h"

enum { messages = 3 };

static int values[messages];
static MPI_Request requests[messages];

static void post(void) {
  for (int i = 0; i < messages; ++i) MPI_Irecv(&values[i], 1, MPI_INT, 0, i, MPI_COMM_WORLD, &requests[i]);
}

static void check_all_live(void) {
  for (int i = 0; i < messages; ++i) CHECK(requests[i] != MPI_REQUEST_NULL);
}

static void ask_single(void) {
  MPI_Status status;
  int flag = 1;
  MPI_Request_get_status(requests[0], &flag, &status);
  CHECK_EQUAL(flag, 0);
}

static void ask_lists_before(void) {
  MPI_Status statuses[messages];
  int flag = 1;
  int index = 0;
  int count = -1;
  int indices[messages];
  CHECK_EQUAL(MPI_Request_get_status_all(messages, requests, &flag, statuses), MPI_SUCCESS);
  CHECK_EQUAL(flag, 0);
  CHECK_EQUAL(MPI_Request_get_status_any(messages, requests, &index, &flag, &statuses[0]), MPI_SUCCESS);
  CHECK_EQUAL(flag, 0);
  CHECK_EQUAL(index, MPI_UNDEFINED);
  CHECK_EQUAL(MPI_Request_get_status_some(messages, requests, &count, indices, statuses), MPI_SUCCESS);
  CHECK_EQUAL(count, 0);
}

static void ask_lists_after(void) {
  MPI_Status statuses[messages];
  int flag = 0;
  int index = -1;
  int count = 0;
  int indices[messages];
  while (!flag) MPI_Request_get_status_all(messages, requests, &flag, statuses);
  for (int i = 0; i < messages; ++i) CHECK_EQUAL(statuses[i].MPI_TAG, i);
  MPI_Request_get_status_any(messages, requests, &index, &flag, &statuses[0]);
  CHECK_EQUAL(flag, 1);
  CHECK(index >= 0 && index < messages);
  CHECK_EQUAL(statuses[0].MPI_TAG, index);
  MPI_Request_get_status_some(messages, requests, &count, indices, statuses);
  CHECK_EQUAL(count, messages);
  for (int i = 0; i < count; ++i) CHECK_EQUAL(statuses[i].MPI_TAG, indices[i]);
  check_all_live();
  // Asked again, and with the statuses ignored, the answer is the same.
  MPI_Request_get_status_all(messages, requests, &flag, MPI_STATUSES_IGNORE);
  CHECK_EQUAL(flag, 1);
  MPI_Status status;
  MPI_Request_get_status(requests[1], &flag, &status);
  CHECK_EQUAL(flag, 1);
  CHECK_EQUAL(status.MPI_TAG, 1);
  MPI_Request_get_status(requests[2], &flag, MPI_STATUS_IGNORE);
  CHECK_EQUAL(flag, 1);
  MPI_Waitall(messages, requests, statuses);
  for (int i = 0; i < messages; ++i) CHECK_EQUAL(values[i], 10 + i);
  MPI_Request_get_status_any(messages, requests, &index, &flag, &status);
  CHECK_EQUAL(flag, 1);
  CHECK_EQUAL(index, MPI_UNDEFINED);
  MPI_Request_get_status_some(messages, requests, &count, indices, statuses);
  CHECK_EQUAL(count, MPI_UNDEFINED);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  if (my_rank == 1) {
    post();
    ask_single();
    ask_lists_before();
    check_all_live();
    MPI_Barrier(MPI_COMM_WORLD);
    ask_lists_after();
  } else {
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < messages; ++i) {
      const int value = 10 + i;
      MPI_Send(&value, 1, MPI_INT, 1, i, MPI_COMM_WORLD);
    }
  }
  return finish_test();
}
