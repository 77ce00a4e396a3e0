/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_sggbal_(const char* job, const int* n, void* a, const int* lda, void* b, const int* ldb, void* ilo, void* ihi, void* lscale, void* rscale, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("sggbal"))) int host_sggbal(int job_value, int n, void* a, int lda, void* b, int ldb, void* ilo, void* ihi, void* lscale, void* rscale);
void __wrap_sggbal_(const char* job, const int* n, void* a, const int* lda, void* b, const int* ldb, void* ilo, void* ihi, void* lscale, void* rscale, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sggbal")) {
    __real_sggbal_(job, n, a, lda, b, ldb, ilo, ihi, lscale, rscale, work, info);
    return;
  }
  const int result = host_sggbal((unsigned char)*job, *n, a, *lda, b, *ldb, ilo, ihi, lscale, rscale);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sggbal", -result);
}

void __real_dggbal_(const char* job, const int* n, void* a, const int* lda, void* b, const int* ldb, void* ilo, void* ihi, void* lscale, void* rscale, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dggbal"))) int host_dggbal(int job_value, int n, void* a, int lda, void* b, int ldb, void* ilo, void* ihi, void* lscale, void* rscale);
void __wrap_dggbal_(const char* job, const int* n, void* a, const int* lda, void* b, const int* ldb, void* ilo, void* ihi, void* lscale, void* rscale, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dggbal")) {
    __real_dggbal_(job, n, a, lda, b, ldb, ilo, ihi, lscale, rscale, work, info);
    return;
  }
  const int result = host_dggbal((unsigned char)*job, *n, a, *lda, b, *ldb, ilo, ihi, lscale, rscale);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dggbal", -result);
}

void __real_cggbal_(const char* job, const int* n, void* a, const int* lda, void* b, const int* ldb, void* ilo, void* ihi, void* lscale, void* rscale, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("cggbal"))) int host_cggbal(int job_value, int n, void* a, int lda, void* b, int ldb, void* ilo, void* ihi, void* lscale, void* rscale);
void __wrap_cggbal_(const char* job, const int* n, void* a, const int* lda, void* b, const int* ldb, void* ilo, void* ihi, void* lscale, void* rscale, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cggbal")) {
    __real_cggbal_(job, n, a, lda, b, ldb, ilo, ihi, lscale, rscale, work, info);
    return;
  }
  const int result = host_cggbal((unsigned char)*job, *n, a, *lda, b, *ldb, ilo, ihi, lscale, rscale);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cggbal", -result);
}

void __real_zggbal_(const char* job, const int* n, void* a, const int* lda, void* b, const int* ldb, void* ilo, void* ihi, void* lscale, void* rscale, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zggbal"))) int host_zggbal(int job_value, int n, void* a, int lda, void* b, int ldb, void* ilo, void* ihi, void* lscale, void* rscale);
void __wrap_zggbal_(const char* job, const int* n, void* a, const int* lda, void* b, const int* ldb, void* ilo, void* ihi, void* lscale, void* rscale, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zggbal")) {
    __real_zggbal_(job, n, a, lda, b, ldb, ilo, ihi, lscale, rscale, work, info);
    return;
  }
  const int result = host_zggbal((unsigned char)*job, *n, a, *lda, b, *ldb, ilo, ihi, lscale, rscale);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zggbal", -result);
}

