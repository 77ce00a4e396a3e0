// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_srotg(Library* self, Address a, Address b, Address c, Address s) {
  Call call{*self, Routine::srotg, "srotg"};
  float* const a_data = call.array<float>({1, "a"}, a, 1);
  float* const b_data = call.array<float>({2, "b"}, b, 1);
  float* const c_data = call.array<float>({3, "c"}, c, 1);
  float* const s_data = call.array<float>({4, "s"}, s, 1);
  call.run<void>(a_data, b_data, c_data, s_data);
  return 0;
}

std::int32_t guest_drotg(Library* self, Address a, Address b, Address c, Address s) {
  Call call{*self, Routine::drotg, "drotg"};
  double* const a_data = call.array<double>({1, "a"}, a, 1);
  double* const b_data = call.array<double>({2, "b"}, b, 1);
  double* const c_data = call.array<double>({3, "c"}, c, 1);
  double* const s_data = call.array<double>({4, "s"}, s, 1);
  call.run<void>(a_data, b_data, c_data, s_data);
  return 0;
}

std::int32_t guest_crotg(Library* self, Address a, float b_real, float b_imaginary, Address c, Address s) {
  Call call{*self, Routine::crotg, "crotg"};
  std::complex<float>* const a_data = call.array<std::complex<float>>({1, "a"}, a, 1);
  float* const c_data = call.array<float>({3, "c"}, c, 1);
  std::complex<float>* const s_data = call.array<std::complex<float>>({4, "s"}, s, 1);
  const std::complex<float> b{b_real, b_imaginary};
  call.run<void>(a_data, &b, c_data, s_data);
  return 0;
}

std::int32_t guest_zrotg(Library* self, Address a, double b_real, double b_imaginary, Address c, Address s) {
  Call call{*self, Routine::zrotg, "zrotg"};
  std::complex<double>* const a_data = call.array<std::complex<double>>({1, "a"}, a, 1);
  double* const c_data = call.array<double>({3, "c"}, c, 1);
  std::complex<double>* const s_data = call.array<std::complex<double>>({4, "s"}, s, 1);
  const std::complex<double> b{b_real, b_imaginary};
  call.run<void>(a_data, &b, c_data, s_data);
  return 0;
}

std::int32_t guest_srot(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy,
      float c, float s) {
  Call call{*self, Routine::srot, "srot"};
  if (n <= 0) return 0;
  float* const x_data = call.vector<float>({2, "x"}, x, n, incx);
  float* const y_data = call.vector<float>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, x_data, &incx, y_data, &incy, &c, &s);
  return 0;
}

std::int32_t guest_drot(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy,
      double c, double s) {
  Call call{*self, Routine::drot, "drot"};
  if (n <= 0) return 0;
  double* const x_data = call.vector<double>({2, "x"}, x, n, incx);
  double* const y_data = call.vector<double>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, x_data, &incx, y_data, &incy, &c, &s);
  return 0;
}

std::int32_t guest_csrot(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy,
      float c, float s) {
  Call call{*self, Routine::csrot, "csrot"};
  if (n <= 0) return 0;
  std::complex<float>* const x_data = call.vector<std::complex<float>>({2, "x"}, x, n, incx);
  std::complex<float>* const y_data = call.vector<std::complex<float>>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, x_data, &incx, y_data, &incy, &c, &s);
  return 0;
}

std::int32_t guest_zdrot(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy,
      double c, double s) {
  Call call{*self, Routine::zdrot, "zdrot"};
  if (n <= 0) return 0;
  std::complex<double>* const x_data = call.vector<std::complex<double>>({2, "x"}, x, n, incx);
  std::complex<double>* const y_data = call.vector<std::complex<double>>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, x_data, &incx, y_data, &incy, &c, &s);
  return 0;
}

std::int32_t guest_srotm(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy,
      Address param) {
  Call call{*self, Routine::srotm, "srotm"};
  if (n <= 0) return 0;
  float* const x_data = call.vector<float>({2, "x"}, x, n, incx);
  float* const y_data = call.vector<float>({4, "y"}, y, n, incy);
  float* const param_data = call.array<float>({6, "param"}, param, 5);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, x_data, &incx, y_data, &incy, param_data);
  return 0;
}

