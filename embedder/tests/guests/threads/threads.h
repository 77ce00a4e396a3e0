// Checks of programs with threads that do without MPI: any thread may make them.
#ifndef THREADS_H
#define THREADS_H

#include <stdio.h>

static int failures;

#define CHECK(condition)                                                            \
  do {                                                                              \
    if (!(condition)) {                                                             \
      __atomic_add_fetch(&failures, 1, __ATOMIC_RELAXED);                           \
      fprintf(stderr, "%s:%d: %s does not hold\n", __FILE__, __LINE__, #condition); \
    }                                                                               \
  } while (0)

static inline int finish(void) {
  if (failures == 0) puts("No Errors");
  return failures != 0;
}

#endif
