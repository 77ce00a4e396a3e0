// Threads that wait or compute when a signal comes. Usage: threads MAIN OTHERS, each "wait" (asleep in an atomic wait)
// or "compute". Prints a line when all have started.
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { others = 3 };

static pthread_barrier_t started;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t never = PTHREAD_COND_INITIALIZER;
static int is_over;
static volatile unsigned long steps;

__attribute__((noinline)) static void wait_in_vain(void) {
  pthread_mutex_lock(&mutex);
  while (!is_over) pthread_cond_wait(&never, &mutex);
  pthread_mutex_unlock(&mutex);
}

__attribute__((noinline)) static void compute(void) {
  for (;;) ++steps;
}

static void go_on(const char* how) {
  if (strcmp(how, "wait") == 0) wait_in_vain();
  compute();
}

static void* run(void* how) {
  pthread_barrier_wait(&started);
  go_on(how);
  return NULL;
}

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  pthread_t thread[others];
  pthread_barrier_init(&started, NULL, others + 1);
  for (int i = 0; i < others; ++i)
    if (pthread_create(&thread[i], NULL, run, argv[2]) != 0) return 1;
  pthread_barrier_wait(&started);
  puts("ready");
  fflush(stdout);
  go_on(argv[1]);
  return 0;
}
