// What a program gives to MPI_Comm_spawn reaches launchers, which believe it: hosts to log in to, lists without end.
#include "../spawn/dynamic.h"
#include "hostile.h"

static void be_child(MPI_Comm parents) {
  MPI_Comm_disconnect(&parents);
  MPI_Finalize();
}

// Launchers log in to the hosts of these hints. They are left behind, so the processes are started here.
static void check_hosts(char* name) {
  static const char* const hosts[] = {"203.0.113.4", "somewhere.invalid", "-oProxyCommand=x", "localhost:99"};
  enum { programs = LENGTH(hosts) };
  char* names[programs];
  int processes[programs];
  MPI_Info hints[programs];
  for (int i = 0; i < programs; ++i) {
    names[i] = name;
    processes[i] = 1;
    MPI_Info_create(&hints[i]);
    MPI_Info_set(hints[i], "host", hosts[i]);
    MPI_Info_set(hints[i], "add-host", hosts[i]);
    MPI_Info_set(hints[i], "hostfile", "/dev/null");
    MPI_Info_set(hints[i], "soft", "0:1000000");
  }
  MPI_Comm between = MPI_COMM_NULL;
  const int code = MPI_Comm_spawn_multiple(programs, names, MPI_ARGVS_NULL, processes, hints, 0, MPI_COMM_WORLD,
                                           &between, MPI_ERRCODES_IGNORE);
  for (int i = 0; i < programs; ++i) MPI_Info_free(&hints[i]);
  if (!dynamic(code, "MPI_Comm_spawn_multiple")) return;
  int size = 0;
  CHECK_EQUAL(MPI_Comm_remote_size(between, &size), MPI_SUCCESS);
  CHECK_EQUAL(size, programs);
  CHECK_EQUAL(MPI_Comm_disconnect(&between), MPI_SUCCESS);
}

// Each argument is legal, and all of them would fill the host.
static void check_lengths(char* name) {
  enum { length = 1000, most = 131072, arguments = 1 + most / (length + 1), programs = 1025 };
  static char argument[length + 1];
  static char* list[arguments + 1];
  memset(argument, 'a', length);
  for (int i = 0; i < arguments; ++i) list[i] = argument;
  MPI_Comm between = MPI_COMM_NULL;
  CHECK_EQUAL(MPI_Comm_spawn(name, list, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &between, MPI_ERRCODES_IGNORE),
              MPI_ERR_SPAWN);
  static char* names[programs];
  static char** lists[programs];
  static int processes[programs];
  static MPI_Info hints[programs];
  list[arguments / 2] = NULL;
  for (int i = 0; i < programs; ++i) names[i] = name, lists[i] = list, processes[i] = 1, hints[i] = MPI_INFO_NULL;
  for (int count = 3; count <= programs; count += programs - 3) {
    CHECK_EQUAL(MPI_Comm_spawn_multiple(count, names, lists, processes, hints, 0, MPI_COMM_WORLD, &between,
                                        MPI_ERRCODES_IGNORE),
                MPI_ERR_SPAWN);
  }
  CHECK_EQUAL(MPI_Comm_spawn_multiple(programs, names, MPI_ARGVS_NULL, processes, hints, 0, MPI_COMM_WORLD, &between,
                                      MPI_ERRCODES_IGNORE),
              MPI_ERR_SPAWN);
  CHECK(between == MPI_COMM_NULL);
}

// Names of services and ports that launchers have no room for.
static void check_names(void) {
  static char name[1 << 16];
  char port[MPI_MAX_PORT_NAME] = "";
  memset(name, 'a', sizeof name - 1);
  CHECK_EQUAL(MPI_Publish_name(name, MPI_INFO_NULL, "port"), MPI_ERR_SERVICE);
  CHECK_EQUAL(MPI_Unpublish_name(name, MPI_INFO_NULL, "port"), MPI_ERR_SERVICE);
  CHECK_EQUAL(MPI_Lookup_name(name, MPI_INFO_NULL, port), MPI_ERR_SERVICE);
  CHECK_EQUAL(MPI_Publish_name("service", MPI_INFO_NULL, name), MPI_ERR_PORT);
  CHECK_EQUAL(MPI_Unpublish_name("service", MPI_INFO_NULL, name), MPI_ERR_PORT);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm parents = MPI_COMM_NULL;
  MPI_Comm_get_parent(&parents);
  if (parents != MPI_COMM_NULL) {
    be_child(parents);
    return 0;
  }
  check_names();
  MPI_Comm none = MPI_COMM_NULL;
  const int code = MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, -1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &none, NULL);
  CHECK(code != MPI_SUCCESS && none == MPI_COMM_NULL);
  if (code == MPI_ERR_UNSUPPORTED_OPERATION) {
    printf("not in this library: MPI_Comm_spawn\n");
    return finish_test();
  }
  check_lengths(argv[0]);
  check_hosts(argv[0]);
  return finish_test();
}
