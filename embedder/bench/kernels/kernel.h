// What the kernels have in common: command line, timing, report. A kernel is a function that goes once through some
// work, `pass`; its check value is taken after a fixed number of passes, so that it does not depend on the time.
#pragma once

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../../../recipes/apps/common/numbers.h"
#include "../../../recipes/apps/common/report.h"
#include "../../../recipes/apps/common/scatter_bits.h"

enum { passes_before_check = 2, fewest_batches = 3 };

static const double shortest_batch = 0.004;

struct kernel {
  const char* name;
  int64_t usual_size;
  int64_t largest_size;
  void (*prepare)(int size);   // allocates and fills what `pass` works on
  void (*pass)(void);          // the work, once
  double (*check)(void);       // a number that depends on all that `pass` computed
  double (*operations)(void);  // in one pass, in the unit of the rate
  const char* unit;            // of the rate, with the prefix G
};

// Aligned to cache lines on both sides.
static inline void* allocate(size_t count, size_t size) {
  const size_t line = 64;
  const size_t bytes = (count * size + line - 1) / line * line;
  void* memory = aligned_alloc(line, bytes > 0 ? bytes : line);
  if (memory == NULL) {
    fprintf(stderr, "no memory for %zu bytes\n", bytes);
    exit(1);
  }
  return memory;
}

static inline double* allocate_doubles(size_t count, uint64_t seed) {
  double* values = allocate(count, sizeof *values);
  for (size_t i = 0; i < count; ++i) {
    values[i] = scatter_unit(seed + i);
  }
  return values;
}

static inline double sum_of(const double* values, size_t count) {
  double sum = 0.0;
  for (size_t i = 0; i < count; ++i) {
    sum += values[i];
  }
  return sum;
}

static inline double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static inline double time_passes(void (*pass)(void), int64_t passes) {
  // Seen through a volatile pointer, so that no pass is merged with the next.
  void (*volatile hidden)(void) = pass;
  const double start = now();
  for (int64_t i = 0; i < passes; ++i) {
    hidden();
  }
  return now() - start;
}

// The time of one pass in the fastest of several batches: what disturbs a kernel only ever makes it slower.
static inline double fastest_pass(void (*pass)(void), double seconds) {
  int64_t passes = 1;
  double took = time_passes(pass, passes);
  while (took < shortest_batch && took < seconds) {
    passes *= 2;
    took = time_passes(pass, passes);
  }
  double fastest = took;
  const double end = now() + seconds;
  for (int batch = 1; batch < fewest_batches || now() < end; ++batch) {
    const double time = time_passes(pass, passes);
    fastest = time < fastest ? time : fastest;
    if (seconds == 0.0) {
      break;
    }
  }
  return fastest / (double)passes;
}

static inline int wrong_argument(const struct kernel* kernel, const char* what) {
  fprintf(stderr, "%s: %s (usage: %s [SIZE] [--seconds S])\n", kernel->name, what, kernel->name);
  return 2;
}

static inline int run_kernel(const struct kernel* kernel, int argc, char** argv) {
  int64_t size = kernel->usual_size;
  double seconds = 0.2;
  int next = 1;
  if (next < argc && strncmp(argv[next], "--", 2) != 0 &&
      !read_whole_number(argv[next++], 1, kernel->largest_size, &size)) {
    return wrong_argument(kernel, "SIZE is out of range");
  }
  for (; next < argc; next += 2) {
    if (strcmp(argv[next], "--seconds") != 0 || next + 1 == argc ||
        !read_real_number(argv[next + 1], 0.0, 60.0, &seconds)) {
      return wrong_argument(kernel, "--seconds takes a number from 0 to 60");
    }
  }
  kernel->prepare((int)size);
  time_passes(kernel->pass, passes_before_check);
  report_answer("check", kernel->check());
  const double pass = fastest_pass(kernel->pass, seconds);
  report_result("rate", kernel->operations() / pass * 1e-9, kernel->unit);
  return 0;
}
