// Threads that have called MPI end while the main thread calls it at MPI_THREAD_FUNNELED. It goes through the threads
// without a lock, and met the memory of some that had ended.
#include <stdatomic.h>

#include "mpi-threads.h"

enum { many = 60, calls = 2000 };

static atomic_int ready;
static atomic_int next;

static void* call_and_end(void* argument) {
  const int number = (int)(intptr_t)argument;
  int started = 0;
  MPI_Initialized(&started);
  ++ready;
  while (next < number) sched_yield();
  return NULL;
}

int main(int argc, char** argv) {
  pthread_t thread[many];
  for (intptr_t i = 0; i < many; ++i)
    if (pthread_create(&thread[i], NULL, call_and_end, (void*)(i + 1)) != 0) return 1;
  while (ready < many) sched_yield();
  int level = -1;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
  know_world();
  for (int i = 1; i <= many; ++i) {
    next = i;
    for (int each = 0; each < calls / many; ++each) {
      MPI_Group group;
      CHECK_EQUAL(MPI_Comm_group(MPI_COMM_WORLD, &group), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Group_free(&group), MPI_SUCCESS);
    }
  }
  for (int i = 0; i < many; ++i) pthread_join(thread[i], NULL);
  return finish_test();
}