void __real_sggev3_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alphar, void* alphai, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sggev3"))) int host_sggev3(int jobvl_value, int jobvr_value, int n, void* a, int lda, void* b, int ldb, void* alphar, void* alphai, void* beta, void* vl, int ldvl, void* vr, int ldvr, void* work, int lwork);
void __wrap_sggev3_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alphar, void* alphai, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sggev3")) {
    __real_sggev3_(jobvl, jobvr, n, a, lda, b, ldb, alphar, alphai, beta, vl, ldvl, vr, ldvr, work, lwork, info);
    return;
  }
  const int result = host_sggev3((unsigned char)*jobvl, (unsigned char)*jobvr, *n, a, *lda, b, *ldb, alphar, alphai, beta, vl, *ldvl, vr, *ldvr, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sggev3_(jobvl, jobvr, n, a, lda, b, ldb, alphar, alphai, beta, vl, ldvl, vr, ldvr, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sggev3", -result);
}

void __real_dggev3_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alphar, void* alphai, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dggev3"))) int host_dggev3(int jobvl_value, int jobvr_value, int n, void* a, int lda, void* b, int ldb, void* alphar, void* alphai, void* beta, void* vl, int ldvl, void* vr, int ldvr, void* work, int lwork);
void __wrap_dggev3_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alphar, void* alphai, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dggev3")) {
    __real_dggev3_(jobvl, jobvr, n, a, lda, b, ldb, alphar, alphai, beta, vl, ldvl, vr, ldvr, work, lwork, info);
    return;
  }
  const int result = host_dggev3((unsigned char)*jobvl, (unsigned char)*jobvr, *n, a, *lda, b, *ldb, alphar, alphai, beta, vl, *ldvl, vr, *ldvr, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dggev3_(jobvl, jobvr, n, a, lda, b, ldb, alphar, alphai, beta, vl, ldvl, vr, ldvr, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dggev3", -result);
}

void __real_cggev3_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cggev3"))) int host_cggev3(int jobvl_value, int jobvr_value, int n, void* a, int lda, void* b, int ldb, void* alpha, void* beta, void* vl, int ldvl, void* vr, int ldvr, void* work, int lwork);
void __wrap_cggev3_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cggev3")) {
    __real_cggev3_(jobvl, jobvr, n, a, lda, b, ldb, alpha, beta, vl, ldvl, vr, ldvr, work, lwork, rwork, info);
    return;
  }
  const int result = host_cggev3((unsigned char)*jobvl, (unsigned char)*jobvr, *n, a, *lda, b, *ldb, alpha, beta, vl, *ldvl, vr, *ldvr, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cggev3_(jobvl, jobvr, n, a, lda, b, ldb, alpha, beta, vl, ldvl, vr, ldvr, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cggev3", -result);
}

void __real_zggev3_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zggev3"))) int host_zggev3(int jobvl_value, int jobvr_value, int n, void* a, int lda, void* b, int ldb, void* alpha, void* beta, void* vl, int ldvl, void* vr, int ldvr, void* work, int lwork);
void __wrap_zggev3_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zggev3")) {
    __real_zggev3_(jobvl, jobvr, n, a, lda, b, ldb, alpha, beta, vl, ldvl, vr, ldvr, work, lwork, rwork, info);
    return;
  }
  const int result = host_zggev3((unsigned char)*jobvl, (unsigned char)*jobvr, *n, a, *lda, b, *ldb, alpha, beta, vl, *ldvl, vr, *ldvr, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zggev3_(jobvl, jobvr, n, a, lda, b, ldb, alpha, beta, vl, ldvl, vr, ldvr, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zggev3", -result);
}

void __real_sggevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alphar, void* alphai, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* lscale, void* rscale, void* abnrm, void* bbnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* iwork, void* bwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sggevx"))) int host_sggevx(int balanc_value, int jobvl_value, int jobvr_value, int sense_value, int n, void* a, int lda, void* b, int ldb, void* alphar, void* alphai, void* beta, void* vl, int ldvl, void* vr, int ldvr, void* ilo, void* ihi, void* lscale, void* rscale, void* abnrm, void* bbnrm, void* rconde, void* rcondv, void* work, int lwork);
void __wrap_sggevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alphar, void* alphai, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* lscale, void* rscale, void* abnrm, void* bbnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* iwork, void* bwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sggevx")) {
    __real_sggevx_(balanc, jobvl, jobvr, sense, n, a, lda, b, ldb, alphar, alphai, beta, vl, ldvl, vr, ldvr, ilo, ihi, lscale, rscale, abnrm, bbnrm, rconde, rcondv, work, lwork, iwork, bwork, info);
    return;
  }
  const int result = host_sggevx((unsigned char)*balanc, (unsigned char)*jobvl, (unsigned char)*jobvr, (unsigned char)*sense, *n, a, *lda, b, *ldb, alphar, alphai, beta, vl, *ldvl, vr, *ldvr, ilo, ihi, lscale, rscale, abnrm, bbnrm, rconde, rcondv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sggevx_(balanc, jobvl, jobvr, sense, n, a, lda, b, ldb, alphar, alphai, beta, vl, ldvl, vr, ldvr, ilo, ihi, lscale, rscale, abnrm, bbnrm, rconde, rcondv, work, lwork, iwork, bwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sggevx", -result);
}

void __real_dggevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alphar, void* alphai, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* lscale, void* rscale, void* abnrm, void* bbnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* iwork, void* bwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dggevx"))) int host_dggevx(int balanc_value, int jobvl_value, int jobvr_value, int sense_value, int n, void* a, int lda, void* b, int ldb, void* alphar, void* alphai, void* beta, void* vl, int ldvl, void* vr, int ldvr, void* ilo, void* ihi, void* lscale, void* rscale, void* abnrm, void* bbnrm, void* rconde, void* rcondv, void* work, int lwork);
void __wrap_dggevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alphar, void* alphai, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* lscale, void* rscale, void* abnrm, void* bbnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* iwork, void* bwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dggevx")) {
    __real_dggevx_(balanc, jobvl, jobvr, sense, n, a, lda, b, ldb, alphar, alphai, beta, vl, ldvl, vr, ldvr, ilo, ihi, lscale, rscale, abnrm, bbnrm, rconde, rcondv, work, lwork, iwork, bwork, info);
    return;
  }
  const int result = host_dggevx((unsigned char)*balanc, (unsigned char)*jobvl, (unsigned char)*jobvr, (unsigned char)*sense, *n, a, *lda, b, *ldb, alphar, alphai, beta, vl, *ldvl, vr, *ldvr, ilo, ihi, lscale, rscale, abnrm, bbnrm, rconde, rcondv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dggevx_(balanc, jobvl, jobvr, sense, n, a, lda, b, ldb, alphar, alphai, beta, vl, ldvl, vr, ldvr, ilo, ihi, lscale, rscale, abnrm, bbnrm, rconde, rcondv, work, lwork, iwork, bwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dggevx", -result);
}

void __real_cggevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* lscale, void* rscale, void* abnrm, void* bbnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* rwork, void* iwork, void* bwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cggevx"))) int host_cggevx(int balanc_value, int jobvl_value, int jobvr_value, int sense_value, int n, void* a, int lda, void* b, int ldb, void* alpha, void* beta, void* vl, int ldvl, void* vr, int ldvr, void* ilo, void* ihi, void* lscale, void* rscale, void* abnrm, void* bbnrm, void* rconde, void* rcondv, void* work, int lwork);
void __wrap_cggevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* lscale, void* rscale, void* abnrm, void* bbnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* rwork, void* iwork, void* bwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cggevx")) {
    __real_cggevx_(balanc, jobvl, jobvr, sense, n, a, lda, b, ldb, alpha, beta, vl, ldvl, vr, ldvr, ilo, ihi, lscale, rscale, abnrm, bbnrm, rconde, rcondv, work, lwork, rwork, iwork, bwork, info);
    return;
  }
  const int result = host_cggevx((unsigned char)*balanc, (unsigned char)*jobvl, (unsigned char)*jobvr, (unsigned char)*sense, *n, a, *lda, b, *ldb, alpha, beta, vl, *ldvl, vr, *ldvr, ilo, ihi, lscale, rscale, abnrm, bbnrm, rconde, rcondv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cggevx_(balanc, jobvl, jobvr, sense, n, a, lda, b, ldb, alpha, beta, vl, ldvl, vr, ldvr, ilo, ihi, lscale, rscale, abnrm, bbnrm, rconde, rcondv, work, lwork, rwork, iwork, bwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cggevx", -result);
}

void __real_zggevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* lscale, void* rscale, void* abnrm, void* bbnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* rwork, void* iwork, void* bwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zggevx"))) int host_zggevx(int balanc_value, int jobvl_value, int jobvr_value, int sense_value, int n, void* a, int lda, void* b, int ldb, void* alpha, void* beta, void* vl, int ldvl, void* vr, int ldvr, void* ilo, void* ihi, void* lscale, void* rscale, void* abnrm, void* bbnrm, void* rconde, void* rcondv, void* work, int lwork);
void __wrap_zggevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* lscale, void* rscale, void* abnrm, void* bbnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* rwork, void* iwork, void* bwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zggevx")) {
    __real_zggevx_(balanc, jobvl, jobvr, sense, n, a, lda, b, ldb, alpha, beta, vl, ldvl, vr, ldvr, ilo, ihi, lscale, rscale, abnrm, bbnrm, rconde, rcondv, work, lwork, rwork, iwork, bwork, info);
    return;
  }
  const int result = host_zggevx((unsigned char)*balanc, (unsigned char)*jobvl, (unsigned char)*jobvr, (unsigned char)*sense, *n, a, *lda, b, *ldb, alpha, beta, vl, *ldvl, vr, *ldvr, ilo, ihi, lscale, rscale, abnrm, bbnrm, rconde, rcondv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zggevx_(balanc, jobvl, jobvr, sense, n, a, lda, b, ldb, alpha, beta, vl, ldvl, vr, ldvr, ilo, ihi, lscale, rscale, abnrm, bbnrm, rconde, rcondv, work, lwork, rwork, iwork, bwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zggevx", -result);
}

void __real_sggglm_(const int* n, const int* m, const int* p, void* a, const int* lda, void* b, const int* ldb, void* d, void* x, void* y, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sggglm"))) int host_sggglm(int n, int m, int p, void* a, int lda, void* b, int ldb, void* d, void* x, void* y, void* work, int lwork);
void __wrap_sggglm_(const int* n, const int* m, const int* p, void* a, const int* lda, void* b, const int* ldb, void* d, void* x, void* y, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sggglm")) {
    __real_sggglm_(n, m, p, a, lda, b, ldb, d, x, y, work, lwork, info);
    return;
  }
  const int result = host_sggglm(*n, *m, *p, a, *lda, b, *ldb, d, x, y, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sggglm_(n, m, p, a, lda, b, ldb, d, x, y, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sggglm", -result);
}

void __real_dggglm_(const int* n, const int* m, const int* p, void* a, const int* lda, void* b, const int* ldb, void* d, void* x, void* y, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dggglm"))) int host_dggglm(int n, int m, int p, void* a, int lda, void* b, int ldb, void* d, void* x, void* y, void* work, int lwork);
void __wrap_dggglm_(const int* n, const int* m, const int* p, void* a, const int* lda, void* b, const int* ldb, void* d, void* x, void* y, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dggglm")) {
    __real_dggglm_(n, m, p, a, lda, b, ldb, d, x, y, work, lwork, info);
    return;
  }
  const int result = host_dggglm(*n, *m, *p, a, *lda, b, *ldb, d, x, y, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dggglm_(n, m, p, a, lda, b, ldb, d, x, y, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dggglm", -result);
}

void __real_cggglm_(const int* n, const int* m, const int* p, void* a, const int* lda, void* b, const int* ldb, void* d, void* x, void* y, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cggglm"))) int host_cggglm(int n, int m, int p, void* a, int lda, void* b, int ldb, void* d, void* x, void* y, void* work, int lwork);
void __wrap_cggglm_(const int* n, const int* m, const int* p, void* a, const int* lda, void* b, const int* ldb, void* d, void* x, void* y, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cggglm")) {
    __real_cggglm_(n, m, p, a, lda, b, ldb, d, x, y, work, lwork, info);
    return;
  }
  const int result = host_cggglm(*n, *m, *p, a, *lda, b, *ldb, d, x, y, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cggglm_(n, m, p, a, lda, b, ldb, d, x, y, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cggglm", -result);
}

void __real_zggglm_(const int* n, const int* m, const int* p, void* a, const int* lda, void* b, const int* ldb, void* d, void* x, void* y, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zggglm"))) int host_zggglm(int n, int m, int p, void* a, int lda, void* b, int ldb, void* d, void* x, void* y, void* work, int lwork);
void __wrap_zggglm_(const int* n, const int* m, const int* p, void* a, const int* lda, void* b, const int* ldb, void* d, void* x, void* y, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zggglm")) {
    __real_zggglm_(n, m, p, a, lda, b, ldb, d, x, y, work, lwork, info);
    return;
  }
  const int result = host_zggglm(*n, *m, *p, a, *lda, b, *ldb, d, x, y, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zggglm_(n, m, p, a, lda, b, ldb, d, x, y, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zggglm", -result);
}

void __real_sgghd3_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgghd3"))) int host_sgghd3(int compq_value, int compz_value, int n, int ilo, int ihi, void* a, int lda, void* b, int ldb, void* q, int ldq, void* z, int ldz, void* work, int lwork);
void __wrap_sgghd3_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgghd3")) {
    __real_sgghd3_(compq, compz, n, ilo, ihi, a, lda, b, ldb, q, ldq, z, ldz, work, lwork, info);
    return;
  }
  const int result = host_sgghd3((unsigned char)*compq, (unsigned char)*compz, *n, *ilo, *ihi, a, *lda, b, *ldb, q, *ldq, z, *ldz, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sgghd3_(compq, compz, n, ilo, ihi, a, lda, b, ldb, q, ldq, z, ldz, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgghd3", -result);
}

void __real_dgghd3_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgghd3"))) int host_dgghd3(int compq_value, int compz_value, int n, int ilo, int ihi, void* a, int lda, void* b, int ldb, void* q, int ldq, void* z, int ldz, void* work, int lwork);
void __wrap_dgghd3_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgghd3")) {
    __real_dgghd3_(compq, compz, n, ilo, ihi, a, lda, b, ldb, q, ldq, z, ldz, work, lwork, info);
    return;
  }
  const int result = host_dgghd3((unsigned char)*compq, (unsigned char)*compz, *n, *ilo, *ihi, a, *lda, b, *ldb, q, *ldq, z, *ldz, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dgghd3_(compq, compz, n, ilo, ihi, a, lda, b, ldb, q, ldq, z, ldz, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgghd3", -result);
}

void __real_cgghd3_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgghd3"))) int host_cgghd3(int compq_value, int compz_value, int n, int ilo, int ihi, void* a, int lda, void* b, int ldb, void* q, int ldq, void* z, int ldz, void* work, int lwork);
void __wrap_cgghd3_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgghd3")) {
    __real_cgghd3_(compq, compz, n, ilo, ihi, a, lda, b, ldb, q, ldq, z, ldz, work, lwork, info);
    return;
  }
  const int result = host_cgghd3((unsigned char)*compq, (unsigned char)*compz, *n, *ilo, *ihi, a, *lda, b, *ldb, q, *ldq, z, *ldz, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cgghd3_(compq, compz, n, ilo, ihi, a, lda, b, ldb, q, ldq, z, ldz, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgghd3", -result);
}

void __real_zgghd3_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgghd3"))) int host_zgghd3(int compq_value, int compz_value, int n, int ilo, int ihi, void* a, int lda, void* b, int ldb, void* q, int ldq, void* z, int ldz, void* work, int lwork);
void __wrap_zgghd3_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgghd3")) {
    __real_zgghd3_(compq, compz, n, ilo, ihi, a, lda, b, ldb, q, ldq, z, ldz, work, lwork, info);
    return;
  }
  const int result = host_zgghd3((unsigned char)*compq, (unsigned char)*compz, *n, *ilo, *ihi, a, *lda, b, *ldb, q, *ldq, z, *ldz, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zgghd3_(compq, compz, n, ilo, ihi, a, lda, b, ldb, q, ldq, z, ldz, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgghd3", -result);
}

void __real_sgghrd_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, int* info);
__attribute__((import_module("lapack_1"), import_name("sgghrd"))) int host_sgghrd(int compq_value, int compz_value, int n, int ilo, int ihi, void* a, int lda, void* b, int ldb, void* q, int ldq, void* z, int ldz);
void __wrap_sgghrd_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgghrd")) {
    __real_sgghrd_(compq, compz, n, ilo, ihi, a, lda, b, ldb, q, ldq, z, ldz, info);
    return;
  }
  const int result = host_sgghrd((unsigned char)*compq, (unsigned char)*compz, *n, *ilo, *ihi, a, *lda, b, *ldb, q, *ldq, z, *ldz);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgghrd", -result);
}

void __real_dgghrd_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, int* info);
__attribute__((import_module("lapack_1"), import_name("dgghrd"))) int host_dgghrd(int compq_value, int compz_value, int n, int ilo, int ihi, void* a, int lda, void* b, int ldb, void* q, int ldq, void* z, int ldz);
void __wrap_dgghrd_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgghrd")) {
    __real_dgghrd_(compq, compz, n, ilo, ihi, a, lda, b, ldb, q, ldq, z, ldz, info);
    return;
  }
  const int result = host_dgghrd((unsigned char)*compq, (unsigned char)*compz, *n, *ilo, *ihi, a, *lda, b, *ldb, q, *ldq, z, *ldz);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgghrd", -result);
}

void __real_cgghrd_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, int* info);
__attribute__((import_module("lapack_1"), import_name("cgghrd"))) int host_cgghrd(int compq_value, int compz_value, int n, int ilo, int ihi, void* a, int lda, void* b, int ldb, void* q, int ldq, void* z, int ldz);
void __wrap_cgghrd_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgghrd")) {
    __real_cgghrd_(compq, compz, n, ilo, ihi, a, lda, b, ldb, q, ldq, z, ldz, info);
    return;
  }
  const int result = host_cgghrd((unsigned char)*compq, (unsigned char)*compz, *n, *ilo, *ihi, a, *lda, b, *ldb, q, *ldq, z, *ldz);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgghrd", -result);
}

