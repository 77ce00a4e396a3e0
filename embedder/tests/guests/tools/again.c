// The tools interface is started and ended as often as a program likes, and what it had before is gone then.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int level = -1, variables = -1, items = 0;
  MPI_T_cvar_handle kept = MPI_T_CVAR_HANDLE_NULL;
  if (!AVAILABLE(MPI_T_init_thread, MPI_THREAD_SINGLE, &level)) return finish_test();
  CHECK_EQUAL(MPI_T_cvar_get_num(&variables), MPI_SUCCESS);
  for (int i = 0; i < variables && kept == MPI_T_CVAR_HANDLE_NULL; ++i) {
    MPI_T_cvar_handle_alloc(i, NULL, &kept, &items);
  }
  CHECK_EQUAL(MPI_T_finalize(), MPI_SUCCESS);
  CHECK_EQUAL(MPI_T_cvar_get_num(&items), MPI_T_ERR_NOT_INITIALIZED);
  CHECK_EQUAL(MPI_T_finalize(), MPI_T_ERR_NOT_INITIALIZED);
  for (int i = 0; i < 50; ++i) {
    CHECK_EQUAL(MPI_T_init_thread(MPI_THREAD_SINGLE, &level), MPI_SUCCESS);
    CHECK_EQUAL(MPI_T_init_thread(MPI_THREAD_SINGLE, &level), MPI_SUCCESS);
    CHECK_EQUAL(MPI_T_finalize(), MPI_SUCCESS);
    char value[4096];
    CHECK_EQUAL(MPI_T_cvar_read(kept, value), MPI_T_ERR_INVALID_HANDLE);
    CHECK_EQUAL(MPI_T_cvar_get_num(&items), MPI_SUCCESS);
    CHECK(items >= variables);
    MPI_T_pvar_session session = MPI_T_PVAR_SESSION_NULL;
    CHECK_EQUAL(MPI_T_pvar_session_create(&session), MPI_SUCCESS);
    CHECK_EQUAL(MPI_T_finalize(), MPI_SUCCESS);
  }
  return finish_test();
}
