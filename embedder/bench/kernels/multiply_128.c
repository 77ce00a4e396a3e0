// Products of 64 by 64 bits of which all 128 count, as in arithmetic with long numbers: a long number times a short
// one, over and over. SIZE is the length of the long one in words.
#include "kernel.h"

typedef unsigned __int128 wide;

static int length;
static uint64_t* factor;
static uint64_t* product;

static void prepare(int size) {
  length = size;
  factor = allocate((size_t)size, sizeof *factor);
  product = allocate((size_t)size, sizeof *product);
  for (int i = 0; i < size; ++i) {
    factor[i] = scatter_bits((uint64_t)i);
    product[i] = 0;
  }
}

static void pass(void) {
  uint64_t carry = 1;
  const uint64_t other = UINT64_C(0x9e3779b97f4a7c15);
  for (int i = 0; i < length; ++i) {
    const wide sum = (wide)factor[i] * other + product[i] + carry;
    product[i] = (uint64_t)sum;
    carry = (uint64_t)(sum >> 64);
  }
}

static double check(void) {
  uint64_t sum = 0;
  for (int i = 0; i < length; ++i) {
    sum += product[i];
  }
  return (double)(sum >> 11);
}

static double operations(void) { return length; }

int main(int argc, char** argv) {
  const struct kernel kernel = {"multiply-128", 2000, 1 << 26, prepare, pass, check, operations, "Gproducts/s"};
  return run_kernel(&kernel, argc, argv);
}
