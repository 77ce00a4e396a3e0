// Has, at most of its stopping points, messages that a matched probe has found, MPI_Isendrecv that is not complete, and
// persistent collective operations with lists.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { most = 8, words = 3 };

static int rank, size;

static void require(int is_so, int what) {
  if (!is_so) MPI_Abort(MPI_COMM_WORLD, what);
}

static uint64_t word(int from, int to, int i) { return (uint64_t)(from * 1000 + to * 10 + i + 1); }

static void pause_together(void) {
  for (int i = 0; i < 3; ++i) MPI_Barrier(MPI_COMM_WORLD);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  const int next = (rank + 1) % size, previous = (rank + size - 1) % size;

  int counts[most], places[most], byte_places[most];
  uint64_t in[most * words], out[most * words] = {0}, sum[words] = {0};
  MPI_Datatype types[most];
  for (int i = 0; i < size; ++i) {
    counts[i] = words;
    places[i] = i * words;
    byte_places[i] = places[i] * 8;
    types[i] = MPI_UINT64_T;
    for (int j = 0; j < words; ++j) in[places[i] + j] = word(rank, i, j);
  }
  MPI_Request lists[3];
  MPI_Alltoallv_init(in, counts, places, MPI_UINT64_T, out, counts, places, MPI_UINT64_T, MPI_COMM_WORLD, MPI_INFO_NULL,
                     &lists[0]);
  MPI_Reduce_scatter_init(in, sum, counts, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD, MPI_INFO_NULL, &lists[1]);
  uint64_t typed[most * words] = {0};
  MPI_Alltoallw_init(in, counts, byte_places, types, typed, counts, byte_places, types, MPI_COMM_WORLD, MPI_INFO_NULL,
                     &lists[2]);
  pause_together();

  uint64_t late = 0, mine = word(rank, next, 7);
  MPI_Request exchange;
  if (rank != 0)
    MPI_Isendrecv(&mine, 1, MPI_UINT64_T, next, 7, &late, 1, MPI_UINT64_T, previous, 7, MPI_COMM_WORLD, &exchange);
  uint64_t sent[3];
  for (int i = 0; i < 3; ++i) {
    sent[i] = word(rank, next, i);
    MPI_Send(&sent[i], 1, MPI_UINT64_T, next, i == 2 ? 6 : 5, MPI_COMM_WORLD);
  }
  MPI_Message found[3];
  MPI_Status status;
  MPI_Mprobe(MPI_ANY_SOURCE, 5, MPI_COMM_WORLD, &found[0], &status);
  require(status.MPI_SOURCE == previous, 2);
  MPI_Mprobe(previous, 5, MPI_COMM_WORLD, &found[1], MPI_STATUS_IGNORE);
  for (int is_there = 0; !is_there;)
    MPI_Improbe(MPI_ANY_SOURCE, 6, MPI_COMM_WORLD, &is_there, &found[2], MPI_STATUS_IGNORE);
  pause_together();
  MPI_Startall(3, lists);
  pause_together();

  if (rank == 0)
    MPI_Isendrecv(&mine, 1, MPI_UINT64_T, next, 7, &late, 1, MPI_UINT64_T, previous, 7, MPI_COMM_WORLD, &exchange);
  MPI_Wait(&exchange, &status);
  require(late == word(previous, rank, 7) && status.MPI_SOURCE == previous && status.MPI_TAG == 7, 3);
  for (int i = 0; i < 3; ++i) {
    uint64_t got = 0;
    MPI_Mrecv(&got, 1, MPI_UINT64_T, &found[i], &status);
    require(got == word(previous, rank, i) && status.MPI_SOURCE == previous, 4);
  }
  MPI_Waitall(3, lists, MPI_STATUSES_IGNORE);
  for (int i = 0; i < size; ++i)
    for (int j = 0; j < words; ++j)
      require(out[places[i] + j] == word(i, rank, j) && typed[places[i] + j] == word(i, rank, j), 5);
  uint64_t expected = 0;
  for (int i = 0; i < size; ++i) expected += word(i, rank, 0);
  require(sum[0] == expected, 6);
  for (int i = 0; i < 3; ++i) MPI_Request_free(&lists[i]);
  MPI_Finalize();
  if (rank == 0) printf("all as it should be\n");
  return 0;
}
