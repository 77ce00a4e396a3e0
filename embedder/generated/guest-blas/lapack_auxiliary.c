/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_clacgv_(const int* n, void* x, const int* incx);
__attribute__((import_module("lapack_1"), import_name("clacgv"))) int host_clacgv(int n, void* x, int incx);
void __wrap_clacgv_(const int* n, void* x, const int* incx) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "clacgv")) {
    __real_clacgv_(n, x, incx);
    return;
  }
  const int result = host_clacgv(*n, x, *incx);
  if (result) mpiwasm_lapack_illegal("clacgv", result);
}

void __real_zlacgv_(const int* n, void* x, const int* incx);
__attribute__((import_module("lapack_1"), import_name("zlacgv"))) int host_zlacgv(int n, void* x, int incx);
void __wrap_zlacgv_(const int* n, void* x, const int* incx) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zlacgv")) {
    __real_zlacgv_(n, x, incx);
    return;
  }
  const int result = host_zlacgv(*n, x, *incx);
  if (result) mpiwasm_lapack_illegal("zlacgv", result);
}

void __real_clacp2_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb);
__attribute__((import_module("lapack_1"), import_name("clacp2"))) int host_clacp2(int uplo_value, int m, int n, void* a, int lda, void* b, int ldb);
void __wrap_clacp2_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "clacp2")) {
    __real_clacp2_(uplo, m, n, a, lda, b, ldb);
    return;
  }
  const int result = host_clacp2((unsigned char)*uplo, *m, *n, a, *lda, b, *ldb);
  if (result) mpiwasm_lapack_illegal("clacp2", result);
}

void __real_zlacp2_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb);
__attribute__((import_module("lapack_1"), import_name("zlacp2"))) int host_zlacp2(int uplo_value, int m, int n, void* a, int lda, void* b, int ldb);
void __wrap_zlacp2_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zlacp2")) {
    __real_zlacp2_(uplo, m, n, a, lda, b, ldb);
    return;
  }
  const int result = host_zlacp2((unsigned char)*uplo, *m, *n, a, *lda, b, *ldb);
  if (result) mpiwasm_lapack_illegal("zlacp2", result);
}

void __real_slacpy_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb);
__attribute__((import_module("lapack_1"), import_name("slacpy"))) int host_slacpy(int uplo_value, int m, int n, void* a, int lda, void* b, int ldb);
void __wrap_slacpy_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "slacpy")) {
    __real_slacpy_(uplo, m, n, a, lda, b, ldb);
    return;
  }
  const int result = host_slacpy((unsigned char)*uplo, *m, *n, a, *lda, b, *ldb);
  if (result) mpiwasm_lapack_illegal("slacpy", result);
}

void __real_dlacpy_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb);
__attribute__((import_module("lapack_1"), import_name("dlacpy"))) int host_dlacpy(int uplo_value, int m, int n, void* a, int lda, void* b, int ldb);
void __wrap_dlacpy_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dlacpy")) {
    __real_dlacpy_(uplo, m, n, a, lda, b, ldb);
    return;
  }
  const int result = host_dlacpy((unsigned char)*uplo, *m, *n, a, *lda, b, *ldb);
  if (result) mpiwasm_lapack_illegal("dlacpy", result);
}

void __real_clacpy_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb);
__attribute__((import_module("lapack_1"), import_name("clacpy"))) int host_clacpy(int uplo_value, int m, int n, void* a, int lda, void* b, int ldb);
void __wrap_clacpy_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "clacpy")) {
    __real_clacpy_(uplo, m, n, a, lda, b, ldb);
    return;
  }
  const int result = host_clacpy((unsigned char)*uplo, *m, *n, a, *lda, b, *ldb);
  if (result) mpiwasm_lapack_illegal("clacpy", result);
}

void __real_zlacpy_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb);
__attribute__((import_module("lapack_1"), import_name("zlacpy"))) int host_zlacpy(int uplo_value, int m, int n, void* a, int lda, void* b, int ldb);
void __wrap_zlacpy_(const char* uplo, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zlacpy")) {
    __real_zlacpy_(uplo, m, n, a, lda, b, ldb);
    return;
  }
  const int result = host_zlacpy((unsigned char)*uplo, *m, *n, a, *lda, b, *ldb);
  if (result) mpiwasm_lapack_illegal("zlacpy", result);
}

