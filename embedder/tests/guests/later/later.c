// Each function that comes with a later version answers MPI_ERR_UNSUPPORTED_OPERATION and names itself; one that does
// not return an error code raises the error and returns null.
#include "guest_test.h"

static int last_code;
static char last_text[MPI_MAX_ERROR_STRING];

static void handle(MPI_Comm* comm, int* code, ...) {
  (void)comm;
  int length = 0;
  last_code = *code;
  MPI_Error_string(*code, last_text, &length);
}

static void check_answer(const char* name) {
  const size_t length = strlen(name);
  const char* found = strstr(last_text, name);
  check(last_code == MPI_ERR_UNSUPPORTED_OPERATION, name, __FILE__, __LINE__);
  check(found != NULL && found[length] == ':', name, __FILE__, __LINE__);
  last_code = MPI_SUCCESS;
  last_text[0] = 0;
}

#define CALL_CODE(function, arguments)                            \
  CHECK_EQUAL(function arguments, MPI_ERR_UNSUPPORTED_OPERATION); \
  check_answer(#function);
#define CALL_VALUE(function, arguments) \
  CHECK(function arguments == 0);       \
  check_answer(#function);

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Errhandler handler;
  MPI_Comm_create_errhandler(handle, &handler);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
#include "later_calls.inc"
  MPI_Errhandler_free(&handler);
  return finish_test();
}
