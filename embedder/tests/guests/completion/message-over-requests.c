// A message that arrives where the list of requests lies, while they are waited for: a wrong program. But what the
// message says is not taken for requests: each call completes those that it was given, and no other.
#include "guest_test.h"

enum { over_the_list = 1, elsewhere = 2, untouched = 3 };
typedef MPI_Request Pair[2];

/// Sends back what it gets, and a number, which are the messages that the other rank waits for.
static void echo(int times) {
  for (int i = 0; i < times; ++i) {
    Pair content;
    const int number = 2;
    MPI_Recv(&content, sizeof content, MPI_BYTE, 0, over_the_list, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Send(&content, sizeof content, MPI_BYTE, 0, over_the_list, MPI_COMM_WORLD);
    MPI_Send(&number, 1, MPI_INT, 0, elsewhere, MPI_COMM_WORLD);
  }
}

static void wait_for_all(MPI_Request* requests, MPI_Status* statuses) {
  CHECK_EQUAL(MPI_Waitall(2, requests, statuses), MPI_SUCCESS);
}

static void test_for_all(MPI_Request* requests, MPI_Status* statuses) {
  const Pair list = {requests[0], requests[1]};
  for (int done = 0; !done;) {
    memcpy(requests, list, sizeof list);
    CHECK_EQUAL(MPI_Testall(2, requests, &done, statuses), MPI_SUCCESS);
  }
}

static void wait_for_some(MPI_Request* requests, MPI_Status* statuses) {
  Pair list = {requests[0], requests[1]};
  for (int left = 2; left > 0;) {
    int found = 0;
    int indices[2];
    MPI_Status some[2];
    memcpy(requests, list, sizeof list);
    CHECK_EQUAL(MPI_Waitsome(2, requests, &found, indices, some), MPI_SUCCESS);
    CHECK(found >= 1 && found <= left);
    if (found < 1) return;
    for (int i = 0; i < found; ++i) {
      CHECK(requests[indices[i]] == MPI_REQUEST_NULL);
      list[indices[i]] = MPI_REQUEST_NULL;
      statuses[indices[i]] = some[i];
    }
    left -= found;
  }
  memcpy(requests, list, sizeof list);
}

typedef void (*Complete)(MPI_Request*, MPI_Status*);
static const Complete complete[] = {wait_for_all, test_for_all, wait_for_some};

static void check_that(Complete call, const Pair content) {
  Pair requests;
  Pair list;
  MPI_Status statuses[2];
  int number = 0;
  MPI_Irecv(&requests, sizeof requests, MPI_BYTE, 1, over_the_list, MPI_COMM_WORLD, &list[0]);
  MPI_Irecv(&number, 1, MPI_INT, 1, elsewhere, MPI_COMM_WORLD, &list[1]);
  MPI_Send(content, sizeof list, MPI_BYTE, 1, over_the_list, MPI_COMM_WORLD);
  // It may have come by now; otherwise it comes during the call.
  memcpy(requests, list, sizeof list);
  call(requests, statuses);
  CHECK(requests[0] == MPI_REQUEST_NULL && requests[1] == MPI_REQUEST_NULL);
  CHECK_EQUAL(statuses[0].MPI_TAG, over_the_list);
  CHECK_EQUAL(statuses[1].MPI_TAG, elsewhere);
  CHECK_EQUAL(number, 2);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  enum { rounds = 20 };
  if (my_rank == 1) {
    echo(rounds * LENGTH(complete) * 3);
    const int number = 3;
    MPI_Send(&number, 1, MPI_INT, 0, untouched, MPI_COMM_WORLD);
  } else {
    int number = 0;
    MPI_Request pending;
    MPI_Irecv(&number, 1, MPI_INT, 1, untouched, MPI_COMM_WORLD, &pending);
    const Pair contents[] = {
        {pending, pending},
        {MPI_REQUEST_NULL, MPI_REQUEST_NULL},
        {(MPI_Request)0x7fffffff, (MPI_Request)1},
    };
    for (int round = 0; round < rounds; ++round) {
      for (int call = 0; call < LENGTH(complete); ++call) {
        for (int i = 0; i < LENGTH(contents); ++i) check_that(complete[call], contents[i]);
      }
    }
    CHECK_EQUAL(MPI_Wait(&pending, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL(number, 3);
  }
  return finish_test();
}
