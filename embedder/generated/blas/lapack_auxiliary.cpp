// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_clacgv(Library* self, std::int32_t n, Address x, std::int32_t incx) {
  Call call{*self, Routine::clacgv, "clacgv"};
  call.size(1, n);
  call.increment(3, incx);
  if (call.is_illegal()) return call.illegal_argument();
  std::complex<float>* const x_data = call.array<std::complex<float>>({2, "x"}, x, 1 + (wide(n) - 1) *
      absolute(wide(incx)));
  call.run<void>(&n, x_data, &incx);
  return 0;
}

std::int32_t guest_zlacgv(Library* self, std::int32_t n, Address x, std::int32_t incx) {
  Call call{*self, Routine::zlacgv, "zlacgv"};
  call.size(1, n);
  call.increment(3, incx);
  if (call.is_illegal()) return call.illegal_argument();
  std::complex<double>* const x_data = call.array<std::complex<double>>({2, "x"}, x, 1 + (wide(n) - 1) *
      absolute(wide(incx)));
  call.run<void>(&n, x_data, &incx);
  return 0;
}

std::int32_t guest_clacp2(Library* self, std::uint32_t uplo_value, std::int32_t m, std::int32_t n, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::clacp2, "clacp2"};
  const char uplo = call.letter(1, uplo_value, "");
  call.size(2, m);
  call.size(3, n);
  call.leading(5, lda, m);
  call.leading(7, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, m, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, m, n, ldb);
  lda = leading_for(m, n, lda);
  ldb = leading_for(m, n, ldb);
  call.run<void>(&uplo, &m, &n, a_data, &lda, b_data, &ldb, letter_length);
  return 0;
}

std::int32_t guest_zlacp2(Library* self, std::uint32_t uplo_value, std::int32_t m, std::int32_t n, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zlacp2, "zlacp2"};
  const char uplo = call.letter(1, uplo_value, "");
  call.size(2, m);
  call.size(3, n);
  call.leading(5, lda, m);
  call.leading(7, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, m, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, m, n, ldb);
  lda = leading_for(m, n, lda);
  ldb = leading_for(m, n, ldb);
  call.run<void>(&uplo, &m, &n, a_data, &lda, b_data, &ldb, letter_length);
  return 0;
}

std::int32_t guest_slacpy(Library* self, std::uint32_t uplo_value, std::int32_t m, std::int32_t n, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::slacpy, "slacpy"};
  const char uplo = call.letter(1, uplo_value, "");
  call.size(2, m);
  call.size(3, n);
  call.leading(5, lda, m);
  call.leading(7, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, m, n, lda);
  float* const b_data = call.matrix<float>({6, "b"}, b, m, n, ldb);
  lda = leading_for(m, n, lda);
  ldb = leading_for(m, n, ldb);
  call.run<void>(&uplo, &m, &n, a_data, &lda, b_data, &ldb, letter_length);
  return 0;
}

std::int32_t guest_dlacpy(Library* self, std::uint32_t uplo_value, std::int32_t m, std::int32_t n, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dlacpy, "dlacpy"};
  const char uplo = call.letter(1, uplo_value, "");
  call.size(2, m);
  call.size(3, n);
  call.leading(5, lda, m);
  call.leading(7, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, m, n, lda);
  double* const b_data = call.matrix<double>({6, "b"}, b, m, n, ldb);
  lda = leading_for(m, n, lda);
  ldb = leading_for(m, n, ldb);
  call.run<void>(&uplo, &m, &n, a_data, &lda, b_data, &ldb, letter_length);
  return 0;
}

std::int32_t guest_clacpy(Library* self, std::uint32_t uplo_value, std::int32_t m, std::int32_t n, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::clacpy, "clacpy"};
  const char uplo = call.letter(1, uplo_value, "");
  call.size(2, m);
  call.size(3, n);
  call.leading(5, lda, m);
  call.leading(7, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, m, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, m, n, ldb);
  lda = leading_for(m, n, lda);
  ldb = leading_for(m, n, ldb);
  call.run<void>(&uplo, &m, &n, a_data, &lda, b_data, &ldb, letter_length);
  return 0;
}

