// A program most of whose memory stays the same while it is saved and continued.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { STEPS = 20, LENGTH = 1 << 18 };

int main(void) {
  MPI_Init(NULL, NULL);
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  uint64_t* numbers = malloc(LENGTH * sizeof *numbers);
  if (numbers == NULL) MPI_Abort(MPI_COMM_WORLD, 1);
  uint64_t last = (uint64_t)rank + 1;
  for (int i = 0; i < LENGTH; ++i) numbers[i] = last = last * 6364136223846793005U + 1442695040888963407U;
  for (int step = 0; step < STEPS; ++step) {
    uint64_t changed = numbers[step] + (uint64_t)step;
    MPI_Allreduce(&changed, &numbers[step], 1, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
  }
  uint64_t sum = 0;
  for (int i = 0; i < LENGTH; ++i) sum = sum * 31 + numbers[i];
  uint64_t total = 0;
  MPI_Reduce(&sum, &total, 1, MPI_UINT64_T, MPI_SUM, 0, MPI_COMM_WORLD);
  if (rank == 0) printf("%llu\n", (unsigned long long)total);
  free(numbers);
  MPI_Finalize();
  return 0;
}
