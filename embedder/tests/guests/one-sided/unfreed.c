// Windows that are not freed before MPI_Finalize.
#include "guest_test.h"

static char memory[1 << 16];

int main(int argc, char** argv) {
  MPI_Win created = MPI_WIN_NULL, allocated = MPI_WIN_NULL, dynamic = MPI_WIN_NULL;
  char* base = NULL;
  start_test(&argc, &argv);
  CHECK_EQUAL(MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &created), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_allocate(sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &allocated), MPI_SUCCESS);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  (void)MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &dynamic);
  MPI_Win_fence(0, created);
  MPI_Win_fence(0, created);
  return finish_test();
}
