// A fast Fourier transform of complex numbers, radix 2, in place after a permutation. SIZE is the number of points, and
// is rounded down to a power of two.
#include <math.h>

#include "kernel.h"

struct complex_number {
  double re;
  double im;
};

static int points;
static int* reversed;
static struct complex_number* signal;
static struct complex_number* spectrum;
static struct complex_number* roots;

static void prepare(int size) {
  points = 2;
  while (points <= size / 2) {
    points *= 2;
  }
  const size_t count = (size_t)points;
  reversed = allocate(count, sizeof *reversed);
  signal = allocate(count, sizeof *signal);
  spectrum = allocate(count, sizeof *spectrum);
  roots = allocate(count / 2, sizeof *roots);
  reversed[0] = 0;
  for (int i = 1; i < points; ++i) {
    reversed[i] = reversed[i / 2] / 2 + (i % 2) * (points / 2);
  }
  for (int i = 0; i < points; ++i) {
    signal[i].re = scatter_unit((uint64_t)i) - 0.5;
    signal[i].im = scatter_unit((uint64_t)(points + i)) - 0.5;
  }
  const double turn = 8.0 * atan(1.0);
  for (int i = 0; i < points / 2; ++i) {
    roots[i].re = cos(turn * i / points);
    roots[i].im = -sin(turn * i / points);
  }
}

static void butterflies(struct complex_number* data, int half, int stride) {
  for (int start = 0; start < points; start += 2 * half) {
    for (int i = 0; i < half; ++i) {
      const struct complex_number root = roots[i * stride];
      struct complex_number* lower = data + start + i;
      struct complex_number* upper = lower + half;
      const double re = upper->re * root.re - upper->im * root.im;
      const double im = upper->re * root.im + upper->im * root.re;
      upper->re = lower->re - re;
      upper->im = lower->im - im;
      lower->re += re;
      lower->im += im;
    }
  }
}

static void pass(void) {
  for (int i = 0; i < points; ++i) {
    spectrum[reversed[i]] = signal[i];
  }
  for (int half = 1; half < points; half *= 2) {
    butterflies(spectrum, half, points / (2 * half));
  }
}

// The energy in the spectrum, each part with a weight of its own, so that parts cannot change places.
static double check(void) {
  double energy = 0.0;
  for (int i = 0; i < points; ++i) {
    const double weight = 1.0 + i / (double)points;
    energy += weight * (spectrum[i].re * spectrum[i].re + spectrum[i].im * spectrum[i].im);
  }
  return energy;
}

static double operations(void) { return 5.0 * points * log2(points); }

int main(int argc, char** argv) {
  const struct kernel kernel = {"fourier", 4096, 1 << 22, prepare, pass, check, operations, "GFLOP/s"};
  return run_kernel(&kernel, argc, argv);
}
