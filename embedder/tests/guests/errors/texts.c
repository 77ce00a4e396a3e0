// The text of an error names the function, the argument and the value; each class has a text.
#include "guest_test.h"

static const char* text_of(int code) {
  static char text[MPI_MAX_ERROR_STRING];
  int length = -1;
  CHECK_EQUAL(MPI_Error_string(code, text, &length), MPI_SUCCESS);
  CHECK_EQUAL(length, strlen(text));
  return text;
}

static void check_contains(int code, const char* expected) {
  if (!CHECK(strstr(text_of(code), expected) != NULL)) fprintf(stderr, "'%s' lacks '%s'\n", text_of(code), expected);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int value = 0;
  const MPI_Datatype nonsense = (MPI_Datatype)(intptr_t)0x7777;
  check_contains(MPI_Send(&value, -3, MPI_INT, 0, 0, MPI_COMM_WORLD), "MPI_Send: count is -3");
  check_contains(MPI_Send(&value, 1, MPI_INT, 44, 0, MPI_COMM_WORLD), "MPI_Send: dest is 44, but ranks go from 0 to 0");
  check_contains(MPI_Ssend(&value, 1, nonsense, 0, 0, MPI_COMM_WORLD), "MPI_Ssend: datatype is ");
  check_contains(MPI_Bcast(&value, 1, MPI_INT, 9, MPI_COMM_WORLD), "MPI_Bcast: root is 9");
  check_contains(MPI_Recv((void*)(uintptr_t)0xfffffff0u, 8, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE),
                 "MPI_Recv: buf at 0xfffffff0 with 8 elements covers bytes ");
  check_contains(MPI_Comm_rank(MPI_COMM_WORLD, NULL), "MPI_Comm_rank: rank is a null pointer");
  check_contains(MPI_Comm_rank((MPI_Comm)MPI_INT, &value), "MPI_Comm_rank: comm is ");
  // A wrapped count times extent is no way round the bounds.
  check_contains(MPI_Send(&value, 0x40000001, MPI_INT, 0, 0, MPI_COMM_WORLD), "MPI_Send: buf at ");

  CHECK_TEXT(text_of(MPI_SUCCESS), "MPI_SUCCESS: no error");
  for (int code = 1; code <= MPI_ERR_ABI; ++code) {
    int error_class = 0;
    CHECK(strncmp(text_of(code), "MPI_ERR_", 8) == 0);
    MPI_Error_class(code, &error_class);
    CHECK_EQUAL(error_class, code);
  }
  char text[MPI_MAX_ERROR_STRING];
  int length = 0;
  CHECK_EQUAL(MPI_Error_string(9999, text, &length), MPI_ERR_ARG);
  return finish_test();
}
