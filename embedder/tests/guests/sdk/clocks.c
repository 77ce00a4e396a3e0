/* clock, times and getrusage count the time that the processor works for the program, not the time on the wall. */
#include <sys/resource.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>

#include "../wasi/check.h"

static double process_time(void) {
  struct timespec time;
  CHECK(clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static double usage_time(void) {
  struct rusage usage;
  CHECK(getrusage(RUSAGE_SELF, &usage) == 0);
  CHECK(usage.ru_utime.tv_usec < 1000000 && usage.ru_stime.tv_usec < 1000000);
  return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         1e-6 * (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

static double ticks_time(void) {
  struct tms ticks;
  CHECK(times(&ticks) != -1);
  return (double)(ticks.tms_utime + ticks.tms_stime) / (double)sysconf(_SC_CLK_TCK);
}

static double clock_time(void) { return (double)clock() / CLOCKS_PER_SEC; }

/* Whether `time`, which counts in steps of `step`, shows the time of the processor. */
static int follows(double (*time)(void), double step) {
  const double before = process_time();
  const double shown = time();
  const double after = process_time();
  return shown >= before - step && shown <= after + step;
}

static void work_for(double seconds) {
  const double end = process_time() + seconds;
  while (process_time() < end) continue;
}

int main(void) {
  const double tick = 1.0 / (double)sysconf(_SC_CLK_TCK);
  for (int round = 0; round < 2; round++) {
    CHECK(follows(clock_time, 1e-5));
    CHECK(follows(usage_time, 1e-3));
    CHECK(follows(ticks_time, 2 * tick));
    work_for(0.1);
  }
  /* Sleeping takes no time of the processor, but ticks on the wall. */
  const clock_t clock_before = clock();
  const double usage_before = usage_time();
  struct tms ticks;
  const clock_t wall_before = times(&ticks);
  CHECK(usleep(300000) == 0);
  CHECK((double)(clock() - clock_before) / CLOCKS_PER_SEC < 0.2);
  CHECK(usage_time() - usage_before < 0.2);
  const double wall = (double)(times(NULL) - wall_before) * tick;
  CHECK(wall > 0.25 && wall < 100);
  CHECK(ticks.tms_cutime == 0 && ticks.tms_cstime == 0);

  struct rusage usage;
  CHECK(getrusage(RUSAGE_CHILDREN, &usage) == 0 && usage.ru_utime.tv_sec == 0 && usage.ru_utime.tv_usec == 0);
  CHECK(getrusage(RUSAGE_SELF, &usage) == 0 && usage.ru_maxrss > 100 && usage.ru_maxrss < 4 * 1024 * 1024);
  CHECK_FAILS(getrusage(77, &usage), EINVAL);
  return finish();
}
