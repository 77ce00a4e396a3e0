// The tools interface works before MPI_Init, after MPI_Finalize, and as often as it is started.
#include "bound_variables.h"
#include "guest_test.h"

// A variable that is bound to a communicator which is freed at once; none where the library has no such variable.
static MPI_T_pvar_handle bind_to_freed(MPI_T_pvar_session session) {
  MPI_T_pvar_handle handle = MPI_T_PVAR_HANDLE_NULL;
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_SELF, &comm);
  (void)bind_variables(session, comm, &handle, 1);
  MPI_Comm_free(&comm);
  return handle;
}

int main(int argc, char** argv) {
  int number = 0;
  int level = -1;
  const int too_early = MPI_T_cvar_get_num(&number);
  const int not_started = MPI_T_finalize();
  const int wrong_level = MPI_T_init_thread(12345, &level);
  const bool there = MPI_T_init_thread(MPI_THREAD_SINGLE, &level) == MPI_SUCCESS;
  int before = 0;
  if (there) {
    CHECK_EQUAL(too_early, MPI_T_ERR_NOT_INITIALIZED);
    CHECK_EQUAL(not_started, MPI_T_ERR_NOT_INITIALIZED);
    CHECK_EQUAL(wrong_level, MPI_T_ERR_INVALID);
    CHECK(level == MPI_THREAD_SINGLE || level == MPI_THREAD_FUNNELED || level == MPI_THREAD_SERIALIZED ||
          level == MPI_THREAD_MULTIPLE);
    CHECK_EQUAL(MPI_T_cvar_get_num(&before), MPI_SUCCESS);
    CHECK(before > 0);
  }
  start_test(&argc, &argv);
  if (!there) {
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    CHECK(!AVAILABLE(MPI_T_init_thread, MPI_THREAD_SINGLE, &level));
    return finish_test();
  }
  CHECK_EQUAL(MPI_T_init_thread(MPI_THREAD_SINGLE, &level), MPI_SUCCESS);
  CHECK_EQUAL(MPI_T_finalize(), MPI_SUCCESS);
  CHECK_EQUAL(MPI_T_cvar_get_num(&number), MPI_SUCCESS);
  CHECK(number >= before);
  MPI_T_pvar_session session = MPI_T_PVAR_SESSION_NULL;
  CHECK_EQUAL(MPI_T_pvar_session_create(&session), MPI_SUCCESS);
  MPI_T_pvar_handle bound = bind_to_freed(session);
  const int failed = sum_up();
  MPI_Finalize();
  // The communicator has gone with the library.
  if (bound != MPI_T_PVAR_HANDLE_NULL) (void)MPI_T_pvar_handle_free(session, &bound);
  const bool works = MPI_T_cvar_get_num(&number) == MPI_SUCCESS && MPI_T_finalize() == MPI_SUCCESS &&
                     MPI_T_cvar_get_num(&number) == MPI_T_ERR_NOT_INITIALIZED;
  return say_result(failed || !works);
}
