/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_sgbtrf_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("sgbtrf"))) int host_sgbtrf(int m, int n, int kl, int ku, void* ab, int ldab, void* ipiv);
void __wrap_sgbtrf_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgbtrf")) {
    __real_sgbtrf_(m, n, kl, ku, ab, ldab, ipiv, info);
    return;
  }
  const int result = host_sgbtrf(*m, *n, *kl, *ku, ab, *ldab, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgbtrf", -result);
}

void __real_dgbtrf_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("dgbtrf"))) int host_dgbtrf(int m, int n, int kl, int ku, void* ab, int ldab, void* ipiv);
void __wrap_dgbtrf_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgbtrf")) {
    __real_dgbtrf_(m, n, kl, ku, ab, ldab, ipiv, info);
    return;
  }
  const int result = host_dgbtrf(*m, *n, *kl, *ku, ab, *ldab, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgbtrf", -result);
}

void __real_cgbtrf_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("cgbtrf"))) int host_cgbtrf(int m, int n, int kl, int ku, void* ab, int ldab, void* ipiv);
void __wrap_cgbtrf_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgbtrf")) {
    __real_cgbtrf_(m, n, kl, ku, ab, ldab, ipiv, info);
    return;
  }
  const int result = host_cgbtrf(*m, *n, *kl, *ku, ab, *ldab, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgbtrf", -result);
}

void __real_zgbtrf_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("zgbtrf"))) int host_zgbtrf(int m, int n, int kl, int ku, void* ab, int ldab, void* ipiv);
void __wrap_zgbtrf_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgbtrf")) {
    __real_zgbtrf_(m, n, kl, ku, ab, ldab, ipiv, info);
    return;
  }
  const int result = host_zgbtrf(*m, *n, *kl, *ku, ab, *ldab, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgbtrf", -result);
}

void __real_sgbtrs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("sgbtrs"))) int host_sgbtrs(int trans_value, int n, int kl, int ku, int nrhs, void* ab, int ldab, void* ipiv, void* b, int ldb);
void __wrap_sgbtrs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgbtrs")) {
    __real_sgbtrs_(trans, n, kl, ku, nrhs, ab, ldab, ipiv, b, ldb, info);
    return;
  }
  const int result = host_sgbtrs((unsigned char)*trans, *n, *kl, *ku, *nrhs, ab, *ldab, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgbtrs", -result);
}

void __real_dgbtrs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dgbtrs"))) int host_dgbtrs(int trans_value, int n, int kl, int ku, int nrhs, void* ab, int ldab, void* ipiv, void* b, int ldb);
void __wrap_dgbtrs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgbtrs")) {
    __real_dgbtrs_(trans, n, kl, ku, nrhs, ab, ldab, ipiv, b, ldb, info);
    return;
  }
  const int result = host_dgbtrs((unsigned char)*trans, *n, *kl, *ku, *nrhs, ab, *ldab, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgbtrs", -result);
}

void __real_cgbtrs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("cgbtrs"))) int host_cgbtrs(int trans_value, int n, int kl, int ku, int nrhs, void* ab, int ldab, void* ipiv, void* b, int ldb);
void __wrap_cgbtrs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgbtrs")) {
    __real_cgbtrs_(trans, n, kl, ku, nrhs, ab, ldab, ipiv, b, ldb, info);
    return;
  }
  const int result = host_cgbtrs((unsigned char)*trans, *n, *kl, *ku, *nrhs, ab, *ldab, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgbtrs", -result);
}

void __real_zgbtrs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zgbtrs"))) int host_zgbtrs(int trans_value, int n, int kl, int ku, int nrhs, void* ab, int ldab, void* ipiv, void* b, int ldb);
void __wrap_zgbtrs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgbtrs")) {
    __real_zgbtrs_(trans, n, kl, ku, nrhs, ab, ldab, ipiv, b, ldb, info);
    return;
  }
  const int result = host_zgbtrs((unsigned char)*trans, *n, *kl, *ku, *nrhs, ab, *ldab, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgbtrs", -result);
}

