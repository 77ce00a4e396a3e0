// Places and binding: those of OMP_PLACES lie within the processors of the rank, and each thread runs on its place.
#define _GNU_SOURCE
#include <omp.h>
#include <sched.h>

#include "guest_test.h"

enum { most = 1024 };

static cpu_set_t of_rank;

static cpu_set_t own_processors(void) {
  cpu_set_t own;
  CHECK_EQUAL(sched_getaffinity(0, sizeof own, &own), 0);
  return own;
}

static cpu_set_t processors_of(int place) {
  cpu_set_t set;
  int numbers[most];
  const int count = omp_get_place_num_procs(place);
  CHECK(count > 0 && count <= most);
  omp_get_place_proc_ids(place, numbers);
  CPU_ZERO(&set);
  for (int i = 0; i < count; ++i) {
    CHECK(CPU_ISSET(numbers[i], &of_rank));
    CPU_SET(numbers[i], &set);
  }
  CHECK_EQUAL(CPU_COUNT(&set), count);
  return set;
}

static void check_places(void) {
  cpu_set_t all;
  CPU_ZERO(&all);
  for (int place = 0; place < omp_get_num_places(); ++place) {
    const cpu_set_t set = processors_of(place);
    CPU_OR(&all, &all, &set);
  }
  CHECK(CPU_EQUAL(&all, &of_rank));
  CHECK_EQUAL(omp_get_place_num_procs(-1), 0);
  CHECK_EQUAL(omp_get_place_num_procs(omp_get_num_places()), 0);
}

static void check_region(void) {
  int wrong = 0;
#pragma omp parallel reduction(+ : wrong)
  {
    cpu_set_t own, place;
#pragma omp critical
    {
      own = own_processors();
      place = processors_of(omp_get_place_num());
    }
    wrong += !CPU_EQUAL(&own, &place);
    wrong += !CPU_ISSET(sched_getcpu(), &own);
    wrong += omp_get_partition_num_places() < 1;
  }
  CHECK_EQUAL(wrong, 0);
}

static void check_spread(void) {
  const int places = omp_get_num_places();
  int used[most] = {0};
#pragma omp parallel num_threads(places) proc_bind(spread)
  {
#pragma omp atomic
    ++used[omp_get_place_num()];
  }
  for (int i = 0; i < places; ++i) CHECK_EQUAL(used[i], 1);
}

static void check_format(void) {
  char text[256];
  char name[MPI_MAX_PROCESSOR_NAME];
  int length = 0;
  MPI_Get_processor_name(name, &length);
  const cpu_set_t own = own_processors();
  int first = 0;
  while (!CPU_ISSET(first, &own)) ++first;
  CHECK(omp_capture_affinity(text, sizeof text, "%A") < sizeof text);
  CHECK_EQUAL(atoi(text), first);
  CHECK(omp_capture_affinity(text, sizeof text, "%H") < sizeof text);
  CHECK(strcmp(text, name) == 0);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  of_rank = own_processors();
  const char* kind = argc > 1 ? argv[1] : "";
  CHECK_EQUAL(omp_get_num_procs(), CPU_COUNT(&of_rank));
  check_places();
  check_region();
  if (strcmp(kind, "threads") == 0) {
    CHECK_EQUAL(omp_get_num_places(), CPU_COUNT(&of_rank));
    CHECK_EQUAL(omp_get_proc_bind(), omp_proc_bind_close);
    check_spread();
  } else if (strcmp(kind, "sockets") == 0) {
    CHECK(omp_get_num_places() >= 1);
    CHECK_EQUAL(omp_get_proc_bind(), omp_proc_bind_spread);
    check_spread();
  } else {
    CHECK_EQUAL(omp_get_num_places(), 1);
    CHECK_EQUAL(omp_get_proc_bind(), omp_proc_bind_false);
    const cpu_set_t own = own_processors();
    CHECK(CPU_EQUAL(&own, &of_rank));
  }
  check_format();
  return finish_test();
}