std::int32_t guest_zlacpy(Library* self, std::uint32_t uplo_value, std::int32_t m, std::int32_t n, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zlacpy, "zlacpy"};
  const char uplo = call.letter(1, uplo_value, "");
  call.size(2, m);
  call.size(3, n);
  call.leading(5, lda, m);
  call.leading(7, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, m, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, m, n, ldb);
  lda = leading_for(m, n, lda);
  ldb = leading_for(m, n, ldb);
  call.run<void>(&uplo, &m, &n, a_data, &lda, b_data, &ldb, letter_length);
  return 0;
}

std::int32_t guest_clacrm(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address b,
      std::int32_t ldb, Address c, std::int32_t ldc) {
  Call call{*self, Routine::clacrm, "clacrm"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  call.leading(6, ldb, n);
  call.leading(8, ldc, m);
  if (call.is_illegal()) return call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, m, n, lda);
  float* const b_data = call.matrix<float>({5, "b"}, b, n, n, ldb);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({7, "c"}, c, m, n, ldc);
  lda = leading_for(m, n, lda);
  ldb = leading_for(n, n, ldb);
  ldc = leading_for(m, n, ldc);
  const Scratch<float> rwork_data = call.scratch<float>(2 * wide(m) * wide(n));
  call.run<void>(&m, &n, a_data, &lda, b_data, &ldb, c_data, &ldc, rwork_data.data());
  return 0;
}

std::int32_t guest_zlacrm(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address b,
      std::int32_t ldb, Address c, std::int32_t ldc) {
  Call call{*self, Routine::zlacrm, "zlacrm"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  call.leading(6, ldb, n);
  call.leading(8, ldc, m);
  if (call.is_illegal()) return call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, m, n, lda);
  double* const b_data = call.matrix<double>({5, "b"}, b, n, n, ldb);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({7, "c"}, c, m, n, ldc);
  lda = leading_for(m, n, lda);
  ldb = leading_for(n, n, ldb);
  ldc = leading_for(m, n, ldc);
  const Scratch<double> rwork_data = call.scratch<double>(2 * wide(m) * wide(n));
  call.run<void>(&m, &n, a_data, &lda, b_data, &ldb, c_data, &ldc, rwork_data.data());
  return 0;
}

float guest_slangb(Library* self, std::uint32_t norm_value, std::int32_t n, std::int32_t kl, std::int32_t ku,
      Address ab, std::int32_t ldab) {
  Call call{*self, Routine::slangb, "slangb"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) call.end_as_illegal();
  float* const ab_data = call.matrix<float>({5, "ab"}, ab, wide(kl) + wide(ku) + 1, n, ldab);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  const Scratch<float> work_data = call.scratch<float>(n);
  return call.run<float>(&norm, &n, &kl, &ku, ab_data, &ldab, work_data.data(), letter_length);
}

double guest_dlangb(Library* self, std::uint32_t norm_value, std::int32_t n, std::int32_t kl, std::int32_t ku,
      Address ab, std::int32_t ldab) {
  Call call{*self, Routine::dlangb, "dlangb"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) call.end_as_illegal();
  double* const ab_data = call.matrix<double>({5, "ab"}, ab, wide(kl) + wide(ku) + 1, n, ldab);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  const Scratch<double> work_data = call.scratch<double>(n);
  return call.run<double>(&norm, &n, &kl, &ku, ab_data, &ldab, work_data.data(), letter_length);
}

float guest_clangb(Library* self, std::uint32_t norm_value, std::int32_t n, std::int32_t kl, std::int32_t ku,
      Address ab, std::int32_t ldab) {
  Call call{*self, Routine::clangb, "clangb"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) call.end_as_illegal();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({5, "ab"}, ab, wide(kl) + wide(ku) + 1, n,
      ldab);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  const Scratch<float> work_data = call.scratch<float>(n);
  return call.run<float>(&norm, &n, &kl, &ku, ab_data, &ldab, work_data.data(), letter_length);
}

double guest_zlangb(Library* self, std::uint32_t norm_value, std::int32_t n, std::int32_t kl, std::int32_t ku,
      Address ab, std::int32_t ldab) {
  Call call{*self, Routine::zlangb, "zlangb"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) call.end_as_illegal();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({5, "ab"}, ab, wide(kl) + wide(ku) + 1, n,
      ldab);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  const Scratch<double> work_data = call.scratch<double>(n);
  return call.run<double>(&norm, &n, &kl, &ku, ab_data, &ldab, work_data.data(), letter_length);
}

