// The latency of a step between two ranks, by size: steps [LARGEST_BYTES]. Rank 0 publishes a step, rank 1 acquires it
// and answers with a step of 8 bytes; a latency is half of the turn. MPI_Send carries the same bytes, and gets an
// answer of 8 bytes; memcpy copies them within rank 0.
//
//   result exchange_1024 <ns> ns
//   result send_1024 <ns> ns
//   result copy_1024 <ns> ns
#include "array.h"

enum { rounds = 21, answer_bytes = 8 };

struct places {
  struct exchange_channel* there;
  struct exchange_channel* back;
  unsigned char* buffer;
  uint64_t bytes;
  int rank;
};

static int compare(const void* left, const void* right) {
  const double a = *(const double*)left;
  const double b = *(const double*)right;
  return (a > b) - (a < b);
}

static void publish(struct exchange_channel* channel) {
  if (exchange_begin(channel) != EXCHANGE_OK) MPI_Abort(MPI_COMM_WORLD, 1);
  const struct array_values values = array_values_of(channel);
  values.values[0] = (unsigned char)channel->number;
  (void)exchange_publish(channel, 0.0);
}

static void take(struct exchange_channel* channel) {
  struct exchange_step step = {0, 0.0};
  if (exchange_acquire(channel, EXCHANGE_NEXT, 60.0, &step) != EXCHANGE_OK) MPI_Abort(MPI_COMM_WORLD, 1);
  const struct array_view view = array_view_of(channel, 0);
  if (view.values[0] != (unsigned char)step.number) MPI_Abort(MPI_COMM_WORLD, 1);
  if (exchange_release(channel) != EXCHANGE_OK) MPI_Abort(MPI_COMM_WORLD, 1);
}

static void turn_of_exchange(struct places* places) {
  if (places->rank == 0) publish(places->there);
  take(places->rank == 0 ? places->back : places->there);
  if (places->rank == 1) publish(places->back);
}

static void turn_of_messages(struct places* places) {
  unsigned char answer[answer_bytes] = {0};
  if (places->rank == 0) {
    MPI_Send(places->buffer, (int)places->bytes, MPI_BYTE, 1, 0, MPI_COMM_WORLD);
    MPI_Recv(answer, answer_bytes, MPI_BYTE, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  } else {
    MPI_Recv(places->buffer, (int)places->bytes, MPI_BYTE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Send(answer, answer_bytes, MPI_BYTE, 0, 0, MPI_COMM_WORLD);
  }
}

static void copy(struct places* places) {
  void* (*volatile copy_bytes)(void*, const void*, size_t) = memcpy;
  if (places->rank == 0) (void)copy_bytes(places->buffer + places->bytes, places->buffer, (size_t)places->bytes);
}

// Nanoseconds of one of `turns`, the median of several rounds.
static double measure(struct places* places, void (*turn)(struct places*), int turns) {
  double seconds[rounds];
  turn(places);
  for (int round = 0; round < rounds; ++round) {
    MPI_Barrier(MPI_COMM_WORLD);
    const double start = MPI_Wtime();
    for (int i = 0; i < turns; ++i) turn(places);
    seconds[round] = MPI_Wtime() - start;
  }
  qsort(seconds, rounds, sizeof *seconds, compare);
  return seconds[rounds / 2] / turns * 1e9;
}

static int open_channel(int producer, uint64_t bytes, int rank, struct exchange_channel* channel) {
  struct exchange_options options = exchange_default_options(rank == producer ? EXCHANGE_PRODUCER : EXCHANGE_CONSUMER);
  const struct array_counts counts = {bytes};
  options.slots = 1;
  const int result = array_open(MPI_COMM_WORLD, rank == producer ? &counts : NULL, &options, channel);
  if (result != EXCHANGE_OK && rank == 0) fprintf(stderr, "steps: %s\n", channel->message);
  return result == EXCHANGE_OK;
}

static void report(const char* what, uint64_t bytes, double nanoseconds, int rank) {
  if (rank == 0) printf("result %s_%llu %.1f ns\n", what, (unsigned long long)bytes, nanoseconds);
}

static int measure_size(uint64_t bytes, int rank) {
  struct exchange_channel there;
  struct exchange_channel back;
  struct places places = {&there, &back, NULL, bytes, rank};
  if (!open_channel(0, bytes, rank, &there) || !open_channel(1, answer_bytes, rank, &back)) return 0;
  report("exchange", bytes, measure(&places, turn_of_exchange, 2000) / 2, rank);
  (void)exchange_close(&back);
  (void)exchange_close(&there);
  places.buffer = (unsigned char*)malloc((size_t)(2 * bytes));
  if (places.buffer == NULL) return 0;
  memset(places.buffer, 1, (size_t)(2 * bytes));
  const int turns = bytes < 1 << 16 ? 500 : bytes < 1 << 22 ? 20 : 1;
  report("send", bytes, measure(&places, turn_of_messages, turns) / (bytes < 1 << 16 ? 2 : 1), rank);
  report("copy", bytes, measure(&places, copy, turns), rank);
  free(places.buffer);
  return 1;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  const uint64_t largest = argc > 1 ? (uint64_t)strtoull(argv[1], NULL, 10) : UINT64_C(1) << 30;
  int rank = 0;
  int ranks = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  if (ranks != 2) {
    if (rank == 0) fprintf(stderr, "steps: it takes 2 ranks\n");
    MPI_Finalize();
    return 2;
  }
  for (uint64_t bytes = 1024; bytes <= largest; bytes *= 32) {
    if (!measure_size(bytes, rank)) MPI_Abort(MPI_COMM_WORLD, 1);
  }
  MPI_Finalize();
  return 0;
}
