/* Waiting and waking, by WebAssembly's own instructions, and the number of processors, by a function of mpiwasm. */
#include <errno.h>
#include <limits.h>
#include <string.h>
#include <time.h>

#include "pthread_impl.h"

__attribute__((import_module("mpiwasm_threads_1"), import_name("processors"))) int mpiwasm_processors(void);

static const long long no_time_limit = -1;

static long wait_while(volatile int* word, int value, const struct timespec* limit) {
  long long nanoseconds = no_time_limit;
  if (limit) {
    const long long most_seconds = LLONG_MAX / 1000000000 - 1;
    if (limit->tv_sec <= most_seconds) nanoseconds = limit->tv_sec * 1000000000LL + limit->tv_nsec;
  }
  switch (__builtin_wasm_memory_atomic_wait32((int*)word, value, nanoseconds)) {
    case 0:
      return 0;
    case 1:
      return -EAGAIN;
    default:
      return -ETIMEDOUT;
  }
}

static long futex(volatile int* word, long operation, long value, long other) {
  switch (operation & ~FUTEX_PRIVATE) {
    case FUTEX_WAIT:
      return wait_while(word, value, (const struct timespec*)other);
    case FUTEX_WAKE:
      return (long)__builtin_wasm_memory_atomic_notify((int*)word, (unsigned)value);
    case FUTEX_REQUEUE:
      /* Woken instead of moved to the queue of the mutex: they wait for that themselves. */
      return (long)__builtin_wasm_memory_atomic_notify((int*)word, (unsigned)(value + other));
    default:
      return -ENOSYS;
  }
}

/* One bit for each processor. */
static long affinity(size_t size, unsigned char* set) {
  size_t count = (size_t)mpiwasm_processors();
  if (count > size * CHAR_BIT) count = size * CHAR_BIT;
  memset(set, 0, size);
  for (size_t i = 0; i < count; ++i) set[i / CHAR_BIT] |= (unsigned char)(1 << i % CHAR_BIT);
  return (long)size;
}

long __mpiwasm_call(long number, long a, long b, long c, long d) {
  switch (number) {
    case SYS_futex:
      return futex((volatile int*)a, b, c, d);
    case SYS_sched_getaffinity:
      return affinity((size_t)b, (unsigned char*)c);
    default:
      return -ENOSYS;
  }
}

/* Threads are not cancelled, so the calls at which they could be are ordinary ones. */
#undef __syscall_cp
long __syscall_cp(long number, long a, long b, long c, long d, long e, long f) {
  (void)e;
  (void)f;
  return __mpiwasm_call(number, a, b, c, d);
}
