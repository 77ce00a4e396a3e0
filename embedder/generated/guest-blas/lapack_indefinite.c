/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_checon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const float* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("checon"))) int host_checon(int uplo_value, int n, void* a, int lda, void* ipiv, float anorm, void* rcond);
void __wrap_checon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const float* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "checon")) {
    __real_checon_(uplo, n, a, lda, ipiv, anorm, rcond, work, info);
    return;
  }
  const int result = host_checon((unsigned char)*uplo, *n, a, *lda, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("checon", -result);
}

void __real_csycon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const float* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("csycon"))) int host_csycon(int uplo_value, int n, void* a, int lda, void* ipiv, float anorm, void* rcond);
void __wrap_csycon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const float* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csycon")) {
    __real_csycon_(uplo, n, a, lda, ipiv, anorm, rcond, work, info);
    return;
  }
  const int result = host_csycon((unsigned char)*uplo, *n, a, *lda, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csycon", -result);
}

void __real_zhecon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const double* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zhecon"))) int host_zhecon(int uplo_value, int n, void* a, int lda, void* ipiv, double anorm, void* rcond);
void __wrap_zhecon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const double* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhecon")) {
    __real_zhecon_(uplo, n, a, lda, ipiv, anorm, rcond, work, info);
    return;
  }
  const int result = host_zhecon((unsigned char)*uplo, *n, a, *lda, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhecon", -result);
}

void __real_zsycon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const double* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zsycon"))) int host_zsycon(int uplo_value, int n, void* a, int lda, void* ipiv, double anorm, void* rcond);
void __wrap_zsycon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const double* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsycon")) {
    __real_zsycon_(uplo, n, a, lda, ipiv, anorm, rcond, work, info);
    return;
  }
  const int result = host_zsycon((unsigned char)*uplo, *n, a, *lda, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsycon", -result);
}

void __real_checon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const float* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("checon_3"))) int host_checon_3(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, float anorm, void* rcond);
void __wrap_checon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const float* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "checon_3")) {
    __real_checon_3_(uplo, n, a, lda, e, ipiv, anorm, rcond, work, info);
    return;
  }
  const int result = host_checon_3((unsigned char)*uplo, *n, a, *lda, e, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("checon_3", -result);
}

void __real_csycon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const float* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("csycon_3"))) int host_csycon_3(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, float anorm, void* rcond);
void __wrap_csycon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const float* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csycon_3")) {
    __real_csycon_3_(uplo, n, a, lda, e, ipiv, anorm, rcond, work, info);
    return;
  }
  const int result = host_csycon_3((unsigned char)*uplo, *n, a, *lda, e, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csycon_3", -result);
}

void __real_zhecon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const double* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zhecon_3"))) int host_zhecon_3(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, double anorm, void* rcond);
void __wrap_zhecon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const double* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhecon_3")) {
    __real_zhecon_3_(uplo, n, a, lda, e, ipiv, anorm, rcond, work, info);
    return;
  }
  const int result = host_zhecon_3((unsigned char)*uplo, *n, a, *lda, e, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhecon_3", -result);
}

void __real_zsycon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const double* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zsycon_3"))) int host_zsycon_3(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, double anorm, void* rcond);
void __wrap_zsycon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const double* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsycon_3")) {
    __real_zsycon_3_(uplo, n, a, lda, e, ipiv, anorm, rcond, work, info);
    return;
  }
  const int result = host_zsycon_3((unsigned char)*uplo, *n, a, *lda, e, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsycon_3", -result);
}

void __real_cheequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("cheequb"))) int host_cheequb(int uplo_value, int n, void* a, int lda, void* s, void* scond, void* amax);
void __wrap_cheequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cheequb")) {
    __real_cheequb_(uplo, n, a, lda, s, scond, amax, work, info);
    return;
  }
  const int result = host_cheequb((unsigned char)*uplo, *n, a, *lda, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cheequb", -result);
}

void __real_csyequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("csyequb"))) int host_csyequb(int uplo_value, int n, void* a, int lda, void* s, void* scond, void* amax);
void __wrap_csyequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csyequb")) {
    __real_csyequb_(uplo, n, a, lda, s, scond, amax, work, info);
    return;
  }
  const int result = host_csyequb((unsigned char)*uplo, *n, a, *lda, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csyequb", -result);
}

void __real_zheequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zheequb"))) int host_zheequb(int uplo_value, int n, void* a, int lda, void* s, void* scond, void* amax);
void __wrap_zheequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zheequb")) {
    __real_zheequb_(uplo, n, a, lda, s, scond, amax, work, info);
    return;
  }
  const int result = host_zheequb((unsigned char)*uplo, *n, a, *lda, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zheequb", -result);
}

void __real_zsyequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zsyequb"))) int host_zsyequb(int uplo_value, int n, void* a, int lda, void* s, void* scond, void* amax);
void __wrap_zsyequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsyequb")) {
    __real_zsyequb_(uplo, n, a, lda, s, scond, amax, work, info);
    return;
  }
  const int result = host_zsyequb((unsigned char)*uplo, *n, a, *lda, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsyequb", -result);
}

void __real_cheev_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cheev_2stage"))) int host_cheev_2stage(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork);
void __wrap_cheev_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cheev_2stage")) {
    __real_cheev_2stage_(jobz, uplo, n, a, lda, w, work, lwork, rwork, info);
    return;
  }
  const int result = host_cheev_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cheev_2stage", -result);
}

void __real_zheev_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zheev_2stage"))) int host_zheev_2stage(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork);
void __wrap_zheev_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zheev_2stage")) {
    __real_zheev_2stage_(jobz, uplo, n, a, lda, w, work, lwork, rwork, info);
    return;
  }
  const int result = host_zheev_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zheev_2stage", -result);
}

