/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_sgebal_(const char* job, const int* n, void* a, const int* lda, void* ilo, void* ihi, void* scale, int* info);
__attribute__((import_module("lapack_1"), import_name("sgebal"))) int host_sgebal(int job_value, int n, void* a, int lda, void* ilo, void* ihi, void* scale);
void __wrap_sgebal_(const char* job, const int* n, void* a, const int* lda, void* ilo, void* ihi, void* scale, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgebal")) {
    __real_sgebal_(job, n, a, lda, ilo, ihi, scale, info);
    return;
  }
  const int result = host_sgebal((unsigned char)*job, *n, a, *lda, ilo, ihi, scale);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgebal", -result);
}

void __real_dgebal_(const char* job, const int* n, void* a, const int* lda, void* ilo, void* ihi, void* scale, int* info);
__attribute__((import_module("lapack_1"), import_name("dgebal"))) int host_dgebal(int job_value, int n, void* a, int lda, void* ilo, void* ihi, void* scale);
void __wrap_dgebal_(const char* job, const int* n, void* a, const int* lda, void* ilo, void* ihi, void* scale, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgebal")) {
    __real_dgebal_(job, n, a, lda, ilo, ihi, scale, info);
    return;
  }
  const int result = host_dgebal((unsigned char)*job, *n, a, *lda, ilo, ihi, scale);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgebal", -result);
}

void __real_cgebal_(const char* job, const int* n, void* a, const int* lda, void* ilo, void* ihi, void* scale, int* info);
__attribute__((import_module("lapack_1"), import_name("cgebal"))) int host_cgebal(int job_value, int n, void* a, int lda, void* ilo, void* ihi, void* scale);
void __wrap_cgebal_(const char* job, const int* n, void* a, const int* lda, void* ilo, void* ihi, void* scale, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgebal")) {
    __real_cgebal_(job, n, a, lda, ilo, ihi, scale, info);
    return;
  }
  const int result = host_cgebal((unsigned char)*job, *n, a, *lda, ilo, ihi, scale);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgebal", -result);
}

void __real_zgebal_(const char* job, const int* n, void* a, const int* lda, void* ilo, void* ihi, void* scale, int* info);
__attribute__((import_module("lapack_1"), import_name("zgebal"))) int host_zgebal(int job_value, int n, void* a, int lda, void* ilo, void* ihi, void* scale);
void __wrap_zgebal_(const char* job, const int* n, void* a, const int* lda, void* ilo, void* ihi, void* scale, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgebal")) {
    __real_zgebal_(job, n, a, lda, ilo, ihi, scale, info);
    return;
  }
  const int result = host_zgebal((unsigned char)*job, *n, a, *lda, ilo, ihi, scale);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgebal", -result);
}

