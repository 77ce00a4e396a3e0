// How every program here says what it found, so that one parser reads them all:
//   result <name> <value> <unit>    a measurement; differs from run to run
//   answer <name> <value>           an outcome; must not depend on how the program was run
// Called by one rank, after everything that is timed.
#pragma once

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>

static inline void report_result(const char* name, double value, const char* unit) {
  printf("result %s %.6g %s\n", name, value, unit);
}

// The same for one of a series, for example latency[1024].
static inline void report_result_at(const char* name, int64_t index, double value, const char* unit) {
  printf("result %s[%" PRId64 "] %.6g %s\n", name, index, value, unit);
}

// Seventeen digits give back exactly the same double.
static inline void report_answer(const char* name, double value) { printf("answer %s %.17g\n", name, value); }

static inline void report_answer_at(const char* name, int64_t index, double value) {
  printf("answer %s[%" PRId64 "] %.17g\n", name, index, value);
}

static inline void report_answer_count(const char* name, int64_t value) {
  printf("answer %s %" PRId64 "\n", name, value);
}

static inline void report_answer_bits(const char* name, uint64_t value) {
  printf("answer %s 0x%016" PRIx64 "\n", name, value);
}
