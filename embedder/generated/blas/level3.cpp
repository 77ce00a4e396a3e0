// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_sgemm(Library* self, std::uint32_t transa_value, std::uint32_t transb_value, std::int32_t m,
      std::int32_t n, std::int32_t k, float alpha, Address a, std::int32_t lda, Address b, std::int32_t ldb, float
      beta, Address c, std::int32_t ldc) {
  Call call{*self, Routine::sgemm, "sgemm"};
  const char transa = call.letter(1, transa_value, "NTC");
  const char transb = call.letter(2, transb_value, "NTC");
  call.size(3, m);
  call.size(4, n);
  call.size(5, k);
  call.leading(8, lda, transa == 'N' ? m : k);
  call.leading(10, ldb, transb == 'N' ? k : n);
  call.leading(13, ldc, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  float* const a_data = call.matrix<float>({7, "a"}, a, transa == 'N' ? m : k, transa == 'N' ? k : m, lda);
  float* const b_data = call.matrix<float>({9, "b"}, b, transb == 'N' ? k : n, transb == 'N' ? n : k, ldb);
  float* const c_data = call.matrix<float>({12, "c"}, c, m, n, ldc);
  lda = leading_for(transa == 'N' ? m : k, transa == 'N' ? k : m, lda);
  ldb = leading_for(transb == 'N' ? k : n, transb == 'N' ? n : k, ldb);
  ldc = leading_for(m, n, ldc);
  call.run<void>(&transa, &transb, &m, &n, &k, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_dgemm(Library* self, std::uint32_t transa_value, std::uint32_t transb_value, std::int32_t m,
      std::int32_t n, std::int32_t k, double alpha, Address a, std::int32_t lda, Address b, std::int32_t ldb, double
      beta, Address c, std::int32_t ldc) {
  Call call{*self, Routine::dgemm, "dgemm"};
  const char transa = call.letter(1, transa_value, "NTC");
  const char transb = call.letter(2, transb_value, "NTC");
  call.size(3, m);
  call.size(4, n);
  call.size(5, k);
  call.leading(8, lda, transa == 'N' ? m : k);
  call.leading(10, ldb, transb == 'N' ? k : n);
  call.leading(13, ldc, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  double* const a_data = call.matrix<double>({7, "a"}, a, transa == 'N' ? m : k, transa == 'N' ? k : m, lda);
  double* const b_data = call.matrix<double>({9, "b"}, b, transb == 'N' ? k : n, transb == 'N' ? n : k, ldb);
  double* const c_data = call.matrix<double>({12, "c"}, c, m, n, ldc);
  lda = leading_for(transa == 'N' ? m : k, transa == 'N' ? k : m, lda);
  ldb = leading_for(transb == 'N' ? k : n, transb == 'N' ? n : k, ldb);
  ldc = leading_for(m, n, ldc);
  call.run<void>(&transa, &transb, &m, &n, &k, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_cgemm(Library* self, std::uint32_t transa_value, std::uint32_t transb_value, std::int32_t m,
      std::int32_t n, std::int32_t k, float alpha_real, float alpha_imaginary, Address a, std::int32_t lda, Address b,
      std::int32_t ldb, float beta_real, float beta_imaginary, Address c, std::int32_t ldc) {
  Call call{*self, Routine::cgemm, "cgemm"};
  const char transa = call.letter(1, transa_value, "NTC");
  const char transb = call.letter(2, transb_value, "NTC");
  call.size(3, m);
  call.size(4, n);
  call.size(5, k);
  call.leading(8, lda, transa == 'N' ? m : k);
  call.leading(10, ldb, transb == 'N' ? k : n);
  call.leading(13, ldc, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({7, "a"}, a, transa == 'N' ? m : k, transa ==
      'N' ? k : m, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({9, "b"}, b, transb == 'N' ? k : n, transb ==
      'N' ? n : k, ldb);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({12, "c"}, c, m, n, ldc);
  lda = leading_for(transa == 'N' ? m : k, transa == 'N' ? k : m, lda);
  ldb = leading_for(transb == 'N' ? k : n, transb == 'N' ? n : k, ldb);
  ldc = leading_for(m, n, ldc);
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  const std::complex<float> beta{beta_real, beta_imaginary};
  call.run<void>(&transa, &transb, &m, &n, &k, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_zgemm(Library* self, std::uint32_t transa_value, std::uint32_t transb_value, std::int32_t m,
      std::int32_t n, std::int32_t k, double alpha_real, double alpha_imaginary, Address a, std::int32_t lda, Address
      b, std::int32_t ldb, double beta_real, double beta_imaginary, Address c, std::int32_t ldc) {
  Call call{*self, Routine::zgemm, "zgemm"};
  const char transa = call.letter(1, transa_value, "NTC");
  const char transb = call.letter(2, transb_value, "NTC");
  call.size(3, m);
  call.size(4, n);
  call.size(5, k);
  call.leading(8, lda, transa == 'N' ? m : k);
  call.leading(10, ldb, transb == 'N' ? k : n);
  call.leading(13, ldc, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({7, "a"}, a, transa == 'N' ? m : k, transa ==
      'N' ? k : m, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({9, "b"}, b, transb == 'N' ? k : n, transb ==
      'N' ? n : k, ldb);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({12, "c"}, c, m, n, ldc);
  lda = leading_for(transa == 'N' ? m : k, transa == 'N' ? k : m, lda);
  ldb = leading_for(transb == 'N' ? k : n, transb == 'N' ? n : k, ldb);
  ldc = leading_for(m, n, ldc);
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  const std::complex<double> beta{beta_real, beta_imaginary};
  call.run<void>(&transa, &transb, &m, &n, &k, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_ssymm(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::int32_t m,
      std::int32_t n, float alpha, Address a, std::int32_t lda, Address b, std::int32_t ldb, float beta, Address c,
      std::int32_t ldc) {
  Call call{*self, Routine::ssymm, "ssymm"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "UL");
  call.size(3, m);
  call.size(4, n);
  call.leading(7, lda, side == 'L' ? m : n);
  call.leading(9, ldb, m);
  call.leading(12, ldc, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  float* const a_data = call.matrix<float>({6, "a"}, a, side == 'L' ? m : n, side == 'L' ? m : n, lda);
  float* const b_data = call.matrix<float>({8, "b"}, b, m, n, ldb);
  float* const c_data = call.matrix<float>({11, "c"}, c, m, n, ldc);
  lda = leading_for(side == 'L' ? m : n, side == 'L' ? m : n, lda);
  ldb = leading_for(m, n, ldb);
  ldc = leading_for(m, n, ldc);
  call.run<void>(&side, &uplo, &m, &n, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_dsymm(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::int32_t m,
      std::int32_t n, double alpha, Address a, std::int32_t lda, Address b, std::int32_t ldb, double beta, Address c,
      std::int32_t ldc) {
  Call call{*self, Routine::dsymm, "dsymm"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "UL");
  call.size(3, m);
  call.size(4, n);
  call.leading(7, lda, side == 'L' ? m : n);
  call.leading(9, ldb, m);
  call.leading(12, ldc, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  double* const a_data = call.matrix<double>({6, "a"}, a, side == 'L' ? m : n, side == 'L' ? m : n, lda);
  double* const b_data = call.matrix<double>({8, "b"}, b, m, n, ldb);
  double* const c_data = call.matrix<double>({11, "c"}, c, m, n, ldc);
  lda = leading_for(side == 'L' ? m : n, side == 'L' ? m : n, lda);
  ldb = leading_for(m, n, ldb);
  ldc = leading_for(m, n, ldc);
  call.run<void>(&side, &uplo, &m, &n, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_csymm(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::int32_t m,
      std::int32_t n, float alpha_real, float alpha_imaginary, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, float beta_real, float beta_imaginary, Address c, std::int32_t ldc) {
  Call call{*self, Routine::csymm, "csymm"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "UL");
  call.size(3, m);
  call.size(4, n);
  call.leading(7, lda, side == 'L' ? m : n);
  call.leading(9, ldb, m);
  call.leading(12, ldc, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, side == 'L' ? m : n, side == 'L' ?
      m : n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, m, n, ldb);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({11, "c"}, c, m, n, ldc);
  lda = leading_for(side == 'L' ? m : n, side == 'L' ? m : n, lda);
  ldb = leading_for(m, n, ldb);
  ldc = leading_for(m, n, ldc);
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  const std::complex<float> beta{beta_real, beta_imaginary};
  call.run<void>(&side, &uplo, &m, &n, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_chemm(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::int32_t m,
      std::int32_t n, float alpha_real, float alpha_imaginary, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, float beta_real, float beta_imaginary, Address c, std::int32_t ldc) {
  Call call{*self, Routine::chemm, "chemm"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "UL");
  call.size(3, m);
  call.size(4, n);
  call.leading(7, lda, side == 'L' ? m : n);
  call.leading(9, ldb, m);
  call.leading(12, ldc, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, side == 'L' ? m : n, side == 'L' ?
      m : n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, m, n, ldb);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({11, "c"}, c, m, n, ldc);
  lda = leading_for(side == 'L' ? m : n, side == 'L' ? m : n, lda);
  ldb = leading_for(m, n, ldb);
  ldc = leading_for(m, n, ldc);
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  const std::complex<float> beta{beta_real, beta_imaginary};
  call.run<void>(&side, &uplo, &m, &n, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_zsymm(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::int32_t m,
      std::int32_t n, double alpha_real, double alpha_imaginary, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, double beta_real, double beta_imaginary, Address c, std::int32_t ldc) {
  Call call{*self, Routine::zsymm, "zsymm"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "UL");
  call.size(3, m);
  call.size(4, n);
  call.leading(7, lda, side == 'L' ? m : n);
  call.leading(9, ldb, m);
  call.leading(12, ldc, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, side == 'L' ? m : n, side == 'L'
      ? m : n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, m, n, ldb);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({11, "c"}, c, m, n, ldc);
  lda = leading_for(side == 'L' ? m : n, side == 'L' ? m : n, lda);
  ldb = leading_for(m, n, ldb);
  ldc = leading_for(m, n, ldc);
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  const std::complex<double> beta{beta_real, beta_imaginary};
  call.run<void>(&side, &uplo, &m, &n, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_zhemm(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::int32_t m,
      std::int32_t n, double alpha_real, double alpha_imaginary, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, double beta_real, double beta_imaginary, Address c, std::int32_t ldc) {
  Call call{*self, Routine::zhemm, "zhemm"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "UL");
  call.size(3, m);
  call.size(4, n);
  call.leading(7, lda, side == 'L' ? m : n);
  call.leading(9, ldb, m);
  call.leading(12, ldc, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, side == 'L' ? m : n, side == 'L'
      ? m : n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, m, n, ldb);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({11, "c"}, c, m, n, ldc);
  lda = leading_for(side == 'L' ? m : n, side == 'L' ? m : n, lda);
  ldb = leading_for(m, n, ldb);
  ldc = leading_for(m, n, ldc);
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  const std::complex<double> beta{beta_real, beta_imaginary};
  call.run<void>(&side, &uplo, &m, &n, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_ssyrk(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t k, float alpha, Address a, std::int32_t lda, float beta, Address c, std::int32_t ldc) {
  Call call{*self, Routine::ssyrk, "ssyrk"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  call.size(3, n);
  call.size(4, k);
  call.leading(7, lda, trans == 'N' ? n : k);
  call.leading(10, ldc, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  float* const a_data = call.matrix<float>({6, "a"}, a, trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  float* const c_data = call.matrix<float>({9, "c"}, c, n, n, ldc);
  lda = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  ldc = leading_for(n, n, ldc);
  call.run<void>(&uplo, &trans, &n, &k, &alpha, a_data, &lda, &beta, c_data, &ldc, letter_length, letter_length);
  return 0;
}

std::int32_t guest_dsyrk(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t k, double alpha, Address a, std::int32_t lda, double beta, Address c, std::int32_t ldc) {
  Call call{*self, Routine::dsyrk, "dsyrk"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  call.size(3, n);
  call.size(4, k);
  call.leading(7, lda, trans == 'N' ? n : k);
  call.leading(10, ldc, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  double* const a_data = call.matrix<double>({6, "a"}, a, trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  double* const c_data = call.matrix<double>({9, "c"}, c, n, n, ldc);
  lda = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  ldc = leading_for(n, n, ldc);
  call.run<void>(&uplo, &trans, &n, &k, &alpha, a_data, &lda, &beta, c_data, &ldc, letter_length, letter_length);
  return 0;
}

std::int32_t guest_csyrk(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t k, float alpha_real, float alpha_imaginary, Address a, std::int32_t lda, float beta_real, float
      beta_imaginary, Address c, std::int32_t ldc) {
  Call call{*self, Routine::csyrk, "csyrk"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, n);
  call.size(4, k);
  call.leading(7, lda, trans == 'N' ? n : k);
  call.leading(10, ldc, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, trans == 'N' ? n : k, trans == 'N'
      ? k : n, lda);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({9, "c"}, c, n, n, ldc);
  lda = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  ldc = leading_for(n, n, ldc);
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  const std::complex<float> beta{beta_real, beta_imaginary};
  call.run<void>(&uplo, &trans, &n, &k, &alpha, a_data, &lda, &beta, c_data, &ldc, letter_length, letter_length);
  return 0;
}

std::int32_t guest_zsyrk(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t k, double alpha_real, double alpha_imaginary, Address a, std::int32_t lda, double beta_real, double
      beta_imaginary, Address c, std::int32_t ldc) {
  Call call{*self, Routine::zsyrk, "zsyrk"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, n);
  call.size(4, k);
  call.leading(7, lda, trans == 'N' ? n : k);
  call.leading(10, ldc, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, trans == 'N' ? n : k, trans ==
      'N' ? k : n, lda);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({9, "c"}, c, n, n, ldc);
  lda = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  ldc = leading_for(n, n, ldc);
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  const std::complex<double> beta{beta_real, beta_imaginary};
  call.run<void>(&uplo, &trans, &n, &k, &alpha, a_data, &lda, &beta, c_data, &ldc, letter_length, letter_length);
  return 0;
}

std::int32_t guest_cherk(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t k, float alpha, Address a, std::int32_t lda, float beta, Address c, std::int32_t ldc) {
  Call call{*self, Routine::cherk, "cherk"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NC");
  call.size(3, n);
  call.size(4, k);
  call.leading(7, lda, trans == 'N' ? n : k);
  call.leading(10, ldc, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, trans == 'N' ? n : k, trans == 'N'
      ? k : n, lda);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({9, "c"}, c, n, n, ldc);
  lda = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  ldc = leading_for(n, n, ldc);
  call.run<void>(&uplo, &trans, &n, &k, &alpha, a_data, &lda, &beta, c_data, &ldc, letter_length, letter_length);
  return 0;
}

std::int32_t guest_zherk(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t k, double alpha, Address a, std::int32_t lda, double beta, Address c, std::int32_t ldc) {
  Call call{*self, Routine::zherk, "zherk"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NC");
  call.size(3, n);
  call.size(4, k);
  call.leading(7, lda, trans == 'N' ? n : k);
  call.leading(10, ldc, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, trans == 'N' ? n : k, trans ==
      'N' ? k : n, lda);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({9, "c"}, c, n, n, ldc);
  lda = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  ldc = leading_for(n, n, ldc);
  call.run<void>(&uplo, &trans, &n, &k, &alpha, a_data, &lda, &beta, c_data, &ldc, letter_length, letter_length);
  return 0;
}

std::int32_t guest_ssyr2k(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t k, float alpha, Address a, std::int32_t lda, Address b, std::int32_t ldb, float beta, Address c,
      std::int32_t ldc) {
  Call call{*self, Routine::ssyr2k, "ssyr2k"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  call.size(3, n);
  call.size(4, k);
  call.leading(7, lda, trans == 'N' ? n : k);
  call.leading(9, ldb, trans == 'N' ? n : k);
  call.leading(12, ldc, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  float* const a_data = call.matrix<float>({6, "a"}, a, trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  float* const b_data = call.matrix<float>({8, "b"}, b, trans == 'N' ? n : k, trans == 'N' ? k : n, ldb);
  float* const c_data = call.matrix<float>({11, "c"}, c, n, n, ldc);
  lda = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  ldb = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, ldb);
  ldc = leading_for(n, n, ldc);
  call.run<void>(&uplo, &trans, &n, &k, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_dsyr2k(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t k, double alpha, Address a, std::int32_t lda, Address b, std::int32_t ldb, double beta, Address c,
      std::int32_t ldc) {
  Call call{*self, Routine::dsyr2k, "dsyr2k"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  call.size(3, n);
  call.size(4, k);
  call.leading(7, lda, trans == 'N' ? n : k);
  call.leading(9, ldb, trans == 'N' ? n : k);
  call.leading(12, ldc, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  double* const a_data = call.matrix<double>({6, "a"}, a, trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  double* const b_data = call.matrix<double>({8, "b"}, b, trans == 'N' ? n : k, trans == 'N' ? k : n, ldb);
  double* const c_data = call.matrix<double>({11, "c"}, c, n, n, ldc);
  lda = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  ldb = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, ldb);
  ldc = leading_for(n, n, ldc);
  call.run<void>(&uplo, &trans, &n, &k, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_csyr2k(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t k, float alpha_real, float alpha_imaginary, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, float beta_real, float beta_imaginary, Address c, std::int32_t ldc) {
  Call call{*self, Routine::csyr2k, "csyr2k"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, n);
  call.size(4, k);
  call.leading(7, lda, trans == 'N' ? n : k);
  call.leading(9, ldb, trans == 'N' ? n : k);
  call.leading(12, ldc, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, trans == 'N' ? n : k, trans == 'N'
      ? k : n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, trans == 'N' ? n : k, trans == 'N'
      ? k : n, ldb);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({11, "c"}, c, n, n, ldc);
  lda = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  ldb = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, ldb);
  ldc = leading_for(n, n, ldc);
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  const std::complex<float> beta{beta_real, beta_imaginary};
  call.run<void>(&uplo, &trans, &n, &k, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_zsyr2k(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t k, double alpha_real, double alpha_imaginary, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, double beta_real, double beta_imaginary, Address c, std::int32_t ldc) {
  Call call{*self, Routine::zsyr2k, "zsyr2k"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, n);
  call.size(4, k);
  call.leading(7, lda, trans == 'N' ? n : k);
  call.leading(9, ldb, trans == 'N' ? n : k);
  call.leading(12, ldc, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, trans == 'N' ? n : k, trans ==
      'N' ? k : n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, trans == 'N' ? n : k, trans ==
      'N' ? k : n, ldb);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({11, "c"}, c, n, n, ldc);
  lda = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  ldb = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, ldb);
  ldc = leading_for(n, n, ldc);
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  const std::complex<double> beta{beta_real, beta_imaginary};
  call.run<void>(&uplo, &trans, &n, &k, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_cher2k(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t k, float alpha_real, float alpha_imaginary, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, float beta, Address c, std::int32_t ldc) {
  Call call{*self, Routine::cher2k, "cher2k"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NC");
  call.size(3, n);
  call.size(4, k);
  call.leading(7, lda, trans == 'N' ? n : k);
  call.leading(9, ldb, trans == 'N' ? n : k);
  call.leading(12, ldc, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, trans == 'N' ? n : k, trans == 'N'
      ? k : n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, trans == 'N' ? n : k, trans == 'N'
      ? k : n, ldb);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({11, "c"}, c, n, n, ldc);
  lda = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  ldb = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, ldb);
  ldc = leading_for(n, n, ldc);
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&uplo, &trans, &n, &k, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_zher2k(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t k, double alpha_real, double alpha_imaginary, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, double beta, Address c, std::int32_t ldc) {
  Call call{*self, Routine::zher2k, "zher2k"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NC");
  call.size(3, n);
  call.size(4, k);
  call.leading(7, lda, trans == 'N' ? n : k);
  call.leading(9, ldb, trans == 'N' ? n : k);
  call.leading(12, ldc, n);
  if (call.is_illegal()) return call.illegal_argument();
  if (n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, trans == 'N' ? n : k, trans ==
      'N' ? k : n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, trans == 'N' ? n : k, trans ==
      'N' ? k : n, ldb);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({11, "c"}, c, n, n, ldc);
  lda = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  ldb = leading_for(trans == 'N' ? n : k, trans == 'N' ? k : n, ldb);
  ldc = leading_for(n, n, ldc);
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&uplo, &trans, &n, &k, &alpha, a_data, &lda, b_data, &ldb, &beta, c_data, &ldc, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_strmm(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      transa_value, std::uint32_t diag_value, std::int32_t m, std::int32_t n, float alpha, Address a, std::int32_t
      lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::strmm, "strmm"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "UL");
  const char transa = call.letter(3, transa_value, "NTC");
  const char diag = call.letter(4, diag_value, "UN");
  call.size(5, m);
  call.size(6, n);
  call.leading(9, lda, side == 'L' ? m : n);
  call.leading(11, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  float* const a_data = call.matrix<float>({8, "a"}, a, side == 'L' ? m : n, side == 'L' ? m : n, lda);
  float* const b_data = call.matrix<float>({10, "b"}, b, m, n, ldb);
  lda = leading_for(side == 'L' ? m : n, side == 'L' ? m : n, lda);
  ldb = leading_for(m, n, ldb);
  call.run<void>(&side, &uplo, &transa, &diag, &m, &n, &alpha, a_data, &lda, b_data, &ldb, letter_length,
      letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_strsm(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      transa_value, std::uint32_t diag_value, std::int32_t m, std::int32_t n, float alpha, Address a, std::int32_t
      lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::strsm, "strsm"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "UL");
  const char transa = call.letter(3, transa_value, "NTC");
  const char diag = call.letter(4, diag_value, "UN");
  call.size(5, m);
  call.size(6, n);
  call.leading(9, lda, side == 'L' ? m : n);
  call.leading(11, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  float* const a_data = call.matrix<float>({8, "a"}, a, side == 'L' ? m : n, side == 'L' ? m : n, lda);
  float* const b_data = call.matrix<float>({10, "b"}, b, m, n, ldb);
  lda = leading_for(side == 'L' ? m : n, side == 'L' ? m : n, lda);
  ldb = leading_for(m, n, ldb);
  call.run<void>(&side, &uplo, &transa, &diag, &m, &n, &alpha, a_data, &lda, b_data, &ldb, letter_length,
      letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_dtrmm(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      transa_value, std::uint32_t diag_value, std::int32_t m, std::int32_t n, double alpha, Address a, std::int32_t
      lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dtrmm, "dtrmm"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "UL");
  const char transa = call.letter(3, transa_value, "NTC");
  const char diag = call.letter(4, diag_value, "UN");
  call.size(5, m);
  call.size(6, n);
  call.leading(9, lda, side == 'L' ? m : n);
  call.leading(11, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  double* const a_data = call.matrix<double>({8, "a"}, a, side == 'L' ? m : n, side == 'L' ? m : n, lda);
  double* const b_data = call.matrix<double>({10, "b"}, b, m, n, ldb);
  lda = leading_for(side == 'L' ? m : n, side == 'L' ? m : n, lda);
  ldb = leading_for(m, n, ldb);
  call.run<void>(&side, &uplo, &transa, &diag, &m, &n, &alpha, a_data, &lda, b_data, &ldb, letter_length,
      letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_dtrsm(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      transa_value, std::uint32_t diag_value, std::int32_t m, std::int32_t n, double alpha, Address a, std::int32_t
      lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dtrsm, "dtrsm"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "UL");
  const char transa = call.letter(3, transa_value, "NTC");
  const char diag = call.letter(4, diag_value, "UN");
  call.size(5, m);
  call.size(6, n);
  call.leading(9, lda, side == 'L' ? m : n);
  call.leading(11, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  double* const a_data = call.matrix<double>({8, "a"}, a, side == 'L' ? m : n, side == 'L' ? m : n, lda);
  double* const b_data = call.matrix<double>({10, "b"}, b, m, n, ldb);
  lda = leading_for(side == 'L' ? m : n, side == 'L' ? m : n, lda);
  ldb = leading_for(m, n, ldb);
  call.run<void>(&side, &uplo, &transa, &diag, &m, &n, &alpha, a_data, &lda, b_data, &ldb, letter_length,
      letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_ctrmm(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      transa_value, std::uint32_t diag_value, std::int32_t m, std::int32_t n, float alpha_real, float alpha_imaginary,
      Address a, std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ctrmm, "ctrmm"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "UL");
  const char transa = call.letter(3, transa_value, "NTC");
  const char diag = call.letter(4, diag_value, "UN");
  call.size(5, m);
  call.size(6, n);
  call.leading(9, lda, side == 'L' ? m : n);
  call.leading(11, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({8, "a"}, a, side == 'L' ? m : n, side == 'L' ?
      m : n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({10, "b"}, b, m, n, ldb);
  lda = leading_for(side == 'L' ? m : n, side == 'L' ? m : n, lda);
  ldb = leading_for(m, n, ldb);
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&side, &uplo, &transa, &diag, &m, &n, &alpha, a_data, &lda, b_data, &ldb, letter_length,
      letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_ctrsm(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      transa_value, std::uint32_t diag_value, std::int32_t m, std::int32_t n, float alpha_real, float alpha_imaginary,
      Address a, std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ctrsm, "ctrsm"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "UL");
  const char transa = call.letter(3, transa_value, "NTC");
  const char diag = call.letter(4, diag_value, "UN");
  call.size(5, m);
  call.size(6, n);
  call.leading(9, lda, side == 'L' ? m : n);
  call.leading(11, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({8, "a"}, a, side == 'L' ? m : n, side == 'L' ?
      m : n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({10, "b"}, b, m, n, ldb);
  lda = leading_for(side == 'L' ? m : n, side == 'L' ? m : n, lda);
  ldb = leading_for(m, n, ldb);
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&side, &uplo, &transa, &diag, &m, &n, &alpha, a_data, &lda, b_data, &ldb, letter_length,
      letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_ztrmm(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      transa_value, std::uint32_t diag_value, std::int32_t m, std::int32_t n, double alpha_real, double
      alpha_imaginary, Address a, std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ztrmm, "ztrmm"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "UL");
  const char transa = call.letter(3, transa_value, "NTC");
  const char diag = call.letter(4, diag_value, "UN");
  call.size(5, m);
  call.size(6, n);
  call.leading(9, lda, side == 'L' ? m : n);
  call.leading(11, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({8, "a"}, a, side == 'L' ? m : n, side == 'L'
      ? m : n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({10, "b"}, b, m, n, ldb);
  lda = leading_for(side == 'L' ? m : n, side == 'L' ? m : n, lda);
  ldb = leading_for(m, n, ldb);
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&side, &uplo, &transa, &diag, &m, &n, &alpha, a_data, &lda, b_data, &ldb, letter_length,
      letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_ztrsm(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      transa_value, std::uint32_t diag_value, std::int32_t m, std::int32_t n, double alpha_real, double
      alpha_imaginary, Address a, std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ztrsm, "ztrsm"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "UL");
  const char transa = call.letter(3, transa_value, "NTC");
  const char diag = call.letter(4, diag_value, "UN");
  call.size(5, m);
  call.size(6, n);
  call.leading(9, lda, side == 'L' ? m : n);
  call.leading(11, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  if (m <= 0 || n <= 0) return 0;
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({8, "a"}, a, side == 'L' ? m : n, side == 'L'
      ? m : n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({10, "b"}, b, m, n, ldb);
  lda = leading_for(side == 'L' ? m : n, side == 'L' ? m : n, lda);
  ldb = leading_for(m, n, ldb);
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&side, &uplo, &transa, &diag, &m, &n, &alpha, a_data, &lda, b_data, &ldb, letter_length,
      letter_length, letter_length, letter_length);
  return 0;
}

}  // namespace mpiwasm::blas
