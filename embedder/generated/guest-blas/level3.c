/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_sgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("sgemm"))) int host_sgemm(int transa_value, int transb_value, int m, int n, int k, float alpha, void* a, int lda, void* b, int ldb, float beta, void* c, int ldc);
void __wrap_sgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_sgemm_(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_sgemm((unsigned char)*transa, (unsigned char)*transb, *m, *n, *k, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
  if (result) mpiwasm_blas_illegal("sgemm", result);
}

void __real_dgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("dgemm"))) int host_dgemm(int transa_value, int transb_value, int m, int n, int k, double alpha, void* a, int lda, void* b, int ldb, double beta, void* c, int ldc);
void __wrap_dgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_dgemm_(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_dgemm((unsigned char)*transa, (unsigned char)*transb, *m, *n, *k, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
  if (result) mpiwasm_blas_illegal("dgemm", result);
}

void __real_cgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("cgemm"))) int host_cgemm(int transa_value, int transb_value, int m, int n, int k, float alpha_real, float alpha_imaginary, void* a, int lda, void* b, int ldb, float beta_real, float beta_imaginary, void* c, int ldc);
void __wrap_cgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_cgemm_(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_cgemm((unsigned char)*transa, (unsigned char)*transb, *m, *n, *k, alpha[0], alpha[1], a, *lda, b, *ldb, beta[0], beta[1], c, *ldc);
  if (result) mpiwasm_blas_illegal("cgemm", result);
}

void __real_zgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("zgemm"))) int host_zgemm(int transa_value, int transb_value, int m, int n, int k, double alpha_real, double alpha_imaginary, void* a, int lda, void* b, int ldb, double beta_real, double beta_imaginary, void* c, int ldc);
void __wrap_zgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_zgemm_(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_zgemm((unsigned char)*transa, (unsigned char)*transb, *m, *n, *k, alpha[0], alpha[1], a, *lda, b, *ldb, beta[0], beta[1], c, *ldc);
  if (result) mpiwasm_blas_illegal("zgemm", result);
}

void __real_ssymm_(const char* side, const char* uplo, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("ssymm"))) int host_ssymm(int side_value, int uplo_value, int m, int n, float alpha, void* a, int lda, void* b, int ldb, float beta, void* c, int ldc);
void __wrap_ssymm_(const char* side, const char* uplo, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_ssymm_(side, uplo, m, n, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_ssymm((unsigned char)*side, (unsigned char)*uplo, *m, *n, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
  if (result) mpiwasm_blas_illegal("ssymm", result);
}

void __real_dsymm_(const char* side, const char* uplo, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("dsymm"))) int host_dsymm(int side_value, int uplo_value, int m, int n, double alpha, void* a, int lda, void* b, int ldb, double beta, void* c, int ldc);
void __wrap_dsymm_(const char* side, const char* uplo, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_dsymm_(side, uplo, m, n, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_dsymm((unsigned char)*side, (unsigned char)*uplo, *m, *n, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
  if (result) mpiwasm_blas_illegal("dsymm", result);
}

void __real_csymm_(const char* side, const char* uplo, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("csymm"))) int host_csymm(int side_value, int uplo_value, int m, int n, float alpha_real, float alpha_imaginary, void* a, int lda, void* b, int ldb, float beta_real, float beta_imaginary, void* c, int ldc);
void __wrap_csymm_(const char* side, const char* uplo, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_csymm_(side, uplo, m, n, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_csymm((unsigned char)*side, (unsigned char)*uplo, *m, *n, alpha[0], alpha[1], a, *lda, b, *ldb, beta[0], beta[1], c, *ldc);
  if (result) mpiwasm_blas_illegal("csymm", result);
}

void __real_chemm_(const char* side, const char* uplo, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("chemm"))) int host_chemm(int side_value, int uplo_value, int m, int n, float alpha_real, float alpha_imaginary, void* a, int lda, void* b, int ldb, float beta_real, float beta_imaginary, void* c, int ldc);
void __wrap_chemm_(const char* side, const char* uplo, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_chemm_(side, uplo, m, n, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_chemm((unsigned char)*side, (unsigned char)*uplo, *m, *n, alpha[0], alpha[1], a, *lda, b, *ldb, beta[0], beta[1], c, *ldc);
  if (result) mpiwasm_blas_illegal("chemm", result);
}

void __real_zsymm_(const char* side, const char* uplo, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("zsymm"))) int host_zsymm(int side_value, int uplo_value, int m, int n, double alpha_real, double alpha_imaginary, void* a, int lda, void* b, int ldb, double beta_real, double beta_imaginary, void* c, int ldc);
void __wrap_zsymm_(const char* side, const char* uplo, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_zsymm_(side, uplo, m, n, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_zsymm((unsigned char)*side, (unsigned char)*uplo, *m, *n, alpha[0], alpha[1], a, *lda, b, *ldb, beta[0], beta[1], c, *ldc);
  if (result) mpiwasm_blas_illegal("zsymm", result);
}

void __real_zhemm_(const char* side, const char* uplo, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("zhemm"))) int host_zhemm(int side_value, int uplo_value, int m, int n, double alpha_real, double alpha_imaginary, void* a, int lda, void* b, int ldb, double beta_real, double beta_imaginary, void* c, int ldc);
void __wrap_zhemm_(const char* side, const char* uplo, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_zhemm_(side, uplo, m, n, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_zhemm((unsigned char)*side, (unsigned char)*uplo, *m, *n, alpha[0], alpha[1], a, *lda, b, *ldb, beta[0], beta[1], c, *ldc);
  if (result) mpiwasm_blas_illegal("zhemm", result);
}

void __real_ssyrk_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, const float* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("ssyrk"))) int host_ssyrk(int uplo_value, int trans_value, int n, int k, float alpha, void* a, int lda, float beta, void* c, int ldc);
void __wrap_ssyrk_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, const float* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_ssyrk_(uplo, trans, n, k, alpha, a, lda, beta, c, ldc);
    return;
  }
  const int result = host_ssyrk((unsigned char)*uplo, (unsigned char)*trans, *n, *k, *alpha, a, *lda, *beta, c, *ldc);
  if (result) mpiwasm_blas_illegal("ssyrk", result);
}

