// Results into the segment of another process in an exchange window, which may only be read. For large messages, the
// kernel copies between the processes, and UCX ended the process when it could not (signal 6). Whatever is only read
// may lie there.
#include "hostile.h"

enum { large = 4 << 20, segment = 8 << 20 };

static char *own, *other, *memory;
static int peer;

#define REFUSED(call) CHECK_EQUAL(call, MPI_ERR_BUFFER)

static MPI_Win make_window(void) {
  MPI_Info info;
  MPI_Win win = MPI_WIN_NULL;
  MPI_Info_create(&info);
  MPI_Info_set(info, "mpiwasm_exchange", "true");
  CHECK_EQUAL(MPI_Win_allocate_shared(segment, 1, info, MPI_COMM_WORLD, (void*)&own, &win), MPI_SUCCESS);
  MPI_Info_free(&info);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  MPI_Aint size = 0;
  int unit = 0;
  MPI_Win_shared_query(win, peer, &size, &unit, (void*)&other);
  CHECK(size >= segment && other != NULL);
  return win;
}

static void refuse_results(MPI_Win win) {
  MPI_Request request;
  MPI_Win made;
  const int counts[2] = {1, large - 1}, places[2] = {0, 1};
  REFUSED(MPI_Sendrecv(memory, large, MPI_CHAR, peer, 0, other, large, MPI_CHAR, peer, 0, MPI_COMM_WORLD,
                       MPI_STATUS_IGNORE));
  REFUSED(MPI_Recv(other, large, MPI_CHAR, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
  REFUSED(MPI_Recv(other + segment / 2, 1, MPI_CHAR, MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
  REFUSED(MPI_Irecv(other, large, MPI_CHAR, peer, 0, MPI_COMM_WORLD, &request));
  REFUSED(MPI_Recv_init(other, large, MPI_CHAR, peer, 0, MPI_COMM_WORLD, &request));
  REFUSED(MPI_Sendrecv_replace(other, large, MPI_CHAR, peer, 0, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
  REFUSED(MPI_Allreduce(memory, other, large, MPI_CHAR, MPI_MAX, MPI_COMM_WORLD));
  REFUSED(MPI_Allgatherv(memory, counts[my_rank], MPI_CHAR, other, counts, places, MPI_CHAR, MPI_COMM_WORLD));
  REFUSED(MPI_Reduce_local(memory, other, large, MPI_CHAR, MPI_MAX));
  REFUSED(MPI_Win_create(other, segment, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &made));
  REFUSED(MPI_Buffer_attach(other, large));
  REFUSED(MPI_Comm_attach_buffer(MPI_COMM_WORLD, other, large));
  // The first bytes are the own process's, or another one's segment is behind it.
  if (other > own) REFUSED(MPI_Recv(other - 1, 2, MPI_CHAR, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
  MPI_Win_fence(0, win);
  REFUSED(MPI_Get(other, large, MPI_CHAR, peer, 0, large, MPI_CHAR, win));
  MPI_Win_fence(0, win);
}

// Sends what lies in the other's segment, which has written it.
static void send_it(MPI_Win win) {
  memset(own, my_rank + 1, segment);
  MPI_Win_fence(0, win);
  for (int size = 1; size <= large; size *= 16) {
    CHECK_EQUAL(MPI_Sendrecv(other, size, MPI_CHAR, peer, 1, memory, size, MPI_CHAR, peer, 1, MPI_COMM_WORLD,
                             MPI_STATUS_IGNORE),
                MPI_SUCCESS);
    CHECK_EQUAL(memory[size - 1], my_rank + 1);
    // MPICH receives the data of other roots than rank 0 back.
    CHECK_EQUAL(MPI_Bcast(my_rank == 0 ? other : memory, size, MPI_CHAR, 0, MPI_COMM_WORLD), MPI_SUCCESS);
    if (my_rank == 1) CHECK_EQUAL(memory[size - 1], 2);
  }
}

// After the window its memory is as any other; the allocator gives it again.
static void receive_there(void) {
  char* again = malloc(3 * segment);
  for (int i = 0; i < 3 * segment; i += large)
    CHECK_EQUAL(MPI_Sendrecv(memory, large, MPI_CHAR, peer, 2, again + i, large, MPI_CHAR, peer, 2, MPI_COMM_WORLD,
                             MPI_STATUS_IGNORE),
                MPI_SUCCESS);
  free(again);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  peer = 1 - my_rank;
  memory = malloc(large);
  memset(memory, 0, large);
  MPI_Win win = make_window();
  refuse_results(win);
  send_it(win);
  MPI_Win_free(&win);
  receive_there();
  free(memory);
  return finish_test();
}
