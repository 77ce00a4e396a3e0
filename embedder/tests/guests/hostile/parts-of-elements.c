// In MPI_Allgatherv of three processes, rank 0 receives a part of its large element. MPICH took that for a negative
// number of elements, and placed what came next so far before its buffer, in the heap or before it.
#include "hostile.h"

enum { large = 27300, part = 3, chosen = 50000 };

static char sent[chosen], received[3 * large];

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static const int lengths[3] = {large, part, chosen};
  static const int ones[3] = {1, 1, 1}, in_order[3] = {0, 1, 2}, places[3] = {0, 0, 0};
  MPI_Datatype element;
  MPI_Type_contiguous(large, MPI_BYTE, &element);
  MPI_Type_commit(&element);
  memset(sent, 0x55, sizeof sent);
  for (int round = 0; round < 3; ++round) {
    if (my_rank == 0) {
      MPI_Allgatherv(sent, 1, element, received, ones, in_order, element, MPI_COMM_WORLD);
    } else {
      MPI_Allgatherv(sent, lengths[my_rank], MPI_BYTE, received, lengths, places, MPI_BYTE, MPI_COMM_WORLD);
    }
  }
  CHECK(!has_host_bytes(received, sizeof received));
  MPI_Type_free(&element);
  return finish_test();
}
