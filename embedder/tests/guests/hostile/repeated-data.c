// A type may name the same bytes again and again. A little memory would become more data than any machine holds, in
// every buffer of the library: that is refused where it would be sent. Naming bytes a few times is legal.
#include "hostile.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Datatype again;
  MPI_Datatype again_and_again;
  MPI_Type_create_hvector(1 << 20, 1, 0, MPI_INT, &again);
  MPI_Type_create_hvector(1 << 20, 1, 0, again, &again_and_again);
  MPI_Type_commit(&again_and_again);
  int value = my_rank;
  MPI_Request request;
  CHECK(MPI_Send(&value, 1, again_and_again, MPI_PROC_NULL, 0, MPI_COMM_WORLD) != MPI_SUCCESS);
  CHECK(MPI_Isend(&value, 1, again_and_again, my_rank, 0, MPI_COMM_WORLD, &request) != MPI_SUCCESS);
  CHECK(MPI_Bcast(&value, 1, again_and_again, 0, MPI_COMM_WORLD) != MPI_SUCCESS);
  CHECK(MPI_Sendrecv_replace(&value, 1, again_and_again, 0, 0, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE) != MPI_SUCCESS);

  MPI_Datatype thrice;
  MPI_Type_create_hvector(3, 1, 0, MPI_INT, &thrice);
  MPI_Type_commit(&thrice);
  int got[3] = {-1, -1, -1};
  MPI_Sendrecv(&value, 1, thrice, 0, 0, got, 3, MPI_INT, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
  for (int i = 0; i < 3; ++i) CHECK_EQUAL(got[i], my_rank);
  MPI_Type_free(&thrice);
  MPI_Type_free(&again);
  MPI_Type_free(&again_and_again);
  return finish_test();
}
