// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_checon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, float anorm, Address rcond) {
  Call call{*self, Routine::checon, "checon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(6, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  float* const rcond_data = call.array<float>({7, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), &anorm, rcond_data, work_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_csycon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, float anorm, Address rcond) {
  Call call{*self, Routine::csycon, "csycon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(6, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  float* const rcond_data = call.array<float>({7, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), &anorm, rcond_data, work_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_zhecon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, double anorm, Address rcond) {
  Call call{*self, Routine::zhecon, "zhecon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(6, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  double* const rcond_data = call.array<double>({7, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), &anorm, rcond_data, work_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_zsycon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, double anorm, Address rcond) {
  Call call{*self, Routine::zsycon, "zsycon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(6, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  double* const rcond_data = call.array<double>({7, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), &anorm, rcond_data, work_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_checon_3(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, float anorm, Address rcond) {
  Call call{*self, Routine::checon_3, "checon_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  std::complex<float>* const e_data = call.array<std::complex<float>>({5, "e"}, e, n);
  float* const rcond_data = call.array<float>({8, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), &anorm, rcond_data, work_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_csycon_3(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, float anorm, Address rcond) {
  Call call{*self, Routine::csycon_3, "csycon_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  std::complex<float>* const e_data = call.array<std::complex<float>>({5, "e"}, e, n);
  float* const rcond_data = call.array<float>({8, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), &anorm, rcond_data, work_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_zhecon_3(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, double anorm, Address rcond) {
  Call call{*self, Routine::zhecon_3, "zhecon_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  std::complex<double>* const e_data = call.array<std::complex<double>>({5, "e"}, e, n);
  double* const rcond_data = call.array<double>({8, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), &anorm, rcond_data, work_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_zsycon_3(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, double anorm, Address rcond) {
  Call call{*self, Routine::zsycon_3, "zsycon_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  std::complex<double>* const e_data = call.array<std::complex<double>>({5, "e"}, e, n);
  double* const rcond_data = call.array<double>({8, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), &anorm, rcond_data, work_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_cheequb(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address s, Address scond, Address amax) {
  Call call{*self, Routine::cheequb, "cheequb"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  float* const s_data = call.array<float>({5, "s"}, s, n);
  float* const scond_data = call.array<float>({6, "scond"}, scond, 1);
  float* const amax_data = call.array<float>({7, "amax"}, amax, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, s_data, scond_data, amax_data, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_csyequb(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address s, Address scond, Address amax) {
  Call call{*self, Routine::csyequb, "csyequb"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  float* const s_data = call.array<float>({5, "s"}, s, n);
  float* const scond_data = call.array<float>({6, "scond"}, scond, 1);
  float* const amax_data = call.array<float>({7, "amax"}, amax, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, s_data, scond_data, amax_data, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zheequb(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address s, Address scond, Address amax) {
  Call call{*self, Routine::zheequb, "zheequb"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  double* const s_data = call.array<double>({5, "s"}, s, n);
  double* const scond_data = call.array<double>({6, "scond"}, scond, 1);
  double* const amax_data = call.array<double>({7, "amax"}, amax, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, s_data, scond_data, amax_data, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zsyequb(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address s, Address scond, Address amax) {
  Call call{*self, Routine::zsyequb, "zsyequb"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  double* const s_data = call.array<double>({5, "s"}, s, n);
  double* const scond_data = call.array<double>({6, "scond"}, scond, 1);
  double* const amax_data = call.array<double>({7, "amax"}, amax, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, s_data, scond_data, amax_data, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_cheev_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      Address a, std::int32_t lda, Address w, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cheev_2stage, "cheev_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<float> w_data = call.held<float>({6, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({7, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(most(1, 3 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, a_data, &lda, w_data.data(), work_data.data(), &lwork, rwork_data.data(), &info,
      letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zheev_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      Address a, std::int32_t lda, Address w, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zheev_2stage, "zheev_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<double> w_data = call.held<double>({6, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({7, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(most(1, 3 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, a_data, &lda, w_data.data(), work_data.data(), &lwork, rwork_data.data(), &info,
      letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cheevd_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      Address a, std::int32_t lda, Address w, Address work, std::int32_t lwork, Address rwork, std::int32_t lrwork,
      Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::cheevd_2stage, "cheevd_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
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

std::int32_t guest_zheevd_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      Address a, std::int32_t lda, Address w, Address work, std::int32_t lwork, Address rwork, std::int32_t lrwork,
      Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::zheevd_2stage, "zheevd_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
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

std::int32_t guest_cheevr(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, float vl, float vu, std::int32_t il, std::int32_t iu,
      float abstol, Address m, Address w, Address z, std::int32_t ldz, Address isuppz, Address work, std::int32_t
      lwork, Address rwork, std::int32_t lrwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::cheevr, "cheevr"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(18, wide(lwork) < (most(1, 2 * wide(n))) && !(((wide(lwork) == -1) || (wide(lrwork) == -1) ||
      (wide(liwork) == -1))));
  call.refuse_if(20, wide(lrwork) < (most(1, 24 * wide(n))) && !(((wide(lwork) == -1) || (wide(lrwork) == -1) ||
      (wide(liwork) == -1))));
  call.refuse_if(22, wide(liwork) < (most(1, 10 * wide(n))) && !(((wide(lwork) == -1) || (wide(lrwork) == -1) ||
      (wide(liwork) == -1))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, n, n, lda);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({13, "w"}, w, n);
  const Scratch<std::int32_t> isuppz_data = call.integers_out({16, "isuppz"}, isuppz, 2 * most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))));
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({17, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.work<float>({19, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({21, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, isuppz_data.data(), work_data.data(), &lwork, rwork_data.data(), &lrwork, iwork_data.data(),
      &liwork, &info, letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(isuppz, isuppz_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_zheevr(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, double vl, double vu, std::int32_t il, std::int32_t iu,
      double abstol, Address m, Address w, Address z, std::int32_t ldz, Address isuppz, Address work, std::int32_t
      lwork, Address rwork, std::int32_t lrwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::zheevr, "zheevr"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(18, wide(lwork) < (most(1, 2 * wide(n))) && !(((wide(lwork) == -1) || (wide(lrwork) == -1) ||
      (wide(liwork) == -1))));
  call.refuse_if(20, wide(lrwork) < (most(1, 24 * wide(n))) && !(((wide(lwork) == -1) || (wide(lrwork) == -1) ||
      (wide(liwork) == -1))));
  call.refuse_if(22, wide(liwork) < (most(1, 10 * wide(n))) && !(((wide(lwork) == -1) || (wide(lrwork) == -1) ||
      (wide(liwork) == -1))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, n, n, lda);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({13, "w"}, w, n);
  const Scratch<std::int32_t> isuppz_data = call.integers_out({16, "isuppz"}, isuppz, 2 * most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))));
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({17, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.work<double>({19, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({21, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, isuppz_data.data(), work_data.data(), &lwork, rwork_data.data(), &lrwork, iwork_data.data(),
      &liwork, &info, letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(isuppz, isuppz_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_cheevr_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, float vl, float vu, std::int32_t il, std::int32_t iu,
      float abstol, Address m, Address w, Address z, std::int32_t ldz, Address isuppz, Address work, std::int32_t
      lwork, Address rwork, std::int32_t lrwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::cheevr_2stage, "cheevr_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(20, wide(lrwork) < (most(1, 24 * wide(n))) && !(((wide(lwork) == -1) || (wide(lrwork) == -1) ||
      (wide(liwork) == -1))));
  call.refuse_if(22, wide(liwork) < (most(1, 10 * wide(n))) && !(((wide(lwork) == -1) || (wide(lrwork) == -1) ||
      (wide(liwork) == -1))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, n, n, lda);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({13, "w"}, w, n);
  const Scratch<std::int32_t> isuppz_data = call.integers_out({16, "isuppz"}, isuppz, 2 * most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))));
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({17, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.work<float>({19, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({21, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, isuppz_data.data(), work_data.data(), &lwork, rwork_data.data(), &lrwork, iwork_data.data(),
      &liwork, &info, letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(isuppz, isuppz_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_zheevr_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, double vl, double vu, std::int32_t il, std::int32_t iu,
      double abstol, Address m, Address w, Address z, std::int32_t ldz, Address isuppz, Address work, std::int32_t
      lwork, Address rwork, std::int32_t lrwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::zheevr_2stage, "zheevr_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(20, wide(lrwork) < (most(1, 24 * wide(n))) && !(((wide(lwork) == -1) || (wide(lrwork) == -1) ||
      (wide(liwork) == -1))));
  call.refuse_if(22, wide(liwork) < (most(1, 10 * wide(n))) && !(((wide(lwork) == -1) || (wide(lrwork) == -1) ||
      (wide(liwork) == -1))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, n, n, lda);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({13, "w"}, w, n);
  const Scratch<std::int32_t> isuppz_data = call.integers_out({16, "isuppz"}, isuppz, 2 * most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))));
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({17, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.work<double>({19, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({21, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, isuppz_data.data(), work_data.data(), &lwork, rwork_data.data(), &lrwork, iwork_data.data(),
      &liwork, &info, letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(isuppz, isuppz_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_cheevx(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, float vl, float vu, std::int32_t il, std::int32_t iu,
      float abstol, Address m, Address w, Address z, std::int32_t ldz, Address work, std::int32_t lwork, Address
      ifail) {
  Call call{*self, Routine::cheevx, "cheevx"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(17, wide(lwork) < ((wide(n) <= 1) ? (1) : (2 * wide(n))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, n, n, lda);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({13, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({16, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({20, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, work_data.data(), &lwork, rwork_data.data(), iwork_data.data(), ifail_data.data(), &info,
      letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_zheevx(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, double vl, double vu, std::int32_t il, std::int32_t iu,
      double abstol, Address m, Address w, Address z, std::int32_t ldz, Address work, std::int32_t lwork, Address
      ifail) {
  Call call{*self, Routine::zheevx, "zheevx"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(17, wide(lwork) < ((wide(n) <= 1) ? (1) : (2 * wide(n))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, n, n, lda);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({13, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({16, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({20, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, work_data.data(), &lwork, rwork_data.data(), iwork_data.data(), ifail_data.data(), &info,
      letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_cheevx_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, float vl, float vu, std::int32_t il, std::int32_t iu,
      float abstol, Address m, Address w, Address z, std::int32_t ldz, Address work, std::int32_t lwork, Address
      ifail) {
  Call call{*self, Routine::cheevx_2stage, "cheevx_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, n, n, lda);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({13, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({16, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({20, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, work_data.data(), &lwork, rwork_data.data(), iwork_data.data(), ifail_data.data(), &info,
      letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_zheevx_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, double vl, double vu, std::int32_t il, std::int32_t iu,
      double abstol, Address m, Address w, Address z, std::int32_t ldz, Address work, std::int32_t lwork, Address
      ifail) {
  Call call{*self, Routine::zheevx_2stage, "zheevx_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, n, n, lda);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({13, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({16, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({20, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, work_data.data(), &lwork, rwork_data.data(), iwork_data.data(), ifail_data.data(), &info,
      letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_ssygst(Library* self, std::int32_t itype, std::uint32_t uplo_value, std::int32_t n, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ssygst, "ssygst"};
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({6, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&itype, &uplo, &n, a_data, &lda, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_dsygst(Library* self, std::int32_t itype, std::uint32_t uplo_value, std::int32_t n, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dsygst, "dsygst"};
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({6, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&itype, &uplo, &n, a_data, &lda, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_chegst(Library* self, std::int32_t itype, std::uint32_t uplo_value, std::int32_t n, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::chegst, "chegst"};
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&itype, &uplo, &n, a_data, &lda, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zhegst(Library* self, std::int32_t itype, std::uint32_t uplo_value, std::int32_t n, Address a,
      std::int32_t lda, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zhegst, "zhegst"};
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(5, lda, n);
  call.leading(7, ldb, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, n, n, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  std::int32_t info = 0;
  call.run<void>(&itype, &uplo, &n, a_data, &lda, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_chegv_2stage(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address w, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::chegv_2stage, "chegv_2stage"};
  const char jobz = call.letter(2, jobz_value, "N");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(1, itype < 1 || itype > 3);
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
  const Scratch<float> rwork_data = call.scratch<float>(most(1, 3 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, a_data, &lda, b_data, &ldb, w_data.data(), work_data.data(), &lwork,
      rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zhegv_2stage(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address w, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::zhegv_2stage, "zhegv_2stage"};
  const char jobz = call.letter(2, jobz_value, "N");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(1, itype < 1 || itype > 3);
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
  const Scratch<double> rwork_data = call.scratch<double>(most(1, 3 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &uplo, &n, a_data, &lda, b_data, &ldb, w_data.data(), work_data.data(), &lwork,
      rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_chegvx(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t range_value,
      std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, float vl,
      float vu, std::int32_t il, std::int32_t iu, float abstol, Address m, Address w, Address z, std::int32_t ldz,
      Address work, std::int32_t lwork, Address ifail) {
  Call call{*self, Routine::chegvx, "chegvx"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char range = call.letter(3, range_value, "AIV");
  const char uplo = call.letter(4, uplo_value, "LU");
  call.size(5, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(11, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(12, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(13, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(18, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(20, wide(lwork) < most(1, 2 * wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, n, n, ldb);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({17, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({15, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({16, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({19, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({23, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &range, &uplo, &n, a_data, &lda, b_data, &ldb, &vl, &vu, &il, &iu, &abstol,
      m_data.data(), w_data.data(), z_data, &ldz, work_data.data(), &lwork, rwork_data.data(), iwork_data.data(),
      ifail_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_zhegvx(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t range_value,
      std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, double vl,
      double vu, std::int32_t il, std::int32_t iu, double abstol, Address m, Address w, Address z, std::int32_t ldz,
      Address work, std::int32_t lwork, Address ifail) {
  Call call{*self, Routine::zhegvx, "zhegvx"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char range = call.letter(3, range_value, "AIV");
  const char uplo = call.letter(4, uplo_value, "LU");
  call.size(5, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(11, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(12, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(13, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(18, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(20, wide(lwork) < most(1, 2 * wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, n, n, ldb);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({17, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({15, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({16, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({19, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({23, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &range, &uplo, &n, a_data, &lda, b_data, &ldb, &vl, &vu, &il, &iu, &abstol,
      m_data.data(), w_data.data(), z_data, &ldz, work_data.data(), &lwork, rwork_data.data(), iwork_data.data(),
      ifail_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_cherfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::cherfs, "cherfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
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
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({8, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_csyrfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::csyrfs, "csyrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
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
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({8, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zherfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::zherfs, "zherfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
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
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({8, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zsyrfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::zsyrfs, "zsyrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
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
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({8, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_ssysv_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::ssysv_aa, "ssysv_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < most(2 * wide(n), 3 * wide(n) - 2) && !(wide(lwork) == -1));
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

std::int32_t guest_dsysv_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dsysv_aa, "dsysv_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < most(2 * wide(n), 3 * wide(n) - 2) && !(wide(lwork) == -1));
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

std::int32_t guest_chesv_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::chesv_aa, "chesv_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < most(2 * wide(n), 3 * wide(n) - 2) && !(wide(lwork) == -1));
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

std::int32_t guest_csysv_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::csysv_aa, "csysv_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < most(2 * wide(n), 3 * wide(n) - 2) && !(wide(lwork) == -1));
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

std::int32_t guest_zhesv_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zhesv_aa, "zhesv_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < most(2 * wide(n), 3 * wide(n) - 2) && !(wide(lwork) == -1));
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

std::int32_t guest_zsysv_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zsysv_aa, "zsysv_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < most(2 * wide(n), 3 * wide(n) - 2) && !(wide(lwork) == -1));
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

std::int32_t guest_ssysv_rk(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address e, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::ssysv_rk, "ssysv_rk"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(11, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const e_data = call.array<float>({6, "e"}, e, n);
  float* const b_data = call.matrix<float>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({7, "ipiv"}, ipiv, n);
  const Scratch<float> work_data = call.work<float>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, e_data, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork,
      &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dsysv_rk(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address e, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dsysv_rk, "dsysv_rk"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(11, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const e_data = call.array<double>({6, "e"}, e, n);
  double* const b_data = call.matrix<double>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({7, "ipiv"}, ipiv, n);
  const Scratch<double> work_data = call.work<double>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, e_data, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork,
      &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_chesv_rk(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address e, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::chesv_rk, "chesv_rk"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(11, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const e_data = call.array<std::complex<float>>({6, "e"}, e, n);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({7, "ipiv"}, ipiv, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, e_data, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork,
      &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_csysv_rk(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address e, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::csysv_rk, "csysv_rk"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(11, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const e_data = call.array<std::complex<float>>({6, "e"}, e, n);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({7, "ipiv"}, ipiv, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, e_data, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork,
      &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zhesv_rk(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address e, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zhesv_rk, "zhesv_rk"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(11, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const e_data = call.array<std::complex<double>>({6, "e"}, e, n);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({7, "ipiv"}, ipiv, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, e_data, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork,
      &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zsysv_rk(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address e, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zsysv_rk, "zsysv_rk"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(11, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const e_data = call.array<std::complex<double>>({6, "e"}, e, n);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({7, "ipiv"}, ipiv, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, e_data, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork,
      &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_chesvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address a, std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b,
      std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr, Address berr, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::chesvx, "chesvx"};
  const char fact = call.letter(1, fact_value, "FN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, n);
  call.leading(8, ldaf, n);
  call.leading(11, ldb, n);
  call.leading(13, ldx, n);
  call.refuse_if(18, wide(lwork) < most(1, 2 * wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, n, n, lda);
  std::complex<float>* const af_data = call.matrix<std::complex<float>>({7, "af"}, af, n, n, ldaf);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({10, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({12, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({14, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({15, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({16, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_integers_both({9, "ipiv"}, ipiv, n, fact == 'F' ? n : 0, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({17, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      rcond_data, ferr_data, berr_data, work_data.data(), &lwork, rwork_data.data(), &info, letter_length,
      letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_csysvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address a, std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b,
      std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr, Address berr, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::csysvx, "csysvx"};
  const char fact = call.letter(1, fact_value, "FN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, n);
  call.leading(8, ldaf, n);
  call.leading(11, ldb, n);
  call.leading(13, ldx, n);
  call.refuse_if(18, wide(lwork) < most(1, 2 * wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, n, n, lda);
  std::complex<float>* const af_data = call.matrix<std::complex<float>>({7, "af"}, af, n, n, ldaf);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({10, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({12, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({14, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({15, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({16, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_integers_both({9, "ipiv"}, ipiv, n, fact == 'F' ? n : 0, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({17, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      rcond_data, ferr_data, berr_data, work_data.data(), &lwork, rwork_data.data(), &info, letter_length,
      letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zhesvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address a, std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b,
      std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr, Address berr, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::zhesvx, "zhesvx"};
  const char fact = call.letter(1, fact_value, "FN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, n);
  call.leading(8, ldaf, n);
  call.leading(11, ldb, n);
  call.leading(13, ldx, n);
  call.refuse_if(18, wide(lwork) < most(1, 2 * wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, n, n, lda);
  std::complex<double>* const af_data = call.matrix<std::complex<double>>({7, "af"}, af, n, n, ldaf);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({10, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({12, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({14, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({15, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({16, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_integers_both({9, "ipiv"}, ipiv, n, fact == 'F' ? n : 0, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({17, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      rcond_data, ferr_data, berr_data, work_data.data(), &lwork, rwork_data.data(), &info, letter_length,
      letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zsysvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address a, std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b,
      std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr, Address berr, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::zsysvx, "zsysvx"};
  const char fact = call.letter(1, fact_value, "FN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, n);
  call.leading(8, ldaf, n);
  call.leading(11, ldb, n);
  call.leading(13, ldx, n);
  call.refuse_if(18, wide(lwork) < most(1, 2 * wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, n, n, lda);
  std::complex<double>* const af_data = call.matrix<std::complex<double>>({7, "af"}, af, n, n, ldaf);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({10, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({12, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({14, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({15, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({16, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_integers_both({9, "ipiv"}, ipiv, n, fact == 'F' ? n : 0, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({17, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      rcond_data, ferr_data, berr_data, work_data.data(), &lwork, rwork_data.data(), &info, letter_length,
      letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_chetrf_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::chetrf_aa, "chetrf_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, wide(lwork) < (2 * wide(n)) && !(wide(lwork) == -1));
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

std::int32_t guest_ssytrf_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::ssytrf_aa, "ssytrf_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, wide(lwork) < most(1, 2 * wide(n)) && !(wide(lwork) == -1));
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

std::int32_t guest_dsytrf_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dsytrf_aa, "dsytrf_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, wide(lwork) < most(1, 2 * wide(n)) && !(wide(lwork) == -1));
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

std::int32_t guest_csytrf_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::csytrf_aa, "csytrf_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, wide(lwork) < most(1, 2 * wide(n)) && !(wide(lwork) == -1));
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

std::int32_t guest_zhetrf_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zhetrf_aa, "zhetrf_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, wide(lwork) < most(1, 2 * wide(n)) && !(wide(lwork) == -1));
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

std::int32_t guest_zsytrf_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zsytrf_aa, "zsytrf_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, wide(lwork) < most(1, 2 * wide(n)) && !(wide(lwork) == -1));
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

std::int32_t guest_ssytrf_rk(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::ssytrf_rk, "ssytrf_rk"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(8, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  float* const e_data = call.array<float>({5, "e"}, e, n);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  const Scratch<float> work_data = call.work<float>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dsytrf_rk(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dsytrf_rk, "dsytrf_rk"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(8, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  double* const e_data = call.array<double>({5, "e"}, e, n);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  const Scratch<double> work_data = call.work<double>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_chetrf_rk(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::chetrf_rk, "chetrf_rk"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(8, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  std::complex<float>* const e_data = call.array<std::complex<float>>({5, "e"}, e, n);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_csytrf_rk(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::csytrf_rk, "csytrf_rk"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(8, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  std::complex<float>* const e_data = call.array<std::complex<float>>({5, "e"}, e, n);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zhetrf_rk(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zhetrf_rk, "zhetrf_rk"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(8, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  std::complex<double>* const e_data = call.array<std::complex<double>>({5, "e"}, e, n);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zsytrf_rk(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zsytrf_rk, "zsytrf_rk"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(8, wide(lwork) < 1 && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  std::complex<double>* const e_data = call.array<std::complex<double>>({5, "e"}, e, n);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_ssytrf_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::ssytrf_rook, "ssytrf_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, wide(lwork) < 1 && !(wide(lwork) == -1));
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

std::int32_t guest_dsytrf_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dsytrf_rook, "dsytrf_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, wide(lwork) < 1 && !(wide(lwork) == -1));
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

std::int32_t guest_chetrf_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::chetrf_rook, "chetrf_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, wide(lwork) < 1 && !(wide(lwork) == -1));
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

std::int32_t guest_csytrf_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::csytrf_rook, "csytrf_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, wide(lwork) < 1 && !(wide(lwork) == -1));
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

std::int32_t guest_zhetrf_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zhetrf_rook, "zhetrf_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, wide(lwork) < 1 && !(wide(lwork) == -1));
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

std::int32_t guest_zsytrf_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zsytrf_rook, "zsytrf_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, wide(lwork) < 1 && !(wide(lwork) == -1));
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

std::int32_t guest_ssytri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv) {
  Call call{*self, Routine::ssytri, "ssytri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<float> work_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dsytri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv) {
  Call call{*self, Routine::dsytri, "dsytri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<double> work_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_chetri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv) {
  Call call{*self, Routine::chetri, "chetri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zhetri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv) {
  Call call{*self, Routine::zhetri, "zhetri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_ssytri2(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::ssytri2, "ssytri2"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<float> work_data = call.work<float>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dsytri2(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dsytri2, "dsytri2"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<double> work_data = call.work<double>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_chetri2(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::chetri2, "chetri2"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_csytri2(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::csytri2, "csytri2"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zhetri2(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zhetri2, "zhetri2"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zsytri2(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zsytri2, "zsytri2"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({6, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_ssytri_3(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::ssytri_3, "ssytri_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  float* const e_data = call.array<float>({5, "e"}, e, n);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<float> work_data = call.work<float>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dsytri_3(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dsytri_3, "dsytri_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  double* const e_data = call.array<double>({5, "e"}, e, n);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<double> work_data = call.work<double>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_chetri_3(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::chetri_3, "chetri_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  std::complex<float>* const e_data = call.array<std::complex<float>>({5, "e"}, e, n);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_csytri_3(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::csytri_3, "csytri_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  std::complex<float>* const e_data = call.array<std::complex<float>>({5, "e"}, e, n);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zhetri_3(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zhetri_3, "zhetri_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  std::complex<double>* const e_data = call.array<std::complex<double>>({5, "e"}, e, n);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zsytri_3(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zsytri_3, "zsytri_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  std::complex<double>* const e_data = call.array<std::complex<double>>({5, "e"}, e, n);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_ssytrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ssytrs, "ssytrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_ssytrs_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address
      a, std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ssytrs_rook, "ssytrs_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_dsytrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dsytrs, "dsytrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_dsytrs_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address
      a, std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dsytrs_rook, "dsytrs_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_chetrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::chetrs, "chetrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_chetrs_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address
      a, std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::chetrs_rook, "chetrs_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_csytrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::csytrs, "csytrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_csytrs_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address
      a, std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::csytrs_rook, "csytrs_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zhetrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zhetrs, "zhetrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zhetrs_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address
      a, std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zhetrs_rook, "zhetrs_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zsytrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zsytrs, "zsytrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zsytrs_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address
      a, std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zsytrs_rook, "zsytrs_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_ssytrs2(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ssytrs2, "ssytrs2"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<float> work_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_dsytrs2(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dsytrs2, "dsytrs2"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<double> work_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_chetrs2(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::chetrs2, "chetrs2"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_csytrs2(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::csytrs2, "csytrs2"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_zhetrs2(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zhetrs2, "zhetrs2"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_zsytrs2(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zsytrs2, "zsytrs2"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_ssytrs_3(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address e, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::ssytrs_3, "ssytrs_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(9, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const e_data = call.array<float>({6, "e"}, e, n);
  float* const b_data = call.matrix<float>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({7, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, e_data, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_dsytrs_3(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address e, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dsytrs_3, "dsytrs_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(9, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const e_data = call.array<double>({6, "e"}, e, n);
  double* const b_data = call.matrix<double>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({7, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, e_data, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_chetrs_3(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address e, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::chetrs_3, "chetrs_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(9, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const e_data = call.array<std::complex<float>>({6, "e"}, e, n);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({7, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, e_data, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_csytrs_3(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address e, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::csytrs_3, "csytrs_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(9, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const e_data = call.array<std::complex<float>>({6, "e"}, e, n);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({7, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, e_data, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zhetrs_3(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address e, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zhetrs_3, "zhetrs_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(9, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const e_data = call.array<std::complex<double>>({6, "e"}, e, n);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({7, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, e_data, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zsytrs_3(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address e, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zsytrs_3, "zsytrs_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(9, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const e_data = call.array<std::complex<double>>({6, "e"}, e, n);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({7, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, e_data, ipiv_data.data(), b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_ssytrs_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::ssytrs_aa, "ssytrs_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < most(1, 3 * wide(n) - 2) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<float> work_data = call.work<float>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork, &info,
      letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dsytrs_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dsytrs_aa, "dsytrs_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < most(1, 3 * wide(n) - 2) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<double> work_data = call.work<double>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork, &info,
      letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_chetrs_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::chetrs_aa, "chetrs_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < most(1, 3 * wide(n) - 2) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork, &info,
      letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_csytrs_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::csytrs_aa, "csytrs_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < most(1, 3 * wide(n) - 2) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork, &info,
      letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zhetrs_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zhetrs_aa, "zhetrs_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < most(1, 3 * wide(n) - 2) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork, &info,
      letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zsytrs_aa(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zsytrs_aa, "zsytrs_aa"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < most(1, 3 * wide(n) - 2) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({7, "b"}, b, n, nrhs, ldb);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({9, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, ipiv_data.data(), b_data, &ldb, work_data.data(), &lwork, &info,
      letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_ssycon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, float anorm, Address rcond) {
  Call call{*self, Routine::ssycon, "ssycon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(6, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  float* const rcond_data = call.array<float>({7, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<float> work_data = call.scratch<float>(2 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), &anorm, rcond_data, work_data.data(), iwork_data.data(),
      &info, letter_length);
  return info;
}

std::int32_t guest_dsycon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv, double anorm, Address rcond) {
  Call call{*self, Routine::dsycon, "dsycon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(6, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  double* const rcond_data = call.array<double>({7, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<double> work_data = call.scratch<double>(2 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), &anorm, rcond_data, work_data.data(), iwork_data.data(),
      &info, letter_length);
  return info;
}

std::int32_t guest_ssycon_3(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, float anorm, Address rcond) {
  Call call{*self, Routine::ssycon_3, "ssycon_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  float* const e_data = call.array<float>({5, "e"}, e, n);
  float* const rcond_data = call.array<float>({8, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<float> work_data = call.scratch<float>(2 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), &anorm, rcond_data, work_data.data(),
      iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dsycon_3(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address e, Address ipiv, double anorm, Address rcond) {
  Call call{*self, Routine::dsycon_3, "dsycon_3"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(7, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  double* const e_data = call.array<double>({5, "e"}, e, n);
  double* const rcond_data = call.array<double>({8, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  const Scratch<double> work_data = call.scratch<double>(2 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, e_data, ipiv_data.data(), &anorm, rcond_data, work_data.data(),
      iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_ssyconv(Library* self, std::uint32_t uplo_value, std::uint32_t way_value, std::int32_t n, Address
      a, std::int32_t lda, Address ipiv, Address e) {
  Call call{*self, Routine::ssyconv, "ssyconv"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char way = call.letter(2, way_value, "CR");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const e_data = call.array<float>({7, "e"}, e, n);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &way, &n, a_data, &lda, ipiv_data.data(), e_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_dsyconv(Library* self, std::uint32_t uplo_value, std::uint32_t way_value, std::int32_t n, Address
      a, std::int32_t lda, Address ipiv, Address e) {
  Call call{*self, Routine::dsyconv, "dsyconv"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char way = call.letter(2, way_value, "CR");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const e_data = call.array<double>({7, "e"}, e, n);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &way, &n, a_data, &lda, ipiv_data.data(), e_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_csyconv(Library* self, std::uint32_t uplo_value, std::uint32_t way_value, std::int32_t n, Address
      a, std::int32_t lda, Address ipiv, Address e) {
  Call call{*self, Routine::csyconv, "csyconv"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char way = call.letter(2, way_value, "CR");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const e_data = call.array<std::complex<float>>({7, "e"}, e, n);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &way, &n, a_data, &lda, ipiv_data.data(), e_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_zsyconv(Library* self, std::uint32_t uplo_value, std::uint32_t way_value, std::int32_t n, Address
      a, std::int32_t lda, Address ipiv, Address e) {
  Call call{*self, Routine::zsyconv, "zsyconv"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char way = call.letter(2, way_value, "CR");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const e_data = call.array<std::complex<double>>({7, "e"}, e, n);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> ipiv_data = call.block_indices({6, "ipiv"}, ipiv, n, n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &way, &n, a_data, &lda, ipiv_data.data(), e_data, &info, letter_length, letter_length);
  return info;
}

std::int32_t guest_ssyequb(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address s, Address scond, Address amax) {
  Call call{*self, Routine::ssyequb, "ssyequb"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  float* const s_data = call.array<float>({5, "s"}, s, n);
  float* const scond_data = call.array<float>({6, "scond"}, scond, 1);
  float* const amax_data = call.array<float>({7, "amax"}, amax, 1);
  lda = leading_for(n, n, lda);
  const Scratch<float> work_data = call.scratch<float>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, s_data, scond_data, amax_data, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dsyequb(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address s, Address scond, Address amax) {
  Call call{*self, Routine::dsyequb, "dsyequb"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  double* const s_data = call.array<double>({5, "s"}, s, n);
  double* const scond_data = call.array<double>({6, "scond"}, scond, 1);
  double* const amax_data = call.array<double>({7, "amax"}, amax, 1);
  lda = leading_for(n, n, lda);
  const Scratch<double> work_data = call.scratch<double>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, s_data, scond_data, amax_data, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_ssyev_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      Address a, std::int32_t lda, Address w, Address work, std::int32_t lwork) {
  Call call{*self, Routine::ssyev_2stage, "ssyev_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<float> w_data = call.held<float>({6, "w"}, w, n);
  const Scratch<float> work_data = call.work<float>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, a_data, &lda, w_data.data(), work_data.data(), &lwork, &info, letter_length,
      letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dsyev_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      Address a, std::int32_t lda, Address w, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dsyev_2stage, "dsyev_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<double> w_data = call.held<double>({6, "w"}, w, n);
  const Scratch<double> work_data = call.work<double>({7, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, a_data, &lda, w_data.data(), work_data.data(), &lwork, &info, letter_length,
      letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_ssyevd_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      Address a, std::int32_t lda, Address w, Address work, std::int32_t lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::ssyevd_2stage, "ssyevd_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
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

std::int32_t guest_dsyevd_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      Address a, std::int32_t lda, Address w, Address work, std::int32_t lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::dsyevd_2stage, "dsyevd_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.leading(5, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
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

std::int32_t guest_ssyevr(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, float vl, float vu, std::int32_t il, std::int32_t iu,
      float abstol, Address m, Address w, Address z, std::int32_t ldz, Address isuppz, Address work, std::int32_t
      lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::ssyevr, "ssyevr"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(18, wide(lwork) < (most(1, 26 * wide(n))) && !(((wide(lwork) == -1) || (wide(liwork) == -1))));
  call.refuse_if(20, wide(liwork) < (most(1, 10 * wide(n))) && !(((wide(lwork) == -1) || (wide(liwork) == -1))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  float* const a_data = call.matrix<float>({5, "a"}, a, n, n, lda);
  float* const z_data = call.matrix<float>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ? wide(iu)
      - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({13, "w"}, w, n);
  const Scratch<std::int32_t> isuppz_data = call.integers_out({16, "isuppz"}, isuppz, 2 * most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))));
  const Scratch<float> work_data = call.work<float>({17, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({19, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, isuppz_data.data(), work_data.data(), &lwork, iwork_data.data(), &liwork, &info, letter_length,
      letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(isuppz, isuppz_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_dsyevr(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, double vl, double vu, std::int32_t il, std::int32_t iu,
      double abstol, Address m, Address w, Address z, std::int32_t ldz, Address isuppz, Address work, std::int32_t
      lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::dsyevr, "dsyevr"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(18, wide(lwork) < (most(1, 26 * wide(n))) && !(((wide(lwork) == -1) || (wide(liwork) == -1))));
  call.refuse_if(20, wide(liwork) < (most(1, 10 * wide(n))) && !(((wide(lwork) == -1) || (wide(liwork) == -1))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  double* const a_data = call.matrix<double>({5, "a"}, a, n, n, lda);
  double* const z_data = call.matrix<double>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({13, "w"}, w, n);
  const Scratch<std::int32_t> isuppz_data = call.integers_out({16, "isuppz"}, isuppz, 2 * most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))));
  const Scratch<double> work_data = call.work<double>({17, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({19, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, isuppz_data.data(), work_data.data(), &lwork, iwork_data.data(), &liwork, &info, letter_length,
      letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(isuppz, isuppz_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_ssyevr_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, float vl, float vu, std::int32_t il, std::int32_t iu,
      float abstol, Address m, Address w, Address z, std::int32_t ldz, Address isuppz, Address work, std::int32_t
      lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::ssyevr_2stage, "ssyevr_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(20, wide(liwork) < (most(1, 10 * wide(n))) && !(((wide(lwork) == -1) || (wide(liwork) == -1))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  float* const a_data = call.matrix<float>({5, "a"}, a, n, n, lda);
  float* const z_data = call.matrix<float>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ? wide(iu)
      - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({13, "w"}, w, n);
  const Scratch<std::int32_t> isuppz_data = call.integers_out({16, "isuppz"}, isuppz, 2 * most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))));
  const Scratch<float> work_data = call.work<float>({17, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({19, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, isuppz_data.data(), work_data.data(), &lwork, iwork_data.data(), &liwork, &info, letter_length,
      letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(isuppz, isuppz_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_dsyevr_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, double vl, double vu, std::int32_t il, std::int32_t iu,
      double abstol, Address m, Address w, Address z, std::int32_t ldz, Address isuppz, Address work, std::int32_t
      lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::dsyevr_2stage, "dsyevr_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(20, wide(liwork) < (most(1, 10 * wide(n))) && !(((wide(lwork) == -1) || (wide(liwork) == -1))));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  double* const a_data = call.matrix<double>({5, "a"}, a, n, n, lda);
  double* const z_data = call.matrix<double>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({13, "w"}, w, n);
  const Scratch<std::int32_t> isuppz_data = call.integers_out({16, "isuppz"}, isuppz, 2 * most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))));
  const Scratch<double> work_data = call.work<double>({17, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({19, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, isuppz_data.data(), work_data.data(), &lwork, iwork_data.data(), &liwork, &info, letter_length,
      letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(isuppz, isuppz_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_ssyevx(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, float vl, float vu, std::int32_t il, std::int32_t iu,
      float abstol, Address m, Address w, Address z, std::int32_t ldz, Address work, std::int32_t lwork, Address
      ifail) {
  Call call{*self, Routine::ssyevx, "ssyevx"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(17, wide(lwork) < ((wide(n) <= 1) ? (1) : (8 * wide(n))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({5, "a"}, a, n, n, lda);
  float* const z_data = call.matrix<float>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ? wide(iu)
      - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({13, "w"}, w, n);
  const Scratch<float> work_data = call.work<float>({16, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({19, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, work_data.data(), &lwork, iwork_data.data(), ifail_data.data(), &info, letter_length,
      letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_dsyevx(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, double vl, double vu, std::int32_t il, std::int32_t iu,
      double abstol, Address m, Address w, Address z, std::int32_t ldz, Address work, std::int32_t lwork, Address
      ifail) {
  Call call{*self, Routine::dsyevx, "dsyevx"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(17, wide(lwork) < ((wide(n) <= 1) ? (1) : (8 * wide(n))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({5, "a"}, a, n, n, lda);
  double* const z_data = call.matrix<double>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({13, "w"}, w, n);
  const Scratch<double> work_data = call.work<double>({16, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({19, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, work_data.data(), &lwork, iwork_data.data(), ifail_data.data(), &info, letter_length,
      letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_ssyevx_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, float vl, float vu, std::int32_t il, std::int32_t iu,
      float abstol, Address m, Address w, Address z, std::int32_t ldz, Address work, std::int32_t lwork, Address
      ifail) {
  Call call{*self, Routine::ssyevx_2stage, "ssyevx_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({5, "a"}, a, n, n, lda);
  float* const z_data = call.matrix<float>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ? wide(iu)
      - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({13, "w"}, w, n);
  const Scratch<float> work_data = call.work<float>({16, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({19, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, work_data.data(), &lwork, iwork_data.data(), ifail_data.data(), &info, letter_length,
      letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_dsyevx_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, double vl, double vu, std::int32_t il, std::int32_t iu,
      double abstol, Address m, Address w, Address z, std::int32_t ldz, Address work, std::int32_t lwork, Address
      ifail) {
  Call call{*self, Routine::dsyevx_2stage, "dsyevx_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.refuse_if(8, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(9, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(10, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(15, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({5, "a"}, a, n, n, lda);
  double* const z_data = call.matrix<double>({14, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> m_data = call.integers_out({12, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({13, "w"}, w, n);
  const Scratch<double> work_data = call.work<double>({16, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({19, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, a_data, &lda, &vl, &vu, &il, &iu, &abstol, m_data.data(), w_data.data(),
      z_data, &ldz, work_data.data(), &lwork, iwork_data.data(), ifail_data.data(), &info, letter_length,
      letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_ssygv_2stage(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address w, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::ssygv_2stage, "ssygv_2stage"};
  const char jobz = call.letter(2, jobz_value, "N");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(1, itype < 1 || itype > 3);
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

std::int32_t guest_dsygv_2stage(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t
      uplo_value, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, Address w, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::dsygv_2stage, "dsygv_2stage"};
  const char jobz = call.letter(2, jobz_value, "N");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.leading(6, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(1, itype < 1 || itype > 3);
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

std::int32_t guest_ssygvx(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t range_value,
      std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, float vl,
      float vu, std::int32_t il, std::int32_t iu, float abstol, Address m, Address w, Address z, std::int32_t ldz,
      Address work, std::int32_t lwork, Address ifail) {
  Call call{*self, Routine::ssygvx, "ssygvx"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char range = call.letter(3, range_value, "AIV");
  const char uplo = call.letter(4, uplo_value, "LU");
  call.size(5, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(11, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(12, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(13, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(18, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(20, wide(lwork) < (most(1, 8 * wide(n))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({6, "a"}, a, n, n, lda);
  float* const b_data = call.matrix<float>({8, "b"}, b, n, n, ldb);
  float* const z_data = call.matrix<float>({17, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ? wide(iu)
      - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({15, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({16, "w"}, w, n);
  const Scratch<float> work_data = call.work<float>({19, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({22, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &range, &uplo, &n, a_data, &lda, b_data, &ldb, &vl, &vu, &il, &iu, &abstol,
      m_data.data(), w_data.data(), z_data, &ldz, work_data.data(), &lwork, iwork_data.data(), ifail_data.data(),
      &info, letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_dsygvx(Library* self, std::int32_t itype, std::uint32_t jobz_value, std::uint32_t range_value,
      std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda, Address b, std::int32_t ldb, double vl,
      double vu, std::int32_t il, std::int32_t iu, double abstol, Address m, Address w, Address z, std::int32_t ldz,
      Address work, std::int32_t lwork, Address ifail) {
  Call call{*self, Routine::dsygvx, "dsygvx"};
  const char jobz = call.letter(2, jobz_value, "NV");
  const char range = call.letter(3, range_value, "AIV");
  const char uplo = call.letter(4, uplo_value, "LU");
  call.size(5, n);
  call.leading(7, lda, n);
  call.leading(9, ldb, n);
  call.refuse_if(1, itype < 1 || itype > 3);
  call.refuse_if(11, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(12, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(13, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(18, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  call.refuse_if(20, wide(lwork) < (most(1, 8 * wide(n))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({6, "a"}, a, n, n, lda);
  double* const b_data = call.matrix<double>({8, "b"}, b, n, n, ldb);
  double* const z_data = call.matrix<double>({17, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))), ldz);
  lda = leading_for(n, n, lda);
  ldb = leading_for(n, n, ldb);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({15, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({16, "w"}, w, n);
  const Scratch<double> work_data = call.work<double>({19, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({22, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&itype, &jobz, &range, &uplo, &n, a_data, &lda, b_data, &ldb, &vl, &vu, &il, &iu, &abstol,
      m_data.data(), w_data.data(), z_data, &ldz, work_data.data(), &lwork, iwork_data.data(), ifail_data.data(),
      &info, letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_ssyrfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::ssyrfs, "ssyrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
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
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({8, "ipiv"}, ipiv, n, n);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      ferr_data, berr_data, work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dsyrfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::dsyrfs, "dsyrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
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
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({8, "ipiv"}, ipiv, n, n);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      ferr_data, berr_data, work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_ssysv_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::ssysv_rook, "ssysv_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < 1 && !(wide(lwork) == -1));
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

std::int32_t guest_dsysv_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dsysv_rook, "dsysv_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < 1 && !(wide(lwork) == -1));
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

std::int32_t guest_csysv_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::csysv_rook, "csysv_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < 1 && !(wide(lwork) == -1));
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

std::int32_t guest_zsysv_rook(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address ipiv, Address b, std::int32_t ldb, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zsysv_rook, "zsysv_rook"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(8, ldb, n);
  call.refuse_if(10, wide(lwork) < 1 && !(wide(lwork) == -1));
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

std::int32_t guest_ssysvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address a, std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b,
      std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr, Address berr, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::ssysvx, "ssysvx"};
  const char fact = call.letter(1, fact_value, "FN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, n);
  call.leading(8, ldaf, n);
  call.leading(11, ldb, n);
  call.leading(13, ldx, n);
  call.refuse_if(18, wide(lwork) < most(1, 3 * wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({5, "a"}, a, n, n, lda);
  float* const af_data = call.matrix<float>({7, "af"}, af, n, n, ldaf);
  float* const b_data = call.matrix<float>({10, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({12, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({14, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({15, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({16, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_integers_both({9, "ipiv"}, ipiv, n, fact == 'F' ? n : 0, n);
  const Scratch<float> work_data = call.work<float>({17, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      rcond_data, ferr_data, berr_data, work_data.data(), &lwork, iwork_data.data(), &info, letter_length,
      letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dsysvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address a, std::int32_t lda, Address af, std::int32_t ldaf, Address ipiv, Address b,
      std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr, Address berr, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::dsysvx, "dsysvx"};
  const char fact = call.letter(1, fact_value, "FN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, n);
  call.leading(8, ldaf, n);
  call.leading(11, ldb, n);
  call.leading(13, ldx, n);
  call.refuse_if(18, wide(lwork) < most(1, 3 * wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({5, "a"}, a, n, n, lda);
  double* const af_data = call.matrix<double>({7, "af"}, af, n, n, ldaf);
  double* const b_data = call.matrix<double>({10, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({12, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({14, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({15, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({16, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_integers_both({9, "ipiv"}, ipiv, n, fact == 'F' ? n : 0, n);
  const Scratch<double> work_data = call.work<double>({17, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, ipiv_data.data(), b_data, &ldb, x_data, &ldx,
      rcond_data, ferr_data, berr_data, work_data.data(), &lwork, iwork_data.data(), &info, letter_length,
      letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_csytri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv) {
  Call call{*self, Routine::csytri, "csytri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zsytri(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address ipiv) {
  Call call{*self, Routine::zsytri, "zsytri"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.block_indices({5, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, ipiv_data.data(), work_data.data(), &info, letter_length);
  return info;
}

}  // namespace mpiwasm::blas
