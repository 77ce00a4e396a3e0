// Timing in batches: the median batch says what a call costs when nothing disturbs it much.
#pragma once

#include <stdlib.h>

static inline int order_of_doubles(const void* left, const void* right) {
  const double a = *(const double*)left;
  const double b = *(const double*)right;
  return (a > b) - (a < b);
}

// Sorts `values` on the way.
static inline double median_of(double* values, int count) {
  qsort(values, (size_t)count, sizeof *values, order_of_doubles);
  const int middle = count / 2;
  return count % 2 != 0 ? values[middle] : 0.5 * (values[middle - 1] + values[middle]);
}

// How often to repeat what takes `once` seconds, for a batch to last about `batch_seconds`.
static inline int repetitions_for(double batch_seconds, double once) {
  const double fitting = batch_seconds / (once > 1e-9 ? once : 1e-9);
  return fitting < 4 ? 4 : fitting > 100000 ? 100000 : (int)fitting;
}
