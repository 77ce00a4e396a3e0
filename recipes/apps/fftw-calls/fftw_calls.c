// Complex Fourier transforms by FFTW, by every rank on its own at once: natively from the library in FILE, in a guest
// from the one that mpiwasm chooses.
#define _GNU_SOURCE  // RTLD_DEEPBIND
#include <math.h>
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

static const char* const usage = "--library FILE";
enum { batches = 9 };

typedef double complex_number[2];

#ifdef __wasm__
#include <fftw3.h>
static void load_library(const char* file) {
  (void)file;  // that of mpiwasm's --fftw
}
#else
// As fftw3.h has them, which need not be installed.
typedef void* fftw_plan;
enum { FFTW_FORWARD = -1, FFTW_BACKWARD = 1, FFTW_ESTIMATE = 1 << 6 };
static fftw_plan (*fftw_plan_dft)(int rank, const int* n, complex_number* in, complex_number* out, int sign,
                                  unsigned flags);
static void (*fftw_execute)(const fftw_plan plan);
static void (*fftw_destroy_plan)(fftw_plan plan);

static void load_library(const char* file) {
  void* const library = open_native_library("fftw-calls", file);
  find_native_function("fftw-calls", library, "fftw_plan_dft", &fftw_plan_dft);
  find_native_function("fftw-calls", library, "fftw_execute", &fftw_execute);
  find_native_function("fftw-calls", library, "fftw_destroy_plan", &fftw_destroy_plan);
}
#endif

struct shape {
  int dimensions;
  int n[3];
};
static const struct shape shapes[] = {{1, {1024, 1, 1}}, {1, {65536, 1, 1}}, {3, {64, 64, 64}}};
enum { number_of_shapes = sizeof shapes / sizeof *shapes, largest = 64 * 64 * 64 };

static complex_number *in, *out, *back;

static int points_of(const struct shape* shape) { return shape->n[0] * shape->n[1] * shape->n[2]; }

static fftw_plan plan_for(const struct shape* shape, complex_number* from, complex_number* to, int sign) {
  // By estimate, which is the same natively and in a guest.
  const fftw_plan plan = fftw_plan_dft(shape->dimensions, shape->n, from, to, sign, FFTW_ESTIMATE);
  if (plan == NULL) {
    fprintf(stderr, "fftw-calls: no plan for %d points\n", points_of(shape));
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  return plan;
}

static void fill(int points) {
  uint32_t seed = 1;
  for (int i = 0; i < points; ++i) {
    for (int part = 0; part < 2; ++part) {
      seed = seed * 1664525U + 1013904223U;
      in[i][part] = (double)(seed >> 8) / (double)(1 << 24) - 0.5;
    }
  }
}

static double seconds_of(fftw_plan plan, int calls) {
  const double start = MPI_Wtime();
  for (int i = 0; i < calls; ++i) fftw_execute(plan);
  return (MPI_Wtime() - start) / calls;
}

// Seconds of one transform, the median of several batches, on the slowest rank.
static double measure(fftw_plan plan) {
  double times[batches];
  double slowest = 0.0;
  fftw_execute(plan);
  const int calls = repetitions_for(0.02, seconds_of(plan, 3));
  MPI_Barrier(MPI_COMM_WORLD);
  for (int batch = 0; batch < batches; ++batch) times[batch] = seconds_of(plan, calls);
  const double mine = median_of(times, batches);
  MPI_Allreduce(&mine, &slowest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  return slowest;
}

// Whether the first element is the sum of all, and the transform back gives what was there.
static bool is_transform(int points) {
  double sums[2] = {0.0, 0.0};
  double largest_error = 0.0;
  for (int i = 0; i < points; ++i) {
    for (int part = 0; part < 2; ++part) {
      sums[part] += in[i][part];
      largest_error = fmax(largest_error, fabs(back[i][part] / points - in[i][part]));
    }
  }
  const double of_sums = fmax(fabs(sums[0] - out[0][0]), fabs(sums[1] - out[0][1]));
  return largest_error < 1e-13 && of_sums < 1e-12 * points;
}

static int transform_all(int rank) {
  int wrong = 0;
  for (int i = 0; i < number_of_shapes; ++i) {
    const int points = points_of(&shapes[i]);
    fftw_plan there = plan_for(&shapes[i], in, out, FFTW_FORWARD);
    fftw_plan again = plan_for(&shapes[i], out, back, FFTW_BACKWARD);
    fill(points);
    const double seconds = measure(there);
    fftw_execute(again);
    wrong += is_transform(points) ? 0 : 1;
    fftw_destroy_plan(there);
    fftw_destroy_plan(again);
    if (rank != 0) continue;
    report_result_at("transform", points, 5.0 * points * log2(points) / seconds * 1e-6, "MFLOP/s");
    report_answer_at("last", points, out[points - 1][0]);
  }
  return wrong;
}

static complex_number* make_numbers(void) {
  complex_number* const numbers = aligned_alloc(64, (size_t)largest * sizeof *numbers);
  if (numbers == NULL) {
    fprintf(stderr, "fftw-calls: no memory for %d numbers\n", largest);
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  return numbers;
}

int main(int argc, char** argv) {
  int rank = 0;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (argc != 3 || strcmp(argv[1], "--library") != 0) {
    end_with_usage("fftw-calls", "it needs a library", "", usage);
  }
  load_library(argv[2]);
  in = make_numbers();
  out = make_numbers();
  back = make_numbers();
  const int mine = transform_all(rank);
  int wrong = 0;
  MPI_Allreduce(&mine, &wrong, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0) report_answer_count("wrong_transforms", wrong);
  free(in);
  free(out);
  free(back);
  MPI_Finalize();
  return wrong == 0 ? 0 : 1;
}
