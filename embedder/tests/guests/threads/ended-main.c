// The thread that started MPI at MPI_THREAD_FUNNELED has ended. None takes its place, also none that has not called MPI
// before, which was taken for it.
#include "mpi-threads.h"

static void* start(void* unused) {
  (void)unused;
  int level = -1;
  MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &level);
  return NULL;
}

static void* call(void* unused) {
  (void)unused;
  int rank = -1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  printf("rank %d\n", rank);
  return NULL;
}

int main(void) {
  pthread_t thread;
  int started = 0;
  pthread_create(&thread, NULL, start, NULL);
  pthread_join(thread, NULL);
  for (int i = 0; i < 100; ++i) MPI_Initialized(&started);
  CHECK(started);
  pthread_create(&thread, NULL, call, NULL);
  pthread_join(thread, NULL);
  return 1;
}
