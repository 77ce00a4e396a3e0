// Rank 1 expects smaller blocks of an allgather than the others send. MPICH's nonblocking allgather among 2^k processes
// went by the length of another message that rank 1 had received before, and passed on as much of what lies behind its
// buffer; so did the persistent one.
#include "hostile.h"

enum { block = 120000, smaller = 1024, earlier = 400000, room = 4 * block, sent = 0x11, unchanged = 0x22, own = 0x33 };

static unsigned char blocks[room];
static unsigned char behind[room];
static char message[earlier];

// Requests of the library remember so many bytes.
static void leave_lengths(void) {
  MPI_Request requests[16];
  for (int i = 0; i < 16; ++i) {
    if (my_rank == 0) MPI_Isend(message, earlier, MPI_CHAR, 1, i, MPI_COMM_WORLD, &requests[i]);
    if (my_rank == 1) MPI_Irecv(message, earlier, MPI_CHAR, 0, i, MPI_COMM_WORLD, &requests[i]);
  }
  if (my_rank < 2) MPI_Waitall(16, requests, MPI_STATUSES_IGNORE);
  MPI_Barrier(MPI_COMM_WORLD);
}

static void wait_for(int code, MPI_Request* request) {
  if (code == MPI_SUCCESS) MPI_Wait(request, MPI_STATUS_IGNORE);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  for (int persistent = 0; persistent < 2; ++persistent) {
    memset(blocks, my_rank == 1 ? own : unchanged, sizeof blocks);
    memset(blocks + (size_t)my_rank * (my_rank == 1 ? smaller : block), sent, my_rank == 1 ? smaller : block);
    memset(behind, own, sizeof behind);
    leave_lengths();
    MPI_Request request;
    const int length = my_rank == 1 ? smaller : block;
    if (persistent) {
      MPI_Allgather_init(MPI_IN_PLACE, 0, MPI_CHAR, blocks, length, MPI_CHAR, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
      wait_for(MPI_Start(&request), &request);
      MPI_Request_free(&request);
    } else {
      wait_for(MPI_Iallgather(MPI_IN_PLACE, 0, MPI_CHAR, blocks, length, MPI_CHAR, MPI_COMM_WORLD, &request), &request);
    }
    size_t foreign = 0;
    for (size_t i = 4 * smaller; my_rank != 1 && i < sizeof blocks; ++i) foreign += blocks[i] == own;
    CHECK_EQUAL(foreign, 0);
    MPI_Barrier(MPI_COMM_WORLD);
  }
  return finish_test();
}
