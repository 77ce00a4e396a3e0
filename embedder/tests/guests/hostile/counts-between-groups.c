// Collective operations between groups in which the ranks of one side call different ones. Open MPI gathered the counts
// of a side by messages that the other operation sent.
#include "hostile.h"

enum { numbers = 100000 };

static int sent[numbers], received[2 * numbers];

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const int root = ranks - 1;
  MPI_Comm half, between;
  MPI_Comm_split(MPI_COMM_WORLD, my_rank == root, 0, &half);
  MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, my_rank == root ? 0 : root, 5, &between);
  MPI_Comm_set_errhandler(between, MPI_ERRORS_RETURN);
  // First all is right.
  for (int i = 0; i < numbers; ++i) sent[i] = my_rank + i;
  const int counts[2] = {numbers, numbers}, places[2] = {0, numbers};
  if (my_rank == root) {
    CHECK_EQUAL(MPI_Gatherv(NULL, 0, MPI_INT, received, counts, places, MPI_INT, MPI_ROOT, between), MPI_SUCCESS);
    int wrong = 0;
    for (int i = 0; i < 2 * numbers; ++i) wrong += received[i] != i / numbers + i % numbers;
    CHECK_EQUAL(wrong, 0);
  } else {
    CHECK_EQUAL(MPI_Gatherv(sent, numbers, MPI_INT, NULL, NULL, NULL, MPI_INT, 0, between), MPI_SUCCESS);
  }
  // Then one rank sends a count instead of its numbers.
  const int forged = -(numbers - 1);
  if (my_rank == root) MPI_Gatherv(NULL, 0, MPI_INT, received, counts, places, MPI_INT, MPI_ROOT, between);
  if (my_rank == 0) MPI_Gatherv(sent, numbers, MPI_INT, NULL, NULL, NULL, MPI_INT, 0, between);
  if (my_rank == 1) MPI_Gather(&forged, 1, MPI_INT, NULL, 0, MPI_INT, 0, between);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Comm_free(&half);
  return finish_test();
}
