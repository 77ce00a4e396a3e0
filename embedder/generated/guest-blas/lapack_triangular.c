/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_sbdsqr_(const char* uplo, const int* n, const int* ncvt, const int* nru, const int* ncc, void* d, void* e, void* vt, const int* ldvt, void* u, const int* ldu, void* c, const int* ldc, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("sbdsqr"))) int host_sbdsqr(int uplo_value, int n, int ncvt, int nru, int ncc, void* d, void* e, void* vt, int ldvt, void* u, int ldu, void* c, int ldc);
void __wrap_sbdsqr_(const char* uplo, const int* n, const int* ncvt, const int* nru, const int* ncc, void* d, void* e, void* vt, const int* ldvt, void* u, const int* ldu, void* c, const int* ldc, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sbdsqr")) {
    __real_sbdsqr_(uplo, n, ncvt, nru, ncc, d, e, vt, ldvt, u, ldu, c, ldc, work, info);
    return;
  }
  const int result = host_sbdsqr((unsigned char)*uplo, *n, *ncvt, *nru, *ncc, d, e, vt, *ldvt, u, *ldu, c, *ldc);
  if (result == mpiwasm_declined) {
    __real_sbdsqr_(uplo, n, ncvt, nru, ncc, d, e, vt, ldvt, u, ldu, c, ldc, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sbdsqr", -result);
}

void __real_dbdsqr_(const char* uplo, const int* n, const int* ncvt, const int* nru, const int* ncc, void* d, void* e, void* vt, const int* ldvt, void* u, const int* ldu, void* c, const int* ldc, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dbdsqr"))) int host_dbdsqr(int uplo_value, int n, int ncvt, int nru, int ncc, void* d, void* e, void* vt, int ldvt, void* u, int ldu, void* c, int ldc);
void __wrap_dbdsqr_(const char* uplo, const int* n, const int* ncvt, const int* nru, const int* ncc, void* d, void* e, void* vt, const int* ldvt, void* u, const int* ldu, void* c, const int* ldc, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dbdsqr")) {
    __real_dbdsqr_(uplo, n, ncvt, nru, ncc, d, e, vt, ldvt, u, ldu, c, ldc, work, info);
    return;
  }
  const int result = host_dbdsqr((unsigned char)*uplo, *n, *ncvt, *nru, *ncc, d, e, vt, *ldvt, u, *ldu, c, *ldc);
  if (result == mpiwasm_declined) {
    __real_dbdsqr_(uplo, n, ncvt, nru, ncc, d, e, vt, ldvt, u, ldu, c, ldc, work, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dbdsqr", -result);
}

void __real_cbdsqr_(const char* uplo, const int* n, const int* ncvt, const int* nru, const int* ncc, void* d, void* e, void* vt, const int* ldvt, void* u, const int* ldu, void* c, const int* ldc, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cbdsqr"))) int host_cbdsqr(int uplo_value, int n, int ncvt, int nru, int ncc, void* d, void* e, void* vt, int ldvt, void* u, int ldu, void* c, int ldc);
void __wrap_cbdsqr_(const char* uplo, const int* n, const int* ncvt, const int* nru, const int* ncc, void* d, void* e, void* vt, const int* ldvt, void* u, const int* ldu, void* c, const int* ldc, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cbdsqr")) {
    __real_cbdsqr_(uplo, n, ncvt, nru, ncc, d, e, vt, ldvt, u, ldu, c, ldc, rwork, info);
    return;
  }
  const int result = host_cbdsqr((unsigned char)*uplo, *n, *ncvt, *nru, *ncc, d, e, vt, *ldvt, u, *ldu, c, *ldc);
  if (result == mpiwasm_declined) {
    __real_cbdsqr_(uplo, n, ncvt, nru, ncc, d, e, vt, ldvt, u, ldu, c, ldc, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cbdsqr", -result);
}

void __real_zbdsqr_(const char* uplo, const int* n, const int* ncvt, const int* nru, const int* ncc, void* d, void* e, void* vt, const int* ldvt, void* u, const int* ldu, void* c, const int* ldc, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zbdsqr"))) int host_zbdsqr(int uplo_value, int n, int ncvt, int nru, int ncc, void* d, void* e, void* vt, int ldvt, void* u, int ldu, void* c, int ldc);
void __wrap_zbdsqr_(const char* uplo, const int* n, const int* ncvt, const int* nru, const int* ncc, void* d, void* e, void* vt, const int* ldvt, void* u, const int* ldu, void* c, const int* ldc, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zbdsqr")) {
    __real_zbdsqr_(uplo, n, ncvt, nru, ncc, d, e, vt, ldvt, u, ldu, c, ldc, rwork, info);
    return;
  }
  const int result = host_zbdsqr((unsigned char)*uplo, *n, *ncvt, *nru, *ncc, d, e, vt, *ldvt, u, *ldu, c, *ldc);
  if (result == mpiwasm_declined) {
    __real_zbdsqr_(uplo, n, ncvt, nru, ncc, d, e, vt, ldvt, u, ldu, c, ldc, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zbdsqr", -result);
}

void __real_sdisna_(const char* job, const int* m, const int* n, void* d, void* sep, int* info);
__attribute__((import_module("lapack_1"), import_name("sdisna"))) int host_sdisna(int job_value, int m, int n, void* d, void* sep);
void __wrap_sdisna_(const char* job, const int* m, const int* n, void* d, void* sep, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sdisna")) {
    __real_sdisna_(job, m, n, d, sep, info);
    return;
  }
  const int result = host_sdisna((unsigned char)*job, *m, *n, d, sep);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sdisna", -result);
}

void __real_ddisna_(const char* job, const int* m, const int* n, void* d, void* sep, int* info);
__attribute__((import_module("lapack_1"), import_name("ddisna"))) int host_ddisna(int job_value, int m, int n, void* d, void* sep);
void __wrap_ddisna_(const char* job, const int* m, const int* n, void* d, void* sep, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ddisna")) {
    __real_ddisna_(job, m, n, d, sep, info);
    return;
  }
  const int result = host_ddisna((unsigned char)*job, *m, *n, d, sep);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ddisna", -result);
}

void __real_chsein_(const char* side, const char* eigsrc, const char* initv, void* select, const int* n, void* h, const int* ldh, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, const int* mm, void* m, void* work, void* rwork, void* ifaill, void* ifailr, int* info);
__attribute__((import_module("lapack_1"), import_name("chsein"))) int host_chsein(int side_value, int eigsrc_value, int initv_value, void* select, int n, void* h, int ldh, void* w, void* vl, int ldvl, void* vr, int ldvr, int mm, void* m, void* ifaill, void* ifailr);
void __wrap_chsein_(const char* side, const char* eigsrc, const char* initv, void* select, const int* n, void* h, const int* ldh, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, const int* mm, void* m, void* work, void* rwork, void* ifaill, void* ifailr, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chsein")) {
    __real_chsein_(side, eigsrc, initv, select, n, h, ldh, w, vl, ldvl, vr, ldvr, mm, m, work, rwork, ifaill, ifailr, info);
    return;
  }
  const int result = host_chsein((unsigned char)*side, (unsigned char)*eigsrc, (unsigned char)*initv, select, *n, h, *ldh, w, vl, *ldvl, vr, *ldvr, *mm, m, ifaill, ifailr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chsein", -result);
}

void __real_zhsein_(const char* side, const char* eigsrc, const char* initv, void* select, const int* n, void* h, const int* ldh, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, const int* mm, void* m, void* work, void* rwork, void* ifaill, void* ifailr, int* info);
__attribute__((import_module("lapack_1"), import_name("zhsein"))) int host_zhsein(int side_value, int eigsrc_value, int initv_value, void* select, int n, void* h, int ldh, void* w, void* vl, int ldvl, void* vr, int ldvr, int mm, void* m, void* ifaill, void* ifailr);
void __wrap_zhsein_(const char* side, const char* eigsrc, const char* initv, void* select, const int* n, void* h, const int* ldh, void* w, void* vl, const int* ldvl, void* vr, const int* ldvr, const int* mm, void* m, void* work, void* rwork, void* ifaill, void* ifailr, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhsein")) {
    __real_zhsein_(side, eigsrc, initv, select, n, h, ldh, w, vl, ldvl, vr, ldvr, mm, m, work, rwork, ifaill, ifailr, info);
    return;
  }
  const int result = host_zhsein((unsigned char)*side, (unsigned char)*eigsrc, (unsigned char)*initv, select, *n, h, *ldh, w, vl, *ldvl, vr, *ldvr, *mm, m, ifaill, ifailr);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhsein", -result);
}

void __real_shseqr_(const char* job, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* wr, void* wi, void* z, const int* ldz, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("shseqr"))) int host_shseqr(int job_value, int compz_value, int n, int ilo, int ihi, void* h, int ldh, void* wr, void* wi, void* z, int ldz, void* work, int lwork);
void __wrap_shseqr_(const char* job, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* wr, void* wi, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "shseqr")) {
    __real_shseqr_(job, compz, n, ilo, ihi, h, ldh, wr, wi, z, ldz, work, lwork, info);
    return;
  }
  const int result = host_shseqr((unsigned char)*job, (unsigned char)*compz, *n, *ilo, *ihi, h, *ldh, wr, wi, z, *ldz, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("shseqr", -result);
}

void __real_dhseqr_(const char* job, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* wr, void* wi, void* z, const int* ldz, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dhseqr"))) int host_dhseqr(int job_value, int compz_value, int n, int ilo, int ihi, void* h, int ldh, void* wr, void* wi, void* z, int ldz, void* work, int lwork);
void __wrap_dhseqr_(const char* job, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* wr, void* wi, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dhseqr")) {
    __real_dhseqr_(job, compz, n, ilo, ihi, h, ldh, wr, wi, z, ldz, work, lwork, info);
    return;
  }
  const int result = host_dhseqr((unsigned char)*job, (unsigned char)*compz, *n, *ilo, *ihi, h, *ldh, wr, wi, z, *ldz, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dhseqr", -result);
}

void __real_chseqr_(const char* job, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* w, void* z, const int* ldz, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("chseqr"))) int host_chseqr(int job_value, int compz_value, int n, int ilo, int ihi, void* h, int ldh, void* w, void* z, int ldz, void* work, int lwork);
void __wrap_chseqr_(const char* job, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* w, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "chseqr")) {
    __real_chseqr_(job, compz, n, ilo, ihi, h, ldh, w, z, ldz, work, lwork, info);
    return;
  }
  const int result = host_chseqr((unsigned char)*job, (unsigned char)*compz, *n, *ilo, *ihi, h, *ldh, w, z, *ldz, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("chseqr", -result);
}

void __real_zhseqr_(const char* job, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* w, void* z, const int* ldz, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zhseqr"))) int host_zhseqr(int job_value, int compz_value, int n, int ilo, int ihi, void* h, int ldh, void* w, void* z, int ldz, void* work, int lwork);
void __wrap_zhseqr_(const char* job, const char* compz, const int* n, const int* ilo, const int* ihi, void* h, const int* ldh, void* w, void* z, const int* ldz, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zhseqr")) {
    __real_zhseqr_(job, compz, n, ilo, ihi, h, ldh, w, z, ldz, work, lwork, info);
    return;
  }
  const int result = host_zhseqr((unsigned char)*job, (unsigned char)*compz, *n, *ilo, *ihi, h, *ldh, w, z, *ldz, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zhseqr", -result);
}

void __real_sstebz_(const char* range, const char* order, const int* n, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* d, void* e, void* m, void* nsplit, void* w, void* iblock, void* isplit, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sstebz"))) int host_sstebz(int range_value, int order_value, int n, float vl, float vu, int il, int iu, float abstol, void* d, void* e, void* m, void* nsplit, void* w, void* iblock, void* isplit);
void __wrap_sstebz_(const char* range, const char* order, const int* n, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* d, void* e, void* m, void* nsplit, void* w, void* iblock, void* isplit, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sstebz")) {
    __real_sstebz_(range, order, n, vl, vu, il, iu, abstol, d, e, m, nsplit, w, iblock, isplit, work, iwork, info);
    return;
  }
  const int result = host_sstebz((unsigned char)*range, (unsigned char)*order, *n, *vl, *vu, *il, *iu, *abstol, d, e, m, nsplit, w, iblock, isplit);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sstebz", -result);
}

void __real_dstebz_(const char* range, const char* order, const int* n, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* d, void* e, void* m, void* nsplit, void* w, void* iblock, void* isplit, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dstebz"))) int host_dstebz(int range_value, int order_value, int n, double vl, double vu, int il, int iu, double abstol, void* d, void* e, void* m, void* nsplit, void* w, void* iblock, void* isplit);
void __wrap_dstebz_(const char* range, const char* order, const int* n, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* d, void* e, void* m, void* nsplit, void* w, void* iblock, void* isplit, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dstebz")) {
    __real_dstebz_(range, order, n, vl, vu, il, iu, abstol, d, e, m, nsplit, w, iblock, isplit, work, iwork, info);
    return;
  }
  const int result = host_dstebz((unsigned char)*range, (unsigned char)*order, *n, *vl, *vu, *il, *iu, *abstol, d, e, m, nsplit, w, iblock, isplit);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dstebz", -result);
}

void __real_sstedc_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sstedc"))) int host_sstedc(int compz_value, int n, void* d, void* e, void* z, int ldz, void* work, int lwork, void* iwork, int liwork);
void __wrap_sstedc_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sstedc")) {
    __real_sstedc_(compz, n, d, e, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_sstedc((unsigned char)*compz, *n, d, e, z, *ldz, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_sstedc_(compz, n, d, e, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sstedc", -result);
}

void __real_dstedc_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dstedc"))) int host_dstedc(int compz_value, int n, void* d, void* e, void* z, int ldz, void* work, int lwork, void* iwork, int liwork);
void __wrap_dstedc_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dstedc")) {
    __real_dstedc_(compz, n, d, e, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_dstedc((unsigned char)*compz, *n, d, e, z, *ldz, work, *lwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_dstedc_(compz, n, d, e, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dstedc", -result);
}

void __real_cstedc_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("cstedc"))) int host_cstedc(int compz_value, int n, void* d, void* e, void* z, int ldz, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_cstedc_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "cstedc")) {
    __real_cstedc_(compz, n, d, e, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_cstedc((unsigned char)*compz, *n, d, e, z, *ldz, work, *lwork, rwork, *lrwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_cstedc_(compz, n, d, e, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("cstedc", -result);
}

void __real_zstedc_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("zstedc"))) int host_zstedc(int compz_value, int n, void* d, void* e, void* z, int ldz, void* work, int lwork, void* rwork, int lrwork, void* iwork, int liwork);
void __wrap_zstedc_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* rwork, const int* lrwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zstedc")) {
    __real_zstedc_(compz, n, d, e, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  const int result = host_zstedc((unsigned char)*compz, *n, d, e, z, *ldz, work, *lwork, rwork, *lrwork, iwork, *liwork);
  if (result == mpiwasm_declined) {
    __real_zstedc_(compz, n, d, e, z, ldz, work, lwork, rwork, lrwork, iwork, liwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zstedc", -result);
}

void __real_ssteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("ssteqr"))) int host_ssteqr(int compz_value, int n, void* d, void* e, void* z, int ldz);
void __wrap_ssteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssteqr")) {
    __real_ssteqr_(compz, n, d, e, z, ldz, work, info);
    return;
  }
  const int result = host_ssteqr((unsigned char)*compz, *n, d, e, z, *ldz);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssteqr", -result);
}

void __real_dsteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dsteqr"))) int host_dsteqr(int compz_value, int n, void* d, void* e, void* z, int ldz);
void __wrap_dsteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsteqr")) {
    __real_dsteqr_(compz, n, d, e, z, ldz, work, info);
    return;
  }
  const int result = host_dsteqr((unsigned char)*compz, *n, d, e, z, *ldz);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsteqr", -result);
}

