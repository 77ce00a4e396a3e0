// One thread makes a communicator while another one fences a window, in another order in the other process. Both are
// the first objects of their kinds; mpiwasm once took one for the other, and all waited for ever.
#include <pthread.h>
#include <unistd.h>

#include "mpi-threads.h"

enum { rounds = 5, pause = 20000 };

static MPI_Comm shared;
static MPI_Win window;

static void* duplicate(void* unused) {
  (void)unused;
  MPI_Comm made;
  CHECK_EQUAL_HERE(MPI_Comm_dup(shared, &made), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_Comm_free(&made), MPI_SUCCESS);
  return NULL;
}

static void* fence(void* unused) {
  (void)unused;
  CHECK_EQUAL_HERE(MPI_Win_fence(0, window), MPI_SUCCESS);
  return NULL;
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) return finish_test();
  MPI_Comm_dup(MPI_COMM_WORLD, &shared);
  MPI_Win_create(NULL, 0, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
  for (int i = 0; i < rounds; ++i) {
    void* (*const works[2])(void*) = {duplicate, fence};
    pthread_t made[2];
    for (int each = 0; each < 2; ++each) {
      pthread_create(&made[each], NULL, works[(each + my_rank + i) % 2], NULL);
      usleep(pause);
    }
    for (int each = 0; each < 2; ++each) pthread_join(made[each], NULL);
  }
  MPI_Win_free(&window);
  MPI_Comm_free(&shared);
  return finish_test();
}
