// Loops and sections: each iteration is done once, whatever the schedule, in order where that is asked for.
#include <omp.h>
#include <string.h>

#include "../threads/threads.h"

enum { iterations = 1000, threads = 4 };

static int times[iterations];
static int workers[threads];

static void expect_once(int n) {
  int done = 0;
  for (int i = 0; i < n; ++i) CHECK(times[i] == 1);
  for (int i = 0; i < threads; ++i) done += workers[i];
  CHECK(done == n);
  memset(times, 0, sizeof times);
  memset(workers, 0, sizeof workers);
}

static void visit(int i) {
#pragma omp atomic
  ++times[i];
  ++workers[omp_get_thread_num()];
}

static void schedules(void) {
#pragma omp parallel for schedule(static)
  for (int i = 0; i < iterations; ++i) visit(i);
  for (int i = 0; i < threads; ++i) CHECK(workers[i] == iterations / threads);
  expect_once(iterations);
#pragma omp parallel for schedule(static, 7)
  for (int i = iterations - 1; i >= 0; --i) visit(i);
  expect_once(iterations);
#pragma omp parallel for schedule(dynamic, 3)
  for (int i = 0; i < iterations; ++i) visit(i);
  expect_once(iterations);
#pragma omp parallel for schedule(guided)
  for (unsigned i = 0; i < iterations; ++i) visit((int)i);
  expect_once(iterations);
#pragma omp parallel for schedule(nonmonotonic : dynamic)
  for (long long i = 0; i < iterations; ++i) visit((int)i);
  expect_once(iterations);
#pragma omp parallel for schedule(auto)
  for (int i = 0; i < iterations; ++i) visit(i);
  expect_once(iterations);
#pragma omp parallel for simd
  for (int i = 0; i < iterations; ++i) times[i] += 1;
  workers[0] = iterations;
  expect_once(iterations);
}

static void schedule_of_the_run(void) {
  omp_sched_t kind;
  int chunk;
  omp_get_schedule(&kind, &chunk);
  CHECK(kind == omp_sched_guided && chunk == 5); /* OMP_SCHEDULE */
  const omp_sched_t kinds[] = {omp_sched_static, omp_sched_dynamic, omp_sched_guided, omp_sched_auto};
  for (int k = 0; k < 4; ++k) {
    omp_set_schedule(kinds[k], 11);
    omp_get_schedule(&kind, &chunk);
    CHECK(kind == kinds[k]);
#pragma omp parallel for schedule(runtime)
    for (int i = 0; i < iterations; ++i) visit(i);
    expect_once(iterations);
  }
}

static void order(void) {
  static int found[iterations];
  int next = 0;
#pragma omp parallel for ordered schedule(dynamic, 2)
  for (int i = 0; i < iterations; ++i) {
    visit(i);
#pragma omp ordered
    found[next++] = i;
  }
  expect_once(iterations);
  for (int i = 0; i < iterations; ++i) CHECK(found[i] == i);
}

/* Each row needs the one above and the element on its left. */
static void wavefront(void) {
  enum { n = 24 };
  static int sums[n + 1][n + 1];
#pragma omp parallel for ordered(2) collapse(1)
  for (int i = 1; i <= n; ++i)
    for (int j = 1; j <= n; ++j) {
#pragma omp ordered depend(sink : i - 1, j) depend(sink : i, j - 1)
      sums[i][j] = sums[i - 1][j] + sums[i][j - 1] + 1;
#pragma omp ordered depend(source)
    }
  for (int i = 1; i <= n; ++i)
    for (int j = 1; j <= n; ++j) CHECK(sums[i][j] == sums[i - 1][j] + sums[i][j - 1] + 1);
}

// LLVM's library loses lastprivate with schedule(dynamic) alone, natively too, since threads take iterations of others.
static void nested_loops(void) {
  int last_row = -1;
  int last_column = -1;
#pragma omp parallel for collapse(2) schedule(monotonic : dynamic) lastprivate(last_row, last_column)
  for (int i = 0; i < 20; ++i)
    for (int j = 0; j < 50; ++j) {
      visit(i * 50 + j);
      last_row = i;
      last_column = j;
    }
  expect_once(iterations);
  CHECK(last_row == 19 && last_column == 49);
}

static void sections(void) {
  int done[5] = {0};
#pragma omp parallel sections
  {
#pragma omp section
    ++done[0];
#pragma omp section
    ++done[1];
#pragma omp section
    ++done[2];
#pragma omp section
    ++done[3];
#pragma omp section
    ++done[4];
  }
  for (int i = 0; i < 5; ++i) CHECK(done[i] == 1);
}

static void one_thread(void) {
  int singles = 0;
  int masters = 0;
#pragma omp parallel
  {
    int number = -1;
    for (int round = 0; round < 50; ++round) {
#pragma omp single copyprivate(number)
      {
        ++singles;
        number = round * 3;
      }
      CHECK(number == round * 3);
    }
#pragma omp single nowait
    ++singles;
#pragma omp masked filter(2)
    {
      CHECK(omp_get_thread_num() == 2);
#pragma omp atomic
      ++masters;
    }
#pragma omp master
    CHECK(omp_get_thread_num() == 0);
  }
  CHECK(singles == 51 && masters == 1);
}

int main(void) {
  CHECK(omp_get_max_threads() == threads); /* OMP_NUM_THREADS */
  CHECK(omp_get_num_procs() >= 1);
  schedules();
  schedule_of_the_run();
  order();
  wavefront();
  nested_loops();
  sections();
  one_thread();
  return finish();
}
