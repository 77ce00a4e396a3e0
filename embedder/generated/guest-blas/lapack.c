/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_sgetrf_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("sgetrf"))) int host_sgetrf(int m, int n, void* a, int lda, void* ipiv);
void __wrap_sgetrf_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgetrf")) {
    __real_sgetrf_(m, n, a, lda, ipiv, info);
    return;
  }
  const int result = host_sgetrf(*m, *n, a, *lda, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgetrf", -result);
}

void __real_dgetrf_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("dgetrf"))) int host_dgetrf(int m, int n, void* a, int lda, void* ipiv);
void __wrap_dgetrf_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgetrf")) {
    __real_dgetrf_(m, n, a, lda, ipiv, info);
    return;
  }
  const int result = host_dgetrf(*m, *n, a, *lda, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgetrf", -result);
}

void __real_cgetrf_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("cgetrf"))) int host_cgetrf(int m, int n, void* a, int lda, void* ipiv);
void __wrap_cgetrf_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgetrf")) {
    __real_cgetrf_(m, n, a, lda, ipiv, info);
    return;
  }
  const int result = host_cgetrf(*m, *n, a, *lda, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgetrf", -result);
}

void __real_zgetrf_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("zgetrf"))) int host_zgetrf(int m, int n, void* a, int lda, void* ipiv);
void __wrap_zgetrf_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgetrf")) {
    __real_zgetrf_(m, n, a, lda, ipiv, info);
    return;
  }
  const int result = host_zgetrf(*m, *n, a, *lda, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgetrf", -result);
}