void __real_sgbsv_(const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("sgbsv"))) int host_sgbsv(int n, int kl, int ku, int nrhs, void* ab, int ldab, void* ipiv, void* b, int ldb);
void __wrap_sgbsv_(const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgbsv")) {
    __real_sgbsv_(n, kl, ku, nrhs, ab, ldab, ipiv, b, ldb, info);
    return;
  }
  const int result = host_sgbsv(*n, *kl, *ku, *nrhs, ab, *ldab, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgbsv", -result);
}

void __real_dgbsv_(const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dgbsv"))) int host_dgbsv(int n, int kl, int ku, int nrhs, void* ab, int ldab, void* ipiv, void* b, int ldb);
void __wrap_dgbsv_(const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgbsv")) {
    __real_dgbsv_(n, kl, ku, nrhs, ab, ldab, ipiv, b, ldb, info);
    return;
  }
  const int result = host_dgbsv(*n, *kl, *ku, *nrhs, ab, *ldab, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgbsv", -result);
}

void __real_cgbsv_(const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("cgbsv"))) int host_cgbsv(int n, int kl, int ku, int nrhs, void* ab, int ldab, void* ipiv, void* b, int ldb);
void __wrap_cgbsv_(const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgbsv")) {
    __real_cgbsv_(n, kl, ku, nrhs, ab, ldab, ipiv, b, ldb, info);
    return;
  }
  const int result = host_cgbsv(*n, *kl, *ku, *nrhs, ab, *ldab, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgbsv", -result);
}

void __real_zgbsv_(const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zgbsv"))) int host_zgbsv(int n, int kl, int ku, int nrhs, void* ab, int ldab, void* ipiv, void* b, int ldb);
void __wrap_zgbsv_(const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgbsv")) {
    __real_zgbsv_(n, kl, ku, nrhs, ab, ldab, ipiv, b, ldb, info);
    return;
  }
  const int result = host_zgbsv(*n, *kl, *ku, *nrhs, ab, *ldab, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgbsv", -result);
}

void __real_sgtsv_(const int* n, const int* nrhs, void* dl, void* d, void* du, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("sgtsv"))) int host_sgtsv(int n, int nrhs, void* dl, void* d, void* du, void* b, int ldb);
void __wrap_sgtsv_(const int* n, const int* nrhs, void* dl, void* d, void* du, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgtsv")) {
    __real_sgtsv_(n, nrhs, dl, d, du, b, ldb, info);
    return;
  }
  const int result = host_sgtsv(*n, *nrhs, dl, d, du, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgtsv", -result);
}

void __real_dgtsv_(const int* n, const int* nrhs, void* dl, void* d, void* du, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dgtsv"))) int host_dgtsv(int n, int nrhs, void* dl, void* d, void* du, void* b, int ldb);
void __wrap_dgtsv_(const int* n, const int* nrhs, void* dl, void* d, void* du, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgtsv")) {
    __real_dgtsv_(n, nrhs, dl, d, du, b, ldb, info);
    return;
  }
  const int result = host_dgtsv(*n, *nrhs, dl, d, du, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgtsv", -result);
}

void __real_cgtsv_(const int* n, const int* nrhs, void* dl, void* d, void* du, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("cgtsv"))) int host_cgtsv(int n, int nrhs, void* dl, void* d, void* du, void* b, int ldb);
void __wrap_cgtsv_(const int* n, const int* nrhs, void* dl, void* d, void* du, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgtsv")) {
    __real_cgtsv_(n, nrhs, dl, d, du, b, ldb, info);
    return;
  }
  const int result = host_cgtsv(*n, *nrhs, dl, d, du, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgtsv", -result);
}

