// Threads make the first objects on a new communicator of one process at once, for which mpiwasm makes a communicator
// of its own. One thread makes it: the later of two would free that of the other.
#include <sched.h>
#include <stdatomic.h>

#include "mpi-threads.h"

enum { rounds = 3000 };

static MPI_Comm shared;
static atomic_int round_now, left;

static void* use(void* argument) {
  static char buffer[threads][64];
  const int number = (int)(intptr_t)argument;
  for (int i = 1; i <= rounds; ++i) {
    MPI_Request request = MPI_REQUEST_NULL;
    while (atomic_load(&round_now) < i) sched_yield();
    CHECK_EQUAL_HERE(MPI_Psend_init(buffer[number], 2, 1, MPI_BYTE, 0, number, shared, MPI_INFO_NULL, &request),
                     MPI_SUCCESS);
    CHECK_EQUAL_HERE(MPI_Request_free(&request), MPI_SUCCESS);
    atomic_fetch_sub(&left, 1);
  }
  return NULL;
}

int main(int argc, char** argv) {
  if (start_with_threads(&argc, &argv)) {
    pthread_t started[threads];
    for (intptr_t i = 0; i < threads; ++i) pthread_create(&started[i], NULL, use, (void*)i);
    for (int i = 1; i <= rounds; ++i) {
      CHECK_EQUAL_HERE(MPI_Comm_dup(MPI_COMM_SELF, &shared), MPI_SUCCESS);
      atomic_store(&left, threads);
      atomic_store(&round_now, i);
      while (atomic_load(&left) > 0) sched_yield();
      CHECK_EQUAL_HERE(MPI_Comm_free(&shared), MPI_SUCCESS);
    }
    for (int i = 0; i < threads; ++i) pthread_join(started[i], NULL);
  }
  return finish_test();
}
