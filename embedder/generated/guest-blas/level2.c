/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_sgemv_(const char* trans, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("sgemv"))) int host_sgemv(int trans_value, int m, int n, float alpha, void* a, int lda, void* x, int incx, float beta, void* y, int incy);
void __wrap_sgemv_(const char* trans, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_sgemv_(trans, m, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_sgemv((unsigned char)*trans, *m, *n, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (illegal) mpiwasm_blas_illegal("sgemv", illegal);
}

void __real_dgemv_(const char* trans, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("dgemv"))) int host_dgemv(int trans_value, int m, int n, double alpha, void* a, int lda, void* x, int incx, double beta, void* y, int incy);
void __wrap_dgemv_(const char* trans, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_dgemv_(trans, m, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_dgemv((unsigned char)*trans, *m, *n, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (illegal) mpiwasm_blas_illegal("dgemv", illegal);
}

void __real_cgemv_(const char* trans, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("cgemv"))) int host_cgemv(int trans_value, int m, int n, float alpha_real, float alpha_imaginary, void* a, int lda, void* x, int incx, float beta_real, float beta_imaginary, void* y, int incy);
void __wrap_cgemv_(const char* trans, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_cgemv_(trans, m, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_cgemv((unsigned char)*trans, *m, *n, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (illegal) mpiwasm_blas_illegal("cgemv", illegal);
}

void __real_zgemv_(const char* trans, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("zgemv"))) int host_zgemv(int trans_value, int m, int n, double alpha_real, double alpha_imaginary, void* a, int lda, void* x, int incx, double beta_real, double beta_imaginary, void* y, int incy);
void __wrap_zgemv_(const char* trans, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_zgemv_(trans, m, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_zgemv((unsigned char)*trans, *m, *n, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (illegal) mpiwasm_blas_illegal("zgemv", illegal);
}

void __real_sgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("sgbmv"))) int host_sgbmv(int trans_value, int m, int n, int kl, int ku, float alpha, void* a, int lda, void* x, int incx, float beta, void* y, int incy);
void __wrap_sgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_sgbmv_(trans, m, n, kl, ku, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_sgbmv((unsigned char)*trans, *m, *n, *kl, *ku, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (illegal) mpiwasm_blas_illegal("sgbmv", illegal);
}

void __real_dgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("dgbmv"))) int host_dgbmv(int trans_value, int m, int n, int kl, int ku, double alpha, void* a, int lda, void* x, int incx, double beta, void* y, int incy);
void __wrap_dgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_dgbmv_(trans, m, n, kl, ku, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_dgbmv((unsigned char)*trans, *m, *n, *kl, *ku, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (illegal) mpiwasm_blas_illegal("dgbmv", illegal);
}

void __real_cgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("cgbmv"))) int host_cgbmv(int trans_value, int m, int n, int kl, int ku, float alpha_real, float alpha_imaginary, void* a, int lda, void* x, int incx, float beta_real, float beta_imaginary, void* y, int incy);
void __wrap_cgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_cgbmv_(trans, m, n, kl, ku, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_cgbmv((unsigned char)*trans, *m, *n, *kl, *ku, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (illegal) mpiwasm_blas_illegal("cgbmv", illegal);
}

void __real_zgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("zgbmv"))) int host_zgbmv(int trans_value, int m, int n, int kl, int ku, double alpha_real, double alpha_imaginary, void* a, int lda, void* x, int incx, double beta_real, double beta_imaginary, void* y, int incy);
void __wrap_zgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_zgbmv_(trans, m, n, kl, ku, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_zgbmv((unsigned char)*trans, *m, *n, *kl, *ku, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (illegal) mpiwasm_blas_illegal("zgbmv", illegal);
}

void __real_ssymv_(const char* uplo, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("ssymv"))) int host_ssymv(int uplo_value, int n, float alpha, void* a, int lda, void* x, int incx, float beta, void* y, int incy);
void __wrap_ssymv_(const char* uplo, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_ssymv_(uplo, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_ssymv((unsigned char)*uplo, *n, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (illegal) mpiwasm_blas_illegal("ssymv", illegal);
}

void __real_dsymv_(const char* uplo, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("dsymv"))) int host_dsymv(int uplo_value, int n, double alpha, void* a, int lda, void* x, int incx, double beta, void* y, int incy);
void __wrap_dsymv_(const char* uplo, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_dsymv_(uplo, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_dsymv((unsigned char)*uplo, *n, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (illegal) mpiwasm_blas_illegal("dsymv", illegal);
}

void __real_chemv_(const char* uplo, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("chemv"))) int host_chemv(int uplo_value, int n, float alpha_real, float alpha_imaginary, void* a, int lda, void* x, int incx, float beta_real, float beta_imaginary, void* y, int incy);
void __wrap_chemv_(const char* uplo, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_chemv_(uplo, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_chemv((unsigned char)*uplo, *n, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (illegal) mpiwasm_blas_illegal("chemv", illegal);
}

void __real_zhemv_(const char* uplo, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("zhemv"))) int host_zhemv(int uplo_value, int n, double alpha_real, double alpha_imaginary, void* a, int lda, void* x, int incx, double beta_real, double beta_imaginary, void* y, int incy);
void __wrap_zhemv_(const char* uplo, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_zhemv_(uplo, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_zhemv((unsigned char)*uplo, *n, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (illegal) mpiwasm_blas_illegal("zhemv", illegal);
}

void __real_ssbmv_(const char* uplo, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("ssbmv"))) int host_ssbmv(int uplo_value, int n, int k, float alpha, void* a, int lda, void* x, int incx, float beta, void* y, int incy);
void __wrap_ssbmv_(const char* uplo, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_ssbmv_(uplo, n, k, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_ssbmv((unsigned char)*uplo, *n, *k, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (illegal) mpiwasm_blas_illegal("ssbmv", illegal);
}

void __real_dsbmv_(const char* uplo, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("dsbmv"))) int host_dsbmv(int uplo_value, int n, int k, double alpha, void* a, int lda, void* x, int incx, double beta, void* y, int incy);
void __wrap_dsbmv_(const char* uplo, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_dsbmv_(uplo, n, k, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_dsbmv((unsigned char)*uplo, *n, *k, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (illegal) mpiwasm_blas_illegal("dsbmv", illegal);
}

void __real_chbmv_(const char* uplo, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("chbmv"))) int host_chbmv(int uplo_value, int n, int k, float alpha_real, float alpha_imaginary, void* a, int lda, void* x, int incx, float beta_real, float beta_imaginary, void* y, int incy);
void __wrap_chbmv_(const char* uplo, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_chbmv_(uplo, n, k, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_chbmv((unsigned char)*uplo, *n, *k, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (illegal) mpiwasm_blas_illegal("chbmv", illegal);
}

void __real_zhbmv_(const char* uplo, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("zhbmv"))) int host_zhbmv(int uplo_value, int n, int k, double alpha_real, double alpha_imaginary, void* a, int lda, void* x, int incx, double beta_real, double beta_imaginary, void* y, int incy);
void __wrap_zhbmv_(const char* uplo, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_zhbmv_(uplo, n, k, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_zhbmv((unsigned char)*uplo, *n, *k, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (illegal) mpiwasm_blas_illegal("zhbmv", illegal);
}

void __real_sspmv_(const char* uplo, const int* n, const float* alpha, void* a, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("sspmv"))) int host_sspmv(int uplo_value, int n, float alpha, void* a, void* x, int incx, float beta, void* y, int incy);
void __wrap_sspmv_(const char* uplo, const int* n, const float* alpha, void* a, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_sspmv_(uplo, n, alpha, a, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_sspmv((unsigned char)*uplo, *n, *alpha, a, x, *incx, *beta, y, *incy);
  if (illegal) mpiwasm_blas_illegal("sspmv", illegal);
}

void __real_dspmv_(const char* uplo, const int* n, const double* alpha, void* a, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("dspmv"))) int host_dspmv(int uplo_value, int n, double alpha, void* a, void* x, int incx, double beta, void* y, int incy);
void __wrap_dspmv_(const char* uplo, const int* n, const double* alpha, void* a, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_dspmv_(uplo, n, alpha, a, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_dspmv((unsigned char)*uplo, *n, *alpha, a, x, *incx, *beta, y, *incy);
  if (illegal) mpiwasm_blas_illegal("dspmv", illegal);
}

void __real_chpmv_(const char* uplo, const int* n, const float* alpha, void* a, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("chpmv"))) int host_chpmv(int uplo_value, int n, float alpha_real, float alpha_imaginary, void* a, void* x, int incx, float beta_real, float beta_imaginary, void* y, int incy);
void __wrap_chpmv_(const char* uplo, const int* n, const float* alpha, void* a, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_chpmv_(uplo, n, alpha, a, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_chpmv((unsigned char)*uplo, *n, alpha[0], alpha[1], a, x, *incx, beta[0], beta[1], y, *incy);
  if (illegal) mpiwasm_blas_illegal("chpmv", illegal);
}

void __real_zhpmv_(const char* uplo, const int* n, const double* alpha, void* a, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("zhpmv"))) int host_zhpmv(int uplo_value, int n, double alpha_real, double alpha_imaginary, void* a, void* x, int incx, double beta_real, double beta_imaginary, void* y, int incy);
void __wrap_zhpmv_(const char* uplo, const int* n, const double* alpha, void* a, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_zhpmv_(uplo, n, alpha, a, x, incx, beta, y, incy);
    return;
  }
  const int illegal = host_zhpmv((unsigned char)*uplo, *n, alpha[0], alpha[1], a, x, *incx, beta[0], beta[1], y, *incy);
  if (illegal) mpiwasm_blas_illegal("zhpmv", illegal);
}

void __real_strmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("strmv"))) int host_strmv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_strmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_strmv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int illegal = host_strmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("strmv", illegal);
}

void __real_strsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("strsv"))) int host_strsv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_strsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_strsv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int illegal = host_strsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("strsv", illegal);
}

void __real_dtrmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dtrmv"))) int host_dtrmv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_dtrmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_dtrmv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int illegal = host_dtrmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("dtrmv", illegal);
}

