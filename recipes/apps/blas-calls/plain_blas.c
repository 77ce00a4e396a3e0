// BLAS in the program itself, with as much as blas-calls needs: matrices that are not transposed. It adds in one order,
// so its results are the same everywhere to the last bit.
#include "plain_blas.h"

#include <stddef.h>

void dgemm_(const char* trans_a, const char* trans_b, const int* m, const int* n, const int* k, const double* alpha,
            const double* a, const int* lda, const double* b, const int* ldb, const double* beta, double* c,
            const int* ldc) {
  (void)trans_a;
  (void)trans_b;
  for (int column = 0; column < *n; ++column) {
    double* const result = c + (size_t)column * (size_t)*ldc;
    for (int row = 0; row < *m; ++row) result[row] = *beta == 0.0 ? 0.0 : *beta * result[row];
    for (int i = 0; i < *k; ++i) {
      const double factor = *alpha * b[(size_t)column * (size_t)*ldb + (size_t)i];
      const double* const from = a + (size_t)i * (size_t)*lda;
      for (int row = 0; row < *m; ++row) result[row] += factor * from[row];
    }
  }
}

double ddot_(const int* n, const double* x, const int* step_x, const double* y, const int* step_y) {
  double sum = 0.0;
  for (int i = 0; i < *n; ++i) sum += x[(ptrdiff_t)i * *step_x] * y[(ptrdiff_t)i * *step_y];
  return sum;
}
