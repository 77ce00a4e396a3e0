/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

__attribute__((weak)) void sbdsqr_(const char* uplo, const int* n, const int* ncvt, const int* nru, const int* ncc, void* d, void* e, void* vt, const int* ldvt, void* u, const int* ldu, void* c, const int* ldc, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ncvt;
  (void)nru;
  (void)ncc;
  (void)d;
  (void)e;
  (void)vt;
  (void)ldvt;
  (void)u;
  (void)ldu;
  (void)c;
  (void)ldc;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("sbdsqr");
}

__attribute__((weak)) void dbdsqr_(const char* uplo, const int* n, const int* ncvt, const int* nru, const int* ncc, void* d, void* e, void* vt, const int* ldvt, void* u, const int* ldu, void* c, const int* ldc, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ncvt;
  (void)nru;
  (void)ncc;
  (void)d;
  (void)e;
  (void)vt;
  (void)ldvt;
  (void)u;
  (void)ldu;
  (void)c;
  (void)ldc;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dbdsqr");
}

__attribute__((weak)) void cbdsqr_(const char* uplo, const int* n, const int* ncvt, const int* nru, const int* ncc, void* d, void* e, void* vt, const int* ldvt, void* u, const int* ldu, void* c, const int* ldc, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)ncvt;
  (void)nru;
  (void)ncc;
  (void)d;
  (void)e;
  (void)vt;
  (void)ldvt;
  (void)u;
  (void)ldu;
  (void)c;
  (void)ldc;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cbdsqr");
}

__attribute__((weak)) void zbdsqr_(const char* uplo, const int* n, const int* ncvt, const int* nru, const int* ncc, void* d, void* e, void* vt, const int* ldvt, void* u, const int* ldu, void* c, const int* ldc, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)ncvt;
  (void)nru;
  (void)ncc;
  (void)d;
  (void)e;
  (void)vt;
  (void)ldvt;
  (void)u;
  (void)ldu;
  (void)c;
  (void)ldc;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zbdsqr");
}

__attribute__((weak)) void sdisna_(const char* job, const int* m, const int* n, void* d, void* sep, int* info) {
  (void)job;
  (void)m;
  (void)n;
  (void)d;
  (void)sep;
  (void)info;
  mpiwasm_lapack_absent("sdisna");
}

__attribute__((weak)) void ddisna_(const char* job, const int* m, const int* n, void* d, void* sep, int* info) {
  (void)job;
  (void)m;
  (void)n;
  (void)d;
  (void)sep;
  (void)info;
  mpiwasm_lapack_absent("ddisna");
}

__attribute__((weak)) void chsein_(const char* side, const char* eigsrc, const char* initv, void* select, const int* n, void* h, const int* ldh, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, const int* mm, void* m, void* work, void* rwork, void* ifaill, void* ifailr, int* info) {
  (void)side;
  (void)eigsrc;
  (void)initv;
  (void)select;
  (void)n;
  (void)h;
  (void)ldh;
  (void)w;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)mm;
  (void)m;
  (void)work;
  (void)rwork;
  (void)ifaill;
  (void)ifailr;
  (void)info;
  mpiwasm_lapack_absent("chsein");
}

__attribute__((weak)) void zhsein_(const char* side, const char* eigsrc, const char* initv, void* select, const int* n, void* h, const int* ldh, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, const int* mm, void* m, void* work, void* rwork, void* ifaill, void* ifailr, int* info) {
  (void)side;
  (void)eigsrc;
  (void)initv;
  (void)select;
  (void)n;
  (void)h;
  (void)ldh;
  (void)w;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)mm;
  (void)m;
  (void)work;
  (void)rwork;
  (void)ifaill;
  (void)ifailr;
  (void)info;
  mpiwasm_lapack_absent("zhsein");
}

__attribute__((weak)) void shseqr_(const char* job, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* wr, void* wi, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  (void)job;
  (void)compz;
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)h;
  (void)ldh;
  (void)wr;
  (void)wi;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("shseqr");
}

__attribute__((weak)) void dhseqr_(const char* job, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* wr, void* wi, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  (void)job;
  (void)compz;
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)h;
  (void)ldh;
  (void)wr;
  (void)wi;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dhseqr");
}

__attribute__((weak)) void chseqr_(const char* job, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* w, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  (void)job;
  (void)compz;
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)h;
  (void)ldh;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("chseqr");
}

__attribute__((weak)) void zhseqr_(const char* job, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* w, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  (void)job;
  (void)compz;
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)h;
  (void)ldh;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zhseqr");
}

