// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_ssygv(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address w, Address work, std::int32_t
      lwork) {
  Call call{*self, Routine::ssygv, "ssygv"};
  call.size(1, itype, 3, 1);
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "UL");
  call.size(4, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({5, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({7, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> w_data = call.held<float>({9, "w"}, w, n);
  const Scratch<float> work_data = call.work<float>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, a_data, &lda, b_data, &ldb, w_data.data(), work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dsygv(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address w, Address work, std::int32_t
      lwork) {
  Call call{*self, Routine::dsygv, "dsygv"};
  call.size(1, itype, 3, 1);
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "UL");
  call.size(4, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({5, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({7, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> w_data = call.held<double>({9, "w"}, w, n);
  const Scratch<double> work_data = call.work<double>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, a_data, &lda, b_data, &ldb, w_data.data(), work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_chegv(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address w, Address work, std::int32_t
      lwork) {
  Call call{*self, Routine::chegv, "chegv"};
  call.size(1, itype, 3, 1);
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "UL");
  call.size(4, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> w_data = call.held<float>({9, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({10, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(3 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, a_data, &lda, b_data, &ldb, w_data.data(), work_data.data(), &lwork,
      rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zhegv(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address w, Address work, std::int32_t
      lwork) {
  Call call{*self, Routine::zhegv, "zhegv"};
  call.size(1, itype, 3, 1);
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "UL");
  call.size(4, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> w_data = call.held<double>({9, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({10, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(3 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, a_data, &lda, b_data, &ldb, w_data.data(), work_data.data(), &lwork,
      rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_ssygvd(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address w, Address work, std::int32_t
      lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::ssygvd, "ssygvd"};
  call.size(1, itype, 3, 1);
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "UL");
  call.size(4, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  float* const a_data = call.matrix<float>({5, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({7, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  if (call.overflows(jobz == 'V' ? 2 * wide(n) * wide(n) + 6 * wide(n) + 1 : 0)) return call.decline();
  const Scratch<float> w_data = call.held<float>({9, "w"}, w, n);
  const Scratch<float> work_data = call.work<float>({10, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({12, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, a_data, &lda, b_data, &ldb, w_data.data(), work_data.data(), &lwork,
      iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_dsygvd(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address w, Address work, std::int32_t
      lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::dsygvd, "dsygvd"};
  call.size(1, itype, 3, 1);
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "UL");
  call.size(4, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  double* const a_data = call.matrix<double>({5, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({7, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  if (call.overflows(jobz == 'V' ? 2 * wide(n) * wide(n) + 6 * wide(n) + 1 : 0)) return call.decline();
  const Scratch<double> w_data = call.held<double>({9, "w"}, w, n);
  const Scratch<double> work_data = call.work<double>({10, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({12, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, a_data, &lda, b_data, &ldb, w_data.data(), work_data.data(), &lwork,
      iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_chegvd(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address w, Address work, std::int32_t
      lwork, Address rwork, std::int32_t lrwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::chegvd, "chegvd"};
  call.size(1, itype, 3, 1);
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "UL");
  call.size(4, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> w_data = call.held<float>({9, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({10, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.work<float>({12, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({14, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, a_data, &lda, b_data, &ldb, w_data.data(), work_data.data(), &lwork,
      rwork_data.data(), &lrwork, iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_zhegvd(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t uplo_value,
      std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address w, Address work, std::int32_t
      lwork, Address rwork, std::int32_t lrwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::zhegvd, "zhegvd"};
  call.size(1, itype, 3, 1);
  const char jobz = call.letter(2, jobz_value, "NV");
  const char uplo = call.letter(3, uplo_value, "UL");
  call.size(4, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> w_data = call.held<double>({9, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({10, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.work<double>({12, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({14, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, a_data, &lda, b_data, &ldb, w_data.data(), work_data.data(), &lwork,
      rwork_data.data(), &lrwork, iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_sggev(Library* self, std::uint32_t jobvl_value, std::uint32_t jobvr_value, std::int32_t n,
      Address a, std::int32_t lda, Address b, std::int32_t ldb, Address alphar, Address alphai, Address beta, Address
      vl, std::int32_t ldvl, Address vr, std::int32_t ldvr, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sggev, "sggev"};
  const char jobvl = call.letter(1, jobvl_value, "NV");
  const char jobvr = call.letter(2, jobvr_value, "NV");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.leading(12, ldvl, jobvl == 'V' ? n : 0);
  call.leading(14, ldvr, jobvr == 'V' ? n : 0);
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
  float* const vl_data = call.matrix<float>({11, "vl"}, vl, jobvl == 'V' ? n : 0, n, ldvl);
  float* const vr_data = call.matrix<float>({13, "vr"}, vr, jobvr == 'V' ? n : 0, n, ldvr);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  ldvl = leading_for(jobvl == 'V' ? n : 0, n, ldvl);
  ldvr = leading_for(jobvr == 'V' ? n : 0, n, ldvr);
  const Scratch<float> work_data = call.work<float>({15, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, b_data, &ldb, alphar_data, alphai_data, beta_data, vl_data, &ldvl,
      vr_data, &ldvr, work_data.data(), &lwork, &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dggev(Library* self, std::uint32_t jobvl_value, std::uint32_t jobvr_value, std::int32_t n,
      Address a, std::int32_t lda, Address b, std::int32_t ldb, Address alphar, Address alphai, Address beta, Address
      vl, std::int32_t ldvl, Address vr, std::int32_t ldvr, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dggev, "dggev"};
  const char jobvl = call.letter(1, jobvl_value, "NV");
  const char jobvr = call.letter(2, jobvr_value, "NV");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.leading(12, ldvl, jobvl == 'V' ? n : 0);
  call.leading(14, ldvr, jobvr == 'V' ? n : 0);
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
  double* const vl_data = call.matrix<double>({11, "vl"}, vl, jobvl == 'V' ? n : 0, n, ldvl);
  double* const vr_data = call.matrix<double>({13, "vr"}, vr, jobvr == 'V' ? n : 0, n, ldvr);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  ldvl = leading_for(jobvl == 'V' ? n : 0, n, ldvl);
  ldvr = leading_for(jobvr == 'V' ? n : 0, n, ldvr);
  const Scratch<double> work_data = call.work<double>({15, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, b_data, &ldb, alphar_data, alphai_data, beta_data, vl_data, &ldvl,
      vr_data, &ldvr, work_data.data(), &lwork, &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cggev(Library* self, std::uint32_t jobvl_value, std::uint32_t jobvr_value, std::int32_t n,
      Address a, std::int32_t lda, Address b, std::int32_t ldb, Address alpha, Address beta, Address vl, std::int32_t
      ldvl, Address vr, std::int32_t ldvr, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cggev, "cggev"};
  const char jobvl = call.letter(1, jobvl_value, "NV");
  const char jobvr = call.letter(2, jobvr_value, "NV");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.leading(11, ldvl, jobvl == 'V' ? n : 0);
  call.leading(13, ldvr, jobvr == 'V' ? n : 0);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, n, n, ldb);
  std::complex<float>* const alpha_data = call.array<std::complex<float>>({8, "alpha"}, alpha, n);
  std::complex<float>* const beta_data = call.array<std::complex<float>>({9, "beta"}, beta, n);
  std::complex<float>* const vl_data = call.matrix<std::complex<float>>({10, "vl"}, vl, jobvl == 'V' ? n : 0, n,
      ldvl);
  std::complex<float>* const vr_data = call.matrix<std::complex<float>>({12, "vr"}, vr, jobvr == 'V' ? n : 0, n,
      ldvr);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  ldvl = leading_for(jobvl == 'V' ? n : 0, n, ldvl);
  ldvr = leading_for(jobvr == 'V' ? n : 0, n, ldvr);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({14, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(8 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, b_data, &ldb, alpha_data, beta_data, vl_data, &ldvl, vr_data,
      &ldvr, work_data.data(), &lwork, rwork_data.data(), &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zggev(Library* self, std::uint32_t jobvl_value, std::uint32_t jobvr_value, std::int32_t n,
      Address a, std::int32_t lda, Address b, std::int32_t ldb, Address alpha, Address beta, Address vl, std::int32_t
      ldvl, Address vr, std::int32_t ldvr, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zggev, "zggev"};
  const char jobvl = call.letter(1, jobvl_value, "NV");
  const char jobvr = call.letter(2, jobvr_value, "NV");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.leading(11, ldvl, jobvl == 'V' ? n : 0);
  call.leading(13, ldvr, jobvr == 'V' ? n : 0);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, n, n, ldb);
  std::complex<double>* const alpha_data = call.array<std::complex<double>>({8, "alpha"}, alpha, n);
  std::complex<double>* const beta_data = call.array<std::complex<double>>({9, "beta"}, beta, n);
  std::complex<double>* const vl_data = call.matrix<std::complex<double>>({10, "vl"}, vl, jobvl == 'V' ? n : 0, n,
      ldvl);
  std::complex<double>* const vr_data = call.matrix<std::complex<double>>({12, "vr"}, vr, jobvr == 'V' ? n : 0, n,
      ldvr);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  ldvl = leading_for(jobvl == 'V' ? n : 0, n, ldvl);
  ldvr = leading_for(jobvr == 'V' ? n : 0, n, ldvr);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({14, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(8 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&jobvl, &jobvr, &n, a_data, &lda, b_data, &ldb, alpha_data, beta_data, vl_data, &ldvl, vr_data,
      &ldvr, work_data.data(), &lwork, rwork_data.data(), &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_ssytrd(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address d, Address e, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::ssytrd, "ssytrd"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  float* const d_data = call.array<float>({5, "d"}, d, n);
  float* const e_data = call.array<float>({6, "e"}, e, wide(n) - 1);
  float* const tau_data = call.array<float>({7, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> work_data = call.work<float>({8, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, d_data, e_data, tau_data, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dsytrd(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address d, Address e, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dsytrd, "dsytrd"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  double* const d_data = call.array<double>({5, "d"}, d, n);
  double* const e_data = call.array<double>({6, "e"}, e, wide(n) - 1);
  double* const tau_data = call.array<double>({7, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> work_data = call.work<double>({8, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, d_data, e_data, tau_data, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_chetrd(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address d, Address e, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::chetrd, "chetrd"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  float* const d_data = call.array<float>({5, "d"}, d, n);
  float* const e_data = call.array<float>({6, "e"}, e, wide(n) - 1);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({7, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({8, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, d_data, e_data, tau_data, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zhetrd(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address d, Address e, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zhetrd, "zhetrd"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  double* const d_data = call.array<double>({5, "d"}, d, n);
  double* const e_data = call.array<double>({6, "e"}, e, wide(n) - 1);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({7, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({8, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, d_data, e_data, tau_data, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sorgtr(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sorgtr, "sorgtr"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  float* const tau_data = call.array<float>({5, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  const Scratch<float> work_data = call.work<float>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dorgtr(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dorgtr, "dorgtr"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  double* const tau_data = call.array<double>({5, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  const Scratch<double> work_data = call.work<double>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cungtr(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cungtr, "cungtr"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({5, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zungtr(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zungtr, "zungtr"};
  const char uplo = call.letter(1, uplo_value, "UL");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({5, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, tau_data, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sgebrd(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address d,
      Address e, Address tauq, Address taup, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgebrd, "sgebrd"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({3, "a"}, a, m, n, lda);
  float* const d_data = call.array<float>({5, "d"}, d, least(wide(m), wide(n)));
  float* const e_data = call.array<float>({6, "e"}, e, least(wide(m), wide(n)) - 1);
  float* const tauq_data = call.array<float>({7, "tauq"}, tauq, least(wide(m), wide(n)));
  float* const taup_data = call.array<float>({8, "taup"}, taup, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<float> work_data = call.work<float>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, d_data, e_data, tauq_data, taup_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgebrd(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address d,
      Address e, Address tauq, Address taup, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgebrd, "dgebrd"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({3, "a"}, a, m, n, lda);
  double* const d_data = call.array<double>({5, "d"}, d, least(wide(m), wide(n)));
  double* const e_data = call.array<double>({6, "e"}, e, least(wide(m), wide(n)) - 1);
  double* const tauq_data = call.array<double>({7, "tauq"}, tauq, least(wide(m), wide(n)));
  double* const taup_data = call.array<double>({8, "taup"}, taup, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<double> work_data = call.work<double>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, d_data, e_data, tauq_data, taup_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgebrd(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address d,
      Address e, Address tauq, Address taup, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgebrd, "cgebrd"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, m, n, lda);
  float* const d_data = call.array<float>({5, "d"}, d, least(wide(m), wide(n)));
  float* const e_data = call.array<float>({6, "e"}, e, least(wide(m), wide(n)) - 1);
  std::complex<float>* const tauq_data = call.array<std::complex<float>>({7, "tauq"}, tauq, least(wide(m), wide(n)));
  std::complex<float>* const taup_data = call.array<std::complex<float>>({8, "taup"}, taup, least(wide(m), wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, d_data, e_data, tauq_data, taup_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgebrd(Library* self, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address d,
      Address e, Address tauq, Address taup, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgebrd, "zgebrd"};
  call.size(1, m);
  call.size(2, n);
  call.leading(4, lda, m);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, m, n, lda);
  double* const d_data = call.array<double>({5, "d"}, d, least(wide(m), wide(n)));
  double* const e_data = call.array<double>({6, "e"}, e, least(wide(m), wide(n)) - 1);
  std::complex<double>* const tauq_data = call.array<std::complex<double>>({7, "tauq"}, tauq, least(wide(m),
      wide(n)));
  std::complex<double>* const taup_data = call.array<std::complex<double>>({8, "taup"}, taup, least(wide(m),
      wide(n)));
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&m, &n, a_data, &lda, d_data, e_data, tauq_data, taup_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sgehrd(Library* self, std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sgehrd, "sgehrd"};
  call.size(1, n);
  call.size(2, ilo, most(1, wide(n)), 1);
  call.size(3, ihi, n, least(wide(ilo), wide(n)));
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const tau_data = call.array<float>({6, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  const Scratch<float> work_data = call.work<float>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &ilo, &ihi, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dgehrd(Library* self, std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dgehrd, "dgehrd"};
  call.size(1, n);
  call.size(2, ilo, most(1, wide(n)), 1);
  call.size(3, ihi, n, least(wide(ilo), wide(n)));
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const tau_data = call.array<double>({6, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  const Scratch<double> work_data = call.work<double>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &ilo, &ihi, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cgehrd(Library* self, std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cgehrd, "cgehrd"};
  call.size(1, n);
  call.size(2, ilo, most(1, wide(n)), 1);
  call.size(3, ihi, n, least(wide(ilo), wide(n)));
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({6, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &ilo, &ihi, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zgehrd(Library* self, std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zgehrd, "zgehrd"};
  call.size(1, n);
  call.size(2, ilo, most(1, wide(n)), 1);
  call.size(3, ihi, n, least(wide(ilo), wide(n)));
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({6, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &ilo, &ihi, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sorghr(Library* self, std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sorghr, "sorghr"};
  call.size(1, n);
  call.size(2, ilo, most(1, wide(n)), 1);
  call.size(3, ihi, n, least(wide(ilo), wide(n)));
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const tau_data = call.array<float>({6, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  const Scratch<float> work_data = call.work<float>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &ilo, &ihi, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dorghr(Library* self, std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dorghr, "dorghr"};
  call.size(1, n);
  call.size(2, ilo, most(1, wide(n)), 1);
  call.size(3, ihi, n, least(wide(ilo), wide(n)));
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const tau_data = call.array<double>({6, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  const Scratch<double> work_data = call.work<double>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &ilo, &ihi, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cunghr(Library* self, std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cunghr, "cunghr"};
  call.size(1, n);
  call.size(2, ilo, most(1, wide(n)), 1);
  call.size(3, ihi, n, least(wide(ilo), wide(n)));
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({6, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &ilo, &ihi, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zunghr(Library* self, std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zunghr, "zunghr"};
  call.size(1, n);
  call.size(2, ilo, most(1, wide(n)), 1);
  call.size(3, ihi, n, least(wide(ilo), wide(n)));
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({6, "tau"}, tau, wide(n) - 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&n, &ilo, &ihi, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sstev(Library* self, std::uint32_t jobz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz) {
  Call call{*self, Routine::sstev, "sstev"};
  const char jobz = call.letter(1, jobz_value, "NV");
  call.size(2, n);
  call.leading(6, ldz, jobz == 'V' ? n : 0);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const z_data = call.matrix<float>({5, "z"}, z, jobz == 'V' ? n : 0, n, ldz);
  ldz = leading_for(jobz == 'V' ? n : 0, n, ldz);
  const Scratch<float> d_data = call.held<float>({3, "d"}, d, n);
  const Scratch<float> e_data = call.held<float>({4, "e"}, e, wide(n) - 1);
  const Scratch<float> work_data = call.scratch<float>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&jobz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

std::int32_t guest_dstev(Library* self, std::uint32_t jobz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz) {
  Call call{*self, Routine::dstev, "dstev"};
  const char jobz = call.letter(1, jobz_value, "NV");
  call.size(2, n);
  call.leading(6, ldz, jobz == 'V' ? n : 0);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const z_data = call.matrix<double>({5, "z"}, z, jobz == 'V' ? n : 0, n, ldz);
  ldz = leading_for(jobz == 'V' ? n : 0, n, ldz);
  const Scratch<double> d_data = call.held<double>({3, "d"}, d, n);
  const Scratch<double> e_data = call.held<double>({4, "e"}, e, wide(n) - 1);
  const Scratch<double> work_data = call.scratch<double>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&jobz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

}  // namespace mpiwasm::blas