void __real_cheevd_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cheevd_2stage"))) int host_cheevd_2stage(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_cheevd_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cheevd_2stage")) {
    __real_cheevd_2stage_(jobz, uplo, n, a, lda, w, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_cheevd_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork, rwork, *lrwork, iwork, *liwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cheevd_2stage", -result);
}

void __real_zheevd_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zheevd_2stage"))) int host_zheevd_2stage(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_zheevd_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zheevd_2stage")) {
    __real_zheevd_2stage_(jobz, uplo, n, a, lda, w, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_zheevd_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork, rwork, *lrwork, iwork, *liwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zheevd_2stage", -result);
}

void __real_cheevr_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cheevr"))) int host_cheevr(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* isuppz, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_cheevr_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cheevr")) {
    __real_cheevr_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, isuppz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_cheevr((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, isuppz, work, *lwork, rwork, *lrwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_cheevr_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, isuppz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cheevr", -result);
}

void __real_zheevr_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zheevr"))) int host_zheevr(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* isuppz, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_zheevr_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zheevr")) {
    __real_zheevr_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, isuppz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_zheevr((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, isuppz, work, *lwork, rwork, *lrwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_zheevr_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, isuppz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zheevr", -result);
}

void __real_cheevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cheevr_2stage"))) int host_cheevr_2stage(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* isuppz, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_cheevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cheevr_2stage")) {
    __real_cheevr_2stage_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, isuppz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_cheevr_2stage((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, isuppz, work, *lwork, rwork, *lrwork, iwork, *liwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cheevr_2stage", -result);
}

void __real_zheevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zheevr_2stage"))) int host_zheevr_2stage(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* isuppz, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_zheevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zheevr_2stage")) {
    __real_zheevr_2stage_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, isuppz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_zheevr_2stage((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, isuppz, work, *lwork, rwork, *lrwork, iwork, *liwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zheevr_2stage", -result);
}

void __real_cheevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("cheevx"))) int host_cheevx(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_cheevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cheevx")) {
    __real_cheevx_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, rwork, iwork, ifail, info);
    return;
  }
  const int result = host_cheevx((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  if (result == mpiwasm_declined) {
    __real_cheevx_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, rwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cheevx", -result);
}

void __real_zheevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("zheevx"))) int host_zheevx(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_zheevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zheevx")) {
    __real_zheevx_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, rwork, iwork, ifail, info);
    return;
  }
  const int result = host_zheevx((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  if (result == mpiwasm_declined) {
    __real_zheevx_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, rwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zheevx", -result);
}

void __real_cheevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("cheevx_2stage"))) int host_cheevx_2stage(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_cheevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cheevx_2stage")) {
    __real_cheevx_2stage_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, rwork, iwork, ifail, info);
    return;
  }
  const int result = host_cheevx_2stage((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cheevx_2stage", -result);
}

void __real_zheevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("zheevx_2stage"))) int host_zheevx_2stage(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_zheevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zheevx_2stage")) {
    __real_zheevx_2stage_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, rwork, iwork, ifail, info);
    return;
  }
  const int result = host_zheevx_2stage((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zheevx_2stage", -result);
}

void __real_ssygst_(const int* itype, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("ssygst"))) int host_ssygst(int itype, int uplo_value, int n, void* a, int lda, void* b, int ldb);
void __wrap_ssygst_(const int* itype, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssygst")) {
    __real_ssygst_(itype, uplo, n, a, lda, b, ldb, info);
    return;
  }
  const int result = host_ssygst(*itype, (unsigned char)*uplo, *n, a, *lda, b, *ldb);
  if (result == mpiwasm_declined) {
    __real_ssygst_(itype, uplo, n, a, lda, b, ldb, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssygst", -result);
}

void __real_dsygst_(const int* itype, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dsygst"))) int host_dsygst(int itype, int uplo_value, int n, void* a, int lda, void* b, int ldb);
void __wrap_dsygst_(const int* itype, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsygst")) {
    __real_dsygst_(itype, uplo, n, a, lda, b, ldb, info);
    return;
  }
  const int result = host_dsygst(*itype, (unsigned char)*uplo, *n, a, *lda, b, *ldb);
  if (result == mpiwasm_declined) {
    __real_dsygst_(itype, uplo, n, a, lda, b, ldb, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsygst", -result);
}

void __real_chegst_(const int* itype, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("chegst"))) int host_chegst(int itype, int uplo_value, int n, void* a, int lda, void* b, int ldb);
void __wrap_chegst_(const int* itype, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chegst")) {
    __real_chegst_(itype, uplo, n, a, lda, b, ldb, info);
    return;
  }
  const int result = host_chegst(*itype, (unsigned char)*uplo, *n, a, *lda, b, *ldb);
  if (result == mpiwasm_declined) {
    __real_chegst_(itype, uplo, n, a, lda, b, ldb, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chegst", -result);
}

void __real_zhegst_(const int* itype, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zhegst"))) int host_zhegst(int itype, int uplo_value, int n, void* a, int lda, void* b, int ldb);
void __wrap_zhegst_(const int* itype, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhegst")) {
    __real_zhegst_(itype, uplo, n, a, lda, b, ldb, info);
    return;
  }
  const int result = host_zhegst(*itype, (unsigned char)*uplo, *n, a, *lda, b, *ldb);
  if (result == mpiwasm_declined) {
    __real_zhegst_(itype, uplo, n, a, lda, b, ldb, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhegst", -result);
}

void __real_chegv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chegv_2stage"))) int host_chegv_2stage(int itype, int jobz_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, void* w, void* work, int lwork);
void __wrap_chegv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chegv_2stage")) {
    __real_chegv_2stage_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, info);
    return;
  }
  const int result = host_chegv_2stage(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, b, *ldb, w, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_chegv_2stage_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chegv_2stage", -result);
}

void __real_zhegv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhegv_2stage"))) int host_zhegv_2stage(int itype, int jobz_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, void* w, void* work, int lwork);
void __wrap_zhegv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhegv_2stage")) {
    __real_zhegv_2stage_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, info);
    return;
  }
  const int result = host_zhegv_2stage(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, b, *ldb, w, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zhegv_2stage_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhegv_2stage", -result);
}

void __real_chegvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("chegvx"))) int host_chegvx(int itype, int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_chegvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chegvx")) {
    __real_chegvx_(itype, jobz, range, uplo, n, a, lda, b, ldb, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, rwork, iwork, ifail, info);
    return;
  }
  const int result = host_chegvx(*itype, (unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, b, *ldb, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  if (result == mpiwasm_declined) {
    __real_chegvx_(itype, jobz, range, uplo, n, a, lda, b, ldb, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, rwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chegvx", -result);
}

void __real_zhegvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("zhegvx"))) int host_zhegvx(int itype, int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_zhegvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhegvx")) {
    __real_zhegvx_(itype, jobz, range, uplo, n, a, lda, b, ldb, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, rwork, iwork, ifail, info);
    return;
  }
  const int result = host_zhegvx(*itype, (unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, b, *ldb, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  if (result == mpiwasm_declined) {
    __real_zhegvx_(itype, jobz, range, uplo, n, a, lda, b, ldb, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, rwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhegvx", -result);
}

void __real_cherfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cherfs"))) int host_cherfs(int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_cherfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cherfs")) {
    __real_cherfs_(uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_cherfs((unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_cherfs_(uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cherfs", -result);
}

void __real_csyrfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("csyrfs"))) int host_csyrfs(int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_csyrfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csyrfs")) {
    __real_csyrfs_(uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_csyrfs((unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_csyrfs_(uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csyrfs", -result);
}

void __real_zherfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zherfs"))) int host_zherfs(int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_zherfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zherfs")) {
    __real_zherfs_(uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zherfs((unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_zherfs_(uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zherfs", -result);
}

void __real_zsyrfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zsyrfs"))) int host_zsyrfs(int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_zsyrfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsyrfs")) {
    __real_zsyrfs_(uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zsyrfs((unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_zsyrfs_(uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsyrfs", -result);
}

void __real_ssysv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssysv_aa"))) int host_ssysv_aa(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_ssysv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssysv_aa")) {
    __real_ssysv_aa_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_ssysv_aa((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssysv_aa", -result);
}

void __real_dsysv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsysv_aa"))) int host_dsysv_aa(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_dsysv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsysv_aa")) {
    __real_dsysv_aa_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_dsysv_aa((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsysv_aa", -result);
}

void __real_chesv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chesv_aa"))) int host_chesv_aa(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_chesv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chesv_aa")) {
    __real_chesv_aa_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_chesv_aa((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chesv_aa", -result);
}

void __real_csysv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("csysv_aa"))) int host_csysv_aa(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_csysv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csysv_aa")) {
    __real_csysv_aa_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_csysv_aa((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csysv_aa", -result);
}

void __real_zhesv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhesv_aa"))) int host_zhesv_aa(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_zhesv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhesv_aa")) {
    __real_zhesv_aa_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_zhesv_aa((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhesv_aa", -result);
}

void __real_zsysv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zsysv_aa"))) int host_zsysv_aa(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_zsysv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsysv_aa")) {
    __real_zsysv_aa_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_zsysv_aa((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsysv_aa", -result);
}

void __real_ssysv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssysv_rk"))) int host_ssysv_rk(int uplo_value, int n, int nrhs, void* a, int lda, void* e, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_ssysv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssysv_rk")) {
    __real_ssysv_rk_(uplo, n, nrhs, a, lda, e, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_ssysv_rk((unsigned char)*uplo, *n, *nrhs, a, *lda, e, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssysv_rk", -result);
}

void __real_dsysv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsysv_rk"))) int host_dsysv_rk(int uplo_value, int n, int nrhs, void* a, int lda, void* e, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_dsysv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsysv_rk")) {
    __real_dsysv_rk_(uplo, n, nrhs, a, lda, e, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_dsysv_rk((unsigned char)*uplo, *n, *nrhs, a, *lda, e, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsysv_rk", -result);
}

void __real_chesv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chesv_rk"))) int host_chesv_rk(int uplo_value, int n, int nrhs, void* a, int lda, void* e, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_chesv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chesv_rk")) {
    __real_chesv_rk_(uplo, n, nrhs, a, lda, e, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_chesv_rk((unsigned char)*uplo, *n, *nrhs, a, *lda, e, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chesv_rk", -result);
}

void __real_csysv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("csysv_rk"))) int host_csysv_rk(int uplo_value, int n, int nrhs, void* a, int lda, void* e, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_csysv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csysv_rk")) {
    __real_csysv_rk_(uplo, n, nrhs, a, lda, e, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_csysv_rk((unsigned char)*uplo, *n, *nrhs, a, *lda, e, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csysv_rk", -result);
}

void __real_zhesv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhesv_rk"))) int host_zhesv_rk(int uplo_value, int n, int nrhs, void* a, int lda, void* e, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_zhesv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhesv_rk")) {
    __real_zhesv_rk_(uplo, n, nrhs, a, lda, e, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_zhesv_rk((unsigned char)*uplo, *n, *nrhs, a, *lda, e, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhesv_rk", -result);
}

void __real_zsysv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zsysv_rk"))) int host_zsysv_rk(int uplo_value, int n, int nrhs, void* a, int lda, void* e, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_zsysv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsysv_rk")) {
    __real_zsysv_rk_(uplo, n, nrhs, a, lda, e, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_zsysv_rk((unsigned char)*uplo, *n, *nrhs, a, *lda, e, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsysv_rk", -result);
}

void __real_chesvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chesvx"))) int host_chesvx(int fact_value, int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr, void* work, int lwork);
void __wrap_chesvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chesvx")) {
    __real_chesvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, lwork, rwork, info);
    return;
  }
  const int result = host_chesvx((unsigned char)*fact, (unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, rcond, ferr, berr, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_chesvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chesvx", -result);
}

void __real_csysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("csysvx"))) int host_csysvx(int fact_value, int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr, void* work, int lwork);
void __wrap_csysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csysvx")) {
    __real_csysvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, lwork, rwork, info);
    return;
  }
  const int result = host_csysvx((unsigned char)*fact, (unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, rcond, ferr, berr, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_csysvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csysvx", -result);
}

void __real_zhesvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhesvx"))) int host_zhesvx(int fact_value, int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr, void* work, int lwork);
void __wrap_zhesvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhesvx")) {
    __real_zhesvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, lwork, rwork, info);
    return;
  }
  const int result = host_zhesvx((unsigned char)*fact, (unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, rcond, ferr, berr, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zhesvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhesvx", -result);
}

void __real_zsysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zsysvx"))) int host_zsysvx(int fact_value, int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr, void* work, int lwork);
void __wrap_zsysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsysvx")) {
    __real_zsysvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, lwork, rwork, info);
    return;
  }
  const int result = host_zsysvx((unsigned char)*fact, (unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, rcond, ferr, berr, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zsysvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsysvx", -result);
}

void __real_chetrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chetrf_aa"))) int host_chetrf_aa(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_chetrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chetrf_aa")) {
    __real_chetrf_aa_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_chetrf_aa((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chetrf_aa", -result);
}

void __real_ssytrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssytrf_aa"))) int host_ssytrf_aa(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_ssytrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssytrf_aa")) {
    __real_ssytrf_aa_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_ssytrf_aa((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssytrf_aa", -result);
}

void __real_dsytrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsytrf_aa"))) int host_dsytrf_aa(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_dsytrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsytrf_aa")) {
    __real_dsytrf_aa_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_dsytrf_aa((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsytrf_aa", -result);
}

void __real_csytrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("csytrf_aa"))) int host_csytrf_aa(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_csytrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csytrf_aa")) {
    __real_csytrf_aa_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_csytrf_aa((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csytrf_aa", -result);
}

void __real_zhetrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhetrf_aa"))) int host_zhetrf_aa(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_zhetrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhetrf_aa")) {
    __real_zhetrf_aa_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_zhetrf_aa((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhetrf_aa", -result);
}

void __real_zsytrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zsytrf_aa"))) int host_zsytrf_aa(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_zsytrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsytrf_aa")) {
    __real_zsytrf_aa_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_zsytrf_aa((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsytrf_aa", -result);
}

void __real_ssytrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssytrf_rk"))) int host_ssytrf_rk(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, void* work, int lwork);
void __wrap_ssytrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssytrf_rk")) {
    __real_ssytrf_rk_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  const int result = host_ssytrf_rk((unsigned char)*uplo, *n, a, *lda, e, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssytrf_rk", -result);
}

void __real_dsytrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsytrf_rk"))) int host_dsytrf_rk(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, void* work, int lwork);
void __wrap_dsytrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsytrf_rk")) {
    __real_dsytrf_rk_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  const int result = host_dsytrf_rk((unsigned char)*uplo, *n, a, *lda, e, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsytrf_rk", -result);
}

void __real_chetrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chetrf_rk"))) int host_chetrf_rk(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, void* work, int lwork);
void __wrap_chetrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chetrf_rk")) {
    __real_chetrf_rk_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  const int result = host_chetrf_rk((unsigned char)*uplo, *n, a, *lda, e, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chetrf_rk", -result);
}

void __real_csytrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("csytrf_rk"))) int host_csytrf_rk(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, void* work, int lwork);
void __wrap_csytrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csytrf_rk")) {
    __real_csytrf_rk_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  const int result = host_csytrf_rk((unsigned char)*uplo, *n, a, *lda, e, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csytrf_rk", -result);
}

void __real_zhetrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhetrf_rk"))) int host_zhetrf_rk(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, void* work, int lwork);
void __wrap_zhetrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhetrf_rk")) {
    __real_zhetrf_rk_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  const int result = host_zhetrf_rk((unsigned char)*uplo, *n, a, *lda, e, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhetrf_rk", -result);
}

void __real_zsytrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zsytrf_rk"))) int host_zsytrf_rk(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, void* work, int lwork);
void __wrap_zsytrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsytrf_rk")) {
    __real_zsytrf_rk_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  const int result = host_zsytrf_rk((unsigned char)*uplo, *n, a, *lda, e, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsytrf_rk", -result);
}

void __real_ssytrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssytrf_rook"))) int host_ssytrf_rook(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_ssytrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssytrf_rook")) {
    __real_ssytrf_rook_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_ssytrf_rook((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssytrf_rook", -result);
}

void __real_dsytrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsytrf_rook"))) int host_dsytrf_rook(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_dsytrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsytrf_rook")) {
    __real_dsytrf_rook_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_dsytrf_rook((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsytrf_rook", -result);
}

void __real_chetrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chetrf_rook"))) int host_chetrf_rook(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_chetrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chetrf_rook")) {
    __real_chetrf_rook_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_chetrf_rook((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chetrf_rook", -result);
}

void __real_csytrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("csytrf_rook"))) int host_csytrf_rook(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_csytrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csytrf_rook")) {
    __real_csytrf_rook_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_csytrf_rook((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csytrf_rook", -result);
}

void __real_zhetrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhetrf_rook"))) int host_zhetrf_rook(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_zhetrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhetrf_rook")) {
    __real_zhetrf_rook_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_zhetrf_rook((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhetrf_rook", -result);
}

void __real_zsytrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zsytrf_rook"))) int host_zsytrf_rook(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_zsytrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsytrf_rook")) {
    __real_zsytrf_rook_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_zsytrf_rook((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsytrf_rook", -result);
}

void __real_ssytri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("ssytri"))) int host_ssytri(int uplo_value, int n, void* a, int lda, void* ipiv);
void __wrap_ssytri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssytri")) {
    __real_ssytri_(uplo, n, a, lda, ipiv, work, info);
    return;
  }
  const int result = host_ssytri((unsigned char)*uplo, *n, a, *lda, ipiv);
  if (result == mpiwasm_declined) {
    __real_ssytri_(uplo, n, a, lda, ipiv, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssytri", -result);
}

void __real_dsytri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dsytri"))) int host_dsytri(int uplo_value, int n, void* a, int lda, void* ipiv);
void __wrap_dsytri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsytri")) {
    __real_dsytri_(uplo, n, a, lda, ipiv, work, info);
    return;
  }
  const int result = host_dsytri((unsigned char)*uplo, *n, a, *lda, ipiv);
  if (result == mpiwasm_declined) {
    __real_dsytri_(uplo, n, a, lda, ipiv, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsytri", -result);
}

void __real_chetri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("chetri"))) int host_chetri(int uplo_value, int n, void* a, int lda, void* ipiv);
void __wrap_chetri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chetri")) {
    __real_chetri_(uplo, n, a, lda, ipiv, work, info);
    return;
  }
  const int result = host_chetri((unsigned char)*uplo, *n, a, *lda, ipiv);
  if (result == mpiwasm_declined) {
    __real_chetri_(uplo, n, a, lda, ipiv, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chetri", -result);
}

void __real_zhetri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zhetri"))) int host_zhetri(int uplo_value, int n, void* a, int lda, void* ipiv);
void __wrap_zhetri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhetri")) {
    __real_zhetri_(uplo, n, a, lda, ipiv, work, info);
    return;
  }
  const int result = host_zhetri((unsigned char)*uplo, *n, a, *lda, ipiv);
  if (result == mpiwasm_declined) {
    __real_zhetri_(uplo, n, a, lda, ipiv, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhetri", -result);
}

void __real_ssytri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssytri2"))) int host_ssytri2(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_ssytri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssytri2")) {
    __real_ssytri2_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_ssytri2((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_ssytri2_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssytri2", -result);
}

void __real_dsytri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsytri2"))) int host_dsytri2(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_dsytri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsytri2")) {
    __real_dsytri2_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_dsytri2((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dsytri2_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsytri2", -result);
}

void __real_chetri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chetri2"))) int host_chetri2(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_chetri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chetri2")) {
    __real_chetri2_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_chetri2((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_chetri2_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chetri2", -result);
}

void __real_csytri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("csytri2"))) int host_csytri2(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_csytri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csytri2")) {
    __real_csytri2_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_csytri2((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_csytri2_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csytri2", -result);
}

void __real_zhetri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhetri2"))) int host_zhetri2(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_zhetri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhetri2")) {
    __real_zhetri2_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_zhetri2((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zhetri2_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhetri2", -result);
}

void __real_zsytri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zsytri2"))) int host_zsytri2(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_zsytri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsytri2")) {
    __real_zsytri2_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_zsytri2((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zsytri2_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsytri2", -result);
}

void __real_ssytri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssytri_3"))) int host_ssytri_3(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, void* work, int lwork);
void __wrap_ssytri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssytri_3")) {
    __real_ssytri_3_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  const int result = host_ssytri_3((unsigned char)*uplo, *n, a, *lda, e, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_ssytri_3_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssytri_3", -result);
}

void __real_dsytri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsytri_3"))) int host_dsytri_3(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, void* work, int lwork);
void __wrap_dsytri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsytri_3")) {
    __real_dsytri_3_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  const int result = host_dsytri_3((unsigned char)*uplo, *n, a, *lda, e, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dsytri_3_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsytri_3", -result);
}

void __real_chetri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chetri_3"))) int host_chetri_3(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, void* work, int lwork);
void __wrap_chetri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chetri_3")) {
    __real_chetri_3_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  const int result = host_chetri_3((unsigned char)*uplo, *n, a, *lda, e, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_chetri_3_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chetri_3", -result);
}

void __real_csytri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("csytri_3"))) int host_csytri_3(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, void* work, int lwork);
void __wrap_csytri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csytri_3")) {
    __real_csytri_3_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  const int result = host_csytri_3((unsigned char)*uplo, *n, a, *lda, e, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_csytri_3_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csytri_3", -result);
}

