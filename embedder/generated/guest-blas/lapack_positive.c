/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_spocon_(const char* uplo, const int* n, void* a, const int* lda, const float* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("spocon"))) int host_spocon(int uplo_value, int n, void* a, int lda, float anorm, void* rcond);
void __wrap_spocon_(const char* uplo, const int* n, void* a, const int* lda, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spocon")) {
    __real_spocon_(uplo, n, a, lda, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_spocon((unsigned char)*uplo, *n, a, *lda, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spocon", -result);
}

void __real_dpocon_(const char* uplo, const int* n, void* a, const int* lda, const double* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dpocon"))) int host_dpocon(int uplo_value, int n, void* a, int lda, double anorm, void* rcond);
void __wrap_dpocon_(const char* uplo, const int* n, void* a, const int* lda, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpocon")) {
    __real_dpocon_(uplo, n, a, lda, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_dpocon((unsigned char)*uplo, *n, a, *lda, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpocon", -result);
}

void __real_cpocon_(const char* uplo, const int* n, void* a, const int* lda, const float* anorm, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cpocon"))) int host_cpocon(int uplo_value, int n, void* a, int lda, float anorm, void* rcond);
void __wrap_cpocon_(const char* uplo, const int* n, void* a, const int* lda, const float* anorm, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpocon")) {
    __real_cpocon_(uplo, n, a, lda, anorm, rcond, work, rwork, info);
    return;
  }
  const int result = host_cpocon((unsigned char)*uplo, *n, a, *lda, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpocon", -result);
}

void __real_zpocon_(const char* uplo, const int* n, void* a, const int* lda, const double* anorm, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zpocon"))) int host_zpocon(int uplo_value, int n, void* a, int lda, double anorm, void* rcond);
void __wrap_zpocon_(const char* uplo, const int* n, void* a, const int* lda, const double* anorm, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpocon")) {
    __real_zpocon_(uplo, n, a, lda, anorm, rcond, work, rwork, info);
    return;
  }
  const int result = host_zpocon((unsigned char)*uplo, *n, a, *lda, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpocon", -result);
}

void __real_spoequ_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("spoequ"))) int host_spoequ(int n, void* a, int lda, void* s, void* scond, void* amax);
void __wrap_spoequ_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spoequ")) {
    __real_spoequ_(n, a, lda, s, scond, amax, info);
    return;
  }
  const int result = host_spoequ(*n, a, *lda, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spoequ", -result);
}

void __real_spoequb_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("spoequb"))) int host_spoequb(int n, void* a, int lda, void* s, void* scond, void* amax);
void __wrap_spoequb_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spoequb")) {
    __real_spoequb_(n, a, lda, s, scond, amax, info);
    return;
  }
  const int result = host_spoequb(*n, a, *lda, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spoequb", -result);
}

void __real_dpoequ_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("dpoequ"))) int host_dpoequ(int n, void* a, int lda, void* s, void* scond, void* amax);
void __wrap_dpoequ_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpoequ")) {
    __real_dpoequ_(n, a, lda, s, scond, amax, info);
    return;
  }
  const int result = host_dpoequ(*n, a, *lda, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpoequ", -result);
}

void __real_dpoequb_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("dpoequb"))) int host_dpoequb(int n, void* a, int lda, void* s, void* scond, void* amax);
void __wrap_dpoequb_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpoequb")) {
    __real_dpoequb_(n, a, lda, s, scond, amax, info);
    return;
  }
  const int result = host_dpoequb(*n, a, *lda, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpoequb", -result);
}

void __real_cpoequ_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("cpoequ"))) int host_cpoequ(int n, void* a, int lda, void* s, void* scond, void* amax);
void __wrap_cpoequ_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpoequ")) {
    __real_cpoequ_(n, a, lda, s, scond, amax, info);
    return;
  }
  const int result = host_cpoequ(*n, a, *lda, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpoequ", -result);
}

void __real_cpoequb_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("cpoequb"))) int host_cpoequb(int n, void* a, int lda, void* s, void* scond, void* amax);
void __wrap_cpoequb_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpoequb")) {
    __real_cpoequb_(n, a, lda, s, scond, amax, info);
    return;
  }
  const int result = host_cpoequb(*n, a, *lda, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpoequb", -result);
}

void __real_zpoequ_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("zpoequ"))) int host_zpoequ(int n, void* a, int lda, void* s, void* scond, void* amax);
void __wrap_zpoequ_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpoequ")) {
    __real_zpoequ_(n, a, lda, s, scond, amax, info);
    return;
  }
  const int result = host_zpoequ(*n, a, *lda, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpoequ", -result);
}

void __real_zpoequb_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("zpoequb"))) int host_zpoequb(int n, void* a, int lda, void* s, void* scond, void* amax);
void __wrap_zpoequb_(const int* n, void* a, const int* lda, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpoequb")) {
    __real_zpoequb_(n, a, lda, s, scond, amax, info);
    return;
  }
  const int result = host_zpoequb(*n, a, *lda, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpoequb", -result);
}