void __real_csteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("csteqr"))) int host_csteqr(int compz_value, int n, void* d, void* e, void* z, int ldz);
void __wrap_csteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "csteqr")) {
    __real_csteqr_(compz, n, d, e, z, ldz, work, info);
    return;
  }
  const int result = host_csteqr((unsigned char)*compz, *n, d, e, z, *ldz);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("csteqr", -result);
}

void __real_zsteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("zsteqr"))) int host_zsteqr(int compz_value, int n, void* d, void* e, void* z, int ldz);
void __wrap_zsteqr_(const char* compz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "zsteqr")) {
    __real_zsteqr_(compz, n, d, e, z, ldz, work, info);
    return;
  }
  const int result = host_zsteqr((unsigned char)*compz, *n, d, e, z, *ldz);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("zsteqr", -result);
}

void __real_ssterf_(const int* n, void* d, void* e, int* info);
__attribute__((import_module("lapack_1"), import_name("ssterf"))) int host_ssterf(int n, void* d, void* e);
void __wrap_ssterf_(const int* n, void* d, void* e, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ssterf")) {
    __real_ssterf_(n, d, e, info);
    return;
  }
  const int result = host_ssterf(*n, d, e);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ssterf", -result);
}

void __real_dsterf_(const int* n, void* d, void* e, int* info);
__attribute__((import_module("lapack_1"), import_name("dsterf"))) int host_dsterf(int n, void* d, void* e);
void __wrap_dsterf_(const int* n, void* d, void* e, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dsterf")) {
    __real_dsterf_(n, d, e, info);
    return;
  }
  const int result = host_dsterf(*n, d, e);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dsterf", -result);
}

