// A product of square matrices as it is written in textbooks: rows times columns. SIZE is the number of rows.
#include "kernel.h"

static int rows;
static double* left;
static double* right;
static double* product;

static void prepare(int size) {
  const size_t elements = (size_t)size * (size_t)size;
  rows = size;
  left = allocate_doubles(elements, 0);
  right = allocate_doubles(elements, elements);
  product = allocate_doubles(elements, 2 * elements);
}

static void multiply(double* c, const double* a, const double* b, int n) {
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < n; ++j) {
      double sum = 0.0;
      for (int k = 0; k < n; ++k) {
        sum += a[i * n + k] * b[k * n + j];
      }
      c[i * n + j] = sum;
    }
  }
}

static void pass(void) { multiply(product, left, right, rows); }

static double check(void) { return sum_of(product, (size_t)rows * (size_t)rows); }

static double operations(void) { return 2.0 * rows * rows * rows; }

int main(int argc, char** argv) {
  const struct kernel kernel = {"matrix-multiply-naive", 192, 4096, prepare, pass, check, operations, "GFLOP/s"};
  return run_kernel(&kernel, argc, argv);
}
