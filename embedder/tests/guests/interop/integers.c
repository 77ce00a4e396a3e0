// Handles as integers and back, for predefined objects and made ones.
#include "guest_test.h"

#define CHECK_ROUND(name, handle) CHECK(MPI_##name##_fromint(MPI_##name##_toint(handle)) == (handle))

static void nothing(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)in, (void)inout, (void)length, (void)type;
}

int main(int argc, char** argv) {
  CHECK_EQUAL(MPI_Comm_toint(MPI_COMM_WORLD), 0x101);  // as the standard sets it, also before MPI_Init
  start_test(&argc, &argv);
  CHECK_ROUND(Comm, MPI_COMM_WORLD);
  CHECK_ROUND(Comm, MPI_COMM_NULL);
  CHECK_ROUND(Group, MPI_GROUP_EMPTY);
  CHECK_ROUND(Type, MPI_INT);
  CHECK_ROUND(Op, MPI_SUM);
  CHECK_ROUND(Request, MPI_REQUEST_NULL);
  CHECK_ROUND(Message, MPI_MESSAGE_NO_PROC);
  CHECK_ROUND(Info, MPI_INFO_ENV);
  CHECK_ROUND(Errhandler, MPI_ERRORS_RETURN);
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_SELF, &comm);
  CHECK_ROUND(Comm, comm);
  CHECK(MPI_Comm_toint(comm) != MPI_Comm_toint(MPI_COMM_SELF));
  MPI_Datatype type;
  MPI_Type_contiguous(2, MPI_INT, &type);
  CHECK_ROUND(Type, type);
  MPI_Op op;
  MPI_Op_create(nothing, 1, &op);
  CHECK_ROUND(Op, op);
  int rank = -1;
  MPI_Comm_rank(MPI_Comm_fromint(MPI_Comm_toint(comm)), &rank);
  CHECK_EQUAL(rank, 0);
  MPI_Op_free(&op);
  MPI_Type_free(&type);
  MPI_Comm_free(&comm);
  return finish_test();
}
