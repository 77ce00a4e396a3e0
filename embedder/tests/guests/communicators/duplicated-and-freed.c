// Communicators that a program makes by MPI_Comm_idup alone, and frees again, one at a time: MPICH has some 2000
// numbers for them, which must come back without a constructor that waits for the other processes.
#include "guest_test.h"

enum { rounds = 1500, in_line = 600 };

// Of one communicator again and again.
static void duplicate_the_same(void) {
  for (int i = 0; i < rounds && checks_failed == 0; ++i) {
    MPI_Comm copy = MPI_COMM_NULL;
    MPI_Request request = MPI_REQUEST_NULL;
    CHECK_EQUAL(MPI_Comm_idup(MPI_COMM_WORLD, &copy, &request), MPI_SUCCESS);
    if (!CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS)) return;
    if (i % 100 == 0) CHECK_EQUAL(MPI_Barrier(copy), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Comm_free(&copy), MPI_SUCCESS);
  }
}

// Each of the one before it, two of which the ranks free in different orders.
static void duplicate_in_line(void) {
  MPI_Comm copies[3] = {MPI_COMM_NULL, MPI_COMM_NULL, MPI_COMM_NULL};
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_Comm_idup(MPI_COMM_WORLD, &copies[0], &request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  for (int i = 0; i < in_line && checks_failed == 0; ++i) {
    for (int j = 0; j < 2; ++j) {
      CHECK_EQUAL(MPI_Comm_idup(copies[j], &copies[j + 1], &request), MPI_SUCCESS);
      if (!CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS)) return;
    }
    CHECK_EQUAL(MPI_Comm_free(&copies[my_rank % 2]), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Comm_free(&copies[(my_rank + 1) % 2]), MPI_SUCCESS);
    copies[0] = copies[2];
  }
  CHECK_EQUAL(MPI_Comm_free(&copies[0]), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  duplicate_the_same();
  duplicate_in_line();
  return finish_test();
}