void __real_sgecon_(const char* norm, const int* n, void* a, const int* lda, const float* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgecon"))) int host_sgecon(int norm_value, int n, void* a, int lda, float anorm, void* rcond);
void __wrap_sgecon_(const char* norm, const int* n, void* a, const int* lda, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgecon")) {
    __real_sgecon_(norm, n, a, lda, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_sgecon((unsigned char)*norm, *n, a, *lda, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgecon", -result);
}

void __real_dgecon_(const char* norm, const int* n, void* a, const int* lda, const double* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgecon"))) int host_dgecon(int norm_value, int n, void* a, int lda, double anorm, void* rcond);
void __wrap_dgecon_(const char* norm, const int* n, void* a, const int* lda, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgecon")) {
    __real_dgecon_(norm, n, a, lda, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_dgecon((unsigned char)*norm, *n, a, *lda, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgecon", -result);
}

void __real_cgecon_(const char* norm, const int* n, void* a, const int* lda, const float* anorm, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgecon"))) int host_cgecon(int norm_value, int n, void* a, int lda, float anorm, void* rcond);
void __wrap_cgecon_(const char* norm, const int* n, void* a, const int* lda, const float* anorm, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgecon")) {
    __real_cgecon_(norm, n, a, lda, anorm, rcond, work, rwork, info);
    return;
  }
  const int result = host_cgecon((unsigned char)*norm, *n, a, *lda, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgecon", -result);
}

void __real_zgecon_(const char* norm, const int* n, void* a, const int* lda, const double* anorm, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgecon"))) int host_zgecon(int norm_value, int n, void* a, int lda, double anorm, void* rcond);
void __wrap_zgecon_(const char* norm, const int* n, void* a, const int* lda, const double* anorm, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgecon")) {
    __real_zgecon_(norm, n, a, lda, anorm, rcond, work, rwork, info);
    return;
  }
  const int result = host_zgecon((unsigned char)*norm, *n, a, *lda, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgecon", -result);
}

void __real_sgeequ_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("sgeequ"))) int host_sgeequ(int m, int n, void* a, int lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_sgeequ_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgeequ")) {
    __real_sgeequ_(m, n, a, lda, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_sgeequ(*m, *n, a, *lda, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgeequ", -result);
}

void __real_sgeequb_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("sgeequb"))) int host_sgeequb(int m, int n, void* a, int lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_sgeequb_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgeequb")) {
    __real_sgeequb_(m, n, a, lda, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_sgeequb(*m, *n, a, *lda, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgeequb", -result);
}

void __real_dgeequ_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("dgeequ"))) int host_dgeequ(int m, int n, void* a, int lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_dgeequ_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgeequ")) {
    __real_dgeequ_(m, n, a, lda, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_dgeequ(*m, *n, a, *lda, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgeequ", -result);
}

void __real_dgeequb_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("dgeequb"))) int host_dgeequb(int m, int n, void* a, int lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_dgeequb_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgeequb")) {
    __real_dgeequb_(m, n, a, lda, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_dgeequb(*m, *n, a, *lda, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgeequb", -result);
}

void __real_cgeequ_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("cgeequ"))) int host_cgeequ(int m, int n, void* a, int lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_cgeequ_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgeequ")) {
    __real_cgeequ_(m, n, a, lda, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_cgeequ(*m, *n, a, *lda, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgeequ", -result);
}

void __real_cgeequb_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("cgeequb"))) int host_cgeequb(int m, int n, void* a, int lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_cgeequb_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgeequb")) {
    __real_cgeequb_(m, n, a, lda, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_cgeequb(*m, *n, a, *lda, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgeequb", -result);
}

void __real_zgeequ_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("zgeequ"))) int host_zgeequ(int m, int n, void* a, int lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_zgeequ_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgeequ")) {
    __real_zgeequ_(m, n, a, lda, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_zgeequ(*m, *n, a, *lda, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgeequ", -result);
}

void __real_zgeequb_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("zgeequb"))) int host_zgeequb(int m, int n, void* a, int lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_zgeequb_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgeequb")) {
    __real_zgeequb_(m, n, a, lda, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_zgeequb(*m, *n, a, *lda, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgeequb", -result);
}

void __real_sgeevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* wr, void* wi, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgeevx"))) int host_sgeevx(int balanc_value, int jobvl_value, int jobvr_value, int sense_value, int n, void* a, int lda, void* wr, void* wi, void* vl, int ldvl, void* vr, int ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, int lwork);
void __wrap_sgeevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* wr, void* wi, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgeevx")) {
    __real_sgeevx_(balanc, jobvl, jobvr, sense, n, a, lda, wr, wi, vl, ldvl, vr, ldvr, ilo, ihi, scale, abnrm, rconde, rcondv, work, lwork, iwork, info);
    return;
  }
  const int result = host_sgeevx((unsigned char)*balanc, (unsigned char)*jobvl, (unsigned char)*jobvr, (unsigned char)*sense, *n, a, *lda, wr, wi, vl, *ldvl, vr, *ldvr, ilo, ihi, scale, abnrm, rconde, rcondv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgeevx", -result);
}

void __real_dgeevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* wr, void* wi, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgeevx"))) int host_dgeevx(int balanc_value, int jobvl_value, int jobvr_value, int sense_value, int n, void* a, int lda, void* wr, void* wi, void* vl, int ldvl, void* vr, int ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, int lwork);
void __wrap_dgeevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* wr, void* wi, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgeevx")) {
    __real_dgeevx_(balanc, jobvl, jobvr, sense, n, a, lda, wr, wi, vl, ldvl, vr, ldvr, ilo, ihi, scale, abnrm, rconde, rcondv, work, lwork, iwork, info);
    return;
  }
  const int result = host_dgeevx((unsigned char)*balanc, (unsigned char)*jobvl, (unsigned char)*jobvr, (unsigned char)*sense, *n, a, *lda, wr, wi, vl, *ldvl, vr, *ldvr, ilo, ihi, scale, abnrm, rconde, rcondv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgeevx", -result);
}

void __real_cgeevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgeevx"))) int host_cgeevx(int balanc_value, int jobvl_value, int jobvr_value, int sense_value, int n, void* a, int lda, void* w, void* vl, int ldvl, void* vr, int ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, int lwork);
void __wrap_cgeevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgeevx")) {
    __real_cgeevx_(balanc, jobvl, jobvr, sense, n, a, lda, w, vl, ldvl, vr, ldvr, ilo, ihi, scale, abnrm, rconde, rcondv, work, lwork, rwork, info);
    return;
  }
  const int result = host_cgeevx((unsigned char)*balanc, (unsigned char)*jobvl, (unsigned char)*jobvr, (unsigned char)*sense, *n, a, *lda, w, vl, *ldvl, vr, *ldvr, ilo, ihi, scale, abnrm, rconde, rcondv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgeevx", -result);
}

void __real_zgeevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgeevx"))) int host_zgeevx(int balanc_value, int jobvl_value, int jobvr_value, int sense_value, int n, void* a, int lda, void* w, void* vl, int ldvl, void* vr, int ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, int lwork);
void __wrap_zgeevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgeevx")) {
    __real_zgeevx_(balanc, jobvl, jobvr, sense, n, a, lda, w, vl, ldvl, vr, ldvr, ilo, ihi, scale, abnrm, rconde, rcondv, work, lwork, rwork, info);
    return;
  }
  const int result = host_zgeevx((unsigned char)*balanc, (unsigned char)*jobvl, (unsigned char)*jobvr, (unsigned char)*sense, *n, a, *lda, w, vl, *ldvl, vr, *ldvr, ilo, ihi, scale, abnrm, rconde, rcondv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgeevx", -result);
}

void __real_sgelq2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("sgelq2"))) int host_sgelq2(int m, int n, void* a, int lda, void* tau);
void __wrap_sgelq2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgelq2")) {
    __real_sgelq2_(m, n, a, lda, tau, work, info);
    return;
  }
  const int result = host_sgelq2(*m, *n, a, *lda, tau);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgelq2", -result);
}

