// What a datatype costs in a call: nanoseconds of MPI_Send to MPI_PROC_NULL, for the datatypes that the paper on the
// first MPIWasm measures and two derived ones. No byte moves, so what grows with nothing but the datatype is seen
// alone.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/arguments.h"
#include "../common/batches.h"
#include "../common/report.h"

enum { batches = 31, largest = 1 << 22 };

static const char* const usage = "[--calls N]";

static double nanoseconds_per_send(const void* buffer, int count, MPI_Datatype type, int64_t calls) {
  double times[batches];
  for (int batch = 0; batch < batches; ++batch) {
    const double start = MPI_Wtime();
    for (int64_t i = 0; i < calls; ++i) {
      MPI_Send(buffer, count, type, MPI_PROC_NULL, 0, MPI_COMM_WORLD);
    }
    times[batch] = (MPI_Wtime() - start) / (double)calls;
  }
  return median_of(times, batches) * 1e9;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int64_t calls = 10000;
  for (int i = 1; i < argc; i += 2) {
    if (strcmp(argv[i], "--calls") != 0) {
      end_with_usage("datatype-cost", "unknown argument ", argv[i], usage);
    }
    if (i + 1 == argc || !read_whole_number(argv[i + 1], 1, 100000000, &calls)) {
      end_with_usage("datatype-cost", "--calls takes a number from 1 to 100000000", "", usage);
    }
  }
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Datatype vector;
  MPI_Type_vector(2, 1, 2, MPI_DOUBLE, &vector);
  MPI_Type_commit(&vector);
  const int starts[] = {0, 2, 5};
  MPI_Datatype places;
  MPI_Type_create_indexed_block(3, 1, starts, MPI_INT, &places);
  MPI_Type_commit(&places);

  const struct {
    const char* name;
    MPI_Datatype type;
  } types[] = {
      {"BYTE", MPI_BYTE},     {"CHAR", MPI_CHAR}, {"INT", MPI_INT},   {"FLOAT", MPI_FLOAT},
      {"DOUBLE", MPI_DOUBLE}, {"LONG", MPI_LONG}, {"vector", vector}, {"indexed", places},
  };
  char* buffer = calloc(largest, 1);
  if (buffer == NULL) {
    fprintf(stderr, "datatype-cost: no memory for 4 MiB\n");
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  for (size_t i = 0; i < sizeof types / sizeof types[0]; ++i) {
    MPI_Aint lower_bound = 0;
    MPI_Aint extent = 0;
    MPI_Type_get_extent(types[i].type, &lower_bound, &extent);
    const int counts[] = {1, 4096 / (int)extent, largest / (int)extent};
    for (int size = 0; size < 3; ++size) {
      const double cost = nanoseconds_per_send(buffer, counts[size], types[i].type, calls);
      if (rank == 0) {
        const int64_t bytes[] = {1, 4096, largest};
        report_result_at(types[i].name, bytes[size], cost, "ns");
      }
    }
  }
  free(buffer);
  MPI_Type_free(&places);
  MPI_Type_free(&vector);
  MPI_Finalize();
  return 0;
}
