/* The loops that numerical programs spend their time in, the same source for the guest and for native libraries.
 * bench.cpp calls them by name with (size, repetitions); each returns a number that depends on all it computed. */

enum { heap_bytes = 192 << 20 };

#ifdef __wasm__
static char heap[heap_bytes] __attribute__((aligned(64)));
#define EXPORT(name) __attribute__((export_name(#name)))
static double square_root(double x) { return __builtin_sqrt(x); }
#else
#include <math.h>
#include <stdlib.h>
static char* heap;
#define EXPORT(name) __attribute__((visibility("default")))
static double square_root(double x) { return sqrt(x); }
#endif

static unsigned long used;

static void start(void) {
#ifndef __wasm__
  if (!heap) heap = aligned_alloc(64, heap_bytes);
#endif
  used = 0;
}

/* Memory like that of malloc: the compiler knows nothing about it. */
__attribute__((noinline)) static void* allocate(unsigned long bytes) {
  void* memory = heap + used;
  used += (bytes + 127) & ~63UL;
  return memory;
}

static double* numbers(int count, double scale) {
  double* x = allocate((unsigned long)count * sizeof *x);
  for (int i = 0; i < count; ++i) x[i] = scale * (1 + i % 17);
  return x;
}

static double sum(const double* x, int count) {
  double total = 0;
  for (int i = 0; i < count; ++i) total += x[i];
  return total;
}

__attribute__((noinline)) static void triad_pass(double* a, const double* b, const double* c, double scale, int n) {
  for (int i = 0; i < n; ++i) a[i] = b[i] + scale * c[i];
}

EXPORT(triad) double triad(int n, int repetitions) {
  start();
  double* a = numbers(n, 1);
  double* b = numbers(n, 0.5);
  double* c = numbers(n, 0.25);
  for (int r = 0; r < repetitions; ++r) {
    triad_pass(a, b, c, 0.1, n);
    triad_pass(b, a, c, 0.1, n);
  }
  return sum(a, n) + sum(b, n);
}

__attribute__((noinline)) static double dot_pass(const double* a, const double* b, int n) {
  double total = 0;
  for (int i = 0; i < n; ++i) total += a[i] * b[i];
  return total;
}

EXPORT(dot) double dot(int n, int repetitions) {
  start();
  double* a = numbers(n, 1);
  double* b = numbers(n, 0.5);
  double total = 0;
  for (int r = 0; r < repetitions; ++r) {
    total += dot_pass(a, b, n);
    a[r % n] += 1;
  }
  return total;
}

__attribute__((noinline)) static void dgemm_pass(double* c, const double* a, const double* b, int n) {
  for (int i = 0; i < n; ++i) {
    for (int k = 0; k < n; ++k) {
      const double factor = a[i * n + k];
      for (int j = 0; j < n; ++j) c[i * n + j] += factor * b[k * n + j];
    }
  }
}

EXPORT(dgemm) double dgemm(int n, int repetitions) {
  start();
  double* a = numbers(n * n, 1e-3);
  double* b = numbers(n * n, 1e-3);
  double* c = numbers(n * n, 0);
  for (int r = 0; r < repetitions; ++r) dgemm_pass(c, a, b, n);
  return sum(c, n * n);
}

__attribute__((noinline)) static void stencil_pass(double* to, const double* from, int n) {
  for (int i = 1; i < n - 1; ++i) {
    for (int j = 1; j < n - 1; ++j) {
      to[i * n + j] = 0.25 * (from[(i - 1) * n + j] + from[(i + 1) * n + j] + from[i * n + j - 1] + from[i * n + j + 1] -
                              4 * from[i * n + j]);
    }
  }
}

EXPORT(stencil) double stencil(int n, int repetitions) {
  start();
  double* a = numbers(n * n, 1);
  double* b = numbers(n * n, 1);
  for (int r = 0; r < repetitions; ++r) {
    stencil_pass(b, a, n);
    stencil_pass(a, b, n);
  }
  return sum(a, n * n);
}

/* A sparse matrix of a 27-point stencil on a cube of n * n * n points, by rows. */
struct Matrix {
  int rows;
  int* starts;
  int* columns;
  double* values;
};

