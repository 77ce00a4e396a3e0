// Reading numbers within stated limits from the command line.
#pragma once

#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

// False when `text` is not an integer between `lowest` and `highest`.
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