void __real_sporfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sporfs"))) int host_sporfs(int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_sporfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sporfs")) {
    __real_sporfs_(uplo, n, nrhs, a, lda, af, ldaf, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_sporfs((unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_sporfs_(uplo, n, nrhs, a, lda, af, ldaf, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sporfs", -result);
}

void __real_dporfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dporfs"))) int host_dporfs(int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_dporfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dporfs")) {
    __real_dporfs_(uplo, n, nrhs, a, lda, af, ldaf, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dporfs((unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_dporfs_(uplo, n, nrhs, a, lda, af, ldaf, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dporfs", -result);
}

void __real_cporfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cporfs"))) int host_cporfs(int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_cporfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cporfs")) {
    __real_cporfs_(uplo, n, nrhs, a, lda, af, ldaf, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_cporfs((unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_cporfs_(uplo, n, nrhs, a, lda, af, ldaf, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cporfs", -result);
}

void __real_zporfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zporfs"))) int host_zporfs(int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_zporfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zporfs")) {
    __real_zporfs_(uplo, n, nrhs, a, lda, af, ldaf, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zporfs((unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_zporfs_(uplo, n, nrhs, a, lda, af, ldaf, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zporfs", -result);
}

void __real_sposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sposvx"))) int host_sposvx(int fact_value, int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* equed_place, void* s, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_sposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sposvx")) {
    __real_sposvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_sposvx((unsigned char)*fact, (unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, equed, s, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_sposvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sposvx", -result);
}

void __real_dposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dposvx"))) int host_dposvx(int fact_value, int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* equed_place, void* s, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_dposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dposvx")) {
    __real_dposvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dposvx((unsigned char)*fact, (unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, equed, s, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_dposvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dposvx", -result);
}

void __real_cposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cposvx"))) int host_cposvx(int fact_value, int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* equed_place, void* s, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_cposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cposvx")) {
    __real_cposvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_cposvx((unsigned char)*fact, (unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, equed, s, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_cposvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cposvx", -result);
}

void __real_zposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zposvx"))) int host_zposvx(int fact_value, int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* equed_place, void* s, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_zposvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zposvx")) {
    __real_zposvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zposvx((unsigned char)*fact, (unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, equed, s, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_zposvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zposvx", -result);
}

void __real_spotrf2_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("spotrf2"))) int host_spotrf2(int uplo_value, int n, void* a, int lda);
void __wrap_spotrf2_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spotrf2")) {
    __real_spotrf2_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_spotrf2((unsigned char)*uplo, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spotrf2", -result);
}

void __real_dpotrf2_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("dpotrf2"))) int host_dpotrf2(int uplo_value, int n, void* a, int lda);
void __wrap_dpotrf2_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpotrf2")) {
    __real_dpotrf2_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_dpotrf2((unsigned char)*uplo, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpotrf2", -result);
}

void __real_cpotrf2_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("cpotrf2"))) int host_cpotrf2(int uplo_value, int n, void* a, int lda);
void __wrap_cpotrf2_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpotrf2")) {
    __real_cpotrf2_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_cpotrf2((unsigned char)*uplo, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpotrf2", -result);
}

void __real_zpotrf2_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("zpotrf2"))) int host_zpotrf2(int uplo_value, int n, void* a, int lda);
void __wrap_zpotrf2_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpotrf2")) {
    __real_zpotrf2_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_zpotrf2((unsigned char)*uplo, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpotrf2", -result);
}

void __real_spstrf_(const char* uplo, const int* n, void* a, const int* lda, void* piv, void* rank, const float* tol, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("spstrf"))) int host_spstrf(int uplo_value, int n, void* a, int lda, void* piv, void* rank, float tol);
void __wrap_spstrf_(const char* uplo, const int* n, void* a, const int* lda, void* piv, void* rank, const float* tol, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spstrf")) {
    __real_spstrf_(uplo, n, a, lda, piv, rank, tol, work, info);
    return;
  }
  const int result = host_spstrf((unsigned char)*uplo, *n, a, *lda, piv, rank, *tol);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spstrf", -result);
}

void __real_dpstrf_(const char* uplo, const int* n, void* a, const int* lda, void* piv, void* rank, const double* tol, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dpstrf"))) int host_dpstrf(int uplo_value, int n, void* a, int lda, void* piv, void* rank, double tol);
void __wrap_dpstrf_(const char* uplo, const int* n, void* a, const int* lda, void* piv, void* rank, const double* tol, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpstrf")) {
    __real_dpstrf_(uplo, n, a, lda, piv, rank, tol, work, info);
    return;
  }
  const int result = host_dpstrf((unsigned char)*uplo, *n, a, *lda, piv, rank, *tol);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpstrf", -result);
}

void __real_cpstrf_(const char* uplo, const int* n, void* a, const int* lda, void* piv, void* rank, const float* tol, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("cpstrf"))) int host_cpstrf(int uplo_value, int n, void* a, int lda, void* piv, void* rank, float tol);
void __wrap_cpstrf_(const char* uplo, const int* n, void* a, const int* lda, void* piv, void* rank, const float* tol, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpstrf")) {
    __real_cpstrf_(uplo, n, a, lda, piv, rank, tol, work, info);
    return;
  }
  const int result = host_cpstrf((unsigned char)*uplo, *n, a, *lda, piv, rank, *tol);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpstrf", -result);
}

void __real_zpstrf_(const char* uplo, const int* n, void* a, const int* lda, void* piv, void* rank, const double* tol, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zpstrf"))) int host_zpstrf(int uplo_value, int n, void* a, int lda, void* piv, void* rank, double tol);
void __wrap_zpstrf_(const char* uplo, const int* n, void* a, const int* lda, void* piv, void* rank, const double* tol, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpstrf")) {
    __real_zpstrf_(uplo, n, a, lda, piv, rank, tol, work, info);
    return;
  }
  const int result = host_zpstrf((unsigned char)*uplo, *n, a, *lda, piv, rank, *tol);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpstrf", -result);
}
