/* Times complex transforms, out of place: speed N0 [N1 [N2]]. Prints microseconds for one. With -DSINGLE in single
 * precision. */
#include <stdlib.h>
#include <time.h>

#include "fftw3.h"

#ifdef SINGLE
#define FFTW(name) fftwf_##name
#else
#define FFTW(name) fftw_##name
#endif

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int main(int count, char** arguments) {
  int n[3], rank = count - 1;
  size_t all = 1;
  if (rank < 1 || rank > 3) return 2;
  for (int each = 0; each < rank; ++each) all *= (size_t)(n[each] = atoi(arguments[each + 1]));
  FFTW(complex)* in = FFTW(alloc_complex)(all);
  FFTW(complex)* out = FFTW(alloc_complex)(all);
  FFTW(plan) plan = FFTW(plan_dft)(rank, n, in, out, FFTW_FORWARD, FFTW_MEASURE);
  if (!plan) return 1;
  for (size_t each = 0; each < all; ++each) in[each][0] = (float)(each % 7), in[each][1] = 1;
  double best = 1e300;
  for (int turn = 0; turn < 5; ++turn) {
    long times = 0;
    const double begin = now();
    double end;
    do {
      FFTW(execute)(plan);
      ++times;
    } while ((end = now()) < begin + 0.1);
    if ((end - begin) / (double)times < best) best = (end - begin) / (double)times;
  }
  printf("%.3f\n", best * 1e6);
  return 0;
}