void __real_dsyrk_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, const double* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("dsyrk"))) int host_dsyrk(int uplo_value, int trans_value, int n, int k, double alpha, void* a, int lda, double beta, void* c, int ldc);
void __wrap_dsyrk_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, const double* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_dsyrk_(uplo, trans, n, k, alpha, a, lda, beta, c, ldc);
    return;
  }
  const int result = host_dsyrk((unsigned char)*uplo, (unsigned char)*trans, *n, *k, *alpha, a, *lda, *beta, c, *ldc);
  if (result) mpiwasm_blas_illegal("dsyrk", result);
}

void __real_csyrk_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, const float* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("csyrk"))) int host_csyrk(int uplo_value, int trans_value, int n, int k, float alpha_real, float alpha_imaginary, void* a, int lda, float beta_real, float beta_imaginary, void* c, int ldc);
void __wrap_csyrk_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, const float* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_csyrk_(uplo, trans, n, k, alpha, a, lda, beta, c, ldc);
    return;
  }
  const int result = host_csyrk((unsigned char)*uplo, (unsigned char)*trans, *n, *k, alpha[0], alpha[1], a, *lda, beta[0], beta[1], c, *ldc);
  if (result) mpiwasm_blas_illegal("csyrk", result);
}

void __real_zsyrk_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, const double* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("zsyrk"))) int host_zsyrk(int uplo_value, int trans_value, int n, int k, double alpha_real, double alpha_imaginary, void* a, int lda, double beta_real, double beta_imaginary, void* c, int ldc);
void __wrap_zsyrk_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, const double* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_zsyrk_(uplo, trans, n, k, alpha, a, lda, beta, c, ldc);
    return;
  }
  const int result = host_zsyrk((unsigned char)*uplo, (unsigned char)*trans, *n, *k, alpha[0], alpha[1], a, *lda, beta[0], beta[1], c, *ldc);
  if (result) mpiwasm_blas_illegal("zsyrk", result);
}

void __real_cherk_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, const float* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("cherk"))) int host_cherk(int uplo_value, int trans_value, int n, int k, float alpha, void* a, int lda, float beta, void* c, int ldc);
void __wrap_cherk_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, const float* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_cherk_(uplo, trans, n, k, alpha, a, lda, beta, c, ldc);
    return;
  }
  const int result = host_cherk((unsigned char)*uplo, (unsigned char)*trans, *n, *k, *alpha, a, *lda, *beta, c, *ldc);
  if (result) mpiwasm_blas_illegal("cherk", result);
}

void __real_zherk_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, const double* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("zherk"))) int host_zherk(int uplo_value, int trans_value, int n, int k, double alpha, void* a, int lda, double beta, void* c, int ldc);
void __wrap_zherk_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, const double* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_zherk_(uplo, trans, n, k, alpha, a, lda, beta, c, ldc);
    return;
  }
  const int result = host_zherk((unsigned char)*uplo, (unsigned char)*trans, *n, *k, *alpha, a, *lda, *beta, c, *ldc);
  if (result) mpiwasm_blas_illegal("zherk", result);
}

