// Keys and values of hints that are too long or empty, and keys by number that are not there.
#include "guest_test.h"

static MPI_Info info;
static char text[8192];
static int flag;
static int length;

static void check_key(const char* key) {
  CHECK_EQUAL(MPI_Info_set(info, key, "value"), MPI_ERR_INFO_KEY);
  CHECK_EQUAL(MPI_Info_delete(info, key), MPI_ERR_INFO_KEY);
  CHECK_EQUAL(MPI_Info_get(info, key, 8, (char[16]){0}, &flag), MPI_ERR_INFO_KEY);
  CHECK_EQUAL(MPI_Info_get_valuelen(info, key, &length, &flag), MPI_ERR_INFO_KEY);
  int room = 16;
  CHECK_EQUAL(MPI_Info_get_string(info, key, &room, (char[16]){0}, &flag), MPI_ERR_INFO_KEY);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Info_create(&info);
  memset(text, 'k', sizeof text - 1);
  check_key("");
  check_key(text);
  check_key(text + sizeof text - 1 - MPI_MAX_INFO_KEY);
  CHECK_EQUAL(MPI_Info_set(info, "key", text), MPI_ERR_INFO_VALUE);
  CHECK_EQUAL(MPI_Info_set(info, "key", "value"), MPI_SUCCESS);
  char key[MPI_MAX_INFO_KEY];
  const int wrong[] = {-1, 1, 1000, INT32_MAX, INT32_MIN};
  for (int i = 0; i < LENGTH(wrong); ++i) CHECK_EQUAL(MPI_Info_get_nthkey(info, wrong[i], key), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Info_get_nthkey(info, 0, key), MPI_SUCCESS);
  CHECK_TEXT(key, "key");
  MPI_Info_free(&info);
  return finish_test();
}