void __real_dtrsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dtrsv"))) int host_dtrsv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_dtrsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_dtrsv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int illegal = host_dtrsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("dtrsv", illegal);
}

void __real_ctrmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ctrmv"))) int host_ctrmv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_ctrmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ctrmv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int illegal = host_ctrmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("ctrmv", illegal);
}

void __real_ctrsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ctrsv"))) int host_ctrsv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_ctrsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ctrsv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int illegal = host_ctrsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("ctrsv", illegal);
}

void __real_ztrmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ztrmv"))) int host_ztrmv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_ztrmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ztrmv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int illegal = host_ztrmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("ztrmv", illegal);
}

void __real_ztrsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ztrsv"))) int host_ztrsv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_ztrsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ztrsv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int illegal = host_ztrsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("ztrsv", illegal);
}

void __real_stbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("stbmv"))) int host_stbmv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_stbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_stbmv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int illegal = host_stbmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("stbmv", illegal);
}

void __real_stbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("stbsv"))) int host_stbsv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_stbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_stbsv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int illegal = host_stbsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("stbsv", illegal);
}

void __real_dtbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dtbmv"))) int host_dtbmv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_dtbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_dtbmv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int illegal = host_dtbmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("dtbmv", illegal);
}

void __real_dtbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dtbsv"))) int host_dtbsv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_dtbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_dtbsv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int illegal = host_dtbsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("dtbsv", illegal);
}

