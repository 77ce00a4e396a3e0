/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_sgemv_(const char* trans, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("sgemv"))) int host_sgemv(int trans_value, int m, int n, float alpha, void* a, int lda, void* x, int incx, float beta, void* y, int incy);
void __wrap_sgemv_(const char* trans, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_sgemv_(trans, m, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_sgemv((unsigned char)*trans, *m, *n, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (result) mpiwasm_blas_illegal("sgemv", result);
}

void __real_dgemv_(const char* trans, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("dgemv"))) int host_dgemv(int trans_value, int m, int n, double alpha, void* a, int lda, void* x, int incx, double beta, void* y, int incy);
void __wrap_dgemv_(const char* trans, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_dgemv_(trans, m, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_dgemv((unsigned char)*trans, *m, *n, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (result) mpiwasm_blas_illegal("dgemv", result);
}

void __real_cgemv_(const char* trans, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("cgemv"))) int host_cgemv(int trans_value, int m, int n, float alpha_real, float alpha_imaginary, void* a, int lda, void* x, int incx, float beta_real, float beta_imaginary, void* y, int incy);
void __wrap_cgemv_(const char* trans, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_cgemv_(trans, m, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_cgemv((unsigned char)*trans, *m, *n, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (result) mpiwasm_blas_illegal("cgemv", result);
}

void __real_zgemv_(const char* trans, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("zgemv"))) int host_zgemv(int trans_value, int m, int n, double alpha_real, double alpha_imaginary, void* a, int lda, void* x, int incx, double beta_real, double beta_imaginary, void* y, int incy);
void __wrap_zgemv_(const char* trans, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_zgemv_(trans, m, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_zgemv((unsigned char)*trans, *m, *n, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (result) mpiwasm_blas_illegal("zgemv", result);
}

void __real_sgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("sgbmv"))) int host_sgbmv(int trans_value, int m, int n, int kl, int ku, float alpha, void* a, int lda, void* x, int incx, float beta, void* y, int incy);
void __wrap_sgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_sgbmv_(trans, m, n, kl, ku, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_sgbmv((unsigned char)*trans, *m, *n, *kl, *ku, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (result == mpiwasm_declined) {
    __real_sgbmv_(trans, m, n, kl, ku, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("sgbmv", result);
}

void __real_dgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("dgbmv"))) int host_dgbmv(int trans_value, int m, int n, int kl, int ku, double alpha, void* a, int lda, void* x, int incx, double beta, void* y, int incy);
void __wrap_dgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_dgbmv_(trans, m, n, kl, ku, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_dgbmv((unsigned char)*trans, *m, *n, *kl, *ku, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (result == mpiwasm_declined) {
    __real_dgbmv_(trans, m, n, kl, ku, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("dgbmv", result);
}

void __real_cgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("cgbmv"))) int host_cgbmv(int trans_value, int m, int n, int kl, int ku, float alpha_real, float alpha_imaginary, void* a, int lda, void* x, int incx, float beta_real, float beta_imaginary, void* y, int incy);
void __wrap_cgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_cgbmv_(trans, m, n, kl, ku, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_cgbmv((unsigned char)*trans, *m, *n, *kl, *ku, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (result == mpiwasm_declined) {
    __real_cgbmv_(trans, m, n, kl, ku, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("cgbmv", result);
}

void __real_zgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("zgbmv"))) int host_zgbmv(int trans_value, int m, int n, int kl, int ku, double alpha_real, double alpha_imaginary, void* a, int lda, void* x, int incx, double beta_real, double beta_imaginary, void* y, int incy);
void __wrap_zgbmv_(const char* trans, const int* m, const int* n, const int* kl, const int* ku, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_zgbmv_(trans, m, n, kl, ku, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_zgbmv((unsigned char)*trans, *m, *n, *kl, *ku, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (result == mpiwasm_declined) {
    __real_zgbmv_(trans, m, n, kl, ku, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("zgbmv", result);
}

void __real_ssymv_(const char* uplo, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("ssymv"))) int host_ssymv(int uplo_value, int n, float alpha, void* a, int lda, void* x, int incx, float beta, void* y, int incy);
void __wrap_ssymv_(const char* uplo, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_ssymv_(uplo, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_ssymv((unsigned char)*uplo, *n, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (result == mpiwasm_declined) {
    __real_ssymv_(uplo, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("ssymv", result);
}

void __real_dsymv_(const char* uplo, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("dsymv"))) int host_dsymv(int uplo_value, int n, double alpha, void* a, int lda, void* x, int incx, double beta, void* y, int incy);
void __wrap_dsymv_(const char* uplo, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_dsymv_(uplo, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_dsymv((unsigned char)*uplo, *n, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (result == mpiwasm_declined) {
    __real_dsymv_(uplo, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("dsymv", result);
}

void __real_chemv_(const char* uplo, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("chemv"))) int host_chemv(int uplo_value, int n, float alpha_real, float alpha_imaginary, void* a, int lda, void* x, int incx, float beta_real, float beta_imaginary, void* y, int incy);
void __wrap_chemv_(const char* uplo, const int* n, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_chemv_(uplo, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_chemv((unsigned char)*uplo, *n, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (result == mpiwasm_declined) {
    __real_chemv_(uplo, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("chemv", result);
}

void __real_zhemv_(const char* uplo, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("zhemv"))) int host_zhemv(int uplo_value, int n, double alpha_real, double alpha_imaginary, void* a, int lda, void* x, int incx, double beta_real, double beta_imaginary, void* y, int incy);
void __wrap_zhemv_(const char* uplo, const int* n, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_zhemv_(uplo, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_zhemv((unsigned char)*uplo, *n, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (result == mpiwasm_declined) {
    __real_zhemv_(uplo, n, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("zhemv", result);
}

void __real_ssbmv_(const char* uplo, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("ssbmv"))) int host_ssbmv(int uplo_value, int n, int k, float alpha, void* a, int lda, void* x, int incx, float beta, void* y, int incy);
void __wrap_ssbmv_(const char* uplo, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_ssbmv_(uplo, n, k, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_ssbmv((unsigned char)*uplo, *n, *k, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (result == mpiwasm_declined) {
    __real_ssbmv_(uplo, n, k, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("ssbmv", result);
}

void __real_dsbmv_(const char* uplo, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("dsbmv"))) int host_dsbmv(int uplo_value, int n, int k, double alpha, void* a, int lda, void* x, int incx, double beta, void* y, int incy);
void __wrap_dsbmv_(const char* uplo, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_dsbmv_(uplo, n, k, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_dsbmv((unsigned char)*uplo, *n, *k, *alpha, a, *lda, x, *incx, *beta, y, *incy);
  if (result == mpiwasm_declined) {
    __real_dsbmv_(uplo, n, k, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("dsbmv", result);
}

void __real_chbmv_(const char* uplo, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("chbmv"))) int host_chbmv(int uplo_value, int n, int k, float alpha_real, float alpha_imaginary, void* a, int lda, void* x, int incx, float beta_real, float beta_imaginary, void* y, int incy);
void __wrap_chbmv_(const char* uplo, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_chbmv_(uplo, n, k, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_chbmv((unsigned char)*uplo, *n, *k, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (result == mpiwasm_declined) {
    __real_chbmv_(uplo, n, k, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("chbmv", result);
}

void __real_zhbmv_(const char* uplo, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("zhbmv"))) int host_zhbmv(int uplo_value, int n, int k, double alpha_real, double alpha_imaginary, void* a, int lda, void* x, int incx, double beta_real, double beta_imaginary, void* y, int incy);
void __wrap_zhbmv_(const char* uplo, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_zhbmv_(uplo, n, k, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  const int result = host_zhbmv((unsigned char)*uplo, *n, *k, alpha[0], alpha[1], a, *lda, x, *incx, beta[0], beta[1], y, *incy);
  if (result == mpiwasm_declined) {
    __real_zhbmv_(uplo, n, k, alpha, a, lda, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("zhbmv", result);
}

void __real_sspmv_(const char* uplo, const int* n, const float* alpha, void* a, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("sspmv"))) int host_sspmv(int uplo_value, int n, float alpha, void* a, void* x, int incx, float beta, void* y, int incy);
void __wrap_sspmv_(const char* uplo, const int* n, const float* alpha, void* a, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_sspmv_(uplo, n, alpha, a, x, incx, beta, y, incy);
    return;
  }
  const int result = host_sspmv((unsigned char)*uplo, *n, *alpha, a, x, *incx, *beta, y, *incy);
  if (result == mpiwasm_declined) {
    __real_sspmv_(uplo, n, alpha, a, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("sspmv", result);
}

void __real_dspmv_(const char* uplo, const int* n, const double* alpha, void* a, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("dspmv"))) int host_dspmv(int uplo_value, int n, double alpha, void* a, void* x, int incx, double beta, void* y, int incy);
void __wrap_dspmv_(const char* uplo, const int* n, const double* alpha, void* a, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_dspmv_(uplo, n, alpha, a, x, incx, beta, y, incy);
    return;
  }
  const int result = host_dspmv((unsigned char)*uplo, *n, *alpha, a, x, *incx, *beta, y, *incy);
  if (result == mpiwasm_declined) {
    __real_dspmv_(uplo, n, alpha, a, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("dspmv", result);
}

void __real_chpmv_(const char* uplo, const int* n, const float* alpha, void* a, void* x, const int* incx, const float* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("chpmv"))) int host_chpmv(int uplo_value, int n, float alpha_real, float alpha_imaginary, void* a, void* x, int incx, float beta_real, float beta_imaginary, void* y, int incy);
void __wrap_chpmv_(const char* uplo, const int* n, const float* alpha, void* a, void* x, const int* incx, const float* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_chpmv_(uplo, n, alpha, a, x, incx, beta, y, incy);
    return;
  }
  const int result = host_chpmv((unsigned char)*uplo, *n, alpha[0], alpha[1], a, x, *incx, beta[0], beta[1], y, *incy);
  if (result == mpiwasm_declined) {
    __real_chpmv_(uplo, n, alpha, a, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("chpmv", result);
}

void __real_zhpmv_(const char* uplo, const int* n, const double* alpha, void* a, void* x, const int* incx, const double* beta, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("zhpmv"))) int host_zhpmv(int uplo_value, int n, double alpha_real, double alpha_imaginary, void* a, void* x, int incx, double beta_real, double beta_imaginary, void* y, int incy);
void __wrap_zhpmv_(const char* uplo, const int* n, const double* alpha, void* a, void* x, const int* incx, const double* beta, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_zhpmv_(uplo, n, alpha, a, x, incx, beta, y, incy);
    return;
  }
  const int result = host_zhpmv((unsigned char)*uplo, *n, alpha[0], alpha[1], a, x, *incx, beta[0], beta[1], y, *incy);
  if (result == mpiwasm_declined) {
    __real_zhpmv_(uplo, n, alpha, a, x, incx, beta, y, incy);
    return;
  }
  if (result) mpiwasm_blas_illegal("zhpmv", result);
}

void __real_strmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("strmv"))) int host_strmv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_strmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_strmv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int result = host_strmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_strmv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("strmv", result);
}

void __real_strsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("strsv"))) int host_strsv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_strsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_strsv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int result = host_strsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_strsv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("strsv", result);
}

void __real_dtrmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dtrmv"))) int host_dtrmv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_dtrmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_dtrmv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int result = host_dtrmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_dtrmv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("dtrmv", result);
}

void __real_dtrsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dtrsv"))) int host_dtrsv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_dtrsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_dtrsv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int result = host_dtrsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_dtrsv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("dtrsv", result);
}

void __real_ctrmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ctrmv"))) int host_ctrmv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_ctrmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ctrmv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int result = host_ctrmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_ctrmv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("ctrmv", result);
}

void __real_ctrsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ctrsv"))) int host_ctrsv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_ctrsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ctrsv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int result = host_ctrsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_ctrsv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("ctrsv", result);
}

void __real_ztrmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ztrmv"))) int host_ztrmv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_ztrmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ztrmv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int result = host_ztrmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_ztrmv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("ztrmv", result);
}

void __real_ztrsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ztrsv"))) int host_ztrsv(int uplo_value, int trans_value, int diag_value, int n, void* a, int lda, void* x, int incx);
void __wrap_ztrsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ztrsv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  const int result = host_ztrsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_ztrsv_(uplo, trans, diag, n, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("ztrsv", result);
}

void __real_stbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("stbmv"))) int host_stbmv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_stbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_stbmv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int result = host_stbmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_stbmv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("stbmv", result);
}

void __real_stbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("stbsv"))) int host_stbsv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_stbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_stbsv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int result = host_stbsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_stbsv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("stbsv", result);
}

void __real_dtbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dtbmv"))) int host_dtbmv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_dtbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_dtbmv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int result = host_dtbmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_dtbmv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("dtbmv", result);
}

void __real_dtbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dtbsv"))) int host_dtbsv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_dtbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_dtbsv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int result = host_dtbsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_dtbsv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("dtbsv", result);
}

void __real_ctbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ctbmv"))) int host_ctbmv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_ctbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ctbmv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int result = host_ctbmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_ctbmv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("ctbmv", result);
}

void __real_ctbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ctbsv"))) int host_ctbsv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_ctbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ctbsv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int result = host_ctbsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_ctbsv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("ctbsv", result);
}

void __real_ztbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ztbmv"))) int host_ztbmv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_ztbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ztbmv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int result = host_ztbmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_ztbmv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("ztbmv", result);
}

void __real_ztbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ztbsv"))) int host_ztbsv(int uplo_value, int trans_value, int diag_value, int n, int k, void* a, int lda, void* x, int incx);
void __wrap_ztbsv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, void* a, const int* lda, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ztbsv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  const int result = host_ztbsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *k, a, *lda, x, *incx);
  if (result == mpiwasm_declined) {
    __real_ztbsv_(uplo, trans, diag, n, k, a, lda, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("ztbsv", result);
}

void __real_stpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("stpmv"))) int host_stpmv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_stpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_stpmv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int result = host_stpmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (result == mpiwasm_declined) {
    __real_stpmv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("stpmv", result);
}

void __real_stpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("stpsv"))) int host_stpsv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_stpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_stpsv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int result = host_stpsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (result == mpiwasm_declined) {
    __real_stpsv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("stpsv", result);
}

void __real_dtpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dtpmv"))) int host_dtpmv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_dtpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_dtpmv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int result = host_dtpmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (result == mpiwasm_declined) {
    __real_dtpmv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("dtpmv", result);
}

void __real_dtpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dtpsv"))) int host_dtpsv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_dtpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_dtpsv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int result = host_dtpsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (result == mpiwasm_declined) {
    __real_dtpsv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("dtpsv", result);
}

void __real_ctpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ctpmv"))) int host_ctpmv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_ctpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ctpmv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int result = host_ctpmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (result == mpiwasm_declined) {
    __real_ctpmv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("ctpmv", result);
}

void __real_ctpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ctpsv"))) int host_ctpsv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_ctpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ctpsv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int result = host_ctpsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (result == mpiwasm_declined) {
    __real_ctpsv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("ctpsv", result);
}

