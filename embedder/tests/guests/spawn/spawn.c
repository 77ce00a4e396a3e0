// A program starts itself: the children get the arguments, find their parents, and talk to them.
#include "dynamic.h"

enum { children = 2 };

static void be_child(MPI_Comm parents, int argc, char** argv) {
  int right = argc == 3 && strcmp(argv[1], "child") == 0 && strcmp(argv[2], "with space") == 0;
  int size = 0;
  MPI_Comm_remote_size(parents, &size);
  right = right && size == 2 && ranks == children;
  MPI_Comm again = MPI_COMM_NULL;
  MPI_Comm_get_parent(&again);
  right = right && again == parents;
  MPI_Allreduce(MPI_IN_PLACE, &right, 1, MPI_INT, MPI_LAND, MPI_COMM_WORLD);
  // The root of the other group gets the sum.
  MPI_Reduce(&right, NULL, 1, MPI_INT, MPI_SUM, 0, parents);
  MPI_Comm all = MPI_COMM_NULL;
  MPI_Intercomm_merge(parents, 1, &all);
  int value = 1;
  MPI_Allreduce(MPI_IN_PLACE, &value, 1, MPI_INT, MPI_SUM, all);
  MPI_Comm_free(&all);
  MPI_Comm_disconnect(&parents);
  MPI_Comm_get_parent(&again);
  if (again != MPI_COMM_NULL) MPI_Abort(MPI_COMM_WORLD, 3);
  MPI_Finalize();
}

static void be_parent(char* name) {
  char child[] = "child";
  char with_space[] = "with space";
  char* arguments[] = {child, with_space, NULL};
  int codes[children] = {-1, -1};
  MPI_Comm between = MPI_COMM_NULL;
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  const int code = MPI_Comm_spawn(name, arguments, children, MPI_INFO_NULL, 1, MPI_COMM_WORLD, &between, codes);
  if (!dynamic(code, "MPI_Comm_spawn")) return;
  if (my_rank == 1) {
    for (int i = 0; i < children; ++i) CHECK_EQUAL(codes[i], MPI_SUCCESS);
  }
  int size = 0;
  CHECK_EQUAL(MPI_Comm_remote_size(between, &size), MPI_SUCCESS);
  CHECK_EQUAL(size, children);
  int right = 0;
  CHECK_EQUAL(MPI_Reduce(NULL, &right, 1, MPI_INT, MPI_SUM, my_rank == 0 ? MPI_ROOT : MPI_PROC_NULL, between),
              MPI_SUCCESS);
  if (my_rank == 0) CHECK_EQUAL(right, children);
  MPI_Comm all = MPI_COMM_NULL;
  CHECK_EQUAL(MPI_Intercomm_merge(between, 0, &all), MPI_SUCCESS);
  int value = 1;
  CHECK_EQUAL(MPI_Allreduce(MPI_IN_PLACE, &value, 1, MPI_INT, MPI_SUM, all), MPI_SUCCESS);
  CHECK_EQUAL(value, ranks + children);
  MPI_Comm_free(&all);
  CHECK_EQUAL(MPI_Comm_disconnect(&between), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Comm parents = MPI_COMM_NULL;
  MPI_Comm_get_parent(&parents);
  if (parents != MPI_COMM_NULL) {
    be_child(parents, argc, argv);
    return 0;
  }
  CHECK_EQUAL(argc, 3);
  be_parent(argv[0]);
  return finish_test();
}
