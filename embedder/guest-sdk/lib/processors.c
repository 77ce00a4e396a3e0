/* sched_getaffinity and its relatives for guests: mpiwasm knows the processors of the rank, and binds the thread that
   calls. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <sched.h>
#include <unistd.h>
#ifdef _REENTRANT
#include <pthread.h>
#endif

#define FROM_HOST(name) __attribute__((import_module("mpiwasm_processors_1"), import_name(name)))

FROM_HOST("thread_processors") int mpiwasm_thread_processors(void* set, size_t size);
FROM_HOST("bind_thread") int mpiwasm_bind_thread(const void* set, size_t size);
FROM_HOST("current_processor") int mpiwasm_current_processor(void);

static int is_this_thread(pid_t process) {
  if (process == 0 || process == getpid()) return 1;
  errno = ESRCH;
  return 0;
}

static int result(int error) {
  if (error == 0) return 0;
  errno = error;
  return -1;
}

int sched_getaffinity(pid_t process, size_t size, cpu_set_t* set) {
  return is_this_thread(process) ? result(mpiwasm_thread_processors(set, size)) : -1;
}

int sched_setaffinity(pid_t process, size_t size, const cpu_set_t* set) {
  return is_this_thread(process) ? result(mpiwasm_bind_thread(set, size)) : -1;
}

int sched_getcpu(void) {
  const int processor = mpiwasm_current_processor();
  if (processor < 0) errno = ENOSYS;
  return processor;
}

int mpiwasm_count_processors(size_t size, const cpu_set_t* set) {
  int count = 0;
  for (size_t i = 0; i < size; ++i) count += __builtin_popcount(((const unsigned char*)set)[i]);
  return count;
}

#ifdef _REENTRANT
int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t* set) {
  return thread == pthread_self() ? mpiwasm_thread_processors(set, size) : ENOTSUP;
}

int pthread_setaffinity_np(pthread_t thread, size_t size, const cpu_set_t* set) {
  return thread == pthread_self() ? mpiwasm_bind_thread(set, size) : ENOTSUP;
}
#endif
