/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

__attribute__((weak)) void checon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const float* anorm, void* rcond, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("checon");
}

__attribute__((weak)) void csycon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const float* anorm, void* rcond, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("csycon");
}

__attribute__((weak)) void zhecon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const double* anorm, void* rcond, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zhecon");
}

__attribute__((weak)) void zsycon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const double* anorm, void* rcond, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zsycon");
}

__attribute__((weak)) void checon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const float* anorm, void* rcond, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("checon_3");
}

__attribute__((weak)) void csycon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const float* anorm, void* rcond, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("csycon_3");
}

__attribute__((weak)) void zhecon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const double* anorm, void* rcond, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zhecon_3");
}

__attribute__((weak)) void zsycon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const double* anorm, void* rcond, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zsycon_3");
}

__attribute__((weak)) void cheequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)scond;
  (void)amax;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("cheequb");
}

__attribute__((weak)) void csyequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)scond;
  (void)amax;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("csyequb");
}

__attribute__((weak)) void zheequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)scond;
  (void)amax;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zheequb");
}

__attribute__((weak)) void zsyequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)scond;
  (void)amax;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zsyequb");
}

__attribute__((weak)) void cheev_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("cheev_2stage");
}

__attribute__((weak)) void zheev_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zheev_2stage");
}

__attribute__((weak)) void cheevd_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("cheevd_2stage");
}

__attribute__((weak)) void zheevd_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("zheevd_2stage");
}

__attribute__((weak)) void cheevr_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("cheevr");
}

__attribute__((weak)) void zheevr_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("zheevr");
}

__attribute__((weak)) void cheevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("cheevr_2stage");
}

__attribute__((weak)) void zheevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  (void)rwork;
  (void)lrwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("zheevr_2stage");
}

__attribute__((weak)) void cheevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  mpiwasm_lapack_absent("cheevx");
}

__attribute__((weak)) void zheevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  mpiwasm_lapack_absent("zheevx");
}

__attribute__((weak)) void cheevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  mpiwasm_lapack_absent("cheevx_2stage");
}

__attribute__((weak)) void zheevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  mpiwasm_lapack_absent("zheevx_2stage");
}

__attribute__((weak)) void ssygst_(const int* itype, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)itype;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("ssygst");
}

__attribute__((weak)) void dsygst_(const int* itype, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)itype;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dsygst");
}

__attribute__((weak)) void chegst_(const int* itype, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)itype;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("chegst");
}

__attribute__((weak)) void zhegst_(const int* itype, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, int* info) {
  (void)itype;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zhegst");
}

__attribute__((weak)) void chegv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, int* info) {
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
  mpiwasm_lapack_absent("chegv_2stage");
}

__attribute__((weak)) void zhegv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, void* rwork, int* info) {
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
  mpiwasm_lapack_absent("zhegv_2stage");
}

__attribute__((weak)) void chegvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  (void)itype;
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
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
  mpiwasm_lapack_absent("chegvx");
}

__attribute__((weak)) void zhegvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* rwork, void* iwork, void* ifail, int* info) {
  (void)itype;
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
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
  mpiwasm_lapack_absent("zhegvx");
}

__attribute__((weak)) void cherfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
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
  mpiwasm_lapack_absent("cherfs");
}

__attribute__((weak)) void csyrfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
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
  mpiwasm_lapack_absent("csyrfs");
}

__attribute__((weak)) void zherfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
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
  mpiwasm_lapack_absent("zherfs");
}

__attribute__((weak)) void zsyrfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  (void)uplo;
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
  mpiwasm_lapack_absent("zsyrfs");
}

__attribute__((weak)) void ssysv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssysv_aa");
}

__attribute__((weak)) void dsysv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsysv_aa");
}

__attribute__((weak)) void chesv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("chesv_aa");
}

__attribute__((weak)) void csysv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("csysv_aa");
}

__attribute__((weak)) void zhesv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zhesv_aa");
}

