// A process that was not spawned has no parent, and a library for one process has no ports.
#include "dynamic.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm parents = MPI_COMM_WORLD;
  CHECK_EQUAL(MPI_Comm_get_parent(&parents), MPI_SUCCESS);
  CHECK(parents == MPI_COMM_NULL);
  char port[MPI_MAX_PORT_NAME] = "";
  const int code = MPI_Open_port(MPI_INFO_NULL, port);
  if (code == MPI_ERR_UNSUPPORTED_OPERATION) {
    CHECK(runs_over("serial"));
  } else if (dynamic(code, "MPI_Open_port")) {
    CHECK_EQUAL(MPI_Close_port(port), MPI_SUCCESS);
  }
  return finish_test();
}
