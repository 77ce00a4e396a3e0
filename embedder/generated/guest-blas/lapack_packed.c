/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_chfrk_(const char* transr, const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, const float* beta, void* c);
__attribute__((import_module("lapack_1"), import_name("chfrk"))) int host_chfrk(int transr_value, int uplo_value, int trans_value, int n, int k, float alpha, void* a, int lda, float beta, void* c);
void __wrap_chfrk_(const char* transr, const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, const float* beta, void* c) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chfrk")) {
    __real_chfrk_(transr, uplo, trans, n, k, alpha, a, lda, beta, c);
    return;
  }
  const int result = host_chfrk((unsigned char)*transr, (unsigned char)*uplo, (unsigned char)*trans, *n, *k, *alpha, a, *lda, *beta, c);
  if (result) mpiwasm_lapack_illegal("chfrk", result);
}

void __real_zhfrk_(const char* transr, const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, const double* beta, void* c);
__attribute__((import_module("lapack_1"), import_name("zhfrk"))) int host_zhfrk(int transr_value, int uplo_value, int trans_value, int n, int k, double alpha, void* a, int lda, double beta, void* c);
void __wrap_zhfrk_(const char* transr, const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, const double* beta, void* c) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhfrk")) {
    __real_zhfrk_(transr, uplo, trans, n, k, alpha, a, lda, beta, c);
    return;
  }
  const int result = host_zhfrk((unsigned char)*transr, (unsigned char)*uplo, (unsigned char)*trans, *n, *k, *alpha, a, *lda, *beta, c);
  if (result) mpiwasm_lapack_illegal("zhfrk", result);
}

void __real_chpcon_(const char* uplo, const int* n, void* ap, void* ipiv, const float* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("chpcon"))) int host_chpcon(int uplo_value, int n, void* ap, void* ipiv, float anorm, void* rcond);
void __wrap_chpcon_(const char* uplo, const int* n, void* ap, void* ipiv, const float* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chpcon")) {
    __real_chpcon_(uplo, n, ap, ipiv, anorm, rcond, work, info);
    return;
  }
  const int result = host_chpcon((unsigned char)*uplo, *n, ap, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chpcon", -result);
}

void __real_cspcon_(const char* uplo, const int* n, void* ap, void* ipiv, const float* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("cspcon"))) int host_cspcon(int uplo_value, int n, void* ap, void* ipiv, float anorm, void* rcond);
void __wrap_cspcon_(const char* uplo, const int* n, void* ap, void* ipiv, const float* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cspcon")) {
    __real_cspcon_(uplo, n, ap, ipiv, anorm, rcond, work, info);
    return;
  }
  const int result = host_cspcon((unsigned char)*uplo, *n, ap, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cspcon", -result);
}

