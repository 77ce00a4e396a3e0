/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_sgbbrd_(const char* vect, const int* m, const int* n, const int* ncc, const int* kl, const int* ku, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* pt, const int* ldpt, void* c, const int* ldc, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("sgbbrd"))) int host_sgbbrd(int vect_value, int m, int n, int ncc, int kl, int ku, void* ab, int ldab, void* d, void* e, void* q, int ldq, void* pt, int ldpt, void* c, int ldc);
void __wrap_sgbbrd_(const char* vect, const int* m, const int* n, const int* ncc, const int* kl, const int* ku, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* pt, const int* ldpt, void* c, const int* ldc, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgbbrd")) {
    __real_sgbbrd_(vect, m, n, ncc, kl, ku, ab, ldab, d, e, q, ldq, pt, ldpt, c, ldc, work, info);
    return;
  }
  const int result = host_sgbbrd((unsigned char)*vect, *m, *n, *ncc, *kl, *ku, ab, *ldab, d, e, q, *ldq, pt, *ldpt, c, *ldc);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgbbrd", -result);
}

void __real_dgbbrd_(const char* vect, const int* m, const int* n, const int* ncc, const int* kl, const int* ku, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* pt, const int* ldpt, void* c, const int* ldc, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dgbbrd"))) int host_dgbbrd(int vect_value, int m, int n, int ncc, int kl, int ku, void* ab, int ldab, void* d, void* e, void* q, int ldq, void* pt, int ldpt, void* c, int ldc);
void __wrap_dgbbrd_(const char* vect, const int* m, const int* n, const int* ncc, const int* kl, const int* ku, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* pt, const int* ldpt, void* c, const int* ldc, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgbbrd")) {
    __real_dgbbrd_(vect, m, n, ncc, kl, ku, ab, ldab, d, e, q, ldq, pt, ldpt, c, ldc, work, info);
    return;
  }
  const int result = host_dgbbrd((unsigned char)*vect, *m, *n, *ncc, *kl, *ku, ab, *ldab, d, e, q, *ldq, pt, *ldpt, c, *ldc);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgbbrd", -result);
}

void __real_cgbbrd_(const char* vect, const int* m, const int* n, const int* ncc, const int* kl, const int* ku, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* pt, const int* ldpt, void* c, const int* ldc, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgbbrd"))) int host_cgbbrd(int vect_value, int m, int n, int ncc, int kl, int ku, void* ab, int ldab, void* d, void* e, void* q, int ldq, void* pt, int ldpt, void* c, int ldc);
void __wrap_cgbbrd_(const char* vect, const int* m, const int* n, const int* ncc, const int* kl, const int* ku, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* pt, const int* ldpt, void* c, const int* ldc, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgbbrd")) {
    __real_cgbbrd_(vect, m, n, ncc, kl, ku, ab, ldab, d, e, q, ldq, pt, ldpt, c, ldc, work, rwork, info);
    return;
  }
  const int result = host_cgbbrd((unsigned char)*vect, *m, *n, *ncc, *kl, *ku, ab, *ldab, d, e, q, *ldq, pt, *ldpt, c, *ldc);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgbbrd", -result);
}

void __real_zgbbrd_(const char* vect, const int* m, const int* n, const int* ncc, const int* kl, const int* ku, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* pt, const int* ldpt, void* c, const int* ldc, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgbbrd"))) int host_zgbbrd(int vect_value, int m, int n, int ncc, int kl, int ku, void* ab, int ldab, void* d, void* e, void* q, int ldq, void* pt, int ldpt, void* c, int ldc);
void __wrap_zgbbrd_(const char* vect, const int* m, const int* n, const int* ncc, const int* kl, const int* ku, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* pt, const int* ldpt, void* c, const int* ldc, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgbbrd")) {
    __real_zgbbrd_(vect, m, n, ncc, kl, ku, ab, ldab, d, e, q, ldq, pt, ldpt, c, ldc, work, rwork, info);
    return;
  }
  const int result = host_zgbbrd((unsigned char)*vect, *m, *n, *ncc, *kl, *ku, ab, *ldab, d, e, q, *ldq, pt, *ldpt, c, *ldc);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgbbrd", -result);
}

void __real_sgbcon_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, const float* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgbcon"))) int host_sgbcon(int norm_value, int n, int kl, int ku, void* ab, int ldab, void* ipiv, float anorm, void* rcond);
void __wrap_sgbcon_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgbcon")) {
    __real_sgbcon_(norm, n, kl, ku, ab, ldab, ipiv, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_sgbcon((unsigned char)*norm, *n, *kl, *ku, ab, *ldab, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgbcon", -result);
}

void __real_dgbcon_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, const double* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgbcon"))) int host_dgbcon(int norm_value, int n, int kl, int ku, void* ab, int ldab, void* ipiv, double anorm, void* rcond);
void __wrap_dgbcon_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgbcon")) {
    __real_dgbcon_(norm, n, kl, ku, ab, ldab, ipiv, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_dgbcon((unsigned char)*norm, *n, *kl, *ku, ab, *ldab, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgbcon", -result);
}

void __real_cgbcon_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, const float* anorm, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgbcon"))) int host_cgbcon(int norm_value, int n, int kl, int ku, void* ab, int ldab, void* ipiv, float anorm, void* rcond);
void __wrap_cgbcon_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, const float* anorm, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgbcon")) {
    __real_cgbcon_(norm, n, kl, ku, ab, ldab, ipiv, anorm, rcond, work, rwork, info);
    return;
  }
  const int result = host_cgbcon((unsigned char)*norm, *n, *kl, *ku, ab, *ldab, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgbcon", -result);
}

void __real_zgbcon_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, const double* anorm, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgbcon"))) int host_zgbcon(int norm_value, int n, int kl, int ku, void* ab, int ldab, void* ipiv, double anorm, void* rcond);
void __wrap_zgbcon_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, const double* anorm, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgbcon")) {
    __real_zgbcon_(norm, n, kl, ku, ab, ldab, ipiv, anorm, rcond, work, rwork, info);
    return;
  }
  const int result = host_zgbcon((unsigned char)*norm, *n, *kl, *ku, ab, *ldab, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgbcon", -result);
}

