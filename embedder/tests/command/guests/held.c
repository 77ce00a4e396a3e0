// The last rank has a generalized request, with which it cannot be saved; goes on for a minute.
#include <mpi.h>
#include <stdio.h>
#include <unistd.h>

static int query(void* state, MPI_Status* status) {
  (void)state;
  MPI_Status_set_elements(status, MPI_BYTE, 0);
  MPI_Status_set_cancelled(status, 0);
  return MPI_SUCCESS;
}
static int release(void* state) {
  (void)state;
  return MPI_SUCCESS;
}
static int cancel(void* state, int complete) {
  (void)state;
  (void)complete;
  return MPI_SUCCESS;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Request request;
  int rank = 0, size = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (rank + 1 == size) MPI_Grequest_start(query, release, cancel, NULL, &request);
  for (int step = 0; step < 1200; ++step) {
    MPI_Barrier(MPI_COMM_WORLD);
    printf("step %d\n", step);
    fflush(stdout);
    usleep(50000);
  }
  MPI_Finalize();
  return 0;
}
