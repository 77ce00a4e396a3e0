// Attributes of datatypes, derived and predefined.
#include "guest_test.h"

static int deletions;

static int copy(MPI_Datatype type, int keyval, void* extra, void* value, void* place, int* flag) {
  (void)type, (void)keyval, (void)extra;
  *(void**)place = (int*)value + 1;
  *flag = 1;
  return MPI_SUCCESS;
}

static int discard(MPI_Datatype type, int keyval, void* value, void* extra) {
  (void)type, (void)keyval, (void)value, (void)extra;
  ++deletions;
  return MPI_SUCCESS;
}

static void* value_of(MPI_Datatype type, int keyval) {
  void* value = NULL;
  int flag = 0;
  CHECK_EQUAL(MPI_Type_get_attr(type, keyval, &value, &flag), MPI_SUCCESS);
  return flag ? value : NULL;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int values[2] = {1, 2};
  int keyval = MPI_KEYVAL_INVALID;
  MPI_Datatype type;
  MPI_Datatype second;
  MPI_Type_create_keyval(copy, discard, &keyval, NULL);
  MPI_Type_contiguous(2, MPI_INT, &type);
  CHECK_EQUAL(MPI_Type_set_attr(type, keyval, values), MPI_SUCCESS);
  CHECK(value_of(type, keyval) == values);
  MPI_Type_dup(type, &second);
  CHECK(value_of(second, keyval) == values + 1);
  CHECK_EQUAL(MPI_Type_delete_attr(type, keyval), MPI_SUCCESS);
  CHECK_EQUAL(deletions, 1);
  CHECK(value_of(type, keyval) == NULL);
  MPI_Type_free(&second);
  CHECK_EQUAL(deletions, 2);
  MPI_Type_free(&type);
  CHECK_EQUAL(deletions, 2);

  // A type has a second handle in the contents of another one; its attributes go with the last.
  MPI_Type_contiguous(2, MPI_INT, &type);
  MPI_Type_set_attr(type, keyval, values);
  MPI_Type_contiguous(2, type, &second);
  MPI_Datatype again = MPI_DATATYPE_NULL;
  int count = 0;
  MPI_Aint none = 0;
  CHECK_EQUAL(MPI_Type_get_contents(second, 1, 0, 1, &count, &none, &again), MPI_SUCCESS);
  MPI_Type_free(&again);
  CHECK_EQUAL(deletions, 2);
  CHECK(value_of(type, keyval) == values);
  MPI_Type_free(&type);
  CHECK_EQUAL(deletions, 3);
  MPI_Type_free(&second);
  CHECK_EQUAL(deletions, 3);

  MPI_Type_set_attr(MPI_INT, keyval, values);
  CHECK(value_of(MPI_INT, keyval) == values);
  CHECK(value_of(MPI_LONG, keyval) == NULL);
  MPI_Type_delete_attr(MPI_INT, keyval);
  CHECK_EQUAL(deletions, 4);
  CHECK_EQUAL(MPI_Type_free_keyval(&keyval), MPI_SUCCESS);
  CHECK_EQUAL(keyval, MPI_KEYVAL_INVALID);
  CHECK_EQUAL(MPI_Type_set_attr(MPI_INT, keyval, values), MPI_ERR_KEYVAL);
  return finish_test();
}
