// Every nonblocking collective operation, begun and waited for, for sizes from 8 bytes: how long one takes, on the rank
// for which it takes longest. `bytes` is what one rank sends to one other, or reduces.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/arguments.h"
#include "../common/exchanges.h"
#include "../common/report.h"

static const char* const usage = "[--largest BYTES] [--seconds-per-size S]";

static int rank;
static int size;
static char* outgoing;  // for every rank `bytes`
static char* incoming;
static char* expected;  // what the blocking operation brings
static int* counts;     // of bytes, for every rank
static int* places;
static int* numbers;  // of 64 bits, for every rank
static MPI_Datatype* types;

#define OPERATION(nonblocking, blocking, ...)     \
  static void exchange_##nonblocking(int bytes) { \
    (void)bytes;                                  \
    MPI_Request request;                          \
    MPI_##nonblocking(__VA_ARGS__, &request);     \
    MPI_Wait(&request, MPI_STATUS_IGNORE);        \
  }                                               \
  static void blocking_##nonblocking(int bytes) { \
    (void)bytes;                                  \
    MPI_##blocking(__VA_ARGS__);                  \
  }
#include "operations.inc"

static const struct operation {
  const char* name;
  exchange_function exchange;
  exchange_function blocking;
} operations[] = {
#define OPERATION(nonblocking, ...) {#nonblocking, exchange_##nonblocking, blocking_##nonblocking},
#include "operations.inc"
};

static void* allocate(size_t bytes) {
  void* memory = calloc(bytes, 1);
  if (memory == NULL) {
    fprintf(stderr, "nonblocking-collectives: no memory for %zu bytes\n", bytes);
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  return memory;
}

static void prepare_size(int bytes) {
  for (int other = 0; other < size; ++other) {
    counts[other] = bytes;
    places[other] = other * bytes;
    numbers[other] = bytes / 8;
    types[other] = MPI_BYTE;
    for (int place = 0; place < bytes; ++place) {
      outgoing[other * bytes + place] = exchanged_byte(rank, other, place);
    }
  }
}

// Both ways into buffers that were equal before; 1 when something else arrived.
static int is_wrong(const struct operation* operation, int bytes) {
  const size_t length = (size_t)size * (size_t)bytes;
  memset(incoming, -1, length);
  operation->blocking(bytes);
  memcpy(expected, incoming, length);
  memset(incoming, -1, length);
  operation->exchange(bytes);
  return memcmp(expected, incoming, length) == 0 ? 0 : 1;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);

  int64_t largest = 1 << 15;
  double seconds_per_size = 0.01;
  for (int i = 1; i < argc; i += 2) {
    const int has_value = i + 1 < argc;
    if (strcmp(argv[i], "--largest") == 0) {
      if (!has_value || !read_whole_number(argv[i + 1], 8, 1 << 22, &largest)) {
        end_with_usage("nonblocking-collectives", "--largest takes a number from 8 to 4194304", "", usage);
      }
    } else if (strcmp(argv[i], "--seconds-per-size") == 0) {
      if (!has_value || !read_real_number(argv[i + 1], 0.0, 60.0, &seconds_per_size)) {
        end_with_usage("nonblocking-collectives", "--seconds-per-size takes a number from 0 to 60", "", usage);
      }
    } else {
      end_with_usage("nonblocking-collectives", "unknown argument ", argv[i], usage);
    }
  }
  largest -= largest % 8;  // whole numbers of 64 bits are reduced
  const size_t ranks = (size_t)size;
  outgoing = allocate(ranks * (size_t)largest);
  incoming = allocate(ranks * (size_t)largest);
  expected = allocate(ranks * (size_t)largest);
  counts = allocate(ranks * sizeof *counts);
  places = allocate(ranks * sizeof *places);
  numbers = allocate(ranks * sizeof *numbers);
  types = allocate(ranks * sizeof(MPI_Datatype));

  int failures = 0;
  for (int64_t bytes = 8; bytes >= 0; bytes = next_exchange_size(bytes, largest)) {
    prepare_size((int)bytes);
    for (size_t i = 0; i < sizeof operations / sizeof operations[0]; ++i) {
      failures += is_wrong(&operations[i], (int)bytes);
      const double seconds = measure_exchange(operations[i].exchange, (int)bytes, seconds_per_size);
      if (rank == 0) {
        report_result_at(operations[i].name, bytes, seconds * 1e6, "us");
      }
    }
  }
  int all_failures = 0;
  MPI_Allreduce(&failures, &all_failures, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0) {
    report_answer_count("damaged_exchanges", all_failures);
  }
  MPI_Finalize();
  return all_failures == 0 ? 0 : 1;
}
