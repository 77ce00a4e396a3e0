// Kernels that make each result of one argument: they differ in their function and in where its arguments lie.
#pragma once

#include "kernel.h"

// Fills to[i] from from[i], for all i below `count`.
typedef void (*elementwise)(double* to, const double* from, int count);

static struct {
  elementwise compute;
  double lowest;
  double highest;
  double* arguments;
  double* results;
  int count;
} series;

static void prepare_series(int size) {
  series.count = size;
  series.arguments = allocate_doubles((size_t)size, 0);
  series.results = allocate_doubles((size_t)size, 0);
  for (int i = 0; i < size; ++i) {
    series.arguments[i] = series.lowest + (series.highest - series.lowest) * series.arguments[i];
  }
}

static void pass_over_series(void) { series.compute(series.results, series.arguments, series.count); }

static double sum_of_squares(void) {
  double sum = 0.0;
  for (int i = 0; i < series.count; ++i) {
    sum += series.results[i] * series.results[i];
  }
  return sum;
}

static double results_per_pass(void) { return series.count; }

// The whole program: arguments are spread over [lowest, highest).
static inline int run_elementwise(const char* name, elementwise compute, double lowest, double highest, int argc,
                                  char** argv) {
  series.compute = compute;
  series.lowest = lowest;
  series.highest = highest;
  const struct kernel kernel = {
      name, 4000, 1 << 26, prepare_series, pass_over_series, sum_of_squares, results_per_pass, "Gresults/s"};
  return run_kernel(&kernel, argc, argv);
}
