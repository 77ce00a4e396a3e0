// Reading the command line: one clear line with exit status 2 when an argument is wrong. All ranks see the same
// arguments, so all of them leave together.
#pragma once

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

#include "numbers.h"

// Rank 0 prints "program: message (usage: ...)"; every rank ends with status 2.
static inline void end_with_usage(const char* program, const char* message, const char* culprit, const char* usage) {
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (rank == 0) {
    fprintf(stderr, "%s: %s%s (usage: %s %s)\n", program, message, culprit, program, usage);
  }
  MPI_Finalize();
  exit(2);
}