void __real_zhetri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhetri_3"))) int host_zhetri_3(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, void* work, int lwork);
void __wrap_zhetri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhetri_3")) {
    __real_zhetri_3_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  const int result = host_zhetri_3((unsigned char)*uplo, *n, a, *lda, e, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zhetri_3_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhetri_3", -result);
}

void __real_zsytri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zsytri_3"))) int host_zsytri_3(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, void* work, int lwork);
void __wrap_zsytri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsytri_3")) {
    __real_zsytri_3_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  const int result = host_zsytri_3((unsigned char)*uplo, *n, a, *lda, e, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zsytri_3_(uplo, n, a, lda, e, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsytri_3", -result);
}

void __real_ssytrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("ssytrs"))) int host_ssytrs(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_ssytrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssytrs")) {
    __real_ssytrs_(uplo, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_ssytrs((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssytrs", -result);
}

void __real_ssytrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("ssytrs_rook"))) int host_ssytrs_rook(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_ssytrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssytrs_rook")) {
    __real_ssytrs_rook_(uplo, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_ssytrs_rook((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssytrs_rook", -result);
}

void __real_dsytrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dsytrs"))) int host_dsytrs(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_dsytrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsytrs")) {
    __real_dsytrs_(uplo, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_dsytrs((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsytrs", -result);
}

void __real_dsytrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dsytrs_rook"))) int host_dsytrs_rook(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_dsytrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsytrs_rook")) {
    __real_dsytrs_rook_(uplo, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_dsytrs_rook((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsytrs_rook", -result);
}

void __real_chetrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("chetrs"))) int host_chetrs(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_chetrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chetrs")) {
    __real_chetrs_(uplo, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_chetrs((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chetrs", -result);
}

void __real_chetrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("chetrs_rook"))) int host_chetrs_rook(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_chetrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chetrs_rook")) {
    __real_chetrs_rook_(uplo, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_chetrs_rook((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chetrs_rook", -result);
}

void __real_csytrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("csytrs"))) int host_csytrs(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_csytrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csytrs")) {
    __real_csytrs_(uplo, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_csytrs((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csytrs", -result);
}

void __real_csytrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("csytrs_rook"))) int host_csytrs_rook(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_csytrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csytrs_rook")) {
    __real_csytrs_rook_(uplo, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_csytrs_rook((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csytrs_rook", -result);
}

void __real_zhetrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zhetrs"))) int host_zhetrs(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_zhetrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhetrs")) {
    __real_zhetrs_(uplo, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_zhetrs((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhetrs", -result);
}

void __real_zhetrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zhetrs_rook"))) int host_zhetrs_rook(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_zhetrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhetrs_rook")) {
    __real_zhetrs_rook_(uplo, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_zhetrs_rook((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhetrs_rook", -result);
}

void __real_zsytrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zsytrs"))) int host_zsytrs(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_zsytrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsytrs")) {
    __real_zsytrs_(uplo, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_zsytrs((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsytrs", -result);
}

void __real_zsytrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zsytrs_rook"))) int host_zsytrs_rook(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_zsytrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsytrs_rook")) {
    __real_zsytrs_rook_(uplo, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_zsytrs_rook((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsytrs_rook", -result);
}

void __real_ssytrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("ssytrs2"))) int host_ssytrs2(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_ssytrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssytrs2")) {
    __real_ssytrs2_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, info);
    return;
  }
  const int result = host_ssytrs2((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssytrs2", -result);
}

void __real_dsytrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dsytrs2"))) int host_dsytrs2(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_dsytrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsytrs2")) {
    __real_dsytrs2_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, info);
    return;
  }
  const int result = host_dsytrs2((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsytrs2", -result);
}

void __real_chetrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("chetrs2"))) int host_chetrs2(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_chetrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chetrs2")) {
    __real_chetrs2_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, info);
    return;
  }
  const int result = host_chetrs2((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chetrs2", -result);
}

void __real_csytrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("csytrs2"))) int host_csytrs2(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_csytrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csytrs2")) {
    __real_csytrs2_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, info);
    return;
  }
  const int result = host_csytrs2((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csytrs2", -result);
}

void __real_zhetrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zhetrs2"))) int host_zhetrs2(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_zhetrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhetrs2")) {
    __real_zhetrs2_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, info);
    return;
  }
  const int result = host_zhetrs2((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhetrs2", -result);
}

void __real_zsytrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zsytrs2"))) int host_zsytrs2(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_zsytrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsytrs2")) {
    __real_zsytrs2_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, info);
    return;
  }
  const int result = host_zsytrs2((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsytrs2", -result);
}

void __real_ssytrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("ssytrs_3"))) int host_ssytrs_3(int uplo_value, int n, int nrhs, void* a, int lda, void* e, void* ipiv, void* b, int ldb);
void __wrap_ssytrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssytrs_3")) {
    __real_ssytrs_3_(uplo, n, nrhs, a, lda, e, ipiv, b, ldb, info);
    return;
  }
  const int result = host_ssytrs_3((unsigned char)*uplo, *n, *nrhs, a, *lda, e, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssytrs_3", -result);
}

