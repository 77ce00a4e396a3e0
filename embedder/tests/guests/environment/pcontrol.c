// MPI_Pcontrol is for tools, which are libraries of the host: the one of this test reports what it gets.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  CHECK_EQUAL(MPI_Pcontrol(3), MPI_SUCCESS);
  return finish_test();
}
