// Tasks: all are done, in the order that dependences ask for; groups, loops, priorities, detached ones, reductions.
#include <omp.h>

#include "../threads/threads.h"

static int fibonacci(int n) {
  int a;
  int b;
  if (n < 2) return n;
#pragma omp task shared(a) if (n > 8)
  a = fibonacci(n - 1);
#pragma omp task shared(b) final(n < 6) mergeable
  b = fibonacci(n - 2);
#pragma omp taskwait
  return a + b;
}

static void recursion(void) {
  int result = 0;
#pragma omp parallel
#pragma omp single
  result = fibonacci(16);
  CHECK(result == 987);
}

static void dependences(void) {
  enum { steps = 200 };
  int chain = 0;
  int left = 0;
  int right = 0;
  int joined = 0;
#pragma omp parallel
#pragma omp single
  {
    for (int i = 0; i < steps; ++i) {
#pragma omp task depend(inout : chain) firstprivate(i)
      {
        CHECK(chain == i);
        ++chain;
      }
    }
#pragma omp task depend(out : left)
    left = 20;
#pragma omp task depend(out : right)
    right = 22;
#pragma omp task depend(in : left, right) depend(out : joined)
    joined = left + right;
#pragma omp taskwait depend(in : joined)
    CHECK(joined == 42);
  }
  CHECK(chain == steps);
}

static void exclusive(void) {
  int counter = 0;
#pragma omp parallel
#pragma omp single
  for (int i = 0; i < 100; ++i) {
#pragma omp task depend(mutexinoutset : counter)
    ++counter;
  }
  CHECK(counter == 100);
}

static void loops(void) {
  enum { n = 500 };
  static int times[n];
  long sum = 0;
#pragma omp parallel
#pragma omp single
  {
#pragma omp taskloop grainsize(7)
    for (int i = 0; i < n; ++i) ++times[i];
#pragma omp taskloop num_tasks(9) reduction(+ : sum)
    for (int i = 0; i < n; ++i) sum += i;
  }
  for (int i = 0; i < n; ++i) CHECK(times[i] == 1);
  CHECK(sum == n * (n - 1) / 2);
}

static void groups(void) {
  int inner = 0;
  int total = 0;
#pragma omp parallel
#pragma omp single
  {
#pragma omp taskgroup
    for (int i = 0; i < 20; ++i) {
#pragma omp task
      {
#pragma omp task
#pragma omp atomic
        ++inner;
      }
    }
    CHECK(inner == 20);
#pragma omp taskgroup task_reduction(+ : total)
    for (int i = 1; i <= 100; ++i) {
#pragma omp task in_reduction(+ : total) priority(i % 4)
      total += i;
    }
    CHECK(total == 5050);
#pragma omp task untied
    {
#pragma omp taskyield
      ++inner;
    }
  }
  CHECK(inner == 21);
}

static void detached(void) {
  omp_event_handle_t event = (omp_event_handle_t)0;
  int is_done = 0;
#pragma omp parallel
#pragma omp single
  {
#pragma omp task detach(event) depend(out : is_done)
    {
    }
#pragma omp task depend(in : is_done)
    is_done = 2;
    CHECK(is_done == 0);
    omp_fulfill_event(event);
  }
  CHECK(is_done == 2);
}

static void cancellation(void) {
  enum { n = 100000 };
  int visited = 0;
  int tasks = 0;
  CHECK(omp_get_cancellation()); /* OMP_CANCELLATION */
#pragma omp parallel
  {
#pragma omp for schedule(dynamic)
    for (int i = 0; i < n; ++i) {
#pragma omp atomic
      ++visited;
      if (i == 50) {
#pragma omp cancel for
      }
#pragma omp cancellation point for
    }
  }
  CHECK(visited > 50 && visited < n);
#pragma omp parallel
#pragma omp single
#pragma omp taskgroup
  for (int i = 0; i < 1000; ++i) {
#pragma omp task
    {
#pragma omp atomic
      ++tasks;
#pragma omp cancel taskgroup
    }
  }
  CHECK(tasks >= 1 && tasks < 1000);
  int past = 0;
#pragma omp parallel
  {
#pragma omp cancel parallel
#pragma omp atomic
    ++past;
  }
  CHECK(past == 0);
}

int main(void) {
  recursion();
  dependences();
  exclusive();
  loops();
  groups();
  detached();
  cancellation();
  return finish();
}