std::int32_t guest_drotm(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy,
      Address param) {
  Call call{*self, Routine::drotm, "drotm"};
  if (n <= 0) return 0;
  double* const x_data = call.vector<double>({2, "x"}, x, n, incx);
  double* const y_data = call.vector<double>({4, "y"}, y, n, incy);
  double* const param_data = call.array<double>({6, "param"}, param, 5);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, x_data, &incx, y_data, &incy, param_data);
  return 0;
}

std::int32_t guest_sswap(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy)
      {
  Call call{*self, Routine::sswap, "sswap"};
  if (n <= 0) return 0;
  float* const x_data = call.vector<float>({2, "x"}, x, n, incx);
  float* const y_data = call.vector<float>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, x_data, &incx, y_data, &incy);
  return 0;
}

std::int32_t guest_dswap(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy)
      {
  Call call{*self, Routine::dswap, "dswap"};
  if (n <= 0) return 0;
  double* const x_data = call.vector<double>({2, "x"}, x, n, incx);
  double* const y_data = call.vector<double>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, x_data, &incx, y_data, &incy);
  return 0;
}

std::int32_t guest_cswap(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy)
      {
  Call call{*self, Routine::cswap, "cswap"};
  if (n <= 0) return 0;
  std::complex<float>* const x_data = call.vector<std::complex<float>>({2, "x"}, x, n, incx);
  std::complex<float>* const y_data = call.vector<std::complex<float>>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, x_data, &incx, y_data, &incy);
  return 0;
}

std::int32_t guest_zswap(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy)
      {
  Call call{*self, Routine::zswap, "zswap"};
  if (n <= 0) return 0;
  std::complex<double>* const x_data = call.vector<std::complex<double>>({2, "x"}, x, n, incx);
  std::complex<double>* const y_data = call.vector<std::complex<double>>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, x_data, &incx, y_data, &incy);
  return 0;
}

std::int32_t guest_sscal(Library* self, std::int32_t n, float alpha, Address x, std::int32_t incx) {
  Call call{*self, Routine::sscal, "sscal"};
  if (n <= 0) return 0;
  float* const x_data = call.vector<float>({3, "x"}, x, n, incx);
  incx = step_for(n, incx);
  call.run<void>(&n, &alpha, x_data, &incx);
  return 0;
}

std::int32_t guest_dscal(Library* self, std::int32_t n, double alpha, Address x, std::int32_t incx) {
  Call call{*self, Routine::dscal, "dscal"};
  if (n <= 0) return 0;
  double* const x_data = call.vector<double>({3, "x"}, x, n, incx);
  incx = step_for(n, incx);
  call.run<void>(&n, &alpha, x_data, &incx);
  return 0;
}

std::int32_t guest_cscal(Library* self, std::int32_t n, float alpha_real, float alpha_imaginary, Address x,
      std::int32_t incx) {
  Call call{*self, Routine::cscal, "cscal"};
  if (n <= 0) return 0;
  std::complex<float>* const x_data = call.vector<std::complex<float>>({3, "x"}, x, n, incx);
  incx = step_for(n, incx);
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&n, &alpha, x_data, &incx);
  return 0;
}

std::int32_t guest_zscal(Library* self, std::int32_t n, double alpha_real, double alpha_imaginary, Address x,
      std::int32_t incx) {
  Call call{*self, Routine::zscal, "zscal"};
  if (n <= 0) return 0;
  std::complex<double>* const x_data = call.vector<std::complex<double>>({3, "x"}, x, n, incx);
  incx = step_for(n, incx);
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&n, &alpha, x_data, &incx);
  return 0;
}

std::int32_t guest_csscal(Library* self, std::int32_t n, float alpha, Address x, std::int32_t incx) {
  Call call{*self, Routine::csscal, "csscal"};
  if (n <= 0) return 0;
  std::complex<float>* const x_data = call.vector<std::complex<float>>({3, "x"}, x, n, incx);
  incx = step_for(n, incx);
  call.run<void>(&n, &alpha, x_data, &incx);
  return 0;
}