void __real_ctbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ctbmv"))) int host_ctbmv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_ctbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ctbmv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int illegal = host_ctbmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("ctbmv", illegal);
}

void __real_ctbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ctbsv"))) int host_ctbsv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_ctbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ctbsv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int illegal = host_ctbsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("ctbsv", illegal);
}

void __real_ztbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ztbmv"))) int host_ztbmv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_ztbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ztbmv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int illegal = host_ztbmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("ztbmv", illegal);
}

void __real_ztbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ztbsv"))) int host_ztbsv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_ztbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ztbsv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int illegal = host_ztbsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (illegal) mpiwasm_blas_illegal("ztbsv", illegal);
}

void __real_stpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("stpmv"))) int host_stpmv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_stpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_stpmv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int illegal = host_stpmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (illegal) mpiwasm_blas_illegal("stpmv", illegal);
}

void __real_stpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("stpsv"))) int host_stpsv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_stpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_stpsv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int illegal = host_stpsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (illegal) mpiwasm_blas_illegal("stpsv", illegal);
}

void __real_dtpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dtpmv"))) int host_dtpmv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_dtpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_dtpmv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int illegal = host_dtpmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (illegal) mpiwasm_blas_illegal("dtpmv", illegal);
}

void __real_dtpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dtpsv"))) int host_dtpsv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_dtpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_dtpsv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int illegal = host_dtpsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (illegal) mpiwasm_blas_illegal("dtpsv", illegal);
}

