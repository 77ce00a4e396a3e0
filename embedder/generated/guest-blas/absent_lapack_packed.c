/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

__attribute__((weak)) void chfrk_(const char* transr, const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, const float* beta, void* c) {
  (void)transr;
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)beta;
  (void)c;
  mpiwasm_lapack_absent("chfrk");
}

__attribute__((weak)) void zhfrk_(const char* transr, const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, const double* beta, void* c) {
  (void)transr;
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)beta;
  (void)c;
  mpiwasm_lapack_absent("zhfrk");
}

__attribute__((weak)) void chpcon_(const char* uplo, const int* n, void* ap, void* ipiv, const float* anorm, void* rcond, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("chpcon");
}

__attribute__((weak)) void cspcon_(const char* uplo, const int* n, void* ap, void* ipiv, const float* anorm, void* rcond, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("cspcon");
}

__attribute__((weak)) void zhpcon_(const char* uplo, const int* n, void* ap, void* ipiv, const double* anorm, void* rcond, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zhpcon");
}

__attribute__((weak)) void zspcon_(const char* uplo, const int* n, void* ap, void* ipiv, const double* anorm, void* rcond, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zspcon");
}

__attribute__((weak)) void chpev_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, void* rwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("chpev");
}

__attribute__((weak)) void zhpev_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, void* rwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zhpev");
}

__attribute__((weak)) void chpevd_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
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
  mpiwasm_lapack_absent("chpevd");
}

__attribute__((weak)) void zhpevd_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
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
  mpiwasm_lapack_absent("zhpevd");
}

__attribute__((weak)) void chpevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* ap, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)ap;
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
  mpiwasm_lapack_absent("chpevx");
}

__attribute__((weak)) void zhpevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* ap, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)ap;
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
  mpiwasm_lapack_absent("zhpevx");
}

__attribute__((weak)) void sspgst_(const int* itype, const char* uplo, const int* n, void* ap, void* bp, int* info) {
  (void)itype;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
  (void)info;
  mpiwasm_lapack_absent("sspgst");
}

__attribute__((weak)) void dspgst_(const int* itype, const char* uplo, const int* n, void* ap, void* bp, int* info) {
  (void)itype;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
  (void)info;
  mpiwasm_lapack_absent("dspgst");
}

__attribute__((weak)) void chpgst_(const int* itype, const char* uplo, const int* n, void* ap, void* bp, int* info) {
  (void)itype;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
  (void)info;
  mpiwasm_lapack_absent("chpgst");
}

__attribute__((weak)) void zhpgst_(const int* itype, const char* uplo, const int* n, void* ap, void* bp, int* info) {
  (void)itype;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
  (void)info;
  mpiwasm_lapack_absent("zhpgst");
}

__attribute__((weak)) void chpgv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, void* rwork, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("chpgv");
}

__attribute__((weak)) void zhpgv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, void* rwork, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zhpgv");
}

__attribute__((weak)) void chpgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
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
  mpiwasm_lapack_absent("chpgvd");
}

__attribute__((weak)) void zhpgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
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
  mpiwasm_lapack_absent("zhpgvd");
}

__attribute__((weak)) void chpgvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* ap, void* bp, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info) {
  (void)itype;
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
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
  mpiwasm_lapack_absent("chpgvx");
}

__attribute__((weak)) void zhpgvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* ap, void* bp, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* rwork, void* iwork, void* ifail, int* info) {
  (void)itype;
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
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
  mpiwasm_lapack_absent("zhpgvx");
}

__attribute__((weak)) void chprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)afp;
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
  mpiwasm_lapack_absent("chprfs");
}

__attribute__((weak)) void csprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)afp;
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
  mpiwasm_lapack_absent("csprfs");
}

__attribute__((weak)) void zhprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)afp;
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
  mpiwasm_lapack_absent("zhprfs");
}

__attribute__((weak)) void zsprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)afp;
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
  mpiwasm_lapack_absent("zsprfs");
}

__attribute__((weak)) void chptrd_(const char* uplo, const int* n, void* ap, void* d, void* e, void* tau, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)d;
  (void)e;
  (void)tau;
  (void)info;
  mpiwasm_lapack_absent("chptrd");
}

