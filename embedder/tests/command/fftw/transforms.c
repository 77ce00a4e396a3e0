/* Transforms of all kinds and of many sizes, compared with their definitions; prints for each a sum of the bits of its
 * result, which is the same for the same FFTW however it is called. -DSINGLE: in single precision. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "reference.h"

#ifdef SINGLE
#define X(name) fftwf_##name
typedef float real;
static const double tolerance = 3e-6;
#else
#define X(name) fftw_##name
typedef double real;
static const double tolerance = 1e-14;
#endif
typedef X(complex) number;

static int cases, failures;
static real* in;
static real* out;
static double _Complex given[most_elements], expected[most_elements];
static double given_reals[most_elements], expected_reals[most_elements];

static double next_number(void) {
  static uint32_t state = 12345;
  state = state * 1664525U + 1013904223U;
  return (double)(int32_t)(state >> 8) / (1 << 23) - 1;
}

static uint32_t sum_of_bits(const void* data, size_t bytes) {
  uint32_t sum = 2166136261U;
  for (size_t each = 0; each < bytes; ++each) sum = (sum ^ ((const unsigned char*)data)[each]) * 16777619U;
  return sum;
}

static void compare(const char* name, int rank, const int* n, const real* found, const double* wanted, int count) {
  double error = 0, size = 1e-300;
  for (int each = 0; each < count; ++each) {
    error += (found[each] - wanted[each]) * (found[each] - wanted[each]);
    size += wanted[each] * wanted[each];
  }
  error = sqrt(error / size);
  const int failed = !(error < tolerance * (2 + log2(elements_of(rank, n) + 1)));
  ++cases;
  failures += failed;
  printf("%s", name);
  for (int each = 0; each < rank; ++each) printf("%c%d", each ? 'x' : ' ', n[each]);
  printf(" %08x%s\n", sum_of_bits(found, (size_t)count * sizeof(real)), failed ? " FAILED" : "");
  if (failed) fprintf(stderr, "%s: error %g\n", name, error);
}

static void no_plan(const char* name, int n) {
  printf("%s %d: no plan FAILED\n", name, n);
  ++failures;
}

static void make_complex(int all) {
  for (int each = 0; each < all; ++each) {
    const double real_part = next_number();
    given[each] = real_part + I * next_number();
  }
}
static void put_complex(real* to, const double _Complex* from, int all) {
  for (int each = 0; each < all; ++each) {
    to[2 * each] = (real)creal(from[each]);
    to[2 * each + 1] = (real)cimag(from[each]);
  }
}

static void complex_transforms(int rank, const int* n, unsigned flags) {
  const int all = elements_of(rank, n);
  make_complex(all);
  for (int sign = -1; sign <= 1; sign += 2) {
    reference_dft(rank, n, given, expected, sign);
    for (int in_place = 0; in_place <= 1; ++in_place) {
      real* to = in_place ? in : out;
      X(plan) plan = X(plan_dft)(rank, n, (number*)in, (number*)to, sign, flags);
      if (!plan) {
        no_plan("dft", all);
        continue;
      }
      put_complex(in, given, all);
      X(execute)(plan);
      compare(in_place ? "dft in place" : "dft", rank, n, to, (const double*)expected, 2 * all);
      X(destroy_plan)(plan);
    }
  }
}

/* Forward into half of the complex numbers, and back, which gives the input times its size. */
static void real_transforms(int rank, const int* n) {
  const int all = elements_of(rank, n), last = n[rank - 1], half = last / 2 + 1, rows = all / last;
  make_complex(all);
  for (int each = 0; each < all; ++each) given[each] = creal(given[each]);
  reference_dft(rank, n, given, expected, -1);
  for (int row = 0; row < rows; ++row)
    for (int each = 0; each < half; ++each) expected[row * half + each] = expected[row * last + each];
  for (int in_place = 0; in_place <= 1; ++in_place) {
    real* to = in_place ? in : out;
    const int length = in_place ? 2 * half : last;
    X(plan) forward = X(plan_dft_r2c)(rank, n, in, (number*)to, FFTW_ESTIMATE);
    X(plan) back = X(plan_dft_c2r)(rank, n, (number*)to, in, FFTW_ESTIMATE);
    if (!forward || !back) {
      no_plan("dft_r2c", all);
      continue;
    }
    for (int each = 0; each < all; ++each) in[each / last * length + each % last] = (real)creal(given[each]);
    X(execute)(forward);
    compare(in_place ? "dft_r2c in place" : "dft_r2c", rank, n, to, (const double*)expected, 2 * rows * half);
    X(execute)(back);
    for (int each = 0; each < all; ++each) {
      out[each] = in[each / last * length + each % last];
      expected_reals[each] = creal(given[each]) * all;
    }
    compare(in_place ? "dft_c2r in place" : "dft_c2r", rank, n, out, expected_reals, all);
    X(destroy_plan)(forward);
    X(destroy_plan)(back);
  }
}

static void real_to_real(int rank, const int* n, const fftw_r2r_kind* kinds) {
  const int all = elements_of(rank, n);
  for (int each = 0; each < all; ++each) given_reals[each] = next_number();
  reference_r2r(rank, n, given_reals, expected_reals, kinds);
  for (int in_place = 0; in_place <= 1; ++in_place) {
    real* to = in_place ? in : out;
    X(plan) plan = X(plan_r2r)(rank, n, in, to, (const X(r2r_kind)*)kinds, FFTW_ESTIMATE);
    if (!plan) {
      no_plan("r2r", kinds[0]);
      continue;
    }
    for (int each = 0; each < all; ++each) in[each] = (real)given_reals[each];
    X(execute)(plan);
    compare(in_place ? "r2r in place" : "r2r", rank, n, to, expected_reals, all);
    X(destroy_plan)(plan);
  }
}