void __real_sstevd_(const char* jobz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sstevd"))) int host_sstevd(int jobz_value, int n, void* d, void* e, void* z, int ldz, void* work, int lwork, void* iwork, int liwork);
void __wrap_sstevd_(const char* jobz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sstevd")) {
    __real_sstevd_(jobz, n, d, e, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_sstevd((unsigned char)*jobz, *n, d, e, z, *ldz, work, *lwork, iwork, *liwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sstevd", -result);
}

void __real_dstevd_(const char* jobz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dstevd"))) int host_dstevd(int jobz_value, int n, void* d, void* e, void* z, int ldz, void* work, int lwork, void* iwork, int liwork);
void __wrap_dstevd_(const char* jobz, const int* n, void* d, void* e, void* z, const int* ldz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dstevd")) {
    __real_dstevd_(jobz, n, d, e, z, ldz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_dstevd((unsigned char)*jobz, *n, d, e, z, *ldz, work, *lwork, iwork, *liwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dstevd", -result);
}

void __real_sstevr_(const char* jobz, const char* range, const int* n, void* d, void* e, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("sstevr"))) int host_sstevr(int jobz_value, int range_value, int n, void* d, void* e, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* isuppz, void* work, int lwork, void* iwork, int liwork);
void __wrap_sstevr_(const char* jobz, const char* range, const int* n, void* d, void* e, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sstevr")) {
    __real_sstevr_(jobz, range, n, d, e, vl, vu, il, iu, abstol, m, w, z, ldz, isuppz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_sstevr((unsigned char)*jobz, (unsigned char)*range, *n, d, e, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, isuppz, work, *lwork, iwork, *liwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sstevr", -result);
}

void __real_dstevr_(const char* jobz, const char* range, const int* n, void* d, void* e, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dstevr"))) int host_dstevr(int jobz_value, int range_value, int n, void* d, void* e, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* isuppz, void* work, int lwork, void* iwork, int liwork);
void __wrap_dstevr_(const char* jobz, const char* range, const int* n, void* d, void* e, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* isuppz, void* work, const int* lwork, void* iwork, const int* liwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dstevr")) {
    __real_dstevr_(jobz, range, n, d, e, vl, vu, il, iu, abstol, m, w, z, ldz, isuppz, work, lwork, iwork, liwork, info);
    return;
  }
  const int result = host_dstevr((unsigned char)*jobz, (unsigned char)*range, *n, d, e, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, isuppz, work, *lwork, iwork, *liwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dstevr", -result);
}

void __real_sstevx_(const char* jobz, const char* range, const int* n, void* d, void* e, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("sstevx"))) int host_sstevx(int jobz_value, int range_value, int n, void* d, void* e, float vl, float vu, int il, int iu, float abstol, void* m, void* w, void* z, int ldz, void* ifail);
void __wrap_sstevx_(const char* jobz, const char* range, const int* n, void* d, void* e, const float* vl, const float* vu, const int* il, const int* iu, const float* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "sstevx")) {
    __real_sstevx_(jobz, range, n, d, e, vl, vu, il, iu, abstol, m, w, z, ldz, work, iwork, ifail, info);
    return;
  }
  const int result = host_sstevx((unsigned char)*jobz, (unsigned char)*range, *n, d, e, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, ifail);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("sstevx", -result);
}

void __real_dstevx_(const char* jobz, const char* range, const int* n, void* d, void* e, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info);
__attribute__((import_module("lapack_1"), import_name("dstevx"))) int host_dstevx(int jobz_value, int range_value, int n, void* d, void* e, double vl, double vu, int il, int iu, double abstol, void* m, void* w, void* z, int ldz, void* ifail);
void __wrap_dstevx_(const char* jobz, const char* range, const int* n, void* d, void* e, const double* vl, const double* vu, const int* il, const int* iu, const double* abstol, void* m, void* w, void* z, const int* ldz, void* work, void* iwork, void* ifail, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dstevx")) {
    __real_dstevx_(jobz, range, n, d, e, vl, vu, il, iu, abstol, m, w, z, ldz, work, iwork, ifail, info);
    return;
  }
  const int result = host_dstevx((unsigned char)*jobz, (unsigned char)*range, *n, d, e, *vl, *vu, *il, *iu, *abstol, m, w, z, *ldz, ifail);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dstevx", -result);
}

void __real_strcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* a, const int* lda, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("strcon"))) int host_strcon(int norm_value, int uplo_value, int diag_value, int n, void* a, int lda, void* rcond);
void __wrap_strcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* a, const int* lda, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "strcon")) {
    __real_strcon_(norm, uplo, diag, n, a, lda, rcond, work, iwork, info);
    return;
  }
  const int result = host_strcon((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *n, a, *lda, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("strcon", -result);
}

void __real_dtrcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* a, const int* lda, void* rcond, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dtrcon"))) int host_dtrcon(int norm_value, int uplo_value, int diag_value, int n, void* a, int lda, void* rcond);
void __wrap_dtrcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* a, const int* lda, void* rcond, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtrcon")) {
    __real_dtrcon_(norm, uplo, diag, n, a, lda, rcond, work, iwork, info);
    return;
  }
  const int result = host_dtrcon((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *n, a, *lda, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtrcon", -result);
}

void __real_ctrcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* a, const int* lda, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ctrcon"))) int host_ctrcon(int norm_value, int uplo_value, int diag_value, int n, void* a, int lda, void* rcond);
void __wrap_ctrcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* a, const int* lda, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctrcon")) {
    __real_ctrcon_(norm, uplo, diag, n, a, lda, rcond, work, rwork, info);
    return;
  }
  const int result = host_ctrcon((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *n, a, *lda, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctrcon", -result);
}

void __real_ztrcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* a, const int* lda, void* rcond, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ztrcon"))) int host_ztrcon(int norm_value, int uplo_value, int diag_value, int n, void* a, int lda, void* rcond);
void __wrap_ztrcon_(const char* norm, const char* uplo, const char* diag, const int* n, void* a, const int* lda, void* rcond, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztrcon")) {
    __real_ztrcon_(norm, uplo, diag, n, a, lda, rcond, work, rwork, info);
    return;
  }
  const int result = host_ztrcon((unsigned char)*norm, (unsigned char)*uplo, (unsigned char)*diag, *n, a, *lda, rcond);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztrcon", -result);
}

