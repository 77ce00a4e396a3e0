// Types are made of types, up to a limit; at the limit the program gets an error, and what it has made stays usable.
#include "guest_test.h"

enum { at_most = 1000 };

static int wrapped(MPI_Datatype old, int level, MPI_Datatype* type) {
  if (level % 2 == 0) return MPI_Type_dup(old, type);
  return MPI_Type_create_struct(1, (int[1]){1}, (MPI_Aint[1]){0}, &old, type);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Datatype deepest = MPI_LONG_DOUBLE;
  int levels = 1;
  int code = MPI_SUCCESS;
  while (levels <= at_most) {
    MPI_Datatype type;
    code = wrapped(deepest, levels, &type);
    if (code != MPI_SUCCESS) break;
    if (levels > 1) MPI_Type_free(&deepest);
    deepest = type;
    ++levels;
  }
  CHECK(levels > 50 && levels <= at_most);
  CHECK(code != MPI_SUCCESS);

  MPI_Type_commit(&deepest);
  long double sent = 2.5L;
  long double got = 0;
  MPI_Sendrecv(&sent, 1, deepest, 0, 0, &got, 1, MPI_LONG_DOUBLE, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
  CHECK(got == 2.5L);
  MPI_Type_free(&deepest);
  return finish_test();
}
