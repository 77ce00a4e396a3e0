// A handler that the program made is given back under the handle that it was made under, as often as it is asked for,
// and lives until it was freed as often (MPI-5.0, 9.3.1).

#include "guest_test.h"

static int calls;

static void on_communicator(MPI_Comm* comm, int* code, ...) { (void)comm, (void)code, ++calls; }
static void on_window(MPI_Win* win, int* code, ...) { (void)win, (void)code, ++calls; }
static void on_file(MPI_File* file, int* code, ...) { (void)file, (void)code, ++calls; }
static void on_session(MPI_Session* session, int* code, ...) { (void)session, (void)code, ++calls; }

// `mine` was set on the object, and found there twice.
static void check_references(MPI_Errhandler mine, MPI_Errhandler first, MPI_Errhandler second) {
  CHECK(first == mine);
  CHECK(second == mine);
  MPI_Errhandler last = mine;
  CHECK_EQUAL(MPI_Errhandler_free(&first), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Errhandler_free(&second), MPI_SUCCESS);
  CHECK(first == MPI_ERRHANDLER_NULL && second == MPI_ERRHANDLER_NULL);
  CHECK_EQUAL(MPI_Errhandler_free(&last), MPI_SUCCESS);
  last = mine;
  CHECK_EQUAL(MPI_Errhandler_free(&last), MPI_ERR_ERRHANDLER);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Errhandler mine, first, second;

  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_SELF, &comm);
  CHECK_EQUAL(MPI_Comm_create_errhandler(on_communicator, &mine), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_set_errhandler(comm, mine), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_get_errhandler(comm, &first), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Errhandler_get(comm, &second), MPI_SUCCESS);
  check_references(mine, first, second);
  // The communicator has it still, and gives it back alive.
  MPI_Comm_call_errhandler(comm, MPI_ERR_OTHER);
  CHECK_EQUAL(calls, 1);
  CHECK_EQUAL(MPI_Comm_get_errhandler(comm, &first), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_get_errhandler(comm, &second), MPI_SUCCESS);
  CHECK(first == second);
  CHECK_EQUAL(MPI_Comm_set_errhandler(MPI_COMM_SELF, first), MPI_SUCCESS);
  MPI_Comm_call_errhandler(MPI_COMM_SELF, MPI_ERR_OTHER);
  CHECK_EQUAL(calls, 2);
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  MPI_Errhandler_free(&first);
  MPI_Errhandler_free(&second);
  MPI_Comm_free(&comm);

  int memory[4] = {0};
  MPI_Win win;
  CHECK_EQUAL(MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_SELF, &win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_create_errhandler(on_window, &mine), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_set_errhandler(win, mine), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_get_errhandler(win, &first), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_get_errhandler(win, &second), MPI_SUCCESS);
  check_references(mine, first, second);
  MPI_Win_free(&win);

  CHECK_EQUAL(MPI_File_create_errhandler(on_file, &mine), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_set_errhandler(MPI_FILE_NULL, mine), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_get_errhandler(MPI_FILE_NULL, &first), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_get_errhandler(MPI_FILE_NULL, &second), MPI_SUCCESS);
  check_references(mine, first, second);
  MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN);

  MPI_Session session;
  CHECK_EQUAL(MPI_Session_create_errhandler(on_session, &mine), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Session_init(MPI_INFO_NULL, mine, &session), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Session_get_errhandler(session, &first), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Session_get_errhandler(session, &second), MPI_SUCCESS);
  check_references(mine, first, second);
  MPI_Session_finalize(&session);
  return finish_test();
}
