// Two ranks: a thread of rank 1 waits for a record that rank 0 has locked, and its main thread opens a file meanwhile.
// Usage: record_locks FILE
#include <fcntl.h>
#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static int file;

static int set_lock(short type, int command) {
  struct flock lock = {.l_type = type, .l_whence = SEEK_SET, .l_len = 1};
  return fcntl(file, command, &lock);
}

static void* wait_for_lock(void* result) {
  *(int*)result = set_lock(F_WRLCK, F_SETLKW);
  return NULL;
}

int main(int argc, char** argv) {
  int given = 0;
  int rank = 0;
  int result = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &given);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  file = argc > 1 ? open(argv[1], O_RDWR | O_CREAT, 0644) : -1;
  if (file < 0) MPI_Abort(MPI_COMM_WORLD, 1);
  if (rank == 0) result = set_lock(F_WRLCK, F_SETLK);
  MPI_Barrier(MPI_COMM_WORLD);
  if (rank == 1) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, wait_for_lock, &result) != 0) MPI_Abort(MPI_COMM_WORLD, 1);
    usleep(200000);
    const int other = open(argv[1], O_RDONLY);
    MPI_Send(&other, 1, MPI_INT, 0, 0, MPI_COMM_WORLD);
    pthread_join(thread, NULL);
  } else {
    int other = -1;
    MPI_Recv(&other, 1, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (other < 0 || set_lock(F_UNLCK, F_SETLK) != 0) result = 1;
  }
  if (result != 0) MPI_Abort(MPI_COMM_WORLD, 1);
  MPI_Barrier(MPI_COMM_WORLD);
  if (rank == 0) puts("No Errors");
  MPI_Finalize();
  return 0;
}
