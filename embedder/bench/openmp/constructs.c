// The cost of OpenMP's constructs, each with nothing to do: microseconds for one, the fastest of several batches.
// Usage: constructs [SECONDS for each]
#include <omp.h>
#include <stdlib.h>

#include "../../../recipes/apps/common/report.h"

enum { iterations = 1024 };

static omp_lock_t lock;
static int counter;
static double sum;

// What a compiler cannot leave out.
static void nothing(void) { __asm__ volatile("" ::: "memory"); }

static void parallel(int times) {
  for (int i = 0; i < times; ++i) {
#pragma omp parallel
    nothing();
  }
}

static void barrier(int times) {
#pragma omp parallel
  for (int i = 0; i < times; ++i) {
#pragma omp barrier
  }
}

static void static_loop(int times) {
#pragma omp parallel
  for (int i = 0; i < times; ++i) {
#pragma omp for schedule(static)
    for (int j = 0; j < 64; ++j) nothing();
  }
}

// One of its iterations.
static void dynamic_loop(int times) {
#pragma omp parallel
  for (int i = 0; i < times; i += iterations) {
#pragma omp for schedule(dynamic, 1)
    for (int j = 0; j < iterations; ++j) nothing();
  }
}

static void guided_loop(int times) {
#pragma omp parallel
  for (int i = 0; i < times; i += iterations) {
#pragma omp for schedule(guided)
    for (int j = 0; j < iterations; ++j) nothing();
  }
}

static void reduction(int times) {
  for (int i = 0; i < times; ++i) {
#pragma omp parallel reduction(+ : sum)
    sum += 1;
  }
}

static void critical(int times) {
#pragma omp parallel
  for (int i = 0; i < times; ++i) {
#pragma omp critical
    nothing();
  }
}

static void atomic(int times) {
#pragma omp parallel
  for (int i = 0; i < times; ++i) {
#pragma omp atomic
    ++counter;
  }
}

static void lock_pair(int times) {
#pragma omp parallel
  for (int i = 0; i < times; ++i) {
    omp_set_lock(&lock);
    nothing();
    omp_unset_lock(&lock);
  }
}

static void single(int times) {
#pragma omp parallel
  for (int i = 0; i < times; ++i) {
#pragma omp single
    nothing();
  }
}

static void task(int times) {
#pragma omp parallel
#pragma omp single
  for (int i = 0; i < times; ++i) {
#pragma omp task
    nothing();
  }
}

static double seconds_of(void (*construct)(int), int times) {
  const double start = omp_get_wtime();
  construct(times);
  return omp_get_wtime() - start;
}

static double microseconds(void (*construct)(int), double seconds) {
  const double shortest = 0.005;
  const int most = 1 << 24;
  int times = iterations;
  construct(times);
  double took = seconds_of(construct, times);
  while (took < shortest && times < most) {
    times *= 2;
    took = seconds_of(construct, times);
  }
  double fastest = took;
  for (const double end = omp_get_wtime() + seconds; omp_get_wtime() < end;) {
    took = seconds_of(construct, times);
    fastest = took < fastest ? took : fastest;
  }
  return fastest / times * 1e6;
}

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? strtod(argv[1], NULL) : 0.2;
  const struct {
    const char* name;
    void (*run)(int);
  } constructs[] = {{"parallel", parallel},
                    {"barrier", barrier},
                    {"for-static", static_loop},
                    {"for-dynamic", dynamic_loop},
                    {"for-guided", guided_loop},
                    {"reduction", reduction},
                    {"critical", critical},
                    {"atomic", atomic},
                    {"lock", lock_pair},
                    {"single", single},
                    {"task", task}};
  omp_init_lock(&lock);
  for (size_t i = 0; i < sizeof constructs / sizeof constructs[0]; ++i)
    report_result(constructs[i].name, microseconds(constructs[i].run, seconds), "us");
  return 0;
}
