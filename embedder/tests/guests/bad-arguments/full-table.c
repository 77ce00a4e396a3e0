// A program can hold so many objects of a kind and no more: the next one is an error, and the others are as they were.
#include "guest_test.h"

static void ignore(MPI_Comm* comm, int* code, ...) { (void)comm, (void)code; }

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Errhandler first = MPI_ERRHANDLER_NULL, last = MPI_ERRHANDLER_NULL, one_more = MPI_ERRHANDLER_NULL;
  CHECK_EQUAL(MPI_Comm_create_errhandler(ignore, &first), MPI_SUCCESS);
  const int most = 1 << 22;
  for (int i = 1; i < most; ++i) {
    if (MPI_Comm_create_errhandler(ignore, &last) != MPI_SUCCESS) return !CHECK_EQUAL(i, most);
  }
  CHECK_EQUAL(MPI_Comm_create_errhandler(ignore, &one_more), MPI_ERR_NO_MEM);
  CHECK(one_more == MPI_ERRHANDLER_NULL);
  CHECK_EQUAL(MPI_Comm_set_errhandler(MPI_COMM_SELF, first), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Errhandler_free(&last), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_create_errhandler(ignore, &one_more), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_set_errhandler(MPI_COMM_SELF, one_more), MPI_SUCCESS);
  return finish_test();
}
