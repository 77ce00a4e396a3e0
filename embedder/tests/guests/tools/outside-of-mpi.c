// The tools interface works before MPI_Init, after MPI_Finalize, and as often as it is started.
#include "guest_test.h"

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
  const int failed = sum_up();
  MPI_Finalize();
  const bool works = MPI_T_cvar_get_num(&number) == MPI_SUCCESS && MPI_T_finalize() == MPI_SUCCESS &&
                     MPI_T_cvar_get_num(&number) == MPI_T_ERR_NOT_INITIALIZED;
  return say_result(failed || !works);
}
