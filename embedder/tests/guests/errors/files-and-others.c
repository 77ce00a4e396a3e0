// Error handlers of files, windows and sessions: they can be made; files have a default one.
#include "guest_test.h"

static void handle_file(MPI_File* file, int* code, ...) { (void)file, (void)code; }
static void handle_window(MPI_Win* window, int* code, ...) { (void)window, (void)code; }
static void handle_session(MPI_Session* session, int* code, ...) { (void)session, (void)code; }

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Errhandler handler = MPI_ERRHANDLER_NULL;
  CHECK_EQUAL(MPI_File_get_errhandler(MPI_FILE_NULL, &handler), MPI_SUCCESS);
  CHECK(handler == MPI_ERRORS_RETURN);
  CHECK_EQUAL(MPI_File_create_errhandler(handle_file, &handler), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_set_errhandler(MPI_FILE_NULL, handler), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Errhandler_free(&handler), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_get_errhandler(MPI_FILE_NULL, &handler), MPI_SUCCESS);
  CHECK(handler != MPI_ERRHANDLER_NULL && handler != MPI_ERRORS_RETURN);
  CHECK_EQUAL(MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN), MPI_SUCCESS);
  MPI_Errhandler_free(&handler);
  const MPI_File nonsense = (MPI_File)(intptr_t)0x7777;
  CHECK_EQUAL(MPI_File_set_errhandler(nonsense, MPI_ERRORS_RETURN), MPI_ERR_FILE);
  CHECK_EQUAL(MPI_File_get_errhandler(nonsense, &handler), MPI_ERR_FILE);
  CHECK_EQUAL(MPI_File_call_errhandler(nonsense, MPI_ERR_IO), MPI_ERR_FILE);

  CHECK_EQUAL(MPI_Win_create_errhandler(handle_window, &handler), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Errhandler_free(&handler), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Session_create_errhandler(handle_session, &handler), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Errhandler_free(&handler), MPI_SUCCESS);
  CHECK(handler == MPI_ERRHANDLER_NULL);
  return finish_test();
}