void __real_zgtsv_(const int* n, const int* nrhs, void* dl, void* d, void* du, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zgtsv"))) int host_zgtsv(int n, int nrhs, void* dl, void* d, void* du, void* b, int ldb);
void __wrap_zgtsv_(const int* n, const int* nrhs, void* dl, void* d, void* du, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgtsv")) {
    __real_zgtsv_(n, nrhs, dl, d, du, b, ldb, info);
    return;
  }
  const int result = host_zgtsv(*n, *nrhs, dl, d, du, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgtsv", -result);
}

void __real_sptsv_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("sptsv"))) int host_sptsv(int n, int nrhs, void* d, void* e, void* b, int ldb);
void __wrap_sptsv_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sptsv")) {
    __real_sptsv_(n, nrhs, d, e, b, ldb, info);
    return;
  }
  const int result = host_sptsv(*n, *nrhs, d, e, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sptsv", -result);
}

void __real_dptsv_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dptsv"))) int host_dptsv(int n, int nrhs, void* d, void* e, void* b, int ldb);
void __wrap_dptsv_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dptsv")) {
    __real_dptsv_(n, nrhs, d, e, b, ldb, info);
    return;
  }
  const int result = host_dptsv(*n, *nrhs, d, e, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dptsv", -result);
}

void __real_cptsv_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("cptsv"))) int host_cptsv(int n, int nrhs, void* d, void* e, void* b, int ldb);
void __wrap_cptsv_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cptsv")) {
    __real_cptsv_(n, nrhs, d, e, b, ldb, info);
    return;
  }
  const int result = host_cptsv(*n, *nrhs, d, e, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cptsv", -result);
}

void __real_zptsv_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zptsv"))) int host_zptsv(int n, int nrhs, void* d, void* e, void* b, int ldb);
void __wrap_zptsv_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zptsv")) {
    __real_zptsv_(n, nrhs, d, e, b, ldb, info);
    return;
  }
  const int result = host_zptsv(*n, *nrhs, d, e, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zptsv", -result);
}

void __real_spttrf_(const int* n, void* d, void* e, int* info);
__attribute__((import_module("lapack_1"), import_name("spttrf"))) int host_spttrf(int n, void* d, void* e);
void __wrap_spttrf_(const int* n, void* d, void* e, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spttrf")) {
    __real_spttrf_(n, d, e, info);
    return;
  }
  const int result = host_spttrf(*n, d, e);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spttrf", -result);
}

void __real_dpttrf_(const int* n, void* d, void* e, int* info);
__attribute__((import_module("lapack_1"), import_name("dpttrf"))) int host_dpttrf(int n, void* d, void* e);
void __wrap_dpttrf_(const int* n, void* d, void* e, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpttrf")) {
    __real_dpttrf_(n, d, e, info);
    return;
  }
  const int result = host_dpttrf(*n, d, e);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpttrf", -result);
}

void __real_cpttrf_(const int* n, void* d, void* e, int* info);
__attribute__((import_module("lapack_1"), import_name("cpttrf"))) int host_cpttrf(int n, void* d, void* e);
void __wrap_cpttrf_(const int* n, void* d, void* e, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpttrf")) {
    __real_cpttrf_(n, d, e, info);
    return;
  }
  const int result = host_cpttrf(*n, d, e);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpttrf", -result);
}

void __real_zpttrf_(const int* n, void* d, void* e, int* info);
__attribute__((import_module("lapack_1"), import_name("zpttrf"))) int host_zpttrf(int n, void* d, void* e);
void __wrap_zpttrf_(const int* n, void* d, void* e, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpttrf")) {
    __real_zpttrf_(n, d, e, info);
    return;
  }
  const int result = host_zpttrf(*n, d, e);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpttrf", -result);
}

void __real_spbtrf_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, int* info);
__attribute__((import_module("lapack_1"), import_name("spbtrf"))) int host_spbtrf(int uplo_value, int n, int kd, void* ab, int ldab);
void __wrap_spbtrf_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spbtrf")) {
    __real_spbtrf_(uplo, n, kd, ab, ldab, info);
    return;
  }
  const int result = host_spbtrf((unsigned char)*uplo, *n, *kd, ab, *ldab);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spbtrf", -result);
}

