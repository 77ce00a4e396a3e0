// POSIX threads: creation, joining, detaching, mutexes of all kinds, condition variables, read-write locks, barriers,
// semaphores, once, keys with destructors, thread-local variables, pthread_exit and the attributes of a thread.
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "threads.h"

enum { threads = 8, rounds = 20000 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static long counted;
static _Thread_local int own = 5;

static void* count(void* argument) {
  CHECK(own == 5);
  own = (int)(intptr_t)argument;
  for (int i = 0; i < rounds; ++i) {
    pthread_mutex_lock(&mutex);
    ++counted;
    pthread_mutex_unlock(&mutex);
  }
  CHECK(own == (int)(intptr_t)argument);
  return (void*)((intptr_t)argument * 2);
}

static void counts_under_a_mutex(void) {
  pthread_t thread[threads];
  for (intptr_t i = 0; i < threads; ++i) CHECK(pthread_create(&thread[i], NULL, count, (void*)i) == 0);
  for (intptr_t i = 0; i < threads; ++i) {
    void* result = NULL;
    CHECK(pthread_join(thread[i], &result) == 0);
    CHECK((intptr_t)result == 2 * i);
  }
  CHECK(counted == (long)threads * rounds);
  CHECK(own == 5);
}

// A queue of one place between two threads.
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int place;

static void* produce(void* unused) {
  (void)unused;
  for (int i = 1; i <= 1000; ++i) {
    pthread_mutex_lock(&mutex);
    while (place != 0) pthread_cond_wait(&changed, &mutex);
    place = i;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
  }
  return NULL;
}

static void waits_for_conditions(void) {
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, produce, NULL) == 0);
  for (int i = 1; i <= 1000; ++i) {
    pthread_mutex_lock(&mutex);
    while (place == 0) pthread_cond_wait(&changed, &mutex);
    CHECK(place == i);
    place = 0;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
  }
  pthread_join(thread, NULL);

  pthread_condattr_t attributes;
  pthread_cond_t steady;
  pthread_condattr_init(&attributes);
  CHECK(pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC) == 0);
  pthread_cond_init(&steady, &attributes);
  struct timespec until;
  clock_gettime(CLOCK_MONOTONIC, &until);
  until.tv_nsec += 20000000;
  if (until.tv_nsec >= 1000000000) ++until.tv_sec, until.tv_nsec -= 1000000000;
  pthread_mutex_lock(&mutex);
  CHECK(pthread_cond_timedwait(&steady, &mutex, &until) == ETIMEDOUT);
  pthread_mutex_unlock(&mutex);
}

static pthread_barrier_t barrier;
static int at_barrier[threads];

static void* pass_barrier(void* argument) {
  const intptr_t me = (intptr_t)argument;
  for (int round = 1; round <= 200; ++round) {
    at_barrier[me] = round;
    pthread_barrier_wait(&barrier);
    for (int i = 0; i < threads; ++i) CHECK(at_barrier[i] == round);
    pthread_barrier_wait(&barrier);
  }
  return NULL;
}

static void meets_at_barriers(void) {
  pthread_t thread[threads];
  CHECK(pthread_barrier_init(&barrier, NULL, threads) == 0);
  for (intptr_t i = 0; i < threads; ++i) pthread_create(&thread[i], NULL, pass_barrier, (void*)i);
  for (int i = 0; i < threads; ++i) pthread_join(thread[i], NULL);
  pthread_barrier_destroy(&barrier);
}

static pthread_rwlock_t shared = PTHREAD_RWLOCK_INITIALIZER;
static long left, right;
static sem_t posted;

static void* read_pairs(void* unused) {
  (void)unused;
  for (int i = 0; i < 2000; ++i) {
    pthread_rwlock_rdlock(&shared);
    CHECK(left == right);
    pthread_rwlock_unlock(&shared);
  }
  sem_post(&posted);
  return NULL;
}

static void reads_and_writes(void) {
  pthread_t thread[threads];
  CHECK(sem_init(&posted, 0, 0) == 0);
  for (int i = 0; i < threads; ++i) pthread_create(&thread[i], NULL, read_pairs, NULL);
  for (int i = 0; i < 2000; ++i) {
    pthread_rwlock_wrlock(&shared);
    ++left;
    ++right;
    pthread_rwlock_unlock(&shared);
  }
  for (int i = 0; i < threads; ++i) CHECK(sem_wait(&posted) == 0);
  CHECK(sem_trywait(&posted) == -1 && errno == EAGAIN);
  for (int i = 0; i < threads; ++i) pthread_join(thread[i], NULL);
}

