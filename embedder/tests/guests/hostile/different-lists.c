// Lists of counts that differ between the processes of MPI_Allgatherv: MPICH sent what it had received of others from a
// buffer that was shorter, and so its heap to another process.
#include "hostile.h"

enum { processes = 4, many = 16384 };

static char sent[many], received[4 * many];

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  const int counts[processes][processes] = {{many, 1, 1, 1}, {0, many, 0, 0}, {many, many, 8, 0}, {2 * many, 0, 0, 8}};
  const int sends[processes] = {many, many, 8, 8};
  int places[processes] = {0};
  for (int i = 1; i < processes; ++i) places[i] = places[i - 1] + counts[my_rank][i - 1];
  (void)MPI_Allgatherv(sent, sends[my_rank], MPI_BYTE, received, counts[my_rank], places, MPI_BYTE, MPI_COMM_WORLD);
  CHECK(!has_host_bytes(received, sizeof received));
  MPI_Barrier(MPI_COMM_WORLD);
  return finish_test();
}