void __real_dpbtrf_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, int* info);
__attribute__((import_module("lapack_1"), import_name("dpbtrf"))) int host_dpbtrf(int uplo_value, int n, int kd, void* ab, int ldab);
void __wrap_dpbtrf_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpbtrf")) {
    __real_dpbtrf_(uplo, n, kd, ab, ldab, info);
    return;
  }
  const int result = host_dpbtrf((unsigned char)*uplo, *n, *kd, ab, *ldab);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpbtrf", -result);
}

void __real_cpbtrf_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, int* info);
__attribute__((import_module("lapack_1"), import_name("cpbtrf"))) int host_cpbtrf(int uplo_value, int n, int kd, void* ab, int ldab);
void __wrap_cpbtrf_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpbtrf")) {
    __real_cpbtrf_(uplo, n, kd, ab, ldab, info);
    return;
  }
  const int result = host_cpbtrf((unsigned char)*uplo, *n, *kd, ab, *ldab);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpbtrf", -result);
}

void __real_zpbtrf_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, int* info);
__attribute__((import_module("lapack_1"), import_name("zpbtrf"))) int host_zpbtrf(int uplo_value, int n, int kd, void* ab, int ldab);
void __wrap_zpbtrf_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpbtrf")) {
    __real_zpbtrf_(uplo, n, kd, ab, ldab, info);
    return;
  }
  const int result = host_zpbtrf((unsigned char)*uplo, *n, *kd, ab, *ldab);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpbtrf", -result);
}

