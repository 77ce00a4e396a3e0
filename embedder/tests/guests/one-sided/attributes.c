// The attributes that every window has, for each way to make one, and those of the program.
#include "window.h"

static int memory[slots];
static int deletions;

static void check_number(MPI_Win win, int key, long long expected) {
  int* number = NULL;
  int found = 0;
  CHECK_EQUAL(MPI_Win_get_attr(win, key, &number, &found), MPI_SUCCESS);
  CHECK_EQUAL(found, 1);
  if (CHECK(number != NULL)) CHECK_EQUAL(*number, expected);
}

static void check_predefined(MPI_Win win, const void* base, int size, int unit, int flavor) {
  void* found_base = NULL;
  int found = 0;
  CHECK_EQUAL(MPI_Win_get_attr(win, MPI_WIN_BASE, &found_base, &found), MPI_SUCCESS);
  CHECK_EQUAL(found, 1);
  CHECK(found_base == base);
  check_number(win, MPI_WIN_SIZE, size);
  check_number(win, MPI_WIN_DISP_UNIT, unit);
  check_number(win, MPI_WIN_CREATE_FLAVOR, flavor);
  int* model = NULL;
  CHECK_EQUAL(MPI_Win_get_attr(win, MPI_WIN_MODEL, &model, &found), MPI_SUCCESS);
  CHECK(*model == MPI_WIN_UNIFIED || *model == MPI_WIN_SEPARATE);
  // They cannot be changed.
  CHECK_EQUAL(MPI_Win_set_attr(win, MPI_WIN_SIZE, NULL), MPI_ERR_KEYVAL);
  CHECK_EQUAL(MPI_Win_delete_attr(win, MPI_WIN_BASE), MPI_ERR_KEYVAL);
}

static void all_flavors(void) {
  MPI_Win win = make_window(memory, sizeof memory, 4);
  check_predefined(win, memory, sizeof memory, 4, MPI_WIN_FLAVOR_CREATE);
  free_window(&win);

  char* allocated = NULL;
  MPI_Win_allocate(100 + my_rank, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &allocated, &win);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  check_predefined(win, allocated, 100 + my_rank, 1, MPI_WIN_FLAVOR_ALLOCATE);
  free_window(&win);

  MPI_Win_allocate_shared(64, 8, MPI_INFO_NULL, MPI_COMM_WORLD, &allocated, &win);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  check_predefined(win, allocated, 64, 8, MPI_WIN_FLAVOR_SHARED);
  free_window(&win);

  MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  check_predefined(win, MPI_BOTTOM, 0, 1, MPI_WIN_FLAVOR_DYNAMIC);
  free_window(&win);
}

static int on_delete(MPI_Win win, int keyval, void* value, void* extra) {
  (void)win, (void)keyval;
  ++deletions;
  CHECK(value == &memory[1] || value == &memory[2]);
  CHECK(extra == &memory[3]);
  return MPI_SUCCESS;
}

static int refuse(MPI_Win win, int keyval, void* value, void* extra) {
  (void)win, (void)keyval, (void)value, (void)extra;
  return MPI_ERR_ACCESS;
}

static void own_keys(void) {
  MPI_Win win = make_window(memory, sizeof memory, 4);
  int key = 0;
  CHECK_EQUAL(MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, on_delete, &key, &memory[3]), MPI_SUCCESS);
  void* value = NULL;
  int found = 1;
  CHECK_EQUAL(MPI_Win_get_attr(win, key, &value, &found), MPI_SUCCESS);
  CHECK_EQUAL(found, 0);
  CHECK_EQUAL(MPI_Win_set_attr(win, key, &memory[1]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_set_attr(win, key, &memory[2]), MPI_SUCCESS);
  CHECK_EQUAL(deletions, 1);
  CHECK_EQUAL(MPI_Win_get_attr(win, key, &value, &found), MPI_SUCCESS);
  CHECK(found && value == &memory[2]);
  CHECK_EQUAL(MPI_Win_delete_attr(win, key), MPI_SUCCESS);
  CHECK_EQUAL(deletions, 2);
  CHECK_EQUAL(MPI_Win_set_attr(win, key, &memory[1]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_free_keyval(&key), MPI_SUCCESS);
  CHECK_EQUAL(key, MPI_KEYVAL_INVALID);
  // The attribute goes with the window; a function that refuses keeps the window alive.
  CHECK_EQUAL(MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, refuse, &key, NULL), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_set_attr(win, key, NULL), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_free(&win), MPI_ERR_ACCESS);
  CHECK(win != MPI_WIN_NULL);
  MPI_Win kept = make_window(memory, sizeof memory, 4);
  free_window(&kept);
  CHECK_EQUAL(deletions, 2);
  // Keys of other objects are none of windows.
  int other = 0;
  MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &other, NULL);
  CHECK_EQUAL(MPI_Win_set_attr(win, other, NULL), MPI_ERR_KEYVAL);
  MPI_Comm_free_keyval(&other);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  all_flavors();
  own_keys();
  return finish_test();
}