void __real_ssyr2k_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("ssyr2k"))) int host_ssyr2k(int uplo_value, int trans_value, int n, int k, float alpha, void* a, int lda, void* b, int ldb, float beta, void* c, int ldc);
void __wrap_ssyr2k_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_ssyr2k_(uplo, trans, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_ssyr2k((unsigned char)*uplo, (unsigned char)*trans, *n, *k, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
  if (result) mpiwasm_blas_illegal("ssyr2k", result);
}

void __real_dsyr2k_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("dsyr2k"))) int host_dsyr2k(int uplo_value, int trans_value, int n, int k, double alpha, void* a, int lda, void* b, int ldb, double beta, void* c, int ldc);
void __wrap_dsyr2k_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_dsyr2k_(uplo, trans, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_dsyr2k((unsigned char)*uplo, (unsigned char)*trans, *n, *k, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
  if (result) mpiwasm_blas_illegal("dsyr2k", result);
}

void __real_csyr2k_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("csyr2k"))) int host_csyr2k(int uplo_value, int trans_value, int n, int k, float alpha_real, float alpha_imaginary, void* a, int lda, void* b, int ldb, float beta_real, float beta_imaginary, void* c, int ldc);
void __wrap_csyr2k_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_csyr2k_(uplo, trans, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_csyr2k((unsigned char)*uplo, (unsigned char)*trans, *n, *k, alpha[0], alpha[1], a, *lda, b, *ldb, beta[0], beta[1], c, *ldc);
  if (result) mpiwasm_blas_illegal("csyr2k", result);
}

void __real_zsyr2k_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("zsyr2k"))) int host_zsyr2k(int uplo_value, int trans_value, int n, int k, double alpha_real, double alpha_imaginary, void* a, int lda, void* b, int ldb, double beta_real, double beta_imaginary, void* c, int ldc);
void __wrap_zsyr2k_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_zsyr2k_(uplo, trans, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_zsyr2k((unsigned char)*uplo, (unsigned char)*trans, *n, *k, alpha[0], alpha[1], a, *lda, b, *ldb, beta[0], beta[1], c, *ldc);
  if (result) mpiwasm_blas_illegal("zsyr2k", result);
}

void __real_cher2k_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("cher2k"))) int host_cher2k(int uplo_value, int trans_value, int n, int k, float alpha_real, float alpha_imaginary, void* a, int lda, void* b, int ldb, float beta, void* c, int ldc);
void __wrap_cher2k_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_cher2k_(uplo, trans, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_cher2k((unsigned char)*uplo, (unsigned char)*trans, *n, *k, alpha[0], alpha[1], a, *lda, b, *ldb, *beta, c, *ldc);
  if (result) mpiwasm_blas_illegal("cher2k", result);
}

void __real_zher2k_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc);
__attribute__((import_module("blas_1"), import_name("zher2k"))) int host_zher2k(int uplo_value, int trans_value, int n, int k, double alpha_real, double alpha_imaginary, void* a, int lda, void* b, int ldb, double beta, void* c, int ldc);
void __wrap_zher2k_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  if (!mpiwasm_blas_at_host()) {
    __real_zher2k_(uplo, trans, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
    return;
  }
  const int result = host_zher2k((unsigned char)*uplo, (unsigned char)*trans, *n, *k, alpha[0], alpha[1], a, *lda, b, *ldb, *beta, c, *ldc);
  if (result) mpiwasm_blas_illegal("zher2k", result);
}

