// A token goes once round all ranks; each adds its own number, prints one line with the arguments
// it was given, and rank 0 checks the sum.
#include <inttypes.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>

static void print_line(int rank, int size, int64_t token, int argc, char** argv) {
  printf("rank %d of %d: token %" PRId64 ", %d argument%s", rank, size, token, argc - 1, argc == 2 ? "" : "s");
  for (int i = 1; i < argc; ++i) {
    printf("%s%s", i == 1 ? ": " : " ", argv[i]);
  }
  printf("\n");
  fflush(stdout);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0;
  int size = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  const int next = (rank + 1) % size;
  const int previous = (rank + size - 1) % size;

  // Rank 0 starts and ends the round. Its send does not block, so that one rank alone can do it.
  int64_t token = 0;
  MPI_Request sent = MPI_REQUEST_NULL;
  if (rank == 0) {
    const int64_t first = 0;
    MPI_Isend(&first, 1, MPI_INT64_T, next, 0, MPI_COMM_WORLD, &sent);
    MPI_Recv(&token, 1, MPI_INT64_T, previous, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Wait(&sent, MPI_STATUS_IGNORE);
  } else {
    MPI_Recv(&token, 1, MPI_INT64_T, previous, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    token += rank;
    MPI_Send(&token, 1, MPI_INT64_T, next, 0, MPI_COMM_WORLD);
  }
  print_line(rank, size, token, argc, argv);

  int failed = 0;
  if (rank == 0) {
    const int64_t expected = (int64_t)size * (size - 1) / 2;
    failed = token != expected;
    if (failed) {
      fprintf(stderr, "ring: the token came back as %" PRId64 ", not %" PRId64 "\n", token, expected);
    }
  }
  MPI_Bcast(&failed, 1, MPI_INT, 0, MPI_COMM_WORLD);
  MPI_Finalize();
  return failed;
}
