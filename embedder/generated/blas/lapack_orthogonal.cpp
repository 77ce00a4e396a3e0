// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_sorbdb(Library* self, std::uint32_t trans_value, std::uint32_t signs_value, std::int32_t m,
      std::int32_t p, std::int32_t q, Address x11, std::int32_t ldx11, Address x12, std::int32_t ldx12, Address x21,
      std::int32_t ldx21, Address x22, std::int32_t ldx22, Address theta, Address phi, Address taup1, Address taup2,
      Address tauq1, Address tauq2, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sorbdb, "sorbdb"};
  const char trans = call.letter(1, trans_value, "");
  const char signs = call.letter(2, signs_value, "");
  call.size(3, m);
  call.refuse_if(4, wide(p) < 0 || wide(p) > wide(m));
  call.refuse_if(5, wide(q) < 0 || wide(q) > wide(p) || wide(q) > wide(m) - wide(p) || wide(q) > wide(m) - wide(q));
  call.refuse_if(7, (!(trans == 'T')) && wide(ldx11) < most(1, wide(p)));
  call.refuse_if(7, !(!(trans == 'T')) && wide(ldx11) < most(1, wide(q)));
  call.refuse_if(7, wide(ldx11) < 1);
  call.refuse_if(9, (!(trans == 'T')) && wide(ldx12) < most(1, wide(p)));
  call.refuse_if(9, !(!(trans == 'T')) && wide(ldx12) < most(1, wide(m) - wide(q)));
  call.refuse_if(9, wide(ldx12) < 1);
  call.refuse_if(11, (!(trans == 'T')) && wide(ldx21) < most(1, wide(m) - wide(p)));
  call.refuse_if(11, !(!(trans == 'T')) && wide(ldx21) < most(1, wide(q)));
  call.refuse_if(11, wide(ldx21) < 1);
  call.refuse_if(13, (!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(p)));
  call.refuse_if(13, !(!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(q)));
  call.refuse_if(13, wide(ldx22) < 1);
  call.refuse_if(21, wide(lwork) < (wide(m) - wide(q)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const x11_data = call.matrix<float>({6, "x11"}, x11, wide(ldx11), wide(q), ldx11);
  float* const x12_data = call.matrix<float>({8, "x12"}, x12, wide(ldx12), wide(m) - wide(q), ldx12);
  float* const x21_data = call.matrix<float>({10, "x21"}, x21, wide(ldx21), wide(q), ldx21);
  float* const x22_data = call.matrix<float>({12, "x22"}, x22, wide(ldx22), wide(m) - wide(q), ldx22);
  float* const theta_data = call.array<float>({14, "theta"}, theta, wide(q));
  float* const phi_data = call.array<float>({15, "phi"}, phi, wide(q) - 1);
  float* const taup1_data = call.array<float>({16, "taup1"}, taup1, wide(p));
  float* const taup2_data = call.array<float>({17, "taup2"}, taup2, wide(m) - wide(p));
  float* const tauq1_data = call.array<float>({18, "tauq1"}, tauq1, wide(q));
  float* const tauq2_data = call.array<float>({19, "tauq2"}, tauq2, wide(m) - wide(q));
  const Scratch<float> work_data = call.work<float>({20, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&trans, &signs, &m, &p, &q, x11_data, &ldx11, x12_data, &ldx12, x21_data, &ldx21, x22_data, &ldx22,
      theta_data, phi_data, taup1_data, taup2_data, tauq1_data, tauq2_data, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dorbdb(Library* self, std::uint32_t trans_value, std::uint32_t signs_value, std::int32_t m,
      std::int32_t p, std::int32_t q, Address x11, std::int32_t ldx11, Address x12, std::int32_t ldx12, Address x21,
      std::int32_t ldx21, Address x22, std::int32_t ldx22, Address theta, Address phi, Address taup1, Address taup2,
      Address tauq1, Address tauq2, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dorbdb, "dorbdb"};
  const char trans = call.letter(1, trans_value, "");
  const char signs = call.letter(2, signs_value, "");
  call.size(3, m);
  call.refuse_if(4, wide(p) < 0 || wide(p) > wide(m));
  call.refuse_if(5, wide(q) < 0 || wide(q) > wide(p) || wide(q) > wide(m) - wide(p) || wide(q) > wide(m) - wide(q));
  call.refuse_if(7, (!(trans == 'T')) && wide(ldx11) < most(1, wide(p)));
  call.refuse_if(7, !(!(trans == 'T')) && wide(ldx11) < most(1, wide(q)));
  call.refuse_if(7, wide(ldx11) < 1);
  call.refuse_if(9, (!(trans == 'T')) && wide(ldx12) < most(1, wide(p)));
  call.refuse_if(9, !(!(trans == 'T')) && wide(ldx12) < most(1, wide(m) - wide(q)));
  call.refuse_if(9, wide(ldx12) < 1);
  call.refuse_if(11, (!(trans == 'T')) && wide(ldx21) < most(1, wide(m) - wide(p)));
  call.refuse_if(11, !(!(trans == 'T')) && wide(ldx21) < most(1, wide(q)));
  call.refuse_if(11, wide(ldx21) < 1);
  call.refuse_if(13, (!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(p)));
  call.refuse_if(13, !(!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(q)));
  call.refuse_if(13, wide(ldx22) < 1);
  call.refuse_if(21, wide(lwork) < (wide(m) - wide(q)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const x11_data = call.matrix<double>({6, "x11"}, x11, wide(ldx11), wide(q), ldx11);
  double* const x12_data = call.matrix<double>({8, "x12"}, x12, wide(ldx12), wide(m) - wide(q), ldx12);
  double* const x21_data = call.matrix<double>({10, "x21"}, x21, wide(ldx21), wide(q), ldx21);
  double* const x22_data = call.matrix<double>({12, "x22"}, x22, wide(ldx22), wide(m) - wide(q), ldx22);
  double* const theta_data = call.array<double>({14, "theta"}, theta, wide(q));
  double* const phi_data = call.array<double>({15, "phi"}, phi, wide(q) - 1);
  double* const taup1_data = call.array<double>({16, "taup1"}, taup1, wide(p));
  double* const taup2_data = call.array<double>({17, "taup2"}, taup2, wide(m) - wide(p));
  double* const tauq1_data = call.array<double>({18, "tauq1"}, tauq1, wide(q));
  double* const tauq2_data = call.array<double>({19, "tauq2"}, tauq2, wide(m) - wide(q));
  const Scratch<double> work_data = call.work<double>({20, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&trans, &signs, &m, &p, &q, x11_data, &ldx11, x12_data, &ldx12, x21_data, &ldx21, x22_data, &ldx22,
      theta_data, phi_data, taup1_data, taup2_data, tauq1_data, tauq2_data, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sorcsd(Library* self, std::uint32_t jobu1_value, std::uint32_t jobu2_value, std::uint32_t
      jobv1t_value, std::uint32_t jobv2t_value, std::uint32_t trans_value, std::uint32_t signs_value, std::int32_t m,
      std::int32_t p, std::int32_t q, Address x11, std::int32_t ldx11, Address x12, std::int32_t ldx12, Address x21,
      std::int32_t ldx21, Address x22, std::int32_t ldx22, Address theta, Address u1, std::int32_t ldu1, Address u2,
      std::int32_t ldu2, Address v1t, std::int32_t ldv1t, Address v2t, std::int32_t ldv2t, Address work, std::int32_t
      lwork) {
  Call call{*self, Routine::sorcsd, "sorcsd"};
  const char jobu1 = call.letter(1, jobu1_value, "");
  const char jobu2 = call.letter(2, jobu2_value, "");
  const char jobv1t = call.letter(3, jobv1t_value, "");
  const char jobv2t = call.letter(4, jobv2t_value, "");
  const char trans = call.letter(5, trans_value, "");
  const char signs = call.letter(6, signs_value, "");
  call.size(7, m);
  call.refuse_if(8, wide(p) < 0 || wide(p) > wide(m));
  call.refuse_if(9, wide(q) < 0 || wide(q) > wide(m));
  call.refuse_if(11, (!(trans == 'T')) && wide(ldx11) < most(1, wide(p)));
  call.refuse_if(11, !(!(trans == 'T')) && wide(ldx11) < most(1, wide(q)));
  call.refuse_if(11, wide(ldx11) < 1);
  call.refuse_if(13, (!(trans == 'T')) && wide(ldx12) < most(1, wide(p)));
  call.refuse_if(13, !(!(trans == 'T')) && wide(ldx12) < most(1, wide(m) - wide(q)));
  call.refuse_if(13, wide(ldx12) < 1);
  call.refuse_if(15, (!(trans == 'T')) && wide(ldx21) < most(1, wide(m) - wide(p)));
  call.refuse_if(15, !(!(trans == 'T')) && wide(ldx21) < most(1, wide(q)));
  call.refuse_if(15, wide(ldx21) < 1);
  call.refuse_if(17, (!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(p)));
  call.refuse_if(17, !(!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(q)));
  call.refuse_if(17, wide(ldx22) < 1);
  call.refuse_if(20, (jobu1 == 'Y') && wide(ldu1) < wide(p));
  call.refuse_if(20, wide(ldu1) < 1);
  call.refuse_if(22, (jobu2 == 'Y') && wide(ldu2) < wide(m) - wide(p));
  call.refuse_if(22, wide(ldu2) < 1);
  call.refuse_if(24, (jobv1t == 'Y') && wide(ldv1t) < wide(q));
  call.refuse_if(24, wide(ldv1t) < 1);
  call.refuse_if(26, (jobv2t == 'Y') && wide(ldv2t) < wide(m) - wide(q));
  call.refuse_if(26, wide(ldv2t) < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const x11_data = call.matrix<float>({10, "x11"}, x11, wide(ldx11), wide(q), ldx11);
  float* const x12_data = call.matrix<float>({12, "x12"}, x12, wide(ldx12), wide(m) - wide(q), ldx12);
  float* const x21_data = call.matrix<float>({14, "x21"}, x21, wide(ldx21), wide(q), ldx21);
  float* const x22_data = call.matrix<float>({16, "x22"}, x22, wide(ldx22), wide(m) - wide(q), ldx22);
  float* const theta_data = call.array<float>({18, "theta"}, theta, least(least(wide(p), wide(m) - wide(p)),
      least(wide(q), wide(m) - wide(q))));
  float* const u1_data = call.matrix<float>({19, "u1"}, u1, wide(ldu1), wide(p), ldu1);
  float* const u2_data = call.matrix<float>({21, "u2"}, u2, wide(ldu2), wide(m) - wide(p), ldu2);
  float* const v1t_data = call.matrix<float>({23, "v1t"}, v1t, wide(ldv1t), wide(q), ldv1t);
  float* const v2t_data = call.matrix<float>({25, "v2t"}, v2t, wide(ldv2t), wide(m) - wide(q), ldv2t);
  const Scratch<float> work_data = call.work<float>({27, "work"}, work, wide(lwork));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(wide(m) - least(wide(p), least(wide(m) -
      wide(p), least(wide(q), wide(m) - wide(q)))));
  std::int32_t info = 0;
  call.run<void>(&jobu1, &jobu2, &jobv1t, &jobv2t, &trans, &signs, &m, &p, &q, x11_data, &ldx11, x12_data, &ldx12,
      x21_data, &ldx21, x22_data, &ldx22, theta_data, u1_data, &ldu1, u2_data, &ldu2, v1t_data, &ldv1t, v2t_data,
      &ldv2t, work_data.data(), &lwork, iwork_data.data(), &info, letter_length, letter_length, letter_length,
      letter_length, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dorcsd(Library* self, std::uint32_t jobu1_value, std::uint32_t jobu2_value, std::uint32_t
      jobv1t_value, std::uint32_t jobv2t_value, std::uint32_t trans_value, std::uint32_t signs_value, std::int32_t m,
      std::int32_t p, std::int32_t q, Address x11, std::int32_t ldx11, Address x12, std::int32_t ldx12, Address x21,
      std::int32_t ldx21, Address x22, std::int32_t ldx22, Address theta, Address u1, std::int32_t ldu1, Address u2,
      std::int32_t ldu2, Address v1t, std::int32_t ldv1t, Address v2t, std::int32_t ldv2t, Address work, std::int32_t
      lwork) {
  Call call{*self, Routine::dorcsd, "dorcsd"};
  const char jobu1 = call.letter(1, jobu1_value, "");
  const char jobu2 = call.letter(2, jobu2_value, "");
  const char jobv1t = call.letter(3, jobv1t_value, "");
  const char jobv2t = call.letter(4, jobv2t_value, "");
  const char trans = call.letter(5, trans_value, "");
  const char signs = call.letter(6, signs_value, "");
  call.size(7, m);
  call.refuse_if(8, wide(p) < 0 || wide(p) > wide(m));
  call.refuse_if(9, wide(q) < 0 || wide(q) > wide(m));
  call.refuse_if(11, (!(trans == 'T')) && wide(ldx11) < most(1, wide(p)));
  call.refuse_if(11, !(!(trans == 'T')) && wide(ldx11) < most(1, wide(q)));
  call.refuse_if(11, wide(ldx11) < 1);
  call.refuse_if(13, (!(trans == 'T')) && wide(ldx12) < most(1, wide(p)));
  call.refuse_if(13, !(!(trans == 'T')) && wide(ldx12) < most(1, wide(m) - wide(q)));
  call.refuse_if(13, wide(ldx12) < 1);
  call.refuse_if(15, (!(trans == 'T')) && wide(ldx21) < most(1, wide(m) - wide(p)));
  call.refuse_if(15, !(!(trans == 'T')) && wide(ldx21) < most(1, wide(q)));
  call.refuse_if(15, wide(ldx21) < 1);
  call.refuse_if(17, (!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(p)));
  call.refuse_if(17, !(!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(q)));
  call.refuse_if(17, wide(ldx22) < 1);
  call.refuse_if(20, (jobu1 == 'Y') && wide(ldu1) < wide(p));
  call.refuse_if(20, wide(ldu1) < 1);
  call.refuse_if(22, (jobu2 == 'Y') && wide(ldu2) < wide(m) - wide(p));
  call.refuse_if(22, wide(ldu2) < 1);
  call.refuse_if(24, (jobv1t == 'Y') && wide(ldv1t) < wide(q));
  call.refuse_if(24, wide(ldv1t) < 1);
  call.refuse_if(26, (jobv2t == 'Y') && wide(ldv2t) < wide(m) - wide(q));
  call.refuse_if(26, wide(ldv2t) < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const x11_data = call.matrix<double>({10, "x11"}, x11, wide(ldx11), wide(q), ldx11);
  double* const x12_data = call.matrix<double>({12, "x12"}, x12, wide(ldx12), wide(m) - wide(q), ldx12);
  double* const x21_data = call.matrix<double>({14, "x21"}, x21, wide(ldx21), wide(q), ldx21);
  double* const x22_data = call.matrix<double>({16, "x22"}, x22, wide(ldx22), wide(m) - wide(q), ldx22);
  double* const theta_data = call.array<double>({18, "theta"}, theta, least(least(wide(p), wide(m) - wide(p)),
      least(wide(q), wide(m) - wide(q))));
  double* const u1_data = call.matrix<double>({19, "u1"}, u1, wide(ldu1), wide(p), ldu1);
  double* const u2_data = call.matrix<double>({21, "u2"}, u2, wide(ldu2), wide(m) - wide(p), ldu2);
  double* const v1t_data = call.matrix<double>({23, "v1t"}, v1t, wide(ldv1t), wide(q), ldv1t);
  double* const v2t_data = call.matrix<double>({25, "v2t"}, v2t, wide(ldv2t), wide(m) - wide(q), ldv2t);
  const Scratch<double> work_data = call.work<double>({27, "work"}, work, wide(lwork));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(wide(m) - least(wide(p), least(wide(m) -
      wide(p), least(wide(q), wide(m) - wide(q)))));
  std::int32_t info = 0;
  call.run<void>(&jobu1, &jobu2, &jobv1t, &jobv2t, &trans, &signs, &m, &p, &q, x11_data, &ldx11, x12_data, &ldx12,
      x21_data, &ldx21, x22_data, &ldx22, theta_data, u1_data, &ldu1, u2_data, &ldu2, v1t_data, &ldv1t, v2t_data,
      &ldv2t, work_data.data(), &lwork, iwork_data.data(), &info, letter_length, letter_length, letter_length,
      letter_length, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sorgbr(Library* self, std::uint32_t vect_value, std::int32_t m, std::int32_t n, std::int32_t k,
      Address a, std::int32_t lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sorgbr, "sorgbr"};
  const char vect = call.letter(1, vect_value, "PQ");
  call.size(2, m);
  call.size(4, k);
  call.leading(6, lda, wide(m));
  call.refuse_if(3, wide(n) < 0 || ((vect == 'Q') && (wide(n) > wide(m) || wide(n) < least(wide(m), wide(k)))) ||
      (!(vect == 'Q') && (wide(m) > wide(n) || wide(m) < least(wide(n), wide(k)))));
  call.refuse_if(9, wide(lwork) < most(1, (least(wide(m), wide(n)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({5, "a"}, a, wide(m), wide(n), lda);
  float* const tau_data = call.array<float>({7, "tau"}, tau, vect == 'Q' ? least(wide(m), wide(k)) : least(wide(n),
      wide(k)));
  const Scratch<float> work_data = call.work<float>({8, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&vect, &m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dorgbr(Library* self, std::uint32_t vect_value, std::int32_t m, std::int32_t n, std::int32_t k,
      Address a, std::int32_t lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dorgbr, "dorgbr"};
  const char vect = call.letter(1, vect_value, "PQ");
  call.size(2, m);
  call.size(4, k);
  call.leading(6, lda, wide(m));
  call.refuse_if(3, wide(n) < 0 || ((vect == 'Q') && (wide(n) > wide(m) || wide(n) < least(wide(m), wide(k)))) ||
      (!(vect == 'Q') && (wide(m) > wide(n) || wide(m) < least(wide(n), wide(k)))));
  call.refuse_if(9, wide(lwork) < most(1, (least(wide(m), wide(n)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({5, "a"}, a, wide(m), wide(n), lda);
  double* const tau_data = call.array<double>({7, "tau"}, tau, vect == 'Q' ? least(wide(m), wide(k)) : least(wide(n),
      wide(k)));
  const Scratch<double> work_data = call.work<double>({8, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&vect, &m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cungbr(Library* self, std::uint32_t vect_value, std::int32_t m, std::int32_t n, std::int32_t k,
      Address a, std::int32_t lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cungbr, "cungbr"};
  const char vect = call.letter(1, vect_value, "PQ");
  call.size(2, m);
  call.size(4, k);
  call.leading(6, lda, wide(m));
  call.refuse_if(3, wide(n) < 0 || ((vect == 'Q') && (wide(n) > wide(m) || wide(n) < least(wide(m), wide(k)))) ||
      (!(vect == 'Q') && (wide(m) > wide(n) || wide(m) < least(wide(n), wide(k)))));
  call.refuse_if(9, wide(lwork) < most(1, (least(wide(m), wide(n)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, wide(m), wide(n), lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({7, "tau"}, tau, vect == 'Q' ? least(wide(m),
      wide(k)) : least(wide(n), wide(k)));
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({8, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&vect, &m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zungbr(Library* self, std::uint32_t vect_value, std::int32_t m, std::int32_t n, std::int32_t k,
      Address a, std::int32_t lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zungbr, "zungbr"};
  const char vect = call.letter(1, vect_value, "PQ");
  call.size(2, m);
  call.size(4, k);
  call.leading(6, lda, wide(m));
  call.refuse_if(3, wide(n) < 0 || ((vect == 'Q') && (wide(n) > wide(m) || wide(n) < least(wide(m), wide(k)))) ||
      (!(vect == 'Q') && (wide(m) > wide(n) || wide(m) < least(wide(n), wide(k)))));
  call.refuse_if(9, wide(lwork) < most(1, (least(wide(m), wide(n)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, wide(m), wide(n), lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({7, "tau"}, tau, vect == 'Q' ?
      least(wide(m), wide(k)) : least(wide(n), wide(k)));
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({8, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&vect, &m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sorgql(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sorgql, "sorgql"};
  call.size(1, m);
  call.leading(5, lda, wide(m));
  call.refuse_if(2, wide(n) < 0 || wide(n) > wide(m));
  call.refuse_if(3, wide(k) < 0 || wide(k) > wide(n));
  call.refuse_if(8, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, wide(m), wide(n), lda);
  float* const tau_data = call.array<float>({6, "tau"}, tau, wide(k));
  const Scratch<float> work_data = call.work<float>({7, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dorgql(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dorgql, "dorgql"};
  call.size(1, m);
  call.leading(5, lda, wide(m));
  call.refuse_if(2, wide(n) < 0 || wide(n) > wide(m));
  call.refuse_if(3, wide(k) < 0 || wide(k) > wide(n));
  call.refuse_if(8, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, wide(m), wide(n), lda);
  double* const tau_data = call.array<double>({6, "tau"}, tau, wide(k));
  const Scratch<double> work_data = call.work<double>({7, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cungql(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cungql, "cungql"};
  call.size(1, m);
  call.leading(5, lda, wide(m));
  call.refuse_if(2, wide(n) < 0 || wide(n) > wide(m));
  call.refuse_if(3, wide(k) < 0 || wide(k) > wide(n));
  call.refuse_if(8, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, wide(m), wide(n), lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({6, "tau"}, tau, wide(k));
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({7, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zungql(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zungql, "zungql"};
  call.size(1, m);
  call.leading(5, lda, wide(m));
  call.refuse_if(2, wide(n) < 0 || wide(n) > wide(m));
  call.refuse_if(3, wide(k) < 0 || wide(k) > wide(n));
  call.refuse_if(8, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, wide(m), wide(n), lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({6, "tau"}, tau, wide(k));
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({7, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sorgrq(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sorgrq, "sorgrq"};
  call.size(1, m);
  call.leading(5, lda, wide(m));
  call.refuse_if(2, wide(n) < wide(m));
  call.refuse_if(3, wide(k) < 0 || wide(k) > wide(m));
  call.refuse_if(8, wide(lwork) < most(1, wide(m)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({4, "a"}, a, wide(m), wide(n), lda);
  float* const tau_data = call.array<float>({6, "tau"}, tau, wide(k));
  const Scratch<float> work_data = call.work<float>({7, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dorgrq(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dorgrq, "dorgrq"};
  call.size(1, m);
  call.leading(5, lda, wide(m));
  call.refuse_if(2, wide(n) < wide(m));
  call.refuse_if(3, wide(k) < 0 || wide(k) > wide(m));
  call.refuse_if(8, wide(lwork) < most(1, wide(m)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({4, "a"}, a, wide(m), wide(n), lda);
  double* const tau_data = call.array<double>({6, "tau"}, tau, wide(k));
  const Scratch<double> work_data = call.work<double>({7, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cungrq(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cungrq, "cungrq"};
  call.size(1, m);
  call.leading(5, lda, wide(m));
  call.refuse_if(2, wide(n) < wide(m));
  call.refuse_if(3, wide(k) < 0 || wide(k) > wide(m));
  call.refuse_if(8, wide(lwork) < most(1, wide(m)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({4, "a"}, a, wide(m), wide(n), lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({6, "tau"}, tau, wide(k));
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({7, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zungrq(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zungrq, "zungrq"};
  call.size(1, m);
  call.leading(5, lda, wide(m));
  call.refuse_if(2, wide(n) < wide(m));
  call.refuse_if(3, wide(k) < 0 || wide(k) > wide(m));
  call.refuse_if(8, wide(lwork) < most(1, wide(m)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({4, "a"}, a, wide(m), wide(n), lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({6, "tau"}, tau, wide(k));
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({7, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sormbr(Library* self, std::uint32_t vect_value, std::uint32_t side_value, std::uint32_t
      trans_value, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address
      c, std::int32_t ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sormbr, "sormbr"};
  const char vect = call.letter(1, vect_value, "PQ");
  const char side = call.letter(2, side_value, "LR");
  const char trans = call.letter(3, trans_value, "NT");
  call.size(4, m);
  call.size(5, n);
  call.size(6, k);
  call.leading(11, ldc, wide(m));
  call.refuse_if(8, ((vect == 'Q') && wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n))))) || (!(vect == 'Q')
      && wide(lda) < most(1, least(((side == 'L') ? (wide(m)) : (wide(n))), wide(k)))));
  call.refuse_if(8, wide(lda) < 1);
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.array<float>({7, "a"}, a, vect == 'Q' ? (least(side == 'L' ? wide(m) : wide(n), wide(k))
      - 1) * wide(lda) + (side == 'L' ? wide(m) : wide(n)) : ((side == 'L' ? wide(m) : wide(n)) - 1) * wide(lda) +
      least(side == 'L' ? wide(m) : wide(n), wide(k)));
  float* const tau_data = call.array<float>({9, "tau"}, tau, least(side == 'L' ? wide(m) : wide(n), wide(k)));
  float* const c_data = call.matrix<float>({10, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<float> work_data = call.work<float>({12, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&vect, &side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork,
      &info, letter_length, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dormbr(Library* self, std::uint32_t vect_value, std::uint32_t side_value, std::uint32_t
      trans_value, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address
      c, std::int32_t ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dormbr, "dormbr"};
  const char vect = call.letter(1, vect_value, "PQ");
  const char side = call.letter(2, side_value, "LR");
  const char trans = call.letter(3, trans_value, "NT");
  call.size(4, m);
  call.size(5, n);
  call.size(6, k);
  call.leading(11, ldc, wide(m));
  call.refuse_if(8, ((vect == 'Q') && wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n))))) || (!(vect == 'Q')
      && wide(lda) < most(1, least(((side == 'L') ? (wide(m)) : (wide(n))), wide(k)))));
  call.refuse_if(8, wide(lda) < 1);
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.array<double>({7, "a"}, a, vect == 'Q' ? (least(side == 'L' ? wide(m) : wide(n),
      wide(k)) - 1) * wide(lda) + (side == 'L' ? wide(m) : wide(n)) : ((side == 'L' ? wide(m) : wide(n)) - 1) *
      wide(lda) + least(side == 'L' ? wide(m) : wide(n), wide(k)));
  double* const tau_data = call.array<double>({9, "tau"}, tau, least(side == 'L' ? wide(m) : wide(n), wide(k)));
  double* const c_data = call.matrix<double>({10, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<double> work_data = call.work<double>({12, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&vect, &side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork,
      &info, letter_length, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sormhr(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t lda, Address tau, Address c,
      std::int32_t ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sormhr, "sormhr"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, m);
  call.size(4, n);
  call.leading(11, ldc, wide(m));
  call.refuse_if(5, wide(ilo) < 1 || wide(ilo) > most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(6, wide(ihi) < least(wide(ilo), ((side == 'L') ? (wide(m)) : (wide(n)))) || wide(ihi) > ((side ==
      'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(8, wide(lda) < 1);
  call.refuse_if(8, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({7, "a"}, a, wide(lda), side == 'L' ? (wide(m)) : (wide(n)), lda);
  float* const tau_data = call.array<float>({9, "tau"}, tau, side == 'L' ? (wide(m) - 1) : (wide(n) - 1));
  float* const c_data = call.matrix<float>({10, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<float> work_data = call.work<float>({12, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &ilo, &ihi, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork,
      &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dormhr(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t lda, Address tau, Address c,
      std::int32_t ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dormhr, "dormhr"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, m);
  call.size(4, n);
  call.leading(11, ldc, wide(m));
  call.refuse_if(5, wide(ilo) < 1 || wide(ilo) > most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(6, wide(ihi) < least(wide(ilo), ((side == 'L') ? (wide(m)) : (wide(n)))) || wide(ihi) > ((side ==
      'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(8, wide(lda) < 1);
  call.refuse_if(8, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({7, "a"}, a, wide(lda), side == 'L' ? (wide(m)) : (wide(n)), lda);
  double* const tau_data = call.array<double>({9, "tau"}, tau, side == 'L' ? (wide(m) - 1) : (wide(n) - 1));
  double* const c_data = call.matrix<double>({10, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<double> work_data = call.work<double>({12, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &ilo, &ihi, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork,
      &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sormlq(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::sormlq, "sormlq"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, m);
  call.size(4, n);
  call.leading(7, lda, wide(k));
  call.leading(10, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({6, "a"}, a, wide(k), side == 'L' ? (wide(m)) : (wide(n)), lda);
  float* const tau_data = call.array<float>({8, "tau"}, tau, wide(k));
  float* const c_data = call.matrix<float>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<float> work_data = call.work<float>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sormrq(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::sormrq, "sormrq"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, m);
  call.size(4, n);
  call.leading(7, lda, wide(k));
  call.leading(10, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({6, "a"}, a, wide(k), side == 'L' ? (wide(m)) : (wide(n)), lda);
  float* const tau_data = call.array<float>({8, "tau"}, tau, wide(k));
  float* const c_data = call.matrix<float>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<float> work_data = call.work<float>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dormlq(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::dormlq, "dormlq"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, m);
  call.size(4, n);
  call.leading(7, lda, wide(k));
  call.leading(10, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({6, "a"}, a, wide(k), side == 'L' ? (wide(m)) : (wide(n)), lda);
  double* const tau_data = call.array<double>({8, "tau"}, tau, wide(k));
  double* const c_data = call.matrix<double>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<double> work_data = call.work<double>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dormrq(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::dormrq, "dormrq"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, m);
  call.size(4, n);
  call.leading(7, lda, wide(k));
  call.leading(10, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({6, "a"}, a, wide(k), side == 'L' ? (wide(m)) : (wide(n)), lda);
  double* const tau_data = call.array<double>({8, "tau"}, tau, wide(k));
  double* const c_data = call.matrix<double>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<double> work_data = call.work<double>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sormql(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::sormql, "sormql"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, m);
  call.size(4, n);
  call.leading(10, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(7, wide(lda) < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({6, "a"}, a, wide(lda), wide(k), lda);
  float* const tau_data = call.array<float>({8, "tau"}, tau, wide(k));
  float* const c_data = call.matrix<float>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<float> work_data = call.work<float>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dormql(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::dormql, "dormql"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, m);
  call.size(4, n);
  call.leading(10, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(7, wide(lda) < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({6, "a"}, a, wide(lda), wide(k), lda);
  double* const tau_data = call.array<double>({8, "tau"}, tau, wide(k));
  double* const c_data = call.matrix<double>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<double> work_data = call.work<double>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sormrz(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, std::int32_t l, Address a, std::int32_t lda, Address tau, Address c,
      std::int32_t ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sormrz, "sormrz"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, m);
  call.size(4, n);
  call.leading(8, lda, wide(k));
  call.leading(11, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(6, wide(l) < 0 || ((side == 'L') && (wide(l) > wide(m))) || (!(side == 'L') && (wide(l) > wide(n))));
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({7, "a"}, a, wide(k), side == 'L' ? (wide(m)) : (wide(n)), lda);
  float* const tau_data = call.array<float>({9, "tau"}, tau, wide(k));
  float* const c_data = call.matrix<float>({10, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<float> work_data = call.work<float>({12, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, &l, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dormrz(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, std::int32_t l, Address a, std::int32_t lda, Address tau, Address c,
      std::int32_t ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dormrz, "dormrz"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "NT");
  call.size(3, m);
  call.size(4, n);
  call.leading(8, lda, wide(k));
  call.leading(11, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(6, wide(l) < 0 || ((side == 'L') && (wide(l) > wide(m))) || (!(side == 'L') && (wide(l) > wide(n))));
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({7, "a"}, a, wide(k), side == 'L' ? (wide(m)) : (wide(n)), lda);
  double* const tau_data = call.array<double>({9, "tau"}, tau, wide(k));
  double* const c_data = call.matrix<double>({10, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<double> work_data = call.work<double>({12, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, &l, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sormtr(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      trans_value, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau, Address c, std::int32_t
      ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sormtr, "sormtr"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char trans = call.letter(3, trans_value, "NT");
  call.size(4, m);
  call.size(5, n);
  call.leading(10, ldc, wide(m));
  call.refuse_if(7, wide(lda) < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({6, "a"}, a, wide(lda), side == 'L' ? (wide(m)) : (wide(n)), lda);
  float* const tau_data = call.array<float>({8, "tau"}, tau, side == 'L' ? (wide(m) - 1) : (wide(n) - 1));
  float* const c_data = call.matrix<float>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<float> work_data = call.work<float>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &uplo, &trans, &m, &n, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_dormtr(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      trans_value, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau, Address c, std::int32_t
      ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dormtr, "dormtr"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char trans = call.letter(3, trans_value, "NT");
  call.size(4, m);
  call.size(5, n);
  call.leading(10, ldc, wide(m));
  call.refuse_if(7, wide(lda) < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({6, "a"}, a, wide(lda), side == 'L' ? (wide(m)) : (wide(n)), lda);
  double* const tau_data = call.array<double>({8, "tau"}, tau, side == 'L' ? (wide(m) - 1) : (wide(n) - 1));
  double* const c_data = call.matrix<double>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<double> work_data = call.work<double>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &uplo, &trans, &m, &n, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cunbdb(Library* self, std::uint32_t trans_value, std::uint32_t signs_value, std::int32_t m,
      std::int32_t p, std::int32_t q, Address x11, std::int32_t ldx11, Address x12, std::int32_t ldx12, Address x21,
      std::int32_t ldx21, Address x22, std::int32_t ldx22, Address theta, Address phi, Address taup1, Address taup2,
      Address tauq1, Address tauq2, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cunbdb, "cunbdb"};
  const char trans = call.letter(1, trans_value, "");
  const char signs = call.letter(2, signs_value, "");
  call.size(3, m);
  call.refuse_if(4, wide(p) < 0 || wide(p) > wide(m));
  call.refuse_if(5, wide(q) < 0 || wide(q) > wide(p) || wide(q) > wide(m) - wide(p) || wide(q) > wide(m) - wide(q));
  call.refuse_if(7, (!(trans == 'T')) && wide(ldx11) < most(1, wide(p)));
  call.refuse_if(7, !(!(trans == 'T')) && wide(ldx11) < most(1, wide(q)));
  call.refuse_if(7, wide(ldx11) < 1);
  call.refuse_if(9, (!(trans == 'T')) && wide(ldx12) < most(1, wide(p)));
  call.refuse_if(9, !(!(trans == 'T')) && wide(ldx12) < most(1, wide(m) - wide(q)));
  call.refuse_if(9, wide(ldx12) < 1);
  call.refuse_if(11, (!(trans == 'T')) && wide(ldx21) < most(1, wide(m) - wide(p)));
  call.refuse_if(11, !(!(trans == 'T')) && wide(ldx21) < most(1, wide(q)));
  call.refuse_if(11, wide(ldx21) < 1);
  call.refuse_if(13, (!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(p)));
  call.refuse_if(13, !(!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(q)));
  call.refuse_if(13, wide(ldx22) < 1);
  call.refuse_if(21, wide(lwork) < (wide(m) - wide(q)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const x11_data = call.matrix<std::complex<float>>({6, "x11"}, x11, wide(ldx11), wide(q),
      ldx11);
  std::complex<float>* const x12_data = call.matrix<std::complex<float>>({8, "x12"}, x12, wide(ldx12), wide(m) -
      wide(q), ldx12);
  std::complex<float>* const x21_data = call.matrix<std::complex<float>>({10, "x21"}, x21, wide(ldx21), wide(q),
      ldx21);
  std::complex<float>* const x22_data = call.matrix<std::complex<float>>({12, "x22"}, x22, wide(ldx22), wide(m) -
      wide(q), ldx22);
  float* const theta_data = call.array<float>({14, "theta"}, theta, wide(q));
  float* const phi_data = call.array<float>({15, "phi"}, phi, wide(q) - 1);
  std::complex<float>* const taup1_data = call.array<std::complex<float>>({16, "taup1"}, taup1, wide(p));
  std::complex<float>* const taup2_data = call.array<std::complex<float>>({17, "taup2"}, taup2, wide(m) - wide(p));
  std::complex<float>* const tauq1_data = call.array<std::complex<float>>({18, "tauq1"}, tauq1, wide(q));
  std::complex<float>* const tauq2_data = call.array<std::complex<float>>({19, "tauq2"}, tauq2, wide(m) - wide(q));
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({20, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&trans, &signs, &m, &p, &q, x11_data, &ldx11, x12_data, &ldx12, x21_data, &ldx21, x22_data, &ldx22,
      theta_data, phi_data, taup1_data, taup2_data, tauq1_data, tauq2_data, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zunbdb(Library* self, std::uint32_t trans_value, std::uint32_t signs_value, std::int32_t m,
      std::int32_t p, std::int32_t q, Address x11, std::int32_t ldx11, Address x12, std::int32_t ldx12, Address x21,
      std::int32_t ldx21, Address x22, std::int32_t ldx22, Address theta, Address phi, Address taup1, Address taup2,
      Address tauq1, Address tauq2, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zunbdb, "zunbdb"};
  const char trans = call.letter(1, trans_value, "");
  const char signs = call.letter(2, signs_value, "");
  call.size(3, m);
  call.refuse_if(4, wide(p) < 0 || wide(p) > wide(m));
  call.refuse_if(5, wide(q) < 0 || wide(q) > wide(p) || wide(q) > wide(m) - wide(p) || wide(q) > wide(m) - wide(q));
  call.refuse_if(7, (!(trans == 'T')) && wide(ldx11) < most(1, wide(p)));
  call.refuse_if(7, !(!(trans == 'T')) && wide(ldx11) < most(1, wide(q)));
  call.refuse_if(7, wide(ldx11) < 1);
  call.refuse_if(9, (!(trans == 'T')) && wide(ldx12) < most(1, wide(p)));
  call.refuse_if(9, !(!(trans == 'T')) && wide(ldx12) < most(1, wide(m) - wide(q)));
  call.refuse_if(9, wide(ldx12) < 1);
  call.refuse_if(11, (!(trans == 'T')) && wide(ldx21) < most(1, wide(m) - wide(p)));
  call.refuse_if(11, !(!(trans == 'T')) && wide(ldx21) < most(1, wide(q)));
  call.refuse_if(11, wide(ldx21) < 1);
  call.refuse_if(13, (!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(p)));
  call.refuse_if(13, !(!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(q)));
  call.refuse_if(13, wide(ldx22) < 1);
  call.refuse_if(21, wide(lwork) < (wide(m) - wide(q)) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const x11_data = call.matrix<std::complex<double>>({6, "x11"}, x11, wide(ldx11), wide(q),
      ldx11);
  std::complex<double>* const x12_data = call.matrix<std::complex<double>>({8, "x12"}, x12, wide(ldx12), wide(m) -
      wide(q), ldx12);
  std::complex<double>* const x21_data = call.matrix<std::complex<double>>({10, "x21"}, x21, wide(ldx21), wide(q),
      ldx21);
  std::complex<double>* const x22_data = call.matrix<std::complex<double>>({12, "x22"}, x22, wide(ldx22), wide(m) -
      wide(q), ldx22);
  double* const theta_data = call.array<double>({14, "theta"}, theta, wide(q));
  double* const phi_data = call.array<double>({15, "phi"}, phi, wide(q) - 1);
  std::complex<double>* const taup1_data = call.array<std::complex<double>>({16, "taup1"}, taup1, wide(p));
  std::complex<double>* const taup2_data = call.array<std::complex<double>>({17, "taup2"}, taup2, wide(m) - wide(p));
  std::complex<double>* const tauq1_data = call.array<std::complex<double>>({18, "tauq1"}, tauq1, wide(q));
  std::complex<double>* const tauq2_data = call.array<std::complex<double>>({19, "tauq2"}, tauq2, wide(m) - wide(q));
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({20, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&trans, &signs, &m, &p, &q, x11_data, &ldx11, x12_data, &ldx12, x21_data, &ldx21, x22_data, &ldx22,
      theta_data, phi_data, taup1_data, taup2_data, tauq1_data, tauq2_data, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cuncsd(Library* self, std::uint32_t jobu1_value, std::uint32_t jobu2_value, std::uint32_t
      jobv1t_value, std::uint32_t jobv2t_value, std::uint32_t trans_value, std::uint32_t signs_value, std::int32_t m,
      std::int32_t p, std::int32_t q, Address x11, std::int32_t ldx11, Address x12, std::int32_t ldx12, Address x21,
      std::int32_t ldx21, Address x22, std::int32_t ldx22, Address theta, Address u1, std::int32_t ldu1, Address u2,
      std::int32_t ldu2, Address v1t, std::int32_t ldv1t, Address v2t, std::int32_t ldv2t, Address work, std::int32_t
      lwork, Address rwork, std::int32_t lrwork) {
  Call call{*self, Routine::cuncsd, "cuncsd"};
  const char jobu1 = call.letter(1, jobu1_value, "");
  const char jobu2 = call.letter(2, jobu2_value, "");
  const char jobv1t = call.letter(3, jobv1t_value, "");
  const char jobv2t = call.letter(4, jobv2t_value, "");
  const char trans = call.letter(5, trans_value, "");
  const char signs = call.letter(6, signs_value, "");
  call.size(7, m);
  call.refuse_if(8, wide(p) < 0 || wide(p) > wide(m));
  call.refuse_if(9, wide(q) < 0 || wide(q) > wide(m));
  call.refuse_if(11, (!(trans == 'T')) && wide(ldx11) < most(1, wide(p)));
  call.refuse_if(11, !(!(trans == 'T')) && wide(ldx11) < most(1, wide(q)));
  call.refuse_if(11, wide(ldx11) < 1);
  call.refuse_if(13, (!(trans == 'T')) && wide(ldx12) < most(1, wide(p)));
  call.refuse_if(13, !(!(trans == 'T')) && wide(ldx12) < most(1, wide(m) - wide(q)));
  call.refuse_if(13, wide(ldx12) < 1);
  call.refuse_if(15, (!(trans == 'T')) && wide(ldx21) < most(1, wide(m) - wide(p)));
  call.refuse_if(15, !(!(trans == 'T')) && wide(ldx21) < most(1, wide(q)));
  call.refuse_if(15, wide(ldx21) < 1);
  call.refuse_if(17, (!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(p)));
  call.refuse_if(17, !(!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(q)));
  call.refuse_if(17, wide(ldx22) < 1);
  call.refuse_if(20, (jobu1 == 'Y') && wide(ldu1) < wide(p));
  call.refuse_if(20, wide(ldu1) < 1);
  call.refuse_if(22, (jobu2 == 'Y') && wide(ldu2) < wide(m) - wide(p));
  call.refuse_if(22, wide(ldu2) < 1);
  call.refuse_if(24, (jobv1t == 'Y') && wide(ldv1t) < wide(q));
  call.refuse_if(24, wide(ldv1t) < 1);
  call.refuse_if(26, (jobv2t == 'Y') && wide(ldv2t) < wide(m) - wide(q));
  call.refuse_if(26, wide(ldv2t) < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1) {
  call.set_query();
  lwork = lrwork = -1;
  }
  std::complex<float>* const x11_data = call.matrix<std::complex<float>>({10, "x11"}, x11, wide(ldx11), wide(q),
      ldx11);
  std::complex<float>* const x12_data = call.matrix<std::complex<float>>({12, "x12"}, x12, wide(ldx12), wide(m) -
      wide(q), ldx12);
  std::complex<float>* const x21_data = call.matrix<std::complex<float>>({14, "x21"}, x21, wide(ldx21), wide(q),
      ldx21);
  std::complex<float>* const x22_data = call.matrix<std::complex<float>>({16, "x22"}, x22, wide(ldx22), wide(m) -
      wide(q), ldx22);
  float* const theta_data = call.array<float>({18, "theta"}, theta, least(least(wide(p), wide(m) - wide(p)),
      least(wide(q), wide(m) - wide(q))));
  std::complex<float>* const u1_data = call.matrix<std::complex<float>>({19, "u1"}, u1, wide(ldu1), wide(p), ldu1);
  std::complex<float>* const u2_data = call.matrix<std::complex<float>>({21, "u2"}, u2, wide(ldu2), wide(m) - wide(p),
      ldu2);
  std::complex<float>* const v1t_data = call.matrix<std::complex<float>>({23, "v1t"}, v1t, wide(ldv1t), wide(q),
      ldv1t);
  std::complex<float>* const v2t_data = call.matrix<std::complex<float>>({25, "v2t"}, v2t, wide(ldv2t), wide(m) -
      wide(q), ldv2t);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({27, "work"}, work, wide(lwork));
  const Scratch<float> rwork_data = call.work<float>({29, "rwork"}, rwork, wide(lrwork));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(wide(m) - least(wide(p), least(wide(m) -
      wide(p), least(wide(q), wide(m) - wide(q)))));
  std::int32_t info = 0;
  call.run<void>(&jobu1, &jobu2, &jobv1t, &jobv2t, &trans, &signs, &m, &p, &q, x11_data, &ldx11, x12_data, &ldx12,
      x21_data, &ldx21, x22_data, &ldx22, theta_data, u1_data, &ldu1, u2_data, &ldu2, v1t_data, &ldv1t, v2t_data,
      &ldv2t, work_data.data(), &lwork, rwork_data.data(), &lrwork, iwork_data.data(), &info, letter_length,
      letter_length, letter_length, letter_length, letter_length, letter_length);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  return info;
}

std::int32_t guest_zuncsd(Library* self, std::uint32_t jobu1_value, std::uint32_t jobu2_value, std::uint32_t
      jobv1t_value, std::uint32_t jobv2t_value, std::uint32_t trans_value, std::uint32_t signs_value, std::int32_t m,
      std::int32_t p, std::int32_t q, Address x11, std::int32_t ldx11, Address x12, std::int32_t ldx12, Address x21,
      std::int32_t ldx21, Address x22, std::int32_t ldx22, Address theta, Address u1, std::int32_t ldu1, Address u2,
      std::int32_t ldu2, Address v1t, std::int32_t ldv1t, Address v2t, std::int32_t ldv2t, Address work, std::int32_t
      lwork, Address rwork, std::int32_t lrwork) {
  Call call{*self, Routine::zuncsd, "zuncsd"};
  const char jobu1 = call.letter(1, jobu1_value, "");
  const char jobu2 = call.letter(2, jobu2_value, "");
  const char jobv1t = call.letter(3, jobv1t_value, "");
  const char jobv2t = call.letter(4, jobv2t_value, "");
  const char trans = call.letter(5, trans_value, "");
  const char signs = call.letter(6, signs_value, "");
  call.size(7, m);
  call.refuse_if(8, wide(p) < 0 || wide(p) > wide(m));
  call.refuse_if(9, wide(q) < 0 || wide(q) > wide(m));
  call.refuse_if(11, (!(trans == 'T')) && wide(ldx11) < most(1, wide(p)));
  call.refuse_if(11, !(!(trans == 'T')) && wide(ldx11) < most(1, wide(q)));
  call.refuse_if(11, wide(ldx11) < 1);
  call.refuse_if(13, (!(trans == 'T')) && wide(ldx12) < most(1, wide(p)));
  call.refuse_if(13, !(!(trans == 'T')) && wide(ldx12) < most(1, wide(m) - wide(q)));
  call.refuse_if(13, wide(ldx12) < 1);
  call.refuse_if(15, (!(trans == 'T')) && wide(ldx21) < most(1, wide(m) - wide(p)));
  call.refuse_if(15, !(!(trans == 'T')) && wide(ldx21) < most(1, wide(q)));
  call.refuse_if(15, wide(ldx21) < 1);
  call.refuse_if(17, (!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(p)));
  call.refuse_if(17, !(!(trans == 'T')) && wide(ldx22) < most(1, wide(m) - wide(q)));
  call.refuse_if(17, wide(ldx22) < 1);
  call.refuse_if(20, (jobu1 == 'Y') && wide(ldu1) < wide(p));
  call.refuse_if(20, wide(ldu1) < 1);
  call.refuse_if(22, (jobu2 == 'Y') && wide(ldu2) < wide(m) - wide(p));
  call.refuse_if(22, wide(ldu2) < 1);
  call.refuse_if(24, (jobv1t == 'Y') && wide(ldv1t) < wide(q));
  call.refuse_if(24, wide(ldv1t) < 1);
  call.refuse_if(26, (jobv2t == 'Y') && wide(ldv2t) < wide(m) - wide(q));
  call.refuse_if(26, wide(ldv2t) < 1);
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1 || lrwork == -1) {
  call.set_query();
  lwork = lrwork = -1;
  }
  std::complex<double>* const x11_data = call.matrix<std::complex<double>>({10, "x11"}, x11, wide(ldx11), wide(q),
      ldx11);
  std::complex<double>* const x12_data = call.matrix<std::complex<double>>({12, "x12"}, x12, wide(ldx12), wide(m) -
      wide(q), ldx12);
  std::complex<double>* const x21_data = call.matrix<std::complex<double>>({14, "x21"}, x21, wide(ldx21), wide(q),
      ldx21);
  std::complex<double>* const x22_data = call.matrix<std::complex<double>>({16, "x22"}, x22, wide(ldx22), wide(m) -
      wide(q), ldx22);
  double* const theta_data = call.array<double>({18, "theta"}, theta, least(least(wide(p), wide(m) - wide(p)),
      least(wide(q), wide(m) - wide(q))));
  std::complex<double>* const u1_data = call.matrix<std::complex<double>>({19, "u1"}, u1, wide(ldu1), wide(p), ldu1);
  std::complex<double>* const u2_data = call.matrix<std::complex<double>>({21, "u2"}, u2, wide(ldu2), wide(m) -
      wide(p), ldu2);
  std::complex<double>* const v1t_data = call.matrix<std::complex<double>>({23, "v1t"}, v1t, wide(ldv1t), wide(q),
      ldv1t);
  std::complex<double>* const v2t_data = call.matrix<std::complex<double>>({25, "v2t"}, v2t, wide(ldv2t), wide(m) -
      wide(q), ldv2t);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({27, "work"}, work, wide(lwork));
  const Scratch<double> rwork_data = call.work<double>({29, "rwork"}, rwork, wide(lrwork));
  const Scratch<std::int32_t> iwork_data = call.scratch<std::int32_t>(wide(m) - least(wide(p), least(wide(m) -
      wide(p), least(wide(q), wide(m) - wide(q)))));
  std::int32_t info = 0;
  call.run<void>(&jobu1, &jobu2, &jobv1t, &jobv2t, &trans, &signs, &m, &p, &q, x11_data, &ldx11, x12_data, &ldx12,
      x21_data, &ldx21, x22_data, &ldx22, theta_data, u1_data, &ldu1, u2_data, &ldu2, v1t_data, &ldv1t, v2t_data,
      &ldv2t, work_data.data(), &lwork, rwork_data.data(), &lrwork, iwork_data.data(), &info, letter_length,
      letter_length, letter_length, letter_length, letter_length, letter_length);
  call.give_back_first(work, work_data);
  call.give_back_first(rwork, rwork_data);
  return info;
}

std::int32_t guest_cunmbr(Library* self, std::uint32_t vect_value, std::uint32_t side_value, std::uint32_t
      trans_value, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address
      c, std::int32_t ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cunmbr, "cunmbr"};
  const char vect = call.letter(1, vect_value, "PQ");
  const char side = call.letter(2, side_value, "LR");
  const char trans = call.letter(3, trans_value, "CN");
  call.size(4, m);
  call.size(5, n);
  call.size(6, k);
  call.leading(11, ldc, wide(m));
  call.refuse_if(8, ((vect == 'Q') && wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n))))) || (!(vect == 'Q')
      && wide(lda) < most(1, least(((side == 'L') ? (wide(m)) : (wide(n))), wide(k)))));
  call.refuse_if(8, wide(lda) < 1);
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.array<std::complex<float>>({7, "a"}, a, vect == 'Q' ? (least(side == 'L' ?
      wide(m) : wide(n), wide(k)) - 1) * wide(lda) + (side == 'L' ? wide(m) : wide(n)) : ((side == 'L' ? wide(m) :
      wide(n)) - 1) * wide(lda) + least(side == 'L' ? wide(m) : wide(n), wide(k)));
  std::complex<float>* const tau_data = call.array<std::complex<float>>({9, "tau"}, tau, least(side == 'L' ? wide(m) :
      wide(n), wide(k)));
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({10, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({12, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&vect, &side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork,
      &info, letter_length, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zunmbr(Library* self, std::uint32_t vect_value, std::uint32_t side_value, std::uint32_t
      trans_value, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address
      c, std::int32_t ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zunmbr, "zunmbr"};
  const char vect = call.letter(1, vect_value, "PQ");
  const char side = call.letter(2, side_value, "LR");
  const char trans = call.letter(3, trans_value, "CN");
  call.size(4, m);
  call.size(5, n);
  call.size(6, k);
  call.leading(11, ldc, wide(m));
  call.refuse_if(8, ((vect == 'Q') && wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n))))) || (!(vect == 'Q')
      && wide(lda) < most(1, least(((side == 'L') ? (wide(m)) : (wide(n))), wide(k)))));
  call.refuse_if(8, wide(lda) < 1);
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.array<std::complex<double>>({7, "a"}, a, vect == 'Q' ? (least(side == 'L'
      ? wide(m) : wide(n), wide(k)) - 1) * wide(lda) + (side == 'L' ? wide(m) : wide(n)) : ((side == 'L' ? wide(m) :
      wide(n)) - 1) * wide(lda) + least(side == 'L' ? wide(m) : wide(n), wide(k)));
  std::complex<double>* const tau_data = call.array<std::complex<double>>({9, "tau"}, tau, least(side == 'L' ? wide(m)
      : wide(n), wide(k)));
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({10, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({12, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&vect, &side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork,
      &info, letter_length, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cunmhr(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t lda, Address tau, Address c,
      std::int32_t ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cunmhr, "cunmhr"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "CN");
  call.size(3, m);
  call.size(4, n);
  call.leading(11, ldc, wide(m));
  call.refuse_if(5, wide(ilo) < 1 || wide(ilo) > most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(6, wide(ihi) < least(wide(ilo), ((side == 'L') ? (wide(m)) : (wide(n)))) || wide(ihi) > ((side ==
      'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(8, wide(lda) < 1);
  call.refuse_if(8, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({7, "a"}, a, wide(lda), side == 'L' ? (wide(m))
      : (wide(n)), lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({9, "tau"}, tau, side == 'L' ? (wide(m) - 1) :
      (wide(n) - 1));
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({10, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({12, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &ilo, &ihi, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork,
      &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zunmhr(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t ilo, std::int32_t ihi, Address a, std::int32_t lda, Address tau, Address c,
      std::int32_t ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zunmhr, "zunmhr"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "CN");
  call.size(3, m);
  call.size(4, n);
  call.leading(11, ldc, wide(m));
  call.refuse_if(5, wide(ilo) < 1 || wide(ilo) > most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(6, wide(ihi) < least(wide(ilo), ((side == 'L') ? (wide(m)) : (wide(n)))) || wide(ihi) > ((side ==
      'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(8, wide(lda) < 1);
  call.refuse_if(8, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({7, "a"}, a, wide(lda), side == 'L' ?
      (wide(m)) : (wide(n)), lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({9, "tau"}, tau, side == 'L' ? (wide(m) - 1)
      : (wide(n) - 1));
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({10, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({12, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &ilo, &ihi, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork,
      &info, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cunmlq(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::cunmlq, "cunmlq"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "CN");
  call.size(3, m);
  call.size(4, n);
  call.leading(7, lda, wide(k));
  call.leading(10, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, wide(k), side == 'L' ? (wide(m)) :
      (wide(n)), lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({8, "tau"}, tau, wide(k));
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cunmrq(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::cunmrq, "cunmrq"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "CN");
  call.size(3, m);
  call.size(4, n);
  call.leading(7, lda, wide(k));
  call.leading(10, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, wide(k), side == 'L' ? (wide(m)) :
      (wide(n)), lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({8, "tau"}, tau, wide(k));
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zunmlq(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::zunmlq, "zunmlq"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "CN");
  call.size(3, m);
  call.size(4, n);
  call.leading(7, lda, wide(k));
  call.leading(10, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, wide(k), side == 'L' ? (wide(m))
      : (wide(n)), lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({8, "tau"}, tau, wide(k));
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zunmrq(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::zunmrq, "zunmrq"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "CN");
  call.size(3, m);
  call.size(4, n);
  call.leading(7, lda, wide(k));
  call.leading(10, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, wide(k), side == 'L' ? (wide(m))
      : (wide(n)), lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({8, "tau"}, tau, wide(k));
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cunmql(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::cunmql, "cunmql"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "CN");
  call.size(3, m);
  call.size(4, n);
  call.leading(10, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(7, wide(lda) < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, wide(lda), wide(k), lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({8, "tau"}, tau, wide(k));
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zunmql(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, Address a, std::int32_t lda, Address tau, Address c, std::int32_t ldc, Address
      work, std::int32_t lwork) {
  Call call{*self, Routine::zunmql, "zunmql"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "CN");
  call.size(3, m);
  call.size(4, n);
  call.leading(10, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(7, wide(lda) < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, wide(lda), wide(k), lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({8, "tau"}, tau, wide(k));
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cunmrz(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, std::int32_t l, Address a, std::int32_t lda, Address tau, Address c,
      std::int32_t ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cunmrz, "cunmrz"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "CN");
  call.size(3, m);
  call.size(4, n);
  call.leading(8, lda, wide(k));
  call.leading(11, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(6, wide(l) < 0 || ((side == 'L') && (wide(l) > wide(m))) || (!(side == 'L') && (wide(l) > wide(n))));
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({7, "a"}, a, wide(k), side == 'L' ? (wide(m)) :
      (wide(n)), lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({9, "tau"}, tau, wide(k));
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({10, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({12, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, &l, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zunmrz(Library* self, std::uint32_t side_value, std::uint32_t trans_value, std::int32_t m,
      std::int32_t n, std::int32_t k, std::int32_t l, Address a, std::int32_t lda, Address tau, Address c,
      std::int32_t ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zunmrz, "zunmrz"};
  const char side = call.letter(1, side_value, "LR");
  const char trans = call.letter(2, trans_value, "CN");
  call.size(3, m);
  call.size(4, n);
  call.leading(8, lda, wide(k));
  call.leading(11, ldc, wide(m));
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(6, wide(l) < 0 || ((side == 'L') && (wide(l) > wide(m))) || (!(side == 'L') && (wide(l) > wide(n))));
  call.refuse_if(13, wide(lwork) < most(1, ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m))))) && !(wide(lwork)
      == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({7, "a"}, a, wide(k), side == 'L' ? (wide(m))
      : (wide(n)), lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({9, "tau"}, tau, wide(k));
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({10, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({12, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &trans, &m, &n, &k, &l, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_cunmtr(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      trans_value, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau, Address c, std::int32_t
      ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cunmtr, "cunmtr"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char trans = call.letter(3, trans_value, "CN");
  call.size(4, m);
  call.size(5, n);
  call.leading(10, ldc, wide(m));
  call.refuse_if(7, wide(lda) < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, wide(lda), side == 'L' ? (wide(m))
      : (wide(n)), lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({8, "tau"}, tau, side == 'L' ? (wide(m) - 1) :
      (wide(n) - 1));
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &uplo, &trans, &m, &n, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_zunmtr(Library* self, std::uint32_t side_value, std::uint32_t uplo_value, std::uint32_t
      trans_value, std::int32_t m, std::int32_t n, Address a, std::int32_t lda, Address tau, Address c, std::int32_t
      ldc, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zunmtr, "zunmtr"};
  const char side = call.letter(1, side_value, "LR");
  const char uplo = call.letter(2, uplo_value, "LU");
  const char trans = call.letter(3, trans_value, "CN");
  call.size(4, m);
  call.size(5, n);
  call.leading(10, ldc, wide(m));
  call.refuse_if(7, wide(lda) < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, wide(lda), side == 'L' ?
      (wide(m)) : (wide(n)), lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({8, "tau"}, tau, side == 'L' ? (wide(m) - 1)
      : (wide(n) - 1));
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({9, "c"}, c, wide(m), wide(n), ldc);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, wide(lwork));
  std::int32_t info = 0;
  call.run<void>(&side, &uplo, &trans, &m, &n, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

}  // namespace mpiwasm::blas
