/* Transforms by their definitions, in double precision, of arrays in rows. */
#pragma once

#include <complex.h>
#include <math.h>

#include "fftw3.h"

enum { most_elements = 4096, most_rank = 4 };

static const double pi = 3.14159265358979323846;

static int elements_of(int rank, const int* n) {
  int all = 1;
  for (int each = 0; each < rank; ++each) all *= n[each];
  return all;
}

static void indices_of(int place, int rank, const int* n, int* indices) {
  for (int each = rank - 1; each >= 0; --each) {
    indices[each] = place % n[each];
    place /= n[each];
  }
}

static void reference_dft(int rank, const int* n, const double _Complex* in, double _Complex* out, int sign) {
  const int all = elements_of(rank, n);
  for (int to = 0; to < all; ++to) {
    int k[most_rank], j[most_rank];
    indices_of(to, rank, n, k);
    double _Complex sum = 0;
    for (int from = 0; from < all; ++from) {
      indices_of(from, rank, n, j);
      double turns = 0;
      for (int each = 0; each < rank; ++each) turns += (double)((long)j[each] * k[each] % n[each]) / n[each];
      sum += in[from] * cexp(sign * 2 * pi * I * turns);
    }
    out[to] = sum;
  }
}

/* How much of element j of the input is in element k of the output. */
static double real_weight(fftw_r2r_kind kind, int n, int k, int j) {
  const double turn = 2 * pi / n;
  switch (kind) {
    case FFTW_R2HC:
      return k <= n / 2 ? cos(turn * j * k) : sin(turn * j * k); /* -sin of n - k */
    case FFTW_HC2R:
      if (j == 0) return 1;
      if (2 * j == n) return cos(pi * k);
      return j < n - j ? 2 * cos(turn * j * k) : 2 * sin(turn * j * k);
    case FFTW_DHT:
      return cos(turn * j * k) + sin(turn * j * k);
    case FFTW_REDFT00:
      return (j == 0 || j == n - 1 ? 1 : 2) * cos(pi * j * k / (n - 1));
    case FFTW_REDFT01:
      return (j == 0 ? 1 : 2) * cos(pi * j * (k + 0.5) / n);
    case FFTW_REDFT10:
      return 2 * cos(pi * (j + 0.5) * k / n);
    case FFTW_REDFT11:
      return 2 * cos(pi * (j + 0.5) * (k + 0.5) / n);
    case FFTW_RODFT00:
      return 2 * sin(pi * (j + 1) * (k + 1) / (n + 1));
    case FFTW_RODFT01:
      return (j == n - 1 ? 1 : 2) * sin(pi * (j + 1) * (k + 0.5) / n);
    case FFTW_RODFT10:
      return 2 * sin(pi * (j + 0.5) * (k + 1) / n);
    case FFTW_RODFT11:
      return 2 * sin(pi * (j + 0.5) * (k + 0.5) / n);
  }
  return 0;
}

static void reference_r2r(int rank, const int* n, const double* in, double* out, const fftw_r2r_kind* kinds) {
  const int all = elements_of(rank, n);
  for (int to = 0; to < all; ++to) {
    int k[most_rank], j[most_rank];
    indices_of(to, rank, n, k);
    double sum = 0;
    for (int from = 0; from < all; ++from) {
      indices_of(from, rank, n, j);
      double weight = in[from];
      for (int each = 0; each < rank; ++each) weight *= real_weight(kinds[each], n[each], k[each], j[each]);
      sum += weight;
    }
    out[to] = sum;
  }
}
