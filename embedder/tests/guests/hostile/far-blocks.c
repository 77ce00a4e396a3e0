// Exchanges of elements whose data lie far from where their type begins. Intel MPI wrote as far beside its own buffer
// when it gathered them from two processes: on its heap, or 1 GiB from it.
#include "hostile.h"

enum { most = 20000, most_ranks = 4, forms = 9 };

static int sent[most_ranks * most], received[most_ranks * most];
static MPI_Aint distance;

static void* begin_of(int* data) { return (char*)data - distance; }

static int exchange(int form, int count, MPI_Datatype type) {
  void* from = begin_of(sent);
  void* to = begin_of(received);
  int counts[most_ranks], places[most_ranks];
  for (int i = 0; i < ranks; ++i) counts[i] = count, places[i] = i * count;
  if (form == 0) return MPI_Bcast(my_rank == 0 ? from : to, count, type, 0, MPI_COMM_WORLD);
  if (form == 1) return MPI_Gather(from, count, type, to, count, type, 0, MPI_COMM_WORLD);
  if (form == 2) return MPI_Scatter(from, count, type, to, count, type, 0, MPI_COMM_WORLD);
  if (form == 3) return MPI_Allgather(from, count, type, to, count, type, MPI_COMM_WORLD);
  if (form == 4) return MPI_Alltoall(from, count, type, to, count, type, MPI_COMM_WORLD);
  if (form == 5) return MPI_Gatherv(from, count, type, to, counts, places, type, 0, MPI_COMM_WORLD);
  if (form == 6) return MPI_Scatterv(from, counts, places, type, to, count, type, 0, MPI_COMM_WORLD);
  if (form == 7) return MPI_Allgatherv(from, count, type, to, counts, places, type, MPI_COMM_WORLD);
  return MPI_Alltoallv(from, counts, places, type, to, counts, places, type, MPI_COMM_WORLD);
}

// Element i of block `block`; -1 where none comes.
static int expected(int form, int block, int i, int count) {
  const int of_rank = 1000000;
  const bool is_root = my_rank == 0;
  if (form == 0) return block == 0 && !is_root ? i : -1;
  if (form == 1 || form == 5) return is_root ? block * of_rank + i : -1;
  if (form == 2 || form == 6) return block == 0 ? my_rank * count + i : -1;
  if (form == 3 || form == 7) return block * of_rank + i;
  return block * of_rank + my_rank * count + i;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const MPI_Aint distances[] = {-0x40000000, -4096, 4096, 65536};
  const int counts[] = {1, 3, 1024, most};
  for (size_t d = 0; d < sizeof distances / sizeof distances[0]; ++d) {
    distance = distances[d];
    MPI_Datatype type, element;
    MPI_Type_create_hindexed_block(1, 1, &distance, MPI_INT, &type);
    MPI_Type_create_resized(type, 0, sizeof(int), &element);
    MPI_Type_commit(&element);
    for (size_t c = 0; c < sizeof counts / sizeof counts[0]; ++c) {
      for (int form = 0; form < forms; ++form) {
        for (int i = 0; i < ranks * counts[c]; ++i) sent[i] = my_rank * 1000000 + i, received[i] = -1;
        CHECK_EQUAL(exchange(form, counts[c], element), MPI_SUCCESS);
        int wrong = 0;
        for (int i = 0; i < ranks * counts[c]; ++i)
          wrong += received[i] != expected(form, i / counts[c], i % counts[c], counts[c]);
        CHECK_EQUAL(wrong, 0);
      }
    }
    MPI_Type_free(&element);
    MPI_Type_free(&type);
  }
  return finish_test();
}
