// What the producer, rank 0, and the consumer, rank 1, have in common: sizes, channels, and the ends of the program.
#pragma once

#include "../common/numbers.h"
#include "fields.h"

enum { producer_rank = 0, consumer_rank = 1, batches = 21, slots = 2, attempts = 8, policy_values = 1000 };

static inline void fail(const char* text) {
  fprintf(stderr, "exchange-steps: %s\n", text);
  MPI_Abort(MPI_COMM_WORLD, 1);
}

// The first size, and those after it until the largest.
static inline int64_t next_size(int64_t bytes) { return bytes == 0 ? 1024 : bytes * 32; }

// In a batch; both programs count alike.
enum { steps_per_batch = 1000 };
static inline int messages_of(int64_t bytes) { return bytes < 1 << 16 ? 500 : bytes < 1 << 22 ? 20 : 1; }

// Begins MPI, for two ranks, of which this program is one; the largest step in bytes is its only argument.
static inline int64_t begin(int argc, char** argv, int own_rank) {
  int64_t largest = 1 << 25;
  int rank = 0;
  int ranks = 0;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  if (ranks != 2 || rank != own_rank) fail("the job has two ranks, the producer and then the consumer");
  if (argc > 2 || (argc == 2 && !read_whole_number(argv[1], 1024, 1 << 28, &largest))) {
    fail("the argument is the size of the largest step, from 1024 bytes to 256 MiB");
  }
  return largest;
}

// A channel from one rank to the other one; this rank has `own_values` as a producer.
static inline void open_channel(int from, int rank, uint64_t own_values, int policy, struct exchange_channel* channel) {
  struct exchange_options options = exchange_default_options(rank == from ? EXCHANGE_PRODUCER : EXCHANGE_CONSUMER);
  const struct numbers_counts counts = {own_values};
  options.slots = slots;
  options.policy = policy;
  if (numbers_open(MPI_COMM_WORLD, rank == from ? &counts : NULL, &options, channel) != EXCHANGE_OK) {
    fail(channel->message);
  }
}

// A step whose first value is its number.
static inline void publish_number(struct exchange_channel* channel) {
  if (exchange_begin(channel) != EXCHANGE_OK) fail(channel->message);
  numbers_values_of(channel).values[0] = (double)channel->number;
  (void)exchange_publish(channel, 0.0);
}

static inline void take_number(struct exchange_channel* channel) {
  struct exchange_step step = {0, 0.0};
  if (exchange_acquire(channel, EXCHANGE_NEXT, 60.0, &step) != EXCHANGE_OK) fail("no step for a minute");
  if (numbers_view_of(channel, 0).values[0] != (double)step.number) fail("a step has another one's number");
  if (exchange_release(channel) != EXCHANGE_OK) fail("a step was overwritten");
}

// What the policies are tested with.
static inline double value_of(uint64_t step, uint64_t place) { return (double)step * 1e6 + (double)place * 0.25; }