void __real_dgelq2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dgelq2"))) int host_dgelq2(int m, int n, void* a, int lda, void* tau);
void __wrap_dgelq2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgelq2")) {
    __real_dgelq2_(m, n, a, lda, tau, work, info);
    return;
  }
  const int result = host_dgelq2(*m, *n, a, *lda, tau);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgelq2", -result);
}

void __real_cgelq2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("cgelq2"))) int host_cgelq2(int m, int n, void* a, int lda, void* tau);
void __wrap_cgelq2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgelq2")) {
    __real_cgelq2_(m, n, a, lda, tau, work, info);
    return;
  }
  const int result = host_cgelq2(*m, *n, a, *lda, tau);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgelq2", -result);
}

void __real_zgelq2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zgelq2"))) int host_zgelq2(int m, int n, void* a, int lda, void* tau);
void __wrap_zgelq2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgelq2")) {
    __real_zgelq2_(m, n, a, lda, tau, work, info);
    return;
  }
  const int result = host_zgelq2(*m, *n, a, *lda, tau);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgelq2", -result);
}

void __real_sgelsd_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* s, const float* rcond, void* rank, void* work, const int* lwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgelsd"))) int host_sgelsd(int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* s, float rcond, void* rank, void* work, int lwork);
void __wrap_sgelsd_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* s, const float* rcond, void* rank, void* work, const int* lwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgelsd")) {
    __real_sgelsd_(m, n, nrhs, a, lda, b, ldb, s, rcond, rank, work, lwork, iwork, info);
    return;
  }
  const int result = host_sgelsd(*m, *n, *nrhs, a, *lda, b, *ldb, s, *rcond, rank, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sgelsd_(m, n, nrhs, a, lda, b, ldb, s, rcond, rank, work, lwork, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgelsd", -result);
}

void __real_dgelsd_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* s, const double* rcond, void* rank, void* work, const int* lwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgelsd"))) int host_dgelsd(int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* s, double rcond, void* rank, void* work, int lwork);
void __wrap_dgelsd_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* s, const double* rcond, void* rank, void* work, const int* lwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgelsd")) {
    __real_dgelsd_(m, n, nrhs, a, lda, b, ldb, s, rcond, rank, work, lwork, iwork, info);
    return;
  }
  const int result = host_dgelsd(*m, *n, *nrhs, a, *lda, b, *ldb, s, *rcond, rank, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dgelsd_(m, n, nrhs, a, lda, b, ldb, s, rcond, rank, work, lwork, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgelsd", -result);
}

void __real_cgelsd_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* s, const float* rcond, void* rank, void* work, const int* lwork, void* rwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgelsd"))) int host_cgelsd(int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* s, float rcond, void* rank, void* work, int lwork);
void __wrap_cgelsd_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* s, const float* rcond, void* rank, void* work, const int* lwork, void* rwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgelsd")) {
    __real_cgelsd_(m, n, nrhs, a, lda, b, ldb, s, rcond, rank, work, lwork, rwork, iwork, info);
    return;
  }
  const int result = host_cgelsd(*m, *n, *nrhs, a, *lda, b, *ldb, s, *rcond, rank, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cgelsd_(m, n, nrhs, a, lda, b, ldb, s, rcond, rank, work, lwork, rwork, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgelsd", -result);
}

void __real_zgelsd_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* s, const double* rcond, void* rank, void* work, const int* lwork, void* rwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgelsd"))) int host_zgelsd(int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* s, double rcond, void* rank, void* work, int lwork);
void __wrap_zgelsd_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* s, const double* rcond, void* rank, void* work, const int* lwork, void* rwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgelsd")) {
    __real_zgelsd_(m, n, nrhs, a, lda, b, ldb, s, rcond, rank, work, lwork, rwork, iwork, info);
    return;
  }
  const int result = host_zgelsd(*m, *n, *nrhs, a, *lda, b, *ldb, s, *rcond, rank, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zgelsd_(m, n, nrhs, a, lda, b, ldb, s, rcond, rank, work, lwork, rwork, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgelsd", -result);
}

void __real_sgelsy_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* jpvt, const float* rcond, void* rank, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgelsy"))) int host_sgelsy(int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* jpvt, float rcond, void* rank, void* work, int lwork);
void __wrap_sgelsy_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* jpvt, const float* rcond, void* rank, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgelsy")) {
    __real_sgelsy_(m, n, nrhs, a, lda, b, ldb, jpvt, rcond, rank, work, lwork, info);
    return;
  }
  const int result = host_sgelsy(*m, *n, *nrhs, a, *lda, b, *ldb, jpvt, *rcond, rank, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sgelsy_(m, n, nrhs, a, lda, b, ldb, jpvt, rcond, rank, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgelsy", -result);
}

void __real_dgelsy_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* jpvt, const double* rcond, void* rank, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgelsy"))) int host_dgelsy(int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* jpvt, double rcond, void* rank, void* work, int lwork);
void __wrap_dgelsy_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* jpvt, const double* rcond, void* rank, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgelsy")) {
    __real_dgelsy_(m, n, nrhs, a, lda, b, ldb, jpvt, rcond, rank, work, lwork, info);
    return;
  }
  const int result = host_dgelsy(*m, *n, *nrhs, a, *lda, b, *ldb, jpvt, *rcond, rank, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dgelsy_(m, n, nrhs, a, lda, b, ldb, jpvt, rcond, rank, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgelsy", -result);
}

void __real_cgelsy_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* jpvt, const float* rcond, void* rank, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgelsy"))) int host_cgelsy(int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* jpvt, float rcond, void* rank, void* work, int lwork);
void __wrap_cgelsy_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* jpvt, const float* rcond, void* rank, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgelsy")) {
    __real_cgelsy_(m, n, nrhs, a, lda, b, ldb, jpvt, rcond, rank, work, lwork, rwork, info);
    return;
  }
  const int result = host_cgelsy(*m, *n, *nrhs, a, *lda, b, *ldb, jpvt, *rcond, rank, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cgelsy_(m, n, nrhs, a, lda, b, ldb, jpvt, rcond, rank, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgelsy", -result);
}

void __real_zgelsy_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* jpvt, const double* rcond, void* rank, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgelsy"))) int host_zgelsy(int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* jpvt, double rcond, void* rank, void* work, int lwork);
void __wrap_zgelsy_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* jpvt, const double* rcond, void* rank, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgelsy")) {
    __real_zgelsy_(m, n, nrhs, a, lda, b, ldb, jpvt, rcond, rank, work, lwork, rwork, info);
    return;
  }
  const int result = host_zgelsy(*m, *n, *nrhs, a, *lda, b, *ldb, jpvt, *rcond, rank, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zgelsy_(m, n, nrhs, a, lda, b, ldb, jpvt, rcond, rank, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgelsy", -result);
}

void __real_sgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb, void* v, const int* ldv, void* t, const int* ldt, void* c, const int* ldc, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("sgemqrt"))) int host_sgemqrt(int side_value, int trans_value, int m, int n, int k, int nb, void* v, int ldv, void* t, int ldt, void* c, int ldc);
void __wrap_sgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb, void* v, const int* ldv, void* t, const int* ldt, void* c, const int* ldc, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgemqrt")) {
    __real_sgemqrt_(side, trans, m, n, k, nb, v, ldv, t, ldt, c, ldc, work, info);
    return;
  }
  const int result = host_sgemqrt((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, *nb, v, *ldv, t, *ldt, c, *ldc);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgemqrt", -result);
}

