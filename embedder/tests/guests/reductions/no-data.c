// Elements of a type may have no data, however far apart they are: a reduction of them touches nothing.
#include "guest_test.h"

static void combine(void* in, void* inout, int* length, MPI_Datatype* datatype) {
  (void)in, (void)inout, (void)datatype;
  CHECK_EQUAL(*length, 4);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Datatype nothing;
  MPI_Datatype apart;
  MPI_Type_contiguous(0, MPI_INT, &nothing);
  MPI_Type_create_resized(nothing, 0, 1 << 30, &apart);
  MPI_Type_commit(&apart);
  MPI_Op op;
  MPI_Op_create(combine, 1, &op);
  int in = 1;
  int inout = 2;
  CHECK_EQUAL(MPI_Reduce_local(&in, &inout, 4, apart, op), MPI_SUCCESS);
  CHECK(in == 1 && inout == 2);
  MPI_Op_free(&op);
  MPI_Type_free(&apart);
  MPI_Type_free(&nothing);
  return finish_test();
}
