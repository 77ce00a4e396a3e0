/* What LAPACK calls of Fortran's run time library, for programs that mpiwasm-cc links. All else does not link. Weak:
   programs that mpiwasm-fc links have the library too. */

#include <complex.h>
#include <limits.h>
#include <math.h>
#include <time.h>

/* EXPONENT of Fortran: that of a fraction between 1/2 and 1; the largest number for what is no number. */
static int exponent_of(double x) {
  if (!isfinite(x)) return INT_MAX;
  int exponent = 0;
  frexp(x, &exponent);
  return exponent;
}

#define RUNTIME __attribute__((weak))

RUNTIME int _FortranAExponent4_4(float x) { return exponent_of(x); }
RUNTIME int _FortranAExponent8_4(double x) { return exponent_of(x); }

/* Powers by repeated squares. */
static double complex power_of(double complex base, int exponent) {
  double complex power = 1;
  for (unsigned left = exponent < 0 ? -(unsigned)exponent : (unsigned)exponent; left != 0; left >>= 1) {
    if (left & 1) power *= base;
    base *= base;
  }
  return exponent < 0 ? 1 / power : power;
}

RUNTIME float complex _FortranAcpowi(float complex base, int exponent) {
  return (float complex)power_of(base, exponent);
}
RUNTIME double complex _FortranAzpowi(double complex base, int exponent) { return power_of(base, exponent); }

RUNTIME double _FortranACpuTime(void) { return (double)clock() / CLOCKS_PER_SEC; }