void __real_clacrm_(const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* rwork);
__attribute__((import_module("lapack_1"), import_name("clacrm"))) int host_clacrm(int m, int n, void* a, int lda, void* b, int ldb, void* c, int ldc);
void __wrap_clacrm_(const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* rwork) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "clacrm")) {
    __real_clacrm_(m, n, a, lda, b, ldb, c, ldc, rwork);
    return;
  }
  const int result = host_clacrm(*m, *n, a, *lda, b, *ldb, c, *ldc);
  if (result) mpiwasm_lapack_illegal("clacrm", result);
}

void __real_zlacrm_(const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* rwork);
__attribute__((import_module("lapack_1"), import_name("zlacrm"))) int host_zlacrm(int m, int n, void* a, int lda, void* b, int ldb, void* c, int ldc);
void __wrap_zlacrm_(const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* rwork) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zlacrm")) {
    __real_zlacrm_(m, n, a, lda, b, ldb, c, ldc, rwork);
    return;
  }
  const int result = host_zlacrm(*m, *n, a, *lda, b, *ldb, c, *ldc);
  if (result) mpiwasm_lapack_illegal("zlacrm", result);
}

float __real_slangb_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* work);
__attribute__((import_module("lapack_1"), import_name("slangb"))) float host_slangb(int norm_value, int n, int kl, int ku, void* ab, int ldab);
float __wrap_slangb_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "slangb")) return __real_slangb_(norm, n, kl, ku, ab, ldab, work);
  return host_slangb((unsigned char)*norm, *n, *kl, *ku, ab, *ldab);
}

double __real_dlangb_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* work);
__attribute__((import_module("lapack_1"), import_name("dlangb"))) double host_dlangb(int norm_value, int n, int kl, int ku, void* ab, int ldab);
double __wrap_dlangb_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dlangb")) return __real_dlangb_(norm, n, kl, ku, ab, ldab, work);
  return host_dlangb((unsigned char)*norm, *n, *kl, *ku, ab, *ldab);
}

float __real_clangb_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* work);
__attribute__((import_module("lapack_1"), import_name("clangb"))) float host_clangb(int norm_value, int n, int kl, int ku, void* ab, int ldab);
float __wrap_clangb_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "clangb")) return __real_clangb_(norm, n, kl, ku, ab, ldab, work);
  return host_clangb((unsigned char)*norm, *n, *kl, *ku, ab, *ldab);
}

double __real_zlangb_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* work);
__attribute__((import_module("lapack_1"), import_name("zlangb"))) double host_zlangb(int norm_value, int n, int kl, int ku, void* ab, int ldab);
double __wrap_zlangb_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zlangb")) return __real_zlangb_(norm, n, kl, ku, ab, ldab, work);
  return host_zlangb((unsigned char)*norm, *n, *kl, *ku, ab, *ldab);
}

float __real_slange_(const char* norm, const int* m, const int* n, void* a, const int* lda, void* work);
__attribute__((import_module("lapack_1"), import_name("slange"))) float host_slange(int norm_value, int m, int n, void* a, int lda);
float __wrap_slange_(const char* norm, const int* m, const int* n, void* a, const int* lda, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "slange")) return __real_slange_(norm, m, n, a, lda, work);
  return host_slange((unsigned char)*norm, *m, *n, a, *lda);
}

double __real_dlange_(const char* norm, const int* m, const int* n, void* a, const int* lda, void* work);
__attribute__((import_module("lapack_1"), import_name("dlange"))) double host_dlange(int norm_value, int m, int n, void* a, int lda);
double __wrap_dlange_(const char* norm, const int* m, const int* n, void* a, const int* lda, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dlange")) return __real_dlange_(norm, m, n, a, lda, work);
  return host_dlange((unsigned char)*norm, *m, *n, a, *lda);
}

float __real_clange_(const char* norm, const int* m, const int* n, void* a, const int* lda, void* work);
__attribute__((import_module("lapack_1"), import_name("clange"))) float host_clange(int norm_value, int m, int n, void* a, int lda);
float __wrap_clange_(const char* norm, const int* m, const int* n, void* a, const int* lda, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "clange")) return __real_clange_(norm, m, n, a, lda, work);
  return host_clange((unsigned char)*norm, *m, *n, a, *lda);
}