void __real_dsytrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dsytrs_3"))) int host_dsytrs_3(int uplo_value, int n, int nrhs, void* a, int lda, void* e, void* ipiv, void* b, int ldb);
void __wrap_dsytrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsytrs_3")) {
    __real_dsytrs_3_(uplo, n, nrhs, a, lda, e, ipiv, b, ldb, info);
    return;
  }
  const int result = host_dsytrs_3((unsigned char)*uplo, *n, *nrhs, a, *lda, e, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsytrs_3", -result);
}

void __real_chetrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("chetrs_3"))) int host_chetrs_3(int uplo_value, int n, int nrhs, void* a, int lda, void* e, void* ipiv, void* b, int ldb);
void __wrap_chetrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chetrs_3")) {
    __real_chetrs_3_(uplo, n, nrhs, a, lda, e, ipiv, b, ldb, info);
    return;
  }
  const int result = host_chetrs_3((unsigned char)*uplo, *n, *nrhs, a, *lda, e, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chetrs_3", -result);
}

void __real_csytrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("csytrs_3"))) int host_csytrs_3(int uplo_value, int n, int nrhs, void* a, int lda, void* e, void* ipiv, void* b, int ldb);
void __wrap_csytrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csytrs_3")) {
    __real_csytrs_3_(uplo, n, nrhs, a, lda, e, ipiv, b, ldb, info);
    return;
  }
  const int result = host_csytrs_3((unsigned char)*uplo, *n, *nrhs, a, *lda, e, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csytrs_3", -result);
}

