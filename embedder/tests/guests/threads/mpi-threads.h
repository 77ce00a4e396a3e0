// Several threads that call MPI: starting them, and what all of them count.
#ifndef MPI_THREADS_H
#define MPI_THREADS_H

#include <pthread.h>

#include "guest_test.h"

enum { threads = 4 };

static pthread_mutex_t checking = PTHREAD_MUTEX_INITIALIZER;

// CHECK and CHECK_EQUAL of any thread.
#define CHECK_HERE(condition)                          \
  do {                                                 \
    const bool holds_here = (condition);               \
    pthread_mutex_lock(&checking);                     \
    check(holds_here, #condition, __FILE__, __LINE__); \
    pthread_mutex_unlock(&checking);                   \
  } while (0)
#define CHECK_EQUAL_HERE(found, expected)                               \
  do {                                                                  \
    const long long found_here = (found), expected_here = (expected);   \
    pthread_mutex_lock(&checking);                                      \
    check_equal(found_here, expected_here, #found, __FILE__, __LINE__); \
    pthread_mutex_unlock(&checking);                                    \
  } while (0)

static inline bool start_with_threads(int* argc, char*** argv) {
  int level = -1;
  MPI_Init_thread(argc, argv, MPI_THREAD_MULTIPLE, &level);
  know_world();
  int asked = -1;
  MPI_Query_thread(&asked);
  CHECK_EQUAL(asked, level);
  return level == MPI_THREAD_MULTIPLE;
}

// Runs `work` with the numbers 0 to 3 in four threads, and waits for them.
static inline void in_threads(void* (*work)(void* number)) {
  pthread_t started[threads];
  for (intptr_t i = 0; i < threads; ++i) CHECK_EQUAL(pthread_create(&started[i], NULL, work, (void*)i), 0);
  for (int i = 0; i < threads; ++i) CHECK_EQUAL(pthread_join(started[i], NULL), 0);
}

#endif