__attribute__((weak)) void zhptrd_(const char* uplo, const int* n, void* ap, void* d, void* e, void* tau, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)d;
  (void)e;
  (void)tau;
  (void)info;
  mpiwasm_lapack_absent("zhptrd");
}

__attribute__((weak)) void ssptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)ipiv;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("ssptri");
}

__attribute__((weak)) void dsptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)ipiv;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dsptri");
}

__attribute__((weak)) void chptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)ipiv;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("chptri");
}

__attribute__((weak)) void csptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)ipiv;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("csptri");
}

__attribute__((weak)) void zhptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)ipiv;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zhptri");
}

__attribute__((weak)) void zsptri_(const char* uplo, const int* n, void* ap, void* ipiv, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)ipiv;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zsptri");
}

__attribute__((weak)) void ssptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("ssptrs");
}

__attribute__((weak)) void dsptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dsptrs");
}

__attribute__((weak)) void chptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("chptrs");
}

__attribute__((weak)) void csptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("csptrs");
}

__attribute__((weak)) void zhptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zhptrs");
}

__attribute__((weak)) void zsptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zsptrs");
}

__attribute__((weak)) void sopgtr_(const char* uplo, const int* n, void* ap, void* tau, void* q, const int* ldq, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)tau;
  (void)q;
  (void)ldq;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("sopgtr");
}

__attribute__((weak)) void dopgtr_(const char* uplo, const int* n, void* ap, void* tau, void* q, const int* ldq, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)tau;
  (void)q;
  (void)ldq;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dopgtr");
}

__attribute__((weak)) void cupgtr_(const char* uplo, const int* n, void* ap, void* tau, void* q, const int* ldq, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)tau;
  (void)q;
  (void)ldq;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("cupgtr");
}

__attribute__((weak)) void zupgtr_(const char* uplo, const int* n, void* ap, void* tau, void* q, const int* ldq, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)tau;
  (void)q;
  (void)ldq;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zupgtr");
}

__attribute__((weak)) void sopmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* ap, void* tau, void* c, const int* ldc, void* work, int* info) {
  (void)side;
  (void)uplo;
  (void)trans;
  (void)m;
  (void)n;
  (void)ap;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("sopmtr");
}

__attribute__((weak)) void dopmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* ap, void* tau, void* c, const int* ldc, void* work, int* info) {
  (void)side;
  (void)uplo;
  (void)trans;
  (void)m;
  (void)n;
  (void)ap;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dopmtr");
}

__attribute__((weak)) void spftrf_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)a;
  (void)info;
  mpiwasm_lapack_absent("spftrf");
}

__attribute__((weak)) void spftri_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)a;
  (void)info;
  mpiwasm_lapack_absent("spftri");
}

__attribute__((weak)) void dpftrf_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)a;
  (void)info;
  mpiwasm_lapack_absent("dpftrf");
}

__attribute__((weak)) void dpftri_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)a;
  (void)info;
  mpiwasm_lapack_absent("dpftri");
}

__attribute__((weak)) void cpftrf_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)a;
  (void)info;
  mpiwasm_lapack_absent("cpftrf");
}

__attribute__((weak)) void cpftri_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)a;
  (void)info;
  mpiwasm_lapack_absent("cpftri");
}

__attribute__((weak)) void zpftrf_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)a;
  (void)info;
  mpiwasm_lapack_absent("zpftrf");
}

__attribute__((weak)) void zpftri_(const char* transr, const char* uplo, const int* n, void* a, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)a;
  (void)info;
  mpiwasm_lapack_absent("zpftri");
}

__attribute__((weak)) void spftrs_(const char* transr, const char* uplo, const int* n, const int* nrhs, void* a, void* b, const int* ldb, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("spftrs");
}

__attribute__((weak)) void dpftrs_(const char* transr, const char* uplo, const int* n, const int* nrhs, void* a, void* b, const int* ldb, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dpftrs");
}

__attribute__((weak)) void cpftrs_(const char* transr, const char* uplo, const int* n, const int* nrhs, void* a, void* b, const int* ldb, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("cpftrs");
}

__attribute__((weak)) void zpftrs_(const char* transr, const char* uplo, const int* n, const int* nrhs, void* a, void* b, const int* ldb, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zpftrs");
}

