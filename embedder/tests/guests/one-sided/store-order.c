// MPI_Win_sync orders what a process stores in shared memory and what it loads after the call. Two processes each store
// a number and load the other's: without an order, processors let both miss the other's store once in a while.
#include <sched.h>

#include "window.h"

enum { most_rounds = 1 << 19, line = 16 };

static unsigned char seen[2][most_rounds];

// Both are in the round, or one has ended.
static bool meet(volatile int* mine, const volatile int* other, int round) {
  *mine = round;
  for (int turns = 0; *other < round; ++turns) {
    if (*other < 0) return false;
    if (turns > 1000) sched_yield();
    MPI_Wtime();  // no call that orders anything, but one behind which memory may have changed
  }
  return true;
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  volatile int* shared[2];
  MPI_Win win;
  int* base;
  CHECK_EQUAL(MPI_Win_allocate_shared(2 * line * 4, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win), MPI_SUCCESS);
  for (int rank = 0; rank < 2; ++rank) {
    MPI_Aint size;
    int unit;
    int* theirs;
    CHECK_EQUAL(MPI_Win_shared_query(win, rank, &size, &unit, &theirs), MPI_SUCCESS);
    shared[rank] = theirs;
  }
  MPI_Win_lock_all(0, win);
  MPI_Barrier(MPI_COMM_WORLD);
  volatile int* const my_round = &shared[my_rank][0];
  volatile int* const my_number = &shared[my_rank][line];
  const volatile int* const their_round = &shared[1 - my_rank][0];
  const volatile int* const their_number = &shared[1 - my_rank][line];
  const double end = MPI_Wtime() + 1;
  int round = 0;
  while (round + 1 < most_rounds && MPI_Wtime() < end && meet(my_round, their_round, ++round)) {
    for (volatile int delay = round * (7 + 6 * my_rank) % 61; delay > 0; --delay) continue;
    *my_number = round;
    MPI_Win_sync(win);
    seen[my_rank][round] = *their_number >= round;
  }
  *my_round = -1;
  MPI_Win_unlock_all(win);
  int rounds = 0;
  MPI_Allreduce(&round, &rounds, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
  MPI_Sendrecv(seen[my_rank], most_rounds, MPI_BYTE, 1 - my_rank, 0, seen[1 - my_rank], most_rounds, MPI_BYTE,
               1 - my_rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  int missed = 0;
  for (int i = 1; i < rounds; ++i) missed += !seen[0][i] && !seen[1][i];
  CHECK(rounds > 1);
  CHECK_EQUAL(missed, 0);
  if (my_rank == 0) printf("%d rounds\n", rounds);
  MPI_Win_free(&win);
  return finish_test();
}
