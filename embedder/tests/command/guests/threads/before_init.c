// Calls MPI before MPI_Init, after another thread has made a call that is allowed then.
#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static void* make_info(void* unused) {
  MPI_Info info;
  MPI_Info_create(&info);
  return unused;
}

int main(int argc, char** argv) {
  const char* function = argc > 1 ? argv[1] : "";
  pthread_t other;
  pthread_create(&other, NULL, make_info, NULL);
  pthread_join(other, NULL);
  int number = 0;
  MPI_Request request;
  MPI_Message message;
  if (strcmp(function, "irecv") == 0) MPI_Irecv(&number, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, &request);
  if (strcmp(function, "mprobe") == 0) MPI_Mprobe(0, 0, MPI_COMM_WORLD, &message, MPI_STATUS_IGNORE);
  if (strcmp(function, "sendrecv") == 0)
    MPI_Sendrecv(&number, 1, MPI_INT, 0, 0, &number, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  if (strcmp(function, "fence") == 0) MPI_Win_fence(0, (MPI_Win)1234);
  puts("went on");
  return 0;
}
