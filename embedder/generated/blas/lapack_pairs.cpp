// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_sggbal(Library* self, std::uint32_t job_value, std::int32_t n, Address a, std::int32_t lda,
      Address b, std::int32_t ldb, Address ilo, Address ihi, Address lscale, Address rscale) {
  Call call{*self, Routine::sggbal, "sggbal"};
  const char job = call.letter(1, job_value, "BNPS");
  call.size(2, n);
  call.leading(4, lda, n);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({5, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  const Scratch<std::int32_t> ilo_data = call.integers_out({7, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({8, "ihi"}, ihi, 1);
  const Scratch<float> lscale_data = call.held<float>({9, "lscale"}, lscale, n);
  const Scratch<float> rscale_data = call.held<float>({10, "rscale"}, rscale, n);
  const Scratch<float> work_data = call.scratch<float>(most(1, 6 * wide(n)));
  std::int32_t info = 0;
  call.run<void>(&job, &n, a_data, &lda, b_data, &ldb, ilo_data.data(), ihi_data.data(), lscale_data.data(),
      rscale_data.data(), work_data.data(), &info, letter_length);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(lscale, lscale_data);
  call.give_back(rscale, rscale_data);
  return info;
}

std::int32_t guest_dggbal(Library* self, std::uint32_t job_value, std::int32_t n, Address a, std::int32_t lda,
      Address b, std::int32_t ldb, Address ilo, Address ihi, Address lscale, Address rscale) {
  Call call{*self, Routine::dggbal, "dggbal"};
  const char job = call.letter(1, job_value, "BNPS");
  call.size(2, n);
  call.leading(4, lda, n);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({5, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  const Scratch<std::int32_t> ilo_data = call.integers_out({7, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({8, "ihi"}, ihi, 1);
  const Scratch<double> lscale_data = call.held<double>({9, "lscale"}, lscale, n);
  const Scratch<double> rscale_data = call.held<double>({10, "rscale"}, rscale, n);
  const Scratch<double> work_data = call.scratch<double>(most(1, 6 * wide(n)));
  std::int32_t info = 0;
  call.run<void>(&job, &n, a_data, &lda, b_data, &ldb, ilo_data.data(), ihi_data.data(), lscale_data.data(),
      rscale_data.data(), work_data.data(), &info, letter_length);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(lscale, lscale_data);
  call.give_back(rscale, rscale_data);
  return info;
}

std::int32_t guest_cggbal(Library* self, std::uint32_t job_value, std::int32_t n, Address a, std::int32_t lda,
      Address b, std::int32_t ldb, Address ilo, Address ihi, Address lscale, Address rscale) {
  Call call{*self, Routine::cggbal, "cggbal"};
  const char job = call.letter(1, job_value, "BNPS");
  call.size(2, n);
  call.leading(4, lda, n);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({5, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  const Scratch<std::int32_t> ilo_data = call.integers_out({7, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({8, "ihi"}, ihi, 1);
  const Scratch<float> lscale_data = call.held<float>({9, "lscale"}, lscale, n);
  const Scratch<float> rscale_data = call.held<float>({10, "rscale"}, rscale, n);
  const Scratch<float> work_data = call.scratch<float>(most(1, 6 * wide(n)));
  std::int32_t info = 0;
  call.run<void>(&job, &n, a_data, &lda, b_data, &ldb, ilo_data.data(), ihi_data.data(), lscale_data.data(),
      rscale_data.data(), work_data.data(), &info, letter_length);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(lscale, lscale_data);
  call.give_back(rscale, rscale_data);
  return info;
}

std::int32_t guest_zggbal(Library* self, std::uint32_t job_value, std::int32_t n, Address a, std::int32_t lda,
      Address b, std::int32_t ldb, Address ilo, Address ihi, Address lscale, Address rscale) {
  Call call{*self, Routine::zggbal, "zggbal"};
  const char job = call.letter(1, job_value, "BNPS");
  call.size(2, n);
  call.leading(4, lda, n);
  call.leading(6, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({5, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  const Scratch<std::int32_t> ilo_data = call.integers_out({7, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({8, "ihi"}, ihi, 1);
  const Scratch<double> lscale_data = call.held<double>({9, "lscale"}, lscale, n);
  const Scratch<double> rscale_data = call.held<double>({10, "rscale"}, rscale, n);
  const Scratch<double> work_data = call.scratch<double>(most(1, 6 * wide(n)));
  std::int32_t info = 0;
  call.run<void>(&job, &n, a_data, &lda, b_data, &ldb, ilo_data.data(), ihi_data.data(), lscale_data.data(),
      rscale_data.data(), work_data.data(), &info, letter_length);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(lscale, lscale_data);
  call.give_back(rscale, rscale_data);
  return info;
}

std::int32_t guest_sggev3(Library* self, std::uint32_t jobvl_value, std::uint32_t jobvr_value, std::int32_t n,
      Address a, std::int32_t lda, Address b, std::int32_t ldb, Address alphar, Address alphai, Address beta, Address
      vl, std::int32_t ldvl, Address vr, std::int32_t ldvr, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sggev3, "sggev3"};
  const char jobvl = call.letter(1, jobvl_value, "NV");
  const char jobvr = call.letter(2, jobvr_value, "NV");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(12, ldvl < 1);
  call.refuse_if(14, ldvr < 1);
  call.refuse_if(16, wide(lwork) < most(1, 8 * wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({6, "b"}, b, n, n, ldb);
  float* const alphar_data = call.array<float>({8, "alphar"}, alphar, n);
  float* const alphai_data = call.array<float>({9, "alphai"}, alphai, n);
  float* const beta_data = call.array<float>({10, "beta"}, beta, n);
  float* const vl_data = call.matrix<float>({11, "vl"}, vl, ldvl, n, ldvl);
  float* const vr_data = call.matrix<float>({13, "vr"}, vr, ldvr, n, ldvr);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  if (call.overflows(wide(lwork) == -1 && wide(n) > 75 ? 2147483648 : 384 * wide(n))) return call.decline();
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  float best{};
  lwork = -1;
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, b_data, &ldb, alphar_data, alphai_data, beta_data, vl_data, &ldvl,
      vr_data, &ldvr, &best, &lwork, &info, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<float> work_data = call.work<float>({15, "work"}, work, given_lwork, lwork);
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, b_data, &ldb, alphar_data, alphai_data, beta_data, vl_data, &ldvl,
      vr_data, &ldvr, work_data.data(), &lwork, &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dggev3(Library* self, std::uint32_t jobvl_value, std::uint32_t jobvr_value, std::int32_t n,
      Address a, std::int32_t lda, Address b, std::int32_t ldb, Address alphar, Address alphai, Address beta, Address
      vl, std::int32_t ldvl, Address vr, std::int32_t ldvr, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dggev3, "dggev3"};
  const char jobvl = call.letter(1, jobvl_value, "NV");
  const char jobvr = call.letter(2, jobvr_value, "NV");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(12, ldvl < 1);
  call.refuse_if(14, ldvr < 1);
  call.refuse_if(16, wide(lwork) < most(1, 8 * wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({6, "b"}, b, n, n, ldb);
  double* const alphar_data = call.array<double>({8, "alphar"}, alphar, n);
  double* const alphai_data = call.array<double>({9, "alphai"}, alphai, n);
  double* const beta_data = call.array<double>({10, "beta"}, beta, n);
  double* const vl_data = call.matrix<double>({11, "vl"}, vl, ldvl, n, ldvl);
  double* const vr_data = call.matrix<double>({13, "vr"}, vr, ldvr, n, ldvr);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  if (call.overflows(wide(lwork) == -1 && wide(n) > 75 ? 2147483648 : 384 * wide(n))) return call.decline();
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  double best{};
  lwork = -1;
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, b_data, &ldb, alphar_data, alphai_data, beta_data, vl_data, &ldvl,
      vr_data, &ldvr, &best, &lwork, &info, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<double> work_data = call.work<double>({15, "work"}, work, given_lwork, lwork);
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, b_data, &ldb, alphar_data, alphai_data, beta_data, vl_data, &ldvl,
      vr_data, &ldvr, work_data.data(), &lwork, &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cggev3(Library* self, std::uint32_t jobvl_value, std::uint32_t jobvr_value, std::int32_t n,
      Address a, std::int32_t lda, Address b, std::int32_t ldb, Address alpha, Address beta, Address vl, std::int32_t
      ldvl, Address vr, std::int32_t ldvr, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cggev3, "cggev3"};
  const char jobvl = call.letter(1, jobvl_value, "NV");
  const char jobvr = call.letter(2, jobvr_value, "NV");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(11, ldvl < 1);
  call.refuse_if(13, ldvr < 1);
  call.refuse_if(15, wide(lwork) < most(1, 2 * wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, n, n, ldb);
  std::complex<float>* const alpha_data = call.array<std::complex<float>>({8, "alpha"}, alpha, n);
  std::complex<float>* const beta_data = call.array<std::complex<float>>({9, "beta"}, beta, n);
  std::complex<float>* const vl_data = call.matrix<std::complex<float>>({10, "vl"}, vl, ldvl, n, ldvl);
  std::complex<float>* const vr_data = call.matrix<std::complex<float>>({12, "vr"}, vr, ldvr, n, ldvr);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  if (call.overflows(wide(lwork) == -1 && wide(n) > 75 ? 2147483648 : 384 * wide(n))) return call.decline();
  const Scratch<float> rwork_data = call.scratch<float>(8 * wide(n));
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  std::complex<float> best{};
  lwork = -1;
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, b_data, &ldb, alpha_data, beta_data, vl_data, &ldvl, vr_data,
      &ldvr, &best, &lwork, rwork_data.data(), &info, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({14, "work"}, work, given_lwork,
      lwork);
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, b_data, &ldb, alpha_data, beta_data, vl_data, &ldvl, vr_data,
      &ldvr, work_data.data(), &lwork, rwork_data.data(), &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zggev3(Library* self, std::uint32_t jobvl_value, std::uint32_t jobvr_value, std::int32_t n,
      Address a, std::int32_t lda, Address b, std::int32_t ldb, Address alpha, Address beta, Address vl, std::int32_t
      ldvl, Address vr, std::int32_t ldvr, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zggev3, "zggev3"};
  const char jobvl = call.letter(1, jobvl_value, "NV");
  const char jobvr = call.letter(2, jobvr_value, "NV");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(11, ldvl < 1);
  call.refuse_if(13, ldvr < 1);
  call.refuse_if(15, wide(lwork) < most(1, 2 * wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, n, n, ldb);
  std::complex<double>* const alpha_data = call.array<std::complex<double>>({8, "alpha"}, alpha, n);
  std::complex<double>* const beta_data = call.array<std::complex<double>>({9, "beta"}, beta, n);
  std::complex<double>* const vl_data = call.matrix<std::complex<double>>({10, "vl"}, vl, ldvl, n, ldvl);
  std::complex<double>* const vr_data = call.matrix<std::complex<double>>({12, "vr"}, vr, ldvr, n, ldvr);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  if (call.overflows(wide(lwork) == -1 && wide(n) > 75 ? 2147483648 : 384 * wide(n))) return call.decline();
  const Scratch<double> rwork_data = call.scratch<double>(8 * wide(n));
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  std::complex<double> best{};
  lwork = -1;
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, b_data, &ldb, alpha_data, beta_data, vl_data, &ldvl, vr_data,
      &ldvr, &best, &lwork, rwork_data.data(), &info, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({14, "work"}, work, given_lwork,
      lwork);
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, b_data, &ldb, alpha_data, beta_data, vl_data, &ldvl, vr_data,
      &ldvr, work_data.data(), &lwork, rwork_data.data(), &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sggevx(Library* self, std::uint32_t balanc_value, std::uint32_t jobvl_value, std::uint32_t
      jobvr_value, std::uint32_t sense_value, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, Address alphar, Address alphai, Address beta, Address vl, std::int32_t ldvl, Address vr, std::int32_t ldvr,
      Address ilo, Address ihi, Address lscale, Address rscale, Address abnrm, Address bbnrm, Address rconde, Address
      rcondv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sggevx, "sggevx"};
  const char balanc = call.letter(1, balanc_value, "BNPS");
  const char jobvl = call.letter(2, jobvl_value, "NV");
  const char jobvr = call.letter(3, jobvr_value, "NV");
  const char sense = call.letter(4, sense_value, "BENV");
  call.size(5, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(14, ldvl < 1);
  call.refuse_if(16, ldvr < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({6, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({8, "b"}, b, n, n, ldb);
  float* const alphar_data = call.array<float>({10, "alphar"}, alphar, n);
  float* const alphai_data = call.array<float>({11, "alphai"}, alphai, n);
  float* const beta_data = call.array<float>({12, "beta"}, beta, n);
  float* const vl_data = call.matrix<float>({13, "vl"}, vl, ldvl, n, ldvl);
  float* const vr_data = call.matrix<float>({15, "vr"}, vr, ldvr, n, ldvr);
  float* const abnrm_data = call.array<float>({21, "abnrm"}, abnrm, 1);
  float* const bbnrm_data = call.array<float>({22, "bbnrm"}, bbnrm, 1);
  float* const rconde_data = call.array<float>({23, "rconde"}, rconde, n);
  float* const rcondv_data = call.array<float>({24, "rcondv"}, rcondv, n);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.overflows(2 * wide(n) * wide(n) + 8 * wide(n) + 16)) return call.decline();
  const Scratch<std::int32_t> ilo_data = call.integers_out({17, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({18, "ihi"}, ihi, 1);
  const Scratch<float> lscale_data = call.held<float>({19, "lscale"}, lscale, n);
  const Scratch<float> rscale_data = call.held<float>({20, "rscale"}, rscale, n);
  const Scratch<float> work_data = call.work<float>({25, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(wide(n) + 6);
  const Scratch<std::int32_t> bwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&balanc, &jobvl, &jobvr, &sense, &n, a_data, &lda, b_data, &ldb, alphar_data, alphai_data, beta_data,
      vl_data, &ldvl, vr_data, &ldvr, ilo_data.data(), ihi_data.data(), lscale_data.data(), rscale_data.data(),
      abnrm_data, bbnrm_data, rconde_data, rcondv_data, work_data.data(), &lwork, iwork_data.data(),
      bwork_data.data(), &info, letter_length, letter_length, letter_length, letter_length);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(lscale, lscale_data);
  call.give_back(rscale, rscale_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dggevx(Library* self, std::uint32_t balanc_value, std::uint32_t jobvl_value, std::uint32_t
      jobvr_value, std::uint32_t sense_value, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, Address alphar, Address alphai, Address beta, Address vl, std::int32_t ldvl, Address vr, std::int32_t ldvr,
      Address ilo, Address ihi, Address lscale, Address rscale, Address abnrm, Address bbnrm, Address rconde, Address
      rcondv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dggevx, "dggevx"};
  const char balanc = call.letter(1, balanc_value, "BNPS");
  const char jobvl = call.letter(2, jobvl_value, "NV");
  const char jobvr = call.letter(3, jobvr_value, "NV");
  const char sense = call.letter(4, sense_value, "BENV");
  call.size(5, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(14, ldvl < 1);
  call.refuse_if(16, ldvr < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({6, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({8, "b"}, b, n, n, ldb);
  double* const alphar_data = call.array<double>({10, "alphar"}, alphar, n);
  double* const alphai_data = call.array<double>({11, "alphai"}, alphai, n);
  double* const beta_data = call.array<double>({12, "beta"}, beta, n);
  double* const vl_data = call.matrix<double>({13, "vl"}, vl, ldvl, n, ldvl);
  double* const vr_data = call.matrix<double>({15, "vr"}, vr, ldvr, n, ldvr);
  double* const abnrm_data = call.array<double>({21, "abnrm"}, abnrm, 1);
  double* const bbnrm_data = call.array<double>({22, "bbnrm"}, bbnrm, 1);
  double* const rconde_data = call.array<double>({23, "rconde"}, rconde, n);
  double* const rcondv_data = call.array<double>({24, "rcondv"}, rcondv, n);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.overflows(2 * wide(n) * wide(n) + 8 * wide(n) + 16)) return call.decline();
  const Scratch<std::int32_t> ilo_data = call.integers_out({17, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({18, "ihi"}, ihi, 1);
  const Scratch<double> lscale_data = call.held<double>({19, "lscale"}, lscale, n);
  const Scratch<double> rscale_data = call.held<double>({20, "rscale"}, rscale, n);
  const Scratch<double> work_data = call.work<double>({25, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(wide(n) + 6);
  const Scratch<std::int32_t> bwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&balanc, &jobvl, &jobvr, &sense, &n, a_data, &lda, b_data, &ldb, alphar_data, alphai_data, beta_data,
      vl_data, &ldvl, vr_data, &ldvr, ilo_data.data(), ihi_data.data(), lscale_data.data(), rscale_data.data(),
      abnrm_data, bbnrm_data, rconde_data, rcondv_data, work_data.data(), &lwork, iwork_data.data(),
      bwork_data.data(), &info, letter_length, letter_length, letter_length, letter_length);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(lscale, lscale_data);
  call.give_back(rscale, rscale_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cggevx(Library* self, std::uint32_t balanc_value, std::uint32_t jobvl_value, std::uint32_t
      jobvr_value, std::uint32_t sense_value, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, Address alpha, Address beta, Address vl, std::int32_t ldvl, Address vr, std::int32_t ldvr, Address ilo,
      Address ihi, Address lscale, Address rscale, Address abnrm, Address bbnrm, Address rconde, Address rcondv,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::cggevx, "cggevx"};
  const char balanc = call.letter(1, balanc_value, "BNPS");
  const char jobvl = call.letter(2, jobvl_value, "NV");
  const char jobvr = call.letter(3, jobvr_value, "NV");
  const char sense = call.letter(4, sense_value, "BENV");
  call.size(5, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(13, ldvl < 1);
  call.refuse_if(15, ldvr < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, n, n, ldb);
  std::complex<float>* const alpha_data = call.array<std::complex<float>>({10, "alpha"}, alpha, n);
  std::complex<float>* const beta_data = call.array<std::complex<float>>({11, "beta"}, beta, n);
  std::complex<float>* const vl_data = call.matrix<std::complex<float>>({12, "vl"}, vl, ldvl, n, ldvl);
  std::complex<float>* const vr_data = call.matrix<std::complex<float>>({14, "vr"}, vr, ldvr, n, ldvr);
  float* const abnrm_data = call.array<float>({20, "abnrm"}, abnrm, 1);
  float* const bbnrm_data = call.array<float>({21, "bbnrm"}, bbnrm, 1);
  float* const rconde_data = call.array<float>({22, "rconde"}, rconde, n);
  float* const rcondv_data = call.array<float>({23, "rcondv"}, rcondv, n);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.overflows(2 * wide(n) * wide(n) + 8 * wide(n) + 16)) return call.decline();
  const Scratch<std::int32_t> ilo_data = call.integers_out({16, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({17, "ihi"}, ihi, 1);
  const Scratch<float> lscale_data = call.held<float>({18, "lscale"}, lscale, n);
  const Scratch<float> rscale_data = call.held<float>({19, "rscale"}, rscale, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({24, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(most(1, 6 * wide(n)));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(wide(n) + 2);
  const Scratch<std::int32_t> bwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&balanc, &jobvl, &jobvr, &sense, &n, a_data, &lda, b_data, &ldb, alpha_data, beta_data, vl_data,
      &ldvl, vr_data, &ldvr, ilo_data.data(), ihi_data.data(), lscale_data.data(), rscale_data.data(), abnrm_data,
      bbnrm_data, rconde_data, rcondv_data, work_data.data(), &lwork, rwork_data.data(), iwork_data.data(),
      bwork_data.data(), &info, letter_length, letter_length, letter_length, letter_length);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(lscale, lscale_data);
  call.give_back(rscale, rscale_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zggevx(Library* self, std::uint32_t balanc_value, std::uint32_t jobvl_value, std::uint32_t
      jobvr_value, std::uint32_t sense_value, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, Address alpha, Address beta, Address vl, std::int32_t ldvl, Address vr, std::int32_t ldvr, Address ilo,
      Address ihi, Address lscale, Address rscale, Address abnrm, Address bbnrm, Address rconde, Address rcondv,
      Address work, std::int32_t lwork) {
  Call call{*self, Routine::zggevx, "zggevx"};
  const char balanc = call.letter(1, balanc_value, "BNPS");
  const char jobvl = call.letter(2, jobvl_value, "NV");
  const char jobvr = call.letter(3, jobvr_value, "NV");
  const char sense = call.letter(4, sense_value, "BENV");
  call.size(5, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(13, ldvl < 1);
  call.refuse_if(15, ldvr < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, n, n, ldb);
  std::complex<double>* const alpha_data = call.array<std::complex<double>>({10, "alpha"}, alpha, n);
  std::complex<double>* const beta_data = call.array<std::complex<double>>({11, "beta"}, beta, n);
  std::complex<double>* const vl_data = call.matrix<std::complex<double>>({12, "vl"}, vl, ldvl, n, ldvl);
  std::complex<double>* const vr_data = call.matrix<std::complex<double>>({14, "vr"}, vr, ldvr, n, ldvr);
  double* const abnrm_data = call.array<double>({20, "abnrm"}, abnrm, 1);
  double* const bbnrm_data = call.array<double>({21, "bbnrm"}, bbnrm, 1);
  double* const rconde_data = call.array<double>({22, "rconde"}, rconde, n);
  double* const rcondv_data = call.array<double>({23, "rcondv"}, rcondv, n);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.overflows(2 * wide(n) * wide(n) + 8 * wide(n) + 16)) return call.decline();
  const Scratch<std::int32_t> ilo_data = call.integers_out({16, "ilo"}, ilo, 1);
  const Scratch<std::int32_t> ihi_data = call.integers_out({17, "ihi"}, ihi, 1);
  const Scratch<double> lscale_data = call.held<double>({18, "lscale"}, lscale, n);
  const Scratch<double> rscale_data = call.held<double>({19, "rscale"}, rscale, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({24, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(most(1, 6 * wide(n)));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(wide(n) + 2);
  const Scratch<std::int32_t> bwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&balanc, &jobvl, &jobvr, &sense, &n, a_data, &lda, b_data, &ldb, alpha_data, beta_data, vl_data,
      &ldvl, vr_data, &ldvr, ilo_data.data(), ihi_data.data(), lscale_data.data(), rscale_data.data(), abnrm_data,
      bbnrm_data, rconde_data, rcondv_data, work_data.data(), &lwork, rwork_data.data(), iwork_data.data(),
      bwork_data.data(), &info, letter_length, letter_length, letter_length, letter_length);
  call.give_back(ilo, ilo_data);
  call.give_back(ihi, ihi_data);
  call.give_back(lscale, lscale_data);
  call.give_back(rscale, rscale_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sggglm(Library* self, std::int32_t n, std::int32_t m, std::int32_t p, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address d, Address x, Address y, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sggglm, "sggglm"};
  call.size(1, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(2, m < 0 || m > n);
  call.refuse_if(3, wide(p) < 0 || wide(p) < wide(n) - wide(m));
  call.refuse_if(12, wide(lwork) < ((wide(n) == 0) ? (1) : (wide(m) + wide(n) + wide(p))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, n, m, lda);
  float* const b_data = call.matrix<float>({6, "b"}, b, n, p, ldb);
  float* const d_data = call.array<float>({8, "d"}, d, n);
  float* const x_data = call.array<float>({9, "x"}, x, m);
  float* const y_data = call.array<float>({10, "y"}, y, p);
  lda = leading_for(n, m, lda);
  ldb = leading_for(n, p, ldb);
  if (call.is_too_long<float>(p, true, Copies::once)) return call.decline();
  const Scratch<float> work_data = call.work<float>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &m, &p, a_data, &lda, b_data, &ldb, d_data, x_data, y_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dggglm(Library* self, std::int32_t n, std::int32_t m, std::int32_t p, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address d, Address x, Address y, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dggglm, "dggglm"};
  call.size(1, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(2, m < 0 || m > n);
  call.refuse_if(3, wide(p) < 0 || wide(p) < wide(n) - wide(m));
  call.refuse_if(12, wide(lwork) < ((wide(n) == 0) ? (1) : (wide(m) + wide(n) + wide(p))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, n, m, lda);
  double* const b_data = call.matrix<double>({6, "b"}, b, n, p, ldb);
  double* const d_data = call.array<double>({8, "d"}, d, n);
  double* const x_data = call.array<double>({9, "x"}, x, m);
  double* const y_data = call.array<double>({10, "y"}, y, p);
  lda = leading_for(n, m, lda);
  ldb = leading_for(n, p, ldb);
  if (call.is_too_long<double>(p, true, Copies::once)) return call.decline();
  const Scratch<double> work_data = call.work<double>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &m, &p, a_data, &lda, b_data, &ldb, d_data, x_data, y_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cggglm(Library* self, std::int32_t n, std::int32_t m, std::int32_t p, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address d, Address x, Address y, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cggglm, "cggglm"};
  call.size(1, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(2, m < 0 || m > n);
  call.refuse_if(3, wide(p) < 0 || wide(p) < wide(n) - wide(m));
  call.refuse_if(12, wide(lwork) < ((wide(n) == 0) ? (1) : (wide(m) + wide(n) + wide(p))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, m, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, n, p, ldb);
  std::complex<float>* const d_data = call.array<std::complex<float>>({8, "d"}, d, n);
  std::complex<float>* const x_data = call.array<std::complex<float>>({9, "x"}, x, m);
  std::complex<float>* const y_data = call.array<std::complex<float>>({10, "y"}, y, p);
  lda = leading_for(n, m, lda);
  ldb = leading_for(n, p, ldb);
  if (call.is_too_long<std::complex<float>>(p, true, Copies::once)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &m, &p, a_data, &lda, b_data, &ldb, d_data, x_data, y_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zggglm(Library* self, std::int32_t n, std::int32_t m, std::int32_t p, Address a, std::int32_t
      lda, Address b, std::int32_t ldb, Address d, Address x, Address y, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zggglm, "zggglm"};
  call.size(1, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(2, m < 0 || m > n);
  call.refuse_if(3, wide(p) < 0 || wide(p) < wide(n) - wide(m));
  call.refuse_if(12, wide(lwork) < ((wide(n) == 0) ? (1) : (wide(m) + wide(n) + wide(p))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, m, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, n, p, ldb);
  std::complex<double>* const d_data = call.array<std::complex<double>>({8, "d"}, d, n);
  std::complex<double>* const x_data = call.array<std::complex<double>>({9, "x"}, x, m);
  std::complex<double>* const y_data = call.array<std::complex<double>>({10, "y"}, y, p);
  lda = leading_for(n, m, lda);
  ldb = leading_for(n, p, ldb);
  if (call.is_too_long<std::complex<double>>(p, true, Copies::once)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &m, &p, a_data, &lda, b_data, &ldb, d_data, x_data, y_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sgghd3(Library* self, std::uint32_t compq_value, std::uint32_t compz_value, std::int32_t n,
      std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address q,
      std::int32_t ldq, Address z, std::int32_t ldz, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgghd3, "sgghd3"};
  const char compq = call.letter(1, compq_value, "INV");
  const char compz = call.letter(2, compz_value, "INV");
  call.size(3, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(4, ilo < 1);
  call.refuse_if(5, wide(ihi) > wide(n) || wide(ihi) < wide(ilo) - 1);
  call.refuse_if(11, (((compq == 'I') || (compq == 'V')) && wide(ldq) < wide(n)) || wide(ldq) < 1);
  call.refuse_if(11, ldq < 1);
  call.refuse_if(13, (((compz == 'I') || (compz == 'V')) && wide(ldz) < wide(n)) || wide(ldz) < 1);
  call.refuse_if(13, ldz < 1);
  call.refuse_if(15, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({6, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({8, "b"}, b, n, n, ldb);
  float* const q_data = call.matrix<float>({10, "q"}, q, ldq, n, ldq);
  float* const z_data = call.matrix<float>({12, "z"}, z, ldz, n, ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  if (call.overflows(384 * wide(n))) return call.decline();
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  float best{};
  lwork = -1;
  call.run<void>(&compq, &compz, &n, &ilo, &ihi, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz, &best,
      &lwork, &info, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<float> work_data = call.work<float>({14, "work"}, work, given_lwork, lwork);
  call.run<void>(&compq, &compz, &n, &ilo, &ihi, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz,
      work_data.data(), &lwork, &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgghd3(Library* self, std::uint32_t compq_value, std::uint32_t compz_value, std::int32_t n,
      std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address q,
      std::int32_t ldq, Address z, std::int32_t ldz, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgghd3, "dgghd3"};
  const char compq = call.letter(1, compq_value, "INV");
  const char compz = call.letter(2, compz_value, "INV");
  call.size(3, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(4, ilo < 1);
  call.refuse_if(5, wide(ihi) > wide(n) || wide(ihi) < wide(ilo) - 1);
  call.refuse_if(11, (((compq == 'I') || (compq == 'V')) && wide(ldq) < wide(n)) || wide(ldq) < 1);
  call.refuse_if(11, ldq < 1);
  call.refuse_if(13, (((compz == 'I') || (compz == 'V')) && wide(ldz) < wide(n)) || wide(ldz) < 1);
  call.refuse_if(13, ldz < 1);
  call.refuse_if(15, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({6, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({8, "b"}, b, n, n, ldb);
  double* const q_data = call.matrix<double>({10, "q"}, q, ldq, n, ldq);
  double* const z_data = call.matrix<double>({12, "z"}, z, ldz, n, ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  if (call.overflows(384 * wide(n))) return call.decline();
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  double best{};
  lwork = -1;
  call.run<void>(&compq, &compz, &n, &ilo, &ihi, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz, &best,
      &lwork, &info, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<double> work_data = call.work<double>({14, "work"}, work, given_lwork, lwork);
  call.run<void>(&compq, &compz, &n, &ilo, &ihi, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz,
      work_data.data(), &lwork, &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgghd3(Library* self, std::uint32_t compq_value, std::uint32_t compz_value, std::int32_t n,
      std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address q,
      std::int32_t ldq, Address z, std::int32_t ldz, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgghd3, "cgghd3"};
  const char compq = call.letter(1, compq_value, "INV");
  const char compz = call.letter(2, compz_value, "INV");
  call.size(3, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(4, ilo < 1);
  call.refuse_if(5, wide(ihi) > wide(n) || wide(ihi) < wide(ilo) - 1);
  call.refuse_if(11, (((compq == 'I') || (compq == 'V')) && wide(ldq) < wide(n)) || wide(ldq) < 1);
  call.refuse_if(11, ldq < 1);
  call.refuse_if(13, (((compz == 'I') || (compz == 'V')) && wide(ldz) < wide(n)) || wide(ldz) < 1);
  call.refuse_if(13, ldz < 1);
  call.refuse_if(15, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, n, n, ldb);
  std::complex<float>* const q_data = call.matrix<std::complex<float>>({10, "q"}, q, ldq, n, ldq);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({12, "z"}, z, ldz, n, ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  if (call.overflows(384 * wide(n))) return call.decline();
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  std::complex<float> best{};
  lwork = -1;
  call.run<void>(&compq, &compz, &n, &ilo, &ihi, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz, &best,
      &lwork, &info, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({14, "work"}, work, given_lwork,
      lwork);
  call.run<void>(&compq, &compz, &n, &ilo, &ihi, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz,
      work_data.data(), &lwork, &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgghd3(Library* self, std::uint32_t compq_value, std::uint32_t compz_value, std::int32_t n,
      std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address q,
      std::int32_t ldq, Address z, std::int32_t ldz, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgghd3, "zgghd3"};
  const char compq = call.letter(1, compq_value, "INV");
  const char compz = call.letter(2, compz_value, "INV");
  call.size(3, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(4, ilo < 1);
  call.refuse_if(5, wide(ihi) > wide(n) || wide(ihi) < wide(ilo) - 1);
  call.refuse_if(11, (((compq == 'I') || (compq == 'V')) && wide(ldq) < wide(n)) || wide(ldq) < 1);
  call.refuse_if(11, ldq < 1);
  call.refuse_if(13, (((compz == 'I') || (compz == 'V')) && wide(ldz) < wide(n)) || wide(ldz) < 1);
  call.refuse_if(13, ldz < 1);
  call.refuse_if(15, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, n, n, ldb);
  std::complex<double>* const q_data = call.matrix<std::complex<double>>({10, "q"}, q, ldq, n, ldq);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({12, "z"}, z, ldz, n, ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  if (call.overflows(384 * wide(n))) return call.decline();
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  std::complex<double> best{};
  lwork = -1;
  call.run<void>(&compq, &compz, &n, &ilo, &ihi, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz, &best,
      &lwork, &info, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({14, "work"}, work, given_lwork,
      lwork);
  call.run<void>(&compq, &compz, &n, &ilo, &ihi, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz,
      work_data.data(), &lwork, &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sgghrd(Library* self, std::uint32_t compq_value, std::uint32_t compz_value, std::int32_t n,
      std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address q,
      std::int32_t ldq, Address z, std::int32_t ldz) {
  Call call{*self, Routine::sgghrd, "sgghrd"};
  const char compq = call.letter(1, compq_value, "INV");
  const char compz = call.letter(2, compz_value, "INV");
  call.size(3, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(4, ilo < 1);
  call.refuse_if(5, wide(ihi) > wide(n) || wide(ihi) < wide(ilo) - 1);
  call.refuse_if(11, ldq < 1);
  call.refuse_if(13, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({6, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({8, "b"}, b, n, n, ldb);
  float* const q_data = call.matrix<float>({10, "q"}, q, ldq, n, ldq);
  float* const z_data = call.matrix<float>({12, "z"}, z, ldz, n, ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  std::int32_t info = 0;
  call.run<void>(&compq, &compz, &n, &ilo, &ihi, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz, &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_dgghrd(Library* self, std::uint32_t compq_value, std::uint32_t compz_value, std::int32_t n,
      std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address q,
      std::int32_t ldq, Address z, std::int32_t ldz) {
  Call call{*self, Routine::dgghrd, "dgghrd"};
  const char compq = call.letter(1, compq_value, "INV");
  const char compz = call.letter(2, compz_value, "INV");
  call.size(3, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(4, ilo < 1);
  call.refuse_if(5, wide(ihi) > wide(n) || wide(ihi) < wide(ilo) - 1);
  call.refuse_if(11, ldq < 1);
  call.refuse_if(13, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({6, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({8, "b"}, b, n, n, ldb);
  double* const q_data = call.matrix<double>({10, "q"}, q, ldq, n, ldq);
  double* const z_data = call.matrix<double>({12, "z"}, z, ldz, n, ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  std::int32_t info = 0;
  call.run<void>(&compq, &compz, &n, &ilo, &ihi, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz, &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_cgghrd(Library* self, std::uint32_t compq_value, std::uint32_t compz_value, std::int32_t n,
      std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address q,
      std::int32_t ldq, Address z, std::int32_t ldz) {
  Call call{*self, Routine::cgghrd, "cgghrd"};
  const char compq = call.letter(1, compq_value, "INV");
  const char compz = call.letter(2, compz_value, "INV");
  call.size(3, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(4, ilo < 1);
  call.refuse_if(5, wide(ihi) > wide(n) || wide(ihi) < wide(ilo) - 1);
  call.refuse_if(11, ldq < 1);
  call.refuse_if(13, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, n, n, ldb);
  std::complex<float>* const q_data = call.matrix<std::complex<float>>({10, "q"}, q, ldq, n, ldq);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({12, "z"}, z, ldz, n, ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  std::int32_t info = 0;
  call.run<void>(&compq, &compz, &n, &ilo, &ihi, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz, &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_zgghrd(Library* self, std::uint32_t compq_value, std::uint32_t compz_value, std::int32_t n,
      std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address q,
      std::int32_t ldq, Address z, std::int32_t ldz) {
  Call call{*self, Routine::zgghrd, "zgghrd"};
  const char compq = call.letter(1, compq_value, "INV");
  const char compz = call.letter(2, compz_value, "INV");
  call.size(3, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(4, ilo < 1);
  call.refuse_if(5, wide(ihi) > wide(n) || wide(ihi) < wide(ilo) - 1);
  call.refuse_if(11, ldq < 1);
  call.refuse_if(13, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, n, n, ldb);
  std::complex<double>* const q_data = call.matrix<std::complex<double>>({10, "q"}, q, ldq, n, ldq);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({12, "z"}, z, ldz, n, ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  std::int32_t info = 0;
  call.run<void>(&compq, &compz, &n, &ilo, &ihi, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz, &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_sggqrf(Library* self, std::int32_t n, std::int32_t m, std::int32_t p, Address a, std::int32_t
      lda, Address taua, Address b, std::int32_t ldb, Address taub, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sggqrf, "sggqrf"};
  call.size(1, n);
  call.size(2, m);
  call.size(3, p);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(11, wide(lwork) < most(1, most(wide(n), most(wide(m), wide(p)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, n, m, lda);
  float* const taua_data = call.array<float>({6, "taua"}, taua, least(wide(n), wide(m)));
  float* const b_data = call.matrix<float>({7, "b"}, b, n, p, ldb);
  float* const taub_data = call.array<float>({9, "taub"}, taub, least(wide(n), wide(p)));
  lda = leading_for(n, m, lda);
  ldb = leading_for(n, p, ldb);
  const Scratch<float> work_data = call.work<float>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &m, &p, a_data, &lda, taua_data, b_data, &ldb, taub_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dggqrf(Library* self, std::int32_t n, std::int32_t m, std::int32_t p, Address a, std::int32_t
      lda, Address taua, Address b, std::int32_t ldb, Address taub, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dggqrf, "dggqrf"};
  call.size(1, n);
  call.size(2, m);
  call.size(3, p);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(11, wide(lwork) < most(1, most(wide(n), most(wide(m), wide(p)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, n, m, lda);
  double* const taua_data = call.array<double>({6, "taua"}, taua, least(wide(n), wide(m)));
  double* const b_data = call.matrix<double>({7, "b"}, b, n, p, ldb);
  double* const taub_data = call.array<double>({9, "taub"}, taub, least(wide(n), wide(p)));
  lda = leading_for(n, m, lda);
  ldb = leading_for(n, p, ldb);
  const Scratch<double> work_data = call.work<double>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &m, &p, a_data, &lda, taua_data, b_data, &ldb, taub_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cggqrf(Library* self, std::int32_t n, std::int32_t m, std::int32_t p, Address a, std::int32_t
      lda, Address taua, Address b, std::int32_t ldb, Address taub, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cggqrf, "cggqrf"};
  call.size(1, n);
  call.size(2, m);
  call.size(3, p);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(11, wide(lwork) < most(1, most(wide(n), most(wide(m), wide(p)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, m, lda);
  std::complex<float>* const taua_data = call.array<std::complex<float>>({6, "taua"}, taua, least(wide(n), wide(m)));
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, p, ldb);
  std::complex<float>* const taub_data = call.array<std::complex<float>>({9, "taub"}, taub, least(wide(n), wide(p)));
  lda = leading_for(n, m, lda);
  ldb = leading_for(n, p, ldb);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &m, &p, a_data, &lda, taua_data, b_data, &ldb, taub_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zggqrf(Library* self, std::int32_t n, std::int32_t m, std::int32_t p, Address a, std::int32_t
      lda, Address taua, Address b, std::int32_t ldb, Address taub, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zggqrf, "zggqrf"};
  call.size(1, n);
  call.size(2, m);
  call.size(3, p);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(11, wide(lwork) < most(1, most(wide(n), most(wide(m), wide(p)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, m, lda);
  std::complex<double>* const taua_data = call.array<std::complex<double>>({6, "taua"}, taua, least(wide(n),
      wide(m)));
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, p, ldb);
  std::complex<double>* const taub_data = call.array<std::complex<double>>({9, "taub"}, taub, least(wide(n),
      wide(p)));
  lda = leading_for(n, m, lda);
  ldb = leading_for(n, p, ldb);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &m, &p, a_data, &lda, taua_data, b_data, &ldb, taub_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sggrqf(Library* self, std::int32_t m, std::int32_t p, std::int32_t n, Address a, std::int32_t
      lda, Address taua, Address b, std::int32_t ldb, Address taub, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sggrqf, "sggrqf"};
  call.size(1, m);
  call.size(2, p);
  call.size(3, n);
  call.leading(5, lda, m);
  call.leading(8, ldb, p);
  call.refuse_if(11, wide(lwork) < most(1, most(wide(m), most(wide(p), wide(n)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, m, n, lda);
  float* const taua_data = call.array<float>({6, "taua"}, taua, least(wide(m), wide(n)));
  float* const b_data = call.matrix<float>({7, "b"}, b, p, n, ldb);
  float* const taub_data = call.array<float>({9, "taub"}, taub, least(wide(p), wide(n)));
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  const Scratch<float> work_data = call.work<float>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &p, &n, a_data, &lda, taua_data, b_data, &ldb, taub_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dggrqf(Library* self, std::int32_t m, std::int32_t p, std::int32_t n, Address a, std::int32_t
      lda, Address taua, Address b, std::int32_t ldb, Address taub, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dggrqf, "dggrqf"};
  call.size(1, m);
  call.size(2, p);
  call.size(3, n);
  call.leading(5, lda, m);
  call.leading(8, ldb, p);
  call.refuse_if(11, wide(lwork) < most(1, most(wide(m), most(wide(p), wide(n)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, m, n, lda);
  double* const taua_data = call.array<double>({6, "taua"}, taua, least(wide(m), wide(n)));
  double* const b_data = call.matrix<double>({7, "b"}, b, p, n, ldb);
  double* const taub_data = call.array<double>({9, "taub"}, taub, least(wide(p), wide(n)));
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  const Scratch<double> work_data = call.work<double>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &p, &n, a_data, &lda, taua_data, b_data, &ldb, taub_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cggrqf(Library* self, std::int32_t m, std::int32_t p, std::int32_t n, Address a, std::int32_t
      lda, Address taua, Address b, std::int32_t ldb, Address taub, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cggrqf, "cggrqf"};
  call.size(1, m);
  call.size(2, p);
  call.size(3, n);
  call.leading(5, lda, m);
  call.leading(8, ldb, p);
  call.refuse_if(11, wide(lwork) < most(1, most(wide(m), most(wide(p), wide(n)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, m, n, lda);
  std::complex<float>* const taua_data = call.array<std::complex<float>>({6, "taua"}, taua, least(wide(m), wide(n)));
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, p, n, ldb);
  std::complex<float>* const taub_data = call.array<std::complex<float>>({9, "taub"}, taub, least(wide(p), wide(n)));
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &p, &n, a_data, &lda, taua_data, b_data, &ldb, taub_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zggrqf(Library* self, std::int32_t m, std::int32_t p, std::int32_t n, Address a, std::int32_t
      lda, Address taua, Address b, std::int32_t ldb, Address taub, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zggrqf, "zggrqf"};
  call.size(1, m);
  call.size(2, p);
  call.size(3, n);
  call.leading(5, lda, m);
  call.leading(8, ldb, p);
  call.refuse_if(11, wide(lwork) < most(1, most(wide(m), most(wide(p), wide(n)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, m, n, lda);
  std::complex<double>* const taua_data = call.array<std::complex<double>>({6, "taua"}, taua, least(wide(m),
      wide(n)));
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, p, n, ldb);
  std::complex<double>* const taub_data = call.array<std::complex<double>>({9, "taub"}, taub, least(wide(p),
      wide(n)));
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &p, &n, a_data, &lda, taua_data, b_data, &ldb, taub_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sggsvd3(Library* self, std::uint32_t jobu_value, std::uint32_t jobv_value, std::uint32_t
      jobq_value, std::int32_t m, std::int32_t n, std::int32_t p, Address k, Address l, Address a, std::int32_t lda,
      Address b, std::int32_t ldb, Address alpha, Address beta, Address u, std::int32_t ldu, Address v, std::int32_t
      ldv, Address q, std::int32_t ldq, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sggsvd3, "sggsvd3"};
  const char jobu = call.letter(1, jobu_value, "NU");
  const char jobv = call.letter(2, jobv_value, "NV");
  const char jobq = call.letter(3, jobq_value, "NQ");
  call.size(4, m);
  call.size(5, n);
  call.size(6, p);
  call.leading(10, lda, m);
  call.leading(12, ldb, p);
  call.refuse_if(16, wide(ldu) < 1 || ((jobu == 'U') && wide(ldu) < wide(m)));
  call.refuse_if(18, wide(ldv) < 1 || ((jobv == 'V') && wide(ldv) < wide(p)));
  call.refuse_if(20, wide(ldq) < 1 || ((jobq == 'Q') && wide(ldq) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({9, "a"}, a, m, n, lda);
  float* const b_data = call.matrix<float>({11, "b"}, b, p, n, ldb);
  float* const alpha_data = call.array<float>({13, "alpha"}, alpha, n);
  float* const beta_data = call.array<float>({14, "beta"}, beta, n);
  float* const u_data = call.matrix<float>({15, "u"}, u, (jobu == 'U') ? wide(m) : 0, m, ldu);
  float* const v_data = call.matrix<float>({17, "v"}, v, (jobv == 'V') ? wide(p) : 0, p, ldv);
  float* const q_data = call.matrix<float>({19, "q"}, q, (jobq == 'Q') ? wide(n) : 0, n, ldq);
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  if (call.overflows(67 * wide(n) + 64)) return call.decline();
  const Scratch<std::int32_t> k_data = call.integers_out({7, "k"}, k, 1);
  const Scratch<std::int32_t> l_data = call.integers_out({8, "l"}, l, 1);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  float best{};
  lwork = -1;
  call.run<void>(&jobu, &jobv, &jobq, &m, &n, &p, k_data.data(), l_data.data(), a_data, &lda, b_data, &ldb,
      alpha_data, beta_data, u_data, &ldu, v_data, &ldv, q_data, &ldq, &best, &lwork, iwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<float> work_data = call.work<float>({21, "work"}, work, given_lwork, lwork);
  call.run<void>(&jobu, &jobv, &jobq, &m, &n, &p, k_data.data(), l_data.data(), a_data, &lda, b_data, &ldb,
      alpha_data, beta_data, u_data, &ldu, v_data, &ldv, q_data, &ldq, work_data.data(), &lwork, iwork_data.data(),
      &info, letter_length, letter_length, letter_length);
  call.give_back(k, k_data);
  call.give_back(l, l_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dggsvd3(Library* self, std::uint32_t jobu_value, std::uint32_t jobv_value, std::uint32_t
      jobq_value, std::int32_t m, std::int32_t n, std::int32_t p, Address k, Address l, Address a, std::int32_t lda,
      Address b, std::int32_t ldb, Address alpha, Address beta, Address u, std::int32_t ldu, Address v, std::int32_t
      ldv, Address q, std::int32_t ldq, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dggsvd3, "dggsvd3"};
  const char jobu = call.letter(1, jobu_value, "NU");
  const char jobv = call.letter(2, jobv_value, "NV");
  const char jobq = call.letter(3, jobq_value, "NQ");
  call.size(4, m);
  call.size(5, n);
  call.size(6, p);
  call.leading(10, lda, m);
  call.leading(12, ldb, p);
  call.refuse_if(16, wide(ldu) < 1 || ((jobu == 'U') && wide(ldu) < wide(m)));
  call.refuse_if(18, wide(ldv) < 1 || ((jobv == 'V') && wide(ldv) < wide(p)));
  call.refuse_if(20, wide(ldq) < 1 || ((jobq == 'Q') && wide(ldq) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({9, "a"}, a, m, n, lda);
  double* const b_data = call.matrix<double>({11, "b"}, b, p, n, ldb);
  double* const alpha_data = call.array<double>({13, "alpha"}, alpha, n);
  double* const beta_data = call.array<double>({14, "beta"}, beta, n);
  double* const u_data = call.matrix<double>({15, "u"}, u, (jobu == 'U') ? wide(m) : 0, m, ldu);
  double* const v_data = call.matrix<double>({17, "v"}, v, (jobv == 'V') ? wide(p) : 0, p, ldv);
  double* const q_data = call.matrix<double>({19, "q"}, q, (jobq == 'Q') ? wide(n) : 0, n, ldq);
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  if (call.overflows(67 * wide(n) + 64)) return call.decline();
  const Scratch<std::int32_t> k_data = call.integers_out({7, "k"}, k, 1);
  const Scratch<std::int32_t> l_data = call.integers_out({8, "l"}, l, 1);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  double best{};
  lwork = -1;
  call.run<void>(&jobu, &jobv, &jobq, &m, &n, &p, k_data.data(), l_data.data(), a_data, &lda, b_data, &ldb,
      alpha_data, beta_data, u_data, &ldu, v_data, &ldv, q_data, &ldq, &best, &lwork, iwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<double> work_data = call.work<double>({21, "work"}, work, given_lwork, lwork);
  call.run<void>(&jobu, &jobv, &jobq, &m, &n, &p, k_data.data(), l_data.data(), a_data, &lda, b_data, &ldb,
      alpha_data, beta_data, u_data, &ldu, v_data, &ldv, q_data, &ldq, work_data.data(), &lwork, iwork_data.data(),
      &info, letter_length, letter_length, letter_length);
  call.give_back(k, k_data);
  call.give_back(l, l_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cggsvd3(Library* self, std::uint32_t jobu_value, std::uint32_t jobv_value, std::uint32_t
      jobq_value, std::int32_t m, std::int32_t n, std::int32_t p, Address k, Address l, Address a, std::int32_t lda,
      Address b, std::int32_t ldb, Address alpha, Address beta, Address u, std::int32_t ldu, Address v, std::int32_t
      ldv, Address q, std::int32_t ldq, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cggsvd3, "cggsvd3"};
  const char jobu = call.letter(1, jobu_value, "NU");
  const char jobv = call.letter(2, jobv_value, "NV");
  const char jobq = call.letter(3, jobq_value, "NQ");
  call.size(4, m);
  call.size(5, n);
  call.size(6, p);
  call.leading(10, lda, m);
  call.leading(12, ldb, p);
  call.refuse_if(16, wide(ldu) < 1 || ((jobu == 'U') && wide(ldu) < wide(m)));
  call.refuse_if(18, wide(ldv) < 1 || ((jobv == 'V') && wide(ldv) < wide(p)));
  call.refuse_if(20, wide(ldq) < 1 || ((jobq == 'Q') && wide(ldq) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({9, "a"}, a, m, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({11, "b"}, b, p, n, ldb);
  float* const alpha_data = call.array<float>({13, "alpha"}, alpha, n);
  float* const beta_data = call.array<float>({14, "beta"}, beta, n);
  std::complex<float>* const u_data = call.matrix<std::complex<float>>({15, "u"}, u, (jobu == 'U') ? wide(m) : 0, m,
      ldu);
  std::complex<float>* const v_data = call.matrix<std::complex<float>>({17, "v"}, v, (jobv == 'V') ? wide(p) : 0, p,
      ldv);
  std::complex<float>* const q_data = call.matrix<std::complex<float>>({19, "q"}, q, (jobq == 'Q') ? wide(n) : 0, n,
      ldq);
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  if (call.overflows(67 * wide(n) + 64)) return call.decline();
  const Scratch<std::int32_t> k_data = call.integers_out({7, "k"}, k, 1);
  const Scratch<std::int32_t> l_data = call.integers_out({8, "l"}, l, 1);
  const Scratch<float> rwork_data = call.scratch<float>(2 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  std::complex<float> best{};
  lwork = -1;
  call.run<void>(&jobu, &jobv, &jobq, &m, &n, &p, k_data.data(), l_data.data(), a_data, &lda, b_data, &ldb,
      alpha_data, beta_data, u_data, &ldu, v_data, &ldv, q_data, &ldq, &best, &lwork, rwork_data.data(),
      iwork_data.data(), &info, letter_length, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({21, "work"}, work, given_lwork,
      lwork);
  call.run<void>(&jobu, &jobv, &jobq, &m, &n, &p, k_data.data(), l_data.data(), a_data, &lda, b_data, &ldb,
      alpha_data, beta_data, u_data, &ldu, v_data, &ldv, q_data, &ldq, work_data.data(), &lwork, rwork_data.data(),
      iwork_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back(k, k_data);
  call.give_back(l, l_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zggsvd3(Library* self, std::uint32_t jobu_value, std::uint32_t jobv_value, std::uint32_t
      jobq_value, std::int32_t m, std::int32_t n, std::int32_t p, Address k, Address l, Address a, std::int32_t lda,
      Address b, std::int32_t ldb, Address alpha, Address beta, Address u, std::int32_t ldu, Address v, std::int32_t
      ldv, Address q, std::int32_t ldq, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zggsvd3, "zggsvd3"};
  const char jobu = call.letter(1, jobu_value, "NU");
  const char jobv = call.letter(2, jobv_value, "NV");
  const char jobq = call.letter(3, jobq_value, "NQ");
  call.size(4, m);
  call.size(5, n);
  call.size(6, p);
  call.leading(10, lda, m);
  call.leading(12, ldb, p);
  call.refuse_if(16, wide(ldu) < 1 || ((jobu == 'U') && wide(ldu) < wide(m)));
  call.refuse_if(18, wide(ldv) < 1 || ((jobv == 'V') && wide(ldv) < wide(p)));
  call.refuse_if(20, wide(ldq) < 1 || ((jobq == 'Q') && wide(ldq) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({9, "a"}, a, m, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({11, "b"}, b, p, n, ldb);
  double* const alpha_data = call.array<double>({13, "alpha"}, alpha, n);
  double* const beta_data = call.array<double>({14, "beta"}, beta, n);
  std::complex<double>* const u_data = call.matrix<std::complex<double>>({15, "u"}, u, (jobu == 'U') ? wide(m) : 0, m,
      ldu);
  std::complex<double>* const v_data = call.matrix<std::complex<double>>({17, "v"}, v, (jobv == 'V') ? wide(p) : 0, p,
      ldv);
  std::complex<double>* const q_data = call.matrix<std::complex<double>>({19, "q"}, q, (jobq == 'Q') ? wide(n) : 0, n,
      ldq);
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  if (call.overflows(67 * wide(n) + 64)) return call.decline();
  const Scratch<std::int32_t> k_data = call.integers_out({7, "k"}, k, 1);
  const Scratch<std::int32_t> l_data = call.integers_out({8, "l"}, l, 1);
  const Scratch<double> rwork_data = call.scratch<double>(2 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  std::complex<double> best{};
  lwork = -1;
  call.run<void>(&jobu, &jobv, &jobq, &m, &n, &p, k_data.data(), l_data.data(), a_data, &lda, b_data, &ldb,
      alpha_data, beta_data, u_data, &ldu, v_data, &ldv, q_data, &ldq, &best, &lwork, rwork_data.data(),
      iwork_data.data(), &info, letter_length, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({21, "work"}, work, given_lwork,
      lwork);
  call.run<void>(&jobu, &jobv, &jobq, &m, &n, &p, k_data.data(), l_data.data(), a_data, &lda, b_data, &ldb,
      alpha_data, beta_data, u_data, &ldu, v_data, &ldv, q_data, &ldq, work_data.data(), &lwork, rwork_data.data(),
      iwork_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back(k, k_data);
  call.give_back(l, l_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sggsvp3(Library* self, std::uint32_t jobu_value, std::uint32_t jobv_value, std::uint32_t
      jobq_value, std::int32_t m, std::int32_t p, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, float tola, float tolb, Address k, Address l, Address u, std::int32_t ldu, Address v, std::int32_t ldv,
      Address q, std::int32_t ldq, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sggsvp3, "sggsvp3"};
  const char jobu = call.letter(1, jobu_value, "NU");
  const char jobv = call.letter(2, jobv_value, "NV");
  const char jobq = call.letter(3, jobq_value, "NQ");
  call.size(4, m);
  call.size(5, p);
  call.size(6, n);
  call.leading(8, lda, m);
  call.leading(10, ldb, p);
  call.refuse_if(16, wide(ldu) < 1 || ((jobu == 'U') && wide(ldu) < wide(m)));
  call.refuse_if(18, wide(ldv) < 1 || ((jobv == 'V') && wide(ldv) < wide(p)));
  call.refuse_if(20, wide(ldq) < 1 || ((jobq == 'Q') && wide(ldq) < wide(n)));
  call.refuse_if(24, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({7, "a"}, a, m, n, lda);
  float* const b_data = call.matrix<float>({9, "b"}, b, p, n, ldb);
  float* const u_data = call.matrix<float>({15, "u"}, u, (jobu == 'U') ? wide(m) : 0, m, ldu);
  float* const v_data = call.matrix<float>({17, "v"}, v, (jobv == 'V') ? wide(p) : 0, p, ldv);
  float* const q_data = call.matrix<float>({19, "q"}, q, (jobq == 'Q') ? wide(n) : 0, n, ldq);
  float* const tau_data = call.array<float>({22, "tau"}, tau, n);
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  if (call.overflows(67 * wide(n) + 64)) return call.decline();
  const Scratch<std::int32_t> k_data = call.integers_out({13, "k"}, k, 1);
  const Scratch<std::int32_t> l_data = call.integers_out({14, "l"}, l, 1);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  float best{};
  lwork = -1;
  call.run<void>(&jobu, &jobv, &jobq, &m, &p, &n, a_data, &lda, b_data, &ldb, &tola, &tolb, k_data.data(),
      l_data.data(), u_data, &ldu, v_data, &ldv, q_data, &ldq, iwork_data.data(), tau_data, &best, &lwork, &info,
      letter_length, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<float> work_data = call.work<float>({23, "work"}, work, given_lwork, lwork);
  call.run<void>(&jobu, &jobv, &jobq, &m, &p, &n, a_data, &lda, b_data, &ldb, &tola, &tolb, k_data.data(),
      l_data.data(), u_data, &ldu, v_data, &ldv, q_data, &ldq, iwork_data.data(), tau_data, work_data.data(), &lwork,
      &info, letter_length, letter_length, letter_length);
  call.give_back(k, k_data);
  call.give_back(l, l_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dggsvp3(Library* self, std::uint32_t jobu_value, std::uint32_t jobv_value, std::uint32_t
      jobq_value, std::int32_t m, std::int32_t p, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, double tola, double tolb, Address k, Address l, Address u, std::int32_t ldu, Address v, std::int32_t ldv,
      Address q, std::int32_t ldq, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dggsvp3, "dggsvp3"};
  const char jobu = call.letter(1, jobu_value, "NU");
  const char jobv = call.letter(2, jobv_value, "NV");
  const char jobq = call.letter(3, jobq_value, "NQ");
  call.size(4, m);
  call.size(5, p);
  call.size(6, n);
  call.leading(8, lda, m);
  call.leading(10, ldb, p);
  call.refuse_if(16, wide(ldu) < 1 || ((jobu == 'U') && wide(ldu) < wide(m)));
  call.refuse_if(18, wide(ldv) < 1 || ((jobv == 'V') && wide(ldv) < wide(p)));
  call.refuse_if(20, wide(ldq) < 1 || ((jobq == 'Q') && wide(ldq) < wide(n)));
  call.refuse_if(24, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({7, "a"}, a, m, n, lda);
  double* const b_data = call.matrix<double>({9, "b"}, b, p, n, ldb);
  double* const u_data = call.matrix<double>({15, "u"}, u, (jobu == 'U') ? wide(m) : 0, m, ldu);
  double* const v_data = call.matrix<double>({17, "v"}, v, (jobv == 'V') ? wide(p) : 0, p, ldv);
  double* const q_data = call.matrix<double>({19, "q"}, q, (jobq == 'Q') ? wide(n) : 0, n, ldq);
  double* const tau_data = call.array<double>({22, "tau"}, tau, n);
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  if (call.overflows(67 * wide(n) + 64)) return call.decline();
  const Scratch<std::int32_t> k_data = call.integers_out({13, "k"}, k, 1);
  const Scratch<std::int32_t> l_data = call.integers_out({14, "l"}, l, 1);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  double best{};
  lwork = -1;
  call.run<void>(&jobu, &jobv, &jobq, &m, &p, &n, a_data, &lda, b_data, &ldb, &tola, &tolb, k_data.data(),
      l_data.data(), u_data, &ldu, v_data, &ldv, q_data, &ldq, iwork_data.data(), tau_data, &best, &lwork, &info,
      letter_length, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<double> work_data = call.work<double>({23, "work"}, work, given_lwork, lwork);
  call.run<void>(&jobu, &jobv, &jobq, &m, &p, &n, a_data, &lda, b_data, &ldb, &tola, &tolb, k_data.data(),
      l_data.data(), u_data, &ldu, v_data, &ldv, q_data, &ldq, iwork_data.data(), tau_data, work_data.data(), &lwork,
      &info, letter_length, letter_length, letter_length);
  call.give_back(k, k_data);
  call.give_back(l, l_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cggsvp3(Library* self, std::uint32_t jobu_value, std::uint32_t jobv_value, std::uint32_t
      jobq_value, std::int32_t m, std::int32_t p, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, float tola, float tolb, Address k, Address l, Address u, std::int32_t ldu, Address v, std::int32_t ldv,
      Address q, std::int32_t ldq, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cggsvp3, "cggsvp3"};
  const char jobu = call.letter(1, jobu_value, "NU");
  const char jobv = call.letter(2, jobv_value, "NV");
  const char jobq = call.letter(3, jobq_value, "NQ");
  call.size(4, m);
  call.size(5, p);
  call.size(6, n);
  call.leading(8, lda, m);
  call.leading(10, ldb, p);
  call.refuse_if(16, wide(ldu) < 1 || ((jobu == 'U') && wide(ldu) < wide(m)));
  call.refuse_if(18, wide(ldv) < 1 || ((jobv == 'V') && wide(ldv) < wide(p)));
  call.refuse_if(20, wide(ldq) < 1 || ((jobq == 'Q') && wide(ldq) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({7, "a"}, a, m, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({9, "b"}, b, p, n, ldb);
  std::complex<float>* const u_data = call.matrix<std::complex<float>>({15, "u"}, u, (jobu == 'U') ? wide(m) : 0, m,
      ldu);
  std::complex<float>* const v_data = call.matrix<std::complex<float>>({17, "v"}, v, (jobv == 'V') ? wide(p) : 0, p,
      ldv);
  std::complex<float>* const q_data = call.matrix<std::complex<float>>({19, "q"}, q, (jobq == 'Q') ? wide(n) : 0, n,
      ldq);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({23, "tau"}, tau, n);
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  if (call.overflows(67 * wide(n) + 64)) return call.decline();
  const Scratch<std::int32_t> k_data = call.integers_out({13, "k"}, k, 1);
  const Scratch<std::int32_t> l_data = call.integers_out({14, "l"}, l, 1);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  const Scratch<float> rwork_data = call.scratch<float>(2 * wide(n));
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  std::complex<float> best{};
  lwork = -1;
  call.run<void>(&jobu, &jobv, &jobq, &m, &p, &n, a_data, &lda, b_data, &ldb, &tola, &tolb, k_data.data(),
      l_data.data(), u_data, &ldu, v_data, &ldv, q_data, &ldq, iwork_data.data(), rwork_data.data(), tau_data, &best,
      &lwork, &info, letter_length, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({24, "work"}, work, given_lwork,
      lwork);
  call.run<void>(&jobu, &jobv, &jobq, &m, &p, &n, a_data, &lda, b_data, &ldb, &tola, &tolb, k_data.data(),
      l_data.data(), u_data, &ldu, v_data, &ldv, q_data, &ldq, iwork_data.data(), rwork_data.data(), tau_data,
      work_data.data(), &lwork, &info, letter_length, letter_length, letter_length);
  call.give_back(k, k_data);
  call.give_back(l, l_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zggsvp3(Library* self, std::uint32_t jobu_value, std::uint32_t jobv_value, std::uint32_t
      jobq_value, std::int32_t m, std::int32_t p, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t
      ldb, double tola, double tolb, Address k, Address l, Address u, std::int32_t ldu, Address v, std::int32_t ldv,
      Address q, std::int32_t ldq, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zggsvp3, "zggsvp3"};
  const char jobu = call.letter(1, jobu_value, "NU");
  const char jobv = call.letter(2, jobv_value, "NV");
  const char jobq = call.letter(3, jobq_value, "NQ");
  call.size(4, m);
  call.size(5, p);
  call.size(6, n);
  call.leading(8, lda, m);
  call.leading(10, ldb, p);
  call.refuse_if(16, wide(ldu) < 1 || ((jobu == 'U') && wide(ldu) < wide(m)));
  call.refuse_if(18, wide(ldv) < 1 || ((jobv == 'V') && wide(ldv) < wide(p)));
  call.refuse_if(20, wide(ldq) < 1 || ((jobq == 'Q') && wide(ldq) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({7, "a"}, a, m, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({9, "b"}, b, p, n, ldb);
  std::complex<double>* const u_data = call.matrix<std::complex<double>>({15, "u"}, u, (jobu == 'U') ? wide(m) : 0, m,
      ldu);
  std::complex<double>* const v_data = call.matrix<std::complex<double>>({17, "v"}, v, (jobv == 'V') ? wide(p) : 0, p,
      ldv);
  std::complex<double>* const q_data = call.matrix<std::complex<double>>({19, "q"}, q, (jobq == 'Q') ? wide(n) : 0, n,
      ldq);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({23, "tau"}, tau, n);
  lda = leading_for(m, n, lda);
  ldb = leading_for(p, n, ldb);
  if (call.overflows(67 * wide(n) + 64)) return call.decline();
  const Scratch<std::int32_t> k_data = call.integers_out({13, "k"}, k, 1);
  const Scratch<std::int32_t> l_data = call.integers_out({14, "l"}, l, 1);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  const Scratch<double> rwork_data = call.scratch<double>(2 * wide(n));
  std::int32_t info = 0;
  const std::int32_t given_lwork = lwork;
  if (lwork != -1) {
  std::complex<double> best{};
  lwork = -1;
  call.run<void>(&jobu, &jobv, &jobq, &m, &p, &n, a_data, &lda, b_data, &ldb, &tola, &tolb, k_data.data(),
      l_data.data(), u_data, &ldu, v_data, &ldv, q_data, &ldq, iwork_data.data(), rwork_data.data(), tau_data, &best,
      &lwork, &info, letter_length, letter_length, letter_length);
  lwork = call.best_length(given_lwork, best);
  if (lwork == call.no_length) return call.decline();
  }
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({24, "work"}, work, given_lwork,
      lwork);
  call.run<void>(&jobu, &jobv, &jobq, &m, &p, &n, a_data, &lda, b_data, &ldb, &tola, &tolb, k_data.data(),
      l_data.data(), u_data, &ldu, v_data, &ldv, q_data, &ldq, iwork_data.data(), rwork_data.data(), tau_data,
      work_data.data(), &lwork, &info, letter_length, letter_length, letter_length);
  call.give_back(k, k_data);
  call.give_back(l, l_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_shgeqz(Library* self, std::uint32_t job_value, std::uint32_t compq_value, std::uint32_t
      compz_value, std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address h, std::int32_t ldh, Address t,
      std::int32_t ldt, Address alphar, Address alphai, Address beta, Address q, std::int32_t ldq, Address z,
      std::int32_t ldz, Address work, std::int32_t lwork) {
  Call call{*self, Routine::shgeqz, "shgeqz"};
  const char job = call.letter(1, job_value, "ES");
  const char compq = call.letter(2, compq_value, "INV");
  const char compz = call.letter(3, compz_value, "INV");
  call.size(4, n);
  call.leading(8, ldh, n);
  call.leading(10, ldt, n);
  call.refuse_if(5, ilo < 1);
  call.refuse_if(6, wide(ihi) > wide(n) || wide(ihi) < wide(ilo) - 1);
  call.refuse_if(15, ldq < 1);
  call.refuse_if(17, ldz < 1);
  call.refuse_if(19, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const h_data = call.matrix<float>({7, "h"}, h, n, n, ldh);
  float* const t_data = call.matrix<float>({9, "t"}, t, n, n, ldt);
  float* const alphar_data = call.array<float>({11, "alphar"}, alphar, n);
  float* const alphai_data = call.array<float>({12, "alphai"}, alphai, n);
  float* const beta_data = call.array<float>({13, "beta"}, beta, n);
  float* const q_data = call.matrix<float>({14, "q"}, q, ldq, n, ldq);
  float* const z_data = call.matrix<float>({16, "z"}, z, ldz, n, ldz);
  ldh = leading_for(n, n, ldh);
  ldt = leading_for(n, n, ldt);
  const Scratch<float> work_data = call.work<float>({18, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&job, &compq, &compz, &n, &ilo, &ihi, h_data, &ldh, t_data, &ldt, alphar_data, alphai_data,
      beta_data, q_data, &ldq, z_data, &ldz, work_data.data(), &lwork, &info, letter_length, letter_length,
      letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dhgeqz(Library* self, std::uint32_t job_value, std::uint32_t compq_value, std::uint32_t
      compz_value, std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address h, std::int32_t ldh, Address t,
      std::int32_t ldt, Address alphar, Address alphai, Address beta, Address q, std::int32_t ldq, Address z,
      std::int32_t ldz, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dhgeqz, "dhgeqz"};
  const char job = call.letter(1, job_value, "ES");
  const char compq = call.letter(2, compq_value, "INV");
  const char compz = call.letter(3, compz_value, "INV");
  call.size(4, n);
  call.leading(8, ldh, n);
  call.leading(10, ldt, n);
  call.refuse_if(5, ilo < 1);
  call.refuse_if(6, wide(ihi) > wide(n) || wide(ihi) < wide(ilo) - 1);
  call.refuse_if(15, ldq < 1);
  call.refuse_if(17, ldz < 1);
  call.refuse_if(19, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const h_data = call.matrix<double>({7, "h"}, h, n, n, ldh);
  double* const t_data = call.matrix<double>({9, "t"}, t, n, n, ldt);
  double* const alphar_data = call.array<double>({11, "alphar"}, alphar, n);
  double* const alphai_data = call.array<double>({12, "alphai"}, alphai, n);
  double* const beta_data = call.array<double>({13, "beta"}, beta, n);
  double* const q_data = call.matrix<double>({14, "q"}, q, ldq, n, ldq);
  double* const z_data = call.matrix<double>({16, "z"}, z, ldz, n, ldz);
  ldh = leading_for(n, n, ldh);
  ldt = leading_for(n, n, ldt);
  const Scratch<double> work_data = call.work<double>({18, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&job, &compq, &compz, &n, &ilo, &ihi, h_data, &ldh, t_data, &ldt, alphar_data, alphai_data,
      beta_data, q_data, &ldq, z_data, &ldz, work_data.data(), &lwork, &info, letter_length, letter_length,
      letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_chgeqz(Library* self, std::uint32_t job_value, std::uint32_t compq_value, std::uint32_t
      compz_value, std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address h, std::int32_t ldh, Address t,
      std::int32_t ldt, Address alpha, Address beta, Address q, std::int32_t ldq, Address z, std::int32_t ldz, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::chgeqz, "chgeqz"};
  const char job = call.letter(1, job_value, "ES");
  const char compq = call.letter(2, compq_value, "INV");
  const char compz = call.letter(3, compz_value, "INV");
  call.size(4, n);
  call.leading(8, ldh, n);
  call.leading(10, ldt, n);
  call.refuse_if(5, ilo < 1);
  call.refuse_if(6, wide(ihi) > wide(n) || wide(ihi) < wide(ilo) - 1);
  call.refuse_if(14, ldq < 1);
  call.refuse_if(16, ldz < 1);
  call.refuse_if(18, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const h_data = call.matrix<std::complex<float>>({7, "h"}, h, n, n, ldh);
  std::complex<float>* const t_data = call.matrix<std::complex<float>>({9, "t"}, t, n, n, ldt);
  std::complex<float>* const alpha_data = call.array<std::complex<float>>({11, "alpha"}, alpha, n);
  std::complex<float>* const beta_data = call.array<std::complex<float>>({12, "beta"}, beta, n);
  std::complex<float>* const q_data = call.matrix<std::complex<float>>({13, "q"}, q, ldq, n, ldq);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({15, "z"}, z, ldz, n, ldz);
  ldh = leading_for(n, n, ldh);
  ldt = leading_for(n, n, ldt);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({17, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&job, &compq, &compz, &n, &ilo, &ihi, h_data, &ldh, t_data, &ldt, alpha_data, beta_data, q_data,
      &ldq, z_data, &ldz, work_data.data(), &lwork, rwork_data.data(), &info, letter_length, letter_length,
      letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zhgeqz(Library* self, std::uint32_t job_value, std::uint32_t compq_value, std::uint32_t
      compz_value, std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address h, std::int32_t ldh, Address t,
      std::int32_t ldt, Address alpha, Address beta, Address q, std::int32_t ldq, Address z, std::int32_t ldz, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::zhgeqz, "zhgeqz"};
  const char job = call.letter(1, job_value, "ES");
  const char compq = call.letter(2, compq_value, "INV");
  const char compz = call.letter(3, compz_value, "INV");
  call.size(4, n);
  call.leading(8, ldh, n);
  call.leading(10, ldt, n);
  call.refuse_if(5, ilo < 1);
  call.refuse_if(6, wide(ihi) > wide(n) || wide(ihi) < wide(ilo) - 1);
  call.refuse_if(14, ldq < 1);
  call.refuse_if(16, ldz < 1);
  call.refuse_if(18, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const h_data = call.matrix<std::complex<double>>({7, "h"}, h, n, n, ldh);
  std::complex<double>* const t_data = call.matrix<std::complex<double>>({9, "t"}, t, n, n, ldt);
  std::complex<double>* const alpha_data = call.array<std::complex<double>>({11, "alpha"}, alpha, n);
  std::complex<double>* const beta_data = call.array<std::complex<double>>({12, "beta"}, beta, n);
  std::complex<double>* const q_data = call.matrix<std::complex<double>>({13, "q"}, q, ldq, n, ldq);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({15, "z"}, z, ldz, n, ldz);
  ldh = leading_for(n, n, ldh);
  ldt = leading_for(n, n, ldt);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({17, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&job, &compq, &compz, &n, &ilo, &ihi, h_data, &ldh, t_data, &ldt, alpha_data, beta_data, q_data,
      &ldq, z_data, &ldz, work_data.data(), &lwork, rwork_data.data(), &info, letter_length, letter_length,
      letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_stgexc(Library* self, std::int32_t wantq, std::int32_t wantz, std::int32_t n, Address a,
      std::int32_t lda, Address b, std::int32_t ldb, Address q, std::int32_t ldq, Address z, std::int32_t ldz, Address
      ifst, Address ilst, Address work, std::int32_t lwork) {
  Call call{*self, Routine::stgexc, "stgexc"};
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(9, wide(ldq) < 1 || (wide(wantq) && (wide(ldq) < most(1, wide(n)))));
  call.refuse_if(11, wide(ldz) < 1 || (wide(wantz) && (wide(ldz) < most(1, wide(n)))));
  call.refuse_if(15, wide(lwork) < ((wide(n) <= 1) ? (1) : (4 * wide(n) + 16)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({6, "b"}, b, n, n, ldb);
  float* const q_data = call.matrix<float>({8, "q"}, q, ldq, n, ldq);
  float* const z_data = call.matrix<float>({10, "z"}, z, ldz, n, ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  const Scratch<std::int32_t> ifst_data = call.integers_both({12, "ifst"}, ifst, 1, 0, 0);
  const Scratch<std::int32_t> ilst_data = call.integers_both({13, "ilst"}, ilst, 1, 0, 0);
  const Scratch<float> work_data = call.work<float>({14, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&wantq, &wantz, &n, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz, ifst_data.data(),
      ilst_data.data(), work_data.data(), &lwork, &info);
  call.give_back(ifst, ifst_data);
  call.give_back(ilst, ilst_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dtgexc(Library* self, std::int32_t wantq, std::int32_t wantz, std::int32_t n, Address a,
      std::int32_t lda, Address b, std::int32_t ldb, Address q, std::int32_t ldq, Address z, std::int32_t ldz, Address
      ifst, Address ilst, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dtgexc, "dtgexc"};
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(9, wide(ldq) < 1 || (wide(wantq) && (wide(ldq) < most(1, wide(n)))));
  call.refuse_if(11, wide(ldz) < 1 || (wide(wantz) && (wide(ldz) < most(1, wide(n)))));
  call.refuse_if(15, wide(lwork) < ((wide(n) <= 1) ? (1) : (4 * wide(n) + 16)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({6, "b"}, b, n, n, ldb);
  double* const q_data = call.matrix<double>({8, "q"}, q, ldq, n, ldq);
  double* const z_data = call.matrix<double>({10, "z"}, z, ldz, n, ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  const Scratch<std::int32_t> ifst_data = call.integers_both({12, "ifst"}, ifst, 1, 0, 0);
  const Scratch<std::int32_t> ilst_data = call.integers_both({13, "ilst"}, ilst, 1, 0, 0);
  const Scratch<double> work_data = call.work<double>({14, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&wantq, &wantz, &n, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz, ifst_data.data(),
      ilst_data.data(), work_data.data(), &lwork, &info);
  call.give_back(ifst, ifst_data);
  call.give_back(ilst, ilst_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_ctgexc(Library* self, std::int32_t wantq, std::int32_t wantz, std::int32_t n, Address a,
      std::int32_t lda, Address b, std::int32_t ldb, Address q, std::int32_t ldq, Address z, std::int32_t ldz,
      std::int32_t ifst, Address ilst) {
  Call call{*self, Routine::ctgexc, "ctgexc"};
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(9, wide(ldq) < 1 || (wide(wantq) && (wide(ldq) < most(1, wide(n)))));
  call.refuse_if(11, wide(ldz) < 1 || (wide(wantz) && (wide(ldz) < most(1, wide(n)))));
  call.refuse_if(12, ifst < 1 || ifst > n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, n, n, ldb);
  std::complex<float>* const q_data = call.matrix<std::complex<float>>({8, "q"}, q, ldq, n, ldq);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({10, "z"}, z, ldz, n, ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  const Scratch<std::int32_t> ilst_data = call.integers_both({13, "ilst"}, ilst, 1, 0, 0);
  std::int32_t info = 0;
  call.run<void>(&wantq, &wantz, &n, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz, &ifst, ilst_data.data(),
      &info);
  call.give_back(ilst, ilst_data);
  return info;
}

std::int32_t guest_ztgexc(Library* self, std::int32_t wantq, std::int32_t wantz, std::int32_t n, Address a,
      std::int32_t lda, Address b, std::int32_t ldb, Address q, std::int32_t ldq, Address z, std::int32_t ldz,
      std::int32_t ifst, Address ilst) {
  Call call{*self, Routine::ztgexc, "ztgexc"};
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(9, wide(ldq) < 1 || (wide(wantq) && (wide(ldq) < most(1, wide(n)))));
  call.refuse_if(11, wide(ldz) < 1 || (wide(wantz) && (wide(ldz) < most(1, wide(n)))));
  call.refuse_if(12, ifst < 1 || ifst > n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, n, n, ldb);
  std::complex<double>* const q_data = call.matrix<std::complex<double>>({8, "q"}, q, ldq, n, ldq);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({10, "z"}, z, ldz, n, ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  const Scratch<std::int32_t> ilst_data = call.integers_both({13, "ilst"}, ilst, 1, 0, 0);
  std::int32_t info = 0;
  call.run<void>(&wantq, &wantz, &n, a_data, &lda, b_data, &ldb, q_data, &ldq, z_data, &ldz, &ifst, ilst_data.data(),
      &info);
  call.give_back(ilst, ilst_data);
  return info;
}

}  // namespace mpiwasm::blas
