/* getrlimit and setrlimit: what a guest is known to have. Limits can be lowered and put back, which no one enforces: a
   guest sees the same of mpiwasm's own limits as of the machine's memory, that a call fails. */
#include <errno.h>
#include <stddef.h>
#include <sys/resource.h>

/* The linker's: the stack lies before the program's data. */
extern char __global_base;

static struct rlimit limits[RLIM_NLIMITS];

static struct rlimit* limit_of(int resource) {
  static int known;
  if (resource < 0 || resource >= RLIM_NLIMITS) {
    errno = EINVAL;
    return NULL;
  }
  if (!known) {
    const rlim_t memory = 1ULL << 32;
    for (int i = 0; i < RLIM_NLIMITS; ++i) limits[i] = (struct rlimit){RLIM_INFINITY, RLIM_INFINITY};
    limits[RLIMIT_DATA] = limits[RLIMIT_AS] = limits[RLIMIT_RSS] = (struct rlimit){memory, memory};
    limits[RLIMIT_CORE] = (struct rlimit){0, 0};
    limits[RLIMIT_STACK].rlim_cur = limits[RLIMIT_STACK].rlim_max = (rlim_t)(size_t)&__global_base;
    known = 1;
  }
  return &limits[resource];
}

int getrlimit(int resource, struct rlimit* limit) {
  const struct rlimit* present = limit_of(resource);
  if (!present) return -1;
  *limit = *present;
  return 0;
}

int setrlimit(int resource, const struct rlimit* limit) {
  struct rlimit* present = limit_of(resource);
  if (!present) return -1;
  if (limit->rlim_cur > limit->rlim_max || limit->rlim_max > present->rlim_max) {
    errno = limit->rlim_cur > limit->rlim_max ? EINVAL : EPERM;
    return -1;
  }
  *present = *limit;
  return 0;
}
