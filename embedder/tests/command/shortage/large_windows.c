// Windows and the memory that the file system of /dev/shm has.
// "large": each process wants more than all of it, in windows of two kinds, and writes to it.
// "many": windows that fit, but not together.
// "full" FILE: the file takes what is left after a window was made; then the guest writes to the window, or, with a
// third argument, the library does.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank;

static void exchange(char* received, const char* sent, int length) {
  MPI_Sendrecv(sent, length, MPI_CHAR, 1 - rank, 0, received, length, MPI_CHAR, 1 - rank, 0, MPI_COMM_WORLD,
               MPI_STATUS_IGNORE);
}

static char* allocate(int shared, int size, MPI_Win* win) {
  char* base = NULL;
  if (shared)
    MPI_Win_allocate_shared(size, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, win);
  else
    MPI_Win_allocate(size, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, win);
  return base;
}

static int write_windows(int size, int count) {
  char* bases[8];
  MPI_Win wins[8];
  int wrong = 0;
  for (int i = 0; i < count; ++i) bases[i] = allocate(i % 2, size, &wins[i]);
  for (int i = 0; i < count; ++i) {
    memset(bases[i], rank + 1, (size_t)size);
    MPI_Win_fence(0, wins[i]);
    exchange(bases[i], bases[i] + size / 2, size / 2);
    char got = 0;
    MPI_Get(&got, 1, MPI_CHAR, 1 - rank, size / 2 + 1, 1, MPI_CHAR, wins[i]);
    MPI_Win_fence(0, wins[i]);
    wrong += got != 2 - rank || bases[i][size / 2 - 1] != 2 - rank;
  }
  for (int i = 0; i < count; ++i) MPI_Win_free(&wins[i]);
  return wrong;
}

static void fill(const char* name) {
  static char zeros[1 << 16];
  FILE* file = fopen(name, "w");
  if (file == NULL) exit(1);
  setbuf(file, NULL);
  while (fwrite(zeros, 1, sizeof zeros, file) == sizeof zeros) continue;
  while (fwrite(zeros, 1, 4096, file) == 4096) continue;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  char words[8] = "words";
  char got[8];
  exchange(got, words, sizeof words);
  if (argc > 2) {
    MPI_Win win;
    char* base = allocate(1, 1 << 20, &win);
    if (rank == 0) fill(argv[2]);
    MPI_Barrier(MPI_COMM_WORLD);
    char* place = base + (1 << 19);
    if (argc > 3)
      exchange(place, words, sizeof words);
    else
      *(volatile char*)place = 1;
    puts("written");
  } else {
    const int wrong = strcmp(argv[1], "many") == 0 ? write_windows(12 << 20, 4) : write_windows(60 << 20, 2);
    if (wrong == 0 && rank == 0) puts("No Errors");
  }
  MPI_Finalize();
  return 0;
}