void __real_dgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb, void* v, const int* ldv, void* t, const int* ldt, void* c, const int* ldc, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dgemqrt"))) int host_dgemqrt(int side_value, int trans_value, int m, int n, int k, int nb, void* v, int ldv, void* t, int ldt, void* c, int ldc);
void __wrap_dgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb, void* v, const int* ldv, void* t, const int* ldt, void* c, const int* ldc, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgemqrt")) {
    __real_dgemqrt_(side, trans, m, n, k, nb, v, ldv, t, ldt, c, ldc, work, info);
    return;
  }
  const int result = host_dgemqrt((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, *nb, v, *ldv, t, *ldt, c, *ldc);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgemqrt", -result);
}

void __real_cgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb, void* v, const int* ldv, void* t, const int* ldt, void* c, const int* ldc, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("cgemqrt"))) int host_cgemqrt(int side_value, int trans_value, int m, int n, int k, int nb, void* v, int ldv, void* t, int ldt, void* c, int ldc);
void __wrap_cgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb, void* v, const int* ldv, void* t, const int* ldt, void* c, const int* ldc, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgemqrt")) {
    __real_cgemqrt_(side, trans, m, n, k, nb, v, ldv, t, ldt, c, ldc, work, info);
    return;
  }
  const int result = host_cgemqrt((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, *nb, v, *ldv, t, *ldt, c, *ldc);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgemqrt", -result);
}

void __real_zgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb, void* v, const int* ldv, void* t, const int* ldt, void* c, const int* ldc, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zgemqrt"))) int host_zgemqrt(int side_value, int trans_value, int m, int n, int k, int nb, void* v, int ldv, void* t, int ldt, void* c, int ldc);
void __wrap_zgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb, void* v, const int* ldv, void* t, const int* ldt, void* c, const int* ldc, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgemqrt")) {
    __real_zgemqrt_(side, trans, m, n, k, nb, v, ldv, t, ldt, c, ldc, work, info);
    return;
  }
  const int result = host_zgemqrt((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, *nb, v, *ldv, t, *ldt, c, *ldc);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgemqrt", -result);
}

