// Persistent collective operations whose every start has other data, at the end of memory. Under MPICH 4.0 and Intel
// MPI 2021.18, natively, a second start of a gather sends the root's values of the first, one of a scatter aborts, and
// one of an allgather reads beyond the end of the receive buffer.
#include "guest_test.h"

enum { most_ranks = 4, starts = 4 };

// Sent and received blocks of `length` numbers for each rank.
static int length;
static int* sent;
static int* received;
static int* my_sent;      // the last block of `sent`
static int* my_received;  // the last block of `received`
static Count lengths[most_ranks];
static Displacement places[most_ranks];
static int start_number;

static int value(int rank, int block, int i) { return (rank * 10 + block) * 1000 + start_number * 100 + i % 100; }

// The sum over the ranks before `end` of what each has at a place.
static int sum_before(int end, int block, int i) {
  int sum = 0;
  for (int rank = 0; rank < end; ++rank) sum += value(rank, block, i);
  return sum;
}

static void fill(void) {
  for (int block = 0; block < ranks; ++block) {
    for (int i = 0; i < length; ++i) sent[block * length + i] = value(my_rank, block, i);
  }
  for (int i = 0; i < ranks * length; ++i) received[i] = -1;
}

// Blocks that each rank sent: its last, or the one for this rank.
static int wrong_in_blocks(bool last) {
  int wrong = 0;
  for (int rank = 0; rank < ranks; ++rank) {
    for (int i = 0; i < length; ++i) wrong += received[rank * length + i] != value(rank, last ? ranks - 1 : my_rank, i);
  }
  return wrong;
}

static int wrong_from_root(const int* block) {
  int wrong = 0;
  for (int i = 0; i < length; ++i) wrong += block[i] != value(0, block == sent ? 0 : my_rank, i);
  return wrong;
}

static int wrong_in_sum(int end, int block) {
  int wrong = 0;
  for (int i = 0; i < length; ++i) wrong += my_received[i] != sum_before(end, block, i);
  return wrong;
}

#define STARTS(operation, wrong, ...)                                                          \
  do {                                                                                         \
    MPI_Request request;                                                                       \
    CHECK_EQUAL(operation(__VA_ARGS__, MPI_COMM_WORLD, MPI_INFO_NULL, &request), MPI_SUCCESS); \
    for (start_number = 0; start_number < starts; ++start_number) {                            \
      fill();                                                                                  \
      CHECK_EQUAL(MPI_Start(&request), MPI_SUCCESS);                                           \
      CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);                         \
      CHECK_EQUAL(wrong, 0);                                                                   \
    }                                                                                          \
    MPI_Request_free(&request);                                                                \
  } while (0)

static void from_and_to_root(void) {
  const int root = ranks - 1;
  int* const gathered = my_rank == root ? received : NULL;
  STARTS(MPI_Bcast_init, wrong_from_root(sent), sent, length, MPI_INT, 0);
  STARTS(MPI_Gather_init, my_rank == root ? wrong_in_blocks(true) : 0, my_sent, length, MPI_INT, gathered, length,
         MPI_INT, root);
  STARTS(MPI_Gatherv_init, my_rank == root ? wrong_in_blocks(true) : 0, my_sent, length, MPI_INT, gathered, lengths,
         places, MPI_INT, root);
  STARTS(MPI_Scatter_init, wrong_from_root(my_received), my_rank == 0 ? sent : NULL, length, MPI_INT, my_received,
         length, MPI_INT, 0);
  STARTS(MPI_Scatterv_init, wrong_from_root(my_received), my_rank == 0 ? sent : NULL, lengths, places, MPI_INT,
         my_received, length, MPI_INT, 0);
  STARTS(MPI_Reduce_init, my_rank == root ? wrong_in_sum(ranks, ranks - 1) : 0, my_sent, my_received, length, MPI_INT,
         MPI_SUM, root);
}

static void among_everyone(void) {
  STARTS(MPI_Allgather_init, wrong_in_blocks(true), my_sent, length, MPI_INT, received, length, MPI_INT);
  STARTS(MPI_Allgatherv_init, wrong_in_blocks(true), my_sent, length, MPI_INT, received, lengths, places, MPI_INT);
  STARTS(MPI_Alltoall_init, wrong_in_blocks(false), sent, length, MPI_INT, received, length, MPI_INT);
  STARTS(MPI_Alltoallv_init, wrong_in_blocks(false), sent, lengths, places, MPI_INT, received, lengths, places,
         MPI_INT);
  STARTS(MPI_Allreduce_init, wrong_in_sum(ranks, ranks - 1), my_sent, my_received, length, MPI_INT, MPI_SUM);
  STARTS(MPI_Reduce_scatter_block_init, wrong_in_sum(ranks, my_rank), sent, my_received, length, MPI_INT, MPI_SUM);
  STARTS(MPI_Reduce_scatter_init, wrong_in_sum(ranks, my_rank), sent, my_received, lengths, MPI_INT, MPI_SUM);
  STARTS(MPI_Scan_init, wrong_in_sum(my_rank + 1, ranks - 1), my_sent, my_received, length, MPI_INT, MPI_SUM);
  STARTS(MPI_Exscan_init, my_rank > 0 ? wrong_in_sum(my_rank, ranks - 1) : 0, my_sent, my_received, length, MPI_INT,
         MPI_SUM);
}

static void all_operations(void) {
  from_and_to_root();
  among_everyone();
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  // Libraries have other algorithms for long blocks, which take long when ranks wait for a core.
  const int sizes[] = {1, 2, 7, 3000, 40000};
  for (int k = 0; k < LENGTH(sizes) - (ranks > 2); ++k) {
    length = sizes[k];
    const int all = ranks * length;
    int* const elsewhere = malloc(all * sizeof(int));
    CHECK(__builtin_wasm_memory_grow(0, all * sizeof(int) / 65536 + 1) != (size_t)-1);
    int* const end = (int*)(__builtin_wasm_memory_size(0) * 65536);
    for (int i = 0; i < ranks; ++i) lengths[i] = length, places[i] = i * length;
    for (int way = 0; way < 2; ++way) {
      sent = way == 0 ? elsewhere : end - all;
      received = way == 0 ? end - all : elsewhere;
      my_sent = sent + all - length;
      my_received = received + all - length;
      all_operations();
    }
    free(elsewhere);
  }
  return finish_test();
}
