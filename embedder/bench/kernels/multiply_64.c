// Scatters the bits of integers by multiplications of 64 bits, of which the lower 64 are kept. SIZE is how many.
#include "kernel.h"

static int numbers;
static uint64_t* words;

static void prepare(int size) {
  numbers = size;
  words = allocate((size_t)size, sizeof *words);
  for (int i = 0; i < size; ++i) {
    words[i] = (uint64_t)i;
  }
}

static void scatter(uint64_t* data, int count) {
  for (int i = 0; i < count; ++i) {
    data[i] = scatter_bits(data[i]);
  }
}

static void pass(void) { scatter(words, numbers); }

static double check(void) {
  uint64_t sum = 0;
  for (int i = 0; i < numbers; ++i) {
    sum += words[i];
  }
  return (double)(sum >> 11);
}

static double operations(void) { return 2.0 * numbers; }

int main(int argc, char** argv) {
  const struct kernel kernel = {"multiply-64", 2000, 1 << 26, prepare, pass, check, operations, "Gproducts/s"};
  return run_kernel(&kernel, argc, argv);
}
