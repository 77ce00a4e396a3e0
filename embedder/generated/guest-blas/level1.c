/* Made by embedder/generator/generate.py from embedder/blas-api; do not edit. */
#include "at_host.h"

void __real_srotg_(void* a, void* b, void* c, void* s);
__attribute__((import_module("blas_1"), import_name("srotg"))) int host_srotg(void* a, void* b, void* c, void* s);
void __wrap_srotg_(void* a, void* b, void* c, void* s) {
  if (!mpiwasm_blas_at_host()) {
    __real_srotg_(a, b, c, s);
    return;
  }
  const int result = host_srotg(a, b, c, s);
  if (result) mpiwasm_blas_illegal("srotg", result);
}

void __real_drotg_(void* a, void* b, void* c, void* s);
__attribute__((import_module("blas_1"), import_name("drotg"))) int host_drotg(void* a, void* b, void* c, void* s);
void __wrap_drotg_(void* a, void* b, void* c, void* s) {
  if (!mpiwasm_blas_at_host()) {
    __real_drotg_(a, b, c, s);
    return;
  }
  const int result = host_drotg(a, b, c, s);
  if (result) mpiwasm_blas_illegal("drotg", result);
}

void __real_crotg_(void* a, const float* b, void* c, void* s);
__attribute__((import_module("blas_1"), import_name("crotg"))) int host_crotg(void* a, float b_real, float b_imaginary, void* c, void* s);
void __wrap_crotg_(void* a, const float* b, void* c, void* s) {
  if (!mpiwasm_blas_at_host()) {
    __real_crotg_(a, b, c, s);
    return;
  }
  const int result = host_crotg(a, b[0], b[1], c, s);
  if (result) mpiwasm_blas_illegal("crotg", result);
}

void __real_zrotg_(void* a, const double* b, void* c, void* s);
__attribute__((import_module("blas_1"), import_name("zrotg"))) int host_zrotg(void* a, double b_real, double b_imaginary, void* c, void* s);
void __wrap_zrotg_(void* a, const double* b, void* c, void* s) {
  if (!mpiwasm_blas_at_host()) {
    __real_zrotg_(a, b, c, s);
    return;
  }
  const int result = host_zrotg(a, b[0], b[1], c, s);
  if (result) mpiwasm_blas_illegal("zrotg", result);
}

void __real_srot_(const int* n, void* x, const int* incx, void* y, const int* incy, const float* c, const float* s);
__attribute__((import_module("blas_1"), import_name("srot"))) int host_srot(int n, void* x, int incx, void* y, int incy, float c, float s);
void __wrap_srot_(const int* n, void* x, const int* incx, void* y, const int* incy, const float* c, const float* s) {
  if (!mpiwasm_blas_at_host()) {
    __real_srot_(n, x, incx, y, incy, c, s);
    return;
  }
  const int result = host_srot(*n, x, *incx, y, *incy, *c, *s);
  if (result) mpiwasm_blas_illegal("srot", result);
}

void __real_drot_(const int* n, void* x, const int* incx, void* y, const int* incy, const double* c, const double* s);
__attribute__((import_module("blas_1"), import_name("drot"))) int host_drot(int n, void* x, int incx, void* y, int incy, double c, double s);
void __wrap_drot_(const int* n, void* x, const int* incx, void* y, const int* incy, const double* c, const double* s) {
  if (!mpiwasm_blas_at_host()) {
    __real_drot_(n, x, incx, y, incy, c, s);
    return;
  }
  const int result = host_drot(*n, x, *incx, y, *incy, *c, *s);
  if (result) mpiwasm_blas_illegal("drot", result);
}