__attribute__((weak)) void sppcon_(const char* uplo, const int* n, void* ap, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("sppcon");
}

__attribute__((weak)) void dppcon_(const char* uplo, const int* n, void* ap, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dppcon");
}

__attribute__((weak)) void cppcon_(const char* uplo, const int* n, void* ap, const float* anorm, void* rcond, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cppcon");
}

__attribute__((weak)) void zppcon_(const char* uplo, const int* n, void* ap, const double* anorm, void* rcond, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zppcon");
}

__attribute__((weak)) void sppequ_(const char* uplo, const int* n, void* ap, void* s, void* scond, void* amax, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("sppequ");
}

__attribute__((weak)) void dppequ_(const char* uplo, const int* n, void* ap, void* s, void* scond, void* amax, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("dppequ");
}

__attribute__((weak)) void cppequ_(const char* uplo, const int* n, void* ap, void* s, void* scond, void* amax, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("cppequ");
}

__attribute__((weak)) void zppequ_(const char* uplo, const int* n, void* ap, void* s, void* scond, void* amax, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)s;
  (void)scond;
  (void)amax;
  (void)info;
  mpiwasm_lapack_absent("zppequ");
}

__attribute__((weak)) void spprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)afp;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("spprfs");
}

__attribute__((weak)) void dpprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)afp;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dpprfs");
}

__attribute__((weak)) void cpprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)afp;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cpprfs");
}

__attribute__((weak)) void zpprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)afp;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zpprfs");
}

__attribute__((weak)) void sppsv_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("sppsv");
}

__attribute__((weak)) void spptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("spptrs");
}

__attribute__((weak)) void dppsv_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dppsv");
}

__attribute__((weak)) void dpptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dpptrs");
}

__attribute__((weak)) void cppsv_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("cppsv");
}

__attribute__((weak)) void cpptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("cpptrs");
}

__attribute__((weak)) void zppsv_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zppsv");
}

__attribute__((weak)) void zpptrs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zpptrs");
}

__attribute__((weak)) void sppsvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)fact;
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)afp;
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
  mpiwasm_lapack_absent("sppsvx");
}

__attribute__((weak)) void dppsvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)fact;
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)afp;
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
  mpiwasm_lapack_absent("dppsvx");
}

__attribute__((weak)) void cppsvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)fact;
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)afp;
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
  mpiwasm_lapack_absent("cppsvx");
}

__attribute__((weak)) void zppsvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, char* equed, void* s, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)fact;
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)afp;
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
  mpiwasm_lapack_absent("zppsvx");
}

__attribute__((weak)) void spptrf_(const char* uplo, const int* n, void* ap, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("spptrf");
}

__attribute__((weak)) void spptri_(const char* uplo, const int* n, void* ap, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("spptri");
}

__attribute__((weak)) void dpptrf_(const char* uplo, const int* n, void* ap, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("dpptrf");
}

__attribute__((weak)) void dpptri_(const char* uplo, const int* n, void* ap, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("dpptri");
}

__attribute__((weak)) void cpptrf_(const char* uplo, const int* n, void* ap, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("cpptrf");
}

__attribute__((weak)) void cpptri_(const char* uplo, const int* n, void* ap, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("cpptri");
}

__attribute__((weak)) void zpptrf_(const char* uplo, const int* n, void* ap, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("zpptrf");
}

__attribute__((weak)) void zpptri_(const char* uplo, const int* n, void* ap, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("zpptri");
}

__attribute__((weak)) void ssfrk_(const char* transr, const char* uplo, const char* trans, const int* n, const int* k, const float* alpha, void* a, const int* lda, const float* beta, void* c) {
  (void)transr;
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)beta;
  (void)c;
  mpiwasm_lapack_absent("ssfrk");
}

__attribute__((weak)) void dsfrk_(const char* transr, const char* uplo, const char* trans, const int* n, const int* k, const double* alpha, void* a, const int* lda, const double* beta, void* c) {
  (void)transr;
  (void)uplo;
  (void)trans;
  (void)n;
  (void)k;
  (void)alpha;
  (void)a;
  (void)lda;
  (void)beta;
  (void)c;
  mpiwasm_lapack_absent("dsfrk");
}

