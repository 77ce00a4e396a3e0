// --max-threads: what would be one thread more is refused, and a place that was given back is used again.
#include <errno.h>
#include <pthread.h>

#include "threads.h"

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;

static void* wait_at_gate(void* unused) {
  (void)unused;
  pthread_mutex_lock(&gate);
  pthread_mutex_unlock(&gate);
  return NULL;
}

int main(void) {
  for (int round = 0; round < 50; ++round) {
    pthread_t thread[4];
    pthread_mutex_lock(&gate);
    for (int i = 0; i < 3; ++i) CHECK(pthread_create(&thread[i], NULL, wait_at_gate, NULL) == 0);
    CHECK(pthread_create(&thread[3], NULL, wait_at_gate, NULL) == EAGAIN);
    pthread_mutex_unlock(&gate);
    for (int i = 0; i < 3; ++i) CHECK(pthread_join(thread[i], NULL) == 0);
  }
  return finish();
}