void __real_zhetrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zhetrs_3"))) int host_zhetrs_3(int uplo_value, int n, int nrhs, void* a, int lda, void* e, void* ipiv, void* b, int ldb);
void __wrap_zhetrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhetrs_3")) {
    __real_zhetrs_3_(uplo, n, nrhs, a, lda, e, ipiv, b, ldb, info);
    return;
  }
  const int result = host_zhetrs_3((unsigned char)*uplo, *n, *nrhs, a, *lda, e, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhetrs_3", -result);
}

void __real_zsytrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zsytrs_3"))) int host_zsytrs_3(int uplo_value, int n, int nrhs, void* a, int lda, void* e, void* ipiv, void* b, int ldb);
void __wrap_zsytrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsytrs_3")) {
    __real_zsytrs_3_(uplo, n, nrhs, a, lda, e, ipiv, b, ldb, info);
    return;
  }
  const int result = host_zsytrs_3((unsigned char)*uplo, *n, *nrhs, a, *lda, e, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsytrs_3", -result);
}

void __real_ssytrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssytrs_aa"))) int host_ssytrs_aa(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_ssytrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssytrs_aa")) {
    __real_ssytrs_aa_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_ssytrs_aa((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssytrs_aa", -result);
}

void __real_dsytrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsytrs_aa"))) int host_dsytrs_aa(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_dsytrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsytrs_aa")) {
    __real_dsytrs_aa_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_dsytrs_aa((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsytrs_aa", -result);
}

void __real_chetrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chetrs_aa"))) int host_chetrs_aa(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_chetrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chetrs_aa")) {
    __real_chetrs_aa_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_chetrs_aa((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chetrs_aa", -result);
}

void __real_csytrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("csytrs_aa"))) int host_csytrs_aa(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_csytrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csytrs_aa")) {
    __real_csytrs_aa_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_csytrs_aa((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csytrs_aa", -result);
}

void __real_zhetrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhetrs_aa"))) int host_zhetrs_aa(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_zhetrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhetrs_aa")) {
    __real_zhetrs_aa_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_zhetrs_aa((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhetrs_aa", -result);
}

void __real_zsytrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zsytrs_aa"))) int host_zsytrs_aa(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_zsytrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsytrs_aa")) {
    __real_zsytrs_aa_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_zsytrs_aa((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsytrs_aa", -result);
}

void __real_ssycon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const float* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssycon"))) int host_ssycon(int uplo_value, int n, void* a, int lda, void* ipiv, float anorm, void* rcond);
void __wrap_ssycon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssycon")) {
    __real_ssycon_(uplo, n, a, lda, ipiv, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_ssycon((unsigned char)*uplo, *n, a, *lda, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssycon", -result);
}

void __real_dsycon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const double* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsycon"))) int host_dsycon(int uplo_value, int n, void* a, int lda, void* ipiv, double anorm, void* rcond);
void __wrap_dsycon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsycon")) {
    __real_dsycon_(uplo, n, a, lda, ipiv, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_dsycon((unsigned char)*uplo, *n, a, *lda, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsycon", -result);
}

void __real_ssycon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const float* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssycon_3"))) int host_ssycon_3(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, float anorm, void* rcond);
void __wrap_ssycon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssycon_3")) {
    __real_ssycon_3_(uplo, n, a, lda, e, ipiv, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_ssycon_3((unsigned char)*uplo, *n, a, *lda, e, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssycon_3", -result);
}

void __real_dsycon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const double* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsycon_3"))) int host_dsycon_3(int uplo_value, int n, void* a, int lda, void* e, void* ipiv, double anorm, void* rcond);
void __wrap_dsycon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsycon_3")) {
    __real_dsycon_3_(uplo, n, a, lda, e, ipiv, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_dsycon_3((unsigned char)*uplo, *n, a, *lda, e, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsycon_3", -result);
}

void __real_ssyconv_(const char* uplo, const char* way, const int* n, void* a, const int* lda, void* ipiv, void* e, int* info);
__attribute__((import_module("lapack_1"), import_name("ssyconv"))) int host_ssyconv(int uplo_value, int way_value, int n, void* a, int lda, void* ipiv, void* e);
void __wrap_ssyconv_(const char* uplo, const char* way, const int* n, void* a, const int* lda, void* ipiv, void* e, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssyconv")) {
    __real_ssyconv_(uplo, way, n, a, lda, ipiv, e, info);
    return;
  }
  const int result = host_ssyconv((unsigned char)*uplo, (unsigned char)*way, *n, a, *lda, ipiv, e);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssyconv", -result);
}

void __real_dsyconv_(const char* uplo, const char* way, const int* n, void* a, const int* lda, void* ipiv, void* e, int* info);
__attribute__((import_module("lapack_1"), import_name("dsyconv"))) int host_dsyconv(int uplo_value, int way_value, int n, void* a, int lda, void* ipiv, void* e);
void __wrap_dsyconv_(const char* uplo, const char* way, const int* n, void* a, const int* lda, void* ipiv, void* e, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsyconv")) {
    __real_dsyconv_(uplo, way, n, a, lda, ipiv, e, info);
    return;
  }
  const int result = host_dsyconv((unsigned char)*uplo, (unsigned char)*way, *n, a, *lda, ipiv, e);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsyconv", -result);
}

void __real_csyconv_(const char* uplo, const char* way, const int* n, void* a, const int* lda, void* ipiv, void* e, int* info);
__attribute__((import_module("lapack_1"), import_name("csyconv"))) int host_csyconv(int uplo_value, int way_value, int n, void* a, int lda, void* ipiv, void* e);
void __wrap_csyconv_(const char* uplo, const char* way, const int* n, void* a, const int* lda, void* ipiv, void* e, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csyconv")) {
    __real_csyconv_(uplo, way, n, a, lda, ipiv, e, info);
    return;
  }
  const int result = host_csyconv((unsigned char)*uplo, (unsigned char)*way, *n, a, *lda, ipiv, e);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csyconv", -result);
}

void __real_zsyconv_(const char* uplo, const char* way, const int* n, void* a, const int* lda, void* ipiv, void* e, int* info);
__attribute__((import_module("lapack_1"), import_name("zsyconv"))) int host_zsyconv(int uplo_value, int way_value, int n, void* a, int lda, void* ipiv, void* e);
void __wrap_zsyconv_(const char* uplo, const char* way, const int* n, void* a, const int* lda, void* ipiv, void* e, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsyconv")) {
    __real_zsyconv_(uplo, way, n, a, lda, ipiv, e, info);
    return;
  }
  const int result = host_zsyconv((unsigned char)*uplo, (unsigned char)*way, *n, a, *lda, ipiv, e);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsyconv", -result);
}

void __real_ssyequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("ssyequb"))) int host_ssyequb(int uplo_value, int n, void* a, int lda, void* s, void* scond, void* amax);
void __wrap_ssyequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssyequb")) {
    __real_ssyequb_(uplo, n, a, lda, s, scond, amax, work, info);
    return;
  }
  const int result = host_ssyequb((unsigned char)*uplo, *n, a, *lda, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssyequb", -result);
}

