// Attributes of communicators: their values, their copies, and when the guest's functions are called.
#include "guest_test.h"

static int copies;
static int deletions;
static void* last_deleted;
static void* last_extra;
static MPI_Comm last_comm;
static int state;

static int copy(MPI_Comm comm, int keyval, void* extra, void* value, void* place, int* flag) {
  (void)keyval;
  last_extra = extra;
  last_comm = comm;
  ++copies;
  *(void**)place = (int*)value + 1;
  *flag = value != NULL;  // null values are not copied
  return MPI_SUCCESS;
}

static int discard(MPI_Comm comm, int keyval, void* value, void* extra) {
  (void)keyval;
  last_extra = extra;
  last_comm = comm;
  last_deleted = value;
  ++deletions;
  return MPI_SUCCESS;
}

static bool get(MPI_Comm comm, int keyval, void** value) {
  int flag = -1;
  *value = NULL;
  CHECK_EQUAL(MPI_Comm_get_attr(comm, keyval, value, &flag), MPI_SUCCESS);
  return flag != 0;
}

static void set_and_delete(void) {
  int keyval = MPI_KEYVAL_INVALID;
  int values[2] = {5, 6};
  void* found = NULL;
  CHECK_EQUAL(MPI_Comm_create_keyval(copy, discard, &keyval, &state), MPI_SUCCESS);
  CHECK(keyval != MPI_KEYVAL_INVALID);
  CHECK(!get(MPI_COMM_WORLD, keyval, &found));
  CHECK_EQUAL(MPI_Comm_set_attr(MPI_COMM_WORLD, keyval, &values[0]), MPI_SUCCESS);
  CHECK(get(MPI_COMM_WORLD, keyval, &found));
  CHECK(found == &values[0]);
  // A new value deletes the old one.
  MPI_Comm_set_attr(MPI_COMM_WORLD, keyval, &values[1]);
  CHECK_EQUAL(deletions, 1);
  CHECK(last_deleted == &values[0]);
  CHECK(last_extra == &state);
  CHECK(last_comm == MPI_COMM_WORLD);
  CHECK(get(MPI_COMM_WORLD, keyval, &found) && found == &values[1]);
  CHECK(!get(MPI_COMM_SELF, keyval, &found));
  CHECK_EQUAL(MPI_Comm_delete_attr(MPI_COMM_WORLD, keyval), MPI_SUCCESS);
  CHECK_EQUAL(deletions, 2);
  CHECK(!get(MPI_COMM_WORLD, keyval, &found));
  CHECK_EQUAL(MPI_Comm_free_keyval(&keyval), MPI_SUCCESS);
  CHECK_EQUAL(keyval, MPI_KEYVAL_INVALID);
}

static void copy_with_communicator(void) {
  int keyvals[4];
  int values[2] = {5, 6};
  void* found = NULL;
  copies = deletions = 0;
  MPI_Comm_create_keyval(copy, discard, &keyvals[0], NULL);
  MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, &keyvals[1], NULL);
  MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, discard, &keyvals[2], NULL);
  MPI_Comm_create_keyval(copy, discard, &keyvals[3], NULL);
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_SELF, &comm);
  for (int i = 0; i < 3; ++i) MPI_Comm_set_attr(comm, keyvals[i], &values[0]);
  MPI_Comm_set_attr(comm, keyvals[3], NULL);
  MPI_Comm second;
  MPI_Comm_dup(comm, &second);
  CHECK_EQUAL(copies, 2);
  CHECK(get(second, keyvals[0], &found) && found == &values[1]);
  CHECK(get(second, keyvals[1], &found) && found == &values[0]);
  CHECK(!get(second, keyvals[2], &found));
  CHECK(!get(second, keyvals[3], &found));
  CHECK(get(comm, keyvals[3], &found) && found == NULL);
  // Keys that are given up live as long as attributes use them.
  for (int i = 0; i < 4; ++i) MPI_Comm_free_keyval(&keyvals[i]);
  MPI_Comm_free(&second);
  CHECK_EQUAL(deletions, 1);
  CHECK(last_deleted == &values[1]);
  MPI_Comm_free(&comm);
  CHECK_EQUAL(deletions, 4);
}

static void refuse(void) {
  int keyval = 12345;
  void* value = NULL;
  int flag = 0;
  CHECK_EQUAL(MPI_Comm_get_attr(MPI_COMM_WORLD, keyval, &value, &flag), MPI_ERR_KEYVAL);
  CHECK_EQUAL(MPI_Comm_set_attr(MPI_COMM_WORLD, keyval, NULL), MPI_ERR_KEYVAL);
  CHECK_EQUAL(MPI_Comm_delete_attr(MPI_COMM_WORLD, keyval), MPI_ERR_KEYVAL);
  CHECK_EQUAL(MPI_Comm_free_keyval(&keyval), MPI_ERR_KEYVAL);
  CHECK_EQUAL(MPI_Comm_set_attr(MPI_COMM_WORLD, MPI_TAG_UB, NULL), MPI_ERR_KEYVAL);
  MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN, &keyval, NULL);
  CHECK_EQUAL(MPI_Comm_set_attr(MPI_COMM_WORLD, keyval, NULL), MPI_ERR_KEYVAL);
  MPI_Type_free_keyval(&keyval);
  CHECK_EQUAL(MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, MPI_WIN_NULL_DELETE_FN, &keyval, NULL), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_set_attr(MPI_COMM_WORLD, keyval, NULL), MPI_ERR_KEYVAL);
  CHECK_EQUAL(MPI_Win_free_keyval(&keyval), MPI_SUCCESS);
  CHECK_EQUAL(keyval, MPI_KEYVAL_INVALID);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  set_and_delete();
  copy_with_communicator();
  refuse();
  return finish_test();
}
