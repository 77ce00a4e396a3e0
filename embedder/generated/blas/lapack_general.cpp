// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_sgebal(Library* self, std::uint32_t job_value, std::int32_t n, Address a, std::int32_t lda,
      Address ilo, Address ihi, Address scale) {
  Call call{*self, Routine::sgebal, "sgebal"};
  const char job = call.letter(1, job_value, "BNPS");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ilo_data = call.integers_out({5, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({6, "ihi"}, ihi, 1);
  const Scratch<float> scale_data = call.held<float>({7, "scale"}, scale, n);
  std::int32_t info = 0;
  call.run<void>(&job, &n, a_data, &lda, ilo_data.data(), ihi_data.data(), scale_data.data(), &info, letter_length);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(scale, scale_data);
  return info;
}

std::int32_t guest_dgebal(Library* self, std::uint32_t job_value, std::int32_t n, Address a, std::int32_t lda,
      Address ilo, Address ihi, Address scale) {
  Call call{*self, Routine::dgebal, "dgebal"};
  const char job = call.letter(1, job_value, "BNPS");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ilo_data = call.integers_out({5, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({6, "ihi"}, ihi, 1);
  const Scratch<double> scale_data = call.held<double>({7, "scale"}, scale, n);
  std::int32_t info = 0;
  call.run<void>(&job, &n, a_data, &lda, ilo_data.data(), ihi_data.data(), scale_data.data(), &info, letter_length);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(scale, scale_data);
  return info;
}

std::int32_t guest_cgebal(Library* self, std::uint32_t job_value, std::int32_t n, Address a, std::int32_t lda,
      Address ilo, Address ihi, Address scale) {
  Call call{*self, Routine::cgebal, "cgebal"};
  const char job = call.letter(1, job_value, "BNPS");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ilo_data = call.integers_out({5, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({6, "ihi"}, ihi, 1);
  const Scratch<float> scale_data = call.held<float>({7, "scale"}, scale, n);
  std::int32_t info = 0;
  call.run<void>(&job, &n, a_data, &lda, ilo_data.data(), ihi_data.data(), scale_data.data(), &info, letter_length);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(scale, scale_data);
  return info;
}

std::int32_t guest_zgebal(Library* self, std::uint32_t job_value, std::int32_t n, Address a, std::int32_t lda,
      Address ilo, Address ihi, Address scale) {
  Call call{*self, Routine::zgebal, "zgebal"};
  const char job = call.letter(1, job_value, "BNPS");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ilo_data = call.integers_out({5, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({6, "ihi"}, ihi, 1);
  const Scratch<double> scale_data = call.held<double>({7, "scale"}, scale, n);
  std::int32_t info = 0;
  call.run<void>(&job, &n, a_data, &lda, ilo_data.data(), ihi_data.data(), scale_data.data(), &info, letter_length);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(scale, scale_data);
  return info;
}

std::int32_t guest_sgecon(Library* self, std::uint32_t norm_value, std::int32_t n, Address a, std::int32_t lda,
      float anorm, Address rcond) {
  Call call{*self, Routine::sgecon, "sgecon"};
  const char norm = call.letter(1, norm_value, "1IO");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(5, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  float* const rcond_data = call.array<float>({6, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<float> work_data = call.scratch<float>(4 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &n, a_data, &lda, &anorm, rcond_data, work_data.data(), iwork_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_dgecon(Library* self, std::uint32_t norm_value, std::int32_t n, Address a, std::int32_t lda,
      double anorm, Address rcond) {
  Call call{*self, Routine::dgecon, "dgecon"};
  const char norm = call.letter(1, norm_value, "1IO");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(5, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  double* const rcond_data = call.array<double>({6, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<double> work_data = call.scratch<double>(4 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &n, a_data, &lda, &anorm, rcond_data, work_data.data(), iwork_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_cgecon(Library* self, std::uint32_t norm_value, std::int32_t n, Address a, std::int32_t lda,
      float anorm, Address rcond) {
  Call call{*self, Routine::cgecon, "cgecon"};
  const char norm = call.letter(1, norm_value, "1IO");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(5, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  float* const rcond_data = call.array<float>({6, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&norm, &n, a_data, &lda, &anorm, rcond_data, work_data.data(), rwork_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_zgecon(Library* self, std::uint32_t norm_value, std::int32_t n, Address a, std::int32_t lda,
      double anorm, Address rcond) {
  Call call{*self, Routine::zgecon, "zgecon"};
  const char norm = call.letter(1, norm_value, "1IO");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(5, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  double* const rcond_data = call.array<double>({6, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&norm, &n, a_data, &lda, &anorm, rcond_data, work_data.data(), rwork_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_sgeequ(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address r,
      Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::sgeequ, "sgeequ"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, m, n, lda);
  float* const r_data = call.array<float>({5, "r"}, r, m);
  float* const c_data = call.array<float>({6, "c"}, c, n);
  float* const rowcnd_data = call.array<float>({7, "rowcnd"}, rowcnd, 1);
  float* const colcnd_data = call.array<float>({8, "colcnd"}, colcnd, 1);
  float* const amax_data = call.array<float>({9, "amax"}, amax, 1);
  lda = leading_for(m, n, lda);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_sgeequb(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address r,
      Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::sgeequb, "sgeequb"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, m, n, lda);
  float* const r_data = call.array<float>({5, "r"}, r, m);
  float* const c_data = call.array<float>({6, "c"}, c, n);
  float* const rowcnd_data = call.array<float>({7, "rowcnd"}, rowcnd, 1);
  float* const colcnd_data = call.array<float>({8, "colcnd"}, colcnd, 1);
  float* const amax_data = call.array<float>({9, "amax"}, amax, 1);
  lda = leading_for(m, n, lda);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_dgeequ(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address r,
      Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::dgeequ, "dgeequ"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, m, n, lda);
  double* const r_data = call.array<double>({5, "r"}, r, m);
  double* const c_data = call.array<double>({6, "c"}, c, n);
  double* const rowcnd_data = call.array<double>({7, "rowcnd"}, rowcnd, 1);
  double* const colcnd_data = call.array<double>({8, "colcnd"}, colcnd, 1);
  double* const amax_data = call.array<double>({9, "amax"}, amax, 1);
  lda = leading_for(m, n, lda);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_dgeequb(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address r,
      Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::dgeequb, "dgeequb"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, m, n, lda);
  double* const r_data = call.array<double>({5, "r"}, r, m);
  double* const c_data = call.array<double>({6, "c"}, c, n);
  double* const rowcnd_data = call.array<double>({7, "rowcnd"}, rowcnd, 1);
  double* const colcnd_data = call.array<double>({8, "colcnd"}, colcnd, 1);
  double* const amax_data = call.array<double>({9, "amax"}, amax, 1);
  lda = leading_for(m, n, lda);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_cgeequ(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address r,
      Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::cgeequ, "cgeequ"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, m, n, lda);
  float* const r_data = call.array<float>({5, "r"}, r, m);
  float* const c_data = call.array<float>({6, "c"}, c, n);
  float* const rowcnd_data = call.array<float>({7, "rowcnd"}, rowcnd, 1);
  float* const colcnd_data = call.array<float>({8, "colcnd"}, colcnd, 1);
  float* const amax_data = call.array<float>({9, "amax"}, amax, 1);
  lda = leading_for(m, n, lda);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_cgeequb(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address r,
      Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::cgeequb, "cgeequb"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, m, n, lda);
  float* const r_data = call.array<float>({5, "r"}, r, m);
  float* const c_data = call.array<float>({6, "c"}, c, n);
  float* const rowcnd_data = call.array<float>({7, "rowcnd"}, rowcnd, 1);
  float* const colcnd_data = call.array<float>({8, "colcnd"}, colcnd, 1);
  float* const amax_data = call.array<float>({9, "amax"}, amax, 1);
  lda = leading_for(m, n, lda);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_zgeequ(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address r,
      Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::zgeequ, "zgeequ"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, m, n, lda);
  double* const r_data = call.array<double>({5, "r"}, r, m);
  double* const c_data = call.array<double>({6, "c"}, c, n);
  double* const rowcnd_data = call.array<double>({7, "rowcnd"}, rowcnd, 1);
  double* const colcnd_data = call.array<double>({8, "colcnd"}, colcnd, 1);
  double* const amax_data = call.array<double>({9, "amax"}, amax, 1);
  lda = leading_for(m, n, lda);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_zgeequb(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address r,
      Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::zgeequb, "zgeequb"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, m, n, lda);
  double* const r_data = call.array<double>({5, "r"}, r, m);
  double* const c_data = call.array<double>({6, "c"}, c, n);
  double* const rowcnd_data = call.array<double>({7, "rowcnd"}, rowcnd, 1);
  double* const colcnd_data = call.array<double>({8, "colcnd"}, colcnd, 1);
  double* const amax_data = call.array<double>({9, "amax"}, amax, 1);
  lda = leading_for(m, n, lda);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_sgeevx(Library* self, std::uint32_t balanc_value, std::uint32_t jobvl_value, std::uint32_t
      jobvr_value, std::uint32_t sense_value, std::int32_t n, Address a, std::int32_t lda, Address wr, Address wi,
      Address vl, std::int32_t ldvl, Address vr, std::int32_t ldvr, Address ilo, Address ihi, Address scale, Address
      abnrm, Address rconde, Address rcondv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgeevx, "sgeevx"};
  const char balanc = call.letter(1, balanc_value, "BNPS");
  const char jobvl = call.letter(2, jobvl_value, "NV");
  const char jobvr = call.letter(3, jobvr_value, "NV");
  const char sense = call.letter(4, sense_value, "BENV");
  call.size(5, n);
  call.leading(7, lda, n);
  call.refuse_if(11, wide(ldvl) < 1 || ((jobvl == 'V') && wide(ldvl) < wide(n)));
  call.refuse_if(13, wide(ldvr) < 1 || ((jobvr == 'V') && wide(ldvr) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({6, "a"}, a, n, n, lda);
  float* const vl_data = call.matrix<float>({10, "vl"}, vl, (jobvl == 'V') ? wide(n) : 0, n, ldvl);
  float* const vr_data = call.matrix<float>({12, "vr"}, vr, (jobvr == 'V') ? wide(n) : 0, n, ldvr);
  float* const abnrm_data = call.array<float>({17, "abnrm"}, abnrm, 1);
  float* const rconde_data = call.array<float>({18, "rconde"}, rconde, n);
  float* const rcondv_data = call.array<float>({19, "rcondv"}, rcondv, n);
  lda = leading_for(n, n, lda);
  const Scratch<float> wr_data = call.held<float>({8, "wr"}, wr, n);
  const Scratch<float> wi_data = call.held<float>({9, "wi"}, wi, n);
  const Scratch<std::int32_t> ilo_data = call.integers_out({14, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({15, "ihi"}, ihi, 1);
  const Scratch<float> scale_data = call.held<float>({16, "scale"}, scale, n);
  const Scratch<float> work_data = call.work<float>({20, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(2 * wide(n) - 2);
  std::int32_t info = 0;
  call.run<void>(&balanc, &jobvl, &jobvr, &sense, &n, a_data, &lda, wr_data.data(), wi_data.data(), vl_data, &ldvl,
      vr_data, &ldvr, ilo_data.data(), ihi_data.data(), scale_data.data(), abnrm_data, rconde_data, rcondv_data,
      work_data.data(), &lwork, iwork_data.data(), &info, letter_length, letter_length, letter_length, letter_length);
  call.give_back(wr, wr_data);
  call.give_back(wi, wi_data);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(scale, scale_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgeevx(Library* self, std::uint32_t balanc_value, std::uint32_t jobvl_value, std::uint32_t
      jobvr_value, std::uint32_t sense_value, std::int32_t n, Address a, std::int32_t lda, Address wr, Address wi,
      Address vl, std::int32_t ldvl, Address vr, std::int32_t ldvr, Address ilo, Address ihi, Address scale, Address
      abnrm, Address rconde, Address rcondv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgeevx, "dgeevx"};
  const char balanc = call.letter(1, balanc_value, "BNPS");
  const char jobvl = call.letter(2, jobvl_value, "NV");
  const char jobvr = call.letter(3, jobvr_value, "NV");
  const char sense = call.letter(4, sense_value, "BENV");
  call.size(5, n);
  call.leading(7, lda, n);
  call.refuse_if(11, wide(ldvl) < 1 || ((jobvl == 'V') && wide(ldvl) < wide(n)));
  call.refuse_if(13, wide(ldvr) < 1 || ((jobvr == 'V') && wide(ldvr) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({6, "a"}, a, n, n, lda);
  double* const vl_data = call.matrix<double>({10, "vl"}, vl, (jobvl == 'V') ? wide(n) : 0, n, ldvl);
  double* const vr_data = call.matrix<double>({12, "vr"}, vr, (jobvr == 'V') ? wide(n) : 0, n, ldvr);
  double* const abnrm_data = call.array<double>({17, "abnrm"}, abnrm, 1);
  double* const rconde_data = call.array<double>({18, "rconde"}, rconde, n);
  double* const rcondv_data = call.array<double>({19, "rcondv"}, rcondv, n);
  lda = leading_for(n, n, lda);
  const Scratch<double> wr_data = call.held<double>({8, "wr"}, wr, n);
  const Scratch<double> wi_data = call.held<double>({9, "wi"}, wi, n);
  const Scratch<std::int32_t> ilo_data = call.integers_out({14, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({15, "ihi"}, ihi, 1);
  const Scratch<double> scale_data = call.held<double>({16, "scale"}, scale, n);
  const Scratch<double> work_data = call.work<double>({20, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(2 * wide(n) - 2);
  std::int32_t info = 0;
  call.run<void>(&balanc, &jobvl, &jobvr, &sense, &n, a_data, &lda, wr_data.data(), wi_data.data(), vl_data, &ldvl,
      vr_data, &ldvr, ilo_data.data(), ihi_data.data(), scale_data.data(), abnrm_data, rconde_data, rcondv_data,
      work_data.data(), &lwork, iwork_data.data(), &info, letter_length, letter_length, letter_length, letter_length);
  call.give_back(wr, wr_data);
  call.give_back(wi, wi_data);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(scale, scale_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgeevx(Library* self, std::uint32_t balanc_value, std::uint32_t jobvl_value, std::uint32_t
      jobvr_value, std::uint32_t sense_value, std::int32_t n, Address a, std::int32_t lda, Address w, Address vl,
      std::int32_t ldvl, Address vr, std::int32_t ldvr, Address ilo, Address ihi, Address scale, Address abnrm,
      Address rconde, Address rcondv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgeevx, "cgeevx"};
  const char balanc = call.letter(1, balanc_value, "BNPS");
  const char jobvl = call.letter(2, jobvl_value, "NV");
  const char jobvr = call.letter(3, jobvr_value, "NV");
  const char sense = call.letter(4, sense_value, "BENV");
  call.size(5, n);
  call.leading(7, lda, n);
  call.refuse_if(10, wide(ldvl) < 1 || ((jobvl == 'V') && wide(ldvl) < wide(n)));
  call.refuse_if(12, wide(ldvr) < 1 || ((jobvr == 'V') && wide(ldvr) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, n, n, lda);
  std::complex<float>* const vl_data = call.matrix<std::complex<float>>({9, "vl"}, vl, (jobvl == 'V') ? wide(n) : 0,
      n, ldvl);
  std::complex<float>* const vr_data = call.matrix<std::complex<float>>({11, "vr"}, vr, (jobvr == 'V') ? wide(n) : 0,
      n, ldvr);
  float* const abnrm_data = call.array<float>({16, "abnrm"}, abnrm, 1);
  float* const rconde_data = call.array<float>({17, "rconde"}, rconde, n);
  float* const rcondv_data = call.array<float>({18, "rcondv"}, rcondv, n);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<float>> w_data = call.held<std::complex<float>>({8, "w"}, w, n);
  const Scratch<std::int32_t> ilo_data = call.integers_out({13, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({14, "ihi"}, ihi, 1);
  const Scratch<float> scale_data = call.held<float>({15, "scale"}, scale, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({19, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&balanc, &jobvl, &jobvr, &sense, &n, a_data, &lda, w_data.data(), vl_data, &ldvl, vr_data, &ldvr,
      ilo_data.data(), ihi_data.data(), scale_data.data(), abnrm_data, rconde_data, rcondv_data, work_data.data(),
      &lwork, rwork_data.data(), &info, letter_length, letter_length, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(scale, scale_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgeevx(Library* self, std::uint32_t balanc_value, std::uint32_t jobvl_value, std::uint32_t
      jobvr_value, std::uint32_t sense_value, std::int32_t n, Address a, std::int32_t lda, Address w, Address vl,
      std::int32_t ldvl, Address vr, std::int32_t ldvr, Address ilo, Address ihi, Address scale, Address abnrm,
      Address rconde, Address rcondv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgeevx, "zgeevx"};
  const char balanc = call.letter(1, balanc_value, "BNPS");
  const char jobvl = call.letter(2, jobvl_value, "NV");
  const char jobvr = call.letter(3, jobvr_value, "NV");
  const char sense = call.letter(4, sense_value, "BENV");
  call.size(5, n);
  call.leading(7, lda, n);
  call.refuse_if(10, wide(ldvl) < 1 || ((jobvl == 'V') && wide(ldvl) < wide(n)));
  call.refuse_if(12, wide(ldvr) < 1 || ((jobvr == 'V') && wide(ldvr) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, n, n, lda);
  std::complex<double>* const vl_data = call.matrix<std::complex<double>>({9, "vl"}, vl, (jobvl == 'V') ? wide(n) : 0,
      n, ldvl);
  std::complex<double>* const vr_data = call.matrix<std::complex<double>>({11, "vr"}, vr, (jobvr == 'V') ? wide(n) :
      0, n, ldvr);
  double* const abnrm_data = call.array<double>({16, "abnrm"}, abnrm, 1);
  double* const rconde_data = call.array<double>({17, "rconde"}, rconde, n);
  double* const rcondv_data = call.array<double>({18, "rcondv"}, rcondv, n);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<double>> w_data = call.held<std::complex<double>>({8, "w"}, w, n);
  const Scratch<std::int32_t> ilo_data = call.integers_out({13, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({14, "ihi"}, ihi, 1);
  const Scratch<double> scale_data = call.held<double>({15, "scale"}, scale, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({19, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&balanc, &jobvl, &jobvr, &sense, &n, a_data, &lda, w_data.data(), vl_data, &ldvl, vr_data, &ldvr,
      ilo_data.data(), ihi_data.data(), scale_data.data(), abnrm_data, rconde_data, rcondv_data, work_data.data(),
      &lwork, rwork_data.data(), &info, letter_length, letter_length, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(scale, scale_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sgelq2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau) {
  Call call{*self, Routine::sgelq2, "sgelq2"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, m, n, lda);
  float* const tau_data = call.array<float>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<float> work_data = call.scratch<float>(m);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &info);
  return info;
}

std::int32_t guest_dgelq2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau) {
  Call call{*self, Routine::dgelq2, "dgelq2"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, m, n, lda);
  double* const tau_data = call.array<double>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<double> work_data = call.scratch<double>(m);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &info);
  return info;
}

std::int32_t guest_cgelq2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau) {
  Call call{*self, Routine::cgelq2, "cgelq2"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, m, n, lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(m);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &info);
  return info;
}

std::int32_t guest_zgelq2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau) {
  Call call{*self, Routine::zgelq2, "zgelq2"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, m, n, lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(m);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &info);
  return info;
}

std::int32_t guest_sgelsd(Library* self, std::int32_t m, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address s, float rcond, Address rank, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgelsd, "sgelsd"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, m);
  call.refuse_if(7, ldb < 1);
  call.refuse_if(7, wide(ldb) < most(1, (most(wide(m), wide(n)))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, m, n, lda);
  float* const b_data = call.matrix<float>({6, "b"}, b, ldb, nrhs, ldb);
  lda = leading_for(m, n, lda);
  if (call.is_too_long<float>(n, true, Copies::once)) return call.decline();
  const Scratch<float> s_data = call.held<float>({8, "s"}, s, least(wide(m), wide(n)));
  const Scratch<std::int32_t> rank_data = call.integers_out({10, "rank"}, rank, 1);
  const Scratch<float> work_data = call.work<float>({11, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(most(1, 107 * least(wide(m), wide(n))));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &nrhs, a_data, &lda, b_data, &ldb, s_data.data(), &rcond, rank_data.data(), work_data.data(),
      &lwork, iwork_data.data(), &info);
  call.give_back(s, s_data);
  call.give_back(rank, rank_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgelsd(Library* self, std::int32_t m, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address s, double rcond, Address rank, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgelsd, "dgelsd"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, m);
  call.refuse_if(7, ldb < 1);
  call.refuse_if(7, wide(ldb) < most(1, (most(wide(m), wide(n)))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, m, n, lda);
  double* const b_data = call.matrix<double>({6, "b"}, b, ldb, nrhs, ldb);
  lda = leading_for(m, n, lda);
  if (call.is_too_long<double>(n, true, Copies::once)) return call.decline();
  const Scratch<double> s_data = call.held<double>({8, "s"}, s, least(wide(m), wide(n)));
  const Scratch<std::int32_t> rank_data = call.integers_out({10, "rank"}, rank, 1);
  const Scratch<double> work_data = call.work<double>({11, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(most(1, 107 * least(wide(m), wide(n))));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &nrhs, a_data, &lda, b_data, &ldb, s_data.data(), &rcond, rank_data.data(), work_data.data(),
      &lwork, iwork_data.data(), &info);
  call.give_back(s, s_data);
  call.give_back(rank, rank_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgelsd(Library* self, std::int32_t m, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address s, float rcond, Address rank, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgelsd, "cgelsd"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, m);
  call.refuse_if(7, ldb < 1);
  call.refuse_if(7, wide(ldb) < most(1, (most(wide(m), wide(n)))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, m, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, ldb, nrhs, ldb);
  lda = leading_for(m, n, lda);
  if (call.is_too_long<std::complex<float>>(n, true, Copies::once)) return call.decline();
  const Scratch<float> s_data = call.held<float>({8, "s"}, s, least(wide(m), wide(n)));
  const Scratch<std::int32_t> rank_data = call.integers_out({10, "rank"}, rank, 1);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(400 * most(wide(m), wide(n)) + 200 * wide(nrhs) + 5000 +
      least(wide(m), wide(n)) * (1 + wide(nrhs)));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(most(1, 107 * least(wide(m), wide(n))));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &nrhs, a_data, &lda, b_data, &ldb, s_data.data(), &rcond, rank_data.data(), work_data.data(),
      &lwork, rwork_data.data(), iwork_data.data(), &info);
  call.give_back(s, s_data);
  call.give_back(rank, rank_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgelsd(Library* self, std::int32_t m, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address s, double rcond, Address rank, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgelsd, "zgelsd"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, m);
  call.refuse_if(7, ldb < 1);
  call.refuse_if(7, wide(ldb) < most(1, (most(wide(m), wide(n)))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, m, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, ldb, nrhs, ldb);
  lda = leading_for(m, n, lda);
  if (call.is_too_long<std::complex<double>>(n, true, Copies::once)) return call.decline();
  const Scratch<double> s_data = call.held<double>({8, "s"}, s, least(wide(m), wide(n)));
  const Scratch<std::int32_t> rank_data = call.integers_out({10, "rank"}, rank, 1);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(400 * most(wide(m), wide(n)) + 200 * wide(nrhs) + 5000 +
      least(wide(m), wide(n)) * (1 + wide(nrhs)));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(most(1, 107 * least(wide(m), wide(n))));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &nrhs, a_data, &lda, b_data, &ldb, s_data.data(), &rcond, rank_data.data(), work_data.data(),
      &lwork, rwork_data.data(), iwork_data.data(), &info);
  call.give_back(s, s_data);
  call.give_back(rank, rank_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sgelsy(Library* self, std::int32_t m, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address jpvt, float rcond, Address rank, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgelsy, "sgelsy"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, m);
  call.refuse_if(7, ldb < 1);
  call.refuse_if(7, wide(ldb) < most(1, most(wide(m), wide(n))));
  call.refuse_if(12, wide(lwork) < (((least(wide(m), wide(n))) == 0 || wide(nrhs) == 0) ? (1) : ((least(wide(m),
      wide(n))) + most(2 * (least(wide(m), wide(n))), most(wide(n) + 1, (least(wide(m), wide(n))) + wide(nrhs))))) &&
      !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, m, n, lda);
  float* const b_data = call.matrix<float>({6, "b"}, b, ldb, nrhs, ldb);
  lda = leading_for(m, n, lda);
  if (call.is_too_long<float>(n, true, Copies::once)) return call.decline();
  if (call.overflows(2 * least(wide(m), wide(n)) + 66 * wide(n) + 64 * wide(nrhs) + 64)) return call.decline();
  const Scratch<std::int32_t> jpvt_data = call.integers_both({8, "jpvt"}, jpvt, n, 0, 0);
  const Scratch<std::int32_t> rank_data = call.integers_out({10, "rank"}, rank, 1);
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  float best{};
  lwork = -1;
  call.run<void>(&m, &n, &nrhs, a_data, &lda, b_data, &ldb, jpvt_data.data(), &rcond, rank_data.data(), &best, &lwork,
      &info);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<float> work_data = call.work<float>({11, "work"}, work, given_lwork, lwork);
  call.run<void>(&m, &n, &nrhs, a_data, &lda, b_data, &ldb, jpvt_data.data(), &rcond, rank_data.data(),
      work_data.data(), &lwork, &info);
  call.give_back(jpvt, jpvt_data);
  call.give_back(rank, rank_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgelsy(Library* self, std::int32_t m, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address jpvt, double rcond, Address rank, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgelsy, "dgelsy"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, m);
  call.refuse_if(7, ldb < 1);
  call.refuse_if(7, wide(ldb) < most(1, most(wide(m), wide(n))));
  call.refuse_if(12, wide(lwork) < (((least(wide(m), wide(n))) == 0 || wide(nrhs) == 0) ? (1) : ((least(wide(m),
      wide(n))) + most(2 * (least(wide(m), wide(n))), most(wide(n) + 1, (least(wide(m), wide(n))) + wide(nrhs))))) &&
      !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, m, n, lda);
  double* const b_data = call.matrix<double>({6, "b"}, b, ldb, nrhs, ldb);
  lda = leading_for(m, n, lda);
  if (call.overflows(2 * least(wide(m), wide(n)) + 66 * wide(n) + 64 * wide(nrhs) + 64)) return call.decline();
  if (call.is_too_long<double>(n, true, Copies::once)) return call.decline();
  const Scratch<std::int32_t> jpvt_data = call.integers_both({8, "jpvt"}, jpvt, n, 0, 0);
  const Scratch<std::int32_t> rank_data = call.integers_out({10, "rank"}, rank, 1);
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  double best{};
  lwork = -1;
  call.run<void>(&m, &n, &nrhs, a_data, &lda, b_data, &ldb, jpvt_data.data(), &rcond, rank_data.data(), &best, &lwork,
      &info);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<double> work_data = call.work<double>({11, "work"}, work, given_lwork, lwork);
  call.run<void>(&m, &n, &nrhs, a_data, &lda, b_data, &ldb, jpvt_data.data(), &rcond, rank_data.data(),
      work_data.data(), &lwork, &info);
  call.give_back(jpvt, jpvt_data);
  call.give_back(rank, rank_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgelsy(Library* self, std::int32_t m, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address jpvt, float rcond, Address rank, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgelsy, "cgelsy"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, m);
  call.refuse_if(7, ldb < 1);
  call.refuse_if(7, wide(ldb) < most(1, most(wide(m), wide(n))));
  call.refuse_if(12, wide(lwork) < ((least(wide(m), wide(n))) + most(2 * (least(wide(m), wide(n))), most(wide(n) + 1,
      (least(wide(m), wide(n))) + wide(nrhs)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, m, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, ldb, nrhs, ldb);
  lda = leading_for(m, n, lda);
  if (call.is_too_long<std::complex<float>>(n, true, Copies::once)) return call.decline();
  const Scratch<std::int32_t> jpvt_data = call.integers_both({8, "jpvt"}, jpvt, n, 0, 0);
  const Scratch<std::int32_t> rank_data = call.integers_out({10, "rank"}, rank, 1);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &nrhs, a_data, &lda, b_data, &ldb, jpvt_data.data(), &rcond, rank_data.data(),
      work_data.data(), &lwork, rwork_data.data(), &info);
  call.give_back(jpvt, jpvt_data);
  call.give_back(rank, rank_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgelsy(Library* self, std::int32_t m, std::int32_t n, std::int32_t nrhs, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address jpvt, double rcond, Address rank, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgelsy, "zgelsy"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, m);
  call.refuse_if(7, ldb < 1);
  call.refuse_if(7, wide(ldb) < most(1, most(wide(m), wide(n))));
  call.refuse_if(12, wide(lwork) < ((least(wide(m), wide(n))) + most(2 * (least(wide(m), wide(n))), most(wide(n) + 1,
      (least(wide(m), wide(n))) + wide(nrhs)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, m, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, ldb, nrhs, ldb);
  lda = leading_for(m, n, lda);
  if (call.is_too_long<std::complex<double>>(n, true, Copies::once)) return call.decline();
  const Scratch<std::int32_t> jpvt_data = call.integers_both({8, "jpvt"}, jpvt, n, 0, 0);
  const Scratch<std::int32_t> rank_data = call.integers_out({10, "rank"}, rank, 1);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &nrhs, a_data, &lda, b_data, &ldb, jpvt_data.data(), &rcond, rank_data.data(),
      work_data.data(), &lwork, rwork_data.data(), &info);
  call.give_back(jpvt, jpvt_data);
  call.give_back(rank, rank_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sgemqrt(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, std::int32_t nb, Address v, std::int32_t ldv, Address t, std::int32_t ldt,
      Address c, std::int32_t ldc) {
  Call call{*self, Routine::sgemqrt, "sgemqrt"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, m);
  call.size(4, n);
  call.leading(10, ldt, nb);
  call.leading(12, ldc, m);
  call.refuse_if(6, wide(nb) < 1 || (wide(nb) > wide(k) && wide(k) > 0));
  call.refuse_if(8, ldv < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const v_data = call.matrix<float>({7, "v"}, v, ldv, k, ldv);
  float* const t_data = call.matrix<float>({9, "t"}, t, nb, k, ldt);
  float* const c_data = call.matrix<float>({11, "c"}, c, m, n, ldc);
  ldt = leading_for(nb, k, ldt);
  ldc = leading_for(m, n, ldc);
  const Scratch<float> work_data = call.scratch<float>(most(wide(m), wide(n)) * wide(nb));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, &nb, v_data, &ldv, t_data, &ldt, c_data, &ldc, work_data.data(), &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_dgemqrt(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, std::int32_t nb, Address v, std::int32_t ldv, Address t, std::int32_t ldt,
      Address c, std::int32_t ldc) {
  Call call{*self, Routine::dgemqrt, "dgemqrt"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, m);
  call.size(4, n);
  call.leading(10, ldt, nb);
  call.leading(12, ldc, m);
  call.refuse_if(6, wide(nb) < 1 || (wide(nb) > wide(k) && wide(k) > 0));
  call.refuse_if(8, ldv < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const v_data = call.matrix<double>({7, "v"}, v, ldv, k, ldv);
  double* const t_data = call.matrix<double>({9, "t"}, t, nb, k, ldt);
  double* const c_data = call.matrix<double>({11, "c"}, c, m, n, ldc);
  ldt = leading_for(nb, k, ldt);
  ldc = leading_for(m, n, ldc);
  const Scratch<double> work_data = call.scratch<double>(most(wide(m), wide(n)) * wide(nb));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, &nb, v_data, &ldv, t_data, &ldt, c_data, &ldc, work_data.data(), &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_cgemqrt(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, std::int32_t nb, Address v, std::int32_t ldv, Address t, std::int32_t ldt,
      Address c, std::int32_t ldc) {
  Call call{*self, Routine::cgemqrt, "cgemqrt"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "CN");
  call.size(3, m);
  call.size(4, n);
  call.leading(10, ldt, nb);
  call.leading(12, ldc, m);
  call.refuse_if(6, wide(nb) < 1 || (wide(nb) > wide(k) && wide(k) > 0));
  call.refuse_if(8, ldv < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const v_data = call.matrix<std::complex<float>>({7, "v"}, v, ldv, k, ldv);
  std::complex<float>* const t_data = call.matrix<std::complex<float>>({9, "t"}, t, nb, k, ldt);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({11, "c"}, c, m, n, ldc);
  ldt = leading_for(nb, k, ldt);
  ldc = leading_for(m, n, ldc);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(most(wide(m), wide(n)) * wide(nb));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, &nb, v_data, &ldv, t_data, &ldt, c_data, &ldc, work_data.data(), &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_zgemqrt(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, std::int32_t nb, Address v, std::int32_t ldv, Address t, std::int32_t ldt,
      Address c, std::int32_t ldc) {
  Call call{*self, Routine::zgemqrt, "zgemqrt"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "CN");
  call.size(3, m);
  call.size(4, n);
  call.leading(10, ldt, nb);
  call.leading(12, ldc, m);
  call.refuse_if(6, wide(nb) < 1 || (wide(nb) > wide(k) && wide(k) > 0));
  call.refuse_if(8, ldv < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const v_data = call.matrix<std::complex<double>>({7, "v"}, v, ldv, k, ldv);
  std::complex<double>* const t_data = call.matrix<std::complex<double>>({9, "t"}, t, nb, k, ldt);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({11, "c"}, c, m, n, ldc);
  ldt = leading_for(nb, k, ldt);
  ldc = leading_for(m, n, ldc);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(most(wide(m), wide(n)) *
      wide(nb));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, &nb, v_data, &ldv, t_data, &ldt, c_data, &ldc, work_data.data(), &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_sgeqp3(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address jpvt,
      Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgeqp3, "sgeqp3"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  call.refuse_if(8, (wide(lwork) < (((least(wide(m), wide(n))) == 0) ? (1) : (3 * wide(n) + 1))) && !(wide(lwork) ==
      -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({3, "a"}, a, m, n, lda);
  float* const tau_data = call.array<float>({6, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<std::int32_t> jpvt_data = call.integers_both({5, "jpvt"}, jpvt, n, 0, 0);
  const Scratch<float> work_data = call.work<float>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, jpvt_data.data(), tau_data, work_data.data(), &lwork, &info);
  call.give_back(jpvt, jpvt_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgeqp3(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address jpvt,
      Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgeqp3, "dgeqp3"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  call.refuse_if(8, (wide(lwork) < (((least(wide(m), wide(n))) == 0) ? (1) : (3 * wide(n) + 1))) && !(wide(lwork) ==
      -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({3, "a"}, a, m, n, lda);
  double* const tau_data = call.array<double>({6, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<std::int32_t> jpvt_data = call.integers_both({5, "jpvt"}, jpvt, n, 0, 0);
  const Scratch<double> work_data = call.work<double>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, jpvt_data.data(), tau_data, work_data.data(), &lwork, &info);
  call.give_back(jpvt, jpvt_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgeqp3(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address jpvt,
      Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgeqp3, "cgeqp3"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  call.refuse_if(8, (wide(lwork) < (((least(wide(m), wide(n))) == 0) ? (1) : (wide(n) + 1))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, m, n, lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({6, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<std::int32_t> jpvt_data = call.integers_both({5, "jpvt"}, jpvt, n, 0, 0);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({7, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, jpvt_data.data(), tau_data, work_data.data(), &lwork, rwork_data.data(),
      &info);
  call.give_back(jpvt, jpvt_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgeqp3(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address jpvt,
      Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgeqp3, "zgeqp3"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  call.refuse_if(8, (wide(lwork) < (((least(wide(m), wide(n))) == 0) ? (1) : (wide(n) + 1))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, m, n, lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({6, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<std::int32_t> jpvt_data = call.integers_both({5, "jpvt"}, jpvt, n, 0, 0);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({7, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, jpvt_data.data(), tau_data, work_data.data(), &lwork, rwork_data.data(),
      &info);
  call.give_back(jpvt, jpvt_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sgeqr2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau) {
  Call call{*self, Routine::sgeqr2, "sgeqr2"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, m, n, lda);
  float* const tau_data = call.array<float>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<float> work_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &info);
  return info;
}

std::int32_t guest_dgeqr2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau) {
  Call call{*self, Routine::dgeqr2, "dgeqr2"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, m, n, lda);
  double* const tau_data = call.array<double>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<double> work_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &info);
  return info;
}

std::int32_t guest_cgeqr2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau) {
  Call call{*self, Routine::cgeqr2, "cgeqr2"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, m, n, lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(n);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &info);
  return info;
}

std::int32_t guest_zgeqr2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau) {
  Call call{*self, Routine::zgeqr2, "zgeqr2"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, m, n, lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({5, "tau"}, tau, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(n);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, tau_data, work_data.data(), &info);
  return info;
}

std::int32_t guest_sgeqrfp(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgeqrfp, "sgeqrfp"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  call.refuse_if(7, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
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

std::int32_t guest_dgeqrfp(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgeqrfp, "dgeqrfp"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  call.refuse_if(7, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
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

std::int32_t guest_cgeqrfp(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgeqrfp, "cgeqrfp"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  call.refuse_if(7, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
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

std::int32_t guest_zgeqrfp(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgeqrfp, "zgeqrfp"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  call.refuse_if(7, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
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

std::int32_t guest_sgeqrt(Library* self, std::int32_t m, std::int32_t n, std::int32_t nb, Address a, std::int32_t
      lda, Address t, std::int32_t ldt) {
  Call call{*self, Routine::sgeqrt, "sgeqrt"};
  call.size(1, m);
  call.size(2, n);
  call.leading(5, lda, m);
  call.leading(7, ldt, nb);
  call.refuse_if(3, wide(nb) < 1 || (wide(nb) > least(wide(m), wide(n)) && least(wide(m), wide(n)) > 0));
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, m, n, lda);
  float* const t_data = call.matrix<float>({6, "t"}, t, nb, least(wide(m), wide(n)), ldt);
  lda = leading_for(m, n, lda);
  ldt = leading_for(nb, least(wide(m), wide(n)), ldt);
  const Scratch<float> work_data = call.scratch<float>(wide(nb) * wide(n));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &nb, a_data, &lda, t_data, &ldt, work_data.data(), &info);
  return info;
}

std::int32_t guest_dgeqrt(Library* self, std::int32_t m, std::int32_t n, std::int32_t nb, Address a, std::int32_t
      lda, Address t, std::int32_t ldt) {
  Call call{*self, Routine::dgeqrt, "dgeqrt"};
  call.size(1, m);
  call.size(2, n);
  call.leading(5, lda, m);
  call.leading(7, ldt, nb);
  call.refuse_if(3, wide(nb) < 1 || (wide(nb) > least(wide(m), wide(n)) && least(wide(m), wide(n)) > 0));
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, m, n, lda);
  double* const t_data = call.matrix<double>({6, "t"}, t, nb, least(wide(m), wide(n)), ldt);
  lda = leading_for(m, n, lda);
  ldt = leading_for(nb, least(wide(m), wide(n)), ldt);
  const Scratch<double> work_data = call.scratch<double>(wide(nb) * wide(n));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &nb, a_data, &lda, t_data, &ldt, work_data.data(), &info);
  return info;
}

std::int32_t guest_cgeqrt(Library* self, std::int32_t m, std::int32_t n, std::int32_t nb, Address a, std::int32_t
      lda, Address t, std::int32_t ldt) {
  Call call{*self, Routine::cgeqrt, "cgeqrt"};
  call.size(1, m);
  call.size(2, n);
  call.leading(5, lda, m);
  call.leading(7, ldt, nb);
  call.refuse_if(3, wide(nb) < 1 || (wide(nb) > least(wide(m), wide(n)) && least(wide(m), wide(n)) > 0));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, m, n, lda);
  std::complex<float>* const t_data = call.matrix<std::complex<float>>({6, "t"}, t, nb, least(wide(m), wide(n)), ldt);
  lda = leading_for(m, n, lda);
  ldt = leading_for(nb, least(wide(m), wide(n)), ldt);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(wide(nb) * wide(n));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &nb, a_data, &lda, t_data, &ldt, work_data.data(), &info);
  return info;
}

std::int32_t guest_zgeqrt(Library* self, std::int32_t m, std::int32_t n, std::int32_t nb, Address a, std::int32_t
      lda, Address t, std::int32_t ldt) {
  Call call{*self, Routine::zgeqrt, "zgeqrt"};
  call.size(1, m);
  call.size(2, n);
  call.leading(5, lda, m);
  call.leading(7, ldt, nb);
  call.refuse_if(3, wide(nb) < 1 || (wide(nb) > least(wide(m), wide(n)) && least(wide(m), wide(n)) > 0));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, m, n, lda);
  std::complex<double>* const t_data = call.matrix<std::complex<double>>({6, "t"}, t, nb, least(wide(m), wide(n)),
      ldt);
  lda = leading_for(m, n, lda);
  ldt = leading_for(nb, least(wide(m), wide(n)), ldt);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(wide(nb) * wide(n));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &nb, a_data, &lda, t_data, &ldt, work_data.data(), &info);
  return info;
}

std::int32_t guest_sgeqrt2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address t,
      std::int32_t ldt) {
  Call call{*self, Routine::sgeqrt2, "sgeqrt2"};
  call.size(2, n);
  call.leading(4, lda, m);
  call.leading(6, ldt, n);
  call.refuse_if(1, m < n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, m, n, lda);
  float* const t_data = call.matrix<float>({5, "t"}, t, n, n, ldt);
  lda = leading_for(m, n, lda);
  ldt = leading_for(n, n, ldt);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, t_data, &ldt, &info);
  return info;
}

std::int32_t guest_dgeqrt2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address t,
      std::int32_t ldt) {
  Call call{*self, Routine::dgeqrt2, "dgeqrt2"};
  call.size(2, n);
  call.leading(4, lda, m);
  call.leading(6, ldt, n);
  call.refuse_if(1, m < n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, m, n, lda);
  double* const t_data = call.matrix<double>({5, "t"}, t, n, n, ldt);
  lda = leading_for(m, n, lda);
  ldt = leading_for(n, n, ldt);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, t_data, &ldt, &info);
  return info;
}

std::int32_t guest_cgeqrt2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address t,
      std::int32_t ldt) {
  Call call{*self, Routine::cgeqrt2, "cgeqrt2"};
  call.size(2, n);
  call.leading(4, lda, m);
  call.leading(6, ldt, n);
  call.refuse_if(1, m < n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, m, n, lda);
  std::complex<float>* const t_data = call.matrix<std::complex<float>>({5, "t"}, t, n, n, ldt);
  lda = leading_for(m, n, lda);
  ldt = leading_for(n, n, ldt);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, t_data, &ldt, &info);
  return info;
}

std::int32_t guest_zgeqrt2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address t,
      std::int32_t ldt) {
  Call call{*self, Routine::zgeqrt2, "zgeqrt2"};
  call.size(2, n);
  call.leading(4, lda, m);
  call.leading(6, ldt, n);
  call.refuse_if(1, m < n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, m, n, lda);
  std::complex<double>* const t_data = call.matrix<std::complex<double>>({5, "t"}, t, n, n, ldt);
  lda = leading_for(m, n, lda);
  ldt = leading_for(n, n, ldt);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, t_data, &ldt, &info);
  return info;
}

std::int32_t guest_sgerfs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::sgerfs, "sgerfs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldaf, n);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const af_data = call.matrix<float>({6, "af"}, af, n, n, ldaf);
  float* const b_data = call.matrix<float>({9, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({11, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({13, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({14, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.indices({8, "ipiv"}, ipiv, n, n);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      ferr_data, berr_data, work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dgerfs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::dgerfs, "dgerfs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldaf, n);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const af_data = call.matrix<double>({6, "af"}, af, n, n, ldaf);
  double* const b_data = call.matrix<double>({9, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({11, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({13, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({14, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.indices({8, "ipiv"}, ipiv, n, n);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      ferr_data, berr_data, work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_cgerfs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::cgerfs, "cgerfs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldaf, n);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const af_data = call.matrix<std::complex<float>>({6, "af"}, af, n, n, ldaf);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({9, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({11, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({13, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({14, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.indices({8, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zgerfs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::zgerfs, "zgerfs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldaf, n);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const af_data = call.matrix<std::complex<double>>({6, "af"}, af, n, n, ldaf);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({9, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({11, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({13, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({14, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.indices({8, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_sgesvj(Library* self, std::uint32_t joba_value, std::uint32_t jobu_value, std::uint32_t
      jobv_value, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address sva, std::int32_t mv, Address
      v, std::int32_t ldv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgesvj, "sgesvj"};
  const char joba = call.letter(1, joba_value, "GLU");
  const char jobu = call.letter(2, jobu_value, "CNU");
  const char jobv = call.letter(3, jobv_value, "ANV");
  call.size(4, m);
  call.leading(7, lda, m);
  call.size(9, mv);
  call.refuse_if(5, (wide(n) < 0) || (wide(n) > wide(m)));
  call.refuse_if(11, ((jobv == 'V') && (wide(ldv) < wide(n))) || ((jobv == 'A') && (wide(ldv) < wide(mv))));
  call.refuse_if(11, ldv < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({6, "a"}, a, m, n, lda);
  float* const v_data = call.matrix<float>({10, "v"}, v, ldv, n, ldv);
  lda = leading_for(m, n, lda);
  const Scratch<float> sva_data = call.held<float>({8, "sva"}, sva, n);
  const Scratch<float> work_data = call.work<float>({12, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&joba, &jobu, &jobv, &m, &n, a_data, &lda, sva_data.data(), &mv, v_data, &ldv, work_data.data(),
      &lwork, &info, letter_length, letter_length, letter_length);
  call.give_back(sva, sva_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgesvj(Library* self, std::uint32_t joba_value, std::uint32_t jobu_value, std::uint32_t
      jobv_value, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address sva, std::int32_t mv, Address
      v, std::int32_t ldv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgesvj, "dgesvj"};
  const char joba = call.letter(1, joba_value, "GLU");
  const char jobu = call.letter(2, jobu_value, "CNU");
  const char jobv = call.letter(3, jobv_value, "ANV");
  call.size(4, m);
  call.leading(7, lda, m);
  call.size(9, mv);
  call.refuse_if(5, (wide(n) < 0) || (wide(n) > wide(m)));
  call.refuse_if(11, ((jobv == 'V') && (wide(ldv) < wide(n))) || ((jobv == 'A') && (wide(ldv) < wide(mv))));
  call.refuse_if(11, ldv < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({6, "a"}, a, m, n, lda);
  double* const v_data = call.matrix<double>({10, "v"}, v, ldv, n, ldv);
  lda = leading_for(m, n, lda);
  const Scratch<double> sva_data = call.held<double>({8, "sva"}, sva, n);
  const Scratch<double> work_data = call.work<double>({12, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&joba, &jobu, &jobv, &m, &n, a_data, &lda, sva_data.data(), &mv, v_data, &ldv, work_data.data(),
      &lwork, &info, letter_length, letter_length, letter_length);
  call.give_back(sva, sva_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgesvj(Library* self, std::uint32_t joba_value, std::uint32_t jobu_value, std::uint32_t
      jobv_value, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address sva, std::int32_t mv, Address
      v, std::int32_t ldv, std::int32_t lwork, Address rwork, std::int32_t lrwork) {
  Call call{*self, Routine::cgesvj, "cgesvj"};
  const char joba = call.letter(1, joba_value, "GLU");
  const char jobu = call.letter(2, jobu_value, "CFNU");
  const char jobv = call.letter(3, jobv_value, "AJNV");
  call.size(4, m);
  call.leading(7, lda, m);
  call.size(9, mv);
  call.refuse_if(5, (wide(n) < 0) || (wide(n) > wide(m)));
  call.refuse_if(11, (((jobv == 'V') || (jobv == 'J')) && (wide(ldv) < wide(n))) || ((jobv == 'A') && (wide(ldv) <
      wide(mv))));
  call.refuse_if(11, ldv < 1);
  call.refuse_if(13, wide(lwork) < (wide(m) + wide(n)) && (!((wide(lwork) == -1) || (wide(lrwork) == -1))));
  call.refuse_if(15, wide(lrwork) < most(wide(n), 6) && (!((wide(lwork) == -1) || (wide(lrwork) == -1))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1) {
  call.set_query();
  lwork = lrwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, m, n, lda);
  std::complex<float>* const v_data = call.matrix<std::complex<float>>({10, "v"}, v, ldv, n, ldv);
  lda = leading_for(m, n, lda);
  const Scratch<float> sva_data = call.held<float>({8, "sva"}, sva, n);
  const Scratch<std::complex<float>> cwork_data = call.scratch<std::complex<float>>(most(1, wide(lwork)));
  const Scratch<float> rwork_data = call.work<float>({14, "rwork"}, rwork, lrwork);
  std::int32_t info = 0;
  call.run<void>(&joba, &jobu, &jobv, &m, &n, a_data, &lda, sva_data.data(), &mv, v_data, &ldv, cwork_data.data(),
      &lwork, rwork_data.data(), &lrwork, &info, letter_length, letter_length, letter_length);
  call.give_back(sva, sva_data);
  call.give_back_first(rwork, rwork_data);
  return info;
}

std::int32_t guest_zgesvj(Library* self, std::uint32_t joba_value, std::uint32_t jobu_value, std::uint32_t
      jobv_value, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address sva, std::int32_t mv, Address
      v, std::int32_t ldv, std::int32_t lwork, Address rwork, std::int32_t lrwork) {
  Call call{*self, Routine::zgesvj, "zgesvj"};
  const char joba = call.letter(1, joba_value, "GLU");
  const char jobu = call.letter(2, jobu_value, "CFNU");
  const char jobv = call.letter(3, jobv_value, "AJNV");
  call.size(4, m);
  call.leading(7, lda, m);
  call.size(9, mv);
  call.refuse_if(5, (wide(n) < 0) || (wide(n) > wide(m)));
  call.refuse_if(11, (((jobv == 'V') || (jobv == 'J')) && (wide(ldv) < wide(n))) || ((jobv == 'A') && (wide(ldv) <
      wide(mv))));
  call.refuse_if(11, ldv < 1);
  call.refuse_if(13, (wide(lwork) < (wide(m) + wide(n))) && (!((wide(lwork) == -1) || (wide(lrwork) == -1))));
  call.refuse_if(15, (wide(lrwork) < most(wide(n), 6)) && (!((wide(lwork) == -1) || (wide(lrwork) == -1))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1) {
  call.set_query();
  lwork = lrwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, m, n, lda);
  std::complex<double>* const v_data = call.matrix<std::complex<double>>({10, "v"}, v, ldv, n, ldv);
  lda = leading_for(m, n, lda);
  const Scratch<double> sva_data = call.held<double>({8, "sva"}, sva, n);
  const Scratch<std::complex<double>> cwork_data = call.scratch<std::complex<double>>(most(1, wide(lwork)));
  const Scratch<double> rwork_data = call.work<double>({14, "rwork"}, rwork, lrwork);
  std::int32_t info = 0;
  call.run<void>(&joba, &jobu, &jobv, &m, &n, a_data, &lda, sva_data.data(), &mv, v_data, &ldv, cwork_data.data(),
      &lwork, rwork_data.data(), &lrwork, &info, letter_length, letter_length, letter_length);
  call.give_back(sva, sva_data);
  call.give_back_first(rwork, rwork_data);
  return info;
}

std::int32_t guest_sgesvx(Library* self, std::uint32_t fact_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t nrhs, Address a, std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address
      equed_place, Address r, Address c, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond,
      Address ferr, Address berr) {
  Call call{*self, Routine::sgesvx, "sgesvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char trans = call.letter(2, trans_value, "CNT");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, n);
  call.leading(8, ldaf, n);
  char equed = call.letter_at({10, "equed"}, equed_place);
  call.leading(14, ldb, n);
  call.leading(16, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({5, "a"}, a, n, n, lda);
  float* const af_data = call.matrix<float>({7, "af"}, af, n, n, ldaf);
  float* const r_data = call.array<float>({11, "r"}, r, n);
  float* const c_data = call.array<float>({12, "c"}, c, n);
  float* const b_data = call.matrix<float>({13, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({15, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({17, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({18, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({19, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.integers_both({9, "ipiv"}, ipiv, n, fact == 'F' ? n : 0, n);
  const Scratch<float> work_data = call.scratch<float>(4 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &trans, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), &equed, r_data, c_data,
      b_data, &ldb, x_data, &ldx, rcond_data, ferr_data, berr_data, work_data.data(), iwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_dgesvx(Library* self, std::uint32_t fact_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t nrhs, Address a, std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address
      equed_place, Address r, Address c, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond,
      Address ferr, Address berr) {
  Call call{*self, Routine::dgesvx, "dgesvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char trans = call.letter(2, trans_value, "CNT");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, n);
  call.leading(8, ldaf, n);
  char equed = call.letter_at({10, "equed"}, equed_place);
  call.leading(14, ldb, n);
  call.leading(16, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({5, "a"}, a, n, n, lda);
  double* const af_data = call.matrix<double>({7, "af"}, af, n, n, ldaf);
  double* const r_data = call.array<double>({11, "r"}, r, n);
  double* const c_data = call.array<double>({12, "c"}, c, n);
  double* const b_data = call.matrix<double>({13, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({15, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({17, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({18, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({19, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.integers_both({9, "ipiv"}, ipiv, n, fact == 'F' ? n : 0, n);
  const Scratch<double> work_data = call.scratch<double>(4 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &trans, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), &equed, r_data, c_data,
      b_data, &ldb, x_data, &ldx, rcond_data, ferr_data, berr_data, work_data.data(), iwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_cgesvx(Library* self, std::uint32_t fact_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t nrhs, Address a, std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address
      equed_place, Address r, Address c, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond,
      Address ferr, Address berr) {
  Call call{*self, Routine::cgesvx, "cgesvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char trans = call.letter(2, trans_value, "CNT");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, n);
  call.leading(8, ldaf, n);
  char equed = call.letter_at({10, "equed"}, equed_place);
  call.leading(14, ldb, n);
  call.leading(16, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, n, n, lda);
  std::complex<float>* const af_data = call.matrix<std::complex<float>>({7, "af"}, af, n, n, ldaf);
  float* const r_data = call.array<float>({11, "r"}, r, n);
  float* const c_data = call.array<float>({12, "c"}, c, n);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({13, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({15, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({17, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({18, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({19, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.integers_both({9, "ipiv"}, ipiv, n, fact == 'F' ? n : 0, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&fact, &trans, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), &equed, r_data, c_data,
      b_data, &ldb, x_data, &ldx, rcond_data, ferr_data, berr_data, work_data.data(), rwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_zgesvx(Library* self, std::uint32_t fact_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t nrhs, Address a, std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address
      equed_place, Address r, Address c, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond,
      Address ferr, Address berr) {
  Call call{*self, Routine::zgesvx, "zgesvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char trans = call.letter(2, trans_value, "CNT");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, n);
  call.leading(8, ldaf, n);
  char equed = call.letter_at({10, "equed"}, equed_place);
  call.leading(14, ldb, n);
  call.leading(16, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, n, n, lda);
  std::complex<double>* const af_data = call.matrix<std::complex<double>>({7, "af"}, af, n, n, ldaf);
  double* const r_data = call.array<double>({11, "r"}, r, n);
  double* const c_data = call.array<double>({12, "c"}, c, n);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({13, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({15, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({17, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({18, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({19, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.integers_both({9, "ipiv"}, ipiv, n, fact == 'F' ? n : 0, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&fact, &trans, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), &equed, r_data, c_data,
      b_data, &ldb, x_data, &ldx, rcond_data, ferr_data, berr_data, work_data.data(), rwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_sgetf2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address ipiv)
      {
  Call call{*self, Routine::sgetf2, "sgetf2"};
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

std::int32_t guest_sgetrf2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address ipiv)
      {
  Call call{*self, Routine::sgetrf2, "sgetrf2"};
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

std::int32_t guest_dgetf2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address ipiv)
      {
  Call call{*self, Routine::dgetf2, "dgetf2"};
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

std::int32_t guest_dgetrf2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address ipiv)
      {
  Call call{*self, Routine::dgetrf2, "dgetrf2"};
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

std::int32_t guest_cgetf2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address ipiv)
      {
  Call call{*self, Routine::cgetf2, "cgetf2"};
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

std::int32_t guest_cgetrf2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address ipiv)
      {
  Call call{*self, Routine::cgetrf2, "cgetrf2"};
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

std::int32_t guest_zgetf2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address ipiv)
      {
  Call call{*self, Routine::zgetf2, "zgetf2"};
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

std::int32_t guest_zgetrf2(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address ipiv)
      {
  Call call{*self, Routine::zgetrf2, "zgetrf2"};
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

std::int32_t guest_sgetsls(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, std::int32_t
      nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgetsls, "sgetsls"};
  const char trans = call.letter(1, trans_value, "NT");
  call.size(2, m);
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, m);
  call.refuse_if(8, ldb < 1);
  call.refuse_if(8, wide(ldb) < most(1, most(wide(m), wide(n))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({5, "a"}, a, m, n, lda);
  float* const b_data = call.matrix<float>({7, "b"}, b, ldb, nrhs, ldb);
  lda = leading_for(m, n, lda);
  if (call.overflows(64 * least(wide(m), wide(n)) * (least(wide(m), wide(n)) < 182 ? most(wide(m), wide(n)) / most(1,
      32768 / most(1, least(wide(m), wide(n))) - least(wide(m), wide(n))) + 2 : 1))) return call.decline();
  const Scratch<float> work_data = call.work<float>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&trans, &m, &n, &nrhs, a_data, &lda, b_data, &ldb, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgetsls(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, std::int32_t
      nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgetsls, "dgetsls"};
  const char trans = call.letter(1, trans_value, "NT");
  call.size(2, m);
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, m);
  call.refuse_if(8, ldb < 1);
  call.refuse_if(8, wide(ldb) < most(1, most(wide(m), wide(n))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({5, "a"}, a, m, n, lda);
  double* const b_data = call.matrix<double>({7, "b"}, b, ldb, nrhs, ldb);
  lda = leading_for(m, n, lda);
  if (call.overflows(64 * least(wide(m), wide(n)) * (least(wide(m), wide(n)) < 182 ? most(wide(m), wide(n)) / most(1,
      32768 / most(1, least(wide(m), wide(n))) - least(wide(m), wide(n))) + 2 : 1))) return call.decline();
  const Scratch<double> work_data = call.work<double>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&trans, &m, &n, &nrhs, a_data, &lda, b_data, &ldb, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgetsls(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, std::int32_t
      nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgetsls, "cgetsls"};
  const char trans = call.letter(1, trans_value, "CN");
  call.size(2, m);
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, m);
  call.refuse_if(8, ldb < 1);
  call.refuse_if(8, wide(ldb) < most(1, most(wide(m), wide(n))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, m, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, ldb, nrhs, ldb);
  lda = leading_for(m, n, lda);
  if (call.overflows(64 * least(wide(m), wide(n)) * (least(wide(m), wide(n)) < 182 ? most(wide(m), wide(n)) / most(1,
      32768 / most(1, least(wide(m), wide(n))) - least(wide(m), wide(n))) + 2 : 1))) return call.decline();
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&trans, &m, &n, &nrhs, a_data, &lda, b_data, &ldb, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgetsls(Library* self, std::uint32_t trans_value, std::int32_t m, std::int32_t n, std::int32_t
      nrhs, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgetsls, "zgetsls"};
  const char trans = call.letter(1, trans_value, "CN");
  call.size(2, m);
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, m);
  call.refuse_if(8, ldb < 1);
  call.refuse_if(8, wide(ldb) < most(1, most(wide(m), wide(n))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, m, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, ldb, nrhs, ldb);
  lda = leading_for(m, n, lda);
  if (call.overflows(64 * least(wide(m), wide(n)) * (least(wide(m), wide(n)) < 182 ? most(wide(m), wide(n)) / most(1,
      32768 / most(1, least(wide(m), wide(n))) - least(wide(m), wide(n))) + 2 : 1))) return call.decline();
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&trans, &m, &n, &nrhs, a_data, &lda, b_data, &ldb, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

}  // namespace mpiwasm::blas
