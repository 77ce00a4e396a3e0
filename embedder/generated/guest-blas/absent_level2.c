/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

__attribute__((weak)) void sgemv_(const char* trans, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  (void)trans;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("sgemv");
}

__attribute__((weak)) void dgemv_(const char* trans, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  (void)trans;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("dgemv");
}

__attribute__((weak)) void cgemv_(const char* trans, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  (void)trans;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("cgemv");
}

__attribute__((weak)) void zgemv_(const char* trans, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  (void)trans;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("zgemv");
}

__attribute__((weak)) void sgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  (void)trans;
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("sgbmv");
}

__attribute__((weak)) void dgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  (void)trans;
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("dgbmv");
}

__attribute__((weak)) void cgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  (void)trans;
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("cgbmv");
}

__attribute__((weak)) void zgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  (void)trans;
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("zgbmv");
}

__attribute__((weak)) void ssymv_(const char* uplo, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("ssymv");
}

__attribute__((weak)) void dsymv_(const char* uplo, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("dsymv");
}

__attribute__((weak)) void chemv_(const char* uplo, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("chemv");
}

__attribute__((weak)) void zhemv_(const char* uplo, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("zhemv");
}

__attribute__((weak)) void ssbmv_(const char* uplo, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  (void)uplo;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("ssbmv");
}

__attribute__((weak)) void dsbmv_(const char* uplo, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  (void)uplo;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("dsbmv");
}

__attribute__((weak)) void chbmv_(const char* uplo, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  (void)uplo;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("chbmv");
}

__attribute__((weak)) void zhbmv_(const char* uplo, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  (void)uplo;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("zhbmv");
}

__attribute__((weak)) void sspmv_(const char* uplo, const int* n, const float* alpha, void* a, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)a;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("sspmv");
}

__attribute__((weak)) void dspmv_(const char* uplo, const int* n, const double* alpha, void* a, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)a;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("dspmv");
}

__attribute__((weak)) void chpmv_(const char* uplo, const int* n, const float* alpha, void* a, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)a;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("chpmv");
}

__attribute__((weak)) void zhpmv_(const char* uplo, const int* n, const double* alpha, void* a, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)a;
  (void)x;
  (void)incx;
  (void)beta;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("zhpmv");
}

__attribute__((weak)) void strmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("strmv");
}

__attribute__((weak)) void strsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("strsv");
}

__attribute__((weak)) void dtrmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("dtrmv");
}

__attribute__((weak)) void dtrsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("dtrsv");
}

__attribute__((weak)) void ctrmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("ctrmv");
}

__attribute__((weak)) void ctrsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("ctrsv");
}

__attribute__((weak)) void ztrmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("ztrmv");
}

__attribute__((weak)) void ztrsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("ztrsv");
}

__attribute__((weak)) void stbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("stbmv");
}

__attribute__((weak)) void stbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("stbsv");
}

__attribute__((weak)) void dtbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("dtbmv");
}

__attribute__((weak)) void dtbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("dtbsv");
}

__attribute__((weak)) void ctbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("ctbmv");
}

__attribute__((weak)) void ctbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("ctbsv");
}

__attribute__((weak)) void ztbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("ztbmv");
}

__attribute__((weak)) void ztbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("ztbsv");
}

__attribute__((weak)) void stpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("stpmv");
}

__attribute__((weak)) void stpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("stpsv");
}

__attribute__((weak)) void dtpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("dtpmv");
}

__attribute__((weak)) void dtpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("dtpsv");
}

__attribute__((weak)) void ctpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("ctpmv");
}

__attribute__((weak)) void ctpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("ctpsv");
}

__attribute__((weak)) void ztpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("ztpmv");
}

__attribute__((weak)) void ztpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)a;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("ztpsv");
}

__attribute__((weak)) void sger_(const int* m, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  (void)m;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)a;
  (void)lda;
  mpiwasm_blas_absent("sger");
}

__attribute__((weak)) void dger_(const int* m, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  (void)m;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)a;
  (void)lda;
  mpiwasm_blas_absent("dger");
}

__attribute__((weak)) void cgeru_(const int* m, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  (void)m;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)a;
  (void)lda;
  mpiwasm_blas_absent("cgeru");
}

__attribute__((weak)) void cgerc_(const int* m, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  (void)m;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)a;
  (void)lda;
  mpiwasm_blas_absent("cgerc");
}

__attribute__((weak)) void zgeru_(const int* m, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  (void)m;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)a;
  (void)lda;
  mpiwasm_blas_absent("zgeru");
}

__attribute__((weak)) void zgerc_(const int* m, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  (void)m;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)a;
  (void)lda;
  mpiwasm_blas_absent("zgerc");
}

__attribute__((weak)) void ssyr_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a, const int* lda) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)a;
  (void)lda;
  mpiwasm_blas_absent("ssyr");
}

__attribute__((weak)) void dsyr_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a, const int* lda) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)a;
  (void)lda;
  mpiwasm_blas_absent("dsyr");
}

__attribute__((weak)) void cher_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a, const int* lda) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)a;
  (void)lda;
  mpiwasm_blas_absent("cher");
}

__attribute__((weak)) void zher_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a, const int* lda) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)a;
  (void)lda;
  mpiwasm_blas_absent("zher");
}

__attribute__((weak)) void sspr_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)a;
  mpiwasm_blas_absent("sspr");
}

__attribute__((weak)) void dspr_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)a;
  mpiwasm_blas_absent("dspr");
}

__attribute__((weak)) void chpr_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)a;
  mpiwasm_blas_absent("chpr");
}

__attribute__((weak)) void zhpr_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)a;
  mpiwasm_blas_absent("zhpr");
}

__attribute__((weak)) void ssyr2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)a;
  (void)lda;
  mpiwasm_blas_absent("ssyr2");
}

__attribute__((weak)) void dsyr2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)a;
  (void)lda;
  mpiwasm_blas_absent("dsyr2");
}

__attribute__((weak)) void cher2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)a;
  (void)lda;
  mpiwasm_blas_absent("cher2");
}

__attribute__((weak)) void zher2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)a;
  (void)lda;
  mpiwasm_blas_absent("zher2");
}

__attribute__((weak)) void sspr2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)a;
  mpiwasm_blas_absent("sspr2");
}

__attribute__((weak)) void dspr2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)a;
  mpiwasm_blas_absent("dspr2");
}

__attribute__((weak)) void chpr2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)a;
  mpiwasm_blas_absent("chpr2");
}

__attribute__((weak)) void zhpr2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a) {
  (void)uplo;
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)a;
  mpiwasm_blas_absent("zhpr2");
}
