// All ranks sum an array of doubles, for each size from 0 bytes to 1 MiB: how long one
// MPI_Allreduce takes, on the rank for which it takes longest.
#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/arguments.h"
#include "../common/batches.h"
#include "../common/report.h"

enum { largest_count = (1 << 20) / sizeof(double), batches = 45 };

static const char* const usage = "[--seconds-per-size S]";

struct arrays {
  double* mine;
  double* sum;
};

static void reduce(const struct arrays* arrays, int count) {
  MPI_Allreduce(arrays->mine, arrays->sum, count, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static double time_calls(const struct arrays* arrays, int count, int calls) {
  MPI_Barrier(MPI_COMM_WORLD);
  const double start = MPI_Wtime();
  for (int i = 0; i < calls; ++i) {
    reduce(arrays, count);
  }
  return MPI_Wtime() - start;
}

// Small integers, so that the sum is exact in any order.
static bool sum_is_right(const struct arrays* arrays, int count, int rank, int size) {
  for (int i = 0; i < count; ++i) {
    arrays->mine[i] = (i % 1000) + rank;
    arrays->sum[i] = -1.0;
  }
  reduce(arrays, count);
  const double sum_of_ranks = 0.5 * size * (size - 1);
  for (int i = 0; i < count; ++i) {
    if (arrays->sum[i] != (double)size * (i % 1000) + sum_of_ranks) {
      return false;
    }
  }
  return true;
}

// As many calls as fit into one batch; rank 0 decides for all.
static int calls_per_batch(const struct arrays* arrays, int count, double seconds_per_size) {
  const int probe = 20;
  time_calls(arrays, count, probe);
  const double once = time_calls(arrays, count, probe) / probe;
  int calls = repetitions_for(seconds_per_size / (double)batches, once);
  MPI_Bcast(&calls, 1, MPI_INT, 0, MPI_COMM_WORLD);
  return calls;
}

static double measure(const struct arrays* arrays, int count, double seconds_per_size) {
  const int calls = calls_per_batch(arrays, count, seconds_per_size);
  double times[batches];
  for (int batch = 0; batch < batches; ++batch) {
    times[batch] = time_calls(arrays, count, calls) / calls;
  }
  double mine = median_of(times, batches);
  double slowest = 0.0;
  MPI_Allreduce(&mine, &slowest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  return slowest;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0;
  int size = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);

  double seconds_per_size = 0.03;
  for (int i = 1; i < argc; i += 2) {
    if (strcmp(argv[i], "--seconds-per-size") != 0) {
      end_with_usage("allreduce", "unknown argument ", argv[i], usage);
    }
    if (i + 1 == argc || !read_real_number(argv[i + 1], 0.0, 60.0, &seconds_per_size)) {
      end_with_usage("allreduce", "--seconds-per-size takes a number from 0 to 60", "", usage);
    }
  }

  const struct arrays arrays = {malloc(largest_count * sizeof(double)), malloc(largest_count * sizeof(double))};
  if (arrays.mine == NULL || arrays.sum == NULL) {
    fprintf(stderr, "allreduce: no memory for two arrays of 1 MiB\n");
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  int failures = 0;
  for (int count = 0; count <= largest_count; count = count == 0 ? 1 : count * 2) {
    failures += sum_is_right(&arrays, count, rank, size) ? 0 : 1;
    const double seconds = measure(&arrays, count, seconds_per_size);
    if (rank == 0) {
      report_result_at("time", (int64_t)count * (int64_t)sizeof(double), seconds * 1e6, "us");
    }
  }
  free(arrays.mine);
  free(arrays.sum);

  int all_failures = 0;
  MPI_Allreduce(&failures, &all_failures, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0) {
    report_answer_count("wrong_sums", all_failures);
  }
  MPI_Finalize();
  return all_failures == 0 ? 0 : 1;
}
