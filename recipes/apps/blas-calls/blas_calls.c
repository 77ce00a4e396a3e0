// Products of matrices by BLAS, by every rank on its own at once. Natively from the library in FILE, or else from
// plain_blas.c; in a guest from the library that mpiwasm chooses, where plain_blas.c is the BLAS in the module.
#define _GNU_SOURCE  // RTLD_DEEPBIND
#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/arguments.h"
#include "../common/batches.h"
#include "../common/native_library.h"
#include "../common/report.h"
#include "plain_blas.h"

static const char* const usage = "[--library FILE] [--bits]";
static const int sizes[] = {32, 128, 512, 1024};
enum { number_of_sizes = sizeof sizes / sizeof *sizes, largest = 1024, batches = 9 };

static dgemm_function* dgemm = dgemm_;
static ddot_function* ddot = ddot_;
static double *a, *b, *c;
static volatile double sum;

static void load_library(const char* file) {
#ifdef __wasm__
  (void)file;  // that of mpiwasm's --blas
#else
  void* const library = open_native_library("blas-calls", file);
  find_native_function("blas-calls", library, "dgemm_", &dgemm);
  find_native_function("blas-calls", library, "ddot_", &ddot);
#endif
}

static void multiply(int n) {
  const double one = 1.0;
  const double zero = 0.0;
  dgemm("N", "N", &n, &n, &n, &one, a, &n, b, &n, &zero, c, &n);
}

static void dot_of_one(int n) {
  const int one = 1;
  (void)n;
  sum = ddot(&one, a, &one, b, &one);
}

static double* make_matrix(void) {
  double* const numbers = aligned_alloc(64, (size_t)largest * largest * sizeof(double));
  if (numbers == NULL) {
    fprintf(stderr, "blas-calls: no memory for a matrix of order %d\n", largest);
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  return numbers;
}

// Whole numbers from -4 to 4, whose products and sums are exact, in whatever order a library adds them.
static void fill_with_whole_numbers(double* numbers, uint32_t seed) {
  for (int i = 0; i < largest * largest; ++i) {
    seed = seed * 1664525U + 1013904223U;
    numbers[i] = (double)((int)(seed >> 24) % 9 - 4);
  }
}

static void fill_with_fractions(double* numbers, uint32_t seed) {
  for (int i = 0; i < largest * largest; ++i) numbers[i] = 1.0 / (double)(seed + (uint32_t)i % 997);
}

// Adds the product of a matrix and a vector.
static void apply(const double* matrix, int n, const double* vector, double* result) {
  memset(result, 0, (size_t)n * sizeof *result);
  for (int column = 0; column < n; ++column) {
    for (int row = 0; row < n; ++row) result[row] += matrix[(size_t)column * (size_t)n + (size_t)row] * vector[column];
  }
}

// Whether C x = A (B x), for a vector of 1 and -1.
static bool is_product(int n) {
  static double x[largest], of_b[largest], of_a[largest], of_c[largest];
  for (int i = 0; i < n; ++i) x[i] = i % 3 == 0 ? -1.0 : 1.0;
  apply(b, n, x, of_b);
  apply(a, n, of_b, of_a);
  apply(c, n, x, of_c);
  return memcmp(of_a, of_c, (size_t)n * sizeof(double)) == 0;
}

static double seconds_of(void (*call)(int), int n, int calls) {
  const double start = MPI_Wtime();
  for (int i = 0; i < calls; ++i) call(n);
  return (MPI_Wtime() - start) / calls;
}

// Seconds of one call, the median of several batches, on the slowest rank.
static double measure(void (*call)(int), int n) {
  double times[batches];
  double slowest = 0.0;
  call(n);
  const int calls = repetitions_for(0.02, seconds_of(call, n, 3));
  MPI_Barrier(MPI_COMM_WORLD);
  for (int batch = 0; batch < batches; ++batch) times[batch] = seconds_of(call, n, calls);
  const double mine = median_of(times, batches);
  MPI_Allreduce(&mine, &slowest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  return slowest;
}

// The number of wrong products of this rank.
static int multiply_all(int rank) {
  int wrong = 0;
  fill_with_whole_numbers(a, 1);
  fill_with_whole_numbers(b, 2);
  for (int i = 0; i < number_of_sizes; ++i) {
    const int n = sizes[i];
    const double seconds = measure(multiply, n);
    wrong += is_product(n) ? 0 : 1;
    if (rank != 0) continue;
    report_result_at("product", n, 2.0 * n * n * n / seconds * 1e-9, "GFLOP/s");
    report_answer_at("corner", n, c[n * n - 1]);
  }
  const double seconds = measure(dot_of_one, 1);
  if (rank == 0) report_result("call", seconds * 1e9, "ns");
  return wrong;
}

// What depends on the order of additions.
static void report_bits(int rank) {
  const int n = 128;
  uint64_t bits = 0;
  fill_with_fractions(a, 3);
  fill_with_fractions(b, 7);
  multiply(n);
  for (int i = 0; i < n * n; ++i) {
    uint64_t word = 0;
    memcpy(&word, &c[i], sizeof word);
    bits = (bits ^ word) * UINT64_C(1099511628211);
  }
  if (rank == 0) report_answer_bits("bits", bits);
}

int main(int argc, char** argv) {
  int rank = 0;
  bool only_bits = false;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  for (int i = 1; i < argc; ++i) {
    if (strcmp(argv[i], "--bits") == 0) {
      only_bits = true;
    } else if (strcmp(argv[i], "--library") != 0) {
      end_with_usage("blas-calls", "unknown argument ", argv[i], usage);
    } else if (++i == argc) {
      end_with_usage("blas-calls", "--library takes a file", "", usage);
    } else {
      load_library(argv[i]);
    }
  }
  a = make_matrix();
  b = make_matrix();
  c = make_matrix();
  int wrong = 0;
  if (only_bits) {
    report_bits(rank);
  } else {
    const int mine = multiply_all(rank);
    MPI_Allreduce(&mine, &wrong, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0) report_answer_count("wrong_products", wrong);
  }
  free(a);
  free(b);
  free(c);
  MPI_Finalize();
  return wrong == 0 ? 0 : 1;
}