void __real_spbtrs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("spbtrs"))) int host_spbtrs(int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb);
void __wrap_spbtrs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spbtrs")) {
    __real_spbtrs_(uplo, n, kd, nrhs, ab, ldab, b, ldb, info);
    return;
  }
  const int result = host_spbtrs((unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spbtrs", -result);
}

void __real_spbsv_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("spbsv"))) int host_spbsv(int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb);
void __wrap_spbsv_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spbsv")) {
    __real_spbsv_(uplo, n, kd, nrhs, ab, ldab, b, ldb, info);
    return;
  }
  const int result = host_spbsv((unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spbsv", -result);
}

void __real_dpbtrs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dpbtrs"))) int host_dpbtrs(int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb);
void __wrap_dpbtrs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpbtrs")) {
    __real_dpbtrs_(uplo, n, kd, nrhs, ab, ldab, b, ldb, info);
    return;
  }
  const int result = host_dpbtrs((unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpbtrs", -result);
}

void __real_dpbsv_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dpbsv"))) int host_dpbsv(int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb);
void __wrap_dpbsv_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpbsv")) {
    __real_dpbsv_(uplo, n, kd, nrhs, ab, ldab, b, ldb, info);
    return;
  }
  const int result = host_dpbsv((unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpbsv", -result);
}

void __real_cpbtrs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("cpbtrs"))) int host_cpbtrs(int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb);
void __wrap_cpbtrs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpbtrs")) {
    __real_cpbtrs_(uplo, n, kd, nrhs, ab, ldab, b, ldb, info);
    return;
  }
  const int result = host_cpbtrs((unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpbtrs", -result);
}

void __real_cpbsv_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("cpbsv"))) int host_cpbsv(int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb);
void __wrap_cpbsv_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpbsv")) {
    __real_cpbsv_(uplo, n, kd, nrhs, ab, ldab, b, ldb, info);
    return;
  }
  const int result = host_cpbsv((unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpbsv", -result);
}

void __real_zpbtrs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zpbtrs"))) int host_zpbtrs(int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb);
void __wrap_zpbtrs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpbtrs")) {
    __real_zpbtrs_(uplo, n, kd, nrhs, ab, ldab, b, ldb, info);
    return;
  }
  const int result = host_zpbtrs((unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpbtrs", -result);
}

void __real_zpbsv_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zpbsv"))) int host_zpbsv(int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb);
void __wrap_zpbsv_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpbsv")) {
    __real_zpbsv_(uplo, n, kd, nrhs, ab, ldab, b, ldb, info);
    return;
  }
  const int result = host_zpbsv((unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpbsv", -result);
}

void __real_ssytrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssytrf"))) int host_ssytrf(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_ssytrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssytrf")) {
    __real_ssytrf_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_ssytrf((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssytrf", -result);
}

void __real_dsytrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsytrf"))) int host_dsytrf(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_dsytrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsytrf")) {
    __real_dsytrf_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_dsytrf((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsytrf", -result);
}

void __real_csytrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("csytrf"))) int host_csytrf(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_csytrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csytrf")) {
    __real_csytrf_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_csytrf((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csytrf", -result);
}

void __real_chetrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chetrf"))) int host_chetrf(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_chetrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chetrf")) {
    __real_chetrf_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_chetrf((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chetrf", -result);
}

void __real_zsytrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zsytrf"))) int host_zsytrf(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_zsytrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsytrf")) {
    __real_zsytrf_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_zsytrf((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsytrf", -result);
}

void __real_zhetrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhetrf"))) int host_zhetrf(int uplo_value, int n, void* a, int lda, void* ipiv, void* work, int lwork);
void __wrap_zhetrf_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhetrf")) {
    __real_zhetrf_(uplo, n, a, lda, ipiv, work, lwork, info);
    return;
  }
  const int result = host_zhetrf((unsigned char)*uplo, *n, a, *lda, ipiv, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhetrf", -result);
}

void __real_ssysv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssysv"))) int host_ssysv(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_ssysv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssysv")) {
    __real_ssysv_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_ssysv((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssysv", -result);
}

void __real_dsysv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsysv"))) int host_dsysv(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_dsysv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsysv")) {
    __real_dsysv_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_dsysv((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsysv", -result);
}

void __real_csysv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("csysv"))) int host_csysv(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_csysv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csysv")) {
    __real_csysv_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_csysv((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csysv", -result);
}

void __real_chesv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chesv"))) int host_chesv(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_chesv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chesv")) {
    __real_chesv_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_chesv((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chesv", -result);
}

void __real_zsysv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zsysv"))) int host_zsysv(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_zsysv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsysv")) {
    __real_zsysv_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_zsysv((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsysv", -result);
}

void __real_zhesv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhesv"))) int host_zhesv(int uplo_value, int n, int nrhs, void* a, int lda, void* ipiv, void* b, int ldb, void* work, int lwork);
void __wrap_zhesv_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhesv")) {
    __real_zhesv_(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info);
    return;
  }
  const int result = host_zhesv((unsigned char)*uplo, *n, *nrhs, a, *lda, ipiv, b, *ldb, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhesv", -result);
}

void __real_sgglse_(const int* m, const int* n, const int* p, void* a, const int* lda, void* b, const int* ldb, void* c, void* d, void* x, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgglse"))) int host_sgglse(int m, int n, int p, void* a, int lda, void* b, int ldb, void* c, void* d, void* x, void* work, int lwork);
void __wrap_sgglse_(const int* m, const int* n, const int* p, void* a, const int* lda, void* b, const int* ldb, void* c, void* d, void* x, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgglse")) {
    __real_sgglse_(m, n, p, a, lda, b, ldb, c, d, x, work, lwork, info);
    return;
  }
  const int result = host_sgglse(*m, *n, *p, a, *lda, b, *ldb, c, d, x, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_sgglse_(m, n, p, a, lda, b, ldb, c, d, x, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgglse", -result);
}

void __real_dgglse_(const int* m, const int* n, const int* p, void* a, const int* lda, void* b, const int* ldb, void* c, void* d, void* x, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgglse"))) int host_dgglse(int m, int n, int p, void* a, int lda, void* b, int ldb, void* c, void* d, void* x, void* work, int lwork);
void __wrap_dgglse_(const int* m, const int* n, const int* p, void* a, const int* lda, void* b, const int* ldb, void* c, void* d, void* x, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgglse")) {
    __real_dgglse_(m, n, p, a, lda, b, ldb, c, d, x, work, lwork, info);
    return;
  }
  const int result = host_dgglse(*m, *n, *p, a, *lda, b, *ldb, c, d, x, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dgglse_(m, n, p, a, lda, b, ldb, c, d, x, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgglse", -result);
}

void __real_cgglse_(const int* m, const int* n, const int* p, void* a, const int* lda, void* b, const int* ldb, void* c, void* d, void* x, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgglse"))) int host_cgglse(int m, int n, int p, void* a, int lda, void* b, int ldb, void* c, void* d, void* x, void* work, int lwork);
void __wrap_cgglse_(const int* m, const int* n, const int* p, void* a, const int* lda, void* b, const int* ldb, void* c, void* d, void* x, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgglse")) {
    __real_cgglse_(m, n, p, a, lda, b, ldb, c, d, x, work, lwork, info);
    return;
  }
  const int result = host_cgglse(*m, *n, *p, a, *lda, b, *ldb, c, d, x, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_cgglse_(m, n, p, a, lda, b, ldb, c, d, x, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgglse", -result);
}

void __real_zgglse_(const int* m, const int* n, const int* p, void* a, const int* lda, void* b, const int* ldb, void* c, void* d, void* x, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgglse"))) int host_zgglse(int m, int n, int p, void* a, int lda, void* b, int ldb, void* c, void* d, void* x, void* work, int lwork);
void __wrap_zgglse_(const int* m, const int* n, const int* p, void* a, const int* lda, void* b, const int* ldb, void* c, void* d, void* x, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgglse")) {
    __real_zgglse_(m, n, p, a, lda, b, ldb, c, d, x, work, lwork, info);
    return;
  }
  const int result = host_zgglse(*m, *n, *p, a, *lda, b, *ldb, c, d, x, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zgglse_(m, n, p, a, lda, b, ldb, c, d, x, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgglse", -result);
}

void __real_sgerqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgerqf"))) int host_sgerqf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_sgerqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgerqf")) {
    __real_sgerqf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_sgerqf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgerqf", -result);
}

void __real_sgeqlf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgeqlf"))) int host_sgeqlf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_sgeqlf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgeqlf")) {
    __real_sgeqlf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_sgeqlf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgeqlf", -result);
}

void __real_dgerqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgerqf"))) int host_dgerqf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_dgerqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgerqf")) {
    __real_dgerqf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_dgerqf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgerqf", -result);
}

void __real_dgeqlf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgeqlf"))) int host_dgeqlf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_dgeqlf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgeqlf")) {
    __real_dgeqlf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_dgeqlf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgeqlf", -result);
}

void __real_cgerqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgerqf"))) int host_cgerqf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_cgerqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgerqf")) {
    __real_cgerqf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_cgerqf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgerqf", -result);
}

