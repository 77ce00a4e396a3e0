// Rank 0 opens a port, rank 1 connects to it: an intercommunicator between two processes that each act alone.
#include "dynamic.h"

static void check_connection(char* port) {
  MPI_Comm between = MPI_COMM_NULL;
  if (my_rank == 0) {
    CHECK_EQUAL(MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &between), MPI_SUCCESS);
  } else {
    CHECK_EQUAL(MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &between), MPI_SUCCESS);
  }
  int size = 0;
  CHECK_EQUAL(MPI_Comm_remote_size(between, &size), MPI_SUCCESS);
  CHECK_EQUAL(size, 1);
  int value = my_rank + 10;
  CHECK_EQUAL(MPI_Sendrecv_replace(&value, 1, MPI_INT, 0, 0, 0, 0, between, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(value, 11 - my_rank);
  CHECK_EQUAL(MPI_Comm_disconnect(&between), MPI_SUCCESS);
  CHECK(between == MPI_COMM_NULL);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  char port[MPI_MAX_PORT_NAME] = "";
  int opened = 0;
  if (my_rank == 0) {
    opened = dynamic(MPI_Open_port(MPI_INFO_NULL, port), "MPI_Open_port");
    CHECK_EQUAL(opened, port[0] != 0);
  }
  MPI_Bcast(&opened, 1, MPI_INT, 0, MPI_COMM_WORLD);
  MPI_Bcast(port, sizeof port, MPI_CHAR, 0, MPI_COMM_WORLD);
  if (opened) {
    check_connection(port);
    if (my_rank == 0) CHECK_EQUAL(MPI_Close_port(port), MPI_SUCCESS);
  } else if (my_rank == 0) {
    // Where no port can be opened, there is none to accept at, to connect to or to close.
    MPI_Comm between = MPI_COMM_NULL;
    CHECK_EQUAL(MPI_Comm_accept("none", MPI_INFO_NULL, 0, MPI_COMM_SELF, &between), MPI_ERR_PORT);
    CHECK_EQUAL(MPI_Comm_connect("none", MPI_INFO_NULL, 0, MPI_COMM_SELF, &between), MPI_ERR_PORT);
    CHECK_EQUAL(MPI_Close_port("none"), MPI_ERR_PORT);
    const char* const absent[] = {"MPI_Comm_accept", "MPI_Comm_connect", "MPI_Close_port"};
    for (int i = 0; i < LENGTH(absent); ++i) printf("not in this library: %s\n", absent[i]);
  }
  MPI_Comm none = MPI_COMM_NULL;
  CHECK_EQUAL(MPI_Open_port(MPI_INFO_NULL, (char*)0xfffffff0), MPI_ERR_ARG);
  MPI_Info dead;
  MPI_Info_create(&dead);
  const MPI_Info copy = dead;
  MPI_Info_free(&dead);
  int (*const functions[])(const char*, MPI_Info, int, MPI_Comm, MPI_Comm*) = {MPI_Comm_connect, MPI_Comm_accept};
  for (int i = 0; i < LENGTH(functions); ++i) {
    CHECK_EQUAL(functions[i](NULL, MPI_INFO_NULL, 0, MPI_COMM_SELF, &none), MPI_ERR_ARG);
    CHECK_EQUAL(functions[i]((char*)0xfffffff0, MPI_INFO_NULL, 0, MPI_COMM_SELF, &none), MPI_ERR_ARG);
    CHECK_EQUAL(functions[i]("two words", MPI_INFO_NULL, 0, MPI_COMM_SELF, &none), MPI_ERR_PORT);
    CHECK_EQUAL(functions[i]("none", copy, 0, MPI_COMM_SELF, &none), MPI_ERR_INFO);
    CHECK_EQUAL(functions[i]("none", MPI_INFO_NULL, 1, MPI_COMM_SELF, &none), MPI_ERR_ROOT);
    CHECK_EQUAL(functions[i]("none", MPI_INFO_NULL, 0, MPI_COMM_NULL, &none), MPI_ERR_COMM);
    CHECK_EQUAL(functions[i]("none", MPI_INFO_NULL, 0, MPI_COMM_SELF, (MPI_Comm*)0xfffffffc), MPI_ERR_ARG);
    // All processes get the error of the root.
    CHECK_EQUAL(functions[i]("two words", MPI_INFO_NULL, 0, MPI_COMM_WORLD, &none), MPI_ERR_PORT);
  }
  CHECK(none == MPI_COMM_NULL);
  return finish_test();
}