void __real_csrot_(const int* n, void* x, const int* incx, void* y, const int* incy, const float* c, const float* s);
__attribute__((import_module("blas_1"), import_name("csrot"))) int host_csrot(int n, void* x, int incx, void* y, int incy, float c, float s);
void __wrap_csrot_(const int* n, void* x, const int* incx, void* y, const int* incy, const float* c, const float* s) {
  if (!mpiwasm_blas_at_host()) {
    __real_csrot_(n, x, incx, y, incy, c, s);
    return;
  }
  const int result = host_csrot(*n, x, *incx, y, *incy, *c, *s);
  if (result) mpiwasm_blas_illegal("csrot", result);
}

void __real_zdrot_(const int* n, void* x, const int* incx, void* y, const int* incy, const double* c, const double* s);
__attribute__((import_module("blas_1"), import_name("zdrot"))) int host_zdrot(int n, void* x, int incx, void* y, int incy, double c, double s);
void __wrap_zdrot_(const int* n, void* x, const int* incx, void* y, const int* incy, const double* c, const double* s) {
  if (!mpiwasm_blas_at_host()) {
    __real_zdrot_(n, x, incx, y, incy, c, s);
    return;
  }
  const int result = host_zdrot(*n, x, *incx, y, *incy, *c, *s);
  if (result) mpiwasm_blas_illegal("zdrot", result);
}

void __real_srotm_(const int* n, void* x, const int* incx, void* y, const int* incy, void* param);
__attribute__((import_module("blas_1"), import_name("srotm"))) int host_srotm(int n, void* x, int incx, void* y, int incy, void* param);
void __wrap_srotm_(const int* n, void* x, const int* incx, void* y, const int* incy, void* param) {
  if (!mpiwasm_blas_at_host()) {
    __real_srotm_(n, x, incx, y, incy, param);
    return;
  }
  const int result = host_srotm(*n, x, *incx, y, *incy, param);
  if (result) mpiwasm_blas_illegal("srotm", result);
}

void __real_drotm_(const int* n, void* x, const int* incx, void* y, const int* incy, void* param);
__attribute__((import_module("blas_1"), import_name("drotm"))) int host_drotm(int n, void* x, int incx, void* y, int incy, void* param);
void __wrap_drotm_(const int* n, void* x, const int* incx, void* y, const int* incy, void* param) {
  if (!mpiwasm_blas_at_host()) {
    __real_drotm_(n, x, incx, y, incy, param);
    return;
  }
  const int result = host_drotm(*n, x, *incx, y, *incy, param);
  if (result) mpiwasm_blas_illegal("drotm", result);
}

void __real_sswap_(const int* n, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("sswap"))) int host_sswap(int n, void* x, int incx, void* y, int incy);
void __wrap_sswap_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_sswap_(n, x, incx, y, incy);
    return;
  }
  const int result = host_sswap(*n, x, *incx, y, *incy);
  if (result) mpiwasm_blas_illegal("sswap", result);
}

void __real_dswap_(const int* n, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("dswap"))) int host_dswap(int n, void* x, int incx, void* y, int incy);
void __wrap_dswap_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_dswap_(n, x, incx, y, incy);
    return;
  }
  const int result = host_dswap(*n, x, *incx, y, *incy);
  if (result) mpiwasm_blas_illegal("dswap", result);
}

void __real_cswap_(const int* n, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("cswap"))) int host_cswap(int n, void* x, int incx, void* y, int incy);
void __wrap_cswap_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_cswap_(n, x, incx, y, incy);
    return;
  }
  const int result = host_cswap(*n, x, *incx, y, *incy);
  if (result) mpiwasm_blas_illegal("cswap", result);
}

void __real_zswap_(const int* n, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("zswap"))) int host_zswap(int n, void* x, int incx, void* y, int incy);
void __wrap_zswap_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_zswap_(n, x, incx, y, incy);
    return;
  }
  const int result = host_zswap(*n, x, *incx, y, *incy);
  if (result) mpiwasm_blas_illegal("zswap", result);
}

