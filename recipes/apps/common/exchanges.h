// Timing something that all ranks do together, by message size: batches of calls, of which the median counts, on the
// rank for which that is longest. Called by all ranks.
#pragma once

#include <mpi.h>
#include <stdint.h>

#include "batches.h"

enum { exchange_batches = 25 };

typedef void (*exchange_function)(int bytes);

static inline double seconds_of_calls(exchange_function exchange, int bytes, int calls) {
  MPI_Barrier(MPI_COMM_WORLD);
  const double start = MPI_Wtime();
  for (int i = 0; i < calls; ++i) {
    exchange(bytes);
  }
  return MPI_Wtime() - start;
}

// As many calls as fit into one batch; rank 0 decides for all.
static inline int exchanges_per_batch(exchange_function exchange, int bytes, double seconds_per_size) {
  const int probe = 5;
  seconds_of_calls(exchange, bytes, probe);
  const double once = seconds_of_calls(exchange, bytes, probe) / probe;
  int calls = repetitions_for(seconds_per_size / (double)exchange_batches, once);
  MPI_Bcast(&calls, 1, MPI_INT, 0, MPI_COMM_WORLD);
  return calls;
}

// Seconds of one exchange.
static inline double measure_exchange(exchange_function exchange, int bytes, double seconds_per_size) {
  const int calls = exchanges_per_batch(exchange, bytes, seconds_per_size);
  double times[exchange_batches];
  for (int batch = 0; batch < exchange_batches; ++batch) {
    times[batch] = seconds_of_calls(exchange, bytes, calls) / calls;
  }
  double mine = median_of(times, exchange_batches);
  double slowest = 0.0;
  MPI_Allreduce(&mine, &slowest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  return slowest;
}

// 0, 8, 64, ... and the largest itself; -1 after it.
static inline int64_t next_exchange_size(int64_t bytes, int64_t largest) {
  if (bytes == largest) {
    return -1;
  }
  const int64_t next = bytes == 0 ? 8 : bytes * 8;
  return next < largest ? next : largest;
}

// The byte at `place` of what `sender` sends to `receiver`.
static inline char exchanged_byte(int sender, int receiver, int place) {
  return (char)((place * 7 + sender * 101 + receiver * 37) & 0x7f);
}
