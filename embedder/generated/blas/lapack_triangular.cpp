// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_sbdsqr(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t ncvt, std::int32_t
      nru, std::int32_t ncc, Address d, Address e, Address vt, std::int32_t ldvt, Address u, std::int32_t ldu, Address
      c, std::int32_t ldc) {
  Call call{*self, Routine::sbdsqr, "sbdsqr"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, ncvt);
  call.size(4, nru);
  call.size(5, ncc);
  call.leading(11, ldu, nru);
  call.refuse_if(9, (wide(ncvt) == 0 && wide(ldvt) < 1) || (wide(ncvt) > 0 && wide(ldvt) < most(1, wide(n))));
  call.refuse_if(9, ldvt < 1);
  call.refuse_if(13, (wide(ncc) == 0 && wide(ldc) < 1) || (wide(ncc) > 0 && wide(ldc) < most(1, wide(n))));
  call.refuse_if(13, ldc < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const vt_data = call.matrix<float>({8, "vt"}, vt, ldvt, ncvt, ldvt);
  float* const u_data = call.matrix<float>({10, "u"}, u, nru, n, ldu);
  float* const c_data = call.matrix<float>({12, "c"}, c, ldc, ncc, ldc);
  ldu = leading_for(nru, n, ldu);
  if (call.overflows(4 * wide(n))) return call.decline();
  const Scratch<float> d_data = call.held<float>({6, "d"}, d, n);
  const Scratch<float> e_data = call.held<float>({7, "e"}, e, wide(n) - 1);
  const Scratch<float> work_data = call.scratch<float>(4 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &ncvt, &nru, &ncc, d_data.data(), e_data.data(), vt_data, &ldvt, u_data, &ldu, c_data,
      &ldc, work_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

std::int32_t guest_dbdsqr(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t ncvt, std::int32_t
      nru, std::int32_t ncc, Address d, Address e, Address vt, std::int32_t ldvt, Address u, std::int32_t ldu, Address
      c, std::int32_t ldc) {
  Call call{*self, Routine::dbdsqr, "dbdsqr"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, ncvt);
  call.size(4, nru);
  call.size(5, ncc);
  call.leading(11, ldu, nru);
  call.refuse_if(9, (wide(ncvt) == 0 && wide(ldvt) < 1) || (wide(ncvt) > 0 && wide(ldvt) < most(1, wide(n))));
  call.refuse_if(9, ldvt < 1);
  call.refuse_if(13, (wide(ncc) == 0 && wide(ldc) < 1) || (wide(ncc) > 0 && wide(ldc) < most(1, wide(n))));
  call.refuse_if(13, ldc < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const vt_data = call.matrix<double>({8, "vt"}, vt, ldvt, ncvt, ldvt);
  double* const u_data = call.matrix<double>({10, "u"}, u, nru, n, ldu);
  double* const c_data = call.matrix<double>({12, "c"}, c, ldc, ncc, ldc);
  ldu = leading_for(nru, n, ldu);
  if (call.overflows(4 * wide(n))) return call.decline();
  const Scratch<double> d_data = call.held<double>({6, "d"}, d, n);
  const Scratch<double> e_data = call.held<double>({7, "e"}, e, wide(n) - 1);
  const Scratch<double> work_data = call.scratch<double>(4 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &ncvt, &nru, &ncc, d_data.data(), e_data.data(), vt_data, &ldvt, u_data, &ldu, c_data,
      &ldc, work_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

std::int32_t guest_cbdsqr(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t ncvt, std::int32_t
      nru, std::int32_t ncc, Address d, Address e, Address vt, std::int32_t ldvt, Address u, std::int32_t ldu, Address
      c, std::int32_t ldc) {
  Call call{*self, Routine::cbdsqr, "cbdsqr"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, ncvt);
  call.size(4, nru);
  call.size(5, ncc);
  call.leading(11, ldu, nru);
  call.refuse_if(9, (wide(ncvt) == 0 && wide(ldvt) < 1) || (wide(ncvt) > 0 && wide(ldvt) < most(1, wide(n))));
  call.refuse_if(9, ldvt < 1);
  call.refuse_if(13, (wide(ncc) == 0 && wide(ldc) < 1) || (wide(ncc) > 0 && wide(ldc) < most(1, wide(n))));
  call.refuse_if(13, ldc < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const vt_data = call.matrix<std::complex<float>>({8, "vt"}, vt, ldvt, ncvt, ldvt);
  std::complex<float>* const u_data = call.matrix<std::complex<float>>({10, "u"}, u, nru, n, ldu);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({12, "c"}, c, ldc, ncc, ldc);
  ldu = leading_for(nru, n, ldu);
  if (call.overflows(4 * wide(n))) return call.decline();
  const Scratch<float> d_data = call.held<float>({6, "d"}, d, n);
  const Scratch<float> e_data = call.held<float>({7, "e"}, e, wide(n) - 1);
  const Scratch<float> rwork_data = call.scratch<float>(4 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &ncvt, &nru, &ncc, d_data.data(), e_data.data(), vt_data, &ldvt, u_data, &ldu, c_data,
      &ldc, rwork_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

std::int32_t guest_zbdsqr(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t ncvt, std::int32_t
      nru, std::int32_t ncc, Address d, Address e, Address vt, std::int32_t ldvt, Address u, std::int32_t ldu, Address
      c, std::int32_t ldc) {
  Call call{*self, Routine::zbdsqr, "zbdsqr"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, ncvt);
  call.size(4, nru);
  call.size(5, ncc);
  call.leading(11, ldu, nru);
  call.refuse_if(9, (wide(ncvt) == 0 && wide(ldvt) < 1) || (wide(ncvt) > 0 && wide(ldvt) < most(1, wide(n))));
  call.refuse_if(9, ldvt < 1);
  call.refuse_if(13, (wide(ncc) == 0 && wide(ldc) < 1) || (wide(ncc) > 0 && wide(ldc) < most(1, wide(n))));
  call.refuse_if(13, ldc < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const vt_data = call.matrix<std::complex<double>>({8, "vt"}, vt, ldvt, ncvt, ldvt);
  std::complex<double>* const u_data = call.matrix<std::complex<double>>({10, "u"}, u, nru, n, ldu);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({12, "c"}, c, ldc, ncc, ldc);
  ldu = leading_for(nru, n, ldu);
  if (call.overflows(4 * wide(n))) return call.decline();
  const Scratch<double> d_data = call.held<double>({6, "d"}, d, n);
  const Scratch<double> e_data = call.held<double>({7, "e"}, e, wide(n) - 1);
  const Scratch<double> rwork_data = call.scratch<double>(4 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &ncvt, &nru, &ncc, d_data.data(), e_data.data(), vt_data, &ldvt, u_data, &ldu, c_data,
      &ldc, rwork_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

std::int32_t guest_sdisna(Library* self, std::uint32_t job_value, std::int32_t m, std::int32_t n, Address d, Address
      sep) {
  Call call{*self, Routine::sdisna, "sdisna"};
  const char job = call.letter(1, job_value, "ELR");
  call.size(2, m);
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const d_data = call.array<float>({4, "d"}, d, m);
  float* const sep_data = call.array<float>({5, "sep"}, sep, job == 'E' ? wide(m) : least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&job, &m, &n, d_data, sep_data, &info, letter_length);
  return info;
}

std::int32_t guest_ddisna(Library* self, std::uint32_t job_value, std::int32_t m, std::int32_t n, Address d, Address
      sep) {
  Call call{*self, Routine::ddisna, "ddisna"};
  const char job = call.letter(1, job_value, "ELR");
  call.size(2, m);
  call.size(3, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const d_data = call.array<double>({4, "d"}, d, m);
  double* const sep_data = call.array<double>({5, "sep"}, sep, job == 'E' ? wide(m) : least(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&job, &m, &n, d_data, sep_data, &info, letter_length);
  return info;
}

std::int32_t guest_chsein(Library* self, std::uint32_t side_value, std::uint32_t eigsrc_value, std::uint32_t
      initv_value, Address select, std::int32_t n, Address h, std::int32_t ldh, Address w, Address vl, std::int32_t
      ldvl, Address vr, std::int32_t ldvr, std::int32_t mm, Address m, Address ifaill, Address ifailr) {
  Call call{*self, Routine::chsein, "chsein"};
  const char side = call.letter(1, side_value, "BLR");
  const char eigsrc = call.letter(2, eigsrc_value, "NQ");
  const char initv = call.letter(3, initv_value, "NU");
  call.size(5, n);
  call.leading(7, ldh, n);
  call.refuse_if(10, wide(ldvl) < 1 || (((side == 'L') || (side == 'B')) && wide(ldvl) < wide(n)));
  call.refuse_if(12, wide(ldvr) < 1 || (((side == 'R') || (side == 'B')) && wide(ldvr) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const h_data = call.matrix<std::complex<float>>({6, "h"}, h, n, n, ldh);
  std::complex<float>* const vl_data = call.matrix<std::complex<float>>({9, "vl"}, vl, ((side == 'L') || (side ==
      'B')) ? wide(n) : 0, mm, ldvl);
  std::complex<float>* const vr_data = call.matrix<std::complex<float>>({11, "vr"}, vr, ((side == 'R') || (side ==
      'B')) ? wide(n) : 0, mm, ldvr);
  ldh = leading_for(n, n, ldh);
  const Scratch<std::int32_t> select_data = call.logicals({4, "select"}, select, n);
  const Scratch<std::complex<float>> w_data = call.held<std::complex<float>>({8, "w"}, w, n);
  const Scratch<std::int32_t> m_data = call.integers_out({14, "m"}, m, 1);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(wide(n) * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  const Scratch<std::int32_t> ifaill_data = call.integers_out({17, "ifaill"}, ifaill, mm);
  const Scratch<std::int32_t> ifailr_data = call.integers_out({18, "ifailr"}, ifailr, mm);
  std::int32_t info = 0;
  call.run<void>(&side, &eigsrc, &initv, select_data.data(), &n, h_data, &ldh, w_data.data(), vl_data, &ldvl, vr_data,
      &ldvr, &mm, m_data.data(), work_data.data(), rwork_data.data(), ifaill_data.data(), ifailr_data.data(), &info,
      letter_length, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back(m, m_data);
  call.give_back(ifaill, ifaill_data);
  call.give_back(ifailr, ifailr_data);
  return info;
}

std::int32_t guest_zhsein(Library* self, std::uint32_t side_value, std::uint32_t eigsrc_value, std::uint32_t
      initv_value, Address select, std::int32_t n, Address h, std::int32_t ldh, Address w, Address vl, std::int32_t
      ldvl, Address vr, std::int32_t ldvr, std::int32_t mm, Address m, Address ifaill, Address ifailr) {
  Call call{*self, Routine::zhsein, "zhsein"};
  const char side = call.letter(1, side_value, "BLR");
  const char eigsrc = call.letter(2, eigsrc_value, "NQ");
  const char initv = call.letter(3, initv_value, "NU");
  call.size(5, n);
  call.leading(7, ldh, n);
  call.refuse_if(10, wide(ldvl) < 1 || (((side == 'L') || (side == 'B')) && wide(ldvl) < wide(n)));
  call.refuse_if(12, wide(ldvr) < 1 || (((side == 'R') || (side == 'B')) && wide(ldvr) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const h_data = call.matrix<std::complex<double>>({6, "h"}, h, n, n, ldh);
  std::complex<double>* const vl_data = call.matrix<std::complex<double>>({9, "vl"}, vl, ((side == 'L') || (side ==
      'B')) ? wide(n) : 0, mm, ldvl);
  std::complex<double>* const vr_data = call.matrix<std::complex<double>>({11, "vr"}, vr, ((side == 'R') || (side ==
      'B')) ? wide(n) : 0, mm, ldvr);
  ldh = leading_for(n, n, ldh);
  const Scratch<std::int32_t> select_data = call.logicals({4, "select"}, select, n);
  const Scratch<std::complex<double>> w_data = call.held<std::complex<double>>({8, "w"}, w, n);
  const Scratch<std::int32_t> m_data = call.integers_out({14, "m"}, m, 1);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(wide(n) * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  const Scratch<std::int32_t> ifaill_data = call.integers_out({17, "ifaill"}, ifaill, mm);
  const Scratch<std::int32_t> ifailr_data = call.integers_out({18, "ifailr"}, ifailr, mm);
  std::int32_t info = 0;
  call.run<void>(&side, &eigsrc, &initv, select_data.data(), &n, h_data, &ldh, w_data.data(), vl_data, &ldvl, vr_data,
      &ldvr, &mm, m_data.data(), work_data.data(), rwork_data.data(), ifaill_data.data(), ifailr_data.data(), &info,
      letter_length, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back(m, m_data);
  call.give_back(ifaill, ifaill_data);
  call.give_back(ifailr, ifailr_data);
  return info;
}

std::int32_t guest_shseqr(Library* self, std::uint32_t job_value, std::uint32_t compz_value, std::int32_t n,
      std::int32_t ilo, std::int32_t ihi, Address h, std::int32_t ldh, Address wr, Address wi, Address z, std::int32_t
      ldz, Address work, std::int32_t lwork) {
  Call call{*self, Routine::shseqr, "shseqr"};
  const char job = call.letter(1, job_value, "ES");
  const char compz = call.letter(2, compz_value, "INV");
  call.size(3, n);
  call.leading(7, ldh, n);
  call.refuse_if(4, wide(ilo) < 1 || wide(ilo) > most(1, wide(n)));
  call.refuse_if(5, wide(ihi) < least(wide(ilo), wide(n)) || wide(ihi) > wide(n));
  call.refuse_if(11, wide(ldz) < 1 || (((compz == 'I') || (compz == 'V')) && wide(ldz) < most(1, wide(n))));
  call.refuse_if(13, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const h_data = call.matrix<float>({6, "h"}, h, n, n, ldh);
  float* const wr_data = call.array<float>({8, "wr"}, wr, n);
  float* const wi_data = call.array<float>({9, "wi"}, wi, n);
  float* const z_data = call.matrix<float>({10, "z"}, z, ((compz == 'I') || (compz == 'V')) ? wide(n) : 0, n, ldz);
  ldh = leading_for(n, n, ldh);
  const Scratch<float> work_data = call.work<float>({12, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&job, &compz, &n, &ilo, &ihi, h_data, &ldh, wr_data, wi_data, z_data, &ldz, work_data.data(), &lwork,
      &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dhseqr(Library* self, std::uint32_t job_value, std::uint32_t compz_value, std::int32_t n,
      std::int32_t ilo, std::int32_t ihi, Address h, std::int32_t ldh, Address wr, Address wi, Address z, std::int32_t
      ldz, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dhseqr, "dhseqr"};
  const char job = call.letter(1, job_value, "ES");
  const char compz = call.letter(2, compz_value, "INV");
  call.size(3, n);
  call.leading(7, ldh, n);
  call.refuse_if(4, wide(ilo) < 1 || wide(ilo) > most(1, wide(n)));
  call.refuse_if(5, wide(ihi) < least(wide(ilo), wide(n)) || wide(ihi) > wide(n));
  call.refuse_if(11, wide(ldz) < 1 || (((compz == 'I') || (compz == 'V')) && wide(ldz) < most(1, wide(n))));
  call.refuse_if(13, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const h_data = call.matrix<double>({6, "h"}, h, n, n, ldh);
  double* const wr_data = call.array<double>({8, "wr"}, wr, n);
  double* const wi_data = call.array<double>({9, "wi"}, wi, n);
  double* const z_data = call.matrix<double>({10, "z"}, z, ((compz == 'I') || (compz == 'V')) ? wide(n) : 0, n, ldz);
  ldh = leading_for(n, n, ldh);
  const Scratch<double> work_data = call.work<double>({12, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&job, &compz, &n, &ilo, &ihi, h_data, &ldh, wr_data, wi_data, z_data, &ldz, work_data.data(), &lwork,
      &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_chseqr(Library* self, std::uint32_t job_value, std::uint32_t compz_value, std::int32_t n,
      std::int32_t ilo, std::int32_t ihi, Address h, std::int32_t ldh, Address w, Address z, std::int32_t ldz, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::chseqr, "chseqr"};
  const char job = call.letter(1, job_value, "ES");
  const char compz = call.letter(2, compz_value, "INV");
  call.size(3, n);
  call.leading(7, ldh, n);
  call.refuse_if(4, wide(ilo) < 1 || wide(ilo) > most(1, wide(n)));
  call.refuse_if(5, wide(ihi) < least(wide(ilo), wide(n)) || wide(ihi) > wide(n));
  call.refuse_if(10, wide(ldz) < 1 || (((compz == 'I') || (compz == 'V')) && wide(ldz) < most(1, wide(n))));
  call.refuse_if(12, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const h_data = call.matrix<std::complex<float>>({6, "h"}, h, n, n, ldh);
  std::complex<float>* const w_data = call.array<std::complex<float>>({8, "w"}, w, n);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({9, "z"}, z, ((compz == 'I') || (compz == 'V'))
      ? wide(n) : 0, n, ldz);
  ldh = leading_for(n, n, ldh);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&job, &compz, &n, &ilo, &ihi, h_data, &ldh, w_data, z_data, &ldz, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zhseqr(Library* self, std::uint32_t job_value, std::uint32_t compz_value, std::int32_t n,
      std::int32_t ilo, std::int32_t ihi, Address h, std::int32_t ldh, Address w, Address z, std::int32_t ldz, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::zhseqr, "zhseqr"};
  const char job = call.letter(1, job_value, "ES");
  const char compz = call.letter(2, compz_value, "INV");
  call.size(3, n);
  call.leading(7, ldh, n);
  call.refuse_if(4, wide(ilo) < 1 || wide(ilo) > most(1, wide(n)));
  call.refuse_if(5, wide(ihi) < least(wide(ilo), wide(n)) || wide(ihi) > wide(n));
  call.refuse_if(10, wide(ldz) < 1 || (((compz == 'I') || (compz == 'V')) && wide(ldz) < most(1, wide(n))));
  call.refuse_if(12, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const h_data = call.matrix<std::complex<double>>({6, "h"}, h, n, n, ldh);
  std::complex<double>* const w_data = call.array<std::complex<double>>({8, "w"}, w, n);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({9, "z"}, z, ((compz == 'I') || (compz ==
      'V')) ? wide(n) : 0, n, ldz);
  ldh = leading_for(n, n, ldh);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&job, &compz, &n, &ilo, &ihi, h_data, &ldh, w_data, z_data, &ldz, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sstebz(Library* self, std::uint32_t range_value, std::uint32_t order_value, std::int32_t n, float
      vl, float vu, std::int32_t il, std::int32_t iu, float abstol, Address d, Address e, Address m, Address nsplit,
      Address w, Address iblock, Address isplit) {
  Call call{*self, Routine::sstebz, "sstebz"};
  const char range = call.letter(1, range_value, "AIV");
  const char order = call.letter(2, order_value, "BE");
  call.size(3, n);
  call.refuse_if(5, (range == 'V') && !(vl < vu));
  if (call.is_illegal()) return -call.illegal_argument();
  const Scratch<float> d_data = call.held<float>({9, "d"}, d, n);
  const Scratch<float> e_data = call.held<float>({10, "e"}, e, wide(n) - 1);
  const Scratch<std::int32_t> m_data = call.integers_out({11, "m"}, m, 1);
  const Scratch<std::int32_t> nsplit_data = call.integers_out({12, "nsplit"}, nsplit, 1);
  const Scratch<float> w_data = call.held<float>({13, "w"}, w, n);
  const Scratch<std::int32_t> iblock_data = call.integers_out({14, "iblock"}, iblock, n);
  const Scratch<std::int32_t> isplit_data = call.integers_out({15, "isplit"}, isplit, n);
  const Scratch<float> work_data = call.scratch<float>(4 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(3 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&range, &order, &n, &vl, &vu, &il, &iu, &abstol, d_data.data(), e_data.data(), m_data.data(),
      nsplit_data.data(), w_data.data(), iblock_data.data(), isplit_data.data(), work_data.data(), iwork_data.data(),
      &info, letter_length, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  call.give_back(m, m_data);
  call.give_back(nsplit, nsplit_data);
  call.give_back(w, w_data);
  call.give_back(iblock, iblock_data);
  call.give_back(isplit, isplit_data);
  return info;
}

std::int32_t guest_dstebz(Library* self, std::uint32_t range_value, std::uint32_t order_value, std::int32_t n,
      double vl, double vu, std::int32_t il, std::int32_t iu, double abstol, Address d, Address e, Address m, Address
      nsplit, Address w, Address iblock, Address isplit) {
  Call call{*self, Routine::dstebz, "dstebz"};
  const char range = call.letter(1, range_value, "AIV");
  const char order = call.letter(2, order_value, "BE");
  call.size(3, n);
  call.refuse_if(5, (range == 'V') && !(vl < vu));
  if (call.is_illegal()) return -call.illegal_argument();
  const Scratch<double> d_data = call.held<double>({9, "d"}, d, n);
  const Scratch<double> e_data = call.held<double>({10, "e"}, e, wide(n) - 1);
  const Scratch<std::int32_t> m_data = call.integers_out({11, "m"}, m, 1);
  const Scratch<std::int32_t> nsplit_data = call.integers_out({12, "nsplit"}, nsplit, 1);
  const Scratch<double> w_data = call.held<double>({13, "w"}, w, n);
  const Scratch<std::int32_t> iblock_data = call.integers_out({14, "iblock"}, iblock, n);
  const Scratch<std::int32_t> isplit_data = call.integers_out({15, "isplit"}, isplit, n);
  const Scratch<double> work_data = call.scratch<double>(4 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(3 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&range, &order, &n, &vl, &vu, &il, &iu, &abstol, d_data.data(), e_data.data(), m_data.data(),
      nsplit_data.data(), w_data.data(), iblock_data.data(), isplit_data.data(), work_data.data(), iwork_data.data(),
      &info, letter_length, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  call.give_back(m, m_data);
  call.give_back(nsplit, nsplit_data);
  call.give_back(w, w_data);
  call.give_back(iblock, iblock_data);
  call.give_back(isplit, isplit_data);
  return info;
}

std::int32_t guest_sstedc(Library* self, std::uint32_t compz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz, Address work, std::int32_t lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::sstedc, "sstedc"};
  const char compz = call.letter(1, compz_value, "INV");
  call.size(2, n);
  call.refuse_if(6, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  float* const z_data = call.matrix<float>({5, "z"}, z, ldz, n, ldz);
  if (call.overflows(compz == 'V' ? 4 * wide(n) * wide(n) + 70 * wide(n) : 0)) return call.decline();
  const Scratch<float> d_data = call.held<float>({3, "d"}, d, n);
  const Scratch<float> e_data = call.held<float>({4, "e"}, e, wide(n) - 1);
  const Scratch<float> work_data = call.work<float>({7, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({9, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&compz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &lwork, iwork_data.data(),
      &liwork, &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_dstedc(Library* self, std::uint32_t compz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz, Address work, std::int32_t lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::dstedc, "dstedc"};
  const char compz = call.letter(1, compz_value, "INV");
  call.size(2, n);
  call.refuse_if(6, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  double* const z_data = call.matrix<double>({5, "z"}, z, ldz, n, ldz);
  if (call.overflows(compz == 'V' ? 4 * wide(n) * wide(n) + 70 * wide(n) : 0)) return call.decline();
  const Scratch<double> d_data = call.held<double>({3, "d"}, d, n);
  const Scratch<double> e_data = call.held<double>({4, "e"}, e, wide(n) - 1);
  const Scratch<double> work_data = call.work<double>({7, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({9, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&compz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &lwork, iwork_data.data(),
      &liwork, &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_cstedc(Library* self, std::uint32_t compz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz, Address work, std::int32_t lwork, Address rwork, std::int32_t lrwork, Address iwork,
      std::int32_t liwork) {
  Call call{*self, Routine::cstedc, "cstedc"};
  const char compz = call.letter(1, compz_value, "INV");
  call.size(2, n);
  call.refuse_if(6, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({5, "z"}, z, ldz, n, ldz);
  if (call.overflows(compz == 'V' ? 4 * wide(n) * wide(n) + 70 * wide(n) : 0)) return call.decline();
  const Scratch<float> d_data = call.held<float>({3, "d"}, d, n);
  const Scratch<float> e_data = call.held<float>({4, "e"}, e, wide(n) - 1);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({7, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.work<float>({9, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({11, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&compz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &lwork, rwork_data.data(),
      &lrwork, iwork_data.data(), &liwork, &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_zstedc(Library* self, std::uint32_t compz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz, Address work, std::int32_t lwork, Address rwork, std::int32_t lrwork, Address iwork,
      std::int32_t liwork) {
  Call call{*self, Routine::zstedc, "zstedc"};
  const char compz = call.letter(1, compz_value, "INV");
  call.size(2, n);
  call.refuse_if(6, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({5, "z"}, z, ldz, n, ldz);
  if (call.overflows(compz == 'V' ? 4 * wide(n) * wide(n) + 70 * wide(n) : 0)) return call.decline();
  const Scratch<double> d_data = call.held<double>({3, "d"}, d, n);
  const Scratch<double> e_data = call.held<double>({4, "e"}, e, wide(n) - 1);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({7, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.work<double>({9, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({11, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&compz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &lwork, rwork_data.data(),
      &lrwork, iwork_data.data(), &liwork, &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_ssteqr(Library* self, std::uint32_t compz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz) {
  Call call{*self, Routine::ssteqr, "ssteqr"};
  const char compz = call.letter(1, compz_value, "INV");
  call.size(2, n);
  call.refuse_if(6, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const z_data = call.matrix<float>({5, "z"}, z, ldz, n, ldz);
  const Scratch<float> d_data = call.held<float>({3, "d"}, d, n);
  const Scratch<float> e_data = call.held<float>({4, "e"}, e, wide(n) - 1);
  const Scratch<float> work_data = call.scratch<float>(most(1, 2 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&compz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

std::int32_t guest_dsteqr(Library* self, std::uint32_t compz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz) {
  Call call{*self, Routine::dsteqr, "dsteqr"};
  const char compz = call.letter(1, compz_value, "INV");
  call.size(2, n);
  call.refuse_if(6, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const z_data = call.matrix<double>({5, "z"}, z, ldz, n, ldz);
  const Scratch<double> d_data = call.held<double>({3, "d"}, d, n);
  const Scratch<double> e_data = call.held<double>({4, "e"}, e, wide(n) - 1);
  const Scratch<double> work_data = call.scratch<double>(most(1, 2 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&compz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

std::int32_t guest_csteqr(Library* self, std::uint32_t compz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz) {
  Call call{*self, Routine::csteqr, "csteqr"};
  const char compz = call.letter(1, compz_value, "INV");
  call.size(2, n);
  call.refuse_if(6, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({5, "z"}, z, ldz, n, ldz);
  const Scratch<float> d_data = call.held<float>({3, "d"}, d, n);
  const Scratch<float> e_data = call.held<float>({4, "e"}, e, wide(n) - 1);
  const Scratch<float> work_data = call.scratch<float>(most(1, 2 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&compz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

std::int32_t guest_zsteqr(Library* self, std::uint32_t compz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz) {
  Call call{*self, Routine::zsteqr, "zsteqr"};
  const char compz = call.letter(1, compz_value, "INV");
  call.size(2, n);
  call.refuse_if(6, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({5, "z"}, z, ldz, n, ldz);
  const Scratch<double> d_data = call.held<double>({3, "d"}, d, n);
  const Scratch<double> e_data = call.held<double>({4, "e"}, e, wide(n) - 1);
  const Scratch<double> work_data = call.scratch<double>(most(1, 2 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&compz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

std::int32_t guest_ssterf(Library* self, std::int32_t n, Address d, Address e) {
  Call call{*self, Routine::ssterf, "ssterf"};
  call.size(1, n);
  if (call.is_illegal()) return -call.illegal_argument();
  const Scratch<float> d_data = call.held<float>({2, "d"}, d, n);
  const Scratch<float> e_data = call.held<float>({3, "e"}, e, wide(n) - 1);
  std::int32_t info = 0;
  call.run<void>(&n, d_data.data(), e_data.data(), &info);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

std::int32_t guest_dsterf(Library* self, std::int32_t n, Address d, Address e) {
  Call call{*self, Routine::dsterf, "dsterf"};
  call.size(1, n);
  if (call.is_illegal()) return -call.illegal_argument();
  const Scratch<double> d_data = call.held<double>({2, "d"}, d, n);
  const Scratch<double> e_data = call.held<double>({3, "e"}, e, wide(n) - 1);
  std::int32_t info = 0;
  call.run<void>(&n, d_data.data(), e_data.data(), &info);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

std::int32_t guest_sstevd(Library* self, std::uint32_t jobz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz, Address work, std::int32_t lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::sstevd, "sstevd"};
  const char jobz = call.letter(1, jobz_value, "NV");
  call.size(2, n);
  call.refuse_if(6, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  float* const z_data = call.matrix<float>({5, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  const Scratch<float> d_data = call.held<float>({3, "d"}, d, n);
  const Scratch<float> e_data = call.held<float>({4, "e"}, e, wide(n) - 1);
  const Scratch<float> work_data = call.work<float>({7, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({9, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &lwork, iwork_data.data(),
      &liwork, &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_dstevd(Library* self, std::uint32_t jobz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz, Address work, std::int32_t lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::dstevd, "dstevd"};
  const char jobz = call.letter(1, jobz_value, "NV");
  call.size(2, n);
  call.refuse_if(6, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  double* const z_data = call.matrix<double>({5, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  const Scratch<double> d_data = call.held<double>({3, "d"}, d, n);
  const Scratch<double> e_data = call.held<double>({4, "e"}, e, wide(n) - 1);
  const Scratch<double> work_data = call.work<double>({7, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({9, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &lwork, iwork_data.data(),
      &liwork, &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_sstevr(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::int32_t n,
      Address d, Address e, float vl, float vu, std::int32_t il, std::int32_t iu, float abstol, Address m, Address w,
      Address z, std::int32_t ldz, Address isuppz, Address work, std::int32_t lwork, Address iwork, std::int32_t
      liwork) {
  Call call{*self, Routine::sstevr, "sstevr"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  call.size(3, n);
  call.refuse_if(7, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(8, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(9, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(14, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(17, wide(lwork) < (most(1, 20 * wide(n))) && !(((wide(lwork) == -1) || (wide(liwork) == -1))));
  call.refuse_if(19, wide(liwork) < (most(1, 10 * wide(n))) && !(((wide(lwork) == -1) || (wide(liwork) == -1))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  float* const z_data = call.matrix<float>({13, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ? wide(iu)
      - wide(il) + 1 : wide(n))), ldz);
  const Scratch<float> d_data = call.held<float>({4, "d"}, d, n);
  const Scratch<float> e_data = call.held<float>({5, "e"}, e, most(1, wide(n) - 1));
  const Scratch<std::int32_t> m_data = call.integers_out({11, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({12, "w"}, w, n);
  const Scratch<std::int32_t> isuppz_data = call.integers_out({15, "isuppz"}, isuppz, 2 * most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))));
  const Scratch<float> work_data = call.work<float>({16, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({18, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &n, d_data.data(), e_data.data(), &vl, &vu, &il, &iu, &abstol, m_data.data(),
      w_data.data(), z_data, &ldz, isuppz_data.data(), work_data.data(), &lwork, iwork_data.data(), &liwork, &info,
      letter_length, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(isuppz, isuppz_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_dstevr(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::int32_t n,
      Address d, Address e, double vl, double vu, std::int32_t il, std::int32_t iu, double abstol, Address m, Address
      w, Address z, std::int32_t ldz, Address isuppz, Address work, std::int32_t lwork, Address iwork, std::int32_t
      liwork) {
  Call call{*self, Routine::dstevr, "dstevr"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  call.size(3, n);
  call.refuse_if(7, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(8, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(9, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(14, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(17, wide(lwork) < (most(1, 20 * wide(n))) && !(((wide(lwork) == -1) || (wide(liwork) == -1))));
  call.refuse_if(19, wide(liwork) < (most(1, 10 * wide(n))) && !(((wide(lwork) == -1) || (wide(liwork) == -1))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  double* const z_data = call.matrix<double>({13, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))), ldz);
  const Scratch<double> d_data = call.held<double>({4, "d"}, d, n);
  const Scratch<double> e_data = call.held<double>({5, "e"}, e, most(1, wide(n) - 1));
  const Scratch<std::int32_t> m_data = call.integers_out({11, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({12, "w"}, w, n);
  const Scratch<std::int32_t> isuppz_data = call.integers_out({15, "isuppz"}, isuppz, 2 * most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))));
  const Scratch<double> work_data = call.work<double>({16, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({18, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &n, d_data.data(), e_data.data(), &vl, &vu, &il, &iu, &abstol, m_data.data(),
      w_data.data(), z_data, &ldz, isuppz_data.data(), work_data.data(), &lwork, iwork_data.data(), &liwork, &info,
      letter_length, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(isuppz, isuppz_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_sstevx(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::int32_t n,
      Address d, Address e, float vl, float vu, std::int32_t il, std::int32_t iu, float abstol, Address m, Address w,
      Address z, std::int32_t ldz, Address ifail) {
  Call call{*self, Routine::sstevx, "sstevx"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  call.size(3, n);
  call.refuse_if(7, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(8, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(9, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(14, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  float* const z_data = call.matrix<float>({13, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ? wide(iu)
      - wide(il) + 1 : wide(n))), ldz);
  const Scratch<float> d_data = call.held<float>({4, "d"}, d, n);
  const Scratch<float> e_data = call.held<float>({5, "e"}, e, most(1, wide(n) - 1));
  const Scratch<std::int32_t> m_data = call.integers_out({11, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({12, "w"}, w, n);
  const Scratch<float> work_data = call.scratch<float>(5 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({17, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &n, d_data.data(), e_data.data(), &vl, &vu, &il, &iu, &abstol, m_data.data(),
      w_data.data(), z_data, &ldz, work_data.data(), iwork_data.data(), ifail_data.data(), &info, letter_length,
      letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_dstevx(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::int32_t n,
      Address d, Address e, double vl, double vu, std::int32_t il, std::int32_t iu, double abstol, Address m, Address
      w, Address z, std::int32_t ldz, Address ifail) {
  Call call{*self, Routine::dstevx, "dstevx"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  call.size(3, n);
  call.refuse_if(7, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(8, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(9, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(14, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  double* const z_data = call.matrix<double>({13, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))), ldz);
  const Scratch<double> d_data = call.held<double>({4, "d"}, d, n);
  const Scratch<double> e_data = call.held<double>({5, "e"}, e, most(1, wide(n) - 1));
  const Scratch<std::int32_t> m_data = call.integers_out({11, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({12, "w"}, w, n);
  const Scratch<double> work_data = call.scratch<double>(5 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({17, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &n, d_data.data(), e_data.data(), &vl, &vu, &il, &iu, &abstol, m_data.data(),
      w_data.data(), z_data, &ldz, work_data.data(), iwork_data.data(), ifail_data.data(), &info, letter_length,
      letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_strcon(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, Address a, std::int32_t lda, Address rcond) {
  Call call{*self, Routine::strcon, "strcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.leading(6, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({5, "a"}, a, n, n, lda);
  float* const rcond_data = call.array<float>({7, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &uplo, &diag, &n, a_data, &lda, rcond_data, work_data.data(), iwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_dtrcon(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, Address a, std::int32_t lda, Address rcond) {
  Call call{*self, Routine::dtrcon, "dtrcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.leading(6, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({5, "a"}, a, n, n, lda);
  double* const rcond_data = call.array<double>({7, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &uplo, &diag, &n, a_data, &lda, rcond_data, work_data.data(), iwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_ctrcon(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, Address a, std::int32_t lda, Address rcond) {
  Call call{*self, Routine::ctrcon, "ctrcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.leading(6, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, n, n, lda);
  float* const rcond_data = call.array<float>({7, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &uplo, &diag, &n, a_data, &lda, rcond_data, work_data.data(), rwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_ztrcon(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, Address a, std::int32_t lda, Address rcond) {
  Call call{*self, Routine::ztrcon, "ztrcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.leading(6, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, n, n, lda);
  double* const rcond_data = call.array<double>({7, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &uplo, &diag, &n, a_data, &lda, rcond_data, work_data.data(), rwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_ctrevc(Library* self, std::uint32_t side_value, std::uint32_t howmny_value, Address select,
      std::int32_t n, Address t, std::int32_t ldt, Address vl, std::int32_t ldvl, Address vr, std::int32_t ldvr,
      std::int32_t mm, Address m) {
  Call call{*self, Routine::ctrevc, "ctrevc"};
  const char side = call.letter(1, side_value, "BLR");
  const char howmny = call.letter(2, howmny_value, "ABS");
  call.size(4, n);
  call.leading(6, ldt, n);
  call.refuse_if(8, wide(ldvl) < 1 || (((side == 'L') || (side == 'B')) && wide(ldvl) < wide(n)));
  call.refuse_if(10, wide(ldvr) < 1 || (((side == 'R') || (side == 'B')) && wide(ldvr) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const t_data = call.matrix<std::complex<float>>({5, "t"}, t, n, n, ldt);
  std::complex<float>* const vl_data = call.matrix<std::complex<float>>({7, "vl"}, vl, ((side == 'L') || (side ==
      'B')) ? wide(n) : 0, mm, ldvl);
  std::complex<float>* const vr_data = call.matrix<std::complex<float>>({9, "vr"}, vr, ((side == 'R') || (side ==
      'B')) ? wide(n) : 0, mm, ldvr);
  ldt = leading_for(n, n, ldt);
  const Scratch<std::int32_t> select_data = call.logicals({3, "select"}, select, n);
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&side, &howmny, select_data.data(), &n, t_data, &ldt, vl_data, &ldvl, vr_data, &ldvr, &mm,
      m_data.data(), work_data.data(), rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(m, m_data);
  return info;
}

std::int32_t guest_ztrevc(Library* self, std::uint32_t side_value, std::uint32_t howmny_value, Address select,
      std::int32_t n, Address t, std::int32_t ldt, Address vl, std::int32_t ldvl, Address vr, std::int32_t ldvr,
      std::int32_t mm, Address m) {
  Call call{*self, Routine::ztrevc, "ztrevc"};
  const char side = call.letter(1, side_value, "BLR");
  const char howmny = call.letter(2, howmny_value, "ABS");
  call.size(4, n);
  call.leading(6, ldt, n);
  call.refuse_if(8, wide(ldvl) < 1 || (((side == 'L') || (side == 'B')) && wide(ldvl) < wide(n)));
  call.refuse_if(10, wide(ldvr) < 1 || (((side == 'R') || (side == 'B')) && wide(ldvr) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const t_data = call.matrix<std::complex<double>>({5, "t"}, t, n, n, ldt);
  std::complex<double>* const vl_data = call.matrix<std::complex<double>>({7, "vl"}, vl, ((side == 'L') || (side ==
      'B')) ? wide(n) : 0, mm, ldvl);
  std::complex<double>* const vr_data = call.matrix<std::complex<double>>({9, "vr"}, vr, ((side == 'R') || (side ==
      'B')) ? wide(n) : 0, mm, ldvr);
  ldt = leading_for(n, n, ldt);
  const Scratch<std::int32_t> select_data = call.logicals({3, "select"}, select, n);
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&side, &howmny, select_data.data(), &n, t_data, &ldt, vl_data, &ldvl, vr_data, &ldvr, &mm,
      m_data.data(), work_data.data(), rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(m, m_data);
  return info;
}

std::int32_t guest_strexc(Library* self, std::uint32_t compq_value, std::int32_t n, Address t, std::int32_t ldt,
      Address q, std::int32_t ldq, Address ifst, Address ilst) {
  Call call{*self, Routine::strexc, "strexc"};
  const char compq = call.letter(1, compq_value, "NV");
  call.size(2, n);
  call.leading(4, ldt, n);
  call.refuse_if(6, wide(ldq) < 1 || ((compq == 'V') && wide(ldq) < most(1, wide(n))));
  if (call.is_illegal()) return -call.illegal_argument();
  float* const t_data = call.matrix<float>({3, "t"}, t, n, n, ldt);
  float* const q_data = call.matrix<float>({5, "q"}, q, (compq == 'V') ? wide(n) : 0, n, ldq);
  ldt = leading_for(n, n, ldt);
  const Scratch<std::int32_t> ifst_data = call.integers_both({7, "ifst"}, ifst, 1, 0, 0);
  const Scratch<std::int32_t> ilst_data = call.integers_both({8, "ilst"}, ilst, 1, 0, 0);
  const Scratch<float> work_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&compq, &n, t_data, &ldt, q_data, &ldq, ifst_data.data(), ilst_data.data(), work_data.data(), &info,
      letter_length);
  call.give_back(ifst, ifst_data);
  call.give_back(ilst, ilst_data);
  return info;
}

std::int32_t guest_dtrexc(Library* self, std::uint32_t compq_value, std::int32_t n, Address t, std::int32_t ldt,
      Address q, std::int32_t ldq, Address ifst, Address ilst) {
  Call call{*self, Routine::dtrexc, "dtrexc"};
  const char compq = call.letter(1, compq_value, "NV");
  call.size(2, n);
  call.leading(4, ldt, n);
  call.refuse_if(6, wide(ldq) < 1 || ((compq == 'V') && wide(ldq) < most(1, wide(n))));
  if (call.is_illegal()) return -call.illegal_argument();
  double* const t_data = call.matrix<double>({3, "t"}, t, n, n, ldt);
  double* const q_data = call.matrix<double>({5, "q"}, q, (compq == 'V') ? wide(n) : 0, n, ldq);
  ldt = leading_for(n, n, ldt);
  const Scratch<std::int32_t> ifst_data = call.integers_both({7, "ifst"}, ifst, 1, 0, 0);
  const Scratch<std::int32_t> ilst_data = call.integers_both({8, "ilst"}, ilst, 1, 0, 0);
  const Scratch<double> work_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&compq, &n, t_data, &ldt, q_data, &ldq, ifst_data.data(), ilst_data.data(), work_data.data(), &info,
      letter_length);
  call.give_back(ifst, ifst_data);
  call.give_back(ilst, ilst_data);
  return info;
}

std::int32_t guest_ctrexc(Library* self, std::uint32_t compq_value, std::int32_t n, Address t, std::int32_t ldt,
      Address q, std::int32_t ldq, std::int32_t ifst, std::int32_t ilst) {
  Call call{*self, Routine::ctrexc, "ctrexc"};
  const char compq = call.letter(1, compq_value, "NV");
  call.size(2, n);
  call.leading(4, ldt, n);
  call.refuse_if(6, wide(ldq) < 1 || ((compq == 'V') && wide(ldq) < most(1, wide(n))));
  call.refuse_if(7, (wide(ifst) < 1 || wide(ifst) > wide(n)) && (wide(n) > 0));
  call.refuse_if(8, (wide(ilst) < 1 || wide(ilst) > wide(n)) && (wide(n) > 0));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const t_data = call.matrix<std::complex<float>>({3, "t"}, t, n, n, ldt);
  std::complex<float>* const q_data = call.matrix<std::complex<float>>({5, "q"}, q, (compq == 'V') ? wide(n) : 0, n,
      ldq);
  ldt = leading_for(n, n, ldt);
  std::int32_t info = 0;
  call.run<void>(&compq, &n, t_data, &ldt, q_data, &ldq, &ifst, &ilst, &info, letter_length);
  return info;
}

std::int32_t guest_ztrexc(Library* self, std::uint32_t compq_value, std::int32_t n, Address t, std::int32_t ldt,
      Address q, std::int32_t ldq, std::int32_t ifst, std::int32_t ilst) {
  Call call{*self, Routine::ztrexc, "ztrexc"};
  const char compq = call.letter(1, compq_value, "NV");
  call.size(2, n);
  call.leading(4, ldt, n);
  call.refuse_if(6, wide(ldq) < 1 || ((compq == 'V') && wide(ldq) < most(1, wide(n))));
  call.refuse_if(7, (wide(ifst) < 1 || wide(ifst) > wide(n)) && (wide(n) > 0));
  call.refuse_if(8, (wide(ilst) < 1 || wide(ilst) > wide(n)) && (wide(n) > 0));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const t_data = call.matrix<std::complex<double>>({3, "t"}, t, n, n, ldt);
  std::complex<double>* const q_data = call.matrix<std::complex<double>>({5, "q"}, q, (compq == 'V') ? wide(n) : 0, n,
      ldq);
  ldt = leading_for(n, n, ldt);
  std::int32_t info = 0;
  call.run<void>(&compq, &n, t_data, &ldt, q_data, &ldq, &ifst, &ilst, &info, letter_length);
  return info;
}

std::int32_t guest_strrfs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address
      x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::strrfs, "strrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.leading(11, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({6, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({8, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({10, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({12, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({13, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, a_data, &lda, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), iwork_data.data(), &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_dtrrfs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address
      x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::dtrrfs, "dtrrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.leading(11, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({6, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({8, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({10, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({12, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({13, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, a_data, &lda, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), iwork_data.data(), &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_ctrrfs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address
      x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::ctrrfs, "ctrrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.leading(11, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({10, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({12, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({13, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, a_data, &lda, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), rwork_data.data(), &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_ztrrfs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address
      x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::ztrrfs, "ztrrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, nrhs);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.leading(11, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({10, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({12, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({13, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &nrhs, a_data, &lda, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), rwork_data.data(), &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_strsyl(Library* self, std::uint32_t trana_value, std::uint32_t tranb_value, std::int32_t isgn,
      std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address c,
      std::int32_t ldc, Address scale) {
  Call call{*self, Routine::strsyl, "strsyl"};
  const char trana = call.letter(1, trana_value, "CNT");
  const char tranb = call.letter(2, tranb_value, "CNT");
  call.size(4, m);
  call.size(5, n);
  call.leading(7, lda, m);
  call.leading(9, ldb, n);
  call.leading(11, ldc, m);
  call.refuse_if(3, wide(isgn) != 1 && wide(isgn) != -1);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({6, "a"}, a, m, m, lda);
  float* const b_data = call.matrix<float>({8, "b"}, b, n, n, ldb);
  float* const c_data = call.matrix<float>({10, "c"}, c, m, n, ldc);
  float* const scale_data = call.array<float>({12, "scale"}, scale, 1);
  lda = leading_for(m, m, lda);
  ldb = leading_for(n, n, ldb);
  ldc = leading_for(m, n, ldc);
  std::int32_t info = 0;
  call.run<void>(&trana, &tranb, &isgn, &m, &n, a_data, &lda, b_data, &ldb, c_data, &ldc, scale_data, &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_dtrsyl(Library* self, std::uint32_t trana_value, std::uint32_t tranb_value, std::int32_t isgn,
      std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address c,
      std::int32_t ldc, Address scale) {
  Call call{*self, Routine::dtrsyl, "dtrsyl"};
  const char trana = call.letter(1, trana_value, "CNT");
  const char tranb = call.letter(2, tranb_value, "CNT");
  call.size(4, m);
  call.size(5, n);
  call.leading(7, lda, m);
  call.leading(9, ldb, n);
  call.leading(11, ldc, m);
  call.refuse_if(3, wide(isgn) != 1 && wide(isgn) != -1);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({6, "a"}, a, m, m, lda);
  double* const b_data = call.matrix<double>({8, "b"}, b, n, n, ldb);
  double* const c_data = call.matrix<double>({10, "c"}, c, m, n, ldc);
  double* const scale_data = call.array<double>({12, "scale"}, scale, 1);
  lda = leading_for(m, m, lda);
  ldb = leading_for(n, n, ldb);
  ldc = leading_for(m, n, ldc);
  std::int32_t info = 0;
  call.run<void>(&trana, &tranb, &isgn, &m, &n, a_data, &lda, b_data, &ldb, c_data, &ldc, scale_data, &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_ctrsyl(Library* self, std::uint32_t trana_value, std::uint32_t tranb_value, std::int32_t isgn,
      std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address c,
      std::int32_t ldc, Address scale) {
  Call call{*self, Routine::ctrsyl, "ctrsyl"};
  const char trana = call.letter(1, trana_value, "CN");
  const char tranb = call.letter(2, tranb_value, "CN");
  call.size(4, m);
  call.size(5, n);
  call.leading(7, lda, m);
  call.leading(9, ldb, n);
  call.leading(11, ldc, m);
  call.refuse_if(3, wide(isgn) != 1 && wide(isgn) != -1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, m, m, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, n, n, ldb);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({10, "c"}, c, m, n, ldc);
  float* const scale_data = call.array<float>({12, "scale"}, scale, 1);
  lda = leading_for(m, m, lda);
  ldb = leading_for(n, n, ldb);
  ldc = leading_for(m, n, ldc);
  std::int32_t info = 0;
  call.run<void>(&trana, &tranb, &isgn, &m, &n, a_data, &lda, b_data, &ldb, c_data, &ldc, scale_data, &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_ztrsyl(Library* self, std::uint32_t trana_value, std::uint32_t tranb_value, std::int32_t isgn,
      std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address c,
      std::int32_t ldc, Address scale) {
  Call call{*self, Routine::ztrsyl, "ztrsyl"};
  const char trana = call.letter(1, trana_value, "CN");
  const char tranb = call.letter(2, tranb_value, "CN");
  call.size(4, m);
  call.size(5, n);
  call.leading(7, lda, m);
  call.leading(9, ldb, n);
  call.leading(11, ldc, m);
  call.refuse_if(3, wide(isgn) != 1 && wide(isgn) != -1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, m, m, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, n, n, ldb);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({10, "c"}, c, m, n, ldc);
  double* const scale_data = call.array<double>({12, "scale"}, scale, 1);
  lda = leading_for(m, m, lda);
  ldb = leading_for(n, n, ldb);
  ldc = leading_for(m, n, ldc);
  std::int32_t info = 0;
  call.run<void>(&trana, &tranb, &isgn, &m, &n, a_data, &lda, b_data, &ldb, c_data, &ldc, scale_data, &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_strttf(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address a, std::int32_t lda, Address arf) {
  Call call{*self, Routine::strttf, "strttf"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const arf_data = call.array<float>({6, "arf"}, arf, wide(n) * (wide(n) + 1) / 2);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, a_data, &lda, arf_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_dtrttf(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address a, std::int32_t lda, Address arf) {
  Call call{*self, Routine::dtrttf, "dtrttf"};
  const char transr = call.letter(1, transr_value, "NT");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const arf_data = call.array<double>({6, "arf"}, arf, wide(n) * (wide(n) + 1) / 2);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, a_data, &lda, arf_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_ctrttf(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address a, std::int32_t lda, Address arf) {
  Call call{*self, Routine::ctrttf, "ctrttf"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(5, lda < 1);
  call.refuse_if(5, wide(lda) < most(1, wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const arf_data = call.array<std::complex<float>>({6, "arf"}, arf, wide(n) * (wide(n) + 1) / 2);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, a_data, &lda, arf_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_ztrttf(Library* self, std::uint32_t transr_value, std::uint32_t uplo_value, std::int32_t n,
      Address a, std::int32_t lda, Address arf) {
  Call call{*self, Routine::ztrttf, "ztrttf"};
  const char transr = call.letter(1, transr_value, "CN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.refuse_if(5, lda < 1);
  call.refuse_if(5, wide(lda) < most(1, wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const arf_data = call.array<std::complex<double>>({6, "arf"}, arf, wide(n) * (wide(n) + 1) /
      2);
  std::int32_t info = 0;
  call.run<void>(&transr, &uplo, &n, a_data, &lda, arf_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_strttp(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ap) {
  Call call{*self, Routine::strttp, "strttp"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  float* const ap_data = call.array<float>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ap_data, &info, letter_length);
  return info;
}

std::int32_t guest_dtrttp(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ap) {
  Call call{*self, Routine::dtrttp, "dtrttp"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  double* const ap_data = call.array<double>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ap_data, &info, letter_length);
  return info;
}

std::int32_t guest_ctrttp(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ap) {
  Call call{*self, Routine::ctrttp, "ctrttp"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  std::complex<float>* const ap_data = call.array<std::complex<float>>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ap_data, &info, letter_length);
  return info;
}

std::int32_t guest_ztrttp(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ap) {
  Call call{*self, Routine::ztrttp, "ztrttp"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  std::complex<double>* const ap_data = call.array<std::complex<double>>({5, "ap"}, ap, wide(n) * (wide(n) + 1) / 2);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ap_data, &info, letter_length);
  return info;
}

std::int32_t guest_stzrzf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::stzrzf, "stzrzf"};
  call.size(1, m);
  call.leading(4, lda, m);
  call.refuse_if(2, n < m);
  call.refuse_if(7, wide(lwork) < ((wide(m) == 0 || wide(m) == wide(n)) ? (1) : (most(1, wide(m)))) && !(wide(lwork)
      == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({3, "a"}, a, m, n, lda);
  float* const tau_data = call.array<float>({5, "tau"}, tau, m);
  lda = leading_for(m, n, lda);
  const Scratch<float> work_data = call.work<float>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dtzrzf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::dtzrzf, "dtzrzf"};
  call.size(1, m);
  call.leading(4, lda, m);
  call.refuse_if(2, n < m);
  call.refuse_if(7, wide(lwork) < ((wide(m) == 0 || wide(m) == wide(n)) ? (1) : (most(1, wide(m)))) && !(wide(lwork)
      == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({3, "a"}, a, m, n, lda);
  double* const tau_data = call.array<double>({5, "tau"}, tau, m);
  lda = leading_for(m, n, lda);
  const Scratch<double> work_data = call.work<double>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_ctzrzf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::ctzrzf, "ctzrzf"};
  call.size(1, m);
  call.leading(4, lda, m);
  call.refuse_if(2, n < m);
  call.refuse_if(7, wide(lwork) < ((wide(m) == 0 || wide(m) == wide(n)) ? (1) : (most(1, wide(m)))) && !(wide(lwork)
      == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, m, n, lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({5, "tau"}, tau, m);
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_ztzrzf(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::ztzrzf, "ztzrzf"};
  call.size(1, m);
  call.leading(4, lda, m);
  call.refuse_if(2, n < m);
  call.refuse_if(7, wide(lwork) < ((wide(m) == 0 || wide(m) == wide(n)) ? (1) : (most(1, wide(m)))) && !(wide(lwork)
      == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, m, n, lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({5, "tau"}, tau, m);
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

}  // namespace mpiwasm::blas
