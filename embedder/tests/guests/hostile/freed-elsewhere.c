// A rank keeps a communicator that the others have freed, and sends there. Open MPI gave them its number again, for a
// communicator in which the sender's rank is another process: rank 2 worked on memory of rank 1.
#include "hostile.h"

enum { many = 6, patience = 500, rounds = 24 };

static int received[many];
static int message;

// Communicators without rank 1, and receives there.
static void receive_elsewhere(MPI_Comm others, MPI_Comm* made, MPI_Request* requests) {
  for (int i = 0; i < many; ++i) {
    MPI_Comm_split(others, 0, my_rank, &made[i]);
    MPI_Irecv(&received[i], 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, made[i], &requests[i]);
  }
}

static void end_receives(MPI_Comm* made, MPI_Request* requests) {
  for (int i = 0; i < many; ++i) {
    for (int j = 0; j < patience; ++j) {
      int complete = 0;
      CHECK_EQUAL(MPI_Test(&requests[i], &complete, MPI_STATUS_IGNORE), MPI_SUCCESS);
      CHECK(!complete);
    }
    MPI_Cancel(&requests[i]);
    CHECK_EQUAL(MPI_Wait(&requests[i], MPI_STATUS_IGNORE), MPI_SUCCESS);
    MPI_Comm_free(&made[i]);
  }
}

// So often that processes have compared what they have freed.
static void make_many(MPI_Comm comm) {
  for (int i = 0; i < rounds; ++i) {
    MPI_Comm copies[2];
    MPI_Comm_dup(comm, &copies[0]);
    MPI_Comm_dup(copies[0], &copies[1]);
    // Each in an order of its own.
    MPI_Comm_free(&copies[my_rank % 2]);
    MPI_Comm_free(&copies[(my_rank + 1) % 2]);
  }
}

static void send_on(MPI_Comm others, bool keeps_communicator) {
  MPI_Comm kept;
  MPI_Comm made[many];
  MPI_Request requests[many];
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Comm_dup(MPI_COMM_WORLD, &kept);
  if (my_rank == 1) MPI_Ssend_init(&message, 1, MPI_INT, 0, 7, kept, &request);
  if (my_rank != 1 || !keeps_communicator) MPI_Comm_free(&kept);
  make_many(MPI_COMM_WORLD);
  make_many(others);
  if (my_rank != 1) receive_elsewhere(others, made, requests);
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 1) MPI_Start(&request);
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank != 1) end_receives(made, requests);
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 1) MPI_Request_free(&request);
  if (my_rank == 1 && keeps_communicator) MPI_Comm_free(&kept);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm others;
  MPI_Comm_split(MPI_COMM_WORLD, my_rank == 1, my_rank, &others);
  send_on(others, true);
  send_on(others, false);
  MPI_Comm_free(&others);
  return finish_test();
}