void __real_ctrevc_(const char* side, const char* howmny, void* select, const int* n, void* t, const int* ldt, void* vl, const int* ldvl, void* vr, const int* ldvr, const int* mm, void* m, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ctrevc"))) int host_ctrevc(int side_value, int howmny_value, void* select, int n, void* t, int ldt, void* vl, int ldvl, void* vr, int ldvr, int mm, void* m);
void __wrap_ctrevc_(const char* side, const char* howmny, void* select, const int* n, void* t, const int* ldt, void* vl, const int* ldvl, void* vr, const int* ldvr, const int* mm, void* m, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctrevc")) {
    __real_ctrevc_(side, howmny, select, n, t, ldt, vl, ldvl, vr, ldvr, mm, m, work, rwork, info);
    return;
  }
  const int result = host_ctrevc((unsigned char)*side, (unsigned char)*howmny, select, *n, t, *ldt, vl, *ldvl, vr, *ldvr, *mm, m);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctrevc", -result);
}

void __real_ztrevc_(const char* side, const char* howmny, void* select, const int* n, void* t, const int* ldt, void* vl, const int* ldvl, void* vr, const int* ldvr, const int* mm, void* m, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ztrevc"))) int host_ztrevc(int side_value, int howmny_value, void* select, int n, void* t, int ldt, void* vl, int ldvl, void* vr, int ldvr, int mm, void* m);
void __wrap_ztrevc_(const char* side, const char* howmny, void* select, const int* n, void* t, const int* ldt, void* vl, const int* ldvl, void* vr, const int* ldvr, const int* mm, void* m, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztrevc")) {
    __real_ztrevc_(side, howmny, select, n, t, ldt, vl, ldvl, vr, ldvr, mm, m, work, rwork, info);
    return;
  }
  const int result = host_ztrevc((unsigned char)*side, (unsigned char)*howmny, select, *n, t, *ldt, vl, *ldvl, vr, *ldvr, *mm, m);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztrevc", -result);
}

