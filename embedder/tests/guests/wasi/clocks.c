/* Clocks and sleeping. Only lower bounds: a busy machine may always be late. */
#include <poll.h>
#include <sys/select.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

static long long now(clockid_t clock) {
  struct timespec time;
  CHECK(clock_gettime(clock, &time) == 0);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

int main(void) {
  const long long millisecond = 1000000;
  struct timespec resolution;
  CHECK(clock_getres(CLOCK_MONOTONIC, &resolution) == 0 && resolution.tv_sec == 0 && resolution.tv_nsec > 0);
  CHECK(now(CLOCK_REALTIME) / 1000000000 >= 1700000000 && time(NULL) >= 1700000000);
  struct timeval day;
  CHECK(gettimeofday(&day, NULL) == 0 && day.tv_sec >= 1700000000);

  long long start = now(CLOCK_MONOTONIC);
  struct timespec duration = {0, 20 * (long)millisecond};
  CHECK(nanosleep(&duration, NULL) == 0 && now(CLOCK_MONOTONIC) - start >= 20 * millisecond);
  start = now(CLOCK_MONOTONIC);
  CHECK(usleep(10000) == 0 && now(CLOCK_MONOTONIC) - start >= 10 * millisecond);
  start = now(CLOCK_MONOTONIC);
  const long long end = start + 10 * millisecond;
  struct timespec until = {(time_t)(end / 1000000000), (long)(end % 1000000000)};
  CHECK(clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL) == 0 && now(CLOCK_MONOTONIC) >= end);
  start = now(CLOCK_MONOTONIC);
  struct timeval timeout = {0, 10000};
  CHECK(select(0, NULL, NULL, NULL, &timeout) == 0 && now(CLOCK_MONOTONIC) - start >= 10 * millisecond);

  long long previous = now(CLOCK_MONOTONIC);
  for (int count = 0; count < 10000; count++) {
    const long long time = now(CLOCK_MONOTONIC);
    CHECK(time >= previous);
    previous = time;
  }
  return finish();
}
