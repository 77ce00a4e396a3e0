// Increasing 10,000 distances, as in Karmem's first table: structures of an identifier and a distance of 32 bits each,
// in seven ways. One rank.
//
//   result layout_native <ns> ns       an array of structures
//   result layout_fixed <ns> ns        the same memory as integers, at a stride that the compiler knows
//   result layout_stride <ns> ns       at a stride that it does not know
//   result layout_fixed_simd <ns> ns   at the known stride, by vectors of four integers, of which two are changed
//   result layout_soa <ns> ns          the arrays of an exchange
//   result layout_soa_simd <ns> ns     the same by vectors of four
//   result layout_aop <ns> ns          an array of pointers to structures
#include "scooters.h"

enum { count = 10000, repetitions = 200, rounds = 31, words = 2 };

struct scooter {
  uint32_t identifier;
  uint32_t distance;
};

// It may stand for the memory of structures and integers.
typedef uint32_t __attribute__((vector_size(16), may_alias)) four;
typedef uint32_t __attribute__((may_alias)) word;

struct memory {
  struct scooter* structures;
  struct scooter** pointers;
  uint32_t* distances;
  size_t stride;
};

static void native(const struct memory* memory, uint32_t by) {
  struct scooter* const structures = memory->structures;
  for (size_t i = 0; i < count; ++i) structures[i].distance += by;
}

static void fixed(const struct memory* memory, uint32_t by) {
  word* const all = (word*)memory->structures;
  for (size_t i = 0; i < count; ++i) all[i * words + 1] += by;
}

static void stride(const struct memory* memory, uint32_t by) {
  word* const all = (word*)memory->structures;
  const size_t step = memory->stride;
  for (size_t i = 0; i < count; ++i) all[i * step + 1] += by;
}

static void fixed_simd(const struct memory* memory, uint32_t by) {
  four* const all = (four*)memory->structures;
  const four added = {0, by, 0, by};
  for (size_t i = 0; i < count * words / 4; ++i) all[i] += added;
}

static void soa(const struct memory* memory, uint32_t by) {
  uint32_t* const distances = memory->distances;
  for (size_t i = 0; i < count; ++i) distances[i] += by;
}

static void soa_simd(const struct memory* memory, uint32_t by) {
  four* const all = (four*)memory->distances;
  const four added = {by, by, by, by};
  for (size_t i = 0; i < count / 4; ++i) all[i] += added;
}

static void aop(const struct memory* memory, uint32_t by) {
  struct scooter** const pointers = memory->pointers;
  for (size_t i = 0; i < count; ++i) pointers[i]->distance += by;
}

static const struct {
  const char* name;
  void (*change)(const struct memory*, uint32_t);
} ways[] = {{"native", native}, {"fixed", fixed},       {"stride", stride}, {"fixed_simd", fixed_simd},
            {"soa", soa},       {"soa_simd", soa_simd}, {"aop", aop}};
enum { number_of_ways = sizeof ways / sizeof *ways };

static int compare(const void* left, const void* right) {
  const double a = *(const double*)left;
  const double b = *(const double*)right;
  return (a > b) - (a < b);
}

static int measure(const struct memory* memory) {
  static double seconds[number_of_ways][rounds];
  uint32_t in_structures = 0;
  uint32_t in_arrays = 0;
  for (int round = 0; round < rounds; ++round) {
    for (int way = 0; way < number_of_ways; ++way) {
      void (*volatile change)(const struct memory*, uint32_t) = ways[way].change;
      const double start = MPI_Wtime();
      for (int i = 0; i < repetitions; ++i) change(memory, (uint32_t)(way + 1));
      seconds[way][round] = MPI_Wtime() - start;
      *(ways[way].change == soa || ways[way].change == soa_simd ? &in_arrays : &in_structures) +=
          (uint32_t)(way + 1) * repetitions;
    }
  }
  for (int way = 0; way < number_of_ways; ++way) {
    qsort(seconds[way], rounds, sizeof **seconds, compare);
    printf("result layout_%s %.1f ns\n", ways[way].name, seconds[way][rounds / 2] / repetitions * 1e9);
  }
  for (size_t i = 0; i < count; ++i) {
    if (memory->structures[i].distance != in_structures || memory->structures[i].identifier != i) return 1;
    if (memory->distances[i] != in_arrays) return 1;
  }
  return 0;
}

int main(int argc, char** argv) {
  static struct scooter structures[count] __attribute__((aligned(64)));
  static struct scooter* pointers[count];
  struct exchange_options options = exchange_default_options(EXCHANGE_PRODUCER);
  const struct scooters_counts counts = {count, count};
  struct exchange_channel channel;
  MPI_Init(&argc, &argv);
  if (scooters_open(MPI_COMM_SELF, &counts, &options, &channel) != EXCHANGE_OK) {
    fprintf(stderr, "layouts: %s\n", channel.message);
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  (void)exchange_begin(&channel);
  // The stride is that of the arguments as far as the compiler can know.
  const struct memory memory = {structures, pointers, scooters_values_of(&channel).distance,
                                words + (size_t)(argc > 1000000)};
  for (size_t i = 0; i < count; ++i) {
    structures[i].identifier = (uint32_t)i;
    pointers[i] = &structures[i];
  }
  memset(memory.distances, 0, count * sizeof *memory.distances);
  const int failed = measure(&memory);
  (void)exchange_close(&channel);
  MPI_Finalize();
  printf(failed ? "the values are wrong\n" : "answer layouts right\n");
  return failed;
}