void __real_dsyequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dsyequb"))) int host_dsyequb(int uplo_value, int n, void* a, int lda, void* s, void* scond, void* amax);
void __wrap_dsyequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsyequb")) {
    __real_dsyequb_(uplo, n, a, lda, s, scond, amax, work, info);
    return;
  }
  const int result = host_dsyequb((unsigned char)*uplo, *n, a, *lda, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsyequb", -result);
}

void __real_ssyev_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssyev_2stage"))) int host_ssyev_2stage(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork);
void __wrap_ssyev_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssyev_2stage")) {
    __real_ssyev_2stage_(jobz, uplo, n, a, lda, w, work, lwork, info);
    return;
  }
  const int result = host_ssyev_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssyev_2stage", -result);
}

void __real_dsyev_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsyev_2stage"))) int host_dsyev_2stage(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork);
void __wrap_dsyev_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsyev_2stage")) {
    __real_dsyev_2stage_(jobz, uplo, n, a, lda, w, work, lwork, info);
    return;
  }
  const int result = host_dsyev_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsyev_2stage", -result);
}

void __real_ssyevd_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssyevd_2stage"))) int host_ssyevd_2stage(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork, void* iwork, int liwork);
void __wrap_ssyevd_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssyevd_2stage")) {
    __real_ssyevd_2stage_(jobz, uplo, n, a, lda, w, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_ssyevd_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork, iwork, *liwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssyevd_2stage", -result);
}