__attribute__((weak)) void sstebz_(const char* range, const char* order, const int* n, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* d, void* e, void* m, void* nsplit, void* w, void* iblock, void* isplit, void* work, void* iwork, int* info) {
  (void)range;
  (void)order;
  (void)n;
  (void)vl;
  (void)vu;
  (void)il;
  (void)iu;
  (void)abstol;
  (void)d;
  (void)e;
  (void)m;
  (void)nsplit;
  (void)w;
  (void)iblock;
  (void)isplit;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("sstebz");
}

__attribute__((weak)) void dstebz_(const char* range, const char* order, const int* n, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* d, void* e, void* m, void* nsplit, void* w, void* iblock, void* isplit, void* work, void* iwork, int* info) {
  (void)range;
  (void)order;
  (void)n;
  (void)vl;
  (void)vu;
  (void)il;
  (void)iu;
  (void)abstol;
  (void)d;
  (void)e;
  (void)m;
  (void)nsplit;
  (void)w;
  (void)iblock;
  (void)isplit;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dstebz");
}

__attribute__((weak)) void sstedc_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)compz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("sstedc");
}

__attribute__((weak)) void dstedc_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)compz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("dstedc");
}

__attribute__((weak)) void cstedc_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)compz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("cstedc");
}

__attribute__((weak)) void zstedc_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)compz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("zstedc");
}

__attribute__((weak)) void ssteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  (void)compz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("ssteqr");
}

__attribute__((weak)) void dsteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  (void)compz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dsteqr");
}

__attribute__((weak)) void csteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  (void)compz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("csteqr");
}

__attribute__((weak)) void zsteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  (void)compz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zsteqr");
}

__attribute__((weak)) void ssterf_(const int* n, void* d, void* e, int* info) {
  (void)n;
  (void)d;
  (void)e;
  (void)info;
  mpiwasm_lapack_absent("ssterf");
}

__attribute__((weak)) void dsterf_(const int* n, void* d, void* e, int* info) {
  (void)n;
  (void)d;
  (void)e;
  (void)info;
  mpiwasm_lapack_absent("dsterf");
}

__attribute__((weak)) void sstevd_(const char* jobz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("sstevd");
}

__attribute__((weak)) void dstevd_(const char* jobz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("dstevd");
}

__attribute__((weak)) void sstevr_(const char* jobz, const char* range, const int* n, void* d, void* e, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)range;
  (void)n;
  (void)d;
  (void)e;
  (void)vl;
  (void)vu;
  (void)il;
  (void)iu;
  (void)abstol;
  (void)m;
  (void)w;
  (void)z;
  (void)ldz;
  (void)isuppz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("sstevr");
}

__attribute__((weak)) void dstevr_(const char* jobz, const char* range, const int* n, void* d, void* e, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)range;
  (void)n;
  (void)d;
  (void)e;
  (void)vl;
  (void)vu;
  (void)il;
  (void)iu;
  (void)abstol;
  (void)m;
  (void)w;
  (void)z;
  (void)ldz;
  (void)isuppz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("dstevr");
}

__attribute__((weak)) void sstevx_(const char* jobz, const char* range, const int* n, void* d, void* e, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)n;
  (void)d;
  (void)e;
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
  mpiwasm_lapack_absent("sstevx");
}

__attribute__((weak)) void dstevx_(const char* jobz, const char* range, const int* n, void* d, void* e, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)n;
  (void)d;
  (void)e;
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
  mpiwasm_lapack_absent("dstevx");
}

__attribute__((weak)) void strcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* a, const int* lda, void* rcond, void* work, void* iwork, int* info) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("strcon");
}

__attribute__((weak)) void dtrcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* a, const int* lda, void* rcond, void* work, void* iwork, int* info) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dtrcon");
}

__attribute__((weak)) void ctrcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* a, const int* lda, void* rcond, void* work, void* rwork, int* info) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("ctrcon");
}

__attribute__((weak)) void ztrcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* a, const int* lda, void* rcond, void* work, void* rwork, int* info) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)a;
  (void)lda;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("ztrcon");
}

__attribute__((weak)) void ctrevc_(const char* side, const char* howmny, void* select, const int* n, void* t, const int* ldt, void* vl, const int* ldvl, void* vr, const int* ldvr, const int* mm, void* m, void* work, void* rwork, int* info) {
  (void)side;
  (void)howmny;
  (void)select;
  (void)n;
  (void)t;
  (void)ldt;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)mm;
  (void)m;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("ctrevc");
}

__attribute__((weak)) void ztrevc_(const char* side, const char* howmny, void* select, const int* n, void* t, const int* ldt, void* vl, const int* ldvl, void* vr, const int* ldvr, const int* mm, void* m, void* work, void* rwork, int* info) {
  (void)side;
  (void)howmny;
  (void)select;
  (void)n;
  (void)t;
  (void)ldt;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)mm;
  (void)m;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("ztrevc");
}

