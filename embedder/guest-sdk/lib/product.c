/* Products of 128 bits, for which clang calls this function of the compiler's run time. That of the run time makes both
   halves of the product out of smaller ones. Here only the upper half is, and as LLVM knows it: where mpiwasm puts this
   function in the place of its call, one instruction remains of it.

   The function is weak so that a program may bring its own. */
#include <stdint.h>

typedef unsigned __int128 wide;

wide __multi3(wide left, wide right);

__attribute__((weak)) wide __multi3(wide left, wide right) {
  const uint64_t half = UINT32_MAX;
  const uint64_t x = (uint64_t)left;
  const uint64_t y = (uint64_t)right;
  uint64_t middle = (x >> 32) * (y & half) + ((x & half) * (y & half) >> 32);
  /* clang would know it too, and call this function here. */
  __asm__("" : "+r"(middle));
  const uint64_t other_middle = (x & half) * (y >> 32) + (middle & half);
  uint64_t high = (x >> 32) * (y >> 32) + (middle >> 32) + (other_middle >> 32);
  /* And this keeps the three terms together, in front of the two that follow. */
  __asm__("" : "+r"(high));
  high += x * (uint64_t)(right >> 64) + (uint64_t)(left >> 64) * y;
  return (wide)high << 64 | x * y;
}
