// Processes of one world connect to each other, of which some have a communicator of their own.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  char port[MPI_MAX_PORT_NAME] = "";
  MPI_Comm side, joined;
  MPI_Comm_split(MPI_COMM_WORLD, my_rank > 0, my_rank, &side);
  if (my_rank == 1) MPI_Open_port(MPI_INFO_NULL, port);
  MPI_Bcast(port, sizeof port, MPI_CHAR, 1, MPI_COMM_WORLD);
  if (my_rank == 0)
    CHECK_EQUAL(MPI_Comm_connect(port, MPI_INFO_NULL, 0, side, &joined), MPI_SUCCESS);
  else
    CHECK_EQUAL(MPI_Comm_accept(port, MPI_INFO_NULL, 0, side, &joined), MPI_SUCCESS);
  int others = 0, sum = 0;
  MPI_Comm_remote_size(joined, &others);
  CHECK_EQUAL(others, my_rank == 0 ? ranks - 1 : 1);
  MPI_Barrier(joined);
  MPI_Allreduce(&(int){my_rank + 1}, &sum, 1, MPI_INT, MPI_SUM, joined);
  CHECK_EQUAL(sum, my_rank == 0 ? ranks * (ranks + 1) / 2 - 1 : 1);
  CHECK_EQUAL(MPI_Comm_disconnect(&joined), MPI_SUCCESS);
  MPI_Comm_free(&side);
  if (my_rank == 1) MPI_Close_port(port);
  return finish_test();
}