void __real_sgbequ_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("sgbequ"))) int host_sgbequ(int m, int n, int kl, int ku, void* ab, int ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_sgbequ_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgbequ")) {
    __real_sgbequ_(m, n, kl, ku, ab, ldab, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_sgbequ(*m, *n, *kl, *ku, ab, *ldab, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgbequ", -result);
}

void __real_sgbequb_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("sgbequb"))) int host_sgbequb(int m, int n, int kl, int ku, void* ab, int ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_sgbequb_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgbequb")) {
    __real_sgbequb_(m, n, kl, ku, ab, ldab, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_sgbequb(*m, *n, *kl, *ku, ab, *ldab, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgbequb", -result);
}

void __real_dgbequ_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("dgbequ"))) int host_dgbequ(int m, int n, int kl, int ku, void* ab, int ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_dgbequ_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgbequ")) {
    __real_dgbequ_(m, n, kl, ku, ab, ldab, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_dgbequ(*m, *n, *kl, *ku, ab, *ldab, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgbequ", -result);
}

void __real_dgbequb_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("dgbequb"))) int host_dgbequb(int m, int n, int kl, int ku, void* ab, int ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_dgbequb_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgbequb")) {
    __real_dgbequb_(m, n, kl, ku, ab, ldab, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_dgbequb(*m, *n, *kl, *ku, ab, *ldab, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgbequb", -result);
}

void __real_cgbequ_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("cgbequ"))) int host_cgbequ(int m, int n, int kl, int ku, void* ab, int ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_cgbequ_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgbequ")) {
    __real_cgbequ_(m, n, kl, ku, ab, ldab, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_cgbequ(*m, *n, *kl, *ku, ab, *ldab, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgbequ", -result);
}

void __real_cgbequb_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("cgbequb"))) int host_cgbequb(int m, int n, int kl, int ku, void* ab, int ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_cgbequb_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgbequb")) {
    __real_cgbequb_(m, n, kl, ku, ab, ldab, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_cgbequb(*m, *n, *kl, *ku, ab, *ldab, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgbequb", -result);
}

void __real_zgbequ_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("zgbequ"))) int host_zgbequ(int m, int n, int kl, int ku, void* ab, int ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_zgbequ_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgbequ")) {
    __real_zgbequ_(m, n, kl, ku, ab, ldab, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_zgbequ(*m, *n, *kl, *ku, ab, *ldab, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgbequ", -result);
}

void __real_zgbequb_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("zgbequb"))) int host_zgbequb(int m, int n, int kl, int ku, void* ab, int ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax);
void __wrap_zgbequb_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgbequb")) {
    __real_zgbequb_(m, n, kl, ku, ab, ldab, r, c, rowcnd, colcnd, amax, info);
    return;
  }
  const int result = host_zgbequb(*m, *n, *kl, *ku, ab, *ldab, r, c, rowcnd, colcnd, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgbequb", -result);
}