static struct Matrix make_matrix(int n) {
  struct Matrix m;
  m.rows = n * n * n;
  m.starts = allocate((unsigned long)(m.rows + 1) * sizeof(int));
  m.columns = allocate((unsigned long)m.rows * 27 * sizeof(int));
  m.values = allocate((unsigned long)m.rows * 27 * sizeof(double));
  int entries = 0;
  for (int row = 0; row < m.rows; ++row) {
    const int x = row % n;
    const int y = row / n % n;
    const int z = row / n / n;
    m.starts[row] = entries;
    for (int dz = -1; dz <= 1; ++dz) {
      for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
          if (x + dx < 0 || x + dx >= n || y + dy < 0 || y + dy >= n || z + dz < 0 || z + dz >= n) continue;
          m.columns[entries] = row + dx + n * (dy + n * dz);
          m.values[entries++] = dx == 0 && dy == 0 && dz == 0 ? 26 : -1;
        }
      }
    }
  }
  m.starts[m.rows] = entries;
  return m;
}

__attribute__((noinline)) static void spmv_pass(double* y, const struct Matrix* m, const double* x) {
  for (int row = 0; row < m->rows; ++row) {
    double total = 0;
    for (int k = m->starts[row]; k < m->starts[row + 1]; ++k) total += m->values[k] * x[m->columns[k]];
    y[row] = total;
  }
}

EXPORT(spmv) double spmv(int n, int repetitions) {
  start();
  const struct Matrix m = make_matrix(n);
  double* x = numbers(m.rows, 1);
  double* y = numbers(m.rows, 1);
  for (int r = 0; r < repetitions; ++r) {
    spmv_pass(y, &m, x);
    x[r % m.rows] += 1;
  }
  return sum(y, m.rows);
}

__attribute__((noinline)) static void gauss_seidel_pass(double* x, const struct Matrix* m, const double* b) {
  for (int row = 0; row < m->rows; ++row) {
    double rest = b[row];
    for (int k = m->starts[row]; k < m->starts[row + 1]; ++k) rest -= m->values[k] * x[m->columns[k]];
    x[row] = (rest + 26 * x[row]) / 26;
  }
}

EXPORT(gauss_seidel) double gauss_seidel(int n, int repetitions) {
  start();
  const struct Matrix m = make_matrix(n);
  double* x = numbers(m.rows, 0);
  double* b = numbers(m.rows, 1);
  for (int r = 0; r < repetitions; ++r) gauss_seidel_pass(x, &m, b);
  return sum(x, m.rows);
}

__attribute__((noinline)) static double lennard_jones_pass(double* force, const double* position, int n) {
  double energy = 0;
  for (int i = 0; i < n; ++i) {
    double fx = 0;
    double fy = 0;
    double fz = 0;
    for (int j = 0; j < n; ++j) {
      if (i == j) continue;
      const double dx = position[3 * i] - position[3 * j];
      const double dy = position[3 * i + 1] - position[3 * j + 1];
      const double dz = position[3 * i + 2] - position[3 * j + 2];
      const double r2 = dx * dx + dy * dy + dz * dz;
      if (r2 > 6.25) continue;
      const double inverse = 1 / r2;
      const double r6 = inverse * inverse * inverse;
      const double strength = 48 * r6 * (r6 - 0.5) * inverse;
      fx += strength * dx;
      fy += strength * dy;
      fz += strength * dz;
      energy += 4 * r6 * (r6 - 1);
    }
    force[3 * i] = fx;
    force[3 * i + 1] = fy;
    force[3 * i + 2] = fz;
  }
  return energy;
}

EXPORT(lennard_jones) double lennard_jones(int n, int repetitions) {
  start();
  double* position = allocate((unsigned long)n * 3 * sizeof *position);
  double* force = numbers(n * 3, 0);
  for (int i = 0; i < n; ++i) {
    position[3 * i] = 1.1 * (i % 8) + 0.001 * square_root(i);
    position[3 * i + 1] = 1.1 * (i / 8 % 8);
    position[3 * i + 2] = 1.1 * (i / 64);
  }
  double energy = 0;
  for (int r = 0; r < repetitions; ++r) energy += lennard_jones_pass(force, position, n);
  return energy + sum(force, n * 3);
}

#ifdef __wasm__
__attribute__((import_module("host"), import_name("add"))) int host_add(int a, int b, int c, int d, int e, int f);
#else
__attribute__((noinline)) static int host_add(int a, int b, int c, int d, int e, int f) {
  __asm__ volatile("" : "+r"(a));
  return a + b + c + d + e + f;
}
#endif

EXPORT(calls) double calls(int n, int repetitions) {
  int total = 0;
  for (int r = 0; r < repetitions; ++r) {
    for (int i = 0; i < n; ++i) total = host_add(total & 7, i, 1, 2, 3, 4);
  }
  return total;
}
