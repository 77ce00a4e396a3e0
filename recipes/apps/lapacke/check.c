/* Calls LAPACKE in both layouts, with and without work arrays of the caller, and with wrong arguments. Residuals are in
 * units of rounding; what is printed else is the same natively. */
#include <complex.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "lapacke.h"

enum { order = 12, right = 3 };

static int failures;

static double next_number(void) {
  static unsigned state = 4711;
  state = state * 1664525U + 1013904223U;
  return (double)(int)(state >> 8) / (1 << 23) - 1;
}

static const char* name_of(int layout) { return layout == LAPACK_ROW_MAJOR ? "row" : "column"; }

/* Where element (i, j) of a matrix with this leading dimension is. */
static int at(int layout, int leading, int i, int j) {
  return layout == LAPACK_ROW_MAJOR ? i * leading + j : i + j * leading;
}

static void expect(int layout, const char* what, int holds) {
  if (holds) return;
  ++failures;
  printf("%s %s FAILED\n", name_of(layout), what);
}

/* The largest of |A X - B|, which is small for a solution. */
static double residual(int layout, const double* a, const double* x, const double* b, int columns) {
  double largest = 0;
  const int leading = layout == LAPACK_ROW_MAJOR ? columns : order;
  for (int i = 0; i < order; ++i)
    for (int j = 0; j < columns; ++j) {
      double sum = -b[at(layout, leading, i, j)];
      for (int k = 0; k < order; ++k) sum += a[at(layout, order, i, k)] * x[at(layout, leading, k, j)];
      largest = fmax(largest, fabs(sum));
    }
  return largest / DBL_EPSILON;
}

static void equations(int layout) {
  double a[order * order], factors[order * order], b[order * right], x[order * right];
  int pivots[order];
  const int leading = layout == LAPACK_ROW_MAJOR ? right : order;
  for (int i = 0; i < order; ++i) {
    for (int j = 0; j < order; ++j) a[at(layout, order, i, j)] = next_number() + (i == j ? 4 : 0);
    for (int j = 0; j < right; ++j) b[at(layout, leading, i, j)] = next_number();
  }
  memcpy(factors, a, sizeof a);
  memcpy(x, b, sizeof b);
  expect(layout, "dgesv", LAPACKE_dgesv(layout, order, right, factors, order, pivots, x, leading) == 0);
  expect(layout, "dgesv residual", residual(layout, a, x, b, right) < 1000);
  printf("%s dgesv %.12f\n", name_of(layout), x[0]);
  memcpy(x, b, sizeof b);
  expect(layout, "dgetrs_work",
         LAPACKE_dgetrs_work(layout, 'N', order, right, factors, order, pivots, x, leading) == 0);
  expect(layout, "dgetrs residual", residual(layout, a, x, b, right) < 1000);
  expect(layout, "dgetri", LAPACKE_dgetri(layout, order, factors, order, pivots) == 0);
  printf("%s dgetri %.12f\n", name_of(layout), factors[at(layout, order, 1, 2)]);
}

static void eigenvalues(int layout) {
  double a[order * order], w[order], work[1];
  double _Complex h[order * order];
  for (int i = 0; i < order; ++i)
    for (int j = 0; j <= i; ++j) {
      const double part = next_number(), other = next_number();
      a[at(layout, order, i, j)] = a[at(layout, order, j, i)] = part;
      h[at(layout, order, i, j)] = part + I * (i == j ? 0 : other);
      h[at(layout, order, j, i)] = part - I * (i == j ? 0 : other);
    }
  expect(layout, "dsyev_work",
         LAPACKE_dsyev_work(layout, 'N', 'U', order, a, order, w, work, -1) == 0 && work[0] >= 35);
  expect(layout, "dsyev", LAPACKE_dsyev(layout, 'V', 'L', order, a, order, w) == 0);
  for (int each = 0; each < order; each += 5) printf("%s dsyev %.12f\n", name_of(layout), w[each]);
  expect(layout, "zheevd", LAPACKE_zheevd(layout, 'V', 'U', order, h, order, w) == 0);
  for (int each = 0; each < order; each += 5) printf("%s zheevd %.12f\n", name_of(layout), w[each]);
}

static void singular_values(int layout) {
  double a[order * right], s[right], u[order * right], vt[right * right], superb[right];
  const int leading = layout == LAPACK_ROW_MAJOR ? right : order;
  for (int each = 0; each < order * right; ++each) a[each] = next_number();
  expect(layout, "dgesvd",
         LAPACKE_dgesvd(layout, 'S', 'S', order, right, a, leading, s, u, leading, vt, right, superb) == 0);
  for (int each = 0; each < right; ++each) printf("%s dgesvd %.12f\n", name_of(layout), s[each]);
}

static void mistakes(int layout) {
  double a[4] = {1, 0, 0, 1}, b[2] = {1, 1};
  int pivots[2];
  const int leading = layout == LAPACK_ROW_MAJOR ? 1 : 2;
  a[0] = NAN;
  expect(layout, "not a number", LAPACKE_dgesv(layout, 2, 1, a, 2, pivots, b, leading) == -4);
  a[0] = 1;
  expect(layout, "leading dimension", LAPACKE_dgesv_work(LAPACK_ROW_MAJOR, 2, 1, a, 1, pivots, b, 1) == -5);
  expect(layout, "layout", LAPACKE_dgesv(7, 2, 1, a, 2, pivots, b, leading) == -1);
  a[0] = a[3] = 0;
  expect(layout, "singular", LAPACKE_dgesv(layout, 2, 1, a, 2, pivots, b, leading) == 1);
}

int main(void) {
  const int layouts[] = {LAPACK_ROW_MAJOR, LAPACK_COL_MAJOR};
  for (int each = 0; each < 2; ++each) {
    equations(layouts[each]);
    eigenvalues(layouts[each]);
    singular_values(layouts[each]);
    mistakes(layouts[each]);
  }
  printf("%d failed\n", failures);
  return failures != 0;
}
