// How the program was started, as hints.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Info info = MPI_INFO_NULL;
  CHECK_EQUAL(MPI_Info_create_env(argc, argv, &info), MPI_SUCCESS);
  int keys = -1;
  CHECK_EQUAL(MPI_Info_get_nkeys(info, &keys), MPI_SUCCESS);
  CHECK(keys >= 0);
  MPI_Info_free(&info);
  CHECK_EQUAL(MPI_Info_get_nkeys(MPI_INFO_ENV, &keys), MPI_SUCCESS);
  CHECK(keys >= 0);
  // It is not the program's to give up.
  MPI_Info predefined = MPI_INFO_ENV;
  CHECK_EQUAL(MPI_Info_free(&predefined), MPI_ERR_INFO);
  return finish_test();
}
