// Numbers that overflow in a library, or that would fill the host's memory.
#include "guest_test.h"

static void check_statuses(void) {
  MPI_Status status = {0};
  MPI_Count count = 0;
  const MPI_Count far[] = {((MPI_Count)1 << 60) + 1, (MPI_Count)1 << 62, INT64_MAX};
  for (int i = 0; i < LENGTH(far); ++i) {
    CHECK_EQUAL(MPI_Status_set_elements_x(&status, MPI_BYTE, far[i]), MPI_ERR_COUNT);
    CHECK_EQUAL(MPI_Status_set_elements_x(&status, MPI_DOUBLE, far[i] / 8 + 1), MPI_ERR_COUNT);
  }
  CHECK_EQUAL(MPI_Status_set_elements_x(&status, MPI_DOUBLE, (MPI_Count)1 << 50), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Get_elements_x(&status, MPI_DOUBLE, &count), MPI_SUCCESS);
  CHECK_EQUAL(count, (MPI_Count)1 << 50);
}

static void check_precisions(void) {
  MPI_Datatype type;
  CHECK_EQUAL(MPI_Type_create_f90_real(MPI_UNDEFINED, MPI_UNDEFINED, &type), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Type_create_f90_complex(MPI_UNDEFINED, MPI_UNDEFINED, &type), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Type_create_f90_integer(MPI_UNDEFINED, &type), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Type_create_f90_real(-5, 0, &type), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Type_create_f90_integer(-1, &type), MPI_ERR_ARG);
}

static void check_sums(void) {
  int values[2] = {0, 0};
  const int counts[2] = {INT32_MAX, INT32_MAX};
  CHECK_EQUAL(MPI_Reduce_scatter(values, values, counts, MPI_INT, MPI_SUM, MPI_COMM_WORLD), MPI_ERR_VALUE_TOO_LARGE);
  MPI_Request request;
  CHECK_EQUAL(MPI_Ireduce_scatter(values, values, counts, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request),
              MPI_ERR_VALUE_TOO_LARGE);
}

static void check_errors(void) {
  enum { most = 1 << 20 };
  int code = 0;
  CHECK_EQUAL(MPI_Add_error_class(&code), MPI_SUCCESS);
  static char text[MPI_MAX_ERROR_STRING + 1];
  memset(text, 'x', MPI_MAX_ERROR_STRING);
  CHECK_EQUAL(MPI_Add_error_string(code, text), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Add_error_string(code, text + 1), MPI_SUCCESS);
  int added = 1;
  while (added <= most && MPI_Add_error_code(code, &(int){0}) == MPI_SUCCESS) ++added;
  CHECK_EQUAL(added, most);
  CHECK_EQUAL(MPI_Add_error_class(&code), MPI_ERR_NO_MEM);
}

static void check_keyvals(void) {
  enum { most = 1 << 20 };
  int made = 0;
  int keyval = 0;
  int code = MPI_SUCCESS;
  while (made <= most && code == MPI_SUCCESS) {
    code = MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &keyval, NULL);
    made += code == MPI_SUCCESS;
  }
  CHECK_EQUAL(code, MPI_ERR_NO_MEM);
  CHECK_EQUAL(made, most);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  check_statuses();
  check_precisions();
  check_sums();
  check_errors();
  check_keyvals();
  return finish_test();
}
