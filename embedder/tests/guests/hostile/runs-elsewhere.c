// Messages of structures that are one run, of numbers of two types, and that do not begin where the type does.
// MPICH 5.0 takes each for as many runs as it has numbers, and lists one; it wrote what was received where the rest of
// the list happened to point.
#include "hostile.h"

enum { most = 4096, size = 8, extent = 16, first = 8 };

static unsigned char sent[most * extent], received[most * extent];

static MPI_Datatype pair_elsewhere(void) {
  const int lengths[] = {1, 1};
  const MPI_Aint places[] = {first, first + 4};
  const MPI_Datatype types[] = {MPI_INT, MPI_FLOAT};
  MPI_Datatype pair, spaced;
  MPI_Type_create_struct(2, lengths, places, types, &pair);
  MPI_Type_create_resized(pair, 0, extent, &spaced);
  MPI_Type_commit(&spaced);
  MPI_Type_free(&pair);
  return spaced;
}

// Leaves such addresses in memory that the library has freed.
static void leave_addresses(void) {
  static unsigned char message[2 * most];
  memset(message, 0x41, sizeof message);
  for (int i = 0; i < 8; ++i)
    MPI_Sendrecv(message, sizeof message, MPI_BYTE, my_rank, 0, received, sizeof message, MPI_BYTE, my_rank, 0,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static void send(int count, MPI_Datatype type) {
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 0) MPI_Send(sent, count, type, 1, 0, MPI_COMM_WORLD);
}

// Whether the first bytes of `count` elements have been received, and nothing between them.
static bool has_elements(int count, bool sent_packed) {
  for (int i = 0; i < most * extent; ++i) {
    const int place = i % extent, element = i / extent;
    const bool is_data = element < count && place >= first && place < first + size;
    const int from = sent_packed ? element * size + place - first : i;
    if (received[i] != (is_data ? sent[from] : 0)) return false;
  }
  return true;
}

// Whether nothing has been written but to the first elements.
static bool has_nothing_else(int count) {
  for (int i = 0; i < most * extent; ++i) {
    const int place = i % extent;
    if ((i >= count * extent || place < first || place >= first + size) && received[i] != 0) return false;
  }
  return true;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const MPI_Datatype spaced = pair_elsewhere();
  for (int i = 0; i < most * extent; ++i) sent[i] = (unsigned char)(i % 251 + 1);
  static const int counts[] = {1, 512, 1024, most};
  for (size_t i = 0; i < sizeof counts / sizeof counts[0]; ++i) {
    const int count = counts[i];
    leave_addresses();
    memset(received, 0, sizeof received);
    send(count * size, MPI_BYTE);
    if (my_rank == 1) {
      CHECK_EQUAL(MPI_Recv(received, count, spaced, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE), MPI_SUCCESS);
      CHECK(has_elements(count, true));
    }
    leave_addresses();
    memset(received, 0, sizeof received);
    send(count, spaced);
    if (my_rank == 1) {
      CHECK_EQUAL(MPI_Recv(received, count, spaced, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE), MPI_SUCCESS);
      CHECK(has_elements(count, false));
    }
    // Longer than what is expected.
    leave_addresses();
    memset(received, 0, sizeof received);
    send(2 * count * size, MPI_BYTE);
    if (my_rank == 1) {
      CHECK_EQUAL(MPI_Recv(received, count, spaced, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE), MPI_ERR_TRUNCATE);
      CHECK(has_nothing_else(count));
    }
  }
  MPI_Datatype freed = spaced;
  MPI_Type_free(&freed);
  return finish_test();
}
