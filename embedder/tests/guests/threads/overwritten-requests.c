// A thread overwrites the handle of a request while MPI_Bsend_init makes it: the program loses the request, and nothing
// else happens.
#include <stdatomic.h>
#include <stdlib.h>

#include "mpi-threads.h"

enum { rounds = 3000 };

static MPI_Request request;
static atomic_int is_over;

static void* overwrite(void* argument) {
  (void)argument;
  while (!atomic_load(&is_over)) *(volatile MPI_Request*)&request = MPI_REQUEST_NULL;
  return NULL;
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) return finish_test();
  const int size = 1000 + MPI_BSEND_OVERHEAD;
  void* buffer = malloc((size_t)size);
  MPI_Comm own;
  MPI_Comm_dup(MPI_COMM_SELF, &own);
  MPI_Comm_attach_buffer(own, buffer, size);
  pthread_t other;
  pthread_create(&other, NULL, overwrite, NULL);
  const int message = 1;
  int wrong = 0;
  for (int i = 0; i < rounds; ++i)
    wrong += MPI_Bsend_init(&message, 1, MPI_INT, 0, 0, i % 2 == 0 ? own : MPI_COMM_SELF, &request) != MPI_SUCCESS;
  CHECK_EQUAL_HERE(wrong, 0);
  atomic_store(&is_over, 1);
  pthread_join(other, NULL);
  void* detached;
  int detached_size;
  CHECK_EQUAL_HERE(MPI_Comm_detach_buffer(own, &detached, &detached_size), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_Comm_free(&own), MPI_SUCCESS);
  free(buffer);
  return finish_test();
}
