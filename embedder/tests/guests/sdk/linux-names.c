// Names of glibc and POSIX that MPI codes call and the C library of WASI has not. Runs natively as well.
#define _GNU_SOURCE
#include <execinfo.h>
#include <fenv.h>
#include <libintl.h>
#include <malloc.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "../wasi/check.h"

static void check_limits(void) {
  struct rlimit limit = {1, 2};
  CHECK(getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur >= 1 << 20 && limit.rlim_cur <= limit.rlim_max);
  struct rlimit lower = limit;
  lower.rlim_cur = 1 << 20;
  CHECK(setrlimit(RLIMIT_STACK, &lower) == 0);
  CHECK(getrlimit(RLIMIT_STACK, &lower) == 0 && lower.rlim_cur == 1 << 20 && lower.rlim_max == limit.rlim_max);
  CHECK(setrlimit(RLIMIT_STACK, &limit) == 0);
  lower.rlim_cur = 2;
  lower.rlim_max = 1;
  CHECK_FAILS(setrlimit(RLIMIT_NOFILE, &lower), EINVAL);
  CHECK_FAILS(getrlimit(1000, &limit), EINVAL);
  CHECK(getrlimit(RLIMIT_CORE, &limit) == 0 && getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur >= 1ULL << 32);
#ifdef __wasm__
  limit.rlim_max = RLIM_INFINITY;
  CHECK_FAILS(setrlimit(RLIMIT_AS, &limit), EPERM);
#endif
}

int main(void) {
  check_limits();
  // Not to be stopped by exceptions is all that every machine can do.
  CHECK(feenableexcept(0) >= 0 && fedisableexcept(FE_ALL_EXCEPT) >= 0 && fegetexcept() == 0);
#ifdef __wasm__
  CHECK(feenableexcept(1) == -1 && fegetexcept() == 0);
#endif
  void* calls[8];
  const int depth = backtrace(calls, 8);
  char** names = backtrace_symbols(calls, depth);
  CHECK(depth >= 0 && depth <= 8 && names != NULL);
  free(names);
  backtrace_symbols_fd(calls, 0, 1);
  CHECK(strcmp(textdomain(NULL), "messages") == 0 && strcmp(textdomain("solver"), "solver") == 0);
  CHECK(strcmp(textdomain(NULL), "solver") == 0);
  CHECK(strcmp(gettext("text"), "text") == 0 && strcmp(dgettext("solver", "text"), "text") == 0);
  CHECK(strcmp(ngettext("one", "many", 1), "one") == 0 && strcmp(ngettext("one", "many", 2), "many") == 0);
  CHECK(strcmp(bindtextdomain("solver", "/"), "/") == 0);
  tzset();
  CHECK(tzname[0] != NULL && timezone == 0 && daylight == 0);
  CHECK(getpgrp() > 0 && nice(0) >= 0);
  sync();
  CHECK(mallopt(M_MMAP_THRESHOLD, 1 << 20) >= 0 && malloc_trim(0) >= 0);
  return finish();
}
