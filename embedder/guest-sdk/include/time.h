/* The C library's <time.h> with time zones: a guest has none but UTC. */
#include_next <time.h>

#ifndef MPIWASM_TIME_H
#define MPIWASM_TIME_H

#ifdef __cplusplus
extern "C" {
#endif

extern char* tzname[2];
extern long timezone;
extern int daylight;
void tzset(void);

#ifdef __cplusplus
}
#endif

#endif
