// Changes words of a table in an order that no cache foresees. SIZE is the number of words of 64 bits, and is rounded
// down to a power of two.
#include "kernel.h"

enum { updates = 1 << 18 };

static uint64_t* table;
static uint64_t words;

static void prepare(int size) {
  words = 1;
  while (words <= (uint64_t)size / 2) {
    words *= 2;
  }
  table = allocate((size_t)words, sizeof *table);
  for (uint64_t i = 0; i < words; ++i) {
    table[i] = scatter_bits(i);
  }
}

// Eight chains, as a processor can wait for several words at once.
static void pass(void) {
  uint64_t chains[8];
  for (int chain = 0; chain < 8; ++chain) {
    chains[chain] = scatter_bits((uint64_t)chain);
  }
  for (int i = 0; i < updates / 8; ++i) {
    for (int chain = 0; chain < 8; ++chain) {
      chains[chain] ^= chains[chain] << 13;
      chains[chain] ^= chains[chain] >> 7;
      chains[chain] ^= chains[chain] << 17;
      table[chains[chain] & (words - 1)] += chains[chain];
    }
  }
}

static double check(void) {
  uint64_t sum = 0;
  for (uint64_t i = 0; i < words; ++i) {
    sum ^= table[i] * (2 * i + 1);
  }
  return (double)(sum >> 11);
}

static double operations(void) { return updates; }

int main(int argc, char** argv) {
  const struct kernel kernel = {"random-access", 1 << 22, 1 << 28, prepare, pass, check, operations, "Gupdates/s"};
  return run_kernel(&kernel, argc, argv);
}
