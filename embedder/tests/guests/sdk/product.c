// Products of 128 bits: known ones, and many that are compared with sums of shifted factors. Both halves, with and
// without signs, by a constant, in loops, and the overflow of 64 bits that is found by such a product.
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 wide;
typedef __int128 signed_wide;

#define WIDE(high, low) ((wide)(high) << 64 | (low))

static int failed;

static void check(int holds, const char* what, wide left, wide right) {
  if (holds) return;
  ++failed;
  if (failed > 20) return;
  fprintf(stderr, "%s of %016llx%016llx and %016llx%016llx\n", what, (unsigned long long)(left >> 64),
          (unsigned long long)left, (unsigned long long)(right >> 64), (unsigned long long)right);
}

static const wide known[][3] = {
    {WIDE(0x0, 0x0), WIDE(0x0, 0x0), WIDE(0x0, 0x0)},
    {WIDE(0x0, 0x1), WIDE(0xffffffffffffffff, 0xffffffffffffffff), WIDE(0xffffffffffffffff, 0xffffffffffffffff)},
    {WIDE(0xffffffffffffffff, 0xffffffffffffffff), WIDE(0xffffffffffffffff, 0xffffffffffffffff), WIDE(0x0, 0x1)},
    {WIDE(0x0, 0xffffffffffffffff), WIDE(0x0, 0xffffffffffffffff), WIDE(0xfffffffffffffffe, 0x1)},
    {WIDE(0x1, 0x0), WIDE(0x0, 0xffffffffffffffff), WIDE(0xffffffffffffffff, 0x0)},
    {WIDE(0x8000000000000000, 0x0), WIDE(0x0, 0x3), WIDE(0x8000000000000000, 0x0)},
    {WIDE(0x0, 0xb333333333333333), WIDE(0x0, 0xfa00000000000000), WIDE(0xaeffffffffffffff, 0xce00000000000000)},
    {WIDE(0x0, 0xffffffff), WIDE(0x0, 0xffffffff), WIDE(0x0, 0xfffffffe00000001)},
    {WIDE(0x0, 0x100000001), WIDE(0x0, 0xffffffff00000001), WIDE(0x100000000, 0x1)},
    {WIDE(0x0, 0x9e3779b97f4a7c15), WIDE(0x0, 0xffffffffffffffff), WIDE(0x9e3779b97f4a7c14, 0x61c8864680b583eb)},
    {WIDE(0x0, 0x4164d8399f767c45), WIDE(0x0, 0x5bc8fbbcbde5c099), WIDE(0x17722ff37f452072, 0x91797a7145bd053d)},
    {WIDE(0x0, 0xb0c11fdecb91ce37), WIDE(0x0, 0xd76d4330f1446bea), WIDE(0x94bda26304f67721, 0xd065a5e892137b46)},
    {WIDE(0x87b0b125ec1d7da0, 0xa6eb8c9ebd69fe29), WIDE(0xc6a5387777330bdb, 0xd7210dff076ce2ef),
     WIDE(0xb8f726f1d1d9b97d, 0xb2f779ebc0a07a47)},
    {WIDE(0xd464138a6233255, 0x3fc1ea36f17fd374), WIDE(0x5f2dd97f1cfb10f6, 0x2827688de6a16a3b),
     WIDE(0x442d741755b0bec7, 0xee2d0aeac9f7c3bc)},
};

static const uint64_t constant = 0x9e3779b97f4a7c15;

static uint64_t next_bits(void) {
  static uint64_t state = 1;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

// Numbers with all bits, and those with few or many of them.
static uint64_t next_factor(void) {
  const uint64_t bits = next_bits();
  switch (next_bits() % 4) {
    case 0:
      return bits >> bits % 64;
    case 1:
      return ~(bits >> bits % 64);
    default:
      return bits;
  }
}

__attribute__((noinline)) static wide slow_product(wide left, wide right) {
  wide sum = 0;
  for (int bit = 0; bit < 128; ++bit) {
    if (right >> bit & 1) sum += left << bit;
  }
  return sum;
}

static void check_product(wide left, wide right, wide product) {
  check(left * right == product, "product", left, right);
  check(right * left == product, "product the other way round", left, right);
  check((wide)((signed_wide)left * (signed_wide)right) == product, "product with signs", left, right);
}

static void check_halves(uint64_t left, uint64_t right) {
  const wide product = slow_product(left, right);
  const wide found = (wide)left * right;
  check((uint64_t)(found >> 64) == (uint64_t)(product >> 64), "upper half", left, right);
  check((uint64_t)found == (uint64_t)product, "lower half", left, right);
  // Of a product and one of its halves, clang with -mwide-arithmetic gets one wrong.
  check((uint64_t)(found >> 64) + ((uint64_t)found >> 63) == (uint64_t)(product >> 64) + ((uint64_t)product >> 63),
        "rounded upper half", left, right);

  const wide signed_product = slow_product((wide)(int64_t)left, (wide)(int64_t)right);
  const wide signed_found = (wide)((signed_wide)(int64_t)left * (int64_t)right);
  check(signed_found == signed_product, "product of signed halves", left, right);
  check((uint64_t)(signed_found >> 64) == (uint64_t)(signed_product >> 64), "upper half with signs", left, right);

  check((wide)left * constant == slow_product(left, constant), "product by a constant", left, constant);
  check((signed_wide)(int64_t)left * -3 == -(signed_wide)slow_product((wide)(int64_t)left, 3), "product by -3", left,
        3);

  uint64_t kept = 0;
  check(__builtin_mul_overflow(left, right, &kept) == (product >> 64 != 0), "overflow", left, right);
  check(kept == (uint64_t)product, "product with overflow", left, right);
  int64_t signed_kept = 0;
  const int overflows = (signed_wide)signed_product != (int64_t)signed_product;
  check(__builtin_mul_overflow((int64_t)left, (int64_t)right, &signed_kept) == overflows, "signed overflow", left,
        right);
}

// A long number times a short one, as in arithmetic with long numbers.
static void check_long_number(void) {
  enum { LENGTH = 100 };
  uint64_t number[LENGTH];
  uint64_t product[LENGTH];
  for (int i = 0; i < LENGTH; ++i) number[i] = next_factor();
  for (int factor = 0; factor < 50; ++factor) {
    const uint64_t other = next_factor();
    uint64_t carry = 0;
    for (int i = 0; i < LENGTH; ++i) {
      const wide sum = (wide)number[i] * other + carry;
      product[i] = (uint64_t)sum;
      carry = (uint64_t)(sum >> 64);
    }
    wide slow_carry = 0;
    for (int i = 0; i < LENGTH; ++i) {
      const wide sum = slow_product(number[i], other) + slow_carry;
      check(product[i] == (uint64_t)sum, "word of a long product", number[i], other);
      slow_carry = sum >> 64;
    }
  }
}

int main(void) {
  for (int i = 0; i < (int)(sizeof known / sizeof *known); ++i) check_product(known[i][0], known[i][1], known[i][2]);
  for (int i = 0; i < 3000; ++i) {
    check_halves(next_factor(), next_factor());
    const wide left = WIDE(next_factor(), next_factor());
    const wide right = WIDE(next_factor(), next_factor());
    check_product(left, right, slow_product(left, right));
  }
  check_long_number();
  puts(failed == 0 ? "No Errors" : "errors");
  return failed != 0;
}
