// Nonblocking duplicates that the library cannot complete, as it has no numbers left. MPICH gave their handles before,
// and has freed what they lead to: messages arrived on other communicators, and further calls ended the process.
#include "hostile.h"

enum { most = 4000, many = 6, spare = 200 };

static MPI_Comm all[most];
static MPI_Comm failed[many];
static MPI_Comm made[many];
static MPI_Request requests[many + 1];

static int make_all(void) {
  int count = 0;
  while (count < most && MPI_Comm_dup(MPI_COMM_WORLD, &all[count]) == MPI_SUCCESS) {
    MPI_Comm_set_errhandler(all[count], MPI_ERRORS_RETURN);
    ++count;
  }
  CHECK(count > 100 && count < most);
  return count;
}

static void check_is_nothing(MPI_Comm comm) {
  int size = 0;
  int sum = 0;
  MPI_Comm copy;
  CHECK_EQUAL(MPI_Comm_size(comm, &size), MPI_ERR_COMM);
  CHECK_EQUAL(MPI_Send(&size, 1, MPI_INT, my_rank, 7, comm), MPI_ERR_COMM);
  CHECK_EQUAL(MPI_Allreduce(&size, &sum, 1, MPI_INT, MPI_SUM, comm), MPI_ERR_COMM);
  CHECK_EQUAL(MPI_Comm_dup(comm, &copy), MPI_ERR_COMM);
  CHECK_EQUAL(MPI_Comm_free(&comm), MPI_ERR_COMM);
}

static void begin(MPI_Comm old, MPI_Comm* copies) {
  for (int i = 0; i < many; ++i) {
    copies[i] = MPI_COMM_NULL;
    CHECK_EQUAL(MPI_Comm_idup(old, &copies[i], &requests[i]), MPI_SUCCESS);
  }
}

static void check_all_failed(void) {
  for (int i = 0; i < many; ++i) {
    CHECK(requests[i] == MPI_REQUEST_NULL);
    check_is_nothing(failed[i]);
  }
}

// A message beside them in the list is complete.
static void wait_for_all(MPI_Comm old, bool with_statuses) {
  MPI_Status statuses[many + 1];
  int sent = 1;
  int received = 0;
  begin(old, failed);
  MPI_Irecv(&received, 1, MPI_INT, my_rank, 5, MPI_COMM_WORLD, &requests[many]);
  MPI_Send(&sent, 1, MPI_INT, my_rank, 5, MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Waitall(many + 1, requests, with_statuses ? statuses : MPI_STATUSES_IGNORE), MPI_ERR_IN_STATUS);
  for (int i = 0; with_statuses && i < many; ++i) CHECK(statuses[i].MPI_ERROR != MPI_SUCCESS);
  if (with_statuses) CHECK_EQUAL(statuses[many].MPI_ERROR, MPI_SUCCESS);
  CHECK_EQUAL(received, 1);
  check_all_failed();
}

static void wait_for_each(MPI_Comm old) {
  begin(old, failed);
  for (int i = 0; i < many; ++i) CHECK(MPI_Wait(&requests[i], MPI_STATUS_IGNORE) != MPI_SUCCESS);
  check_all_failed();
}

static void test_each(MPI_Comm old) {
  begin(old, failed);
  for (int i = 0; i < many; ++i) {
    int code = MPI_SUCCESS;
    int done = 0;
    while (requests[i] != MPI_REQUEST_NULL) code = MPI_Test(&requests[i], &done, MPI_STATUS_IGNORE);
    CHECK(code != MPI_SUCCESS);
  }
  check_all_failed();
}

static void test_all(MPI_Comm old) {
  int code = MPI_SUCCESS;
  int done = 0;
  begin(old, failed);
  while (code == MPI_SUCCESS && done == 0) code = MPI_Testall(many, requests, &done, MPI_STATUSES_IGNORE);
  CHECK_EQUAL(code, MPI_ERR_IN_STATUS);
  check_all_failed();
}

static void wait_for_any(MPI_Comm old) {
  begin(old, failed);
  for (int i = 0; i < many; ++i) {
    int found = MPI_UNDEFINED;
    CHECK(MPI_Waitany(many, requests, &found, MPI_STATUS_IGNORE) != MPI_SUCCESS);
    CHECK(found != MPI_UNDEFINED);
  }
  check_all_failed();
}

static void wait_for_some(MPI_Comm old, bool with_statuses) {
  int complete = 0;
  begin(old, failed);
  while (complete < many && checks_failed == 0) {
    MPI_Status statuses[many];
    int indices[many];
    int found = 0;
    const int code = MPI_Waitsome(many, requests, &found, indices, with_statuses ? statuses : MPI_STATUSES_IGNORE);
    CHECK_EQUAL(code, MPI_ERR_IN_STATUS);
    CHECK(found > 0 && found <= many - complete);
    for (int i = 0; with_statuses && i < found; ++i) CHECK(statuses[i].MPI_ERROR != MPI_SUCCESS);
    complete += found;
  }
  check_all_failed();
}

// Complete ones: other requests are freed with what they make.
static void free_each(MPI_Comm old) {
  begin(old, failed);
  for (int i = 0; i < many; ++i) {
    int done = 0;
    while (done == 0) MPI_Request_get_status(requests[i], &done, MPI_STATUS_IGNORE);
    CHECK_EQUAL(MPI_Request_free(&requests[i]), MPI_SUCCESS);
  }
  check_all_failed();
}

// What is made later lies where the failed ones did.
static void make_again(int* count) {
  for (int i = 0; i < spare; ++i) MPI_Comm_free(&all[--*count]);
  MPI_Comm copy;
  CHECK_EQUAL(MPI_Comm_dup(MPI_COMM_WORLD, &copy), MPI_SUCCESS);
  begin(all[0], made);
  CHECK_EQUAL(MPI_Waitall(many, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  for (int i = 0; i < many; ++i) check_is_nothing(failed[i]);
  for (int i = 0; i < many; ++i) {
    int sum = 0;
    CHECK_EQUAL(MPI_Allreduce(&my_rank, &sum, 1, MPI_INT, MPI_SUM, made[i]), MPI_SUCCESS);
    CHECK_EQUAL(sum, ranks * (ranks - 1) / 2);
    CHECK_EQUAL(MPI_Comm_free(&made[i]), MPI_SUCCESS);
  }
  MPI_Comm_free(&copy);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int count = make_all();
  wait_for_each(MPI_COMM_WORLD);
  wait_for_each(all[0]);
  test_each(all[0]);
  wait_for_all(all[0], true);
  wait_for_all(all[0], false);
  test_all(all[0]);
  wait_for_any(all[0]);
  wait_for_some(all[0], true);
  wait_for_some(all[0], false);
  free_each(all[0]);
  make_again(&count);
  while (count > 0) MPI_Comm_free(&all[--count]);
  return finish_test();
}
