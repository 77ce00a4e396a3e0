// Loops in OpenMP threads of each rank, and messages between the threads of all ranks: hybrid-loops
// [--seconds-per-loop S].
#include <mpi.h>
#include <omp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/arguments.h"
#include "../common/batches.h"
#include "../common/report.h"

static const char* const usage = "[--seconds-per-loop S]";
enum { triad_length = 4000000, particles = 2048, block = 16, batches = 15, message_rounds = 100 };

static double *a, *b, *c;
static double energy;

static double* make_array(double first) {
  double* const numbers = malloc(triad_length * sizeof *numbers);
  if (numbers == NULL) {
    fprintf(stderr, "hybrid-loops: no memory for %d numbers\n", triad_length);
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
#pragma omp parallel for
  for (int i = 0; i < triad_length; ++i) numbers[i] = first + 1e-3 * (double)(i % 1000);
  return numbers;
}

// Bound by memory.
static void triad(void) {
  double* restrict const target = a;
  const double* restrict const left = b;
  const double* restrict const right = c;
#pragma omp parallel for
  for (int i = 0; i < triad_length; ++i) target[i] = left[i] + 3.0 * right[i];
}

// Bound by arithmetic; blocks of particles go to the threads one after the other. The inner loop adds to one number for
// each particle: only some compilers vectorize a sum whose order must stay, which is not what is compared here.
static void forces(void) {
  double sum = 0.0;
#pragma omp parallel for reduction(+ : sum) schedule(dynamic)
  for (int first = 0; first < particles; first += block) {
    double of_particle[block] = {0.0};
    const double* restrict const x = b + first;
    const double* restrict const y = c + first;
    for (int k = 0; k < particles; ++k) {
      for (int i = 0; i < block; ++i) {
        const double along_x = 30.0 * (b[k] - x[i]);
        const double along_y = 30.0 * (c[k] - y[i]);
        const double square = along_x * along_x + along_y * along_y + 0.5;
        const double inverse = 1.0 / (square * square * square);
        of_particle[i] += inverse * (inverse - 1.0);
      }
    }
    for (int i = 0; i < block; ++i) sum += of_particle[i];
  }
  energy = sum;
}

// Does nothing but begin and end.
static void region(void) {
#pragma omp parallel
  __asm__ volatile("" ::: "memory");
}

static double seconds_of(void (*loop)(void), int calls) {
  const double start = MPI_Wtime();
  for (int i = 0; i < calls; ++i) loop();
  return (MPI_Wtime() - start) / calls;
}

// Seconds of one call, the median of several batches, on the slowest rank.
static double measure(void (*loop)(void), double seconds) {
  double times[batches];
  double slowest = 0.0;
  loop();
  const int calls = repetitions_for(seconds / (double)batches, seconds_of(loop, 2));
  MPI_Barrier(MPI_COMM_WORLD);
  for (int batch = 0; batch < batches; ++batch) times[batch] = seconds_of(loop, calls);
  const double mine = median_of(times, batches);
  MPI_Allreduce(&mine, &slowest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  return slowest;
}

// Each thread sends to the same thread of the next rank, and receives from the one before. Returns the number of wrong
// messages.
static int exchange_messages(MPI_Comm comm) {
  int rank = 0;
  int ranks = 0;
  int wrong = 0;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &ranks);
#pragma omp parallel reduction(+ : wrong)
  {
    const int thread = omp_get_thread_num();
    const int next = (rank + 1) % ranks;
    const int before = (rank + ranks - 1) % ranks;
    for (int i = 0; i < message_rounds; ++i) {
      const int64_t mine = ((int64_t)rank * 1000 + thread) * 1000 + i;
      const int64_t expected = ((int64_t)before * 1000 + thread) * 1000 + i;
      int64_t got = -1;
      MPI_Sendrecv(&mine, 1, MPI_INT64_T, next, thread, &got, 1, MPI_INT64_T, before, thread, comm, MPI_STATUS_IGNORE);
      wrong += got != expected;
    }
  }
  return wrong;
}

static int messages_of_threads(int level) {
  int all = 0;
  int mine = 0;
  if (level == MPI_THREAD_MULTIPLE) mine = exchange_messages(MPI_COMM_WORLD);
  MPI_Allreduce(&mine, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  return all;
}

static int team(void) {
  int threads = 0;
#pragma omp parallel
#pragma omp single
  threads = omp_get_num_threads();
  return threads;
}

int main(int argc, char** argv) {
  int level = MPI_THREAD_SINGLE;
  int rank = 0;
  double seconds = 0.3;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  for (int i = 1; i < argc; i += 2) {
    if (strcmp(argv[i], "--seconds-per-loop") != 0) {
      end_with_usage("hybrid-loops", "unknown argument ", argv[i], usage);
    }
    if (i + 1 == argc || !read_real_number(argv[i + 1], 0.0, 60.0, &seconds)) {
      end_with_usage("hybrid-loops", "--seconds-per-loop takes a number from 0 to 60", "", usage);
    }
  }
  a = make_array(0.0);
  b = make_array(1.0);
  c = make_array(2.0);
  const double of_forces = measure(forces, seconds);
  const double of_triad = measure(triad, seconds);
  const double of_region = measure(region, seconds);
  const int wrong = messages_of_threads(level);
  if (rank == 0) {
    report_result("triad", 3.0 * sizeof(double) * triad_length / of_triad * 1e-9, "GB/s");
    report_result("forces", 14.0 * particles * particles / of_forces * 1e-9, "GFLOP/s");
    report_result("region", of_region * 1e6, "us");
    report_answer_count("threads", team());
    report_answer_count("threads_may_call_mpi", level == MPI_THREAD_MULTIPLE);
    report_answer("triad", a[12345]);
    report_answer("energy", energy);
    report_answer_count("wrong_messages", wrong);
  }
  free(a);
  free(b);
  free(c);
  MPI_Finalize();
  return wrong == 0 ? 0 : 1;
}
