/* The C library's <time.h> with time zones, of which a guest has none but UTC, and the clock of a process. */
#include_next <time.h>

#ifndef MPIWASM_TIME_H
#define MPIWASM_TIME_H

#ifdef __cplusplus
extern "C" {
#endif

#define __NEED_pid_t
#include <bits/alltypes.h>

extern char* tzname[2];
extern long timezone;
extern int daylight;
void tzset(void);

/* For the program itself, which is 0 or getpid(). */
int clock_getcpuclockid(pid_t process, clockid_t* clock);

#ifdef __cplusplus
}
#endif

#endif
