// Sorts integers of 32 bits by their digits, the least first. SIZE is how many.
#include "kernel.h"

enum { digit_bits = 8, digits = 32 / digit_bits, buckets = 1 << digit_bits };

static int keys;
static uint32_t* unsorted;
static uint32_t* sorted;
static uint32_t* spare;

static void prepare(int size) {
  keys = size;
  unsorted = allocate((size_t)size, sizeof *unsorted);
  sorted = allocate((size_t)size, sizeof *sorted);
  spare = allocate((size_t)size, sizeof *spare);
  for (int i = 0; i < size; ++i) {
    unsorted[i] = (uint32_t)scatter_bits((uint64_t)i);
  }
}

static void sort_by_digit(uint32_t* to, const uint32_t* from, int digit) {
  const int shift = digit * digit_bits;
  int starts[buckets] = {0};
  for (int i = 0; i < keys; ++i) {
    ++starts[from[i] >> shift & (buckets - 1)];
  }
  int next = 0;
  for (int bucket = 0; bucket < buckets; ++bucket) {
    const int count = starts[bucket];
    starts[bucket] = next;
    next += count;
  }
  for (int i = 0; i < keys; ++i) {
    to[starts[from[i] >> shift & (buckets - 1)]++] = from[i];
  }
}

static void pass(void) {
  const uint32_t* from = unsorted;
  uint32_t* to = spare;
  for (int digit = 0; digit < digits; ++digit) {
    sort_by_digit(to, from, digit);
    from = to;
    to = to == spare ? sorted : spare;
  }
}

// The number of digits is even, so the last of them went into `sorted`.
static double check(void) {
  double sum = 0.0;
  for (int i = 0; i < keys; ++i) {
    sum += (double)sorted[i] * (i % 1000);
    if (i > 0 && sorted[i - 1] > sorted[i]) {
      return -1.0;
    }
  }
  return sum;
}

static double operations(void) { return keys; }

int main(int argc, char** argv) {
  const struct kernel kernel = {"radix-sort", 200000, 1 << 26, prepare, pass, check, operations, "Gkeys/s"};
  return run_kernel(&kernel, argc, argv);
}
