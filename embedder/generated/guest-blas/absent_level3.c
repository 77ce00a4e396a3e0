/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

__attribute__((weak)) void sgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  (void)transa;
  (void)transb;
  (void)m;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("sgemm");
}

__attribute__((weak)) void dgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  (void)transa;
  (void)transb;
  (void)m;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("dgemm");
}

__attribute__((weak)) void cgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  (void)transa;
  (void)transb;
  (void)m;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("cgemm");
}

__attribute__((weak)) void zgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  (void)transa;
  (void)transb;
  (void)m;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("zgemm");
}

__attribute__((weak)) void ssymm_(const char* side, const char* uplo, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  (void)side;
  (void)uplo;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("ssymm");
}

__attribute__((weak)) void dsymm_(const char* side, const char* uplo, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  (void)side;
  (void)uplo;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("dsymm");
}

__attribute__((weak)) void csymm_(const char* side, const char* uplo, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  (void)side;
  (void)uplo;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("csymm");
}

__attribute__((weak)) void chemm_(const char* side, const char* uplo, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  (void)side;
  (void)uplo;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("chemm");
}

__attribute__((weak)) void zsymm_(const char* side, const char* uplo, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  (void)side;
  (void)uplo;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("zsymm");
}

__attribute__((weak)) void zhemm_(const char* side, const char* uplo, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  (void)side;
  (void)uplo;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("zhemm");
}

__attribute__((weak)) void ssyrk_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, const float* beta, void* c, const int* ldc) {
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("ssyrk");
}

__attribute__((weak)) void dsyrk_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, const double* beta, void* c, const int* ldc) {
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("dsyrk");
}

__attribute__((weak)) void csyrk_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, const float* beta, void* c, const int* ldc) {
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("csyrk");
}

__attribute__((weak)) void zsyrk_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, const double* beta, void* c, const int* ldc) {
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("zsyrk");
}

__attribute__((weak)) void cherk_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, const float* beta, void* c, const int* ldc) {
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("cherk");
}

__attribute__((weak)) void zherk_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, const double* beta, void* c, const int* ldc) {
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("zherk");
}

__attribute__((weak)) void ssyr2k_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("ssyr2k");
}

__attribute__((weak)) void dsyr2k_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("dsyr2k");
}

__attribute__((weak)) void csyr2k_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("csyr2k");
}

__attribute__((weak)) void zsyr2k_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("zsyr2k");
}

__attribute__((weak)) void cher2k_(const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, void* b, const int* ldb, const float* beta, void* c, const int* ldc) {
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("cher2k");
}

__attribute__((weak)) void zher2k_(const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, void* b, const int* ldb, const double* beta, void* c, const int* ldc) {
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)beta;
  (void)c;
  (void)ldc;
  mpiwasm_blas_absent("zher2k");
}

__attribute__((weak)) void strmm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb) {
  (void)side;
  (void)uplo;
  (void)transa;
  (void)diag;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  mpiwasm_blas_absent("strmm");
}

__attribute__((weak)) void strsm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb) {
  (void)side;
  (void)uplo;
  (void)transa;
  (void)diag;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  mpiwasm_blas_absent("strsm");
}

__attribute__((weak)) void dtrmm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb) {
  (void)side;
  (void)uplo;
  (void)transa;
  (void)diag;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  mpiwasm_blas_absent("dtrmm");
}

__attribute__((weak)) void dtrsm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb) {
  (void)side;
  (void)uplo;
  (void)transa;
  (void)diag;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  mpiwasm_blas_absent("dtrsm");
}

__attribute__((weak)) void ctrmm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb) {
  (void)side;
  (void)uplo;
  (void)transa;
  (void)diag;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  mpiwasm_blas_absent("ctrmm");
}

__attribute__((weak)) void ctrsm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const float* alpha, void* a, const int* lda, void* b, const int* ldb) {
  (void)side;
  (void)uplo;
  (void)transa;
  (void)diag;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  mpiwasm_blas_absent("ctrsm");
}

__attribute__((weak)) void ztrmm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb) {
  (void)side;
  (void)uplo;
  (void)transa;
  (void)diag;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  mpiwasm_blas_absent("ztrmm");
}

__attribute__((weak)) void ztrsm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n, const double* alpha, void* a, const int* lda, void* b, const int* ldb) {
  (void)side;
  (void)uplo;
  (void)transa;
  (void)diag;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  mpiwasm_blas_absent("ztrsm");
}
