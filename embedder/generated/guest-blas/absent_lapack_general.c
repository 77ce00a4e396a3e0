/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

__attribute__((weak)) void sgebal_(const char* job, const int* n, void* a, const int* lda, void* ilo, void* ihi, void* scale, int* info) {
  (void)job;
  (void)n;
  (void)a;
  (void)lda;
  (void)ilo;
  (void)ihi;
  (void)scale;
  (void)info;
  mpiwasm_lapack_absent("sgebal");
}

__attribute__((weak)) void dgebal_(const char* job, const int* n, void* a, const int* lda, void* ilo, void* ihi, void* scale, int* info) {
  (void)job;
  (void)n;
  (void)a;
  (void)lda;
  (void)ilo;
  (void)ihi;
  (void)scale;
  (void)info;
  mpiwasm_lapack_absent("dgebal");
}

__attribute__((weak)) void cgebal_(const char* job, const int* n, void* a, const int* lda, void* ilo, void* ihi, void* scale, int* info) {
  (void)job;
  (void)n;
  (void)a;
  (void)lda;
  (void)ilo;
  (void)ihi;
  (void)scale;
  (void)info;
  mpiwasm_lapack_absent("cgebal");
}

__attribute__((weak)) void zgebal_(const char* job, const int* n, void* a, const int* lda, void* ilo, void* ihi, void* scale, int* info) {
  (void)job;
  (void)n;
  (void)a;
  (void)lda;
  (void)ilo;
  (void)ihi;
  (void)scale;
  (void)info;
  mpiwasm_lapack_absent("zgebal");
}

__attribute__((weak)) void sgecon_(const char* norm, const int* n, void* a, const int* lda, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)norm;
  (void)n;
  (void)a;
  (void)lda;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("sgecon");
}

__attribute__((weak)) void dgecon_(const char* norm, const int* n, void* a, const int* lda, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)norm;
  (void)n;
  (void)a;
  (void)lda;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dgecon");
}

__attribute__((weak)) void cgecon_(const char* norm, const int* n, void* a, const int* lda, const float* anorm, void* rcond, void* work, void* rwork, int* info) {
  (void)norm;
  (void)n;
  (void)a;
  (void)lda;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cgecon");
}

__attribute__((weak)) void zgecon_(const char* norm, const int* n, void* a, const int* lda, const double* anorm, void* rcond, void* work, void* rwork, int* info) {
  (void)norm;
  (void)n;
  (void)a;
  (void)lda;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zgecon");
}

__attribute__((weak)) void sgeequ_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("sgeequ");
}

__attribute__((weak)) void sgeequb_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("sgeequb");
}

__attribute__((weak)) void dgeequ_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("dgeequ");
}

__attribute__((weak)) void dgeequb_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("dgeequb");
}

__attribute__((weak)) void cgeequ_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("cgeequ");
}

__attribute__((weak)) void cgeequb_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("cgeequb");
}

__attribute__((weak)) void zgeequ_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("zgeequ");
}

__attribute__((weak)) void zgeequb_(const int* m, const int* n, void* a, const int* lda, void* r, void* c, void* rowcnd, void* colcnd, void* amax, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)r;
  (void)c;
  (void)rowcnd;
  (void)colcnd;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("zgeequb");
}

__attribute__((weak)) void sgeevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* wr, void* wi, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* iwork, int* info) {
  (void)balanc;
  (void)jobvl;
  (void)jobvr;
  (void)sense;
  (void)n;
  (void)a;
  (void)lda;
  (void)wr;
  (void)wi;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)ilo;
  (void)ihi;
  (void)scale;
  (void)abnrm;
  (void)rconde;
  (void)rcondv;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("sgeevx");
}

__attribute__((weak)) void dgeevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* wr, void* wi, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* iwork, int* info) {
  (void)balanc;
  (void)jobvl;
  (void)jobvr;
  (void)sense;
  (void)n;
  (void)a;
  (void)lda;
  (void)wr;
  (void)wi;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)ilo;
  (void)ihi;
  (void)scale;
  (void)abnrm;
  (void)rconde;
  (void)rcondv;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dgeevx");
}

