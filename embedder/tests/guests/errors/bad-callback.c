// A function of another type than MPI calls ends the program with a message, not with a crash of mpiwasm.
#include "guest_test.h"

static double wrong(double a) { return a; }

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Op op;
  MPI_Op_create((MPI_User_function*)(void (*)(void))wrong, 1, &op);
  int a = 1;
  int b = 2;
  MPI_Reduce_local(&a, &b, 1, MPI_INT, op);
  return 0;
}