void __real_strmm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb);
__attribute__((import_module("blas_1"), import_name("strmm"))) int host_strmm(int side_value, int uplo_value, int transa_value, int diag_value, int m, int n, float alpha, void* a, int lda, void* b, int ldb);
void __wrap_strmm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb) {
  if (!mpiwasm_blas_at_host()) {
    __real_strmm_(side, uplo, transa, diag, m, n, alpha, a, lda, b, ldb);
    return;
  }
  const int result = host_strmm((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*transa, (unsigned char)*diag, *m, *n, *alpha, a, *lda, b, *ldb);
  if (result) mpiwasm_blas_illegal("strmm", result);
}

void __real_strsm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb);
__attribute__((import_module("blas_1"), import_name("strsm"))) int host_strsm(int side_value, int uplo_value, int transa_value, int diag_value, int m, int n, float alpha, void* a, int lda, void* b, int ldb);
void __wrap_strsm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb) {
  if (!mpiwasm_blas_at_host()) {
    __real_strsm_(side, uplo, transa, diag, m, n, alpha, a, lda, b, ldb);
    return;
  }
  const int result = host_strsm((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*transa, (unsigned char)*diag, *m, *n, *alpha, a, *lda, b, *ldb);
  if (result) mpiwasm_blas_illegal("strsm", result);
}

void __real_dtrmm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb);
__attribute__((import_module("blas_1"), import_name("dtrmm"))) int host_dtrmm(int side_value, int uplo_value, int transa_value, int diag_value, int m, int n, double alpha, void* a, int lda, void* b, int ldb);
void __wrap_dtrmm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb) {
  if (!mpiwasm_blas_at_host()) {
    __real_dtrmm_(side, uplo, transa, diag, m, n, alpha, a, lda, b, ldb);
    return;
  }
  const int result = host_dtrmm((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*transa, (unsigned char)*diag, *m, *n, *alpha, a, *lda, b, *ldb);
  if (result) mpiwasm_blas_illegal("dtrmm", result);
}

void __real_dtrsm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb);
__attribute__((import_module("blas_1"), import_name("dtrsm"))) int host_dtrsm(int side_value, int uplo_value, int transa_value, int diag_value, int m, int n, double alpha, void* a, int lda, void* b, int ldb);
void __wrap_dtrsm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb) {
  if (!mpiwasm_blas_at_host()) {
    __real_dtrsm_(side, uplo, transa, diag, m, n, alpha, a, lda, b, ldb);
    return;
  }
  const int result = host_dtrsm((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*transa, (unsigned char)*diag, *m, *n, *alpha, a, *lda, b, *ldb);
  if (result) mpiwasm_blas_illegal("dtrsm", result);
}

void __real_ctrmm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb);
__attribute__((import_module("blas_1"), import_name("ctrmm"))) int host_ctrmm(int side_value, int uplo_value, int transa_value, int diag_value, int m, int n, float alpha_real, float alpha_imaginary, void* a, int lda, void* b, int ldb);
void __wrap_ctrmm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb) {
  if (!mpiwasm_blas_at_host()) {
    __real_ctrmm_(side, uplo, transa, diag, m, n, alpha, a, lda, b, ldb);
    return;
  }
  const int result = host_ctrmm((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*transa, (unsigned char)*diag, *m, *n, alpha[0], alpha[1], a, *lda, b, *ldb);
  if (result) mpiwasm_blas_illegal("ctrmm", result);
}

void __real_ctrsm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb);
__attribute__((import_module("blas_1"), import_name("ctrsm"))) int host_ctrsm(int side_value, int uplo_value, int transa_value, int diag_value, int m, int n, float alpha_real, float alpha_imaginary, void* a, int lda, void* b, int ldb);
void __wrap_ctrsm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb) {
  if (!mpiwasm_blas_at_host()) {
    __real_ctrsm_(side, uplo, transa, diag, m, n, alpha, a, lda, b, ldb);
    return;
  }
  const int result = host_ctrsm((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*transa, (unsigned char)*diag, *m, *n, alpha[0], alpha[1], a, *lda, b, *ldb);
  if (result) mpiwasm_blas_illegal("ctrsm", result);
}

void __real_ztrmm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb);
__attribute__((import_module("blas_1"), import_name("ztrmm"))) int host_ztrmm(int side_value, int uplo_value, int transa_value, int diag_value, int m, int n, double alpha_real, double alpha_imaginary, void* a, int lda, void* b, int ldb);
void __wrap_ztrmm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb) {
  if (!mpiwasm_blas_at_host()) {
    __real_ztrmm_(side, uplo, transa, diag, m, n, alpha, a, lda, b, ldb);
    return;
  }
  const int result = host_ztrmm((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*transa, (unsigned char)*diag, *m, *n, alpha[0], alpha[1], a, *lda, b, *ldb);
  if (result) mpiwasm_blas_illegal("ztrmm", result);
}

void __real_ztrsm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb);
__attribute__((import_module("blas_1"), import_name("ztrsm"))) int host_ztrsm(int side_value, int uplo_value, int transa_value, int diag_value, int m, int n, double alpha_real, double alpha_imaginary, void* a, int lda, void* b, int ldb);
void __wrap_ztrsm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb) {
  if (!mpiwasm_blas_at_host()) {
    __real_ztrsm_(side, uplo, transa, diag, m, n, alpha, a, lda, b, ldb);
    return;
  }
  const int result = host_ztrsm((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*transa, (unsigned char)*diag, *m, *n, alpha[0], alpha[1], a, *lda, b, *ldb);
  if (result) mpiwasm_blas_illegal("ztrsm", result);
}