double __real_zlange_(const char* norm, const int* m, const int* n, void* a, const int* lda, void* work);
__attribute__((import_module("lapack_1"), import_name("zlange"))) double host_zlange(int norm_value, int m, int n, void* a, int lda);
double __wrap_zlange_(const char* norm, const int* m, const int* n, void* a, const int* lda, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zlange")) return __real_zlange_(norm, m, n, a, lda, work);
  return host_zlange((unsigned char)*norm, *m, *n, a, *lda);
}

float __real_slansy_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work);
__attribute__((import_module("lapack_1"), import_name("slansy"))) float host_slansy(int norm_value, int uplo_value, int n, void* a, int lda);
float __wrap_slansy_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "slansy")) return __real_slansy_(norm, uplo, n, a, lda, work);
  return host_slansy((unsigned char)*norm, (unsigned char)*uplo, *n, a, *lda);
}

double __real_dlansy_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work);
__attribute__((import_module("lapack_1"), import_name("dlansy"))) double host_dlansy(int norm_value, int uplo_value, int n, void* a, int lda);
double __wrap_dlansy_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dlansy")) return __real_dlansy_(norm, uplo, n, a, lda, work);
  return host_dlansy((unsigned char)*norm, (unsigned char)*uplo, *n, a, *lda);
}

float __real_clanhe_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work);
__attribute__((import_module("lapack_1"), import_name("clanhe"))) float host_clanhe(int norm_value, int uplo_value, int n, void* a, int lda);
float __wrap_clanhe_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "clanhe")) return __real_clanhe_(norm, uplo, n, a, lda, work);
  return host_clanhe((unsigned char)*norm, (unsigned char)*uplo, *n, a, *lda);
}

float __real_clansy_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work);
__attribute__((import_module("lapack_1"), import_name("clansy"))) float host_clansy(int norm_value, int uplo_value, int n, void* a, int lda);
float __wrap_clansy_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "clansy")) return __real_clansy_(norm, uplo, n, a, lda, work);
  return host_clansy((unsigned char)*norm, (unsigned char)*uplo, *n, a, *lda);
}

double __real_zlanhe_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work);
__attribute__((import_module("lapack_1"), import_name("zlanhe"))) double host_zlanhe(int norm_value, int uplo_value, int n, void* a, int lda);
double __wrap_zlanhe_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zlanhe")) return __real_zlanhe_(norm, uplo, n, a, lda, work);
  return host_zlanhe((unsigned char)*norm, (unsigned char)*uplo, *n, a, *lda);
}

double __real_zlansy_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work);
__attribute__((import_module("lapack_1"), import_name("zlansy"))) double host_zlansy(int norm_value, int uplo_value, int n, void* a, int lda);
double __wrap_zlansy_(const char* norm, const char* uplo, const int* n, void* a, const int* lda, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zlansy")) return __real_zlansy_(norm, uplo, n, a, lda, work);
  return host_zlansy((unsigned char)*norm, (unsigned char)*uplo, *n, a, *lda);
}

float __real_slantr_(const char* norm, const char* uplo, const char* diag, const int* m, const int* n, void* a, const int* lda, void* work);
__attribute__((import_module("lapack_1"), import_name("slantr"))) float host_slantr(int norm_value, int uplo_value, int diag_value, int m, int n, void* a, int lda);
float __wrap_slantr_(const char* norm, const char* uplo, const char* diag, const int* m, const int* n, void* a, const int* lda, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "slantr")) return __real_slantr_(norm, uplo, diag, m, n, a, lda, work);
  return host_slantr((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *m, *n, a, *lda);
}

