// A rank whose memory for messages is full when it makes a communicator with another rank, so that the library refuses
// what both exchange then: it got the communicator at once, answered the other one's exchange with numbers of its
// choice, and made it free a communicator that this rank had not freed. The process ends.
#include "hostile.h"

enum { most = 80, messages = 120, length = 8192 };

static void fill_memory_for_messages(void) {
  static char message[length];
  for (int k = 0; k < most; ++k) {
    MPI_Comm own;
    MPI_Request send;
    MPI_Comm_dup(MPI_COMM_SELF, &own);
    MPI_Comm_set_errhandler(own, MPI_ERRORS_RETURN);
    MPI_Comm_attach_buffer(own, MPI_BUFFER_AUTOMATIC, 0);
    MPI_Bsend_init(message, length, MPI_BYTE, 0, 0, own, &send);
    for (int i = 0; i < messages; ++i) {
      if (MPI_Start(&send) != MPI_SUCCESS) return;
      MPI_Wait(&send, MPI_STATUS_IGNORE);
    }
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Group world, group;
  MPI_Comm made = MPI_COMM_NULL;
  const int both[2] = {0, 1};
  MPI_Comm_group(MPI_COMM_WORLD, &world);
  MPI_Group_incl(world, 2, both, &group);
  if (my_rank == 0) fill_memory_for_messages();
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Comm_create_group(MPI_COMM_WORLD, group, 7, &made);
  CHECK(my_rank != 0);
  return finish_test();
}
