// Collective operations to which other ranks send less than this one expects. Libraries receive into memory that they
// have allocated, and hand out all of it.
#include "hostile.h"

enum { most = 4000, rounds = 20, in_flight = 30, each = 4, most_ranks = 16 };

static unsigned long long zeros[most], received[most];

static void clear(void) { memset(received, 0, sizeof received); }

// Only zeros are sent.
static void check_zeros(void) {
  int foreign = 0;
  for (int i = 0; i < most; ++i) foreign += received[i] != 0;
  CHECK_EQUAL(foreign, 0);
  clear();
}

// Has the library allocate objects with pointers, which it frees.
static void allocate_objects(void) {
  static int sent[8192], gathered[8192];
  int counts[most_ranks], places[most_ranks];
  for (int i = 0; i < ranks; ++i) {
    counts[i] = each;
    places[i] = 8 * i;
  }
  MPI_Request requests[in_flight];
  for (int i = 0; i < in_flight; ++i)
    MPI_Iallgatherv(sent, each, MPI_INT, gathered + 64 * i, counts, places, MPI_INT, MPI_COMM_WORLD, &requests[i]);
  MPI_Waitall(in_flight, requests, MPI_STATUSES_IGNORE);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  // MPICH waits for ever for the rest of long messages.
  const int longest = argc > 1 ? atoi(argv[1]) : most;
  const int last = ranks - 1;
  for (int round = 0; round < rounds; ++round) {
    const int count = (round + 1) * (longest / rounds);
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    allocate_objects();
    clear();
    switch (round % 4) {
      case 0:
        MPI_Reduce(zeros, received, my_rank == 0 ? count : 1, MPI_UINT64_T, MPI_BOR, 0, comm);
        break;
      case 1:
        MPI_Scan(zeros, received, my_rank == last ? count : 1, MPI_UINT64_T, MPI_BOR, comm);
        break;
      case 2:
        MPI_Exscan(zeros, received, my_rank == last ? count : 1, MPI_UINT64_T, MPI_BOR, comm);
        break;
      default:
        MPI_Scatter(zeros, my_rank == 0, MPI_UINT64_T, received, my_rank == 0 ? 1 : count, MPI_UINT64_T, 0, comm);
    }
    check_zeros();
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Comm_free(&comm);
  }
  return finish_test();
}
