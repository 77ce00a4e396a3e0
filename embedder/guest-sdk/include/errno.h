/* The C library's <errno.h> with glibc's names of the program, which <err.h> and <error.h> print. */
#ifndef MPIWASM_ERRNO_H
#define MPIWASM_ERRNO_H

#include_next <errno.h>

#ifdef _GNU_SOURCE
#ifdef __cplusplus
extern "C" {
#endif

/* The first argument of the program, and what stands behind its last slash. */
extern char* program_invocation_name;
extern char* program_invocation_short_name;

#ifdef __cplusplus
}
#endif
#endif

#endif
