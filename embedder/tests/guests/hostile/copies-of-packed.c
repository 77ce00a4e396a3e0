// Types that are made of MPI_PACKED: Open MPI takes them for MPI_PACKED itself, and writes one number behind the other
// into buffers of the extents that they have.
#include "hostile.h"

enum { most = 200000, place = 4096 };

static char sent[most];
static char received[2 * most];

static long changed(void) {
  long count = 0;
  for (size_t i = 0; i < sizeof received; ++i) count += received[i] != 'b';
  return count;
}

static void gather(MPI_Datatype type, int root) {
  memset(received, 'b', sizeof received);
  MPI_Gather(sent, most, MPI_BYTE, received + place, most, type, root, MPI_COMM_WORLD);
  // All elements lie at one place.
  if (my_rank == root) CHECK(changed() <= 1);
  memset(received, 'b', sizeof received);
  MPI_Allgather(sent, most, MPI_BYTE, received + place, most, type, MPI_COMM_WORLD);
  CHECK(changed() <= 1);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  memset(sent, 'A', sizeof sent);
  MPI_Datatype narrow = MPI_DATATYPE_NULL, copy = MPI_DATATYPE_NULL;
  MPI_Type_create_resized(MPI_PACKED, 0, 0, &narrow);
  MPI_Type_dup(MPI_PACKED, &copy);
  MPI_Type_commit(&narrow);
  gather(narrow, ranks - 1);
  // One that has the bounds of MPI_PACKED is as good as it.
  char bytes[4] = {1, 2, 3, 4}, found[4] = {0};
  MPI_Sendrecv(bytes, 4, MPI_PACKED, my_rank, 0, found, 4, copy, my_rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  CHECK_EQUAL(memcmp(bytes, found, 4), 0);
  MPI_Type_free(&copy);
  MPI_Type_free(&narrow);
  return finish_test();
}