__attribute__((weak)) void zsysv_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zsysv_aa");
}

__attribute__((weak)) void ssysv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssysv_rk");
}

__attribute__((weak)) void dsysv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsysv_rk");
}

__attribute__((weak)) void chesv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("chesv_rk");
}

__attribute__((weak)) void csysv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("csysv_rk");
}

__attribute__((weak)) void zhesv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zhesv_rk");
}

__attribute__((weak)) void zsysv_rk_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zsysv_rk");
}

__attribute__((weak)) void chesvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* rwork, int* info) {
  (void)fact;
  (void)uplo;
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
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("chesvx");
}

__attribute__((weak)) void csysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* rwork, int* info) {
  (void)fact;
  (void)uplo;
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
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("csysvx");
}

__attribute__((weak)) void zhesvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* rwork, int* info) {
  (void)fact;
  (void)uplo;
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
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zhesvx");
}

__attribute__((weak)) void zsysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* rwork, int* info) {
  (void)fact;
  (void)uplo;
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
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)lwork;
  (void)rwork;
  (void)info;
  mpiwasm_lapack_absent("zsysvx");
}

__attribute__((weak)) void chetrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("chetrf_aa");
}

__attribute__((weak)) void ssytrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssytrf_aa");
}

__attribute__((weak)) void dsytrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsytrf_aa");
}

__attribute__((weak)) void csytrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("csytrf_aa");
}

__attribute__((weak)) void zhetrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zhetrf_aa");
}

__attribute__((weak)) void zsytrf_aa_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zsytrf_aa");
}

__attribute__((weak)) void ssytrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssytrf_rk");
}

__attribute__((weak)) void dsytrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsytrf_rk");
}

__attribute__((weak)) void chetrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("chetrf_rk");
}

__attribute__((weak)) void csytrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("csytrf_rk");
}

__attribute__((weak)) void zhetrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zhetrf_rk");
}

__attribute__((weak)) void zsytrf_rk_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zsytrf_rk");
}

__attribute__((weak)) void ssytrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssytrf_rook");
}

__attribute__((weak)) void dsytrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsytrf_rook");
}

__attribute__((weak)) void chetrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("chetrf_rook");
}

__attribute__((weak)) void csytrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("csytrf_rook");
}

__attribute__((weak)) void zhetrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zhetrf_rook");
}

__attribute__((weak)) void zsytrf_rook_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zsytrf_rook");
}

__attribute__((weak)) void ssytri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("ssytri");
}

__attribute__((weak)) void dsytri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dsytri");
}

__attribute__((weak)) void chetri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("chetri");
}

__attribute__((weak)) void zhetri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zhetri");
}

__attribute__((weak)) void ssytri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssytri2");
}

__attribute__((weak)) void dsytri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsytri2");
}

__attribute__((weak)) void chetri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("chetri2");
}

__attribute__((weak)) void csytri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("csytri2");
}

__attribute__((weak)) void zhetri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zhetri2");
}

__attribute__((weak)) void zsytri2_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zsytri2");
}

__attribute__((weak)) void ssytri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssytri_3");
}

__attribute__((weak)) void dsytri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsytri_3");
}

__attribute__((weak)) void chetri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("chetri_3");
}

__attribute__((weak)) void csytri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("csytri_3");
}

__attribute__((weak)) void zhetri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zhetri_3");
}

__attribute__((weak)) void zsytri_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zsytri_3");
}

__attribute__((weak)) void ssytrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("ssytrs");
}

__attribute__((weak)) void ssytrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("ssytrs_rook");
}

__attribute__((weak)) void dsytrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dsytrs");
}

__attribute__((weak)) void dsytrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dsytrs_rook");
}

__attribute__((weak)) void chetrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("chetrs");
}

__attribute__((weak)) void chetrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("chetrs_rook");
}

__attribute__((weak)) void csytrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("csytrs");
}