void __real_ctpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ctpmv"))) int host_ctpmv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_ctpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ctpmv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int illegal = host_ctpmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (illegal) mpiwasm_blas_illegal("ctpmv", illegal);
}

void __real_ctpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ctpsv"))) int host_ctpsv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_ctpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ctpsv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int illegal = host_ctpsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (illegal) mpiwasm_blas_illegal("ctpsv", illegal);
}

void __real_ztpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ztpmv"))) int host_ztpmv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_ztpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ztpmv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int illegal = host_ztpmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (illegal) mpiwasm_blas_illegal("ztpmv", illegal);
}

void __real_ztpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ztpsv"))) int host_ztpsv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_ztpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ztpsv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int illegal = host_ztpsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (illegal) mpiwasm_blas_illegal("ztpsv", illegal);
}

void __real_sger_(const int* m, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("sger"))) int host_sger(int m, int n, float alpha, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_sger_(const int* m, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_sger_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int illegal = host_sger(*m, *n, *alpha, x, *incx, y, *incy, a, *lda);
  if (illegal) mpiwasm_blas_illegal("sger", illegal);
}

void __real_dger_(const int* m, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("dger"))) int host_dger(int m, int n, double alpha, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_dger_(const int* m, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_dger_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int illegal = host_dger(*m, *n, *alpha, x, *incx, y, *incy, a, *lda);
  if (illegal) mpiwasm_blas_illegal("dger", illegal);
}

void __real_cgeru_(const int* m, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("cgeru"))) int host_cgeru(int m, int n, float alpha_real, float alpha_imaginary, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_cgeru_(const int* m, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_cgeru_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int illegal = host_cgeru(*m, *n, alpha[0], alpha[1], x, *incx, y, *incy, a, *lda);
  if (illegal) mpiwasm_blas_illegal("cgeru", illegal);
}

void __real_cgerc_(const int* m, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("cgerc"))) int host_cgerc(int m, int n, float alpha_real, float alpha_imaginary, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_cgerc_(const int* m, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_cgerc_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int illegal = host_cgerc(*m, *n, alpha[0], alpha[1], x, *incx, y, *incy, a, *lda);
  if (illegal) mpiwasm_blas_illegal("cgerc", illegal);
}

void __real_zgeru_(const int* m, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("zgeru"))) int host_zgeru(int m, int n, double alpha_real, double alpha_imaginary, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_zgeru_(const int* m, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_zgeru_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int illegal = host_zgeru(*m, *n, alpha[0], alpha[1], x, *incx, y, *incy, a, *lda);
  if (illegal) mpiwasm_blas_illegal("zgeru", illegal);
}

void __real_zgerc_(const int* m, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("zgerc"))) int host_zgerc(int m, int n, double alpha_real, double alpha_imaginary, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_zgerc_(const int* m, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_zgerc_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int illegal = host_zgerc(*m, *n, alpha[0], alpha[1], x, *incx, y, *incy, a, *lda);
  if (illegal) mpiwasm_blas_illegal("zgerc", illegal);
}

void __real_ssyr_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("ssyr"))) int host_ssyr(int uplo_value, int n, float alpha, void* x, int incx, void* a, int lda);
void __wrap_ssyr_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_ssyr_(uplo, n, alpha, x, incx, a, lda);
    return;
  }
  const int illegal = host_ssyr((unsigned char)*uplo, *n, *alpha, x, *incx, a, *lda);
  if (illegal) mpiwasm_blas_illegal("ssyr", illegal);
}

