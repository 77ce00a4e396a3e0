// Handles of objects that are gone, after their places have been used again many times: never the new object.
#include "guest_test.h"

enum { lives = 50 };

static void nothing(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)in, (void)inout, (void)length, (void)type;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int value = 0;
  int size = 0;
  MPI_Datatype dead_type;
  MPI_Type_contiguous(1, MPI_INT, &dead_type);
  MPI_Type_commit(&dead_type);
  MPI_Datatype type = dead_type;
  MPI_Type_free(&type);
  MPI_Op dead_op;
  MPI_Op_create(nothing, 1, &dead_op);
  MPI_Op op = dead_op;
  MPI_Op_free(&op);
  MPI_Group dead_group;
  MPI_Comm_group(MPI_COMM_WORLD, &dead_group);
  MPI_Group group = dead_group;
  MPI_Group_free(&group);
  MPI_Request dead_request;
  MPI_Send_init(&value, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_SELF, &dead_request);
  MPI_Request request = dead_request;
  MPI_Request_free(&request);
  for (int life = 0; life < lives; ++life) {
    MPI_Type_contiguous(2, MPI_DOUBLE, &type);
    MPI_Type_commit(&type);
    MPI_Op_create(nothing, 0, &op);
    MPI_Comm_group(MPI_COMM_SELF, &group);
    MPI_Send_init(&value, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_SELF, &request);
    CHECK_EQUAL(MPI_Bcast(&value, 1, dead_type, 0, MPI_COMM_SELF), MPI_ERR_TYPE);
    CHECK_EQUAL(MPI_Reduce_local(&value, &size, 1, MPI_INT, dead_op), MPI_ERR_OP);
    CHECK_EQUAL(MPI_Group_size(dead_group, &size), MPI_ERR_GROUP);
    MPI_Request stale = dead_request;
    CHECK_EQUAL(MPI_Start(&stale), MPI_ERR_REQUEST);
    CHECK(stale == dead_request);
    MPI_Type_free(&type);
    MPI_Op_free(&op);
    MPI_Group_free(&group);
    MPI_Request_free(&request);
  }
  return finish_test();
}