void __real_sscal_(const int* n, const float* alpha, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("sscal"))) int host_sscal(int n, float alpha, void* x, int incx);
void __wrap_sscal_(const int* n, const float* alpha, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_sscal_(n, alpha, x, incx);
    return;
  }
  const int result = host_sscal(*n, *alpha, x, *incx);
  if (result) mpiwasm_blas_illegal("sscal", result);
}

void __real_dscal_(const int* n, const double* alpha, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dscal"))) int host_dscal(int n, double alpha, void* x, int incx);
void __wrap_dscal_(const int* n, const double* alpha, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_dscal_(n, alpha, x, incx);
    return;
  }
  const int result = host_dscal(*n, *alpha, x, *incx);
  if (result) mpiwasm_blas_illegal("dscal", result);
}

void __real_cscal_(const int* n, const float* alpha, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("cscal"))) int host_cscal(int n, float alpha_real, float alpha_imaginary, void* x, int incx);
void __wrap_cscal_(const int* n, const float* alpha, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_cscal_(n, alpha, x, incx);
    return;
  }
  const int result = host_cscal(*n, alpha[0], alpha[1], x, *incx);
  if (result) mpiwasm_blas_illegal("cscal", result);
}

void __real_zscal_(const int* n, const double* alpha, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("zscal"))) int host_zscal(int n, double alpha_real, double alpha_imaginary, void* x, int incx);
void __wrap_zscal_(const int* n, const double* alpha, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_zscal_(n, alpha, x, incx);
    return;
  }
  const int result = host_zscal(*n, alpha[0], alpha[1], x, *incx);
  if (result) mpiwasm_blas_illegal("zscal", result);
}

void __real_csscal_(const int* n, const float* alpha, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("csscal"))) int host_csscal(int n, float alpha, void* x, int incx);
void __wrap_csscal_(const int* n, const float* alpha, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_csscal_(n, alpha, x, incx);
    return;
  }
  const int result = host_csscal(*n, *alpha, x, *incx);
  if (result) mpiwasm_blas_illegal("csscal", result);
}

void __real_zdscal_(const int* n, const double* alpha, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("zdscal"))) int host_zdscal(int n, double alpha, void* x, int incx);
void __wrap_zdscal_(const int* n, const double* alpha, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) {
    __real_zdscal_(n, alpha, x, incx);
    return;
  }
  const int result = host_zdscal(*n, *alpha, x, *incx);
  if (result) mpiwasm_blas_illegal("zdscal", result);
}

void __real_scopy_(const int* n, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("scopy"))) int host_scopy(int n, void* x, int incx, void* y, int incy);
void __wrap_scopy_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_scopy_(n, x, incx, y, incy);
    return;
  }
  const int result = host_scopy(*n, x, *incx, y, *incy);
  if (result) mpiwasm_blas_illegal("scopy", result);
}

void __real_dcopy_(const int* n, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("dcopy"))) int host_dcopy(int n, void* x, int incx, void* y, int incy);
void __wrap_dcopy_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_dcopy_(n, x, incx, y, incy);
    return;
  }
  const int result = host_dcopy(*n, x, *incx, y, *incy);
  if (result) mpiwasm_blas_illegal("dcopy", result);
}

void __real_ccopy_(const int* n, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("ccopy"))) int host_ccopy(int n, void* x, int incx, void* y, int incy);
void __wrap_ccopy_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_ccopy_(n, x, incx, y, incy);
    return;
  }
  const int result = host_ccopy(*n, x, *incx, y, *incy);
  if (result) mpiwasm_blas_illegal("ccopy", result);
}

void __real_zcopy_(const int* n, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("zcopy"))) int host_zcopy(int n, void* x, int incx, void* y, int incy);
void __wrap_zcopy_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_zcopy_(n, x, incx, y, incy);
    return;
  }
  const int result = host_zcopy(*n, x, *incx, y, *incy);
  if (result) mpiwasm_blas_illegal("zcopy", result);
}

