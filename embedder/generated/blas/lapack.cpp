// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_sgetrf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address ipiv)
      {
  Call call{*self, Routine::sgetrf, "sgetrf"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({5, "ipiv"}, ipiv, least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, ipiv_data.data(), &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_dgetrf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address ipiv)
      {
  Call call{*self, Routine::dgetrf, "dgetrf"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({5, "ipiv"}, ipiv, least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, ipiv_data.data(), &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_cgetrf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address ipiv)
      {
  Call call{*self, Routine::cgetrf, "cgetrf"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({5, "ipiv"}, ipiv, least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, ipiv_data.data(), &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_zgetrf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address ipiv)
      {
  Call call{*self, Routine::zgetrf, "zgetrf"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, m, n, lda);
  lda = leading_for(m, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({5, "ipiv"}, ipiv, least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, ipiv_data.data(), &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_sgetrs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::sgetrs, "sgetrs"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_dgetrs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dgetrs, "dgetrs"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_cgetrs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::cgetrs, "cgetrs"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zgetrs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zgetrs, "zgetrs"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_sgetri(Library* self, std::int32_t n, Address a, std::int32_t lda, Address ipiv, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::sgetri, "sgetri"};
  call.size(1, n);
  call.leading(3, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({2, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<float> work_data = call.work<float>({5, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgetri(Library* self, std::int32_t n, Address a, std::int32_t lda, Address ipiv, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::dgetri, "dgetri"};
  call.size(1, n);
  call.leading(3, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({2, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<double> work_data = call.work<double>({5, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgetri(Library* self, std::int32_t n, Address a, std::int32_t lda, Address ipiv, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::cgetri, "cgetri"};
  call.size(1, n);
  call.leading(3, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({2, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({5, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgetri(Library* self, std::int32_t n, Address a, std::int32_t lda, Address ipiv, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::zgetri, "zgetri"};
  call.size(1, n);
  call.leading(3, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({2, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({5, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sgesv(Library* self, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t lda, Address
      ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::sgesv, "sgesv"};
  call.size(1, n);
  call.size(2, nrhs);
  call.leading(4, lda, n);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({6, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({5, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_dgesv(Library* self, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t lda, Address
      ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dgesv, "dgesv"};
  call.size(1, n);
  call.size(2, nrhs);
  call.leading(4, lda, n);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({6, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({5, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_cgesv(Library* self, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t lda, Address
      ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::cgesv, "cgesv"};
  call.size(1, n);
  call.size(2, nrhs);
  call.leading(4, lda, n);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({5, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_zgesv(Library* self, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t lda, Address
      ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zgesv, "zgesv"};
  call.size(1, n);
  call.size(2, nrhs);
  call.leading(4, lda, n);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({5, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_spotrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::spotrf, "spotrf"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_spotri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::spotri, "spotri"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_dpotrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::dpotrf, "dpotrf"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_dpotri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::dpotri, "dpotri"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_cpotrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::cpotrf, "cpotrf"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_cpotri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::cpotri, "cpotri"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_zpotrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::zpotrf, "zpotrf"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_zpotri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::zpotri, "zpotri"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_spotrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::spotrs, "spotrs"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({6, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_sposv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::sposv, "sposv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({6, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_dpotrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dpotrs, "dpotrs"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({6, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_dposv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dposv, "dposv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({6, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_cpotrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::cpotrs, "cpotrs"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_cposv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::cposv, "cposv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zpotrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zpotrs, "zpotrs"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zposv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zposv, "zposv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_strtrs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::strtrs, "strtrs"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({6, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, a_data, &lda, b_data, &ldb, &info, letter_length, letter_length,
      letter_length);
  return info;
}

std::int32_t guest_dtrtrs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dtrtrs, "dtrtrs"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({6, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, a_data, &lda, b_data, &ldb, &info, letter_length, letter_length,
      letter_length);
  return info;
}

std::int32_t guest_ctrtrs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ctrtrs, "ctrtrs"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, a_data, &lda, b_data, &ldb, &info, letter_length, letter_length,
      letter_length);
  return info;
}

std::int32_t guest_ztrtrs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ztrtrs, "ztrtrs"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char trans = call.letter(2, trans_value, "NTC");
  const char diag = call.letter(3, diag_value, "UN");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, a_data, &lda, b_data, &ldb, &info, letter_length, letter_length,
      letter_length);
  return info;
}

std::int32_t guest_strtri(Library* self, std::uint32_t uplo_value, std::uint32_t diag_value, std::int32_t n, Address
      a, std::int32_t lda) {
  Call call{*self, Routine::strtri, "strtri"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char diag = call.letter(2, diag_value, "UN");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &diag, &n, a_data, &lda, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_dtrtri(Library* self, std::uint32_t uplo_value, std::uint32_t diag_value, std::int32_t n, Address
      a, std::int32_t lda) {
  Call call{*self, Routine::dtrtri, "dtrtri"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char diag = call.letter(2, diag_value, "UN");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &diag, &n, a_data, &lda, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_ctrtri(Library* self, std::uint32_t uplo_value, std::uint32_t diag_value, std::int32_t n, Address
      a, std::int32_t lda) {
  Call call{*self, Routine::ctrtri, "ctrtri"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char diag = call.letter(2, diag_value, "UN");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &diag, &n, a_data, &lda, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_ztrtri(Library* self, std::uint32_t uplo_value, std::uint32_t diag_value, std::int32_t n, Address
      a, std::int32_t lda) {
  Call call{*self, Routine::ztrtri, "ztrtri"};
  const char uplo = call.letter(1, uplo_value, "UL");
  const char diag = call.letter(2, diag_value, "UN");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &diag, &n, a_data, &lda, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_sgeqrf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgeqrf, "sgeqrf"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({3, "a"}, a, m, n, lda);
  float* const tau_data = call.array<float>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<float> work_data = call.work<float>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sgelqf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgelqf, "sgelqf"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({3, "a"}, a, m, n, lda);
  float* const tau_data = call.array<float>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<float> work_data = call.work<float>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgeqrf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgeqrf, "dgeqrf"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({3, "a"}, a, m, n, lda);
  double* const tau_data = call.array<double>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<double> work_data = call.work<double>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgelqf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgelqf, "dgelqf"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({3, "a"}, a, m, n, lda);
  double* const tau_data = call.array<double>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<double> work_data = call.work<double>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgeqrf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgeqrf, "cgeqrf"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, m, n, lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgelqf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgelqf, "cgelqf"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, m, n, lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgeqrf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgeqrf, "zgeqrf"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, m, n, lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgelqf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgelqf, "zgelqf"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, m, n, lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sorgqr(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sorgqr, "sorgqr"};
  call.size(1, m);
  call.size(2, n, m);
  call.size(3, k, n);
  call.leading(5, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, m, n, lda);
  float* const tau_data = call.array<float>({6, "tau"}, tau, k);
  lda = leading_for(m, n, lda);
  const Scratch<float> work_data = call.work<float>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dorgqr(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dorgqr, "dorgqr"};
  call.size(1, m);
  call.size(2, n, m);
  call.size(3, k, n);
  call.leading(5, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, m, n, lda);
  double* const tau_data = call.array<double>({6, "tau"}, tau, k);
  lda = leading_for(m, n, lda);
  const Scratch<double> work_data = call.work<double>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cungqr(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cungqr, "cungqr"};
  call.size(1, m);
  call.size(2, n, m);
  call.size(3, k, n);
  call.leading(5, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, m, n, lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({6, "tau"}, tau, k);
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zungqr(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zungqr, "zungqr"};
  call.size(1, m);
  call.size(2, n, m);
  call.size(3, k, n);
  call.leading(5, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, m, n, lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({6, "tau"}, tau, k);
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sormqr(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::sormqr, "sormqr"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, m);
  call.size(4, n);
  call.size(5, k, side == 'L' ? m : n);
  call.leading(7, lda, side == 'L' ? m : n);
  call.leading(10, ldc, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({6, "a"}, a, side == 'L' ? m : n, k, lda);
  float* const tau_data = call.array<float>({8, "tau"}, tau, k);
  float* const c_data = call.matrix<float>({9, "c"}, c, m, n, ldc);
  lda = leading_for(side == 'L' ? m : n, k, lda);
  ldc = leading_for(m, n, ldc);
  const Scratch<float> work_data = call.work<float>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dormqr(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::dormqr, "dormqr"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, m);
  call.size(4, n);
  call.size(5, k, side == 'L' ? m : n);
  call.leading(7, lda, side == 'L' ? m : n);
  call.leading(10, ldc, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({6, "a"}, a, side == 'L' ? m : n, k, lda);
  double* const tau_data = call.array<double>({8, "tau"}, tau, k);
  double* const c_data = call.matrix<double>({9, "c"}, c, m, n, ldc);
  lda = leading_for(side == 'L' ? m : n, k, lda);
  ldc = leading_for(m, n, ldc);
  const Scratch<double> work_data = call.work<double>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cunmqr(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::cunmqr, "cunmqr"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NC");
  call.size(3, m);
  call.size(4, n);
  call.size(5, k, side == 'L' ? m : n);
  call.leading(7, lda, side == 'L' ? m : n);
  call.leading(10, ldc, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, side == 'L' ? m : n, k, lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({8, "tau"}, tau, k);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({9, "c"}, c, m, n, ldc);
  lda = leading_for(side == 'L' ? m : n, k, lda);
  ldc = leading_for(m, n, ldc);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zunmqr(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::zunmqr, "zunmqr"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NC");
  call.size(3, m);
  call.size(4, n);
  call.size(5, k, side == 'L' ? m : n);
  call.leading(7, lda, side == 'L' ? m : n);
  call.leading(10, ldc, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, side == 'L' ? m : n, k, lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({8, "tau"}, tau, k);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({9, "c"}, c, m, n, ldc);
  lda = leading_for(side == 'L' ? m : n, k, lda);
  ldc = leading_for(m, n, ldc);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sgels(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, std::int32_t
      nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgels, "sgels"};
  const char trans = call.letter(1, trans_value, "NT");
  call.size(2, m);
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, m);
  call.leading(8, ldb, most(wide(m), wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({5, "a"}, a, m, n, lda);
  float* const b_data = call.matrix<float>({7, "b"}, b, most(wide(m), wide(n)), nrhs, ldb);
  lda = leading_for(m, n, lda);
  ldb = leading_for(most(wide(m), wide(n)), nrhs, ldb);
  if (call.is_too_long<float>(n, true, Copies::once)) return call.decline();
  const Scratch<float> work_data = call.work<float>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&trans, &m, &n, &nrhs, a_data, &lda, b_data, &ldb, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgels(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, std::int32_t
      nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgels, "dgels"};
  const char trans = call.letter(1, trans_value, "NT");
  call.size(2, m);
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, m);
  call.leading(8, ldb, most(wide(m), wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({5, "a"}, a, m, n, lda);
  double* const b_data = call.matrix<double>({7, "b"}, b, most(wide(m), wide(n)), nrhs, ldb);
  lda = leading_for(m, n, lda);
  ldb = leading_for(most(wide(m), wide(n)), nrhs, ldb);
  if (call.is_too_long<double>(n, true, Copies::once)) return call.decline();
  const Scratch<double> work_data = call.work<double>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&trans, &m, &n, &nrhs, a_data, &lda, b_data, &ldb, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgels(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, std::int32_t
      nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgels, "cgels"};
  const char trans = call.letter(1, trans_value, "NC");
  call.size(2, m);
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, m);
  call.leading(8, ldb, most(wide(m), wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, m, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, most(wide(m), wide(n)), nrhs,
      ldb);
  lda = leading_for(m, n, lda);
  ldb = leading_for(most(wide(m), wide(n)), nrhs, ldb);
  if (call.is_too_long<std::complex<float>>(n, true, Copies::once)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&trans, &m, &n, &nrhs, a_data, &lda, b_data, &ldb, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgels(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, std::int32_t
      nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgels, "zgels"};
  const char trans = call.letter(1, trans_value, "NC");
  call.size(2, m);
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, m);
  call.leading(8, ldb, most(wide(m), wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, m, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, most(wide(m), wide(n)), nrhs,
      ldb);
  lda = leading_for(m, n, lda);
  ldb = leading_for(most(wide(m), wide(n)), nrhs, ldb);
  if (call.is_too_long<std::complex<double>>(n, true, Copies::once)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&trans, &m, &n, &nrhs, a_data, &lda, b_data, &ldb, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_ssyev(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      a, std::int32_t lda, Address w, Address work, std::int32_t lwork) {
  Call call{*self, Routine::ssyev, "ssyev"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "UL");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> w_data = call.held<float>({6, "w"}, w, n);
  const Scratch<float> work_data = call.work<float>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, a_data, &lda, w_data.data(), work_data.data(), &lwork, &info, letter_length,
      letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dsyev(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      a, std::int32_t lda, Address w, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dsyev, "dsyev"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "UL");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> w_data = call.held<double>({6, "w"}, w, n);
  const Scratch<double> work_data = call.work<double>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, a_data, &lda, w_data.data(), work_data.data(), &lwork, &info, letter_length,
      letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cheev(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      a, std::int32_t lda, Address w, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cheev, "cheev"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "UL");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> w_data = call.held<float>({6, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({7, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(3 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, a_data, &lda, w_data.data(), work_data.data(), &lwork, rwork_data.data(), &info,
      letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zheev(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      a, std::int32_t lda, Address w, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zheev, "zheev"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "UL");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> w_data = call.held<double>({6, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({7, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(3 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, a_data, &lda, w_data.data(), work_data.data(), &lwork, rwork_data.data(), &info,
      letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_ssyevd(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      a, std::int32_t lda, Address w, Address work, std::int32_t lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::ssyevd, "ssyevd"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "UL");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  if (call.overflows(jobz == 'V' ? 2 * wide(n) * wide(n) + 6 * wide(n) + 1 : 0)) return call.decline();
  const Scratch<float> w_data = call.held<float>({6, "w"}, w, n);
  const Scratch<float> work_data = call.work<float>({7, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({9, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, a_data, &lda, w_data.data(), work_data.data(), &lwork, iwork_data.data(), &liwork,
      &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_dsyevd(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      a, std::int32_t lda, Address w, Address work, std::int32_t lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::dsyevd, "dsyevd"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "UL");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  if (call.overflows(jobz == 'V' ? 2 * wide(n) * wide(n) + 6 * wide(n) + 1 : 0)) return call.decline();
  const Scratch<double> w_data = call.held<double>({6, "w"}, w, n);
  const Scratch<double> work_data = call.work<double>({7, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({9, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, a_data, &lda, w_data.data(), work_data.data(), &lwork, iwork_data.data(), &liwork,
      &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_cheevd(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      a, std::int32_t lda, Address w, Address work, std::int32_t lwork, Address rwork, std::int32_t lrwork, Address
      iwork, std::int32_t liwork) {
  Call call{*self, Routine::cheevd, "cheevd"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "UL");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> w_data = call.held<float>({6, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({7, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.work<float>({9, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({11, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, a_data, &lda, w_data.data(), work_data.data(), &lwork, rwork_data.data(), &lrwork,
      iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_zheevd(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      a, std::int32_t lda, Address w, Address work, std::int32_t lwork, Address rwork, std::int32_t lrwork, Address
      iwork, std::int32_t liwork) {
  Call call{*self, Routine::zheevd, "zheevd"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "UL");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> w_data = call.held<double>({6, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({7, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.work<double>({9, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({11, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, a_data, &lda, w_data.data(), work_data.data(), &lwork, rwork_data.data(), &lrwork,
      iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_sgesvd(Library* self, std::uint32_t jobu_value, std::uint32_t jobvt_value, std::int32_t m,
      std::int32_t n, Address a, std::int32_t lda, Address s, Address u, std::int32_t ldu, Address vt, std::int32_t
      ldvt, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgesvd, "sgesvd"};
  const char jobu = call.letter(1, jobu_value, "ASON");
  const char jobvt = call.letter(2, jobvt_value, "ASON");
  call.size(3, m);
  call.size(4, n);
  call.leading(6, lda, m);
  call.leading(9, ldu, jobu == 'A' || jobu == 'S' ? m : 0);
  call.leading(11, ldvt, jobvt == 'A' ? wide(n) : jobvt == 'S' ? least(wide(m), wide(n)) : 0);
  call.refuse_if(2, jobu == 'O' && jobvt == 'O');
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({5, "a"}, a, m, n, lda);
  float* const u_data = call.matrix<float>({8, "u"}, u, jobu == 'A' || jobu == 'S' ? m : 0, jobu == 'A' ? wide(m) :
      least(wide(m), wide(n)), ldu);
  float* const vt_data = call.matrix<float>({10, "vt"}, vt, jobvt == 'A' ? wide(n) : jobvt == 'S' ? least(wide(m),
      wide(n)) : 0, n, ldvt);
  lda = leading_for(m, n, lda);
  ldu = leading_for(jobu == 'A' || jobu == 'S' ? m : 0, jobu == 'A' ? wide(m) : least(wide(m), wide(n)), ldu);
  ldvt = leading_for(jobvt == 'A' ? wide(n) : jobvt == 'S' ? least(wide(m), wide(n)) : 0, n, ldvt);
  if (call.overflows(wide(lda) * (wide(n) + least(wide(m), wide(n))) + 200 * least(wide(m), wide(n)) + 4194304))
      return call.decline();
  const Scratch<float> s_data = call.held<float>({7, "s"}, s, least(wide(m), wide(n)));
  const Scratch<float> work_data = call.work<float>({12, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&jobu, &jobvt, &m, &n, a_data, &lda, s_data.data(), u_data, &ldu, vt_data, &ldvt, work_data.data(),
      &lwork, &info, letter_length, letter_length);
  call.give_back(s, s_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgesvd(Library* self, std::uint32_t jobu_value, std::uint32_t jobvt_value, std::int32_t m,
      std::int32_t n, Address a, std::int32_t lda, Address s, Address u, std::int32_t ldu, Address vt, std::int32_t
      ldvt, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgesvd, "dgesvd"};
  const char jobu = call.letter(1, jobu_value, "ASON");
  const char jobvt = call.letter(2, jobvt_value, "ASON");
  call.size(3, m);
  call.size(4, n);
  call.leading(6, lda, m);
  call.leading(9, ldu, jobu == 'A' || jobu == 'S' ? m : 0);
  call.leading(11, ldvt, jobvt == 'A' ? wide(n) : jobvt == 'S' ? least(wide(m), wide(n)) : 0);
  call.refuse_if(2, jobu == 'O' && jobvt == 'O');
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({5, "a"}, a, m, n, lda);
  double* const u_data = call.matrix<double>({8, "u"}, u, jobu == 'A' || jobu == 'S' ? m : 0, jobu == 'A' ? wide(m) :
      least(wide(m), wide(n)), ldu);
  double* const vt_data = call.matrix<double>({10, "vt"}, vt, jobvt == 'A' ? wide(n) : jobvt == 'S' ? least(wide(m),
      wide(n)) : 0, n, ldvt);
  lda = leading_for(m, n, lda);
  ldu = leading_for(jobu == 'A' || jobu == 'S' ? m : 0, jobu == 'A' ? wide(m) : least(wide(m), wide(n)), ldu);
  ldvt = leading_for(jobvt == 'A' ? wide(n) : jobvt == 'S' ? least(wide(m), wide(n)) : 0, n, ldvt);
  if (call.overflows(wide(lda) * (wide(n) + least(wide(m), wide(n))) + 200 * least(wide(m), wide(n)) + 4194304))
      return call.decline();
  const Scratch<double> s_data = call.held<double>({7, "s"}, s, least(wide(m), wide(n)));
  const Scratch<double> work_data = call.work<double>({12, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&jobu, &jobvt, &m, &n, a_data, &lda, s_data.data(), u_data, &ldu, vt_data, &ldvt, work_data.data(),
      &lwork, &info, letter_length, letter_length);
  call.give_back(s, s_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgesvd(Library* self, std::uint32_t jobu_value, std::uint32_t jobvt_value, std::int32_t m,
      std::int32_t n, Address a, std::int32_t lda, Address s, Address u, std::int32_t ldu, Address vt, std::int32_t
      ldvt, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgesvd, "cgesvd"};
  const char jobu = call.letter(1, jobu_value, "ASON");
  const char jobvt = call.letter(2, jobvt_value, "ASON");
  call.size(3, m);
  call.size(4, n);
  call.leading(6, lda, m);
  call.leading(9, ldu, jobu == 'A' || jobu == 'S' ? m : 0);
  call.leading(11, ldvt, jobvt == 'A' ? wide(n) : jobvt == 'S' ? least(wide(m), wide(n)) : 0);
  call.refuse_if(2, jobu == 'O' && jobvt == 'O');
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, m, n, lda);
  std::complex<float>* const u_data = call.matrix<std::complex<float>>({8, "u"}, u, jobu == 'A' || jobu == 'S' ? m :
      0, jobu == 'A' ? wide(m) : least(wide(m), wide(n)), ldu);
  std::complex<float>* const vt_data = call.matrix<std::complex<float>>({10, "vt"}, vt, jobvt == 'A' ? wide(n) : jobvt
      == 'S' ? least(wide(m), wide(n)) : 0, n, ldvt);
  lda = leading_for(m, n, lda);
  ldu = leading_for(jobu == 'A' || jobu == 'S' ? m : 0, jobu == 'A' ? wide(m) : least(wide(m), wide(n)), ldu);
  ldvt = leading_for(jobvt == 'A' ? wide(n) : jobvt == 'S' ? least(wide(m), wide(n)) : 0, n, ldvt);
  if (call.overflows(wide(lda) * (wide(n) + least(wide(m), wide(n))) + 200 * least(wide(m), wide(n)) + 4194304))
      return call.decline();
  const Scratch<float> s_data = call.held<float>({7, "s"}, s, least(wide(m), wide(n)));
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({12, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(5 * least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&jobu, &jobvt, &m, &n, a_data, &lda, s_data.data(), u_data, &ldu, vt_data, &ldvt, work_data.data(),
      &lwork, rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(s, s_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgesvd(Library* self, std::uint32_t jobu_value, std::uint32_t jobvt_value, std::int32_t m,
      std::int32_t n, Address a, std::int32_t lda, Address s, Address u, std::int32_t ldu, Address vt, std::int32_t
      ldvt, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgesvd, "zgesvd"};
  const char jobu = call.letter(1, jobu_value, "ASON");
  const char jobvt = call.letter(2, jobvt_value, "ASON");
  call.size(3, m);
  call.size(4, n);
  call.leading(6, lda, m);
  call.leading(9, ldu, jobu == 'A' || jobu == 'S' ? m : 0);
  call.leading(11, ldvt, jobvt == 'A' ? wide(n) : jobvt == 'S' ? least(wide(m), wide(n)) : 0);
  call.refuse_if(2, jobu == 'O' && jobvt == 'O');
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, m, n, lda);
  std::complex<double>* const u_data = call.matrix<std::complex<double>>({8, "u"}, u, jobu == 'A' || jobu == 'S' ? m :
      0, jobu == 'A' ? wide(m) : least(wide(m), wide(n)), ldu);
  std::complex<double>* const vt_data = call.matrix<std::complex<double>>({10, "vt"}, vt, jobvt == 'A' ? wide(n) :
      jobvt == 'S' ? least(wide(m), wide(n)) : 0, n, ldvt);
  lda = leading_for(m, n, lda);
  ldu = leading_for(jobu == 'A' || jobu == 'S' ? m : 0, jobu == 'A' ? wide(m) : least(wide(m), wide(n)), ldu);
  ldvt = leading_for(jobvt == 'A' ? wide(n) : jobvt == 'S' ? least(wide(m), wide(n)) : 0, n, ldvt);
  if (call.overflows(wide(lda) * (wide(n) + least(wide(m), wide(n))) + 200 * least(wide(m), wide(n)) + 4194304))
      return call.decline();
  const Scratch<double> s_data = call.held<double>({7, "s"}, s, least(wide(m), wide(n)));
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({12, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(5 * least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&jobu, &jobvt, &m, &n, a_data, &lda, s_data.data(), u_data, &ldu, vt_data, &ldvt, work_data.data(),
      &lwork, rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(s, s_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sgesdd(Library* self, std::uint32_t jobz_value, std::int32_t m, std::int32_t n, Address a,
      std::int32_t lda, Address s, Address u, std::int32_t ldu, Address vt, std::int32_t ldvt, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::sgesdd, "sgesdd"};
  const char jobz = call.letter(1, jobz_value, "ASON");
  call.size(2, m);
  call.size(3, n);
  call.leading(5, lda, m);
  call.leading(8, ldu, jobz == 'A' || jobz == 'S' || (jobz == 'O' && wide(m) < wide(n)) ? wide(m) : 0);
  call.leading(10, ldvt, jobz == 'A' || (jobz == 'O' && wide(m) >= wide(n)) ? wide(n) : jobz == 'S' ? least(wide(m),
      wide(n)) : 0);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, m, n, lda);
  float* const u_data = call.matrix<float>({7, "u"}, u, jobz == 'A' || jobz == 'S' || (jobz == 'O' && wide(m) <
      wide(n)) ? wide(m) : 0, jobz == 'S' ? least(wide(m), wide(n)) : wide(m), ldu);
  float* const vt_data = call.matrix<float>({9, "vt"}, vt, jobz == 'A' || (jobz == 'O' && wide(m) >= wide(n)) ?
      wide(n) : jobz == 'S' ? least(wide(m), wide(n)) : 0, n, ldvt);
  lda = leading_for(m, n, lda);
  ldu = leading_for(jobz == 'A' || jobz == 'S' || (jobz == 'O' && wide(m) < wide(n)) ? wide(m) : 0, jobz == 'S' ?
      least(wide(m), wide(n)) : wide(m), ldu);
  ldvt = leading_for(jobz == 'A' || (jobz == 'O' && wide(m) >= wide(n)) ? wide(n) : jobz == 'S' ? least(wide(m),
      wide(n)) : 0, n, ldvt);
  if (call.overflows(jobz == 'N' ? 0 : most(5 * least(wide(m), wide(n)) * least(wide(m), wide(n)), wide(m) >= wide(n)
      ? wide(lda) * wide(n) + 4 * least(wide(m), wide(n)) * least(wide(m), wide(n)) : 0) + 7 * least(wide(m),
      wide(n)))) return call.decline();
  const Scratch<float> s_data = call.held<float>({6, "s"}, s, least(wide(m), wide(n)));
  const Scratch<float> work_data = call.work<float>({11, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(8 * least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&jobz, &m, &n, a_data, &lda, s_data.data(), u_data, &ldu, vt_data, &ldvt, work_data.data(), &lwork,
      iwork_data.data(), &info, letter_length);
  call.give_back(s, s_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgesdd(Library* self, std::uint32_t jobz_value, std::int32_t m, std::int32_t n, Address a,
      std::int32_t lda, Address s, Address u, std::int32_t ldu, Address vt, std::int32_t ldvt, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::dgesdd, "dgesdd"};
  const char jobz = call.letter(1, jobz_value, "ASON");
  call.size(2, m);
  call.size(3, n);
  call.leading(5, lda, m);
  call.leading(8, ldu, jobz == 'A' || jobz == 'S' || (jobz == 'O' && wide(m) < wide(n)) ? wide(m) : 0);
  call.leading(10, ldvt, jobz == 'A' || (jobz == 'O' && wide(m) >= wide(n)) ? wide(n) : jobz == 'S' ? least(wide(m),
      wide(n)) : 0);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, m, n, lda);
  double* const u_data = call.matrix<double>({7, "u"}, u, jobz == 'A' || jobz == 'S' || (jobz == 'O' && wide(m) <
      wide(n)) ? wide(m) : 0, jobz == 'S' ? least(wide(m), wide(n)) : wide(m), ldu);
  double* const vt_data = call.matrix<double>({9, "vt"}, vt, jobz == 'A' || (jobz == 'O' && wide(m) >= wide(n)) ?
      wide(n) : jobz == 'S' ? least(wide(m), wide(n)) : 0, n, ldvt);
  lda = leading_for(m, n, lda);
  ldu = leading_for(jobz == 'A' || jobz == 'S' || (jobz == 'O' && wide(m) < wide(n)) ? wide(m) : 0, jobz == 'S' ?
      least(wide(m), wide(n)) : wide(m), ldu);
  ldvt = leading_for(jobz == 'A' || (jobz == 'O' && wide(m) >= wide(n)) ? wide(n) : jobz == 'S' ? least(wide(m),
      wide(n)) : 0, n, ldvt);
  if (call.overflows(jobz == 'N' ? 0 : most(5 * least(wide(m), wide(n)) * least(wide(m), wide(n)), wide(m) >= wide(n)
      ? wide(lda) * wide(n) + 4 * least(wide(m), wide(n)) * least(wide(m), wide(n)) : 0) + 7 * least(wide(m),
      wide(n)))) return call.decline();
  const Scratch<double> s_data = call.held<double>({6, "s"}, s, least(wide(m), wide(n)));
  const Scratch<double> work_data = call.work<double>({11, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(8 * least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&jobz, &m, &n, a_data, &lda, s_data.data(), u_data, &ldu, vt_data, &ldvt, work_data.data(), &lwork,
      iwork_data.data(), &info, letter_length);
  call.give_back(s, s_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgesdd(Library* self, std::uint32_t jobz_value, std::int32_t m, std::int32_t n, Address a,
      std::int32_t lda, Address s, Address u, std::int32_t ldu, Address vt, std::int32_t ldvt, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::cgesdd, "cgesdd"};
  const char jobz = call.letter(1, jobz_value, "ASON");
  call.size(2, m);
  call.size(3, n);
  call.leading(5, lda, m);
  call.leading(8, ldu, jobz == 'A' || jobz == 'S' || (jobz == 'O' && wide(m) < wide(n)) ? wide(m) : 0);
  call.leading(10, ldvt, jobz == 'A' || (jobz == 'O' && wide(m) >= wide(n)) ? wide(n) : jobz == 'S' ? least(wide(m),
      wide(n)) : 0);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, m, n, lda);
  std::complex<float>* const u_data = call.matrix<std::complex<float>>({7, "u"}, u, jobz == 'A' || jobz == 'S' ||
      (jobz == 'O' && wide(m) < wide(n)) ? wide(m) : 0, jobz == 'S' ? least(wide(m), wide(n)) : wide(m), ldu);
  std::complex<float>* const vt_data = call.matrix<std::complex<float>>({9, "vt"}, vt, jobz == 'A' || (jobz == 'O' &&
      wide(m) >= wide(n)) ? wide(n) : jobz == 'S' ? least(wide(m), wide(n)) : 0, n, ldvt);
  lda = leading_for(m, n, lda);
  ldu = leading_for(jobz == 'A' || jobz == 'S' || (jobz == 'O' && wide(m) < wide(n)) ? wide(m) : 0, jobz == 'S' ?
      least(wide(m), wide(n)) : wide(m), ldu);
  ldvt = leading_for(jobz == 'A' || (jobz == 'O' && wide(m) >= wide(n)) ? wide(n) : jobz == 'S' ? least(wide(m),
      wide(n)) : 0, n, ldvt);
  const Scratch<float> s_data = call.held<float>({6, "s"}, s, least(wide(m), wide(n)));
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(least(wide(m), wide(n)) * (5 * least(wide(m), wide(n)) + 7 + 2
      * most(wide(m), wide(n)) + 2 * least(wide(m), wide(n)) + 1));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(8 * least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&jobz, &m, &n, a_data, &lda, s_data.data(), u_data, &ldu, vt_data, &ldvt, work_data.data(), &lwork,
      rwork_data.data(), iwork_data.data(), &info, letter_length);
  call.give_back(s, s_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgesdd(Library* self, std::uint32_t jobz_value, std::int32_t m, std::int32_t n, Address a,
      std::int32_t lda, Address s, Address u, std::int32_t ldu, Address vt, std::int32_t ldvt, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::zgesdd, "zgesdd"};
  const char jobz = call.letter(1, jobz_value, "ASON");
  call.size(2, m);
  call.size(3, n);
  call.leading(5, lda, m);
  call.leading(8, ldu, jobz == 'A' || jobz == 'S' || (jobz == 'O' && wide(m) < wide(n)) ? wide(m) : 0);
  call.leading(10, ldvt, jobz == 'A' || (jobz == 'O' && wide(m) >= wide(n)) ? wide(n) : jobz == 'S' ? least(wide(m),
      wide(n)) : 0);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, m, n, lda);
  std::complex<double>* const u_data = call.matrix<std::complex<double>>({7, "u"}, u, jobz == 'A' || jobz == 'S' ||
      (jobz == 'O' && wide(m) < wide(n)) ? wide(m) : 0, jobz == 'S' ? least(wide(m), wide(n)) : wide(m), ldu);
  std::complex<double>* const vt_data = call.matrix<std::complex<double>>({9, "vt"}, vt, jobz == 'A' || (jobz == 'O'
      && wide(m) >= wide(n)) ? wide(n) : jobz == 'S' ? least(wide(m), wide(n)) : 0, n, ldvt);
  lda = leading_for(m, n, lda);
  ldu = leading_for(jobz == 'A' || jobz == 'S' || (jobz == 'O' && wide(m) < wide(n)) ? wide(m) : 0, jobz == 'S' ?
      least(wide(m), wide(n)) : wide(m), ldu);
  ldvt = leading_for(jobz == 'A' || (jobz == 'O' && wide(m) >= wide(n)) ? wide(n) : jobz == 'S' ? least(wide(m),
      wide(n)) : 0, n, ldvt);
  const Scratch<double> s_data = call.held<double>({6, "s"}, s, least(wide(m), wide(n)));
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(least(wide(m), wide(n)) * (5 * least(wide(m), wide(n)) + 7 +
      2 * most(wide(m), wide(n)) + 2 * least(wide(m), wide(n)) + 1));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(8 * least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&jobz, &m, &n, a_data, &lda, s_data.data(), u_data, &ldu, vt_data, &ldvt, work_data.data(), &lwork,
      rwork_data.data(), iwork_data.data(), &info, letter_length);
  call.give_back(s, s_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sgeev(Library* self, std::uint32_t jobvl_value, std::uint32_t jobvr_value, std::int32_t n,
      Address a, std::int32_t lda, Address wr, Address wi, Address vl, std::int32_t ldvl, Address vr, std::int32_t
      ldvr, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgeev, "sgeev"};
  const char jobvl = call.letter(1, jobvl_value, "NV");
  const char jobvr = call.letter(2, jobvr_value, "NV");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(9, ldvl, jobvl == 'V' ? n : 0);
  call.leading(11, ldvr, jobvr == 'V' ? n : 0);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const vl_data = call.matrix<float>({8, "vl"}, vl, jobvl == 'V' ? n : 0, n, ldvl);
  float* const vr_data = call.matrix<float>({10, "vr"}, vr, jobvr == 'V' ? n : 0, n, ldvr);
  lda = leading_for(n, n, lda);
  ldvl = leading_for(jobvl == 'V' ? n : 0, n, ldvl);
  ldvr = leading_for(jobvr == 'V' ? n : 0, n, ldvr);
  const Scratch<float> wr_data = call.held<float>({6, "wr"}, wr, n);
  const Scratch<float> wi_data = call.held<float>({7, "wi"}, wi, n);
  const Scratch<float> work_data = call.work<float>({12, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, wr_data.data(), wi_data.data(), vl_data, &ldvl, vr_data, &ldvr,
      work_data.data(), &lwork, &info, letter_length, letter_length);
  call.give_back(wr, wr_data);
  call.give_back(wi, wi_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgeev(Library* self, std::uint32_t jobvl_value, std::uint32_t jobvr_value, std::int32_t n,
      Address a, std::int32_t lda, Address wr, Address wi, Address vl, std::int32_t ldvl, Address vr, std::int32_t
      ldvr, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgeev, "dgeev"};
  const char jobvl = call.letter(1, jobvl_value, "NV");
  const char jobvr = call.letter(2, jobvr_value, "NV");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(9, ldvl, jobvl == 'V' ? n : 0);
  call.leading(11, ldvr, jobvr == 'V' ? n : 0);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const vl_data = call.matrix<double>({8, "vl"}, vl, jobvl == 'V' ? n : 0, n, ldvl);
  double* const vr_data = call.matrix<double>({10, "vr"}, vr, jobvr == 'V' ? n : 0, n, ldvr);
  lda = leading_for(n, n, lda);
  ldvl = leading_for(jobvl == 'V' ? n : 0, n, ldvl);
  ldvr = leading_for(jobvr == 'V' ? n : 0, n, ldvr);
  const Scratch<double> wr_data = call.held<double>({6, "wr"}, wr, n);
  const Scratch<double> wi_data = call.held<double>({7, "wi"}, wi, n);
  const Scratch<double> work_data = call.work<double>({12, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, wr_data.data(), wi_data.data(), vl_data, &ldvl, vr_data, &ldvr,
      work_data.data(), &lwork, &info, letter_length, letter_length);
  call.give_back(wr, wr_data);
  call.give_back(wi, wi_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgeev(Library* self, std::uint32_t jobvl_value, std::uint32_t jobvr_value, std::int32_t n,
      Address a, std::int32_t lda, Address w, Address vl, std::int32_t ldvl, Address vr, std::int32_t ldvr, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::cgeev, "cgeev"};
  const char jobvl = call.letter(1, jobvl_value, "NV");
  const char jobvr = call.letter(2, jobvr_value, "NV");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(8, ldvl, jobvl == 'V' ? n : 0);
  call.leading(10, ldvr, jobvr == 'V' ? n : 0);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const vl_data = call.matrix<std::complex<float>>({7, "vl"}, vl, jobvl == 'V' ? n : 0, n, ldvl);
  std::complex<float>* const vr_data = call.matrix<std::complex<float>>({9, "vr"}, vr, jobvr == 'V' ? n : 0, n, ldvr);
  lda = leading_for(n, n, lda);
  ldvl = leading_for(jobvl == 'V' ? n : 0, n, ldvl);
  ldvr = leading_for(jobvr == 'V' ? n : 0, n, ldvr);
  const Scratch<std::complex<float>> w_data = call.held<std::complex<float>>({6, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, w_data.data(), vl_data, &ldvl, vr_data, &ldvr, work_data.data(),
      &lwork, rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgeev(Library* self, std::uint32_t jobvl_value, std::uint32_t jobvr_value, std::int32_t n,
      Address a, std::int32_t lda, Address w, Address vl, std::int32_t ldvl, Address vr, std::int32_t ldvr, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::zgeev, "zgeev"};
  const char jobvl = call.letter(1, jobvl_value, "NV");
  const char jobvr = call.letter(2, jobvr_value, "NV");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(8, ldvl, jobvl == 'V' ? n : 0);
  call.leading(10, ldvr, jobvr == 'V' ? n : 0);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const vl_data = call.matrix<std::complex<double>>({7, "vl"}, vl, jobvl == 'V' ? n : 0, n,
      ldvl);
  std::complex<double>* const vr_data = call.matrix<std::complex<double>>({9, "vr"}, vr, jobvr == 'V' ? n : 0, n,
      ldvr);
  lda = leading_for(n, n, lda);
  ldvl = leading_for(jobvl == 'V' ? n : 0, n, ldvl);
  ldvr = leading_for(jobvr == 'V' ? n : 0, n, ldvr);
  const Scratch<std::complex<double>> w_data = call.held<std::complex<double>>({6, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, w_data.data(), vl_data, &ldvl, vr_data, &ldvr, work_data.data(),
      &lwork, rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

}  // namespace mpiwasm::blas
