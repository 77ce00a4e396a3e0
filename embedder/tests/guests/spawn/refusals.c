// What cannot be started: programs of the host, modules outside what is granted, wrong arguments. All processes get
// the error, though only the root knows the reason.
#include "guest_test.h"

static MPI_Comm between = MPI_COMM_NULL;

static int try_command(const char* command) {
  return MPI_Comm_spawn(command, MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &between, MPI_ERRCODES_IGNORE);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const char* const refused[] = {"/bin/true", "true", "missing.wasm", "../refusals.wasm", "/proc/self/exe", "."};
  for (int i = 0; i < LENGTH(refused); ++i) CHECK_EQUAL(try_command(refused[i]), MPI_ERR_SPAWN);
  CHECK_EQUAL(MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, -1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &between, NULL),
              MPI_ERR_COUNT);
  CHECK_EQUAL(MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, 1, MPI_INFO_NULL, 9, MPI_COMM_WORLD, &between, NULL),
              MPI_ERR_ROOT);
  CHECK_EQUAL(MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_NULL, &between, NULL), MPI_ERR_COMM);
  CHECK_EQUAL(MPI_Comm_spawn(NULL, MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &between, NULL), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Comm_spawn(argv[0], (char**)0xfffffffc, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &between, NULL),
              MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &between, (int*)0xfffffffc),
              MPI_ERR_ARG);
  char line_end[] = "x\nexecname=/bin/true";
  char* arguments[] = {line_end, NULL};
  CHECK_EQUAL(MPI_Comm_spawn(argv[0], arguments, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &between, NULL), MPI_ERR_SPAWN);
  CHECK(between == MPI_COMM_NULL);
  char name[] = "x";
  char* names[] = {name};
  const int processes[] = {1};
  const MPI_Info hints[] = {MPI_INFO_NULL};
  CHECK_EQUAL(MPI_Comm_spawn_multiple(1, names, MPI_ARGVS_NULL, processes, hints, 0, MPI_COMM_WORLD, &between, NULL),
              MPI_ERR_SPAWN);
  CHECK_EQUAL(MPI_Comm_spawn_multiple(0, names, MPI_ARGVS_NULL, processes, hints, 0, MPI_COMM_WORLD, &between, NULL),
              MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Comm_join(3, &between), MPI_ERR_UNSUPPORTED_OPERATION);
  return finish_test();
}
