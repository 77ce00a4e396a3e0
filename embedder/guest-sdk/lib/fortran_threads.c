/* What the Fortran runtime (recipes/flang-runtime) needs of threads. Its objects are the same in programs with and
   without them; this library is compiled for both. */
#include <errno.h>

#include "fortran/lock.h"

#ifdef _REENTRANT
#include <pthread.h>
#endif

int* mpiwasm_errno(void) { return &errno; }

#ifdef _REENTRANT
_Static_assert(sizeof(pthread_mutex_t) <= sizeof(((struct mpiwasm_lock*)0)->mutex), "a mutex fits into a lock");

static pthread_mutex_t* mutex(struct mpiwasm_lock* lock) { return (pthread_mutex_t*)lock->mutex; }

static void set_holder(struct mpiwasm_lock* lock, void* holder) {
  __atomic_store_n(&lock->holder, holder, __ATOMIC_RELAXED);
}

void mpiwasm_take_lock(struct mpiwasm_lock* lock) {
  pthread_mutex_lock(mutex(lock));
  set_holder(lock, pthread_self());
}

bool mpiwasm_try_lock(struct mpiwasm_lock* lock) {
  if (pthread_mutex_trylock(mutex(lock)) != 0) return false;
  set_holder(lock, pthread_self());
  return true;
}

void mpiwasm_drop_lock(struct mpiwasm_lock* lock) {
  set_holder(lock, NULL);
  pthread_mutex_unlock(mutex(lock));
}

/* Only the calling thread can have written itself there, so another value may be old but is never taken for it. */
bool mpiwasm_holds_lock(const struct mpiwasm_lock* lock) {
  return __atomic_load_n(&lock->holder, __ATOMIC_RELAXED) == (void*)pthread_self();
}
#else
void mpiwasm_take_lock(struct mpiwasm_lock* lock) { (void)lock; }
bool mpiwasm_try_lock(struct mpiwasm_lock* lock) {
  (void)lock;
  return true;
}
void mpiwasm_drop_lock(struct mpiwasm_lock* lock) { (void)lock; }
bool mpiwasm_holds_lock(const struct mpiwasm_lock* lock) {
  (void)lock;
  return false;
}
#endif