void __real_sgeqp3_(const int* m, const int* n, void* a, const int* lda, void* jpvt, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgeqp3"))) int host_sgeqp3(int m, int n, void* a, int lda, void* jpvt, void* tau, void* work, int lwork);
void __wrap_sgeqp3_(const int* m, const int* n, void* a, const int* lda, void* jpvt, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgeqp3")) {
    __real_sgeqp3_(m, n, a, lda, jpvt, tau, work, lwork, info);
    return;
  }
  const int result = host_sgeqp3(*m, *n, a, *lda, jpvt, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgeqp3", -result);
}

void __real_dgeqp3_(const int* m, const int* n, void* a, const int* lda, void* jpvt, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgeqp3"))) int host_dgeqp3(int m, int n, void* a, int lda, void* jpvt, void* tau, void* work, int lwork);
void __wrap_dgeqp3_(const int* m, const int* n, void* a, const int* lda, void* jpvt, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgeqp3")) {
    __real_dgeqp3_(m, n, a, lda, jpvt, tau, work, lwork, info);
    return;
  }
  const int result = host_dgeqp3(*m, *n, a, *lda, jpvt, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgeqp3", -result);
}

void __real_cgeqp3_(const int* m, const int* n, void* a, const int* lda, void* jpvt, void* tau, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgeqp3"))) int host_cgeqp3(int m, int n, void* a, int lda, void* jpvt, void* tau, void* work, int lwork);
void __wrap_cgeqp3_(const int* m, const int* n, void* a, const int* lda, void* jpvt, void* tau, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgeqp3")) {
    __real_cgeqp3_(m, n, a, lda, jpvt, tau, work, lwork, rwork, info);
    return;
  }
  const int result = host_cgeqp3(*m, *n, a, *lda, jpvt, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgeqp3", -result);
}

void __real_zgeqp3_(const int* m, const int* n, void* a, const int* lda, void* jpvt, void* tau, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgeqp3"))) int host_zgeqp3(int m, int n, void* a, int lda, void* jpvt, void* tau, void* work, int lwork);
void __wrap_zgeqp3_(const int* m, const int* n, void* a, const int* lda, void* jpvt, void* tau, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgeqp3")) {
    __real_zgeqp3_(m, n, a, lda, jpvt, tau, work, lwork, rwork, info);
    return;
  }
  const int result = host_zgeqp3(*m, *n, a, *lda, jpvt, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgeqp3", -result);
}

void __real_sgeqr2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("sgeqr2"))) int host_sgeqr2(int m, int n, void* a, int lda, void* tau);
void __wrap_sgeqr2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgeqr2")) {
    __real_sgeqr2_(m, n, a, lda, tau, work, info);
    return;
  }
  const int result = host_sgeqr2(*m, *n, a, *lda, tau);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgeqr2", -result);
}

void __real_dgeqr2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dgeqr2"))) int host_dgeqr2(int m, int n, void* a, int lda, void* tau);
void __wrap_dgeqr2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgeqr2")) {
    __real_dgeqr2_(m, n, a, lda, tau, work, info);
    return;
  }
  const int result = host_dgeqr2(*m, *n, a, *lda, tau);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgeqr2", -result);
}

void __real_cgeqr2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("cgeqr2"))) int host_cgeqr2(int m, int n, void* a, int lda, void* tau);
void __wrap_cgeqr2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgeqr2")) {
    __real_cgeqr2_(m, n, a, lda, tau, work, info);
    return;
  }
  const int result = host_cgeqr2(*m, *n, a, *lda, tau);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgeqr2", -result);
}

void __real_zgeqr2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zgeqr2"))) int host_zgeqr2(int m, int n, void* a, int lda, void* tau);
void __wrap_zgeqr2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgeqr2")) {
    __real_zgeqr2_(m, n, a, lda, tau, work, info);
    return;
  }
  const int result = host_zgeqr2(*m, *n, a, *lda, tau);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgeqr2", -result);
}

void __real_sgeqrfp_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgeqrfp"))) int host_sgeqrfp(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_sgeqrfp_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgeqrfp")) {
    __real_sgeqrfp_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_sgeqrfp(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgeqrfp", -result);
}

void __real_dgeqrfp_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgeqrfp"))) int host_dgeqrfp(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_dgeqrfp_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgeqrfp")) {
    __real_dgeqrfp_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_dgeqrfp(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgeqrfp", -result);
}

void __real_cgeqrfp_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgeqrfp"))) int host_cgeqrfp(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_cgeqrfp_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgeqrfp")) {
    __real_cgeqrfp_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_cgeqrfp(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgeqrfp", -result);
}

void __real_zgeqrfp_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgeqrfp"))) int host_zgeqrfp(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_zgeqrfp_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgeqrfp")) {
    __real_zgeqrfp_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_zgeqrfp(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgeqrfp", -result);
}

void __real_sgeqrt_(const int* m, const int* n, const int* nb, void* a, const int* lda, void* t, const int* ldt, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("sgeqrt"))) int host_sgeqrt(int m, int n, int nb, void* a, int lda, void* t, int ldt);
void __wrap_sgeqrt_(const int* m, const int* n, const int* nb, void* a, const int* lda, void* t, const int* ldt, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgeqrt")) {
    __real_sgeqrt_(m, n, nb, a, lda, t, ldt, work, info);
    return;
  }
  const int result = host_sgeqrt(*m, *n, *nb, a, *lda, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgeqrt", -result);
}

