// One way for ranks to exchange messages, over and over, for sizes from 0 bytes to 4 MiB: how long one exchange takes,
// on the rank for which it takes longest. The patterns themselves are in patterns.h.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/arguments.h"
#include "../common/exchanges.h"
#include "../common/report.h"
#include "patterns.h"

static const char* const usage = "PATTERN [--largest BYTES] [--seconds-per-size S]";

// Exchanges once with known bytes; 1 when something else arrived.
static int is_wrong(const struct pattern* pattern, int bytes) {
  fill_buffers(bytes);
  // Nobody may reach into a window that is still being filled.
  MPI_Barrier(MPI_COMM_WORLD);
  pattern->exchange(bytes);
  MPI_Barrier(MPI_COMM_WORLD);
  return pattern->arrived(bytes) ? 0 : 1;
}

static int run_pattern(const struct pattern* pattern, int64_t largest, double seconds_per_size) {
  int failures = 0;
  for (int64_t bytes = 0; bytes >= 0; bytes = next_exchange_size(bytes, largest)) {
    prepare_size((int)bytes);
    failures += is_wrong(pattern, (int)bytes);
    const double seconds = measure_exchange(pattern->exchange, (int)bytes, seconds_per_size);
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
  largest -= largest % 8;  // whole numbers of 64 bits are reduced
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
