/* clock for guests: the C library's counts the time on the wall. And the name of the clock behind it. */
#include <errno.h>
#include <time.h>
#include <unistd.h>

clock_t clock(void) {
  struct timespec time;
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) != 0) return -1;
  return time.tv_sec * CLOCKS_PER_SEC + time.tv_nsec;
}

int clock_getcpuclockid(pid_t process, clockid_t* clock) {
  if (process != 0 && process != getpid()) return ESRCH;
  *clock = CLOCK_PROCESS_CPUTIME_ID;
  return 0;
}
