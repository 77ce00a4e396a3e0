// Sorts integers spread over all ranks: count keys by range, share the counts, give each rank
// a run of ranges of about equal weight, send every key to its rank, sort there. Afterwards rank r
// holds the r-th part of the sorted sequence.
#include <inttypes.h>
#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/arguments.h"
#include "../common/laps.h"
#include "../common/report.h"
#include "../common/scatter_bits.h"

enum { key_bits = 20, range_bits = 10, ranges = 1 << range_bits };

static const char* const usage = "[KEYS_PER_RANK] [--repetitions N]";

// Everything one rank works with; arrays are made once and used by every repetition.
struct sorter {
  int rank;
  int size;
  int keys_per_rank;
  int received;          // how many keys this rank holds after the exchange
  int capacity;          // of `keys`
  uint32_t* unsorted;    // as generated
  uint32_t* grouped;     // the same, ordered by the rank they go to
  uint32_t* keys;        // received, in the end sorted
  int32_t* occurrences;  // of each key, for the last step
  int* owner;            // the rank each range goes to
  int* send_counts;
  int* send_starts;
  int* receive_counts;
  int* receive_starts;
};

static void* allocate(size_t count, size_t size) {
  void* memory = calloc(count > 0 ? count : 1, size);
  if (memory == NULL) {
    fprintf(stderr, "integer-sort: no memory for %zu elements of %zu bytes\n", count, size);
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  return memory;
}

static struct sorter make_sorter(int rank, int size, int keys_per_rank) {
  const size_t count = (size_t)keys_per_rank;
  const size_t ranks = (size_t)size;
  struct sorter sorter = {
      .rank = rank,
      .size = size,
      .keys_per_rank = keys_per_rank,
      .unsorted = allocate(count, sizeof(uint32_t)),
      .grouped = allocate(count, sizeof(uint32_t)),
      .occurrences = allocate((size_t)1 << key_bits, sizeof(int32_t)),
      .owner = allocate(ranges, sizeof(int)),
      .send_counts = allocate(ranks, sizeof(int)),
      .send_starts = allocate(ranks, sizeof(int)),
      .receive_counts = allocate(ranks, sizeof(int)),
      .receive_starts = allocate(ranks, sizeof(int)),
  };
  return sorter;
}

static void free_sorter(struct sorter* sorter) {
  free(sorter->unsorted);
  free(sorter->grouped);
  free(sorter->keys);
  free(sorter->occurrences);
  free(sorter->owner);
  free(sorter->send_counts);
  free(sorter->send_starts);
  free(sorter->receive_counts);
  free(sorter->receive_starts);
}

// The mean of four draws: many keys in the middle and few at the ends, so that ranges of equal
// width do not hold equally many keys.
static void generate(struct sorter* sorter) {
  const uint64_t first = (uint64_t)sorter->rank * (uint64_t)sorter->keys_per_rank;
  const uint32_t mask = (1u << key_bits) - 1;
  for (int i = 0; i < sorter->keys_per_rank; ++i) {
    const uint64_t bits = scatter_bits(first + (uint64_t)i);
    const uint64_t more = scatter_bits(~bits);
    const uint32_t sum = ((uint32_t)bits & mask) + ((uint32_t)(bits >> 32) & mask) + ((uint32_t)more & mask) +
                         ((uint32_t)(more >> 32) & mask);
    sorter->unsorted[i] = sum / 4;
  }
}

static uint32_t range_of(uint32_t key) { return key >> (key_bits - range_bits); }

// Gives runs of ranges to the ranks so that each has about the same number of keys.
static void choose_owners(struct sorter* sorter) {
  int64_t mine[ranges] = {0};
  int64_t all[ranges];
  for (int i = 0; i < sorter->keys_per_rank; ++i) {
    ++mine[range_of(sorter->unsorted[i])];
  }
  MPI_Allreduce(mine, all, ranges, MPI_INT64_T, MPI_SUM, MPI_COMM_WORLD);
  const int64_t total = (int64_t)sorter->keys_per_rank * sorter->size;
  int64_t before = 0;
  memset(sorter->send_counts, 0, (size_t)sorter->size * sizeof(int));
  for (int range = 0; range < ranges; ++range) {
    const int64_t middle = before + all[range] / 2;
    const int64_t owner = middle * sorter->size / total;
    sorter->owner[range] = owner < sorter->size ? (int)owner : sorter->size - 1;
    sorter->send_counts[sorter->owner[range]] += (int)mine[range];
    before += all[range];
  }
}

static int starts_from_counts(const int* counts, int* starts, int size) {
  int next = 0;
  for (int i = 0; i < size; ++i) {
    starts[i] = next;
    next += counts[i];
  }
  return next;
}

static void group_by_owner(struct sorter* sorter) {
  starts_from_counts(sorter->send_counts, sorter->send_starts, sorter->size);
  // The starts move along as keys are placed, and are made anew afterwards.
  for (int i = 0; i < sorter->keys_per_rank; ++i) {
    const uint32_t key = sorter->unsorted[i];
    sorter->grouped[sorter->send_starts[sorter->owner[range_of(key)]]++] = key;
  }
  starts_from_counts(sorter->send_counts, sorter->send_starts, sorter->size);
}

static void exchange(struct sorter* sorter) {
  MPI_Alltoall(sorter->send_counts, 1, MPI_INT, sorter->receive_counts, 1, MPI_INT, MPI_COMM_WORLD);
  sorter->received = starts_from_counts(sorter->receive_counts, sorter->receive_starts, sorter->size);
  if (sorter->received > sorter->capacity) {
    free(sorter->keys);
    sorter->keys = allocate((size_t)sorter->received, sizeof(uint32_t));
    sorter->capacity = sorter->received;
  }
  MPI_Alltoallv(sorter->grouped, sorter->send_counts, sorter->send_starts, MPI_UINT32_T, sorter->keys,
                sorter->receive_counts, sorter->receive_starts, MPI_UINT32_T, MPI_COMM_WORLD);
}

static void sort_own_keys(struct sorter* sorter) {
  memset(sorter->occurrences, 0, ((size_t)1 << key_bits) * sizeof(int32_t));
  for (int i = 0; i < sorter->received; ++i) {
    ++sorter->occurrences[sorter->keys[i]];
  }
  int next = 0;
  for (uint32_t key = 0; key < (1u << key_bits); ++key) {
    for (int32_t left = sorter->occurrences[key]; left > 0; --left) {
      sorter->keys[next++] = key;
    }
  }
}

static void sort_all(struct sorter* sorter) {
  choose_owners(sorter);
  group_by_owner(sorter);
  exchange(sorter);
  sort_own_keys(sorter);
}

// Two sums over all keys that do not depend on their order: how many, and which ones.
static void fingerprint(const uint32_t* keys, int count, uint64_t sums[2]) {
  uint64_t mine[2] = {(uint64_t)count, 0};
  for (int i = 0; i < count; ++i) {
    mine[1] += scatter_bits(keys[i]);
  }
  MPI_Allreduce(mine, sums, 2, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
}

// Ascending on each rank and from rank to rank; a rank may hold no keys at all.
static bool is_sorted(const struct sorter* sorter) {
  int ascending = 1;
  for (int i = 1; i < sorter->received; ++i) {
    ascending = ascending && sorter->keys[i - 1] <= sorter->keys[i];
  }
  const int64_t ends[2] = {
      sorter->received > 0 ? (int64_t)sorter->keys[0] : -1,
      sorter->received > 0 ? (int64_t)sorter->keys[sorter->received - 1] : -1,
  };
  int64_t* all_ends = allocate(2 * (size_t)sorter->size, sizeof(int64_t));
  MPI_Allgather(ends, 2, MPI_INT64_T, all_ends, 2, MPI_INT64_T, MPI_COMM_WORLD);
  int64_t last = -1;
  for (int rank = 0; rank < sorter->size; ++rank) {
    const int64_t first = all_ends[2 * rank];
    if (first >= 0) {
      ascending = ascending && last <= first;
      last = all_ends[2 * rank + 1];
    }
  }
  free(all_ends);
  int all_ascending = 0;
  MPI_Allreduce(&ascending, &all_ascending, 1, MPI_INT, MPI_LAND, MPI_COMM_WORLD);
  return all_ascending != 0;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0;
  int size = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);

  int64_t keys_per_rank = 1 << 20;
  int64_t repetitions = 10;
  int next = 1;
  if (next < argc && strncmp(argv[next], "--", 2) != 0) {
    if (!read_whole_number(argv[next++], 1, 1 << 26, &keys_per_rank)) {
      end_with_usage("integer-sort", "KEYS_PER_RANK is a number from 1 to 67108864", "", usage);
    }
  }
  for (; next < argc; next += 2) {
    if (strcmp(argv[next], "--repetitions") != 0) {
      end_with_usage("integer-sort", "unexpected argument ", argv[next], usage);
    }
    if (next + 1 == argc || !read_whole_number(argv[next + 1], 1, 100000, &repetitions)) {
      end_with_usage("integer-sort", "--repetitions takes a number from 1 to 100000", "", usage);
    }
  }

  struct sorter sorter = make_sorter(rank, size, (int)keys_per_rank);
  generate(&sorter);
  sort_all(&sorter);
  MPI_Barrier(MPI_COMM_WORLD);
  const double start = MPI_Wtime();
  struct laps laps = begin_laps(repetitions);
  for (int64_t i = 0; i < repetitions; ++i) {
    sort_all(&sorter);
    next_lap(&laps);
  }
  const double mine = MPI_Wtime() - start;
  const double typical = median_lap(&laps);
  double seconds = 0.0;
  MPI_Allreduce(&mine, &seconds, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);

  uint64_t before[2];
  uint64_t after[2];
  fingerprint(sorter.unsorted, sorter.keys_per_rank, before);
  fingerprint(sorter.keys, sorter.received, after);
  const bool same_keys = before[0] == after[0] && before[1] == after[1];
  const bool sorted = is_sorted(&sorter);
  if (rank == 0) {
    const double keys = (double)keys_per_rank * size;
    report_result("rate", keys * (double)repetitions / seconds * 1e-6, "Mkeys/s");
    report_result("typical_rate", keys / typical * 1e-6, "Mkeys/s");
    report_answer_count("keys", (int64_t)after[0]);
    report_answer_bits("keys_fingerprint", after[1]);
    report_answer_count("same_keys", same_keys);
    report_answer_count("sorted", sorted);
  }
  free_sorter(&sorter);
  MPI_Finalize();
  return same_keys && sorted ? 0 : 1;
}