float guest_slange(Library* self, std::uint32_t norm_value, std::int32_t m, std::int32_t n, Address a, std::int32_t
      lda) {
  Call call{*self, Routine::slange, "slange"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  call.size(2, m);
  call.size(3, n);
  call.leading(5, lda, m);
  if (call.is_illegal()) call.end_as_illegal();
  float* const a_data = call.matrix<float>({4, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  const Scratch<float> work_data = call.scratch<float>(m);
  return call.run<float>(&norm, &m, &n, a_data, &lda, work_data.data(), letter_length);
}

double guest_dlange(Library* self, std::uint32_t norm_value, std::int32_t m, std::int32_t n, Address a, std::int32_t
      lda) {
  Call call{*self, Routine::dlange, "dlange"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  call.size(2, m);
  call.size(3, n);
  call.leading(5, lda, m);
  if (call.is_illegal()) call.end_as_illegal();
  double* const a_data = call.matrix<double>({4, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  const Scratch<double> work_data = call.scratch<double>(m);
  return call.run<double>(&norm, &m, &n, a_data, &lda, work_data.data(), letter_length);
}

float guest_clange(Library* self, std::uint32_t norm_value, std::int32_t m, std::int32_t n, Address a, std::int32_t
      lda) {
  Call call{*self, Routine::clange, "clange"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  call.size(2, m);
  call.size(3, n);
  call.leading(5, lda, m);
  if (call.is_illegal()) call.end_as_illegal();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  const Scratch<float> work_data = call.scratch<float>(m);
  return call.run<float>(&norm, &m, &n, a_data, &lda, work_data.data(), letter_length);
}

double guest_zlange(Library* self, std::uint32_t norm_value, std::int32_t m, std::int32_t n, Address a, std::int32_t
      lda) {
  Call call{*self, Routine::zlange, "zlange"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  call.size(2, m);
  call.size(3, n);
  call.leading(5, lda, m);
  if (call.is_illegal()) call.end_as_illegal();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  const Scratch<double> work_data = call.scratch<double>(m);
  return call.run<double>(&norm, &m, &n, a_data, &lda, work_data.data(), letter_length);
}

float guest_slansy(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::int32_t n, Address a,
      std::int32_t lda) {
  Call call{*self, Routine::slansy, "slansy"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  const char uplo = call.letter(2, uplo_value, "");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) call.end_as_illegal();
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<float> work_data = call.scratch<float>(n);
  return call.run<float>(&norm, &uplo, &n, a_data, &lda, work_data.data(), letter_length, letter_length);
}

double guest_dlansy(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::int32_t n, Address a,
      std::int32_t lda) {
  Call call{*self, Routine::dlansy, "dlansy"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  const char uplo = call.letter(2, uplo_value, "");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) call.end_as_illegal();
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<double> work_data = call.scratch<double>(n);
  return call.run<double>(&norm, &uplo, &n, a_data, &lda, work_data.data(), letter_length, letter_length);
}

float guest_clanhe(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::int32_t n, Address a,
      std::int32_t lda) {
  Call call{*self, Routine::clanhe, "clanhe"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  const char uplo = call.letter(2, uplo_value, "");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) call.end_as_illegal();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<float> work_data = call.scratch<float>(n);
  return call.run<float>(&norm, &uplo, &n, a_data, &lda, work_data.data(), letter_length, letter_length);
}

float guest_clansy(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::int32_t n, Address a,
      std::int32_t lda) {
  Call call{*self, Routine::clansy, "clansy"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  const char uplo = call.letter(2, uplo_value, "");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) call.end_as_illegal();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<float> work_data = call.scratch<float>(n);
  return call.run<float>(&norm, &uplo, &n, a_data, &lda, work_data.data(), letter_length, letter_length);
}

double guest_zlanhe(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::int32_t n, Address a,
      std::int32_t lda) {
  Call call{*self, Routine::zlanhe, "zlanhe"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  const char uplo = call.letter(2, uplo_value, "");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) call.end_as_illegal();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<double> work_data = call.scratch<double>(n);
  return call.run<double>(&norm, &uplo, &n, a_data, &lda, work_data.data(), letter_length, letter_length);
}

double guest_zlansy(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::int32_t n, Address a,
      std::int32_t lda) {
  Call call{*self, Routine::zlansy, "zlansy"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  const char uplo = call.letter(2, uplo_value, "");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) call.end_as_illegal();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<double> work_data = call.scratch<double>(n);
  return call.run<double>(&norm, &uplo, &n, a_data, &lda, work_data.data(), letter_length, letter_length);
}

float guest_slantr(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t diag_value,
      std::int32_t m, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::slantr, "slantr"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  const char uplo = call.letter(2, uplo_value, "");
  const char diag = call.letter(3, diag_value, "");
  call.size(4, m);
  call.size(5, n);
  call.leading(7, lda, m);
  if (call.is_illegal()) call.end_as_illegal();
  float* const a_data = call.matrix<float>({6, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  const Scratch<float> work_data = call.scratch<float>(m);
  return call.run<float>(&norm, &uplo, &diag, &m, &n, a_data, &lda, work_data.data(), letter_length, letter_length,
      letter_length);
}

double guest_dlantr(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t diag_value,
      std::int32_t m, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::dlantr, "dlantr"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  const char uplo = call.letter(2, uplo_value, "");
  const char diag = call.letter(3, diag_value, "");
  call.size(4, m);
  call.size(5, n);
  call.leading(7, lda, m);
  if (call.is_illegal()) call.end_as_illegal();
  double* const a_data = call.matrix<double>({6, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  const Scratch<double> work_data = call.scratch<double>(m);
  return call.run<double>(&norm, &uplo, &diag, &m, &n, a_data, &lda, work_data.data(), letter_length, letter_length,
      letter_length);
}

float guest_clantr(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t diag_value,
      std::int32_t m, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::clantr, "clantr"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  const char uplo = call.letter(2, uplo_value, "");
  const char diag = call.letter(3, diag_value, "");
  call.size(4, m);
  call.size(5, n);
  call.leading(7, lda, m);
  if (call.is_illegal()) call.end_as_illegal();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  const Scratch<float> work_data = call.scratch<float>(m);
  return call.run<float>(&norm, &uplo, &diag, &m, &n, a_data, &lda, work_data.data(), letter_length, letter_length,
      letter_length);
}

double guest_zlantr(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t diag_value,
      std::int32_t m, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::zlantr, "zlantr"};
  const char norm = call.letter(1, norm_value, "M1OIFE");
  const char uplo = call.letter(2, uplo_value, "");
  const char diag = call.letter(3, diag_value, "");
  call.size(4, m);
  call.size(5, n);
  call.leading(7, lda, m);
  if (call.is_illegal()) call.end_as_illegal();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  const Scratch<double> work_data = call.scratch<double>(m);
  return call.run<double>(&norm, &uplo, &diag, &m, &n, a_data, &lda, work_data.data(), letter_length, letter_length,
      letter_length);
}

std::int32_t guest_clarcm(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address b,
      std::int32_t ldb, Address c, std::int32_t ldc) {
  Call call{*self, Routine::clarcm, "clarcm"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  call.leading(6, ldb, m);
  call.leading(8, ldc, m);
  if (call.is_illegal()) return call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, m, m, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({5, "b"}, b, m, n, ldb);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({7, "c"}, c, m, n, ldc);
  lda = leading_for(m, m, lda);
  ldb = leading_for(m, n, ldb);
  ldc = leading_for(m, n, ldc);
  const Scratch<float> rwork_data = call.scratch<float>(2 * wide(m) * wide(n));
  call.run<void>(&m, &n, a_data, &lda, b_data, &ldb, c_data, &ldc, rwork_data.data());
  return 0;
}

std::int32_t guest_zlarcm(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address b,
      std::int32_t ldb, Address c, std::int32_t ldc) {
  Call call{*self, Routine::zlarcm, "zlarcm"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  call.leading(6, ldb, m);
  call.leading(8, ldc, m);
  if (call.is_illegal()) return call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, m, m, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({5, "b"}, b, m, n, ldb);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({7, "c"}, c, m, n, ldc);
  lda = leading_for(m, m, lda);
  ldb = leading_for(m, n, ldb);
  ldc = leading_for(m, n, ldc);
  const Scratch<double> rwork_data = call.scratch<double>(2 * wide(m) * wide(n));
  call.run<void>(&m, &n, a_data, &lda, b_data, &ldb, c_data, &ldc, rwork_data.data());
  return 0;
}

std::int32_t guest_slarfg(Library* self, std::int32_t n, Address alpha, Address x, std::int32_t incx, Address tau) {
  Call call{*self, Routine::slarfg, "slarfg"};
  call.size(1, n);
  call.increment(4, incx);
  if (call.is_illegal()) return call.illegal_argument();
  float* const alpha_data = call.array<float>({2, "alpha"}, alpha, 1);
  float* const x_data = call.array<float>({3, "x"}, x, 1 + (wide(n) - 2) * absolute(wide(incx)));
  float* const tau_data = call.array<float>({5, "tau"}, tau, 1);
  call.run<void>(&n, alpha_data, x_data, &incx, tau_data);
  return 0;
}

std::int32_t guest_dlarfg(Library* self, std::int32_t n, Address alpha, Address x, std::int32_t incx, Address tau) {
  Call call{*self, Routine::dlarfg, "dlarfg"};
  call.size(1, n);
  call.increment(4, incx);
  if (call.is_illegal()) return call.illegal_argument();
  double* const alpha_data = call.array<double>({2, "alpha"}, alpha, 1);
  double* const x_data = call.array<double>({3, "x"}, x, 1 + (wide(n) - 2) * absolute(wide(incx)));
  double* const tau_data = call.array<double>({5, "tau"}, tau, 1);
  call.run<void>(&n, alpha_data, x_data, &incx, tau_data);
  return 0;
}

std::int32_t guest_clarfg(Library* self, std::int32_t n, Address alpha, Address x, std::int32_t incx, Address tau) {
  Call call{*self, Routine::clarfg, "clarfg"};
  call.size(1, n);
  call.increment(4, incx);
  if (call.is_illegal()) return call.illegal_argument();
  std::complex<float>* const alpha_data = call.array<std::complex<float>>({2, "alpha"}, alpha, 1);
  std::complex<float>* const x_data = call.array<std::complex<float>>({3, "x"}, x, 1 + (wide(n) - 2) *
      absolute(wide(incx)));
  std::complex<float>* const tau_data = call.array<std::complex<float>>({5, "tau"}, tau, 1);
  call.run<void>(&n, alpha_data, x_data, &incx, tau_data);
  return 0;
}

std::int32_t guest_zlarfg(Library* self, std::int32_t n, Address alpha, Address x, std::int32_t incx, Address tau) {
  Call call{*self, Routine::zlarfg, "zlarfg"};
  call.size(1, n);
  call.increment(4, incx);
  if (call.is_illegal()) return call.illegal_argument();
  std::complex<double>* const alpha_data = call.array<std::complex<double>>({2, "alpha"}, alpha, 1);
  std::complex<double>* const x_data = call.array<std::complex<double>>({3, "x"}, x, 1 + (wide(n) - 2) *
      absolute(wide(incx)));
  std::complex<double>* const tau_data = call.array<std::complex<double>>({5, "tau"}, tau, 1);
  call.run<void>(&n, alpha_data, x_data, &incx, tau_data);
  return 0;
}

std::int32_t guest_slascl(Library* self, std::uint32_t type_value, std::int32_t kl, std::int32_t ku, float cfrom,
      float cto, std::int32_t m, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::slascl, "slascl"};
  const char type = call.letter(1, type_value, "BGHLQUZ");
  call.size(6, m);
  call.refuse_if(9, lda < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({8, "a"}, a, lda, n, lda);
  std::int32_t info = 0;
  call.run<void>(&type, &kl, &ku, &cfrom, &cto, &m, &n, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_dlascl(Library* self, std::uint32_t type_value, std::int32_t kl, std::int32_t ku, double cfrom,
      double cto, std::int32_t m, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::dlascl, "dlascl"};
  const char type = call.letter(1, type_value, "BGHLQUZ");
  call.size(6, m);
  call.refuse_if(9, lda < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({8, "a"}, a, lda, n, lda);
  std::int32_t info = 0;
  call.run<void>(&type, &kl, &ku, &cfrom, &cto, &m, &n, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_clascl(Library* self, std::uint32_t type_value, std::int32_t kl, std::int32_t ku, float cfrom,
      float cto, std::int32_t m, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::clascl, "clascl"};
  const char type = call.letter(1, type_value, "BGHLQUZ");
  call.size(6, m);
  call.refuse_if(9, lda < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({8, "a"}, a, lda, n, lda);
  std::int32_t info = 0;
  call.run<void>(&type, &kl, &ku, &cfrom, &cto, &m, &n, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_zlascl(Library* self, std::uint32_t type_value, std::int32_t kl, std::int32_t ku, double cfrom,
      double cto, std::int32_t m, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::zlascl, "zlascl"};
  const char type = call.letter(1, type_value, "BGHLQUZ");
  call.size(6, m);
  call.refuse_if(9, lda < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({8, "a"}, a, lda, n, lda);
  std::int32_t info = 0;
  call.run<void>(&type, &kl, &ku, &cfrom, &cto, &m, &n, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_slaset(Library* self, std::uint32_t uplo_value, std::int32_t m, std::int32_t n, float alpha,
      float beta, Address a, std::int32_t lda) {
  Call call{*self, Routine::slaset, "slaset"};
  const char uplo = call.letter(1, uplo_value, "");
  call.size(2, m);
  call.size(3, n);
  call.leading(7, lda, m);
  if (call.is_illegal()) return call.illegal_argument();
  float* const a_data = call.matrix<float>({6, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  call.run<void>(&uplo, &m, &n, &alpha, &beta, a_data, &lda, letter_length);
  return 0;
}

std::int32_t guest_dlaset(Library* self, std::uint32_t uplo_value, std::int32_t m, std::int32_t n, double alpha,
      double beta, Address a, std::int32_t lda) {
  Call call{*self, Routine::dlaset, "dlaset"};
  const char uplo = call.letter(1, uplo_value, "");
  call.size(2, m);
  call.size(3, n);
  call.leading(7, lda, m);
  if (call.is_illegal()) return call.illegal_argument();
  double* const a_data = call.matrix<double>({6, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  call.run<void>(&uplo, &m, &n, &alpha, &beta, a_data, &lda, letter_length);
  return 0;
}

std::int32_t guest_claset(Library* self, std::uint32_t uplo_value, std::int32_t m, std::int32_t n, float alpha_real,
      float alpha_imaginary, float beta_real, float beta_imaginary, Address a, std::int32_t lda) {
  Call call{*self, Routine::claset, "claset"};
  const char uplo = call.letter(1, uplo_value, "");
  call.size(2, m);
  call.size(3, n);
  call.leading(7, lda, m);
  if (call.is_illegal()) return call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  const std::complex<float> beta{beta_real, beta_imaginary};
  call.run<void>(&uplo, &m, &n, &alpha, &beta, a_data, &lda, letter_length);
  return 0;
}

std::int32_t guest_zlaset(Library* self, std::uint32_t uplo_value, std::int32_t m, std::int32_t n, double
      alpha_real, double alpha_imaginary, double beta_real, double beta_imaginary, Address a, std::int32_t lda) {
  Call call{*self, Routine::zlaset, "zlaset"};
  const char uplo = call.letter(1, uplo_value, "");
  call.size(2, m);
  call.size(3, n);
  call.leading(7, lda, m);
  if (call.is_illegal()) return call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  const std::complex<double> beta{beta_real, beta_imaginary};
  call.run<void>(&uplo, &m, &n, &alpha, &beta, a_data, &lda, letter_length);
  return 0;
}

std::int32_t guest_slasrt(Library* self, std::uint32_t id_value, std::int32_t n, Address d) {
  Call call{*self, Routine::slasrt, "slasrt"};
  const char id = call.letter(1, id_value, "DI");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  const Scratch<float> d_data = call.held<float>({3, "d"}, d, n);
  std::int32_t info = 0;
  call.run<void>(&id, &n, d_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  return info;
}

std::int32_t guest_dlasrt(Library* self, std::uint32_t id_value, std::int32_t n, Address d) {
  Call call{*self, Routine::dlasrt, "dlasrt"};
  const char id = call.letter(1, id_value, "DI");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  const Scratch<double> d_data = call.held<double>({3, "d"}, d, n);
  std::int32_t info = 0;
  call.run<void>(&id, &n, d_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  return info;
}

std::int32_t guest_slauum(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::slauum, "slauum"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_dlauum(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::dlauum, "dlauum"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_clauum(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::clauum, "clauum"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_zlauum(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::zlauum, "zlauum"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &info, letter_length);
  return info;
}

}  // namespace mpiwasm::blas
