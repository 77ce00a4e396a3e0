// Broadcasts of data with gaps to eight ranks with different counts. MPICH sent on as much as it had been sent, from a
// buffer of its own that was shorter. With the argument "one-run", the data have no gaps, but MPICH does not see that.
#include "hostile.h"

enum { room = 1 << 20, block = 64, stride = 128, root_length = 98304, shortest = 32768, longest = 163840 };

static unsigned char data[room];
static bool has_gaps = true;

static int length_of(int rank) { return rank == 2 ? shortest : rank == 1 || rank == 3 ? longest : root_length; }

static MPI_Datatype made_type(int length) {
  MPI_Datatype type;
  const int lengths[2] = {0, length};
  const MPI_Aint places[2] = {0, block};
  if (has_gaps) {
    MPI_Type_vector(length / block, block, stride, MPI_BYTE, &type);
  } else {
    MPI_Type_create_hindexed(2, lengths, places, MPI_BYTE, &type);
  }
  MPI_Type_commit(&type);
  return type;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  has_gaps = argc < 2 || strcmp(argv[1], "one-run") != 0;
  const int length = length_of(my_rank);
  memset(data, 0x11, sizeof data);
  MPI_Datatype type = made_type(length);
  for (int round = 0; round < 3; ++round) {
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    MPI_Bcast(data, 1, type, 0, comm);
    int foreign = 0;
    for (int i = 0; i < length; ++i) {
      const unsigned char byte = has_gaps ? data[i / block * stride + i % block] : data[block + i];
      // What has not come is zero, or as it was.
      foreign += byte != 0x11 && byte != 0;
    }
    CHECK_EQUAL(foreign, 0);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Comm_free(&comm);
  }
  MPI_Type_free(&type);
  return finish_test();
}
