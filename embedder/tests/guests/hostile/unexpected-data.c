// Messages where a process expects none. Open MPI puts them where it takes the receive buffer to be, which a
// displacement, or an extent without data, could place anywhere in the process: they must lie at the buffer itself, in
// the memory of the program.
#include "hostile.h"

enum { length = 1 << 20, far_away = 4 << 20 };

static char sent[length];
static char memory[3 * far_away];
static MPI_Comm comm;

// What has arrived lies at the beginning of the buffer or nowhere.
static void check_beginning(const char* what) {
  long astray = 0;
  for (long i = length; i < (long)sizeof memory; ++i) astray += memory[i] != 0;
  if (astray != 0) fprintf(stderr, "%s: %ld bytes elsewhere\n", what, astray);
  CHECK_EQUAL(astray, 0);
  memset(memory, 0, sizeof memory);
}

// After an error, messages may be left in a communicator.
static void renew(void) {
  MPI_Comm_free(&comm);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
  MPI_Barrier(comm);
}

// Elements of `type` from rank 0, of which rank 1 expects `count`, `displacement` extents or bytes away.
static void all_to_all(int way, MPI_Datatype type, Count count, Displacement displacement, MPI_Comm over) {
  int mine = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &mine);
  Count send_counts[2] = {0, 0};
  Count counts[2] = {count, 0};
  Displacement none[2] = {0, 0};
  Displacement displacements[2] = {displacement, displacement};
  MPI_Datatype send_types[2] = {MPI_CHAR, MPI_CHAR};
  MPI_Datatype types[2] = {type, type};
  if (mine == 0) send_counts[way >= 3 ? 0 : 1] = length, counts[0] = 0;
  MPI_Request request = MPI_REQUEST_NULL;
  switch (way) {
    case 0:
      MPI_Alltoallv(sent, send_counts, none, MPI_CHAR, memory, counts, displacements, type, over);
      break;
    case 1:
      MPI_Ialltoallv(sent, send_counts, none, MPI_CHAR, memory, counts, displacements, type, over, &request);
      break;
    case 2:
      MPI_Ialltoallw(sent, send_counts, none, send_types, memory, counts, displacements, types, over, &request);
      break;
    case 3:
      MPI_Neighbor_alltoallv(sent, send_counts, none, MPI_CHAR, memory, counts, displacements, type, over);
      break;
    default: {
      const MPI_Aint far[1] = {displacement};
      const MPI_Aint near[1] = {0};
      MPI_Neighbor_alltoallw(sent, send_counts, near, send_types, memory, counts, far, types, over);
    }
  }
  if (request != MPI_REQUEST_NULL) {
    // The other side may wait for ever for what is not received.
    int done = 0;
    for (int i = 0; i < 20 && !done; ++i) MPI_Test(&request, &done, MPI_STATUS_IGNORE);
  }
}

static void neighbors(MPI_Datatype type, Count count, Displacement displacement) {
  const int other[1] = {1 - my_rank};
  for (int way = 3; way < 5; ++way) {
    MPI_Comm graph;
    MPI_Dist_graph_create_adjacent(comm, 1, other, MPI_UNWEIGHTED, 1, other, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &graph);
    MPI_Comm_set_errhandler(graph, MPI_ERRORS_RETURN);
    all_to_all(way, type, count, displacement, graph);
    check_beginning(way == 3 ? "MPI_Neighbor_alltoallv" : "MPI_Neighbor_alltoallw");
    renew();
    MPI_Comm_free(&graph);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  memset(sent, 1, sizeof sent);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  renew();
  MPI_Datatype empty;
  MPI_Type_contiguous(0, MPI_INT, &empty);
  MPI_Type_commit(&empty);
  static const Displacement places[] = {far_away, 2147483647 - 16, -2147483647};
  for (int place = 0; place < LENGTH(places); ++place) {
    for (int kind = 0; kind < 2; ++kind) {
      for (int way = 0; way < 3; ++way) {
        all_to_all(way, kind ? empty : MPI_CHAR, kind ? place % 2 : 0, places[place], comm);
        check_beginning("MPI_Alltoall");
        renew();
      }
      neighbors(kind ? empty : MPI_CHAR, kind ? place % 2 : 0, places[place]);
    }
  }
  MPI_Type_free(&empty);
  MPI_Comm_free(&comm);
  return finish_test();
}
