// In programs that can be saved, mpiwasm starts persistent requests itself. Another rank changes which request is
// started after mpiwasm has looked, and before the call does: the library started the other one, and when mpiwasm
// looked at that later, it freed it under way. MPICH read a message from what came to lie there.
#include "hostile.h"

enum { length = 64, receives = 64, a_while = 400 };

static const double seconds = 3;
static char data[length], results[receives][length];

// In memory that both ranks have: what is started, the requests to choose from, and whether all is over.
struct Shared {
  volatile MPI_Request started;
  MPI_Request idle, raced;
  volatile int is_over;
};

static void change(struct Shared* shared) {
  unsigned random = 1;
  while (!shared->is_over) {
    random = random * 1664525 + 1013904223;
    const MPI_Request idle = shared->idle, raced = shared->raced;
    shared->started = idle;
    for (volatile unsigned i = 0; i < (random >> 20) % a_while; ++i) continue;
    shared->started = raced;
    for (volatile unsigned i = 0; i < (random >> 10) % 32; ++i) continue;
    shared->started = idle;
  }
}

static bool await(MPI_Request* request) {
  int done = 0;
  for (int i = 0; i < 1000 && !done; ++i) MPI_Test(request, &done, MPI_STATUS_IGNORE);
  return done;
}

// Messages to this rank, which come to lie where the freed request was.
static void exchange(void) {
  MPI_Request received[receives], sent;
  for (int i = 0; i < receives; ++i) MPI_Irecv(results[i], length, MPI_BYTE, 0, 1000 + i, MPI_COMM_SELF, &received[i]);
  for (int i = 0; i < receives; ++i) {
    MPI_Isend(data, length, MPI_BYTE, 0, 1000 + i, MPI_COMM_SELF, &sent);
    CHECK(await(&sent));
    CHECK(await(&received[i]));
  }
}

static void start(struct Shared* shared) {
  MPI_Request idle, raced;
  MPI_Send_init(data, 8, MPI_BYTE, MPI_PROC_NULL, 5, MPI_COMM_SELF, &idle);
  const double begin = MPI_Wtime();
  int rounds = 0;
  while (MPI_Wtime() - begin < seconds) {
    MPI_Send_init(data, length, MPI_BYTE, 0, 7, MPI_COMM_SELF, &raced);
    shared->raced = raced;
    shared->started = shared->idle = idle;
    int found = 0;
    while (!found && MPI_Wtime() - begin < seconds) {
      for (int i = 0; i < 50; ++i) {
        MPI_Start((MPI_Request*)&shared->started);
        MPI_Wait(&idle, MPI_STATUS_IGNORE);
      }
      MPI_Iprobe(0, 7, MPI_COMM_SELF, &found, MPI_STATUS_IGNORE);
    }
    shared->raced = idle;
    MPI_Request both[2] = {raced, MPI_REQUEST_NULL};
    CHECK(MPI_Startall(2, both) != MPI_SUCCESS);
    exchange();
    ++rounds;
  }
  CHECK(rounds > 0);
  shared->is_over = 1;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Win window;
  MPI_Aint size = 0;
  int unit = 0;
  struct Shared* shared = NULL;
  MPI_Win_allocate_shared(my_rank == 0 ? 4096 : 0, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &shared, &window);
  MPI_Win_shared_query(window, 0, &size, &unit, &shared);
  MPI_Request none = MPI_REQUEST_NULL;
  if (my_rank == 0) *shared = (struct Shared){none, none, none, 0};
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 0) {
    start(shared);
  } else {
    change(shared);
  }
  return finish_test();
}
