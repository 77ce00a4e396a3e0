// The processors that threads run on: sched_getaffinity, sched_setaffinity and their relatives.
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <sched.h>
#include <stdint.h>
#include <unistd.h>
#ifdef _REENTRANT
#include <pthread.h>
#endif

#include "guest_test.h"

static cpu_set_t of_rank;

static cpu_set_t own_processors(void) {
  cpu_set_t own;
  CHECK_EQUAL(sched_getaffinity(0, sizeof own, &own), 0);
  return own;
}

static int first_of(const cpu_set_t* set) {
  int first = 0;
  while (!CPU_ISSET(first, set)) ++first;
  return first;
}

static void check_sets(void) {
  cpu_set_t a, b, c;
  CPU_ZERO(&a);
  CPU_ZERO(&b);
  CPU_SET(0, &a);
  CPU_SET(CPU_SETSIZE - 1, &a);
  CPU_SET(CPU_SETSIZE, &a);
  CPU_SET(-1, &a);
  CHECK_EQUAL(CPU_COUNT(&a), 2);
  CHECK(!CPU_ISSET(CPU_SETSIZE, &a) && !CPU_ISSET(-1, &a));
  CPU_SET(0, &b);
  CPU_SET(33, &b);
  CPU_AND(&c, &a, &b);
  CHECK(CPU_COUNT(&c) == 1 && CPU_ISSET(0, &c));
  CPU_OR(&c, &a, &b);
  CHECK_EQUAL(CPU_COUNT(&c), 3);
  CPU_XOR(&c, &a, &b);
  CHECK(CPU_COUNT(&c) == 2 && !CPU_ISSET(0, &c));
  CPU_CLR(33, &c);
  CPU_SET(0, &c);
  CHECK(CPU_EQUAL(&a, &c));
  CHECK_EQUAL(CPU_ALLOC_SIZE(65), 12);
  cpu_set_t* large = CPU_ALLOC(5000);
  CHECK(large != NULL && CPU_COUNT_S(CPU_ALLOC_SIZE(5000), large) == 0);
  CPU_SET_S(4999, CPU_ALLOC_SIZE(5000), large);
  CHECK(CPU_ISSET_S(4999, CPU_ALLOC_SIZE(5000), large));
  CPU_FREE(large);
}

static void check_binding(void) {
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(first_of(&of_rank), &one);
  CHECK_EQUAL(sched_setaffinity(0, sizeof one, &one), 0);
  cpu_set_t own = own_processors();
  CHECK(CPU_EQUAL(&own, &one));
  CHECK_EQUAL(sched_getcpu(), first_of(&one));
#ifdef _REENTRANT
  CHECK_EQUAL(sysconf(_SC_NPROCESSORS_ONLN), CPU_COUNT(&of_rank));
#endif
  CHECK_EQUAL(sched_setaffinity(getpid(), sizeof of_rank, &of_rank), 0);
  own = own_processors();
  CHECK(CPU_EQUAL(&own, &of_rank));
}

static void check_refusals(void) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CHECK(sched_setaffinity(0, sizeof set, &set) == -1 && errno == EINVAL);
  CHECK(sched_setaffinity(0, 0, &set) == -1 && errno == EINVAL);
  for (int i = 0; i < CPU_SETSIZE; ++i)
    if (!CPU_ISSET(i, &of_rank)) CPU_SET(i, &set);
  CHECK(sched_setaffinity(0, sizeof set, &set) == -1 && errno == EINVAL);
  CHECK(sched_getaffinity(0, 0, &set) == -1 && errno == EINVAL);
  CHECK(sched_getaffinity(1, sizeof set, &set) == -1 && errno == ESRCH);
  CHECK(sched_setaffinity(INT_MIN, sizeof set, &set) == -1 && errno == ESRCH);
  CHECK(sched_getaffinity(0, SIZE_MAX, &set) == -1 && errno == EFAULT);
  CHECK(sched_setaffinity(0, 64, (cpu_set_t*)(UINTPTR_MAX - 8)) == -1 && errno == EFAULT);
  const cpu_set_t own = own_processors();
  CHECK(CPU_EQUAL(&own, &of_rank));
}

#ifdef _REENTRANT
static void* bind_itself(void* parent) {
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(first_of(&of_rank), &one);
  CHECK_EQUAL(pthread_setaffinity_np(pthread_self(), sizeof one, &one), 0);
  cpu_set_t own;
  CHECK_EQUAL(pthread_getaffinity_np(pthread_self(), sizeof own, &own), 0);
  CHECK(CPU_EQUAL(&own, &one));
  CHECK_EQUAL(pthread_setaffinity_np(*(pthread_t*)parent, sizeof one, &one), ENOTSUP);
  CHECK_EQUAL(pthread_getaffinity_np(*(pthread_t*)parent, sizeof one, &one), ENOTSUP);
  return NULL;
}

static void check_threads(void) {
  pthread_t self = pthread_self();
  pthread_t other;
  CHECK_EQUAL(pthread_create(&other, NULL, bind_itself, &self), 0);
  CHECK_EQUAL(pthread_join(other, NULL), 0);
  const cpu_set_t own = own_processors();
  CHECK(CPU_EQUAL(&own, &of_rank));
}
#else
static void check_threads(void) {}
#endif

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  of_rank = own_processors();
  CHECK(CPU_COUNT(&of_rank) > 0);
  check_sets();
  check_binding();
  check_refusals();
  check_threads();
  return finish_test();
}
