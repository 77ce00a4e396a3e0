// Each call that completes requests, on a list of which some are done and some are not.
#include "guest_test.h"

enum { messages = 4 };

static int values[messages];
static MPI_Request requests[messages];

// Rank 1 posts four receives; rank 0 answers those whose bit is set.
static void post(void) {
  for (int i = 0; i < messages; ++i) {
    values[i] = -1;
    MPI_Irecv(&values[i], 1, MPI_INT, 0, i, MPI_COMM_WORLD, &requests[i]);
  }
  MPI_Barrier(MPI_COMM_WORLD);
}

static void answer(int which) {
  for (int i = 0; i < messages; ++i) {
    const int value = 100 + i;
    if (which & 1 << i) MPI_Send(&value, 1, MPI_INT, 1, i, MPI_COMM_WORLD);
  }
}

static void check_received(int i, const MPI_Status* status) {
  CHECK_EQUAL(values[i], 100 + i);
  CHECK_EQUAL(status->MPI_TAG, i);
  CHECK_EQUAL(status->MPI_SOURCE, 0);
  CHECK(requests[i] == MPI_REQUEST_NULL);
}

static void wait_single(void) {
  MPI_Status status;
  post();
  MPI_Wait(&requests[2], &status);
  check_received(2, &status);
  int flag = 0;
  while (!flag) MPI_Test(&requests[0], &flag, &status);
  check_received(0, &status);
  while (MPI_Test(&requests[1], &flag, MPI_STATUS_IGNORE), !flag) continue;
  CHECK_EQUAL(values[1], 101);
  MPI_Wait(&requests[3], MPI_STATUS_IGNORE);
  CHECK_EQUAL(values[3], 103);
}

static void wait_any(void) {
  MPI_Status status;
  int index = -1;
  int flag = 1;
  int seen = 0;
  post();
  for (int i = 0; i < 2; ++i) {
    MPI_Waitany(messages, requests, &index, &status);
    if (!CHECK(index == 1 || index == 3)) return;
    check_received(index, &status);
    seen |= 1 << index;
  }
  CHECK_EQUAL(seen, 10);
  MPI_Testany(messages, requests, &index, &flag, &status);
  CHECK_EQUAL(flag, 0);
  CHECK_EQUAL(index, MPI_UNDEFINED);
  MPI_Barrier(MPI_COMM_WORLD);
  for (flag = 0; !flag;) MPI_Testany(messages, requests, &index, &flag, &status);
  if (!CHECK(index == 0 || index == 2)) return;
  check_received(index, &status);
  MPI_Waitany(messages, requests, &index, MPI_STATUS_IGNORE);
  // All are null now.
  MPI_Waitany(messages, requests, &index, &status);
  CHECK_EQUAL(index, MPI_UNDEFINED);
  MPI_Testany(messages, requests, &index, &flag, &status);
  CHECK_EQUAL(index, MPI_UNDEFINED);
  CHECK_EQUAL(flag, 1);
}

static void wait_all(void) {
  MPI_Status statuses[messages];
  int flag = 1;
  post();
  MPI_Testall(messages, requests, &flag, statuses);
  CHECK_EQUAL(flag, 0);
  for (int i = 0; i < messages; ++i) CHECK(requests[i] != MPI_REQUEST_NULL);
  MPI_Barrier(MPI_COMM_WORLD);
  for (flag = 0; !flag;) MPI_Testall(messages, requests, &flag, statuses);
  for (int i = 0; i < messages; ++i) check_received(i, &statuses[i]);
  post();
  MPI_Waitall(messages, requests, statuses);
  for (int i = 0; i < messages; ++i) check_received(i, &statuses[i]);
}

static void wait_some(void) {
  MPI_Status statuses[messages];
  int indices[messages];
  int count = -1;
  post();
  MPI_Testsome(messages, requests, &count, indices, statuses);
  CHECK_EQUAL(count, 0);
  MPI_Barrier(MPI_COMM_WORLD);
  int left = messages;
  bool patient = false;
  while (left > 0) {
    if (patient) {
      MPI_Waitsome(messages, requests, &count, indices, statuses);
      CHECK(count > 0);
    } else {
      MPI_Testsome(messages, requests, &count, indices, statuses);
    }
    for (int i = 0; i < count; ++i) check_received(indices[i], &statuses[i]);
    if (count > 0) patient = !patient;
    left -= count;
  }
  MPI_Waitsome(messages, requests, &count, indices, statuses);
  CHECK_EQUAL(count, MPI_UNDEFINED);
  MPI_Testsome(messages, requests, &count, indices, MPI_STATUSES_IGNORE);
  CHECK_EQUAL(count, MPI_UNDEFINED);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  if (my_rank == 1) {
    wait_single();
    wait_any();
    wait_all();
    wait_some();
  } else {
    MPI_Barrier(MPI_COMM_WORLD);
    answer(15);
    MPI_Barrier(MPI_COMM_WORLD);
    answer(10);
    MPI_Barrier(MPI_COMM_WORLD);
    answer(5);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Barrier(MPI_COMM_WORLD);
    answer(15);
    MPI_Barrier(MPI_COMM_WORLD);
    answer(15);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Barrier(MPI_COMM_WORLD);
    answer(15);
  }
  return finish_test();
}
