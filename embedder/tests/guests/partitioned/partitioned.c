// A message of several parts, sent again and again: the parts are marked one by one, in a range and by a list. Wrong
// parts and wrong requests are refused.
#include "guest_test.h"

enum { parts = 8, length = 100 };

static int values[parts * length];

static void check_refusals(MPI_Request request, bool sends) {
  int flag = 0;
  const int beyond[2] = {0, parts};
  if (sends) {
    CHECK(MPI_Pready(0, request) != MPI_SUCCESS);  // not started
    CHECK_EQUAL(MPI_Pready(parts, request), MPI_ERR_ARG);
    CHECK_EQUAL(MPI_Pready(-1, request), MPI_ERR_ARG);
    CHECK_EQUAL(MPI_Pready_range(2, parts, request), MPI_ERR_ARG);
    CHECK_EQUAL(MPI_Pready_range(3, 2, request), MPI_ERR_ARG);
    CHECK_EQUAL(MPI_Pready_list(2, beyond, request), MPI_ERR_ARG);
    CHECK_EQUAL(MPI_Parrived(request, 0, &flag), MPI_ERR_REQUEST);
  } else {
    CHECK_EQUAL(MPI_Parrived(request, parts, &flag), MPI_ERR_ARG);
    CHECK_EQUAL(MPI_Pready(0, request), MPI_ERR_REQUEST);
  }
  CHECK_EQUAL(MPI_Pready(0, MPI_REQUEST_NULL), MPI_ERR_REQUEST);
}