void __real_dsyevd_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsyevd_2stage"))) int host_dsyevd_2stage(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork, void* iwork, int liwork);
void __wrap_dsyevd_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsyevd_2stage")) {
    __real_dsyevd_2stage_(jobz, uplo, n, a, lda, w, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_dsyevd_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork, iwork, *liwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsyevd_2stage", -result);
}

void __real_ssyevr_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssyevr"))) int host_ssyevr(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* isuppz, void* work, int lwork, void* iwork, int liwork);
void __wrap_ssyevr_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssyevr")) {
    __real_ssyevr_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, isuppz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_ssyevr((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, isuppz, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_ssyevr_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, isuppz, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssyevr", -result);
}

void __real_dsyevr_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsyevr"))) int host_dsyevr(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* isuppz, void* work, int lwork, void* iwork, int liwork);
void __wrap_dsyevr_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsyevr")) {
    __real_dsyevr_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, isuppz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_dsyevr((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, isuppz, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_dsyevr_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, isuppz, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsyevr", -result);
}

void __real_ssyevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssyevr_2stage"))) int host_ssyevr_2stage(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* isuppz, void* work, int lwork, void* iwork, int liwork);
void __wrap_ssyevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssyevr_2stage")) {
    __real_ssyevr_2stage_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, isuppz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_ssyevr_2stage((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, isuppz, work, *lwork, iwork, *liwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssyevr_2stage", -result);
}

void __real_dsyevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsyevr_2stage"))) int host_dsyevr_2stage(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* isuppz, void* work, int lwork, void* iwork, int liwork);
void __wrap_dsyevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsyevr_2stage")) {
    __real_dsyevr_2stage_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, isuppz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_dsyevr_2stage((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, isuppz, work, *lwork, iwork, *liwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsyevr_2stage", -result);
}

void __real_ssyevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("ssyevx"))) int host_ssyevx(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_ssyevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssyevx")) {
    __real_ssyevx_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, iwork, ifail, info);
    return;
  }
  const int result = host_ssyevx((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  if (result == mpiwasm_declined) {
    __real_ssyevx_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssyevx", -result);
}

void __real_dsyevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("dsyevx"))) int host_dsyevx(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_dsyevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsyevx")) {
    __real_dsyevx_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, iwork, ifail, info);
    return;
  }
  const int result = host_dsyevx((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  if (result == mpiwasm_declined) {
    __real_dsyevx_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsyevx", -result);
}

void __real_ssyevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("ssyevx_2stage"))) int host_ssyevx_2stage(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_ssyevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssyevx_2stage")) {
    __real_ssyevx_2stage_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, iwork, ifail, info);
    return;
  }
  const int result = host_ssyevx_2stage((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssyevx_2stage", -result);
}

void __real_dsyevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("dsyevx_2stage"))) int host_dsyevx_2stage(int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_dsyevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsyevx_2stage")) {
    __real_dsyevx_2stage_(jobz, range, uplo, n, a, lda, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, iwork, ifail, info);
    return;
  }
  const int result = host_dsyevx_2stage((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsyevx_2stage", -result);
}

void __real_ssygv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssygv_2stage"))) int host_ssygv_2stage(int itype, int jobz_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, void* w, void* work, int lwork);
void __wrap_ssygv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssygv_2stage")) {
    __real_ssygv_2stage_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, info);
    return;
  }
  const int result = host_ssygv_2stage(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, b, *ldb, w, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_ssygv_2stage_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssygv_2stage", -result);
}

