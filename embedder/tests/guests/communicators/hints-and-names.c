// Names and hints of communicators.
#include "guest_test.h"

static void check_name(MPI_Comm comm, const char* expected) {
  char name[MPI_MAX_OBJECT_NAME];
  memset(name, 'x', sizeof name);
  int length = -1;
  CHECK_EQUAL(MPI_Comm_get_name(comm, name, &length), MPI_SUCCESS);
  CHECK_TEXT(name, expected);
  CHECK_EQUAL(length, strlen(expected));
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  check_name(MPI_COMM_WORLD, "MPI_COMM_WORLD");
  check_name(MPI_COMM_SELF, "MPI_COMM_SELF");
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  check_name(comm, "");
  MPI_Comm_set_name(comm, "grid of the solver");
  check_name(comm, "grid of the solver");
  MPI_Comm_set_name(comm, "");
  check_name(comm, "");

  MPI_Info info;
  MPI_Info_create(&info);
  MPI_Info_set(info, "mpi_assert_no_any_tag", "true");
  CHECK_EQUAL(MPI_Comm_set_info(comm, info), MPI_SUCCESS);
  MPI_Info_free(&info);
  MPI_Info used = MPI_INFO_NULL;
  CHECK_EQUAL(MPI_Comm_get_info(comm, &used), MPI_SUCCESS);
  CHECK(used != MPI_INFO_NULL);
  int keys = -1;
  MPI_Info_get_nkeys(used, &keys);
  CHECK(keys >= 0);
  char value[8] = "";
  int length = sizeof value;
  int found = 0;
  CHECK_EQUAL(MPI_Info_get_string(used, "mpi_assert_no_any_tag", &length, value, &found), MPI_SUCCESS);
  // Open MPI gives back only the hints that some part of it has asked for.
  CHECK(found || runs_over("Open MPI"));
  if (found) CHECK_TEXT(value, "true");
  MPI_Info_free(&used);
  MPI_Comm_free(&comm);
  return finish_test();
}