__attribute__((weak)) void cgeevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* rwork, int* info) {
  (void)balanc;
  (void)jobvl;
  (void)jobvr;
  (void)sense;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)ilo;
  (void)ihi;
  (void)scale;
  (void)abnrm;
  (void)rconde;
  (void)rcondv;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cgeevx");
}

__attribute__((weak)) void zgeevx_(const char* balanc, const char* jobvl, const char* jobvr, const char* sense, const int* n, void* a, const int* lda, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, void* ilo, void* ihi, void* scale, void* abnrm, void* rconde, void* rcondv, void* work, const int* lwork, void* rwork, int* info) {
  (void)balanc;
  (void)jobvl;
  (void)jobvr;
  (void)sense;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)ilo;
  (void)ihi;
  (void)scale;
  (void)abnrm;
  (void)rconde;
  (void)rcondv;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zgeevx");
}

__attribute__((weak)) void sgelq2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("sgelq2");
}

__attribute__((weak)) void dgelq2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dgelq2");
}

__attribute__((weak)) void cgelq2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("cgelq2");
}

__attribute__((weak)) void zgelq2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zgelq2");
}

__attribute__((weak)) void sgelsd_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* s, const float* rcond, void* rank, void* work, const int* lwork, void* iwork, int* info) {
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)s;
  (void)rcond;
  (void)rank;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("sgelsd");
}

__attribute__((weak)) void dgelsd_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* s, const double* rcond, void* rank, void* work, const int* lwork, void* iwork, int* info) {
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)s;
  (void)rcond;
  (void)rank;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dgelsd");
}

__attribute__((weak)) void cgelsd_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* s, const float* rcond, void* rank, void* work, const int* lwork, void* rwork, void* iwork, int* info) {
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)s;
  (void)rcond;
  (void)rank;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("cgelsd");
}

__attribute__((weak)) void zgelsd_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* s, const double* rcond, void* rank, void* work, const int* lwork, void* rwork, void* iwork, int* info) {
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)s;
  (void)rcond;
  (void)rank;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("zgelsd");
}

__attribute__((weak)) void sgelsy_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* jpvt, const float* rcond, void* rank, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)jpvt;
  (void)rcond;
  (void)rank;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgelsy");
}

__attribute__((weak)) void dgelsy_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* jpvt, const double* rcond, void* rank, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)jpvt;
  (void)rcond;
  (void)rank;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgelsy");
}

__attribute__((weak)) void cgelsy_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* jpvt, const float* rcond, void* rank, void* work, const int* lwork, void* rwork, int* info) {
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)jpvt;
  (void)rcond;
  (void)rank;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cgelsy");
}

__attribute__((weak)) void zgelsy_(const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* jpvt, const double* rcond, void* rank, void* work, const int* lwork, void* rwork, int* info) {
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)jpvt;
  (void)rcond;
  (void)rank;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zgelsy");
}

__attribute__((weak)) void sgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb, void* v, const int* ldv, void* t, const int* ldt, void* c, const int* ldc, void* work, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)nb;
  (void)v;
  (void)ldv;
  (void)t;
  (void)ldt;
  (void)c;
  (void)ldc;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("sgemqrt");
}

__attribute__((weak)) void dgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb, void* v, const int* ldv, void* t, const int* ldt, void* c, const int* ldc, void* work, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)nb;
  (void)v;
  (void)ldv;
  (void)t;
  (void)ldt;
  (void)c;
  (void)ldc;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dgemqrt");
}

__attribute__((weak)) void cgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb, void* v, const int* ldv, void* t, const int* ldt, void* c, const int* ldc, void* work, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)nb;
  (void)v;
  (void)ldv;
  (void)t;
  (void)ldt;
  (void)c;
  (void)ldc;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("cgemqrt");
}

