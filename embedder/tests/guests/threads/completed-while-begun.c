// A nonblocking operation that another thread completes while it is begun. Open MPI notes afterwards, in its request,
// which types it holds, by a list that mpiwasm frees when the request is complete. The next operation with that request
// released what the list had become: SIGSEGV, or a call of an address that the program chose.
#include <stdatomic.h>

#include "mpi-threads.h"

enum { edges = 1 << 21, rounds = 40 };

static atomic_int is_over;

static void* make_progress(void* unused) {
  (void)unused;
  int found = 0;
  while (!atomic_load(&is_over)) MPI_Iprobe(0, 5, MPI_COMM_SELF, &found, MPI_STATUS_IGNORE);
  return NULL;
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) return finish_test();
  // The list that Open MPI goes through meanwhile is as long as there are edges.
  static int neighbors[edges];
  MPI_Comm graph;
  CHECK_EQUAL(MPI_Dist_graph_create_adjacent(MPI_COMM_SELF, edges, neighbors, MPI_UNWEIGHTED, edges, neighbors,
                                             MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &graph),
              MPI_SUCCESS);
  MPI_Datatype type;
  MPI_Type_contiguous(4, MPI_BYTE, &type);
  MPI_Type_commit(&type);
  pthread_t thread;
  pthread_create(&thread, NULL, make_progress, NULL);
  const int one = 1, zero = 0;
  for (int round = 0; round < rounds; ++round) {
    char sent[4] = {1, 2, 3, (char)round}, received[4] = {0};
    MPI_Request request;
    CHECK_EQUAL_HERE(MPI_Ialltoallw(sent, &one, &zero, &type, received, &one, &zero, &type, graph, &request),
                     MPI_SUCCESS);
    CHECK_EQUAL_HERE(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL_HERE(received[3], round);
    CHECK_EQUAL_HERE(MPI_Ialltoall(sent, 4, MPI_BYTE, received, 1, type, MPI_COMM_SELF, &request), MPI_SUCCESS);
    CHECK_EQUAL_HERE(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  }
  atomic_store(&is_over, 1);
  pthread_join(thread, NULL);
  MPI_Type_free(&type);
  MPI_Comm_free(&graph);
  return finish_test();
}
