// Operations as objects: commutativity, freeing, local reduction with predefined ones.
#include "guest_test.h"

static void nothing(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)in, (void)inout, (void)length, (void)type;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Op ordered;
  MPI_Op any_order;
  int flag = -1;
  MPI_Op_create(nothing, 0, &ordered);
  MPI_Op_create(nothing, 5, &any_order);
  MPI_Op_commutative(ordered, &flag);
  CHECK_EQUAL(flag, 0);
  MPI_Op_commutative(any_order, &flag);
  CHECK_EQUAL(flag, 1);
  MPI_Op_commutative(MPI_SUM, &flag);
  CHECK_EQUAL(flag, 1);
  MPI_Op dead = ordered;
  CHECK_EQUAL(MPI_Op_free(&ordered), MPI_SUCCESS);
  CHECK(ordered == MPI_OP_NULL);
  CHECK_EQUAL(MPI_Op_free(&ordered), MPI_ERR_OP);
  CHECK_EQUAL(MPI_Op_free(&dead), MPI_ERR_OP);
  CHECK_EQUAL(MPI_Op_commutative(dead, &flag), MPI_ERR_OP);
  MPI_Op predefined = MPI_SUM;
  CHECK_EQUAL(MPI_Op_free(&predefined), MPI_ERR_OP);
  CHECK(predefined == MPI_SUM);
  MPI_Op_free(&any_order);
  CHECK_EQUAL(MPI_Op_create(NULL, 1, &any_order), MPI_ERR_ARG);

  const int in[3] = {1, 5, 9};
  int inout[3] = {4, 3, 10};
  MPI_Reduce_local(in, inout, 3, MPI_INT, MPI_MAX);
  CHECK(inout[0] == 4 && inout[1] == 5 && inout[2] == 10);
  MPI_Reduce_local(in, inout, 2, MPI_INT, MPI_SUM);
  CHECK(inout[0] == 5 && inout[1] == 10 && inout[2] == 10);
  MPI_Reduce_local(in, inout, 0, MPI_INT, MPI_SUM);
  return finish_test();
}
