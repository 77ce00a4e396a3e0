// Numbers that overflow in a library, or that would fill the host's memory.
#include "guest_test.h"

static void check_statuses(void) {
  MPI_Status status = {0};
  MPI_Count count = 0;
  const MPI_Count far[] = {INT64_MAX / 8 + 1, (MPI_Count)1 << 62, INT64_MAX - 1};
  CHECK_EQUAL(MPI_Status_set_elements_x(&status, MPI_BYTE, INT64_MAX), MPI_ERR_COUNT);
  for (int i = 0; i < LENGTH(far); ++i) {
    CHECK_EQUAL(MPI_Status_set_elements_x(&status, MPI_DOUBLE, far[i]), MPI_ERR_COUNT);
    // As many bytes can be counted.
    CHECK_EQUAL(MPI_Status_set_elements_x(&status, MPI_BYTE, far[i]), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Get_elements_x(&status, MPI_BYTE, &count), MPI_SUCCESS);
    CHECK_EQUAL(count, far[i]);
    int cancelled = -1;
    CHECK_EQUAL(MPI_Test_cancelled(&status, &cancelled), MPI_SUCCESS);
    CHECK_EQUAL(cancelled, 0);
  }
  CHECK_EQUAL(MPI_Status_set_elements_x(&status, MPI_DOUBLE_INT, ((MPI_Count)1 << 59) + 1), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Get_elements_x(&status, MPI_DOUBLE_INT, &count), MPI_SUCCESS);
  CHECK_EQUAL(count, ((MPI_Count)1 << 59) + 1);
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

// Fewer codes have texts. A text that is replaced, or goes with its code, makes room.
static void check_texts(const char* text, const int* codes, int length) {
  enum { most = 1 << 16 };
  int added = 1;
  while (added <= length && MPI_Add_error_string(codes[added - 1], text) == MPI_SUCCESS) ++added;
  CHECK_EQUAL(added, most);
  CHECK_EQUAL(MPI_Add_error_string(codes[most], text), MPI_ERR_NO_MEM);
  CHECK_EQUAL(MPI_Add_error_string(codes[0], "another"), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Remove_error_code(codes[0]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Add_error_string(codes[most], text), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Remove_error_string(codes[1]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Add_error_string(codes[1], text), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Add_error_string(codes[most + 1], text), MPI_ERR_NO_MEM);
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
  static int codes[most];
  while (added <= most && MPI_Add_error_code(code, &codes[added - 1]) == MPI_SUCCESS) ++added;
  CHECK_EQUAL(added, most);
  CHECK_EQUAL(MPI_Add_error_class(&code), MPI_ERR_NO_MEM);
  check_texts(text + 1, codes, most - 1);
}

// One call copies many attributes.
static void check_attributes(void) {
  enum { keys = 64, most = 1 << 22, types = most / keys };
  static MPI_Datatype type[types + 1];
  int keyval[keys];
  MPI_Type_contiguous(3, MPI_INT, &type[0]);
  for (int i = 0; i < keys; ++i) {
    CHECK_EQUAL(MPI_Type_create_keyval(MPI_TYPE_DUP_FN, MPI_TYPE_NULL_DELETE_FN, &keyval[i], NULL), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Type_set_attr(type[0], keyval[i], NULL), MPI_SUCCESS);
  }
  int made = 1;
  while (made <= types && MPI_Type_dup(type[0], &type[made]) == MPI_SUCCESS) ++made;
  CHECK_EQUAL(made, types);
  CHECK_EQUAL(MPI_Type_dup(type[0], &type[types]), MPI_ERR_NO_MEM);
  MPI_Datatype other;
  MPI_Type_contiguous(2, MPI_INT, &other);
  CHECK_EQUAL(MPI_Type_set_attr(other, keyval[0], NULL), MPI_ERR_NO_MEM);
  // What a copy that failed had begun with takes no room.
  CHECK_EQUAL(MPI_Type_delete_attr(type[0], keyval[0]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Type_dup(type[0], &type[types]), MPI_ERR_NO_MEM);
  CHECK_EQUAL(MPI_Type_set_attr(other, keyval[0], NULL), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Type_set_attr(type[0], keyval[0], NULL), MPI_ERR_NO_MEM);
  // One more or less is found at once, however many types there are.
  for (int i = 0; i < types; ++i) CHECK_EQUAL(MPI_Type_free(&type[i]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Type_set_attr(other, keyval[1], NULL), MPI_SUCCESS);
  MPI_Type_free(&other);
  for (int i = 0; i < keys; ++i) MPI_Type_free_keyval(&keyval[i]);
}

// Lists of hints hold 64 MiB together, with 64 bytes for each hint.
static void check_hints(void) {
  enum { hints = 64, length = 200, most = (1 << 26) / (64 + 3 + length), lists = most / hints + 1 };
  static MPI_Info info[lists + 1];
  char value[length + 1];
  memset(value, 'v', length);
  value[length] = '\0';
  int set = 0;
  int code = MPI_SUCCESS;
  for (int i = 0; i < lists && code == MPI_SUCCESS; ++i) {
    MPI_Info_create(&info[i]);
    for (int k = 0; k < hints && code == MPI_SUCCESS; ++k) {
      char key[] = "k00";
      key[1] = (char)('0' + k / 10);
      key[2] = (char)('0' + k % 10);
      code = MPI_Info_set(info[i], key, value);
      set += code == MPI_SUCCESS;
    }
  }
  CHECK_EQUAL(code, MPI_ERR_NO_MEM);
  CHECK_EQUAL(set, most);
  CHECK_EQUAL(MPI_Info_dup(info[0], &info[lists]), MPI_ERR_NO_MEM);
  // Another value for a hint, and what is deleted or freed, makes room.
  CHECK_EQUAL(MPI_Info_set(info[0], "k00", "short"), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Info_set(info[0], "another", "short"), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Info_delete(info[0], "k01"), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Info_set(info[0], "k01", value), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Info_free(&info[1]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Info_dup(info[2], &info[1]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Info_dup(info[2], &info[lists]), MPI_ERR_NO_MEM);
  for (int i = 0; i < lists; ++i) {
    if (info[i] != MPI_INFO_NULL && info[i] != 0) MPI_Info_free(&info[i]);
  }
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
  check_attributes();
  check_hints();
  check_keyvals();
  return finish_test();
}
