/* flockfile and similar functions, which the C library of WASI lacks. Programs without threads have nothing to wait
   for. In others, one lock serves all streams: sequences of calls between flockfile and funlockfile do not mix, while
   a single call locks its stream for itself. */
#include <stdio.h>

#ifdef _REENTRANT
#include <pthread.h>

static pthread_mutex_t lock;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void make_lock(void) {
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&lock, &attributes);
  pthread_mutexattr_destroy(&attributes);
}

void flockfile(FILE* stream) {
  (void)stream;
  pthread_once(&once, make_lock);
  pthread_mutex_lock(&lock);
}

int ftrylockfile(FILE* stream) {
  (void)stream;
  pthread_once(&once, make_lock);
  return pthread_mutex_trylock(&lock) == 0 ? 0 : -1;
}

void funlockfile(FILE* stream) {
  (void)stream;
  pthread_mutex_unlock(&lock);
}
#else
void flockfile(FILE* stream) { (void)stream; }
void funlockfile(FILE* stream) { (void)stream; }

int ftrylockfile(FILE* stream) {
  (void)stream;
  return 0;
}
#endif

int fcloseall(void) { return fflush(NULL); }