std::int32_t guest_zdscal(Library* self, std::int32_t n, double alpha, Address x, std::int32_t incx) {
  Call call{*self, Routine::zdscal, "zdscal"};
  if (n <= 0) return 0;
  std::complex<double>* const x_data = call.vector<std::complex<double>>({3, "x"}, x, n, incx);
  incx = step_for(n, incx);
  call.run<void>(&n, &alpha, x_data, &incx);
  return 0;
}

std::int32_t guest_scopy(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy)
      {
  Call call{*self, Routine::scopy, "scopy"};
  if (n <= 0) return 0;
  float* const x_data = call.vector<float>({2, "x"}, x, n, incx);
  float* const y_data = call.vector<float>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, x_data, &incx, y_data, &incy);
  return 0;
}

std::int32_t guest_dcopy(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy)
      {
  Call call{*self, Routine::dcopy, "dcopy"};
  if (n <= 0) return 0;
  double* const x_data = call.vector<double>({2, "x"}, x, n, incx);
  double* const y_data = call.vector<double>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, x_data, &incx, y_data, &incy);
  return 0;
}

std::int32_t guest_ccopy(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy)
      {
  Call call{*self, Routine::ccopy, "ccopy"};
  if (n <= 0) return 0;
  std::complex<float>* const x_data = call.vector<std::complex<float>>({2, "x"}, x, n, incx);
  std::complex<float>* const y_data = call.vector<std::complex<float>>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, x_data, &incx, y_data, &incy);
  return 0;
}

std::int32_t guest_zcopy(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy)
      {
  Call call{*self, Routine::zcopy, "zcopy"};
  if (n <= 0) return 0;
  std::complex<double>* const x_data = call.vector<std::complex<double>>({2, "x"}, x, n, incx);
  std::complex<double>* const y_data = call.vector<std::complex<double>>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, x_data, &incx, y_data, &incy);
  return 0;
}

