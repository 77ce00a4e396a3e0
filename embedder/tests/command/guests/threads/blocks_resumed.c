// Blocks of OpenMP's allocator that threads of a team allocate, and that others use and free when the first have ended.
#include <mpi.h>
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { steps = 12, threads = 4, blocks = 24, largest = 3000 };

static unsigned char* block_of[threads][blocks];

static size_t size_of(int block) { return (size_t)(largest / (1 + block % 7)); }

static void allocate(int step) {
#pragma omp parallel num_threads(threads)
  for (int i = 0; i < blocks; ++i) {
    const int thread = omp_get_thread_num();
    block_of[thread][i] = omp_alloc(size_of(i), omp_default_mem_alloc);
    memset(block_of[thread][i], step + thread + i, size_of(i));
  }
}

/// Takes memory that has been given back too early.
static void use_other_memory(void) {
  enum { count = 16, size = 70000 };
  void* other[count];
  for (int i = 0; i < count; ++i) memset(other[i] = malloc(size), 0xff, size);
  for (int i = 0; i < count; ++i) free(other[i]);
}

static int wrong_in(int step, int thread) {
  int wrong = 0;
  for (int i = 0; i < blocks; ++i)
    for (size_t at = 0; at < size_of(i); ++at) wrong += block_of[thread][i][at] != (unsigned char)(step + thread + i);
  return wrong;
}

static void release(int step) {
  if (step % 2 == 0) {
    for (int thread = 0; thread < threads; ++thread)
      for (int i = 0; i < blocks; ++i) omp_free(block_of[thread][i], omp_default_mem_alloc);
    return;
  }
#pragma omp parallel num_threads(threads)
  for (int i = 0; i < blocks; ++i) omp_free(block_of[(omp_get_thread_num() + 1) % threads][i], omp_default_mem_alloc);
}

int main(int argc, char** argv) {
  int level = 0, rank = 0, wrong = 0, tasks = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  for (int step = 0; step < steps; ++step) {
    allocate(step);
    MPI_Barrier(MPI_COMM_WORLD);
    use_other_memory();
    for (int thread = 0; thread < threads; ++thread) wrong += wrong_in(step, thread);
    release(step);
    // Other threads than those that make the tasks execute and free some of them.
#pragma omp parallel num_threads(threads)
    for (int i = 0; i < blocks; ++i) {
#pragma omp task shared(tasks)
#pragma omp atomic
      ++tasks;
    }
    MPI_Barrier(MPI_COMM_WORLD);
  }
  int all = 0;
  MPI_Reduce(&wrong, &all, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
  if (rank == 0) printf("%d wrong, %d tasks\n", all, tasks);
  return MPI_Finalize();
}
