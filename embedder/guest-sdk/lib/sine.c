/* sin, cos and sincos for guests. Those of the C library branch on the quadrant of the angle, which no processor
   predicts when angles vary. Here sine and cosine of what is left of the angle are both computed, side by side, and one
   is taken: twice the speed. Errors stay below one unit in the last place.

   The functions are weak so that a program which has one of its own can use the others. */
#define _GNU_SOURCE
#include <math.h>

/* Inside the C library: sine and cosine of the sum of two numbers up to an eighth of a turn, and the reduction of a
   larger angle to such a sum; it returns how many quarter turns it left out, modulo at least four. */
__attribute__((const)) double __sin(double left, double more, int there_is_more);
__attribute__((const)) double __cos(double left, double more);
int __rem_pio2(double angle, double left[2]);

static inline double sine_of_sum(double left, double more, int quarters) {
  const double sine = __sin(left, more, 1);
  const double cosine = __cos(left, more);
  const double result = quarters & 1 ? cosine : sine;
  return quarters & 2 ? -result : result;
}

static __attribute__((noinline)) double sine_of_any_angle(double angle, int quarters_ahead) {
  double left[2];
  if (angle == 0) return sine_of_sum(angle, 0, quarters_ahead);
  const int quarters = __rem_pio2(angle, left);
  return sine_of_sum(left[0], left[1], quarters + quarters_ahead);
}

static inline double sine(double angle, int quarters_ahead) {
  /* A quarter turn in radians as the sum of two numbers, of which the first has 33 bits: its multiples here are exact.
   */
  static const double quarter = 0x1.921fb544p0;
  static const double rest_of_quarter = 0x1.0b4611a626331p-34;
  static const double quarters_per_radian = 0x1.45f306dc9c883p-1;
  static const double largest_angle = 0x1p19;
  const double quarters = rint(angle * quarters_per_radian);
  const double high = angle - quarters * quarter;
  const double low = quarters * rest_of_quarter;
  const double left = high - low;
  /* Close to an integer number of quarters too few bits are left. Zeros, infinities and NaNs do not pass either. */
  if (fabs(left) * 0x1p16 > fabs(angle) && fabs(angle) < largest_angle) {
    return sine_of_sum(left, (high - left) - low, (int)quarters + quarters_ahead);
  }
  return sine_of_any_angle(angle, quarters_ahead);
}

__attribute__((weak)) double sin(double angle) { return sine(angle, 0); }

__attribute__((weak)) double cos(double angle) { return sine(angle, 1); }

__attribute__((weak)) void sincos(double angle, double* sine_of_it, double* cosine_of_it) {
  *sine_of_it = sine(angle, 0);
  *cosine_of_it = sine(angle, 1);
}
