/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

__attribute__((weak)) void clacgv_(const int* n, void* x, const int* incx) {
  (void)n;
  (void)x;
  (void)incx;
  mpiwasm_lapack_absent("clacgv");
}

__attribute__((weak)) void zlacgv_(const int* n, void* x, const int* incx) {
  (void)n;
  (void)x;
  (void)incx;
  mpiwasm_lapack_absent("zlacgv");
}

__attribute__((weak)) void clacp2_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb) {
  (void)uplo;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  mpiwasm_lapack_absent("clacp2");
}

__attribute__((weak)) void zlacp2_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb) {
  (void)uplo;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  mpiwasm_lapack_absent("zlacp2");
}

__attribute__((weak)) void slacpy_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb) {
  (void)uplo;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  mpiwasm_lapack_absent("slacpy");
}

__attribute__((weak)) void dlacpy_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb) {
  (void)uplo;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  mpiwasm_lapack_absent("dlacpy");
}

__attribute__((weak)) void clacpy_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb) {
  (void)uplo;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  mpiwasm_lapack_absent("clacpy");
}

__attribute__((weak)) void zlacpy_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb) {
  (void)uplo;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  mpiwasm_lapack_absent("zlacpy");
}

__attribute__((weak)) void clacrm_(const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* rwork) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)c;
  (void)ldc;
  (void)rwork;
  mpiwasm_lapack_absent("clacrm");
}

__attribute__((weak)) void zlacrm_(const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* rwork) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)c;
  (void)ldc;
  (void)rwork;
  mpiwasm_lapack_absent("zlacrm");
}

__attribute__((weak)) float slangb_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* work) {
  (void)norm;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)work;
  mpiwasm_lapack_absent("slangb");
}

__attribute__((weak)) double dlangb_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* work) {
  (void)norm;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)work;
  mpiwasm_lapack_absent("dlangb");
}

__attribute__((weak)) float clangb_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* work) {
  (void)norm;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)work;
  mpiwasm_lapack_absent("clangb");
}

__attribute__((weak)) double zlangb_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* work) {
  (void)norm;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)work;
  mpiwasm_lapack_absent("zlangb");
}

__attribute__((weak)) float slange_(const char* norm, const int* m, const int* n, void* a, const int* lda, void* work) {
  (void)norm;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)work;
  mpiwasm_lapack_absent("slange");
}

__attribute__((weak)) double dlange_(const char* norm, const int* m, const int* n, void* a, const int* lda, void* work) {
  (void)norm;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)work;
  mpiwasm_lapack_absent("dlange");
}

__attribute__((weak)) float clange_(const char* norm, const int* m, const int* n, void* a, const int* lda, void* work) {
  (void)norm;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)work;
  mpiwasm_lapack_absent("clange");
}

__attribute__((weak)) double zlange_(const char* norm, const int* m, const int* n, void* a, const int* lda, void* work) {
  (void)norm;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)work;
  mpiwasm_lapack_absent("zlange");
}

__attribute__((weak)) float slansy_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work) {
  (void)norm;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)work;
  mpiwasm_lapack_absent("slansy");
}

__attribute__((weak)) double dlansy_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work) {
  (void)norm;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)work;
  mpiwasm_lapack_absent("dlansy");
}

__attribute__((weak)) float clanhe_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work) {
  (void)norm;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)work;
  mpiwasm_lapack_absent("clanhe");
}

__attribute__((weak)) float clansy_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work) {
  (void)norm;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)work;
  mpiwasm_lapack_absent("clansy");
}

__attribute__((weak)) double zlanhe_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work) {
  (void)norm;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)work;
  mpiwasm_lapack_absent("zlanhe");
}

__attribute__((weak)) double zlansy_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work) {
  (void)norm;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)work;
  mpiwasm_lapack_absent("zlansy");
}

__attribute__((weak)) float slantr_(const char* norm, const char* uplo, const char* diag, const int* m, const int* n, void* a, const int* lda, void* work) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)work;
  mpiwasm_lapack_absent("slantr");
}

__attribute__((weak)) double dlantr_(const char* norm, const char* uplo, const char* diag, const int* m, const int* n, void* a, const int* lda, void* work) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)work;
  mpiwasm_lapack_absent("dlantr");
}

__attribute__((weak)) float clantr_(const char* norm, const char* uplo, const char* diag, const int* m, const int* n, void* a, const int* lda, void* work) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)work;
  mpiwasm_lapack_absent("clantr");
}

