// Runs random programs: random_program FIRST-SEED COUNT PHASES. The first rank prints the result of each.
#include <stdio.h>
#include <stdlib.h>
#if defined(_OPENMP)
#include <omp.h>
#endif

#include "program.h"

int rank, size, shares_memory;
uint64_t result;

static struct numbers own;
static unsigned long long seed_now;
static int phase_now;

_Noreturn void fail(const char* what) {
  (void)fprintf(stderr, "rank %d: seed %llu, phase %d: %s\n", rank, seed_now, phase_now, what);
  MPI_Abort(MPI_COMM_WORLD, 3);
  abort();
}

uint64_t mixed(uint64_t value) {
  value += 0x9e3779b97f4a7c15;
  value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9;
  value = (value ^ value >> 27) * 0x94d049bb133111eb;
  return value ^ value >> 31;
}

void add(uint64_t what, uint64_t value) { result += mixed(value ^ mixed(what)); }

uint64_t draw(struct numbers* from) { return from->state = mixed(from->state); }

int below(struct numbers* from, int limit) { return (int)(draw(from) % (uint64_t)limit); }

int alone(int limit) { return below(&own, limit); }

static void sum(void* in, void* inout, int* count, MPI_Datatype* type) {
  (void)type;
  for (int i = 0; i < *count; ++i) ((uint64_t*)inout)[i] += ((uint64_t*)in)[i];
}

#if defined(_OPENMP)
enum { most_threads = 4 };

static uint64_t regions_of_thread;
#pragma omp threadprivate(regions_of_thread)

/// Threads keep what is theirs from one region to the next.
static void compute_in_threads(void) {
  static uint64_t regions[most_threads];
  const int threads = 1 + alone(most_threads);
  for (int i = 0; i < threads; ++i) ++regions[i];
  int wrong = 0;
#pragma omp parallel num_threads(threads) reduction(+ : wrong)
  {
    ++regions_of_thread;
#pragma omp critical
    wrong += regions_of_thread != regions[omp_get_thread_num()];
  }
  require(wrong == 0, "a thread has lost its variables");
}
#else
static void compute_in_threads(void) {}
#endif

/// Lets the ranks be at different places.
static void compute(void) {
  compute_in_threads();
  volatile uint64_t value = 0;
  for (int left = alone(20000); left > 0; --left) value = value + (uint64_t)left;
}

static void phase(uint64_t seed, int tag) {
  struct numbers from = {seed};
  const int kind = below(&from, 28);
  struct team* team = &teams[below(&from, most_teams)];
  if (kind < 3) return phase_of_teams(&from, tag);
  if (!team->exists) team = &teams[0];
  if (team->mine < 0) return;
  from.state ^= team->key;
  if (kind < 7) return phase_of_messages(team, &from, tag);
  if (kind < 9) return phase_of_wildcards(team, &from, tag);
  if (kind < 12) return phase_of_exchange(team, &from, tag);
  if (kind < 14) return phase_of_ring(team, &from, tag);
  if (team->is_inter) return kind < 25 ? phase_between_sides(team, &from, kind < 19) : compute();
  if (kind < 17) return phase_of_collective(team, &from);
  if (kind < 20) return phase_of_nonblocking(team, &from);
  if (kind < 23) return phase_of_prepared(team, &from);
  if (kind < 25) return phase_of_window(team, &from);
  if (kind < 27) return phase_of_files(team, &from);
  compute();
}

static void run(unsigned long long seed, int phases) {
  struct numbers common = {seed};
  own.state = mixed(seed * most_ranks + (uint64_t)rank);
  seed_now = seed;
  result = 0;
  MPI_Op_create(&sum, 1, &own_sum);
  begin_teams();
  for (phase_now = 0; phase_now < phases; ++phase_now) {
    phase(draw(&common), tags_of_phase * (1 + phase_now));
    if (alone(3) == 0) complete_some();
  }
  complete_all();
  free_teams();
  MPI_Op_free(&own_sum);
  uint64_t total = 0;
  MPI_Reduce(&result, &total, 1, MPI_UINT64_T, MPI_SUM, 0, MPI_COMM_WORLD);
  if (rank == 0) printf("%llu %016llx\n", seed, (unsigned long long)total);
  (void)fflush(stdout);
}

static void find_node(void) {
  MPI_Comm node;
  int together = 0;
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node);
  MPI_Comm_size(node, &together);
  MPI_Comm_free(&node);
  MPI_Allreduce(MPI_IN_PLACE, &together, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
  shares_memory = together == size;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  const unsigned long long first = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
  const unsigned long long count = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
  const int phases = argc > 3 ? atoi(argv[3]) : 200;
  if (size > most_ranks) fail("there are too many ranks");
  if (phases > 1500) fail("there are too many phases for the tags of all libraries");
  find_node();
  const size_t room = 1 << 23;
  void* buffer = malloc(room);
  MPI_Buffer_attach(buffer, (int)room);
  for (unsigned long long seed = first; seed < first + count; ++seed) run(seed, phases);
  MPI_Buffer_detach(&buffer, &(int){0});
  free(buffer);
  MPI_Finalize();
  return 0;
}
