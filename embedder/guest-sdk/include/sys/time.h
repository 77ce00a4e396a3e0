/* The C library's <sys/time.h> with times of open files and of links. */
#ifndef MPIWASM_SYS_TIME_H
#define MPIWASM_SYS_TIME_H

#include_next <sys/time.h>

#ifdef __cplusplus
extern "C" {
#endif

int futimes(int descriptor, const struct timeval times[2]);
int lutimes(const char* path, const struct timeval times[2]);

#ifdef __cplusplus
}
#endif

#endif
