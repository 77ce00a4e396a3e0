// Names of ports that no library made, or not for this program: MPICH 5 and Intel MPI end by a signal for some of
// them, and others lead to any address of the network.
#include <string.h>

#include "guest_test.h"

static const char* const forged[] = {
    "x",
    "tag#0$x",
    "tag#-5$connentry#zz$",
    "tag#2147483647$description#elsewhere$port#99999999999$ifname#203.0.113.4$",
    "tag#0$description#localhost$port#22$ifname#127.0.0.1$",
    "4294967295.4294967295:4294967295",
    "0.0;tcp://127.0.0.1:22:x",
    "1.0;tcp://203.0.113.4:80+2.0;tcp://203.0.113.4:80:300",
    "@mpiwasm:",
    "x@mpiwasm:00000000000000000000000000000000",
};

static void check_refused(const char* name) {
  MPI_Comm between = MPI_COMM_NULL;
  const int code = MPI_Comm_connect(name, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &between);
  // Intel MPI needs a setting to connect.
  CHECK(code == MPI_ERR_PORT || (code == MPI_ERR_OTHER && runs_over("Intel")));
  CHECK_EQUAL(MPI_Comm_accept(name, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &between), MPI_ERR_PORT);
  CHECK_EQUAL(MPI_Close_port(name), MPI_ERR_PORT);
  CHECK(between == MPI_COMM_NULL);
}

// Changes and shortens the name of a port that is there.
static void check_changed(char* port) {
  char name[MPI_MAX_PORT_NAME] = "";
  const int length = (int)strlen(port);
  for (int i = 0; i < length; ++i) {
    strcpy(name, port);
    name[i] = port[i] == '1' ? '2' : '1';
    check_refused(name);
    name[i] = '\0';
    if (i > 0) check_refused(name);
  }
  strcpy(name, port);
  strcat(name, "1");
  check_refused(name);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  for (int i = 0; i < LENGTH(forged); ++i) check_refused(forged[i]);
  char longest[MPI_MAX_PORT_NAME];
  memset(longest, 'a', sizeof longest - 1);
  longest[sizeof longest - 1] = '\0';
  check_refused(longest);

  // Only the root's name counts, and all processes get the error.
  MPI_Comm between = MPI_COMM_NULL;
  const int code = MPI_Comm_connect(my_rank == 0 ? "tag#0$x" : NULL, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &between);
  CHECK(code == MPI_ERR_PORT || (code == MPI_ERR_OTHER && runs_over("Intel")));

  char port[MPI_MAX_PORT_NAME] = "";
  if (MPI_Open_port(MPI_INFO_NULL, port) == MPI_SUCCESS) {
    char other[MPI_MAX_PORT_NAME] = "";
    CHECK_EQUAL(MPI_Open_port(MPI_INFO_NULL, other), MPI_SUCCESS);
    char common[MPI_MAX_PORT_NAME];
    strcpy(common, port);
    MPI_Bcast(common, sizeof common, MPI_CHAR, 0, MPI_COMM_WORLD);
    check_changed(common);
    CHECK_EQUAL(MPI_Close_port(port), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Close_port(port), MPI_ERR_PORT);
    CHECK_EQUAL(MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &between), MPI_ERR_PORT);
    CHECK_EQUAL(MPI_Close_port(other), MPI_SUCCESS);
  }
  CHECK(between == MPI_COMM_NULL);
  return finish_test();
}
