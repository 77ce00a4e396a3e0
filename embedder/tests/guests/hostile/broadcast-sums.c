// Broadcasts among processes that add up numbers: what these exchange is longer than expected. MPICH broadcast sums
// from a buffer of its own, by the lengths of what it had been sent, and other processes got what lies behind the
// buffer.
#include "hostile.h"

enum { length = 16384, from_program = 0x11, unchanged = 0x22 };

static unsigned char in[length], out[length], broadcast[2 * length];

static void wait_seconds(double seconds) {
  const double begin = MPI_Wtime();
  while (MPI_Wtime() - begin < seconds) continue;
}

static void exchange(MPI_Comm eight) {
  int zero = 0;
  const bool is_last = my_rank == 7;
  if (!is_last) MPI_Bcast(&zero, 1, MPI_INT, 0, eight);
  MPI_Scan(in, out, length, MPI_BYTE, MPI_BOR, eight);
  if (!is_last) MPI_Bcast(broadcast, sizeof broadcast, MPI_BYTE, 0, eight);
  size_t foreign = 0;
  for (size_t i = 0; i < sizeof broadcast; ++i) foreign += broadcast[i] != from_program && broadcast[i] != unchanged;
  CHECK_EQUAL(foreign, 0);
  if (foreign != 0) MPI_Abort(MPI_COMM_WORLD, 1);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  memset(in, from_program, sizeof in);
  memset(out, unchanged, sizeof out);
  memset(broadcast, unchanged, sizeof broadcast);
  if (my_rank == 6) memset(broadcast, from_program, sizeof broadcast);
  MPI_Comm eight;
  MPI_Comm_split(MPI_COMM_WORLD, my_rank < 8, 0, &eight);
  if (my_rank < 8) exchange(eight);
  // The others may wait for ever.
  wait_seconds(5);
  MPI_Abort(MPI_COMM_WORLD, 42);
  return 1;
}
