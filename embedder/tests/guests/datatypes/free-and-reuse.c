// Dead types are known as dead, also when another type has their place; predefined ones cannot be freed.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Datatype type;
  MPI_Type_contiguous(2, MPI_INT, &type);
  MPI_Type_commit(&type);
  MPI_Type_commit(&type);  // again is no error
  MPI_Datatype dead = type;
  CHECK_EQUAL(MPI_Type_free(&type), MPI_SUCCESS);
  int values[4] = {1, 2, 3, 4};
  int size = 0;
  for (int i = 0; i < 40; ++i) {
    MPI_Type_contiguous(3, MPI_INT, &type);
    CHECK(type != dead);
    CHECK_EQUAL(MPI_Type_size(dead, &size), MPI_ERR_TYPE);
    CHECK_EQUAL(MPI_Send(values, 1, dead, MPI_PROC_NULL, 0, MPI_COMM_SELF), MPI_ERR_TYPE);
    MPI_Type_free(&type);
  }
  CHECK_EQUAL(MPI_Type_free(&dead), MPI_ERR_TYPE);
  CHECK_EQUAL(MPI_Type_commit(&dead), MPI_ERR_TYPE);
  MPI_Datatype predefined = MPI_INT;
  CHECK_EQUAL(MPI_Type_free(&predefined), MPI_ERR_TYPE);
  CHECK_EQUAL(MPI_Type_commit(&predefined), MPI_SUCCESS);
  // A type that is freed during a message still describes it.
  MPI_Request requests[2];
  int in[4] = {0, 0, 0, 0};
  MPI_Type_vector(2, 1, 2, MPI_INT, &type);
  MPI_Type_commit(&type);
  MPI_Irecv(in, 1, type, 0, 1, MPI_COMM_SELF, &requests[0]);
  MPI_Isend(values, 1, type, 0, 1, MPI_COMM_SELF, &requests[1]);
  MPI_Type_free(&type);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  CHECK(in[0] == 1 && in[1] == 0 && in[2] == 3 && in[3] == 0);
  return finish_test();
}
