// Repeatable pseudo-random bits from a position: the same on every machine, with any number of
// ranks, native or Wasm (the finishing steps of SplitMix64, with Stafford's constants).
#pragma once

#include <stdint.h>

static inline uint64_t scatter_bits(uint64_t position) {
  uint64_t bits = position + UINT64_C(0x9e3779b97f4a7c15);
  bits = (bits ^ (bits >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  bits = (bits ^ (bits >> 27)) * UINT64_C(0x94d049bb133111eb);
  return bits ^ (bits >> 31);
}

// A double in [0, 1) with all 53 bits in use.
static inline double scatter_unit(uint64_t position) { return (double)(scatter_bits(position) >> 11) * 0x1p-53; }