double __real_dlantr_(const char* norm, const char* uplo, const char* diag, const int* m, const int* n, void* a, const int* lda, void* work);
__attribute__((import_module("lapack_1"), import_name("dlantr"))) double host_dlantr(int norm_value, int uplo_value, int diag_value, int m, int n, void* a, int lda);
double __wrap_dlantr_(const char* norm, const char* uplo, const char* diag, const int* m, const int* n, void* a, const int* lda, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dlantr")) return __real_dlantr_(norm, uplo, diag, m, n, a, lda, work);
  return host_dlantr((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *m, *n, a, *lda);
}

float __real_clantr_(const char* norm, const char* uplo, const char* diag, const int* m, const int* n, void* a, const int* lda, void* work);
__attribute__((import_module("lapack_1"), import_name("clantr"))) float host_clantr(int norm_value, int uplo_value, int diag_value, int m, int n, void* a, int lda);
float __wrap_clantr_(const char* norm, const char* uplo, const char* diag, const int* m, const int* n, void* a, const int* lda, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "clantr")) return __real_clantr_(norm, uplo, diag, m, n, a, lda, work);
  return host_clantr((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *m, *n, a, *lda);
}

double __real_zlantr_(const char* norm, const char* uplo, const char* diag, const int* m, const int* n, void* a, const int* lda, void* work);
__attribute__((import_module("lapack_1"), import_name("zlantr"))) double host_zlantr(int norm_value, int uplo_value, int diag_value, int m, int n, void* a, int lda);
double __wrap_zlantr_(const char* norm, const char* uplo, const char* diag, const int* m, const int* n, void* a, const int* lda, void* work) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zlantr")) return __real_zlantr_(norm, uplo, diag, m, n, a, lda, work);
  return host_zlantr((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *m, *n, a, *lda);
}

void __real_clarcm_(const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* rwork);
__attribute__((import_module("lapack_1"), import_name("clarcm"))) int host_clarcm(int m, int n, void* a, int lda, void* b, int ldb, void* c, int ldc);
void __wrap_clarcm_(const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* rwork) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "clarcm")) {
    __real_clarcm_(m, n, a, lda, b, ldb, c, ldc, rwork);
    return;
  }
  const int result = host_clarcm(*m, *n, a, *lda, b, *ldb, c, *ldc);
  if (result) mpiwasm_lapack_illegal("clarcm", result);
}

void __real_zlarcm_(const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* rwork);
__attribute__((import_module("lapack_1"), import_name("zlarcm"))) int host_zlarcm(int m, int n, void* a, int lda, void* b, int ldb, void* c, int ldc);
void __wrap_zlarcm_(const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* rwork) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zlarcm")) {
    __real_zlarcm_(m, n, a, lda, b, ldb, c, ldc, rwork);
    return;
  }
  const int result = host_zlarcm(*m, *n, a, *lda, b, *ldb, c, *ldc);
  if (result) mpiwasm_lapack_illegal("zlarcm", result);
}

void __real_slarfg_(const int* n, void* alpha, void* x, const int* incx, void* tau);
__attribute__((import_module("lapack_1"), import_name("slarfg"))) int host_slarfg(int n, void* alpha, void* x, int incx, void* tau);
void __wrap_slarfg_(const int* n, void* alpha, void* x, const int* incx, void* tau) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "slarfg")) {
    __real_slarfg_(n, alpha, x, incx, tau);
    return;
  }
  const int result = host_slarfg(*n, alpha, x, *incx, tau);
  if (result) mpiwasm_lapack_illegal("slarfg", result);
}

void __real_dlarfg_(const int* n, void* alpha, void* x, const int* incx, void* tau);
__attribute__((import_module("lapack_1"), import_name("dlarfg"))) int host_dlarfg(int n, void* alpha, void* x, int incx, void* tau);
void __wrap_dlarfg_(const int* n, void* alpha, void* x, const int* incx, void* tau) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dlarfg")) {
    __real_dlarfg_(n, alpha, x, incx, tau);
    return;
  }
  const int result = host_dlarfg(*n, alpha, x, *incx, tau);
  if (result) mpiwasm_lapack_illegal("dlarfg", result);
}

void __real_clarfg_(const int* n, void* alpha, void* x, const int* incx, void* tau);
__attribute__((import_module("lapack_1"), import_name("clarfg"))) int host_clarfg(int n, void* alpha, void* x, int incx, void* tau);
void __wrap_clarfg_(const int* n, void* alpha, void* x, const int* incx, void* tau) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "clarfg")) {
    __real_clarfg_(n, alpha, x, incx, tau);
    return;
  }
  const int result = host_clarfg(*n, alpha, x, *incx, tau);
  if (result) mpiwasm_lapack_illegal("clarfg", result);
}

