// How many processes may be started (--max-spawn 2): the children count, and so would theirs.
#include "dynamic.h"

static int start(char* name, int processes, MPI_Comm* between) {
  return MPI_Comm_spawn(name, MPI_ARGV_NULL, processes, MPI_INFO_NULL, 0, MPI_COMM_WORLD, between, MPI_ERRCODES_IGNORE);
}

static void be_child(char* name, MPI_Comm parents) {
  MPI_Comm between = MPI_COMM_NULL;
  int refused = start(name, 1, &between) == MPI_ERR_SPAWN;
  MPI_Reduce(&refused, NULL, 1, MPI_INT, MPI_SUM, 0, parents);
  MPI_Comm_disconnect(&parents);
  MPI_Finalize();
}

static void be_parent(char* name) {
  MPI_Comm between = MPI_COMM_NULL;
  CHECK_EQUAL(start(name, 3, &between), MPI_ERR_SPAWN);
  char* names[] = {name, name};
  const int processes[] = {1, 2};
  const MPI_Info hints[] = {MPI_INFO_NULL, MPI_INFO_NULL};
  CHECK_EQUAL(MPI_Comm_spawn_multiple(2, names, MPI_ARGVS_NULL, processes, hints, 0, MPI_COMM_WORLD, &between, NULL),
              MPI_ERR_SPAWN);
  CHECK(between == MPI_COMM_NULL);
  if (!dynamic(start(name, 2, &between), "MPI_Comm_spawn")) return;
  int refused = 0;
  CHECK_EQUAL(MPI_Reduce(NULL, &refused, 1, MPI_INT, MPI_SUM, my_rank == 0 ? MPI_ROOT : MPI_PROC_NULL, between),
              MPI_SUCCESS);
  if (my_rank == 0) CHECK_EQUAL(refused, 2);
  CHECK_EQUAL(MPI_Comm_disconnect(&between), MPI_SUCCESS);
  CHECK_EQUAL(start(name, 1, &between), MPI_ERR_SPAWN);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm parents = MPI_COMM_NULL;
  MPI_Comm_get_parent(&parents);
  if (parents != MPI_COMM_NULL) {
    be_child(argv[0], parents);
    return 0;
  }
  be_parent(argv[0]);
  return finish_test();
}
