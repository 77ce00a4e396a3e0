// Rank 2 expects less of a scatter than the root sends it for itself and rank 3. MPICH's nonblocking scatter in a tree
// then went by the length of another message that rank 2 had received before, and sent rank 3 as much of its heap; so
// did the last step of a reduction between groups.
#include "hostile.h"

enum { block = 4096, missing = 16, earlier = 131072, room = 131072, from_root = 0x11, unchanged = 0x22 };

static int sent[4 * block];
static unsigned char received[room * sizeof(int)];
static char message[earlier];

// Requests of the library remember so many bytes.
static void leave_lengths(void) {
  MPI_Request requests[16];
  for (int i = 0; i < 16; ++i) {
    if (my_rank == 3) MPI_Isend(message, earlier, MPI_CHAR, 2, i, MPI_COMM_WORLD, &requests[i]);
    if (my_rank == 2) MPI_Irecv(message, earlier, MPI_CHAR, 3, i, MPI_COMM_WORLD, &requests[i]);
  }
  if (my_rank > 1) MPI_Waitall(16, requests, MPI_STATUSES_IGNORE);
  MPI_Barrier(MPI_COMM_WORLD);
}

static int expected(void) {
  if (my_rank == 2) return block - missing;
  return my_rank == 3 ? room : block;
}

static void wait_for(int code, MPI_Request* request) {
  if (code == MPI_SUCCESS) MPI_Wait(request, MPI_STATUS_IGNORE);
}

// Nothing arrives but what the root has sent.
static void check_received(void) {
  size_t foreign = 0;
  for (size_t i = 0; i < sizeof received; ++i) foreign += received[i] != from_root && received[i] != unchanged;
  CHECK_EQUAL(foreign, 0);
  if (my_rank == 3) CHECK_EQUAL(received[0], from_root);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  memset(sent, from_root, sizeof sent);
  for (int persistent = 0; persistent < 2; ++persistent) {
    memset(received, unchanged, sizeof received);
    leave_lengths();
    MPI_Request request;
    if (persistent) {
      MPI_Scatter_init(sent, block, MPI_INT, received, expected(), MPI_INT, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
      wait_for(MPI_Start(&request), &request);
      MPI_Request_free(&request);
    } else {
      wait_for(MPI_Iscatter(sent, block, MPI_INT, received, expected(), MPI_INT, 0, MPI_COMM_WORLD, &request),
               &request);
    }
    check_received();
    MPI_Barrier(MPI_COMM_WORLD);
  }
  return finish_test();
}