__attribute__((weak)) double zlantr_(const char* norm, const char* uplo, const char* diag, const int* m, const int* n, void* a, const int* lda, void* work) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)work;
  mpiwasm_lapack_absent("zlantr");
}

__attribute__((weak)) void clarcm_(const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* rwork) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)c;
  (void)ldc;
  (void)rwork;
  mpiwasm_lapack_absent("clarcm");
}

__attribute__((weak)) void zlarcm_(const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* rwork) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)c;
  (void)ldc;
  (void)rwork;
  mpiwasm_lapack_absent("zlarcm");
}

__attribute__((weak)) void slarfg_(const int* n, void* alpha, void* x, const int* incx, void* tau) {
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)tau;
  mpiwasm_lapack_absent("slarfg");
}

__attribute__((weak)) void dlarfg_(const int* n, void* alpha, void* x, const int* incx, void* tau) {
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)tau;
  mpiwasm_lapack_absent("dlarfg");
}

__attribute__((weak)) void clarfg_(const int* n, void* alpha, void* x, const int* incx, void* tau) {
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)tau;
  mpiwasm_lapack_absent("clarfg");
}

__attribute__((weak)) void zlarfg_(const int* n, void* alpha, void* x, const int* incx, void* tau) {
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)tau;
  mpiwasm_lapack_absent("zlarfg");
}

__attribute__((weak)) void slascl_(const char* type, const int* kl, const int* ku, const float* cfrom, const float* cto, const int* m, const int* n, void* a, const int* lda, int* info) {
  (void)type;
  (void)kl;
  (void)ku;
  (void)cfrom;
  (void)cto;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("slascl");
}

__attribute__((weak)) void dlascl_(const char* type, const int* kl, const int* ku, const double* cfrom, const double* cto, const int* m, const int* n, void* a, const int* lda, int* info) {
  (void)type;
  (void)kl;
  (void)ku;
  (void)cfrom;
  (void)cto;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("dlascl");
}

__attribute__((weak)) void clascl_(const char* type, const int* kl, const int* ku, const float* cfrom, const float* cto, const int* m, const int* n, void* a, const int* lda, int* info) {
  (void)type;
  (void)kl;
  (void)ku;
  (void)cfrom;
  (void)cto;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("clascl");
}

__attribute__((weak)) void zlascl_(const char* type, const int* kl, const int* ku, const double* cfrom, const double* cto, const int* m, const int* n, void* a, const int* lda, int* info) {
  (void)type;
  (void)kl;
  (void)ku;
  (void)cfrom;
  (void)cto;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("zlascl");
}

__attribute__((weak)) void slaset_(const char* uplo, const int* m, const int* n, const float* alpha, const float* beta, void* a, const int* lda) {
  (void)uplo;
  (void)m;
  (void)n;
  (void)alpha;
  (void)beta;
  (void)a;
  (void)lda;
  mpiwasm_lapack_absent("slaset");
}

__attribute__((weak)) void dlaset_(const char* uplo, const int* m, const int* n, const double* alpha, const double* beta, void* a, const int* lda) {
  (void)uplo;
  (void)m;
  (void)n;
  (void)alpha;
  (void)beta;
  (void)a;
  (void)lda;
  mpiwasm_lapack_absent("dlaset");
}

__attribute__((weak)) void claset_(const char* uplo, const int* m, const int* n, const float* alpha, const float* beta, void* a, const int* lda) {
  (void)uplo;
  (void)m;
  (void)n;
  (void)alpha;
  (void)beta;
  (void)a;
  (void)lda;
  mpiwasm_lapack_absent("claset");
}

__attribute__((weak)) void zlaset_(const char* uplo, const int* m, const int* n, const double* alpha, const double* beta, void* a, const int* lda) {
  (void)uplo;
  (void)m;
  (void)n;
  (void)alpha;
  (void)beta;
  (void)a;
  (void)lda;
  mpiwasm_lapack_absent("zlaset");
}

__attribute__((weak)) void slasrt_(const char* id, const int* n, void* d, int* info) {
  (void)id;
  (void)n;
  (void)d;
  (void)info;
  mpiwasm_lapack_absent("slasrt");
}

__attribute__((weak)) void dlasrt_(const char* id, const int* n, void* d, int* info) {
  (void)id;
  (void)n;
  (void)d;
  (void)info;
  mpiwasm_lapack_absent("dlasrt");
}

__attribute__((weak)) void slauum_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("slauum");
}

__attribute__((weak)) void dlauum_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("dlauum");
}

__attribute__((weak)) void clauum_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("clauum");
}

__attribute__((weak)) void zlauum_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("zlauum");
}
