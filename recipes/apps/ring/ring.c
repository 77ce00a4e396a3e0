// A token goes once round all ranks; each adds its own number and writes one line with the arguments it was given;
// rank 0 prints the lines and checks the sum.
#include <inttypes.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>

enum { LINE_LENGTH = 512 };

static void write_line(char line[LINE_LENGTH], int rank, int size, int64_t token, int argc, char** argv) {
  int end = snprintf(line, LINE_LENGTH, "rank %d of %d: token %" PRId64 ", %d argument%s", rank, size, token, argc - 1,
                     argc == 2 ? "" : "s");
  for (int i = 1; i < argc && end < LINE_LENGTH; ++i) {
    end += snprintf(line + end, (size_t)(LINE_LENGTH - end), "%s%s", i == 1 ? ": " : " ", argv[i]);
  }
}

// Launchers mix what several ranks print, even within a line, so rank 0 prints for all.
static void print_lines(char line[LINE_LENGTH], int rank, int size) {
  if (rank != 0) {
    MPI_Send(line, LINE_LENGTH, MPI_CHAR, 0, 1, MPI_COMM_WORLD);
    return;
  }
  printf("%s\n", line);
  for (int other = 1; other < size; ++other) {
    MPI_Recv(line, LINE_LENGTH, MPI_CHAR, other, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    printf("%s\n", line);
  }
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
  char line[LINE_LENGTH] = {0};
  write_line(line, rank, size, token, argc, argv);
  print_lines(line, rank, size);

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
