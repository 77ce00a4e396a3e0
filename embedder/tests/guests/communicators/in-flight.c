// Communicators that are freed while operations on them run, and one that is not finished: operations keep what they
// use, and a handle leads to nothing before its communicator is there.
#include "guest_test.h"

enum { length = 1 << 14 };

// Keeps the other processes waiting for rank 0 for as long as it takes to free something.
static void let_others_wait(void) {
  if (my_rank != 0) return;
  const double start = MPI_Wtime();
  while (MPI_Wtime() - start < 0.02) continue;
}

static void free_parent(int times) {
  for (int i = 0; i < times; ++i) {
    MPI_Comm parent, copy = MPI_COMM_NULL;
    MPI_Comm_dup(MPI_COMM_WORLD, &parent);
    let_others_wait();
    MPI_Request request = MPI_REQUEST_NULL;
    CHECK_EQUAL(MPI_Comm_idup(parent, &copy, &request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Comm_free(&parent), MPI_SUCCESS);
    CHECK(parent == MPI_COMM_NULL);
    CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    int sum = 0;
    CHECK_EQUAL(MPI_Allreduce(&my_rank, &sum, 1, MPI_INT, MPI_SUM, copy), MPI_SUCCESS);
    CHECK_EQUAL(sum, ranks * (ranks - 1) / 2);
    CHECK_EQUAL(MPI_Comm_free(&copy), MPI_SUCCESS);
  }
}

// The program cannot free, nor use, what the library has not made yet.
static void use_too_early(void) {
  MPI_Comm copy = MPI_COMM_NULL;
  MPI_Request request = MPI_REQUEST_NULL;
  let_others_wait();
  CHECK_EQUAL(MPI_Comm_idup(MPI_COMM_WORLD, &copy, &request), MPI_SUCCESS);
  if (request != MPI_REQUEST_NULL) {
    MPI_Comm early = copy;
    int size = 0;
    CHECK_EQUAL(MPI_Comm_free(&early), MPI_ERR_COMM);
    CHECK_EQUAL(MPI_Comm_size(copy, &size), MPI_ERR_COMM);
    CHECK_EQUAL(MPI_Barrier(copy), MPI_ERR_COMM);
    CHECK_EQUAL(MPI_Comm_set_errhandler(copy, MPI_ERRORS_RETURN), MPI_ERR_COMM);
  }
  CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Barrier(copy), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_free(&copy), MPI_SUCCESS);
}

// Every collective operation here has its own communicator, which is freed at once.
static void free_during_collectives(void) {
  enum { operations = 7 };
  static int in[operations][2 * length], out[operations][2 * length];
  MPI_Request requests[operations];
  let_others_wait();
  for (int i = 0; i < operations; ++i) {
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    for (int j = 0; j < 2 * length; ++j) in[i][j] = j;
    const int part = length / ranks;
    int code = MPI_SUCCESS;
    if (i == 0) code = MPI_Ibarrier(comm, &requests[i]);
    if (i == 1) code = MPI_Ibcast(in[i], length, MPI_INT, 0, comm, &requests[i]);
    if (i == 2) code = MPI_Iallreduce(in[i], out[i], length, MPI_INT, MPI_MAX, comm, &requests[i]);
    if (i == 3) code = MPI_Iallgather(in[i], part, MPI_INT, out[i], part, MPI_INT, comm, &requests[i]);
    if (i == 4) code = MPI_Ialltoall(in[i], part, MPI_INT, out[i], part, MPI_INT, comm, &requests[i]);
    if (i == 5) code = MPI_Iscan(in[i], out[i], length, MPI_INT, MPI_MIN, comm, &requests[i]);
    if (i == 6) code = MPI_Ireduce(in[i], out[i], length, MPI_INT, MPI_MAX, ranks - 1, comm, &requests[i]);
    CHECK_EQUAL(code, MPI_SUCCESS);
    CHECK_EQUAL(MPI_Comm_free(&comm), MPI_SUCCESS);
  }
  CHECK_EQUAL(MPI_Waitall(operations, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(out[2][length - 1], length - 1);
  CHECK_EQUAL(out[5][length - 1], length - 1);
}

// Thousands of communicators, each freed with its persistent operation, leave nothing behind.
static void free_with_persistent(int times) {
  for (int i = 0; i < times; ++i) {
    MPI_Comm comm;
    CHECK_EQUAL(MPI_Comm_dup(MPI_COMM_SELF, &comm), MPI_SUCCESS);
    int sum = 0;
    MPI_Request request = MPI_REQUEST_NULL;
    CHECK_EQUAL(MPI_Allreduce_init(&i, &sum, 1, MPI_INT, MPI_SUM, comm, MPI_INFO_NULL, &request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Comm_free(&comm), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Start(&request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL(sum, i);
    CHECK_EQUAL(MPI_Request_free(&request), MPI_SUCCESS);
  }
}

static void free_with_matched_message(void) {
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  const int peer = ranks - 1 - my_rank;
  MPI_Request request;
  int received = -1;
  MPI_Message message = MPI_MESSAGE_NULL;
  CHECK_EQUAL(MPI_Isend(&my_rank, 1, MPI_INT, peer, 5, comm, &request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Mprobe(peer, 5, comm, &message, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_free(&comm), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Mrecv(&received, 1, MPI_INT, &message, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(received, peer);
  CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
}

static int fail_to_copy(MPI_Comm comm, int key, void* state, void* value, void* copy, int* copied) {
  (void)comm, (void)key, (void)state, (void)value, (void)copy, (void)copied;
  return MPI_ERR_OTHER;
}

// The operation has begun when the program's function refuses the copy.
static void refuse_copy(void) {
  MPI_Comm comm, copy = MPI_COMM_NULL;
  int key = 0;
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Comm_create_keyval(fail_to_copy, MPI_COMM_NULL_DELETE_FN, &key, NULL);
  MPI_Comm_set_attr(comm, key, NULL);
  CHECK_EQUAL(MPI_Comm_idup(comm, &copy, &request), MPI_ERR_OTHER);
  CHECK(copy == MPI_COMM_NULL && request == MPI_REQUEST_NULL);
  MPI_Comm_delete_attr(comm, key);
  CHECK_EQUAL(MPI_Barrier(comm), MPI_SUCCESS);
  MPI_Comm_free_keyval(&key);
  CHECK_EQUAL(MPI_Comm_free(&comm), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  free_parent(20);
  use_too_early();
  free_during_collectives();
  free_with_persistent(3000);
  free_with_matched_message();
  refuse_copy();
  return finish_test();
}