void __real_dsygv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsygv_2stage"))) int host_dsygv_2stage(int itype, int jobz_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, void* w, void* work, int lwork);
void __wrap_dsygv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsygv_2stage")) {
    __real_dsygv_2stage_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, info);
    return;
  }
  const int result = host_dsygv_2stage(*itype, (unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, b, *ldb, w, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dsygv_2stage_(itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsygv_2stage", -result);
}

void __real_ssygvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("ssygvx"))) int host_ssygvx(int itype, int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_ssygvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssygvx")) {
    __real_ssygvx_(itype, jobz, range, uplo, n, a, lda, b, ldb, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, iwork, ifail, info);
    return;
  }
  const int result = host_ssygvx(*itype, (unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, b, *ldb, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  if (result == mpiwasm_declined) {
    __real_ssygvx_(itype, jobz, range, uplo, n, a, lda, b, ldb, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssygvx", -result);
}

void __real_dsygvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("dsygvx"))) int host_dsygvx(int itype, int jobz_value, int range_value, int uplo_value, int n, void* a, int lda, void* b, int ldb, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_dsygvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsygvx")) {
    __real_dsygvx_(itype, jobz, range, uplo, n, a, lda, b, ldb, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, iwork, ifail, info);
    return;
  }
  const int result = host_dsygvx(*itype, (unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, a, *lda, b, *ldb, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  if (result == mpiwasm_declined) {
    __real_dsygvx_(itype, jobz, range, uplo, n, a, lda, b, ldb, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsygvx", -result);
}

void __real_ssyrfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssyrfs"))) int host_ssyrfs(int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_ssyrfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssyrfs")) {
    __real_ssyrfs_(uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_ssyrfs((unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_ssyrfs_(uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssyrfs", -result);
}

void __real_dsyrfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsyrfs"))) int host_dsyrfs(int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_dsyrfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsyrfs")) {
    __real_dsyrfs_(uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dsyrfs((unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_dsyrfs_(uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsyrfs", -result);
}

void __real_ssysv_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssysv_rook"))) int host_ssysv_rook(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_ssysv_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssysv_rook")) {
    __real_ssysv_rook_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_ssysv_rook((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssysv_rook", -result);
}

void __real_dsysv_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsysv_rook"))) int host_dsysv_rook(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_dsysv_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsysv_rook")) {
    __real_dsysv_rook_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_dsysv_rook((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsysv_rook", -result);
}

void __real_csysv_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("csysv_rook"))) int host_csysv_rook(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_csysv_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csysv_rook")) {
    __real_csysv_rook_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_csysv_rook((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csysv_rook", -result);
}

void __real_zsysv_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zsysv_rook"))) int host_zsysv_rook(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_zsysv_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsysv_rook")) {
    __real_zsysv_rook_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_zsysv_rook((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsysv_rook", -result);
}

void __real_ssysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssysvx"))) int host_ssysvx(int fact_value, int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr, void* work, int lwork);
void __wrap_ssysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssysvx")) {
    __real_ssysvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, lwork, iwork, info);
    return;
  }
  const int result = host_ssysvx((unsigned char)*fact, (unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, rcond, ferr, berr, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_ssysvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, lwork, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssysvx", -result);
}

void __real_dsysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsysvx"))) int host_dsysvx(int fact_value, int uplo_value, int n, int nrhs, void* a, int lda, void* af, int ldaf, void* ipiv, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr, void* work, int lwork);
void __wrap_dsysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsysvx")) {
    __real_dsysvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, lwork, iwork, info);
    return;
  }
  const int result = host_dsysvx((unsigned char)*fact, (unsigned char)*uplo, *n, *nrhs, a, *lda, af, *ldaf, ipiv, b, *ldb, x, *ldx, rcond, ferr, berr, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dsysvx_(fact, uplo, n, nrhs, a, lda, af, ldaf, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, lwork, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsysvx", -result);
}

void __real_csytri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("csytri"))) int host_csytri(int uplo_value, int n, void* a, int lda, void* ipiv);
void __wrap_csytri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csytri")) {
    __real_csytri_(uplo, n, a, lda, ipiv, work, info);
    return;
  }
  const int result = host_csytri((unsigned char)*uplo, *n, a, *lda, ipiv);
  if (result == mpiwasm_declined) {
    __real_csytri_(uplo, n, a, lda, ipiv, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csytri", -result);
}

void __real_zsytri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zsytri"))) int host_zsytri(int uplo_value, int n, void* a, int lda, void* ipiv);
void __wrap_zsytri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsytri")) {
    __real_zsytri_(uplo, n, a, lda, ipiv, work, info);
    return;
  }
  const int result = host_zsytri((unsigned char)*uplo, *n, a, *lda, ipiv);
  if (result == mpiwasm_declined) {
    __real_zsytri_(uplo, n, a, lda, ipiv, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsytri", -result);
}
