// What one MPI call costs when it has next to nothing to do: nanoseconds per call, in batches.
// MPI_Aint_add does no work at all, so as Wasm its time is that of the way out of the guest and
// back.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/arguments.h"
#include "../common/batches.h"
#include "../common/report.h"

enum { batches = 31 };

static const char* const usage = "[--calls N]";

static void call_aint_add(int64_t calls) {
  // Each call needs the result of the one before, so that none of them can be left out.
  MPI_Aint address = 0;
  for (int64_t i = 0; i < calls; ++i) {
    address = MPI_Aint_add(address, 1);
  }
  if ((int64_t)address != calls) {
    fprintf(stderr, "call-cost: MPI_Aint_add counted wrongly\n");
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
}

static void call_comm_rank(int64_t calls) {
  int rank = 0;
  for (int64_t i = 0; i < calls; ++i) {
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  }
}

static void call_comm_size(int64_t calls) {
  int size = 0;
  for (int64_t i = 0; i < calls; ++i) {
    MPI_Comm_size(MPI_COMM_WORLD, &size);
  }
}

static void call_initialized(int64_t calls) {
  int flag = 0;
  for (int64_t i = 0; i < calls; ++i) {
    MPI_Initialized(&flag);
  }
}

static void call_type_size(int64_t calls) {
  int size = 0;
  for (int64_t i = 0; i < calls; ++i) {
    MPI_Type_size(MPI_DOUBLE, &size);
  }
}

static void call_get_count(int64_t calls) {
  MPI_Status status;
  MPI_Sendrecv(NULL, 0, MPI_INT, MPI_PROC_NULL, 0, NULL, 0, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &status);
  int count = 0;
  for (int64_t i = 0; i < calls; ++i) {
    MPI_Get_count(&status, MPI_INT, &count);
  }
}

static void call_send_to_nobody(int64_t calls) {
  int word = 0;
  for (int64_t i = 0; i < calls; ++i) {
    MPI_Send(&word, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD);
  }
}

static void call_wtime(int64_t calls) {
  for (int64_t i = 0; i < calls; ++i) {
    (void)MPI_Wtime();
  }
}

static const struct {
  const char* name;
  void (*call)(int64_t calls);
} functions[] = {
    {"MPI_Aint_add", call_aint_add},       {"MPI_Comm_rank", call_comm_rank}, {"MPI_Comm_size", call_comm_size},
    {"MPI_Initialized", call_initialized}, {"MPI_Type_size", call_type_size}, {"MPI_Get_count", call_get_count},
    {"MPI_Send", call_send_to_nobody},     {"MPI_Wtime", call_wtime},
};

static double nanoseconds_per_call(void (*call)(int64_t calls), int64_t calls) {
  double times[batches];
  call(calls);
  for (int batch = 0; batch < batches; ++batch) {
    const double start = MPI_Wtime();
    call(calls);
    times[batch] = (MPI_Wtime() - start) / (double)calls;
  }
  return median_of(times, batches) * 1e9;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);

  int64_t calls = 50000;
  for (int i = 1; i < argc; i += 2) {
    if (strcmp(argv[i], "--calls") != 0) {
      end_with_usage("call-cost", "unknown argument ", argv[i], usage);
    }
    if (i + 1 == argc || !read_whole_number(argv[i + 1], 1, 100000000, &calls)) {
      end_with_usage("call-cost", "--calls takes a number from 1 to 100000000", "", usage);
    }
  }
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; ++i) {
    const double cost = nanoseconds_per_call(functions[i].call, calls);
    if (rank == 0) {
      report_result(functions[i].name, cost, "ns");
    }
  }
  MPI_Finalize();
  return 0;
}
