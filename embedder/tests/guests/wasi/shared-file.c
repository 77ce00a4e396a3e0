/* All ranks write their parts of one file and read those of the others; then each has a file of its own. */
#include <fcntl.h>
#include <mpi.h>
#include <stdlib.h>
#include <unistd.h>

#include "check.h"

enum { BLOCK = 65536, BLOCKS = 16 };

static char value(int rank, int block) { return (char)(rank * 31 + block + 1); }

int main(int argc, char** argv) {
  static char data[BLOCK];
  static char expected[BLOCK];
  int rank;
  int size;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);

  int file = open("shared", O_RDWR | O_CREAT, 0644);
  CHECK(file >= 0);
  for (int block = 0; block < BLOCKS; block++) {
    memset(data, value(rank, block), BLOCK);
    CHECK(pwrite(file, data, BLOCK, (off_t)(block * size + rank) * BLOCK) == BLOCK);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  for (int other = 0; other < size; other++) {
    for (int block = 0; block < BLOCKS; block++) {
      memset(expected, value(other, block), BLOCK);
      CHECK(pread(file, data, BLOCK, (off_t)(block * size + other) * BLOCK) == BLOCK);
      CHECK(memcmp(data, expected, BLOCK) == 0);
    }
  }
  CHECK(close(file) == 0);

  char name[32];
  snprintf(name, sizeof name, "rank-%d", rank);
  FILE* own = fopen(name, "w+");
  CHECK(own != NULL && fprintf(own, "rank %d of %d\n", rank, size) > 0 && fclose(own) == 0 && unlink(name) == 0);

  int errors_of_all = 0;
  MPI_Reduce(&errors_found, &errors_of_all, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
  if (rank == 0) CHECK(unlink("shared") == 0);
  MPI_Finalize();
  if (rank != 0) return 0;
  errors_found = errors_of_all;
  return finish();
}