void __real_strexc_(const char* compq, const int* n, void* t, const int* ldt, void* q, const int* ldq, void* ifst, void* ilst, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("strexc"))) int host_strexc(int compq_value, int n, void* t, int ldt, void* q, int ldq, void* ifst, void* ilst);
void __wrap_strexc_(const char* compq, const int* n, void* t, const int* ldt, void* q, const int* ldq, void* ifst, void* ilst, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "strexc")) {
    __real_strexc_(compq, n, t, ldt, q, ldq, ifst, ilst, work, info);
    return;
  }
  const int result = host_strexc((unsigned char)*compq, *n, t, *ldt, q, *ldq, ifst, ilst);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("strexc", -result);
}

void __real_dtrexc_(const char* compq, const int* n, void* t, const int* ldt, void* q, const int* ldq, void* ifst, void* ilst, void* work, int* info);
__attribute__((import_module("lapack_1"), import_name("dtrexc"))) int host_dtrexc(int compq_value, int n, void* t, int ldt, void* q, int ldq, void* ifst, void* ilst);
void __wrap_dtrexc_(const char* compq, const int* n, void* t, const int* ldt, void* q, const int* ldq, void* ifst, void* ilst, void* work, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtrexc")) {
    __real_dtrexc_(compq, n, t, ldt, q, ldq, ifst, ilst, work, info);
    return;
  }
  const int result = host_dtrexc((unsigned char)*compq, *n, t, *ldt, q, *ldq, ifst, ilst);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtrexc", -result);
}