void __real_cgeqlf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgeqlf"))) int host_cgeqlf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_cgeqlf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgeqlf")) {
    __real_cgeqlf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_cgeqlf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgeqlf", -result);
}

void __real_zgerqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgerqf"))) int host_zgerqf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_zgerqf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgerqf")) {
    __real_zgerqf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_zgerqf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgerqf", -result);
}

void __real_zgeqlf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgeqlf"))) int host_zgeqlf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_zgeqlf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgeqlf")) {
    __real_zgeqlf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_zgeqlf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgeqlf", -result);
}

void __real_sorglq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sorglq"))) int host_sorglq(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_sorglq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sorglq")) {
    __real_sorglq_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_sorglq(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sorglq", -result);
}

void __real_dorglq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dorglq"))) int host_dorglq(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_dorglq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dorglq")) {
    __real_dorglq_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_dorglq(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dorglq", -result);
}

void __real_cunglq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cunglq"))) int host_cunglq(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_cunglq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cunglq")) {
    __real_cunglq_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_cunglq(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cunglq", -result);
}

void __real_zunglq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zunglq"))) int host_zunglq(int m, int n, int k, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_zunglq_(const int* m, const int* n, const int* k, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zunglq")) {
    __real_zunglq_(m, n, k, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_zunglq(*m, *n, *k, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zunglq", -result);
}
