// Copies of communicators, at once and later, with hints and without: own message spaces, attributes, error handlers.
#include "guest_test.h"

static int copied;

static int copy(MPI_Comm comm, int keyval, void* extra, void* value, void* place, int* flag) {
  (void)comm, (void)keyval, (void)extra;
  ++copied;
  *(void**)place = (char*)value + 1;
  *flag = 1;
  return MPI_SUCCESS;
}

static int keyval;
static int values[4];

static void check_copy(MPI_Comm comm) {
  int result = -1;
  MPI_Comm_compare(comm, MPI_COMM_WORLD, &result);
  CHECK_EQUAL(result, MPI_CONGRUENT);
  void* value = NULL;
  int flag = 0;
  MPI_Comm_get_attr(comm, keyval, &value, &flag);
  CHECK_EQUAL(flag, 1);
  CHECK(value == (char*)values + 1);
  MPI_Errhandler handler;
  MPI_Comm_get_errhandler(comm, &handler);
  CHECK(handler == MPI_ERRORS_RETURN);
  // A message on the copy is not seen on the original.
  const int out = 100 + my_rank;
  int in = -1;
  flag = 1;
  MPI_Request request;
  MPI_Isend(&out, 1, MPI_INT, 1 - my_rank, 3, comm, &request);
  MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
  CHECK_EQUAL(flag, 0);
  MPI_Recv(&in, 1, MPI_INT, 1 - my_rank, 3, comm, MPI_STATUS_IGNORE);
  CHECK_EQUAL(in, 101 - my_rank);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm_create_keyval(copy, MPI_COMM_NULL_DELETE_FN, &keyval, NULL);
  MPI_Comm_set_attr(MPI_COMM_WORLD, keyval, values);
  MPI_Comm comm;
  MPI_Request request;
  MPI_Info info;
  MPI_Info_create(&info);
  MPI_Info_set(info, "mpiwasm_test", "value");

  CHECK_EQUAL(MPI_Comm_dup(MPI_COMM_WORLD, &comm), MPI_SUCCESS);
  check_copy(comm);
  MPI_Comm_free(&comm);
  CHECK_EQUAL(MPI_Comm_dup_with_info(MPI_COMM_WORLD, info, &comm), MPI_SUCCESS);
  check_copy(comm);
  MPI_Comm_free(&comm);
  CHECK_EQUAL(MPI_Comm_idup(MPI_COMM_WORLD, &comm, &request), MPI_SUCCESS);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  check_copy(comm);
  MPI_Comm_free(&comm);
  CHECK_EQUAL(MPI_Comm_idup_with_info(MPI_COMM_WORLD, info, &comm, &request), MPI_SUCCESS);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  check_copy(comm);
  MPI_Comm_free(&comm);
  CHECK_EQUAL(copied, 4);

  // Two copies made at the same time.
  MPI_Comm two[2];
  MPI_Request requests[2];
  MPI_Comm_idup(MPI_COMM_WORLD, &two[0], &requests[0]);
  MPI_Comm_idup(MPI_COMM_WORLD, &two[1], &requests[1]);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  check_copy(two[1]);
  check_copy(two[0]);
  MPI_Comm_free(&two[0]);
  MPI_Comm_free(&two[1]);
  MPI_Info_free(&info);
  MPI_Comm_delete_attr(MPI_COMM_WORLD, keyval);
  MPI_Comm_free_keyval(&keyval);
  return finish_test();
}
