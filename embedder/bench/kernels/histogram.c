// Counts how often each of 4096 classes occurs among numbers. SIZE is how many numbers.
#include "kernel.h"

enum { classes = 4096 };

static int numbers;
static double* measured;
static int* occurrences;

static void prepare(int size) {
  numbers = size;
  measured = allocate((size_t)size, sizeof *measured);
  occurrences = allocate(classes, sizeof *occurrences);
  // Many in the middle: increments of one counter follow each other, as in real data.
  for (int i = 0; i < size; ++i) {
    measured[i] = 0.5 * (scatter_unit((uint64_t)i) + scatter_unit((uint64_t)(size + i)));
  }
}

static void pass(void) {
  memset(occurrences, 0, classes * sizeof *occurrences);
  for (int i = 0; i < numbers; ++i) {
    ++occurrences[(int)(measured[i] * classes)];
  }
}

static double check(void) {
  double sum = 0.0;
  for (int i = 0; i < classes; ++i) {
    sum += (double)occurrences[i] * occurrences[i] * (i + 1);
  }
  return sum;
}

static double operations(void) { return numbers; }

int main(int argc, char** argv) {
  const struct kernel kernel = {"histogram", 200000, 1 << 26, prepare, pass, check, operations, "Gnumbers/s"};
  return run_kernel(&kernel, argc, argv);
}