void __real_ztpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ztpmv"))) int host_ztpmv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_ztpmv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ztpmv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int result = host_ztpmv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (result == mpiwasm_declined) {
    __real_ztpmv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("ztpmv", result);
}

void __real_ztpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("ztpsv"))) int host_ztpsv(int uplo_value, int trans_value, int diag_value, int n, void* a, void* x, int incx);
void __wrap_ztpsv_(const char* uplo, const char* trans, const char* diag, const int* n, void* a, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_ztpsv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  const int result = host_ztpsv((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, a, x, *incx);
  if (result == mpiwasm_declined) {
    __real_ztpsv_(uplo, trans, diag, n, a, x, incx);
    return;
  }
  if (result) mpiwasm_blas_illegal("ztpsv", result);
}

void __real_sger_(const int* m, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("sger"))) int host_sger(int m, int n, float alpha, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_sger_(const int* m, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_sger_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int result = host_sger(*m, *n, *alpha, x, *incx, y, *incy, a, *lda);
  if (result == mpiwasm_declined) {
    __real_sger_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  if (result) mpiwasm_blas_illegal("sger", result);
}

void __real_dger_(const int* m, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("dger"))) int host_dger(int m, int n, double alpha, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_dger_(const int* m, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_dger_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int result = host_dger(*m, *n, *alpha, x, *incx, y, *incy, a, *lda);
  if (result == mpiwasm_declined) {
    __real_dger_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  if (result) mpiwasm_blas_illegal("dger", result);
}

void __real_cgeru_(const int* m, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("cgeru"))) int host_cgeru(int m, int n, float alpha_real, float alpha_imaginary, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_cgeru_(const int* m, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_cgeru_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int result = host_cgeru(*m, *n, alpha[0], alpha[1], x, *incx, y, *incy, a, *lda);
  if (result == mpiwasm_declined) {
    __real_cgeru_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  if (result) mpiwasm_blas_illegal("cgeru", result);
}

void __real_cgerc_(const int* m, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("cgerc"))) int host_cgerc(int m, int n, float alpha_real, float alpha_imaginary, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_cgerc_(const int* m, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_cgerc_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int result = host_cgerc(*m, *n, alpha[0], alpha[1], x, *incx, y, *incy, a, *lda);
  if (result == mpiwasm_declined) {
    __real_cgerc_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  if (result) mpiwasm_blas_illegal("cgerc", result);
}

void __real_zgeru_(const int* m, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("zgeru"))) int host_zgeru(int m, int n, double alpha_real, double alpha_imaginary, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_zgeru_(const int* m, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_zgeru_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int result = host_zgeru(*m, *n, alpha[0], alpha[1], x, *incx, y, *incy, a, *lda);
  if (result == mpiwasm_declined) {
    __real_zgeru_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  if (result) mpiwasm_blas_illegal("zgeru", result);
}

void __real_zgerc_(const int* m, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("zgerc"))) int host_zgerc(int m, int n, double alpha_real, double alpha_imaginary, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_zgerc_(const int* m, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_zgerc_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int result = host_zgerc(*m, *n, alpha[0], alpha[1], x, *incx, y, *incy, a, *lda);
  if (result == mpiwasm_declined) {
    __real_zgerc_(m, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  if (result) mpiwasm_blas_illegal("zgerc", result);
}

void __real_ssyr_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("ssyr"))) int host_ssyr(int uplo_value, int n, float alpha, void* x, int incx, void* a, int lda);
void __wrap_ssyr_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_ssyr_(uplo, n, alpha, x, incx, a, lda);
    return;
  }
  const int result = host_ssyr((unsigned char)*uplo, *n, *alpha, x, *incx, a, *lda);
  if (result == mpiwasm_declined) {
    __real_ssyr_(uplo, n, alpha, x, incx, a, lda);
    return;
  }
  if (result) mpiwasm_blas_illegal("ssyr", result);
}

void __real_dsyr_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("dsyr"))) int host_dsyr(int uplo_value, int n, double alpha, void* x, int incx, void* a, int lda);
void __wrap_dsyr_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_dsyr_(uplo, n, alpha, x, incx, a, lda);
    return;
  }
  const int result = host_dsyr((unsigned char)*uplo, *n, *alpha, x, *incx, a, *lda);
  if (result == mpiwasm_declined) {
    __real_dsyr_(uplo, n, alpha, x, incx, a, lda);
    return;
  }
  if (result) mpiwasm_blas_illegal("dsyr", result);
}

