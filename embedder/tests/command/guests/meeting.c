// Two ranks that wait for each other by files, outside of MPI, with a call of MPI in between. The argument is the
// directory of the files.
#include <mpi.h>
#include <stdio.h>
#include <unistd.h>

#define MEETINGS 20

static const char* path_of(const char* directory, int rank, int meeting) {
  static char path[100];
  snprintf(path, sizeof path, "%s/%d-%d", directory, rank, meeting);
  return path;
}

static void wait_for(const char* path) {
  while (access(path, F_OK) != 0) usleep(1000);
}

int main(int argc, char** argv) {
  int rank = 0, found = 0, met = 0;
  if (argc != 2) return 2;
  MPI_Init(NULL, NULL);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  for (; met < MEETINGS; ++met) {
    if (rank == 1) wait_for(path_of(argv[1], 0, met));
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &found, MPI_STATUS_IGNORE);
    FILE* file = fopen(path_of(argv[1], rank, met), "w");
    if (file == NULL) MPI_Abort(MPI_COMM_WORLD, 3);
    fclose(file);
    if (rank == 0) wait_for(path_of(argv[1], 1, met));
  }
  MPI_Barrier(MPI_COMM_WORLD);
  if (rank == 0) printf("met %d times\n", met);
  MPI_Finalize();
  return 0;
}
