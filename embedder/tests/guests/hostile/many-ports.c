// Ports are opened until there are too many; each would take memory of the host.
#include "hostile.h"

enum { more_than_permitted = 5000 };

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static char ports[more_than_permitted][MPI_MAX_PORT_NAME];
  int opened = 0, code = MPI_SUCCESS;
  while (opened < more_than_permitted && (code = MPI_Open_port(MPI_INFO_NULL, ports[opened])) == MPI_SUCCESS) ++opened;
  CHECK(opened < more_than_permitted);
  // A library may have a limit of its own.
  if (opened > 0) CHECK(class_of(code) == MPI_ERR_NO_MEM || class_of(code) == MPI_ERR_OTHER);
  for (int i = 0; i < opened; ++i) CHECK_EQUAL(MPI_Close_port(ports[i]), MPI_SUCCESS);
  if (opened > 0) CHECK_EQUAL(MPI_Open_port(MPI_INFO_NULL, ports[0]), MPI_SUCCESS);
  return finish_test();
}