void __real_zhpcon_(const char* uplo, const int* n, void* ap, void* ipiv, const double* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zhpcon"))) int host_zhpcon(int uplo_value, int n, void* ap, void* ipiv, double anorm, void* rcond);
void __wrap_zhpcon_(const char* uplo, const int* n, void* ap, void* ipiv, const double* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhpcon")) {
    __real_zhpcon_(uplo, n, ap, ipiv, anorm, rcond, work, info);
    return;
  }
  const int result = host_zhpcon((unsigned char)*uplo, *n, ap, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhpcon", -result);
}

void __real_zspcon_(const char* uplo, const int* n, void* ap, void* ipiv, const double* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zspcon"))) int host_zspcon(int uplo_value, int n, void* ap, void* ipiv, double anorm, void* rcond);
void __wrap_zspcon_(const char* uplo, const int* n, void* ap, void* ipiv, const double* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zspcon")) {
    __real_zspcon_(uplo, n, ap, ipiv, anorm, rcond, work, info);
    return;
  }
  const int result = host_zspcon((unsigned char)*uplo, *n, ap, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zspcon", -result);
}

void __real_chpev_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chpev"))) int host_chpev(int jobz_value, int uplo_value, int n, void* ap, void* w, void* z, int ldz);
void __wrap_chpev_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chpev")) {
    __real_chpev_(jobz, uplo, n, ap, w, z, ldz, work, rwork, info);
    return;
  }
  const int result = host_chpev((unsigned char)*jobz, (unsigned char)*uplo, *n, ap, w, z, *ldz);
  if (result == mpiwasm_declined) {
    __real_chpev_(jobz, uplo, n, ap, w, z, ldz, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chpev", -result);
}

void __real_zhpev_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhpev"))) int host_zhpev(int jobz_value, int uplo_value, int n, void* ap, void* w, void* z, int ldz);
void __wrap_zhpev_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhpev")) {
    __real_zhpev_(jobz, uplo, n, ap, w, z, ldz, work, rwork, info);
    return;
  }
  const int result = host_zhpev((unsigned char)*jobz, (unsigned char)*uplo, *n, ap, w, z, *ldz);
  if (result == mpiwasm_declined) {
    __real_zhpev_(jobz, uplo, n, ap, w, z, ldz, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhpev", -result);
}

void __real_chpevd_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chpevd"))) int host_chpevd(int jobz_value, int uplo_value, int n, void* ap, void* w, void* z, int ldz, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_chpevd_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chpevd")) {
    __real_chpevd_(jobz, uplo, n, ap, w, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_chpevd((unsigned char)*jobz, (unsigned char)*uplo, *n, ap, w, z, *ldz, work, *lwork, rwork, *lrwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_chpevd_(jobz, uplo, n, ap, w, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chpevd", -result);
}

void __real_zhpevd_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhpevd"))) int host_zhpevd(int jobz_value, int uplo_value, int n, void* ap, void* w, void* z, int ldz, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_zhpevd_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhpevd")) {
    __real_zhpevd_(jobz, uplo, n, ap, w, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_zhpevd((unsigned char)*jobz, (unsigned char)*uplo, *n, ap, w, z, *ldz, work, *lwork, rwork, *lrwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_zhpevd_(jobz, uplo, n, ap, w, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhpevd", -result);
}

void __real_chpevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* ap, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("chpevx"))) int host_chpevx(int jobz_value, int range_value, int uplo_value, int n, void* ap, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* ifail);
void __wrap_chpevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* ap, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chpevx")) {
    __real_chpevx_(jobz, range, uplo, n, ap, vl, vu, il, iu, abstol, m, w, z, ldz, work, rwork, iwork, ifail, info);
    return;
  }
  const int result = host_chpevx((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, ap, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, ifail);
  if (result == mpiwasm_declined) {
    __real_chpevx_(jobz, range, uplo, n, ap, vl, vu, il, iu, abstol, m, w, z, ldz, work, rwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chpevx", -result);
}

void __real_zhpevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* ap, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("zhpevx"))) int host_zhpevx(int jobz_value, int range_value, int uplo_value, int n, void* ap, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* ifail);
void __wrap_zhpevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* ap, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhpevx")) {
    __real_zhpevx_(jobz, range, uplo, n, ap, vl, vu, il, iu, abstol, m, w, z, ldz, work, rwork, iwork, ifail, info);
    return;
  }
  const int result = host_zhpevx((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, ap, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, ifail);
  if (result == mpiwasm_declined) {
    __real_zhpevx_(jobz, range, uplo, n, ap, vl, vu, il, iu, abstol, m, w, z, ldz, work, rwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhpevx", -result);
}

void __real_sspgst_(const int* itype, const char* uplo, const int* n, void* ap, void* bp, int* info);
__attribute__((import_module("lapack_1"), import_name("sspgst"))) int host_sspgst(int itype, int uplo_value, int n, void* ap, void* bp);
void __wrap_sspgst_(const int* itype, const char* uplo, const int* n, void* ap, void* bp, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sspgst")) {
    __real_sspgst_(itype, uplo, n, ap, bp, info);
    return;
  }
  const int result = host_sspgst(*itype, (unsigned char)*uplo, *n, ap, bp);
  if (result == mpiwasm_declined) {
    __real_sspgst_(itype, uplo, n, ap, bp, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sspgst", -result);
}

void __real_dspgst_(const int* itype, const char* uplo, const int* n, void* ap, void* bp, int* info);
__attribute__((import_module("lapack_1"), import_name("dspgst"))) int host_dspgst(int itype, int uplo_value, int n, void* ap, void* bp);
void __wrap_dspgst_(const int* itype, const char* uplo, const int* n, void* ap, void* bp, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dspgst")) {
    __real_dspgst_(itype, uplo, n, ap, bp, info);
    return;
  }
  const int result = host_dspgst(*itype, (unsigned char)*uplo, *n, ap, bp);
  if (result == mpiwasm_declined) {
    __real_dspgst_(itype, uplo, n, ap, bp, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dspgst", -result);
}

void __real_chpgst_(const int* itype, const char* uplo, const int* n, void* ap, void* bp, int* info);
__attribute__((import_module("lapack_1"), import_name("chpgst"))) int host_chpgst(int itype, int uplo_value, int n, void* ap, void* bp);
void __wrap_chpgst_(const int* itype, const char* uplo, const int* n, void* ap, void* bp, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chpgst")) {
    __real_chpgst_(itype, uplo, n, ap, bp, info);
    return;
  }
  const int result = host_chpgst(*itype, (unsigned char)*uplo, *n, ap, bp);
  if (result == mpiwasm_declined) {
    __real_chpgst_(itype, uplo, n, ap, bp, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chpgst", -result);
}

void __real_zhpgst_(const int* itype, const char* uplo, const int* n, void* ap, void* bp, int* info);
__attribute__((import_module("lapack_1"), import_name("zhpgst"))) int host_zhpgst(int itype, int uplo_value, int n, void* ap, void* bp);
void __wrap_zhpgst_(const int* itype, const char* uplo, const int* n, void* ap, void* bp, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhpgst")) {
    __real_zhpgst_(itype, uplo, n, ap, bp, info);
    return;
  }
  const int result = host_zhpgst(*itype, (unsigned char)*uplo, *n, ap, bp);
  if (result == mpiwasm_declined) {
    __real_zhpgst_(itype, uplo, n, ap, bp, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhpgst", -result);
}

void __real_chpgv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chpgv"))) int host_chpgv(int itype, int jobz_value, int uplo_value, int n, void* ap, void* bp, void* w, void* z, int ldz);
void __wrap_chpgv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chpgv")) {
    __real_chpgv_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, rwork, info);
    return;
  }
  const int result = host_chpgv(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, ap, bp, w, z, *ldz);
  if (result == mpiwasm_declined) {
    __real_chpgv_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chpgv", -result);
}

void __real_zhpgv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhpgv"))) int host_zhpgv(int itype, int jobz_value, int uplo_value, int n, void* ap, void* bp, void* w, void* z, int ldz);
void __wrap_zhpgv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhpgv")) {
    __real_zhpgv_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, rwork, info);
    return;
  }
  const int result = host_zhpgv(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, ap, bp, w, z, *ldz);
  if (result == mpiwasm_declined) {
    __real_zhpgv_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhpgv", -result);
}

void __real_chpgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chpgvd"))) int host_chpgvd(int itype, int jobz_value, int uplo_value, int n, void* ap, void* bp, void* w, void* z, int ldz, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_chpgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chpgvd")) {
    __real_chpgvd_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_chpgvd(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, ap, bp, w, z, *ldz, work, *lwork, rwork, *lrwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_chpgvd_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chpgvd", -result);
}

void __real_zhpgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhpgvd"))) int host_zhpgvd(int itype, int jobz_value, int uplo_value, int n, void* ap, void* bp, void* w, void* z, int ldz, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_zhpgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhpgvd")) {
    __real_zhpgvd_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_zhpgvd(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, ap, bp, w, z, *ldz, work, *lwork, rwork, *lrwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_zhpgvd_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhpgvd", -result);
}

void __real_chpgvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* ap, void* bp, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("chpgvx"))) int host_chpgvx(int itype, int jobz_value, int range_value, int uplo_value, int n, void* ap, void* bp, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* ifail);
void __wrap_chpgvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* ap, void* bp, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chpgvx")) {
    __real_chpgvx_(itype, jobz, range, uplo, n, ap, bp, vl, vu, il, iu, abstol, m, w, z, ldz, work, rwork, iwork, ifail, info);
    return;
  }
  const int result = host_chpgvx(*itype, (unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, ap, bp, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, ifail);
  if (result == mpiwasm_declined) {
    __real_chpgvx_(itype, jobz, range, uplo, n, ap, bp, vl, vu, il, iu, abstol, m, w, z, ldz, work, rwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chpgvx", -result);
}

void __real_zhpgvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* ap, void* bp, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("zhpgvx"))) int host_zhpgvx(int itype, int jobz_value, int range_value, int uplo_value, int n, void* ap, void* bp, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* ifail);
void __wrap_zhpgvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* ap, void* bp, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhpgvx")) {
    __real_zhpgvx_(itype, jobz, range, uplo, n, ap, bp, vl, vu, il, iu, abstol, m, w, z, ldz, work, rwork, iwork, ifail, info);
    return;
  }
  const int result = host_zhpgvx(*itype, (unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, ap, bp, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, ifail);
  if (result == mpiwasm_declined) {
    __real_zhpgvx_(itype, jobz, range, uplo, n, ap, bp, vl, vu, il, iu, abstol, m, w, z, ldz, work, rwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhpgvx", -result);
}

void __real_chprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chprfs"))) int host_chprfs(int uplo_value, int n, int nrhs, void* ap, void* afp, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_chprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chprfs")) {
    __real_chprfs_(uplo, n, nrhs, ap, afp, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_chprfs((unsigned char)*uplo, *n, *nrhs, ap, afp, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_chprfs_(uplo, n, nrhs, ap, afp, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chprfs", -result);
}

void __real_csprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("csprfs"))) int host_csprfs(int uplo_value, int n, int nrhs, void* ap, void* afp, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_csprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csprfs")) {
    __real_csprfs_(uplo, n, nrhs, ap, afp, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_csprfs((unsigned char)*uplo, *n, *nrhs, ap, afp, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_csprfs_(uplo, n, nrhs, ap, afp, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csprfs", -result);
}

void __real_zhprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhprfs"))) int host_zhprfs(int uplo_value, int n, int nrhs, void* ap, void* afp, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_zhprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhprfs")) {
    __real_zhprfs_(uplo, n, nrhs, ap, afp, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zhprfs((unsigned char)*uplo, *n, *nrhs, ap, afp, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_zhprfs_(uplo, n, nrhs, ap, afp, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhprfs", -result);
}

void __real_zsprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zsprfs"))) int host_zsprfs(int uplo_value, int n, int nrhs, void* ap, void* afp, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_zsprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsprfs")) {
    __real_zsprfs_(uplo, n, nrhs, ap, afp, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zsprfs((unsigned char)*uplo, *n, *nrhs, ap, afp, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_zsprfs_(uplo, n, nrhs, ap, afp, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsprfs", -result);
}

void __real_chptrd_(const char* uplo, const int* n, void* ap, void* d, void* e, void* tau, int* info);
__attribute__((import_module("lapack_1"), import_name("chptrd"))) int host_chptrd(int uplo_value, int n, void* ap, void* d, void* e, void* tau);
void __wrap_chptrd_(const char* uplo, const int* n, void* ap, void* d, void* e, void* tau, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chptrd")) {
    __real_chptrd_(uplo, n, ap, d, e, tau, info);
    return;
  }
  const int result = host_chptrd((unsigned char)*uplo, *n, ap, d, e, tau);
  if (result == mpiwasm_declined) {
    __real_chptrd_(uplo, n, ap, d, e, tau, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chptrd", -result);
}

void __real_zhptrd_(const char* uplo, const int* n, void* ap, void* d, void* e, void* tau, int* info);
__attribute__((import_module("lapack_1"), import_name("zhptrd"))) int host_zhptrd(int uplo_value, int n, void* ap, void* d, void* e, void* tau);
void __wrap_zhptrd_(const char* uplo, const int* n, void* ap, void* d, void* e, void* tau, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhptrd")) {
    __real_zhptrd_(uplo, n, ap, d, e, tau, info);
    return;
  }
  const int result = host_zhptrd((unsigned char)*uplo, *n, ap, d, e, tau);
  if (result == mpiwasm_declined) {
    __real_zhptrd_(uplo, n, ap, d, e, tau, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhptrd", -result);
}

void __real_ssptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("ssptri"))) int host_ssptri(int uplo_value, int n, void* ap, void* ipiv);
void __wrap_ssptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssptri")) {
    __real_ssptri_(uplo, n, ap, ipiv, work, info);
    return;
  }
  const int result = host_ssptri((unsigned char)*uplo, *n, ap, ipiv);
  if (result == mpiwasm_declined) {
    __real_ssptri_(uplo, n, ap, ipiv, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssptri", -result);
}

void __real_dsptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dsptri"))) int host_dsptri(int uplo_value, int n, void* ap, void* ipiv);
void __wrap_dsptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsptri")) {
    __real_dsptri_(uplo, n, ap, ipiv, work, info);
    return;
  }
  const int result = host_dsptri((unsigned char)*uplo, *n, ap, ipiv);
  if (result == mpiwasm_declined) {
    __real_dsptri_(uplo, n, ap, ipiv, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsptri", -result);
}

void __real_chptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("chptri"))) int host_chptri(int uplo_value, int n, void* ap, void* ipiv);
void __wrap_chptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chptri")) {
    __real_chptri_(uplo, n, ap, ipiv, work, info);
    return;
  }
  const int result = host_chptri((unsigned char)*uplo, *n, ap, ipiv);
  if (result == mpiwasm_declined) {
    __real_chptri_(uplo, n, ap, ipiv, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chptri", -result);
}

void __real_csptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("csptri"))) int host_csptri(int uplo_value, int n, void* ap, void* ipiv);
void __wrap_csptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csptri")) {
    __real_csptri_(uplo, n, ap, ipiv, work, info);
    return;
  }
  const int result = host_csptri((unsigned char)*uplo, *n, ap, ipiv);
  if (result == mpiwasm_declined) {
    __real_csptri_(uplo, n, ap, ipiv, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csptri", -result);
}

void __real_zhptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zhptri"))) int host_zhptri(int uplo_value, int n, void* ap, void* ipiv);
void __wrap_zhptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhptri")) {
    __real_zhptri_(uplo, n, ap, ipiv, work, info);
    return;
  }
  const int result = host_zhptri((unsigned char)*uplo, *n, ap, ipiv);
  if (result == mpiwasm_declined) {
    __real_zhptri_(uplo, n, ap, ipiv, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhptri", -result);
}

void __real_zsptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zsptri"))) int host_zsptri(int uplo_value, int n, void* ap, void* ipiv);
void __wrap_zsptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsptri")) {
    __real_zsptri_(uplo, n, ap, ipiv, work, info);
    return;
  }
  const int result = host_zsptri((unsigned char)*uplo, *n, ap, ipiv);
  if (result == mpiwasm_declined) {
    __real_zsptri_(uplo, n, ap, ipiv, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsptri", -result);
}

void __real_ssptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("ssptrs"))) int host_ssptrs(int uplo_value, int n, int nrhs, void* ap, void* ipiv, void* b, int ldb);
void __wrap_ssptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssptrs")) {
    __real_ssptrs_(uplo, n, nrhs, ap, ipiv, b, ldb, info);
    return;
  }
  const int result = host_ssptrs((unsigned char)*uplo, *n, *nrhs, ap, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssptrs", -result);
}

void __real_dsptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dsptrs"))) int host_dsptrs(int uplo_value, int n, int nrhs, void* ap, void* ipiv, void* b, int ldb);
void __wrap_dsptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsptrs")) {
    __real_dsptrs_(uplo, n, nrhs, ap, ipiv, b, ldb, info);
    return;
  }
  const int result = host_dsptrs((unsigned char)*uplo, *n, *nrhs, ap, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsptrs", -result);
}

void __real_chptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("chptrs"))) int host_chptrs(int uplo_value, int n, int nrhs, void* ap, void* ipiv, void* b, int ldb);
void __wrap_chptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chptrs")) {
    __real_chptrs_(uplo, n, nrhs, ap, ipiv, b, ldb, info);
    return;
  }
  const int result = host_chptrs((unsigned char)*uplo, *n, *nrhs, ap, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chptrs", -result);
}

void __real_csptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("csptrs"))) int host_csptrs(int uplo_value, int n, int nrhs, void* ap, void* ipiv, void* b, int ldb);
void __wrap_csptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csptrs")) {
    __real_csptrs_(uplo, n, nrhs, ap, ipiv, b, ldb, info);
    return;
  }
  const int result = host_csptrs((unsigned char)*uplo, *n, *nrhs, ap, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csptrs", -result);
}

void __real_zhptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zhptrs"))) int host_zhptrs(int uplo_value, int n, int nrhs, void* ap, void* ipiv, void* b, int ldb);
void __wrap_zhptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhptrs")) {
    __real_zhptrs_(uplo, n, nrhs, ap, ipiv, b, ldb, info);
    return;
  }
  const int result = host_zhptrs((unsigned char)*uplo, *n, *nrhs, ap, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhptrs", -result);
}

