/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

__attribute__((weak)) void sgbbrd_(const char* vect, const int* m, const int* n, const int* ncc, const int* kl, const int* ku, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* pt, const int* ldpt, void* c, const int* ldc, void* work, int* info) {
  (void)vect;
  (void)m;
  (void)n;
  (void)ncc;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)d;
  (void)e;
  (void)q;
  (void)ldq;
  (void)pt;
  (void)ldpt;
  (void)c;
  (void)ldc;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("sgbbrd");
}

__attribute__((weak)) void dgbbrd_(const char* vect, const int* m, const int* n, const int* ncc, const int* kl, const int* ku, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* pt, const int* ldpt, void* c, const int* ldc, void* work, int* info) {
  (void)vect;
  (void)m;
  (void)n;
  (void)ncc;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)d;
  (void)e;
  (void)q;
  (void)ldq;
  (void)pt;
  (void)ldpt;
  (void)c;
  (void)ldc;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dgbbrd");
}

__attribute__((weak)) void cgbbrd_(const char* vect, const int* m, const int* n, const int* ncc, const int* kl, const int* ku, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* pt, const int* ldpt, void* c, const int* ldc, void* work, void* rwork, int* info) {
  (void)vect;
  (void)m;
  (void)n;
  (void)ncc;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)d;
  (void)e;
  (void)q;
  (void)ldq;
  (void)pt;
  (void)ldpt;
  (void)c;
  (void)ldc;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cgbbrd");
}

__attribute__((weak)) void zgbbrd_(const char* vect, const int* m, const int* n, const int* ncc, const int* kl, const int* ku, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* pt, const int* ldpt, void* c, const int* ldc, void* work, void* rwork, int* info) {
  (void)vect;
  (void)m;
  (void)n;
  (void)ncc;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)d;
  (void)e;
  (void)q;
  (void)ldq;
  (void)pt;
  (void)ldpt;
  (void)c;
  (void)ldc;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zgbbrd");
}

__attribute__((weak)) void sgbcon_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)norm;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("sgbcon");
}

__attribute__((weak)) void dgbcon_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)norm;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dgbcon");
}

__attribute__((weak)) void cgbcon_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, const float* anorm, void* rcond, void* work, void* rwork, int* info) {
  (void)norm;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cgbcon");
}

__attribute__((weak)) void zgbcon_(const char* norm, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* ipiv, const double* anorm, void* rcond, void* work, void* rwork, int* info) {
  (void)norm;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zgbcon");
}

__attribute__((weak)) void sgbequ_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("sgbequ");
}

__attribute__((weak)) void sgbequb_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("sgbequb");
}

__attribute__((weak)) void dgbequ_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("dgbequ");
}

__attribute__((weak)) void dgbequb_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("dgbequb");
}

__attribute__((weak)) void cgbequ_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("cgbequ");
}

__attribute__((weak)) void cgbequb_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("cgbequb");
}

__attribute__((weak)) void zgbequ_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("zgbequ");
}

__attribute__((weak)) void zgbequb_(const int* m, const int* n, const int* kl, const int* ku, void* ab, const int* ldab, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)kl;
  (void)ku;
  (void)ab;
  (void)ldab;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("zgbequb");
}

__attribute__((weak)) void sgbrfs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)trans;
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("sgbrfs");
}

__attribute__((weak)) void dgbrfs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)trans;
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dgbrfs");
}

__attribute__((weak)) void cgbrfs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)trans;
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cgbrfs");
}

__attribute__((weak)) void zgbrfs_(const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)trans;
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zgbrfs");
}

__attribute__((weak)) void sgbsvx_(const char* fact, const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)fact;
  (void)trans;
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)ipiv;
  (void)equed;
  (void)r;
  (void)c;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("sgbsvx");
}

__attribute__((weak)) void dgbsvx_(const char* fact, const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)fact;
  (void)trans;
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)ipiv;
  (void)equed;
  (void)r;
  (void)c;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dgbsvx");
}

__attribute__((weak)) void cgbsvx_(const char* fact, const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)fact;
  (void)trans;
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)ipiv;
  (void)equed;
  (void)r;
  (void)c;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cgbsvx");
}

__attribute__((weak)) void zgbsvx_(const char* fact, const char* trans, const int* n, const int* kl, const int* ku, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)fact;
  (void)trans;
  (void)n;
  (void)kl;
  (void)ku;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)ipiv;
  (void)equed;
  (void)r;
  (void)c;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zgbsvx");
}

__attribute__((weak)) void sgtcon_(const char* norm, const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)norm;
  (void)n;
  (void)dl;
  (void)d;
  (void)du;
  (void)du2;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("sgtcon");
}