void __real_zlarfg_(const int* n, void* alpha, void* x, const int* incx, void* tau);
__attribute__((import_module("lapack_1"), import_name("zlarfg"))) int host_zlarfg(int n, void* alpha, void* x, int incx, void* tau);
void __wrap_zlarfg_(const int* n, void* alpha, void* x, const int* incx, void* tau) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zlarfg")) {
    __real_zlarfg_(n, alpha, x, incx, tau);
    return;
  }
  const int result = host_zlarfg(*n, alpha, x, *incx, tau);
  if (result) mpiwasm_lapack_illegal("zlarfg", result);
}

void __real_slascl_(const char* type, const int* kl, const int* ku, const float* cfrom, const float* cto, const int* m, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("slascl"))) int host_slascl(int type_value, int kl, int ku, float cfrom, float cto, int m, int n, void* a, int lda);
void __wrap_slascl_(const char* type, const int* kl, const int* ku, const float* cfrom, const float* cto, const int* m, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "slascl")) {
    __real_slascl_(type, kl, ku, cfrom, cto, m, n, a, lda, info);
    return;
  }
  const int result = host_slascl((unsigned char)*type, *kl, *ku, *cfrom, *cto, *m, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("slascl", -result);
}

void __real_dlascl_(const char* type, const int* kl, const int* ku, const double* cfrom, const double* cto, const int* m, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("dlascl"))) int host_dlascl(int type_value, int kl, int ku, double cfrom, double cto, int m, int n, void* a, int lda);
void __wrap_dlascl_(const char* type, const int* kl, const int* ku, const double* cfrom, const double* cto, const int* m, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dlascl")) {
    __real_dlascl_(type, kl, ku, cfrom, cto, m, n, a, lda, info);
    return;
  }
  const int result = host_dlascl((unsigned char)*type, *kl, *ku, *cfrom, *cto, *m, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dlascl", -result);
}

void __real_clascl_(const char* type, const int* kl, const int* ku, const float* cfrom, const float* cto, const int* m, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("clascl"))) int host_clascl(int type_value, int kl, int ku, float cfrom, float cto, int m, int n, void* a, int lda);
void __wrap_clascl_(const char* type, const int* kl, const int* ku, const float* cfrom, const float* cto, const int* m, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "clascl")) {
    __real_clascl_(type, kl, ku, cfrom, cto, m, n, a, lda, info);
    return;
  }
  const int result = host_clascl((unsigned char)*type, *kl, *ku, *cfrom, *cto, *m, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("clascl", -result);
}

void __real_zlascl_(const char* type, const int* kl, const int* ku, const double* cfrom, const double* cto, const int* m, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("zlascl"))) int host_zlascl(int type_value, int kl, int ku, double cfrom, double cto, int m, int n, void* a, int lda);
void __wrap_zlascl_(const char* type, const int* kl, const int* ku, const double* cfrom, const double* cto, const int* m, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zlascl")) {
    __real_zlascl_(type, kl, ku, cfrom, cto, m, n, a, lda, info);
    return;
  }
  const int result = host_zlascl((unsigned char)*type, *kl, *ku, *cfrom, *cto, *m, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zlascl", -result);
}

void __real_slaset_(const char* uplo, const int* m, const int* n, const float* alpha, const float* beta, void* a, const int* lda);
__attribute__((import_module("lapack_1"), import_name("slaset"))) int host_slaset(int uplo_value, int m, int n, float alpha, float beta, void* a, int lda);
void __wrap_slaset_(const char* uplo, const int* m, const int* n, const float* alpha, const float* beta, void* a, const int* lda) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "slaset")) {
    __real_slaset_(uplo, m, n, alpha, beta, a, lda);
    return;
  }
  const int result = host_slaset((unsigned char)*uplo, *m, *n, *alpha, *beta, a, *lda);
  if (result) mpiwasm_lapack_illegal("slaset", result);
}