void __real_zsptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zsptrs"))) int host_zsptrs(int uplo_value, int n, int nrhs, void* ap, void* ipiv, void* b, int ldb);
void __wrap_zsptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsptrs")) {
    __real_zsptrs_(uplo, n, nrhs, ap, ipiv, b, ldb, info);
    return;
  }
  const int result = host_zsptrs((unsigned char)*uplo, *n, *nrhs, ap, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsptrs", -result);
}

void __real_sopgtr_(const char* uplo, const int* n, void* ap, void* tau, void* q, const int* ldq, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("sopgtr"))) int host_sopgtr(int uplo_value, int n, void* ap, void* tau, void* q, int ldq);
void __wrap_sopgtr_(const char* uplo, const int* n, void* ap, void* tau, void* q, const int* ldq, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sopgtr")) {
    __real_sopgtr_(uplo, n, ap, tau, q, ldq, work, info);
    return;
  }
  const int result = host_sopgtr((unsigned char)*uplo, *n, ap, tau, q, *ldq);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sopgtr", -result);
}

void __real_dopgtr_(const char* uplo, const int* n, void* ap, void* tau, void* q, const int* ldq, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dopgtr"))) int host_dopgtr(int uplo_value, int n, void* ap, void* tau, void* q, int ldq);
void __wrap_dopgtr_(const char* uplo, const int* n, void* ap, void* tau, void* q, const int* ldq, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dopgtr")) {
    __real_dopgtr_(uplo, n, ap, tau, q, ldq, work, info);
    return;
  }
  const int result = host_dopgtr((unsigned char)*uplo, *n, ap, tau, q, *ldq);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dopgtr", -result);
}

void __real_cupgtr_(const char* uplo, const int* n, void* ap, void* tau, void* q, const int* ldq, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("cupgtr"))) int host_cupgtr(int uplo_value, int n, void* ap, void* tau, void* q, int ldq);
void __wrap_cupgtr_(const char* uplo, const int* n, void* ap, void* tau, void* q, const int* ldq, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cupgtr")) {
    __real_cupgtr_(uplo, n, ap, tau, q, ldq, work, info);
    return;
  }
  const int result = host_cupgtr((unsigned char)*uplo, *n, ap, tau, q, *ldq);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cupgtr", -result);
}

void __real_zupgtr_(const char* uplo, const int* n, void* ap, void* tau, void* q, const int* ldq, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zupgtr"))) int host_zupgtr(int uplo_value, int n, void* ap, void* tau, void* q, int ldq);
void __wrap_zupgtr_(const char* uplo, const int* n, void* ap, void* tau, void* q, const int* ldq, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zupgtr")) {
    __real_zupgtr_(uplo, n, ap, tau, q, ldq, work, info);
    return;
  }
  const int result = host_zupgtr((unsigned char)*uplo, *n, ap, tau, q, *ldq);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zupgtr", -result);
}

void __real_sopmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* ap, void* tau, void* c, const int* ldc, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("sopmtr"))) int host_sopmtr(int side_value, int uplo_value, int trans_value, int m, int n, void* ap, void* tau, void* c, int ldc);
void __wrap_sopmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* ap, void* tau, void* c, const int* ldc, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sopmtr")) {
    __real_sopmtr_(side, uplo, trans, m, n, ap, tau, c, ldc, work, info);
    return;
  }
  const int result = host_sopmtr((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*trans, *m, *n, ap, tau, c, *ldc);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sopmtr", -result);
}

void __real_dopmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* ap, void* tau, void* c, const int* ldc, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dopmtr"))) int host_dopmtr(int side_value, int uplo_value, int trans_value, int m, int n, void* ap, void* tau, void* c, int ldc);
void __wrap_dopmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* ap, void* tau, void* c, const int* ldc, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dopmtr")) {
    __real_dopmtr_(side, uplo, trans, m, n, ap, tau, c, ldc, work, info);
    return;
  }
  const int result = host_dopmtr((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*trans, *m, *n, ap, tau, c, *ldc);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dopmtr", -result);
}

void __real_spftrf_(const char* transr, const char* uplo, const int* n, void* a, int* info);
__attribute__((import_module("lapack_1"), import_name("spftrf"))) int host_spftrf(int transr_value, int uplo_value, int n, void* a);
void __wrap_spftrf_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spftrf")) {
    __real_spftrf_(transr, uplo, n, a, info);
    return;
  }
  const int result = host_spftrf((unsigned char)*transr, (unsigned char)*uplo, *n, a);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spftrf", -result);
}

void __real_spftri_(const char* transr, const char* uplo, const int* n, void* a, int* info);
__attribute__((import_module("lapack_1"), import_name("spftri"))) int host_spftri(int transr_value, int uplo_value, int n, void* a);
void __wrap_spftri_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spftri")) {
    __real_spftri_(transr, uplo, n, a, info);
    return;
  }
  const int result = host_spftri((unsigned char)*transr, (unsigned char)*uplo, *n, a);
  if (result == mpiwasm_declined) {
    __real_spftri_(transr, uplo, n, a, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spftri", -result);
}

void __real_dpftrf_(const char* transr, const char* uplo, const int* n, void* a, int* info);
__attribute__((import_module("lapack_1"), import_name("dpftrf"))) int host_dpftrf(int transr_value, int uplo_value, int n, void* a);
void __wrap_dpftrf_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpftrf")) {
    __real_dpftrf_(transr, uplo, n, a, info);
    return;
  }
  const int result = host_dpftrf((unsigned char)*transr, (unsigned char)*uplo, *n, a);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpftrf", -result);
}

void __real_dpftri_(const char* transr, const char* uplo, const int* n, void* a, int* info);
__attribute__((import_module("lapack_1"), import_name("dpftri"))) int host_dpftri(int transr_value, int uplo_value, int n, void* a);
void __wrap_dpftri_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpftri")) {
    __real_dpftri_(transr, uplo, n, a, info);
    return;
  }
  const int result = host_dpftri((unsigned char)*transr, (unsigned char)*uplo, *n, a);
  if (result == mpiwasm_declined) {
    __real_dpftri_(transr, uplo, n, a, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpftri", -result);
}

void __real_cpftrf_(const char* transr, const char* uplo, const int* n, void* a, int* info);
__attribute__((import_module("lapack_1"), import_name("cpftrf"))) int host_cpftrf(int transr_value, int uplo_value, int n, void* a);
void __wrap_cpftrf_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpftrf")) {
    __real_cpftrf_(transr, uplo, n, a, info);
    return;
  }
  const int result = host_cpftrf((unsigned char)*transr, (unsigned char)*uplo, *n, a);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpftrf", -result);
}

void __real_cpftri_(const char* transr, const char* uplo, const int* n, void* a, int* info);
__attribute__((import_module("lapack_1"), import_name("cpftri"))) int host_cpftri(int transr_value, int uplo_value, int n, void* a);
void __wrap_cpftri_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpftri")) {
    __real_cpftri_(transr, uplo, n, a, info);
    return;
  }
  const int result = host_cpftri((unsigned char)*transr, (unsigned char)*uplo, *n, a);
  if (result == mpiwasm_declined) {
    __real_cpftri_(transr, uplo, n, a, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpftri", -result);
}

void __real_zpftrf_(const char* transr, const char* uplo, const int* n, void* a, int* info);
__attribute__((import_module("lapack_1"), import_name("zpftrf"))) int host_zpftrf(int transr_value, int uplo_value, int n, void* a);
void __wrap_zpftrf_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpftrf")) {
    __real_zpftrf_(transr, uplo, n, a, info);
    return;
  }
  const int result = host_zpftrf((unsigned char)*transr, (unsigned char)*uplo, *n, a);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpftrf", -result);
}

void __real_zpftri_(const char* transr, const char* uplo, const int* n, void* a, int* info);
__attribute__((import_module("lapack_1"), import_name("zpftri"))) int host_zpftri(int transr_value, int uplo_value, int n, void* a);
void __wrap_zpftri_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpftri")) {
    __real_zpftri_(transr, uplo, n, a, info);
    return;
  }
  const int result = host_zpftri((unsigned char)*transr, (unsigned char)*uplo, *n, a);
  if (result == mpiwasm_declined) {
    __real_zpftri_(transr, uplo, n, a, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpftri", -result);
}

void __real_spftrs_(const char* transr, const char* uplo, const int* n, const int* nrhs, void* a, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("spftrs"))) int host_spftrs(int transr_value, int uplo_value, int n, int nrhs, void* a, void* b, int ldb);
void __wrap_spftrs_(const char* transr, const char* uplo, const int* n, const int* nrhs, void* a, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spftrs")) {
    __real_spftrs_(transr, uplo, n, nrhs, a, b, ldb, info);
    return;
  }
  const int result = host_spftrs((unsigned char)*transr, (unsigned char)*uplo, *n, *nrhs, a, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spftrs", -result);
}

void __real_dpftrs_(const char* transr, const char* uplo, const int* n, const int* nrhs, void* a, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dpftrs"))) int host_dpftrs(int transr_value, int uplo_value, int n, int nrhs, void* a, void* b, int ldb);
void __wrap_dpftrs_(const char* transr, const char* uplo, const int* n, const int* nrhs, void* a, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpftrs")) {
    __real_dpftrs_(transr, uplo, n, nrhs, a, b, ldb, info);
    return;
  }
  const int result = host_dpftrs((unsigned char)*transr, (unsigned char)*uplo, *n, *nrhs, a, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpftrs", -result);
}

void __real_cpftrs_(const char* transr, const char* uplo, const int* n, const int* nrhs, void* a, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("cpftrs"))) int host_cpftrs(int transr_value, int uplo_value, int n, int nrhs, void* a, void* b, int ldb);
void __wrap_cpftrs_(const char* transr, const char* uplo, const int* n, const int* nrhs, void* a, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpftrs")) {
    __real_cpftrs_(transr, uplo, n, nrhs, a, b, ldb, info);
    return;
  }
  const int result = host_cpftrs((unsigned char)*transr, (unsigned char)*uplo, *n, *nrhs, a, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpftrs", -result);
}

