/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_ssygv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssygv"))) int host_ssygv(int itype, int jobz_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, void* w, void* work, int lwork);
void __wrap_ssygv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssygv")) {
    __real_ssygv_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, info);
    return;
  }
  const int result = host_ssygv(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, b, *ldb, w, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_ssygv_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssygv", -result);
}

void __real_dsygv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsygv"))) int host_dsygv(int itype, int jobz_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, void* w, void* work, int lwork);
void __wrap_dsygv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsygv")) {
    __real_dsygv_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, info);
    return;
  }
  const int result = host_dsygv(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, b, *ldb, w, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dsygv_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsygv", -result);
}

void __real_chegv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chegv"))) int host_chegv(int itype, int jobz_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, void* w, void* work, int lwork);
void __wrap_chegv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chegv")) {
    __real_chegv_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, info);
    return;
  }
  const int result = host_chegv(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, b, *ldb, w, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_chegv_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chegv", -result);
}

void __real_zhegv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhegv"))) int host_zhegv(int itype, int jobz_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, void* w, void* work, int lwork);
void __wrap_zhegv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhegv")) {
    __real_zhegv_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, info);
    return;
  }
  const int result = host_zhegv(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, b, *ldb, w, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zhegv_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhegv", -result);
}

void __real_ssygvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssygvd"))) int host_ssygvd(int itype, int jobz_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, void* w, void* work, int lwork, void* iwork, int liwork);
void __wrap_ssygvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssygvd")) {
    __real_ssygvd_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_ssygvd(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, b, *ldb, w, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_ssygvd_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssygvd", -result);
}

void __real_dsygvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsygvd"))) int host_dsygvd(int itype, int jobz_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, void* w, void* work, int lwork, void* iwork, int liwork);
void __wrap_dsygvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsygvd")) {
    __real_dsygvd_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_dsygvd(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, b, *ldb, w, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_dsygvd_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsygvd", -result);
}

void __real_chegvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chegvd"))) int host_chegvd(int itype, int jobz_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, void* w, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_chegvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chegvd")) {
    __real_chegvd_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_chegvd(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, b, *ldb, w, work, *lwork, rwork, *lrwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_chegvd_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chegvd", -result);
}

void __real_zhegvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhegvd"))) int host_zhegvd(int itype, int jobz_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, void* w, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_zhegvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhegvd")) {
    __real_zhegvd_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_zhegvd(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, b, *ldb, w, work, *lwork, rwork, *lrwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_zhegvd_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhegvd", -result);
}

void __real_sggev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alphar, void* alphai, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sggev"))) int host_sggev(int jobvl_value, int jobvr_value, int n, void* a, int lda, void* b, int ldb, void* alphar, void* alphai, void* beta, void* vl, int ldvl, void* vr, int ldvr, void* work, int lwork);
void __wrap_sggev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alphar, void* alphai, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sggev")) {
    __real_sggev_(jobvl, jobvr, n, a, lda, b, ldb, alphar, alphai, beta, vl, ldvl, vr, ldvr, work, lwork, info);
    return;
  }
  const int result = host_sggev((unsigned char)*jobvl, (unsigned char)*jobvr, *n, a, *lda, b, *ldb, alphar, alphai, beta, vl, *ldvl, vr, *ldvr, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sggev", -result);
}

void __real_dggev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alphar, void* alphai, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dggev"))) int host_dggev(int jobvl_value, int jobvr_value, int n, void* a, int lda, void* b, int ldb, void* alphar, void* alphai, void* beta, void* vl, int ldvl, void* vr, int ldvr, void* work, int lwork);
void __wrap_dggev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alphar, void* alphai, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dggev")) {
    __real_dggev_(jobvl, jobvr, n, a, lda, b, ldb, alphar, alphai, beta, vl, ldvl, vr, ldvr, work, lwork, info);
    return;
  }
  const int result = host_dggev((unsigned char)*jobvl, (unsigned char)*jobvr, *n, a, *lda, b, *ldb, alphar, alphai, beta, vl, *ldvl, vr, *ldvr, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dggev", -result);
}

void __real_cggev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cggev"))) int host_cggev(int jobvl_value, int jobvr_value, int n, void* a, int lda, void* b, int ldb, void* alpha, void* beta, void* vl, int ldvl, void* vr, int ldvr, void* work, int lwork);
void __wrap_cggev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cggev")) {
    __real_cggev_(jobvl, jobvr, n, a, lda, b, ldb, alpha, beta, vl, ldvl, vr, ldvr, work, lwork, rwork, info);
    return;
  }
  const int result = host_cggev((unsigned char)*jobvl, (unsigned char)*jobvr, *n, a, *lda, b, *ldb, alpha, beta, vl, *ldvl, vr, *ldvr, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cggev", -result);
}

