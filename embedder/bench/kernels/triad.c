// The triad of STREAM: a sum of one array and a multiple of another. SIZE is the length of the three arrays, which
// decides where they lie: 1000 fit into the first cache, 4 million into none.
#include "kernel.h"

static int length;
static double* target;
static double* left;
static double* right;

static void prepare(int size) {
  length = size;
  target = allocate_doubles((size_t)size, 0);
  left = allocate_doubles((size_t)size, 1000000);
  right = allocate_doubles((size_t)size, 2000000);
}

static void triad(double* a, const double* b, const double* c, double factor, int count) {
  for (int i = 0; i < count; ++i) {
    a[i] = b[i] + factor * c[i];
  }
}

static void pass(void) { triad(target, left, right, 3.0, length); }

static double check(void) { return sum_of(target, (size_t)length); }

static double operations(void) { return 3.0 * sizeof(double) * length; }

int main(int argc, char** argv) {
  const struct kernel kernel = {"triad", 1000, 1 << 24, prepare, pass, check, operations, "GB/s"};
  return run_kernel(&kernel, argc, argv);
}