void __real_zpftrs_(const char* transr, const char* uplo, const int* n, const int* nrhs, void* a, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zpftrs"))) int host_zpftrs(int transr_value, int uplo_value, int n, int nrhs, void* a, void* b, int ldb);
void __wrap_zpftrs_(const char* transr, const char* uplo, const int* n, const int* nrhs, void* a, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpftrs")) {
    __real_zpftrs_(transr, uplo, n, nrhs, a, b, ldb, info);
    return;
  }
  const int result = host_zpftrs((unsigned char)*transr, (unsigned char)*uplo, *n, *nrhs, a, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpftrs", -result);
}

void __real_sppcon_(const char* uplo, const int* n, void* ap, const float* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sppcon"))) int host_sppcon(int uplo_value, int n, void* ap, float anorm, void* rcond);
void __wrap_sppcon_(const char* uplo, const int* n, void* ap, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sppcon")) {
    __real_sppcon_(uplo, n, ap, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_sppcon((unsigned char)*uplo, *n, ap, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sppcon", -result);
}

void __real_dppcon_(const char* uplo, const int* n, void* ap, const double* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dppcon"))) int host_dppcon(int uplo_value, int n, void* ap, double anorm, void* rcond);
void __wrap_dppcon_(const char* uplo, const int* n, void* ap, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dppcon")) {
    __real_dppcon_(uplo, n, ap, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_dppcon((unsigned char)*uplo, *n, ap, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dppcon", -result);
}

void __real_cppcon_(const char* uplo, const int* n, void* ap, const float* anorm, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cppcon"))) int host_cppcon(int uplo_value, int n, void* ap, float anorm, void* rcond);
void __wrap_cppcon_(const char* uplo, const int* n, void* ap, const float* anorm, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cppcon")) {
    __real_cppcon_(uplo, n, ap, anorm, rcond, work, rwork, info);
    return;
  }
  const int result = host_cppcon((unsigned char)*uplo, *n, ap, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cppcon", -result);
}

void __real_zppcon_(const char* uplo, const int* n, void* ap, const double* anorm, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zppcon"))) int host_zppcon(int uplo_value, int n, void* ap, double anorm, void* rcond);
void __wrap_zppcon_(const char* uplo, const int* n, void* ap, const double* anorm, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zppcon")) {
    __real_zppcon_(uplo, n, ap, anorm, rcond, work, rwork, info);
    return;
  }
  const int result = host_zppcon((unsigned char)*uplo, *n, ap, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zppcon", -result);
}

void __real_sppequ_(const char* uplo, const int* n, void* ap, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("sppequ"))) int host_sppequ(int uplo_value, int n, void* ap, void* s, void* scond, void* amax);
void __wrap_sppequ_(const char* uplo, const int* n, void* ap, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sppequ")) {
    __real_sppequ_(uplo, n, ap, s, scond, amax, info);
    return;
  }
  const int result = host_sppequ((unsigned char)*uplo, *n, ap, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sppequ", -result);
}

void __real_dppequ_(const char* uplo, const int* n, void* ap, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("dppequ"))) int host_dppequ(int uplo_value, int n, void* ap, void* s, void* scond, void* amax);
void __wrap_dppequ_(const char* uplo, const int* n, void* ap, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dppequ")) {
    __real_dppequ_(uplo, n, ap, s, scond, amax, info);
    return;
  }
  const int result = host_dppequ((unsigned char)*uplo, *n, ap, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dppequ", -result);
}

void __real_cppequ_(const char* uplo, const int* n, void* ap, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("cppequ"))) int host_cppequ(int uplo_value, int n, void* ap, void* s, void* scond, void* amax);
void __wrap_cppequ_(const char* uplo, const int* n, void* ap, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cppequ")) {
    __real_cppequ_(uplo, n, ap, s, scond, amax, info);
    return;
  }
  const int result = host_cppequ((unsigned char)*uplo, *n, ap, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cppequ", -result);
}

void __real_zppequ_(const char* uplo, const int* n, void* ap, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("zppequ"))) int host_zppequ(int uplo_value, int n, void* ap, void* s, void* scond, void* amax);
void __wrap_zppequ_(const char* uplo, const int* n, void* ap, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zppequ")) {
    __real_zppequ_(uplo, n, ap, s, scond, amax, info);
    return;
  }
  const int result = host_zppequ((unsigned char)*uplo, *n, ap, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zppequ", -result);
}

void __real_spprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("spprfs"))) int host_spprfs(int uplo_value, int n, int nrhs, void* ap, void* afp, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_spprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spprfs")) {
    __real_spprfs_(uplo, n, nrhs, ap, afp, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_spprfs((unsigned char)*uplo, *n, *nrhs, ap, afp, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_spprfs_(uplo, n, nrhs, ap, afp, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spprfs", -result);
}

void __real_dpprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dpprfs"))) int host_dpprfs(int uplo_value, int n, int nrhs, void* ap, void* afp, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_dpprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpprfs")) {
    __real_dpprfs_(uplo, n, nrhs, ap, afp, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dpprfs((unsigned char)*uplo, *n, *nrhs, ap, afp, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_dpprfs_(uplo, n, nrhs, ap, afp, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpprfs", -result);
}

void __real_cpprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cpprfs"))) int host_cpprfs(int uplo_value, int n, int nrhs, void* ap, void* afp, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_cpprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpprfs")) {
    __real_cpprfs_(uplo, n, nrhs, ap, afp, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_cpprfs((unsigned char)*uplo, *n, *nrhs, ap, afp, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_cpprfs_(uplo, n, nrhs, ap, afp, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpprfs", -result);
}

void __real_zpprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zpprfs"))) int host_zpprfs(int uplo_value, int n, int nrhs, void* ap, void* afp, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_zpprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpprfs")) {
    __real_zpprfs_(uplo, n, nrhs, ap, afp, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zpprfs((unsigned char)*uplo, *n, *nrhs, ap, afp, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_zpprfs_(uplo, n, nrhs, ap, afp, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpprfs", -result);
}

void __real_sppsv_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("sppsv"))) int host_sppsv(int uplo_value, int n, int nrhs, void* ap, void* b, int ldb);
void __wrap_sppsv_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sppsv")) {
    __real_sppsv_(uplo, n, nrhs, ap, b, ldb, info);
    return;
  }
  const int result = host_sppsv((unsigned char)*uplo, *n, *nrhs, ap, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sppsv", -result);
}

void __real_spptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("spptrs"))) int host_spptrs(int uplo_value, int n, int nrhs, void* ap, void* b, int ldb);
void __wrap_spptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spptrs")) {
    __real_spptrs_(uplo, n, nrhs, ap, b, ldb, info);
    return;
  }
  const int result = host_spptrs((unsigned char)*uplo, *n, *nrhs, ap, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spptrs", -result);
}

void __real_dppsv_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dppsv"))) int host_dppsv(int uplo_value, int n, int nrhs, void* ap, void* b, int ldb);
void __wrap_dppsv_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dppsv")) {
    __real_dppsv_(uplo, n, nrhs, ap, b, ldb, info);
    return;
  }
  const int result = host_dppsv((unsigned char)*uplo, *n, *nrhs, ap, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dppsv", -result);
}

void __real_dpptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dpptrs"))) int host_dpptrs(int uplo_value, int n, int nrhs, void* ap, void* b, int ldb);
void __wrap_dpptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpptrs")) {
    __real_dpptrs_(uplo, n, nrhs, ap, b, ldb, info);
    return;
  }
  const int result = host_dpptrs((unsigned char)*uplo, *n, *nrhs, ap, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpptrs", -result);
}

void __real_cppsv_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("cppsv"))) int host_cppsv(int uplo_value, int n, int nrhs, void* ap, void* b, int ldb);
void __wrap_cppsv_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cppsv")) {
    __real_cppsv_(uplo, n, nrhs, ap, b, ldb, info);
    return;
  }
  const int result = host_cppsv((unsigned char)*uplo, *n, *nrhs, ap, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cppsv", -result);
}

void __real_cpptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("cpptrs"))) int host_cpptrs(int uplo_value, int n, int nrhs, void* ap, void* b, int ldb);
void __wrap_cpptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpptrs")) {
    __real_cpptrs_(uplo, n, nrhs, ap, b, ldb, info);
    return;
  }
  const int result = host_cpptrs((unsigned char)*uplo, *n, *nrhs, ap, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpptrs", -result);
}

void __real_zppsv_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zppsv"))) int host_zppsv(int uplo_value, int n, int nrhs, void* ap, void* b, int ldb);
void __wrap_zppsv_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zppsv")) {
    __real_zppsv_(uplo, n, nrhs, ap, b, ldb, info);
    return;
  }
  const int result = host_zppsv((unsigned char)*uplo, *n, *nrhs, ap, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zppsv", -result);
}

void __real_zpptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zpptrs"))) int host_zpptrs(int uplo_value, int n, int nrhs, void* ap, void* b, int ldb);
void __wrap_zpptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpptrs")) {
    __real_zpptrs_(uplo, n, nrhs, ap, b, ldb, info);
    return;
  }
  const int result = host_zpptrs((unsigned char)*uplo, *n, *nrhs, ap, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpptrs", -result);
}

void __real_sppsvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sppsvx"))) int host_sppsvx(int fact_value, int uplo_value, int n, int nrhs, void* ap, void* afp, void* equed_place, void* s, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_sppsvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sppsvx")) {
    __real_sppsvx_(fact, uplo, n, nrhs, ap, afp, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_sppsvx((unsigned char)*fact, (unsigned char)*uplo, *n, *nrhs, ap, afp, equed, s, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_sppsvx_(fact, uplo, n, nrhs, ap, afp, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sppsvx", -result);
}

void __real_dppsvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dppsvx"))) int host_dppsvx(int fact_value, int uplo_value, int n, int nrhs, void* ap, void* afp, void* equed_place, void* s, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_dppsvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dppsvx")) {
    __real_dppsvx_(fact, uplo, n, nrhs, ap, afp, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dppsvx((unsigned char)*fact, (unsigned char)*uplo, *n, *nrhs, ap, afp, equed, s, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_dppsvx_(fact, uplo, n, nrhs, ap, afp, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dppsvx", -result);
}

void __real_cppsvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cppsvx"))) int host_cppsvx(int fact_value, int uplo_value, int n, int nrhs, void* ap, void* afp, void* equed_place, void* s, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_cppsvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cppsvx")) {
    __real_cppsvx_(fact, uplo, n, nrhs, ap, afp, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_cppsvx((unsigned char)*fact, (unsigned char)*uplo, *n, *nrhs, ap, afp, equed, s, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_cppsvx_(fact, uplo, n, nrhs, ap, afp, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cppsvx", -result);
}

void __real_zppsvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zppsvx"))) int host_zppsvx(int fact_value, int uplo_value, int n, int nrhs, void* ap, void* afp, void* equed_place, void* s, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_zppsvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zppsvx")) {
    __real_zppsvx_(fact, uplo, n, nrhs, ap, afp, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zppsvx((unsigned char)*fact, (unsigned char)*uplo, *n, *nrhs, ap, afp, equed, s, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_zppsvx_(fact, uplo, n, nrhs, ap, afp, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zppsvx", -result);
}

void __real_spptrf_(const char* uplo, const int* n, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("spptrf"))) int host_spptrf(int uplo_value, int n, void* ap);
void __wrap_spptrf_(const char* uplo, const int* n, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spptrf")) {
    __real_spptrf_(uplo, n, ap, info);
    return;
  }
  const int result = host_spptrf((unsigned char)*uplo, *n, ap);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spptrf", -result);
}

void __real_spptri_(const char* uplo, const int* n, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("spptri"))) int host_spptri(int uplo_value, int n, void* ap);
void __wrap_spptri_(const char* uplo, const int* n, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spptri")) {
    __real_spptri_(uplo, n, ap, info);
    return;
  }
  const int result = host_spptri((unsigned char)*uplo, *n, ap);
  if (result == mpiwasm_declined) {
    __real_spptri_(uplo, n, ap, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spptri", -result);
}

void __real_dpptrf_(const char* uplo, const int* n, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("dpptrf"))) int host_dpptrf(int uplo_value, int n, void* ap);
void __wrap_dpptrf_(const char* uplo, const int* n, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpptrf")) {
    __real_dpptrf_(uplo, n, ap, info);
    return;
  }
  const int result = host_dpptrf((unsigned char)*uplo, *n, ap);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpptrf", -result);
}

void __real_dpptri_(const char* uplo, const int* n, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("dpptri"))) int host_dpptri(int uplo_value, int n, void* ap);
void __wrap_dpptri_(const char* uplo, const int* n, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpptri")) {
    __real_dpptri_(uplo, n, ap, info);
    return;
  }
  const int result = host_dpptri((unsigned char)*uplo, *n, ap);
  if (result == mpiwasm_declined) {
    __real_dpptri_(uplo, n, ap, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpptri", -result);
}

void __real_cpptrf_(const char* uplo, const int* n, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("cpptrf"))) int host_cpptrf(int uplo_value, int n, void* ap);
void __wrap_cpptrf_(const char* uplo, const int* n, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpptrf")) {
    __real_cpptrf_(uplo, n, ap, info);
    return;
  }
  const int result = host_cpptrf((unsigned char)*uplo, *n, ap);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpptrf", -result);
}

