// The pull of all bodies on each of them. SIZE is the number of bodies.
#include <math.h>

#include "kernel.h"

static int bodies;
static double *x, *y, *z, *mass;
static double *pull_x, *pull_y, *pull_z;

static void prepare(int size) {
  const size_t count = (size_t)size;
  bodies = size;
  x = allocate_doubles(count, 0);
  y = allocate_doubles(count, 1 << 20);
  z = allocate_doubles(count, 2 << 20);
  mass = allocate_doubles(count, 3 << 20);
  pull_x = allocate_doubles(count, 0);
  pull_y = allocate_doubles(count, 0);
  pull_z = allocate_doubles(count, 0);
}

static void pull_on(int body) {
  double sum_x = 0.0;
  double sum_y = 0.0;
  double sum_z = 0.0;
  for (int other = 0; other < bodies; ++other) {
    const double dx = x[other] - x[body];
    const double dy = y[other] - y[body];
    const double dz = z[other] - z[body];
    // The constant keeps the pull of a body on itself finite.
    const double square = dx * dx + dy * dy + dz * dz + 1e-4;
    const double strength = mass[other] / (square * sqrt(square));
    sum_x += strength * dx;
    sum_y += strength * dy;
    sum_z += strength * dz;
  }
  pull_x[body] = sum_x;
  pull_y[body] = sum_y;
  pull_z[body] = sum_z;
}

static void pass(void) {
  for (int body = 0; body < bodies; ++body) {
    pull_on(body);
  }
}

static double check(void) {
  double sum = 0.0;
  for (int body = 0; body < bodies; ++body) {
    sum += fabs(pull_x[body]) + fabs(pull_y[body]) + fabs(pull_z[body]);
  }
  return sum;
}

static double operations(void) { return 18.0 * bodies * bodies; }

int main(int argc, char** argv) {
  const struct kernel kernel = {"n-body", 512, 1 << 16, prepare, pass, check, operations, "GFLOP/s"};
  return run_kernel(&kernel, argc, argv);
}
