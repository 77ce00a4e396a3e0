// A loop that waits for a volatile variable ends, as in programs from before C11, and stores around a fence are seen in
// order.
#include <pthread.h>

#include "threads.h"

static volatile int is_ready, is_seen;
static int value;

static void* wait_for_it(void* unused) {
  (void)unused;
  while (!is_ready) continue;
  __sync_synchronize();
  CHECK(value == 77);
  is_seen = 1;
  return NULL;
}

int main(void) {
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, wait_for_it, NULL) == 0);
  value = 77;
  __sync_synchronize();
  is_ready = 1;
  while (!is_seen) continue;
  CHECK(pthread_join(thread, NULL) == 0);
  return finish();
}
