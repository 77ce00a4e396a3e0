// A tool that reports the level of profiling that a program asks for.
#include <stdio.h>

int MPI_Pcontrol(const int level, ...);

int MPI_Pcontrol(const int level, ...) {
  printf("profiling level %d\n", level);
  fflush(stdout);
  return 0;
}
