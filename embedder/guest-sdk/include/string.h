/* The C library's <string.h>; in C++, with basename as a function that can be called. */
#ifndef MPIWASM_STRING_H
#define MPIWASM_STRING_H

#ifdef __cplusplus
#define basename mpiwasm_basename_without_parameters
#endif
#include_next <string.h>
#ifdef __cplusplus
#undef basename

#ifdef _GNU_SOURCE
extern "C" char* basename(char* path);

/* As in glibc: what stands behind the last slash. */
inline const char* basename(const char* path) {
  const char* slash = __builtin_strrchr(path, '/');
  return slash != nullptr ? slash + 1 : path;
}
#endif
#endif

#endif
