/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

__attribute__((weak)) void spocon_(const char* uplo, const int* n, void* a, const int* lda, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("spocon");
}

__attribute__((weak)) void dpocon_(const char* uplo, const int* n, void* a, const int* lda, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dpocon");
}

__attribute__((weak)) void cpocon_(const char* uplo, const int* n, void* a, const int* lda, const float* anorm, void* rcond, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cpocon");
}

__attribute__((weak)) void zpocon_(const char* uplo, const int* n, void* a, const int* lda, const double* anorm, void* rcond, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zpocon");
}

__attribute__((weak)) void spoequ_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("spoequ");
}

__attribute__((weak)) void spoequb_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("spoequb");
}

__attribute__((weak)) void dpoequ_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("dpoequ");
}

__attribute__((weak)) void dpoequb_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("dpoequb");
}

__attribute__((weak)) void cpoequ_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("cpoequ");
}

__attribute__((weak)) void cpoequb_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("cpoequb");
}

__attribute__((weak)) void zpoequ_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("zpoequ");
}

__attribute__((weak)) void zpoequb_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("zpoequb");
}

__attribute__((weak)) void sporfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("sporfs");
}

__attribute__((weak)) void dporfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dporfs");
}

__attribute__((weak)) void cporfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cporfs");
}

__attribute__((weak)) void zporfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zporfs");
}

__attribute__((weak)) void sposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)fact;
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
  (void)equed;
  (void)s;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("sposvx");
}

__attribute__((weak)) void dposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)fact;
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
  (void)equed;
  (void)s;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dposvx");
}

__attribute__((weak)) void cposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)fact;
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
  (void)equed;
  (void)s;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cposvx");
}

__attribute__((weak)) void zposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)fact;
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
  (void)equed;
  (void)s;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zposvx");
}

__attribute__((weak)) void spotrf2_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("spotrf2");
}

__attribute__((weak)) void dpotrf2_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("dpotrf2");
}

__attribute__((weak)) void cpotrf2_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("cpotrf2");
}

__attribute__((weak)) void zpotrf2_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("zpotrf2");
}

__attribute__((weak)) void spstrf_(const char* uplo, const int* n, void* a, const int* lda, void* piv, void* rank, const float* tol, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)piv;
  (void)rank;
  (void)tol;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("spstrf");
}

__attribute__((weak)) void dpstrf_(const char* uplo, const int* n, void* a, const int* lda, void* piv, void* rank, const double* tol, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)piv;
  (void)rank;
  (void)tol;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dpstrf");
}

__attribute__((weak)) void cpstrf_(const char* uplo, const int* n, void* a, const int* lda, void* piv, void* rank, const float* tol, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)piv;
  (void)rank;
  (void)tol;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("cpstrf");
}

__attribute__((weak)) void zpstrf_(const char* uplo, const int* n, void* a, const int* lda, void* piv, void* rank, const double* tol, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)piv;
  (void)rank;
  (void)tol;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zpstrf");
}
