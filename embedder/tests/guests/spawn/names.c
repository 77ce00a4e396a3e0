// A port is found by the name of a service, until the name is taken back. The name of the port itself is just a text
// here, so that libraries that cannot open ports are tested too.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const char port[] = "the-port-of-the-weather-service";
  char found[MPI_MAX_PORT_NAME] = "";
  if (my_rank == 0) CHECK_EQUAL(MPI_Publish_name("weather", MPI_INFO_NULL, port), MPI_SUCCESS);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Lookup_name("weather", MPI_INFO_NULL, found), MPI_SUCCESS);
  CHECK_TEXT(found, port);
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 0) {
    CHECK_EQUAL(MPI_Unpublish_name("weather", MPI_INFO_NULL, port), MPI_SUCCESS);
    CHECK(MPI_Lookup_name("weather", MPI_INFO_NULL, found) != MPI_SUCCESS);
    CHECK_EQUAL(MPI_Lookup_name("weather", MPI_INFO_NULL, found), MPI_ERR_NAME);
  }
  // Launchers read lines of words, and some libraries make files of the name.
  const char* const wrong[] = {"", "two words", "line\nend", "../weather", "a/b", ".hidden", "tab\there"};
  for (int i = 0; i < LENGTH(wrong); ++i) {
    CHECK_EQUAL(MPI_Publish_name(wrong[i], MPI_INFO_NULL, port), MPI_ERR_SERVICE);
    CHECK_EQUAL(MPI_Unpublish_name(wrong[i], MPI_INFO_NULL, port), MPI_ERR_SERVICE);
    CHECK_EQUAL(MPI_Lookup_name(wrong[i], MPI_INFO_NULL, found), MPI_ERR_SERVICE);
  }
  CHECK_EQUAL(MPI_Publish_name("weather", MPI_INFO_NULL, "a\ncmd=spawn"), MPI_ERR_PORT);
  CHECK_EQUAL(MPI_Close_port("two words"), MPI_ERR_PORT);
  CHECK_EQUAL(MPI_Lookup_name(NULL, MPI_INFO_NULL, found), MPI_ERR_ARG);
  return finish_test();
}
