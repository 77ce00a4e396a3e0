// What the binary interface says of itself.
#include "guest_test.h"

static void check_size(MPI_Info info, const char* key, int expected) {
  char value[16] = "";
  int length = sizeof value;
  int flag = 0;
  MPI_Info_get_string(info, key, &length, value, &flag);
  CHECK_EQUAL(flag, 1);
  CHECK_EQUAL(atoi(value), expected);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Info info = MPI_INFO_NULL;
  CHECK_EQUAL(MPI_Abi_get_info(&info), MPI_SUCCESS);
  check_size(info, "mpi_aint_size", sizeof(MPI_Aint));
  check_size(info, "mpi_count_size", sizeof(MPI_Count));
  check_size(info, "mpi_offset_size", sizeof(MPI_Offset));
  MPI_Info_free(&info);
  // Guests have no Fortran.
  CHECK_EQUAL(MPI_Abi_get_fortran_info(&info), MPI_SUCCESS);
  CHECK(info == MPI_INFO_NULL);
  CHECK_EQUAL(MPI_Abi_set_fortran_info(MPI_INFO_NULL), MPI_ERR_ABI);
  int yes = 1;
  int no = 0;
  int flag = 1;
  CHECK_EQUAL(MPI_Abi_get_fortran_booleans(4, &yes, &no, &flag), MPI_SUCCESS);
  CHECK_EQUAL(flag, 0);
  CHECK_EQUAL(MPI_Abi_set_fortran_booleans(4, &yes, &no), MPI_ERR_ABI);
  return finish_test();
}