__attribute__((weak)) void sspcon_(const char* uplo, const int* n, void* ap, void* ipiv, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("sspcon");
}

__attribute__((weak)) void dspcon_(const char* uplo, const int* n, void* ap, void* ipiv, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dspcon");
}

__attribute__((weak)) void sspev_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("sspev");
}

__attribute__((weak)) void dspev_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dspev");
}

__attribute__((weak)) void sspevd_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("sspevd");
}

__attribute__((weak)) void dspevd_(const char* jobz, const char* uplo, const int* n, void* ap, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("dspevd");
}

__attribute__((weak)) void sspevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* ap, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)ap;
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
  mpiwasm_lapack_absent("sspevx");
}

__attribute__((weak)) void dspevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* ap, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)ap;
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
  mpiwasm_lapack_absent("dspevx");
}

__attribute__((weak)) void sspgv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("sspgv");
}

__attribute__((weak)) void dspgv_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dspgv");
}

__attribute__((weak)) void sspgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("sspgvd");
}

__attribute__((weak)) void dspgvd_(const int* itype, const char* jobz, const char* uplo, const int* n, void* ap, void* bp, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)itype;
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
  (void)w;
  (void)z;
  (void)ldz;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("dspgvd");
}

__attribute__((weak)) void sspgvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* ap, void* bp, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  (void)itype;
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
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
  mpiwasm_lapack_absent("sspgvx");
}

__attribute__((weak)) void dspgvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* ap, void* bp, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  (void)itype;
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)bp;
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
  mpiwasm_lapack_absent("dspgvx");
}

__attribute__((weak)) void ssprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)afp;
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
  mpiwasm_lapack_absent("ssprfs");
}

__attribute__((weak)) void dsprfs_(const char* uplo, const int* n, const int* nrhs, void* ap, void* afp, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)afp;
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
  mpiwasm_lapack_absent("dsprfs");
}

__attribute__((weak)) void ssptrd_(const char* uplo, const int* n, void* ap, void* d, void* e, void* tau, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)d;
  (void)e;
  (void)tau;
  (void)info;
  mpiwasm_lapack_absent("ssptrd");
}

__attribute__((weak)) void dsptrd_(const char* uplo, const int* n, void* ap, void* d, void* e, void* tau, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)d;
  (void)e;
  (void)tau;
  (void)info;
  mpiwasm_lapack_absent("dsptrd");
}

__attribute__((weak)) void stfsm_(const char* transr, const char* side, const char* uplo, const char* trans, const char* diag, const int* m, const int* n, const float* alpha, void* a, void* b, const int* ldb) {
  (void)transr;
  (void)side;
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)b;
  (void)ldb;
  mpiwasm_lapack_absent("stfsm");
}

__attribute__((weak)) void dtfsm_(const char* transr, const char* side, const char* uplo, const char* trans, const char* diag, const int* m, const int* n, const double* alpha, void* a, void* b, const int* ldb) {
  (void)transr;
  (void)side;
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)b;
  (void)ldb;
  mpiwasm_lapack_absent("dtfsm");
}

__attribute__((weak)) void ctfsm_(const char* transr, const char* side, const char* uplo, const char* trans, const char* diag, const int* m, const int* n, const float* alpha, void* a, void* b, const int* ldb) {
  (void)transr;
  (void)side;
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)b;
  (void)ldb;
  mpiwasm_lapack_absent("ctfsm");
}

__attribute__((weak)) void ztfsm_(const char* transr, const char* side, const char* uplo, const char* trans, const char* diag, const int* m, const int* n, const double* alpha, void* a, void* b, const int* ldb) {
  (void)transr;
  (void)side;
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)m;
  (void)n;
  (void)alpha;
  (void)a;
  (void)b;
  (void)ldb;
  mpiwasm_lapack_absent("ztfsm");
}

__attribute__((weak)) void stftri_(const char* transr, const char* uplo, const char* diag, const int* n, void* a, int* info) {
  (void)transr;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)a;
  (void)info;
  mpiwasm_lapack_absent("stftri");
}

__attribute__((weak)) void dtftri_(const char* transr, const char* uplo, const char* diag, const int* n, void* a, int* info) {
  (void)transr;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)a;
  (void)info;
  mpiwasm_lapack_absent("dtftri");
}

