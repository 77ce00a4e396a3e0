// Lists of hints: keys and values in order, lengths, copies, refusals.
#include "guest_test.h"

static void check_value(MPI_Info info, const char* key, const char* expected) {
  char value[MPI_MAX_INFO_VAL + 1];
  int flag = 0;
  int length = sizeof value;
  CHECK_EQUAL(MPI_Info_get_string(info, key, &length, value, &flag), MPI_SUCCESS);
  if (!CHECK_EQUAL(flag, 1)) return;
  CHECK_TEXT(value, expected);
  CHECK_EQUAL(length, strlen(expected) + 1);
  length = -1;
  CHECK_EQUAL(MPI_Info_get_valuelen(info, key, &length, &flag), MPI_SUCCESS);
  CHECK_EQUAL(length, strlen(expected));
  memset(value, 'x', sizeof value);
  CHECK_EQUAL(MPI_Info_get(info, key, MPI_MAX_INFO_VAL, value, &flag), MPI_SUCCESS);
  CHECK_TEXT(value, expected);
}

static void ask_short(MPI_Info info) {
  char value[8] = "xxxxxxx";
  int flag = 0;
  int length = 0;
  CHECK_EQUAL(MPI_Info_get_string(info, "second", &length, NULL, &flag), MPI_SUCCESS);
  CHECK_EQUAL(length, 12);
  CHECK_EQUAL(flag, 1);
  length = 5;
  CHECK_EQUAL(MPI_Info_get_string(info, "second", &length, value, &flag), MPI_SUCCESS);
  CHECK_TEXT(value, "long");
  CHECK_EQUAL(length, 12);
  CHECK_EQUAL(value[6], 'x');
  CHECK_EQUAL(MPI_Info_get(info, "second", 3, value, &flag), MPI_SUCCESS);
  CHECK_TEXT(value, "lon");
  length = sizeof value;
  CHECK_EQUAL(MPI_Info_get_string(info, "absent", &length, value, &flag), MPI_SUCCESS);
  CHECK_EQUAL(flag, 0);
  CHECK_EQUAL(MPI_Info_get(info, "absent", 3, value, &flag), MPI_SUCCESS);
  CHECK_EQUAL(flag, 0);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Info info;
  MPI_Info_create(&info);
  int keys = -1;
  MPI_Info_get_nkeys(info, &keys);
  CHECK_EQUAL(keys, 0);
  MPI_Info_set(info, "first", "1");
  MPI_Info_set(info, "second", "longer text");
  MPI_Info_set(info, "third", "3");
  MPI_Info_set(info, "first", "one");
  MPI_Info_get_nkeys(info, &keys);
  CHECK_EQUAL(keys, 3);
  check_value(info, "first", "one");
  check_value(info, "second", "longer text");
  ask_short(info);
  const char* names[3] = {"first", "second", "third"};
  for (int i = 0; i < 3; ++i) {
    char key[MPI_MAX_INFO_KEY + 1];
    MPI_Info_get_nthkey(info, i, key);
    CHECK_TEXT(key, names[i]);
  }

  MPI_Info copy;
  MPI_Info_dup(info, &copy);
  CHECK_EQUAL(MPI_Info_delete(info, "second"), MPI_SUCCESS);
  MPI_Info_get_nkeys(info, &keys);
  CHECK_EQUAL(keys, 2);
  check_value(copy, "second", "longer text");
  CHECK_EQUAL(MPI_Info_delete(info, "second"), MPI_ERR_INFO_NOKEY);
  char key[MPI_MAX_INFO_KEY + 1];
  CHECK(MPI_Info_get_nthkey(info, 2, key) != MPI_SUCCESS);
  CHECK(MPI_Info_set(info, "", "value") != MPI_SUCCESS);

  char long_key[MPI_MAX_INFO_KEY + 10];
  memset(long_key, 'k', sizeof long_key);
  long_key[sizeof long_key - 1] = 0;
  CHECK_EQUAL(MPI_Info_set(info, long_key, "value"), MPI_ERR_INFO_KEY);

  MPI_Info dead = info;
  CHECK_EQUAL(MPI_Info_free(&info), MPI_SUCCESS);
  CHECK(info == MPI_INFO_NULL);
  CHECK_EQUAL(MPI_Info_get_nkeys(dead, &keys), MPI_ERR_INFO);
  CHECK_EQUAL(MPI_Info_free(&dead), MPI_ERR_INFO);
  MPI_Info_free(&copy);
  return finish_test();
}