__attribute__((weak)) void dgtcon_(const char* norm, const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)norm;
  (void)n;
  (void)dl;
  (void)d;
  (void)du;
  (void)du2;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dgtcon");
}

__attribute__((weak)) void cgtcon_(const char* norm, const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, const float* anorm, void* rcond, void* work, int* info) {
  (void)norm;
  (void)n;
  (void)dl;
  (void)d;
  (void)du;
  (void)du2;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("cgtcon");
}

__attribute__((weak)) void zgtcon_(const char* norm, const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, const double* anorm, void* rcond, void* work, int* info) {
  (void)norm;
  (void)n;
  (void)dl;
  (void)d;
  (void)du;
  (void)du2;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zgtcon");
}

__attribute__((weak)) void sgtrfs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)dlf;
  (void)df;
  (void)duf;
  (void)du2;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("sgtrfs");
}

__attribute__((weak)) void dgtrfs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)dlf;
  (void)df;
  (void)duf;
  (void)du2;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dgtrfs");
}

__attribute__((weak)) void cgtrfs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)dlf;
  (void)df;
  (void)duf;
  (void)du2;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cgtrfs");
}

__attribute__((weak)) void zgtrfs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)dlf;
  (void)df;
  (void)duf;
  (void)du2;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zgtrfs");
}

__attribute__((weak)) void sgtsvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)fact;
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)dlf;
  (void)df;
  (void)duf;
  (void)du2;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("sgtsvx");
}

__attribute__((weak)) void dgtsvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)fact;
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)dlf;
  (void)df;
  (void)duf;
  (void)du2;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dgtsvx");
}

__attribute__((weak)) void cgtsvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)fact;
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)dlf;
  (void)df;
  (void)duf;
  (void)du2;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cgtsvx");
}

__attribute__((weak)) void zgtsvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* dlf, void* df, void* duf, void* du2, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)fact;
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)dlf;
  (void)df;
  (void)duf;
  (void)du2;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zgtsvx");
}

__attribute__((weak)) void sgttrf_(const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, int* info) {
  (void)n;
  (void)dl;
  (void)d;
  (void)du;
  (void)du2;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("sgttrf");
}

__attribute__((weak)) void dgttrf_(const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, int* info) {
  (void)n;
  (void)dl;
  (void)d;
  (void)du;
  (void)du2;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("dgttrf");
}

__attribute__((weak)) void cgttrf_(const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, int* info) {
  (void)n;
  (void)dl;
  (void)d;
  (void)du;
  (void)du2;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("cgttrf");
}

__attribute__((weak)) void zgttrf_(const int* n, void* dl, void* d, void* du, void* du2, void* ipiv, int* info) {
  (void)n;
  (void)dl;
  (void)d;
  (void)du;
  (void)du2;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("zgttrf");
}

__attribute__((weak)) void sgttrs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, const int* ldb, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)du2;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("sgttrs");
}

__attribute__((weak)) void dgttrs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, const int* ldb, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)du2;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dgttrs");
}

__attribute__((weak)) void cgttrs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, const int* ldb, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)du2;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("cgttrs");
}

__attribute__((weak)) void zgttrs_(const char* trans, const int* n, const int* nrhs, void* dl, void* d, void* du, void* du2, void* ipiv, void* b, const int* ldb, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)dl;
  (void)d;
  (void)du;
  (void)du2;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zgttrs");
}

__attribute__((weak)) void chbev_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, void* rwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("chbev");
}

__attribute__((weak)) void zhbev_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, void* rwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zhbev");
}

__attribute__((weak)) void chbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("chbev_2stage");
}

__attribute__((weak)) void zhbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zhbev_2stage");
}

__attribute__((weak)) void chbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("chbevd");
}

__attribute__((weak)) void zhbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("zhbevd");
}

__attribute__((weak)) void chbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("chbevd_2stage");
}

__attribute__((weak)) void zhbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("zhbevd_2stage");
}

__attribute__((weak)) void chbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)q;
  (void)ldq;
  (void)vl;
  (void)vu;
  (void)il;
  (void)iu;
  (void)abstol;
  (void)m;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)rwork;
  (void)iwork;
  (void)ifail;
  (void)info;
  mpiwasm_lapack_absent("chbevx");
}

__attribute__((weak)) void zhbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)q;
  (void)ldq;
  (void)vl;
  (void)vu;
  (void)il;
  (void)iu;
  (void)abstol;
  (void)m;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)rwork;
  (void)iwork;
  (void)ifail;
  (void)info;
  mpiwasm_lapack_absent("zhbevx");
}

