// Each inner point of a square becomes the mean of itself and its 4 neighbours. SIZE is the number of points along an
// edge.
#include "kernel.h"

static int edge;
static double* old_values;
static double* new_values;

static void prepare(int size) {
  edge = size;
  old_values = allocate_doubles((size_t)size * (size_t)size, 0);
  new_values = allocate_doubles((size_t)size * (size_t)size, 0);
}

static void smooth(double* to, const double* from, int n) {
  for (int y = 1; y < n - 1; ++y) {
    for (int x = 1; x < n - 1; ++x) {
      const int here = y * n + x;
      to[here] = 0.2 * (from[here] + from[here - 1] + from[here + 1] + from[here - n] + from[here + n]);
    }
  }
}

static void pass(void) {
  smooth(new_values, old_values, edge);
  double* last = old_values;
  old_values = new_values;
  new_values = last;
}

static double check(void) { return sum_of(old_values, (size_t)edge * (size_t)edge); }

static double operations(void) { return 5.0 * (edge - 2) * (edge - 2); }

int main(int argc, char** argv) {
  const struct kernel kernel = {"stencil-5", 256, 8192, prepare, pass, check, operations, "GFLOP/s"};
  return run_kernel(&kernel, argc, argv);
}