void __real_sgetrs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("sgetrs"))) int host_sgetrs(int trans_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_sgetrs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgetrs")) {
    __real_sgetrs_(trans, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_sgetrs((unsigned char)*trans, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgetrs", -result);
}

void __real_dgetrs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dgetrs"))) int host_dgetrs(int trans_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_dgetrs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgetrs")) {
    __real_dgetrs_(trans, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_dgetrs((unsigned char)*trans, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgetrs", -result);
}

void __real_cgetrs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("cgetrs"))) int host_cgetrs(int trans_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_cgetrs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgetrs")) {
    __real_cgetrs_(trans, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_cgetrs((unsigned char)*trans, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgetrs", -result);
}

void __real_zgetrs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zgetrs"))) int host_zgetrs(int trans_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_zgetrs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgetrs")) {
    __real_zgetrs_(trans, n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_zgetrs((unsigned char)*trans, *n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgetrs", -result);
}

void __real_sgetri_(const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgetri"))) int host_sgetri(int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_sgetri_(const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgetri")) {
    __real_sgetri_(n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_sgetri(*n, a, *lda, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sgetri_(n, a, lda, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgetri", -result);
}

void __real_dgetri_(const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgetri"))) int host_dgetri(int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_dgetri_(const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgetri")) {
    __real_dgetri_(n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_dgetri(*n, a, *lda, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dgetri_(n, a, lda, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgetri", -result);
}

void __real_cgetri_(const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgetri"))) int host_cgetri(int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_cgetri_(const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgetri")) {
    __real_cgetri_(n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_cgetri(*n, a, *lda, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cgetri_(n, a, lda, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgetri", -result);
}

void __real_zgetri_(const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgetri"))) int host_zgetri(int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_zgetri_(const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgetri")) {
    __real_zgetri_(n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_zgetri(*n, a, *lda, ipiv, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zgetri_(n, a, lda, ipiv, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgetri", -result);
}

void __real_sgesv_(const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("sgesv"))) int host_sgesv(int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_sgesv_(const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgesv")) {
    __real_sgesv_(n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_sgesv(*n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgesv", -result);
}

void __real_dgesv_(const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dgesv"))) int host_dgesv(int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_dgesv_(const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgesv")) {
    __real_dgesv_(n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_dgesv(*n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgesv", -result);
}

void __real_cgesv_(const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("cgesv"))) int host_cgesv(int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_cgesv_(const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgesv")) {
    __real_cgesv_(n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_cgesv(*n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgesv", -result);
}

void __real_zgesv_(const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zgesv"))) int host_zgesv(int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb);
void __wrap_zgesv_(const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgesv")) {
    __real_zgesv_(n, nrhs, a, lda, ipiv, b, ldb, info);
    return;
  }
  const int result = host_zgesv(*n, *nrhs, a, *lda, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgesv", -result);
}

void __real_spotrf_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("spotrf"))) int host_spotrf(int uplo_value, int n, void* a, int lda);
void __wrap_spotrf_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spotrf")) {
    __real_spotrf_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_spotrf((unsigned char)*uplo, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spotrf", -result);
}

void __real_spotri_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("spotri"))) int host_spotri(int uplo_value, int n, void* a, int lda);
void __wrap_spotri_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spotri")) {
    __real_spotri_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_spotri((unsigned char)*uplo, *n, a, *lda);
  if (result == mpiwasm_declined) {
    __real_spotri_(uplo, n, a, lda, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spotri", -result);
}

void __real_dpotrf_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("dpotrf"))) int host_dpotrf(int uplo_value, int n, void* a, int lda);
void __wrap_dpotrf_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpotrf")) {
    __real_dpotrf_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_dpotrf((unsigned char)*uplo, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpotrf", -result);
}

void __real_dpotri_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("dpotri"))) int host_dpotri(int uplo_value, int n, void* a, int lda);
void __wrap_dpotri_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpotri")) {
    __real_dpotri_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_dpotri((unsigned char)*uplo, *n, a, *lda);
  if (result == mpiwasm_declined) {
    __real_dpotri_(uplo, n, a, lda, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpotri", -result);
}

void __real_cpotrf_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("cpotrf"))) int host_cpotrf(int uplo_value, int n, void* a, int lda);
void __wrap_cpotrf_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpotrf")) {
    __real_cpotrf_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_cpotrf((unsigned char)*uplo, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpotrf", -result);
}

void __real_cpotri_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("cpotri"))) int host_cpotri(int uplo_value, int n, void* a, int lda);
void __wrap_cpotri_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpotri")) {
    __real_cpotri_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_cpotri((unsigned char)*uplo, *n, a, *lda);
  if (result == mpiwasm_declined) {
    __real_cpotri_(uplo, n, a, lda, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpotri", -result);
}

void __real_zpotrf_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("zpotrf"))) int host_zpotrf(int uplo_value, int n, void* a, int lda);
void __wrap_zpotrf_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpotrf")) {
    __real_zpotrf_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_zpotrf((unsigned char)*uplo, *n, a, *lda);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpotrf", -result);
}

void __real_zpotri_(const char* uplo, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("zpotri"))) int host_zpotri(int uplo_value, int n, void* a, int lda);
void __wrap_zpotri_(const char* uplo, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpotri")) {
    __real_zpotri_(uplo, n, a, lda, info);
    return;
  }
  const int result = host_zpotri((unsigned char)*uplo, *n, a, *lda);
  if (result == mpiwasm_declined) {
    __real_zpotri_(uplo, n, a, lda, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpotri", -result);
}

void __real_spotrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("spotrs"))) int host_spotrs(int uplo_value, int n, int nrhs, void* a, int lda, void* b, int ldb);
void __wrap_spotrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spotrs")) {
    __real_spotrs_(uplo, n, nrhs, a, lda, b, ldb, info);
    return;
  }
  const int result = host_spotrs((unsigned char)*uplo, *n, *nrhs, a, *lda, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spotrs", -result);
}

void __real_sposv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("sposv"))) int host_sposv(int uplo_value, int n, int nrhs, void* a, int lda, void* b, int ldb);
void __wrap_sposv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sposv")) {
    __real_sposv_(uplo, n, nrhs, a, lda, b, ldb, info);
    return;
  }
  const int result = host_sposv((unsigned char)*uplo, *n, *nrhs, a, *lda, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sposv", -result);
}

void __real_dpotrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dpotrs"))) int host_dpotrs(int uplo_value, int n, int nrhs, void* a, int lda, void* b, int ldb);
void __wrap_dpotrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpotrs")) {
    __real_dpotrs_(uplo, n, nrhs, a, lda, b, ldb, info);
    return;
  }
  const int result = host_dpotrs((unsigned char)*uplo, *n, *nrhs, a, *lda, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpotrs", -result);
}

