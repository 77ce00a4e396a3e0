/* times for guests, in ticks of which there are sysconf(_SC_CLK_TCK) in a second: the C library's counts nanoseconds on
   the wall. WASI does not separate the kernel's time for the process from its own, so all is user time. */
#include <sys/times.h>
#include <time.h>
#include <unistd.h>

static clock_t ticks(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time) != 0) return -1;
  const long in_a_second = sysconf(_SC_CLK_TCK);
  return (clock_t)time.tv_sec * in_a_second + time.tv_nsec / (1000000000 / in_a_second);
}

clock_t times(struct tms* usage) {
  if (usage != NULL) *usage = (struct tms){.tms_utime = ticks(CLOCK_PROCESS_CPUTIME_ID)};
  return ticks(CLOCK_MONOTONIC);
}