void __real_dgeqrt_(const int* m, const int* n, const int* nb, void* a, const int* lda, void* t, const int* ldt, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dgeqrt"))) int host_dgeqrt(int m, int n, int nb, void* a, int lda, void* t, int ldt);
void __wrap_dgeqrt_(const int* m, const int* n, const int* nb, void* a, const int* lda, void* t, const int* ldt, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgeqrt")) {
    __real_dgeqrt_(m, n, nb, a, lda, t, ldt, work, info);
    return;
  }
  const int result = host_dgeqrt(*m, *n, *nb, a, *lda, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgeqrt", -result);
}

void __real_cgeqrt_(const int* m, const int* n, const int* nb, void* a, const int* lda, void* t, const int* ldt, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("cgeqrt"))) int host_cgeqrt(int m, int n, int nb, void* a, int lda, void* t, int ldt);
void __wrap_cgeqrt_(const int* m, const int* n, const int* nb, void* a, const int* lda, void* t, const int* ldt, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgeqrt")) {
    __real_cgeqrt_(m, n, nb, a, lda, t, ldt, work, info);
    return;
  }
  const int result = host_cgeqrt(*m, *n, *nb, a, *lda, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgeqrt", -result);
}

void __real_zgeqrt_(const int* m, const int* n, const int* nb, void* a, const int* lda, void* t, const int* ldt, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zgeqrt"))) int host_zgeqrt(int m, int n, int nb, void* a, int lda, void* t, int ldt);
void __wrap_zgeqrt_(const int* m, const int* n, const int* nb, void* a, const int* lda, void* t, const int* ldt, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgeqrt")) {
    __real_zgeqrt_(m, n, nb, a, lda, t, ldt, work, info);
    return;
  }
  const int result = host_zgeqrt(*m, *n, *nb, a, *lda, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgeqrt", -result);
}

void __real_sgeqrt2_(const int* m, const int* n, void* a, const int* lda, void* t, const int* ldt, int* info);
__attribute__((import_module("lapack_1"), import_name("sgeqrt2"))) int host_sgeqrt2(int m, int n, void* a, int lda, void* t, int ldt);
void __wrap_sgeqrt2_(const int* m, const int* n, void* a, const int* lda, void* t, const int* ldt, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgeqrt2")) {
    __real_sgeqrt2_(m, n, a, lda, t, ldt, info);
    return;
  }
  const int result = host_sgeqrt2(*m, *n, a, *lda, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgeqrt2", -result);
}

void __real_dgeqrt2_(const int* m, const int* n, void* a, const int* lda, void* t, const int* ldt, int* info);
__attribute__((import_module("lapack_1"), import_name("dgeqrt2"))) int host_dgeqrt2(int m, int n, void* a, int lda, void* t, int ldt);
void __wrap_dgeqrt2_(const int* m, const int* n, void* a, const int* lda, void* t, const int* ldt, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgeqrt2")) {
    __real_dgeqrt2_(m, n, a, lda, t, ldt, info);
    return;
  }
  const int result = host_dgeqrt2(*m, *n, a, *lda, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgeqrt2", -result);
}

void __real_cgeqrt2_(const int* m, const int* n, void* a, const int* lda, void* t, const int* ldt, int* info);
__attribute__((import_module("lapack_1"), import_name("cgeqrt2"))) int host_cgeqrt2(int m, int n, void* a, int lda, void* t, int ldt);
void __wrap_cgeqrt2_(const int* m, const int* n, void* a, const int* lda, void* t, const int* ldt, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgeqrt2")) {
    __real_cgeqrt2_(m, n, a, lda, t, ldt, info);
    return;
  }
  const int result = host_cgeqrt2(*m, *n, a, *lda, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgeqrt2", -result);
}

void __real_zgeqrt2_(const int* m, const int* n, void* a, const int* lda, void* t, const int* ldt, int* info);
__attribute__((import_module("lapack_1"), import_name("zgeqrt2"))) int host_zgeqrt2(int m, int n, void* a, int lda, void* t, int ldt);
void __wrap_zgeqrt2_(const int* m, const int* n, void* a, const int* lda, void* t, const int* ldt, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgeqrt2")) {
    __real_zgeqrt2_(m, n, a, lda, t, ldt, info);
    return;
  }
  const int result = host_zgeqrt2(*m, *n, a, *lda, t, *ldt);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgeqrt2", -result);
}

