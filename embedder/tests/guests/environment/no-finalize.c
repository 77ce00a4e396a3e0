// A program that forgets MPI_Finalize ends as it wants to, and the forgotten call is named.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  printf("ended without MPI_Finalize\n");
  return 0;
}
