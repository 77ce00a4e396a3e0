// Open MPI publishes the lists of processes that connect under names that begin with that of the port. A program that
// published such a name had processes take others for each other, and work on their addresses.
#include "hostile.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  char name[MPI_MAX_PORT_NAME + 16], port[MPI_MAX_PORT_NAME];
  CHECK_EQUAL(MPI_Open_port(MPI_INFO_NULL, port), MPI_SUCCESS);
  char* parts = strstr(port, "@mpiwasm");
  if (parts != NULL) *parts = 0;
  const char* const ends[] = {":connect", ":accept", ":nextcid:send:0"};
  for (int i = 0; i < LENGTH(ends); ++i) {
    char found[MPI_MAX_PORT_NAME];
    int error_class = MPI_SUCCESS;
    snprintf(name, sizeof name, "%.200s%s", parts != NULL ? port : "port", ends[i]);
    MPI_Error_class(MPI_Publish_name(name, MPI_INFO_NULL, "1.0:1:1.1:1"), &error_class);
    CHECK_EQUAL(error_class, MPI_ERR_SERVICE);
    MPI_Error_class(MPI_Lookup_name(name, MPI_INFO_NULL, found), &error_class);
    CHECK_EQUAL(error_class, MPI_ERR_SERVICE);
    MPI_Error_class(MPI_Unpublish_name(name, MPI_INFO_NULL, "1.0:1:1.1:1"), &error_class);
    CHECK_EQUAL(error_class, MPI_ERR_SERVICE);
  }
  return finish_test();
}