void __real_cpptri_(const char* uplo, const int* n, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("cpptri"))) int host_cpptri(int uplo_value, int n, void* ap);
void __wrap_cpptri_(const char* uplo, const int* n, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpptri")) {
    __real_cpptri_(uplo, n, ap, info);
    return;
  }
  const int result = host_cpptri((unsigned char)*uplo, *n, ap);
  if (result == mpiwasm_declined) {
    __real_cpptri_(uplo, n, ap, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpptri", -result);
}

void __real_zpptrf_(const char* uplo, const int* n, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("zpptrf"))) int host_zpptrf(int uplo_value, int n, void* ap);
void __wrap_zpptrf_(const char* uplo, const int* n, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpptrf")) {
    __real_zpptrf_(uplo, n, ap, info);
    return;
  }
  const int result = host_zpptrf((unsigned char)*uplo, *n, ap);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpptrf", -result);
}

void __real_zpptri_(const char* uplo, const int* n, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("zpptri"))) int host_zpptri(int uplo_value, int n, void* ap);
void __wrap_zpptri_(const char* uplo, const int* n, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpptri")) {
    __real_zpptri_(uplo, n, ap, info);
    return;
  }
  const int result = host_zpptri((unsigned char)*uplo, *n, ap);
  if (result == mpiwasm_declined) {
    __real_zpptri_(uplo, n, ap, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpptri", -result);
}

void __real_ssfrk_(const char* transr, const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, const float* beta, void* c);
__attribute__((import_module("lapack_1"), import_name("ssfrk"))) int host_ssfrk(int transr_value, int uplo_value, int trans_value, int n, int k, float alpha, void* a, int lda, float beta, void* c);
void __wrap_ssfrk_(const char* transr, const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, const float* beta, void* c) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssfrk")) {
    __real_ssfrk_(transr, uplo, trans, n, k, alpha, a, lda, beta, c);
    return;
  }
  const int result = host_ssfrk((unsigned char)*transr, (unsigned char)*uplo, (unsigned char)*trans, *n, *k, *alpha, a, *lda, *beta, c);
  if (result) mpiwasm_lapack_illegal("ssfrk", result);
}

void __real_dsfrk_(const char* transr, const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, const double* beta, void* c);
__attribute__((import_module("lapack_1"), import_name("dsfrk"))) int host_dsfrk(int transr_value, int uplo_value, int trans_value, int n, int k, double alpha, void* a, int lda, double beta, void* c);
void __wrap_dsfrk_(const char* transr, const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, const double* beta, void* c) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsfrk")) {
    __real_dsfrk_(transr, uplo, trans, n, k, alpha, a, lda, beta, c);
    return;
  }
  const int result = host_dsfrk((unsigned char)*transr, (unsigned char)*uplo, (unsigned char)*trans, *n, *k, *alpha, a, *lda, *beta, c);
  if (result) mpiwasm_lapack_illegal("dsfrk", result);
}

void __real_sspcon_(const char* uplo, const int* n, void* ap, void* ipiv, const float* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sspcon"))) int host_sspcon(int uplo_value, int n, void* ap, void* ipiv, float anorm, void* rcond);
void __wrap_sspcon_(const char* uplo, const int* n, void* ap, void* ipiv, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sspcon")) {
    __real_sspcon_(uplo, n, ap, ipiv, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_sspcon((unsigned char)*uplo, *n, ap, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sspcon", -result);
}

void __real_dspcon_(const char* uplo, const int* n, void* ap, void* ipiv, const double* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dspcon"))) int host_dspcon(int uplo_value, int n, void* ap, void* ipiv, double anorm, void* rcond);
void __wrap_dspcon_(const char* uplo, const int* n, void* ap, void* ipiv, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dspcon")) {
    __real_dspcon_(uplo, n, ap, ipiv, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_dspcon((unsigned char)*uplo, *n, ap, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dspcon", -result);
}

void __real_sspev_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("sspev"))) int host_sspev(int jobz_value, int uplo_value, int n, void* ap, void* w, void* z, int ldz);
void __wrap_sspev_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sspev")) {
    __real_sspev_(jobz, uplo, n, ap, w, z, ldz, work, info);
    return;
  }
  const int result = host_sspev((unsigned char)*jobz, (unsigned char)*uplo, *n, ap, w, z, *ldz);
  if (result == mpiwasm_declined) {
    __real_sspev_(jobz, uplo, n, ap, w, z, ldz, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sspev", -result);
}

void __real_dspev_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dspev"))) int host_dspev(int jobz_value, int uplo_value, int n, void* ap, void* w, void* z, int ldz);
void __wrap_dspev_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dspev")) {
    __real_dspev_(jobz, uplo, n, ap, w, z, ldz, work, info);
    return;
  }
  const int result = host_dspev((unsigned char)*jobz, (unsigned char)*uplo, *n, ap, w, z, *ldz);
  if (result == mpiwasm_declined) {
    __real_dspev_(jobz, uplo, n, ap, w, z, ldz, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dspev", -result);
}

void __real_sspevd_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sspevd"))) int host_sspevd(int jobz_value, int uplo_value, int n, void* ap, void* w, void* z, int ldz, void* work, int lwork, void* iwork, int liwork);
void __wrap_sspevd_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sspevd")) {
    __real_sspevd_(jobz, uplo, n, ap, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_sspevd((unsigned char)*jobz, (unsigned char)*uplo, *n, ap, w, z, *ldz, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_sspevd_(jobz, uplo, n, ap, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sspevd", -result);
}

void __real_dspevd_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dspevd"))) int host_dspevd(int jobz_value, int uplo_value, int n, void* ap, void* w, void* z, int ldz, void* work, int lwork, void* iwork, int liwork);
void __wrap_dspevd_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dspevd")) {
    __real_dspevd_(jobz, uplo, n, ap, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_dspevd((unsigned char)*jobz, (unsigned char)*uplo, *n, ap, w, z, *ldz, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_dspevd_(jobz, uplo, n, ap, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dspevd", -result);
}

void __real_sspevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* ap, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("sspevx"))) int host_sspevx(int jobz_value, int range_value, int uplo_value, int n, void* ap, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* ifail);
void __wrap_sspevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* ap, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sspevx")) {
    __real_sspevx_(jobz, range, uplo, n, ap, vl, vu, il, iu, abstol, m, w, z, ldz, work, iwork, ifail, info);
    return;
  }
  const int result = host_sspevx((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, ap, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, ifail);
  if (result == mpiwasm_declined) {
    __real_sspevx_(jobz, range, uplo, n, ap, vl, vu, il, iu, abstol, m, w, z, ldz, work, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sspevx", -result);
}

void __real_dspevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* ap, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("dspevx"))) int host_dspevx(int jobz_value, int range_value, int uplo_value, int n, void* ap, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* ifail);
void __wrap_dspevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* ap, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dspevx")) {
    __real_dspevx_(jobz, range, uplo, n, ap, vl, vu, il, iu, abstol, m, w, z, ldz, work, iwork, ifail, info);
    return;
  }
  const int result = host_dspevx((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, ap, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, ifail);
  if (result == mpiwasm_declined) {
    __real_dspevx_(jobz, range, uplo, n, ap, vl, vu, il, iu, abstol, m, w, z, ldz, work, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dspevx", -result);
}

void __real_sspgv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("sspgv"))) int host_sspgv(int itype, int jobz_value, int uplo_value, int n, void* ap, void* bp, void* w, void* z, int ldz);
void __wrap_sspgv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sspgv")) {
    __real_sspgv_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, info);
    return;
  }
  const int result = host_sspgv(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, ap, bp, w, z, *ldz);
  if (result == mpiwasm_declined) {
    __real_sspgv_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sspgv", -result);
}

void __real_dspgv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dspgv"))) int host_dspgv(int itype, int jobz_value, int uplo_value, int n, void* ap, void* bp, void* w, void* z, int ldz);
void __wrap_dspgv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dspgv")) {
    __real_dspgv_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, info);
    return;
  }
  const int result = host_dspgv(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, ap, bp, w, z, *ldz);
  if (result == mpiwasm_declined) {
    __real_dspgv_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dspgv", -result);
}

void __real_sspgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sspgvd"))) int host_sspgvd(int itype, int jobz_value, int uplo_value, int n, void* ap, void* bp, void* w, void* z, int ldz, void* work, int lwork, void* iwork, int liwork);
void __wrap_sspgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sspgvd")) {
    __real_sspgvd_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_sspgvd(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, ap, bp, w, z, *ldz, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_sspgvd_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sspgvd", -result);
}

