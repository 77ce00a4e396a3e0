// One way for ranks to exchange messages, over and over, for sizes from 0 bytes to 4 MiB: how long one exchange takes,
// on the rank for which it takes longest. The patterns themselves are in patterns.h.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/arguments.h"
#include "../common/batches.h"
#include "../common/report.h"
#include "patterns.h"

enum { batches = 25 };

static const char* const usage = "PATTERN [--largest BYTES] [--seconds-per-size S]";

static double time_calls(const struct pattern* pattern, int bytes, int calls) {
  MPI_Barrier(MPI_COMM_WORLD);
  const double start = MPI_Wtime();
  for (int i = 0; i < calls; ++i) {
    pattern->exchange(bytes);
  }
  return MPI_Wtime() - start;
}

// As many calls as fit into one batch; rank 0 decides for all.
static int calls_per_batch(const struct pattern* pattern, int bytes, double seconds_per_size) {
  const int probe = 5;
  time_calls(pattern, bytes, probe);
  const double once = time_calls(pattern, bytes, probe) / probe;
  int calls = repetitions_for(seconds_per_size / (double)batches, once);
  MPI_Bcast(&calls, 1, MPI_INT, 0, MPI_COMM_WORLD);
  return calls;
}

static double measure(const struct pattern* pattern, int bytes, double seconds_per_size) {
  const int calls = calls_per_batch(pattern, bytes, seconds_per_size);
  double times[batches];
  for (int batch = 0; batch < batches; ++batch) {
    times[batch] = time_calls(pattern, bytes, calls) / calls;
  }
  double mine = median_of(times, batches);
  double slowest = 0.0;
  MPI_Allreduce(&mine, &slowest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  return slowest;
}

// Exchanges once with known bytes; 1 when something else arrived.
static int is_wrong(const struct pattern* pattern, int bytes) {
  fill_buffers(bytes);
  // Nobody may reach into a window that is still being filled.
  MPI_Barrier(MPI_COMM_WORLD);
  pattern->exchange(bytes);
  MPI_Barrier(MPI_COMM_WORLD);
  return pattern->arrived(bytes) ? 0 : 1;
}

// 0, 8, 64, ... and the largest itself; -1 after it.
static int64_t next_size(int64_t bytes, int64_t largest) {
  if (bytes == largest) {
    return -1;
  }
  const int64_t next = bytes == 0 ? 8 : bytes * 8;
  return next < largest ? next : largest;
}

static int run_pattern(const struct pattern* pattern, int64_t largest, double seconds_per_size) {
  int failures = 0;
  for (int64_t bytes = 0; bytes >= 0; bytes = next_size(bytes, largest)) {
    prepare_size((int)bytes);
    failures += is_wrong(pattern, (int)bytes);
    const double seconds = measure(pattern, (int)bytes, seconds_per_size);
    finish_size();
    if (exchange_rank == 0) {
      report_result_at("time", bytes, seconds * 1e6, "us");
    }
  }
  return failures;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  const struct pattern* pattern = argc > 1 ? find_pattern(argv[1]) : NULL;
  if (pattern == NULL) {
    end_with_usage("message-patterns", "no pattern ", argc > 1 ? argv[1] : "named", usage);
  }
  int64_t largest = 1 << 22;
  double seconds_per_size = 0.03;
  for (int i = 2; i < argc; i += 2) {
    const int has_value = i + 1 < argc;
    if (strcmp(argv[i], "--largest") == 0) {
      if (!has_value || !read_whole_number(argv[i + 1], 0, 1 << 24, &largest)) {
        end_with_usage("message-patterns", "--largest takes a number from 0 to 16777216", "", usage);
      }
    } else if (strcmp(argv[i], "--seconds-per-size") == 0) {
      if (!has_value || !read_real_number(argv[i + 1], 0.0, 60.0, &seconds_per_size)) {
        end_with_usage("message-patterns", "--seconds-per-size takes a number from 0 to 60", "", usage);
      }
    } else {
      end_with_usage("message-patterns", "unknown argument ", argv[i], usage);
    }
  }
  largest -= largest % 8;  // integers of 64 bits are reduced
  make_buffers((size_t)largest);
  int failures = run_pattern(pattern, largest, seconds_per_size);
  free_buffers();
  int all_failures = 0;
  MPI_Allreduce(&failures, &all_failures, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (exchange_rank == 0) {
    report_answer_count("damaged_exchanges", all_failures);
  }
  MPI_Finalize();
  return all_failures == 0 ? 0 : 1;
}
