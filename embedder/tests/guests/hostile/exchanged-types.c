// MPI_Alltoall of small blocks among many processes, whose types have different gaps where they are sent and where they
// are received. Open MPI laid blocks out in a buffer as the one type does, and took them from there as the other does.
#include "hostile.h"

enum { far = 1 << 18, most_ranks = 32, longer = 6 };

static int sent[most_ranks], received[longer * most_ranks];

static int value(int from, int to) { return 1000 * from + to + 1; }

static MPI_Datatype spaced(int extent) {
  MPI_Datatype type;
  MPI_Type_create_resized(MPI_INT, 0, extent, &type);
  MPI_Type_commit(&type);
  return type;
}

static void check_blocks(const char* blocks, int extent) {
  int wrong = 0;
  for (int rank = 0; rank < ranks; ++rank) {
    int found = 0;
    memcpy(&found, blocks + (size_t)rank * (size_t)extent, sizeof found);
    wrong += found != value(rank, my_rank);
  }
  CHECK_EQUAL(wrong, 0);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  for (int rank = 0; rank < ranks; ++rank) sent[rank] = value(my_rank, rank);
  const int extents[] = {5, 64, 4096, far};
  for (int i = 0; i < LENGTH(extents); ++i) {
    const int extent = extents[i];
    const size_t length = (size_t)extent * (size_t)ranks;
    char* blocks = calloc(length, 1);
    MPI_Datatype type = spaced(extent);
    // Some ranks only: the others have no gaps.
    const bool is_spaced = i == 0 || my_rank % 3 != 0;
    CHECK_EQUAL(MPI_Alltoall(sent, 1, MPI_INT, blocks, 1, is_spaced ? type : MPI_INT, MPI_COMM_WORLD), MPI_SUCCESS);
    check_blocks(blocks, is_spaced ? extent : (int)sizeof(int));
    CHECK(!has_host_bytes(blocks, length));
    memset(blocks, 0, length);
    for (int rank = 0; rank < ranks; ++rank) memcpy(blocks + (size_t)rank * (size_t)extent, &sent[rank], sizeof(int));
    CHECK_EQUAL(MPI_Alltoall(blocks, 1, type, received, sizeof(int), MPI_BYTE, MPI_COMM_WORLD), MPI_SUCCESS);
    check_blocks((const char*)received, sizeof(int));
    MPI_Type_free(&type);
    free(blocks);
  }
  // Erroneous, and what comes is left open, but there is room.
  memset(received, 0, sizeof received);
  CHECK_EQUAL(MPI_Alltoall(sent, 1, MPI_INT, received, longer, MPI_INT, MPI_COMM_WORLD), MPI_SUCCESS);
  CHECK(!has_host_bytes(received, sizeof received));
  return finish_test();
}