void __real_cher_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("cher"))) int host_cher(int uplo_value, int n, float alpha, void* x, int incx, void* a, int lda);
void __wrap_cher_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_cher_(uplo, n, alpha, x, incx, a, lda);
    return;
  }
  const int result = host_cher((unsigned char)*uplo, *n, *alpha, x, *incx, a, *lda);
  if (result == mpiwasm_declined) {
    __real_cher_(uplo, n, alpha, x, incx, a, lda);
    return;
  }
  if (result) mpiwasm_blas_illegal("cher", result);
}

void __real_zher_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("zher"))) int host_zher(int uplo_value, int n, double alpha, void* x, int incx, void* a, int lda);
void __wrap_zher_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_zher_(uplo, n, alpha, x, incx, a, lda);
    return;
  }
  const int result = host_zher((unsigned char)*uplo, *n, *alpha, x, *incx, a, *lda);
  if (result == mpiwasm_declined) {
    __real_zher_(uplo, n, alpha, x, incx, a, lda);
    return;
  }
  if (result) mpiwasm_blas_illegal("zher", result);
}

void __real_sspr_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a);
__attribute__((import_module("blas_1"), import_name("sspr"))) int host_sspr(int uplo_value, int n, float alpha, void* x, int incx, void* a);
void __wrap_sspr_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_sspr_(uplo, n, alpha, x, incx, a);
    return;
  }
  const int result = host_sspr((unsigned char)*uplo, *n, *alpha, x, *incx, a);
  if (result == mpiwasm_declined) {
    __real_sspr_(uplo, n, alpha, x, incx, a);
    return;
  }
  if (result) mpiwasm_blas_illegal("sspr", result);
}