__attribute__((weak)) void csytrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("csytrs_rook");
}

__attribute__((weak)) void zhetrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zhetrs");
}

__attribute__((weak)) void zhetrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zhetrs_rook");
}

__attribute__((weak)) void zsytrs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zsytrs");
}

__attribute__((weak)) void zsytrs_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zsytrs_rook");
}

__attribute__((weak)) void ssytrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("ssytrs2");
}

__attribute__((weak)) void dsytrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dsytrs2");
}

__attribute__((weak)) void chetrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("chetrs2");
}

__attribute__((weak)) void csytrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("csytrs2");
}

__attribute__((weak)) void zhetrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zhetrs2");
}

__attribute__((weak)) void zsytrs2_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zsytrs2");
}

__attribute__((weak)) void ssytrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("ssytrs_3");
}

__attribute__((weak)) void dsytrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("dsytrs_3");
}

__attribute__((weak)) void chetrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("chetrs_3");
}

__attribute__((weak)) void csytrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("csytrs_3");
}

__attribute__((weak)) void zhetrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zhetrs_3");
}

__attribute__((weak)) void zsytrs_3_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* e, void* ipiv, void* b, const int* ldb, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)info;
  mpiwasm_lapack_absent("zsytrs_3");
}

__attribute__((weak)) void ssytrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssytrs_aa");
}

__attribute__((weak)) void dsytrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsytrs_aa");
}

__attribute__((weak)) void chetrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("chetrs_aa");
}

__attribute__((weak)) void csytrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("csytrs_aa");
}

__attribute__((weak)) void zhetrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zhetrs_aa");
}

__attribute__((weak)) void zsytrs_aa_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zsytrs_aa");
}

__attribute__((weak)) void ssycon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("ssycon");
}

__attribute__((weak)) void dsycon_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dsycon");
}

__attribute__((weak)) void ssycon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const float* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("ssycon_3");
}

__attribute__((weak)) void dsycon_3_(const char* uplo, const int* n, void* a, const int* lda, void* e, void* ipiv, const double* anorm, void* rcond, void* work, void* iwork, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)e;
  (void)ipiv;
  (void)anorm;
  (void)rcond;
  (void)work;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dsycon_3");
}

__attribute__((weak)) void ssyconv_(const char* uplo, const char* way, const int* n, void* a, const int* lda, void* ipiv, void* e, int* info) {
  (void)uplo;
  (void)way;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)e;
  (void)info;
  mpiwasm_lapack_absent("ssyconv");
}

__attribute__((weak)) void dsyconv_(const char* uplo, const char* way, const int* n, void* a, const int* lda, void* ipiv, void* e, int* info) {
  (void)uplo;
  (void)way;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)e;
  (void)info;
  mpiwasm_lapack_absent("dsyconv");
}

__attribute__((weak)) void csyconv_(const char* uplo, const char* way, const int* n, void* a, const int* lda, void* ipiv, void* e, int* info) {
  (void)uplo;
  (void)way;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)e;
  (void)info;
  mpiwasm_lapack_absent("csyconv");
}

__attribute__((weak)) void zsyconv_(const char* uplo, const char* way, const int* n, void* a, const int* lda, void* ipiv, void* e, int* info) {
  (void)uplo;
  (void)way;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)e;
  (void)info;
  mpiwasm_lapack_absent("zsyconv");
}

__attribute__((weak)) void ssyequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)scond;
  (void)amax;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("ssyequb");
}

__attribute__((weak)) void dsyequb_(const char* uplo, const int* n, void* a, const int* lda, void* s, void* scond, void* amax, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)s;
  (void)scond;
  (void)amax;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("dsyequb");
}

__attribute__((weak)) void ssyev_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssyev_2stage");
}

__attribute__((weak)) void dsyev_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsyev_2stage");
}

__attribute__((weak)) void ssyevd_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("ssyevd_2stage");
}

