/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

__attribute__((weak)) void srotg_(void* a, void* b, void* c, void* s) {
  (void)a;
  (void)b;
  (void)c;
  (void)s;
  mpiwasm_blas_absent("srotg");
}

__attribute__((weak)) void drotg_(void* a, void* b, void* c, void* s) {
  (void)a;
  (void)b;
  (void)c;
  (void)s;
  mpiwasm_blas_absent("drotg");
}

__attribute__((weak)) void crotg_(void* a, const float* b, void* c, void* s) {
  (void)a;
  (void)b;
  (void)c;
  (void)s;
  mpiwasm_blas_absent("crotg");
}

__attribute__((weak)) void zrotg_(void* a, const double* b, void* c, void* s) {
  (void)a;
  (void)b;
  (void)c;
  (void)s;
  mpiwasm_blas_absent("zrotg");
}

__attribute__((weak)) void srot_(const int* n, void* x, const int* incx, void* y, const int* incy, const float* c, const float* s) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)c;
  (void)s;
  mpiwasm_blas_absent("srot");
}

__attribute__((weak)) void drot_(const int* n, void* x, const int* incx, void* y, const int* incy, const double* c, const double* s) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)c;
  (void)s;
  mpiwasm_blas_absent("drot");
}

__attribute__((weak)) void csrot_(const int* n, void* x, const int* incx, void* y, const int* incy, const float* c, const float* s) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)c;
  (void)s;
  mpiwasm_blas_absent("csrot");
}

__attribute__((weak)) void zdrot_(const int* n, void* x, const int* incx, void* y, const int* incy, const double* c, const double* s) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)c;
  (void)s;
  mpiwasm_blas_absent("zdrot");
}

__attribute__((weak)) void srotm_(const int* n, void* x, const int* incx, void* y, const int* incy, void* param) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)param;
  mpiwasm_blas_absent("srotm");
}

__attribute__((weak)) void drotm_(const int* n, void* x, const int* incx, void* y, const int* incy, void* param) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  (void)param;
  mpiwasm_blas_absent("drotm");
}

__attribute__((weak)) void sswap_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("sswap");
}

__attribute__((weak)) void dswap_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("dswap");
}

__attribute__((weak)) void cswap_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("cswap");
}

__attribute__((weak)) void zswap_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("zswap");
}

__attribute__((weak)) void sscal_(const int* n, const float* alpha, void* x, const int* incx) {
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("sscal");
}

__attribute__((weak)) void dscal_(const int* n, const double* alpha, void* x, const int* incx) {
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("dscal");
}

__attribute__((weak)) void cscal_(const int* n, const float* alpha, void* x, const int* incx) {
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("cscal");
}

__attribute__((weak)) void zscal_(const int* n, const double* alpha, void* x, const int* incx) {
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("zscal");
}

__attribute__((weak)) void csscal_(const int* n, const float* alpha, void* x, const int* incx) {
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("csscal");
}

__attribute__((weak)) void zdscal_(const int* n, const double* alpha, void* x, const int* incx) {
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("zdscal");
}

__attribute__((weak)) void scopy_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("scopy");
}

__attribute__((weak)) void dcopy_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("dcopy");
}

__attribute__((weak)) void ccopy_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("ccopy");
}

__attribute__((weak)) void zcopy_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("zcopy");
}

__attribute__((weak)) void saxpy_(const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("saxpy");
}

__attribute__((weak)) void daxpy_(const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("daxpy");
}

__attribute__((weak)) void caxpy_(const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("caxpy");
}

__attribute__((weak)) void zaxpy_(const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)alpha;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("zaxpy");
}

__attribute__((weak)) float sdot_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("sdot");
}

__attribute__((weak)) double ddot_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("ddot");
}

__attribute__((weak)) double dsdot_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("dsdot");
}

__attribute__((weak)) float sdsdot_(const int* n, const float* b, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)b;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("sdsdot");
}

__attribute__((weak)) float _Complex cdotu_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("cdotu");
}

__attribute__((weak)) float _Complex cdotc_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("cdotc");
}

__attribute__((weak)) double _Complex zdotu_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("zdotu");
}

__attribute__((weak)) double _Complex zdotc_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  (void)n;
  (void)x;
  (void)incx;
  (void)y;
  (void)incy;
  mpiwasm_blas_absent("zdotc");
}

__attribute__((weak)) float snrm2_(const int* n, void* x, const int* incx) {
  (void)n;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("snrm2");
}

__attribute__((weak)) float sasum_(const int* n, void* x, const int* incx) {
  (void)n;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("sasum");
}

__attribute__((weak)) double dnrm2_(const int* n, void* x, const int* incx) {
  (void)n;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("dnrm2");
}

__attribute__((weak)) double dasum_(const int* n, void* x, const int* incx) {
  (void)n;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("dasum");
}

__attribute__((weak)) float scnrm2_(const int* n, void* x, const int* incx) {
  (void)n;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("scnrm2");
}

__attribute__((weak)) float scasum_(const int* n, void* x, const int* incx) {
  (void)n;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("scasum");
}

__attribute__((weak)) double dznrm2_(const int* n, void* x, const int* incx) {
  (void)n;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("dznrm2");
}

__attribute__((weak)) double dzasum_(const int* n, void* x, const int* incx) {
  (void)n;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("dzasum");
}

__attribute__((weak)) int isamax_(const int* n, void* x, const int* incx) {
  (void)n;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("isamax");
}

__attribute__((weak)) int idamax_(const int* n, void* x, const int* incx) {
  (void)n;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("idamax");
}

__attribute__((weak)) int icamax_(const int* n, void* x, const int* incx) {
  (void)n;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("icamax");
}

__attribute__((weak)) int izamax_(const int* n, void* x, const int* incx) {
  (void)n;
  (void)x;
  (void)incx;
  mpiwasm_blas_absent("izamax");
}