void __real_dspgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dspgvd"))) int host_dspgvd(int itype, int jobz_value, int uplo_value, int n, void* ap, void* bp, void* w, void* z, int ldz, void* work, int lwork, void* iwork, int liwork);
void __wrap_dspgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dspgvd")) {
    __real_dspgvd_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_dspgvd(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, ap, bp, w, z, *ldz, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_dspgvd_(itype, jobz, uplo, n, ap, bp, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dspgvd", -result);
}

void __real_sspgvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* ap, void* bp, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("sspgvx"))) int host_sspgvx(int itype, int jobz_value, int range_value, int uplo_value, int n, void* ap, void* bp, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* ifail);
void __wrap_sspgvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* ap, void* bp, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sspgvx")) {
    __real_sspgvx_(itype, jobz, range, uplo, n, ap, bp, vl, vu, il, iu, abstol, m, w, z, ldz, work, iwork, ifail, info);
    return;
  }
  const int result = host_sspgvx(*itype, (unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, ap, bp, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, ifail);
  if (result == mpiwasm_declined) {
    __real_sspgvx_(itype, jobz, range, uplo, n, ap, bp, vl, vu, il, iu, abstol, m, w, z, ldz, work, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sspgvx", -result);
}

void __real_dspgvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* ap, void* bp, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("dspgvx"))) int host_dspgvx(int itype, int jobz_value, int range_value, int uplo_value, int n, void* ap, void* bp, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* ifail);
void __wrap_dspgvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* ap, void* bp, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dspgvx")) {
    __real_dspgvx_(itype, jobz, range, uplo, n, ap, bp, vl, vu, il, iu, abstol, m, w, z, ldz, work, iwork, ifail, info);
    return;
  }
  const int result = host_dspgvx(*itype, (unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, ap, bp, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, ifail);
  if (result == mpiwasm_declined) {
    __real_dspgvx_(itype, jobz, range, uplo, n, ap, bp, vl, vu, il, iu, abstol, m, w, z, ldz, work, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dspgvx", -result);
}

void __real_ssprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssprfs"))) int host_ssprfs(int uplo_value, int n, int nrhs, void* ap, void* afp, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_ssprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssprfs")) {
    __real_ssprfs_(uplo, n, nrhs, ap, afp, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_ssprfs((unsigned char)*uplo, *n, *nrhs, ap, afp, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_ssprfs_(uplo, n, nrhs, ap, afp, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssprfs", -result);
}

void __real_dsprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsprfs"))) int host_dsprfs(int uplo_value, int n, int nrhs, void* ap, void* afp, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_dsprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsprfs")) {
    __real_dsprfs_(uplo, n, nrhs, ap, afp, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dsprfs((unsigned char)*uplo, *n, *nrhs, ap, afp, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_dsprfs_(uplo, n, nrhs, ap, afp, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsprfs", -result);
}

void __real_ssptrd_(const char* uplo, const int* n, void* ap, void* d, void* e, void* tau, int* info);
__attribute__((import_module("lapack_1"), import_name("ssptrd"))) int host_ssptrd(int uplo_value, int n, void* ap, void* d, void* e, void* tau);
void __wrap_ssptrd_(const char* uplo, const int* n, void* ap, void* d, void* e, void* tau, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssptrd")) {
    __real_ssptrd_(uplo, n, ap, d, e, tau, info);
    return;
  }
  const int result = host_ssptrd((unsigned char)*uplo, *n, ap, d, e, tau);
  if (result == mpiwasm_declined) {
    __real_ssptrd_(uplo, n, ap, d, e, tau, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssptrd", -result);
}

void __real_dsptrd_(const char* uplo, const int* n, void* ap, void* d, void* e, void* tau, int* info);
__attribute__((import_module("lapack_1"), import_name("dsptrd"))) int host_dsptrd(int uplo_value, int n, void* ap, void* d, void* e, void* tau);
void __wrap_dsptrd_(const char* uplo, const int* n, void* ap, void* d, void* e, void* tau, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsptrd")) {
    __real_dsptrd_(uplo, n, ap, d, e, tau, info);
    return;
  }
  const int result = host_dsptrd((unsigned char)*uplo, *n, ap, d, e, tau);
  if (result == mpiwasm_declined) {
    __real_dsptrd_(uplo, n, ap, d, e, tau, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsptrd", -result);
}

void __real_stfsm_(const char* transr, const char* side, const char* uplo, const char* trans, const char* diag, const int* m, const int* n, const float* alpha, void* a, void* b, const int* ldb);
__attribute__((import_module("lapack_1"), import_name("stfsm"))) int host_stfsm(int transr_value, int side_value, int uplo_value, int trans_value, int diag_value, int m, int n, float alpha, void* a, void* b, int ldb);
void __wrap_stfsm_(const char* transr, const char* side, const char* uplo, const char* trans, const char* diag, const int* m, const int* n, const float* alpha, void* a, void* b, const int* ldb) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stfsm")) {
    __real_stfsm_(transr, side, uplo, trans, diag, m, n, alpha, a, b, ldb);
    return;
  }
  const int result = host_stfsm((unsigned char)*transr, (unsigned char)*side, (unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *m, *n, *alpha, a, b, *ldb);
  if (result) mpiwasm_lapack_illegal("stfsm", result);
}

void __real_dtfsm_(const char* transr, const char* side, const char* uplo, const char* trans, const char* diag, const int* m, const int* n, const double* alpha, void* a, void* b, const int* ldb);
__attribute__((import_module("lapack_1"), import_name("dtfsm"))) int host_dtfsm(int transr_value, int side_value, int uplo_value, int trans_value, int diag_value, int m, int n, double alpha, void* a, void* b, int ldb);
void __wrap_dtfsm_(const char* transr, const char* side, const char* uplo, const char* trans, const char* diag, const int* m, const int* n, const double* alpha, void* a, void* b, const int* ldb) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtfsm")) {
    __real_dtfsm_(transr, side, uplo, trans, diag, m, n, alpha, a, b, ldb);
    return;
  }
  const int result = host_dtfsm((unsigned char)*transr, (unsigned char)*side, (unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *m, *n, *alpha, a, b, *ldb);
  if (result) mpiwasm_lapack_illegal("dtfsm", result);
}

void __real_ctfsm_(const char* transr, const char* side, const char* uplo, const char* trans, const char* diag, const int* m, const int* n, const float* alpha, void* a, void* b, const int* ldb);
__attribute__((import_module("lapack_1"), import_name("ctfsm"))) int host_ctfsm(int transr_value, int side_value, int uplo_value, int trans_value, int diag_value, int m, int n, float alpha_real, float alpha_imaginary, void* a, void* b, int ldb);
void __wrap_ctfsm_(const char* transr, const char* side, const char* uplo, const char* trans, const char* diag, const int* m, const int* n, const float* alpha, void* a, void* b, const int* ldb) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctfsm")) {
    __real_ctfsm_(transr, side, uplo, trans, diag, m, n, alpha, a, b, ldb);
    return;
  }
  const int result = host_ctfsm((unsigned char)*transr, (unsigned char)*side, (unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *m, *n, alpha[0], alpha[1], a, b, *ldb);
  if (result) mpiwasm_lapack_illegal("ctfsm", result);
}

void __real_ztfsm_(const char* transr, const char* side, const char* uplo, const char* trans, const char* diag, const int* m, const int* n, const double* alpha, void* a, void* b, const int* ldb);
__attribute__((import_module("lapack_1"), import_name("ztfsm"))) int host_ztfsm(int transr_value, int side_value, int uplo_value, int trans_value, int diag_value, int m, int n, double alpha_real, double alpha_imaginary, void* a, void* b, int ldb);
void __wrap_ztfsm_(const char* transr, const char* side, const char* uplo, const char* trans, const char* diag, const int* m, const int* n, const double* alpha, void* a, void* b, const int* ldb) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztfsm")) {
    __real_ztfsm_(transr, side, uplo, trans, diag, m, n, alpha, a, b, ldb);
    return;
  }
  const int result = host_ztfsm((unsigned char)*transr, (unsigned char)*side, (unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *m, *n, alpha[0], alpha[1], a, b, *ldb);
  if (result) mpiwasm_lapack_illegal("ztfsm", result);
}

void __real_stftri_(const char* transr, const char* uplo, const char* diag, const int* n, void* a, int* info);
__attribute__((import_module("lapack_1"), import_name("stftri"))) int host_stftri(int transr_value, int uplo_value, int diag_value, int n, void* a);
void __wrap_stftri_(const char* transr, const char* uplo, const char* diag, const int* n, void* a, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stftri")) {
    __real_stftri_(transr, uplo, diag, n, a, info);
    return;
  }
  const int result = host_stftri((unsigned char)*transr, (unsigned char)*uplo, (unsigned char)*diag, *n, a);
  if (result == mpiwasm_declined) {
    __real_stftri_(transr, uplo, diag, n, a, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stftri", -result);
}

void __real_dtftri_(const char* transr, const char* uplo, const char* diag, const int* n, void* a, int* info);
__attribute__((import_module("lapack_1"), import_name("dtftri"))) int host_dtftri(int transr_value, int uplo_value, int diag_value, int n, void* a);
void __wrap_dtftri_(const char* transr, const char* uplo, const char* diag, const int* n, void* a, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtftri")) {
    __real_dtftri_(transr, uplo, diag, n, a, info);
    return;
  }
  const int result = host_dtftri((unsigned char)*transr, (unsigned char)*uplo, (unsigned char)*diag, *n, a);
  if (result == mpiwasm_declined) {
    __real_dtftri_(transr, uplo, diag, n, a, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtftri", -result);
}

void __real_ctftri_(const char* transr, const char* uplo, const char* diag, const int* n, void* a, int* info);
__attribute__((import_module("lapack_1"), import_name("ctftri"))) int host_ctftri(int transr_value, int uplo_value, int diag_value, int n, void* a);
void __wrap_ctftri_(const char* transr, const char* uplo, const char* diag, const int* n, void* a, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctftri")) {
    __real_ctftri_(transr, uplo, diag, n, a, info);
    return;
  }
  const int result = host_ctftri((unsigned char)*transr, (unsigned char)*uplo, (unsigned char)*diag, *n, a);
  if (result == mpiwasm_declined) {
    __real_ctftri_(transr, uplo, diag, n, a, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctftri", -result);
}

void __real_ztftri_(const char* transr, const char* uplo, const char* diag, const int* n, void* a, int* info);
__attribute__((import_module("lapack_1"), import_name("ztftri"))) int host_ztftri(int transr_value, int uplo_value, int diag_value, int n, void* a);
void __wrap_ztftri_(const char* transr, const char* uplo, const char* diag, const int* n, void* a, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztftri")) {
    __real_ztftri_(transr, uplo, diag, n, a, info);
    return;
  }
  const int result = host_ztftri((unsigned char)*transr, (unsigned char)*uplo, (unsigned char)*diag, *n, a);
  if (result == mpiwasm_declined) {
    __real_ztftri_(transr, uplo, diag, n, a, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztftri", -result);
}

void __real_stfttp_(const char* transr, const char* uplo, const int* n, void* arf, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("stfttp"))) int host_stfttp(int transr_value, int uplo_value, int n, void* arf, void* ap);
void __wrap_stfttp_(const char* transr, const char* uplo, const int* n, void* arf, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stfttp")) {
    __real_stfttp_(transr, uplo, n, arf, ap, info);
    return;
  }
  const int result = host_stfttp((unsigned char)*transr, (unsigned char)*uplo, *n, arf, ap);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stfttp", -result);
}

void __real_dtfttp_(const char* transr, const char* uplo, const int* n, void* arf, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("dtfttp"))) int host_dtfttp(int transr_value, int uplo_value, int n, void* arf, void* ap);
void __wrap_dtfttp_(const char* transr, const char* uplo, const int* n, void* arf, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtfttp")) {
    __real_dtfttp_(transr, uplo, n, arf, ap, info);
    return;
  }
  const int result = host_dtfttp((unsigned char)*transr, (unsigned char)*uplo, *n, arf, ap);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtfttp", -result);
}

void __real_ctfttp_(const char* transr, const char* uplo, const int* n, void* arf, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("ctfttp"))) int host_ctfttp(int transr_value, int uplo_value, int n, void* arf, void* ap);
void __wrap_ctfttp_(const char* transr, const char* uplo, const int* n, void* arf, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctfttp")) {
    __real_ctfttp_(transr, uplo, n, arf, ap, info);
    return;
  }
  const int result = host_ctfttp((unsigned char)*transr, (unsigned char)*uplo, *n, arf, ap);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctfttp", -result);
}

