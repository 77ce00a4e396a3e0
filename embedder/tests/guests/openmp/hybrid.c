// MPI between ranks and OpenMP within: the main thread communicates what all threads computed.
#include <omp.h>

#include "guest_test.h"

enum { n = 20000, threads = 3 };

static double x[n], y[n];

int main(int argc, char** argv) {
  int level = -1;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
  know_world();
  CHECK(level >= MPI_THREAD_FUNNELED);
  CHECK_EQUAL(omp_get_max_threads(), threads);
#pragma omp parallel for
  for (int i = 0; i < n; ++i) x[i] = my_rank + i;
  for (int round = 0; round < 10; ++round) {
    double sum = 0;
    double total = 0;
    int used = 0;
#pragma omp parallel reduction(+ : sum, used)
    {
      used = 1;
#pragma omp for
      for (int i = 0; i < n; ++i) sum += x[i];
#pragma omp master
      {
        const int next = (my_rank + 1) % ranks;
        const int before = (my_rank + ranks - 1) % ranks;
        MPI_Sendrecv(x, n, MPI_DOUBLE, next, 0, y, n, MPI_DOUBLE, before, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      }
#pragma omp barrier
#pragma omp for
      for (int i = 0; i < n; ++i) x[i] = y[i];
    }
    CHECK_EQUAL(used, threads);
    MPI_Allreduce(&sum, &total, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    CHECK(total == ranks * (n * (n - 1.0) / 2) + n * (ranks * (ranks - 1.0) / 2));
  }
  for (int i = 0; i < n; ++i) CHECK(x[i] == (my_rank + ranks * 10 - 10) % ranks + i);
  return finish_test();
}