void __real_sgbrfs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgbrfs"))) int host_sgbrfs(int trans_value, int n, int kl, int ku, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_sgbrfs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgbrfs")) {
    __real_sgbrfs_(trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_sgbrfs((unsigned char)*trans, *n, *kl, *ku, *nrhs, ab, *ldab, afb, *ldafb, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_sgbrfs_(trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgbrfs", -result);
}

void __real_dgbrfs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgbrfs"))) int host_dgbrfs(int trans_value, int n, int kl, int ku, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_dgbrfs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgbrfs")) {
    __real_dgbrfs_(trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dgbrfs((unsigned char)*trans, *n, *kl, *ku, *nrhs, ab, *ldab, afb, *ldafb, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_dgbrfs_(trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgbrfs", -result);
}

void __real_cgbrfs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgbrfs"))) int host_cgbrfs(int trans_value, int n, int kl, int ku, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_cgbrfs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgbrfs")) {
    __real_cgbrfs_(trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_cgbrfs((unsigned char)*trans, *n, *kl, *ku, *nrhs, ab, *ldab, afb, *ldafb, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_cgbrfs_(trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgbrfs", -result);
}

void __real_zgbrfs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgbrfs"))) int host_zgbrfs(int trans_value, int n, int kl, int ku, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_zgbrfs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgbrfs")) {
    __real_zgbrfs_(trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zgbrfs((unsigned char)*trans, *n, *kl, *ku, *nrhs, ab, *ldab, afb, *ldafb, ipiv, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_zgbrfs_(trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgbrfs", -result);
}

void __real_sgbsvx_(const char* fact, const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgbsvx"))) int host_sgbsvx(int fact_value, int trans_value, int n, int kl, int ku, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* ipiv, void* equed_place, void* r, void* c, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_sgbsvx_(const char* fact, const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgbsvx")) {
    __real_sgbsvx_(fact, trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, equed, r, c, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_sgbsvx((unsigned char)*fact, (unsigned char)*trans, *n, *kl, *ku, *nrhs, ab, *ldab, afb, *ldafb, ipiv, equed, r, c, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_sgbsvx_(fact, trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, equed, r, c, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgbsvx", -result);
}

void __real_dgbsvx_(const char* fact, const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgbsvx"))) int host_dgbsvx(int fact_value, int trans_value, int n, int kl, int ku, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* ipiv, void* equed_place, void* r, void* c, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_dgbsvx_(const char* fact, const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgbsvx")) {
    __real_dgbsvx_(fact, trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, equed, r, c, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dgbsvx((unsigned char)*fact, (unsigned char)*trans, *n, *kl, *ku, *nrhs, ab, *ldab, afb, *ldafb, ipiv, equed, r, c, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_dgbsvx_(fact, trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, equed, r, c, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgbsvx", -result);
}

void __real_cgbsvx_(const char* fact, const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgbsvx"))) int host_cgbsvx(int fact_value, int trans_value, int n, int kl, int ku, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* ipiv, void* equed_place, void* r, void* c, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_cgbsvx_(const char* fact, const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgbsvx")) {
    __real_cgbsvx_(fact, trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, equed, r, c, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_cgbsvx((unsigned char)*fact, (unsigned char)*trans, *n, *kl, *ku, *nrhs, ab, *ldab, afb, *ldafb, ipiv, equed, r, c, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_cgbsvx_(fact, trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, equed, r, c, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgbsvx", -result);
}

void __real_zgbsvx_(const char* fact, const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgbsvx"))) int host_zgbsvx(int fact_value, int trans_value, int n, int kl, int ku, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* ipiv, void* equed_place, void* r, void* c, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_zgbsvx_(const char* fact, const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgbsvx")) {
    __real_zgbsvx_(fact, trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, equed, r, c, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zgbsvx((unsigned char)*fact, (unsigned char)*trans, *n, *kl, *ku, *nrhs, ab, *ldab, afb, *ldafb, ipiv, equed, r, c, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_zgbsvx_(fact, trans, n, kl, ku, nrhs, ab, ldab, afb, ldafb, ipiv, equed, r, c, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgbsvx", -result);
}

void __real_sgtcon_(const char* norm, const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, const float* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgtcon"))) int host_sgtcon(int norm_value, int n, void* dl, void* d, void* du, void* du2, void* ipiv, float anorm, void* rcond);
void __wrap_sgtcon_(const char* norm, const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgtcon")) {
    __real_sgtcon_(norm, n, dl, d, du, du2, ipiv, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_sgtcon((unsigned char)*norm, *n, dl, d, du, du2, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgtcon", -result);
}

void __real_dgtcon_(const char* norm, const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, const double* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgtcon"))) int host_dgtcon(int norm_value, int n, void* dl, void* d, void* du, void* du2, void* ipiv, double anorm, void* rcond);
void __wrap_dgtcon_(const char* norm, const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgtcon")) {
    __real_dgtcon_(norm, n, dl, d, du, du2, ipiv, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_dgtcon((unsigned char)*norm, *n, dl, d, du, du2, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgtcon", -result);
}

void __real_cgtcon_(const char* norm, const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, const float* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("cgtcon"))) int host_cgtcon(int norm_value, int n, void* dl, void* d, void* du, void* du2, void* ipiv, float anorm, void* rcond);
void __wrap_cgtcon_(const char* norm, const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, const float* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgtcon")) {
    __real_cgtcon_(norm, n, dl, d, du, du2, ipiv, anorm, rcond, work, info);
    return;
  }
  const int result = host_cgtcon((unsigned char)*norm, *n, dl, d, du, du2, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgtcon", -result);
}

void __real_zgtcon_(const char* norm, const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, const double* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zgtcon"))) int host_zgtcon(int norm_value, int n, void* dl, void* d, void* du, void* du2, void* ipiv, double anorm, void* rcond);
void __wrap_zgtcon_(const char* norm, const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, const double* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgtcon")) {
    __real_zgtcon_(norm, n, dl, d, du, du2, ipiv, anorm, rcond, work, info);
    return;
  }
  const int result = host_zgtcon((unsigned char)*norm, *n, dl, d, du, du2, ipiv, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgtcon", -result);
}

void __real_sgtrfs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgtrfs"))) int host_sgtrfs(int trans_value, int n, int nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_sgtrfs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgtrfs")) {
    __real_sgtrfs_(trans, n, nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_sgtrfs((unsigned char)*trans, *n, *nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, *ldb, x, *ldx, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgtrfs", -result);
}

void __real_dgtrfs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgtrfs"))) int host_dgtrfs(int trans_value, int n, int nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_dgtrfs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgtrfs")) {
    __real_dgtrfs_(trans, n, nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dgtrfs((unsigned char)*trans, *n, *nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, *ldb, x, *ldx, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgtrfs", -result);
}

void __real_cgtrfs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgtrfs"))) int host_cgtrfs(int trans_value, int n, int nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_cgtrfs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgtrfs")) {
    __real_cgtrfs_(trans, n, nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_cgtrfs((unsigned char)*trans, *n, *nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, *ldb, x, *ldx, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgtrfs", -result);
}

void __real_zgtrfs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgtrfs"))) int host_zgtrfs(int trans_value, int n, int nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_zgtrfs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgtrfs")) {
    __real_zgtrfs_(trans, n, nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zgtrfs((unsigned char)*trans, *n, *nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, *ldb, x, *ldx, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgtrfs", -result);
}

void __real_sgtsvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sgtsvx"))) int host_sgtsvx(int fact_value, int trans_value, int n, int nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_sgtsvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgtsvx")) {
    __real_sgtsvx_(fact, trans, n, nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_sgtsvx((unsigned char)*fact, (unsigned char)*trans, *n, *nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, *ldb, x, *ldx, rcond, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgtsvx", -result);
}

void __real_dgtsvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dgtsvx"))) int host_dgtsvx(int fact_value, int trans_value, int n, int nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_dgtsvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgtsvx")) {
    __real_dgtsvx_(fact, trans, n, nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dgtsvx((unsigned char)*fact, (unsigned char)*trans, *n, *nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, *ldb, x, *ldx, rcond, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgtsvx", -result);
}

void __real_cgtsvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cgtsvx"))) int host_cgtsvx(int fact_value, int trans_value, int n, int nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_cgtsvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgtsvx")) {
    __real_cgtsvx_(fact, trans, n, nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_cgtsvx((unsigned char)*fact, (unsigned char)*trans, *n, *nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, *ldb, x, *ldx, rcond, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgtsvx", -result);
}

void __real_zgtsvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zgtsvx"))) int host_zgtsvx(int fact_value, int trans_value, int n, int nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_zgtsvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgtsvx")) {
    __real_zgtsvx_(fact, trans, n, nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zgtsvx((unsigned char)*fact, (unsigned char)*trans, *n, *nrhs, dl, d, du, dlf, df, duf, du2, ipiv, b, *ldb, x, *ldx, rcond, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgtsvx", -result);
}

void __real_sgttrf_(const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("sgttrf"))) int host_sgttrf(int n, void* dl, void* d, void* du, void* du2, void* ipiv);
void __wrap_sgttrf_(const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgttrf")) {
    __real_sgttrf_(n, dl, d, du, du2, ipiv, info);
    return;
  }
  const int result = host_sgttrf(*n, dl, d, du, du2, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgttrf", -result);
}

void __real_dgttrf_(const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("dgttrf"))) int host_dgttrf(int n, void* dl, void* d, void* du, void* du2, void* ipiv);
void __wrap_dgttrf_(const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgttrf")) {
    __real_dgttrf_(n, dl, d, du, du2, ipiv, info);
    return;
  }
  const int result = host_dgttrf(*n, dl, d, du, du2, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgttrf", -result);
}

void __real_cgttrf_(const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("cgttrf"))) int host_cgttrf(int n, void* dl, void* d, void* du, void* du2, void* ipiv);
void __wrap_cgttrf_(const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgttrf")) {
    __real_cgttrf_(n, dl, d, du, du2, ipiv, info);
    return;
  }
  const int result = host_cgttrf(*n, dl, d, du, du2, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgttrf", -result);
}

void __real_zgttrf_(const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, int* info);
__attribute__((import_module("lapack_1"), import_name("zgttrf"))) int host_zgttrf(int n, void* dl, void* d, void* du, void* du2, void* ipiv);
void __wrap_zgttrf_(const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgttrf")) {
    __real_zgttrf_(n, dl, d, du, du2, ipiv, info);
    return;
  }
  const int result = host_zgttrf(*n, dl, d, du, du2, ipiv);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgttrf", -result);
}

void __real_sgttrs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("sgttrs"))) int host_sgttrs(int trans_value, int n, int nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, int ldb);
void __wrap_sgttrs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sgttrs")) {
    __real_sgttrs_(trans, n, nrhs, dl, d, du, du2, ipiv, b, ldb, info);
    return;
  }
  const int result = host_sgttrs((unsigned char)*trans, *n, *nrhs, dl, d, du, du2, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sgttrs", -result);
}

void __real_dgttrs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dgttrs"))) int host_dgttrs(int trans_value, int n, int nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, int ldb);
void __wrap_dgttrs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dgttrs")) {
    __real_dgttrs_(trans, n, nrhs, dl, d, du, du2, ipiv, b, ldb, info);
    return;
  }
  const int result = host_dgttrs((unsigned char)*trans, *n, *nrhs, dl, d, du, du2, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dgttrs", -result);
}

void __real_cgttrs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("cgttrs"))) int host_cgttrs(int trans_value, int n, int nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, int ldb);
void __wrap_cgttrs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cgttrs")) {
    __real_cgttrs_(trans, n, nrhs, dl, d, du, du2, ipiv, b, ldb, info);
    return;
  }
  const int result = host_cgttrs((unsigned char)*trans, *n, *nrhs, dl, d, du, du2, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cgttrs", -result);
}

void __real_zgttrs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zgttrs"))) int host_zgttrs(int trans_value, int n, int nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, int ldb);
void __wrap_zgttrs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zgttrs")) {
    __real_zgttrs_(trans, n, nrhs, dl, d, du, du2, ipiv, b, ldb, info);
    return;
  }
  const int result = host_zgttrs((unsigned char)*trans, *n, *nrhs, dl, d, du, du2, ipiv, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zgttrs", -result);
}

void __real_chbev_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chbev"))) int host_chbev(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz);
void __wrap_chbev_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chbev")) {
    __real_chbev_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, rwork, info);
    return;
  }
  const int result = host_chbev((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chbev", -result);
}

void __real_zhbev_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhbev"))) int host_zhbev(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz);
void __wrap_zhbev_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhbev")) {
    __real_zhbev_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, rwork, info);
    return;
  }
  const int result = host_zhbev((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhbev", -result);
}

void __real_chbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chbev_2stage"))) int host_chbev_2stage(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz, void* work, int lwork);
void __wrap_chbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chbev_2stage")) {
    __real_chbev_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, rwork, info);
    return;
  }
  const int result = host_chbev_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_chbev_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chbev_2stage", -result);
}

void __real_zhbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhbev_2stage"))) int host_zhbev_2stage(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz, void* work, int lwork);
void __wrap_zhbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhbev_2stage")) {
    __real_zhbev_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, rwork, info);
    return;
  }
  const int result = host_zhbev_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_zhbev_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhbev_2stage", -result);
}

