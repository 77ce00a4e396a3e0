// Messages of megabytes, which libraries send by other ways than short ones, while the guest's memory grows.
#include "guest_test.h"

enum { length = 1 << 20 };

static int* numbers(int start) {
  int* values = malloc(length * sizeof *values);
  for (int i = 0; values != NULL && i < length; ++i) values[i] = start + i;
  return values;
}

static void check_all(const int* values, int start) {
  int wrong = 0;
  for (int i = 0; i < length; ++i) wrong += values[i] != start + i;
  CHECK_EQUAL(wrong, 0);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  const int other = 1 - my_rank;
  int* out = numbers(1000 * my_rank);
  int* in = numbers(0);
  MPI_Request requests[2];
  MPI_Irecv(in, length, MPI_INT, other, 1, MPI_COMM_WORLD, &requests[0]);
  MPI_Isend(out, length, MPI_INT, other, 1, MPI_COMM_WORLD, &requests[1]);
  // Linear memory grows while both are under way.
  char* grown = malloc(64 << 20);
  CHECK(grown != NULL);
  if (grown != NULL) memset(grown, 1, 64 << 20);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  check_all(in, 1000 * other);

  // Each second number, so that the library must gather and scatter.
  MPI_Datatype every_second;
  MPI_Type_vector(length / 2, 1, 2, MPI_INT, &every_second);
  MPI_Type_commit(&every_second);
  memset(in, 0, length * sizeof *in);
  MPI_Sendrecv(out, 1, every_second, other, 2, in, 1, every_second, other, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  int wrong = 0;
  for (int i = 0; i < length - 1; ++i) wrong += in[i] != (i % 2 == 0 ? 1000 * other + i : 0);
  CHECK_EQUAL(wrong, 0);
  MPI_Type_free(&every_second);
  free(out);
  free(in);
  free(grown);
  return finish_test();
}
