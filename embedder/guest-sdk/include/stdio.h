/* The C library's <stdio.h> with what it leaves out and mpiwasm's guest library adds. */
#ifndef MPIWASM_STDIO_H
#define MPIWASM_STDIO_H

#include_next <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

/* There are no other programs to start: popen fails with ENOSYS. */
FILE* popen(const char* command, const char* mode);
int pclose(FILE* stream);

/* In programs with threads, one lock serves all streams. */
void flockfile(FILE* stream);
int ftrylockfile(FILE* stream);
void funlockfile(FILE* stream);

#ifdef _GNU_SOURCE
/* Writes what is buffered; the streams stay open until the program ends. */
int fcloseall(void);
#endif

#ifdef __cplusplus
}
#endif

#endif
