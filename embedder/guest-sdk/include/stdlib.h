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

#ifdef __cplusplus
}
#endif

#endif
