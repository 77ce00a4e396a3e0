// Attributes by the functions of MPI-1.
#include "guest_test.h"

static int deletions;

static int discard(MPI_Comm comm, int keyval, void* value, void* extra) {
  (void)comm, (void)keyval, (void)value, (void)extra;
  ++deletions;
  return MPI_SUCCESS;
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  int keyval = MPI_KEYVAL_INVALID;
  int number = 3;
  void* value = NULL;
  int flag = -1;
  CHECK_EQUAL(MPI_Keyval_create(MPI_DUP_FN, discard, &keyval, NULL), MPI_SUCCESS);
  MPI_Attr_get(MPI_COMM_WORLD, keyval, &value, &flag);
  CHECK_EQUAL(flag, 0);
  CHECK_EQUAL(MPI_Attr_put(MPI_COMM_WORLD, keyval, &number), MPI_SUCCESS);
  MPI_Attr_get(MPI_COMM_WORLD, keyval, &value, &flag);
  CHECK_EQUAL(flag, 1);
  CHECK(value == &number);
  MPI_Comm copy;
  MPI_Comm_dup(MPI_COMM_WORLD, &copy);
  MPI_Attr_get(copy, keyval, &value, &flag);
  CHECK(flag == 1 && value == &number);
  MPI_Comm_free(&copy);
  CHECK_EQUAL(deletions, 1);
  CHECK_EQUAL(MPI_Attr_delete(MPI_COMM_WORLD, keyval), MPI_SUCCESS);
  CHECK_EQUAL(deletions, 2);
  CHECK_EQUAL(MPI_Keyval_free(&keyval), MPI_SUCCESS);
  CHECK_EQUAL(keyval, MPI_KEYVAL_INVALID);
  MPI_Attr_get(MPI_COMM_WORLD, MPI_TAG_UB, &value, &flag);
  CHECK(flag == 1 && *(int*)value >= 32767);
  return finish_test();
}
