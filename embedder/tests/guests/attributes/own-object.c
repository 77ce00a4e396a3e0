// Delete functions that try to free the object that they are called for, or to end MPI: that is refused, and the object
// goes as it was about to.
#include "guest_test.h"

static int refused;
static MPI_Comm own_comm;
static MPI_Datatype own_type;
static MPI_Win own_win;

static int free_the_comm(MPI_Comm comm, int keyval, void* value, void* extra) {
  (void)keyval, (void)value, (void)extra;
  MPI_Comm again = comm;
  refused += MPI_Comm_free(&again) == MPI_ERR_COMM && again == comm;
  // The handle that the caller holds changes; the object is still the one that was named.
  own_comm = MPI_COMM_WORLD;
  return MPI_SUCCESS;
}

static int copy_and_free(MPI_Comm comm, int keyval, void* extra, void* value, void* place, int* flag) {
  (void)keyval, (void)extra;
  MPI_Comm again = comm;
  refused += MPI_Comm_free(&again) == MPI_ERR_COMM && again == comm;
  *(void**)place = value;
  *flag = 1;
  return MPI_SUCCESS;
}

static int free_the_type(MPI_Datatype type, int keyval, void* value, void* extra) {
  (void)keyval, (void)value, (void)extra;
  MPI_Datatype again = type;
  refused += MPI_Type_free(&again) == MPI_ERR_TYPE && again == type;
  own_type = (MPI_Datatype)0x3fffff12;
  return MPI_SUCCESS;
}

static int free_the_win(MPI_Win win, int keyval, void* value, void* extra) {
  (void)keyval, (void)value, (void)extra;
  MPI_Win again = win;
  refused += MPI_Win_free(&again) == MPI_ERR_WIN && again == win;
  own_win = MPI_WIN_NULL;
  return MPI_SUCCESS;
}

static int delete_both(MPI_Comm comm, int keyval, void* value, void* extra) {
  (void)value;
  const int other = *(int*)extra;
  // The first one that is called deletes the other one, which then is not there any more.
  if (other != keyval && other != MPI_KEYVAL_INVALID) {
    *(int*)extra = MPI_KEYVAL_INVALID;
    MPI_Comm_delete_attr(comm, other);
  }
  return MPI_SUCCESS;
}

static int end_mpi(MPI_Comm comm, int keyval, void* value, void* extra) {
  (void)comm, (void)keyval, (void)value, (void)extra;
  refused += MPI_Finalize() == MPI_ERR_OTHER;
  return MPI_SUCCESS;
}

static void check_comm(void) {
  int keyval = MPI_KEYVAL_INVALID;
  refused = 0;
  MPI_Comm_create_keyval(copy_and_free, free_the_comm, &keyval, NULL);
  MPI_Comm_dup(MPI_COMM_WORLD, &own_comm);
  MPI_Comm_set_attr(own_comm, keyval, NULL);
  MPI_Comm copy = MPI_COMM_NULL;
  CHECK_EQUAL(MPI_Comm_dup(own_comm, &copy), MPI_SUCCESS);
  CHECK_EQUAL(refused, 1);
  CHECK_EQUAL(MPI_Comm_set_attr(copy, keyval, NULL), MPI_SUCCESS);
  CHECK_EQUAL(refused, 2);
  MPI_Comm freed = copy;
  CHECK_EQUAL(MPI_Comm_delete_attr(copy, keyval), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_free(&copy), MPI_SUCCESS);
  CHECK_EQUAL(refused, 3);
  int size = 0;
  CHECK_EQUAL(MPI_Comm_size(freed, &size), MPI_ERR_COMM);
  MPI_Comm_dup(MPI_COMM_WORLD, &own_comm);
  MPI_Comm_set_attr(own_comm, keyval, NULL);
  freed = own_comm;
  CHECK_EQUAL(MPI_Comm_free(&own_comm), MPI_SUCCESS);
  CHECK_EQUAL(refused, 4);
  CHECK(own_comm == MPI_COMM_NULL);
  CHECK_EQUAL(MPI_Comm_size(freed, &size), MPI_ERR_COMM);
  CHECK_EQUAL(MPI_Comm_size(MPI_COMM_WORLD, &size), MPI_SUCCESS);
  MPI_Comm_free_keyval(&keyval);
}

static void check_type(void) {
  int keyval = MPI_KEYVAL_INVALID;
  refused = 0;
  MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, free_the_type, &keyval, NULL);
  MPI_Type_contiguous(3, MPI_INT, &own_type);
  MPI_Type_set_attr(own_type, keyval, NULL);
  const MPI_Datatype freed = own_type;
  CHECK_EQUAL(MPI_Type_free(&own_type), MPI_SUCCESS);
  CHECK_EQUAL(refused, 1);
  CHECK(own_type == MPI_DATATYPE_NULL);
  int size = 0;
  CHECK_EQUAL(MPI_Type_size(freed, &size), MPI_ERR_TYPE);
  MPI_Type_free_keyval(&keyval);
}

static void check_win(void) {
  int keyval = MPI_KEYVAL_INVALID;
  int room[4];
  refused = 0;
  MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, free_the_win, &keyval, NULL);
  MPI_Win_create(room, sizeof room, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &own_win);
  MPI_Win_set_errhandler(own_win, MPI_ERRORS_RETURN);
  MPI_Win_set_attr(own_win, keyval, NULL);
  CHECK_EQUAL(MPI_Win_free(&own_win), MPI_SUCCESS);
  CHECK_EQUAL(refused, 1);
  CHECK(own_win == MPI_WIN_NULL);
  MPI_Win_free_keyval(&keyval);
}

static void check_deleting_each_other(void) {
  int other = MPI_KEYVAL_INVALID;
  int first = MPI_KEYVAL_INVALID;
  int second = MPI_KEYVAL_INVALID;
  MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, delete_both, &first, &other);
  MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, delete_both, &second, &other);
  other = first;
  MPI_Comm comm = MPI_COMM_NULL;
  MPI_Comm_dup(MPI_COMM_SELF, &comm);
  MPI_Comm_set_attr(comm, first, NULL);
  MPI_Comm_set_attr(comm, second, NULL);
  CHECK_EQUAL(MPI_Comm_free(&comm), MPI_SUCCESS);
  CHECK(other == MPI_KEYVAL_INVALID);
  MPI_Comm_free_keyval(&first);
  MPI_Comm_free_keyval(&second);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  check_comm();
  check_type();
  check_win();
  check_deleting_each_other();
  const int failed = sum_up();
  int keyval = MPI_KEYVAL_INVALID;
  refused = 0;
  MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, end_mpi, &keyval, NULL);
  MPI_Comm_set_attr(MPI_COMM_SELF, keyval, NULL);
  MPI_Finalize();
  return say_result(failed || refused != 1);
}