static void send_all(MPI_Request* request, int seed) {
  CHECK_EQUAL(MPI_Start(request), MPI_SUCCESS);
  for (int i = 0; i < parts * length; ++i) values[i] = seed + i;
  const int rest[3] = {7, 1, 6};
  CHECK_EQUAL(MPI_Pready(0, *request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Pready(0, *request), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Pready_range(2, 5, *request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Pready_list(3, rest, *request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(request, MPI_STATUS_IGNORE), MPI_SUCCESS);
}

static void receive_all(MPI_Request* request, int seed) {
  CHECK_EQUAL(MPI_Start(request), MPI_SUCCESS);
  for (int part = 0; part < parts; ++part) {
    for (int arrived = 0; !arrived;) {
      if (!CHECK(MPI_Parrived(*request, part, &arrived) == MPI_SUCCESS)) return;
    }
    CHECK_EQUAL(values[part * length], seed + part * length);
  }
  CHECK_EQUAL(MPI_Wait(request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(values[parts * length - 1], seed + parts * length - 1);
}

// A message to MPI_PROC_NULL is complete once it is started and its parts are marked.
static void check_nobody(MPI_Request to_nobody) {
  CHECK_EQUAL(MPI_Start(&to_nobody), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Pready(0, to_nobody), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Pready(0, to_nobody), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Wait(&to_nobody, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Request_free(&to_nobody), MPI_SUCCESS);
  MPI_Request from_nobody = MPI_REQUEST_NULL;
  int arrived = 0;
  CHECK_EQUAL(MPI_Precv_init(values, 2, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &from_nobody),
              MPI_SUCCESS);
  CHECK_EQUAL(MPI_Start(&from_nobody), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Parrived(from_nobody, 1, &arrived), MPI_SUCCESS);
  CHECK_EQUAL(arrived, 1);
  CHECK_EQUAL(MPI_Wait(&from_nobody, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Request_free(&from_nobody), MPI_SUCCESS);
}

// Two messages with one tag match as they were prepared, whichever is filled first, and have their own parts on each
// side. No other message is matched with them.
static void check_matching(void) {
  enum { tag = 5 };
  int first[4] = {0};
  int second[4] = {0};
  int plain = 0;
  int flag = 1;
  MPI_Request requests[2];
  MPI_Status statuses[2];
  if (my_rank == 0) {
    CHECK_EQUAL(MPI_Psend_init(first, 4, 1, MPI_INT, 1, tag, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[0]), 0);
    CHECK_EQUAL(MPI_Psend_init(second, 2, 2, MPI_INT, 1, tag, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[1]), 0);
    CHECK_EQUAL(MPI_Startall(2, requests), MPI_SUCCESS);
    for (int i = 0; i < 4; ++i) first[i] = 10 + i;
    for (int i = 0; i < 4; ++i) second[i] = 20 + i;
    CHECK_EQUAL(MPI_Pready(1, requests[1]), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Test(&requests[1], &flag, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL(flag, 0);
    CHECK_EQUAL(MPI_Pready(0, requests[1]), MPI_SUCCESS);
    plain = 99;
    MPI_Send(&plain, 1, MPI_INT, 1, tag, MPI_COMM_WORLD);
    CHECK_EQUAL(MPI_Pready_range(0, 3, requests[0]), MPI_SUCCESS);
  } else {
    CHECK_EQUAL(MPI_Precv_init(first, 2, 2, MPI_INT, 0, tag, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[0]), 0);
    CHECK_EQUAL(MPI_Precv_init(second, 4, 1, MPI_INT, 0, tag, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[1]), 0);
    CHECK_EQUAL(MPI_Startall(2, requests), MPI_SUCCESS);
    MPI_Recv(&plain, 1, MPI_INT, MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    CHECK_EQUAL(plain, 99);
  }
  CHECK_EQUAL(MPI_Waitall(2, requests, statuses), MPI_SUCCESS);
  CHECK(requests[0] != MPI_REQUEST_NULL);
  for (int i = 0; i < 4; ++i) CHECK_EQUAL(first[i], 10 + i);
  for (int i = 0; i < 4; ++i) CHECK_EQUAL(second[i], 20 + i);
  for (int i = 0; i < 2; ++i) CHECK_EQUAL(MPI_Request_free(&requests[i]), MPI_SUCCESS);
}

// No receive of other messages takes one, on the same communicator and with any tag; and tags reach as far as every
// library's do.
static void check_wildcards(void) {
  enum { tag = 32767 };
  int whole[2] = {0};
  int plain = 0;
  MPI_Request request;
  MPI_Status status;
  if (my_rank == 0) {
    CHECK_EQUAL(MPI_Psend_init(whole, 2, 1, MPI_INT, 1, tag, MPI_COMM_WORLD, MPI_INFO_NULL, &request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Start(&request), MPI_SUCCESS);
    whole[0] = 31;
    whole[1] = 32;
    CHECK_EQUAL(MPI_Pready_range(0, 1, request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    plain = 33;
    MPI_Send(&plain, 1, MPI_INT, 1, 4, MPI_COMM_WORLD);
  } else {
    CHECK_EQUAL(MPI_Recv(&plain, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &status), MPI_SUCCESS);
    CHECK_EQUAL(plain, 33);
    CHECK_EQUAL(status.MPI_TAG, 4);
    CHECK_EQUAL(MPI_Precv_init(whole, 2, 1, MPI_INT, 0, tag, MPI_COMM_WORLD, MPI_INFO_NULL, &request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Start(&request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Wait(&request, &status), MPI_SUCCESS);
    CHECK_EQUAL(whole[0], 31);
    CHECK_EQUAL(whole[1], 32);
    CHECK_EQUAL(status.MPI_TAG, tag);
    CHECK_EQUAL(status.MPI_SOURCE, 0);
  }
  CHECK_EQUAL(MPI_Request_free(&request), MPI_SUCCESS);
}

// A request outlives the program's handle of its communicator; each process has messages to itself.
static void check_freed_communicator(void) {
  int sent[2] = {41 + my_rank, 42};
  int received[2] = {0};
  MPI_Comm own[2];
  MPI_Comm_dup(MPI_COMM_WORLD, &own[0]);
  MPI_Comm_split(MPI_COMM_WORLD, my_rank, 0, &own[1]);
  for (int i = 0; i < 2; ++i) {
    const int peer = i == 0 ? 1 - my_rank : 0;
    MPI_Request requests[2];
    CHECK_EQUAL(MPI_Psend_init(sent, 2, 1, MPI_INT, peer, 0, own[i], MPI_INFO_NULL, &requests[0]), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Precv_init(received, 1, 2, MPI_INT, peer, 0, own[i], MPI_INFO_NULL, &requests[1]), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Comm_free(&own[i]), MPI_SUCCESS);
    for (int round = 0; round < 2; ++round) {
      received[0] = 0;
      CHECK_EQUAL(MPI_Startall(2, requests), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Pready_range(0, 1, requests[0]), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
      CHECK_EQUAL(received[0], i == 0 ? 42 - my_rank : 41 + my_rank);
    }
    for (int each = 0; each < 2; ++each) CHECK_EQUAL(MPI_Request_free(&requests[each]), MPI_SUCCESS);
  }
}

static void answer_of_an_older_library(void) {
  MPI_Request request = MPI_REQUEST_NULL;
  int flag = 0;
  const int list[1] = {0};
  CHECK(!AVAILABLE(MPI_Precv_init, values, parts, length, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request));
  CHECK(!AVAILABLE(MPI_Pready, 0, request));
  CHECK(!AVAILABLE(MPI_Pready_range, 0, 0, request));
  CHECK(!AVAILABLE(MPI_Pready_list, 1, list, request));
  CHECK(!AVAILABLE(MPI_Parrived, request, 0, &flag));
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Request probe = MPI_REQUEST_NULL;
  if (!AVAILABLE(MPI_Psend_init, values, 1, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &probe)) {
    answer_of_an_older_library();
    return finish_test();
  }
  check_nobody(probe);
  check_matching();
  check_wildcards();
  check_freed_communicator();
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_Psend_init(values, -1, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request), MPI_ERR_COUNT);
  CHECK_EQUAL(MPI_Psend_init(values, 1 << 20, 1 << 20, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request),
              MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_Precv_init(values, 1, 1, MPI_INT, MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request),
              MPI_ERR_RANK);
  const bool sends = my_rank == 0;
  const int other = 1 - my_rank;
  const int code =
      sends ? MPI_Psend_init(values, parts, length, MPI_INT, other, 3, MPI_COMM_WORLD, MPI_INFO_NULL, &request)
            : MPI_Precv_init(values, parts, length, MPI_INT, other, 3, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
  CHECK_EQUAL(code, MPI_SUCCESS);
  check_refusals(request, sends);
  for (int round = 0; round < 3; ++round) {
    if (sends) {
      send_all(&request, round * 1000);
    } else {
      receive_all(&request, round * 1000);
    }
  }
  CHECK_EQUAL(MPI_Request_free(&request), MPI_SUCCESS);
  return finish_test();
}
