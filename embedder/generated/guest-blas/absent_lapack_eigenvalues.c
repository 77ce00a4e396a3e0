/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

__attribute__((weak)) void ssygv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)w;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssygv");
}

__attribute__((weak)) void dsygv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)w;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsygv");
}

__attribute__((weak)) void chegv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)w;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("chegv");
}

__attribute__((weak)) void zhegv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)w;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zhegv");
}

__attribute__((weak)) void ssygvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)w;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("ssygvd");
}

__attribute__((weak)) void dsygvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)w;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("dsygvd");
}

__attribute__((weak)) void chegvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)w;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("chegvd");
}

__attribute__((weak)) void zhegvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)w;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("zhegvd");
}

__attribute__((weak)) void sggev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alphar, void* alphai, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info) {
  (void)jobvl;
  (void)jobvr;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)alphar;
  (void)alphai;
  (void)beta;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sggev");
}

__attribute__((weak)) void dggev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alphar, void* alphai, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, int* info) {
  (void)jobvl;
  (void)jobvr;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)alphar;
  (void)alphai;
  (void)beta;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dggev");
}

__attribute__((weak)) void cggev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info) {
  (void)jobvl;
  (void)jobvr;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)alpha;
  (void)beta;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cggev");
}

__attribute__((weak)) void zggev_(const char* jobvl, const char* jobvr, const int* n, void* a, const int* lda, void* b, const int* ldb, void* alpha, void* beta, void* vl, const int* ldvl, void* vr, const int* ldvr, void* work, const int* lwork, void* rwork, int* info) {
  (void)jobvl;
  (void)jobvr;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)alpha;
  (void)beta;
  (void)vl;
  (void)ldvl;
  (void)vr;
  (void)ldvr;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zggev");
}

__attribute__((weak)) void ssytrd_(const char* uplo, const int* n, void* a, const int* lda, void* d, void* e, void* tau, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)d;
  (void)e;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssytrd");
}

__attribute__((weak)) void dsytrd_(const char* uplo, const int* n, void* a, const int* lda, void* d, void* e, void* tau, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)d;
  (void)e;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsytrd");
}

__attribute__((weak)) void chetrd_(const char* uplo, const int* n, void* a, const int* lda, void* d, void* e, void* tau, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)d;
  (void)e;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("chetrd");
}

__attribute__((weak)) void zhetrd_(const char* uplo, const int* n, void* a, const int* lda, void* d, void* e, void* tau, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)d;
  (void)e;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zhetrd");
}

__attribute__((weak)) void sorgtr_(const char* uplo, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sorgtr");
}

__attribute__((weak)) void dorgtr_(const char* uplo, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dorgtr");
}

__attribute__((weak)) void cungtr_(const char* uplo, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cungtr");
}

__attribute__((weak)) void zungtr_(const char* uplo, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zungtr");
}

__attribute__((weak)) void sgebrd_(const int* m, const int* n, void* a, const int* lda, void* d, void* e, void* tauq, void* taup, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)d;
  (void)e;
  (void)tauq;
  (void)taup;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgebrd");
}

__attribute__((weak)) void dgebrd_(const int* m, const int* n, void* a, const int* lda, void* d, void* e, void* tauq, void* taup, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)d;
  (void)e;
  (void)tauq;
  (void)taup;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgebrd");
}

__attribute__((weak)) void cgebrd_(const int* m, const int* n, void* a, const int* lda, void* d, void* e, void* tauq, void* taup, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)d;
  (void)e;
  (void)tauq;
  (void)taup;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cgebrd");
}

__attribute__((weak)) void zgebrd_(const int* m, const int* n, void* a, const int* lda, void* d, void* e, void* tauq, void* taup, void* work, const int* lwork, int* info) {
  (void)m;
  (void)n;
  (void)a;
  (void)lda;
  (void)d;
  (void)e;
  (void)tauq;
  (void)taup;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zgebrd");
}

__attribute__((weak)) void sgehrd_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sgehrd");
}

__attribute__((weak)) void dgehrd_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dgehrd");
}

__attribute__((weak)) void cgehrd_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cgehrd");
}

__attribute__((weak)) void zgehrd_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zgehrd");
}

__attribute__((weak)) void sorghr_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("sorghr");
}

__attribute__((weak)) void dorghr_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dorghr");
}

__attribute__((weak)) void cunghr_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("cunghr");
}

__attribute__((weak)) void zunghr_(const int* n, const int* ilo, const int* ihi, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  (void)n;
  (void)ilo;
  (void)ihi;
  (void)a;
  (void)lda;
  (void)tau;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zunghr");
}

__attribute__((weak)) void sstev_(const char* jobz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  (void)jobz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("sstev");
}

__attribute__((weak)) void dstev_(const char* jobz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  (void)jobz;
  (void)n;
  (void)d;
  (void)e;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dstev");
}