void __real_ctrexc_(const char* compq, const int* n, void* t, const int* ldt, void* q, const int* ldq, const int* ifst, const int* ilst, int* info);
__attribute__((import_module("lapack_1"), import_name("ctrexc"))) int host_ctrexc(int compq_value, int n, void* t, int ldt, void* q, int ldq, int ifst, int ilst);
void __wrap_ctrexc_(const char* compq, const int* n, void* t, const int* ldt, void* q, const int* ldq, const int* ifst, const int* ilst, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctrexc")) {
    __real_ctrexc_(compq, n, t, ldt, q, ldq, ifst, ilst, info);
    return;
  }
  const int result = host_ctrexc((unsigned char)*compq, *n, t, *ldt, q, *ldq, *ifst, *ilst);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctrexc", -result);
}

void __real_ztrexc_(const char* compq, const int* n, void* t, const int* ldt, void* q, const int* ldq, const int* ifst, const int* ilst, int* info);
__attribute__((import_module("lapack_1"), import_name("ztrexc"))) int host_ztrexc(int compq_value, int n, void* t, int ldt, void* q, int ldq, int ifst, int ilst);
void __wrap_ztrexc_(const char* compq, const int* n, void* t, const int* ldt, void* q, const int* ldq, const int* ifst, const int* ilst, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztrexc")) {
    __real_ztrexc_(compq, n, t, ldt, q, ldq, ifst, ilst, info);
    return;
  }
  const int result = host_ztrexc((unsigned char)*compq, *n, t, *ldt, q, *ldq, *ifst, *ilst);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztrexc", -result);
}

