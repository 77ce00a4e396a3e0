/* The C library's <sys/random.h> with getrandom of Linux. */
#ifndef MPIWASM_SYS_RANDOM_H
#define MPIWASM_SYS_RANDOM_H

#include_next <sys/random.h>
#define __NEED_ssize_t
#include <bits/alltypes.h>

#define GRND_NONBLOCK 1
#define GRND_RANDOM 2
#define GRND_INSECURE 4

#ifdef __cplusplus
extern "C" {
#endif

/* Never waits. */
ssize_t getrandom(void* bytes, size_t size, unsigned flags);

#ifdef __cplusplus
}
#endif

#endif
