// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_chfrk(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::uint32_t
      trans_value, std::int32_t n, std::int32_t k, float alpha, Address a, std::int32_t lda, float beta, Address c) {
  Call call{*self, Routine::chfrk, "chfrk"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char trans = call.letter(3, trans_value, "CN");
  call.size(4, n);
  call.size(5, k);
  call.refuse_if(8, lda < 1);
  call.refuse_if(8, wide(lda) < most(1, ((trans == 'N') ? (wide(n)) : (wide(k)))));
  if (call.is_illegal()) return call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({7, "a"}, a, trans == 'N' ? n : k, trans == 'N'
      ? k : n, lda);
  std::complex<float>* const c_data = call.array<std::complex<float>>({10, "c"}, c, wide(n) * (wide(n) + 1) / 2);
  call.run<void>(&transr, &uplo, &trans, &n, &k, &alpha, a_data, &lda, &beta, c_data, letter_length, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_zhfrk(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::uint32_t
      trans_value, std::int32_t n, std::int32_t k, double alpha, Address a, std::int32_t lda, double beta, Address c)
      {
  Call call{*self, Routine::zhfrk, "zhfrk"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char trans = call.letter(3, trans_value, "CN");
  call.size(4, n);
  call.size(5, k);
  call.refuse_if(8, lda < 1);
  call.refuse_if(8, wide(lda) < most(1, ((trans == 'N') ? (wide(n)) : (wide(k)))));
  if (call.is_illegal()) return call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({7, "a"}, a, trans == 'N' ? n : k, trans ==
      'N' ? k : n, lda);
  std::complex<double>* const c_data = call.array<std::complex<double>>({10, "c"}, c, wide(n) * (wide(n) + 1) / 2);
  call.run<void>(&transr, &uplo, &trans, &n, &k, &alpha, a_data, &lda, &beta, c_data, letter_length, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_chpcon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address ipiv, float
      anorm, Address rcond) {
  Call call{*self, Routine::chpcon, "chpcon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.refuse_if(5, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const rcond_data = call.array<float>({6, "rcond"}, rcond, 1);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, ipiv_data.data(), &anorm, rcond_data, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_cspcon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address ipiv, float
      anorm, Address rcond) {
  Call call{*self, Routine::cspcon, "cspcon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.refuse_if(5, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const rcond_data = call.array<float>({6, "rcond"}, rcond, 1);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, ipiv_data.data(), &anorm, rcond_data, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zhpcon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address ipiv, double
      anorm, Address rcond) {
  Call call{*self, Routine::zhpcon, "zhpcon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.refuse_if(5, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const rcond_data = call.array<double>({6, "rcond"}, rcond, 1);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, ipiv_data.data(), &anorm, rcond_data, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zspcon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address ipiv, double
      anorm, Address rcond) {
  Call call{*self, Routine::zspcon, "zspcon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.refuse_if(5, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const rcond_data = call.array<double>({6, "rcond"}, rcond, 1);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, ipiv_data.data(), &anorm, rcond_data, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_chpev(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      ap, Address w, Address z, std::int32_t ldz) {
  Call call{*self, Routine::chpev, "chpev"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(7, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({6, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> w_data = call.held<float>({5, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(most(1, 2 * wide(n) - 1));
  const Scratch<float> rwork_data = call.scratch<float>(most(1, 3 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, ap_data, w_data.data(), z_data, &ldz, work_data.data(), rwork_data.data(), &info,
      letter_length, letter_length);
  call.give_back(w, w_data);
  return info;
}

std::int32_t guest_zhpev(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      ap, Address w, Address z, std::int32_t ldz) {
  Call call{*self, Routine::zhpev, "zhpev"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(7, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({6, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> w_data = call.held<double>({5, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(most(1, 2 * wide(n) - 1));
  const Scratch<double> rwork_data = call.scratch<double>(most(1, 3 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, ap_data, w_data.data(), z_data, &ldz, work_data.data(), rwork_data.data(), &info,
      letter_length, letter_length);
  call.give_back(w, w_data);
  return info;
}

std::int32_t guest_chpevd(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      ap, Address w, Address z, std::int32_t ldz, Address work, std::int32_t lwork, Address rwork, std::int32_t
      lrwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::chpevd, "chpevd"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(7, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<float>* const ap_data = call.array<std::complex<float>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({6, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> w_data = call.held<float>({5, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({8, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.work<float>({10, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({12, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, ap_data, w_data.data(), z_data, &ldz, work_data.data(), &lwork, rwork_data.data(),
      &lrwork, iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_zhpevd(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      ap, Address w, Address z, std::int32_t ldz, Address work, std::int32_t lwork, Address rwork, std::int32_t
      lrwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::zhpevd, "zhpevd"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(7, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<double>* const ap_data = call.array<std::complex<double>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({6, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> w_data = call.held<double>({5, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({8, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.work<double>({10, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({12, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, ap_data, w_data.data(), z_data, &ldz, work_data.data(), &lwork, rwork_data.data(),
      &lrwork, iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_chpevx(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address ap, float vl, float vu, std::int32_t il, std::int32_t iu, float abstol,
      Address m, Address w, Address z, std::int32_t ldz, Address ifail) {
  Call call{*self, Routine::chpevx, "chpevx"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.refuse_if(7, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(8, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(9, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(14, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({13, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({11, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({12, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({18, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, ap_data, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(), z_data,
      &ldz, work_data.data(), rwork_data.data(), iwork_data.data(), ifail_data.data(), &info, letter_length,
      letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_zhpevx(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address ap, double vl, double vu, std::int32_t il, std::int32_t iu, double abstol,
      Address m, Address w, Address z, std::int32_t ldz, Address ifail) {
  Call call{*self, Routine::zhpevx, "zhpevx"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.refuse_if(7, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(8, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(9, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(14, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({13, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({11, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({12, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({18, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, ap_data, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(), z_data,
      &ldz, work_data.data(), rwork_data.data(), iwork_data.data(), ifail_data.data(), &info, letter_length,
      letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_sspgst(Library* self, std::int32_t itype, std::uint32_t uplo_value, std::int32_t n, Address ap,
      Address bp) {
  Call call{*self, Routine::sspgst, "sspgst"};
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const bp_data = call.array<float>({5, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&itype, &uplo, &n, ap_data, bp_data, &info, letter_length);
  return info;
}

std::int32_t guest_dspgst(Library* self, std::int32_t itype, std::uint32_t uplo_value, std::int32_t n, Address ap,
      Address bp) {
  Call call{*self, Routine::dspgst, "dspgst"};
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const bp_data = call.array<double>({5, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&itype, &uplo, &n, ap_data, bp_data, &info, letter_length);
  return info;
}

std::int32_t guest_chpgst(Library* self, std::int32_t itype, std::uint32_t uplo_value, std::int32_t n, Address ap,
      Address bp) {
  Call call{*self, Routine::chpgst, "chpgst"};
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const bp_data = call.array<std::complex<float>>({5, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&itype, &uplo, &n, ap_data, bp_data, &info, letter_length);
  return info;
}

std::int32_t guest_zhpgst(Library* self, std::int32_t itype, std::uint32_t uplo_value, std::int32_t n, Address ap,
      Address bp) {
  Call call{*self, Routine::zhpgst, "zhpgst"};
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const bp_data = call.array<std::complex<double>>({5, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&itype, &uplo, &n, ap_data, bp_data, &info, letter_length);
  return info;
}

std::int32_t guest_chpgv(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address ap, Address bp, Address w, Address z, std::int32_t ldz) {
  Call call{*self, Routine::chpgv, "chpgv"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const bp_data = call.array<std::complex<float>>({6, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> w_data = call.held<float>({7, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(most(1, 2 * wide(n) - 1));
  const Scratch<float> rwork_data = call.scratch<float>(most(1, 3 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, ap_data, bp_data, w_data.data(), z_data, &ldz, work_data.data(),
      rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(w, w_data);
  return info;
}

std::int32_t guest_zhpgv(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address ap, Address bp, Address w, Address z, std::int32_t ldz) {
  Call call{*self, Routine::zhpgv, "zhpgv"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const bp_data = call.array<std::complex<double>>({6, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> w_data = call.held<double>({7, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(most(1, 2 * wide(n) - 1));
  const Scratch<double> rwork_data = call.scratch<double>(most(1, 3 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, ap_data, bp_data, w_data.data(), z_data, &ldz, work_data.data(),
      rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(w, w_data);
  return info;
}

std::int32_t guest_chpgvd(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address ap, Address bp, Address w, Address z, std::int32_t ldz, Address work, std::int32_t
      lwork, Address rwork, std::int32_t lrwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::chpgvd, "chpgvd"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<float>* const ap_data = call.array<std::complex<float>>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const bp_data = call.array<std::complex<float>>({6, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> w_data = call.held<float>({7, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({10, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.work<float>({12, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({14, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, ap_data, bp_data, w_data.data(), z_data, &ldz, work_data.data(), &lwork,
      rwork_data.data(), &lrwork, iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_zhpgvd(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address ap, Address bp, Address w, Address z, std::int32_t ldz, Address work, std::int32_t
      lwork, Address rwork, std::int32_t lrwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::zhpgvd, "zhpgvd"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<double>* const ap_data = call.array<std::complex<double>>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const bp_data = call.array<std::complex<double>>({6, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> w_data = call.held<double>({7, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({10, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.work<double>({12, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({14, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, ap_data, bp_data, w_data.data(), z_data, &ldz, work_data.data(), &lwork,
      rwork_data.data(), &lrwork, iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_chpgvx(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t range_value,
      std::uint32_t uplo_value, std::int32_t n, Address ap, Address bp, float vl, float vu, std::int32_t il,
      std::int32_t iu, float abstol, Address m, Address w, Address z, std::int32_t ldz, Address ifail) {
  Call call{*self, Routine::chpgvx, "chpgvx"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char range = call.letter(3, range_value, "AIV");
  const char uplo = call.letter(4, uplo_value, "LU");
  call.size(5, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(9, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(10, (!(range == 'V') && (range == 'I')) && (wide(il) < 1));
  call.refuse_if(11, (!(range == 'V') && (range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) >
      wide(n)));
  call.refuse_if(16, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({6, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const bp_data = call.array<std::complex<float>>({7, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({15, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({13, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({14, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({20, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &range, &uplo, &n, ap_data, bp_data, &vl, &vu, &il, &iu, &abstol, m_data.data(),
      w_data.data(), z_data, &ldz, work_data.data(), rwork_data.data(), iwork_data.data(), ifail_data.data(), &info,
      letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_zhpgvx(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t range_value,
      std::uint32_t uplo_value, std::int32_t n, Address ap, Address bp, double vl, double vu, std::int32_t il,
      std::int32_t iu, double abstol, Address m, Address w, Address z, std::int32_t ldz, Address ifail) {
  Call call{*self, Routine::zhpgvx, "zhpgvx"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char range = call.letter(3, range_value, "AIV");
  const char uplo = call.letter(4, uplo_value, "LU");
  call.size(5, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(9, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(10, (!(range == 'V') && (range == 'I')) && (wide(il) < 1));
  call.refuse_if(11, (!(range == 'V') && (range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) >
      wide(n)));
  call.refuse_if(16, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({6, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const bp_data = call.array<std::complex<double>>({7, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({15, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({13, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({14, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({20, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &range, &uplo, &n, ap_data, bp_data, &vl, &vu, &il, &iu, &abstol, m_data.data(),
      w_data.data(), z_data, &ldz, work_data.data(), rwork_data.data(), iwork_data.data(), ifail_data.data(), &info,
      letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_chprfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address afp, Address ipiv, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr)
      {
  Call call{*self, Routine::chprfs, "chprfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(8, ldb, n);
  call.leading(10, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const afp_data = call.array<std::complex<float>>({5, "afp"}, afp, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({9, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({11, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({12, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, afp_data, ipiv_data.data(), b_data, &ldb, x_data, &ldx, ferr_data,
      berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_csprfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address afp, Address ipiv, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr)
      {
  Call call{*self, Routine::csprfs, "csprfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(8, ldb, n);
  call.leading(10, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const afp_data = call.array<std::complex<float>>({5, "afp"}, afp, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({9, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({11, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({12, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, afp_data, ipiv_data.data(), b_data, &ldb, x_data, &ldx, ferr_data,
      berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zhprfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address afp, Address ipiv, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr)
      {
  Call call{*self, Routine::zhprfs, "zhprfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(8, ldb, n);
  call.leading(10, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const afp_data = call.array<std::complex<double>>({5, "afp"}, afp, wide(n) * (wide(n) + 1) /
      2);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({9, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({11, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({12, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, afp_data, ipiv_data.data(), b_data, &ldb, x_data, &ldx, ferr_data,
      berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zsprfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address afp, Address ipiv, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr)
      {
  Call call{*self, Routine::zsprfs, "zsprfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(8, ldb, n);
  call.leading(10, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const afp_data = call.array<std::complex<double>>({5, "afp"}, afp, wide(n) * (wide(n) + 1) /
      2);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({9, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({11, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({12, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, afp_data, ipiv_data.data(), b_data, &ldb, x_data, &ldx, ferr_data,
      berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_chptrd(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address d, Address e,
      Address tau) {
  Call call{*self, Routine::chptrd, "chptrd"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const d_data = call.array<float>({4, "d"}, d, n);
  float* const e_data = call.array<float>({5, "e"}, e, wide(n) - 1);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({6, "tau"}, tau, wide(n) - 1);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, d_data, e_data, tau_data, &info, letter_length);
  return info;
}

std::int32_t guest_zhptrd(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address d, Address e,
      Address tau) {
  Call call{*self, Routine::zhptrd, "zhptrd"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const d_data = call.array<double>({4, "d"}, d, n);
  double* const e_data = call.array<double>({5, "e"}, e, wide(n) - 1);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({6, "tau"}, tau, wide(n) - 1);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, d_data, e_data, tau_data, &info, letter_length);
  return info;
}

std::int32_t guest_ssptri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address ipiv) {
  Call call{*self, Routine::ssptri, "ssptri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<float> work_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, ipiv_data.data(), work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dsptri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address ipiv) {
  Call call{*self, Routine::dsptri, "dsptri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<double> work_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, ipiv_data.data(), work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_chptri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address ipiv) {
  Call call{*self, Routine::chptri, "chptri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, ipiv_data.data(), work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_csptri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address ipiv) {
  Call call{*self, Routine::csptri, "csptri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, ipiv_data.data(), work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zhptri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address ipiv) {
  Call call{*self, Routine::zhptri, "zhptri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, ipiv_data.data(), work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zsptri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address ipiv) {
  Call call{*self, Routine::zsptri, "zsptri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, ipiv_data.data(), work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_ssptrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ssptrs, "ssptrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const b_data = call.matrix<float>({6, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_dsptrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dsptrs, "dsptrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const b_data = call.matrix<double>({6, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_chptrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::chptrs, "chptrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_csptrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::csptrs, "csptrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zhptrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zhptrs, "zhptrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zsptrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zsptrs, "zsptrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_sopgtr(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address tau, Address
      q, std::int32_t ldq) {
  Call call{*self, Routine::sopgtr, "sopgtr"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(6, ldq, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const tau_data = call.array<float>({4, "tau"}, tau, wide(n) - 1);
  float* const q_data = call.matrix<float>({5, "q"}, q, n, n, ldq);
  ldq = leading_for(n, n, ldq);
  const Scratch<float> work_data = call.scratch<float>(wide(n) - 1);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, tau_data, q_data, &ldq, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dopgtr(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address tau, Address
      q, std::int32_t ldq) {
  Call call{*self, Routine::dopgtr, "dopgtr"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(6, ldq, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const tau_data = call.array<double>({4, "tau"}, tau, wide(n) - 1);
  double* const q_data = call.matrix<double>({5, "q"}, q, n, n, ldq);
  ldq = leading_for(n, n, ldq);
  const Scratch<double> work_data = call.scratch<double>(wide(n) - 1);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, tau_data, q_data, &ldq, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_cupgtr(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address tau, Address
      q, std::int32_t ldq) {
  Call call{*self, Routine::cupgtr, "cupgtr"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(6, ldq, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({4, "tau"}, tau, wide(n) - 1);
  std::complex<float>* const q_data = call.matrix<std::complex<float>>({5, "q"}, q, n, n, ldq);
  ldq = leading_for(n, n, ldq);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(wide(n) - 1);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, tau_data, q_data, &ldq, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zupgtr(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address tau, Address
      q, std::int32_t ldq) {
  Call call{*self, Routine::zupgtr, "zupgtr"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(6, ldq, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({4, "tau"}, tau, wide(n) - 1);
  std::complex<double>* const q_data = call.matrix<std::complex<double>>({5, "q"}, q, n, n, ldq);
  ldq = leading_for(n, n, ldq);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(wide(n) - 1);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, tau_data, q_data, &ldq, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_sopmtr(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      trans_value, std::int32_t m, std::int32_t n, Address ap, Address tau, Address c, std::int32_t ldc) {
  Call call{*self, Routine::sopmtr, "sopmtr"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char trans = call.letter(3, trans_value, "NT");
  call.size(4, m);
  call.size(5, n);
  call.leading(9, ldc, m);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({6, "ap"}, ap, side == 'L' ? (wide(m) * (wide(m) + 1) / 2) : (wide(n) *
      (wide(n) + 1) / 2));
  float* const tau_data = call.array<float>({7, "tau"}, tau, side == 'L' ? (wide(m) - 1) : (wide(n) - 1));
  float* const c_data = call.matrix<float>({8, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<float> work_data = call.scratch<float>(side == 'L' ? (wide(n)) : (wide(m)));
  std::int32_t info = 0;
  call.run<void>(&side, &uplo, &trans, &m, &n, ap_data, tau_data, c_data, &ldc, work_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_dopmtr(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      trans_value, std::int32_t m, std::int32_t n, Address ap, Address tau, Address c, std::int32_t ldc) {
  Call call{*self, Routine::dopmtr, "dopmtr"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char trans = call.letter(3, trans_value, "NT");
  call.size(4, m);
  call.size(5, n);
  call.leading(9, ldc, m);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({6, "ap"}, ap, side == 'L' ? (wide(m) * (wide(m) + 1) / 2) : (wide(n) *
      (wide(n) + 1) / 2));
  double* const tau_data = call.array<double>({7, "tau"}, tau, side == 'L' ? (wide(m) - 1) : (wide(n) - 1));
  double* const c_data = call.matrix<double>({8, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<double> work_data = call.scratch<double>(side == 'L' ? (wide(n)) : (wide(m)));
  std::int32_t info = 0;
  call.run<void>(&side, &uplo, &trans, &m, &n, ap_data, tau_data, c_data, &ldc, work_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_spftrf(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address a) {
  Call call{*self, Routine::spftrf, "spftrf"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.array<float>({4, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, a_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_spftri(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address a) {
  Call call{*self, Routine::spftri, "spftri"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.array<float>({4, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, a_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_dpftrf(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address a) {
  Call call{*self, Routine::dpftrf, "dpftrf"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.array<double>({4, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, a_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_dpftri(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address a) {
  Call call{*self, Routine::dpftri, "dpftri"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.array<double>({4, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, a_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_cpftrf(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address a) {
  Call call{*self, Routine::cpftrf, "cpftrf"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.array<std::complex<float>>({4, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, a_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_cpftri(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address a) {
  Call call{*self, Routine::cpftri, "cpftri"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.array<std::complex<float>>({4, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, a_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_zpftrf(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address a) {
  Call call{*self, Routine::zpftrf, "zpftrf"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.array<std::complex<double>>({4, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, a_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_zpftri(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address a) {
  Call call{*self, Routine::zpftri, "zpftri"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.array<std::complex<double>>({4, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, a_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_spftrs(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address a, Address b, std::int32_t ldb) {
  Call call{*self, Routine::spftrs, "spftrs"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.array<float>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  float* const b_data = call.matrix<float>({6, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, &nrhs, a_data, b_data, &ldb, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_dpftrs(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address a, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dpftrs, "dpftrs"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.array<double>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  double* const b_data = call.matrix<double>({6, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, &nrhs, a_data, b_data, &ldb, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_cpftrs(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address a, Address b, std::int32_t ldb) {
  Call call{*self, Routine::cpftrs, "cpftrs"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.array<std::complex<float>>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, &nrhs, a_data, b_data, &ldb, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_zpftrs(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address a, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zpftrs, "zpftrs"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.array<std::complex<double>>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, &nrhs, a_data, b_data, &ldb, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_sppcon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, float anorm, Address
      rcond) {
  Call call{*self, Routine::sppcon, "sppcon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.refuse_if(4, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const rcond_data = call.array<float>({5, "rcond"}, rcond, 1);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, &anorm, rcond_data, work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dppcon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, double anorm, Address
      rcond) {
  Call call{*self, Routine::dppcon, "dppcon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.refuse_if(4, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const rcond_data = call.array<double>({5, "rcond"}, rcond, 1);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, &anorm, rcond_data, work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_cppcon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, float anorm, Address
      rcond) {
  Call call{*self, Routine::cppcon, "cppcon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.refuse_if(4, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const rcond_data = call.array<float>({5, "rcond"}, rcond, 1);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, &anorm, rcond_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zppcon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, double anorm, Address
      rcond) {
  Call call{*self, Routine::zppcon, "zppcon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.refuse_if(4, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const rcond_data = call.array<double>({5, "rcond"}, rcond, 1);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, &anorm, rcond_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_sppequ(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address s, Address
      scond, Address amax) {
  Call call{*self, Routine::sppequ, "sppequ"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const s_data = call.array<float>({4, "s"}, s, n);
  float* const scond_data = call.array<float>({5, "scond"}, scond, 1);
  float* const amax_data = call.array<float>({6, "amax"}, amax, 1);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, s_data, scond_data, amax_data, &info, letter_length);
  return info;
}

std::int32_t guest_dppequ(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address s, Address
      scond, Address amax) {
  Call call{*self, Routine::dppequ, "dppequ"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const s_data = call.array<double>({4, "s"}, s, n);
  double* const scond_data = call.array<double>({5, "scond"}, scond, 1);
  double* const amax_data = call.array<double>({6, "amax"}, amax, 1);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, s_data, scond_data, amax_data, &info, letter_length);
  return info;
}

std::int32_t guest_cppequ(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address s, Address
      scond, Address amax) {
  Call call{*self, Routine::cppequ, "cppequ"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const s_data = call.array<float>({4, "s"}, s, n);
  float* const scond_data = call.array<float>({5, "scond"}, scond, 1);
  float* const amax_data = call.array<float>({6, "amax"}, amax, 1);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, s_data, scond_data, amax_data, &info, letter_length);
  return info;
}

std::int32_t guest_zppequ(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address s, Address
      scond, Address amax) {
  Call call{*self, Routine::zppequ, "zppequ"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const s_data = call.array<double>({4, "s"}, s, n);
  double* const scond_data = call.array<double>({5, "scond"}, scond, 1);
  double* const amax_data = call.array<double>({6, "amax"}, amax, 1);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, s_data, scond_data, amax_data, &info, letter_length);
  return info;
}

std::int32_t guest_spprfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address afp, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::spprfs, "spprfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(7, ldb, n);
  call.leading(9, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const afp_data = call.array<float>({5, "afp"}, afp, wide(n) * (wide(n) + 1) / 2);
  float* const b_data = call.matrix<float>({6, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({8, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({10, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({11, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, afp_data, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dpprfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address afp, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::dpprfs, "dpprfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(7, ldb, n);
  call.leading(9, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const afp_data = call.array<double>({5, "afp"}, afp, wide(n) * (wide(n) + 1) / 2);
  double* const b_data = call.matrix<double>({6, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({8, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({10, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({11, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, afp_data, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_cpprfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address afp, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::cpprfs, "cpprfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(7, ldb, n);
  call.leading(9, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const afp_data = call.array<std::complex<float>>({5, "afp"}, afp, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({8, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({10, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({11, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, afp_data, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zpprfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address afp, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::zpprfs, "zpprfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(7, ldb, n);
  call.leading(9, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const afp_data = call.array<std::complex<double>>({5, "afp"}, afp, wide(n) * (wide(n) + 1) /
      2);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({8, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({10, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({11, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, afp_data, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_sppsv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address b, std::int32_t ldb) {
  Call call{*self, Routine::sppsv, "sppsv"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const b_data = call.matrix<float>({5, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_spptrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address b, std::int32_t ldb) {
  Call call{*self, Routine::spptrs, "spptrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const b_data = call.matrix<float>({5, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_dppsv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address b, std::int32_t ldb) {
  Call call{*self, Routine::dppsv, "dppsv"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const b_data = call.matrix<double>({5, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_dpptrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address b, std::int32_t ldb) {
  Call call{*self, Routine::dpptrs, "dpptrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const b_data = call.matrix<double>({5, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_cppsv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address b, std::int32_t ldb) {
  Call call{*self, Routine::cppsv, "cppsv"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({5, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_cpptrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address b, std::int32_t ldb) {
  Call call{*self, Routine::cpptrs, "cpptrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({5, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zppsv(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address b, std::int32_t ldb) {
  Call call{*self, Routine::zppsv, "zppsv"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({5, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zpptrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address b, std::int32_t ldb) {
  Call call{*self, Routine::zpptrs, "zpptrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({5, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_sppsvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address ap, Address afp, Address equed_place, Address s, Address b, std::int32_t ldb, Address
      x, std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::sppsvx, "sppsvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  char equed = call.letter_at({7, "equed"}, equed_place);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const afp_data = call.array<float>({6, "afp"}, afp, wide(n) * (wide(n) + 1) / 2);
  float* const s_data = call.array<float>({8, "s"}, s, n);
  float* const b_data = call.matrix<float>({9, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({11, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({13, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({14, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({15, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &nrhs, ap_data, afp_data, &equed, s_data, b_data, &ldb, x_data, &ldx, rcond_data,
      ferr_data, berr_data, work_data.data(), iwork_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_dppsvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address ap, Address afp, Address equed_place, Address s, Address b, std::int32_t ldb, Address
      x, std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::dppsvx, "dppsvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  char equed = call.letter_at({7, "equed"}, equed_place);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const afp_data = call.array<double>({6, "afp"}, afp, wide(n) * (wide(n) + 1) / 2);
  double* const s_data = call.array<double>({8, "s"}, s, n);
  double* const b_data = call.matrix<double>({9, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({11, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({13, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({14, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({15, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &nrhs, ap_data, afp_data, &equed, s_data, b_data, &ldb, x_data, &ldx, rcond_data,
      ferr_data, berr_data, work_data.data(), iwork_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_cppsvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address ap, Address afp, Address equed_place, Address s, Address b, std::int32_t ldb, Address
      x, std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::cppsvx, "cppsvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  char equed = call.letter_at({7, "equed"}, equed_place);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const afp_data = call.array<std::complex<float>>({6, "afp"}, afp, wide(n) * (wide(n) + 1) / 2);
  float* const s_data = call.array<float>({8, "s"}, s, n);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({9, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({11, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({13, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({14, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({15, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &nrhs, ap_data, afp_data, &equed, s_data, b_data, &ldb, x_data, &ldx, rcond_data,
      ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_zppsvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address ap, Address afp, Address equed_place, Address s, Address b, std::int32_t ldb, Address
      x, std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::zppsvx, "zppsvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  char equed = call.letter_at({7, "equed"}, equed_place);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const afp_data = call.array<std::complex<double>>({6, "afp"}, afp, wide(n) * (wide(n) + 1) /
      2);
  double* const s_data = call.array<double>({8, "s"}, s, n);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({9, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({11, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({13, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({14, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({15, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &nrhs, ap_data, afp_data, &equed, s_data, b_data, &ldb, x_data, &ldx, rcond_data,
      ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_spptrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap) {
  Call call{*self, Routine::spptrf, "spptrf"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, &info, letter_length);
  return info;
}

std::int32_t guest_spptri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap) {
  Call call{*self, Routine::spptri, "spptri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, &info, letter_length);
  return info;
}

std::int32_t guest_dpptrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap) {
  Call call{*self, Routine::dpptrf, "dpptrf"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, &info, letter_length);
  return info;
}

std::int32_t guest_dpptri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap) {
  Call call{*self, Routine::dpptri, "dpptri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, &info, letter_length);
  return info;
}

std::int32_t guest_cpptrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap) {
  Call call{*self, Routine::cpptrf, "cpptrf"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, &info, letter_length);
  return info;
}

std::int32_t guest_cpptri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap) {
  Call call{*self, Routine::cpptri, "cpptri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, &info, letter_length);
  return info;
}

std::int32_t guest_zpptrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap) {
  Call call{*self, Routine::zpptrf, "zpptrf"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, &info, letter_length);
  return info;
}

std::int32_t guest_zpptri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap) {
  Call call{*self, Routine::zpptri, "zpptri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, &info, letter_length);
  return info;
}

std::int32_t guest_ssfrk(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::uint32_t
      trans_value, std::int32_t n, std::int32_t k, float alpha, Address a, std::int32_t lda, float beta, Address c) {
  Call call{*self, Routine::ssfrk, "ssfrk"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char trans = call.letter(3, trans_value, "NT");
  call.size(4, n);
  call.size(5, k);
  call.refuse_if(8, lda < 1);
  call.refuse_if(8, wide(lda) < most(1, ((trans == 'N') ? (wide(n)) : (wide(k)))));
  if (call.is_illegal()) return call.illegal_argument();
  float* const a_data = call.matrix<float>({7, "a"}, a, trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  float* const c_data = call.array<float>({10, "c"}, c, wide(n) * (wide(n) + 1) / 2);
  call.run<void>(&transr, &uplo, &trans, &n, &k, &alpha, a_data, &lda, &beta, c_data, letter_length, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_dsfrk(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::uint32_t
      trans_value, std::int32_t n, std::int32_t k, double alpha, Address a, std::int32_t lda, double beta, Address c)
      {
  Call call{*self, Routine::dsfrk, "dsfrk"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char trans = call.letter(3, trans_value, "NT");
  call.size(4, n);
  call.size(5, k);
  call.refuse_if(8, lda < 1);
  call.refuse_if(8, wide(lda) < most(1, ((trans == 'N') ? (wide(n)) : (wide(k)))));
  if (call.is_illegal()) return call.illegal_argument();
  double* const a_data = call.matrix<double>({7, "a"}, a, trans == 'N' ? n : k, trans == 'N' ? k : n, lda);
  double* const c_data = call.array<double>({10, "c"}, c, wide(n) * (wide(n) + 1) / 2);
  call.run<void>(&transr, &uplo, &trans, &n, &k, &alpha, a_data, &lda, &beta, c_data, letter_length, letter_length,
      letter_length);
  return 0;
}

std::int32_t guest_sspcon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address ipiv, float
      anorm, Address rcond) {
  Call call{*self, Routine::sspcon, "sspcon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.refuse_if(5, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const rcond_data = call.array<float>({6, "rcond"}, rcond, 1);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<float> work_data = call.scratch<float>(2 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, ipiv_data.data(), &anorm, rcond_data, work_data.data(), iwork_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_dspcon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address ipiv, double
      anorm, Address rcond) {
  Call call{*self, Routine::dspcon, "dspcon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.refuse_if(5, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const rcond_data = call.array<double>({6, "rcond"}, rcond, 1);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({4, "ipiv"}, ipiv, n, n);
  const Scratch<double> work_data = call.scratch<double>(2 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, ipiv_data.data(), &anorm, rcond_data, work_data.data(), iwork_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_sspev(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      ap, Address w, Address z, std::int32_t ldz) {
  Call call{*self, Routine::sspev, "sspev"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(7, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const z_data = call.matrix<float>({6, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> w_data = call.held<float>({5, "w"}, w, n);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, ap_data, w_data.data(), z_data, &ldz, work_data.data(), &info, letter_length,
      letter_length);
  call.give_back(w, w_data);
  return info;
}

std::int32_t guest_dspev(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      ap, Address w, Address z, std::int32_t ldz) {
  Call call{*self, Routine::dspev, "dspev"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(7, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const z_data = call.matrix<double>({6, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> w_data = call.held<double>({5, "w"}, w, n);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, ap_data, w_data.data(), z_data, &ldz, work_data.data(), &info, letter_length,
      letter_length);
  call.give_back(w, w_data);
  return info;
}

std::int32_t guest_sspevd(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      ap, Address w, Address z, std::int32_t ldz, Address work, std::int32_t lwork, Address iwork, std::int32_t
      liwork) {
  Call call{*self, Routine::sspevd, "sspevd"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(7, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  float* const ap_data = call.array<float>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const z_data = call.matrix<float>({6, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> w_data = call.held<float>({5, "w"}, w, n);
  const Scratch<float> work_data = call.work<float>({8, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({10, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, ap_data, w_data.data(), z_data, &ldz, work_data.data(), &lwork, iwork_data.data(),
      &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_dspevd(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n, Address
      ap, Address w, Address z, std::int32_t ldz, Address work, std::int32_t lwork, Address iwork, std::int32_t
      liwork) {
  Call call{*self, Routine::dspevd, "dspevd"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(7, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  double* const ap_data = call.array<double>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const z_data = call.matrix<double>({6, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> w_data = call.held<double>({5, "w"}, w, n);
  const Scratch<double> work_data = call.work<double>({8, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({10, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, ap_data, w_data.data(), z_data, &ldz, work_data.data(), &lwork, iwork_data.data(),
      &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_sspevx(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address ap, float vl, float vu, std::int32_t il, std::int32_t iu, float abstol,
      Address m, Address w, Address z, std::int32_t ldz, Address ifail) {
  Call call{*self, Routine::sspevx, "sspevx"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.refuse_if(7, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(8, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(9, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(14, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const z_data = call.matrix<float>({13, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ? wide(iu)
      - wide(il) + 1 : wide(n))), ldz);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({11, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({12, "w"}, w, n);
  const Scratch<float> work_data = call.scratch<float>(8 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({17, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, ap_data, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(), z_data,
      &ldz, work_data.data(), iwork_data.data(), ifail_data.data(), &info, letter_length, letter_length,
      letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_dspevx(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address ap, double vl, double vu, std::int32_t il, std::int32_t iu, double abstol,
      Address m, Address w, Address z, std::int32_t ldz, Address ifail) {
  Call call{*self, Routine::dspevx, "dspevx"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.refuse_if(7, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(8, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(9, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(14, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const z_data = call.matrix<double>({13, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))), ldz);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({11, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({12, "w"}, w, n);
  const Scratch<double> work_data = call.scratch<double>(8 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({17, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, ap_data, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(), z_data,
      &ldz, work_data.data(), iwork_data.data(), ifail_data.data(), &info, letter_length, letter_length,
      letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_sspgv(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address ap, Address bp, Address w, Address z, std::int32_t ldz) {
  Call call{*self, Routine::sspgv, "sspgv"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const bp_data = call.array<float>({6, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  float* const z_data = call.matrix<float>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> w_data = call.held<float>({7, "w"}, w, n);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, ap_data, bp_data, w_data.data(), z_data, &ldz, work_data.data(), &info,
      letter_length, letter_length);
  call.give_back(w, w_data);
  return info;
}

std::int32_t guest_dspgv(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address ap, Address bp, Address w, Address z, std::int32_t ldz) {
  Call call{*self, Routine::dspgv, "dspgv"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const bp_data = call.array<double>({6, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  double* const z_data = call.matrix<double>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> w_data = call.held<double>({7, "w"}, w, n);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, ap_data, bp_data, w_data.data(), z_data, &ldz, work_data.data(), &info,
      letter_length, letter_length);
  call.give_back(w, w_data);
  return info;
}

std::int32_t guest_sspgvd(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address ap, Address bp, Address w, Address z, std::int32_t ldz, Address work, std::int32_t
      lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::sspgvd, "sspgvd"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  float* const ap_data = call.array<float>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const bp_data = call.array<float>({6, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  float* const z_data = call.matrix<float>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  if (call.overflows(jobz == 'V' ? 2 * wide(n) * wide(n) + 6 * wide(n) + 1 : 0)) return call.decline();
  const Scratch<float> w_data = call.held<float>({7, "w"}, w, n);
  const Scratch<float> work_data = call.work<float>({10, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({12, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, ap_data, bp_data, w_data.data(), z_data, &ldz, work_data.data(), &lwork,
      iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_dspgvd(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address ap, Address bp, Address w, Address z, std::int32_t ldz, Address work, std::int32_t
      lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::dspgvd, "dspgvd"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  double* const ap_data = call.array<double>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const bp_data = call.array<double>({6, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  double* const z_data = call.matrix<double>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  if (call.overflows(jobz == 'V' ? 2 * wide(n) * wide(n) + 6 * wide(n) + 1 : 0)) return call.decline();
  const Scratch<double> w_data = call.held<double>({7, "w"}, w, n);
  const Scratch<double> work_data = call.work<double>({10, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({12, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, ap_data, bp_data, w_data.data(), z_data, &ldz, work_data.data(), &lwork,
      iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_sspgvx(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t range_value,
      std::uint32_t uplo_value, std::int32_t n, Address ap, Address bp, float vl, float vu, std::int32_t il,
      std::int32_t iu, float abstol, Address m, Address w, Address z, std::int32_t ldz, Address ifail) {
  Call call{*self, Routine::sspgvx, "sspgvx"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char range = call.letter(3, range_value, "AIV");
  const char uplo = call.letter(4, uplo_value, "LU");
  call.size(5, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(9, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(10, (!(range == 'V') && (range == 'I')) && (wide(il) < 1));
  call.refuse_if(11, (!(range == 'V') && (range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) >
      wide(n)));
  call.refuse_if(16, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({6, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const bp_data = call.array<float>({7, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  float* const z_data = call.matrix<float>({15, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ? wide(iu)
      - wide(il) + 1 : wide(n))), ldz);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({13, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({14, "w"}, w, n);
  const Scratch<float> work_data = call.scratch<float>(8 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({19, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &range, &uplo, &n, ap_data, bp_data, &vl, &vu, &il, &iu, &abstol, m_data.data(),
      w_data.data(), z_data, &ldz, work_data.data(), iwork_data.data(), ifail_data.data(), &info, letter_length,
      letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_dspgvx(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t range_value,
      std::uint32_t uplo_value, std::int32_t n, Address ap, Address bp, double vl, double vu, std::int32_t il,
      std::int32_t iu, double abstol, Address m, Address w, Address z, std::int32_t ldz, Address ifail) {
  Call call{*self, Routine::dspgvx, "dspgvx"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char range = call.letter(3, range_value, "AIV");
  const char uplo = call.letter(4, uplo_value, "LU");
  call.size(5, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(9, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(10, (!(range == 'V') && (range == 'I')) && (wide(il) < 1));
  call.refuse_if(11, (!(range == 'V') && (range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) >
      wide(n)));
  call.refuse_if(16, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({6, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const bp_data = call.array<double>({7, "bp"}, bp, wide(n) * (wide(n) + 1) / 2);
  double* const z_data = call.matrix<double>({15, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))), ldz);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({13, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({14, "w"}, w, n);
  const Scratch<double> work_data = call.scratch<double>(8 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({19, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &range, &uplo, &n, ap_data, bp_data, &vl, &vu, &il, &iu, &abstol, m_data.data(),
      w_data.data(), z_data, &ldz, work_data.data(), iwork_data.data(), ifail_data.data(), &info, letter_length,
      letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_ssprfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address afp, Address ipiv, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr)
      {
  Call call{*self, Routine::ssprfs, "ssprfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(8, ldb, n);
  call.leading(10, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const afp_data = call.array<float>({5, "afp"}, afp, wide(n) * (wide(n) + 1) / 2);
  float* const b_data = call.matrix<float>({7, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({9, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({11, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({12, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, afp_data, ipiv_data.data(), b_data, &ldb, x_data, &ldx, ferr_data,
      berr_data, work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dsprfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address ap,
      Address afp, Address ipiv, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr)
      {
  Call call{*self, Routine::dsprfs, "dsprfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(8, ldb, n);
  call.leading(10, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const afp_data = call.array<double>({5, "afp"}, afp, wide(n) * (wide(n) + 1) / 2);
  double* const b_data = call.matrix<double>({7, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({9, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({11, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({12, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, ap_data, afp_data, ipiv_data.data(), b_data, &ldb, x_data, &ldx, ferr_data,
      berr_data, work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_ssptrd(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address d, Address e,
      Address tau) {
  Call call{*self, Routine::ssptrd, "ssptrd"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const d_data = call.array<float>({4, "d"}, d, n);
  float* const e_data = call.array<float>({5, "e"}, e, wide(n) - 1);
  float* const tau_data = call.array<float>({6, "tau"}, tau, wide(n) - 1);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, d_data, e_data, tau_data, &info, letter_length);
  return info;
}

std::int32_t guest_dsptrd(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address d, Address e,
      Address tau) {
  Call call{*self, Routine::dsptrd, "dsptrd"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const d_data = call.array<double>({4, "d"}, d, n);
  double* const e_data = call.array<double>({5, "e"}, e, wide(n) - 1);
  double* const tau_data = call.array<double>({6, "tau"}, tau, wide(n) - 1);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, d_data, e_data, tau_data, &info, letter_length);
  return info;
}

std::int32_t guest_stfsm(Library* self, std::uint32_t transr_value, std::uint32_t side_value, std::uint32_t
      uplo_value, std::uint32_t trans_value, std::uint32_t diag_value, std::int32_t m, std::int32_t n, float alpha,
      Address a, Address b, std::int32_t ldb) {
  Call call{*self, Routine::stfsm, "stfsm"};
  const char transr = call.letter(1, transr_value, "NT");
  const char side = call.letter(2, side_value, "LR");
  const char uplo = call.letter(3, uplo_value, "LU");
  const char trans = call.letter(4, trans_value, "NT");
  const char diag = call.letter(5, diag_value, "NU");
  call.size(6, m);
  call.size(7, n);
  call.leading(11, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  float* const a_data = call.array<float>({9, "a"}, a, (side == 'L' ? wide(m) : wide(n)) * ((side == 'L' ? wide(m) :
      wide(n)) + 1) / 2);
  float* const b_data = call.matrix<float>({10, "b"}, b, m, n, ldb);
  ldb = leading_for(m, n, ldb);
  call.run<void>(&transr, &side, &uplo, &trans, &diag, &m, &n, &alpha, a_data, b_data, &ldb, letter_length,
      letter_length, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_dtfsm(Library* self, std::uint32_t transr_value, std::uint32_t side_value, std::uint32_t
      uplo_value, std::uint32_t trans_value, std::uint32_t diag_value, std::int32_t m, std::int32_t n, double alpha,
      Address a, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dtfsm, "dtfsm"};
  const char transr = call.letter(1, transr_value, "NT");
  const char side = call.letter(2, side_value, "LR");
  const char uplo = call.letter(3, uplo_value, "LU");
  const char trans = call.letter(4, trans_value, "NT");
  const char diag = call.letter(5, diag_value, "NU");
  call.size(6, m);
  call.size(7, n);
  call.leading(11, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  double* const a_data = call.array<double>({9, "a"}, a, (side == 'L' ? wide(m) : wide(n)) * ((side == 'L' ? wide(m) :
      wide(n)) + 1) / 2);
  double* const b_data = call.matrix<double>({10, "b"}, b, m, n, ldb);
  ldb = leading_for(m, n, ldb);
  call.run<void>(&transr, &side, &uplo, &trans, &diag, &m, &n, &alpha, a_data, b_data, &ldb, letter_length,
      letter_length, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_ctfsm(Library* self, std::uint32_t transr_value, std::uint32_t side_value, std::uint32_t
      uplo_value, std::uint32_t trans_value, std::uint32_t diag_value, std::int32_t m, std::int32_t n, float
      alpha_real, float alpha_imaginary, Address a, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ctfsm, "ctfsm"};
  const char transr = call.letter(1, transr_value, "CN");
  const char side = call.letter(2, side_value, "LR");
  const char uplo = call.letter(3, uplo_value, "LU");
  const char trans = call.letter(4, trans_value, "CN");
  const char diag = call.letter(5, diag_value, "NU");
  call.size(6, m);
  call.size(7, n);
  call.leading(11, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  std::complex<float>* const a_data = call.array<std::complex<float>>({9, "a"}, a, (side == 'L' ? wide(m) : wide(n)) *
      ((side == 'L' ? wide(m) : wide(n)) + 1) / 2);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({10, "b"}, b, m, n, ldb);
  ldb = leading_for(m, n, ldb);
  const std::complex<float> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&transr, &side, &uplo, &trans, &diag, &m, &n, &alpha, a_data, b_data, &ldb, letter_length,
      letter_length, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_ztfsm(Library* self, std::uint32_t transr_value, std::uint32_t side_value, std::uint32_t
      uplo_value, std::uint32_t trans_value, std::uint32_t diag_value, std::int32_t m, std::int32_t n, double
      alpha_real, double alpha_imaginary, Address a, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ztfsm, "ztfsm"};
  const char transr = call.letter(1, transr_value, "CN");
  const char side = call.letter(2, side_value, "LR");
  const char uplo = call.letter(3, uplo_value, "LU");
  const char trans = call.letter(4, trans_value, "CN");
  const char diag = call.letter(5, diag_value, "NU");
  call.size(6, m);
  call.size(7, n);
  call.leading(11, ldb, m);
  if (call.is_illegal()) return call.illegal_argument();
  std::complex<double>* const a_data = call.array<std::complex<double>>({9, "a"}, a, (side == 'L' ? wide(m) : wide(n))
      * ((side == 'L' ? wide(m) : wide(n)) + 1) / 2);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({10, "b"}, b, m, n, ldb);
  ldb = leading_for(m, n, ldb);
  const std::complex<double> alpha{alpha_real, alpha_imaginary};
  call.run<void>(&transr, &side, &uplo, &trans, &diag, &m, &n, &alpha, a_data, b_data, &ldb, letter_length,
      letter_length, letter_length, letter_length, letter_length);
  return 0;
}

std::int32_t guest_stftri(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, Address a) {
  Call call{*self, Routine::stftri, "stftri"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.array<float>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &diag, &n, a_data, &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_dtftri(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, Address a) {
  Call call{*self, Routine::dtftri, "dtftri"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.array<double>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &diag, &n, a_data, &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_ctftri(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, Address a) {
  Call call{*self, Routine::ctftri, "ctftri"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.array<std::complex<float>>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &diag, &n, a_data, &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_ztftri(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, Address a) {
  Call call{*self, Routine::ztftri, "ztftri"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.array<std::complex<double>>({5, "a"}, a, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &diag, &n, a_data, &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_stfttp(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address arf, Address ap) {
  Call call{*self, Routine::stfttp, "stfttp"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const arf_data = call.array<float>({4, "arf"}, arf, wide(n) * (wide(n) + 1) / 2);
  float* const ap_data = call.array<float>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, arf_data, ap_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_dtfttp(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address arf, Address ap) {
  Call call{*self, Routine::dtfttp, "dtfttp"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const arf_data = call.array<double>({4, "arf"}, arf, wide(n) * (wide(n) + 1) / 2);
  double* const ap_data = call.array<double>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, arf_data, ap_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_ctfttp(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address arf, Address ap) {
  Call call{*self, Routine::ctfttp, "ctfttp"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const arf_data = call.array<std::complex<float>>({4, "arf"}, arf, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const ap_data = call.array<std::complex<float>>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, arf_data, ap_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_ztfttp(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address arf, Address ap) {
  Call call{*self, Routine::ztfttp, "ztfttp"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const arf_data = call.array<std::complex<double>>({4, "arf"}, arf, wide(n) * (wide(n) + 1) /
      2);
  std::complex<double>* const ap_data = call.array<std::complex<double>>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, arf_data, ap_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_stfttr(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address arf, Address a, std::int32_t lda) {
  Call call{*self, Routine::stfttr, "stfttr"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(6, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const arf_data = call.array<float>({4, "arf"}, arf, wide(n) * (wide(n) + 1) / 2);
  float* const a_data = call.matrix<float>({5, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, arf_data, a_data, &lda, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_dtfttr(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address arf, Address a, std::int32_t lda) {
  Call call{*self, Routine::dtfttr, "dtfttr"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(6, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const arf_data = call.array<double>({4, "arf"}, arf, wide(n) * (wide(n) + 1) / 2);
  double* const a_data = call.matrix<double>({5, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, arf_data, a_data, &lda, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_ctfttr(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address arf, Address a, std::int32_t lda) {
  Call call{*self, Routine::ctfttr, "ctfttr"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(6, lda < 1);
  call.refuse_if(6, wide(lda) < most(1, wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const arf_data = call.array<std::complex<float>>({4, "arf"}, arf, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, arf_data, a_data, &lda, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_ztfttr(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address arf, Address a, std::int32_t lda) {
  Call call{*self, Routine::ztfttr, "ztfttr"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(6, lda < 1);
  call.refuse_if(6, wide(lda) < most(1, wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const arf_data = call.array<std::complex<double>>({4, "arf"}, arf, wide(n) * (wide(n) + 1) /
      2);
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, arf_data, a_data, &lda, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_stpcon(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, Address ap, Address rcond) {
  Call call{*self, Routine::stpcon, "stpcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const rcond_data = call.array<float>({6, "rcond"}, rcond, 1);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &uplo, &diag, &n, ap_data, rcond_data, work_data.data(), iwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_dtpcon(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, Address ap, Address rcond) {
  Call call{*self, Routine::dtpcon, "dtpcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const rcond_data = call.array<double>({6, "rcond"}, rcond, 1);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &uplo, &diag, &n, ap_data, rcond_data, work_data.data(), iwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_ctpcon(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, Address ap, Address rcond) {
  Call call{*self, Routine::ctpcon, "ctpcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const rcond_data = call.array<float>({6, "rcond"}, rcond, 1);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &uplo, &diag, &n, ap_data, rcond_data, work_data.data(), rwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_ztpcon(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, Address ap, Address rcond) {
  Call call{*self, Routine::ztpcon, "ztpcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const rcond_data = call.array<double>({6, "rcond"}, rcond, 1);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &uplo, &diag, &n, ap_data, rcond_data, work_data.data(), rwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_stpqrt(Library* self, std::int32_t m, std::int32_t n, std::int32_t l, std::int32_t nb, Address a,
      std::int32_t lda, Address b, std::int32_t ldb, Address t, std::int32_t ldt) {
  Call call{*self, Routine::stpqrt, "stpqrt"};
  call.size(1, m);
  call.size(2, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, m);
  call.leading(10, ldt, nb);
  call.refuse_if(3, wide(l) < 0 || (wide(l) > least(wide(m), wide(n)) && least(wide(m), wide(n)) >= 0));
  call.refuse_if(4, wide(nb) < 1 || (wide(nb) > wide(n) && wide(n) > 0));
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({5, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({7, "b"}, b, m, n, ldb);
  float* const t_data = call.matrix<float>({9, "t"}, t, nb, n, ldt);
  lda = leading_for(n, n, lda);
  ldb = leading_for(m, n, ldb);
  ldt = leading_for(nb, n, ldt);
  const Scratch<float> work_data = call.scratch<float>(wide(nb) * wide(n));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &l, &nb, a_data, &lda, b_data, &ldb, t_data, &ldt, work_data.data(), &info);
  return info;
}

std::int32_t guest_dtpqrt(Library* self, std::int32_t m, std::int32_t n, std::int32_t l, std::int32_t nb, Address a,
      std::int32_t lda, Address b, std::int32_t ldb, Address t, std::int32_t ldt) {
  Call call{*self, Routine::dtpqrt, "dtpqrt"};
  call.size(1, m);
  call.size(2, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, m);
  call.leading(10, ldt, nb);
  call.refuse_if(3, wide(l) < 0 || (wide(l) > least(wide(m), wide(n)) && least(wide(m), wide(n)) >= 0));
  call.refuse_if(4, wide(nb) < 1 || (wide(nb) > wide(n) && wide(n) > 0));
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({5, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({7, "b"}, b, m, n, ldb);
  double* const t_data = call.matrix<double>({9, "t"}, t, nb, n, ldt);
  lda = leading_for(n, n, lda);
  ldb = leading_for(m, n, ldb);
  ldt = leading_for(nb, n, ldt);
  const Scratch<double> work_data = call.scratch<double>(wide(nb) * wide(n));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &l, &nb, a_data, &lda, b_data, &ldb, t_data, &ldt, work_data.data(), &info);
  return info;
}

std::int32_t guest_ctpqrt(Library* self, std::int32_t m, std::int32_t n, std::int32_t l, std::int32_t nb, Address a,
      std::int32_t lda, Address b, std::int32_t ldb, Address t, std::int32_t ldt) {
  Call call{*self, Routine::ctpqrt, "ctpqrt"};
  call.size(1, m);
  call.size(2, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, m);
  call.leading(10, ldt, nb);
  call.refuse_if(3, wide(l) < 0 || (wide(l) > least(wide(m), wide(n)) && least(wide(m), wide(n)) >= 0));
  call.refuse_if(4, wide(nb) < 1 || (wide(nb) > wide(n) && wide(n) > 0));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, m, n, ldb);
  std::complex<float>* const t_data = call.matrix<std::complex<float>>({9, "t"}, t, nb, n, ldt);
  lda = leading_for(n, n, lda);
  ldb = leading_for(m, n, ldb);
  ldt = leading_for(nb, n, ldt);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(wide(nb) * wide(n));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &l, &nb, a_data, &lda, b_data, &ldb, t_data, &ldt, work_data.data(), &info);
  return info;
}

std::int32_t guest_ztpqrt(Library* self, std::int32_t m, std::int32_t n, std::int32_t l, std::int32_t nb, Address a,
      std::int32_t lda, Address b, std::int32_t ldb, Address t, std::int32_t ldt) {
  Call call{*self, Routine::ztpqrt, "ztpqrt"};
  call.size(1, m);
  call.size(2, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, m);
  call.leading(10, ldt, nb);
  call.refuse_if(3, wide(l) < 0 || (wide(l) > least(wide(m), wide(n)) && least(wide(m), wide(n)) >= 0));
  call.refuse_if(4, wide(nb) < 1 || (wide(nb) > wide(n) && wide(n) > 0));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, m, n, ldb);
  std::complex<double>* const t_data = call.matrix<std::complex<double>>({9, "t"}, t, nb, n, ldt);
  lda = leading_for(n, n, lda);
  ldb = leading_for(m, n, ldb);
  ldt = leading_for(nb, n, ldt);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(wide(nb) * wide(n));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &l, &nb, a_data, &lda, b_data, &ldb, t_data, &ldt, work_data.data(), &info);
  return info;
}

std::int32_t guest_stpqrt2(Library* self, std::int32_t m, std::int32_t n, std::int32_t l, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address t, std::int32_t ldt) {
  Call call{*self, Routine::stpqrt2, "stpqrt2"};
  call.size(1, m);
  call.size(2, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, m);
  call.leading(9, ldt, n);
  call.refuse_if(3, wide(l) < 0 || wide(l) > least(wide(m), wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({6, "b"}, b, m, n, ldb);
  float* const t_data = call.matrix<float>({8, "t"}, t, n, n, ldt);
  lda = leading_for(n, n, lda);
  ldb = leading_for(m, n, ldb);
  ldt = leading_for(n, n, ldt);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &l, a_data, &lda, b_data, &ldb, t_data, &ldt, &info);
  return info;
}

std::int32_t guest_dtpqrt2(Library* self, std::int32_t m, std::int32_t n, std::int32_t l, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address t, std::int32_t ldt) {
  Call call{*self, Routine::dtpqrt2, "dtpqrt2"};
  call.size(1, m);
  call.size(2, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, m);
  call.leading(9, ldt, n);
  call.refuse_if(3, wide(l) < 0 || wide(l) > least(wide(m), wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({6, "b"}, b, m, n, ldb);
  double* const t_data = call.matrix<double>({8, "t"}, t, n, n, ldt);
  lda = leading_for(n, n, lda);
  ldb = leading_for(m, n, ldb);
  ldt = leading_for(n, n, ldt);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &l, a_data, &lda, b_data, &ldb, t_data, &ldt, &info);
  return info;
}

std::int32_t guest_ctpqrt2(Library* self, std::int32_t m, std::int32_t n, std::int32_t l, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address t, std::int32_t ldt) {
  Call call{*self, Routine::ctpqrt2, "ctpqrt2"};
  call.size(1, m);
  call.size(2, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, m);
  call.leading(9, ldt, n);
  call.refuse_if(3, wide(l) < 0 || wide(l) > least(wide(m), wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, m, n, ldb);
  std::complex<float>* const t_data = call.matrix<std::complex<float>>({8, "t"}, t, n, n, ldt);
  lda = leading_for(n, n, lda);
  ldb = leading_for(m, n, ldb);
  ldt = leading_for(n, n, ldt);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &l, a_data, &lda, b_data, &ldb, t_data, &ldt, &info);
  return info;
}

std::int32_t guest_ztpqrt2(Library* self, std::int32_t m, std::int32_t n, std::int32_t l, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address t, std::int32_t ldt) {
  Call call{*self, Routine::ztpqrt2, "ztpqrt2"};
  call.size(1, m);
  call.size(2, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, m);
  call.leading(9, ldt, n);
  call.refuse_if(3, wide(l) < 0 || wide(l) > least(wide(m), wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, m, n, ldb);
  std::complex<double>* const t_data = call.matrix<std::complex<double>>({8, "t"}, t, n, n, ldt);
  lda = leading_for(n, n, lda);
  ldb = leading_for(m, n, ldb);
  ldt = leading_for(n, n, ldt);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &l, a_data, &lda, b_data, &ldb, t_data, &ldt, &info);
  return info;
}

std::int32_t guest_stprfs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address ap, Address b, std::int32_t ldb, Address x, std::int32_t
      ldx, Address ferr, Address berr) {
  Call call{*self, Routine::stprfs, "stprfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(8, ldb, n);
  call.leading(10, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({6, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const b_data = call.matrix<float>({7, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({9, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({11, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({12, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, ap_data, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), iwork_data.data(), &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_dtprfs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address ap, Address b, std::int32_t ldb, Address x, std::int32_t
      ldx, Address ferr, Address berr) {
  Call call{*self, Routine::dtprfs, "dtprfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(8, ldb, n);
  call.leading(10, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({6, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const b_data = call.matrix<double>({7, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({9, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({11, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({12, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, ap_data, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), iwork_data.data(), &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_ctprfs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address ap, Address b, std::int32_t ldb, Address x, std::int32_t
      ldx, Address ferr, Address berr) {
  Call call{*self, Routine::ctprfs, "ctprfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(8, ldb, n);
  call.leading(10, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({6, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({9, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({11, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({12, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, ap_data, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), rwork_data.data(), &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_ztprfs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address ap, Address b, std::int32_t ldb, Address x, std::int32_t
      ldx, Address ferr, Address berr) {
  Call call{*self, Routine::ztprfs, "ztprfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(8, ldb, n);
  call.leading(10, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({6, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({9, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({11, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({12, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, ap_data, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), rwork_data.data(), &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_stptri(Library* self, std::uint32_t uplo_value, std::uint32_t diag_value, std::int32_t n, Address
      ap) {
  Call call{*self, Routine::stptri, "stptri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char diag = call.letter(2, diag_value, "NU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &diag, &n, ap_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_dtptri(Library* self, std::uint32_t uplo_value, std::uint32_t diag_value, std::int32_t n, Address
      ap) {
  Call call{*self, Routine::dtptri, "dtptri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char diag = call.letter(2, diag_value, "NU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &diag, &n, ap_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_ctptri(Library* self, std::uint32_t uplo_value, std::uint32_t diag_value, std::int32_t n, Address
      ap) {
  Call call{*self, Routine::ctptri, "ctptri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char diag = call.letter(2, diag_value, "NU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &diag, &n, ap_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_ztptri(Library* self, std::uint32_t uplo_value, std::uint32_t diag_value, std::int32_t n, Address
      ap) {
  Call call{*self, Routine::ztptri, "ztptri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char diag = call.letter(2, diag_value, "NU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&uplo, &diag, &n, ap_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_stptrs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address ap, Address b, std::int32_t ldb) {
  Call call{*self, Routine::stptrs, "stptrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({6, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const b_data = call.matrix<float>({7, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, ap_data, b_data, &ldb, &info, letter_length, letter_length,
      letter_length);
  return info;
}

std::int32_t guest_dtptrs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address ap, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dtptrs, "dtptrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({6, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const b_data = call.matrix<double>({7, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, ap_data, b_data, &ldb, &info, letter_length, letter_length,
      letter_length);
  return info;
}

std::int32_t guest_ctptrs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address ap, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ctptrs, "ctptrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({6, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, ap_data, b_data, &ldb, &info, letter_length, letter_length,
      letter_length);
  return info;
}

std::int32_t guest_ztptrs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address ap, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ztptrs, "ztptrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({6, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, ap_data, b_data, &ldb, &info, letter_length, letter_length,
      letter_length);
  return info;
}

std::int32_t guest_stpttf(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address ap, Address arf) {
  Call call{*self, Routine::stpttf, "stpttf"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const arf_data = call.array<float>({5, "arf"}, arf, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, ap_data, arf_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_dtpttf(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address ap, Address arf) {
  Call call{*self, Routine::dtpttf, "dtpttf"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const arf_data = call.array<double>({5, "arf"}, arf, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, ap_data, arf_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_ctpttf(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address ap, Address arf) {
  Call call{*self, Routine::ctpttf, "ctpttf"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const arf_data = call.array<std::complex<float>>({5, "arf"}, arf, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, ap_data, arf_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_ztpttf(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address ap, Address arf) {
  Call call{*self, Routine::ztpttf, "ztpttf"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({4, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const arf_data = call.array<std::complex<double>>({5, "arf"}, arf, wide(n) * (wide(n) + 1) /
      2);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, ap_data, arf_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_stpttr(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address a,
      std::int32_t lda) {
  Call call{*self, Routine::stpttr, "stpttr"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.refuse_if(5, lda < 1);
  call.refuse_if(5, wide(lda) < most(1, wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ap_data = call.array<float>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_dtpttr(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address a,
      std::int32_t lda) {
  Call call{*self, Routine::dtpttr, "dtpttr"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.refuse_if(5, lda < 1);
  call.refuse_if(5, wide(lda) < most(1, wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ap_data = call.array<double>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_ctpttr(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address a,
      std::int32_t lda) {
  Call call{*self, Routine::ctpttr, "ctpttr"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.refuse_if(5, lda < 1);
  call.refuse_if(5, wide(lda) < most(1, wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_ztpttr(Library* self, std::uint32_t uplo_value, std::int32_t n, Address ap, Address a,
      std::int32_t lda) {
  Call call{*self, Routine::ztpttr, "ztpttr"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.refuse_if(5, lda < 1);
  call.refuse_if(5, wide(lda) < most(1, wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({3, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, ap_data, a_data, &lda, &info, letter_length);
  return info;
}

std::int32_t guest_cupmtr(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      trans_value, std::int32_t m, std::int32_t n, Address ap, Address tau, Address c, std::int32_t ldc) {
  Call call{*self, Routine::cupmtr, "cupmtr"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char trans = call.letter(3, trans_value, "CN");
  call.size(4, m);
  call.size(5, n);
  call.leading(9, ldc, m);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ap_data = call.array<std::complex<float>>({6, "ap"}, ap, side == 'L' ? (wide(m) *
      (wide(m) + 1) / 2) : (wide(n) * (wide(n) + 1) / 2));
  std::complex<float>* const tau_data = call.array<std::complex<float>>({7, "tau"}, tau, side == 'L' ? (wide(m) - 1) :
      (wide(n) - 1));
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({8, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(side == 'L' ? (wide(n)) :
      (wide(m)));
  std::int32_t info = 0;
  call.run<void>(&side, &uplo, &trans, &m, &n, ap_data, tau_data, c_data, &ldc, work_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_zupmtr(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      trans_value, std::int32_t m, std::int32_t n, Address ap, Address tau, Address c, std::int32_t ldc) {
  Call call{*self, Routine::zupmtr, "zupmtr"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char trans = call.letter(3, trans_value, "CN");
  call.size(4, m);
  call.size(5, n);
  call.leading(9, ldc, m);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ap_data = call.array<std::complex<double>>({6, "ap"}, ap, side == 'L' ? (wide(m) *
      (wide(m) + 1) / 2) : (wide(n) * (wide(n) + 1) / 2));
  std::complex<double>* const tau_data = call.array<std::complex<double>>({7, "tau"}, tau, side == 'L' ? (wide(m) - 1)
      : (wide(n) - 1));
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({8, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(side == 'L' ? (wide(n)) :
      (wide(m)));
  std::int32_t info = 0;
  call.run<void>(&side, &uplo, &trans, &m, &n, ap_data, tau_data, c_data, &ldc, work_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

}  // namespace mpiwasm::blas
