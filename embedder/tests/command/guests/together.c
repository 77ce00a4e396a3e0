/* What ranks do together beyond messages: memory that they share, and more processes (MPI_Comm_spawn of itself). */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

static int share(int rank, int size) {
  int* mine = NULL;
  MPI_Win window = MPI_WIN_NULL;
  MPI_Win_allocate_shared(sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &mine, &window);
  MPI_Win_fence(0, window);
  *mine = rank + 1;
  MPI_Win_fence(0, window);
  int sum = 0;
  for (int other = 0; other < size; ++other) {
    MPI_Aint length = 0;
    int unit = 0;
    const int* theirs = NULL;
    MPI_Win_shared_query(window, other, &length, &unit, &theirs);
    sum += *theirs;
  }
  printf("sum %d\n", sum);
  return MPI_Win_free(&window);
}

static void start_another(char* name) {
  MPI_Comm between = MPI_COMM_NULL;
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  const int code = MPI_Comm_spawn(name, MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &between, NULL);
  char text[MPI_MAX_ERROR_STRING] = "";
  int length = 0;
  MPI_Error_string(code, text, &length);
  puts(text);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0;
  int size = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (argc > 1 && strcmp(argv[1], "share") == 0) {
    share(rank, size);
  }
  if (argc > 1 && strcmp(argv[1], "spawn") == 0) {
    start_another(argv[0]);
  }
  return MPI_Finalize();
}