void __real_strrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("strrfs"))) int host_strrfs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* a, int lda, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_strrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "strrfs")) {
    __real_strrfs_(uplo, trans, diag, n, nrhs, a, lda, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_strrfs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, a, *lda, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_strrfs_(uplo, trans, diag, n, nrhs, a, lda, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("strrfs", -result);
}

void __real_dtrrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dtrrfs"))) int host_dtrrfs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* a, int lda, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_dtrrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* iwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtrrfs")) {
    __real_dtrrfs_(uplo, trans, diag, n, nrhs, a, lda, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  const int result = host_dtrrfs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, a, *lda, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_dtrrfs_(uplo, trans, diag, n, nrhs, a, lda, b, ldb, x, ldx, ferr, berr, work, iwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtrrfs", -result);
}

void __real_ctrrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ctrrfs"))) int host_ctrrfs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* a, int lda, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_ctrrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctrrfs")) {
    __real_ctrrfs_(uplo, trans, diag, n, nrhs, a, lda, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_ctrrfs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, a, *lda, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_ctrrfs_(uplo, trans, diag, n, nrhs, a, lda, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctrrfs", -result);
}

void __real_ztrrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ztrrfs"))) int host_ztrrfs(int uplo_value, int trans_value, int diag_value, int n, int nrhs, void* a, int lda, void* b, int ldb, void* x, int ldx, void* ferr, void* berr);
void __wrap_ztrrfs_(const char* uplo, const char* trans, const char* diag, const int* n, const int* nrhs, void* a, const int* lda, void* b, const int* ldb, void* x, const int* ldx, void* ferr, void* berr, void* work, void* rwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztrrfs")) {
    __real_ztrrfs_(uplo, trans, diag, n, nrhs, a, lda, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  const int result = host_ztrrfs((unsigned char)*uplo, (unsigned char)*trans, (unsigned char)*diag, *n, *nrhs, a, *lda, b, *ldb, x, *ldx, ferr, berr);
  if (result == mpiwasm_declined) {
    __real_ztrrfs_(uplo, trans, diag, n, nrhs, a, lda, b, ldb, x, ldx, ferr, berr, work, rwork, info);
    return;
  }
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztrrfs", -result);
}

void __real_strsyl_(const char* trana, const char* tranb, const int* isgn, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* scale, int* info);
__attribute__((import_module("lapack_1"), import_name("strsyl"))) int host_strsyl(int trana_value, int tranb_value, int isgn, int m, int n, void* a, int lda, void* b, int ldb, void* c, int ldc, void* scale);
void __wrap_strsyl_(const char* trana, const char* tranb, const int* isgn, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* scale, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "strsyl")) {
    __real_strsyl_(trana, tranb, isgn, m, n, a, lda, b, ldb, c, ldc, scale, info);
    return;
  }
  const int result = host_strsyl((unsigned char)*trana, (unsigned char)*tranb, *isgn, *m, *n, a, *lda, b, *ldb, c, *ldc, scale);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("strsyl", -result);
}

void __real_dtrsyl_(const char* trana, const char* tranb, const int* isgn, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* scale, int* info);
__attribute__((import_module("lapack_1"), import_name("dtrsyl"))) int host_dtrsyl(int trana_value, int tranb_value, int isgn, int m, int n, void* a, int lda, void* b, int ldb, void* c, int ldc, void* scale);
void __wrap_dtrsyl_(const char* trana, const char* tranb, const int* isgn, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* scale, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtrsyl")) {
    __real_dtrsyl_(trana, tranb, isgn, m, n, a, lda, b, ldb, c, ldc, scale, info);
    return;
  }
  const int result = host_dtrsyl((unsigned char)*trana, (unsigned char)*tranb, *isgn, *m, *n, a, *lda, b, *ldb, c, *ldc, scale);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtrsyl", -result);
}

void __real_ctrsyl_(const char* trana, const char* tranb, const int* isgn, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* scale, int* info);
__attribute__((import_module("lapack_1"), import_name("ctrsyl"))) int host_ctrsyl(int trana_value, int tranb_value, int isgn, int m, int n, void* a, int lda, void* b, int ldb, void* c, int ldc, void* scale);
void __wrap_ctrsyl_(const char* trana, const char* tranb, const int* isgn, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* scale, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctrsyl")) {
    __real_ctrsyl_(trana, tranb, isgn, m, n, a, lda, b, ldb, c, ldc, scale, info);
    return;
  }
  const int result = host_ctrsyl((unsigned char)*trana, (unsigned char)*tranb, *isgn, *m, *n, a, *lda, b, *ldb, c, *ldc, scale);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctrsyl", -result);
}

void __real_ztrsyl_(const char* trana, const char* tranb, const int* isgn, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* scale, int* info);
__attribute__((import_module("lapack_1"), import_name("ztrsyl"))) int host_ztrsyl(int trana_value, int tranb_value, int isgn, int m, int n, void* a, int lda, void* b, int ldb, void* c, int ldc, void* scale);
void __wrap_ztrsyl_(const char* trana, const char* tranb, const int* isgn, const int* m, const int* n, void* a, const int* lda, void* b, const int* ldb, void* c, const int* ldc, void* scale, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztrsyl")) {
    __real_ztrsyl_(trana, tranb, isgn, m, n, a, lda, b, ldb, c, ldc, scale, info);
    return;
  }
  const int result = host_ztrsyl((unsigned char)*trana, (unsigned char)*tranb, *isgn, *m, *n, a, *lda, b, *ldb, c, *ldc, scale);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztrsyl", -result);
}

void __real_strttf_(const char* transr, const char* uplo, const int* n, void* a, const int* lda, void* arf, int* info);
__attribute__((import_module("lapack_1"), import_name("strttf"))) int host_strttf(int transr_value, int uplo_value, int n, void* a, int lda, void* arf);
void __wrap_strttf_(const char* transr, const char* uplo, const int* n, void* a, const int* lda, void* arf, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "strttf")) {
    __real_strttf_(transr, uplo, n, a, lda, arf, info);
    return;
  }
  const int result = host_strttf((unsigned char)*transr, (unsigned char)*uplo, *n, a, *lda, arf);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("strttf", -result);
}

void __real_dtrttf_(const char* transr, const char* uplo, const int* n, void* a, const int* lda, void* arf, int* info);
__attribute__((import_module("lapack_1"), import_name("dtrttf"))) int host_dtrttf(int transr_value, int uplo_value, int n, void* a, int lda, void* arf);
void __wrap_dtrttf_(const char* transr, const char* uplo, const int* n, void* a, const int* lda, void* arf, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtrttf")) {
    __real_dtrttf_(transr, uplo, n, a, lda, arf, info);
    return;
  }
  const int result = host_dtrttf((unsigned char)*transr, (unsigned char)*uplo, *n, a, *lda, arf);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtrttf", -result);
}

