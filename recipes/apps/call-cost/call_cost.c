// What one MPI call costs when it has next to nothing to do: nanoseconds per call, in batches.
// MPI_Aint_add does no work at all, so as Wasm its time is that of the way out of the guest and
// back.
#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/arguments.h"
#include "../common/batches.h"
#include "../common/report.h"

enum { batches = 31 };

static const char* const usage = "[--calls N] [--thread-level single|funneled|serialized|multiple]";

// What the calls work on.
static const int zero = 0;
static const int one = 1;
static int rank;
static int size;
static int number;
static int other_number;
static double time_now;
static void* pointer;
static char packed[64];
static int key;
static int exposed;
static MPI_Aint address;
static MPI_Aint other_address;
static MPI_Comm grid;
static MPI_Datatype type;
static MPI_Group group;
static MPI_Request persistent;
static MPI_Request request = MPI_REQUEST_NULL;
static MPI_Status status;
static MPI_Win window;

static void make_objects(void) {
  MPI_Comm_group(MPI_COMM_SELF, &group);
  MPI_Cart_create(MPI_COMM_SELF, 1, &one, &one, 0, &grid);
  MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &key, NULL);
  MPI_Send_init(&zero, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &persistent);
  if (size > 1) {
    MPI_Win_create(&exposed, sizeof exposed, sizeof exposed, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_lock_all(0, window);
  }
  MPI_Recv(&number, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &status);
}

static void free_objects(void) {
  if (size > 1) {
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
  }
  MPI_Request_free(&persistent);
  MPI_Comm_free_keyval(&key);
  MPI_Comm_free(&grid);
  MPI_Group_free(&group);
}

static void repeat_MPI_Aint_add(int64_t calls) {
  // Each call needs the result of the one before, so that none of them can be left out.
  MPI_Aint sum = 0;
  for (int64_t i = 0; i < calls; ++i) {
    sum = MPI_Aint_add(sum, 1);
  }
  if ((int64_t)sum != calls) {
    fprintf(stderr, "call-cost: MPI_Aint_add counted wrongly\n");
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
}

#define CALL(name, ...)                      \
  static void repeat_##name(int64_t calls) { \
    for (int64_t i = 0; i < calls; ++i) {    \
      __VA_ARGS__;                           \
    }                                        \
  }
#define WINDOW_CALL CALL
#include "calls.inc"

static const struct {
  const char* name;
  void (*repeat)(int64_t calls);
  bool needs_window;
} functions[] = {
    {"MPI_Aint_add", repeat_MPI_Aint_add, false},
#define CALL(name, ...) {#name, repeat_##name, false},
#define WINDOW_CALL(name, ...) {#name, repeat_##name, true},
#include "calls.inc"
};

static double nanoseconds_per_call(void (*repeat)(int64_t calls), int64_t calls) {
  double times[batches];
  repeat(calls);
  for (int batch = 0; batch < batches; ++batch) {
    const double start = MPI_Wtime();
    repeat(calls);
    times[batch] = (MPI_Wtime() - start) / (double)calls;
  }
  return median_of(times, batches) * 1e9;
}

// Starts MPI at the level that the arguments ask for; MPI_THREAD_SINGLE when they do not.
static void start(int argc, char** argv) {
  static const char* const names[] = {"single", "funneled", "serialized", "multiple"};
  static const int levels[] = {MPI_THREAD_SINGLE, MPI_THREAD_FUNNELED, MPI_THREAD_SERIALIZED, MPI_THREAD_MULTIPLE};
  const char* name = names[0];
  for (int i = 1; i + 1 < argc; i += 2) {
    if (strcmp(argv[i], "--thread-level") == 0) {
      name = argv[i + 1];
    }
  }
  int level = 0;
  while (level < 3 && strcmp(name, names[level]) != 0) {
    ++level;
  }
  int provided = MPI_THREAD_SINGLE;
  MPI_Init_thread(&argc, &argv, levels[level], &provided);
  if (strcmp(name, names[level]) != 0) {
    end_with_usage("call-cost", "unknown thread level ", name, usage);
  }
  if (provided < levels[level]) {
    end_with_usage("call-cost", "the MPI library does not grant the thread level ", name, usage);
  }
}

int main(int argc, char** argv) {
  start(argc, argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);

  int64_t calls = 10000;
  for (int i = 1; i < argc; i += 2) {
    if (strcmp(argv[i], "--thread-level") == 0 && i + 1 < argc) {
      continue;
    }
    if (strcmp(argv[i], "--calls") != 0) {
      end_with_usage("call-cost", "unknown argument ", argv[i], usage);
    }
    if (i + 1 == argc || !read_whole_number(argv[i + 1], 1, 100000000, &calls)) {
      end_with_usage("call-cost", "--calls takes a number from 1 to 100000000", "", usage);
    }
  }
  make_objects();
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; ++i) {
    if (functions[i].needs_window && size == 1) {
      continue;  // Open MPI 4.1 makes no window of one process alone
    }
    const double cost = nanoseconds_per_call(functions[i].repeat, calls);
    if (rank == 0) {
      report_result(functions[i].name, cost, "ns");
    }
  }
  free_objects();
  MPI_Finalize();
  return 0;
}