std::int32_t guest_saxpy(Library* self, std::int32_t n, float alpha, Address x, std::int32_t incx, Address y,
      std::int32_t incy) {
  Call call{*self, Routine::saxpy, "saxpy"};
  if (n <= 0) return 0;
  float* const x_data = call.vector<float>({3, "x"}, x, n, incx);
  float* const y_data = call.vector<float>({5, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, &alpha, x_data, &incx, y_data, &incy);
  return 0;
}

std::int32_t guest_daxpy(Library* self, std::int32_t n, double alpha, Address x, std::int32_t incx, Address y,
      std::int32_t incy) {
  Call call{*self, Routine::daxpy, "daxpy"};
  if (n <= 0) return 0;
  double* const x_data = call.vector<double>({3, "x"}, x, n, incx);
  double* const y_data = call.vector<double>({5, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.run<void>(&n, &alpha, x_data, &incx, y_data, &incy);
  return 0;
}

std::int32_t guest_caxpy(Library* self, std::int32_t n, float alpha_real, float alpha_imaginary, Address x,
      std::int32_t incx, Address y, std::int32_t incy) {
  Call call{*self, Routine::caxpy, "caxpy"};
  if (n <= 0) return 0;
  std::complex<float>* const x_data = call.vector<std::complex<float>>({3, "x"}, x, n, incx);
  std::complex<float>* const y_data = call.vector<std::complex<float>>({5, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&n, &alpha, x_data, &incx, y_data, &incy);
  return 0;
}

std::int32_t guest_zaxpy(Library* self, std::int32_t n, double alpha_real, double alpha_imaginary, Address x,
      std::int32_t incx, Address y, std::int32_t incy) {
  Call call{*self, Routine::zaxpy, "zaxpy"};
  if (n <= 0) return 0;
  std::complex<double>* const x_data = call.vector<std::complex<double>>({3, "x"}, x, n, incx);
  std::complex<double>* const y_data = call.vector<std::complex<double>>({5, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&n, &alpha, x_data, &incx, y_data, &incy);
  return 0;
}

float guest_sdot(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy) {
  Call call{*self, Routine::sdot, "sdot"};
  if (n <= 0) return 0;
  float* const x_data = call.vector<float>({2, "x"}, x, n, incx);
  float* const y_data = call.vector<float>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  return call.run<float>(&n, x_data, &incx, y_data, &incy);
}

double guest_ddot(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy) {
  Call call{*self, Routine::ddot, "ddot"};
  if (n <= 0) return 0;
  double* const x_data = call.vector<double>({2, "x"}, x, n, incx);
  double* const y_data = call.vector<double>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  return call.run<double>(&n, x_data, &incx, y_data, &incy);
}

double guest_dsdot(Library* self, std::int32_t n, Address x, std::int32_t incx, Address y, std::int32_t incy) {
  Call call{*self, Routine::dsdot, "dsdot"};
  if (n <= 0) return 0;
  float* const x_data = call.vector<float>({2, "x"}, x, n, incx);
  float* const y_data = call.vector<float>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  return call.run<double>(&n, x_data, &incx, y_data, &incy);
}

float guest_sdsdot(Library* self, std::int32_t n, float b, Address x, std::int32_t incx, Address y, std::int32_t
      incy) {
  Call call{*self, Routine::sdsdot, "sdsdot"};
  float* const x_data = call.vector<float>({3, "x"}, x, n, incx);
  float* const y_data = call.vector<float>({5, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  return call.run<float>(&n, &b, x_data, &incx, y_data, &incy);
}

void guest_cdotu(Library* self, Address result, std::int32_t n, Address x, std::int32_t incx, Address y,
      std::int32_t incy) {
  Call call{*self, Routine::cdotu, "cdotu"};
  if (n <= 0) return call.store({0, "result"}, result, std::complex<float>{});
  std::complex<float>* const x_data = call.vector<std::complex<float>>({2, "x"}, x, n, incx);
  std::complex<float>* const y_data = call.vector<std::complex<float>>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.store({0, "result"}, result, call.run_complex<std::complex<float>>(&n, x_data, &incx, y_data, &incy));
}

void guest_cdotc(Library* self, Address result, std::int32_t n, Address x, std::int32_t incx, Address y,
      std::int32_t incy) {
  Call call{*self, Routine::cdotc, "cdotc"};
  if (n <= 0) return call.store({0, "result"}, result, std::complex<float>{});
  std::complex<float>* const x_data = call.vector<std::complex<float>>({2, "x"}, x, n, incx);
  std::complex<float>* const y_data = call.vector<std::complex<float>>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.store({0, "result"}, result, call.run_complex<std::complex<float>>(&n, x_data, &incx, y_data, &incy));
}

void guest_zdotu(Library* self, Address result, std::int32_t n, Address x, std::int32_t incx, Address y,
      std::int32_t incy) {
  Call call{*self, Routine::zdotu, "zdotu"};
  if (n <= 0) return call.store({0, "result"}, result, std::complex<double>{});
  std::complex<double>* const x_data = call.vector<std::complex<double>>({2, "x"}, x, n, incx);
  std::complex<double>* const y_data = call.vector<std::complex<double>>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.store({0, "result"}, result, call.run_complex<std::complex<double>>(&n, x_data, &incx, y_data, &incy));
}

void guest_zdotc(Library* self, Address result, std::int32_t n, Address x, std::int32_t incx, Address y,
      std::int32_t incy) {
  Call call{*self, Routine::zdotc, "zdotc"};
  if (n <= 0) return call.store({0, "result"}, result, std::complex<double>{});
  std::complex<double>* const x_data = call.vector<std::complex<double>>({2, "x"}, x, n, incx);
  std::complex<double>* const y_data = call.vector<std::complex<double>>({4, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  call.store({0, "result"}, result, call.run_complex<std::complex<double>>(&n, x_data, &incx, y_data, &incy));
}

float guest_snrm2(Library* self, std::int32_t n, Address x, std::int32_t incx) {
  Call call{*self, Routine::snrm2, "snrm2"};
  if (n <= 0) return 0;
  float* const x_data = call.vector<float>({2, "x"}, x, n, incx);
  incx = step_for(n, incx);
  return call.run<float>(&n, x_data, &incx);
}

float guest_sasum(Library* self, std::int32_t n, Address x, std::int32_t incx) {
  Call call{*self, Routine::sasum, "sasum"};
  if (n <= 0) return 0;
  float* const x_data = call.vector<float>({2, "x"}, x, n, incx);
  incx = step_for(n, incx);
  return call.run<float>(&n, x_data, &incx);
}

double guest_dnrm2(Library* self, std::int32_t n, Address x, std::int32_t incx) {
  Call call{*self, Routine::dnrm2, "dnrm2"};
  if (n <= 0) return 0;
  double* const x_data = call.vector<double>({2, "x"}, x, n, incx);
  incx = step_for(n, incx);
  return call.run<double>(&n, x_data, &incx);
}

double guest_dasum(Library* self, std::int32_t n, Address x, std::int32_t incx) {
  Call call{*self, Routine::dasum, "dasum"};
  if (n <= 0) return 0;
  double* const x_data = call.vector<double>({2, "x"}, x, n, incx);
  incx = step_for(n, incx);
  return call.run<double>(&n, x_data, &incx);
}

float guest_scnrm2(Library* self, std::int32_t n, Address x, std::int32_t incx) {
  Call call{*self, Routine::scnrm2, "scnrm2"};
  if (n <= 0) return 0;
  std::complex<float>* const x_data = call.vector<std::complex<float>>({2, "x"}, x, n, incx);
  incx = step_for(n, incx);
  return call.run<float>(&n, x_data, &incx);
}

float guest_scasum(Library* self, std::int32_t n, Address x, std::int32_t incx) {
  Call call{*self, Routine::scasum, "scasum"};
  if (n <= 0) return 0;
  std::complex<float>* const x_data = call.vector<std::complex<float>>({2, "x"}, x, n, incx);
  incx = step_for(n, incx);
  return call.run<float>(&n, x_data, &incx);
}

double guest_dznrm2(Library* self, std::int32_t n, Address x, std::int32_t incx) {
  Call call{*self, Routine::dznrm2, "dznrm2"};
  if (n <= 0) return 0;
  std::complex<double>* const x_data = call.vector<std::complex<double>>({2, "x"}, x, n, incx);
  incx = step_for(n, incx);
  return call.run<double>(&n, x_data, &incx);
}

double guest_dzasum(Library* self, std::int32_t n, Address x, std::int32_t incx) {
  Call call{*self, Routine::dzasum, "dzasum"};
  if (n <= 0) return 0;
  std::complex<double>* const x_data = call.vector<std::complex<double>>({2, "x"}, x, n, incx);
  incx = step_for(n, incx);
  return call.run<double>(&n, x_data, &incx);
}

std::int32_t guest_isamax(Library* self, std::int32_t n, Address x, std::int32_t incx) {
  Call call{*self, Routine::isamax, "isamax"};
  if (n <= 0) return 0;
  float* const x_data = call.vector<float>({2, "x"}, x, n, incx);
  incx = step_for(n, incx);
  return call.run<std::int32_t>(&n, x_data, &incx);
}

std::int32_t guest_idamax(Library* self, std::int32_t n, Address x, std::int32_t incx) {
  Call call{*self, Routine::idamax, "idamax"};
  if (n <= 0) return 0;
  double* const x_data = call.vector<double>({2, "x"}, x, n, incx);
  incx = step_for(n, incx);
  return call.run<std::int32_t>(&n, x_data, &incx);
}

std::int32_t guest_icamax(Library* self, std::int32_t n, Address x, std::int32_t incx) {
  Call call{*self, Routine::icamax, "icamax"};
  if (n <= 0) return 0;
  std::complex<float>* const x_data = call.vector<std::complex<float>>({2, "x"}, x, n, incx);
  incx = step_for(n, incx);
  return call.run<std::int32_t>(&n, x_data, &incx);
}

std::int32_t guest_izamax(Library* self, std::int32_t n, Address x, std::int32_t incx) {
  Call call{*self, Routine::izamax, "izamax"};
  if (n <= 0) return 0;
  std::complex<double>* const x_data = call.vector<std::complex<double>>({2, "x"}, x, n, incx);
  incx = step_for(n, incx);
  return call.run<std::int32_t>(&n, x_data, &incx);
}

}  // namespace mpiwasm::blas
