// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_sgbtrf(Library* self, std::int32_t m, std::int32_t n, std::int32_t kl, std::int32_t ku, Address
      ab, std::int32_t ldab, Address ipiv) {
  Call call{*self, Routine::sgbtrf, "sgbtrf"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, 2 * wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({5, "ab"}, ab, 2 * wide(kl) + wide(ku) + 1, n, ldab);
  ldab = leading_for(2 * wide(kl) + wide(ku) + 1, n, ldab);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({7, "ipiv"}, ipiv, least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &kl, &ku, ab_data, &ldab, ipiv_data.data(), &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_dgbtrf(Library* self, std::int32_t m, std::int32_t n, std::int32_t kl, std::int32_t ku, Address
      ab, std::int32_t ldab, Address ipiv) {
  Call call{*self, Routine::dgbtrf, "dgbtrf"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, 2 * wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({5, "ab"}, ab, 2 * wide(kl) + wide(ku) + 1, n, ldab);
  ldab = leading_for(2 * wide(kl) + wide(ku) + 1, n, ldab);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({7, "ipiv"}, ipiv, least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &kl, &ku, ab_data, &ldab, ipiv_data.data(), &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_cgbtrf(Library* self, std::int32_t m, std::int32_t n, std::int32_t kl, std::int32_t ku, Address
      ab, std::int32_t ldab, Address ipiv) {
  Call call{*self, Routine::cgbtrf, "cgbtrf"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, 2 * wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({5, "ab"}, ab, 2 * wide(kl) + wide(ku) + 1, n,
      ldab);
  ldab = leading_for(2 * wide(kl) + wide(ku) + 1, n, ldab);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({7, "ipiv"}, ipiv, least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &kl, &ku, ab_data, &ldab, ipiv_data.data(), &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_zgbtrf(Library* self, std::int32_t m, std::int32_t n, std::int32_t kl, std::int32_t ku, Address
      ab, std::int32_t ldab, Address ipiv) {
  Call call{*self, Routine::zgbtrf, "zgbtrf"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, 2 * wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({5, "ab"}, ab, 2 * wide(kl) + wide(ku) + 1,
      n, ldab);
  ldab = leading_for(2 * wide(kl) + wide(ku) + 1, n, ldab);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({7, "ipiv"}, ipiv, least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &kl, &ku, ab_data, &ldab, ipiv_data.data(), &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_sgbtrs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t kl, std::int32_t
      ku, std::int32_t nrhs, Address ab, std::int32_t ldab, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::sgbtrs, "sgbtrs"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.size(5, nrhs);
  call.leading(7, ldab, 2 * wide(kl) + wide(ku) + 1);
  call.leading(10, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({6, "ab"}, ab, 2 * wide(kl) + wide(ku) + 1, n, ldab);
  float* const b_data = call.matrix<float>({9, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(2 * wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.indices({8, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &kl, &ku, &nrhs, ab_data, &ldab, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_dgbtrs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t kl, std::int32_t
      ku, std::int32_t nrhs, Address ab, std::int32_t ldab, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dgbtrs, "dgbtrs"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.size(5, nrhs);
  call.leading(7, ldab, 2 * wide(kl) + wide(ku) + 1);
  call.leading(10, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({6, "ab"}, ab, 2 * wide(kl) + wide(ku) + 1, n, ldab);
  double* const b_data = call.matrix<double>({9, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(2 * wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.indices({8, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &kl, &ku, &nrhs, ab_data, &ldab, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_cgbtrs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t kl, std::int32_t
      ku, std::int32_t nrhs, Address ab, std::int32_t ldab, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::cgbtrs, "cgbtrs"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.size(5, nrhs);
  call.leading(7, ldab, 2 * wide(kl) + wide(ku) + 1);
  call.leading(10, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({6, "ab"}, ab, 2 * wide(kl) + wide(ku) + 1, n,
      ldab);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({9, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(2 * wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.indices({8, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &kl, &ku, &nrhs, ab_data, &ldab, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zgbtrs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t kl, std::int32_t
      ku, std::int32_t nrhs, Address ab, std::int32_t ldab, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zgbtrs, "zgbtrs"};
  const char trans = call.letter(1, trans_value, "NTC");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.size(5, nrhs);
  call.leading(7, ldab, 2 * wide(kl) + wide(ku) + 1);
  call.leading(10, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({6, "ab"}, ab, 2 * wide(kl) + wide(ku) + 1,
      n, ldab);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({9, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(2 * wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.indices({8, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &kl, &ku, &nrhs, ab_data, &ldab, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_sgbsv(Library* self, std::int32_t n, std::int32_t kl, std::int32_t ku, std::int32_t nrhs, Address
      ab, std::int32_t ldab, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::sgbsv, "sgbsv"};
  call.size(1, n);
  call.size(2, kl);
  call.size(3, ku);
  call.size(4, nrhs);
  call.leading(6, ldab, 2 * wide(kl) + wide(ku) + 1);
  call.leading(9, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({5, "ab"}, ab, 2 * wide(kl) + wide(ku) + 1, n, ldab);
  float* const b_data = call.matrix<float>({8, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(2 * wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({7, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&n, &kl, &ku, &nrhs, ab_data, &ldab, ipiv_data.data(), b_data, &ldb, &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_dgbsv(Library* self, std::int32_t n, std::int32_t kl, std::int32_t ku, std::int32_t nrhs, Address
      ab, std::int32_t ldab, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dgbsv, "dgbsv"};
  call.size(1, n);
  call.size(2, kl);
  call.size(3, ku);
  call.size(4, nrhs);
  call.leading(6, ldab, 2 * wide(kl) + wide(ku) + 1);
  call.leading(9, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({5, "ab"}, ab, 2 * wide(kl) + wide(ku) + 1, n, ldab);
  double* const b_data = call.matrix<double>({8, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(2 * wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({7, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&n, &kl, &ku, &nrhs, ab_data, &ldab, ipiv_data.data(), b_data, &ldb, &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_cgbsv(Library* self, std::int32_t n, std::int32_t kl, std::int32_t ku, std::int32_t nrhs, Address
      ab, std::int32_t ldab, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::cgbsv, "cgbsv"};
  call.size(1, n);
  call.size(2, kl);
  call.size(3, ku);
  call.size(4, nrhs);
  call.leading(6, ldab, 2 * wide(kl) + wide(ku) + 1);
  call.leading(9, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({5, "ab"}, ab, 2 * wide(kl) + wide(ku) + 1, n,
      ldab);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(2 * wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({7, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&n, &kl, &ku, &nrhs, ab_data, &ldab, ipiv_data.data(), b_data, &ldb, &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_zgbsv(Library* self, std::int32_t n, std::int32_t kl, std::int32_t ku, std::int32_t nrhs, Address
      ab, std::int32_t ldab, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zgbsv, "zgbsv"};
  call.size(1, n);
  call.size(2, kl);
  call.size(3, ku);
  call.size(4, nrhs);
  call.leading(6, ldab, 2 * wide(kl) + wide(ku) + 1);
  call.leading(9, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({5, "ab"}, ab, 2 * wide(kl) + wide(ku) + 1,
      n, ldab);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(2 * wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({7, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&n, &kl, &ku, &nrhs, ab_data, &ldab, ipiv_data.data(), b_data, &ldb, &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_sgtsv(Library* self, std::int32_t n, std::int32_t nrhs, Address dl, Address d, Address du,
      Address b, std::int32_t ldb) {
  Call call{*self, Routine::sgtsv, "sgtsv"};
  call.size(1, n);
  call.size(2, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const dl_data = call.array<float>({3, "dl"}, dl, wide(n) - 1);
  float* const d_data = call.array<float>({4, "d"}, d, n);
  float* const du_data = call.array<float>({5, "du"}, du, wide(n) - 1);
  float* const b_data = call.matrix<float>({6, "b"}, b, n, most(1, wide(nrhs)), ldb);
  ldb = leading_for(n, most(1, wide(nrhs)), ldb);
  std::int32_t info = 0;
  call.run<void>(&n, &nrhs, dl_data, d_data, du_data, b_data, &ldb, &info);
  return info;
}

std::int32_t guest_dgtsv(Library* self, std::int32_t n, std::int32_t nrhs, Address dl, Address d, Address du,
      Address b, std::int32_t ldb) {
  Call call{*self, Routine::dgtsv, "dgtsv"};
  call.size(1, n);
  call.size(2, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const dl_data = call.array<double>({3, "dl"}, dl, wide(n) - 1);
  double* const d_data = call.array<double>({4, "d"}, d, n);
  double* const du_data = call.array<double>({5, "du"}, du, wide(n) - 1);
  double* const b_data = call.matrix<double>({6, "b"}, b, n, most(1, wide(nrhs)), ldb);
  ldb = leading_for(n, most(1, wide(nrhs)), ldb);
  std::int32_t info = 0;
  call.run<void>(&n, &nrhs, dl_data, d_data, du_data, b_data, &ldb, &info);
  return info;
}

std::int32_t guest_cgtsv(Library* self, std::int32_t n, std::int32_t nrhs, Address dl, Address d, Address du,
      Address b, std::int32_t ldb) {
  Call call{*self, Routine::cgtsv, "cgtsv"};
  call.size(1, n);
  call.size(2, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const dl_data = call.array<std::complex<float>>({3, "dl"}, dl, wide(n) - 1);
  std::complex<float>* const d_data = call.array<std::complex<float>>({4, "d"}, d, n);
  std::complex<float>* const du_data = call.array<std::complex<float>>({5, "du"}, du, wide(n) - 1);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, n, most(1, wide(nrhs)), ldb);
  ldb = leading_for(n, most(1, wide(nrhs)), ldb);
  std::int32_t info = 0;
  call.run<void>(&n, &nrhs, dl_data, d_data, du_data, b_data, &ldb, &info);
  return info;
}

std::int32_t guest_zgtsv(Library* self, std::int32_t n, std::int32_t nrhs, Address dl, Address d, Address du,
      Address b, std::int32_t ldb) {
  Call call{*self, Routine::zgtsv, "zgtsv"};
  call.size(1, n);
  call.size(2, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const dl_data = call.array<std::complex<double>>({3, "dl"}, dl, wide(n) - 1);
  std::complex<double>* const d_data = call.array<std::complex<double>>({4, "d"}, d, n);
  std::complex<double>* const du_data = call.array<std::complex<double>>({5, "du"}, du, wide(n) - 1);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, n, most(1, wide(nrhs)), ldb);
  ldb = leading_for(n, most(1, wide(nrhs)), ldb);
  std::int32_t info = 0;
  call.run<void>(&n, &nrhs, dl_data, d_data, du_data, b_data, &ldb, &info);
  return info;
}

std::int32_t guest_sptsv(Library* self, std::int32_t n, std::int32_t nrhs, Address d, Address e, Address b,
      std::int32_t ldb) {
  Call call{*self, Routine::sptsv, "sptsv"};
  call.size(1, n);
  call.size(2, nrhs);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const d_data = call.array<float>({3, "d"}, d, n);
  float* const e_data = call.array<float>({4, "e"}, e, wide(n) - 1);
  float* const b_data = call.matrix<float>({5, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&n, &nrhs, d_data, e_data, b_data, &ldb, &info);
  return info;
}

std::int32_t guest_dptsv(Library* self, std::int32_t n, std::int32_t nrhs, Address d, Address e, Address b,
      std::int32_t ldb) {
  Call call{*self, Routine::dptsv, "dptsv"};
  call.size(1, n);
  call.size(2, nrhs);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const d_data = call.array<double>({3, "d"}, d, n);
  double* const e_data = call.array<double>({4, "e"}, e, wide(n) - 1);
  double* const b_data = call.matrix<double>({5, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&n, &nrhs, d_data, e_data, b_data, &ldb, &info);
  return info;
}

std::int32_t guest_cptsv(Library* self, std::int32_t n, std::int32_t nrhs, Address d, Address e, Address b,
      std::int32_t ldb) {
  Call call{*self, Routine::cptsv, "cptsv"};
  call.size(1, n);
  call.size(2, nrhs);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const d_data = call.array<float>({3, "d"}, d, n);
  std::complex<float>* const e_data = call.array<std::complex<float>>({4, "e"}, e, wide(n) - 1);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({5, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&n, &nrhs, d_data, e_data, b_data, &ldb, &info);
  return info;
}

std::int32_t guest_zptsv(Library* self, std::int32_t n, std::int32_t nrhs, Address d, Address e, Address b,
      std::int32_t ldb) {
  Call call{*self, Routine::zptsv, "zptsv"};
  call.size(1, n);
  call.size(2, nrhs);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const d_data = call.array<double>({3, "d"}, d, n);
  std::complex<double>* const e_data = call.array<std::complex<double>>({4, "e"}, e, wide(n) - 1);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({5, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&n, &nrhs, d_data, e_data, b_data, &ldb, &info);
  return info;
}

std::int32_t guest_spttrf(Library* self, std::int32_t n, Address d, Address e) {
  Call call{*self, Routine::spttrf, "spttrf"};
  call.size(1, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const d_data = call.array<float>({2, "d"}, d, n);
  float* const e_data = call.array<float>({3, "e"}, e, wide(n) - 1);
  std::int32_t info = 0;
  call.run<void>(&n, d_data, e_data, &info);
  return info;
}

std::int32_t guest_dpttrf(Library* self, std::int32_t n, Address d, Address e) {
  Call call{*self, Routine::dpttrf, "dpttrf"};
  call.size(1, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const d_data = call.array<double>({2, "d"}, d, n);
  double* const e_data = call.array<double>({3, "e"}, e, wide(n) - 1);
  std::int32_t info = 0;
  call.run<void>(&n, d_data, e_data, &info);
  return info;
}

std::int32_t guest_cpttrf(Library* self, std::int32_t n, Address d, Address e) {
  Call call{*self, Routine::cpttrf, "cpttrf"};
  call.size(1, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const d_data = call.array<float>({2, "d"}, d, n);
  std::complex<float>* const e_data = call.array<std::complex<float>>({3, "e"}, e, wide(n) - 1);
  std::int32_t info = 0;
  call.run<void>(&n, d_data, e_data, &info);
  return info;
}

std::int32_t guest_zpttrf(Library* self, std::int32_t n, Address d, Address e) {
  Call call{*self, Routine::zpttrf, "zpttrf"};
  call.size(1, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const d_data = call.array<double>({2, "d"}, d, n);
  std::complex<double>* const e_data = call.array<std::complex<double>>({3, "e"}, e, wide(n) - 1);
  std::int32_t info = 0;
  call.run<void>(&n, d_data, e_data, &info);
  return info;
}

std::int32_t guest_spbtrf(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, Address ab,
      std::int32_t ldab) {
  Call call{*self, Routine::spbtrf, "spbtrf"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, kd);
  call.leading(5, ldab, wide(kd) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({4, "ab"}, ab, wide(kd) + 1, n, ldab);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, ab_data, &ldab, &info, letter_length);
  return info;
}

std::int32_t guest_dpbtrf(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, Address ab,
      std::int32_t ldab) {
  Call call{*self, Routine::dpbtrf, "dpbtrf"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, kd);
  call.leading(5, ldab, wide(kd) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({4, "ab"}, ab, wide(kd) + 1, n, ldab);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, ab_data, &ldab, &info, letter_length);
  return info;
}

std::int32_t guest_cpbtrf(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, Address ab,
      std::int32_t ldab) {
  Call call{*self, Routine::cpbtrf, "cpbtrf"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, kd);
  call.leading(5, ldab, wide(kd) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({4, "ab"}, ab, wide(kd) + 1, n, ldab);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, ab_data, &ldab, &info, letter_length);
  return info;
}

std::int32_t guest_zpbtrf(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, Address ab,
      std::int32_t ldab) {
  Call call{*self, Routine::zpbtrf, "zpbtrf"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, kd);
  call.leading(5, ldab, wide(kd) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({4, "ab"}, ab, wide(kd) + 1, n, ldab);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, ab_data, &ldab, &info, letter_length);
  return info;
}

std::int32_t guest_spbtrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, std::int32_t
      nrhs, Address ab, std::int32_t ldab, Address b, std::int32_t ldb) {
  Call call{*self, Routine::spbtrs, "spbtrs"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, kd);
  call.size(4, nrhs);
  call.leading(6, ldab, wide(kd) + 1);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const b_data = call.matrix<float>({7, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_spbsv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, std::int32_t
      nrhs, Address ab, std::int32_t ldab, Address b, std::int32_t ldb) {
  Call call{*self, Routine::spbsv, "spbsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, kd);
  call.size(4, nrhs);
  call.leading(6, ldab, wide(kd) + 1);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const b_data = call.matrix<float>({7, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_dpbtrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, std::int32_t
      nrhs, Address ab, std::int32_t ldab, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dpbtrs, "dpbtrs"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, kd);
  call.size(4, nrhs);
  call.leading(6, ldab, wide(kd) + 1);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const b_data = call.matrix<double>({7, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_dpbsv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, std::int32_t
      nrhs, Address ab, std::int32_t ldab, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dpbsv, "dpbsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, kd);
  call.size(4, nrhs);
  call.leading(6, ldab, wide(kd) + 1);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const b_data = call.matrix<double>({7, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_cpbtrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, std::int32_t
      nrhs, Address ab, std::int32_t ldab, Address b, std::int32_t ldb) {
  Call call{*self, Routine::cpbtrs, "cpbtrs"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, kd);
  call.size(4, nrhs);
  call.leading(6, ldab, wide(kd) + 1);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_cpbsv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, std::int32_t
      nrhs, Address ab, std::int32_t ldab, Address b, std::int32_t ldb) {
  Call call{*self, Routine::cpbsv, "cpbsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, kd);
  call.size(4, nrhs);
  call.leading(6, ldab, wide(kd) + 1);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zpbtrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, std::int32_t
      nrhs, Address ab, std::int32_t ldab, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zpbtrs, "zpbtrs"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, kd);
  call.size(4, nrhs);
  call.leading(6, ldab, wide(kd) + 1);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zpbsv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, std::int32_t
      nrhs, Address ab, std::int32_t ldab, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zpbsv, "zpbsv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, kd);
  call.size(4, nrhs);
  call.leading(6, ldab, wide(kd) + 1);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_ssytrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::ssytrf, "ssytrf"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({5, "ipiv"}, ipiv, n);
  const Scratch<float> work_data = call.work<float>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dsytrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dsytrf, "dsytrf"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({5, "ipiv"}, ipiv, n);
  const Scratch<double> work_data = call.work<double>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_csytrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::csytrf, "csytrf"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({5, "ipiv"}, ipiv, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_chetrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::chetrf, "chetrf"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({5, "ipiv"}, ipiv, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zsytrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zsytrf, "zsytrf"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({5, "ipiv"}, ipiv, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zhetrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zhetrf, "zhetrf"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({5, "ipiv"}, ipiv, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_ssysv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::ssysv, "ssysv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  const Scratch<float> work_data = call.work<float>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork, &info,
      letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dsysv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dsysv, "dsysv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  const Scratch<double> work_data = call.work<double>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork, &info,
      letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_csysv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::csysv, "csysv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork, &info,
      letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_chesv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::chesv, "chesv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork, &info,
      letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zsysv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zsysv, "zsysv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork, &info,
      letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zhesv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zhesv, "zhesv"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork, &info,
      letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sgglse(Library* self, std::int32_t m, std::int32_t n, std::int32_t p, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address c, Address d, Address x, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgglse, "sgglse"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, p, n, most(0, wide(n) - wide(m)));
  call.leading(5, lda, m);
  call.leading(7, ldb, p);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, m, n, lda);
  float* const b_data = call.matrix<float>({6, "b"}, b, p, n, ldb);
  float* const c_data = call.array<float>({8, "c"}, c, m);
  float* const d_data = call.array<float>({9, "d"}, d, p);
  float* const x_data = call.array<float>({10, "x"}, x, n);
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  if (call.is_too_long<float>(n, true, Copies::once)) return call.decline();
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> work_data = call.work<float>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &p, a_data, &lda, b_data, &ldb, c_data, d_data, x_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgglse(Library* self, std::int32_t m, std::int32_t n, std::int32_t p, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address c, Address d, Address x, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgglse, "dgglse"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, p, n, most(0, wide(n) - wide(m)));
  call.leading(5, lda, m);
  call.leading(7, ldb, p);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, m, n, lda);
  double* const b_data = call.matrix<double>({6, "b"}, b, p, n, ldb);
  double* const c_data = call.array<double>({8, "c"}, c, m);
  double* const d_data = call.array<double>({9, "d"}, d, p);
  double* const x_data = call.array<double>({10, "x"}, x, n);
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  if (call.is_too_long<double>(n, true, Copies::once)) return call.decline();
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> work_data = call.work<double>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &p, a_data, &lda, b_data, &ldb, c_data, d_data, x_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgglse(Library* self, std::int32_t m, std::int32_t n, std::int32_t p, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address c, Address d, Address x, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgglse, "cgglse"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, p, n, most(0, wide(n) - wide(m)));
  call.leading(5, lda, m);
  call.leading(7, ldb, p);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, m, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, p, n, ldb);
  std::complex<float>* const c_data = call.array<std::complex<float>>({8, "c"}, c, m);
  std::complex<float>* const d_data = call.array<std::complex<float>>({9, "d"}, d, p);
  std::complex<float>* const x_data = call.array<std::complex<float>>({10, "x"}, x, n);
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  if (call.is_too_long<std::complex<float>>(n, true, Copies::once)) return call.decline();
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &p, a_data, &lda, b_data, &ldb, c_data, d_data, x_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgglse(Library* self, std::int32_t m, std::int32_t n, std::int32_t p, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address c, Address d, Address x, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgglse, "zgglse"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, p, n, most(0, wide(n) - wide(m)));
  call.leading(5, lda, m);
  call.leading(7, ldb, p);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, m, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, p, n, ldb);
  std::complex<double>* const c_data = call.array<std::complex<double>>({8, "c"}, c, m);
  std::complex<double>* const d_data = call.array<std::complex<double>>({9, "d"}, d, p);
  std::complex<double>* const x_data = call.array<std::complex<double>>({10, "x"}, x, n);
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  if (call.is_too_long<std::complex<double>>(n, true, Copies::once)) return call.decline();
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &p, a_data, &lda, b_data, &ldb, c_data, d_data, x_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sgerqf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgerqf, "sgerqf"};
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

std::int32_t guest_sgeqlf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgeqlf, "sgeqlf"};
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

std::int32_t guest_dgerqf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgerqf, "dgerqf"};
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

std::int32_t guest_dgeqlf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgeqlf, "dgeqlf"};
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

std::int32_t guest_cgerqf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgerqf, "cgerqf"};
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

std::int32_t guest_cgeqlf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgeqlf, "cgeqlf"};
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

std::int32_t guest_zgerqf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgerqf, "zgerqf"};
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

std::int32_t guest_zgeqlf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgeqlf, "zgeqlf"};
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

std::int32_t guest_sorglq(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sorglq, "sorglq"};
  call.size(1, m);
  call.size(2, n, most(wide(m), wide(n)), m);
  call.size(3, k, m);
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

std::int32_t guest_dorglq(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dorglq, "dorglq"};
  call.size(1, m);
  call.size(2, n, most(wide(m), wide(n)), m);
  call.size(3, k, m);
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

std::int32_t guest_cunglq(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cunglq, "cunglq"};
  call.size(1, m);
  call.size(2, n, most(wide(m), wide(n)), m);
  call.size(3, k, m);
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

std::int32_t guest_zunglq(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zunglq, "zunglq"};
  call.size(1, m);
  call.size(2, n, most(wide(m), wide(n)), m);
  call.size(3, k, m);
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

}  // namespace mpiwasm::blas
