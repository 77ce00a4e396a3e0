// Attribute functions that fail: the call that needed them fails with their code, and nothing is half done.
#include "guest_test.h"

static bool refuse;

static int copy(MPI_Comm comm, int keyval, void* extra, void* value, void* place, int* flag) {
  (void)comm, (void)keyval, (void)extra;
  *(void**)place = value;
  *flag = 1;
  return refuse ? MPI_ERR_OTHER : MPI_SUCCESS;
}

static int discard(MPI_Comm comm, int keyval, void* value, void* extra) {
  (void)comm, (void)keyval, (void)value, (void)extra;
  return refuse ? MPI_ERR_OTHER : MPI_SUCCESS;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int keyval = MPI_KEYVAL_INVALID;
  int value = 3;
  MPI_Comm comm;
  MPI_Comm second = MPI_COMM_NULL;
  MPI_Comm_create_keyval(copy, discard, &keyval, NULL);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Comm_set_attr(comm, keyval, &value);
  refuse = true;
  CHECK(MPI_Comm_dup(comm, &second) != MPI_SUCCESS);
  CHECK(second == MPI_COMM_NULL);
  CHECK(MPI_Comm_delete_attr(comm, keyval) != MPI_SUCCESS);
  CHECK(MPI_Comm_set_attr(comm, keyval, NULL) != MPI_SUCCESS);
  CHECK(MPI_Comm_free(&comm) != MPI_SUCCESS);
  int* found = NULL;
  int flag = 0;
  CHECK_EQUAL(MPI_Comm_get_attr(comm, keyval, &found, &flag), MPI_SUCCESS);
  CHECK(flag && found == &value);
  refuse = false;
  CHECK_EQUAL(MPI_Comm_dup(comm, &second), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_free(&second), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_free(&comm), MPI_SUCCESS);
  MPI_Comm_free_keyval(&keyval);
  return finish_test();
}
