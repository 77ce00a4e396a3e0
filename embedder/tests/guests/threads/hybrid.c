// MPI in the main thread and computation in others: the level is truthful, messages come from memory that threads
// filled, windows lie in it, and MPI_Wtime is for all.
#include <pthread.h>

#include "guest_test.h"

enum { threads = 4, each = 1000 };

static double values[threads * each];

static void* fill(void* argument) {
  const int thread = (int)(intptr_t)argument;
  const double start = MPI_Wtime();
  for (int i = 0; i < each; ++i) values[thread * each + i] = my_rank * 1e6 + thread * each + i;
  return MPI_Wtime() >= start && MPI_Wtick() > 0 ? NULL : argument;
}

static void fill_all(void) {
  pthread_t thread[threads];
  for (intptr_t i = 0; i < threads; ++i) CHECK_EQUAL(pthread_create(&thread[i], NULL, fill, (void*)i), 0);
  for (int i = 0; i < threads; ++i) {
    void* result = NULL;
    CHECK_EQUAL(pthread_join(thread[i], &result), 0);
    CHECK(result == NULL);
  }
}

int main(int argc, char** argv) {
  int level = -1;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
  know_world();
  CHECK_EQUAL(level, MPI_THREAD_FUNNELED);
  MPI_Query_thread(&level);
  CHECK_EQUAL(level, MPI_THREAD_FUNNELED);
  int is_main = 0;
  MPI_Is_thread_main(&is_main);
  CHECK_EQUAL(is_main, 1);

  static double received[threads * each];
  for (int round = 0; round < 20; ++round) {
    fill_all();
    const int next = (my_rank + 1) % ranks;
    const int before = (my_rank + ranks - 1) % ranks;
    MPI_Sendrecv(values, threads * each, MPI_DOUBLE, next, 0, received, threads * each, MPI_DOUBLE, before, 0,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    for (int i = 0; i < threads * each; ++i) CHECK(received[i] == before * 1e6 + i);
  }

  MPI_Win win;
  double* memory;
  MPI_Win_allocate(sizeof values, sizeof(double), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
  MPI_Win_fence(0, win);
  MPI_Put(values, threads * each, MPI_DOUBLE, (my_rank + 1) % ranks, 0, threads * each, MPI_DOUBLE, win);
  MPI_Win_fence(0, win);
  const int before = (my_rank + ranks - 1) % ranks;
  for (int i = 0; i < threads * each; ++i) CHECK(memory[i] == before * 1e6 + i);
  MPI_Win_free(&win);
  return finish_test();
}
