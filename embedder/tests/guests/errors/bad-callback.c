// A function of another type than MPI calls ends the program with a message, not with a crash of mpiwasm.
#include <string.h>
#include <wasm_simd128.h>

#include "guest_test.h"

static double wrong(double a) { return a; }
static v128_t wrong_vectors(v128_t a) { return a; }

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  void (*function)(void) = (void (*)(void))wrong;
  if (argc > 1 && strcmp(argv[1], "vectors") == 0) function = (void (*)(void))wrong_vectors;
  MPI_Op op;
  MPI_Op_create((MPI_User_function*)function, 1, &op);
  int a = 1;
  int b = 2;
  MPI_Reduce_local(&a, &b, 1, MPI_INT, op);
  return 0;
}