void __real_chbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chbevd"))) int host_chbevd(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_chbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chbevd")) {
    __real_chbevd_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_chbevd((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz, work, *lwork, rwork, *lrwork, iwork, *liwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chbevd", -result);
}

void __real_zhbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhbevd"))) int host_zhbevd(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_zhbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhbevd")) {
    __real_zhbevd_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_zhbevd((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz, work, *lwork, rwork, *lrwork, iwork, *liwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhbevd", -result);
}

void __real_chbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chbevd_2stage"))) int host_chbevd_2stage(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_chbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chbevd_2stage")) {
    __real_chbevd_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_chbevd_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz, work, *lwork, rwork, *lrwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_chbevd_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chbevd_2stage", -result);
}

void __real_zhbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhbevd_2stage"))) int host_zhbevd_2stage(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_zhbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhbevd_2stage")) {
    __real_zhbevd_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_zhbevd_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz, work, *lwork, rwork, *lrwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_zhbevd_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhbevd_2stage", -result);
}

void __real_chbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("chbevx"))) int host_chbevx(int jobz_value, int range_value, int uplo_value, int n, int kd, void* ab, int ldab, void* q, int ldq, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* ifail);
void __wrap_chbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chbevx")) {
    __real_chbevx_(jobz, range, uplo, n, kd, ab, ldab, q, ldq, vl, vu, il, iu, abstol, m, w, z, ldz, work, rwork, iwork, ifail, info);
    return;
  }
  const int result = host_chbevx((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, *kd, ab, *ldab, q, *ldq, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, ifail);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chbevx", -result);
}

void __real_zhbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("zhbevx"))) int host_zhbevx(int jobz_value, int range_value, int uplo_value, int n, int kd, void* ab, int ldab, void* q, int ldq, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* ifail);
void __wrap_zhbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhbevx")) {
    __real_zhbevx_(jobz, range, uplo, n, kd, ab, ldab, q, ldq, vl, vu, il, iu, abstol, m, w, z, ldz, work, rwork, iwork, ifail, info);
    return;
  }
  const int result = host_zhbevx((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, *kd, ab, *ldab, q, *ldq, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, ifail);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhbevx", -result);
}

void __real_chbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("chbevx_2stage"))) int host_chbevx_2stage(int jobz_value, int range_value, int uplo_value, int n, int kd, void* ab, int ldab, void* q, int ldq, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_chbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chbevx_2stage")) {
    __real_chbevx_2stage_(jobz, range, uplo, n, kd, ab, ldab, q, ldq, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, rwork, iwork, ifail, info);
    return;
  }
  const int result = host_chbevx_2stage((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, *kd, ab, *ldab, q, *ldq, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  if (result == mpiwasm_declined) {
    __real_chbevx_2stage_(jobz, range, uplo, n, kd, ab, ldab, q, ldq, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, rwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chbevx_2stage", -result);
}

void __real_zhbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("zhbevx_2stage"))) int host_zhbevx_2stage(int jobz_value, int range_value, int uplo_value, int n, int kd, void* ab, int ldab, void* q, int ldq, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_zhbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhbevx_2stage")) {
    __real_zhbevx_2stage_(jobz, range, uplo, n, kd, ab, ldab, q, ldq, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, rwork, iwork, ifail, info);
    return;
  }
  const int result = host_zhbevx_2stage((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, *kd, ab, *ldab, q, *ldq, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  if (result == mpiwasm_declined) {
    __real_zhbevx_2stage_(jobz, range, uplo, n, kd, ab, ldab, q, ldq, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, rwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhbevx_2stage", -result);
}

void __real_chbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("chbtrd"))) int host_chbtrd(int vect_value, int uplo_value, int n, int kd, void* ab, int ldab, void* d, void* e, void* q, int ldq);
void __wrap_chbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chbtrd")) {
    __real_chbtrd_(vect, uplo, n, kd, ab, ldab, d, e, q, ldq, work, info);
    return;
  }
  const int result = host_chbtrd((unsigned char)*vect, (unsigned char)*uplo, *n, *kd, ab, *ldab, d, e, q, *ldq);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chbtrd", -result);
}

void __real_zhbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zhbtrd"))) int host_zhbtrd(int vect_value, int uplo_value, int n, int kd, void* ab, int ldab, void* d, void* e, void* q, int ldq);
void __wrap_zhbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhbtrd")) {
    __real_zhbtrd_(vect, uplo, n, kd, ab, ldab, d, e, q, ldq, work, info);
    return;
  }
  const int result = host_zhbtrd((unsigned char)*vect, (unsigned char)*uplo, *n, *kd, ab, *ldab, d, e, q, *ldq);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhbtrd", -result);
}

void __real_spbcon_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, const float* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("spbcon"))) int host_spbcon(int uplo_value, int n, int kd, void* ab, int ldab, float anorm, void* rcond);
void __wrap_spbcon_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spbcon")) {
    __real_spbcon_(uplo, n, kd, ab, ldab, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_spbcon((unsigned char)*uplo, *n, *kd, ab, *ldab, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spbcon", -result);
}

void __real_dpbcon_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, const double* anorm, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dpbcon"))) int host_dpbcon(int uplo_value, int n, int kd, void* ab, int ldab, double anorm, void* rcond);
void __wrap_dpbcon_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpbcon")) {
    __real_dpbcon_(uplo, n, kd, ab, ldab, anorm, rcond, work, iwork, info);
    return;
  }
  const int result = host_dpbcon((unsigned char)*uplo, *n, *kd, ab, *ldab, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpbcon", -result);
}

void __real_cpbcon_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, const float* anorm, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cpbcon"))) int host_cpbcon(int uplo_value, int n, int kd, void* ab, int ldab, float anorm, void* rcond);
void __wrap_cpbcon_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, const float* anorm, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpbcon")) {
    __real_cpbcon_(uplo, n, kd, ab, ldab, anorm, rcond, work, rwork, info);
    return;
  }
  const int result = host_cpbcon((unsigned char)*uplo, *n, *kd, ab, *ldab, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpbcon", -result);
}

