// At MPI_THREAD_FUNNELED, MPI in another thread than the main one is refused.
#include <mpi.h>
#include <pthread.h>

static void* meet(void* unused) {
  (void)unused;
  MPI_Barrier(MPI_COMM_WORLD);
  return NULL;
}

int main(int argc, char** argv) {
  int level;
  pthread_t thread;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
  pthread_create(&thread, NULL, meet, NULL);
  pthread_join(thread, NULL);
  MPI_Finalize();
  return 0;
}
