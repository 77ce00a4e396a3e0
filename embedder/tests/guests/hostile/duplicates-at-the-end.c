// A function that deletes an attribute of MPI_COMM_SELF runs in MPI_Finalize, and begins duplicates there, which Open
// MPI 4.1 does not survive.
#include "hostile.h"

enum { most = 8 };

static MPI_Comm copies[most];
static MPI_Request requests[most];
static int begun;

static int begin_duplicates(MPI_Comm comm, int keyval, void* value, void* extra) {
  (void)comm, (void)keyval, (void)value, (void)extra;
  for (; begun < most; ++begun)
    CHECK_EQUAL(MPI_Comm_idup(MPI_COMM_WORLD, &copies[begun], &requests[begun]), MPI_SUCCESS);
  return MPI_SUCCESS;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int keyval = MPI_KEYVAL_INVALID;
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, begin_duplicates, &keyval, NULL);
  MPI_Comm_set_attr(MPI_COMM_SELF, keyval, NULL);
  CHECK_EQUAL(class_of(MPI_Finalize()), MPI_ERR_PENDING);
  CHECK_EQUAL(begun, most);
  CHECK_EQUAL(MPI_Waitall(most, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  for (int i = 0; i < most; ++i) CHECK_EQUAL(MPI_Comm_free(&copies[i]), MPI_SUCCESS);
  return finish_test();
}