void __real_sgerfs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgerfs"))) int host_sgerfs(int trans_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_sgerfs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgerfs")) {
    __real_sgerfs_(trans, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_sgerfs((unsigned char)*trans, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgerfs", -result);
}

void __real_dgerfs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgerfs"))) int host_dgerfs(int trans_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_dgerfs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgerfs")) {
    __real_dgerfs_(trans, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dgerfs((unsigned char)*trans, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgerfs", -result);
}

void __real_cgerfs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgerfs"))) int host_cgerfs(int trans_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_cgerfs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgerfs")) {
    __real_cgerfs_(trans, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_cgerfs((unsigned char)*trans, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgerfs", -result);
}

void __real_zgerfs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgerfs"))) int host_zgerfs(int trans_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_zgerfs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgerfs")) {
    __real_zgerfs_(trans, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zgerfs((unsigned char)*trans, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgerfs", -result);
}

void __real_sgesvj_(const char* joba, const char* jobu, const char* jobv, const int* m, const int* n, void* a, const int* lda, void* sva, const int* mv, void* v, const int* ldv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgesvj"))) int host_sgesvj(int joba_value, int jobu_value, int jobv_value, int m, int n, void* a, int lda, void* sva, int mv, void* v, int ldv, void* work, int lwork);
void __wrap_sgesvj_(const char* joba, const char* jobu, const char* jobv, const int* m, const int* n, void* a, const int* lda, void* sva, const int* mv, void* v, const int* ldv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgesvj")) {
    __real_sgesvj_(joba, jobu, jobv, m, n, a, lda, sva, mv, v, ldv, work, lwork, info);
    return;
  }
  const int result = host_sgesvj((unsigned char)*joba, (unsigned char)*jobu, (unsigned char)*jobv, *m, *n, a, *lda, sva, *mv, v, *ldv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgesvj", -result);
}

void __real_dgesvj_(const char* joba, const char* jobu, const char* jobv, const int* m, const int* n, void* a, const int* lda, void* sva, const int* mv, void* v, const int* ldv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgesvj"))) int host_dgesvj(int joba_value, int jobu_value, int jobv_value, int m, int n, void* a, int lda, void* sva, int mv, void* v, int ldv, void* work, int lwork);
void __wrap_dgesvj_(const char* joba, const char* jobu, const char* jobv, const int* m, const int* n, void* a, const int* lda, void* sva, const int* mv, void* v, const int* ldv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgesvj")) {
    __real_dgesvj_(joba, jobu, jobv, m, n, a, lda, sva, mv, v, ldv, work, lwork, info);
    return;
  }
  const int result = host_dgesvj((unsigned char)*joba, (unsigned char)*jobu, (unsigned char)*jobv, *m, *n, a, *lda, sva, *mv, v, *ldv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgesvj", -result);
}

void __real_cgesvj_(const char* joba, const char* jobu, const char* jobv, const int* m, const int* n, void* a, const int* lda, void* sva, const int* mv, void* v, const int* ldv, void* cwork, const int* lwork, void* rwork, const int* lrwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgesvj"))) int host_cgesvj(int joba_value, int jobu_value, int jobv_value, int m, int n, void* a, int lda, void* sva, int mv, void* v, int ldv, int lwork, void* rwork, int lrwork);
void __wrap_cgesvj_(const char* joba, const char* jobu, const char* jobv, const int* m, const int* n, void* a, const int* lda, void* sva, const int* mv, void* v, const int* ldv, void* cwork, const int* lwork, void* rwork, const int* lrwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgesvj")) {
    __real_cgesvj_(joba, jobu, jobv, m, n, a, lda, sva, mv, v, ldv, cwork, lwork, rwork, lrwork, info);
    return;
  }
  const int result = host_cgesvj((unsigned char)*joba, (unsigned char)*jobu, (unsigned char)*jobv, *m, *n, a, *lda, sva, *mv, v, *ldv, *lwork, rwork, *lrwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgesvj", -result);
}

void __real_zgesvj_(const char* joba, const char* jobu, const char* jobv, const int* m, const int* n, void* a, const int* lda, void* sva, const int* mv, void* v, const int* ldv, void* cwork, const int* lwork, void* rwork, const int* lrwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgesvj"))) int host_zgesvj(int joba_value, int jobu_value, int jobv_value, int m, int n, void* a, int lda, void* sva, int mv, void* v, int ldv, int lwork, void* rwork, int lrwork);
void __wrap_zgesvj_(const char* joba, const char* jobu, const char* jobv, const int* m, const int* n, void* a, const int* lda, void* sva, const int* mv, void* v, const int* ldv, void* cwork, const int* lwork, void* rwork, const int* lrwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgesvj")) {
    __real_zgesvj_(joba, jobu, jobv, m, n, a, lda, sva, mv, v, ldv, cwork, lwork, rwork, lrwork, info);
    return;
  }
  const int result = host_zgesvj((unsigned char)*joba, (unsigned char)*jobu, (unsigned char)*jobv, *m, *n, a, *lda, sva, *mv, v, *ldv, *lwork, rwork, *lrwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgesvj", -result);
}

void __real_sgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgesvx"))) int host_sgesvx(int fact_value, int trans_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* equed_place, void* r, void* c, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_sgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgesvx")) {
    __real_sgesvx_(fact, trans, n, nrhs, a, lda, af, ldaf, ipiv, equed, r, c, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_sgesvx((unsigned char)*fact, (unsigned char)*trans, *n, *nrhs, a, *lda, af, *ldaf, ipiv, equed, r, c, b, *ldb, x, *ldx, rcond, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgesvx", -result);
}

void __real_dgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgesvx"))) int host_dgesvx(int fact_value, int trans_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* equed_place, void* r, void* c, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_dgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgesvx")) {
    __real_dgesvx_(fact, trans, n, nrhs, a, lda, af, ldaf, ipiv, equed, r, c, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dgesvx((unsigned char)*fact, (unsigned char)*trans, *n, *nrhs, a, *lda, af, *ldaf, ipiv, equed, r, c, b, *ldb, x, *ldx, rcond, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgesvx", -result);
}

void __real_cgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgesvx"))) int host_cgesvx(int fact_value, int trans_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* equed_place, void* r, void* c, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_cgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgesvx")) {
    __real_cgesvx_(fact, trans, n, nrhs, a, lda, af, ldaf, ipiv, equed, r, c, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_cgesvx((unsigned char)*fact, (unsigned char)*trans, *n, *nrhs, a, *lda, af, *ldaf, ipiv, equed, r, c, b, *ldb, x, *ldx, rcond, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgesvx", -result);
}

void __real_zgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgesvx"))) int host_zgesvx(int fact_value, int trans_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* equed_place, void* r, void* c, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_zgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgesvx")) {
    __real_zgesvx_(fact, trans, n, nrhs, a, lda, af, ldaf, ipiv, equed, r, c, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zgesvx((unsigned char)*fact, (unsigned char)*trans, *n, *nrhs, a, *lda, af, *ldaf, ipiv, equed, r, c, b, *ldb, x, *ldx, rcond, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgesvx", -result);
}

void __real_sgetf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("sgetf2"))) int host_sgetf2(int m, int n, void* a, int lda, void* ipiv);
void __wrap_sgetf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgetf2")) {
    __real_sgetf2_(m, n, a, lda, ipiv, info);
    return;
  }
  const int result = host_sgetf2(*m, *n, a, *lda, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgetf2", -result);
}

void __real_sgetrf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("sgetrf2"))) int host_sgetrf2(int m, int n, void* a, int lda, void* ipiv);
void __wrap_sgetrf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgetrf2")) {
    __real_sgetrf2_(m, n, a, lda, ipiv, info);
    return;
  }
  const int result = host_sgetrf2(*m, *n, a, *lda, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgetrf2", -result);
}

