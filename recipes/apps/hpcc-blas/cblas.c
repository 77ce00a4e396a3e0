// The functions of CBLAS that HPL calls, all in column-major order, by the Fortran names of BLAS: the same code
// natively, where OpenBLAS has them, and as Wasm, where mpiwasm's imports do.

#include <stdio.h>
#include <stdlib.h>

// HPL's numbers of CBLAS.
static const char* const transposed = "NTC";  // 111 to 113
static const char* const triangle = "UL";     // 121, 122
static const char* const diagonal = "NU";     // 131, 132
static const char* const side = "LR";         // 141, 142

int idamax_(const int* n, const double* x, const int* step_x);
void dswap_(const int* n, double* x, const int* step_x, double* y, const int* step_y);
void dcopy_(const int* n, const double* x, const int* step_x, double* y, const int* step_y);
void daxpy_(const int* n, const double* factor, const double* x, const int* step_x, double* y, const int* step_y);
void dscal_(const int* n, const double* factor, double* x, const int* step_x);
void dgemv_(const char* trans, const int* m, const int* n, const double* alpha, const double* a, const int* lda,
            const double* x, const int* step_x, const double* beta, double* y, const int* step_y);
void dger_(const int* m, const int* n, const double* alpha, const double* x, const int* step_x, const double* y,
           const int* step_y, double* a, const int* lda);
void dtrsv_(const char* uplo, const char* trans, const char* diag, const int* n, const double* a, const int* lda,
            double* x, const int* step_x);
void dgemm_(const char* trans_a, const char* trans_b, const int* m, const int* n, const int* k, const double* alpha,
            const double* a, const int* lda, const double* b, const int* ldb, const double* beta, double* c,
            const int* ldc);
void dtrsm_(const char* sides, const char* uplo, const char* trans, const char* diag, const int* m, const int* n,
            const double* alpha, const double* a, const int* lda, double* b, const int* ldb);

static void require_columns(int order) {
  if (order == 102) return;
  fprintf(stderr, "cblas.c: only column-major order\n");
  abort();
}

int cblas_idamax(int n, const double* x, int step_x) { return n < 1 ? 0 : idamax_(&n, x, &step_x) - 1; }

void cblas_dswap(int n, double* x, int step_x, double* y, int step_y) { dswap_(&n, x, &step_x, y, &step_y); }

void cblas_dcopy(int n, const double* x, int step_x, double* y, int step_y) { dcopy_(&n, x, &step_x, y, &step_y); }

void cblas_daxpy(int n, double factor, const double* x, int step_x, double* y, int step_y) {
  daxpy_(&n, &factor, x, &step_x, y, &step_y);
}

void cblas_dscal(int n, double factor, double* x, int step_x) { dscal_(&n, &factor, x, &step_x); }

void cblas_dgemv(int order, int trans, int m, int n, double alpha, const double* a, int lda, const double* x,
                 int step_x, double beta, double* y, int step_y) {
  require_columns(order);
  dgemv_(&transposed[trans - 111], &m, &n, &alpha, a, &lda, x, &step_x, &beta, y, &step_y);
}

void cblas_dger(int order, int m, int n, double alpha, const double* x, int step_x, const double* y, int step_y,
                double* a, int lda) {
  require_columns(order);
  dger_(&m, &n, &alpha, x, &step_x, y, &step_y, a, &lda);
}

void cblas_dtrsv(int order, int uplo, int trans, int diag, int n, const double* a, int lda, double* x, int step_x) {
  require_columns(order);
  dtrsv_(&triangle[uplo - 121], &transposed[trans - 111], &diagonal[diag - 131], &n, a, &lda, x, &step_x);
}

void cblas_dgemm(int order, int trans_a, int trans_b, int m, int n, int k, double alpha, const double* a, int lda,
                 const double* b, int ldb, double beta, double* c, int ldc) {
  require_columns(order);
  dgemm_(&transposed[trans_a - 111], &transposed[trans_b - 111], &m, &n, &k, &alpha, a, &lda, b, &ldb, &beta, c, &ldc);
}

void cblas_dtrsm(int order, int sides, int uplo, int trans, int diag, int m, int n, double alpha, const double* a,
                 int lda, double* b, int ldb) {
  require_columns(order);
  dtrsm_(&side[sides - 141], &triangle[uplo - 121], &transposed[trans - 111], &diagonal[diag - 131], &m, &n, &alpha, a,
         &lda, b, &ldb);
}
