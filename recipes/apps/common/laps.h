// Times of the equal steps of a program. The median step tells how fast it is even when it stands still now and then,
// as in comparisons that let native and Wasm run in turns.
#pragma once

#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "batches.h"

struct laps {
  double* seconds;
  int count;
  double since;
};

// Room for `most` laps; the first one begins now.
static inline struct laps begin_laps(int64_t most) {
  struct laps laps = {(double*)malloc((size_t)most * sizeof(double)), 0, MPI_Wtime()};
  if (laps.seconds == NULL) {
    fprintf(stderr, "no memory for the times of %lld steps\n", (long long)most);
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  return laps;
}

// The lap that has begun begins again.
static inline void restart_lap(struct laps* laps) { laps->since = MPI_Wtime(); }

// One lap ends, and the next one begins. Returns the seconds of that lap.
static inline double next_lap(struct laps* laps) {
  const double now = MPI_Wtime();
  const double lap = now - laps->since;
  laps->seconds[laps->count++] = lap;
  laps->since = now;
  return lap;
}

// The seconds of the median lap; frees all of them.
static inline double median_lap(struct laps* laps) {
  const double median = median_of(laps->seconds, laps->count);
  free(laps->seconds);
  laps->seconds = NULL;
  return median;
}