void __real_dposv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dposv"))) int host_dposv(int uplo_value, int n, int nrhs, void* a, int lda, void* b, int ldb);
void __wrap_dposv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dposv")) {
    __real_dposv_(uplo, n, nrhs, a, lda, b, ldb, info);
    return;
  }
  const int result = host_dposv((unsigned char)*uplo, *n, *nrhs, a, *lda, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dposv", -result);
}

void __real_cpotrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("cpotrs"))) int host_cpotrs(int uplo_value, int n, int nrhs, void* a, int lda, void* b, int ldb);
void __wrap_cpotrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpotrs")) {
    __real_cpotrs_(uplo, n, nrhs, a, lda, b, ldb, info);
    return;
  }
  const int result = host_cpotrs((unsigned char)*uplo, *n, *nrhs, a, *lda, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpotrs", -result);
}

void __real_cposv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("cposv"))) int host_cposv(int uplo_value, int n, int nrhs, void* a, int lda, void* b, int ldb);
void __wrap_cposv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cposv")) {
    __real_cposv_(uplo, n, nrhs, a, lda, b, ldb, info);
    return;
  }
  const int result = host_cposv((unsigned char)*uplo, *n, *nrhs, a, *lda, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cposv", -result);
}

void __real_zpotrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zpotrs"))) int host_zpotrs(int uplo_value, int n, int nrhs, void* a, int lda, void* b, int ldb);
void __wrap_zpotrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpotrs")) {
    __real_zpotrs_(uplo, n, nrhs, a, lda, b, ldb, info);
    return;
  }
  const int result = host_zpotrs((unsigned char)*uplo, *n, *nrhs, a, *lda, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpotrs", -result);
}

void __real_zposv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zposv"))) int host_zposv(int uplo_value, int n, int nrhs, void* a, int lda, void* b, int ldb);
void __wrap_zposv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zposv")) {
    __real_zposv_(uplo, n, nrhs, a, lda, b, ldb, info);
    return;
  }
  const int result = host_zposv((unsigned char)*uplo, *n, *nrhs, a, *lda, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zposv", -result);
}

void __real_strtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("strtrs"))) int host_strtrs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* a, int lda, void* b, int ldb);
void __wrap_strtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "strtrs")) {
    __real_strtrs_(uplo, trans, diag, n, nrhs, a, lda, b, ldb, info);
    return;
  }
  const int result = host_strtrs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, a, *lda, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("strtrs", -result);
}

void __real_dtrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dtrtrs"))) int host_dtrtrs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* a, int lda, void* b, int ldb);
void __wrap_dtrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtrtrs")) {
    __real_dtrtrs_(uplo, trans, diag, n, nrhs, a, lda, b, ldb, info);
    return;
  }
  const int result = host_dtrtrs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, a, *lda, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtrtrs", -result);
}

void __real_ctrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("ctrtrs"))) int host_ctrtrs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* a, int lda, void* b, int ldb);
void __wrap_ctrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctrtrs")) {
    __real_ctrtrs_(uplo, trans, diag, n, nrhs, a, lda, b, ldb, info);
    return;
  }
  const int result = host_ctrtrs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, a, *lda, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctrtrs", -result);
}

void __real_ztrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("ztrtrs"))) int host_ztrtrs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* a, int lda, void* b, int ldb);
void __wrap_ztrtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztrtrs")) {
    __real_ztrtrs_(uplo, trans, diag, n, nrhs, a, lda, b, ldb, info);
    return;
  }
  const int result = host_ztrtrs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, a, *lda, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztrtrs", -result);
}

