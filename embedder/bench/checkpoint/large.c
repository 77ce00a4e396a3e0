// Holds as many MiB as the first argument says, of numbers whose upper bits are zero, as many as the second one says.
// Is saved at its second call, and again at its third.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  const size_t words = (size_t)(argc > 1 ? atoi(argv[1]) : 64) << 17;
  const int zeros = argc > 2 ? atoi(argv[2]) : 0;
  uint64_t* data = malloc(words * sizeof *data);
  uint64_t state = 88172645463325252U + (uint64_t)rank;
  for (size_t i = 0; i < words; ++i) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    data[i] = state >> zeros;
  }
  for (int call = 0; call < 3; ++call) MPI_Barrier(MPI_COMM_WORLD);
  if (rank == 0) printf("%llx\n", (unsigned long long)data[words - 1]);
  MPI_Finalize();
  return 0;
}
