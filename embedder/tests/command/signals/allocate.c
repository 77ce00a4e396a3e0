/* Lets the host allocate all the time: for each datatype it keeps the lists that the type was made from. With a second
   argument, each datatype is made one call deeper. */
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

__attribute__((noinline)) static int make_deeper(int depth, const int* lengths, const int* places) {
  MPI_Datatype type;
  MPI_Type_indexed(blocks, lengths, places, MPI_INT, &type);
  MPI_Type_free(&type);
  volatile int kept = 1;
  return depth < 0 ? 0 : make_deeper(depth + 1, lengths, places) + kept;
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
  if (argc > 2) {
    return make_deeper(0, lengths, places);
  }
  make_types(lengths, places);
  return 0;
}