__attribute__((weak)) void ctftri_(const char* transr, const char* uplo, const char* diag, const int* n, void* a, int* info) {
  (void)transr;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)a;
  (void)info;
  mpiwasm_lapack_absent("ctftri");
}

__attribute__((weak)) void ztftri_(const char* transr, const char* uplo, const char* diag, const int* n, void* a, int* info) {
  (void)transr;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)a;
  (void)info;
  mpiwasm_lapack_absent("ztftri");
}

__attribute__((weak)) void stfttp_(const char* transr, const char* uplo, const int* n, void* arf, void* ap, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)arf;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("stfttp");
}

__attribute__((weak)) void dtfttp_(const char* transr, const char* uplo, const int* n, void* arf, void* ap, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)arf;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("dtfttp");
}

__attribute__((weak)) void ctfttp_(const char* transr, const char* uplo, const int* n, void* arf, void* ap, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)arf;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("ctfttp");
}

__attribute__((weak)) void ztfttp_(const char* transr, const char* uplo, const int* n, void* arf, void* ap, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)arf;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("ztfttp");
}

__attribute__((weak)) void stfttr_(const char* transr, const char* uplo, const int* n, void* arf, void* a, const int* lda, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)arf;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("stfttr");
}

__attribute__((weak)) void dtfttr_(const char* transr, const char* uplo, const int* n, void* arf, void* a, const int* lda, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)arf;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("dtfttr");
}

__attribute__((weak)) void ctfttr_(const char* transr, const char* uplo, const int* n, void* arf, void* a, const int* lda, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)arf;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("ctfttr");
}

__attribute__((weak)) void ztfttr_(const char* transr, const char* uplo, const int* n, void* arf, void* a, const int* lda, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)arf;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("ztfttr");
}

__attribute__((weak)) void stpcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* ap, void* rcond, void* work, void* iwork, int* info) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)ap;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("stpcon");
}

__attribute__((weak)) void dtpcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* ap, void* rcond, void* work, void* iwork, int* info) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)ap;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dtpcon");
}

__attribute__((weak)) void ctpcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* ap, void* rcond, void* work, void* rwork, int* info) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)ap;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("ctpcon");
}

__attribute__((weak)) void ztpcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* ap, void* rcond, void* work, void* rwork, int* info) {
  (void)norm;
  (void)uplo;
  (void)diag;
  (void)n;
  (void)ap;
  (void)rcond;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("ztpcon");
}

__attribute__((weak)) void stpqrt_(const int* m, const int* n, const int* l, const int* nb, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, void* work, int* info) {
  (void)m;
  (void)n;
  (void)l;
  (void)nb;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)t;
  (void)ldt;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("stpqrt");
}

__attribute__((weak)) void dtpqrt_(const int* m, const int* n, const int* l, const int* nb, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, void* work, int* info) {
  (void)m;
  (void)n;
  (void)l;
  (void)nb;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)t;
  (void)ldt;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dtpqrt");
}

__attribute__((weak)) void ctpqrt_(const int* m, const int* n, const int* l, const int* nb, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, void* work, int* info) {
  (void)m;
  (void)n;
  (void)l;
  (void)nb;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)t;
  (void)ldt;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("ctpqrt");
}

__attribute__((weak)) void ztpqrt_(const int* m, const int* n, const int* l, const int* nb, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, void* work, int* info) {
  (void)m;
  (void)n;
  (void)l;
  (void)nb;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)t;
  (void)ldt;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("ztpqrt");
}

__attribute__((weak)) void stpqrt2_(const int* m, const int* n, const int* l, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, int* info) {
  (void)m;
  (void)n;
  (void)l;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)t;
  (void)ldt;
  (void)info;
  mpiwasm_lapack_absent("stpqrt2");
}

__attribute__((weak)) void dtpqrt2_(const int* m, const int* n, const int* l, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, int* info) {
  (void)m;
  (void)n;
  (void)l;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)t;
  (void)ldt;
  (void)info;
  mpiwasm_lapack_absent("dtpqrt2");
}

__attribute__((weak)) void ctpqrt2_(const int* m, const int* n, const int* l, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, int* info) {
  (void)m;
  (void)n;
  (void)l;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)t;
  (void)ldt;
  (void)info;
  mpiwasm_lapack_absent("ctpqrt2");
}

