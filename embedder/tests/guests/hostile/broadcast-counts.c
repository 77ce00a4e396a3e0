// Broadcasts of data with gaps to eight ranks with different counts. MPICH sent on as much as it had been sent, from a
// buffer of its own that was shorter.
#include "hostile.h"

enum { room = 1 << 20, block = 64, stride = 128, root_length = 98304, shortest = 32768, longest = 163840 };

static unsigned char data[room];

static int length_of(int rank) { return rank == 2 ? shortest : rank == 1 || rank == 3 ? longest : root_length; }

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const int length = length_of(my_rank);
  memset(data, 0x11, sizeof data);
  MPI_Datatype with_gaps;
  MPI_Type_vector(length / block, block, stride, MPI_BYTE, &with_gaps);
  MPI_Type_commit(&with_gaps);
  for (int round = 0; round < 3; ++round) {
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    MPI_Bcast(data, 1, with_gaps, 0, comm);
    int foreign = 0;
    for (int i = 0; i < length; ++i) {
      const unsigned char byte = data[i / block * stride + i % block];
      // What has not come is zero, or as it was.
      foreign += byte != 0x11 && byte != 0;
    }
    CHECK_EQUAL(foreign, 0);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Comm_free(&comm);
  }
  MPI_Type_free(&with_gaps);
  return finish_test();
}
