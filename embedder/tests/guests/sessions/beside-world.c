// Sessions while MPI_Init's world is there: errors go to the session's handler, dead sessions are refused.
#include "guest_test.h"

static int calls;
static int last_code;
static MPI_Session last_session;

static void remember(MPI_Session* session, int* code, ...) {
  ++calls;
  last_session = *session;
  last_code = *code;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Errhandler handler = MPI_ERRHANDLER_NULL;
  CHECK_EQUAL(MPI_Session_create_errhandler(remember, &handler), MPI_SUCCESS);
  MPI_Session session = MPI_SESSION_NULL;
  CHECK_EQUAL(MPI_Session_init(MPI_INFO_NULL, handler, &session), MPI_SUCCESS);
  MPI_Group group = MPI_GROUP_NULL;
  CHECK_EQUAL(MPI_Group_from_session_pset(session, "no such set", &group), MPI_ERR_ARG);
  CHECK_EQUAL(calls, 1);
  CHECK(last_session == session);
  CHECK_EQUAL(last_code, MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Session_call_errhandler(session, MPI_ERR_OTHER), MPI_SUCCESS);
  CHECK_EQUAL(calls, 2);
  CHECK_EQUAL(last_code, MPI_ERR_OTHER);
  MPI_Errhandler found = MPI_ERRHANDLER_NULL;
  CHECK_EQUAL(MPI_Session_get_errhandler(session, &found), MPI_SUCCESS);
  CHECK(found != MPI_ERRORS_RETURN && found != MPI_ERRHANDLER_NULL);
  MPI_Errhandler_free(&found);
  MPI_Errhandler_free(&handler);
  CHECK_EQUAL(MPI_Session_set_errhandler(session, MPI_ERRORS_RETURN), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Session_get_errhandler(session, &found), MPI_SUCCESS);
  CHECK(found == MPI_ERRORS_RETURN);
  CHECK(MPI_Session_fromint(MPI_Session_toint(session)) == session);

  MPI_Session second = MPI_SESSION_NULL;
  CHECK_EQUAL(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &second), MPI_SUCCESS);
  CHECK(second != session);
  CHECK_EQUAL(MPI_Session_finalize(&second), MPI_SUCCESS);

  MPI_Session dead = session;
  CHECK_EQUAL(MPI_Session_finalize(&session), MPI_SUCCESS);
  const MPI_Session wrong[] = {dead, MPI_SESSION_NULL, (MPI_Session)MPI_COMM_WORLD, (MPI_Session)(intptr_t)0x7777};
  for (int i = 0; i < LENGTH(wrong); ++i) {
    int sets = 0;
    MPI_Session again = wrong[i];
    CHECK_EQUAL(MPI_Session_get_num_psets(wrong[i], MPI_INFO_NULL, &sets), MPI_ERR_SESSION);
    CHECK_EQUAL(MPI_Session_finalize(&again), MPI_ERR_SESSION);
  }
  CHECK_EQUAL(MPI_Session_init(MPI_INFO_NULL, MPI_ERRHANDLER_NULL, &session), MPI_ERR_ERRHANDLER);
  CHECK_EQUAL(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, NULL), MPI_ERR_ARG);
  return finish_test();
}
