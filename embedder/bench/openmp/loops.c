// Loops of computations with OpenMP: triad, matrix product, sparse matrix times vector, and forces of Lennard-Jones.
// The rate of the fastest pass. Usage: loops [SECONDS for each]
#include <math.h>
#include <omp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "../../../recipes/apps/common/report.h"

enum { triad_length = 4000000, matrix = 384, block = 32, grid = 64, particles = 2000 };

static double* a;
static double* b;
static double* c;

static double* allocate(size_t count, double value) {
  double* numbers = malloc(count * sizeof *numbers);
  if (numbers == NULL) {
    fputs("loops: no memory\n", stderr);
    exit(1);
  }
#pragma omp parallel for
  for (size_t i = 0; i < count; ++i) numbers[i] = value + 1e-3 * (double)(i % 1000);
  return numbers;
}

static void triad(void) {
  double* restrict target = a;
  const double* restrict left = b;
  const double* restrict right = c;
#pragma omp parallel for
  for (int i = 0; i < triad_length; ++i) target[i] = left[i] + 3.0 * right[i];
}

static void multiply(void) {
#pragma omp parallel for
  for (int row = 0; row < matrix; ++row) {
    double* restrict sums = a + (size_t)row * matrix;
    for (int i = 0; i < matrix; ++i) sums[i] = 0;
    for (int first = 0; first < matrix; first += block)
      for (int k = first; k < first + block; ++k) {
        const double factor = b[(size_t)row * matrix + k];
        const double* restrict line = c + (size_t)k * matrix;
        for (int i = 0; i < matrix; ++i) sums[i] += factor * line[i];
      }
  }
}

/* A step of conjugate gradients on a 7-point stencil that is kept as a sparse matrix. */
static double dot;
static int32_t* columns;
static void sparse(void) {
  const int rows = grid * grid * grid;
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int row = 0; row < rows; ++row) {
    double value = 0;
    for (int k = 0; k < 7; ++k) value += b[(size_t)row * 7 + k] * c[columns[(size_t)row * 7 + k]];
    a[row] = value;
    sum += value * c[row];
  }
  dot = sum;
}

static void find_columns(void) {
  const int rows = grid * grid * grid;
  const int steps[7] = {-grid * grid, -grid, -1, 0, 1, grid, grid * grid};
  columns = malloc((size_t)rows * 7 * sizeof *columns);
  if (columns == NULL) exit(1);
  for (int row = 0; row < rows; ++row)
    for (int k = 0; k < 7; ++k) columns[row * 7 + k] = (row + steps[k] + rows) % rows;
}

static double energy;
static void forces(void) {
  double sum = 0;
#pragma omp parallel for reduction(+ : sum) schedule(dynamic, 16)
  for (int i = 0; i < particles; ++i) {
    double force = 0;
    const double x = b[i] * 30;
    const double y = c[i] * 30;
    for (int j = 0; j < particles; ++j) {
      const double dx = b[j] * 30 - x;
      const double dy = c[j] * 30 - y;
      const double square = dx * dx + dy * dy + 0.5;
      const double inverse = 1 / (square * square * square);
      force += inverse * (inverse - 0.5) / square * dx;
      sum += inverse * (inverse - 1);
    }
    a[i] = force;
  }
  energy = sum;
}

static double fastest(void (*pass)(void), double seconds) {
  pass();
  double best = 1e9;
  const double end = omp_get_wtime() + seconds;
  do {
    const double start = omp_get_wtime();
    pass();
    const double took = omp_get_wtime() - start;
    best = took < best ? took : best;
  } while (omp_get_wtime() < end);
  return best;
}

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? strtod(argv[1], NULL) : 0.5;
  a = allocate(triad_length, 0);
  b = allocate(triad_length, 1);
  c = allocate(triad_length, 2);
  report_result("triad", 3.0 * sizeof(double) * triad_length / fastest(triad, seconds) * 1e-9, "GB/s");
  report_answer("triad", a[12345]);
  report_result("dgemm", 2.0 * matrix * matrix * matrix / fastest(multiply, seconds) * 1e-9, "GFLOP/s");
  report_answer("dgemm", a[12345]);
  find_columns();
  report_result("sparse", 16.0 * grid * grid * grid / fastest(sparse, seconds) * 1e-9, "GFLOP/s");
  report_answer("sparse", dot);
  report_result("lennard-jones", 17.0 * particles * particles / fastest(forces, seconds) * 1e-9, "GFLOP/s");
  report_answer("lennard-jones", energy);
  return 0;
}