void __real_zpbcon_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, const double* anorm, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zpbcon"))) int host_zpbcon(int uplo_value, int n, int kd, void* ab, int ldab, double anorm, void* rcond);
void __wrap_zpbcon_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, const double* anorm, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpbcon")) {
    __real_zpbcon_(uplo, n, kd, ab, ldab, anorm, rcond, work, rwork, info);
    return;
  }
  const int result = host_zpbcon((unsigned char)*uplo, *n, *kd, ab, *ldab, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpbcon", -result);
}

void __real_spbequ_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("spbequ"))) int host_spbequ(int uplo_value, int n, int kd, void* ab, int ldab, void* s, void* scond, void* amax);
void __wrap_spbequ_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spbequ")) {
    __real_spbequ_(uplo, n, kd, ab, ldab, s, scond, amax, info);
    return;
  }
  const int result = host_spbequ((unsigned char)*uplo, *n, *kd, ab, *ldab, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spbequ", -result);
}

void __real_dpbequ_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("dpbequ"))) int host_dpbequ(int uplo_value, int n, int kd, void* ab, int ldab, void* s, void* scond, void* amax);
void __wrap_dpbequ_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpbequ")) {
    __real_dpbequ_(uplo, n, kd, ab, ldab, s, scond, amax, info);
    return;
  }
  const int result = host_dpbequ((unsigned char)*uplo, *n, *kd, ab, *ldab, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpbequ", -result);
}

void __real_cpbequ_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("cpbequ"))) int host_cpbequ(int uplo_value, int n, int kd, void* ab, int ldab, void* s, void* scond, void* amax);
void __wrap_cpbequ_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpbequ")) {
    __real_cpbequ_(uplo, n, kd, ab, ldab, s, scond, amax, info);
    return;
  }
  const int result = host_cpbequ((unsigned char)*uplo, *n, *kd, ab, *ldab, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpbequ", -result);
}

void __real_zpbequ_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* s, void* scond, void* amax, int* info);
__attribute__((import_module("lapack_1"), import_name("zpbequ"))) int host_zpbequ(int uplo_value, int n, int kd, void* ab, int ldab, void* s, void* scond, void* amax);
void __wrap_zpbequ_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* s, void* scond, void* amax, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpbequ")) {
    __real_zpbequ_(uplo, n, kd, ab, ldab, s, scond, amax, info);
    return;
  }
  const int result = host_zpbequ((unsigned char)*uplo, *n, *kd, ab, *ldab, s, scond, amax);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpbequ", -result);
}

