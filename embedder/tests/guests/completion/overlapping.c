// Results of a call that lie over each other, or over the requests that it completes: wrong programs, which may get
// nonsense in that memory, but whose later calls must find everything else as it is.
#include "guest_test.h"

static void start_two(int* numbers, MPI_Request* requests) {
  MPI_Irecv(&numbers[0], 1, MPI_INT, my_rank, 1, MPI_COMM_WORLD, &requests[0]);
  MPI_Irecv(&numbers[1], 1, MPI_INT, my_rank, 2, MPI_COMM_WORLD, &requests[1]);
}

static void send_to_myself(int number, int tag) {
  MPI_Request request;
  MPI_Isend(&number, 1, MPI_INT, my_rank, tag, MPI_COMM_WORLD, &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
}

static void check_numbers_over_each_other(void) {
  int numbers[2];
  MPI_Request requests[2];
  int place[2];
  start_two(numbers, requests);
  send_to_myself(1, 1);
  send_to_myself(2, 2);
  for (int left = 2; left > 0;) {
    CHECK_EQUAL(MPI_Waitsome(2, requests, &place[0], place, MPI_STATUSES_IGNORE), MPI_SUCCESS);
    CHECK(place[0] >= 1 && place[0] <= left);
    if (place[0] < 1) return;
    left -= place[0];
  }
  CHECK(requests[0] == MPI_REQUEST_NULL && requests[1] == MPI_REQUEST_NULL);
  CHECK_EQUAL(numbers[0] + numbers[1], 3);
}

static void check_count_over_the_list(void) {
  int numbers[2];
  MPI_Request requests[2];
  int indices[2];
  MPI_Status statuses[2];
  start_two(numbers, requests);
  const MPI_Request kept = requests[1];
  send_to_myself(1, 1);
  CHECK_EQUAL(MPI_Waitsome(2, requests, (int*)(void*)&requests[0], indices, statuses), MPI_SUCCESS);
  CHECK_EQUAL(indices[0], 0);
  CHECK(requests[1] == kept);
  send_to_myself(2, 2);
  CHECK_EQUAL(MPI_Wait(&requests[1], statuses), MPI_SUCCESS);
  CHECK_EQUAL(statuses[0].MPI_TAG, 2);
}

static void check_flag_over_the_index(void) {
  int numbers[2];
  MPI_Request requests[2];
  MPI_Status status;
  memset(&status, 0x5a, sizeof status);
  start_two(numbers, requests);
  int both = 0;
  CHECK_EQUAL(MPI_Testany(2, requests, &both, &both, &status), MPI_SUCCESS);
  CHECK_EQUAL(status.MPI_TAG, 0x5a5a5a5a);  // nothing was complete
  send_to_myself(1, 1);
  send_to_myself(2, 2);
  CHECK_EQUAL(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  check_numbers_over_each_other();
  check_count_over_the_list();
  check_flag_over_the_index();
  return finish_test();
}
