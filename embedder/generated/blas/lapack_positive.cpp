// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_spocon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      float anorm, Address rcond) {
  Call call{*self, Routine::spocon, "spocon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(5, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  float* const rcond_data = call.array<float>({6, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &anorm, rcond_data, work_data.data(), iwork_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_dpocon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      double anorm, Address rcond) {
  Call call{*self, Routine::dpocon, "dpocon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(5, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  double* const rcond_data = call.array<double>({6, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &anorm, rcond_data, work_data.data(), iwork_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_cpocon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      float anorm, Address rcond) {
  Call call{*self, Routine::cpocon, "cpocon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(5, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  float* const rcond_data = call.array<float>({6, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &anorm, rcond_data, work_data.data(), rwork_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_zpocon(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      double anorm, Address rcond) {
  Call call{*self, Routine::zpocon, "zpocon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  call.refuse_if(5, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  double* const rcond_data = call.array<double>({6, "rcond"}, rcond, 1);
  lda = leading_for(n, n, lda);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, &anorm, rcond_data, work_data.data(), rwork_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_spoequ(Library* self, std::int32_t n, Address a, std::int32_t lda, Address s, Address scond,
      Address amax) {
  Call call{*self, Routine::spoequ, "spoequ"};
  call.size(1, n);
  call.leading(3, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({2, "a"}, a, n, n, lda);
  float* const s_data = call.array<float>({4, "s"}, s, n);
  float* const scond_data = call.array<float>({5, "scond"}, scond, 1);
  float* const amax_data = call.array<float>({6, "amax"}, amax, 1);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&n, a_data, &lda, s_data, scond_data, amax_data, &info);
  return info;
}

std::int32_t guest_spoequb(Library* self, std::int32_t n, Address a, std::int32_t lda, Address s, Address scond,
      Address amax) {
  Call call{*self, Routine::spoequb, "spoequb"};
  call.size(1, n);
  call.leading(3, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({2, "a"}, a, n, n, lda);
  float* const s_data = call.array<float>({4, "s"}, s, n);
  float* const scond_data = call.array<float>({5, "scond"}, scond, 1);
  float* const amax_data = call.array<float>({6, "amax"}, amax, 1);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&n, a_data, &lda, s_data, scond_data, amax_data, &info);
  return info;
}

std::int32_t guest_dpoequ(Library* self, std::int32_t n, Address a, std::int32_t lda, Address s, Address scond,
      Address amax) {
  Call call{*self, Routine::dpoequ, "dpoequ"};
  call.size(1, n);
  call.leading(3, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({2, "a"}, a, n, n, lda);
  double* const s_data = call.array<double>({4, "s"}, s, n);
  double* const scond_data = call.array<double>({5, "scond"}, scond, 1);
  double* const amax_data = call.array<double>({6, "amax"}, amax, 1);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&n, a_data, &lda, s_data, scond_data, amax_data, &info);
  return info;
}

std::int32_t guest_dpoequb(Library* self, std::int32_t n, Address a, std::int32_t lda, Address s, Address scond,
      Address amax) {
  Call call{*self, Routine::dpoequb, "dpoequb"};
  call.size(1, n);
  call.leading(3, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({2, "a"}, a, n, n, lda);
  double* const s_data = call.array<double>({4, "s"}, s, n);
  double* const scond_data = call.array<double>({5, "scond"}, scond, 1);
  double* const amax_data = call.array<double>({6, "amax"}, amax, 1);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&n, a_data, &lda, s_data, scond_data, amax_data, &info);
  return info;
}

std::int32_t guest_cpoequ(Library* self, std::int32_t n, Address a, std::int32_t lda, Address s, Address scond,
      Address amax) {
  Call call{*self, Routine::cpoequ, "cpoequ"};
  call.size(1, n);
  call.leading(3, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({2, "a"}, a, n, n, lda);
  float* const s_data = call.array<float>({4, "s"}, s, n);
  float* const scond_data = call.array<float>({5, "scond"}, scond, 1);
  float* const amax_data = call.array<float>({6, "amax"}, amax, 1);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&n, a_data, &lda, s_data, scond_data, amax_data, &info);
  return info;
}

std::int32_t guest_cpoequb(Library* self, std::int32_t n, Address a, std::int32_t lda, Address s, Address scond,
      Address amax) {
  Call call{*self, Routine::cpoequb, "cpoequb"};
  call.size(1, n);
  call.leading(3, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({2, "a"}, a, n, n, lda);
  float* const s_data = call.array<float>({4, "s"}, s, n);
  float* const scond_data = call.array<float>({5, "scond"}, scond, 1);
  float* const amax_data = call.array<float>({6, "amax"}, amax, 1);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&n, a_data, &lda, s_data, scond_data, amax_data, &info);
  return info;
}

std::int32_t guest_zpoequ(Library* self, std::int32_t n, Address a, std::int32_t lda, Address s, Address scond,
      Address amax) {
  Call call{*self, Routine::zpoequ, "zpoequ"};
  call.size(1, n);
  call.leading(3, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({2, "a"}, a, n, n, lda);
  double* const s_data = call.array<double>({4, "s"}, s, n);
  double* const scond_data = call.array<double>({5, "scond"}, scond, 1);
  double* const amax_data = call.array<double>({6, "amax"}, amax, 1);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&n, a_data, &lda, s_data, scond_data, amax_data, &info);
  return info;
}

std::int32_t guest_zpoequb(Library* self, std::int32_t n, Address a, std::int32_t lda, Address s, Address scond,
      Address amax) {
  Call call{*self, Routine::zpoequb, "zpoequb"};
  call.size(1, n);
  call.leading(3, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({2, "a"}, a, n, n, lda);
  double* const s_data = call.array<double>({4, "s"}, s, n);
  double* const scond_data = call.array<double>({5, "scond"}, scond, 1);
  double* const amax_data = call.array<double>({6, "amax"}, amax, 1);
  lda = leading_for(n, n, lda);
  std::int32_t info = 0;
  call.run<void>(&n, a_data, &lda, s_data, scond_data, amax_data, &info);
  return info;
}

std::int32_t guest_sporfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address af, std::int32_t ldaf, Address b, std::int32_t ldb, Address x, std::int32_t ldx,
      Address ferr, Address berr) {
  Call call{*self, Routine::sporfs, "sporfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldaf, n);
  call.leading(9, ldb, n);
  call.leading(11, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({4, "a"}, a, n, n, lda);
  float* const af_data = call.matrix<float>({6, "af"}, af, n, n, ldaf);
  float* const b_data = call.matrix<float>({8, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({10, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({12, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({13, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dporfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address af, std::int32_t ldaf, Address b, std::int32_t ldb, Address x, std::int32_t ldx,
      Address ferr, Address berr) {
  Call call{*self, Routine::dporfs, "dporfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldaf, n);
  call.leading(9, ldb, n);
  call.leading(11, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({4, "a"}, a, n, n, lda);
  double* const af_data = call.matrix<double>({6, "af"}, af, n, n, ldaf);
  double* const b_data = call.matrix<double>({8, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({10, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({12, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({13, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_cporfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address af, std::int32_t ldaf, Address b, std::int32_t ldb, Address x, std::int32_t ldx,
      Address ferr, Address berr) {
  Call call{*self, Routine::cporfs, "cporfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldaf, n);
  call.leading(9, ldb, n);
  call.leading(11, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, n, n, lda);
  std::complex<float>* const af_data = call.matrix<std::complex<float>>({6, "af"}, af, n, n, ldaf);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({10, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({12, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({13, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zporfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address a,
      std::int32_t lda, Address af, std::int32_t ldaf, Address b, std::int32_t ldb, Address x, std::int32_t ldx,
      Address ferr, Address berr) {
  Call call{*self, Routine::zporfs, "zporfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(5, lda, n);
  call.leading(7, ldaf, n);
  call.leading(9, ldb, n);
  call.leading(11, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, n, n, lda);
  std::complex<double>* const af_data = call.matrix<std::complex<double>>({6, "af"}, af, n, n, ldaf);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({10, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({12, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({13, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_sposvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address a, std::int32_t lda, Address af, std::int32_t ldaf, Address equed_place, Address s,
      Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::sposvx, "sposvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, n);
  call.leading(8, ldaf, n);
  char equed = call.letter_at({9, "equed"}, equed_place);
  call.leading(12, ldb, n);
  call.leading(14, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({5, "a"}, a, n, n, lda);
  float* const af_data = call.matrix<float>({7, "af"}, af, n, n, ldaf);
  float* const s_data = call.array<float>({10, "s"}, s, n);
  float* const b_data = call.matrix<float>({11, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({13, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({15, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({16, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({17, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, &equed, s_data, b_data, &ldb, x_data, &ldx,
      rcond_data, ferr_data, berr_data, work_data.data(), iwork_data.data(), &info, letter_length, letter_length,
      letter_length);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_dposvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address a, std::int32_t lda, Address af, std::int32_t ldaf, Address equed_place, Address s,
      Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::dposvx, "dposvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, n);
  call.leading(8, ldaf, n);
  char equed = call.letter_at({9, "equed"}, equed_place);
  call.leading(12, ldb, n);
  call.leading(14, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({5, "a"}, a, n, n, lda);
  double* const af_data = call.matrix<double>({7, "af"}, af, n, n, ldaf);
  double* const s_data = call.array<double>({10, "s"}, s, n);
  double* const b_data = call.matrix<double>({11, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({13, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({15, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({16, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({17, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, &equed, s_data, b_data, &ldb, x_data, &ldx,
      rcond_data, ferr_data, berr_data, work_data.data(), iwork_data.data(), &info, letter_length, letter_length,
      letter_length);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_cposvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address a, std::int32_t lda, Address af, std::int32_t ldaf, Address equed_place, Address s,
      Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::cposvx, "cposvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, n);
  call.leading(8, ldaf, n);
  char equed = call.letter_at({9, "equed"}, equed_place);
  call.leading(12, ldb, n);
  call.leading(14, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, n, n, lda);
  std::complex<float>* const af_data = call.matrix<std::complex<float>>({7, "af"}, af, n, n, ldaf);
  float* const s_data = call.array<float>({10, "s"}, s, n);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({11, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({13, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({15, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({16, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({17, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, &equed, s_data, b_data, &ldb, x_data, &ldx,
      rcond_data, ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length, letter_length,
      letter_length);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_zposvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t nrhs, Address a, std::int32_t lda, Address af, std::int32_t ldaf, Address equed_place, Address s,
      Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::zposvx, "zposvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(6, lda, n);
  call.leading(8, ldaf, n);
  char equed = call.letter_at({9, "equed"}, equed_place);
  call.leading(12, ldb, n);
  call.leading(14, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, n, n, lda);
  std::complex<double>* const af_data = call.matrix<std::complex<double>>({7, "af"}, af, n, n, ldaf);
  double* const s_data = call.array<double>({10, "s"}, s, n);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({11, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({13, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({15, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({16, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({17, "berr"}, berr, nrhs);
  lda = leading_for(n, n, lda);
  ldaf = leading_for(n, n, ldaf);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &nrhs, a_data, &lda, af_data, &ldaf, &equed, s_data, b_data, &ldb, x_data, &ldx,
      rcond_data, ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length, letter_length,
      letter_length);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_spotrf2(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::spotrf2, "spotrf2"};
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

std::int32_t guest_dpotrf2(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::dpotrf2, "dpotrf2"};
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

std::int32_t guest_cpotrf2(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::cpotrf2, "cpotrf2"};
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

std::int32_t guest_zpotrf2(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda) {
  Call call{*self, Routine::zpotrf2, "zpotrf2"};
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

std::int32_t guest_spstrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address piv, Address rank, float tol) {
  Call call{*self, Routine::spstrf, "spstrf"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const a_data = call.matrix<float>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> piv_data = call.integers_out({5, "piv"}, piv, n);
  const Scratch<std::int32_t> rank_data = call.integers_out({6, "rank"}, rank, 1);
  const Scratch<float> work_data = call.scratch<float>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, piv_data.data(), rank_data.data(), &tol, work_data.data(), &info,
      letter_length);
  call.give_back(piv, piv_data);
  call.give_back(rank, rank_data);
  return info;
}

std::int32_t guest_dpstrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address piv, Address rank, double tol) {
  Call call{*self, Routine::dpstrf, "dpstrf"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const a_data = call.matrix<double>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> piv_data = call.integers_out({5, "piv"}, piv, n);
  const Scratch<std::int32_t> rank_data = call.integers_out({6, "rank"}, rank, 1);
  const Scratch<double> work_data = call.scratch<double>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, piv_data.data(), rank_data.data(), &tol, work_data.data(), &info,
      letter_length);
  call.give_back(piv, piv_data);
  call.give_back(rank, rank_data);
  return info;
}

std::int32_t guest_cpstrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address piv, Address rank, float tol) {
  Call call{*self, Routine::cpstrf, "cpstrf"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> piv_data = call.integers_out({5, "piv"}, piv, n);
  const Scratch<std::int32_t> rank_data = call.integers_out({6, "rank"}, rank, 1);
  const Scratch<float> work_data = call.scratch<float>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, piv_data.data(), rank_data.data(), &tol, work_data.data(), &info,
      letter_length);
  call.give_back(piv, piv_data);
  call.give_back(rank, rank_data);
  return info;
}

std::int32_t guest_zpstrf(Library* self, std::uint32_t uplo_value, std::int32_t n, Address a, std::int32_t lda,
      Address piv, Address rank, double tol) {
  Call call{*self, Routine::zpstrf, "zpstrf"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.leading(4, lda, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({3, "a"}, a, n, n, lda);
  lda = leading_for(n, n, lda);
  const Scratch<std::int32_t> piv_data = call.integers_out({5, "piv"}, piv, n);
  const Scratch<std::int32_t> rank_data = call.integers_out({6, "rank"}, rank, 1);
  const Scratch<double> work_data = call.scratch<double>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, a_data, &lda, piv_data.data(), rank_data.data(), &tol, work_data.data(), &info,
      letter_length);
  call.give_back(piv, piv_data);
  call.give_back(rank, rank_data);
  return info;
}

}  // namespace mpiwasm::blas
