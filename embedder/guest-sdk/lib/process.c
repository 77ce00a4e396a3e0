/* What POSIX lets a process ask about itself and change, and a guest cannot. */
#include <errno.h>
#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

pid_t getpgrp(void) { return getpid(); }

pid_t getpgid(pid_t process) {
  if (process == 0 || process == getpid()) return getpid();
  errno = ESRCH;
  return -1;
}

static int change_priority(int change) {
  if (change == 0) return 0;
  errno = EPERM;
  return -1;
}

int nice(int increment) { return change_priority(increment); }

int getpriority(int which, id_t who) {
  if (which >= PRIO_PROCESS && which <= PRIO_USER && (who == 0 || who == (id_t)getpid())) return 0;
  errno = which >= PRIO_PROCESS && which <= PRIO_USER ? ESRCH : EINVAL;
  return -1;
}

int setpriority(int which, id_t who, int priority) {
  return getpriority(which, who) != 0 ? -1 : change_priority(priority);
}

void sync(void) {}

#define UNUSED __attribute__((unused))

int mallopt(UNUSED int setting, UNUSED int value) { return 0; }
int malloc_trim(UNUSED size_t padding) { return 0; }
