// Writing, reading and changing items, as in Karmem's tables. Rank 0 writes, rank 1 reads, in turn: in a channel of one
// process, a compiler may leave out all writing but the last.
//
//   result write_10000 <nanoseconds> ns     a step of so many items is written and published
//   result read_10000 <nanoseconds> ns      a step is acquired, all its values are summed up, and it is released
#include "scooters.h"

enum { rounds = 31 };
static const uint64_t sizes[] = {10, 100, 1000, 10000};

static int compare(const void* left, const void* right) {
  const double a = *(const double*)left;
  const double b = *(const double*)right;
  return (a > b) - (a < b);
}

static double median(double* seconds) {
  qsort(seconds, rounds, sizeof *seconds, compare);
  return seconds[rounds / 2];
}

static void report(const char* what, uint64_t count, double seconds, int repetitions) {
  printf("result %s_%llu %.1f ns\n", what, (unsigned long long)count, seconds / repetitions * 1e9);
}

static void write_step(struct exchange_channel* channel, uint64_t step) {
  (void)exchange_begin(channel);
  const struct scooters_values values = scooters_values_of(channel);
  for (size_t i = 0; i < values.identifier_count; ++i) {
    values.identifier[i] = (uint32_t)(i + step);
    values.distance[i] = 3 * (uint32_t)i;
  }
  (void)exchange_publish(channel, 0.0);
}

// The sum of all values.
static uint64_t read_step(struct exchange_channel* channel) {
  struct exchange_step step = {0, 0.0};
  uint64_t sum = 0;
  if (exchange_acquire(channel, EXCHANGE_NEWEST, 0.0, &step) != EXCHANGE_OK) return 0;
  const struct scooters_view view = scooters_view_of(channel, 0);
  for (size_t i = 0; i < view.identifier_count; ++i) sum += (uint64_t)view.identifier[i] + view.distance[i];
  (void)exchange_release(channel);
  return sum;
}

static void write_steps(struct exchange_channel* channel, int repetitions) {
  for (int i = 0; i < repetitions; ++i) write_step(channel, (uint64_t)i);
}

static uint64_t read_steps(struct exchange_channel* channel, int repetitions) {
  uint64_t sum = 0;
  for (int i = 0; i < repetitions; ++i) {
    channel->next = 0;  // the same step again
    sum += read_step(channel);
  }
  return sum;
}

// What one reading of the last step of a round adds up to.
static uint64_t expected_sum(uint64_t count, int repetitions) {
  uint64_t sum = 0;
  for (uint64_t i = 0; i < count; ++i) {
    sum += (i + (uint64_t)(repetitions - 1)) + 3 * i;
  }
  return sum;
}

static int measure(uint64_t count, int rank) {
  struct exchange_options options = exchange_default_options(rank == 0 ? EXCHANGE_PRODUCER : EXCHANGE_CONSUMER);
  const struct scooters_counts counts = {count, count};
  struct exchange_channel channel;
  const int repetitions = (int)(2000000 / count / 10) + 1;
  double seconds[rounds];
  uint64_t found = 0;
  options.policy = EXCHANGE_LATEST;
  if (scooters_open(MPI_COMM_WORLD, rank == 0 ? &counts : NULL, &options, &channel) != EXCHANGE_OK) {
    fprintf(stderr, "items: %s\n", channel.message);
    return 1;
  }
  for (int round = 0; round < rounds; ++round) {
    for (int turn = 0; turn < 2; ++turn) {
      MPI_Barrier(MPI_COMM_WORLD);
      if (turn != rank) continue;
      const double start = MPI_Wtime();
      if (rank == 0) {
        write_steps(&channel, repetitions);
      } else {
        found += read_steps(&channel, repetitions);
      }
      seconds[round] = MPI_Wtime() - start;
    }
  }
  double middle = median(seconds);
  if (rank == 0) {
    report("write", count, middle, repetitions);
    MPI_Recv(&middle, 1, MPI_DOUBLE, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    report("read", count, middle, repetitions);
  } else {
    MPI_Send(&middle, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD);
  }
  (void)exchange_close(&channel);
  return rank == 1 && found != expected_sum(count, repetitions) * (uint64_t)repetitions * rounds;
}

int main(int argc, char** argv) {
  int rank = 0;
  int ranks = 0;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  if (ranks != 2) {
    fprintf(stderr, "items: it has two ranks\n");
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  int failed = 0;
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; ++i) failed |= measure(sizes[i], rank);
  MPI_Allreduce(MPI_IN_PLACE, &failed, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  MPI_Finalize();
  if (rank == 0) printf(failed ? "the values are wrong\n" : "answer items right\n");
  return failed;
}
