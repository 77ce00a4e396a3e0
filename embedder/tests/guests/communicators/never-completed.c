// A program that ends MPI while a communicator is being made, and everything else is given up.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm copies[20];
  MPI_Request requests[20];
  for (int i = 0; i < LENGTH(copies); ++i) {
    MPI_Comm_idup(MPI_COMM_SELF, &copies[i], &requests[i]);
    MPI_Comm early = copies[i];
    MPI_Comm_free(&early);
  }
  CHECK(true);
  return finish_test();
}