void __real_dsyr_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("dsyr"))) int host_dsyr(int uplo_value, int n, double alpha, void* x, int incx, void* a, int lda);
void __wrap_dsyr_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_dsyr_(uplo, n, alpha, x, incx, a, lda);
    return;
  }
  const int illegal = host_dsyr((unsigned char)*uplo, *n, *alpha, x, *incx, a, *lda);
  if (illegal) mpiwasm_blas_illegal("dsyr", illegal);
}

void __real_cher_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("cher"))) int host_cher(int uplo_value, int n, float alpha, void* x, int incx, void* a, int lda);
void __wrap_cher_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_cher_(uplo, n, alpha, x, incx, a, lda);
    return;
  }
  const int illegal = host_cher((unsigned char)*uplo, *n, *alpha, x, *incx, a, *lda);
  if (illegal) mpiwasm_blas_illegal("cher", illegal);
}

void __real_zher_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("zher"))) int host_zher(int uplo_value, int n, double alpha, void* x, int incx, void* a, int lda);
void __wrap_zher_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_zher_(uplo, n, alpha, x, incx, a, lda);
    return;
  }
  const int illegal = host_zher((unsigned char)*uplo, *n, *alpha, x, *incx, a, *lda);
  if (illegal) mpiwasm_blas_illegal("zher", illegal);
}

void __real_sspr_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a);
__attribute__((import_module("blas_1"), import_name("sspr"))) int host_sspr(int uplo_value, int n, float alpha, void* x, int incx, void* a);
void __wrap_sspr_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_sspr_(uplo, n, alpha, x, incx, a);
    return;
  }
  const int illegal = host_sspr((unsigned char)*uplo, *n, *alpha, x, *incx, a);
  if (illegal) mpiwasm_blas_illegal("sspr", illegal);
}

void __real_dspr_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a);
__attribute__((import_module("blas_1"), import_name("dspr"))) int host_dspr(int uplo_value, int n, double alpha, void* x, int incx, void* a);
void __wrap_dspr_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_dspr_(uplo, n, alpha, x, incx, a);
    return;
  }
  const int illegal = host_dspr((unsigned char)*uplo, *n, *alpha, x, *incx, a);
  if (illegal) mpiwasm_blas_illegal("dspr", illegal);
}

void __real_chpr_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a);
__attribute__((import_module("blas_1"), import_name("chpr"))) int host_chpr(int uplo_value, int n, float alpha, void* x, int incx, void* a);
void __wrap_chpr_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_chpr_(uplo, n, alpha, x, incx, a);
    return;
  }
  const int illegal = host_chpr((unsigned char)*uplo, *n, *alpha, x, *incx, a);
  if (illegal) mpiwasm_blas_illegal("chpr", illegal);
}

void __real_zhpr_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a);
__attribute__((import_module("blas_1"), import_name("zhpr"))) int host_zhpr(int uplo_value, int n, double alpha, void* x, int incx, void* a);
void __wrap_zhpr_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_zhpr_(uplo, n, alpha, x, incx, a);
    return;
  }
  const int illegal = host_zhpr((unsigned char)*uplo, *n, *alpha, x, *incx, a);
  if (illegal) mpiwasm_blas_illegal("zhpr", illegal);
}

