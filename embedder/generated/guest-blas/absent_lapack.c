/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

__attribute__((weak)) void sgetrf_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("sgetrf");
}

__attribute__((weak)) void dgetrf_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("dgetrf");
}

__attribute__((weak)) void cgetrf_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("cgetrf");
}

__attribute__((weak)) void zgetrf_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("zgetrf");
}

__attribute__((weak)) void sgetrs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("sgetrs");
}

__attribute__((weak)) void dgetrs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dgetrs");
}

__attribute__((weak)) void cgetrs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("cgetrs");
}

__attribute__((weak)) void zgetrs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zgetrs");
}

__attribute__((weak)) void sgetri_(const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgetri");
}

__attribute__((weak)) void dgetri_(const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgetri");
}

__attribute__((weak)) void cgetri_(const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cgetri");
}

__attribute__((weak)) void zgetri_(const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zgetri");
}

__attribute__((weak)) void sgesv_(const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("sgesv");
}

__attribute__((weak)) void dgesv_(const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dgesv");
}

__attribute__((weak)) void cgesv_(const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("cgesv");
}

__attribute__((weak)) void zgesv_(const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zgesv");
}

__attribute__((weak)) void spotrf_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("spotrf");
}

__attribute__((weak)) void spotri_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("spotri");
}

__attribute__((weak)) void dpotrf_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("dpotrf");
}

__attribute__((weak)) void dpotri_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("dpotri");
}

__attribute__((weak)) void cpotrf_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("cpotrf");
}

__attribute__((weak)) void cpotri_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("cpotri");
}

__attribute__((weak)) void zpotrf_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("zpotrf");
}

__attribute__((weak)) void zpotri_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("zpotri");
}

__attribute__((weak)) void spotrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("spotrs");
}

__attribute__((weak)) void sposv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("sposv");
}

__attribute__((weak)) void dpotrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dpotrs");
}

__attribute__((weak)) void dposv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dposv");
}

__attribute__((weak)) void cpotrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("cpotrs");
}

__attribute__((weak)) void cposv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("cposv");
}

__attribute__((weak)) void zpotrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zpotrs");
}

__attribute__((weak)) void zposv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zposv");
}

__attribute__((weak)) void strtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("strtrs");
}

__attribute__((weak)) void dtrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dtrtrs");
}

__attribute__((weak)) void ctrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("ctrtrs");
}

__attribute__((weak)) void ztrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("ztrtrs");
}

__attribute__((weak)) void strtri_(const char* uplo, const char* diag, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("strtri");
}

__attribute__((weak)) void dtrtri_(const char* uplo, const char* diag, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("dtrtri");
}

__attribute__((weak)) void ctrtri_(const char* uplo, const char* diag, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("ctrtri");
}

__attribute__((weak)) void ztrtri_(const char* uplo, const char* diag, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("ztrtri");
}

__attribute__((weak)) void sgeqrf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgeqrf");
}

__attribute__((weak)) void sgelqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgelqf");
}

__attribute__((weak)) void dgeqrf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgeqrf");
}

__attribute__((weak)) void dgelqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgelqf");
}

__attribute__((weak)) void cgeqrf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cgeqrf");
}

__attribute__((weak)) void cgelqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cgelqf");
}

__attribute__((weak)) void zgeqrf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zgeqrf");
}

__attribute__((weak)) void zgelqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zgelqf");
}

__attribute__((weak)) void sorgqr_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sorgqr");
}

__attribute__((weak)) void dorgqr_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dorgqr");
}

__attribute__((weak)) void cungqr_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cungqr");
}

__attribute__((weak)) void zungqr_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zungqr");
}

__attribute__((weak)) void sormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sormqr");
}

__attribute__((weak)) void dormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dormqr");
}

__attribute__((weak)) void cunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cunmqr");
}

__attribute__((weak)) void zunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)a;
  (void)lda;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zunmqr");
}

__attribute__((weak)) void sgels_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)trans;
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgels");
}

__attribute__((weak)) void dgels_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)trans;
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgels");
}

__attribute__((weak)) void cgels_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)trans;
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cgels");
}

__attribute__((weak)) void zgels_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)trans;
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zgels");
}

__attribute__((weak)) void ssyev_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssyev");
}

__attribute__((weak)) void dsyev_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsyev");
}

__attribute__((weak)) void cheev_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cheev");
}

__attribute__((weak)) void zheev_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zheev");
}

__attribute__((weak)) void ssyevd_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("ssyevd");
}

__attribute__((weak)) void dsyevd_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("dsyevd");
}

__attribute__((weak)) void cheevd_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("cheevd");
}

__attribute__((weak)) void zheevd_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("zheevd");
}

__attribute__((weak)) void sgesvd_(const char* jobu, const char* jobvt, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, int* info) {
  (void)jobu;
  (void)jobvt;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)u;
  (void)ldu;
  (void)vt;
  (void)ldvt;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgesvd");
}

__attribute__((weak)) void dgesvd_(const char* jobu, const char* jobvt, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, int* info) {
  (void)jobu;
  (void)jobvt;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)u;
  (void)ldu;
  (void)vt;
  (void)ldvt;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgesvd");
}

__attribute__((weak)) void cgesvd_(const char* jobu, const char* jobvt, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* rwork, int* info) {
  (void)jobu;
  (void)jobvt;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)u;
  (void)ldu;
  (void)vt;
  (void)ldvt;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cgesvd");
}

__attribute__((weak)) void zgesvd_(const char* jobu, const char* jobvt, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* rwork, int* info) {
  (void)jobu;
  (void)jobvt;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)u;
  (void)ldu;
  (void)vt;
  (void)ldvt;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zgesvd");
}

__attribute__((weak)) void sgesdd_(const char* jobz, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* iwork, int* info) {
  (void)jobz;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)u;
  (void)ldu;
  (void)vt;
  (void)ldvt;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("sgesdd");
}

__attribute__((weak)) void dgesdd_(const char* jobz, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* iwork, int* info) {
  (void)jobz;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)u;
  (void)ldu;
  (void)vt;
  (void)ldvt;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dgesdd");
}

__attribute__((weak)) void cgesdd_(const char* jobz, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* rwork, void* iwork, int* info) {
  (void)jobz;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)u;
  (void)ldu;
  (void)vt;
  (void)ldvt;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("cgesdd");
}

__attribute__((weak)) void zgesdd_(const char* jobz, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* rwork, void* iwork, int* info) {
  (void)jobz;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)u;
  (void)ldu;
  (void)vt;
  (void)ldvt;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("zgesdd");
}

__attribute__((weak)) void sgeev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* wr, void* wi, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info) {
  (void)jobvl;
  (void)jobvr;
  (void)n;
  (void)a;
  (void)lda;
  (void)wr;
  (void)wi;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgeev");
}

__attribute__((weak)) void dgeev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* wr, void* wi, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info) {
  (void)jobvl;
  (void)jobvr;
  (void)n;
  (void)a;
  (void)lda;
  (void)wr;
  (void)wi;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgeev");
}

__attribute__((weak)) void cgeev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info) {
  (void)jobvl;
  (void)jobvr;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cgeev");
}

__attribute__((weak)) void zgeev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info) {
  (void)jobvl;
  (void)jobvr;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zgeev");
}
