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

// A message to nobody is complete once it is started and its parts are marked.
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
