// Atomics, critical sections, locks and barriers keep threads apart; nested regions and their settings.
#include <omp.h>

#include "../threads/threads.h"

enum { rounds = 200, threads = 4 };

static void atomics(void) {
  int count = 0;
  long long wide = 0;
  double real = 0;
  long double widest = 0;
  int largest = -1;
  static int seen[threads * rounds];
#pragma omp parallel
  for (int i = 0; i < rounds; ++i) {
    int before;
#pragma omp atomic capture
    {
      before = count;
      ++count;
    }
    CHECK(before >= 0 && before < threads * rounds);
    ++seen[before];
#pragma omp atomic
    wide += 0x100000001LL;
#pragma omp atomic update seq_cst
    real += 0.5;
#pragma omp atomic
    widest += 1;
    const int value = i * threads + omp_get_thread_num();
#pragma omp atomic compare
    largest = value > largest ? value : largest;
  }
  for (int i = 0; i < threads * rounds; ++i) CHECK(seen[i] == 1);
  CHECK(wide == threads * rounds * 0x100000001LL && real == threads * rounds * 0.5 && widest == threads * rounds);
  CHECK(largest == threads * rounds - 1);
}

static void critical_sections(void) {
  int plain = 0;
  int named = 0;
#pragma omp parallel
  for (int i = 0; i < rounds; ++i) {
#pragma omp critical
    ++plain;
#pragma omp critical(another) hint(omp_sync_hint_contended)
    ++named;
  }
  CHECK(plain == threads * rounds && named == threads * rounds);
}

static void locks(void) {
  omp_lock_t lock;
  omp_nest_lock_t nested;
  omp_lock_t hinted;
  int guarded = 0;
  int tried = 0;
  int deep = 0;
  omp_init_lock(&lock);
  omp_init_nest_lock(&nested);
  omp_init_lock_with_hint(&hinted, omp_sync_hint_uncontended);
#pragma omp parallel
  for (int i = 0; i < rounds; ++i) {
    omp_set_lock(&lock);
    ++guarded;
    omp_unset_lock(&lock);
    while (!omp_test_lock(&hinted)) continue;
    ++tried;
    omp_unset_lock(&hinted);
    omp_set_nest_lock(&nested);
    CHECK(omp_test_nest_lock(&nested) == 2);
    ++deep;
    omp_unset_nest_lock(&nested);
    omp_unset_nest_lock(&nested);
  }
  CHECK(guarded == threads * rounds && tried == guarded && deep == guarded);
  omp_destroy_lock(&lock);
  omp_destroy_lock(&hinted);
  omp_destroy_nest_lock(&nested);
}

static void barriers(void) {
  static int step[threads];
#pragma omp parallel
  {
    const int me = omp_get_thread_num();
    for (int i = 0; i < 50; ++i) {
      step[me] = i;
#pragma omp barrier
      for (int other = 0; other < threads; ++other) CHECK(step[other] == i);
#pragma omp barrier
    }
  }
}

/* A loop that waits for another thread by flushes alone, as programs of before OpenMP 3.1 have. */
static void flushes(void) {
  int flag = 0;
  int value = 0;
#pragma omp parallel sections num_threads(2) shared(flag, value)
  {
#pragma omp section
    {
      value = 42;
#pragma omp flush
#pragma omp atomic write
      flag = 1;
#pragma omp flush
    }
#pragma omp section
    {
      for (int is_set = 0; !is_set;) {
#pragma omp flush
#pragma omp atomic read
        is_set = flag;
      }
#pragma omp flush
      CHECK(value == 42);
    }
  }
}

static void nested_regions(void) {
  int inner = 0;
  omp_set_max_active_levels(2);
#pragma omp parallel num_threads(2)
  {
    const int parent = omp_get_thread_num();
#pragma omp parallel num_threads(3)
    {
      CHECK(omp_get_level() == 2 && omp_get_active_level() == 2 && omp_in_parallel());
      CHECK(omp_get_num_threads() == 3 && omp_get_team_size(1) == 2);
      CHECK(omp_get_ancestor_thread_num(1) == parent);
#pragma omp atomic
      ++inner;
    }
  }
  CHECK(inner == 6);
  omp_set_max_active_levels(1);
#pragma omp parallel num_threads(2)
#pragma omp parallel num_threads(3)
  CHECK(omp_get_num_threads() == 1);
}

static void teams(void) {
  int sizes[5] = {0};
  for (int size = 1; size <= 4; ++size) {
#pragma omp parallel num_threads(size)
#pragma omp single
    sizes[size] = omp_get_num_threads();
    CHECK(sizes[size] == size);
  }
#pragma omp parallel if (sizes[0])
  CHECK(omp_get_num_threads() == 1);
  omp_set_num_threads(3);
  int league = 0;
#pragma omp parallel reduction(+ : league)
  ++league;
  CHECK(league == 3);
  omp_set_num_threads(threads);
  int worked = 0;
#pragma omp teams num_teams(2) thread_limit(1) reduction(+ : worked)
#pragma omp distribute parallel for reduction(+ : worked)
  for (int i = 0; i < 100; ++i) ++worked;
  CHECK(worked == 100);
  /* Without accelerators, target regions run here. */
  int mapped = 1;
#pragma omp target map(tofrom : mapped)
  mapped += omp_is_initial_device();
  CHECK(mapped == 2 && omp_get_num_devices() == 0);
}

static void clocks(void) {
  const double start = omp_get_wtime();
  while (omp_get_wtime() - start < 0.002) continue;
  CHECK(omp_get_wtick() > 0 && omp_get_wtick() < 0.001);
}

int main(void) {
  atomics();
  critical_sections();
  locks();
  barriers();
  flushes();
  nested_regions();
  teams();
  clocks();
  return finish();
}
