/* A kernel that lets a thread restrict itself by Landlock once, and not again. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>

static const long landlock_restrict_self = 446;
static long (*real)(long, ...);
static int times;

__attribute__((constructor)) static void find(void) { real = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall"); }

long syscall(long number, ...) {
  va_list rest;
  va_start(rest, number);
  long arguments[6];
  for (int i = 0; i < 6; ++i) {
    arguments[i] = va_arg(rest, long);
  }
  va_end(rest);
  if (number == landlock_restrict_self && ++times > 1) {
    errno = E2BIG;
    return -1;
  }
  return real(number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}
