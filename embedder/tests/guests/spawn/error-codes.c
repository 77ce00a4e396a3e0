// Each process gets the error codes of the new ones, or ignores them. MPICH broadcasts them where they are not ignored,
// and took other messages for them when the root alone had a list.
#include "dynamic.h"

enum { started = 2 };

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm parents = MPI_COMM_NULL;
  MPI_Comm_get_parent(&parents);
  if (parents != MPI_COMM_NULL) {
    MPI_Comm_disconnect(&parents);
    MPI_Finalize();
    return 0;
  }
  for (int ignoring = -1; ignoring < ranks; ++ignoring) {
    int codes[started] = {-1, -1};
    MPI_Comm between = MPI_COMM_NULL;
    const int code = MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, started, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &between,
                                    my_rank == ignoring ? MPI_ERRCODES_IGNORE : codes);
    if (code == MPI_ERR_UNSUPPORTED_OPERATION || !dynamic(code, "MPI_Comm_spawn")) break;
    const int expected = my_rank == ignoring ? -1 : MPI_SUCCESS;
    for (int i = 0; i < started; ++i) CHECK_EQUAL(codes[i], expected);
    CHECK_EQUAL(MPI_Comm_disconnect(&between), MPI_SUCCESS);
  }
  return finish_test();
}