void __real_ztfttp_(const char* transr, const char* uplo, const int* n, void* arf, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("ztfttp"))) int host_ztfttp(int transr_value, int uplo_value, int n, void* arf, void* ap);
void __wrap_ztfttp_(const char* transr, const char* uplo, const int* n, void* arf, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztfttp")) {
    __real_ztfttp_(transr, uplo, n, arf, ap, info);
    return;
  }
  const int result = host_ztfttp((unsigned char)*transr, (unsigned char)*uplo, *n, arf, ap);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztfttp", -result);
}

void __real_stfttr_(const char* transr, const char* uplo, const int* n, void* arf, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("stfttr"))) int host_stfttr(int transr_value, int uplo_value, int n, void* arf, void* a, int lda);
void __wrap_stfttr_(const char* transr, const char* uplo, const int* n, void* arf, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stfttr")) {
    __real_stfttr_(transr, uplo, n, arf, a, lda, info);
    return;
  }
  const int result = host_stfttr((unsigned char)*transr, (unsigned char)*uplo, *n, arf, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stfttr", -result);
}

void __real_dtfttr_(const char* transr, const char* uplo, const int* n, void* arf, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("dtfttr"))) int host_dtfttr(int transr_value, int uplo_value, int n, void* arf, void* a, int lda);
void __wrap_dtfttr_(const char* transr, const char* uplo, const int* n, void* arf, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtfttr")) {
    __real_dtfttr_(transr, uplo, n, arf, a, lda, info);
    return;
  }
  const int result = host_dtfttr((unsigned char)*transr, (unsigned char)*uplo, *n, arf, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtfttr", -result);
}

void __real_ctfttr_(const char* transr, const char* uplo, const int* n, void* arf, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("ctfttr"))) int host_ctfttr(int transr_value, int uplo_value, int n, void* arf, void* a, int lda);
void __wrap_ctfttr_(const char* transr, const char* uplo, const int* n, void* arf, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctfttr")) {
    __real_ctfttr_(transr, uplo, n, arf, a, lda, info);
    return;
  }
  const int result = host_ctfttr((unsigned char)*transr, (unsigned char)*uplo, *n, arf, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctfttr", -result);
}

void __real_ztfttr_(const char* transr, const char* uplo, const int* n, void* arf, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("ztfttr"))) int host_ztfttr(int transr_value, int uplo_value, int n, void* arf, void* a, int lda);
void __wrap_ztfttr_(const char* transr, const char* uplo, const int* n, void* arf, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztfttr")) {
    __real_ztfttr_(transr, uplo, n, arf, a, lda, info);
    return;
  }
  const int result = host_ztfttr((unsigned char)*transr, (unsigned char)*uplo, *n, arf, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztfttr", -result);
}

void __real_stpcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* ap, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("stpcon"))) int host_stpcon(int norm_value, int uplo_value, int diag_value, int n, void* ap, void* rcond);
void __wrap_stpcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* ap, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stpcon")) {
    __real_stpcon_(norm, uplo, diag, n, ap, rcond, work, iwork, info);
    return;
  }
  const int result = host_stpcon((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *n, ap, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stpcon", -result);
}

void __real_dtpcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* ap, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dtpcon"))) int host_dtpcon(int norm_value, int uplo_value, int diag_value, int n, void* ap, void* rcond);
void __wrap_dtpcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* ap, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtpcon")) {
    __real_dtpcon_(norm, uplo, diag, n, ap, rcond, work, iwork, info);
    return;
  }
  const int result = host_dtpcon((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *n, ap, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtpcon", -result);
}

void __real_ctpcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* ap, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ctpcon"))) int host_ctpcon(int norm_value, int uplo_value, int diag_value, int n, void* ap, void* rcond);
void __wrap_ctpcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* ap, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctpcon")) {
    __real_ctpcon_(norm, uplo, diag, n, ap, rcond, work, rwork, info);
    return;
  }
  const int result = host_ctpcon((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *n, ap, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctpcon", -result);
}

void __real_ztpcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* ap, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ztpcon"))) int host_ztpcon(int norm_value, int uplo_value, int diag_value, int n, void* ap, void* rcond);
void __wrap_ztpcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* ap, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztpcon")) {
    __real_ztpcon_(norm, uplo, diag, n, ap, rcond, work, rwork, info);
    return;
  }
  const int result = host_ztpcon((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *n, ap, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztpcon", -result);
}

void __real_stpqrt_(const int* m, const int* n, const int* l, const int* nb, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("stpqrt"))) int host_stpqrt(int m, int n, int l, int nb, void* a, int lda, void* b, int ldb, void* t, int ldt);
void __wrap_stpqrt_(const int* m, const int* n, const int* l, const int* nb, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stpqrt")) {
    __real_stpqrt_(m, n, l, nb, a, lda, b, ldb, t, ldt, work, info);
    return;
  }
  const int result = host_stpqrt(*m, *n, *l, *nb, a, *lda, b, *ldb, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stpqrt", -result);
}

void __real_dtpqrt_(const int* m, const int* n, const int* l, const int* nb, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dtpqrt"))) int host_dtpqrt(int m, int n, int l, int nb, void* a, int lda, void* b, int ldb, void* t, int ldt);
void __wrap_dtpqrt_(const int* m, const int* n, const int* l, const int* nb, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtpqrt")) {
    __real_dtpqrt_(m, n, l, nb, a, lda, b, ldb, t, ldt, work, info);
    return;
  }
  const int result = host_dtpqrt(*m, *n, *l, *nb, a, *lda, b, *ldb, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtpqrt", -result);
}

void __real_ctpqrt_(const int* m, const int* n, const int* l, const int* nb, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("ctpqrt"))) int host_ctpqrt(int m, int n, int l, int nb, void* a, int lda, void* b, int ldb, void* t, int ldt);
void __wrap_ctpqrt_(const int* m, const int* n, const int* l, const int* nb, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctpqrt")) {
    __real_ctpqrt_(m, n, l, nb, a, lda, b, ldb, t, ldt, work, info);
    return;
  }
  const int result = host_ctpqrt(*m, *n, *l, *nb, a, *lda, b, *ldb, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctpqrt", -result);
}

void __real_ztpqrt_(const int* m, const int* n, const int* l, const int* nb, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("ztpqrt"))) int host_ztpqrt(int m, int n, int l, int nb, void* a, int lda, void* b, int ldb, void* t, int ldt);
void __wrap_ztpqrt_(const int* m, const int* n, const int* l, const int* nb, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztpqrt")) {
    __real_ztpqrt_(m, n, l, nb, a, lda, b, ldb, t, ldt, work, info);
    return;
  }
  const int result = host_ztpqrt(*m, *n, *l, *nb, a, *lda, b, *ldb, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztpqrt", -result);
}

void __real_stpqrt2_(const int* m, const int* n, const int* l, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, int* info);
__attribute__((import_module("lapack_1"), import_name("stpqrt2"))) int host_stpqrt2(int m, int n, int l, void* a, int lda, void* b, int ldb, void* t, int ldt);
void __wrap_stpqrt2_(const int* m, const int* n, const int* l, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stpqrt2")) {
    __real_stpqrt2_(m, n, l, a, lda, b, ldb, t, ldt, info);
    return;
  }
  const int result = host_stpqrt2(*m, *n, *l, a, *lda, b, *ldb, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stpqrt2", -result);
}

void __real_dtpqrt2_(const int* m, const int* n, const int* l, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, int* info);
__attribute__((import_module("lapack_1"), import_name("dtpqrt2"))) int host_dtpqrt2(int m, int n, int l, void* a, int lda, void* b, int ldb, void* t, int ldt);
void __wrap_dtpqrt2_(const int* m, const int* n, const int* l, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtpqrt2")) {
    __real_dtpqrt2_(m, n, l, a, lda, b, ldb, t, ldt, info);
    return;
  }
  const int result = host_dtpqrt2(*m, *n, *l, a, *lda, b, *ldb, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtpqrt2", -result);
}

void __real_ctpqrt2_(const int* m, const int* n, const int* l, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, int* info);
__attribute__((import_module("lapack_1"), import_name("ctpqrt2"))) int host_ctpqrt2(int m, int n, int l, void* a, int lda, void* b, int ldb, void* t, int ldt);
void __wrap_ctpqrt2_(const int* m, const int* n, const int* l, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctpqrt2")) {
    __real_ctpqrt2_(m, n, l, a, lda, b, ldb, t, ldt, info);
    return;
  }
  const int result = host_ctpqrt2(*m, *n, *l, a, *lda, b, *ldb, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctpqrt2", -result);
}

