// A sparse matrix times a vector, in compressed rows: the 27 neighbours of each point of a grid. SIZE is the number of
// points along an edge of the grid.
#include "kernel.h"

static int rows;
static int* starts;
static int* columns;
static double* values;
static double* vector;
static double* product;

static void add_neighbours(int edge, int x, int y, int z, int* next) {
  for (int c = z - 1; c <= z + 1; ++c) {
    for (int b = y - 1; b <= y + 1; ++b) {
      for (int a = x - 1; a <= x + 1; ++a) {
        if (a >= 0 && a < edge && b >= 0 && b < edge && c >= 0 && c < edge) {
          columns[*next] = (c * edge + b) * edge + a;
          values[*next] = scatter_unit((uint64_t)*next);
          ++*next;
        }
      }
    }
  }
}

static void prepare(int size) {
  rows = size * size * size;
  starts = allocate((size_t)rows + 1, sizeof *starts);
  columns = allocate(27 * (size_t)rows, sizeof *columns);
  values = allocate(27 * (size_t)rows, sizeof *values);
  int next = 0;
  for (int row = 0; row < rows; ++row) {
    starts[row] = next;
    add_neighbours(size, row % size, row / size % size, row / (size * size), &next);
  }
  starts[rows] = next;
  vector = allocate_doubles((size_t)rows, 1u << 30);
  product = allocate_doubles((size_t)rows, 1u << 31);
}

static void multiply(double* y, const double* x) {
  for (int row = 0; row < rows; ++row) {
    double sum = 0.0;
    for (int i = starts[row]; i < starts[row + 1]; ++i) {
      sum += values[i] * x[columns[i]];
    }
    y[row] = sum;
  }
}

static void pass(void) { multiply(product, vector); }

static double check(void) { return sum_of(product, (size_t)rows); }

static double operations(void) { return 2.0 * starts[rows]; }

int main(int argc, char** argv) {
  const struct kernel kernel = {"sparse-matrix", 32, 128, prepare, pass, check, operations, "GFLOP/s"};
  return run_kernel(&kernel, argc, argv);
}
