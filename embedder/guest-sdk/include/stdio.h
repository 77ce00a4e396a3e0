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

#ifdef __cplusplus
}
#endif

#endif
