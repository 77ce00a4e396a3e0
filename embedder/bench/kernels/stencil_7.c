// Each inner point of a cube moves towards the mean of its 6 neighbours. SIZE is the number of points along an edge.
#include "kernel.h"

static int edge;
static double* old_values;
static double* new_values;

static void prepare(int size) {
  const size_t points = (size_t)size * (size_t)size * (size_t)size;
  edge = size;
  old_values = allocate_doubles(points, 0);
  new_values = allocate_doubles(points, 0);
}

static void diffuse(double* to, const double* from, int n) {
  const int plane = n * n;
  for (int z = 1; z < n - 1; ++z) {
    for (int y = 1; y < n - 1; ++y) {
      for (int x = 1; x < n - 1; ++x) {
        const int here = z * plane + y * n + x;
        const double around =
            from[here - 1] + from[here + 1] + from[here - n] + from[here + n] + from[here - plane] + from[here + plane];
        to[here] = 0.4 * from[here] + 0.1 * around;
      }
    }
  }
}

static void pass(void) {
  diffuse(new_values, old_values, edge);
  double* last = old_values;
  old_values = new_values;
  new_values = last;
}

static double check(void) { return sum_of(old_values, (size_t)edge * (size_t)edge * (size_t)edge); }

static double operations(void) { return 8.0 * (edge - 2) * (edge - 2) * (edge - 2); }

int main(int argc, char** argv) {
  const struct kernel kernel = {"stencil-7", 64, 512, prepare, pass, check, operations, "GFLOP/s"};
  return run_kernel(&kernel, argc, argv);
}
