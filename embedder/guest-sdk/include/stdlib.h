/* The C library's <stdlib.h> with what it leaves out and mpiwasm's guest library adds. The C library includes it
   several times for parts of it. */
#include_next <stdlib.h>

#ifndef MPIWASM_STDLIB_H
#define MPIWASM_STDLIB_H

#ifdef __cplusplus
extern "C" {
#endif

char* realpath(const char* __restrict path, char* __restrict resolved);
int mkstemp(char* name);
char* mkdtemp(char* name);
#if defined(_GNU_SOURCE) || defined(_BSD_SOURCE)
int mkostemp(char* name, int flags);
int mkstemps(char* name, int suffix);
int mkostemps(char* name, int suffix, int flags);
void* valloc(size_t size);
#endif
#ifdef _GNU_SOURCE
char* canonicalize_file_name(const char* path);
#endif

#ifdef __cplusplus
}
#endif

#endif