void __real_strtri_(const char* uplo, const char* diag, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("strtri"))) int host_strtri(int uplo_value, int diag_value, int n, void* a, int lda);
void __wrap_strtri_(const char* uplo, const char* diag, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "strtri")) {
    __real_strtri_(uplo, diag, n, a, lda, info);
    return;
  }
  const int result = host_strtri((unsigned char)*uplo, (unsigned char)*diag, *n, a, *lda);
  if (result == mpiwasm_declined) {
    __real_strtri_(uplo, diag, n, a, lda, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("strtri", -result);
}

void __real_dtrtri_(const char* uplo, const char* diag, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("dtrtri"))) int host_dtrtri(int uplo_value, int diag_value, int n, void* a, int lda);
void __wrap_dtrtri_(const char* uplo, const char* diag, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtrtri")) {
    __real_dtrtri_(uplo, diag, n, a, lda, info);
    return;
  }
  const int result = host_dtrtri((unsigned char)*uplo, (unsigned char)*diag, *n, a, *lda);
  if (result == mpiwasm_declined) {
    __real_dtrtri_(uplo, diag, n, a, lda, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtrtri", -result);
}

void __real_ctrtri_(const char* uplo, const char* diag, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("ctrtri"))) int host_ctrtri(int uplo_value, int diag_value, int n, void* a, int lda);
void __wrap_ctrtri_(const char* uplo, const char* diag, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctrtri")) {
    __real_ctrtri_(uplo, diag, n, a, lda, info);
    return;
  }
  const int result = host_ctrtri((unsigned char)*uplo, (unsigned char)*diag, *n, a, *lda);
  if (result == mpiwasm_declined) {
    __real_ctrtri_(uplo, diag, n, a, lda, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctrtri", -result);
}

void __real_ztrtri_(const char* uplo, const char* diag, const int* n, void* a, const int* lda, int* info);
__attribute__((import_module("lapack_1"), import_name("ztrtri"))) int host_ztrtri(int uplo_value, int diag_value, int n, void* a, int lda);
void __wrap_ztrtri_(const char* uplo, const char* diag, const int* n, void* a, const int* lda, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztrtri")) {
    __real_ztrtri_(uplo, diag, n, a, lda, info);
    return;
  }
  const int result = host_ztrtri((unsigned char)*uplo, (unsigned char)*diag, *n, a, *lda);
  if (result == mpiwasm_declined) {
    __real_ztrtri_(uplo, diag, n, a, lda, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztrtri", -result);
}

void __real_sgeqrf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgeqrf"))) int host_sgeqrf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_sgeqrf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgeqrf")) {
    __real_sgeqrf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_sgeqrf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgeqrf", -result);
}

void __real_sgelqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgelqf"))) int host_sgelqf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_sgelqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgelqf")) {
    __real_sgelqf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_sgelqf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgelqf", -result);
}

void __real_dgeqrf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgeqrf"))) int host_dgeqrf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_dgeqrf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgeqrf")) {
    __real_dgeqrf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_dgeqrf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgeqrf", -result);
}

void __real_dgelqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgelqf"))) int host_dgelqf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_dgelqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgelqf")) {
    __real_dgelqf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_dgelqf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgelqf", -result);
}

void __real_cgeqrf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgeqrf"))) int host_cgeqrf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_cgeqrf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgeqrf")) {
    __real_cgeqrf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_cgeqrf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgeqrf", -result);
}

void __real_cgelqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgelqf"))) int host_cgelqf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_cgelqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgelqf")) {
    __real_cgelqf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_cgelqf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgelqf", -result);
}

void __real_zgeqrf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgeqrf"))) int host_zgeqrf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_zgeqrf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgeqrf")) {
    __real_zgeqrf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_zgeqrf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgeqrf", -result);
}

void __real_zgelqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgelqf"))) int host_zgelqf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_zgelqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgelqf")) {
    __real_zgelqf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_zgelqf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgelqf", -result);
}