/* Three transforms whose elements lie between one another, in rows that are longer than they. */
static void many_transforms(int n0, int n1) {
  const int n[] = {n0, n1}, embedded[] = {n0, n1 + 2};
  const int all = n0 * n1, room = 3 * n0 * (n1 + 2);
  X(plan)
  plan =
      X(plan_many_dft)(2, n, 3, (number*)in, embedded, 3, 1, (number*)out, NULL, 1, all, FFTW_FORWARD, FFTW_ESTIMATE);
  if (!plan) return no_plan("many_dft", all);
  for (int each = 0; each < 2 * room; ++each) in[each] = (real)next_number();
  for (int which = 0; which < 3; ++which) {
    for (int each = 0; each < all; ++each) {
      const real* from = in + 2 * (3 * (each / n1 * (n1 + 2) + each % n1) + which);
      given[each] = from[0] + I * from[1];
    }
    reference_dft(2, n, given, expected + which * all, -1);
  }
  X(execute)(plan);
  compare("many_dft", 2, n, out, (const double*)expected, 6 * all);
  X(destroy_plan)(plan);
}

/* Real and imaginary parts apart, the input backwards in memory; then on other arrays. */
static void split_transforms(int n) {
  const X(iodim) dim = {n, -1, 1};
  real *ri = in + n - 1, *ii = in + 2 * n - 1, *ro = out, *io = out + n;
  X(plan) plan = X(plan_guru_split_dft)(1, &dim, 0, NULL, ri, ii, ro, io, FFTW_ESTIMATE | FFTW_UNALIGNED);
  if (!plan) return no_plan("split_dft", n);
  make_complex(n);
  reference_dft(1, &n, given, expected, -1);
  for (int each = 0; each < n; ++each) {
    expected_reals[each] = creal(expected[each]);
    expected_reals[n + each] = cimag(expected[each]);
  }
  for (int shift = 0; shift <= 3; shift += 3) {
    for (int each = 0; each < n; ++each) {
      ri[shift - each] = (real)creal(given[each]);
      ii[shift - each] = (real)cimag(given[each]);
    }
    X(execute_split_dft)(plan, ri + shift, ii + shift, ro + 2 * shift, io + 2 * shift);
    compare("split_dft", 1, &n, ro + 2 * shift, expected_reals, 2 * n);
  }
  X(destroy_plan)(plan);
}

/* A transform of rank 0 moves data: here it transposes a matrix. */
static void transpose(int rows, int columns) {
  const int n[] = {rows, columns};
  const X(iodim64) loops[] = {{rows, columns, 1}, {columns, 1, rows}};
  X(plan) plan = X(plan_guru64_r2r)(0, NULL, 2, loops, in, in, NULL, FFTW_ESTIMATE);
  if (!plan) return no_plan("transpose", rows);
  for (int each = 0; each < rows * columns; ++each) {
    in[each] = (real)each;
    expected_reals[each % columns * rows + each / columns] = each;
  }
  X(execute)(plan);
  compare("transpose", 2, n, in, expected_reals, rows * columns);
  X(destroy_plan)(plan);
}

int main(void) {
  static const int sizes[] = {67, 97, 101, 127, 128, 131, 210, 243, 257, 509, 512};
  static const int shapes[][3] = {{1, 1, 1}, {2, 3, 5}, {4, 4, 4}, {7, 1, 6}, {5, 8, 9}, {3, 11, 4}};
  in = X(alloc_real)(2 * most_elements);
  out = X(alloc_real)(2 * most_elements);
  if (!in || !out) return 2;
  for (int n = 1; n <= 64; ++n) {
    complex_transforms(1, &n, FFTW_ESTIMATE);
    real_transforms(1, &n);
  }
  for (size_t each = 0; each < sizeof sizes / sizeof *sizes; ++each) {
    complex_transforms(1, &sizes[each], FFTW_ESTIMATE);
    real_transforms(1, &sizes[each]);
  }
  for (size_t each = 0; each < sizeof shapes / sizeof *shapes; ++each)
    for (int rank = 2; rank <= 3; ++rank) {
      complex_transforms(rank, shapes[each], FFTW_ESTIMATE);
      real_transforms(rank, shapes[each]);
    }
  for (int kind = FFTW_R2HC; kind <= FFTW_RODFT11; ++kind) {
    for (int n = kind == FFTW_REDFT00 ? 2 : 1; n <= 24; ++n) {
      const fftw_r2r_kind one = (fftw_r2r_kind)kind;
      real_to_real(1, &n, &one);
    }
    const fftw_r2r_kind kinds[] = {(fftw_r2r_kind)kind, FFTW_REDFT10};
    real_to_real(2, (const int[]){6, 5}, kinds);
  }
  many_transforms(4, 6);
  many_transforms(5, 7);
  split_transforms(16);
  split_transforms(45);
  transpose(8, 8);
  transpose(5, 9);
  printf("%d transforms, %d failed\n", cases, failures);
  X(free)(in);
  X(free)(out);
  X(cleanup)();
  return failures != 0;
}
