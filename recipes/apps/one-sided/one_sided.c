// One-sided communication, for sizes from 8 bytes: how long one exchange with its synchronisation takes, on the rank
// for which it takes longest. Every origin has a block of its own in the window of each target.
#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/arguments.h"
#include "../common/exchanges.h"
#include "../common/report.h"

static const char* const usage = "created|allocated [--largest BYTES] [--seconds-per-size S]";

// Who reaches whom: rank 0 reaches rank 1; every rank its right neighbour; every rank all, itself too.
enum reach { one_way, both_ways, to_all };

// How an exchange is completed; lock_all is open during those that are flushed.
enum epoch { flushed, fenced, locked, started };

struct pattern {
  const char* name;
  exchange_function exchange;
  enum reach reach;
  enum epoch epoch;
  bool fetches;
  int largest;
};

static int rank;
static int size;
static char* outgoing;  // for every rank `bytes`
static char* incoming;
static char* exposed;  // the window
static MPI_Win window;
static MPI_Group origin;  // the left neighbour
static MPI_Group target;  // the right one
static const struct pattern* current;

static bool reaches(enum reach reach, int from, int to) {
  return reach == to_all || (to == (from + 1) % size && (reach == both_ways || from == 0));
}

static inline void put(int to, int bytes) {
  MPI_Put(outgoing + to * bytes, bytes, MPI_BYTE, to, (MPI_Aint)rank * bytes, bytes, MPI_BYTE, window);
}

static inline void get(int from, int bytes) {
  MPI_Get(incoming + from * bytes, bytes, MPI_BYTE, from, (MPI_Aint)rank * bytes, bytes, MPI_BYTE, window);
}

static inline void accumulate(int to, int bytes) {
  MPI_Accumulate(outgoing + to * bytes, bytes / 8, MPI_UINT64_T, to, (MPI_Aint)rank * bytes, bytes / 8, MPI_UINT64_T,
                 MPI_BXOR, window);
}

static inline void get_accumulate(int to, int bytes) {
  MPI_Get_accumulate(outgoing + to * bytes, bytes / 8, MPI_UINT64_T, incoming + to * bytes, bytes / 8, MPI_UINT64_T, to,
                     (MPI_Aint)rank * bytes, bytes / 8, MPI_UINT64_T, MPI_BXOR, window);
}

static inline void fetch_and_op(int to, int bytes) {
  MPI_Fetch_and_op(outgoing + to * bytes, incoming + to * bytes, MPI_UINT64_T, to, (MPI_Aint)rank * bytes, MPI_SUM,
                   window);
}

static inline void compare_and_swap(int to, int bytes) {
  static const uint64_t other = 0;
  MPI_Compare_and_swap(outgoing + to * bytes, &other, incoming + to * bytes, MPI_UINT64_T, to, (MPI_Aint)rank * bytes,
                       window);
}

// Compiled once for each pattern, so that an exchange is what a program would write by hand.
static inline __attribute__((always_inline)) void exchange(void (*operate)(int other, int bytes), enum reach reach,
                                                           enum epoch epoch, int bytes) {
  const int right = (rank + 1) % size;
  if (epoch == locked) {
    MPI_Win_lock(MPI_LOCK_SHARED, right, 0, window);
  } else if (epoch == started) {
    MPI_Win_post(origin, 0, window);
    MPI_Win_start(target, 0, window);
  }
  if (reach == to_all) {
    for (int other = 0; other < size; ++other) {
      operate(other, bytes);
    }
  } else if (reaches(reach, rank, right)) {
    operate(right, bytes);
  }
  if (epoch == locked) {
    MPI_Win_unlock(right, window);
  } else if (epoch == started) {
    MPI_Win_complete(window);
    MPI_Win_wait(window);
  } else if (epoch == fenced) {
    MPI_Win_fence(0, window);
  } else if (reach == to_all) {
    MPI_Win_flush_all(window);
  } else if (reaches(reach, rank, right)) {
    MPI_Win_flush(right, window);
  }
}

#define PATTERN(name, operate, reach, epoch, fetches, largest) \
  static void exchange_##name(int bytes) { exchange(operate, reach, epoch, bytes); }
#include "patterns.inc"

static const struct pattern patterns[] = {
#define PATTERN(name, operate, ...) {#name, exchange_##name, __VA_ARGS__},
#include "patterns.inc"
};

static void open_epoch(void) {
  MPI_Barrier(MPI_COMM_WORLD);
  if (current->epoch == flushed) {
    MPI_Win_lock_all(0, window);
  } else if (current->epoch == fenced) {
    MPI_Win_fence(0, window);
  }
}

static void close_epoch(void) {
  if (current->epoch == flushed) {
    MPI_Win_unlock_all(window);
  } else if (current->epoch == fenced) {
    MPI_Win_fence(MPI_MODE_NOSUCCEED, window);
  }
  MPI_Barrier(MPI_COMM_WORLD);
}