void __real_dlaset_(const char* uplo, const int* m, const int* n, const double* alpha, const double* beta, void* a, const int* lda);
__attribute__((import_module("lapack_1"), import_name("dlaset"))) int host_dlaset(int uplo_value, int m, int n, double alpha, double beta, void* a, int lda);
void __wrap_dlaset_(const char* uplo, const int* m, const int* n, const double* alpha, const double* beta, void* a, const int* lda) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dlaset")) {
    __real_dlaset_(uplo, m, n, alpha, beta, a, lda);
    return;
  }
  const int result = host_dlaset((unsigned char)*uplo, *m, *n, *alpha, *beta, a, *lda);
  if (result) mpiwasm_lapack_illegal("dlaset", result);
}

void __real_claset_(const char* uplo, const int* m, const int* n, const float* alpha, const float* beta, void* a, const int* lda);
__attribute__((import_module("lapack_1"), import_name("claset"))) int host_claset(int uplo_value, int m, int n, float alpha_real, float alpha_imaginary, float beta_real, float beta_imaginary, void* a, int lda);
void __wrap_claset_(const char* uplo, const int* m, const int* n, const float* alpha, const float* beta, void* a, const int* lda) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "claset")) {
    __real_claset_(uplo, m, n, alpha, beta, a, lda);
    return;
  }
  const int result = host_claset((unsigned char)*uplo, *m, *n, alpha[0], alpha[1], beta[0], beta[1], a, *lda);
  if (result) mpiwasm_lapack_illegal("claset", result);
}

void __real_zlaset_(const char* uplo, const int* m, const int* n, const double* alpha, const double* beta, void* a, const int* lda);
__attribute__((import_module("lapack_1"), import_name("zlaset"))) int host_zlaset(int uplo_value, int m, int n, double alpha_real, double alpha_imaginary, double beta_real, double beta_imaginary, void* a, int lda);
void __wrap_zlaset_(const char* uplo, const int* m, const int* n, const double* alpha, const double* beta, void* a, const int* lda) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zlaset")) {
    __real_zlaset_(uplo, m, n, alpha, beta, a, lda);
    return;
  }
  const int result = host_zlaset((unsigned char)*uplo, *m, *n, alpha[0], alpha[1], beta[0], beta[1], a, *lda);
  if (result) mpiwasm_lapack_illegal("zlaset", result);
}

void __real_slasrt_(const char* id, const int* n, void* d, int* info);
__attribute__((import_module("lapack_1"), import_name("slasrt"))) int host_slasrt(int id_value, int n, void* d);
void __wrap_slasrt_(const char* id, const int* n, void* d, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "slasrt")) {
    __real_slasrt_(id, n, d, info);
    return;
  }
  const int result = host_slasrt((unsigned char)*id, *n, d);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("slasrt", -result);
}

void __real_dlasrt_(const char* id, const int* n, void* d, int* info);
__attribute__((import_module("lapack_1"), import_name("dlasrt"))) int host_dlasrt(int id_value, int n, void* d);
void __wrap_dlasrt_(const char* id, const int* n, void* d, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dlasrt")) {
    __real_dlasrt_(id, n, d, info);
    return;
  }
  const int result = host_dlasrt((unsigned char)*id, *n, d);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dlasrt", -result);
}

void __real_slauum_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("slauum"))) int host_slauum(int uplo_value, int n, void* a, int lda);
void __wrap_slauum_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "slauum")) {
    __real_slauum_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_slauum((unsigned char)*uplo, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("slauum", -result);
}

void __real_dlauum_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("dlauum"))) int host_dlauum(int uplo_value, int n, void* a, int lda);
void __wrap_dlauum_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dlauum")) {
    __real_dlauum_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_dlauum((unsigned char)*uplo, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dlauum", -result);
}

void __real_clauum_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("clauum"))) int host_clauum(int uplo_value, int n, void* a, int lda);
void __wrap_clauum_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "clauum")) {
    __real_clauum_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_clauum((unsigned char)*uplo, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("clauum", -result);
}

void __real_zlauum_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("zlauum"))) int host_zlauum(int uplo_value, int n, void* a, int lda);
void __wrap_zlauum_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zlauum")) {
    __real_zlauum_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_zlauum((unsigned char)*uplo, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zlauum", -result);
}
