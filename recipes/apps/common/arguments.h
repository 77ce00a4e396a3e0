// Reading the command line: numbers within stated limits, and one clear line with exit status 2
// when an argument is wrong. All ranks see the same arguments, so all of them leave together.
#pragma once

#include <errno.h>
#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

// False when `text` is not a whole number between `lowest` and `highest`.
static inline bool read_whole_number(const char* text, int64_t lowest, int64_t highest, int64_t* value) {
  char* end = NULL;
  errno = 0;
  const long long number = strtoll(text, &end, 10);
  if (end == text || *end != '\0' || errno != 0 || number < lowest || number > highest) {
    return false;
  }
  *value = (int64_t)number;
  return true;
}

// False when `text` is not a decimal number between `lowest` and `highest`.
static inline bool read_real_number(const char* text, double lowest, double highest, double* value) {
  char* end = NULL;
  errno = 0;
  const double number = strtod(text, &end);
  if (end == text || *end != '\0' || errno != 0 || !(number >= lowest && number <= highest)) {
    return false;
  }
  *value = number;
  return true;
}

// Rank 0 prints "program: message (usage: ...)"; every rank ends with status 2.
static inline void end_with_usage(const char* program, const char* message, const char* culprit, const char* usage) {
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (rank == 0) {
    fprintf(stderr, "%s: %s%s (usage: %s %s)\n", program, message, culprit, program, usage);
  }
  MPI_Finalize();
  exit(2);
}
