// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_sgbbrd(Library* self, std::uint32_t vect_value, std::int32_t m, std::int32_t n, std::int32_t ncc,
      std::int32_t kl, std::int32_t ku, Address ab, std::int32_t ldab, Address d, Address e, Address q, std::int32_t
      ldq, Address pt, std::int32_t ldpt, Address c, std::int32_t ldc) {
  Call call{*self, Routine::sgbbrd, "sgbbrd"};
  const char vect = call.letter(1, vect_value, "BNPQ");
  call.size(2, m);
  call.size(3, n);
  call.size(4, ncc);
  call.size(5, kl);
  call.size(6, ku);
  call.refuse_if(8, ldab < 1);
  call.refuse_if(8, wide(ldab) < (wide(kl) + wide(ku) + 1));
  call.refuse_if(12, wide(ldq) < 1 || (((vect == 'Q') || (vect == 'B')) && wide(ldq) < most(1, wide(m))));
  call.refuse_if(14, wide(ldpt) < 1 || (((vect == 'P') || (vect == 'B')) && wide(ldpt) < most(1, wide(n))));
  call.refuse_if(16, wide(ldc) < 1 || ((wide(ncc) > 0) && wide(ldc) < most(1, wide(m))));
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({7, "ab"}, ab, ldab, n, ldab);
  float* const d_data = call.array<float>({9, "d"}, d, least(wide(m), wide(n)));
  float* const e_data = call.array<float>({10, "e"}, e, least(wide(m), wide(n)) - 1);
  float* const q_data = call.matrix<float>({11, "q"}, q, ((vect == 'Q') || (vect == 'B')) ? wide(m) : 0, m, ldq);
  float* const pt_data = call.matrix<float>({13, "pt"}, pt, ((vect == 'P') || (vect == 'B')) ? wide(n) : 0, n, ldpt);
  float* const c_data = call.matrix<float>({15, "c"}, c, (wide(ncc) > 0) ? wide(m) : 0, ncc, ldc);
  const Scratch<float> work_data = call.scratch<float>(2 * most(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&vect, &m, &n, &ncc, &kl, &ku, ab_data, &ldab, d_data, e_data, q_data, &ldq, pt_data, &ldpt, c_data,
      &ldc, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dgbbrd(Library* self, std::uint32_t vect_value, std::int32_t m, std::int32_t n, std::int32_t ncc,
      std::int32_t kl, std::int32_t ku, Address ab, std::int32_t ldab, Address d, Address e, Address q, std::int32_t
      ldq, Address pt, std::int32_t ldpt, Address c, std::int32_t ldc) {
  Call call{*self, Routine::dgbbrd, "dgbbrd"};
  const char vect = call.letter(1, vect_value, "BNPQ");
  call.size(2, m);
  call.size(3, n);
  call.size(4, ncc);
  call.size(5, kl);
  call.size(6, ku);
  call.refuse_if(8, ldab < 1);
  call.refuse_if(8, wide(ldab) < (wide(kl) + wide(ku) + 1));
  call.refuse_if(12, wide(ldq) < 1 || (((vect == 'Q') || (vect == 'B')) && wide(ldq) < most(1, wide(m))));
  call.refuse_if(14, wide(ldpt) < 1 || (((vect == 'P') || (vect == 'B')) && wide(ldpt) < most(1, wide(n))));
  call.refuse_if(16, wide(ldc) < 1 || ((wide(ncc) > 0) && wide(ldc) < most(1, wide(m))));
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({7, "ab"}, ab, ldab, n, ldab);
  double* const d_data = call.array<double>({9, "d"}, d, least(wide(m), wide(n)));
  double* const e_data = call.array<double>({10, "e"}, e, least(wide(m), wide(n)) - 1);
  double* const q_data = call.matrix<double>({11, "q"}, q, ((vect == 'Q') || (vect == 'B')) ? wide(m) : 0, m, ldq);
  double* const pt_data = call.matrix<double>({13, "pt"}, pt, ((vect == 'P') || (vect == 'B')) ? wide(n) : 0, n,
      ldpt);
  double* const c_data = call.matrix<double>({15, "c"}, c, (wide(ncc) > 0) ? wide(m) : 0, ncc, ldc);
  const Scratch<double> work_data = call.scratch<double>(2 * most(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&vect, &m, &n, &ncc, &kl, &ku, ab_data, &ldab, d_data, e_data, q_data, &ldq, pt_data, &ldpt, c_data,
      &ldc, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_cgbbrd(Library* self, std::uint32_t vect_value, std::int32_t m, std::int32_t n, std::int32_t ncc,
      std::int32_t kl, std::int32_t ku, Address ab, std::int32_t ldab, Address d, Address e, Address q, std::int32_t
      ldq, Address pt, std::int32_t ldpt, Address c, std::int32_t ldc) {
  Call call{*self, Routine::cgbbrd, "cgbbrd"};
  const char vect = call.letter(1, vect_value, "BNPQ");
  call.size(2, m);
  call.size(3, n);
  call.size(4, ncc);
  call.size(5, kl);
  call.size(6, ku);
  call.refuse_if(8, ldab < 1);
  call.refuse_if(8, wide(ldab) < (wide(kl) + wide(ku) + 1));
  call.refuse_if(12, wide(ldq) < 1 || (((vect == 'Q') || (vect == 'B')) && wide(ldq) < most(1, wide(m))));
  call.refuse_if(14, wide(ldpt) < 1 || (((vect == 'P') || (vect == 'B')) && wide(ldpt) < most(1, wide(n))));
  call.refuse_if(16, wide(ldc) < 1 || ((wide(ncc) > 0) && wide(ldc) < most(1, wide(m))));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({7, "ab"}, ab, ldab, n, ldab);
  float* const d_data = call.array<float>({9, "d"}, d, least(wide(m), wide(n)));
  float* const e_data = call.array<float>({10, "e"}, e, least(wide(m), wide(n)) - 1);
  std::complex<float>* const q_data = call.matrix<std::complex<float>>({11, "q"}, q, ((vect == 'Q') || (vect == 'B'))
      ? wide(m) : 0, m, ldq);
  std::complex<float>* const pt_data = call.matrix<std::complex<float>>({13, "pt"}, pt, ((vect == 'P') || (vect ==
      'B')) ? wide(n) : 0, n, ldpt);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({15, "c"}, c, (wide(ncc) > 0) ? wide(m) : 0,
      ncc, ldc);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(most(wide(m), wide(n)));
  const Scratch<float> rwork_data = call.scratch<float>(most(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&vect, &m, &n, &ncc, &kl, &ku, ab_data, &ldab, d_data, e_data, q_data, &ldq, pt_data, &ldpt, c_data,
      &ldc, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zgbbrd(Library* self, std::uint32_t vect_value, std::int32_t m, std::int32_t n, std::int32_t ncc,
      std::int32_t kl, std::int32_t ku, Address ab, std::int32_t ldab, Address d, Address e, Address q, std::int32_t
      ldq, Address pt, std::int32_t ldpt, Address c, std::int32_t ldc) {
  Call call{*self, Routine::zgbbrd, "zgbbrd"};
  const char vect = call.letter(1, vect_value, "BNPQ");
  call.size(2, m);
  call.size(3, n);
  call.size(4, ncc);
  call.size(5, kl);
  call.size(6, ku);
  call.refuse_if(8, ldab < 1);
  call.refuse_if(8, wide(ldab) < (wide(kl) + wide(ku) + 1));
  call.refuse_if(12, wide(ldq) < 1 || (((vect == 'Q') || (vect == 'B')) && wide(ldq) < most(1, wide(m))));
  call.refuse_if(14, wide(ldpt) < 1 || (((vect == 'P') || (vect == 'B')) && wide(ldpt) < most(1, wide(n))));
  call.refuse_if(16, wide(ldc) < 1 || ((wide(ncc) > 0) && wide(ldc) < most(1, wide(m))));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({7, "ab"}, ab, ldab, n, ldab);
  double* const d_data = call.array<double>({9, "d"}, d, least(wide(m), wide(n)));
  double* const e_data = call.array<double>({10, "e"}, e, least(wide(m), wide(n)) - 1);
  std::complex<double>* const q_data = call.matrix<std::complex<double>>({11, "q"}, q, ((vect == 'Q') || (vect ==
      'B')) ? wide(m) : 0, m, ldq);
  std::complex<double>* const pt_data = call.matrix<std::complex<double>>({13, "pt"}, pt, ((vect == 'P') || (vect ==
      'B')) ? wide(n) : 0, n, ldpt);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({15, "c"}, c, (wide(ncc) > 0) ? wide(m) : 0,
      ncc, ldc);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(most(wide(m), wide(n)));
  const Scratch<double> rwork_data = call.scratch<double>(most(wide(m), wide(n)));
  std::int32_t info = 0;
  call.run<void>(&vect, &m, &n, &ncc, &kl, &ku, ab_data, &ldab, d_data, e_data, q_data, &ldq, pt_data, &ldpt, c_data,
      &ldc, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_sgbcon(Library* self, std::uint32_t norm_value, std::int32_t n, std::int32_t kl, std::int32_t ku,
      Address ab, std::int32_t ldab, Address ipiv, float anorm, Address rcond) {
  Call call{*self, Routine::sgbcon, "sgbcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.refuse_if(6, ldab < 1);
  call.refuse_if(6, wide(ldab) < 2 * wide(kl) + wide(ku) + 1);
  call.refuse_if(8, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({5, "ab"}, ab, ldab, n, ldab);
  float* const rcond_data = call.array<float>({9, "rcond"}, rcond, 1);
  const Scratch<std::int32_t> ipiv_data = call.indices({7, "ipiv"}, ipiv, n, n);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &n, &kl, &ku, ab_data, &ldab, ipiv_data.data(), &anorm, rcond_data, work_data.data(),
      iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dgbcon(Library* self, std::uint32_t norm_value, std::int32_t n, std::int32_t kl, std::int32_t ku,
      Address ab, std::int32_t ldab, Address ipiv, double anorm, Address rcond) {
  Call call{*self, Routine::dgbcon, "dgbcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.refuse_if(6, ldab < 1);
  call.refuse_if(6, wide(ldab) < 2 * wide(kl) + wide(ku) + 1);
  call.refuse_if(8, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({5, "ab"}, ab, ldab, n, ldab);
  double* const rcond_data = call.array<double>({9, "rcond"}, rcond, 1);
  const Scratch<std::int32_t> ipiv_data = call.indices({7, "ipiv"}, ipiv, n, n);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &n, &kl, &ku, ab_data, &ldab, ipiv_data.data(), &anorm, rcond_data, work_data.data(),
      iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_cgbcon(Library* self, std::uint32_t norm_value, std::int32_t n, std::int32_t kl, std::int32_t ku,
      Address ab, std::int32_t ldab, Address ipiv, float anorm, Address rcond) {
  Call call{*self, Routine::cgbcon, "cgbcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.refuse_if(6, ldab < 1);
  call.refuse_if(6, wide(ldab) < 2 * wide(kl) + wide(ku) + 1);
  call.refuse_if(8, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({5, "ab"}, ab, ldab, n, ldab);
  float* const rcond_data = call.array<float>({9, "rcond"}, rcond, 1);
  const Scratch<std::int32_t> ipiv_data = call.indices({7, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &n, &kl, &ku, ab_data, &ldab, ipiv_data.data(), &anorm, rcond_data, work_data.data(),
      rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zgbcon(Library* self, std::uint32_t norm_value, std::int32_t n, std::int32_t kl, std::int32_t ku,
      Address ab, std::int32_t ldab, Address ipiv, double anorm, Address rcond) {
  Call call{*self, Routine::zgbcon, "zgbcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.refuse_if(6, ldab < 1);
  call.refuse_if(6, wide(ldab) < 2 * wide(kl) + wide(ku) + 1);
  call.refuse_if(8, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({5, "ab"}, ab, ldab, n, ldab);
  double* const rcond_data = call.array<double>({9, "rcond"}, rcond, 1);
  const Scratch<std::int32_t> ipiv_data = call.indices({7, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &n, &kl, &ku, ab_data, &ldab, ipiv_data.data(), &anorm, rcond_data, work_data.data(),
      rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_sgbequ(Library* self, std::int32_t m, std::int32_t n, std::int32_t kl, std::int32_t ku, Address
      ab, std::int32_t ldab, Address r, Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::sgbequ, "sgbequ"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({5, "ab"}, ab, wide(kl) + wide(ku) + 1, n, ldab);
  float* const r_data = call.array<float>({7, "r"}, r, m);
  float* const c_data = call.array<float>({8, "c"}, c, n);
  float* const rowcnd_data = call.array<float>({9, "rowcnd"}, rowcnd, 1);
  float* const colcnd_data = call.array<float>({10, "colcnd"}, colcnd, 1);
  float* const amax_data = call.array<float>({11, "amax"}, amax, 1);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &kl, &ku, ab_data, &ldab, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_sgbequb(Library* self, std::int32_t m, std::int32_t n, std::int32_t kl, std::int32_t ku, Address
      ab, std::int32_t ldab, Address r, Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::sgbequb, "sgbequb"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({5, "ab"}, ab, wide(kl) + wide(ku) + 1, n, ldab);
  float* const r_data = call.array<float>({7, "r"}, r, m);
  float* const c_data = call.array<float>({8, "c"}, c, n);
  float* const rowcnd_data = call.array<float>({9, "rowcnd"}, rowcnd, 1);
  float* const colcnd_data = call.array<float>({10, "colcnd"}, colcnd, 1);
  float* const amax_data = call.array<float>({11, "amax"}, amax, 1);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &kl, &ku, ab_data, &ldab, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_dgbequ(Library* self, std::int32_t m, std::int32_t n, std::int32_t kl, std::int32_t ku, Address
      ab, std::int32_t ldab, Address r, Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::dgbequ, "dgbequ"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({5, "ab"}, ab, wide(kl) + wide(ku) + 1, n, ldab);
  double* const r_data = call.array<double>({7, "r"}, r, m);
  double* const c_data = call.array<double>({8, "c"}, c, n);
  double* const rowcnd_data = call.array<double>({9, "rowcnd"}, rowcnd, 1);
  double* const colcnd_data = call.array<double>({10, "colcnd"}, colcnd, 1);
  double* const amax_data = call.array<double>({11, "amax"}, amax, 1);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &kl, &ku, ab_data, &ldab, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_dgbequb(Library* self, std::int32_t m, std::int32_t n, std::int32_t kl, std::int32_t ku, Address
      ab, std::int32_t ldab, Address r, Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::dgbequb, "dgbequb"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({5, "ab"}, ab, wide(kl) + wide(ku) + 1, n, ldab);
  double* const r_data = call.array<double>({7, "r"}, r, m);
  double* const c_data = call.array<double>({8, "c"}, c, n);
  double* const rowcnd_data = call.array<double>({9, "rowcnd"}, rowcnd, 1);
  double* const colcnd_data = call.array<double>({10, "colcnd"}, colcnd, 1);
  double* const amax_data = call.array<double>({11, "amax"}, amax, 1);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &kl, &ku, ab_data, &ldab, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_cgbequ(Library* self, std::int32_t m, std::int32_t n, std::int32_t kl, std::int32_t ku, Address
      ab, std::int32_t ldab, Address r, Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::cgbequ, "cgbequ"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({5, "ab"}, ab, wide(kl) + wide(ku) + 1, n,
      ldab);
  float* const r_data = call.array<float>({7, "r"}, r, m);
  float* const c_data = call.array<float>({8, "c"}, c, n);
  float* const rowcnd_data = call.array<float>({9, "rowcnd"}, rowcnd, 1);
  float* const colcnd_data = call.array<float>({10, "colcnd"}, colcnd, 1);
  float* const amax_data = call.array<float>({11, "amax"}, amax, 1);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &kl, &ku, ab_data, &ldab, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_cgbequb(Library* self, std::int32_t m, std::int32_t n, std::int32_t kl, std::int32_t ku, Address
      ab, std::int32_t ldab, Address r, Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::cgbequb, "cgbequb"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({5, "ab"}, ab, wide(kl) + wide(ku) + 1, n,
      ldab);
  float* const r_data = call.array<float>({7, "r"}, r, m);
  float* const c_data = call.array<float>({8, "c"}, c, n);
  float* const rowcnd_data = call.array<float>({9, "rowcnd"}, rowcnd, 1);
  float* const colcnd_data = call.array<float>({10, "colcnd"}, colcnd, 1);
  float* const amax_data = call.array<float>({11, "amax"}, amax, 1);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &kl, &ku, ab_data, &ldab, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_zgbequ(Library* self, std::int32_t m, std::int32_t n, std::int32_t kl, std::int32_t ku, Address
      ab, std::int32_t ldab, Address r, Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::zgbequ, "zgbequ"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({5, "ab"}, ab, wide(kl) + wide(ku) + 1, n,
      ldab);
  double* const r_data = call.array<double>({7, "r"}, r, m);
  double* const c_data = call.array<double>({8, "c"}, c, n);
  double* const rowcnd_data = call.array<double>({9, "rowcnd"}, rowcnd, 1);
  double* const colcnd_data = call.array<double>({10, "colcnd"}, colcnd, 1);
  double* const amax_data = call.array<double>({11, "amax"}, amax, 1);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &kl, &ku, ab_data, &ldab, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_zgbequb(Library* self, std::int32_t m, std::int32_t n, std::int32_t kl, std::int32_t ku, Address
      ab, std::int32_t ldab, Address r, Address c, Address rowcnd, Address colcnd, Address amax) {
  Call call{*self, Routine::zgbequb, "zgbequb"};
  call.size(1, m);
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.leading(6, ldab, wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({5, "ab"}, ab, wide(kl) + wide(ku) + 1, n,
      ldab);
  double* const r_data = call.array<double>({7, "r"}, r, m);
  double* const c_data = call.array<double>({8, "c"}, c, n);
  double* const rowcnd_data = call.array<double>({9, "rowcnd"}, rowcnd, 1);
  double* const colcnd_data = call.array<double>({10, "colcnd"}, colcnd, 1);
  double* const amax_data = call.array<double>({11, "amax"}, amax, 1);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&m, &n, &kl, &ku, ab_data, &ldab, r_data, c_data, rowcnd_data, colcnd_data, amax_data, &info);
  return info;
}

std::int32_t guest_sgbrfs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t kl, std::int32_t
      ku, std::int32_t nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t ldafb, Address ipiv, Address b,
      std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::sgbrfs, "sgbrfs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.size(5, nrhs);
  call.leading(7, ldab, wide(kl) + wide(ku) + 1);
  call.leading(12, ldb, n);
  call.leading(14, ldx, n);
  call.refuse_if(9, ldafb < 1);
  call.refuse_if(9, wide(ldafb) < 2 * wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({6, "ab"}, ab, wide(kl) + wide(ku) + 1, n, ldab);
  float* const afb_data = call.matrix<float>({8, "afb"}, afb, ldafb, n, ldafb);
  float* const b_data = call.matrix<float>({11, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({13, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({15, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({16, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.indices({10, "ipiv"}, ipiv, n, n);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &kl, &ku, &nrhs, ab_data, &ldab, afb_data, &ldafb, ipiv_data.data(), b_data, &ldb,
      x_data, &ldx, ferr_data, berr_data, work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dgbrfs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t kl, std::int32_t
      ku, std::int32_t nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t ldafb, Address ipiv, Address b,
      std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::dgbrfs, "dgbrfs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.size(5, nrhs);
  call.leading(7, ldab, wide(kl) + wide(ku) + 1);
  call.leading(12, ldb, n);
  call.leading(14, ldx, n);
  call.refuse_if(9, ldafb < 1);
  call.refuse_if(9, wide(ldafb) < 2 * wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({6, "ab"}, ab, wide(kl) + wide(ku) + 1, n, ldab);
  double* const afb_data = call.matrix<double>({8, "afb"}, afb, ldafb, n, ldafb);
  double* const b_data = call.matrix<double>({11, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({13, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({15, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({16, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.indices({10, "ipiv"}, ipiv, n, n);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &kl, &ku, &nrhs, ab_data, &ldab, afb_data, &ldafb, ipiv_data.data(), b_data, &ldb,
      x_data, &ldx, ferr_data, berr_data, work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_cgbrfs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t kl, std::int32_t
      ku, std::int32_t nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t ldafb, Address ipiv, Address b,
      std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::cgbrfs, "cgbrfs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.size(5, nrhs);
  call.leading(7, ldab, wide(kl) + wide(ku) + 1);
  call.leading(12, ldb, n);
  call.leading(14, ldx, n);
  call.refuse_if(9, ldafb < 1);
  call.refuse_if(9, wide(ldafb) < 2 * wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({6, "ab"}, ab, wide(kl) + wide(ku) + 1, n,
      ldab);
  std::complex<float>* const afb_data = call.matrix<std::complex<float>>({8, "afb"}, afb, ldafb, n, ldafb);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({11, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({13, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({15, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({16, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.indices({10, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &kl, &ku, &nrhs, ab_data, &ldab, afb_data, &ldafb, ipiv_data.data(), b_data, &ldb,
      x_data, &ldx, ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zgbrfs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t kl, std::int32_t
      ku, std::int32_t nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t ldafb, Address ipiv, Address b,
      std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::zgbrfs, "zgbrfs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, kl);
  call.size(4, ku);
  call.size(5, nrhs);
  call.leading(7, ldab, wide(kl) + wide(ku) + 1);
  call.leading(12, ldb, n);
  call.leading(14, ldx, n);
  call.refuse_if(9, ldafb < 1);
  call.refuse_if(9, wide(ldafb) < 2 * wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({6, "ab"}, ab, wide(kl) + wide(ku) + 1, n,
      ldab);
  std::complex<double>* const afb_data = call.matrix<std::complex<double>>({8, "afb"}, afb, ldafb, n, ldafb);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({11, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({13, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({15, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({16, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.indices({10, "ipiv"}, ipiv, n, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &kl, &ku, &nrhs, ab_data, &ldab, afb_data, &ldafb, ipiv_data.data(), b_data, &ldb,
      x_data, &ldx, ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_sgbsvx(Library* self, std::uint32_t fact_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t kl, std::int32_t ku, std::int32_t nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t
      ldafb, Address ipiv, Address equed_place, Address r, Address c, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::sgbsvx, "sgbsvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char trans = call.letter(2, trans_value, "CNT");
  call.size(3, n);
  call.size(4, kl);
  call.size(5, ku);
  call.size(6, nrhs);
  call.leading(8, ldab, wide(kl) + wide(ku) + 1);
  char equed = call.letter_at({12, "equed"}, equed_place);
  call.leading(16, ldb, n);
  call.leading(18, ldx, n);
  call.refuse_if(10, ldafb < 1);
  call.refuse_if(10, wide(ldafb) < 2 * wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({7, "ab"}, ab, wide(kl) + wide(ku) + 1, n, ldab);
  float* const afb_data = call.matrix<float>({9, "afb"}, afb, ldafb, n, ldafb);
  float* const r_data = call.array<float>({13, "r"}, r, n);
  float* const c_data = call.array<float>({14, "c"}, c, n);
  float* const b_data = call.matrix<float>({15, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({17, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({19, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({20, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({21, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.integers_both({11, "ipiv"}, ipiv, n, fact == 'F' ? n : 0, n);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &trans, &n, &kl, &ku, &nrhs, ab_data, &ldab, afb_data, &ldafb, ipiv_data.data(), &equed,
      r_data, c_data, b_data, &ldb, x_data, &ldx, rcond_data, ferr_data, berr_data, work_data.data(),
      iwork_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_dgbsvx(Library* self, std::uint32_t fact_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t kl, std::int32_t ku, std::int32_t nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t
      ldafb, Address ipiv, Address equed_place, Address r, Address c, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::dgbsvx, "dgbsvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char trans = call.letter(2, trans_value, "CNT");
  call.size(3, n);
  call.size(4, kl);
  call.size(5, ku);
  call.size(6, nrhs);
  call.leading(8, ldab, wide(kl) + wide(ku) + 1);
  char equed = call.letter_at({12, "equed"}, equed_place);
  call.leading(16, ldb, n);
  call.leading(18, ldx, n);
  call.refuse_if(10, ldafb < 1);
  call.refuse_if(10, wide(ldafb) < 2 * wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({7, "ab"}, ab, wide(kl) + wide(ku) + 1, n, ldab);
  double* const afb_data = call.matrix<double>({9, "afb"}, afb, ldafb, n, ldafb);
  double* const r_data = call.array<double>({13, "r"}, r, n);
  double* const c_data = call.array<double>({14, "c"}, c, n);
  double* const b_data = call.matrix<double>({15, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({17, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({19, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({20, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({21, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.integers_both({11, "ipiv"}, ipiv, n, fact == 'F' ? n : 0, n);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &trans, &n, &kl, &ku, &nrhs, ab_data, &ldab, afb_data, &ldafb, ipiv_data.data(), &equed,
      r_data, c_data, b_data, &ldb, x_data, &ldx, rcond_data, ferr_data, berr_data, work_data.data(),
      iwork_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_cgbsvx(Library* self, std::uint32_t fact_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t kl, std::int32_t ku, std::int32_t nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t
      ldafb, Address ipiv, Address equed_place, Address r, Address c, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::cgbsvx, "cgbsvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char trans = call.letter(2, trans_value, "CNT");
  call.size(3, n);
  call.size(4, kl);
  call.size(5, ku);
  call.size(6, nrhs);
  call.leading(8, ldab, wide(kl) + wide(ku) + 1);
  char equed = call.letter_at({12, "equed"}, equed_place);
  call.leading(16, ldb, n);
  call.leading(18, ldx, n);
  call.refuse_if(10, ldafb < 1);
  call.refuse_if(10, wide(ldafb) < 2 * wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({7, "ab"}, ab, wide(kl) + wide(ku) + 1, n,
      ldab);
  std::complex<float>* const afb_data = call.matrix<std::complex<float>>({9, "afb"}, afb, ldafb, n, ldafb);
  float* const r_data = call.array<float>({13, "r"}, r, n);
  float* const c_data = call.array<float>({14, "c"}, c, n);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({15, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({17, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({19, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({20, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({21, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.integers_both({11, "ipiv"}, ipiv, n, fact == 'F' ? n : 0, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &trans, &n, &kl, &ku, &nrhs, ab_data, &ldab, afb_data, &ldafb, ipiv_data.data(), &equed,
      r_data, c_data, b_data, &ldb, x_data, &ldx, rcond_data, ferr_data, berr_data, work_data.data(),
      rwork_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_zgbsvx(Library* self, std::uint32_t fact_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t kl, std::int32_t ku, std::int32_t nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t
      ldafb, Address ipiv, Address equed_place, Address r, Address c, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::zgbsvx, "zgbsvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char trans = call.letter(2, trans_value, "CNT");
  call.size(3, n);
  call.size(4, kl);
  call.size(5, ku);
  call.size(6, nrhs);
  call.leading(8, ldab, wide(kl) + wide(ku) + 1);
  char equed = call.letter_at({12, "equed"}, equed_place);
  call.leading(16, ldb, n);
  call.leading(18, ldx, n);
  call.refuse_if(10, ldafb < 1);
  call.refuse_if(10, wide(ldafb) < 2 * wide(kl) + wide(ku) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({7, "ab"}, ab, wide(kl) + wide(ku) + 1, n,
      ldab);
  std::complex<double>* const afb_data = call.matrix<std::complex<double>>({9, "afb"}, afb, ldafb, n, ldafb);
  double* const r_data = call.array<double>({13, "r"}, r, n);
  double* const c_data = call.array<double>({14, "c"}, c, n);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({15, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({17, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({19, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({20, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({21, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kl) + wide(ku) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::int32_t> ipiv_data = call.integers_both({11, "ipiv"}, ipiv, n, fact == 'F' ? n : 0, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &trans, &n, &kl, &ku, &nrhs, ab_data, &ldab, afb_data, &ldafb, ipiv_data.data(), &equed,
      r_data, c_data, b_data, &ldb, x_data, &ldx, rcond_data, ferr_data, berr_data, work_data.data(),
      rwork_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back(ipiv, ipiv_data);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_sgtcon(Library* self, std::uint32_t norm_value, std::int32_t n, Address dl, Address d, Address
      du, Address du2, Address ipiv, float anorm, Address rcond) {
  Call call{*self, Routine::sgtcon, "sgtcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  call.size(2, n);
  call.refuse_if(8, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const dl_data = call.array<float>({3, "dl"}, dl, wide(n) - 1);
  float* const d_data = call.array<float>({4, "d"}, d, n);
  float* const du_data = call.array<float>({5, "du"}, du, wide(n) - 1);
  float* const du2_data = call.array<float>({6, "du2"}, du2, wide(n) - 2);
  float* const rcond_data = call.array<float>({9, "rcond"}, rcond, 1);
  const Scratch<std::int32_t> ipiv_data = call.adjacent({7, "ipiv"}, ipiv, n);
  const Scratch<float> work_data = call.scratch<float>(2 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &n, dl_data, d_data, du_data, du2_data, ipiv_data.data(), &anorm, rcond_data,
      work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dgtcon(Library* self, std::uint32_t norm_value, std::int32_t n, Address dl, Address d, Address
      du, Address du2, Address ipiv, double anorm, Address rcond) {
  Call call{*self, Routine::dgtcon, "dgtcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  call.size(2, n);
  call.refuse_if(8, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const dl_data = call.array<double>({3, "dl"}, dl, wide(n) - 1);
  double* const d_data = call.array<double>({4, "d"}, d, n);
  double* const du_data = call.array<double>({5, "du"}, du, wide(n) - 1);
  double* const du2_data = call.array<double>({6, "du2"}, du2, wide(n) - 2);
  double* const rcond_data = call.array<double>({9, "rcond"}, rcond, 1);
  const Scratch<std::int32_t> ipiv_data = call.adjacent({7, "ipiv"}, ipiv, n);
  const Scratch<double> work_data = call.scratch<double>(2 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &n, dl_data, d_data, du_data, du2_data, ipiv_data.data(), &anorm, rcond_data,
      work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_cgtcon(Library* self, std::uint32_t norm_value, std::int32_t n, Address dl, Address d, Address
      du, Address du2, Address ipiv, float anorm, Address rcond) {
  Call call{*self, Routine::cgtcon, "cgtcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  call.size(2, n);
  call.refuse_if(8, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const dl_data = call.array<std::complex<float>>({3, "dl"}, dl, wide(n) - 1);
  std::complex<float>* const d_data = call.array<std::complex<float>>({4, "d"}, d, n);
  std::complex<float>* const du_data = call.array<std::complex<float>>({5, "du"}, du, wide(n) - 1);
  std::complex<float>* const du2_data = call.array<std::complex<float>>({6, "du2"}, du2, wide(n) - 2);
  float* const rcond_data = call.array<float>({9, "rcond"}, rcond, 1);
  const Scratch<std::int32_t> ipiv_data = call.adjacent({7, "ipiv"}, ipiv, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&norm, &n, dl_data, d_data, du_data, du2_data, ipiv_data.data(), &anorm, rcond_data,
      work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zgtcon(Library* self, std::uint32_t norm_value, std::int32_t n, Address dl, Address d, Address
      du, Address du2, Address ipiv, double anorm, Address rcond) {
  Call call{*self, Routine::zgtcon, "zgtcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  call.size(2, n);
  call.refuse_if(8, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const dl_data = call.array<std::complex<double>>({3, "dl"}, dl, wide(n) - 1);
  std::complex<double>* const d_data = call.array<std::complex<double>>({4, "d"}, d, n);
  std::complex<double>* const du_data = call.array<std::complex<double>>({5, "du"}, du, wide(n) - 1);
  std::complex<double>* const du2_data = call.array<std::complex<double>>({6, "du2"}, du2, wide(n) - 2);
  double* const rcond_data = call.array<double>({9, "rcond"}, rcond, 1);
  const Scratch<std::int32_t> ipiv_data = call.adjacent({7, "ipiv"}, ipiv, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&norm, &n, dl_data, d_data, du_data, du2_data, ipiv_data.data(), &anorm, rcond_data,
      work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_sgtrfs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address dl,
      Address d, Address du, Address dlf, Address df, Address duf, Address du2, Address ipiv, Address b, std::int32_t
      ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::sgtrfs, "sgtrfs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(13, ldb, n);
  call.leading(15, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const dl_data = call.array<float>({4, "dl"}, dl, wide(n) - 1);
  float* const d_data = call.array<float>({5, "d"}, d, n);
  float* const du_data = call.array<float>({6, "du"}, du, wide(n) - 1);
  float* const dlf_data = call.array<float>({7, "dlf"}, dlf, wide(n) - 1);
  float* const df_data = call.array<float>({8, "df"}, df, n);
  float* const duf_data = call.array<float>({9, "duf"}, duf, wide(n) - 1);
  float* const du2_data = call.array<float>({10, "du2"}, du2, wide(n) - 2);
  float* const b_data = call.matrix<float>({12, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({14, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({16, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({17, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.adjacent({11, "ipiv"}, ipiv, n);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, dl_data, d_data, du_data, dlf_data, df_data, duf_data, du2_data, ipiv_data.data(),
      b_data, &ldb, x_data, &ldx, ferr_data, berr_data, work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dgtrfs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address dl,
      Address d, Address du, Address dlf, Address df, Address duf, Address du2, Address ipiv, Address b, std::int32_t
      ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::dgtrfs, "dgtrfs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(13, ldb, n);
  call.leading(15, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const dl_data = call.array<double>({4, "dl"}, dl, wide(n) - 1);
  double* const d_data = call.array<double>({5, "d"}, d, n);
  double* const du_data = call.array<double>({6, "du"}, du, wide(n) - 1);
  double* const dlf_data = call.array<double>({7, "dlf"}, dlf, wide(n) - 1);
  double* const df_data = call.array<double>({8, "df"}, df, n);
  double* const duf_data = call.array<double>({9, "duf"}, duf, wide(n) - 1);
  double* const du2_data = call.array<double>({10, "du2"}, du2, wide(n) - 2);
  double* const b_data = call.matrix<double>({12, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({14, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({16, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({17, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.adjacent({11, "ipiv"}, ipiv, n);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, dl_data, d_data, du_data, dlf_data, df_data, duf_data, du2_data, ipiv_data.data(),
      b_data, &ldb, x_data, &ldx, ferr_data, berr_data, work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_cgtrfs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address dl,
      Address d, Address du, Address dlf, Address df, Address duf, Address du2, Address ipiv, Address b, std::int32_t
      ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::cgtrfs, "cgtrfs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(13, ldb, n);
  call.leading(15, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const dl_data = call.array<std::complex<float>>({4, "dl"}, dl, wide(n) - 1);
  std::complex<float>* const d_data = call.array<std::complex<float>>({5, "d"}, d, n);
  std::complex<float>* const du_data = call.array<std::complex<float>>({6, "du"}, du, wide(n) - 1);
  std::complex<float>* const dlf_data = call.array<std::complex<float>>({7, "dlf"}, dlf, wide(n) - 1);
  std::complex<float>* const df_data = call.array<std::complex<float>>({8, "df"}, df, n);
  std::complex<float>* const duf_data = call.array<std::complex<float>>({9, "duf"}, duf, wide(n) - 1);
  std::complex<float>* const du2_data = call.array<std::complex<float>>({10, "du2"}, du2, wide(n) - 2);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({12, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({14, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({16, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({17, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.adjacent({11, "ipiv"}, ipiv, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, dl_data, d_data, du_data, dlf_data, df_data, duf_data, du2_data, ipiv_data.data(),
      b_data, &ldb, x_data, &ldx, ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zgtrfs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address dl,
      Address d, Address du, Address dlf, Address df, Address duf, Address du2, Address ipiv, Address b, std::int32_t
      ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::zgtrfs, "zgtrfs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(13, ldb, n);
  call.leading(15, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const dl_data = call.array<std::complex<double>>({4, "dl"}, dl, wide(n) - 1);
  std::complex<double>* const d_data = call.array<std::complex<double>>({5, "d"}, d, n);
  std::complex<double>* const du_data = call.array<std::complex<double>>({6, "du"}, du, wide(n) - 1);
  std::complex<double>* const dlf_data = call.array<std::complex<double>>({7, "dlf"}, dlf, wide(n) - 1);
  std::complex<double>* const df_data = call.array<std::complex<double>>({8, "df"}, df, n);
  std::complex<double>* const duf_data = call.array<std::complex<double>>({9, "duf"}, duf, wide(n) - 1);
  std::complex<double>* const du2_data = call.array<std::complex<double>>({10, "du2"}, du2, wide(n) - 2);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({12, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({14, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({16, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({17, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.adjacent({11, "ipiv"}, ipiv, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, dl_data, d_data, du_data, dlf_data, df_data, duf_data, du2_data, ipiv_data.data(),
      b_data, &ldb, x_data, &ldx, ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_sgtsvx(Library* self, std::uint32_t fact_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t nrhs, Address dl, Address d, Address du, Address dlf, Address df, Address duf, Address du2, Address
      ipiv, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::sgtsvx, "sgtsvx"};
  const char fact = call.letter(1, fact_value, "FN");
  const char trans = call.letter(2, trans_value, "CNT");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(14, ldb, n);
  call.leading(16, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const dl_data = call.array<float>({5, "dl"}, dl, wide(n) - 1);
  float* const d_data = call.array<float>({6, "d"}, d, n);
  float* const du_data = call.array<float>({7, "du"}, du, wide(n) - 1);
  float* const dlf_data = call.array<float>({8, "dlf"}, dlf, wide(n) - 1);
  float* const df_data = call.array<float>({9, "df"}, df, n);
  float* const duf_data = call.array<float>({10, "duf"}, duf, wide(n) - 1);
  float* const du2_data = call.array<float>({11, "du2"}, du2, wide(n) - 2);
  float* const b_data = call.matrix<float>({13, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({15, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({17, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({18, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({19, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.adjacent_both({12, "ipiv"}, ipiv, n, fact == 'F' ? n : 0);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &trans, &n, &nrhs, dl_data, d_data, du_data, dlf_data, df_data, duf_data, du2_data,
      ipiv_data.data(), b_data, &ldb, x_data, &ldx, rcond_data, ferr_data, berr_data, work_data.data(),
      iwork_data.data(), &info, letter_length, letter_length);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_dgtsvx(Library* self, std::uint32_t fact_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t nrhs, Address dl, Address d, Address du, Address dlf, Address df, Address duf, Address du2, Address
      ipiv, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::dgtsvx, "dgtsvx"};
  const char fact = call.letter(1, fact_value, "FN");
  const char trans = call.letter(2, trans_value, "CNT");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(14, ldb, n);
  call.leading(16, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const dl_data = call.array<double>({5, "dl"}, dl, wide(n) - 1);
  double* const d_data = call.array<double>({6, "d"}, d, n);
  double* const du_data = call.array<double>({7, "du"}, du, wide(n) - 1);
  double* const dlf_data = call.array<double>({8, "dlf"}, dlf, wide(n) - 1);
  double* const df_data = call.array<double>({9, "df"}, df, n);
  double* const duf_data = call.array<double>({10, "duf"}, duf, wide(n) - 1);
  double* const du2_data = call.array<double>({11, "du2"}, du2, wide(n) - 2);
  double* const b_data = call.matrix<double>({13, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({15, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({17, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({18, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({19, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.adjacent_both({12, "ipiv"}, ipiv, n, fact == 'F' ? n : 0);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &trans, &n, &nrhs, dl_data, d_data, du_data, dlf_data, df_data, duf_data, du2_data,
      ipiv_data.data(), b_data, &ldb, x_data, &ldx, rcond_data, ferr_data, berr_data, work_data.data(),
      iwork_data.data(), &info, letter_length, letter_length);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_cgtsvx(Library* self, std::uint32_t fact_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t nrhs, Address dl, Address d, Address du, Address dlf, Address df, Address duf, Address du2, Address
      ipiv, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::cgtsvx, "cgtsvx"};
  const char fact = call.letter(1, fact_value, "FN");
  const char trans = call.letter(2, trans_value, "CNT");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(14, ldb, n);
  call.leading(16, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const dl_data = call.array<std::complex<float>>({5, "dl"}, dl, wide(n) - 1);
  std::complex<float>* const d_data = call.array<std::complex<float>>({6, "d"}, d, n);
  std::complex<float>* const du_data = call.array<std::complex<float>>({7, "du"}, du, wide(n) - 1);
  std::complex<float>* const dlf_data = call.array<std::complex<float>>({8, "dlf"}, dlf, wide(n) - 1);
  std::complex<float>* const df_data = call.array<std::complex<float>>({9, "df"}, df, n);
  std::complex<float>* const duf_data = call.array<std::complex<float>>({10, "duf"}, duf, wide(n) - 1);
  std::complex<float>* const du2_data = call.array<std::complex<float>>({11, "du2"}, du2, wide(n) - 2);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({13, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({15, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({17, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({18, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({19, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.adjacent_both({12, "ipiv"}, ipiv, n, fact == 'F' ? n : 0);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &trans, &n, &nrhs, dl_data, d_data, du_data, dlf_data, df_data, duf_data, du2_data,
      ipiv_data.data(), b_data, &ldb, x_data, &ldx, rcond_data, ferr_data, berr_data, work_data.data(),
      rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_zgtsvx(Library* self, std::uint32_t fact_value, std::uint32_t trans_value, std::int32_t n,
      std::int32_t nrhs, Address dl, Address d, Address du, Address dlf, Address df, Address duf, Address du2, Address
      ipiv, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr, Address berr) {
  Call call{*self, Routine::zgtsvx, "zgtsvx"};
  const char fact = call.letter(1, fact_value, "FN");
  const char trans = call.letter(2, trans_value, "CNT");
  call.size(3, n);
  call.size(4, nrhs);
  call.leading(14, ldb, n);
  call.leading(16, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const dl_data = call.array<std::complex<double>>({5, "dl"}, dl, wide(n) - 1);
  std::complex<double>* const d_data = call.array<std::complex<double>>({6, "d"}, d, n);
  std::complex<double>* const du_data = call.array<std::complex<double>>({7, "du"}, du, wide(n) - 1);
  std::complex<double>* const dlf_data = call.array<std::complex<double>>({8, "dlf"}, dlf, wide(n) - 1);
  std::complex<double>* const df_data = call.array<std::complex<double>>({9, "df"}, df, n);
  std::complex<double>* const duf_data = call.array<std::complex<double>>({10, "duf"}, duf, wide(n) - 1);
  std::complex<double>* const du2_data = call.array<std::complex<double>>({11, "du2"}, du2, wide(n) - 2);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({13, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({15, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({17, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({18, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({19, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::int32_t> ipiv_data = call.adjacent_both({12, "ipiv"}, ipiv, n, fact == 'F' ? n : 0);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &trans, &n, &nrhs, dl_data, d_data, du_data, dlf_data, df_data, duf_data, du2_data,
      ipiv_data.data(), b_data, &ldb, x_data, &ldx, rcond_data, ferr_data, berr_data, work_data.data(),
      rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_sgttrf(Library* self, std::int32_t n, Address dl, Address d, Address du, Address du2, Address
      ipiv) {
  Call call{*self, Routine::sgttrf, "sgttrf"};
  call.size(1, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const dl_data = call.array<float>({2, "dl"}, dl, wide(n) - 1);
  float* const d_data = call.array<float>({3, "d"}, d, n);
  float* const du_data = call.array<float>({4, "du"}, du, wide(n) - 1);
  float* const du2_data = call.array<float>({5, "du2"}, du2, wide(n) - 2);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&n, dl_data, d_data, du_data, du2_data, ipiv_data.data(), &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_dgttrf(Library* self, std::int32_t n, Address dl, Address d, Address du, Address du2, Address
      ipiv) {
  Call call{*self, Routine::dgttrf, "dgttrf"};
  call.size(1, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const dl_data = call.array<double>({2, "dl"}, dl, wide(n) - 1);
  double* const d_data = call.array<double>({3, "d"}, d, n);
  double* const du_data = call.array<double>({4, "du"}, du, wide(n) - 1);
  double* const du2_data = call.array<double>({5, "du2"}, du2, wide(n) - 2);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&n, dl_data, d_data, du_data, du2_data, ipiv_data.data(), &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_cgttrf(Library* self, std::int32_t n, Address dl, Address d, Address du, Address du2, Address
      ipiv) {
  Call call{*self, Routine::cgttrf, "cgttrf"};
  call.size(1, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const dl_data = call.array<std::complex<float>>({2, "dl"}, dl, wide(n) - 1);
  std::complex<float>* const d_data = call.array<std::complex<float>>({3, "d"}, d, n);
  std::complex<float>* const du_data = call.array<std::complex<float>>({4, "du"}, du, wide(n) - 1);
  std::complex<float>* const du2_data = call.array<std::complex<float>>({5, "du2"}, du2, wide(n) - 2);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&n, dl_data, d_data, du_data, du2_data, ipiv_data.data(), &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_zgttrf(Library* self, std::int32_t n, Address dl, Address d, Address du, Address du2, Address
      ipiv) {
  Call call{*self, Routine::zgttrf, "zgttrf"};
  call.size(1, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const dl_data = call.array<std::complex<double>>({2, "dl"}, dl, wide(n) - 1);
  std::complex<double>* const d_data = call.array<std::complex<double>>({3, "d"}, d, n);
  std::complex<double>* const du_data = call.array<std::complex<double>>({4, "du"}, du, wide(n) - 1);
  std::complex<double>* const du2_data = call.array<std::complex<double>>({5, "du2"}, du2, wide(n) - 2);
  const Scratch<std::int32_t> ipiv_data = call.integers_out({6, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&n, dl_data, d_data, du_data, du2_data, ipiv_data.data(), &info);
  call.give_back(ipiv, ipiv_data);
  return info;
}

std::int32_t guest_sgttrs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address dl,
      Address d, Address du, Address du2, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::sgttrs, "sgttrs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, nrhs);
  call.refuse_if(10, ldb < 1);
  call.refuse_if(10, wide(ldb) < most(wide(n), 1));
  if (call.is_illegal()) return -call.illegal_argument();
  float* const dl_data = call.array<float>({4, "dl"}, dl, wide(n) - 1);
  float* const d_data = call.array<float>({5, "d"}, d, n);
  float* const du_data = call.array<float>({6, "du"}, du, wide(n) - 1);
  float* const du2_data = call.array<float>({7, "du2"}, du2, wide(n) - 2);
  float* const b_data = call.matrix<float>({9, "b"}, b, ldb, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.adjacent({8, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, dl_data, d_data, du_data, du2_data, ipiv_data.data(), b_data, &ldb, &info,
      letter_length);
  return info;
}

std::int32_t guest_dgttrs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address dl,
      Address d, Address du, Address du2, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::dgttrs, "dgttrs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, nrhs);
  call.refuse_if(10, ldb < 1);
  call.refuse_if(10, wide(ldb) < most(wide(n), 1));
  if (call.is_illegal()) return -call.illegal_argument();
  double* const dl_data = call.array<double>({4, "dl"}, dl, wide(n) - 1);
  double* const d_data = call.array<double>({5, "d"}, d, n);
  double* const du_data = call.array<double>({6, "du"}, du, wide(n) - 1);
  double* const du2_data = call.array<double>({7, "du2"}, du2, wide(n) - 2);
  double* const b_data = call.matrix<double>({9, "b"}, b, ldb, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.adjacent({8, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, dl_data, d_data, du_data, du2_data, ipiv_data.data(), b_data, &ldb, &info,
      letter_length);
  return info;
}

std::int32_t guest_cgttrs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address dl,
      Address d, Address du, Address du2, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::cgttrs, "cgttrs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, nrhs);
  call.refuse_if(10, ldb < 1);
  call.refuse_if(10, wide(ldb) < most(wide(n), 1));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const dl_data = call.array<std::complex<float>>({4, "dl"}, dl, wide(n) - 1);
  std::complex<float>* const d_data = call.array<std::complex<float>>({5, "d"}, d, n);
  std::complex<float>* const du_data = call.array<std::complex<float>>({6, "du"}, du, wide(n) - 1);
  std::complex<float>* const du2_data = call.array<std::complex<float>>({7, "du2"}, du2, wide(n) - 2);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({9, "b"}, b, ldb, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.adjacent({8, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, dl_data, d_data, du_data, du2_data, ipiv_data.data(), b_data, &ldb, &info,
      letter_length);
  return info;
}

std::int32_t guest_zgttrs(Library* self, std::uint32_t trans_value, std::int32_t n, std::int32_t nrhs, Address dl,
      Address d, Address du, Address du2, Address ipiv, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zgttrs, "zgttrs"};
  const char trans = call.letter(1, trans_value, "CNT");
  call.size(2, n);
  call.size(3, nrhs);
  call.refuse_if(10, ldb < 1);
  call.refuse_if(10, wide(ldb) < most(wide(n), 1));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const dl_data = call.array<std::complex<double>>({4, "dl"}, dl, wide(n) - 1);
  std::complex<double>* const d_data = call.array<std::complex<double>>({5, "d"}, d, n);
  std::complex<double>* const du_data = call.array<std::complex<double>>({6, "du"}, du, wide(n) - 1);
  std::complex<double>* const du2_data = call.array<std::complex<double>>({7, "du2"}, du2, wide(n) - 2);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({9, "b"}, b, ldb, nrhs, ldb);
  const Scratch<std::int32_t> ipiv_data = call.adjacent({8, "ipiv"}, ipiv, n);
  std::int32_t info = 0;
  call.run<void>(&trans, &n, &nrhs, dl_data, d_data, du_data, du2_data, ipiv_data.data(), b_data, &ldb, &info,
      letter_length);
  return info;
}

std::int32_t guest_chbev(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz) {
  Call call{*self, Routine::chbev, "chbev"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<float> w_data = call.held<float>({7, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(n);
  const Scratch<float> rwork_data = call.scratch<float>(most(1, 3 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(),
      rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(w, w_data);
  return info;
}

std::int32_t guest_zhbev(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz) {
  Call call{*self, Routine::zhbev, "zhbev"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<double> w_data = call.held<double>({7, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(n);
  const Scratch<double> rwork_data = call.scratch<double>(most(1, 3 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(),
      rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(w, w_data);
  return info;
}

std::int32_t guest_chbev_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::chbev_2stage, "chbev_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  if (call.overflows((2 * wide(kd) + 1) * wide(n) + 1024 * wide(kd) + 8 * wide(n))) return call.decline();
  const Scratch<float> w_data = call.held<float>({7, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({10, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(most(1, 3 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(), &lwork,
      rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zhbev_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::zhbev_2stage, "zhbev_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  if (call.overflows((2 * wide(kd) + 1) * wide(n) + 1024 * wide(kd) + 8 * wide(n))) return call.decline();
  const Scratch<double> w_data = call.held<double>({7, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({10, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(most(1, 3 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(), &lwork,
      rwork_data.data(), &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_chbevd(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz, Address work,
      std::int32_t lwork, Address rwork, std::int32_t lrwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::chbevd, "chbevd"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<float> w_data = call.held<float>({7, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({10, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.work<float>({12, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({14, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(), &lwork,
      rwork_data.data(), &lrwork, iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_zhbevd(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz, Address work,
      std::int32_t lwork, Address rwork, std::int32_t lrwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::zhbevd, "zhbevd"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<double> w_data = call.held<double>({7, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({10, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.work<double>({12, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({14, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(), &lwork,
      rwork_data.data(), &lrwork, iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_chbevd_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz, Address work,
      std::int32_t lwork, Address rwork, std::int32_t lrwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::chbevd_2stage, "chbevd_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  if (call.overflows((2 * wide(kd) + 1) * wide(n) + 1024 * wide(kd) + 8 * wide(n))) return call.decline();
  const Scratch<float> w_data = call.held<float>({7, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({10, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.work<float>({12, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({14, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(), &lwork,
      rwork_data.data(), &lrwork, iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_zhbevd_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz, Address work,
      std::int32_t lwork, Address rwork, std::int32_t lrwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::zhbevd_2stage, "zhbevd_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1 || liwork == -1) {
  call.set_query();
  lwork = lrwork = liwork = -1;
  }
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n,
      ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  if (call.overflows((2 * wide(kd) + 1) * wide(n) + 1024 * wide(kd) + 8 * wide(n))) return call.decline();
  const Scratch<double> w_data = call.held<double>({7, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({10, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.work<double>({12, "rwork"}, rwork, lrwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({14, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(), &lwork,
      rwork_data.data(), &lrwork, iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_chbevx(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, std::int32_t kd, Address ab, std::int32_t ldab, Address q, std::int32_t ldq, float
      vl, float vu, std::int32_t il, std::int32_t iu, float abstol, Address m, Address w, Address z, std::int32_t ldz,
      Address ifail) {
  Call call{*self, Routine::chbevx, "chbevx"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.size(5, kd);
  call.leading(7, ldab, wide(kd) + 1);
  call.refuse_if(9, (jobz == 'V') && wide(ldq) < most(1, wide(n)));
  call.refuse_if(9, ldq < 1);
  call.refuse_if(11, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(12, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(13, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(18, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<float>* const q_data = call.matrix<std::complex<float>>({8, "q"}, q, ldq, n, ldq);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({17, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<std::int32_t> m_data = call.integers_out({15, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({16, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(n);
  const Scratch<float> rwork_data = call.scratch<float>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({22, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, &kd, ab_data, &ldab, q_data, &ldq, &vl, &vu, &il, &iu, &abstol,
      m_data.data(), w_data.data(), z_data, &ldz, work_data.data(), rwork_data.data(), iwork_data.data(),
      ifail_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_zhbevx(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, std::int32_t kd, Address ab, std::int32_t ldab, Address q, std::int32_t ldq, double
      vl, double vu, std::int32_t il, std::int32_t iu, double abstol, Address m, Address w, Address z, std::int32_t
      ldz, Address ifail) {
  Call call{*self, Routine::zhbevx, "zhbevx"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.size(5, kd);
  call.leading(7, ldab, wide(kd) + 1);
  call.refuse_if(9, (jobz == 'V') && wide(ldq) < most(1, wide(n)));
  call.refuse_if(9, ldq < 1);
  call.refuse_if(11, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(12, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(13, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(18, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<double>* const q_data = call.matrix<std::complex<double>>({8, "q"}, q, ldq, n, ldq);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({17, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<std::int32_t> m_data = call.integers_out({15, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({16, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(n);
  const Scratch<double> rwork_data = call.scratch<double>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({22, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, &kd, ab_data, &ldab, q_data, &ldq, &vl, &vu, &il, &iu, &abstol,
      m_data.data(), w_data.data(), z_data, &ldz, work_data.data(), rwork_data.data(), iwork_data.data(),
      ifail_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_chbevx_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, std::int32_t kd, Address ab, std::int32_t ldab, Address q, std::int32_t ldq, float
      vl, float vu, std::int32_t il, std::int32_t iu, float abstol, Address m, Address w, Address z, std::int32_t ldz,
      Address work, std::int32_t lwork, Address ifail) {
  Call call{*self, Routine::chbevx_2stage, "chbevx_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.size(5, kd);
  call.leading(7, ldab, wide(kd) + 1);
  call.refuse_if(9, (jobz == 'V') && wide(ldq) < most(1, wide(n)));
  call.refuse_if(9, ldq < 1);
  call.refuse_if(11, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(12, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(13, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(18, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<float>* const q_data = call.matrix<std::complex<float>>({8, "q"}, q, ldq, n, ldq);
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({17, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  if (call.overflows((2 * wide(kd) + 1) * wide(n) + 1024 * wide(kd) + 8 * wide(n))) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({15, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({16, "w"}, w, n);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({19, "work"}, work, lwork);
  const Scratch<float> rwork_data = call.scratch<float>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({23, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, &kd, ab_data, &ldab, q_data, &ldq, &vl, &vu, &il, &iu, &abstol,
      m_data.data(), w_data.data(), z_data, &ldz, work_data.data(), &lwork, rwork_data.data(), iwork_data.data(),
      ifail_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_zhbevx_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, std::int32_t kd, Address ab, std::int32_t ldab, Address q, std::int32_t ldq, double
      vl, double vu, std::int32_t il, std::int32_t iu, double abstol, Address m, Address w, Address z, std::int32_t
      ldz, Address work, std::int32_t lwork, Address ifail) {
  Call call{*self, Routine::zhbevx_2stage, "zhbevx_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.size(5, kd);
  call.leading(7, ldab, wide(kd) + 1);
  call.refuse_if(9, (jobz == 'V') && wide(ldq) < most(1, wide(n)));
  call.refuse_if(9, ldq < 1);
  call.refuse_if(11, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(12, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(13, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(18, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<double>* const q_data = call.matrix<std::complex<double>>({8, "q"}, q, ldq, n, ldq);
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({17, "z"}, z, (jobz == 'V') ? wide(n) : 0,
      most(1, (range == 'I' ? wide(iu) - wide(il) + 1 : wide(n))), ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  if (call.overflows((2 * wide(kd) + 1) * wide(n) + 1024 * wide(kd) + 8 * wide(n))) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({15, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({16, "w"}, w, n);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({19, "work"}, work, lwork);
  const Scratch<double> rwork_data = call.scratch<double>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({23, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, &kd, ab_data, &ldab, q_data, &ldq, &vl, &vu, &il, &iu, &abstol,
      m_data.data(), w_data.data(), z_data, &ldz, work_data.data(), &lwork, rwork_data.data(), iwork_data.data(),
      ifail_data.data(), &info, letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_chbtrd(Library* self, std::uint32_t vect_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address d, Address e, Address q, std::int32_t ldq) {
  Call call{*self, Routine::chbtrd, "chbtrd"};
  const char vect = call.letter(1, vect_value, "NUV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.refuse_if(6, ldab < 1);
  call.refuse_if(6, wide(ldab) < (wide(kd) + 1));
  call.refuse_if(10, ldq < 1);
  call.refuse_if(10, wide(ldq) < most(1, wide(n)) && ((vect == 'V') || (vect == 'U')));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({5, "ab"}, ab, ldab, n, ldab);
  float* const d_data = call.array<float>({7, "d"}, d, n);
  float* const e_data = call.array<float>({8, "e"}, e, wide(n) - 1);
  std::complex<float>* const q_data = call.matrix<std::complex<float>>({9, "q"}, q, ldq, n, ldq);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(n);
  std::int32_t info = 0;
  call.run<void>(&vect, &uplo, &n, &kd, ab_data, &ldab, d_data, e_data, q_data, &ldq, work_data.data(), &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_zhbtrd(Library* self, std::uint32_t vect_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address d, Address e, Address q, std::int32_t ldq) {
  Call call{*self, Routine::zhbtrd, "zhbtrd"};
  const char vect = call.letter(1, vect_value, "NUV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.refuse_if(6, ldab < 1);
  call.refuse_if(6, wide(ldab) < (wide(kd) + 1));
  call.refuse_if(10, ldq < 1);
  call.refuse_if(10, wide(ldq) < most(1, wide(n)) && ((vect == 'V') || (vect == 'U')));
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({5, "ab"}, ab, ldab, n, ldab);
  double* const d_data = call.array<double>({7, "d"}, d, n);
  double* const e_data = call.array<double>({8, "e"}, e, wide(n) - 1);
  std::complex<double>* const q_data = call.matrix<std::complex<double>>({9, "q"}, q, ldq, n, ldq);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(n);
  std::int32_t info = 0;
  call.run<void>(&vect, &uplo, &n, &kd, ab_data, &ldab, d_data, e_data, q_data, &ldq, work_data.data(), &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_spbcon(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, Address ab,
      std::int32_t ldab, float anorm, Address rcond) {
  Call call{*self, Routine::spbcon, "spbcon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, kd);
  call.leading(5, ldab, wide(kd) + 1);
  call.refuse_if(6, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({4, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const rcond_data = call.array<float>({7, "rcond"}, rcond, 1);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, ab_data, &ldab, &anorm, rcond_data, work_data.data(), iwork_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_dpbcon(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, Address ab,
      std::int32_t ldab, double anorm, Address rcond) {
  Call call{*self, Routine::dpbcon, "dpbcon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, kd);
  call.leading(5, ldab, wide(kd) + 1);
  call.refuse_if(6, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({4, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const rcond_data = call.array<double>({7, "rcond"}, rcond, 1);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, ab_data, &ldab, &anorm, rcond_data, work_data.data(), iwork_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_cpbcon(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, Address ab,
      std::int32_t ldab, float anorm, Address rcond) {
  Call call{*self, Routine::cpbcon, "cpbcon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, kd);
  call.leading(5, ldab, wide(kd) + 1);
  call.refuse_if(6, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({4, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const rcond_data = call.array<float>({7, "rcond"}, rcond, 1);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, ab_data, &ldab, &anorm, rcond_data, work_data.data(), rwork_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_zpbcon(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, Address ab,
      std::int32_t ldab, double anorm, Address rcond) {
  Call call{*self, Routine::zpbcon, "zpbcon"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, kd);
  call.leading(5, ldab, wide(kd) + 1);
  call.refuse_if(6, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({4, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const rcond_data = call.array<double>({7, "rcond"}, rcond, 1);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, ab_data, &ldab, &anorm, rcond_data, work_data.data(), rwork_data.data(), &info,
      letter_length);
  return info;
}

std::int32_t guest_spbequ(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, Address ab,
      std::int32_t ldab, Address s, Address scond, Address amax) {
  Call call{*self, Routine::spbequ, "spbequ"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, kd);
  call.leading(5, ldab, wide(kd) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({4, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const s_data = call.array<float>({6, "s"}, s, n);
  float* const scond_data = call.array<float>({7, "scond"}, scond, 1);
  float* const amax_data = call.array<float>({8, "amax"}, amax, 1);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, ab_data, &ldab, s_data, scond_data, amax_data, &info, letter_length);
  return info;
}

std::int32_t guest_dpbequ(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, Address ab,
      std::int32_t ldab, Address s, Address scond, Address amax) {
  Call call{*self, Routine::dpbequ, "dpbequ"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, kd);
  call.leading(5, ldab, wide(kd) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({4, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const s_data = call.array<double>({6, "s"}, s, n);
  double* const scond_data = call.array<double>({7, "scond"}, scond, 1);
  double* const amax_data = call.array<double>({8, "amax"}, amax, 1);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, ab_data, &ldab, s_data, scond_data, amax_data, &info, letter_length);
  return info;
}

std::int32_t guest_cpbequ(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, Address ab,
      std::int32_t ldab, Address s, Address scond, Address amax) {
  Call call{*self, Routine::cpbequ, "cpbequ"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, kd);
  call.leading(5, ldab, wide(kd) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({4, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const s_data = call.array<float>({6, "s"}, s, n);
  float* const scond_data = call.array<float>({7, "scond"}, scond, 1);
  float* const amax_data = call.array<float>({8, "amax"}, amax, 1);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, ab_data, &ldab, s_data, scond_data, amax_data, &info, letter_length);
  return info;
}

std::int32_t guest_zpbequ(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, Address ab,
      std::int32_t ldab, Address s, Address scond, Address amax) {
  Call call{*self, Routine::zpbequ, "zpbequ"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, kd);
  call.leading(5, ldab, wide(kd) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({4, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const s_data = call.array<double>({6, "s"}, s, n);
  double* const scond_data = call.array<double>({7, "scond"}, scond, 1);
  double* const amax_data = call.array<double>({8, "amax"}, amax, 1);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, ab_data, &ldab, s_data, scond_data, amax_data, &info, letter_length);
  return info;
}

std::int32_t guest_spbrfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, std::int32_t
      nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t ldafb, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::spbrfs, "spbrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, kd);
  call.size(4, nrhs);
  call.leading(6, ldab, wide(kd) + 1);
  call.leading(8, ldafb, wide(kd) + 1);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const afb_data = call.matrix<float>({7, "afb"}, afb, wide(kd) + 1, n, ldafb);
  float* const b_data = call.matrix<float>({9, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({11, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({13, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({14, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldafb = leading_for(wide(kd) + 1, n, ldafb);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, &nrhs, ab_data, &ldab, afb_data, &ldafb, b_data, &ldb, x_data, &ldx, ferr_data,
      berr_data, work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dpbrfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, std::int32_t
      nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t ldafb, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::dpbrfs, "dpbrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, kd);
  call.size(4, nrhs);
  call.leading(6, ldab, wide(kd) + 1);
  call.leading(8, ldafb, wide(kd) + 1);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const afb_data = call.matrix<double>({7, "afb"}, afb, wide(kd) + 1, n, ldafb);
  double* const b_data = call.matrix<double>({9, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({11, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({13, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({14, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldafb = leading_for(wide(kd) + 1, n, ldafb);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, &nrhs, ab_data, &ldab, afb_data, &ldafb, b_data, &ldb, x_data, &ldx, ferr_data,
      berr_data, work_data.data(), iwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_cpbrfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, std::int32_t
      nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t ldafb, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::cpbrfs, "cpbrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, kd);
  call.size(4, nrhs);
  call.leading(6, ldab, wide(kd) + 1);
  call.leading(8, ldafb, wide(kd) + 1);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<float>* const afb_data = call.matrix<std::complex<float>>({7, "afb"}, afb, wide(kd) + 1, n, ldafb);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({9, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({11, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({13, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({14, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldafb = leading_for(wide(kd) + 1, n, ldafb);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, &nrhs, ab_data, &ldab, afb_data, &ldafb, b_data, &ldb, x_data, &ldx, ferr_data,
      berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zpbrfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t kd, std::int32_t
      nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t ldafb, Address b, std::int32_t ldb, Address x,
      std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::zpbrfs, "zpbrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, kd);
  call.size(4, nrhs);
  call.leading(6, ldab, wide(kd) + 1);
  call.leading(8, ldafb, wide(kd) + 1);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<double>* const afb_data = call.matrix<std::complex<double>>({7, "afb"}, afb, wide(kd) + 1, n, ldafb);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({9, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({11, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({13, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({14, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldafb = leading_for(wide(kd) + 1, n, ldafb);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &kd, &nrhs, ab_data, &ldab, afb_data, &ldafb, b_data, &ldb, x_data, &ldx, ferr_data,
      berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_spbsvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, std::int32_t nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t ldafb, Address
      equed_place, Address s, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr,
      Address berr) {
  Call call{*self, Routine::spbsvx, "spbsvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.size(5, nrhs);
  call.leading(7, ldab, wide(kd) + 1);
  call.leading(9, ldafb, wide(kd) + 1);
  char equed = call.letter_at({10, "equed"}, equed_place);
  call.leading(13, ldb, n);
  call.leading(15, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const afb_data = call.matrix<float>({8, "afb"}, afb, wide(kd) + 1, n, ldafb);
  float* const s_data = call.array<float>({11, "s"}, s, n);
  float* const b_data = call.matrix<float>({12, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({14, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({16, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({17, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({18, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldafb = leading_for(wide(kd) + 1, n, ldafb);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &kd, &nrhs, ab_data, &ldab, afb_data, &ldafb, &equed, s_data, b_data, &ldb, x_data,
      &ldx, rcond_data, ferr_data, berr_data, work_data.data(), iwork_data.data(), &info, letter_length,
      letter_length, letter_length);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_dpbsvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, std::int32_t nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t ldafb, Address
      equed_place, Address s, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr,
      Address berr) {
  Call call{*self, Routine::dpbsvx, "dpbsvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.size(5, nrhs);
  call.leading(7, ldab, wide(kd) + 1);
  call.leading(9, ldafb, wide(kd) + 1);
  char equed = call.letter_at({10, "equed"}, equed_place);
  call.leading(13, ldb, n);
  call.leading(15, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const afb_data = call.matrix<double>({8, "afb"}, afb, wide(kd) + 1, n, ldafb);
  double* const s_data = call.array<double>({11, "s"}, s, n);
  double* const b_data = call.matrix<double>({12, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({14, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({16, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({17, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({18, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldafb = leading_for(wide(kd) + 1, n, ldafb);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &kd, &nrhs, ab_data, &ldab, afb_data, &ldafb, &equed, s_data, b_data, &ldb, x_data,
      &ldx, rcond_data, ferr_data, berr_data, work_data.data(), iwork_data.data(), &info, letter_length,
      letter_length, letter_length);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_cpbsvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, std::int32_t nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t ldafb, Address
      equed_place, Address s, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr,
      Address berr) {
  Call call{*self, Routine::cpbsvx, "cpbsvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.size(5, nrhs);
  call.leading(7, ldab, wide(kd) + 1);
  call.leading(9, ldafb, wide(kd) + 1);
  char equed = call.letter_at({10, "equed"}, equed_place);
  call.leading(13, ldb, n);
  call.leading(15, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<float>* const afb_data = call.matrix<std::complex<float>>({8, "afb"}, afb, wide(kd) + 1, n, ldafb);
  float* const s_data = call.array<float>({11, "s"}, s, n);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({12, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({14, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({16, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({17, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({18, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldafb = leading_for(wide(kd) + 1, n, ldafb);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &kd, &nrhs, ab_data, &ldab, afb_data, &ldafb, &equed, s_data, b_data, &ldb, x_data,
      &ldx, rcond_data, ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length,
      letter_length, letter_length);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_zpbsvx(Library* self, std::uint32_t fact_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, std::int32_t nrhs, Address ab, std::int32_t ldab, Address afb, std::int32_t ldafb, Address
      equed_place, Address s, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond, Address ferr,
      Address berr) {
  Call call{*self, Routine::zpbsvx, "zpbsvx"};
  const char fact = call.letter(1, fact_value, "EFN");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.size(5, nrhs);
  call.leading(7, ldab, wide(kd) + 1);
  call.leading(9, ldafb, wide(kd) + 1);
  char equed = call.letter_at({10, "equed"}, equed_place);
  call.leading(13, ldb, n);
  call.leading(15, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<double>* const afb_data = call.matrix<std::complex<double>>({8, "afb"}, afb, wide(kd) + 1, n, ldafb);
  double* const s_data = call.array<double>({11, "s"}, s, n);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({12, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({14, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({16, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({17, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({18, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldafb = leading_for(wide(kd) + 1, n, ldafb);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &uplo, &n, &kd, &nrhs, ab_data, &ldab, afb_data, &ldafb, &equed, s_data, b_data, &ldb, x_data,
      &ldx, rcond_data, ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length,
      letter_length, letter_length);
  call.give_back_letter(equed_place, equed);
  return info;
}

std::int32_t guest_sptcon(Library* self, std::int32_t n, Address d, Address e, float anorm, Address rcond) {
  Call call{*self, Routine::sptcon, "sptcon"};
  call.size(1, n);
  call.refuse_if(4, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const d_data = call.array<float>({2, "d"}, d, n);
  float* const e_data = call.array<float>({3, "e"}, e, wide(n) - 1);
  float* const rcond_data = call.array<float>({5, "rcond"}, rcond, 1);
  const Scratch<float> work_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&n, d_data, e_data, &anorm, rcond_data, work_data.data(), &info);
  return info;
}

std::int32_t guest_dptcon(Library* self, std::int32_t n, Address d, Address e, double anorm, Address rcond) {
  Call call{*self, Routine::dptcon, "dptcon"};
  call.size(1, n);
  call.refuse_if(4, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const d_data = call.array<double>({2, "d"}, d, n);
  double* const e_data = call.array<double>({3, "e"}, e, wide(n) - 1);
  double* const rcond_data = call.array<double>({5, "rcond"}, rcond, 1);
  const Scratch<double> work_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&n, d_data, e_data, &anorm, rcond_data, work_data.data(), &info);
  return info;
}

std::int32_t guest_cptcon(Library* self, std::int32_t n, Address d, Address e, float anorm, Address rcond) {
  Call call{*self, Routine::cptcon, "cptcon"};
  call.size(1, n);
  call.refuse_if(4, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const d_data = call.array<float>({2, "d"}, d, n);
  std::complex<float>* const e_data = call.array<std::complex<float>>({3, "e"}, e, wide(n) - 1);
  float* const rcond_data = call.array<float>({5, "rcond"}, rcond, 1);
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&n, d_data, e_data, &anorm, rcond_data, rwork_data.data(), &info);
  return info;
}

std::int32_t guest_zptcon(Library* self, std::int32_t n, Address d, Address e, double anorm, Address rcond) {
  Call call{*self, Routine::zptcon, "zptcon"};
  call.size(1, n);
  call.refuse_if(4, anorm < 0);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const d_data = call.array<double>({2, "d"}, d, n);
  std::complex<double>* const e_data = call.array<std::complex<double>>({3, "e"}, e, wide(n) - 1);
  double* const rcond_data = call.array<double>({5, "rcond"}, rcond, 1);
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&n, d_data, e_data, &anorm, rcond_data, rwork_data.data(), &info);
  return info;
}

std::int32_t guest_spteqr(Library* self, std::uint32_t compz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz) {
  Call call{*self, Routine::spteqr, "spteqr"};
  const char compz = call.letter(1, compz_value, "INV");
  call.size(2, n);
  call.refuse_if(6, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const z_data = call.matrix<float>({5, "z"}, z, ldz, n, ldz);
  if (call.overflows(4 * wide(n))) return call.decline();
  const Scratch<float> d_data = call.held<float>({3, "d"}, d, n);
  const Scratch<float> e_data = call.held<float>({4, "e"}, e, wide(n) - 1);
  const Scratch<float> work_data = call.scratch<float>(4 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&compz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

std::int32_t guest_dpteqr(Library* self, std::uint32_t compz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz) {
  Call call{*self, Routine::dpteqr, "dpteqr"};
  const char compz = call.letter(1, compz_value, "INV");
  call.size(2, n);
  call.refuse_if(6, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const z_data = call.matrix<double>({5, "z"}, z, ldz, n, ldz);
  if (call.overflows(4 * wide(n))) return call.decline();
  const Scratch<double> d_data = call.held<double>({3, "d"}, d, n);
  const Scratch<double> e_data = call.held<double>({4, "e"}, e, wide(n) - 1);
  const Scratch<double> work_data = call.scratch<double>(4 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&compz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

std::int32_t guest_cpteqr(Library* self, std::uint32_t compz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz) {
  Call call{*self, Routine::cpteqr, "cpteqr"};
  const char compz = call.letter(1, compz_value, "INV");
  call.size(2, n);
  call.refuse_if(6, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const z_data = call.matrix<std::complex<float>>({5, "z"}, z, ldz, n, ldz);
  if (call.overflows(4 * wide(n))) return call.decline();
  const Scratch<float> d_data = call.held<float>({3, "d"}, d, n);
  const Scratch<float> e_data = call.held<float>({4, "e"}, e, wide(n) - 1);
  const Scratch<float> work_data = call.scratch<float>(4 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&compz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

std::int32_t guest_zpteqr(Library* self, std::uint32_t compz_value, std::int32_t n, Address d, Address e, Address z,
      std::int32_t ldz) {
  Call call{*self, Routine::zpteqr, "zpteqr"};
  const char compz = call.letter(1, compz_value, "INV");
  call.size(2, n);
  call.refuse_if(6, ldz < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const z_data = call.matrix<std::complex<double>>({5, "z"}, z, ldz, n, ldz);
  if (call.overflows(4 * wide(n))) return call.decline();
  const Scratch<double> d_data = call.held<double>({3, "d"}, d, n);
  const Scratch<double> e_data = call.held<double>({4, "e"}, e, wide(n) - 1);
  const Scratch<double> work_data = call.scratch<double>(4 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&compz, &n, d_data.data(), e_data.data(), z_data, &ldz, work_data.data(), &info, letter_length);
  call.give_back(d, d_data);
  call.give_back(e, e_data);
  return info;
}

std::int32_t guest_sptrfs(Library* self, std::int32_t n, std::int32_t nrhs, Address d, Address e, Address df,
      Address ef, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::sptrfs, "sptrfs"};
  call.size(1, n);
  call.size(2, nrhs);
  call.leading(8, ldb, n);
  call.leading(10, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const d_data = call.array<float>({3, "d"}, d, n);
  float* const e_data = call.array<float>({4, "e"}, e, wide(n) - 1);
  float* const df_data = call.array<float>({5, "df"}, df, n);
  float* const ef_data = call.array<float>({6, "ef"}, ef, wide(n) - 1);
  float* const b_data = call.matrix<float>({7, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({9, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({11, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({12, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<float> work_data = call.scratch<float>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&n, &nrhs, d_data, e_data, df_data, ef_data, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), &info);
  return info;
}

std::int32_t guest_dptrfs(Library* self, std::int32_t n, std::int32_t nrhs, Address d, Address e, Address df,
      Address ef, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::dptrfs, "dptrfs"};
  call.size(1, n);
  call.size(2, nrhs);
  call.leading(8, ldb, n);
  call.leading(10, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const d_data = call.array<double>({3, "d"}, d, n);
  double* const e_data = call.array<double>({4, "e"}, e, wide(n) - 1);
  double* const df_data = call.array<double>({5, "df"}, df, n);
  double* const ef_data = call.array<double>({6, "ef"}, ef, wide(n) - 1);
  double* const b_data = call.matrix<double>({7, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({9, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({11, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({12, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<double> work_data = call.scratch<double>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&n, &nrhs, d_data, e_data, df_data, ef_data, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), &info);
  return info;
}

std::int32_t guest_cptrfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address d,
      Address e, Address df, Address ef, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address ferr,
      Address berr) {
  Call call{*self, Routine::cptrfs, "cptrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(9, ldb, n);
  call.leading(11, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const d_data = call.array<float>({4, "d"}, d, n);
  std::complex<float>* const e_data = call.array<std::complex<float>>({5, "e"}, e, wide(n) - 1);
  float* const df_data = call.array<float>({6, "df"}, df, n);
  std::complex<float>* const ef_data = call.array<std::complex<float>>({7, "ef"}, ef, wide(n) - 1);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({10, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({12, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({13, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(n);
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, d_data, e_data, df_data, ef_data, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zptrfs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address d,
      Address e, Address df, Address ef, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address ferr,
      Address berr) {
  Call call{*self, Routine::zptrfs, "zptrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(9, ldb, n);
  call.leading(11, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const d_data = call.array<double>({4, "d"}, d, n);
  std::complex<double>* const e_data = call.array<std::complex<double>>({5, "e"}, e, wide(n) - 1);
  double* const df_data = call.array<double>({6, "df"}, df, n);
  std::complex<double>* const ef_data = call.array<std::complex<double>>({7, "ef"}, ef, wide(n) - 1);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({10, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({12, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({13, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(n);
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, d_data, e_data, df_data, ef_data, b_data, &ldb, x_data, &ldx, ferr_data, berr_data,
      work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_sptsvx(Library* self, std::uint32_t fact_value, std::int32_t n, std::int32_t nrhs, Address d,
      Address e, Address df, Address ef, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond,
      Address ferr, Address berr) {
  Call call{*self, Routine::sptsvx, "sptsvx"};
  const char fact = call.letter(1, fact_value, "FN");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(9, ldb, n);
  call.leading(11, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const d_data = call.array<float>({4, "d"}, d, n);
  float* const e_data = call.array<float>({5, "e"}, e, wide(n) - 1);
  float* const df_data = call.array<float>({6, "df"}, df, n);
  float* const ef_data = call.array<float>({7, "ef"}, ef, wide(n) - 1);
  float* const b_data = call.matrix<float>({8, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({10, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({12, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({13, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({14, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<float> work_data = call.scratch<float>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&fact, &n, &nrhs, d_data, e_data, df_data, ef_data, b_data, &ldb, x_data, &ldx, rcond_data,
      ferr_data, berr_data, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_dptsvx(Library* self, std::uint32_t fact_value, std::int32_t n, std::int32_t nrhs, Address d,
      Address e, Address df, Address ef, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond,
      Address ferr, Address berr) {
  Call call{*self, Routine::dptsvx, "dptsvx"};
  const char fact = call.letter(1, fact_value, "FN");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(9, ldb, n);
  call.leading(11, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const d_data = call.array<double>({4, "d"}, d, n);
  double* const e_data = call.array<double>({5, "e"}, e, wide(n) - 1);
  double* const df_data = call.array<double>({6, "df"}, df, n);
  double* const ef_data = call.array<double>({7, "ef"}, ef, wide(n) - 1);
  double* const b_data = call.matrix<double>({8, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({10, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({12, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({13, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({14, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<double> work_data = call.scratch<double>(2 * wide(n));
  std::int32_t info = 0;
  call.run<void>(&fact, &n, &nrhs, d_data, e_data, df_data, ef_data, b_data, &ldb, x_data, &ldx, rcond_data,
      ferr_data, berr_data, work_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_cptsvx(Library* self, std::uint32_t fact_value, std::int32_t n, std::int32_t nrhs, Address d,
      Address e, Address df, Address ef, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond,
      Address ferr, Address berr) {
  Call call{*self, Routine::cptsvx, "cptsvx"};
  const char fact = call.letter(1, fact_value, "FN");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(9, ldb, n);
  call.leading(11, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const d_data = call.array<float>({4, "d"}, d, n);
  std::complex<float>* const e_data = call.array<std::complex<float>>({5, "e"}, e, wide(n) - 1);
  float* const df_data = call.array<float>({6, "df"}, df, n);
  std::complex<float>* const ef_data = call.array<std::complex<float>>({7, "ef"}, ef, wide(n) - 1);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({8, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({10, "x"}, x, n, nrhs, ldx);
  float* const rcond_data = call.array<float>({12, "rcond"}, rcond, 1);
  float* const ferr_data = call.array<float>({13, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({14, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(n);
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &n, &nrhs, d_data, e_data, df_data, ef_data, b_data, &ldb, x_data, &ldx, rcond_data,
      ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_zptsvx(Library* self, std::uint32_t fact_value, std::int32_t n, std::int32_t nrhs, Address d,
      Address e, Address df, Address ef, Address b, std::int32_t ldb, Address x, std::int32_t ldx, Address rcond,
      Address ferr, Address berr) {
  Call call{*self, Routine::zptsvx, "zptsvx"};
  const char fact = call.letter(1, fact_value, "FN");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(9, ldb, n);
  call.leading(11, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const d_data = call.array<double>({4, "d"}, d, n);
  std::complex<double>* const e_data = call.array<std::complex<double>>({5, "e"}, e, wide(n) - 1);
  double* const df_data = call.array<double>({6, "df"}, df, n);
  std::complex<double>* const ef_data = call.array<std::complex<double>>({7, "ef"}, ef, wide(n) - 1);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({8, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({10, "x"}, x, n, nrhs, ldx);
  double* const rcond_data = call.array<double>({12, "rcond"}, rcond, 1);
  double* const ferr_data = call.array<double>({13, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({14, "berr"}, berr, nrhs);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(n);
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&fact, &n, &nrhs, d_data, e_data, df_data, ef_data, b_data, &ldb, x_data, &ldx, rcond_data,
      ferr_data, berr_data, work_data.data(), rwork_data.data(), &info, letter_length);
  return info;
}

std::int32_t guest_spttrs(Library* self, std::int32_t n, std::int32_t nrhs, Address d, Address e, Address b,
      std::int32_t ldb) {
  Call call{*self, Routine::spttrs, "spttrs"};
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

std::int32_t guest_dpttrs(Library* self, std::int32_t n, std::int32_t nrhs, Address d, Address e, Address b,
      std::int32_t ldb) {
  Call call{*self, Routine::dpttrs, "dpttrs"};
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

std::int32_t guest_cpttrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address d,
      Address e, Address b, std::int32_t ldb) {
  Call call{*self, Routine::cpttrs, "cpttrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const d_data = call.array<float>({4, "d"}, d, n);
  std::complex<float>* const e_data = call.array<std::complex<float>>({5, "e"}, e, wide(n) - 1);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({6, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, d_data, e_data, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_zpttrs(Library* self, std::uint32_t uplo_value, std::int32_t n, std::int32_t nrhs, Address d,
      Address e, Address b, std::int32_t ldb) {
  Call call{*self, Routine::zpttrs, "zpttrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  call.size(2, n);
  call.size(3, nrhs);
  call.leading(7, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const d_data = call.array<double>({4, "d"}, d, n);
  std::complex<double>* const e_data = call.array<std::complex<double>>({5, "e"}, e, wide(n) - 1);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({6, "b"}, b, n, nrhs, ldb);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &n, &nrhs, d_data, e_data, b_data, &ldb, &info, letter_length);
  return info;
}

std::int32_t guest_ssbev(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz) {
  Call call{*self, Routine::ssbev, "ssbev"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const z_data = call.matrix<float>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<float> w_data = call.held<float>({7, "w"}, w, n);
  const Scratch<float> work_data = call.scratch<float>(most(1, 3 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(), &info,
      letter_length, letter_length);
  call.give_back(w, w_data);
  return info;
}

std::int32_t guest_dsbev(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz) {
  Call call{*self, Routine::dsbev, "dsbev"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const z_data = call.matrix<double>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<double> w_data = call.held<double>({7, "w"}, w, n);
  const Scratch<double> work_data = call.scratch<double>(most(1, 3 * wide(n) - 2));
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(), &info,
      letter_length, letter_length);
  call.give_back(w, w_data);
  return info;
}

std::int32_t guest_ssbev_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::ssbev_2stage, "ssbev_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const ab_data = call.matrix<float>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const z_data = call.matrix<float>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  if (call.overflows((2 * wide(kd) + 1) * wide(n) + 1024 * wide(kd) + 8 * wide(n))) return call.decline();
  const Scratch<float> w_data = call.held<float>({7, "w"}, w, n);
  const Scratch<float> work_data = call.work<float>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dsbev_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz, Address work,
      std::int32_t lwork) {
  Call call{*self, Routine::dsbev_2stage, "dsbev_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const ab_data = call.matrix<double>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const z_data = call.matrix<double>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  if (call.overflows((2 * wide(kd) + 1) * wide(n) + 1024 * wide(kd) + 8 * wide(n))) return call.decline();
  const Scratch<double> w_data = call.held<double>({7, "w"}, w, n);
  const Scratch<double> work_data = call.work<double>({10, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_ssbevd(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz, Address work,
      std::int32_t lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::ssbevd, "ssbevd"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  float* const ab_data = call.matrix<float>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const z_data = call.matrix<float>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  if (call.overflows(jobz == 'V' ? 2 * wide(n) * wide(n) + 6 * wide(n) + 1 : 0)) return call.decline();
  const Scratch<float> w_data = call.held<float>({7, "w"}, w, n);
  const Scratch<float> work_data = call.work<float>({10, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({12, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(), &lwork,
      iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_dsbevd(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz, Address work,
      std::int32_t lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::dsbevd, "dsbevd"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  double* const ab_data = call.matrix<double>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const z_data = call.matrix<double>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  if (call.overflows(jobz == 'V' ? 2 * wide(n) * wide(n) + 6 * wide(n) + 1 : 0)) return call.decline();
  const Scratch<double> w_data = call.held<double>({7, "w"}, w, n);
  const Scratch<double> work_data = call.work<double>({10, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({12, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(), &lwork,
      iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_ssbevd_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz, Address work,
      std::int32_t lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::ssbevd_2stage, "ssbevd_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  float* const ab_data = call.matrix<float>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const z_data = call.matrix<float>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  if (call.overflows((2 * wide(kd) + 1) * wide(n) + 1024 * wide(kd) + 8 * wide(n))) return call.decline();
  const Scratch<float> w_data = call.held<float>({7, "w"}, w, n);
  const Scratch<float> work_data = call.work<float>({10, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({12, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(), &lwork,
      iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_dsbevd_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address w, Address z, std::int32_t ldz, Address work,
      std::int32_t lwork, Address iwork, std::int32_t liwork) {
  Call call{*self, Routine::dsbevd_2stage, "dsbevd_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.leading(6, ldab, wide(kd) + 1);
  call.refuse_if(9, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || liwork == -1) {
  call.set_query();
  lwork = liwork = -1;
  }
  double* const ab_data = call.matrix<double>({5, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const z_data = call.matrix<double>({8, "z"}, z, (jobz == 'V') ? wide(n) : 0, n, ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  if (call.overflows((2 * wide(kd) + 1) * wide(n) + 1024 * wide(kd) + 8 * wide(n))) return call.decline();
  const Scratch<double> w_data = call.held<double>({7, "w"}, w, n);
  const Scratch<double> work_data = call.work<double>({10, "work"}, work, lwork);
  const Scratch<std::int32_t> iwork_data = call.work<std::int32_t>({12, "iwork"}, iwork, liwork);
  std::int32_t info = 0;
  call.run<void>(&jobz, &uplo, &n, &kd, ab_data, &ldab, w_data.data(), z_data, &ldz, work_data.data(), &lwork,
      iwork_data.data(), &liwork, &info, letter_length, letter_length);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back_first(iwork, iwork_data);
  return info;
}

std::int32_t guest_ssbevx(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, std::int32_t kd, Address ab, std::int32_t ldab, Address q, std::int32_t ldq, float
      vl, float vu, std::int32_t il, std::int32_t iu, float abstol, Address m, Address w, Address z, std::int32_t ldz,
      Address ifail) {
  Call call{*self, Routine::ssbevx, "ssbevx"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.size(5, kd);
  call.leading(7, ldab, wide(kd) + 1);
  call.refuse_if(9, (jobz == 'V') && wide(ldq) < most(1, wide(n)));
  call.refuse_if(9, ldq < 1);
  call.refuse_if(11, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(12, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(13, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(18, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const q_data = call.matrix<float>({8, "q"}, q, ldq, n, ldq);
  float* const z_data = call.matrix<float>({17, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ? wide(iu)
      - wide(il) + 1 : wide(n))), ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<std::int32_t> m_data = call.integers_out({15, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({16, "w"}, w, n);
  const Scratch<float> work_data = call.scratch<float>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({21, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, &kd, ab_data, &ldab, q_data, &ldq, &vl, &vu, &il, &iu, &abstol,
      m_data.data(), w_data.data(), z_data, &ldz, work_data.data(), iwork_data.data(), ifail_data.data(), &info,
      letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_dsbevx(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, std::int32_t kd, Address ab, std::int32_t ldab, Address q, std::int32_t ldq, double
      vl, double vu, std::int32_t il, std::int32_t iu, double abstol, Address m, Address w, Address z, std::int32_t
      ldz, Address ifail) {
  Call call{*self, Routine::dsbevx, "dsbevx"};
  const char jobz = call.letter(1, jobz_value, "NV");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.size(5, kd);
  call.leading(7, ldab, wide(kd) + 1);
  call.refuse_if(9, (jobz == 'V') && wide(ldq) < most(1, wide(n)));
  call.refuse_if(9, ldq < 1);
  call.refuse_if(11, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(12, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(13, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(18, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const q_data = call.matrix<double>({8, "q"}, q, ldq, n, ldq);
  double* const z_data = call.matrix<double>({17, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))), ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<std::int32_t> m_data = call.integers_out({15, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({16, "w"}, w, n);
  const Scratch<double> work_data = call.scratch<double>(7 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({21, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, &kd, ab_data, &ldab, q_data, &ldq, &vl, &vu, &il, &iu, &abstol,
      m_data.data(), w_data.data(), z_data, &ldz, work_data.data(), iwork_data.data(), ifail_data.data(), &info,
      letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_ssbevx_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, std::int32_t kd, Address ab, std::int32_t ldab, Address q, std::int32_t ldq, float
      vl, float vu, std::int32_t il, std::int32_t iu, float abstol, Address m, Address w, Address z, std::int32_t ldz,
      Address work, std::int32_t lwork, Address ifail) {
  Call call{*self, Routine::ssbevx_2stage, "ssbevx_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.size(5, kd);
  call.leading(7, ldab, wide(kd) + 1);
  call.refuse_if(9, (jobz == 'V') && wide(ldq) < most(1, wide(n)));
  call.refuse_if(9, ldq < 1);
  call.refuse_if(11, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(12, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(13, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(18, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const ab_data = call.matrix<float>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const q_data = call.matrix<float>({8, "q"}, q, ldq, n, ldq);
  float* const z_data = call.matrix<float>({17, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ? wide(iu)
      - wide(il) + 1 : wide(n))), ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  if (call.overflows((2 * wide(kd) + 1) * wide(n) + 1024 * wide(kd) + 8 * wide(n))) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({15, "m"}, m, 1);
  const Scratch<float> w_data = call.held<float>({16, "w"}, w, n);
  const Scratch<float> work_data = call.work<float>({19, "work"}, work, lwork, wide(lwork) + 4 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({22, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, &kd, ab_data, &ldab, q_data, &ldq, &vl, &vu, &il, &iu, &abstol,
      m_data.data(), w_data.data(), z_data, &ldz, work_data.data(), &lwork, iwork_data.data(), ifail_data.data(),
      &info, letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_dsbevx_2stage(Library* self, std::uint32_t jobz_value, std::uint32_t range_value, std::uint32_t
      uplo_value, std::int32_t n, std::int32_t kd, Address ab, std::int32_t ldab, Address q, std::int32_t ldq, double
      vl, double vu, std::int32_t il, std::int32_t iu, double abstol, Address m, Address w, Address z, std::int32_t
      ldz, Address work, std::int32_t lwork, Address ifail) {
  Call call{*self, Routine::dsbevx_2stage, "dsbevx_2stage"};
  const char jobz = call.letter(1, jobz_value, "N");
  const char range = call.letter(2, range_value, "AIV");
  const char uplo = call.letter(3, uplo_value, "LU");
  call.size(4, n);
  call.size(5, kd);
  call.leading(7, ldab, wide(kd) + 1);
  call.refuse_if(9, (jobz == 'V') && wide(ldq) < most(1, wide(n)));
  call.refuse_if(9, ldq < 1);
  call.refuse_if(11, ((range == 'V')) && (wide(n) > 0 && !(vl < vu)));
  call.refuse_if(12, ((range == 'I')) && (wide(il) < 1 || wide(il) > most(1, wide(n))));
  call.refuse_if(13, ((range == 'I')) && (wide(iu) < least(wide(n), wide(il)) || wide(iu) > wide(n)));
  call.refuse_if(18, wide(ldz) < 1 || ((jobz == 'V') && wide(ldz) < wide(n)));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const ab_data = call.matrix<double>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const q_data = call.matrix<double>({8, "q"}, q, ldq, n, ldq);
  double* const z_data = call.matrix<double>({17, "z"}, z, (jobz == 'V') ? wide(n) : 0, most(1, (range == 'I' ?
      wide(iu) - wide(il) + 1 : wide(n))), ldz);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  if (call.overflows((2 * wide(kd) + 1) * wide(n) + 1024 * wide(kd) + 8 * wide(n))) return call.decline();
  const Scratch<std::int32_t> m_data = call.integers_out({15, "m"}, m, 1);
  const Scratch<double> w_data = call.held<double>({16, "w"}, w, n);
  const Scratch<double> work_data = call.work<double>({19, "work"}, work, lwork, wide(lwork) + 4 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(5 * wide(n));
  const Scratch<std::int32_t> ifail_data = call.integers_out({22, "ifail"}, ifail, n);
  std::int32_t info = 0;
  call.run<void>(&jobz, &range, &uplo, &n, &kd, ab_data, &ldab, q_data, &ldq, &vl, &vu, &il, &iu, &abstol,
      m_data.data(), w_data.data(), z_data, &ldz, work_data.data(), &lwork, iwork_data.data(), ifail_data.data(),
      &info, letter_length, letter_length, letter_length);
  call.give_back(m, m_data);
  call.give_back(w, w_data);
  call.give_back_first(work, work_data);
  call.give_back(ifail, ifail_data);
  return info;
}

std::int32_t guest_ssbtrd(Library* self, std::uint32_t vect_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address d, Address e, Address q, std::int32_t ldq) {
  Call call{*self, Routine::ssbtrd, "ssbtrd"};
  const char vect = call.letter(1, vect_value, "NUV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.refuse_if(6, ldab < 1);
  call.refuse_if(6, wide(ldab) < (wide(kd) + 1));
  call.refuse_if(10, ldq < 1);
  call.refuse_if(10, wide(ldq) < most(1, wide(n)) && ((vect == 'V') || (vect == 'U')));
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({5, "ab"}, ab, ldab, n, ldab);
  float* const d_data = call.array<float>({7, "d"}, d, n);
  float* const e_data = call.array<float>({8, "e"}, e, wide(n) - 1);
  float* const q_data = call.matrix<float>({9, "q"}, q, ldq, n, ldq);
  const Scratch<float> work_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&vect, &uplo, &n, &kd, ab_data, &ldab, d_data, e_data, q_data, &ldq, work_data.data(), &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_dsbtrd(Library* self, std::uint32_t vect_value, std::uint32_t uplo_value, std::int32_t n,
      std::int32_t kd, Address ab, std::int32_t ldab, Address d, Address e, Address q, std::int32_t ldq) {
  Call call{*self, Routine::dsbtrd, "dsbtrd"};
  const char vect = call.letter(1, vect_value, "NUV");
  const char uplo = call.letter(2, uplo_value, "LU");
  call.size(3, n);
  call.size(4, kd);
  call.refuse_if(6, ldab < 1);
  call.refuse_if(6, wide(ldab) < (wide(kd) + 1));
  call.refuse_if(10, ldq < 1);
  call.refuse_if(10, wide(ldq) < most(1, wide(n)) && ((vect == 'V') || (vect == 'U')));
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({5, "ab"}, ab, ldab, n, ldab);
  double* const d_data = call.array<double>({7, "d"}, d, n);
  double* const e_data = call.array<double>({8, "e"}, e, wide(n) - 1);
  double* const q_data = call.matrix<double>({9, "q"}, q, ldq, n, ldq);
  const Scratch<double> work_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&vect, &uplo, &n, &kd, ab_data, &ldab, d_data, e_data, q_data, &ldq, work_data.data(), &info,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_stbcon(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t kd, Address ab, std::int32_t ldab, Address rcond) {
  Call call{*self, Routine::stbcon, "stbcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, kd);
  call.leading(7, ldab, wide(kd) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const rcond_data = call.array<float>({8, "rcond"}, rcond, 1);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &uplo, &diag, &n, &kd, ab_data, &ldab, rcond_data, work_data.data(), iwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_dtbcon(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t kd, Address ab, std::int32_t ldab, Address rcond) {
  Call call{*self, Routine::dtbcon, "dtbcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, kd);
  call.leading(7, ldab, wide(kd) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const rcond_data = call.array<double>({8, "rcond"}, rcond, 1);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &uplo, &diag, &n, &kd, ab_data, &ldab, rcond_data, work_data.data(), iwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_ctbcon(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t kd, Address ab, std::int32_t ldab, Address rcond) {
  Call call{*self, Routine::ctbcon, "ctbcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, kd);
  call.leading(7, ldab, wide(kd) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const rcond_data = call.array<float>({8, "rcond"}, rcond, 1);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &uplo, &diag, &n, &kd, ab_data, &ldab, rcond_data, work_data.data(), rwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_ztbcon(Library* self, std::uint32_t norm_value, std::uint32_t uplo_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t kd, Address ab, std::int32_t ldab, Address rcond) {
  Call call{*self, Routine::ztbcon, "ztbcon"};
  const char norm = call.letter(1, norm_value, "1IO");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, kd);
  call.leading(7, ldab, wide(kd) + 1);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({6, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const rcond_data = call.array<double>({8, "rcond"}, rcond, 1);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&norm, &uplo, &diag, &n, &kd, ab_data, &ldab, rcond_data, work_data.data(), rwork_data.data(), &info,
      letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_stbrfs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t kd, std::int32_t nrhs, Address ab, std::int32_t ldab, Address b,
      std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::stbrfs, "stbrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, kd);
  call.size(6, nrhs);
  call.leading(8, ldab, wide(kd) + 1);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({7, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const b_data = call.matrix<float>({9, "b"}, b, n, nrhs, ldb);
  float* const x_data = call.matrix<float>({11, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({13, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({14, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<float>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<float> work_data = call.scratch<float>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, x_data, &ldx, ferr_data,
      berr_data, work_data.data(), iwork_data.data(), &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_dtbrfs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t kd, std::int32_t nrhs, Address ab, std::int32_t ldab, Address b,
      std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::dtbrfs, "dtbrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, kd);
  call.size(6, nrhs);
  call.leading(8, ldab, wide(kd) + 1);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({7, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const b_data = call.matrix<double>({9, "b"}, b, n, nrhs, ldb);
  double* const x_data = call.matrix<double>({11, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({13, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({14, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<double>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<double> work_data = call.scratch<double>(3 * wide(n));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, x_data, &ldx, ferr_data,
      berr_data, work_data.data(), iwork_data.data(), &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_ctbrfs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t kd, std::int32_t nrhs, Address ab, std::int32_t ldab, Address b,
      std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::ctbrfs, "ctbrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, kd);
  call.size(6, nrhs);
  call.leading(8, ldab, wide(kd) + 1);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({7, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({9, "b"}, b, n, nrhs, ldb);
  std::complex<float>* const x_data = call.matrix<std::complex<float>>({11, "x"}, x, n, nrhs, ldx);
  float* const ferr_data = call.array<float>({13, "ferr"}, ferr, nrhs);
  float* const berr_data = call.array<float>({14, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<float>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.scratch<std::complex<float>>(2 * wide(n));
  const Scratch<float> rwork_data = call.scratch<float>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, x_data, &ldx, ferr_data,
      berr_data, work_data.data(), rwork_data.data(), &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_ztbrfs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t kd, std::int32_t nrhs, Address ab, std::int32_t ldab, Address b,
      std::int32_t ldb, Address x, std::int32_t ldx, Address ferr, Address berr) {
  Call call{*self, Routine::ztbrfs, "ztbrfs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, kd);
  call.size(6, nrhs);
  call.leading(8, ldab, wide(kd) + 1);
  call.leading(10, ldb, n);
  call.leading(12, ldx, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({7, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({9, "b"}, b, n, nrhs, ldb);
  std::complex<double>* const x_data = call.matrix<std::complex<double>>({11, "x"}, x, n, nrhs, ldx);
  double* const ferr_data = call.array<double>({13, "ferr"}, ferr, nrhs);
  double* const berr_data = call.array<double>({14, "berr"}, berr, nrhs);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  ldx = leading_for(n, nrhs, ldx);
  if (call.is_too_long<std::complex<double>>(n, false, Copies::for_each_thread)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.scratch<std::complex<double>>(2 * wide(n));
  const Scratch<double> rwork_data = call.scratch<double>(n);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, x_data, &ldx, ferr_data,
      berr_data, work_data.data(), rwork_data.data(), &info, letter_length, letter_length, letter_length);
  return info;
}

std::int32_t guest_stbtrs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t kd, std::int32_t nrhs, Address ab, std::int32_t ldab, Address b,
      std::int32_t ldb) {
  Call call{*self, Routine::stbtrs, "stbtrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, kd);
  call.size(6, nrhs);
  call.leading(8, ldab, wide(kd) + 1);
  call.leading(10, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  float* const ab_data = call.matrix<float>({7, "ab"}, ab, wide(kd) + 1, n, ldab);
  float* const b_data = call.matrix<float>({9, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, &info, letter_length,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_dtbtrs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t kd, std::int32_t nrhs, Address ab, std::int32_t ldab, Address b,
      std::int32_t ldb) {
  Call call{*self, Routine::dtbtrs, "dtbtrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, kd);
  call.size(6, nrhs);
  call.leading(8, ldab, wide(kd) + 1);
  call.leading(10, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  double* const ab_data = call.matrix<double>({7, "ab"}, ab, wide(kd) + 1, n, ldab);
  double* const b_data = call.matrix<double>({9, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, &info, letter_length,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_ctbtrs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t kd, std::int32_t nrhs, Address ab, std::int32_t ldab, Address b,
      std::int32_t ldb) {
  Call call{*self, Routine::ctbtrs, "ctbtrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, kd);
  call.size(6, nrhs);
  call.leading(8, ldab, wide(kd) + 1);
  call.leading(10, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<float>* const ab_data = call.matrix<std::complex<float>>({7, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<float>* const b_data = call.matrix<std::complex<float>>({9, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, &info, letter_length,
      letter_length, letter_length);
  return info;
}

std::int32_t guest_ztbtrs(Library* self, std::uint32_t uplo_value, std::uint32_t trans_value, std::uint32_t
      diag_value, std::int32_t n, std::int32_t kd, std::int32_t nrhs, Address ab, std::int32_t ldab, Address b,
      std::int32_t ldb) {
  Call call{*self, Routine::ztbtrs, "ztbtrs"};
  const char uplo = call.letter(1, uplo_value, "LU");
  const char trans = call.letter(2, trans_value, "CNT");
  const char diag = call.letter(3, diag_value, "NU");
  call.size(4, n);
  call.size(5, kd);
  call.size(6, nrhs);
  call.leading(8, ldab, wide(kd) + 1);
  call.leading(10, ldb, n);
  if (call.is_illegal()) return -call.illegal_argument();
  std::complex<double>* const ab_data = call.matrix<std::complex<double>>({7, "ab"}, ab, wide(kd) + 1, n, ldab);
  std::complex<double>* const b_data = call.matrix<std::complex<double>>({9, "b"}, b, n, nrhs, ldb);
  ldab = leading_for(wide(kd) + 1, n, ldab);
  ldb = leading_for(n, nrhs, ldb);
  std::int32_t info = 0;
  call.run<void>(&uplo, &trans, &diag, &n, &kd, &nrhs, ab_data, &ldab, b_data, &ldb, &info, letter_length,
      letter_length, letter_length);
  return info;
}

}  // namespace mpiwasm::blas
