// What the program has printed is written although MPI ends the job.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  if (my_rank == 0) {
    static char buffer[65536];
    setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
    for (int line = 0; line < 1000; ++line) printf("line %d\n", line);
    printf("the last words, without a new line");
    if (argc > 1) MPI_Barrier(MPI_COMM_NULL);
    MPI_Abort(MPI_COMM_WORLD, 7);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  return 0;
}
