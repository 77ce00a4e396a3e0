/* getrusage for guests: the C library's counts the time on the wall. WASI does not separate the kernel's time for the
   process from its own, so all is user time; the largest memory is the present one, for linear memory never
   shrinks. What is not counted is 0. */
#include <errno.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

static int read_time(int who, struct timeval* time) {
  struct timespec exact = {0, 0};
  if (who != RUSAGE_SELF && who != RUSAGE_CHILDREN) {
    errno = EINVAL;
    return -1;
  }
  if (who == RUSAGE_SELF && clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &exact) != 0) return -1;
  *time = (struct timeval){.tv_sec = exact.tv_sec, .tv_usec = exact.tv_nsec / 1000};
  return 0;
}

int getrusage(int who, struct rusage* usage) {
  const int kibibytes_in_a_page = 64;
  memset(usage, 0, sizeof *usage);
  if (read_time(who, &usage->ru_utime) != 0) return -1;
  if (who == RUSAGE_SELF) usage->ru_maxrss = (long)(__builtin_wasm_memory_size(0) * kibibytes_in_a_page);
  return 0;
}

/* The symbol of the C library, for objects that were compiled with its structure, which has the times alone. */
struct times_alone {
  struct timeval user;
  struct timeval system;
};
int getrusage_times(int who, struct times_alone* usage) __asm__("getrusage");

int getrusage_times(int who, struct times_alone* usage) {
  memset(usage, 0, sizeof *usage);
  return read_time(who, &usage->user);
}
