/* Goes wrong in the middle of one long function that the compiler makes of all of these: the argument says how. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 1000 };
static int values[SIZE];
static double points[SIZE];

static inline void fill(int seed) {
  for (int i = 0; i < SIZE; ++i) {
    values[i] = i * seed;
    points[i] = i / (double)seed;
  }
}

static inline int sum(const int* from, int count) {
  int total = 0;
  for (int i = 0; i < count; ++i) {
    total += from[i]; /* bounds */
  }
  return total;
}

static inline double smooth(double* line, int count, double weight) {
  for (int i = 1; i + 1 < count; ++i) {
    line[i] = weight * line[i] + (1 - weight) * (line[i - 1] + line[i + 1]) / 2;
  }
  return line[count / 2];
}

static inline int average(int total, int count) { return total / count; /* division */ }

static inline int limited(int total, int most) {
  if (total > most) {
    __builtin_trap(); /* unreachable */
  }
  return total;
}

typedef int (*Operation)(int);
static int twice(int number) { return 2 * number; }
static int third(int number) { return number / 3; }
static Operation operations[] = {twice, third, NULL};

int main(int argc, char** argv) {
  const char* task = argc > 1 ? argv[1] : "";
  const int seed = argc > 2 ? atoi(argv[2]) : 1;
  fill(seed);
  /* The last page of what 32 bits can address is never the memory's. */
  const int* from = strcmp(task, "bounds") == 0 ? (const int*)(uintptr_t)(0xffff0000U + 4U * (unsigned)seed) : values;
  int total = sum(from, SIZE);
  double smoothed = smooth(points, SIZE, 0.5);
  total += average(total, strcmp(task, "division") == 0 ? seed - 1 : SIZE);
  smoothed += smooth(points, SIZE, 0.25);
  total = limited(total, strcmp(task, "unreachable") == 0 ? seed : INT32_MAX);
  total = operations[strcmp(task, "null-call") == 0 ? seed + 1 : seed - 1](total); /* null-call */
  printf("%d %g\n", total, smoothed);
  return 0;
}
