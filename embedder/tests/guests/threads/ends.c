// Ways in which a program with threads ends while others compute, wait or sleep.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "threads.h"

static pthread_mutex_t never = PTHREAD_MUTEX_INITIALIZER;
static const char* how;

static void* compute(void* unused) {
  static volatile unsigned long steps;
  (void)unused;
  for (;;) ++steps;
}

static void* wait(void* unused) {
  (void)unused;
  pthread_mutex_lock(&never);
  return NULL;
}

static void* sleep_long(void* unused) {
  (void)unused;
  sleep(1000);
  return NULL;
}

__attribute__((noinline)) static int overflow(volatile int* depth) {
  *depth += 1;
  return *depth < 0 ? 0 : overflow(depth) + *depth;
}

static void* end(void* unused) {
  (void)unused;
  usleep(20000);
  if (strcmp(how, "thread-exit") == 0) {
    puts("No Errors");
    exit(7);
  }
  if (strcmp(how, "trap") == 0) *(volatile int*)0xfffffff0 = 1;
  if (strcmp(how, "abort") == 0) abort();
  if (strcmp(how, "overflow") == 0) {
    static volatile int depth;
    return (void*)overflow(&depth);
  }
  if (strcmp(how, "null-call") == 0) {
    void (*volatile nothing)(void) = NULL;
    nothing();
  }
  return NULL;
}

static void* finish_later(void* unused) {
  (void)unused;
  usleep(20000);
  (void)finish();
  return NULL;
}

int main(int argc, char** argv) {
  pthread_t thread;
  how = argc > 1 ? argv[1] : "";
  if (strcmp(how, "last-thread") == 0) {
    CHECK(pthread_create(&thread, NULL, finish_later, NULL) == 0);
    pthread_exit(NULL);
  }
  pthread_mutex_lock(&never);
  void* (*const busy[])(void*) = {compute, wait, sleep_long, end};
  for (int i = 0; i < 4; ++i) CHECK(pthread_create(&thread, NULL, busy[i], NULL) == 0);
  if (strcmp(how, "return") == 0) {
    puts("No Errors");
    return 7;
  }
  if (strcmp(how, "exit") == 0) {
    puts("No Errors");
    exit(7);
  }
  pthread_join(thread, NULL);
  pthread_mutex_lock(&never);
  return 1;
}