__attribute__((weak)) void chbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)q;
  (void)ldq;
  (void)vl;
  (void)vu;
  (void)il;
  (void)iu;
  (void)abstol;
  (void)m;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)iwork;
  (void)ifail;
  (void)info;
  mpiwasm_lapack_absent("chbevx_2stage");
}

__attribute__((weak)) void zhbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)q;
  (void)ldq;
  (void)vl;
  (void)vu;
  (void)il;
  (void)iu;
  (void)abstol;
  (void)m;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)iwork;
  (void)ifail;
  (void)info;
  mpiwasm_lapack_absent("zhbevx_2stage");
}

__attribute__((weak)) void chbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* work, int* info) {
  (void)vect;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)d;
  (void)e;
  (void)q;
  (void)ldq;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("chbtrd");
}

__attribute__((weak)) void zhbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* work, int* info) {
  (void)vect;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)d;
  (void)e;
  (void)q;
  (void)ldq;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zhbtrd");
}

__attribute__((weak)) void spbcon_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("spbcon");
}

__attribute__((weak)) void dpbcon_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dpbcon");
}

__attribute__((weak)) void cpbcon_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, const float* anorm, void* rcond, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cpbcon");
}

__attribute__((weak)) void zpbcon_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, const double* anorm, void* rcond, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zpbcon");
}

__attribute__((weak)) void spbequ_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* s, void* scond, void* amax, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("spbequ");
}

__attribute__((weak)) void dpbequ_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* s, void* scond, void* amax, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("dpbequ");
}

__attribute__((weak)) void cpbequ_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* s, void* scond, void* amax, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("cpbequ");
}

__attribute__((weak)) void zpbequ_(const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* s, void* scond, void* amax, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("zpbequ");
}

__attribute__((weak)) void spbrfs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("spbrfs");
}

__attribute__((weak)) void dpbrfs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dpbrfs");
}

__attribute__((weak)) void cpbrfs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cpbrfs");
}

__attribute__((weak)) void zpbrfs_(const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zpbrfs");
}

__attribute__((weak)) void spbsvx_(const char* fact, const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)fact;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)equed;
  (void)s;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("spbsvx");
}

__attribute__((weak)) void dpbsvx_(const char* fact, const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)fact;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)equed;
  (void)s;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dpbsvx");
}

__attribute__((weak)) void cpbsvx_(const char* fact, const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)fact;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)equed;
  (void)s;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cpbsvx");
}

__attribute__((weak)) void zpbsvx_(const char* fact, const char* uplo, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* afb, const int* ldafb, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)fact;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)afb;
  (void)ldafb;
  (void)equed;
  (void)s;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zpbsvx");
}

__attribute__((weak)) void sptcon_(const int* n, void* d, void* e, const float* anorm, void* rcond, void* work, int* info) {
  (void)n;
  (void)d;
  (void)e;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("sptcon");
}

__attribute__((weak)) void dptcon_(const int* n, void* d, void* e, const double* anorm, void* rcond, void* work, int* info) {
  (void)n;
  (void)d;
  (void)e;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dptcon");
}

__attribute__((weak)) void cptcon_(const int* n, void* d, void* e, const float* anorm, void* rcond, void* rwork, int* info) {
  (void)n;
  (void)d;
  (void)e;
  (void)anorm;
  (void)rcond;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cptcon");
}

__attribute__((weak)) void zptcon_(const int* n, void* d, void* e, const double* anorm, void* rcond, void* rwork, int* info) {
  (void)n;
  (void)d;
  (void)e;
  (void)anorm;
  (void)rcond;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zptcon");
}

__attribute__((weak)) void spteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  (void)compz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("spteqr");
}

__attribute__((weak)) void dpteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  (void)compz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dpteqr");
}

__attribute__((weak)) void cpteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  (void)compz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("cpteqr");
}

__attribute__((weak)) void zpteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  (void)compz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zpteqr");
}

__attribute__((weak)) void sptrfs_(const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, int* info) {
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)df;
  (void)ef;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("sptrfs");
}

__attribute__((weak)) void dptrfs_(const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, int* info) {
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)df;
  (void)ef;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dptrfs");
}

__attribute__((weak)) void cptrfs_(const char* uplo, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)df;
  (void)ef;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cptrfs");
}

__attribute__((weak)) void zptrfs_(const char* uplo, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)df;
  (void)ef;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zptrfs");
}

__attribute__((weak)) void sptsvx_(const char* fact, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, int* info) {
  (void)fact;
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)df;
  (void)ef;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("sptsvx");
}

__attribute__((weak)) void dptsvx_(const char* fact, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, int* info) {
  (void)fact;
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)df;
  (void)ef;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dptsvx");
}

