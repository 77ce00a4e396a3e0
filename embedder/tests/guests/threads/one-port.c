// Threads of two processes accept at one port, each with the processes in another order, and threads of two others
// connect to it, with different roots. Open MPI pairs them by the name of the port alone.
#include "mpi-threads.h"

enum { pairs = 2 };

static char port[MPI_MAX_PORT_NAME];
static MPI_Comm sides[pairs];

static void* join(void* argument) {
  const int number = (int)(intptr_t)argument;
  const bool accepts = my_rank < 2;
  MPI_Comm joined = MPI_COMM_NULL;
  int rank = -1, others = -1, given[2];
  if (accepts)  // the port is of rank 0 in MPI_COMM_WORLD
    CHECK_EQUAL_HERE(MPI_Comm_accept(port, MPI_INFO_NULL, number == 0 ? 0 : 1, sides[number], &joined), MPI_SUCCESS);
  else
    CHECK_EQUAL_HERE(MPI_Comm_connect(port, MPI_INFO_NULL, 0, sides[number], &joined), MPI_SUCCESS);
  MPI_Comm_rank(sides[number], &rank);
  MPI_Comm_remote_size(joined, &others);
  CHECK_EQUAL_HERE(others, 2);
  // Each process of the other group answers at its own rank there, and has the same order as its partner.
  for (int i = 0; i < 2; ++i) {
    int theirs[2] = {-1, -1};
    given[0] = my_rank;
    given[1] = rank;
    CHECK_EQUAL_HERE(MPI_Sendrecv(given, 2, MPI_INT, i, 5, theirs, 2, MPI_INT, i, 5, joined, MPI_STATUS_IGNORE),
                     MPI_SUCCESS);
    CHECK_EQUAL_HERE(theirs[1], i);
    CHECK_HERE((theirs[0] < 2) != accepts);
  }
  CHECK_EQUAL_HERE(MPI_Comm_disconnect(&joined), MPI_SUCCESS);
  return NULL;
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) return finish_test();
  if (my_rank == 0) MPI_Open_port(MPI_INFO_NULL, port);
  MPI_Bcast(port, sizeof port, MPI_CHAR, 0, MPI_COMM_WORLD);
  for (int i = 0; i < pairs; ++i) MPI_Comm_split(MPI_COMM_WORLD, my_rank / 2, i == 0 ? my_rank : -my_rank, &sides[i]);
  pthread_t started[pairs];
  for (intptr_t i = 0; i < pairs; ++i) CHECK_EQUAL(pthread_create(&started[i], NULL, join, (void*)i), 0);
  for (int i = 0; i < pairs; ++i) CHECK_EQUAL(pthread_join(started[i], NULL), 0);
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 0) MPI_Close_port(port);
  for (int i = 0; i < pairs; ++i) MPI_Comm_free(&sides[i]);
  return finish_test();
}