void __real_ssyr2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("ssyr2"))) int host_ssyr2(int uplo_value, int n, float alpha, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_ssyr2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_ssyr2_(uplo, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int illegal = host_ssyr2((unsigned char)*uplo, *n, *alpha, x, *incx, y, *incy, a, *lda);
  if (illegal) mpiwasm_blas_illegal("ssyr2", illegal);
}

void __real_dsyr2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("dsyr2"))) int host_dsyr2(int uplo_value, int n, double alpha, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_dsyr2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_dsyr2_(uplo, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int illegal = host_dsyr2((unsigned char)*uplo, *n, *alpha, x, *incx, y, *incy, a, *lda);
  if (illegal) mpiwasm_blas_illegal("dsyr2", illegal);
}

void __real_cher2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("cher2"))) int host_cher2(int uplo_value, int n, float alpha_real, float alpha_imaginary, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_cher2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_cher2_(uplo, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int illegal = host_cher2((unsigned char)*uplo, *n, alpha[0], alpha[1], x, *incx, y, *incy, a, *lda);
  if (illegal) mpiwasm_blas_illegal("cher2", illegal);
}

void __real_zher2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("zher2"))) int host_zher2(int uplo_value, int n, double alpha_real, double alpha_imaginary, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_zher2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_zher2_(uplo, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int illegal = host_zher2((unsigned char)*uplo, *n, alpha[0], alpha[1], x, *incx, y, *incy, a, *lda);
  if (illegal) mpiwasm_blas_illegal("zher2", illegal);
}

void __real_sspr2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a);
__attribute__((import_module("blas_1"), import_name("sspr2"))) int host_sspr2(int uplo_value, int n, float alpha, void* x, int incx, void* y, int incy, void* a);
void __wrap_sspr2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_sspr2_(uplo, n, alpha, x, incx, y, incy, a);
    return;
  }
  const int illegal = host_sspr2((unsigned char)*uplo, *n, *alpha, x, *incx, y, *incy, a);
  if (illegal) mpiwasm_blas_illegal("sspr2", illegal);
}

void __real_dspr2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a);
__attribute__((import_module("blas_1"), import_name("dspr2"))) int host_dspr2(int uplo_value, int n, double alpha, void* x, int incx, void* y, int incy, void* a);
void __wrap_dspr2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_dspr2_(uplo, n, alpha, x, incx, y, incy, a);
    return;
  }
  const int illegal = host_dspr2((unsigned char)*uplo, *n, *alpha, x, *incx, y, *incy, a);
  if (illegal) mpiwasm_blas_illegal("dspr2", illegal);
}

void __real_chpr2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a);
__attribute__((import_module("blas_1"), import_name("chpr2"))) int host_chpr2(int uplo_value, int n, float alpha_real, float alpha_imaginary, void* x, int incx, void* y, int incy, void* a);
void __wrap_chpr2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_chpr2_(uplo, n, alpha, x, incx, y, incy, a);
    return;
  }
  const int illegal = host_chpr2((unsigned char)*uplo, *n, alpha[0], alpha[1], x, *incx, y, *incy, a);
  if (illegal) mpiwasm_blas_illegal("chpr2", illegal);
}

void __real_zhpr2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a);
__attribute__((import_module("blas_1"), import_name("zhpr2"))) int host_zhpr2(int uplo_value, int n, double alpha_real, double alpha_imaginary, void* x, int incx, void* y, int incy, void* a);
void __wrap_zhpr2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_zhpr2_(uplo, n, alpha, x, incx, y, incy, a);
    return;
  }
  const int illegal = host_zhpr2((unsigned char)*uplo, *n, alpha[0], alpha[1], x, *incx, y, *incy, a);
  if (illegal) mpiwasm_blas_illegal("zhpr2", illegal);
}
