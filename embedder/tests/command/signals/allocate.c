/* Lets the host allocate all the time: for each datatype it keeps the lists that the type was made from. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

enum { blocks = 54321 }; /* by which the allocator of strict_handlers.c knows the lists */

__attribute__((noinline)) static void make_types(const int* lengths, const int* places) {
  for (;;) {
    MPI_Datatype type;
    MPI_Type_indexed(blocks, lengths, places, MPI_INT, &type);
    MPI_Type_free(&type);
  }
}

int main(int argc, char** argv) {
  int* lengths = malloc(blocks * sizeof(int));
  int* places = malloc(blocks * sizeof(int));
  FILE* file = fopen(argv[1], "w");
  MPI_Init(&argc, &argv);
  for (int i = 0; i < blocks; ++i) {
    lengths[i] = 1;
    places[i] = 2 * i;
  }
  fputs("held back\n", file);
  puts("ready");
  fflush(stdout);
  make_types(lengths, places);
  return 0;
}