__attribute__((weak)) void ztpqrt2_(const int* m, const int* n, const int* l, void* a, const int* lda, void* b, const int* ldb, void* t, const int* ldt, int* info) {
  (void)m;
  (void)n;
  (void)l;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)t;
  (void)ldt;
  (void)info;
  mpiwasm_lapack_absent("ztpqrt2");
}

__attribute__((weak)) void stprfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("stprfs");
}

__attribute__((weak)) void dtprfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dtprfs");
}

__attribute__((weak)) void ctprfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("ctprfs");
}

__attribute__((weak)) void ztprfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)x;
  (void)ldx;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("ztprfs");
}

__attribute__((weak)) void stptri_(const char* uplo, const char* diag, const int* n, void* ap, int* info) {
  (void)uplo;
  (void)diag;
  (void)n;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("stptri");
}

__attribute__((weak)) void dtptri_(const char* uplo, const char* diag, const int* n, void* ap, int* info) {
  (void)uplo;
  (void)diag;
  (void)n;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("dtptri");
}

__attribute__((weak)) void ctptri_(const char* uplo, const char* diag, const int* n, void* ap, int* info) {
  (void)uplo;
  (void)diag;
  (void)n;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("ctptri");
}

__attribute__((weak)) void ztptri_(const char* uplo, const char* diag, const int* n, void* ap, int* info) {
  (void)uplo;
  (void)diag;
  (void)n;
  (void)ap;
  (void)info;
  mpiwasm_lapack_absent("ztptri");
}

__attribute__((weak)) void stptrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("stptrs");
}

__attribute__((weak)) void dtptrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dtptrs");
}

__attribute__((weak)) void ctptrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("ctptrs");
}

__attribute__((weak)) void ztptrs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* ap, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)trans;
  (void)diag;
  (void)n;
  (void)nrhs;
  (void)ap;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("ztptrs");
}

__attribute__((weak)) void stpttf_(const char* transr, const char* uplo, const int* n, void* ap, void* arf, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)arf;
  (void)info;
  mpiwasm_lapack_absent("stpttf");
}

__attribute__((weak)) void dtpttf_(const char* transr, const char* uplo, const int* n, void* ap, void* arf, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)arf;
  (void)info;
  mpiwasm_lapack_absent("dtpttf");
}

__attribute__((weak)) void ctpttf_(const char* transr, const char* uplo, const int* n, void* ap, void* arf, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)arf;
  (void)info;
  mpiwasm_lapack_absent("ctpttf");
}

__attribute__((weak)) void ztpttf_(const char* transr, const char* uplo, const int* n, void* ap, void* arf, int* info) {
  (void)transr;
  (void)uplo;
  (void)n;
  (void)ap;
  (void)arf;
  (void)info;
  mpiwasm_lapack_absent("ztpttf");
}

__attribute__((weak)) void stpttr_(const char* uplo, const int* n, void* ap, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("stpttr");
}

__attribute__((weak)) void dtpttr_(const char* uplo, const int* n, void* ap, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("dtpttr");
}

__attribute__((weak)) void ctpttr_(const char* uplo, const int* n, void* ap, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("ctpttr");
}

__attribute__((weak)) void ztpttr_(const char* uplo, const int* n, void* ap, void* a, const int* lda, int* info) {
  (void)uplo;
  (void)n;
  (void)ap;
  (void)a;
  (void)lda;
  (void)info;
  mpiwasm_lapack_absent("ztpttr");
}

__attribute__((weak)) void cupmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* ap, void* tau, void* c, const int* ldc, void* work, int* info) {
  (void)side;
  (void)uplo;
  (void)trans;
  (void)m;
  (void)n;
  (void)ap;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("cupmtr");
}

__attribute__((weak)) void zupmtr_(const char* side, const char* uplo, const char* trans, const int* m, const int* n, void* ap, void* tau, void* c, const int* ldc, void* work, int* info) {
  (void)side;
  (void)uplo;
  (void)trans;
  (void)m;
  (void)n;
  (void)ap;
  (void)tau;
  (void)c;
  (void)ldc;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zupmtr");
}
