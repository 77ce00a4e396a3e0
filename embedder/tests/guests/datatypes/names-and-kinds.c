// Names of types, types by size, pairs by their parts, and Fortran types by precision.
#include "guest_test.h"

static void check_name(MPI_Datatype type, const char* expected) {
  char name[MPI_MAX_OBJECT_NAME];
  int length = -1;
  MPI_Type_get_name(type, name, &length);
  CHECK_TEXT(name, expected);
  CHECK_EQUAL(length, strlen(expected));
}

static void check_match(int type_class, int size) {
  MPI_Datatype type = MPI_DATATYPE_NULL;
  int found = -1;
  CHECK_EQUAL(MPI_Type_match_size(type_class, size, &type), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Type_size(type, &found), MPI_SUCCESS);
  CHECK_EQUAL(found, size);
}

// A library without Fortran has no such types and says so.
static void check_precision(int code, MPI_Datatype* type, int combiner, int size) {
  if (code != MPI_SUCCESS) {
    CHECK(code == MPI_ERR_ARG || code == MPI_ERR_OTHER || code == MPI_ERR_UNSUPPORTED_OPERATION);
    return;
  }
  int found = -1;
  MPI_Type_size(*type, &found);
  CHECK_EQUAL(found, size);
  int integers = 0;
  int addresses = 0;
  int types = 0;
  int found_combiner = 0;
  MPI_Type_get_envelope(*type, &integers, &addresses, &types, &found_combiner);
  CHECK_EQUAL(found_combiner, combiner);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  check_name(MPI_INT, "MPI_INT");
  check_name(MPI_LONG, "MPI_LONG");
  check_name(MPI_DOUBLE_INT, "MPI_DOUBLE_INT");
  MPI_Datatype type;
  MPI_Type_contiguous(2, MPI_INT, &type);
  check_name(type, "");
  MPI_Type_set_name(type, "a pair");
  check_name(type, "a pair");
  MPI_Type_free(&type);

  check_match(MPI_TYPECLASS_INTEGER, 1);
  check_match(MPI_TYPECLASS_INTEGER, 8);
  check_match(MPI_TYPECLASS_REAL, 4);
  check_match(MPI_TYPECLASS_REAL, 8);
  check_match(MPI_TYPECLASS_COMPLEX, 8);
  check_match(MPI_TYPECLASS_COMPLEX, 16);
  CHECK_EQUAL(MPI_Type_match_size(MPI_TYPECLASS_REAL, 3, &type), MPI_ERR_ARG);

  CHECK_EQUAL(MPI_Type_get_value_index(MPI_DOUBLE, MPI_INT, &type), MPI_SUCCESS);
  CHECK(type == MPI_DOUBLE_INT);
  MPI_Type_get_value_index(MPI_INT, MPI_INT, &type);
  CHECK(type == MPI_2INT);
  MPI_Type_get_value_index(MPI_CHAR, MPI_CHAR, &type);
  CHECK(type == MPI_DATATYPE_NULL);

  check_precision(MPI_Type_create_f90_integer(9, &type), &type, MPI_COMBINER_F90_INTEGER, 4);
  check_precision(MPI_Type_create_f90_real(15, 300, &type), &type, MPI_COMBINER_F90_REAL, 8);
  check_precision(MPI_Type_create_f90_complex(6, MPI_UNDEFINED, &type), &type, MPI_COMBINER_F90_COMPLEX, 8);
  return finish_test();
}