void __real_ztpqrt2_(const int* m, const int* n, const int* l, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, int* info);
__attribute__((import_module("lapack_1"), import_name("ztpqrt2"))) int host_ztpqrt2(int m, int n, int l, void* a, int lda, void* b, int ldb, void* t, int ldt);
void __wrap_ztpqrt2_(const int* m, const int* n, const int* l, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztpqrt2")) {
    __real_ztpqrt2_(m, n, l, a, lda, b, ldb, t, ldt, info);
    return;
  }
  const int result = host_ztpqrt2(*m, *n, *l, a, *lda, b, *ldb, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztpqrt2", -result);
}

void __real_stprfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("stprfs"))) int host_stprfs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* ap, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_stprfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stprfs")) {
    __real_stprfs_(uplo, trans, diag, n, nrhs, ap, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_stprfs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, ap, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_stprfs_(uplo, trans, diag, n, nrhs, ap, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stprfs", -result);
}

void __real_dtprfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dtprfs"))) int host_dtprfs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* ap, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_dtprfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtprfs")) {
    __real_dtprfs_(uplo, trans, diag, n, nrhs, ap, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dtprfs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, ap, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_dtprfs_(uplo, trans, diag, n, nrhs, ap, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtprfs", -result);
}

void __real_ctprfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ctprfs"))) int host_ctprfs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* ap, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_ctprfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctprfs")) {
    __real_ctprfs_(uplo, trans, diag, n, nrhs, ap, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_ctprfs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, ap, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_ctprfs_(uplo, trans, diag, n, nrhs, ap, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctprfs", -result);
}

void __real_ztprfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ztprfs"))) int host_ztprfs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* ap, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_ztprfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztprfs")) {
    __real_ztprfs_(uplo, trans, diag, n, nrhs, ap, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_ztprfs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, ap, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_ztprfs_(uplo, trans, diag, n, nrhs, ap, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztprfs", -result);
}

void __real_stptri_(const char* uplo, const char* diag, const int* n, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("stptri"))) int host_stptri(int uplo_value, int diag_value, int n, void* ap);
void __wrap_stptri_(const char* uplo, const char* diag, const int* n, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stptri")) {
    __real_stptri_(uplo, diag, n, ap, info);
    return;
  }
  const int result = host_stptri((unsigned char)*uplo, (unsigned char)*diag, *n, ap);
  if (result == mpiwasm_declined) {
    __real_stptri_(uplo, diag, n, ap, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stptri", -result);
}

void __real_dtptri_(const char* uplo, const char* diag, const int* n, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("dtptri"))) int host_dtptri(int uplo_value, int diag_value, int n, void* ap);
void __wrap_dtptri_(const char* uplo, const char* diag, const int* n, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtptri")) {
    __real_dtptri_(uplo, diag, n, ap, info);
    return;
  }
  const int result = host_dtptri((unsigned char)*uplo, (unsigned char)*diag, *n, ap);
  if (result == mpiwasm_declined) {
    __real_dtptri_(uplo, diag, n, ap, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtptri", -result);
}

void __real_ctptri_(const char* uplo, const char* diag, const int* n, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("ctptri"))) int host_ctptri(int uplo_value, int diag_value, int n, void* ap);
void __wrap_ctptri_(const char* uplo, const char* diag, const int* n, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctptri")) {
    __real_ctptri_(uplo, diag, n, ap, info);
    return;
  }
  const int result = host_ctptri((unsigned char)*uplo, (unsigned char)*diag, *n, ap);
  if (result == mpiwasm_declined) {
    __real_ctptri_(uplo, diag, n, ap, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctptri", -result);
}

void __real_ztptri_(const char* uplo, const char* diag, const int* n, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("ztptri"))) int host_ztptri(int uplo_value, int diag_value, int n, void* ap);
void __wrap_ztptri_(const char* uplo, const char* diag, const int* n, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztptri")) {
    __real_ztptri_(uplo, diag, n, ap, info);
    return;
  }
  const int result = host_ztptri((unsigned char)*uplo, (unsigned char)*diag, *n, ap);
  if (result == mpiwasm_declined) {
    __real_ztptri_(uplo, diag, n, ap, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztptri", -result);
}

void __real_stptrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("stptrs"))) int host_stptrs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* ap, void* b, int ldb);
void __wrap_stptrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stptrs")) {
    __real_stptrs_(uplo, trans, diag, n, nrhs, ap, b, ldb, info);
    return;
  }
  const int result = host_stptrs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, ap, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stptrs", -result);
}

void __real_dtptrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dtptrs"))) int host_dtptrs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* ap, void* b, int ldb);
void __wrap_dtptrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtptrs")) {
    __real_dtptrs_(uplo, trans, diag, n, nrhs, ap, b, ldb, info);
    return;
  }
  const int result = host_dtptrs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, ap, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtptrs", -result);
}

void __real_ctptrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("ctptrs"))) int host_ctptrs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* ap, void* b, int ldb);
void __wrap_ctptrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctptrs")) {
    __real_ctptrs_(uplo, trans, diag, n, nrhs, ap, b, ldb, info);
    return;
  }
  const int result = host_ctptrs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, ap, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctptrs", -result);
}

void __real_ztptrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("ztptrs"))) int host_ztptrs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* ap, void* b, int ldb);
void __wrap_ztptrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztptrs")) {
    __real_ztptrs_(uplo, trans, diag, n, nrhs, ap, b, ldb, info);
    return;
  }
  const int result = host_ztptrs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, ap, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztptrs", -result);
}

void __real_stpttf_(const char* transr, const char* uplo, const int* n, void* ap, void* arf, int* info);
__attribute__((import_module("lapack_1"), import_name("stpttf"))) int host_stpttf(int transr_value, int uplo_value, int n, void* ap, void* arf);
void __wrap_stpttf_(const char* transr, const char* uplo, const int* n, void* ap, void* arf, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stpttf")) {
    __real_stpttf_(transr, uplo, n, ap, arf, info);
    return;
  }
  const int result = host_stpttf((unsigned char)*transr, (unsigned char)*uplo, *n, ap, arf);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stpttf", -result);
}

void __real_dtpttf_(const char* transr, const char* uplo, const int* n, void* ap, void* arf, int* info);
__attribute__((import_module("lapack_1"), import_name("dtpttf"))) int host_dtpttf(int transr_value, int uplo_value, int n, void* ap, void* arf);
void __wrap_dtpttf_(const char* transr, const char* uplo, const int* n, void* ap, void* arf, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtpttf")) {
    __real_dtpttf_(transr, uplo, n, ap, arf, info);
    return;
  }
  const int result = host_dtpttf((unsigned char)*transr, (unsigned char)*uplo, *n, ap, arf);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtpttf", -result);
}

void __real_ctpttf_(const char* transr, const char* uplo, const int* n, void* ap, void* arf, int* info);
__attribute__((import_module("lapack_1"), import_name("ctpttf"))) int host_ctpttf(int transr_value, int uplo_value, int n, void* ap, void* arf);
void __wrap_ctpttf_(const char* transr, const char* uplo, const int* n, void* ap, void* arf, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctpttf")) {
    __real_ctpttf_(transr, uplo, n, ap, arf, info);
    return;
  }
  const int result = host_ctpttf((unsigned char)*transr, (unsigned char)*uplo, *n, ap, arf);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctpttf", -result);
}

void __real_ztpttf_(const char* transr, const char* uplo, const int* n, void* ap, void* arf, int* info);
__attribute__((import_module("lapack_1"), import_name("ztpttf"))) int host_ztpttf(int transr_value, int uplo_value, int n, void* ap, void* arf);
void __wrap_ztpttf_(const char* transr, const char* uplo, const int* n, void* ap, void* arf, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztpttf")) {
    __real_ztpttf_(transr, uplo, n, ap, arf, info);
    return;
  }
  const int result = host_ztpttf((unsigned char)*transr, (unsigned char)*uplo, *n, ap, arf);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztpttf", -result);
}

void __real_stpttr_(const char* uplo, const int* n, void* ap, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("stpttr"))) int host_stpttr(int uplo_value, int n, void* ap, void* a, int lda);
void __wrap_stpttr_(const char* uplo, const int* n, void* ap, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stpttr")) {
    __real_stpttr_(uplo, n, ap, a, lda, info);
    return;
  }
  const int result = host_stpttr((unsigned char)*uplo, *n, ap, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stpttr", -result);
}

void __real_dtpttr_(const char* uplo, const int* n, void* ap, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("dtpttr"))) int host_dtpttr(int uplo_value, int n, void* ap, void* a, int lda);
void __wrap_dtpttr_(const char* uplo, const int* n, void* ap, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtpttr")) {
    __real_dtpttr_(uplo, n, ap, a, lda, info);
    return;
  }
  const int result = host_dtpttr((unsigned char)*uplo, *n, ap, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtpttr", -result);
}

void __real_ctpttr_(const char* uplo, const int* n, void* ap, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("ctpttr"))) int host_ctpttr(int uplo_value, int n, void* ap, void* a, int lda);
void __wrap_ctpttr_(const char* uplo, const int* n, void* ap, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctpttr")) {
    __real_ctpttr_(uplo, n, ap, a, lda, info);
    return;
  }
  const int result = host_ctpttr((unsigned char)*uplo, *n, ap, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctpttr", -result);
}

void __real_ztpttr_(const char* uplo, const int* n, void* ap, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("ztpttr"))) int host_ztpttr(int uplo_value, int n, void* ap, void* a, int lda);
void __wrap_ztpttr_(const char* uplo, const int* n, void* ap, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztpttr")) {
    __real_ztpttr_(uplo, n, ap, a, lda, info);
    return;
  }
  const int result = host_ztpttr((unsigned char)*uplo, *n, ap, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztpttr", -result);
}

void __real_cupmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* ap, void* tau, void* c, const int* ldc, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("cupmtr"))) int host_cupmtr(int side_value, int uplo_value, int trans_value, int m, int n, void* ap, void* tau, void* c, int ldc);
void __wrap_cupmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* ap, void* tau, void* c, const int* ldc, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cupmtr")) {
    __real_cupmtr_(side, uplo, trans, m, n, ap, tau, c, ldc, work, info);
    return;
  }
  const int result = host_cupmtr((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*trans, *m, *n, ap, tau, c, *ldc);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cupmtr", -result);
}

void __real_zupmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* ap, void* tau, void* c, const int* ldc, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zupmtr"))) int host_zupmtr(int side_value, int uplo_value, int trans_value, int m, int n, void* ap, void* tau, void* c, int ldc);
void __wrap_zupmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* ap, void* tau, void* c, const int* ldc, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zupmtr")) {
    __real_zupmtr_(side, uplo, trans, m, n, ap, tau, c, ldc, work, info);
    return;
  }
  const int result = host_zupmtr((unsigned char)*side, (unsigned char)*uplo, (unsigned char)*trans, *m, *n, ap, tau, c, *ldc);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zupmtr", -result);
}
