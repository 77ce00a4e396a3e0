// Error classes and codes that the program adds, also before MPI has been started.
#include "guest_test.h"

static void check_text(int code, const char* expected) {
  char text[MPI_MAX_ERROR_STRING];
  int length = -1;
  CHECK_EQUAL(MPI_Error_string(code, text, &length), MPI_SUCCESS);
  CHECK_TEXT(text, expected);
  CHECK_EQUAL(length, strlen(expected));
}

int main(int argc, char** argv) {
  int early = 0;
  CHECK_EQUAL(MPI_Add_error_class(&early), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Add_error_string(early, "early"), MPI_SUCCESS);
  start_test_of_errors(&argc, &argv);
  check_text(early, "early");

  int added_class = 0;
  int code = 0;
  int found = 0;
  CHECK_EQUAL(MPI_Add_error_class(&added_class), MPI_SUCCESS);
  CHECK(added_class > MPI_ERR_LASTCODE && added_class != early);
  check_text(added_class, "");
  CHECK_EQUAL(MPI_Add_error_code(added_class, &code), MPI_SUCCESS);
  CHECK(code != added_class);
  CHECK_EQUAL(MPI_Error_class(code, &found), MPI_SUCCESS);
  CHECK_EQUAL(found, added_class);
  CHECK_EQUAL(MPI_Error_class(added_class, &found), MPI_SUCCESS);
  CHECK_EQUAL(found, added_class);
  CHECK_EQUAL(MPI_Add_error_string(added_class, "the solver failed"), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Add_error_string(code, "it did not converge"), MPI_SUCCESS);
  check_text(added_class, "the solver failed");
  check_text(code, "it did not converge");
  int second_code = 0;
  CHECK_EQUAL(MPI_Add_error_code(MPI_ERR_OTHER, &second_code), MPI_SUCCESS);
  MPI_Error_class(second_code, &found);
  CHECK_EQUAL(found, MPI_ERR_OTHER);

  CHECK_EQUAL(MPI_Remove_error_string(code), MPI_SUCCESS);
  check_text(code, "");
  CHECK_EQUAL(MPI_Remove_error_code(code), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Error_class(code, &found), MPI_SUCCESS);
  CHECK_EQUAL(found, code);  // of no added class any more
  CHECK_EQUAL(MPI_Remove_error_code(code), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Remove_error_class(added_class), MPI_SUCCESS);
  CHECK(MPI_Add_error_code(added_class, &code) != MPI_SUCCESS);
  CHECK_EQUAL(MPI_Remove_error_class(MPI_ERR_OTHER), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Add_error_string(MPI_ERR_OTHER, "mine"), MPI_ERR_ARG);
  MPI_Error_class(MPI_ERR_TRUNCATE, &found);
  CHECK_EQUAL(found, MPI_ERR_TRUNCATE);
  return finish_test();
}