void __real_dspr_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a);
__attribute__((import_module("blas_1"), import_name("dspr"))) int host_dspr(int uplo_value, int n, double alpha, void* x, int incx, void* a);
void __wrap_dspr_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_dspr_(uplo, n, alpha, x, incx, a);
    return;
  }
  const int result = host_dspr((unsigned char)*uplo, *n, *alpha, x, *incx, a);
  if (result == mpiwasm_declined) {
    __real_dspr_(uplo, n, alpha, x, incx, a);
    return;
  }
  if (result) mpiwasm_blas_illegal("dspr", result);
}

void __real_chpr_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a);
__attribute__((import_module("blas_1"), import_name("chpr"))) int host_chpr(int uplo_value, int n, float alpha, void* x, int incx, void* a);
void __wrap_chpr_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_chpr_(uplo, n, alpha, x, incx, a);
    return;
  }
  const int result = host_chpr((unsigned char)*uplo, *n, *alpha, x, *incx, a);
  if (result == mpiwasm_declined) {
    __real_chpr_(uplo, n, alpha, x, incx, a);
    return;
  }
  if (result) mpiwasm_blas_illegal("chpr", result);
}

void __real_zhpr_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a);
__attribute__((import_module("blas_1"), import_name("zhpr"))) int host_zhpr(int uplo_value, int n, double alpha, void* x, int incx, void* a);
void __wrap_zhpr_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_zhpr_(uplo, n, alpha, x, incx, a);
    return;
  }
  const int result = host_zhpr((unsigned char)*uplo, *n, *alpha, x, *incx, a);
  if (result == mpiwasm_declined) {
    __real_zhpr_(uplo, n, alpha, x, incx, a);
    return;
  }
  if (result) mpiwasm_blas_illegal("zhpr", result);
}

