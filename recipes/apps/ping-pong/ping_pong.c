// Two ranks send a message back and forth, for each size from 0 bytes to 1 MiB: half a round trip
// is the latency, size over latency the bandwidth. Ranks beyond the second only wait.
#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/arguments.h"
#include "../common/batches.h"
#include "../common/report.h"

enum { largest_message = 1 << 20, batches = 45 };

static const char* const usage = "[--seconds-per-size S]";

struct pair {
  int rank;
  int partner;
  char* outgoing;
  char* incoming;
};

static void round_trip(const struct pair* pair, int bytes) {
  if (pair->rank == 0) {
    MPI_Send(pair->outgoing, bytes, MPI_BYTE, pair->partner, 0, MPI_COMM_WORLD);
    MPI_Recv(pair->incoming, bytes, MPI_BYTE, pair->partner, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  } else {
    MPI_Recv(pair->incoming, bytes, MPI_BYTE, pair->partner, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Send(pair->outgoing, bytes, MPI_BYTE, pair->partner, 0, MPI_COMM_WORLD);
  }
}

static double time_round_trips(const struct pair* pair, int bytes, int count) {
  const double start = MPI_Wtime();
  for (int i = 0; i < count; ++i) {
    round_trip(pair, bytes);
  }
  return MPI_Wtime() - start;
}

// Every byte depends on its place, the size of the message and the sender.
static char expected_byte(int sender, int bytes, int place) {
  return (char)((place * 7 + bytes * 3 + sender * 101) & 0x7f);
}

static bool arrives_unchanged(const struct pair* pair, int bytes) {
  for (int i = 0; i < bytes; ++i) {
    pair->outgoing[i] = expected_byte(pair->rank, bytes, i);
  }
  memset(pair->incoming, -1, largest_message);
  round_trip(pair, bytes);
  for (int i = 0; i < bytes; ++i) {
    if (pair->incoming[i] != expected_byte(pair->partner, bytes, i)) {
      return false;
    }
  }
  return bytes == largest_message || pair->incoming[bytes] == -1;
}

// As many round trips as fit into one batch; rank 0 decides for both.
static int trips_per_batch(const struct pair* pair, int bytes, double seconds_per_size) {
  const int probe = 20;
  time_round_trips(pair, bytes, probe);
  const double once = time_round_trips(pair, bytes, probe) / probe;
  int trips = repetitions_for(seconds_per_size / (double)batches, once);
  MPI_Request request = MPI_REQUEST_NULL;
  if (pair->rank == 0) {
    MPI_Isend(&trips, 1, MPI_INT, pair->partner, 1, MPI_COMM_WORLD, &request);
  } else {
    MPI_Irecv(&trips, 1, MPI_INT, pair->partner, 1, MPI_COMM_WORLD, &request);
  }
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  return trips;
}

static void measure(const struct pair* pair, int bytes, double seconds_per_size) {
  const int trips = trips_per_batch(pair, bytes, seconds_per_size);
  double latencies[batches];
  for (int batch = 0; batch < batches; ++batch) {
    latencies[batch] = time_round_trips(pair, bytes, trips) / (2.0 * trips);
  }
  const double latency = median_of(latencies, batches);
  if (pair->rank == 0) {
    report_result_at("latency", bytes, latency * 1e6, "us");
    if (bytes > 0) {
      report_result_at("bandwidth", bytes, bytes / latency * 1e-6, "MB/s");
    }
  }
}

// The number of sizes whose bytes did not arrive as they were sent.
static int run_pair(const struct pair* pair, double seconds_per_size) {
  int failures = 0;
  for (int bytes = 0; bytes <= largest_message; bytes = bytes == 0 ? 1 : bytes * 2) {
    failures += arrives_unchanged(pair, bytes) ? 0 : 1;
    measure(pair, bytes, seconds_per_size);
  }
  return failures;
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
      end_with_usage("ping-pong", "unknown argument ", argv[i], usage);
    }
    if (i + 1 == argc || !read_real_number(argv[i + 1], 0.0, 60.0, &seconds_per_size)) {
      end_with_usage("ping-pong", "--seconds-per-size takes a number from 0 to 60", "", usage);
    }
  }
  if (size < 2) {
    end_with_usage("ping-pong", "needs at least 2 ranks", "", usage);
  }

  int failures = 0;
  if (rank < 2) {
    const struct pair pair = {rank, 1 - rank, malloc(largest_message), malloc(largest_message)};
    if (pair.outgoing == NULL || pair.incoming == NULL) {
      fprintf(stderr, "ping-pong: no memory for two messages of 1 MiB\n");
      MPI_Abort(MPI_COMM_WORLD, 1);
    }
    failures = run_pair(&pair, seconds_per_size);
    free(pair.outgoing);
    free(pair.incoming);
  }
  int all_failures = 0;
  MPI_Allreduce(&failures, &all_failures, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0) {
    report_answer_count("damaged_messages", all_failures);
  }
  MPI_Finalize();
  return all_failures == 0 ? 0 : 1;
}