__attribute__((weak)) void zgemqrt_(const char* side, const char* trans, const int* m, const int* n, const int* k, const int* nb, void* v, const int* ldv, void* t, const int* ldt, void* c, const int* ldc, void* work, int* info) {
  (void)side;
  (void)trans;
  (void)m;
  (void)n;
  (void)k;
  (void)nb;
  (void)v;
  (void)ldv;
  (void)t;
  (void)ldt;
  (void)c;
  (void)ldc;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zgemqrt");
}

__attribute__((weak)) void sgeqp3_(const int* m, const int* n, void* a, const int* lda, void* jpvt, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)jpvt;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgeqp3");
}

__attribute__((weak)) void dgeqp3_(const int* m, const int* n, void* a, const int* lda, void* jpvt, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)jpvt;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgeqp3");
}

__attribute__((weak)) void cgeqp3_(const int* m, const int* n, void* a, const int* lda, void* jpvt, void* tau, void* work, const int* lwork, void* rwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)jpvt;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cgeqp3");
}

__attribute__((weak)) void zgeqp3_(const int* m, const int* n, void* a, const int* lda, void* jpvt, void* tau, void* work, const int* lwork, void* rwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)jpvt;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zgeqp3");
}

__attribute__((weak)) void sgeqr2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("sgeqr2");
}

__attribute__((weak)) void dgeqr2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dgeqr2");
}

__attribute__((weak)) void cgeqr2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("cgeqr2");
}

__attribute__((weak)) void zgeqr2_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zgeqr2");
}

__attribute__((weak)) void sgeqrfp_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgeqrfp");
}

__attribute__((weak)) void dgeqrfp_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgeqrfp");
}

__attribute__((weak)) void cgeqrfp_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cgeqrfp");
}

__attribute__((weak)) void zgeqrfp_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zgeqrfp");
}

__attribute__((weak)) void sgeqrt_(const int* m, const int* n, const int* nb, void* a, const int* lda, void* t, const int* ldt, void* work, int* info) {
  (void)m;
  (void)n;
  (void)nb;
  (void)a;
  (void)lda;
  (void)t;
  (void)ldt;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("sgeqrt");
}

__attribute__((weak)) void dgeqrt_(const int* m, const int* n, const int* nb, void* a, const int* lda, void* t, const int* ldt, void* work, int* info) {
  (void)m;
  (void)n;
  (void)nb;
  (void)a;
  (void)lda;
  (void)t;
  (void)ldt;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dgeqrt");
}

__attribute__((weak)) void cgeqrt_(const int* m, const int* n, const int* nb, void* a, const int* lda, void* t, const int* ldt, void* work, int* info) {
  (void)m;
  (void)n;
  (void)nb;
  (void)a;
  (void)lda;
  (void)t;
  (void)ldt;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("cgeqrt");
}

__attribute__((weak)) void zgeqrt_(const int* m, const int* n, const int* nb, void* a, const int* lda, void* t, const int* ldt, void* work, int* info) {
  (void)m;
  (void)n;
  (void)nb;
  (void)a;
  (void)lda;
  (void)t;
  (void)ldt;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zgeqrt");
}

__attribute__((weak)) void sgeqrt2_(const int* m, const int* n, void* a, const int* lda, void* t, const int* ldt, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)t;
  (void)ldt;
  (void)info;
  mpiwasm_lapack_absent("sgeqrt2");
}

__attribute__((weak)) void dgeqrt2_(const int* m, const int* n, void* a, const int* lda, void* t, const int* ldt, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)t;
  (void)ldt;
  (void)info;
  mpiwasm_lapack_absent("dgeqrt2");
}

__attribute__((weak)) void cgeqrt2_(const int* m, const int* n, void* a, const int* lda, void* t, const int* ldt, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)t;
  (void)ldt;
  (void)info;
  mpiwasm_lapack_absent("cgeqrt2");
}

__attribute__((weak)) void zgeqrt2_(const int* m, const int* n, void* a, const int* lda, void* t, const int* ldt, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)t;
  (void)ldt;
  (void)info;
  mpiwasm_lapack_absent("zgeqrt2");
}