void __real_ssyr2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("ssyr2"))) int host_ssyr2(int uplo_value, int n, float alpha, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_ssyr2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_ssyr2_(uplo, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int result = host_ssyr2((unsigned char)*uplo, *n, *alpha, x, *incx, y, *incy, a, *lda);
  if (result == mpiwasm_declined) {
    __real_ssyr2_(uplo, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  if (result) mpiwasm_blas_illegal("ssyr2", result);
}

void __real_dsyr2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("dsyr2"))) int host_dsyr2(int uplo_value, int n, double alpha, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_dsyr2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_dsyr2_(uplo, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int result = host_dsyr2((unsigned char)*uplo, *n, *alpha, x, *incx, y, *incy, a, *lda);
  if (result == mpiwasm_declined) {
    __real_dsyr2_(uplo, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  if (result) mpiwasm_blas_illegal("dsyr2", result);
}

void __real_cher2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("cher2"))) int host_cher2(int uplo_value, int n, float alpha_real, float alpha_imaginary, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_cher2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_cher2_(uplo, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int result = host_cher2((unsigned char)*uplo, *n, alpha[0], alpha[1], x, *incx, y, *incy, a, *lda);
  if (result == mpiwasm_declined) {
    __real_cher2_(uplo, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  if (result) mpiwasm_blas_illegal("cher2", result);
}

void __real_zher2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda);
__attribute__((import_module("blas_1"), import_name("zher2"))) int host_zher2(int uplo_value, int n, double alpha_real, double alpha_imaginary, void* x, int incx, void* y, int incy, void* a, int lda);
void __wrap_zher2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a, const int* lda) {
  if (!mpiwasm_blas_at_host()) {
    __real_zher2_(uplo, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  const int result = host_zher2((unsigned char)*uplo, *n, alpha[0], alpha[1], x, *incx, y, *incy, a, *lda);
  if (result == mpiwasm_declined) {
    __real_zher2_(uplo, n, alpha, x, incx, y, incy, a, lda);
    return;
  }
  if (result) mpiwasm_blas_illegal("zher2", result);
}

void __real_sspr2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a);
__attribute__((import_module("blas_1"), import_name("sspr2"))) int host_sspr2(int uplo_value, int n, float alpha, void* x, int incx, void* y, int incy, void* a);
void __wrap_sspr2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_sspr2_(uplo, n, alpha, x, incx, y, incy, a);
    return;
  }
  const int result = host_sspr2((unsigned char)*uplo, *n, *alpha, x, *incx, y, *incy, a);
  if (result == mpiwasm_declined) {
    __real_sspr2_(uplo, n, alpha, x, incx, y, incy, a);
    return;
  }
  if (result) mpiwasm_blas_illegal("sspr2", result);
}

void __real_dspr2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a);
__attribute__((import_module("blas_1"), import_name("dspr2"))) int host_dspr2(int uplo_value, int n, double alpha, void* x, int incx, void* y, int incy, void* a);
void __wrap_dspr2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_dspr2_(uplo, n, alpha, x, incx, y, incy, a);
    return;
  }
  const int result = host_dspr2((unsigned char)*uplo, *n, *alpha, x, *incx, y, *incy, a);
  if (result == mpiwasm_declined) {
    __real_dspr2_(uplo, n, alpha, x, incx, y, incy, a);
    return;
  }
  if (result) mpiwasm_blas_illegal("dspr2", result);
}