void __real_dgetf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("dgetf2"))) int host_dgetf2(int m, int n, void* a, int lda, void* ipiv);
void __wrap_dgetf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgetf2")) {
    __real_dgetf2_(m, n, a, lda, ipiv, info);
    return;
  }
  const int result = host_dgetf2(*m, *n, a, *lda, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgetf2", -result);
}

void __real_dgetrf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("dgetrf2"))) int host_dgetrf2(int m, int n, void* a, int lda, void* ipiv);
void __wrap_dgetrf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgetrf2")) {
    __real_dgetrf2_(m, n, a, lda, ipiv, info);
    return;
  }
  const int result = host_dgetrf2(*m, *n, a, *lda, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgetrf2", -result);
}

void __real_cgetf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("cgetf2"))) int host_cgetf2(int m, int n, void* a, int lda, void* ipiv);
void __wrap_cgetf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgetf2")) {
    __real_cgetf2_(m, n, a, lda, ipiv, info);
    return;
  }
  const int result = host_cgetf2(*m, *n, a, *lda, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgetf2", -result);
}

void __real_cgetrf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("cgetrf2"))) int host_cgetrf2(int m, int n, void* a, int lda, void* ipiv);
void __wrap_cgetrf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgetrf2")) {
    __real_cgetrf2_(m, n, a, lda, ipiv, info);
    return;
  }
  const int result = host_cgetrf2(*m, *n, a, *lda, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgetrf2", -result);
}

void __real_zgetf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("zgetf2"))) int host_zgetf2(int m, int n, void* a, int lda, void* ipiv);
void __wrap_zgetf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgetf2")) {
    __real_zgetf2_(m, n, a, lda, ipiv, info);
    return;
  }
  const int result = host_zgetf2(*m, *n, a, *lda, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgetf2", -result);
}

void __real_zgetrf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("zgetrf2"))) int host_zgetrf2(int m, int n, void* a, int lda, void* ipiv);
void __wrap_zgetrf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgetrf2")) {
    __real_zgetrf2_(m, n, a, lda, ipiv, info);
    return;
  }
  const int result = host_zgetrf2(*m, *n, a, *lda, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgetrf2", -result);
}

void __real_sgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgetsls"))) int host_sgetsls(int trans_value, int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* work, int lwork);
void __wrap_sgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgetsls")) {
    __real_sgetsls_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_sgetsls((unsigned char)*trans, *m, *n, *nrhs, a, *lda, b, *ldb, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sgetsls_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgetsls", -result);
}

void __real_dgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgetsls"))) int host_dgetsls(int trans_value, int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* work, int lwork);
void __wrap_dgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgetsls")) {
    __real_dgetsls_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_dgetsls((unsigned char)*trans, *m, *n, *nrhs, a, *lda, b, *ldb, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dgetsls_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgetsls", -result);
}

void __real_cgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgetsls"))) int host_cgetsls(int trans_value, int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* work, int lwork);
void __wrap_cgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgetsls")) {
    __real_cgetsls_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_cgetsls((unsigned char)*trans, *m, *n, *nrhs, a, *lda, b, *ldb, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cgetsls_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgetsls", -result);
}

void __real_zgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgetsls"))) int host_zgetsls(int trans_value, int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* work, int lwork);
void __wrap_zgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgetsls")) {
    __real_zgetsls_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_zgetsls((unsigned char)*trans, *m, *n, *nrhs, a, *lda, b, *ldb, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zgetsls_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgetsls", -result);
}
