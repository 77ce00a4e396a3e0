// Threads of a program that was started by another ask for its parent at the same time: all get the same communicator.
// One of two would stay when the other is freed, and lead to what is no longer there.
#include <stdatomic.h>

#include "../spawn/dynamic.h"
#include "mpi-threads.h"

static MPI_Comm found[threads];
static atomic_int waiting = threads;

static void* ask(void* number) {
  atomic_fetch_sub(&waiting, 1);
  while (atomic_load(&waiting) > 0) continue;
  MPI_Comm_get_parent(&found[(intptr_t)number]);
  return NULL;
}

// The parent has to know whether the threads have found one communicator; by the first one that there is.
static int be_child(void) {
  in_threads(ask);
  int same = 1;
  for (int i = 1; i < threads; ++i) same = same && found[i] == found[0];
  MPI_Send(&same, 1, MPI_INT, 0, 0, found[0]);
  MPI_Comm_disconnect(&found[0]);
  return MPI_Finalize();
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) return finish_test();
  if (argc > 1) return be_child();
  enum { children = 4 };
  char child[] = "child";
  char* arguments[] = {child, NULL};
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  for (int i = 0; i < children; ++i) {
    MPI_Comm between = MPI_COMM_NULL;
    int same = 0;
    const int code =
        MPI_Comm_spawn(argv[0], arguments, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &between, MPI_ERRCODES_IGNORE);
    if (!dynamic(code, "MPI_Comm_spawn")) break;
    CHECK_EQUAL(MPI_Recv(&same, 1, MPI_INT, 0, 0, between, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL(same, 1);
    CHECK_EQUAL(MPI_Comm_disconnect(&between), MPI_SUCCESS);
  }
  return finish_test();
}
