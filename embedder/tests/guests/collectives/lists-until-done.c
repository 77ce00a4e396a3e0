// Lists of counts, places and types of a non-blocking operation: types may be freed while it runs, and the
// communicator too.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  enum { length = 1 << 16 };
  static int out[2 * length];
  static int in[2 * length];
  for (int i = 0; i < 2 * length; ++i) out[i] = 1000000 * my_rank + i;
  MPI_Datatype block;
  MPI_Type_contiguous(length, MPI_INT, &block);
  MPI_Type_commit(&block);
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  Count counts[2] = {1, 1};
  Displacement places[2] = {0, length * (Displacement)sizeof(int)};
  MPI_Datatype types[2] = {block, block};
  MPI_Request request;
  MPI_Ialltoallw(out, counts, places, types, in, counts, places, types, comm, &request);
  MPI_Type_free(&block);
  MPI_Comm_free(&comm);
  // Another type takes the place of the freed one.
  MPI_Datatype other;
  MPI_Type_contiguous(3, MPI_DOUBLE, &other);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  int wrong = 0;
  for (int i = 0; i < 2 * length; ++i) wrong += in[i] != 1000000 * (i / length) + my_rank * length + i % length;
  CHECK_EQUAL(wrong, 0);
  MPI_Type_free(&other);

  // Neighbours, with lists on the heap.
  MPI_Comm ring;
  const int periodic = 1;
  MPI_Cart_create(MPI_COMM_WORLD, 1, &ranks, &periodic, 0, &ring);
  const int mine[2] = {my_rank, my_rank};
  int neighbors[2] = {-1, -1};
  Count* one_counts = malloc(2 * sizeof *one_counts);
  one_counts[0] = one_counts[1] = 1;
  Displacement* one_places = malloc(2 * sizeof *one_places);
  one_places[0] = 0;
  one_places[1] = 1;
  MPI_Ineighbor_allgatherv(mine, 1, MPI_INT, neighbors, one_counts, one_places, MPI_INT, ring, &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  CHECK_EQUAL(neighbors[0], 1 - my_rank);
  CHECK_EQUAL(neighbors[1], 1 - my_rank);
  free(one_counts);
  free(one_places);
  MPI_Comm_free(&ring);
  return finish_test();
}
