// Exponential functions. SIZE is how many.
#include <math.h>

#include "kernel.h"

static int numbers;
static double* arguments;
static double* results;

static void prepare(int size) {
  numbers = size;
  arguments = allocate_doubles((size_t)size, 0);
  results = allocate_doubles((size_t)size, 0);
  for (int i = 0; i < size; ++i) {
    arguments[i] = -20.0 + 40.0 * arguments[i];
  }
}

static void compute(double* to, const double* from, int count) {
  for (int i = 0; i < count; ++i) {
    to[i] = exp(from[i]);
  }
}

static void pass(void) { compute(results, arguments, numbers); }

static double check(void) {
  double sum = 0.0;
  for (int i = 0; i < numbers; ++i) {
    sum += results[i] * results[i];
  }
  return sum;
}

static double operations(void) { return numbers; }

int main(int argc, char** argv) {
  const struct kernel kernel = {"exponential", 4000, 1 << 26, prepare, pass, check, operations, "Gresults/s"};
  return run_kernel(&kernel, argc, argv);
}