void __real_chpr2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a);
__attribute__((import_module("blas_1"), import_name("chpr2"))) int host_chpr2(int uplo_value, int n, float alpha_real, float alpha_imaginary, void* x, int incx, void* y, int incy, void* a);
void __wrap_chpr2_(const char* uplo, const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_chpr2_(uplo, n, alpha, x, incx, y, incy, a);
    return;
  }
  const int result = host_chpr2((unsigned char)*uplo, *n, alpha[0], alpha[1], x, *incx, y, *incy, a);
  if (result == mpiwasm_declined) {
    __real_chpr2_(uplo, n, alpha, x, incx, y, incy, a);
    return;
  }
  if (result) mpiwasm_blas_illegal("chpr2", result);
}

void __real_zhpr2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a);
__attribute__((import_module("blas_1"), import_name("zhpr2"))) int host_zhpr2(int uplo_value, int n, double alpha_real, double alpha_imaginary, void* x, int incx, void* y, int incy, void* a);
void __wrap_zhpr2_(const char* uplo, const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy, void* a) {
  if (!mpiwasm_blas_at_host()) {
    __real_zhpr2_(uplo, n, alpha, x, incx, y, incy, a);
    return;
  }
  const int result = host_zhpr2((unsigned char)*uplo, *n, alpha[0], alpha[1], x, *incx, y, *incy, a);
  if (result == mpiwasm_declined) {
    __real_zhpr2_(uplo, n, alpha, x, incx, y, incy, a);
    return;
  }
  if (result) mpiwasm_blas_illegal("zhpr2", result);
}
