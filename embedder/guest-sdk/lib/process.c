/* What POSIX lets a process ask about itself and change, and a guest cannot. */
#include <errno.h>
#include <malloc.h>
#include <unistd.h>

pid_t getpgrp(void) { return getpid(); }

int nice(int increment) {
  if (increment == 0) return 0;
  errno = EPERM;
  return -1;
}

void sync(void) {}

#define UNUSED __attribute__((unused))

int mallopt(UNUSED int setting, UNUSED int value) { return 0; }
int malloc_trim(UNUSED size_t padding) { return 0; }
