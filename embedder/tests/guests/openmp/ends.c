// Ways in which a program ends within a parallel region, while other threads of the team compute or wait.
#include <omp.h>
#include <stdlib.h>
#include <string.h>

#include "../threads/threads.h"

int main(int argc, char** argv) {
  const char* how = argc > 1 ? argv[1] : "";
  static volatile unsigned long steps;
  static omp_lock_t never;
  omp_init_lock(&never);
  omp_set_lock(&never);
#pragma omp parallel num_threads(4)
  {
    const int me = omp_get_thread_num();
    if (me == 0)
      while (1) ++steps;
    if (me == 1) omp_set_lock(&never);
    if (me == 2 && strcmp(how, "exit") == 0) {
      puts("No Errors");
      exit(7);
    }
    if (me == 2 && strcmp(how, "trap") == 0) *(volatile int*)0xfffffff0 = 1;
    if (me == 2 && strcmp(how, "abort") == 0) abort();
  }
  return 1;
}