// Whether the block of every rank that has part in the pattern is what `from` holds for `to`.
static bool arrived(int bytes) {
  for (int other = 0; other < size; ++other) {
    const bool part = current->fetches ? reaches(current->reach, rank, other) : reaches(current->reach, other, rank);
    const char* block = (current->fetches ? incoming : exposed) + other * bytes;
    for (int place = 0; part && place < bytes; ++place) {
      if (block[place] != exchanged_byte(other, rank, place)) {
        return false;
      }
    }
  }
  return true;
}

// Exchanges once with known bytes; 1 when something else arrived.
static int is_wrong(int bytes) {
  for (int other = 0; other < size; ++other) {
    for (int place = 0; place < bytes; ++place) {
      outgoing[other * bytes + place] = exchanged_byte(rank, other, place);
      exposed[other * bytes + place] = current->fetches ? exchanged_byte(rank, other, place) : 0;
    }
  }
  open_epoch();
  current->exchange(bytes);
  close_epoch();
  return arrived(bytes) ? 0 : 1;
}

static void make_window(bool allocated, int64_t largest) {
  const size_t capacity = (size_t)size * (size_t)largest;
  outgoing = calloc(capacity, 1);
  incoming = calloc(capacity, 1);
  if (allocated) {
    MPI_Win_allocate((MPI_Aint)capacity, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &exposed, &window);
  } else {
    exposed = calloc(capacity, 1);
    MPI_Win_create(exposed, (MPI_Aint)capacity, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
  }
  if (outgoing == NULL || incoming == NULL || exposed == NULL) {
    fprintf(stderr, "one-sided: no memory for three times %zu bytes\n", capacity);
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  MPI_Group all;
  MPI_Comm_group(MPI_COMM_WORLD, &all);
  const int left = (rank + size - 1) % size;
  const int right = (rank + 1) % size;
  MPI_Group_incl(all, 1, &left, &origin);
  MPI_Group_incl(all, 1, &right, &target);
  MPI_Group_free(&all);
}

static int run_patterns(bool allocated, int64_t largest, double seconds_per_size) {
  int failures = 0;
  for (int64_t bytes = 8; bytes >= 0; bytes = next_exchange_size(bytes, largest)) {
    for (size_t i = 0; i < sizeof patterns / sizeof patterns[0]; ++i) {
      current = &patterns[i];
      if (current->largest != 0 && bytes > current->largest) {
        continue;
      }
      // Open MPI 4.1 is ended by a signal there.
      if (allocated && current->exchange == exchange_compare_and_swap) {
        continue;
      }
      failures += is_wrong((int)bytes);
      open_epoch();
      const double seconds = measure_exchange(current->exchange, (int)bytes, seconds_per_size);
      close_epoch();
      if (rank == 0) {
        report_result_at(current->name, bytes, seconds * 1e6, "us");
      }
    }
  }
  return failures;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);

  const bool allocated = argc > 1 && strcmp(argv[1], "allocated") == 0;
  if (!allocated && (argc < 2 || strcmp(argv[1], "created") != 0)) {
    end_with_usage("one-sided", "no kind of window ", argc > 1 ? argv[1] : "named", usage);
  }
  int64_t largest = 1 << 15;
  double seconds_per_size = 0.01;
  for (int i = 2; i < argc; i += 2) {
    const int has_value = i + 1 < argc;
    if (strcmp(argv[i], "--largest") == 0) {
      if (!has_value || !read_whole_number(argv[i + 1], 8, 1 << 22, &largest)) {
        end_with_usage("one-sided", "--largest takes a number from 8 to 4194304", "", usage);
      }
    } else if (strcmp(argv[i], "--seconds-per-size") == 0) {
      if (!has_value || !read_real_number(argv[i + 1], 0.0, 60.0, &seconds_per_size)) {
        end_with_usage("one-sided", "--seconds-per-size takes a number from 0 to 60", "", usage);
      }
    } else {
      end_with_usage("one-sided", "unknown argument ", argv[i], usage);
    }
  }
  largest -= largest % 8;  // whole numbers of 64 bits are reduced
  int failures = 0;
  // Open MPI 4.1 makes no window of one process alone.
  if (size > 1) {
    make_window(allocated, largest);
    failures = run_patterns(allocated, largest, seconds_per_size);
    MPI_Group_free(&origin);
    MPI_Group_free(&target);
    MPI_Win_free(&window);
  }
  int all_failures = 0;
  MPI_Allreduce(&failures, &all_failures, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0) {
    report_answer_count("damaged_exchanges", all_failures);
  }
  MPI_Finalize();
  return all_failures == 0 ? 0 : 1;
}