void __real_sorgqr_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sorgqr"))) int host_sorgqr(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_sorgqr_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sorgqr")) {
    __real_sorgqr_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_sorgqr(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sorgqr", -result);
}

void __real_dorgqr_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dorgqr"))) int host_dorgqr(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_dorgqr_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dorgqr")) {
    __real_dorgqr_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_dorgqr(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dorgqr", -result);
}

void __real_cungqr_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cungqr"))) int host_cungqr(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_cungqr_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cungqr")) {
    __real_cungqr_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_cungqr(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cungqr", -result);
}

void __real_zungqr_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zungqr"))) int host_zungqr(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_zungqr_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zungqr")) {
    __real_zungqr_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_zungqr(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zungqr", -result);
}

void __real_sormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sormqr"))) int host_sormqr(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_sormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sormqr")) {
    __real_sormqr_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_sormqr((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sormqr", -result);
}

void __real_dormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dormqr"))) int host_dormqr(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_dormqr_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dormqr")) {
    __real_dormqr_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_dormqr((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dormqr", -result);
}

void __real_cunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cunmqr"))) int host_cunmqr(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_cunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cunmqr")) {
    __real_cunmqr_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_cunmqr((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cunmqr", -result);
}

void __real_zunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zunmqr"))) int host_zunmqr(int side_value, int trans_value, int m, int n, int k, void* a, int lda, void* tau, void* c, int ldc, void* work, int lwork);
void __wrap_zunmqr_(const char* side, const char* trans, const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* c, const int* ldc, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zunmqr")) {
    __real_zunmqr_(side, trans, m, n, k, a, lda, tau, c, ldc, work, lwork, info);
    return;
  }
  const int result = host_zunmqr((unsigned char)*side, (unsigned char)*trans, *m, *n, *k, a, *lda, tau, c, *ldc, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zunmqr", -result);
}

void __real_sgels_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgels"))) int host_sgels(int trans_value, int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* work, int lwork);
void __wrap_sgels_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgels")) {
    __real_sgels_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_sgels((unsigned char)*trans, *m, *n, *nrhs, a, *lda, b, *ldb, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sgels_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgels", -result);
}

void __real_dgels_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgels"))) int host_dgels(int trans_value, int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* work, int lwork);
void __wrap_dgels_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgels")) {
    __real_dgels_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_dgels((unsigned char)*trans, *m, *n, *nrhs, a, *lda, b, *ldb, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dgels_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgels", -result);
}

void __real_cgels_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgels"))) int host_cgels(int trans_value, int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* work, int lwork);
void __wrap_cgels_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgels")) {
    __real_cgels_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_cgels((unsigned char)*trans, *m, *n, *nrhs, a, *lda, b, *ldb, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cgels_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgels", -result);
}

void __real_zgels_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgels"))) int host_zgels(int trans_value, int m, int n, int nrhs, void* a, int lda, void* b, int ldb, void* work, int lwork);
void __wrap_zgels_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgels")) {
    __real_zgels_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_zgels((unsigned char)*trans, *m, *n, *nrhs, a, *lda, b, *ldb, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zgels_(trans, m, n, nrhs, a, lda, b, ldb, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgels", -result);
}

void __real_ssyev_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssyev"))) int host_ssyev(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork);
void __wrap_ssyev_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssyev")) {
    __real_ssyev_(jobz, uplo, n, a, lda, w, work, lwork, info);
    return;
  }
  const int result = host_ssyev((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_ssyev_(jobz, uplo, n, a, lda, w, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssyev", -result);
}

void __real_dsyev_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsyev"))) int host_dsyev(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork);
void __wrap_dsyev_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsyev")) {
    __real_dsyev_(jobz, uplo, n, a, lda, w, work, lwork, info);
    return;
  }
  const int result = host_dsyev((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dsyev_(jobz, uplo, n, a, lda, w, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsyev", -result);
}

void __real_cheev_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cheev"))) int host_cheev(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork);
void __wrap_cheev_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cheev")) {
    __real_cheev_(jobz, uplo, n, a, lda, w, work, lwork, rwork, info);
    return;
  }
  const int result = host_cheev((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cheev_(jobz, uplo, n, a, lda, w, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cheev", -result);
}

void __real_zheev_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zheev"))) int host_zheev(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork);
void __wrap_zheev_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zheev")) {
    __real_zheev_(jobz, uplo, n, a, lda, w, work, lwork, rwork, info);
    return;
  }
  const int result = host_zheev((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zheev_(jobz, uplo, n, a, lda, w, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zheev", -result);
}

void __real_ssyevd_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssyevd"))) int host_ssyevd(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork, void* iwork, int liwork);
void __wrap_ssyevd_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssyevd")) {
    __real_ssyevd_(jobz, uplo, n, a, lda, w, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_ssyevd((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_ssyevd_(jobz, uplo, n, a, lda, w, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssyevd", -result);
}

void __real_dsyevd_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsyevd"))) int host_dsyevd(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork, void* iwork, int liwork);
void __wrap_dsyevd_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsyevd")) {
    __real_dsyevd_(jobz, uplo, n, a, lda, w, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_dsyevd((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_dsyevd_(jobz, uplo, n, a, lda, w, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsyevd", -result);
}

void __real_cheevd_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cheevd"))) int host_cheevd(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_cheevd_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cheevd")) {
    __real_cheevd_(jobz, uplo, n, a, lda, w, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_cheevd((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork, rwork, *lrwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_cheevd_(jobz, uplo, n, a, lda, w, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cheevd", -result);
}

void __real_zheevd_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zheevd"))) int host_zheevd(int jobz_value, int uplo_value, int n, void* a, int lda, void* w, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_zheevd_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zheevd")) {
    __real_zheevd_(jobz, uplo, n, a, lda, w, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_zheevd((unsigned char)*jobz, (unsigned char)*uplo, *n, a, *lda, w, work, *lwork, rwork, *lrwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_zheevd_(jobz, uplo, n, a, lda, w, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zheevd", -result);
}

void __real_sgesvd_(const char* jobu, const char* jobvt, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgesvd"))) int host_sgesvd(int jobu_value, int jobvt_value, int m, int n, void* a, int lda, void* s, void* u, int ldu, void* vt, int ldvt, void* work, int lwork);
void __wrap_sgesvd_(const char* jobu, const char* jobvt, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgesvd")) {
    __real_sgesvd_(jobu, jobvt, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, info);
    return;
  }
  const int result = host_sgesvd((unsigned char)*jobu, (unsigned char)*jobvt, *m, *n, a, *lda, s, u, *ldu, vt, *ldvt, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sgesvd_(jobu, jobvt, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgesvd", -result);
}

void __real_dgesvd_(const char* jobu, const char* jobvt, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgesvd"))) int host_dgesvd(int jobu_value, int jobvt_value, int m, int n, void* a, int lda, void* s, void* u, int ldu, void* vt, int ldvt, void* work, int lwork);
void __wrap_dgesvd_(const char* jobu, const char* jobvt, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgesvd")) {
    __real_dgesvd_(jobu, jobvt, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, info);
    return;
  }
  const int result = host_dgesvd((unsigned char)*jobu, (unsigned char)*jobvt, *m, *n, a, *lda, s, u, *ldu, vt, *ldvt, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dgesvd_(jobu, jobvt, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgesvd", -result);
}

void __real_cgesvd_(const char* jobu, const char* jobvt, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgesvd"))) int host_cgesvd(int jobu_value, int jobvt_value, int m, int n, void* a, int lda, void* s, void* u, int ldu, void* vt, int ldvt, void* work, int lwork);
void __wrap_cgesvd_(const char* jobu, const char* jobvt, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgesvd")) {
    __real_cgesvd_(jobu, jobvt, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, rwork, info);
    return;
  }
  const int result = host_cgesvd((unsigned char)*jobu, (unsigned char)*jobvt, *m, *n, a, *lda, s, u, *ldu, vt, *ldvt, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cgesvd_(jobu, jobvt, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgesvd", -result);
}

void __real_zgesvd_(const char* jobu, const char* jobvt, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgesvd"))) int host_zgesvd(int jobu_value, int jobvt_value, int m, int n, void* a, int lda, void* s, void* u, int ldu, void* vt, int ldvt, void* work, int lwork);
void __wrap_zgesvd_(const char* jobu, const char* jobvt, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgesvd")) {
    __real_zgesvd_(jobu, jobvt, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, rwork, info);
    return;
  }
  const int result = host_zgesvd((unsigned char)*jobu, (unsigned char)*jobvt, *m, *n, a, *lda, s, u, *ldu, vt, *ldvt, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zgesvd_(jobu, jobvt, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgesvd", -result);
}

void __real_sgesdd_(const char* jobz, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgesdd"))) int host_sgesdd(int jobz_value, int m, int n, void* a, int lda, void* s, void* u, int ldu, void* vt, int ldvt, void* work, int lwork);
void __wrap_sgesdd_(const char* jobz, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgesdd")) {
    __real_sgesdd_(jobz, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, iwork, info);
    return;
  }
  const int result = host_sgesdd((unsigned char)*jobz, *m, *n, a, *lda, s, u, *ldu, vt, *ldvt, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sgesdd_(jobz, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgesdd", -result);
}

void __real_dgesdd_(const char* jobz, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgesdd"))) int host_dgesdd(int jobz_value, int m, int n, void* a, int lda, void* s, void* u, int ldu, void* vt, int ldvt, void* work, int lwork);
void __wrap_dgesdd_(const char* jobz, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgesdd")) {
    __real_dgesdd_(jobz, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, iwork, info);
    return;
  }
  const int result = host_dgesdd((unsigned char)*jobz, *m, *n, a, *lda, s, u, *ldu, vt, *ldvt, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dgesdd_(jobz, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgesdd", -result);
}

void __real_cgesdd_(const char* jobz, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* rwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgesdd"))) int host_cgesdd(int jobz_value, int m, int n, void* a, int lda, void* s, void* u, int ldu, void* vt, int ldvt, void* work, int lwork);
void __wrap_cgesdd_(const char* jobz, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* rwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgesdd")) {
    __real_cgesdd_(jobz, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, rwork, iwork, info);
    return;
  }
  const int result = host_cgesdd((unsigned char)*jobz, *m, *n, a, *lda, s, u, *ldu, vt, *ldvt, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgesdd", -result);
}

void __real_zgesdd_(const char* jobz, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* rwork, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgesdd"))) int host_zgesdd(int jobz_value, int m, int n, void* a, int lda, void* s, void* u, int ldu, void* vt, int ldvt, void* work, int lwork);
void __wrap_zgesdd_(const char* jobz, const int* m, const int* n, void* a, const int* lda, void* s, void* u, const int* ldu, void* vt, const int* ldvt, void* work, const int* lwork, void* rwork, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgesdd")) {
    __real_zgesdd_(jobz, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork, rwork, iwork, info);
    return;
  }
  const int result = host_zgesdd((unsigned char)*jobz, *m, *n, a, *lda, s, u, *ldu, vt, *ldvt, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgesdd", -result);
}

void __real_sgeev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* wr, void* wi, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgeev"))) int host_sgeev(int jobvl_value, int jobvr_value, int n, void* a, int lda, void* wr, void* wi, void* vl, int ldvl, void* vr, int ldvr, void* work, int lwork);
void __wrap_sgeev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* wr, void* wi, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgeev")) {
    __real_sgeev_(jobvl, jobvr, n, a, lda, wr, wi, vl, ldvl, vr, ldvr, work, lwork, info);
    return;
  }
  const int result = host_sgeev((unsigned char)*jobvl, (unsigned char)*jobvr, *n, a, *lda, wr, wi, vl, *ldvl, vr, *ldvr, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgeev", -result);
}

void __real_dgeev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* wr, void* wi, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgeev"))) int host_dgeev(int jobvl_value, int jobvr_value, int n, void* a, int lda, void* wr, void* wi, void* vl, int ldvl, void* vr, int ldvr, void* work, int lwork);
void __wrap_dgeev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* wr, void* wi, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgeev")) {
    __real_dgeev_(jobvl, jobvr, n, a, lda, wr, wi, vl, ldvl, vr, ldvr, work, lwork, info);
    return;
  }
  const int result = host_dgeev((unsigned char)*jobvl, (unsigned char)*jobvr, *n, a, *lda, wr, wi, vl, *ldvl, vr, *ldvr, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgeev", -result);
}

void __real_cgeev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgeev"))) int host_cgeev(int jobvl_value, int jobvr_value, int n, void* a, int lda, void* w, void* vl, int ldvl, void* vr, int ldvr, void* work, int lwork);
void __wrap_cgeev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgeev")) {
    __real_cgeev_(jobvl, jobvr, n, a, lda, w, vl, ldvl, vr, ldvr, work, lwork, rwork, info);
    return;
  }
  const int result = host_cgeev((unsigned char)*jobvl, (unsigned char)*jobvr, *n, a, *lda, w, vl, *ldvl, vr, *ldvr, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgeev", -result);
}

void __real_zgeev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgeev"))) int host_zgeev(int jobvl_value, int jobvr_value, int n, void* a, int lda, void* w, void* vl, int ldvl, void* vr, int ldvr, void* work, int lwork);
void __wrap_zgeev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgeev")) {
    __real_zgeev_(jobvl, jobvr, n, a, lda, w, vl, ldvl, vr, ldvr, work, lwork, rwork, info);
    return;
  }
  const int result = host_zgeev((unsigned char)*jobvl, (unsigned char)*jobvr, *n, a, *lda, w, vl, *ldvl, vr, *ldvr, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgeev", -result);
}