void __real_zggev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zggev"))) int host_zggev(int jobvl_value, int jobvr_value, int n, void* a, int lda, void* b, int ldb, void* alpha, void* beta, void* vl, int ldvl, void* vr, int ldvr, void* work, int lwork);
void __wrap_zggev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zggev")) {
    __real_zggev_(jobvl, jobvr, n, a, lda, b, ldb, alpha, beta, vl, ldvl, vr, ldvr, work, lwork, rwork, info);
    return;
  }
  const int result = host_zggev((unsigned char)*jobvl, (unsigned char)*jobvr, *n, a, *lda, b, *ldb, alpha, beta, vl, *ldvl, vr, *ldvr, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zggev", -result);
}

void __real_ssytrd_(const char* uplo, const int* n, void* a, const int* lda, void* d, void* e, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssytrd"))) int host_ssytrd(int uplo_value, int n, void* a, int lda, void* d, void* e, void* tau, void* work, int lwork);
void __wrap_ssytrd_(const char* uplo, const int* n, void* a, const int* lda, void* d, void* e, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssytrd")) {
    __real_ssytrd_(uplo, n, a, lda, d, e, tau, work, lwork, info);
    return;
  }
  const int result = host_ssytrd((unsigned char)*uplo, *n, a, *lda, d, e, tau, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_ssytrd_(uplo, n, a, lda, d, e, tau, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssytrd", -result);
}

void __real_dsytrd_(const char* uplo, const int* n, void* a, const int* lda, void* d, void* e, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsytrd"))) int host_dsytrd(int uplo_value, int n, void* a, int lda, void* d, void* e, void* tau, void* work, int lwork);
void __wrap_dsytrd_(const char* uplo, const int* n, void* a, const int* lda, void* d, void* e, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsytrd")) {
    __real_dsytrd_(uplo, n, a, lda, d, e, tau, work, lwork, info);
    return;
  }
  const int result = host_dsytrd((unsigned char)*uplo, *n, a, *lda, d, e, tau, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dsytrd_(uplo, n, a, lda, d, e, tau, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsytrd", -result);
}

void __real_chetrd_(const char* uplo, const int* n, void* a, const int* lda, void* d, void* e, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chetrd"))) int host_chetrd(int uplo_value, int n, void* a, int lda, void* d, void* e, void* tau, void* work, int lwork);
void __wrap_chetrd_(const char* uplo, const int* n, void* a, const int* lda, void* d, void* e, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chetrd")) {
    __real_chetrd_(uplo, n, a, lda, d, e, tau, work, lwork, info);
    return;
  }
  const int result = host_chetrd((unsigned char)*uplo, *n, a, *lda, d, e, tau, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_chetrd_(uplo, n, a, lda, d, e, tau, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chetrd", -result);
}

void __real_zhetrd_(const char* uplo, const int* n, void* a, const int* lda, void* d, void* e, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhetrd"))) int host_zhetrd(int uplo_value, int n, void* a, int lda, void* d, void* e, void* tau, void* work, int lwork);
void __wrap_zhetrd_(const char* uplo, const int* n, void* a, const int* lda, void* d, void* e, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhetrd")) {
    __real_zhetrd_(uplo, n, a, lda, d, e, tau, work, lwork, info);
    return;
  }
  const int result = host_zhetrd((unsigned char)*uplo, *n, a, *lda, d, e, tau, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zhetrd_(uplo, n, a, lda, d, e, tau, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhetrd", -result);
}

void __real_sorgtr_(const char* uplo, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sorgtr"))) int host_sorgtr(int uplo_value, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_sorgtr_(const char* uplo, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sorgtr")) {
    __real_sorgtr_(uplo, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_sorgtr((unsigned char)*uplo, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sorgtr", -result);
}

void __real_dorgtr_(const char* uplo, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dorgtr"))) int host_dorgtr(int uplo_value, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_dorgtr_(const char* uplo, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dorgtr")) {
    __real_dorgtr_(uplo, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_dorgtr((unsigned char)*uplo, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dorgtr", -result);
}

void __real_cungtr_(const char* uplo, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cungtr"))) int host_cungtr(int uplo_value, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_cungtr_(const char* uplo, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cungtr")) {
    __real_cungtr_(uplo, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_cungtr((unsigned char)*uplo, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cungtr", -result);
}

void __real_zungtr_(const char* uplo, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zungtr"))) int host_zungtr(int uplo_value, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_zungtr_(const char* uplo, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zungtr")) {
    __real_zungtr_(uplo, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_zungtr((unsigned char)*uplo, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zungtr", -result);
}

void __real_sgebrd_(const int* m, const int* n, void* a, const int* lda, void* d, void* e, void* tauq, void* taup, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgebrd"))) int host_sgebrd(int m, int n, void* a, int lda, void* d, void* e, void* tauq, void* taup, void* work, int lwork);
void __wrap_sgebrd_(const int* m, const int* n, void* a, const int* lda, void* d, void* e, void* tauq, void* taup, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgebrd")) {
    __real_sgebrd_(m, n, a, lda, d, e, tauq, taup, work, lwork, info);
    return;
  }
  const int result = host_sgebrd(*m, *n, a, *lda, d, e, tauq, taup, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgebrd", -result);
}

void __real_dgebrd_(const int* m, const int* n, void* a, const int* lda, void* d, void* e, void* tauq, void* taup, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgebrd"))) int host_dgebrd(int m, int n, void* a, int lda, void* d, void* e, void* tauq, void* taup, void* work, int lwork);
void __wrap_dgebrd_(const int* m, const int* n, void* a, const int* lda, void* d, void* e, void* tauq, void* taup, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgebrd")) {
    __real_dgebrd_(m, n, a, lda, d, e, tauq, taup, work, lwork, info);
    return;
  }
  const int result = host_dgebrd(*m, *n, a, *lda, d, e, tauq, taup, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgebrd", -result);
}

void __real_cgebrd_(const int* m, const int* n, void* a, const int* lda, void* d, void* e, void* tauq, void* taup, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgebrd"))) int host_cgebrd(int m, int n, void* a, int lda, void* d, void* e, void* tauq, void* taup, void* work, int lwork);
void __wrap_cgebrd_(const int* m, const int* n, void* a, const int* lda, void* d, void* e, void* tauq, void* taup, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgebrd")) {
    __real_cgebrd_(m, n, a, lda, d, e, tauq, taup, work, lwork, info);
    return;
  }
  const int result = host_cgebrd(*m, *n, a, *lda, d, e, tauq, taup, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgebrd", -result);
}

void __real_zgebrd_(const int* m, const int* n, void* a, const int* lda, void* d, void* e, void* tauq, void* taup, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgebrd"))) int host_zgebrd(int m, int n, void* a, int lda, void* d, void* e, void* tauq, void* taup, void* work, int lwork);
void __wrap_zgebrd_(const int* m, const int* n, void* a, const int* lda, void* d, void* e, void* tauq, void* taup, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgebrd")) {
    __real_zgebrd_(m, n, a, lda, d, e, tauq, taup, work, lwork, info);
    return;
  }
  const int result = host_zgebrd(*m, *n, a, *lda, d, e, tauq, taup, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgebrd", -result);
}

void __real_sgehrd_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgehrd"))) int host_sgehrd(int n, int ilo, int ihi, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_sgehrd_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgehrd")) {
    __real_sgehrd_(n, ilo, ihi, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_sgehrd(*n, *ilo, *ihi, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgehrd", -result);
}

void __real_dgehrd_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgehrd"))) int host_dgehrd(int n, int ilo, int ihi, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_dgehrd_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgehrd")) {
    __real_dgehrd_(n, ilo, ihi, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_dgehrd(*n, *ilo, *ihi, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgehrd", -result);
}

void __real_cgehrd_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgehrd"))) int host_cgehrd(int n, int ilo, int ihi, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_cgehrd_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgehrd")) {
    __real_cgehrd_(n, ilo, ihi, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_cgehrd(*n, *ilo, *ihi, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgehrd", -result);
}

void __real_zgehrd_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgehrd"))) int host_zgehrd(int n, int ilo, int ihi, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_zgehrd_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgehrd")) {
    __real_zgehrd_(n, ilo, ihi, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_zgehrd(*n, *ilo, *ihi, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgehrd", -result);
}

void __real_sorghr_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sorghr"))) int host_sorghr(int n, int ilo, int ihi, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_sorghr_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sorghr")) {
    __real_sorghr_(n, ilo, ihi, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_sorghr(*n, *ilo, *ihi, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sorghr", -result);
}

void __real_dorghr_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dorghr"))) int host_dorghr(int n, int ilo, int ihi, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_dorghr_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dorghr")) {
    __real_dorghr_(n, ilo, ihi, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_dorghr(*n, *ilo, *ihi, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dorghr", -result);
}

void __real_cunghr_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cunghr"))) int host_cunghr(int n, int ilo, int ihi, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_cunghr_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cunghr")) {
    __real_cunghr_(n, ilo, ihi, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_cunghr(*n, *ilo, *ihi, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cunghr", -result);
}

void __real_zunghr_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zunghr"))) int host_zunghr(int n, int ilo, int ihi, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_zunghr_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zunghr")) {
    __real_zunghr_(n, ilo, ihi, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_zunghr(*n, *ilo, *ihi, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zunghr", -result);
}

void __real_sstev_(const char* jobz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("sstev"))) int host_sstev(int jobz_value, int n, void* d, void* e, void* z, int ldz);
void __wrap_sstev_(const char* jobz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sstev")) {
    __real_sstev_(jobz, n, d, e, z, ldz, work, info);
    return;
  }
  const int result = host_sstev((unsigned char)*jobz, *n, d, e, z, *ldz);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sstev", -result);
}

void __real_dstev_(const char* jobz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dstev"))) int host_dstev(int jobz_value, int n, void* d, void* e, void* z, int ldz);
void __wrap_dstev_(const char* jobz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dstev")) {
    __real_dstev_(jobz, n, d, e, z, ldz, work, info);
    return;
  }
  const int result = host_dstev((unsigned char)*jobz, *n, d, e, z, *ldz);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dstev", -result);
}