void __real_spbrfs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("spbrfs"))) int host_spbrfs(int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_spbrfs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spbrfs")) {
    __real_spbrfs_(uplo, n, kd, nrhs, ab, ldab, afb, ldafb, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_spbrfs((unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, afb, *ldafb, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_spbrfs_(uplo, n, kd, nrhs, ab, ldab, afb, ldafb, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spbrfs", -result);
}

void __real_dpbrfs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dpbrfs"))) int host_dpbrfs(int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_dpbrfs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpbrfs")) {
    __real_dpbrfs_(uplo, n, kd, nrhs, ab, ldab, afb, ldafb, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dpbrfs((unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, afb, *ldafb, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_dpbrfs_(uplo, n, kd, nrhs, ab, ldab, afb, ldafb, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpbrfs", -result);
}

void __real_cpbrfs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cpbrfs"))) int host_cpbrfs(int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_cpbrfs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpbrfs")) {
    __real_cpbrfs_(uplo, n, kd, nrhs, ab, ldab, afb, ldafb, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_cpbrfs((unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, afb, *ldafb, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_cpbrfs_(uplo, n, kd, nrhs, ab, ldab, afb, ldafb, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpbrfs", -result);
}

void __real_zpbrfs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zpbrfs"))) int host_zpbrfs(int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_zpbrfs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpbrfs")) {
    __real_zpbrfs_(uplo, n, kd, nrhs, ab, ldab, afb, ldafb, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zpbrfs((unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, afb, *ldafb, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_zpbrfs_(uplo, n, kd, nrhs, ab, ldab, afb, ldafb, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpbrfs", -result);
}

void __real_spbsvx_(const char* fact, const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("spbsvx"))) int host_spbsvx(int fact_value, int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* equed_place, void* s, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_spbsvx_(const char* fact, const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spbsvx")) {
    __real_spbsvx_(fact, uplo, n, kd, nrhs, ab, ldab, afb, ldafb, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_spbsvx((unsigned char)*fact, (unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, afb, *ldafb, equed, s, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_spbsvx_(fact, uplo, n, kd, nrhs, ab, ldab, afb, ldafb, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spbsvx", -result);
}

void __real_dpbsvx_(const char* fact, const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dpbsvx"))) int host_dpbsvx(int fact_value, int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* equed_place, void* s, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_dpbsvx_(const char* fact, const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpbsvx")) {
    __real_dpbsvx_(fact, uplo, n, kd, nrhs, ab, ldab, afb, ldafb, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dpbsvx((unsigned char)*fact, (unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, afb, *ldafb, equed, s, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_dpbsvx_(fact, uplo, n, kd, nrhs, ab, ldab, afb, ldafb, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpbsvx", -result);
}

void __real_cpbsvx_(const char* fact, const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cpbsvx"))) int host_cpbsvx(int fact_value, int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* equed_place, void* s, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_cpbsvx_(const char* fact, const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpbsvx")) {
    __real_cpbsvx_(fact, uplo, n, kd, nrhs, ab, ldab, afb, ldafb, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_cpbsvx((unsigned char)*fact, (unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, afb, *ldafb, equed, s, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_cpbsvx_(fact, uplo, n, kd, nrhs, ab, ldab, afb, ldafb, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpbsvx", -result);
}

void __real_zpbsvx_(const char* fact, const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zpbsvx"))) int host_zpbsvx(int fact_value, int uplo_value, int n, int kd, int nrhs, void* ab, int ldab, void* afb, int ldafb, void* equed_place, void* s, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_zpbsvx_(const char* fact, const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpbsvx")) {
    __real_zpbsvx_(fact, uplo, n, kd, nrhs, ab, ldab, afb, ldafb, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zpbsvx((unsigned char)*fact, (unsigned char)*uplo, *n, *kd, *nrhs, ab, *ldab, afb, *ldafb, equed, s, b, *ldb, x, *ldx, rcond, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_zpbsvx_(fact, uplo, n, kd, nrhs, ab, ldab, afb, ldafb, equed, s, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpbsvx", -result);
}

void __real_sptcon_(const int* n, void* d, void* e, const float* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("sptcon"))) int host_sptcon(int n, void* d, void* e, float anorm, void* rcond);
void __wrap_sptcon_(const int* n, void* d, void* e, const float* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sptcon")) {
    __real_sptcon_(n, d, e, anorm, rcond, work, info);
    return;
  }
  const int result = host_sptcon(*n, d, e, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sptcon", -result);
}

void __real_dptcon_(const int* n, void* d, void* e, const double* anorm, void* rcond, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dptcon"))) int host_dptcon(int n, void* d, void* e, double anorm, void* rcond);
void __wrap_dptcon_(const int* n, void* d, void* e, const double* anorm, void* rcond, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dptcon")) {
    __real_dptcon_(n, d, e, anorm, rcond, work, info);
    return;
  }
  const int result = host_dptcon(*n, d, e, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dptcon", -result);
}

void __real_cptcon_(const int* n, void* d, void* e, const float* anorm, void* rcond, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cptcon"))) int host_cptcon(int n, void* d, void* e, float anorm, void* rcond);
void __wrap_cptcon_(const int* n, void* d, void* e, const float* anorm, void* rcond, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cptcon")) {
    __real_cptcon_(n, d, e, anorm, rcond, rwork, info);
    return;
  }
  const int result = host_cptcon(*n, d, e, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cptcon", -result);
}

void __real_zptcon_(const int* n, void* d, void* e, const double* anorm, void* rcond, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zptcon"))) int host_zptcon(int n, void* d, void* e, double anorm, void* rcond);
void __wrap_zptcon_(const int* n, void* d, void* e, const double* anorm, void* rcond, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zptcon")) {
    __real_zptcon_(n, d, e, anorm, rcond, rwork, info);
    return;
  }
  const int result = host_zptcon(*n, d, e, *anorm, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zptcon", -result);
}

void __real_spteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("spteqr"))) int host_spteqr(int compz_value, int n, void* d, void* e, void* z, int ldz);
void __wrap_spteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spteqr")) {
    __real_spteqr_(compz, n, d, e, z, ldz, work, info);
    return;
  }
  const int result = host_spteqr((unsigned char)*compz, *n, d, e, z, *ldz);
  if (result == mpiwasm_declined) {
    __real_spteqr_(compz, n, d, e, z, ldz, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spteqr", -result);
}

void __real_dpteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dpteqr"))) int host_dpteqr(int compz_value, int n, void* d, void* e, void* z, int ldz);
void __wrap_dpteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpteqr")) {
    __real_dpteqr_(compz, n, d, e, z, ldz, work, info);
    return;
  }
  const int result = host_dpteqr((unsigned char)*compz, *n, d, e, z, *ldz);
  if (result == mpiwasm_declined) {
    __real_dpteqr_(compz, n, d, e, z, ldz, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpteqr", -result);
}

void __real_cpteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("cpteqr"))) int host_cpteqr(int compz_value, int n, void* d, void* e, void* z, int ldz);
void __wrap_cpteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpteqr")) {
    __real_cpteqr_(compz, n, d, e, z, ldz, work, info);
    return;
  }
  const int result = host_cpteqr((unsigned char)*compz, *n, d, e, z, *ldz);
  if (result == mpiwasm_declined) {
    __real_cpteqr_(compz, n, d, e, z, ldz, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpteqr", -result);
}

void __real_zpteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zpteqr"))) int host_zpteqr(int compz_value, int n, void* d, void* e, void* z, int ldz);
void __wrap_zpteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpteqr")) {
    __real_zpteqr_(compz, n, d, e, z, ldz, work, info);
    return;
  }
  const int result = host_zpteqr((unsigned char)*compz, *n, d, e, z, *ldz);
  if (result == mpiwasm_declined) {
    __real_zpteqr_(compz, n, d, e, z, ldz, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpteqr", -result);
}

void __real_sptrfs_(const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("sptrfs"))) int host_sptrfs(int n, int nrhs, void* d, void* e, void* df, void* ef, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_sptrfs_(const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sptrfs")) {
    __real_sptrfs_(n, nrhs, d, e, df, ef, b, ldb, x, ldx, ferr, berr, work, info);
    return;
  }
  const int result = host_sptrfs(*n, *nrhs, d, e, df, ef, b, *ldb, x, *ldx, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sptrfs", -result);
}

void __real_dptrfs_(const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dptrfs"))) int host_dptrfs(int n, int nrhs, void* d, void* e, void* df, void* ef, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_dptrfs_(const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dptrfs")) {
    __real_dptrfs_(n, nrhs, d, e, df, ef, b, ldb, x, ldx, ferr, berr, work, info);
    return;
  }
  const int result = host_dptrfs(*n, *nrhs, d, e, df, ef, b, *ldb, x, *ldx, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dptrfs", -result);
}

void __real_cptrfs_(const char* uplo, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cptrfs"))) int host_cptrfs(int uplo_value, int n, int nrhs, void* d, void* e, void* df, void* ef, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_cptrfs_(const char* uplo, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cptrfs")) {
    __real_cptrfs_(uplo, n, nrhs, d, e, df, ef, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_cptrfs((unsigned char)*uplo, *n, *nrhs, d, e, df, ef, b, *ldb, x, *ldx, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cptrfs", -result);
}

void __real_zptrfs_(const char* uplo, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zptrfs"))) int host_zptrfs(int uplo_value, int n, int nrhs, void* d, void* e, void* df, void* ef, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_zptrfs_(const char* uplo, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zptrfs")) {
    __real_zptrfs_(uplo, n, nrhs, d, e, df, ef, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zptrfs((unsigned char)*uplo, *n, *nrhs, d, e, df, ef, b, *ldb, x, *ldx, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zptrfs", -result);
}

void __real_sptsvx_(const char* fact, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("sptsvx"))) int host_sptsvx(int fact_value, int n, int nrhs, void* d, void* e, void* df, void* ef, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_sptsvx_(const char* fact, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sptsvx")) {
    __real_sptsvx_(fact, n, nrhs, d, e, df, ef, b, ldb, x, ldx, rcond, ferr, berr, work, info);
    return;
  }
  const int result = host_sptsvx((unsigned char)*fact, *n, *nrhs, d, e, df, ef, b, *ldb, x, *ldx, rcond, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sptsvx", -result);
}

void __real_dptsvx_(const char* fact, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dptsvx"))) int host_dptsvx(int fact_value, int n, int nrhs, void* d, void* e, void* df, void* ef, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_dptsvx_(const char* fact, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dptsvx")) {
    __real_dptsvx_(fact, n, nrhs, d, e, df, ef, b, ldb, x, ldx, rcond, ferr, berr, work, info);
    return;
  }
  const int result = host_dptsvx((unsigned char)*fact, *n, *nrhs, d, e, df, ef, b, *ldb, x, *ldx, rcond, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dptsvx", -result);
}

void __real_cptsvx_(const char* fact, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cptsvx"))) int host_cptsvx(int fact_value, int n, int nrhs, void* d, void* e, void* df, void* ef, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_cptsvx_(const char* fact, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cptsvx")) {
    __real_cptsvx_(fact, n, nrhs, d, e, df, ef, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_cptsvx((unsigned char)*fact, *n, *nrhs, d, e, df, ef, b, *ldb, x, *ldx, rcond, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cptsvx", -result);
}

void __real_zptsvx_(const char* fact, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zptsvx"))) int host_zptsvx(int fact_value, int n, int nrhs, void* d, void* e, void* df, void* ef, void* b, int ldb, void* x, int ldx, void* rcond, void* ferr, void* berr);
void __wrap_zptsvx_(const char* fact, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zptsvx")) {
    __real_zptsvx_(fact, n, nrhs, d, e, df, ef, b, ldb, x, ldx, rcond, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_zptsvx((unsigned char)*fact, *n, *nrhs, d, e, df, ef, b, *ldb, x, *ldx, rcond, ferr, berr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zptsvx", -result);
}

void __real_spttrs_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("spttrs"))) int host_spttrs(int n, int nrhs, void* d, void* e, void* b, int ldb);
void __wrap_spttrs_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "spttrs")) {
    __real_spttrs_(n, nrhs, d, e, b, ldb, info);
    return;
  }
  const int result = host_spttrs(*n, *nrhs, d, e, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("spttrs", -result);
}

void __real_dpttrs_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dpttrs"))) int host_dpttrs(int n, int nrhs, void* d, void* e, void* b, int ldb);
void __wrap_dpttrs_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dpttrs")) {
    __real_dpttrs_(n, nrhs, d, e, b, ldb, info);
    return;
  }
  const int result = host_dpttrs(*n, *nrhs, d, e, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dpttrs", -result);
}

void __real_cpttrs_(const char* uplo, const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("cpttrs"))) int host_cpttrs(int uplo_value, int n, int nrhs, void* d, void* e, void* b, int ldb);
void __wrap_cpttrs_(const char* uplo, const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cpttrs")) {
    __real_cpttrs_(uplo, n, nrhs, d, e, b, ldb, info);
    return;
  }
  const int result = host_cpttrs((unsigned char)*uplo, *n, *nrhs, d, e, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cpttrs", -result);
}

void __real_zpttrs_(const char* uplo, const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("zpttrs"))) int host_zpttrs(int uplo_value, int n, int nrhs, void* d, void* e, void* b, int ldb);
void __wrap_zpttrs_(const char* uplo, const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zpttrs")) {
    __real_zpttrs_(uplo, n, nrhs, d, e, b, ldb, info);
    return;
  }
  const int result = host_zpttrs((unsigned char)*uplo, *n, *nrhs, d, e, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zpttrs", -result);
}

void __real_ssbev_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("ssbev"))) int host_ssbev(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz);
void __wrap_ssbev_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssbev")) {
    __real_ssbev_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, info);
    return;
  }
  const int result = host_ssbev((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssbev", -result);
}

void __real_dsbev_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dsbev"))) int host_dsbev(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz);
void __wrap_dsbev_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsbev")) {
    __real_dsbev_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, info);
    return;
  }
  const int result = host_dsbev((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsbev", -result);
}

void __real_ssbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssbev_2stage"))) int host_ssbev_2stage(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz, void* work, int lwork);
void __wrap_ssbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssbev_2stage")) {
    __real_ssbev_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, info);
    return;
  }
  const int result = host_ssbev_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_ssbev_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssbev_2stage", -result);
}

void __real_dsbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsbev_2stage"))) int host_dsbev_2stage(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz, void* work, int lwork);
void __wrap_dsbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsbev_2stage")) {
    __real_dsbev_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, info);
    return;
  }
  const int result = host_dsbev_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz, work, *lwork);
  if (result == mpiwasm_declined) {
    __real_dsbev_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsbev_2stage", -result);
}

void __real_ssbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssbevd"))) int host_ssbevd(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz, void* work, int lwork, void* iwork, int liwork);
void __wrap_ssbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssbevd")) {
    __real_ssbevd_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_ssbevd((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_ssbevd_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssbevd", -result);
}

void __real_dsbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsbevd"))) int host_dsbevd(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz, void* work, int lwork, void* iwork, int liwork);
void __wrap_dsbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsbevd")) {
    __real_dsbevd_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_dsbevd((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_dsbevd_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsbevd", -result);
}

void __real_ssbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ssbevd_2stage"))) int host_ssbevd_2stage(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz, void* work, int lwork, void* iwork, int liwork);
void __wrap_ssbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssbevd_2stage")) {
    __real_ssbevd_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_ssbevd_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_ssbevd_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssbevd_2stage", -result);
}

void __real_dsbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dsbevd_2stage"))) int host_dsbevd_2stage(int jobz_value, int uplo_value, int n, int kd, void* ab, int ldab, void* w, void* z, int ldz, void* work, int lwork, void* iwork, int liwork);
void __wrap_dsbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsbevd_2stage")) {
    __real_dsbevd_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_dsbevd_2stage((unsigned char)*jobz, (unsigned char)*uplo, *n, *kd, ab, *ldab, w, z, *ldz, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_dsbevd_2stage_(jobz, uplo, n, kd, ab, ldab, w, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsbevd_2stage", -result);
}

void __real_ssbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("ssbevx"))) int host_ssbevx(int jobz_value, int range_value, int uplo_value, int n, int kd, void* ab, int ldab, void* q, int ldq, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* ifail);
void __wrap_ssbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssbevx")) {
    __real_ssbevx_(jobz, range, uplo, n, kd, ab, ldab, q, ldq, vl, vu, il, iu, abstol, m, w, z, ldz, work, iwork, ifail, info);
    return;
  }
  const int result = host_ssbevx((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, *kd, ab, *ldab, q, *ldq, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, ifail);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssbevx", -result);
}

void __real_dsbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("dsbevx"))) int host_dsbevx(int jobz_value, int range_value, int uplo_value, int n, int kd, void* ab, int ldab, void* q, int ldq, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* ifail);
void __wrap_dsbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsbevx")) {
    __real_dsbevx_(jobz, range, uplo, n, kd, ab, ldab, q, ldq, vl, vu, il, iu, abstol, m, w, z, ldz, work, iwork, ifail, info);
    return;
  }
  const int result = host_dsbevx((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, *kd, ab, *ldab, q, *ldq, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, ifail);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsbevx", -result);
}

void __real_ssbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("ssbevx_2stage"))) int host_ssbevx_2stage(int jobz_value, int range_value, int uplo_value, int n, int kd, void* ab, int ldab, void* q, int ldq, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_ssbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssbevx_2stage")) {
    __real_ssbevx_2stage_(jobz, range, uplo, n, kd, ab, ldab, q, ldq, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, iwork, ifail, info);
    return;
  }
  const int result = host_ssbevx_2stage((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, *kd, ab, *ldab, q, *ldq, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  if (result == mpiwasm_declined) {
    __real_ssbevx_2stage_(jobz, range, uplo, n, kd, ab, ldab, q, ldq, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssbevx_2stage", -result);
}

void __real_dsbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("dsbevx_2stage"))) int host_dsbevx_2stage(int jobz_value, int range_value, int uplo_value, int n, int kd, void* ab, int ldab, void* q, int ldq, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* work, int lwork, void* ifail);
void __wrap_dsbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsbevx_2stage")) {
    __real_dsbevx_2stage_(jobz, range, uplo, n, kd, ab, ldab, q, ldq, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, iwork, ifail, info);
    return;
  }
  const int result = host_dsbevx_2stage((unsigned char)*jobz, (unsigned char)*range, (unsigned char)*uplo, *n, *kd, ab, *ldab, q, *ldq, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, work, *lwork, ifail);
  if (result == mpiwasm_declined) {
    __real_dsbevx_2stage_(jobz, range, uplo, n, kd, ab, ldab, q, ldq, vl, vu, il, iu, abstol, m, w, z, ldz, work, lwork, iwork, ifail, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsbevx_2stage", -result);
}

void __real_ssbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("ssbtrd"))) int host_ssbtrd(int vect_value, int uplo_value, int n, int kd, void* ab, int ldab, void* d, void* e, void* q, int ldq);
void __wrap_ssbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssbtrd")) {
    __real_ssbtrd_(vect, uplo, n, kd, ab, ldab, d, e, q, ldq, work, info);
    return;
  }
  const int result = host_ssbtrd((unsigned char)*vect, (unsigned char)*uplo, *n, *kd, ab, *ldab, d, e, q, *ldq);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssbtrd", -result);
}

