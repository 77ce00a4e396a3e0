// A product of square matrices in blocks that stay in the first caches; within a block, rows of the right matrix are
// added to rows of the product. SIZE is the number of rows.
#include "kernel.h"

enum { block = 48 };

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

static int least(int a, int b) { return a < b ? a : b; }

static void multiply_block(double* c, const double* a, const double* b, int n, int i0, int j0, int k0) {
  const int i1 = least(i0 + block, n);
  const int j1 = least(j0 + block, n);
  const int k1 = least(k0 + block, n);
  for (int i = i0; i < i1; ++i) {
    for (int k = k0; k < k1; ++k) {
      const double factor = a[i * n + k];
      for (int j = j0; j < j1; ++j) {
        c[i * n + j] += factor * b[k * n + j];
      }
    }
  }
}

static void pass(void) {
  memset(product, 0, (size_t)rows * (size_t)rows * sizeof *product);
  for (int i = 0; i < rows; i += block) {
    for (int k = 0; k < rows; k += block) {
      for (int j = 0; j < rows; j += block) {
        multiply_block(product, left, right, rows, i, j, k);
      }
    }
  }
}

static double check(void) { return sum_of(product, (size_t)rows * (size_t)rows); }

static double operations(void) { return 2.0 * rows * rows * rows; }

int main(int argc, char** argv) {
  const struct kernel kernel = {"matrix-multiply-blocked", 384, 4096, prepare, pass, check, operations, "GFLOP/s"};
  return run_kernel(&kernel, argc, argv);
}
