// Regions of OpenMP with teams of several sizes, and MPI between them and in them. What threads keep from one region to
// the next is in the result, and so are locks and settings.
#include <mpi.h>
#include <omp.h>
#include <stdio.h>
#include <unistd.h>

enum { steps = 60, most = 4, numbers = 1000, pause = 8000 };

static int regions_of_thread;
static double last_of_thread[3];
#pragma omp threadprivate(regions_of_thread, last_of_thread)
static _Thread_local long own_of_thread = 5;

/// Each is counted under a protection of its own: threads of one region may be in different ones at the same time.
struct entries {
  int locked, critical, tasks;
};

static double work_in_team(int step, int rank, omp_lock_t* lock, struct entries* entries) {
  double sum = 0;
#pragma omp parallel num_threads(1 + step % most) reduction(+ : sum)
  {
    regions_of_thread += step;
    own_of_thread += omp_get_thread_num();
#pragma omp for schedule(dynamic, 7)
    for (int i = 0; i < numbers; ++i) sum += (i + step) % (rank + 3);
    last_of_thread[step % 3] += omp_get_thread_num() + 1;
    omp_set_lock(lock);
    ++entries->locked;
    omp_unset_lock(lock);
#pragma omp critical(entries)
    ++entries->critical;
#pragma omp master
    if (step % 6 == 0) MPI_Barrier(MPI_COMM_WORLD);
#pragma omp single
#pragma omp taskloop
    for (int i = 0; i < 8; ++i) {
#pragma omp atomic
      ++entries->tasks;
    }
  }
  return sum;
}

int main(int argc, char** argv) {
  int level = 0, rank = 0;
  struct entries entries = {0, 0, 0};
  MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  omp_lock_t lock;
  omp_init_lock(&lock);
  omp_set_num_threads(3);
  omp_set_schedule(omp_sched_guided, 5);
  double sum = 0;
  for (int step = 1; step <= steps; ++step) {
    double own = work_in_team(step, rank, &lock, &entries);
    double all = 0;
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    sum += all;
    usleep(pause);
  }
  double kept = 0;
#pragma omp parallel num_threads(most) reduction(+ : kept)
  kept += (1 + omp_get_thread_num()) * (regions_of_thread + 0.5 * own_of_thread + last_of_thread[1] / 8);
  omp_sched_t schedule;
  int chunk = 0;
  omp_get_schedule(&schedule, &chunk);
  double all = 0;
  MPI_Reduce(&kept, &all, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  if (rank == 0)
    printf("sum %.1f, kept %.3f, entries %d %d %d, teams of %d, schedule %d of %d, funneled %d\n", sum, all,
           entries.locked, entries.critical, entries.tasks, omp_get_max_threads(), (int)schedule, chunk,
           level == MPI_THREAD_FUNNELED);
  omp_destroy_lock(&lock);
  return MPI_Finalize();
}
