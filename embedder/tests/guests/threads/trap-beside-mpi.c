// A thread ends the job while the main thread of each rank waits in a call of MPI.
#include <mpi.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static void* end(void* unused) {
  (void)unused;
  usleep(50000);
  abort();
}

int main(int argc, char** argv) {
  int level, rank, value;
  pthread_t thread;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (rank == 0) pthread_create(&thread, NULL, end, NULL);
  MPI_Recv(&value, 1, MPI_INT, MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return 1;
}