static pthread_key_t key;
static int destroyed, initialised;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void destroy(void* value) { __atomic_add_fetch(&destroyed, *(int*)value, __ATOMIC_RELAXED); }
static void initialise(void) { ++initialised; }
static void clean(void* argument) { ++*(int*)argument; }
static int cleaned;

__attribute__((noinline)) static void exit_deep(int depth) {
  if (depth == 0) pthread_exit((void*)42);
  exit_deep(depth - 1);
}

static void* keep(void* argument) {
  pthread_once(&once, initialise);
  CHECK(pthread_getspecific(key) == NULL);
  pthread_setspecific(key, argument);
  pthread_cleanup_push(clean, &cleaned);
  exit_deep(10);
  pthread_cleanup_pop(0);
  return NULL;
}

static void has_keys_and_exits(void) {
  static int one = 1;
  CHECK(pthread_key_create(&key, destroy) == 0);
  for (int i = 0; i < threads; ++i) {
    pthread_t thread;
    void* result = NULL;
    CHECK(pthread_create(&thread, NULL, keep, &one) == 0);
    CHECK(pthread_join(thread, &result) == 0);
    CHECK(result == (void*)42);
  }
  CHECK(destroyed == threads);
  CHECK(cleaned == threads);
  CHECK(initialised == 1);
  CHECK(pthread_key_delete(key) == 0);
}

static int ended;

static void* end_detached(void* unused) {
  (void)unused;
  __atomic_add_fetch(&ended, 1, __ATOMIC_RELEASE);
  return NULL;
}

// Many one after the other: the memory of those that have ended is used again.
static void detaches(void) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  CHECK(pthread_attr_setstacksize(&attributes, 16 << 20) == 0);
  for (int i = 0; i < 400; ++i) {
    pthread_t thread;
    CHECK(pthread_create(&thread, &attributes, end_detached, NULL) == 0);
    while (__atomic_load_n(&ended, __ATOMIC_ACQUIRE) <= i) usleep(50);
  }
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, end_detached, NULL) == 0);
  CHECK(pthread_detach(thread) == 0);
  while (__atomic_load_n(&ended, __ATOMIC_ACQUIRE) < 401) usleep(50);
}

static void* lock_twice(void* unused) {
  (void)unused;
  pthread_mutexattr_t attributes;
  pthread_mutex_t recursive, checking;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&recursive, &attributes);
  CHECK(pthread_mutex_lock(&recursive) == 0);
  CHECK(pthread_mutex_lock(&recursive) == 0);
  CHECK(pthread_mutex_unlock(&recursive) == 0);
  CHECK(pthread_mutex_unlock(&recursive) == 0);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutex_init(&checking, &attributes);
  CHECK(pthread_mutex_lock(&checking) == 0);
  CHECK(pthread_mutex_lock(&checking) == EDEADLK);
  CHECK(pthread_mutex_unlock(&checking) == 0);
  CHECK(pthread_mutex_unlock(&checking) == EPERM);
  return NULL;
}

// Large frames in the stack that was asked for, and none of another thread's memory.
__attribute__((noinline)) static int use_stack(int depth) {
  volatile char frame[65536];
  frame[0] = frame[65535] = (char)depth;
  return depth == 0 ? frame[0] : use_stack(depth - 1) + (frame[65535] != (char)depth);
}

static void* use_large_stack(void* unused) {
  (void)unused;
  return (void*)(intptr_t)use_stack(100);
}

static void has_attributes(void) {
  pthread_t thread;
  void* result = (void*)1;
  pthread_create(&thread, NULL, lock_twice, NULL);
  CHECK(pthread_join(thread, NULL) == 0);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  CHECK(pthread_attr_setstacksize(&attributes, 8 << 20) == 0);
  CHECK(pthread_create(&thread, &attributes, use_large_stack, NULL) == 0);
  CHECK(pthread_join(thread, &result) == 0);
  CHECK(result == NULL);
  CHECK(pthread_join(pthread_self(), NULL) == EDEADLK);
  CHECK(sysconf(_SC_NPROCESSORS_ONLN) >= 1);
}

int main(void) {
  counts_under_a_mutex();
  waits_for_conditions();
  meets_at_barriers();
  reads_and_writes();
  has_keys_and_exits();
  detaches();
  has_attributes();
  return finish();
}