void __real_dsbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dsbtrd"))) int host_dsbtrd(int vect_value, int uplo_value, int n, int kd, void* ab, int ldab, void* d, void* e, void* q, int ldq);
void __wrap_dsbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsbtrd")) {
    __real_dsbtrd_(vect, uplo, n, kd, ab, ldab, d, e, q, ldq, work, info);
    return;
  }
  const int result = host_dsbtrd((unsigned char)*vect, (unsigned char)*uplo, *n, *kd, ab, *ldab, d, e, q, *ldq);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsbtrd", -result);
}

void __real_stbcon_(const char* norm, const char* uplo, const char* diag, const int* n, const int* kd, void* ab, const int* ldab, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("stbcon"))) int host_stbcon(int norm_value, int uplo_value, int diag_value, int n, int kd, void* ab, int ldab, void* rcond);
void __wrap_stbcon_(const char* norm, const char* uplo, const char* diag, const int* n, const int* kd, void* ab, const int* ldab, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stbcon")) {
    __real_stbcon_(norm, uplo, diag, n, kd, ab, ldab, rcond, work, iwork, info);
    return;
  }
  const int result = host_stbcon((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *n, *kd, ab, *ldab, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stbcon", -result);
}

void __real_dtbcon_(const char* norm, const char* uplo, const char* diag, const int* n, const int* kd, void* ab, const int* ldab, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dtbcon"))) int host_dtbcon(int norm_value, int uplo_value, int diag_value, int n, int kd, void* ab, int ldab, void* rcond);
void __wrap_dtbcon_(const char* norm, const char* uplo, const char* diag, const int* n, const int* kd, void* ab, const int* ldab, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtbcon")) {
    __real_dtbcon_(norm, uplo, diag, n, kd, ab, ldab, rcond, work, iwork, info);
    return;
  }
  const int result = host_dtbcon((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *n, *kd, ab, *ldab, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtbcon", -result);
}

void __real_ctbcon_(const char* norm, const char* uplo, const char* diag, const int* n, const int* kd, void* ab, const int* ldab, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ctbcon"))) int host_ctbcon(int norm_value, int uplo_value, int diag_value, int n, int kd, void* ab, int ldab, void* rcond);
void __wrap_ctbcon_(const char* norm, const char* uplo, const char* diag, const int* n, const int* kd, void* ab, const int* ldab, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctbcon")) {
    __real_ctbcon_(norm, uplo, diag, n, kd, ab, ldab, rcond, work, rwork, info);
    return;
  }
  const int result = host_ctbcon((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *n, *kd, ab, *ldab, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctbcon", -result);
}

void __real_ztbcon_(const char* norm, const char* uplo, const char* diag, const int* n, const int* kd, void* ab, const int* ldab, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ztbcon"))) int host_ztbcon(int norm_value, int uplo_value, int diag_value, int n, int kd, void* ab, int ldab, void* rcond);
void __wrap_ztbcon_(const char* norm, const char* uplo, const char* diag, const int* n, const int* kd, void* ab, const int* ldab, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztbcon")) {
    __real_ztbcon_(norm, uplo, diag, n, kd, ab, ldab, rcond, work, rwork, info);
    return;
  }
  const int result = host_ztbcon((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *n, *kd, ab, *ldab, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztbcon", -result);
}

void __real_stbrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("stbrfs"))) int host_stbrfs(int uplo_value, int trans_value, int diag_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_stbrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stbrfs")) {
    __real_stbrfs_(uplo, trans, diag, n, kd, nrhs, ab, ldab, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_stbrfs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *kd, *nrhs, ab, *ldab, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_stbrfs_(uplo, trans, diag, n, kd, nrhs, ab, ldab, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stbrfs", -result);
}

void __real_dtbrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dtbrfs"))) int host_dtbrfs(int uplo_value, int trans_value, int diag_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_dtbrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtbrfs")) {
    __real_dtbrfs_(uplo, trans, diag, n, kd, nrhs, ab, ldab, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dtbrfs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *kd, *nrhs, ab, *ldab, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_dtbrfs_(uplo, trans, diag, n, kd, nrhs, ab, ldab, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtbrfs", -result);
}

void __real_ctbrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ctbrfs"))) int host_ctbrfs(int uplo_value, int trans_value, int diag_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_ctbrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctbrfs")) {
    __real_ctbrfs_(uplo, trans, diag, n, kd, nrhs, ab, ldab, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_ctbrfs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *kd, *nrhs, ab, *ldab, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_ctbrfs_(uplo, trans, diag, n, kd, nrhs, ab, ldab, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctbrfs", -result);
}

void __real_ztbrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ztbrfs"))) int host_ztbrfs(int uplo_value, int trans_value, int diag_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_ztbrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztbrfs")) {
    __real_ztbrfs_(uplo, trans, diag, n, kd, nrhs, ab, ldab, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_ztbrfs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *kd, *nrhs, ab, *ldab, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_ztbrfs_(uplo, trans, diag, n, kd, nrhs, ab, ldab, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztbrfs", -result);
}

void __real_stbtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("stbtrs"))) int host_stbtrs(int uplo_value, int trans_value, int diag_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb);
void __wrap_stbtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stbtrs")) {
    __real_stbtrs_(uplo, trans, diag, n, kd, nrhs, ab, ldab, b, ldb, info);
    return;
  }
  const int result = host_stbtrs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *kd, *nrhs, ab, *ldab, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stbtrs", -result);
}

void __real_dtbtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("dtbtrs"))) int host_dtbtrs(int uplo_value, int trans_value, int diag_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb);
void __wrap_dtbtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtbtrs")) {
    __real_dtbtrs_(uplo, trans, diag, n, kd, nrhs, ab, ldab, b, ldb, info);
    return;
  }
  const int result = host_dtbtrs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *kd, *nrhs, ab, *ldab, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtbtrs", -result);
}

void __real_ctbtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("ctbtrs"))) int host_ctbtrs(int uplo_value, int trans_value, int diag_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb);
void __wrap_ctbtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctbtrs")) {
    __real_ctbtrs_(uplo, trans, diag, n, kd, nrhs, ab, ldab, b, ldb, info);
    return;
  }
  const int result = host_ctbtrs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *kd, *nrhs, ab, *ldab, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctbtrs", -result);
}

void __real_ztbtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info);
__attribute__((import_module("lapack_1"), import_name("ztbtrs"))) int host_ztbtrs(int uplo_value, int trans_value, int diag_value, int n, int kd, int nrhs, void* ab, int ldab, void* b, int ldb);
void __wrap_ztbtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztbtrs")) {
    __real_ztbtrs_(uplo, trans, diag, n, kd, nrhs, ab, ldab, b, ldb, info);
    return;
  }
  const int result = host_ztbtrs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *kd, *nrhs, ab, *ldab, b, *ldb);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztbtrs", -result);
}
