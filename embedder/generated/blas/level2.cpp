// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_sgemv(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, float alpha,
      Address a, std::int32_t lda, Address x, std::int32_t incx, float beta, Address y, std::int32_t incy) {
  Call call{*self, Routine::sgemv, "sgemv"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, m);
  call.size(3, n);
  call.leading(6, lda, m);
  call.increment(8, incx);
  call.increment(11, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  float* const a_data = call.matrix<float>({5, "a"}, a, m, n, lda);
  float* const x_data = call.vector<float>({7, "x"}, x, trans == 'N' ? n : m, incx);
  float* const y_data = call.vector<float>({10, "y"}, y, trans == 'N' ? m : n, incy);
  lda = leading_for(m, n, lda);
  incx = step_for(trans == 'N' ? n : m, incx);
  incy = step_for(trans == 'N' ? m : n, incy);
  call.run<void>(&trans, &m, &n, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_dgemv(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, double alpha,
      Address a, std::int32_t lda, Address x, std::int32_t incx, double beta, Address y, std::int32_t incy) {
  Call call{*self, Routine::dgemv, "dgemv"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, m);
  call.size(3, n);
  call.leading(6, lda, m);
  call.increment(8, incx);
  call.increment(11, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  double* const a_data = call.matrix<double>({5, "a"}, a, m, n, lda);
  double* const x_data = call.vector<double>({7, "x"}, x, trans == 'N' ? n : m, incx);
  double* const y_data = call.vector<double>({10, "y"}, y, trans == 'N' ? m : n, incy);
  lda = leading_for(m, n, lda);
  incx = step_for(trans == 'N' ? n : m, incx);
  incy = step_for(trans == 'N' ? m : n, incy);
  call.run<void>(&trans, &m, &n, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_cgemv(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, float alpha_real,
      float alpha_imaginary, Address a, std::int32_t lda, Address x, std::int32_t incx, float beta_real, float
      beta_imaginary, Address y, std::int32_t incy) {
  Call call{*self, Routine::cgemv, "cgemv"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, m);
  call.size(3, n);
  call.leading(6, lda, m);
  call.increment(8, incx);
  call.increment(11, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, m, n, lda);
  std::complex<float>* const x_data = call.vector<std::complex<float>>({7, "x"}, x, trans == 'N' ? n : m, incx);
  std::complex<float>* const y_data = call.vector<std::complex<float>>({10, "y"}, y, trans == 'N' ? m : n, incy);
  lda = leading_for(m, n, lda);
  incx = step_for(trans == 'N' ? n : m, incx);
  incy = step_for(trans == 'N' ? m : n, incy);
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  const std::complex<float> beta{beta_real, beta_imaginary};
  call.run<void>(&trans, &m, &n, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_zgemv(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, double
      alpha_real, double alpha_imaginary, Address a, std::int32_t lda, Address x, std::int32_t incx, double beta_real,
      double beta_imaginary, Address y, std::int32_t incy) {
  Call call{*self, Routine::zgemv, "zgemv"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, m);
  call.size(3, n);
  call.leading(6, lda, m);
  call.increment(8, incx);
  call.increment(11, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, m, n, lda);
  std::complex<double>* const x_data = call.vector<std::complex<double>>({7, "x"}, x, trans == 'N' ? n : m, incx);
  std::complex<double>* const y_data = call.vector<std::complex<double>>({10, "y"}, y, trans == 'N' ? m : n, incy);
  lda = leading_for(m, n, lda);
  incx = step_for(trans == 'N' ? n : m, incx);
  incy = step_for(trans == 'N' ? m : n, incy);
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  const std::complex<double> beta{beta_real, beta_imaginary};
  call.run<void>(&trans, &m, &n, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_sgbmv(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, std::int32_t kl,
      std::int32_t ku, float alpha, Address a, std::int32_t lda, Address x, std::int32_t incx, float beta, Address y,
      std::int32_t incy) {
  Call call{*self, Routine::sgbmv, "sgbmv"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, m);
  call.size(3, n);
  call.size(4, kl);
  call.size(5, ku);
  call.leading(8, lda, wide(kl) + wide(ku) + 1);
  call.increment(10, incx);
  call.increment(13, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  float* const a_data = call.matrix<float>({7, "a"}, a, wide(kl) + wide(ku) + 1, n, lda);
  float* const x_data = call.vector<float>({9, "x"}, x, trans == 'N' ? n : m, incx);
  float* const y_data = call.vector<float>({12, "y"}, y, trans == 'N' ? m : n, incy);
  lda = leading_for(wide(kl) + wide(ku) + 1, n, lda);
  incx = step_for(trans == 'N' ? n : m, incx);
  incy = step_for(trans == 'N' ? m : n, incy);
  if (call.is_too_long<float>(most(wide(m), wide(n)), incx != 1 || incy != 1, Copies::for_each_thread)) return
      call.decline();
  call.run<void>(&trans, &m, &n, &kl, &ku, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_dgbmv(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, std::int32_t kl,
      std::int32_t ku, double alpha, Address a, std::int32_t lda, Address x, std::int32_t incx, double beta, Address
      y, std::int32_t incy) {
  Call call{*self, Routine::dgbmv, "dgbmv"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, m);
  call.size(3, n);
  call.size(4, kl);
  call.size(5, ku);
  call.leading(8, lda, wide(kl) + wide(ku) + 1);
  call.increment(10, incx);
  call.increment(13, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  double* const a_data = call.matrix<double>({7, "a"}, a, wide(kl) + wide(ku) + 1, n, lda);
  double* const x_data = call.vector<double>({9, "x"}, x, trans == 'N' ? n : m, incx);
  double* const y_data = call.vector<double>({12, "y"}, y, trans == 'N' ? m : n, incy);
  lda = leading_for(wide(kl) + wide(ku) + 1, n, lda);
  incx = step_for(trans == 'N' ? n : m, incx);
  incy = step_for(trans == 'N' ? m : n, incy);
  if (call.is_too_long<double>(most(wide(m), wide(n)), incx != 1 || incy != 1, Copies::for_each_thread)) return
      call.decline();
  call.run<void>(&trans, &m, &n, &kl, &ku, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_cgbmv(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, std::int32_t kl,
      std::int32_t ku, float alpha_real, float alpha_imaginary, Address a, std::int32_t lda, Address x, std::int32_t
      incx, float beta_real, float beta_imaginary, Address y, std::int32_t incy) {
  Call call{*self, Routine::cgbmv, "cgbmv"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, m);
  call.size(3, n);
  call.size(4, kl);
  call.size(5, ku);
  call.leading(8, lda, wide(kl) + wide(ku) + 1);
  call.increment(10, incx);
  call.increment(13, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({7, "a"}, a, wide(kl) + wide(ku) + 1, n, lda);
  std::complex<float>* const x_data = call.vector<std::complex<float>>({9, "x"}, x, trans == 'N' ? n : m, incx);
  std::complex<float>* const y_data = call.vector<std::complex<float>>({12, "y"}, y, trans == 'N' ? m : n, incy);
  lda = leading_for(wide(kl) + wide(ku) + 1, n, lda);
  incx = step_for(trans == 'N' ? n : m, incx);
  incy = step_for(trans == 'N' ? m : n, incy);
  if (call.is_too_long<std::complex<float>>(most(wide(m), wide(n)), incx != 1 || incy != 1, Copies::for_each_thread))
      return call.decline();
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  const std::complex<float> beta{beta_real, beta_imaginary};
  call.run<void>(&trans, &m, &n, &kl, &ku, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_zgbmv(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, std::int32_t kl,
      std::int32_t ku, double alpha_real, double alpha_imaginary, Address a, std::int32_t lda, Address x, std::int32_t
      incx, double beta_real, double beta_imaginary, Address y, std::int32_t incy) {
  Call call{*self, Routine::zgbmv, "zgbmv"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, m);
  call.size(3, n);
  call.size(4, kl);
  call.size(5, ku);
  call.leading(8, lda, wide(kl) + wide(ku) + 1);
  call.increment(10, incx);
  call.increment(13, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({7, "a"}, a, wide(kl) + wide(ku) + 1, n,
      lda);
  std::complex<double>* const x_data = call.vector<std::complex<double>>({9, "x"}, x, trans == 'N' ? n : m, incx);
  std::complex<double>* const y_data = call.vector<std::complex<double>>({12, "y"}, y, trans == 'N' ? m : n, incy);
  lda = leading_for(wide(kl) + wide(ku) + 1, n, lda);
  incx = step_for(trans == 'N' ? n : m, incx);
  incy = step_for(trans == 'N' ? m : n, incy);
  if (call.is_too_long<std::complex<double>>(most(wide(m), wide(n)), incx != 1 || incy != 1, Copies::for_each_thread))
      return call.decline();
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  const std::complex<double> beta{beta_real, beta_imaginary};
  call.run<void>(&trans, &m, &n, &kl, &ku, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_ssymv(Library* self, std::uint32_t uplo_value, std::int32_t n, float alpha, Address a,
      std::int32_t lda, Address x, std::int32_t incx, float beta, Address y, std::int32_t incy) {
  Call call{*self, Routine::ssymv, "ssymv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(5, lda, n);
  call.increment(7, incx);
  call.increment(10, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const x_data = call.vector<float>({6, "x"}, x, n, incx);
  float* const y_data = call.vector<float>({9, "y"}, y, n, incy);
  lda = leading_for(n, n, lda);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<float>(n, incx != 1 || incy != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_dsymv(Library* self, std::uint32_t uplo_value, std::int32_t n, double alpha, Address a,
      std::int32_t lda, Address x, std::int32_t incx, double beta, Address y, std::int32_t incy) {
  Call call{*self, Routine::dsymv, "dsymv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(5, lda, n);
  call.increment(7, incx);
  call.increment(10, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const x_data = call.vector<double>({6, "x"}, x, n, incx);
  double* const y_data = call.vector<double>({9, "y"}, y, n, incy);
  lda = leading_for(n, n, lda);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<double>(n, incx != 1 || incy != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_chemv(Library* self, std::uint32_t uplo_value, std::int32_t n, float alpha_real, float
      alpha_imaginary, Address a, std::int32_t lda, Address x, std::int32_t incx, float beta_real, float
      beta_imaginary, Address y, std::int32_t incy) {
  Call call{*self, Routine::chemv, "chemv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(5, lda, n);
  call.increment(7, incx);
  call.increment(10, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const x_data = call.vector<std::complex<float>>({6, "x"}, x, n, incx);
  std::complex<float>* const y_data = call.vector<std::complex<float>>({9, "y"}, y, n, incy);
  lda = leading_for(n, n, lda);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<std::complex<float>>(n, incx != 1 || incy != 1, Copies::for_each_thread)) return
      call.decline();
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  const std::complex<float> beta{beta_real, beta_imaginary};
  call.run<void>(&uplo, &n, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_zhemv(Library* self, std::uint32_t uplo_value, std::int32_t n, double alpha_real, double
      alpha_imaginary, Address a, std::int32_t lda, Address x, std::int32_t incx, double beta_real, double
      beta_imaginary, Address y, std::int32_t incy) {
  Call call{*self, Routine::zhemv, "zhemv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(5, lda, n);
  call.increment(7, incx);
  call.increment(10, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const x_data = call.vector<std::complex<double>>({6, "x"}, x, n, incx);
  std::complex<double>* const y_data = call.vector<std::complex<double>>({9, "y"}, y, n, incy);
  lda = leading_for(n, n, lda);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<std::complex<double>>(n, incx != 1 || incy != 1, Copies::for_each_thread)) return
      call.decline();
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  const std::complex<double> beta{beta_real, beta_imaginary};
  call.run<void>(&uplo, &n, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_ssbmv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t k, float alpha,
      Address a, std::int32_t lda, Address x, std::int32_t incx, float beta, Address y, std::int32_t incy) {
  Call call{*self, Routine::ssbmv, "ssbmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, k);
  call.leading(6, lda, wide(k) + 1);
  call.increment(8, incx);
  call.increment(11, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  float* const a_data = call.matrix<float>({5, "a"}, a, wide(k) + 1, n, lda);
  float* const x_data = call.vector<float>({7, "x"}, x, n, incx);
  float* const y_data = call.vector<float>({10, "y"}, y, n, incy);
  lda = leading_for(wide(k) + 1, n, lda);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<float>(n, incx != 1 || incy != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &n, &k, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_dsbmv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t k, double alpha,
      Address a, std::int32_t lda, Address x, std::int32_t incx, double beta, Address y, std::int32_t incy) {
  Call call{*self, Routine::dsbmv, "dsbmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, k);
  call.leading(6, lda, wide(k) + 1);
  call.increment(8, incx);
  call.increment(11, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  double* const a_data = call.matrix<double>({5, "a"}, a, wide(k) + 1, n, lda);
  double* const x_data = call.vector<double>({7, "x"}, x, n, incx);
  double* const y_data = call.vector<double>({10, "y"}, y, n, incy);
  lda = leading_for(wide(k) + 1, n, lda);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<double>(n, incx != 1 || incy != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &n, &k, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_chbmv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t k, float alpha_real,
      float alpha_imaginary, Address a, std::int32_t lda, Address x, std::int32_t incx, float beta_real, float
      beta_imaginary, Address y, std::int32_t incy) {
  Call call{*self, Routine::chbmv, "chbmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, k);
  call.leading(6, lda, wide(k) + 1);
  call.increment(8, incx);
  call.increment(11, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, wide(k) + 1, n, lda);
  std::complex<float>* const x_data = call.vector<std::complex<float>>({7, "x"}, x, n, incx);
  std::complex<float>* const y_data = call.vector<std::complex<float>>({10, "y"}, y, n, incy);
  lda = leading_for(wide(k) + 1, n, lda);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<std::complex<float>>(n, incx != 1 || incy != 1, Copies::for_each_thread)) return
      call.decline();
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  const std::complex<float> beta{beta_real, beta_imaginary};
  call.run<void>(&uplo, &n, &k, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_zhbmv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t k, double alpha_real,
      double alpha_imaginary, Address a, std::int32_t lda, Address x, std::int32_t incx, double beta_real, double
      beta_imaginary, Address y, std::int32_t incy) {
  Call call{*self, Routine::zhbmv, "zhbmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, k);
  call.leading(6, lda, wide(k) + 1);
  call.increment(8, incx);
  call.increment(11, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, wide(k) + 1, n, lda);
  std::complex<double>* const x_data = call.vector<std::complex<double>>({7, "x"}, x, n, incx);
  std::complex<double>* const y_data = call.vector<std::complex<double>>({10, "y"}, y, n, incy);
  lda = leading_for(wide(k) + 1, n, lda);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<std::complex<double>>(n, incx != 1 || incy != 1, Copies::for_each_thread)) return
      call.decline();
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  const std::complex<double> beta{beta_real, beta_imaginary};
  call.run<void>(&uplo, &n, &k, &alpha, a_data, &lda, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_sspmv(Library* self, std::uint32_t uplo_value, std::int32_t n, float alpha, Address a, Address x,
      std::int32_t incx, float beta, Address y, std::int32_t incy) {
  Call call{*self, Routine::sspmv, "sspmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(6, incx);
  call.increment(9, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  float* const a_data = call.array<float>({4, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  float* const x_data = call.vector<float>({5, "x"}, x, n, incx);
  float* const y_data = call.vector<float>({8, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<float>(n, incx != 1 || incy != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, a_data, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_dspmv(Library* self, std::uint32_t uplo_value, std::int32_t n, double alpha, Address a, Address
      x, std::int32_t incx, double beta, Address y, std::int32_t incy) {
  Call call{*self, Routine::dspmv, "dspmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(6, incx);
  call.increment(9, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  double* const a_data = call.array<double>({4, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  double* const x_data = call.vector<double>({5, "x"}, x, n, incx);
  double* const y_data = call.vector<double>({8, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<double>(n, incx != 1 || incy != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, a_data, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_chpmv(Library* self, std::uint32_t uplo_value, std::int32_t n, float alpha_real, float
      alpha_imaginary, Address a, Address x, std::int32_t incx, float beta_real, float beta_imaginary, Address y,
      std::int32_t incy) {
  Call call{*self, Routine::chpmv, "chpmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(6, incx);
  call.increment(9, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const a_data = call.array<std::complex<float>>({4, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const x_data = call.vector<std::complex<float>>({5, "x"}, x, n, incx);
  std::complex<float>* const y_data = call.vector<std::complex<float>>({8, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<std::complex<float>>(n, incx != 1 || incy != 1, Copies::for_each_thread)) return
      call.decline();
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  const std::complex<float> beta{beta_real, beta_imaginary};
  call.run<void>(&uplo, &n, &alpha, a_data, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_zhpmv(Library* self, std::uint32_t uplo_value, std::int32_t n, double alpha_real, double
      alpha_imaginary, Address a, Address x, std::int32_t incx, double beta_real, double beta_imaginary, Address y,
      std::int32_t incy) {
  Call call{*self, Routine::zhpmv, "zhpmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(6, incx);
  call.increment(9, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const a_data = call.array<std::complex<double>>({4, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const x_data = call.vector<std::complex<double>>({5, "x"}, x, n, incx);
  std::complex<double>* const y_data = call.vector<std::complex<double>>({8, "y"}, y, n, incy);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<std::complex<double>>(n, incx != 1 || incy != 1, Copies::for_each_thread)) return
      call.decline();
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  const std::complex<double> beta{beta_real, beta_imaginary};
  call.run<void>(&uplo, &n, &alpha, a_data, x_data, &incx, &beta, y_data, &incy, letter_length);
  return 0;
}

std::int32_t guest_strmv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::strmv, "strmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.leading(6, lda, n);
  call.increment(8, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  float* const a_data = call.matrix<float>({5, "a"}, a, n, n, lda);
  float* const x_data = call.vector<float>({7, "x"}, x, n, incx);
  lda = leading_for(n, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<float>(n, incx != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, &lda, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_strsv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::strsv, "strsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.leading(6, lda, n);
  call.increment(8, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  float* const a_data = call.matrix<float>({5, "a"}, a, n, n, lda);
  float* const x_data = call.vector<float>({7, "x"}, x, n, incx);
  lda = leading_for(n, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<float>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, &lda, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_dtrmv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::dtrmv, "dtrmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.leading(6, lda, n);
  call.increment(8, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  double* const a_data = call.matrix<double>({5, "a"}, a, n, n, lda);
  double* const x_data = call.vector<double>({7, "x"}, x, n, incx);
  lda = leading_for(n, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<double>(n, incx != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, &lda, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_dtrsv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::dtrsv, "dtrsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.leading(6, lda, n);
  call.increment(8, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  double* const a_data = call.matrix<double>({5, "a"}, a, n, n, lda);
  double* const x_data = call.vector<double>({7, "x"}, x, n, incx);
  lda = leading_for(n, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<double>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, &lda, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_ctrmv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::ctrmv, "ctrmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.leading(6, lda, n);
  call.increment(8, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, n, n, lda);
  std::complex<float>* const x_data = call.vector<std::complex<float>>({7, "x"}, x, n, incx);
  lda = leading_for(n, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<std::complex<float>>(n, incx != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, &lda, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_ctrsv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::ctrsv, "ctrsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.leading(6, lda, n);
  call.increment(8, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, n, n, lda);
  std::complex<float>* const x_data = call.vector<std::complex<float>>({7, "x"}, x, n, incx);
  lda = leading_for(n, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<std::complex<float>>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, &lda, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_ztrmv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::ztrmv, "ztrmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.leading(6, lda, n);
  call.increment(8, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, n, n, lda);
  std::complex<double>* const x_data = call.vector<std::complex<double>>({7, "x"}, x, n, incx);
  lda = leading_for(n, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<std::complex<double>>(n, incx != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, &lda, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_ztrsv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::ztrsv, "ztrsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.leading(6, lda, n);
  call.increment(8, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, n, n, lda);
  std::complex<double>* const x_data = call.vector<std::complex<double>>({7, "x"}, x, n, incx);
  lda = leading_for(n, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<std::complex<double>>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, &lda, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_stbmv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::stbmv, "stbmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.size(5, k);
  call.leading(7, lda, wide(k) + 1);
  call.increment(9, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  float* const a_data = call.matrix<float>({6, "a"}, a, wide(k) + 1, n, lda);
  float* const x_data = call.vector<float>({8, "x"}, x, n, incx);
  lda = leading_for(wide(k) + 1, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<float>(n, incx != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, &k, a_data, &lda, x_data, &incx, letter_length, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_stbsv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::stbsv, "stbsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.size(5, k);
  call.leading(7, lda, wide(k) + 1);
  call.increment(9, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  float* const a_data = call.matrix<float>({6, "a"}, a, wide(k) + 1, n, lda);
  float* const x_data = call.vector<float>({8, "x"}, x, n, incx);
  lda = leading_for(wide(k) + 1, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<float>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, &k, a_data, &lda, x_data, &incx, letter_length, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_dtbmv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::dtbmv, "dtbmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.size(5, k);
  call.leading(7, lda, wide(k) + 1);
  call.increment(9, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  double* const a_data = call.matrix<double>({6, "a"}, a, wide(k) + 1, n, lda);
  double* const x_data = call.vector<double>({8, "x"}, x, n, incx);
  lda = leading_for(wide(k) + 1, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<double>(n, incx != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, &k, a_data, &lda, x_data, &incx, letter_length, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_dtbsv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::dtbsv, "dtbsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.size(5, k);
  call.leading(7, lda, wide(k) + 1);
  call.increment(9, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  double* const a_data = call.matrix<double>({6, "a"}, a, wide(k) + 1, n, lda);
  double* const x_data = call.vector<double>({8, "x"}, x, n, incx);
  lda = leading_for(wide(k) + 1, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<double>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, &k, a_data, &lda, x_data, &incx, letter_length, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_ctbmv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::ctbmv, "ctbmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.size(5, k);
  call.leading(7, lda, wide(k) + 1);
  call.increment(9, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, wide(k) + 1, n, lda);
  std::complex<float>* const x_data = call.vector<std::complex<float>>({8, "x"}, x, n, incx);
  lda = leading_for(wide(k) + 1, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<std::complex<float>>(n, incx != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, &k, a_data, &lda, x_data, &incx, letter_length, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_ctbsv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::ctbsv, "ctbsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.size(5, k);
  call.leading(7, lda, wide(k) + 1);
  call.increment(9, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, wide(k) + 1, n, lda);
  std::complex<float>* const x_data = call.vector<std::complex<float>>({8, "x"}, x, n, incx);
  lda = leading_for(wide(k) + 1, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<std::complex<float>>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, &k, a_data, &lda, x_data, &incx, letter_length, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_ztbmv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::ztbmv, "ztbmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.size(5, k);
  call.leading(7, lda, wide(k) + 1);
  call.increment(9, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, wide(k) + 1, n, lda);
  std::complex<double>* const x_data = call.vector<std::complex<double>>({8, "x"}, x, n, incx);
  lda = leading_for(wide(k) + 1, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<std::complex<double>>(n, incx != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, &k, a_data, &lda, x_data, &incx, letter_length, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_ztbsv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address x, std::int32_t incx) {
  Call call{*self, Routine::ztbsv, "ztbsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.size(5, k);
  call.leading(7, lda, wide(k) + 1);
  call.increment(9, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, wide(k) + 1, n, lda);
  std::complex<double>* const x_data = call.vector<std::complex<double>>({8, "x"}, x, n, incx);
  lda = leading_for(wide(k) + 1, n, lda);
  incx = step_for(n, incx);
  if (call.is_too_long<std::complex<double>>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, &k, a_data, &lda, x_data, &incx, letter_length, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_stpmv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, Address x, std::int32_t incx) {
  Call call{*self, Routine::stpmv, "stpmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.increment(7, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  float* const a_data = call.array<float>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  float* const x_data = call.vector<float>({6, "x"}, x, n, incx);
  incx = step_for(n, incx);
  if (call.is_too_long<float>(n, incx != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_stpsv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, Address x, std::int32_t incx) {
  Call call{*self, Routine::stpsv, "stpsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.increment(7, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  float* const a_data = call.array<float>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  float* const x_data = call.vector<float>({6, "x"}, x, n, incx);
  incx = step_for(n, incx);
  if (call.is_too_long<float>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_dtpmv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, Address x, std::int32_t incx) {
  Call call{*self, Routine::dtpmv, "dtpmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.increment(7, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  double* const a_data = call.array<double>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  double* const x_data = call.vector<double>({6, "x"}, x, n, incx);
  incx = step_for(n, incx);
  if (call.is_too_long<double>(n, incx != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_dtpsv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, Address x, std::int32_t incx) {
  Call call{*self, Routine::dtpsv, "dtpsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.increment(7, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  double* const a_data = call.array<double>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  double* const x_data = call.vector<double>({6, "x"}, x, n, incx);
  incx = step_for(n, incx);
  if (call.is_too_long<double>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_ctpmv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, Address x, std::int32_t incx) {
  Call call{*self, Routine::ctpmv, "ctpmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.increment(7, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const a_data = call.array<std::complex<float>>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const x_data = call.vector<std::complex<float>>({6, "x"}, x, n, incx);
  incx = step_for(n, incx);
  if (call.is_too_long<std::complex<float>>(n, incx != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_ctpsv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, Address x, std::int32_t incx) {
  Call call{*self, Routine::ctpsv, "ctpsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.increment(7, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const a_data = call.array<std::complex<float>>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const x_data = call.vector<std::complex<float>>({6, "x"}, x, n, incx);
  incx = step_for(n, incx);
  if (call.is_too_long<std::complex<float>>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_ztpmv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, Address x, std::int32_t incx) {
  Call call{*self, Routine::ztpmv, "ztpmv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.increment(7, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const a_data = call.array<std::complex<double>>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const x_data = call.vector<std::complex<double>>({6, "x"}, x, n, incx);
  incx = step_for(n, incx);
  if (call.is_too_long<std::complex<double>>(n, incx != 1, Copies::for_each_thread)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_ztpsv(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, Address a, Address x, std::int32_t incx) {
  Call call{*self, Routine::ztpsv, "ztpsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.increment(7, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const a_data = call.array<std::complex<double>>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const x_data = call.vector<std::complex<double>>({6, "x"}, x, n, incx);
  incx = step_for(n, incx);
  if (call.is_too_long<std::complex<double>>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &trans, &diag, &n, a_data, x_data, &incx, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_sger(Library* self, std::int32_t m, std::int32_t n, float alpha, Address x, std::int32_t incx,
      Address y, std::int32_t incy, Address a, std::int32_t lda) {
  Call call{*self, Routine::sger, "sger"};
  call.size(1, m);
  call.size(2, n);
  call.increment(5, incx);
  call.increment(7, incy);
  call.leading(9, lda, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  float* const x_data = call.vector<float>({4, "x"}, x, m, incx);
  float* const y_data = call.vector<float>({6, "y"}, y, n, incy);
  float* const a_data = call.matrix<float>({8, "a"}, a, m, n, lda);
  incx = step_for(m, incx);
  incy = step_for(n, incy);
  lda = leading_for(m, n, lda);
  if (call.is_too_long<float>(m, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&m, &n, &alpha, x_data, &incx, y_data, &incy, a_data, &lda);
  return 0;
}

std::int32_t guest_dger(Library* self, std::int32_t m, std::int32_t n, double alpha, Address x, std::int32_t incx,
      Address y, std::int32_t incy, Address a, std::int32_t lda) {
  Call call{*self, Routine::dger, "dger"};
  call.size(1, m);
  call.size(2, n);
  call.increment(5, incx);
  call.increment(7, incy);
  call.leading(9, lda, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  double* const x_data = call.vector<double>({4, "x"}, x, m, incx);
  double* const y_data = call.vector<double>({6, "y"}, y, n, incy);
  double* const a_data = call.matrix<double>({8, "a"}, a, m, n, lda);
  incx = step_for(m, incx);
  incy = step_for(n, incy);
  lda = leading_for(m, n, lda);
  if (call.is_too_long<double>(m, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&m, &n, &alpha, x_data, &incx, y_data, &incy, a_data, &lda);
  return 0;
}

std::int32_t guest_cgeru(Library* self, std::int32_t m, std::int32_t n, float alpha_real, float alpha_imaginary,
      Address x, std::int32_t incx, Address y, std::int32_t incy, Address a, std::int32_t lda) {
  Call call{*self, Routine::cgeru, "cgeru"};
  call.size(1, m);
  call.size(2, n);
  call.increment(5, incx);
  call.increment(7, incy);
  call.leading(9, lda, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<float>* const x_data = call.vector<std::complex<float>>({4, "x"}, x, m, incx);
  std::complex<float>* const y_data = call.vector<std::complex<float>>({6, "y"}, y, n, incy);
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({8, "a"}, a, m, n, lda);
  incx = step_for(m, incx);
  incy = step_for(n, incy);
  lda = leading_for(m, n, lda);
  if (call.is_too_long<std::complex<float>>(m, incx != 1, Copies::once)) return call.decline();
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&m, &n, &alpha, x_data, &incx, y_data, &incy, a_data, &lda);
  return 0;
}

std::int32_t guest_cgerc(Library* self, std::int32_t m, std::int32_t n, float alpha_real, float alpha_imaginary,
      Address x, std::int32_t incx, Address y, std::int32_t incy, Address a, std::int32_t lda) {
  Call call{*self, Routine::cgerc, "cgerc"};
  call.size(1, m);
  call.size(2, n);
  call.increment(5, incx);
  call.increment(7, incy);
  call.leading(9, lda, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<float>* const x_data = call.vector<std::complex<float>>({4, "x"}, x, m, incx);
  std::complex<float>* const y_data = call.vector<std::complex<float>>({6, "y"}, y, n, incy);
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({8, "a"}, a, m, n, lda);
  incx = step_for(m, incx);
  incy = step_for(n, incy);
  lda = leading_for(m, n, lda);
  if (call.is_too_long<std::complex<float>>(m, incx != 1, Copies::once)) return call.decline();
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&m, &n, &alpha, x_data, &incx, y_data, &incy, a_data, &lda);
  return 0;
}

std::int32_t guest_zgeru(Library* self, std::int32_t m, std::int32_t n, double alpha_real, double alpha_imaginary,
      Address x, std::int32_t incx, Address y, std::int32_t incy, Address a, std::int32_t lda) {
  Call call{*self, Routine::zgeru, "zgeru"};
  call.size(1, m);
  call.size(2, n);
  call.increment(5, incx);
  call.increment(7, incy);
  call.leading(9, lda, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<double>* const x_data = call.vector<std::complex<double>>({4, "x"}, x, m, incx);
  std::complex<double>* const y_data = call.vector<std::complex<double>>({6, "y"}, y, n, incy);
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({8, "a"}, a, m, n, lda);
  incx = step_for(m, incx);
  incy = step_for(n, incy);
  lda = leading_for(m, n, lda);
  if (call.is_too_long<std::complex<double>>(m, incx != 1, Copies::once)) return call.decline();
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&m, &n, &alpha, x_data, &incx, y_data, &incy, a_data, &lda);
  return 0;
}

std::int32_t guest_zgerc(Library* self, std::int32_t m, std::int32_t n, double alpha_real, double alpha_imaginary,
      Address x, std::int32_t incx, Address y, std::int32_t incy, Address a, std::int32_t lda) {
  Call call{*self, Routine::zgerc, "zgerc"};
  call.size(1, m);
  call.size(2, n);
  call.increment(5, incx);
  call.increment(7, incy);
  call.leading(9, lda, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<double>* const x_data = call.vector<std::complex<double>>({4, "x"}, x, m, incx);
  std::complex<double>* const y_data = call.vector<std::complex<double>>({6, "y"}, y, n, incy);
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({8, "a"}, a, m, n, lda);
  incx = step_for(m, incx);
  incy = step_for(n, incy);
  lda = leading_for(m, n, lda);
  if (call.is_too_long<std::complex<double>>(m, incx != 1, Copies::once)) return call.decline();
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&m, &n, &alpha, x_data, &incx, y_data, &incy, a_data, &lda);
  return 0;
}

std::int32_t guest_ssyr(Library* self, std::uint32_t uplo_value, std::int32_t n, float alpha, Address x,
      std::int32_t incx, Address a, std::int32_t lda) {
  Call call{*self, Routine::ssyr, "ssyr"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  call.leading(7, lda, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  float* const x_data = call.vector<float>({4, "x"}, x, n, incx);
  float* const a_data = call.matrix<float>({6, "a"}, a, n, n, lda);
  incx = step_for(n, incx);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<float>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, a_data, &lda, letter_length);
  return 0;
}

std::int32_t guest_dsyr(Library* self, std::uint32_t uplo_value, std::int32_t n, double alpha, Address x,
      std::int32_t incx, Address a, std::int32_t lda) {
  Call call{*self, Routine::dsyr, "dsyr"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  call.leading(7, lda, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  double* const x_data = call.vector<double>({4, "x"}, x, n, incx);
  double* const a_data = call.matrix<double>({6, "a"}, a, n, n, lda);
  incx = step_for(n, incx);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<double>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, a_data, &lda, letter_length);
  return 0;
}

std::int32_t guest_cher(Library* self, std::uint32_t uplo_value, std::int32_t n, float alpha, Address x,
      std::int32_t incx, Address a, std::int32_t lda) {
  Call call{*self, Routine::cher, "cher"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  call.leading(7, lda, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const x_data = call.vector<std::complex<float>>({4, "x"}, x, n, incx);
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, n, n, lda);
  incx = step_for(n, incx);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, a_data, &lda, letter_length);
  return 0;
}

std::int32_t guest_zher(Library* self, std::uint32_t uplo_value, std::int32_t n, double alpha, Address x,
      std::int32_t incx, Address a, std::int32_t lda) {
  Call call{*self, Routine::zher, "zher"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  call.leading(7, lda, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const x_data = call.vector<std::complex<double>>({4, "x"}, x, n, incx);
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, n, n, lda);
  incx = step_for(n, incx);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, a_data, &lda, letter_length);
  return 0;
}

std::int32_t guest_sspr(Library* self, std::uint32_t uplo_value, std::int32_t n, float alpha, Address x,
      std::int32_t incx, Address a) {
  Call call{*self, Routine::sspr, "sspr"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  float* const x_data = call.vector<float>({4, "x"}, x, n, incx);
  float* const a_data = call.array<float>({6, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  incx = step_for(n, incx);
  if (call.is_too_long<float>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, a_data, letter_length);
  return 0;
}

std::int32_t guest_dspr(Library* self, std::uint32_t uplo_value, std::int32_t n, double alpha, Address x,
      std::int32_t incx, Address a) {
  Call call{*self, Routine::dspr, "dspr"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  double* const x_data = call.vector<double>({4, "x"}, x, n, incx);
  double* const a_data = call.array<double>({6, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  incx = step_for(n, incx);
  if (call.is_too_long<double>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, a_data, letter_length);
  return 0;
}

std::int32_t guest_chpr(Library* self, std::uint32_t uplo_value, std::int32_t n, float alpha, Address x,
      std::int32_t incx, Address a) {
  Call call{*self, Routine::chpr, "chpr"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const x_data = call.vector<std::complex<float>>({4, "x"}, x, n, incx);
  std::complex<float>* const a_data = call.array<std::complex<float>>({6, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  incx = step_for(n, incx);
  if (call.is_too_long<std::complex<float>>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, a_data, letter_length);
  return 0;
}

std::int32_t guest_zhpr(Library* self, std::uint32_t uplo_value, std::int32_t n, double alpha, Address x,
      std::int32_t incx, Address a) {
  Call call{*self, Routine::zhpr, "zhpr"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const x_data = call.vector<std::complex<double>>({4, "x"}, x, n, incx);
  std::complex<double>* const a_data = call.array<std::complex<double>>({6, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  incx = step_for(n, incx);
  if (call.is_too_long<std::complex<double>>(n, incx != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, a_data, letter_length);
  return 0;
}

std::int32_t guest_ssyr2(Library* self, std::uint32_t uplo_value, std::int32_t n, float alpha, Address x,
      std::int32_t incx, Address y, std::int32_t incy, Address a, std::int32_t lda) {
  Call call{*self, Routine::ssyr2, "ssyr2"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  call.increment(7, incy);
  call.leading(9, lda, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  float* const x_data = call.vector<float>({4, "x"}, x, n, incx);
  float* const y_data = call.vector<float>({6, "y"}, y, n, incy);
  float* const a_data = call.matrix<float>({8, "a"}, a, n, n, lda);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<float>(n, incx != 1 || incy != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, y_data, &incy, a_data, &lda, letter_length);
  return 0;
}

std::int32_t guest_dsyr2(Library* self, std::uint32_t uplo_value, std::int32_t n, double alpha, Address x,
      std::int32_t incx, Address y, std::int32_t incy, Address a, std::int32_t lda) {
  Call call{*self, Routine::dsyr2, "dsyr2"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  call.increment(7, incy);
  call.leading(9, lda, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  double* const x_data = call.vector<double>({4, "x"}, x, n, incx);
  double* const y_data = call.vector<double>({6, "y"}, y, n, incy);
  double* const a_data = call.matrix<double>({8, "a"}, a, n, n, lda);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<double>(n, incx != 1 || incy != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, y_data, &incy, a_data, &lda, letter_length);
  return 0;
}

std::int32_t guest_cher2(Library* self, std::uint32_t uplo_value, std::int32_t n, float alpha_real, float
      alpha_imaginary, Address x, std::int32_t incx, Address y, std::int32_t incy, Address a, std::int32_t lda) {
  Call call{*self, Routine::cher2, "cher2"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  call.increment(7, incy);
  call.leading(9, lda, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const x_data = call.vector<std::complex<float>>({4, "x"}, x, n, incx);
  std::complex<float>* const y_data = call.vector<std::complex<float>>({6, "y"}, y, n, incy);
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({8, "a"}, a, n, n, lda);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, incx != 1 || incy != 1, Copies::once)) return call.decline();
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, y_data, &incy, a_data, &lda, letter_length);
  return 0;
}

std::int32_t guest_zher2(Library* self, std::uint32_t uplo_value, std::int32_t n, double alpha_real, double
      alpha_imaginary, Address x, std::int32_t incx, Address y, std::int32_t incy, Address a, std::int32_t lda) {
  Call call{*self, Routine::zher2, "zher2"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  call.increment(7, incy);
  call.leading(9, lda, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const x_data = call.vector<std::complex<double>>({4, "x"}, x, n, incx);
  std::complex<double>* const y_data = call.vector<std::complex<double>>({6, "y"}, y, n, incy);
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({8, "a"}, a, n, n, lda);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, incx != 1 || incy != 1, Copies::once)) return call.decline();
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, y_data, &incy, a_data, &lda, letter_length);
  return 0;
}

std::int32_t guest_sspr2(Library* self, std::uint32_t uplo_value, std::int32_t n, float alpha, Address x,
      std::int32_t incx, Address y, std::int32_t incy, Address a) {
  Call call{*self, Routine::sspr2, "sspr2"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  call.increment(7, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  float* const x_data = call.vector<float>({4, "x"}, x, n, incx);
  float* const y_data = call.vector<float>({6, "y"}, y, n, incy);
  float* const a_data = call.array<float>({8, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<float>(n, incx != 1 || incy != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, y_data, &incy, a_data, letter_length);
  return 0;
}

std::int32_t guest_dspr2(Library* self, std::uint32_t uplo_value, std::int32_t n, double alpha, Address x,
      std::int32_t incx, Address y, std::int32_t incy, Address a) {
  Call call{*self, Routine::dspr2, "dspr2"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  call.increment(7, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  double* const x_data = call.vector<double>({4, "x"}, x, n, incx);
  double* const y_data = call.vector<double>({6, "y"}, y, n, incy);
  double* const a_data = call.array<double>({8, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<double>(n, incx != 1 || incy != 1, Copies::once)) return call.decline();
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, y_data, &incy, a_data, letter_length);
  return 0;
}

std::int32_t guest_chpr2(Library* self, std::uint32_t uplo_value, std::int32_t n, float alpha_real, float
      alpha_imaginary, Address x, std::int32_t incx, Address y, std::int32_t incy, Address a) {
  Call call{*self, Routine::chpr2, "chpr2"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  call.increment(7, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const x_data = call.vector<std::complex<float>>({4, "x"}, x, n, incx);
  std::complex<float>* const y_data = call.vector<std::complex<float>>({6, "y"}, y, n, incy);
  std::complex<float>* const a_data = call.array<std::complex<float>>({8, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<std::complex<float>>(n, incx != 1 || incy != 1, Copies::once)) return call.decline();
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, y_data, &incy, a_data, letter_length);
  return 0;
}

std::int32_t guest_zhpr2(Library* self, std::uint32_t uplo_value, std::int32_t n, double alpha_real, double
      alpha_imaginary, Address x, std::int32_t incx, Address y, std::int32_t incy, Address a) {
  Call call{*self, Routine::zhpr2, "zhpr2"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.increment(5, incx);
  call.increment(7, incy);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const x_data = call.vector<std::complex<double>>({4, "x"}, x, n, incx);
  std::complex<double>* const y_data = call.vector<std::complex<double>>({6, "y"}, y, n, incy);
  std::complex<double>* const a_data = call.array<std::complex<double>>({8, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  incx = step_for(n, incx);
  incy = step_for(n, incy);
  if (call.is_too_long<std::complex<double>>(n, incx != 1 || incy != 1, Copies::once)) return call.decline();
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&uplo, &n, &alpha, x_data, &incx, y_data, &incy, a_data, letter_length);
  return 0;
}

}  // namespace mpiwasm::blas