void __real_saxpy_(const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("saxpy"))) int host_saxpy(int n, float alpha, void* x, int incx, void* y, int incy);
void __wrap_saxpy_(const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_saxpy_(n, alpha, x, incx, y, incy);
    return;
  }
  const int result = host_saxpy(*n, *alpha, x, *incx, y, *incy);
  if (result) mpiwasm_blas_illegal("saxpy", result);
}

void __real_daxpy_(const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("daxpy"))) int host_daxpy(int n, double alpha, void* x, int incx, void* y, int incy);
void __wrap_daxpy_(const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_daxpy_(n, alpha, x, incx, y, incy);
    return;
  }
  const int result = host_daxpy(*n, *alpha, x, *incx, y, *incy);
  if (result) mpiwasm_blas_illegal("daxpy", result);
}

void __real_caxpy_(const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("caxpy"))) int host_caxpy(int n, float alpha_real, float alpha_imaginary, void* x, int incx, void* y, int incy);
void __wrap_caxpy_(const int* n, const float* alpha, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_caxpy_(n, alpha, x, incx, y, incy);
    return;
  }
  const int result = host_caxpy(*n, alpha[0], alpha[1], x, *incx, y, *incy);
  if (result) mpiwasm_blas_illegal("caxpy", result);
}

void __real_zaxpy_(const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("zaxpy"))) int host_zaxpy(int n, double alpha_real, double alpha_imaginary, void* x, int incx, void* y, int incy);
void __wrap_zaxpy_(const int* n, const double* alpha, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) {
    __real_zaxpy_(n, alpha, x, incx, y, incy);
    return;
  }
  const int result = host_zaxpy(*n, alpha[0], alpha[1], x, *incx, y, *incy);
  if (result) mpiwasm_blas_illegal("zaxpy", result);
}

float __real_sdot_(const int* n, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("sdot"))) float host_sdot(int n, void* x, int incx, void* y, int incy);
float __wrap_sdot_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) return __real_sdot_(n, x, incx, y, incy);
  return host_sdot(*n, x, *incx, y, *incy);
}

double __real_ddot_(const int* n, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("ddot"))) double host_ddot(int n, void* x, int incx, void* y, int incy);
double __wrap_ddot_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) return __real_ddot_(n, x, incx, y, incy);
  return host_ddot(*n, x, *incx, y, *incy);
}

double __real_dsdot_(const int* n, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("dsdot"))) double host_dsdot(int n, void* x, int incx, void* y, int incy);
double __wrap_dsdot_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) return __real_dsdot_(n, x, incx, y, incy);
  return host_dsdot(*n, x, *incx, y, *incy);
}

float __real_sdsdot_(const int* n, const float* b, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("sdsdot"))) float host_sdsdot(int n, float b, void* x, int incx, void* y, int incy);
float __wrap_sdsdot_(const int* n, const float* b, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) return __real_sdsdot_(n, b, x, incx, y, incy);
  return host_sdsdot(*n, *b, x, *incx, y, *incy);
}

float _Complex __real_cdotu_(const int* n, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("cdotu"))) void host_cdotu(void* result, int n, void* x, int incx, void* y, int incy);
float _Complex __wrap_cdotu_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) return __real_cdotu_(n, x, incx, y, incy);
  float _Complex result;
  host_cdotu(&result, *n, x, *incx, y, *incy);
  return result;
}

float _Complex __real_cdotc_(const int* n, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("cdotc"))) void host_cdotc(void* result, int n, void* x, int incx, void* y, int incy);
float _Complex __wrap_cdotc_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) return __real_cdotc_(n, x, incx, y, incy);
  float _Complex result;
  host_cdotc(&result, *n, x, *incx, y, *incy);
  return result;
}

double _Complex __real_zdotu_(const int* n, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("zdotu"))) void host_zdotu(void* result, int n, void* x, int incx, void* y, int incy);
double _Complex __wrap_zdotu_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) return __real_zdotu_(n, x, incx, y, incy);
  double _Complex result;
  host_zdotu(&result, *n, x, *incx, y, *incy);
  return result;
}

