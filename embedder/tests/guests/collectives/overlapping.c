// What is received lies where the counts and displacements lie: a wrong program, whose messages must not decide where
// the library writes. Each message is a number that would be a terrible count.
#include "guest_test.h"

enum { most = 8 };

typedef struct {
  int counts[most];
  int displacements[most];
} Lists;

static void prepare(Lists* lists) {
  for (int rank = 0; rank < most; ++rank) {
    lists->counts[rank] = 1;
    // The message of a rank goes over the count of the next one, the last one's over the displacement of the first.
    lists->displacements[rank] = rank + 1 < ranks ? rank + 1 : most;
  }
}

static void check_lists(const Lists* lists, int expected) {
  for (int rank = 1; rank < ranks; ++rank) CHECK_EQUAL(lists->counts[rank], expected);
  CHECK_EQUAL(lists->displacements[0], expected);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const int terrible = 0x7ffffff0;
  int sent[most];
  int ones[most];
  int numbers[most];
  for (int rank = 0; rank < most; ++rank) {
    sent[rank] = terrible;
    ones[rank] = 1;
    numbers[rank] = rank;
  }
  Lists lists;
  prepare(&lists);
  CHECK_EQUAL(MPI_Alltoallv(sent, ones, numbers, MPI_INT, lists.counts, lists.counts, lists.displacements, MPI_INT,
                            MPI_COMM_WORLD),
              MPI_SUCCESS);
  check_lists(&lists, terrible);
  prepare(&lists);
  CHECK_EQUAL(
      MPI_Allgatherv(sent, 1, MPI_INT, lists.counts, lists.counts, lists.displacements, MPI_INT, MPI_COMM_WORLD),
      MPI_SUCCESS);
  check_lists(&lists, terrible);
  prepare(&lists);
  CHECK_EQUAL(
      MPI_Gatherv(sent, 1, MPI_INT, lists.counts, lists.counts, lists.displacements, MPI_INT, 0, MPI_COMM_WORLD),
      MPI_SUCCESS);
  if (my_rank == 0) check_lists(&lists, terrible);
  return finish_test();
}
