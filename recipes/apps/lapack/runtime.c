/* What flang's code for LAPACK calls of its run time; all else does not link. */

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

int _FortranAExponent4_4(float x) { return exponent_of(x); }
int _FortranAExponent8_4(double x) { return exponent_of(x); }

double _FortranACpuTime(void) { return (double)clock() / CLOCKS_PER_SEC; }