__attribute__((weak)) void sgerfs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
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
  mpiwasm_lapack_absent("sgerfs");
}

__attribute__((weak)) void dgerfs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
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
  mpiwasm_lapack_absent("dgerfs");
}

__attribute__((weak)) void cgerfs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
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
  mpiwasm_lapack_absent("cgerfs");
}

__attribute__((weak)) void zgerfs_(const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
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
  mpiwasm_lapack_absent("zgerfs");
}

__attribute__((weak)) void sgesvj_(const char* joba, const char* jobu, const char* jobv, const int* m, const int* n, void* a, const int* lda, void* sva, const int* mv, void* v, const int* ldv, void* work, const int* lwork, int* info) {
  (void)joba;
  (void)jobu;
  (void)jobv;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)sva;
  (void)mv;
  (void)v;
  (void)ldv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgesvj");
}

__attribute__((weak)) void dgesvj_(const char* joba, const char* jobu, const char* jobv, const int* m, const int* n, void* a, const int* lda, void* sva, const int* mv, void* v, const int* ldv, void* work, const int* lwork, int* info) {
  (void)joba;
  (void)jobu;
  (void)jobv;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)sva;
  (void)mv;
  (void)v;
  (void)ldv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgesvj");
}

__attribute__((weak)) void cgesvj_(const char* joba, const char* jobu, const char* jobv, const int* m, const int* n, void* a, const int* lda, void* sva, const int* mv, void* v, const int* ldv, void* cwork, const int* lwork, void* rwork, const int* lrwork, int* info) {
  (void)joba;
  (void)jobu;
  (void)jobv;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)sva;
  (void)mv;
  (void)v;
  (void)ldv;
  (void)cwork;
  (void)lwork;
  (void)rwork;
  (void)lrwork;
  (void)info;
  mpiwasm_lapack_absent("cgesvj");
}

__attribute__((weak)) void zgesvj_(const char* joba, const char* jobu, const char* jobv, const int* m, const int* n, void* a, const int* lda, void* sva, const int* mv, void* v, const int* ldv, void* cwork, const int* lwork, void* rwork, const int* lrwork, int* info) {
  (void)joba;
  (void)jobu;
  (void)jobv;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)sva;
  (void)mv;
  (void)v;
  (void)ldv;
  (void)cwork;
  (void)lwork;
  (void)rwork;
  (void)lrwork;
  (void)info;
  mpiwasm_lapack_absent("zgesvj");
}

__attribute__((weak)) void sgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)fact;
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
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
  mpiwasm_lapack_absent("sgesvx");
}

__attribute__((weak)) void dgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)fact;
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
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
  mpiwasm_lapack_absent("dgesvx");
}

__attribute__((weak)) void cgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)fact;
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
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
  mpiwasm_lapack_absent("cgesvx");
}

__attribute__((weak)) void zgesvx_(const char* fact, const char* trans, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, char* equed, void* r, void* c, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)fact;
  (void)trans;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)af;
  (void)ldaf;
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
  mpiwasm_lapack_absent("zgesvx");
}

__attribute__((weak)) void sgetf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("sgetf2");
}

__attribute__((weak)) void sgetrf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("sgetrf2");
}

__attribute__((weak)) void dgetf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("dgetf2");
}

__attribute__((weak)) void dgetrf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("dgetrf2");
}

__attribute__((weak)) void cgetf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("cgetf2");
}

__attribute__((weak)) void cgetrf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("cgetrf2");
}

__attribute__((weak)) void zgetf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("zgetf2");
}

__attribute__((weak)) void zgetrf2_(const int* m, const int* n, void* a, const int* lda, void* ipiv, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)info;
  mpiwasm_lapack_absent("zgetrf2");
}

__attribute__((weak)) void sgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)trans;
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgetsls");
}

__attribute__((weak)) void dgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)trans;
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgetsls");
}

__attribute__((weak)) void cgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)trans;
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cgetsls");
}

__attribute__((weak)) void zgetsls_(const char* trans, const int* m, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)trans;
  (void)m;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zgetsls");
}
