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

static void check_text(MPI_Info info, const char* key, const char* expected) {
  char value[16] = "";
  int length = sizeof value;
  int flag = 0;
  MPI_Info_get_string(info, key, &length, value, &flag);
  CHECK_EQUAL(flag, 1);
  CHECK(strcmp(value, expected) == 0);
}

// The default types of mpiwasm-fc, which has no REAL(16). They are not a program's to set.
static void check_fortran_types(void) {
  MPI_Info info = MPI_INFO_NULL;
  CHECK_EQUAL(MPI_Abi_get_fortran_info(&info), MPI_SUCCESS);
  check_size(info, "mpi_logical_size", 4);
  check_size(info, "mpi_integer_size", 4);
  check_size(info, "mpi_real_size", 4);
  check_size(info, "mpi_double_precision_size", 8);
  check_text(info, "mpi_integer4_supported", "true");
  check_text(info, "mpi_real16_supported", "false");
  CHECK_EQUAL(MPI_Abi_set_fortran_info(info), MPI_ERR_ABI);
  MPI_Info_free(&info);
}

static void check_fortran_booleans(void) {
  for (int size = 1; size <= 8; size *= 2) {
    unsigned char yes[9];
    unsigned char no[9];
    memset(yes, 7, sizeof yes);
    memset(no, 7, sizeof no);
    int flag = 0;
    CHECK_EQUAL(MPI_Abi_get_fortran_booleans(size, yes, no, &flag), MPI_SUCCESS);
    CHECK_EQUAL(flag, 1);
    for (int i = 0; i < size; ++i) {
      CHECK_EQUAL(yes[i], i == 0);
      CHECK_EQUAL(no[i], 0);
    }
    CHECK_EQUAL(yes[size], 7);
    CHECK_EQUAL(no[size], 7);
  }
  int yes = 7;
  int no = 7;
  int flag = 1;
  CHECK_EQUAL(MPI_Abi_get_fortran_booleans(3, &yes, &no, &flag), MPI_SUCCESS);
  CHECK_EQUAL(flag, 0);
  CHECK_EQUAL(yes, 7);
  CHECK_EQUAL(MPI_Abi_get_fortran_booleans(4, NULL, &no, &flag), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Abi_set_fortran_booleans(4, &yes, &no), MPI_ERR_ABI);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Info info = MPI_INFO_NULL;
  CHECK_EQUAL(MPI_Abi_get_info(&info), MPI_SUCCESS);
  check_size(info, "mpi_aint_size", sizeof(MPI_Aint));
  check_size(info, "mpi_count_size", sizeof(MPI_Count));
  check_size(info, "mpi_offset_size", sizeof(MPI_Offset));
  MPI_Info_free(&info);
  check_fortran_types();
  check_fortran_booleans();
  return finish_test();
}