void __real_zgghrd_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, int* info);
__attribute__((import_module("lapack_1"), import_name("zgghrd"))) int host_zgghrd(int compq_value, int compz_value, int n, int ilo, int ihi, void* a, int lda, void* b, int ldb, void* q, int ldq, void* z, int ldz);
void __wrap_zgghrd_(const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgghrd")) {
    __real_zgghrd_(compq, compz, n, ilo, ihi, a, lda, b, ldb, q, ldq, z, ldz, info);
    return;
  }
  const int result = host_zgghrd((unsigned char)*compq, (unsigned char)*compz, *n, *ilo, *ihi, a, *lda, b, *ldb, q, *ldq, z, *ldz);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgghrd", -result);
}

void __real_sggqrf_(const int* n, const int* m, const int* p, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sggqrf"))) int host_sggqrf(int n, int m, int p, void* a, int lda, void* taua, void* b, int ldb, void* taub, void* work, int lwork);
void __wrap_sggqrf_(const int* n, const int* m, const int* p, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sggqrf")) {
    __real_sggqrf_(n, m, p, a, lda, taua, b, ldb, taub, work, lwork, info);
    return;
  }
  const int result = host_sggqrf(*n, *m, *p, a, *lda, taua, b, *ldb, taub, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sggqrf", -result);
}

void __real_dggqrf_(const int* n, const int* m, const int* p, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dggqrf"))) int host_dggqrf(int n, int m, int p, void* a, int lda, void* taua, void* b, int ldb, void* taub, void* work, int lwork);
void __wrap_dggqrf_(const int* n, const int* m, const int* p, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dggqrf")) {
    __real_dggqrf_(n, m, p, a, lda, taua, b, ldb, taub, work, lwork, info);
    return;
  }
  const int result = host_dggqrf(*n, *m, *p, a, *lda, taua, b, *ldb, taub, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dggqrf", -result);
}

void __real_cggqrf_(const int* n, const int* m, const int* p, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cggqrf"))) int host_cggqrf(int n, int m, int p, void* a, int lda, void* taua, void* b, int ldb, void* taub, void* work, int lwork);
void __wrap_cggqrf_(const int* n, const int* m, const int* p, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cggqrf")) {
    __real_cggqrf_(n, m, p, a, lda, taua, b, ldb, taub, work, lwork, info);
    return;
  }
  const int result = host_cggqrf(*n, *m, *p, a, *lda, taua, b, *ldb, taub, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cggqrf", -result);
}

void __real_zggqrf_(const int* n, const int* m, const int* p, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zggqrf"))) int host_zggqrf(int n, int m, int p, void* a, int lda, void* taua, void* b, int ldb, void* taub, void* work, int lwork);
void __wrap_zggqrf_(const int* n, const int* m, const int* p, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zggqrf")) {
    __real_zggqrf_(n, m, p, a, lda, taua, b, ldb, taub, work, lwork, info);
    return;
  }
  const int result = host_zggqrf(*n, *m, *p, a, *lda, taua, b, *ldb, taub, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zggqrf", -result);
}

void __real_sggrqf_(const int* m, const int* p, const int* n, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sggrqf"))) int host_sggrqf(int m, int p, int n, void* a, int lda, void* taua, void* b, int ldb, void* taub, void* work, int lwork);
void __wrap_sggrqf_(const int* m, const int* p, const int* n, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sggrqf")) {
    __real_sggrqf_(m, p, n, a, lda, taua, b, ldb, taub, work, lwork, info);
    return;
  }
  const int result = host_sggrqf(*m, *p, *n, a, *lda, taua, b, *ldb, taub, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sggrqf", -result);
}

void __real_dggrqf_(const int* m, const int* p, const int* n, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dggrqf"))) int host_dggrqf(int m, int p, int n, void* a, int lda, void* taua, void* b, int ldb, void* taub, void* work, int lwork);
void __wrap_dggrqf_(const int* m, const int* p, const int* n, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dggrqf")) {
    __real_dggrqf_(m, p, n, a, lda, taua, b, ldb, taub, work, lwork, info);
    return;
  }
  const int result = host_dggrqf(*m, *p, *n, a, *lda, taua, b, *ldb, taub, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dggrqf", -result);
}

void __real_cggrqf_(const int* m, const int* p, const int* n, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cggrqf"))) int host_cggrqf(int m, int p, int n, void* a, int lda, void* taua, void* b, int ldb, void* taub, void* work, int lwork);
void __wrap_cggrqf_(const int* m, const int* p, const int* n, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cggrqf")) {
    __real_cggrqf_(m, p, n, a, lda, taua, b, ldb, taub, work, lwork, info);
    return;
  }
  const int result = host_cggrqf(*m, *p, *n, a, *lda, taua, b, *ldb, taub, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cggrqf", -result);
}

void __real_zggrqf_(const int* m, const int* p, const int* n, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zggrqf"))) int host_zggrqf(int m, int p, int n, void* a, int lda, void* taua, void* b, int ldb, void* taub, void* work, int lwork);
void __wrap_zggrqf_(const int* m, const int* p, const int* n, void* a, const int* lda, void* taua, void* b, const int* ldb, void* taub, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zggrqf")) {
    __real_zggrqf_(m, p, n, a, lda, taua, b, ldb, taub, work, lwork, info);
    return;
  }
  const int result = host_zggrqf(*m, *p, *n, a, *lda, taua, b, *ldb, taub, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zggrqf", -result);
}

void __real_sggsvd3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* n, const int* p, void* k, void* l, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* work, const int* lwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sggsvd3"))) int host_sggsvd3(int jobu_value, int jobv_value, int jobq_value, int m, int n, int p, void* k, void* l, void* a, int lda, void* b, int ldb, void* alpha, void* beta, void* u, int ldu, void* v, int ldv, void* q, int ldq, void* work, int lwork);
void __wrap_sggsvd3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* n, const int* p, void* k, void* l, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* work, const int* lwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sggsvd3")) {
    __real_sggsvd3_(jobu, jobv, jobq, m, n, p, k, l, a, lda, b, ldb, alpha, beta, u, ldu, v, ldv, q, ldq, work, lwork, iwork, info);
    return;
  }
  const int result = host_sggsvd3((unsigned char)*jobu, (unsigned char)*jobv, (unsigned char)*jobq, *m, *n, *p, k, l, a, *lda, b, *ldb, alpha, beta, u, *ldu, v, *ldv, q, *ldq, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sggsvd3_(jobu, jobv, jobq, m, n, p, k, l, a, lda, b, ldb, alpha, beta, u, ldu, v, ldv, q, ldq, work, lwork, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sggsvd3", -result);
}

void __real_dggsvd3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* n, const int* p, void* k, void* l, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* work, const int* lwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dggsvd3"))) int host_dggsvd3(int jobu_value, int jobv_value, int jobq_value, int m, int n, int p, void* k, void* l, void* a, int lda, void* b, int ldb, void* alpha, void* beta, void* u, int ldu, void* v, int ldv, void* q, int ldq, void* work, int lwork);
void __wrap_dggsvd3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* n, const int* p, void* k, void* l, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* work, const int* lwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dggsvd3")) {
    __real_dggsvd3_(jobu, jobv, jobq, m, n, p, k, l, a, lda, b, ldb, alpha, beta, u, ldu, v, ldv, q, ldq, work, lwork, iwork, info);
    return;
  }
  const int result = host_dggsvd3((unsigned char)*jobu, (unsigned char)*jobv, (unsigned char)*jobq, *m, *n, *p, k, l, a, *lda, b, *ldb, alpha, beta, u, *ldu, v, *ldv, q, *ldq, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dggsvd3_(jobu, jobv, jobq, m, n, p, k, l, a, lda, b, ldb, alpha, beta, u, ldu, v, ldv, q, ldq, work, lwork, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dggsvd3", -result);
}

void __real_cggsvd3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* n, const int* p, void* k, void* l, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* work, const int* lwork, void* rwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cggsvd3"))) int host_cggsvd3(int jobu_value, int jobv_value, int jobq_value, int m, int n, int p, void* k, void* l, void* a, int lda, void* b, int ldb, void* alpha, void* beta, void* u, int ldu, void* v, int ldv, void* q, int ldq, void* work, int lwork);
void __wrap_cggsvd3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* n, const int* p, void* k, void* l, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* work, const int* lwork, void* rwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cggsvd3")) {
    __real_cggsvd3_(jobu, jobv, jobq, m, n, p, k, l, a, lda, b, ldb, alpha, beta, u, ldu, v, ldv, q, ldq, work, lwork, rwork, iwork, info);
    return;
  }
  const int result = host_cggsvd3((unsigned char)*jobu, (unsigned char)*jobv, (unsigned char)*jobq, *m, *n, *p, k, l, a, *lda, b, *ldb, alpha, beta, u, *ldu, v, *ldv, q, *ldq, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cggsvd3_(jobu, jobv, jobq, m, n, p, k, l, a, lda, b, ldb, alpha, beta, u, ldu, v, ldv, q, ldq, work, lwork, rwork, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cggsvd3", -result);
}

void __real_zggsvd3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* n, const int* p, void* k, void* l, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* work, const int* lwork, void* rwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zggsvd3"))) int host_zggsvd3(int jobu_value, int jobv_value, int jobq_value, int m, int n, int p, void* k, void* l, void* a, int lda, void* b, int ldb, void* alpha, void* beta, void* u, int ldu, void* v, int ldv, void* q, int ldq, void* work, int lwork);
void __wrap_zggsvd3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* n, const int* p, void* k, void* l, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* work, const int* lwork, void* rwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zggsvd3")) {
    __real_zggsvd3_(jobu, jobv, jobq, m, n, p, k, l, a, lda, b, ldb, alpha, beta, u, ldu, v, ldv, q, ldq, work, lwork, rwork, iwork, info);
    return;
  }
  const int result = host_zggsvd3((unsigned char)*jobu, (unsigned char)*jobv, (unsigned char)*jobq, *m, *n, *p, k, l, a, *lda, b, *ldb, alpha, beta, u, *ldu, v, *ldv, q, *ldq, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zggsvd3_(jobu, jobv, jobq, m, n, p, k, l, a, lda, b, ldb, alpha, beta, u, ldu, v, ldv, q, ldq, work, lwork, rwork, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zggsvd3", -result);
}

void __real_sggsvp3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* p, const int* n, void* a, const int* lda, void* b, const int* ldb, const float* tola, const float* tolb, void* k, void* l, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* iwork, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sggsvp3"))) int host_sggsvp3(int jobu_value, int jobv_value, int jobq_value, int m, int p, int n, void* a, int lda, void* b, int ldb, float tola, float tolb, void* k, void* l, void* u, int ldu, void* v, int ldv, void* q, int ldq, void* tau, void* work, int lwork);
void __wrap_sggsvp3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* p, const int* n, void* a, const int* lda, void* b, const int* ldb, const float* tola, const float* tolb, void* k, void* l, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* iwork, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sggsvp3")) {
    __real_sggsvp3_(jobu, jobv, jobq, m, p, n, a, lda, b, ldb, tola, tolb, k, l, u, ldu, v, ldv, q, ldq, iwork, tau, work, lwork, info);
    return;
  }
  const int result = host_sggsvp3((unsigned char)*jobu, (unsigned char)*jobv, (unsigned char)*jobq, *m, *p, *n, a, *lda, b, *ldb, *tola, *tolb, k, l, u, *ldu, v, *ldv, q, *ldq, tau, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sggsvp3_(jobu, jobv, jobq, m, p, n, a, lda, b, ldb, tola, tolb, k, l, u, ldu, v, ldv, q, ldq, iwork, tau, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sggsvp3", -result);
}

void __real_dggsvp3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* p, const int* n, void* a, const int* lda, void* b, const int* ldb, const double* tola, const double* tolb, void* k, void* l, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* iwork, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dggsvp3"))) int host_dggsvp3(int jobu_value, int jobv_value, int jobq_value, int m, int p, int n, void* a, int lda, void* b, int ldb, double tola, double tolb, void* k, void* l, void* u, int ldu, void* v, int ldv, void* q, int ldq, void* tau, void* work, int lwork);
void __wrap_dggsvp3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* p, const int* n, void* a, const int* lda, void* b, const int* ldb, const double* tola, const double* tolb, void* k, void* l, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* iwork, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dggsvp3")) {
    __real_dggsvp3_(jobu, jobv, jobq, m, p, n, a, lda, b, ldb, tola, tolb, k, l, u, ldu, v, ldv, q, ldq, iwork, tau, work, lwork, info);
    return;
  }
  const int result = host_dggsvp3((unsigned char)*jobu, (unsigned char)*jobv, (unsigned char)*jobq, *m, *p, *n, a, *lda, b, *ldb, *tola, *tolb, k, l, u, *ldu, v, *ldv, q, *ldq, tau, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dggsvp3_(jobu, jobv, jobq, m, p, n, a, lda, b, ldb, tola, tolb, k, l, u, ldu, v, ldv, q, ldq, iwork, tau, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dggsvp3", -result);
}

void __real_cggsvp3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* p, const int* n, void* a, const int* lda, void* b, const int* ldb, const float* tola, const float* tolb, void* k, void* l, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* iwork, void* rwork, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cggsvp3"))) int host_cggsvp3(int jobu_value, int jobv_value, int jobq_value, int m, int p, int n, void* a, int lda, void* b, int ldb, float tola, float tolb, void* k, void* l, void* u, int ldu, void* v, int ldv, void* q, int ldq, void* tau, void* work, int lwork);
void __wrap_cggsvp3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* p, const int* n, void* a, const int* lda, void* b, const int* ldb, const float* tola, const float* tolb, void* k, void* l, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* iwork, void* rwork, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cggsvp3")) {
    __real_cggsvp3_(jobu, jobv, jobq, m, p, n, a, lda, b, ldb, tola, tolb, k, l, u, ldu, v, ldv, q, ldq, iwork, rwork, tau, work, lwork, info);
    return;
  }
  const int result = host_cggsvp3((unsigned char)*jobu, (unsigned char)*jobv, (unsigned char)*jobq, *m, *p, *n, a, *lda, b, *ldb, *tola, *tolb, k, l, u, *ldu, v, *ldv, q, *ldq, tau, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cggsvp3_(jobu, jobv, jobq, m, p, n, a, lda, b, ldb, tola, tolb, k, l, u, ldu, v, ldv, q, ldq, iwork, rwork, tau, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cggsvp3", -result);
}

void __real_zggsvp3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* p, const int* n, void* a, const int* lda, void* b, const int* ldb, const double* tola, const double* tolb, void* k, void* l, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* iwork, void* rwork, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zggsvp3"))) int host_zggsvp3(int jobu_value, int jobv_value, int jobq_value, int m, int p, int n, void* a, int lda, void* b, int ldb, double tola, double tolb, void* k, void* l, void* u, int ldu, void* v, int ldv, void* q, int ldq, void* tau, void* work, int lwork);
void __wrap_zggsvp3_(const char* jobu, const char* jobv, const char* jobq, const int* m, const int* p, const int* n, void* a, const int* lda, void* b, const int* ldb, const double* tola, const double* tolb, void* k, void* l, void* u, const int* ldu, void* v, const int* ldv, void* q, const int* ldq, void* iwork, void* rwork, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zggsvp3")) {
    __real_zggsvp3_(jobu, jobv, jobq, m, p, n, a, lda, b, ldb, tola, tolb, k, l, u, ldu, v, ldv, q, ldq, iwork, rwork, tau, work, lwork, info);
    return;
  }
  const int result = host_zggsvp3((unsigned char)*jobu, (unsigned char)*jobv, (unsigned char)*jobq, *m, *p, *n, a, *lda, b, *ldb, *tola, *tolb, k, l, u, *ldu, v, *ldv, q, *ldq, tau, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zggsvp3_(jobu, jobv, jobq, m, p, n, a, lda, b, ldb, tola, tolb, k, l, u, ldu, v, ldv, q, ldq, iwork, rwork, tau, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zggsvp3", -result);
}

void __real_shgeqz_(const char* job, const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* t, const int* ldt, void* alphar, void* alphai, void* beta, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("shgeqz"))) int host_shgeqz(int job_value, int compq_value, int compz_value, int n, int ilo, int ihi, void* h, int ldh, void* t, int ldt, void* alphar, void* alphai, void* beta, void* q, int ldq, void* z, int ldz, void* work, int lwork);
void __wrap_shgeqz_(const char* job, const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* t, const int* ldt, void* alphar, void* alphai, void* beta, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "shgeqz")) {
    __real_shgeqz_(job, compq, compz, n, ilo, ihi, h, ldh, t, ldt, alphar, alphai, beta, q, ldq, z, ldz, work, lwork, info);
    return;
  }
  const int result = host_shgeqz((unsigned char)*job, (unsigned char)*compq, (unsigned char)*compz, *n, *ilo, *ihi, h, *ldh, t, *ldt, alphar, alphai, beta, q, *ldq, z, *ldz, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("shgeqz", -result);
}

void __real_dhgeqz_(const char* job, const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* t, const int* ldt, void* alphar, void* alphai, void* beta, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dhgeqz"))) int host_dhgeqz(int job_value, int compq_value, int compz_value, int n, int ilo, int ihi, void* h, int ldh, void* t, int ldt, void* alphar, void* alphai, void* beta, void* q, int ldq, void* z, int ldz, void* work, int lwork);
void __wrap_dhgeqz_(const char* job, const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* t, const int* ldt, void* alphar, void* alphai, void* beta, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dhgeqz")) {
    __real_dhgeqz_(job, compq, compz, n, ilo, ihi, h, ldh, t, ldt, alphar, alphai, beta, q, ldq, z, ldz, work, lwork, info);
    return;
  }
  const int result = host_dhgeqz((unsigned char)*job, (unsigned char)*compq, (unsigned char)*compz, *n, *ilo, *ihi, h, *ldh, t, *ldt, alphar, alphai, beta, q, *ldq, z, *ldz, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dhgeqz", -result);
}

void __real_chgeqz_(const char* job, const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* t, const int* ldt, void* alpha, void* beta, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chgeqz"))) int host_chgeqz(int job_value, int compq_value, int compz_value, int n, int ilo, int ihi, void* h, int ldh, void* t, int ldt, void* alpha, void* beta, void* q, int ldq, void* z, int ldz, void* work, int lwork);
void __wrap_chgeqz_(const char* job, const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* t, const int* ldt, void* alpha, void* beta, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chgeqz")) {
    __real_chgeqz_(job, compq, compz, n, ilo, ihi, h, ldh, t, ldt, alpha, beta, q, ldq, z, ldz, work, lwork, rwork, info);
    return;
  }
  const int result = host_chgeqz((unsigned char)*job, (unsigned char)*compq, (unsigned char)*compz, *n, *ilo, *ihi, h, *ldh, t, *ldt, alpha, beta, q, *ldq, z, *ldz, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chgeqz", -result);
}

void __real_zhgeqz_(const char* job, const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* t, const int* ldt, void* alpha, void* beta, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhgeqz"))) int host_zhgeqz(int job_value, int compq_value, int compz_value, int n, int ilo, int ihi, void* h, int ldh, void* t, int ldt, void* alpha, void* beta, void* q, int ldq, void* z, int ldz, void* work, int lwork);
void __wrap_zhgeqz_(const char* job, const char* compq, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* t, const int* ldt, void* alpha, void* beta, void* q, const int* ldq, void* z, const int* ldz, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhgeqz")) {
    __real_zhgeqz_(job, compq, compz, n, ilo, ihi, h, ldh, t, ldt, alpha, beta, q, ldq, z, ldz, work, lwork, rwork, info);
    return;
  }
  const int result = host_zhgeqz((unsigned char)*job, (unsigned char)*compq, (unsigned char)*compz, *n, *ilo, *ihi, h, *ldh, t, *ldt, alpha, beta, q, *ldq, z, *ldz, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhgeqz", -result);
}

void __real_stgexc_(const int* wantq, const int* wantz, const int* n, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, void* ifst, void* ilst, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("stgexc"))) int host_stgexc(int wantq, int wantz, int n, void* a, int lda, void* b, int ldb, void* q, int ldq, void* z, int ldz, void* ifst, void* ilst, void* work, int lwork);
void __wrap_stgexc_(const int* wantq, const int* wantz, const int* n, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, void* ifst, void* ilst, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stgexc")) {
    __real_stgexc_(wantq, wantz, n, a, lda, b, ldb, q, ldq, z, ldz, ifst, ilst, work, lwork, info);
    return;
  }
  const int result = host_stgexc(*wantq, *wantz, *n, a, *lda, b, *ldb, q, *ldq, z, *ldz, ifst, ilst, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stgexc", -result);
}

void __real_dtgexc_(const int* wantq, const int* wantz, const int* n, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, void* ifst, void* ilst, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dtgexc"))) int host_dtgexc(int wantq, int wantz, int n, void* a, int lda, void* b, int ldb, void* q, int ldq, void* z, int ldz, void* ifst, void* ilst, void* work, int lwork);
void __wrap_dtgexc_(const int* wantq, const int* wantz, const int* n, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, void* ifst, void* ilst, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtgexc")) {
    __real_dtgexc_(wantq, wantz, n, a, lda, b, ldb, q, ldq, z, ldz, ifst, ilst, work, lwork, info);
    return;
  }
  const int result = host_dtgexc(*wantq, *wantz, *n, a, *lda, b, *ldb, q, *ldq, z, *ldz, ifst, ilst, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtgexc", -result);
}

void __real_ctgexc_(const int* wantq, const int* wantz, const int* n, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, const int* ifst, void* ilst, int* info);
__attribute__((import_module("lapack_1"), import_name("ctgexc"))) int host_ctgexc(int wantq, int wantz, int n, void* a, int lda, void* b, int ldb, void* q, int ldq, void* z, int ldz, int ifst, void* ilst);
void __wrap_ctgexc_(const int* wantq, const int* wantz, const int* n, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, const int* ifst, void* ilst, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctgexc")) {
    __real_ctgexc_(wantq, wantz, n, a, lda, b, ldb, q, ldq, z, ldz, ifst, ilst, info);
    return;
  }
  const int result = host_ctgexc(*wantq, *wantz, *n, a, *lda, b, *ldb, q, *ldq, z, *ldz, *ifst, ilst);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctgexc", -result);
}

void __real_ztgexc_(const int* wantq, const int* wantz, const int* n, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, const int* ifst, void* ilst, int* info);
__attribute__((import_module("lapack_1"), import_name("ztgexc"))) int host_ztgexc(int wantq, int wantz, int n, void* a, int lda, void* b, int ldb, void* q, int ldq, void* z, int ldz, int ifst, void* ilst);
void __wrap_ztgexc_(const int* wantq, const int* wantz, const int* n, void* a, const int* lda, void* b, const int* ldb, void* q, const int* ldq, void* z, const int* ldz, const int* ifst, void* ilst, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztgexc")) {
    __real_ztgexc_(wantq, wantz, n, a, lda, b, ldb, q, ldq, z, ldz, ifst, ilst, info);
    return;
  }
  const int result = host_ztgexc(*wantq, *wantz, *n, a, *lda, b, *ldb, q, *ldq, z, *ldz, *ifst, ilst);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztgexc", -result);
}
