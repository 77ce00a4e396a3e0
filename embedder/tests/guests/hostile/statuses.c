// Operations that have no message leave most of a status alone: what the library's memory held there must not reach the
// program, whichever function completes them.
#include "hostile.h"

enum { count = 6 };

static int sent[4];
static int received[count][8];

// Operations without a message, and requests that are null.
static void start(MPI_Request* requests) {
  MPI_Ibarrier(MPI_COMM_WORLD, &requests[0]);
  MPI_Iscan(sent, received[1], 4, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &requests[1]);
  requests[2] = MPI_REQUEST_NULL;
  MPI_Iallreduce(sent, received[3], 4, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &requests[3]);
  MPI_Ibcast(received[4], 4, MPI_INT, 0, MPI_COMM_WORLD, &requests[4]);
  MPI_Igather(sent, 1, MPI_INT, received[5], 1, MPI_INT, 0, MPI_COMM_WORLD, &requests[5]);
}

static void check_status(const MPI_Status* status) {
  CHECK(!has_host_bytes(status, sizeof *status));
  int elements = -1;
  int cancelled = -1;
  CHECK_EQUAL(status->MPI_SOURCE, MPI_ANY_SOURCE);
  CHECK_EQUAL(status->MPI_TAG, MPI_ANY_TAG);
  MPI_Get_elements(status, MPI_BYTE, &elements);
  CHECK_EQUAL(elements, 0);
  MPI_Test_cancelled(status, &cancelled);
  CHECK_EQUAL(cancelled, 0);
}

static void by_waitsome(MPI_Request* requests, MPI_Status* statuses) {
  int indices[count];
  int complete = 0;
  for (int left = count - 1; left > 0; left -= complete) {
    CHECK_EQUAL(MPI_Waitsome(count, requests, &complete, indices, statuses), MPI_SUCCESS);
    for (int i = 0; i < complete; ++i) check_status(&statuses[i]);
  }
}

static void by_testsome(MPI_Request* requests, MPI_Status* statuses) {
  int indices[count];
  int complete = 0;
  for (int left = count - 1; left > 0; left -= complete) {
    CHECK_EQUAL(MPI_Testsome(count, requests, &complete, indices, statuses), MPI_SUCCESS);
    for (int i = 0; i < complete; ++i) check_status(&statuses[i]);
  }
}

static void by_waitany(MPI_Request* requests, MPI_Status* statuses) {
  int index = 0;
  for (int left = count - 1; left > 0; --left) {
    CHECK_EQUAL(MPI_Waitany(count, requests, &index, statuses), MPI_SUCCESS);
    check_status(statuses);
  }
}

static void by_testany(MPI_Request* requests, MPI_Status* statuses) {
  int index = 0;
  int done = 0;
  for (int left = count - 1; left > 0; left -= done) {
    CHECK_EQUAL(MPI_Testany(count, requests, &index, &done, statuses), MPI_SUCCESS);
    if (done) check_status(statuses);
  }
}

static void by_waitall(MPI_Request* requests, MPI_Status* statuses) {
  CHECK_EQUAL(MPI_Waitall(count, requests, statuses), MPI_SUCCESS);
  for (int i = 0; i < count; ++i) check_status(&statuses[i]);
}

static void by_testall(MPI_Request* requests, MPI_Status* statuses) {
  int done = 0;
  while (!done) CHECK_EQUAL(MPI_Testall(count, requests, &done, statuses), MPI_SUCCESS);
  for (int i = 0; i < count; ++i) check_status(&statuses[i]);
}

static void one_by_one(MPI_Request* requests, MPI_Status* statuses) {
  for (int i = 0; i < count; ++i) {
    int done = 0;
    CHECK_EQUAL(MPI_Request_get_status(requests[i], &done, statuses), MPI_SUCCESS);
    if (done) check_status(statuses);
    done = 0;
    if (i % 2 == 0) {
      CHECK_EQUAL(MPI_Wait(&requests[i], statuses), MPI_SUCCESS);
    } else {
      while (!done) CHECK_EQUAL(MPI_Test(&requests[i], &done, statuses), MPI_SUCCESS);
    }
    check_status(statuses);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static void (*const ways[])(MPI_Request*, MPI_Status*) = {by_waitsome, by_testsome, by_waitany, by_testany,
                                                            by_waitall,  by_testall,  one_by_one};
  for (int round = 0; round < 3; ++round) {
    for (int way = 0; way < LENGTH(ways); ++way) {
      MPI_Request requests[count];
      MPI_Status statuses[count];
      start(requests);
      memset(statuses, 0, sizeof statuses);
      ways[way](requests, statuses);
    }
  }
  return finish_test();
}