double _Complex __real_zdotc_(const int* n, void* x, const int* incx, void* y, const int* incy);
__attribute__((import_module("blas_1"), import_name("zdotc"))) void host_zdotc(void* result, int n, void* x, int incx, void* y, int incy);
double _Complex __wrap_zdotc_(const int* n, void* x, const int* incx, void* y, const int* incy) {
  if (!mpiwasm_blas_at_host()) return __real_zdotc_(n, x, incx, y, incy);
  double _Complex result;
  host_zdotc(&result, *n, x, *incx, y, *incy);
  return result;
}

float __real_snrm2_(const int* n, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("snrm2"))) float host_snrm2(int n, void* x, int incx);
float __wrap_snrm2_(const int* n, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) return __real_snrm2_(n, x, incx);
  return host_snrm2(*n, x, *incx);
}

float __real_sasum_(const int* n, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("sasum"))) float host_sasum(int n, void* x, int incx);
float __wrap_sasum_(const int* n, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) return __real_sasum_(n, x, incx);
  return host_sasum(*n, x, *incx);
}

double __real_dnrm2_(const int* n, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dnrm2"))) double host_dnrm2(int n, void* x, int incx);
double __wrap_dnrm2_(const int* n, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) return __real_dnrm2_(n, x, incx);
  return host_dnrm2(*n, x, *incx);
}

double __real_dasum_(const int* n, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dasum"))) double host_dasum(int n, void* x, int incx);
double __wrap_dasum_(const int* n, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) return __real_dasum_(n, x, incx);
  return host_dasum(*n, x, *incx);
}

float __real_scnrm2_(const int* n, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("scnrm2"))) float host_scnrm2(int n, void* x, int incx);
float __wrap_scnrm2_(const int* n, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) return __real_scnrm2_(n, x, incx);
  return host_scnrm2(*n, x, *incx);
}

float __real_scasum_(const int* n, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("scasum"))) float host_scasum(int n, void* x, int incx);
float __wrap_scasum_(const int* n, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) return __real_scasum_(n, x, incx);
  return host_scasum(*n, x, *incx);
}

double __real_dznrm2_(const int* n, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dznrm2"))) double host_dznrm2(int n, void* x, int incx);
double __wrap_dznrm2_(const int* n, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) return __real_dznrm2_(n, x, incx);
  return host_dznrm2(*n, x, *incx);
}

double __real_dzasum_(const int* n, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("dzasum"))) double host_dzasum(int n, void* x, int incx);
double __wrap_dzasum_(const int* n, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) return __real_dzasum_(n, x, incx);
  return host_dzasum(*n, x, *incx);
}

int __real_isamax_(const int* n, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("isamax"))) int host_isamax(int n, void* x, int incx);
int __wrap_isamax_(const int* n, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) return __real_isamax_(n, x, incx);
  return host_isamax(*n, x, *incx);
}

int __real_idamax_(const int* n, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("idamax"))) int host_idamax(int n, void* x, int incx);
int __wrap_idamax_(const int* n, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) return __real_idamax_(n, x, incx);
  return host_idamax(*n, x, *incx);
}

int __real_icamax_(const int* n, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("icamax"))) int host_icamax(int n, void* x, int incx);
int __wrap_icamax_(const int* n, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) return __real_icamax_(n, x, incx);
  return host_icamax(*n, x, *incx);
}

int __real_izamax_(const int* n, void* x, const int* incx);
__attribute__((import_module("blas_1"), import_name("izamax"))) int host_izamax(int n, void* x, int incx);
int __wrap_izamax_(const int* n, void* x, const int* incx) {
  if (!mpiwasm_blas_at_host()) return __real_izamax_(n, x, incx);
  return host_izamax(*n, x, *incx);
}