__attribute__((weak)) void dsyevd_2stage_(const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* w, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)w;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)liwork;
  (void)info;
  mpiwasm_lapack_absent("dsyevd_2stage");
}

__attribute__((weak)) void ssyevr_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  mpiwasm_lapack_absent("ssyevr");
}

__attribute__((weak)) void dsyevr_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  mpiwasm_lapack_absent("dsyevr");
}

__attribute__((weak)) void ssyevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  mpiwasm_lapack_absent("ssyevr_2stage");
}

__attribute__((weak)) void dsyevr_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  mpiwasm_lapack_absent("dsyevr_2stage");
}

__attribute__((weak)) void ssyevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  mpiwasm_lapack_absent("ssyevx");
}

__attribute__((weak)) void dsyevx_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  mpiwasm_lapack_absent("dsyevx");
}

__attribute__((weak)) void ssyevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  mpiwasm_lapack_absent("ssyevx_2stage");
}

__attribute__((weak)) void dsyevx_2stage_(const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
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
  mpiwasm_lapack_absent("dsyevx_2stage");
}

__attribute__((weak)) void ssygv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, int* info) {
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
  mpiwasm_lapack_absent("ssygv_2stage");
}

__attribute__((weak)) void dsygv_2stage_(const int* itype, const char* jobz, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, void* w, void* work, const int* lwork, int* info) {
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
  mpiwasm_lapack_absent("dsygv_2stage");
}

__attribute__((weak)) void ssygvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  (void)itype;
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
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
  mpiwasm_lapack_absent("ssygvx");
}

__attribute__((weak)) void dsygvx_(const int* itype, const char* jobz, const char* range, const char* uplo, const int* n, void* a, const int* lda, void* b, const int* ldb, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, const int* lwork, void* iwork, void* ifail, int* info) {
  (void)itype;
  (void)jobz;
  (void)range;
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)b;
  (void)ldb;
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
  mpiwasm_lapack_absent("dsygvx");
}

__attribute__((weak)) void ssyrfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
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
  mpiwasm_lapack_absent("ssyrfs");
}

__attribute__((weak)) void dsyrfs_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  (void)uplo;
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
  mpiwasm_lapack_absent("dsyrfs");
}

__attribute__((weak)) void ssysv_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("ssysv_rook");
}

__attribute__((weak)) void dsysv_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("dsysv_rook");
}

__attribute__((weak)) void csysv_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("csysv_rook");
}

__attribute__((weak)) void zsysv_rook_(const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* ipiv, void* b, const int* ldb, void* work, const int* lwork, int* info) {
  (void)uplo;
  (void)n;
  (void)nrhs;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)b;
  (void)ldb;
  (void)work;
  (void)lwork;
  (void)info;
  mpiwasm_lapack_absent("zsysv_rook");
}

__attribute__((weak)) void ssysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* iwork, int* info) {
  (void)fact;
  (void)uplo;
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
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("ssysvx");
}

__attribute__((weak)) void dsysvx_(const char* fact, const char* uplo, const int* n, const int* nrhs, void* a, const int* lda, void* af, const int* ldaf, void* ipiv, void* b, const int* ldb, void* x, const int* ldx, void* rcond, void* ferr, void* berr, void* work, const int* lwork, void* iwork, int* info) {
  (void)fact;
  (void)uplo;
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
  (void)rcond;
  (void)ferr;
  (void)berr;
  (void)work;
  (void)lwork;
  (void)iwork;
  (void)info;
  mpiwasm_lapack_absent("dsysvx");
}

__attribute__((weak)) void csytri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("csytri");
}

__attribute__((weak)) void zsytri_(const char* uplo, const int* n, void* a, const int* lda, void* ipiv, void* work, int* info) {
  (void)uplo;
  (void)n;
  (void)a;
  (void)lda;
  (void)ipiv;
  (void)work;
  (void)info;
  mpiwasm_lapack_absent("zsytri");
}
