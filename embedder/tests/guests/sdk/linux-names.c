// Names of glibc and POSIX that MPI codes call and the C library of WASI has not. Runs natively as well.
#define _GNU_SOURCE
#include <execinfo.h>
#include <fenv.h>
#include <grp.h>
#include <libintl.h>
#include <malloc.h>
#include <pwd.h>
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

// The user is the one who runs the program, and no other; arguments: name and directory.
static void check_users(const char* name, const char* directory) {
  const struct passwd* user = getpwuid(getuid());
  CHECK(user != NULL && user->pw_uid == getuid() && user->pw_gid == getgid());
  if (user == NULL) return;
  CHECK(name == NULL || (strcmp(user->pw_name, name) == 0 && strcmp(user->pw_dir, directory) == 0));
  char own[256];
  strcpy(own, user->pw_name);
  CHECK(getpwnam(own) != NULL && getpwnam("no such user") == NULL && getpwuid(123456789) == NULL);
  struct passwd entry;
  struct passwd* found = NULL;
  char texts[1024];
  CHECK(getpwuid_r(getuid(), &entry, texts, sizeof texts, &found) == 0 && found == &entry);
  CHECK(found == NULL || strcmp(entry.pw_name, own) == 0);
  CHECK(getpwnam_r("no such user", &entry, texts, sizeof texts, &found) == 0 && found == NULL);
  const struct group* group = getgrgid(getgid());
  CHECK(group != NULL && group->gr_gid == getgid() && group->gr_name[0] != '\0' && group->gr_mem != NULL);
  CHECK(getgrnam("no such group") == NULL);
#ifdef __wasm__
  CHECK(strcmp(getlogin(), own) == 0 && getlogin_r(texts, sizeof texts) == 0 && strcmp(texts, own) == 0);
  CHECK(getlogin_r(texts, strlen(own)) == ERANGE);
#endif
}

int main(int count, char** arguments) {
  check_limits();
  check_users(count > 2 ? arguments[1] : NULL, count > 2 ? arguments[2] : NULL);
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