void __real_ctrttf_(const char* transr, const char* uplo, const int* n, void* a, const int* lda, void* arf, int* info);
__attribute__((import_module("lapack_1"), import_name("ctrttf"))) int host_ctrttf(int transr_value, int uplo_value, int n, void* a, int lda, void* arf);
void __wrap_ctrttf_(const char* transr, const char* uplo, const int* n, void* a, const int* lda, void* arf, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctrttf")) {
    __real_ctrttf_(transr, uplo, n, a, lda, arf, info);
    return;
  }
  const int result = host_ctrttf((unsigned char)*transr, (unsigned char)*uplo, *n, a, *lda, arf);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctrttf", -result);
}

void __real_ztrttf_(const char* transr, const char* uplo, const int* n, void* a, const int* lda, void* arf, int* info);
__attribute__((import_module("lapack_1"), import_name("ztrttf"))) int host_ztrttf(int transr_value, int uplo_value, int n, void* a, int lda, void* arf);
void __wrap_ztrttf_(const char* transr, const char* uplo, const int* n, void* a, const int* lda, void* arf, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztrttf")) {
    __real_ztrttf_(transr, uplo, n, a, lda, arf, info);
    return;
  }
  const int result = host_ztrttf((unsigned char)*transr, (unsigned char)*uplo, *n, a, *lda, arf);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztrttf", -result);
}

void __real_strttp_(const char* uplo, const int* n, void* a, const int* lda, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("strttp"))) int host_strttp(int uplo_value, int n, void* a, int lda, void* ap);
void __wrap_strttp_(const char* uplo, const int* n, void* a, const int* lda, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "strttp")) {
    __real_strttp_(uplo, n, a, lda, ap, info);
    return;
  }
  const int result = host_strttp((unsigned char)*uplo, *n, a, *lda, ap);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("strttp", -result);
}

void __real_dtrttp_(const char* uplo, const int* n, void* a, const int* lda, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("dtrttp"))) int host_dtrttp(int uplo_value, int n, void* a, int lda, void* ap);
void __wrap_dtrttp_(const char* uplo, const int* n, void* a, const int* lda, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtrttp")) {
    __real_dtrttp_(uplo, n, a, lda, ap, info);
    return;
  }
  const int result = host_dtrttp((unsigned char)*uplo, *n, a, *lda, ap);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtrttp", -result);
}

void __real_ctrttp_(const char* uplo, const int* n, void* a, const int* lda, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("ctrttp"))) int host_ctrttp(int uplo_value, int n, void* a, int lda, void* ap);
void __wrap_ctrttp_(const char* uplo, const int* n, void* a, const int* lda, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctrttp")) {
    __real_ctrttp_(uplo, n, a, lda, ap, info);
    return;
  }
  const int result = host_ctrttp((unsigned char)*uplo, *n, a, *lda, ap);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctrttp", -result);
}

void __real_ztrttp_(const char* uplo, const int* n, void* a, const int* lda, void* ap, int* info);
__attribute__((import_module("lapack_1"), import_name("ztrttp"))) int host_ztrttp(int uplo_value, int n, void* a, int lda, void* ap);
void __wrap_ztrttp_(const char* uplo, const int* n, void* a, const int* lda, void* ap, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztrttp")) {
    __real_ztrttp_(uplo, n, a, lda, ap, info);
    return;
  }
  const int result = host_ztrttp((unsigned char)*uplo, *n, a, *lda, ap);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztrttp", -result);
}

void __real_stzrzf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("stzrzf"))) int host_stzrzf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_stzrzf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "stzrzf")) {
    __real_stzrzf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_stzrzf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("stzrzf", -result);
}

void __real_dtzrzf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("dtzrzf"))) int host_dtzrzf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_dtzrzf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "dtzrzf")) {
    __real_dtzrzf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_dtzrzf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("dtzrzf", -result);
}

void __real_ctzrzf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ctzrzf"))) int host_ctzrzf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_ctzrzf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ctzrzf")) {
    __real_ctzrzf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_ctzrzf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ctzrzf", -result);
}

void __real_ztzrzf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info);
__attribute__((import_module("lapack_1"), import_name("ztzrzf"))) int host_ztzrzf(int m, int n, void* a, int lda, void* tau, void* work, int lwork);
void __wrap_ztzrzf_(const int* m, const int* n, void* a, const int* lda, void* tau, void* work, const int* lwork, int* info) {
  static int state = -1;
  if (!mpiwasm_lapack_at_host(&state, "ztzrzf")) {
    __real_ztzrzf_(m, n, a, lda, tau, work, lwork, info);
    return;
  }
  const int result = host_ztzrzf(*m, *n, a, *lda, tau, work, *lwork);
  *info = result;
  if (result < 0) mpiwasm_lapack_illegal("ztzrzf", -result);
}
