// What can be asked before MPI_Init and after MPI_Finalize, and that MPI starts once.
#include "guest_test.h"

static void check_states(int started, int ended) {
  int flag = -1;
  CHECK_EQUAL(MPI_Initialized(&flag), MPI_SUCCESS);
  CHECK_EQUAL(flag, started);
  CHECK_EQUAL(MPI_Finalized(&flag), MPI_SUCCESS);
  CHECK_EQUAL(flag, ended);
}

static void check_versions(void) {
  int version = 0;
  int subversion = -1;
  CHECK_EQUAL(MPI_Get_version(&version, &subversion), MPI_SUCCESS);
  CHECK_EQUAL(version, MPI_VERSION);
  CHECK_EQUAL(subversion, MPI_SUBVERSION);
  char text[MPI_MAX_LIBRARY_VERSION_STRING];
  int length = -1;
  CHECK_EQUAL(MPI_Get_library_version(text, &length), MPI_SUCCESS);
  CHECK_EQUAL(length, strlen(text));
  CHECK(strncmp(text, "mpiwasm over ", strlen("mpiwasm over ")) == 0);
  int major = 0;
  int minor = -1;
  CHECK_EQUAL(MPI_Abi_get_version(&major, &minor), MPI_SUCCESS);
  CHECK_EQUAL(major, MPI_ABI_VERSION);
  CHECK_EQUAL(minor, MPI_ABI_SUBVERSION);
  int error_class = 0;
  CHECK_EQUAL(MPI_Error_class(MPI_ERR_RANK, &error_class), MPI_SUCCESS);
  CHECK_EQUAL(error_class, MPI_ERR_RANK);
}

int main(int argc, char** argv) {
  check_states(0, 0);
  check_versions();
  CHECK_EQUAL(MPI_Init(NULL, NULL), MPI_SUCCESS);
  know_world();
  check_states(1, 0);
  check_versions();
  CHECK_EQUAL(ranks, 2);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  CHECK_EQUAL(MPI_Init(&argc, &argv), MPI_ERR_OTHER);
  const int failed = sum_up();
  CHECK_EQUAL(MPI_Finalize(), MPI_SUCCESS);
  check_states(1, 1);
  check_versions();
  return say_result(failed || checks_failed > 0);
}