__attribute__((weak)) void strexc_(const char* compq, const int* n, void* t, const int* ldt, void* q, const int* ldq, void* ifst, void* ilst, void* work, int* info) {
  (void)compq;
  (void)n;
  (void)t;
  (void)ldt;
  (void)q;
  (void)ldq;
  (void)ifst;
  (void)ilst;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("strexc");
}

__attribute__((weak)) void dtrexc_(const char* compq, const int* n, void* t, const int* ldt, void* q, const int* ldq, void* ifst, void* ilst, void* work, int* info) {
  (void)compq;
  (void)n;
  (void)t;
  (void)ldt;
  (void)q;
  (void)ldq;
  (void)ifst;
  (void)ilst;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dtrexc");
}

__attribute__((weak)) void ctrexc_(const char* compq, const int* n, void* t, const int* ldt, void* q, const int* ldq, const int* ifst, const int* ilst, int* info) {
  (void)compq;
  (void)n;
  (void)t;
  (void)ldt;
  (void)q;
  (void)ldq;
  (void)ifst;
  (void)ilst;
  (void)info;
  mpiwasm_lapack_absent("ctrexc");
}

__attribute__((weak)) void ztrexc_(const char* compq, const int* n, void* t, const int* ldt, void* q, const int* ldq, const int* ifst, const int* ilst, int* info) {
  (void)compq;
  (void)n;
  (void)t;
  (void)ldt;
  (void)q;
  (void)ldq;
  (void)ifst;
  (void)ilst;
  (void)info;
  mpiwasm_lapack_absent("ztrexc");
}

__attribute__((weak)) void strrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("strrfs");
}

__attribute__((weak)) void dtrrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dtrrfs");
}

__attribute__((weak)) void ctrrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("ctrrfs");
}

__attribute__((weak)) void ztrrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("ztrrfs");
}

__attribute__((weak)) void strsyl_(const char* trana, const char* tranb, const int* isgn, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* scale, int* info) {
  (void)trana;
  (void)tranb;
  (void)isgn;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)c;
  (void)ldc;
  (void)scale;
  (void)info;
  mpiwasm_lapack_absent("strsyl");
}

__attribute__((weak)) void dtrsyl_(const char* trana, const char* tranb, const int* isgn, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* scale, int* info) {
  (void)trana;
  (void)tranb;
  (void)isgn;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)c;
  (void)ldc;
  (void)scale;
  (void)info;
  mpiwasm_lapack_absent("dtrsyl");
}

__attribute__((weak)) void ctrsyl_(const char* trana, const char* tranb, const int* isgn, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* scale, int* info) {
  (void)trana;
  (void)tranb;
  (void)isgn;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)c;
  (void)ldc;
  (void)scale;
  (void)info;
  mpiwasm_lapack_absent("ctrsyl");
}

__attribute__((weak)) void ztrsyl_(const char* trana, const char* tranb, const int* isgn, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* scale, int* info) {
  (void)trana;
  (void)tranb;
  (void)isgn;
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)c;
  (void)ldc;
  (void)scale;
  (void)info;
  mpiwasm_lapack_absent("ztrsyl");
}

__attribute__((weak)) void strttf_(const char* transr, const char* uplo, const int* n, void* a, const int* lda, void* arf, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)arf;
  (void)info;
  mpiwasm_lapack_absent("strttf");
}

__attribute__((weak)) void dtrttf_(const char* transr, const char* uplo, const int* n, void* a, const int* lda, void* arf, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)arf;
  (void)info;
  mpiwasm_lapack_absent("dtrttf");
}

__attribute__((weak)) void ctrttf_(const char* transr, const char* uplo, const int* n, void* a, const int* lda, void* arf, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)arf;
  (void)info;
  mpiwasm_lapack_absent("ctrttf");
}

__attribute__((weak)) void ztrttf_(const char* transr, const char* uplo, const int* n, void* a, const int* lda, void* arf, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)arf;
  (void)info;
  mpiwasm_lapack_absent("ztrttf");
}

__attribute__((weak)) void strttp_(const char* uplo, const int* n, void* a, const int* lda, void* ap, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("strttp");
}

__attribute__((weak)) void dtrttp_(const char* uplo, const int* n, void* a, const int* lda, void* ap, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("dtrttp");
}

__attribute__((weak)) void ctrttp_(const char* uplo, const int* n, void* a, const int* lda, void* ap, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("ctrttp");
}

__attribute__((weak)) void ztrttp_(const char* uplo, const int* n, void* a, const int* lda, void* ap, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("ztrttp");
}

__attribute__((weak)) void stzrzf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("stzrzf");
}

__attribute__((weak)) void dtzrzf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dtzrzf");
}

__attribute__((weak)) void ctzrzf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ctzrzf");
}

__attribute__((weak)) void ztzrzf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ztzrzf");
}