__attribute__((weak)) void cptsvx_(const char* fact, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)fact;
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)df;
  (void)ef;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cptsvx");
}

__attribute__((weak)) void zptsvx_(const char* fact, const int* n, const int* nrhs, void* d, void* e, void* df, void* ef, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)fact;
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)df;
  (void)ef;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zptsvx");
}

__attribute__((weak)) void spttrs_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("spttrs");
}

__attribute__((weak)) void dpttrs_(const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dpttrs");
}

__attribute__((weak)) void cpttrs_(const char* uplo, const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("cpttrs");
}

__attribute__((weak)) void zpttrs_(const char* uplo, const int* n, const int* nrhs, void* d, void* e, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)d;
  (void)e;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zpttrs");
}

__attribute__((weak)) void ssbev_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("ssbev");
}

__attribute__((weak)) void dsbev_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dsbev");
}

__attribute__((weak)) void ssbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssbev_2stage");
}

__attribute__((weak)) void dsbev_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsbev_2stage");
}

__attribute__((weak)) void ssbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("ssbevd");
}

__attribute__((weak)) void dsbevd_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("dsbevd");
}

__attribute__((weak)) void ssbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("ssbevd_2stage");
}

__attribute__((weak)) void dsbevd_2stage_(const char* jobz, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("dsbevd_2stage");
}

__attribute__((weak)) void ssbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)q;
  (void)ldq;
  (void)vl;
  (void)vu;
  (void)il;
  (void)iu;
  (void)abstol;
  (void)m;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)iwork;
  (void)ifail;
  (void)info;
  mpiwasm_lapack_absent("ssbevx");
}

__attribute__((weak)) void dsbevx_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)q;
  (void)ldq;
  (void)vl;
  (void)vu;
  (void)il;
  (void)iu;
  (void)abstol;
  (void)m;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)iwork;
  (void)ifail;
  (void)info;
  mpiwasm_lapack_absent("dsbevx");
}

__attribute__((weak)) void ssbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)q;
  (void)ldq;
  (void)vl;
  (void)vu;
  (void)il;
  (void)iu;
  (void)abstol;
  (void)m;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)ifail;
  (void)info;
  mpiwasm_lapack_absent("ssbevx_2stage");
}

__attribute__((weak)) void dsbevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* q, const int* ldq, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)q;
  (void)ldq;
  (void)vl;
  (void)vu;
  (void)il;
  (void)iu;
  (void)abstol;
  (void)m;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)ifail;
  (void)info;
  mpiwasm_lapack_absent("dsbevx_2stage");
}

__attribute__((weak)) void ssbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* work, int* info) {
  (void)vect;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)d;
  (void)e;
  (void)q;
  (void)ldq;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("ssbtrd");
}

__attribute__((weak)) void dsbtrd_(const char* vect, const char* uplo, const int* n, const int* kd, void* ab, const int* ldab, void* d, void* e, void* q, const int* ldq, void* work, int* info) {
  (void)vect;
  (void)uplo;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)d;
  (void)e;
  (void)q;
  (void)ldq;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dsbtrd");
}

__attribute__((weak)) void stbcon_(const char* norm, const char* uplo, const char* diag, const int* n, const int* kd, void* ab, const int* ldab, void* rcond, void* work, void* iwork, int* info) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("stbcon");
}

__attribute__((weak)) void dtbcon_(const char* norm, const char* uplo, const char* diag, const int* n, const int* kd, void* ab, const int* ldab, void* rcond, void* work, void* iwork, int* info) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dtbcon");
}

__attribute__((weak)) void ctbcon_(const char* norm, const char* uplo, const char* diag, const int* n, const int* kd, void* ab, const int* ldab, void* rcond, void* work, void* rwork, int* info) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("ctbcon");
}

__attribute__((weak)) void ztbcon_(const char* norm, const char* uplo, const char* diag, const int* n, const int* kd, void* ab, const int* ldab, void* rcond, void* work, void* rwork, int* info) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)kd;
  (void)ab;
  (void)ldab;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("ztbcon");
}

__attribute__((weak)) void stbrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("stbrfs");
}

__attribute__((weak)) void dtbrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dtbrfs");
}

__attribute__((weak)) void ctbrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("ctbrfs");
}

__attribute__((weak)) void ztbrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("ztbrfs");
}

__attribute__((weak)) void stbtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("stbtrs");
}

__attribute__((weak)) void dtbtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dtbtrs");
}

__attribute__((weak)) void ctbtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("ctbtrs");
}

__attribute__((weak)) void ztbtrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* kd, const int* nrhs, void* ab, const int* ldab, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)kd;
  (void)nrhs;
  (void)ab;
  (void)ldab;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("ztbtrs");
}
