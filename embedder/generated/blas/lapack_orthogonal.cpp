// Made by embedder/generator/generate.py from embedder/blas-api; do not edit.

#include "blas/call.hpp"
#include "blas/guest_functions.hpp"

namespace mpiwasm::blas {

std::int32_t guest_sorgbr(Library* self, std::uint32_t vect_value, std::int32_t m, std::int32_t n, std::int32_t k,
      Address a, std::int32_t lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sorgbr, "sorgbr"};
  const char vect = call.letter(1, vect_value, "PQ");
  call.size(2, m);
  call.size(4, k);
  call.leading(6, lda, m);
  call.refuse_if(3, wide(n) < 0 || ((vect == 'Q') && (wide(n) > wide(m) || wide(n) < least(wide(m), wide(k)))) ||
      (!(vect == 'Q') && (wide(m) > wide(n) || wide(m) < least(wide(n), wide(k)))));
  call.refuse_if(9, wide(lwork) < most(1, (least(wide(m), wide(n)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({5, "a"}, a, m, n, lda);
  float* const tau_data = call.array<float>({7, "tau"}, tau, vect == 'Q' ? least(wide(m), wide(k)) : least(wide(n),
      wide(k)));
  lda = leading_for(m, n, lda);
  const Scratch<float> work_data = call.work<float>({8, "work"}, work, lwork);
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
  call.leading(6, lda, m);
  call.refuse_if(3, wide(n) < 0 || ((vect == 'Q') && (wide(n) > wide(m) || wide(n) < least(wide(m), wide(k)))) ||
      (!(vect == 'Q') && (wide(m) > wide(n) || wide(m) < least(wide(n), wide(k)))));
  call.refuse_if(9, wide(lwork) < most(1, (least(wide(m), wide(n)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({5, "a"}, a, m, n, lda);
  double* const tau_data = call.array<double>({7, "tau"}, tau, vect == 'Q' ? least(wide(m), wide(k)) : least(wide(n),
      wide(k)));
  lda = leading_for(m, n, lda);
  const Scratch<double> work_data = call.work<double>({8, "work"}, work, lwork);
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
  call.leading(6, lda, m);
  call.refuse_if(3, wide(n) < 0 || ((vect == 'Q') && (wide(n) > wide(m) || wide(n) < least(wide(m), wide(k)))) ||
      (!(vect == 'Q') && (wide(m) > wide(n) || wide(m) < least(wide(n), wide(k)))));
  call.refuse_if(9, wide(lwork) < most(1, (least(wide(m), wide(n)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({5, "a"}, a, m, n, lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({7, "tau"}, tau, vect == 'Q' ? least(wide(m),
      wide(k)) : least(wide(n), wide(k)));
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({8, "work"}, work, lwork);
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
  call.leading(6, lda, m);
  call.refuse_if(3, wide(n) < 0 || ((vect == 'Q') && (wide(n) > wide(m) || wide(n) < least(wide(m), wide(k)))) ||
      (!(vect == 'Q') && (wide(m) > wide(n) || wide(m) < least(wide(n), wide(k)))));
  call.refuse_if(9, wide(lwork) < most(1, (least(wide(m), wide(n)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({5, "a"}, a, m, n, lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({7, "tau"}, tau, vect == 'Q' ?
      least(wide(m), wide(k)) : least(wide(n), wide(k)));
  lda = leading_for(m, n, lda);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({8, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&vect, &m, &n, &k, a_data, &lda, tau_data, work_data.data(), &lwork, &info, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

std::int32_t guest_sorgql(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sorgql, "sorgql"};
  call.size(1, m);
  call.leading(5, lda, m);
  call.refuse_if(2, n < 0 || n > m);
  call.refuse_if(3, k < 0 || k > n);
  call.refuse_if(8, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
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

std::int32_t guest_dorgql(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dorgql, "dorgql"};
  call.size(1, m);
  call.leading(5, lda, m);
  call.refuse_if(2, n < 0 || n > m);
  call.refuse_if(3, k < 0 || k > n);
  call.refuse_if(8, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
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

std::int32_t guest_cungql(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cungql, "cungql"};
  call.size(1, m);
  call.leading(5, lda, m);
  call.refuse_if(2, n < 0 || n > m);
  call.refuse_if(3, k < 0 || k > n);
  call.refuse_if(8, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
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

std::int32_t guest_zungql(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zungql, "zungql"};
  call.size(1, m);
  call.leading(5, lda, m);
  call.refuse_if(2, n < 0 || n > m);
  call.refuse_if(3, k < 0 || k > n);
  call.refuse_if(8, wide(lwork) < most(1, wide(n)) && !(wide(lwork) == -1));
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

std::int32_t guest_sorgrq(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::sorgrq, "sorgrq"};
  call.size(1, m);
  call.leading(5, lda, m);
  call.refuse_if(2, n < m);
  call.refuse_if(3, k < 0 || k > m);
  call.refuse_if(8, wide(lwork) < most(1, wide(m)) && !(wide(lwork) == -1));
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

std::int32_t guest_dorgrq(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::dorgrq, "dorgrq"};
  call.size(1, m);
  call.leading(5, lda, m);
  call.refuse_if(2, n < m);
  call.refuse_if(3, k < 0 || k > m);
  call.refuse_if(8, wide(lwork) < most(1, wide(m)) && !(wide(lwork) == -1));
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

std::int32_t guest_cungrq(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::cungrq, "cungrq"};
  call.size(1, m);
  call.leading(5, lda, m);
  call.refuse_if(2, n < m);
  call.refuse_if(3, k < 0 || k > m);
  call.refuse_if(8, wide(lwork) < most(1, wide(m)) && !(wide(lwork) == -1));
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

std::int32_t guest_zungrq(Library* self, std::int32_t m, std::int32_t n, std::int32_t k, Address a, std::int32_t
      lda, Address tau, Address work, std::int32_t lwork) {
  Call call{*self, Routine::zungrq, "zungrq"};
  call.size(1, m);
  call.leading(5, lda, m);
  call.refuse_if(2, n < m);
  call.refuse_if(3, k < 0 || k > m);
  call.refuse_if(8, wide(lwork) < most(1, wide(m)) && !(wide(lwork) == -1));
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
  call.leading(11, ldc, m);
  call.refuse_if(8, ((vect == 'Q') && wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n))))) || (!(vect == 'Q')
      && wide(lda) < most(1, least(((side == 'L') ? (wide(m)) : (wide(n))), wide(k)))));
  call.refuse_if(8, lda < 1);
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
  float* const c_data = call.matrix<float>({10, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<float>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<float> work_data = call.work<float>({12, "work"}, work, lwork);
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
  call.leading(11, ldc, m);
  call.refuse_if(8, ((vect == 'Q') && wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n))))) || (!(vect == 'Q')
      && wide(lda) < most(1, least(((side == 'L') ? (wide(m)) : (wide(n))), wide(k)))));
  call.refuse_if(8, lda < 1);
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
  double* const c_data = call.matrix<double>({10, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<double>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<double> work_data = call.work<double>({12, "work"}, work, lwork);
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
  call.leading(11, ldc, m);
  call.refuse_if(5, wide(ilo) < 1 || wide(ilo) > most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(6, wide(ihi) < least(wide(ilo), ((side == 'L') ? (wide(m)) : (wide(n)))) || wide(ihi) > ((side ==
      'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(8, lda < 1);
  call.refuse_if(8, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({7, "a"}, a, lda, side == 'L' ? (wide(m)) : (wide(n)), lda);
  float* const tau_data = call.array<float>({9, "tau"}, tau, side == 'L' ? (wide(m) - 1) : (wide(n) - 1));
  float* const c_data = call.matrix<float>({10, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<float> work_data = call.work<float>({12, "work"}, work, lwork);
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
  call.leading(11, ldc, m);
  call.refuse_if(5, wide(ilo) < 1 || wide(ilo) > most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(6, wide(ihi) < least(wide(ilo), ((side == 'L') ? (wide(m)) : (wide(n)))) || wide(ihi) > ((side ==
      'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(8, lda < 1);
  call.refuse_if(8, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({7, "a"}, a, lda, side == 'L' ? (wide(m)) : (wide(n)), lda);
  double* const tau_data = call.array<double>({9, "tau"}, tau, side == 'L' ? (wide(m) - 1) : (wide(n) - 1));
  double* const c_data = call.matrix<double>({10, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<double> work_data = call.work<double>({12, "work"}, work, lwork);
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
  call.leading(7, lda, k);
  call.leading(10, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({6, "a"}, a, k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  float* const tau_data = call.array<float>({8, "tau"}, tau, k);
  float* const c_data = call.matrix<float>({9, "c"}, c, m, n, ldc);
  lda = leading_for(k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<float>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<float> work_data = call.work<float>({11, "work"}, work, lwork);
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
  call.leading(7, lda, k);
  call.leading(10, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({6, "a"}, a, k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  float* const tau_data = call.array<float>({8, "tau"}, tau, k);
  float* const c_data = call.matrix<float>({9, "c"}, c, m, n, ldc);
  lda = leading_for(k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<float>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<float> work_data = call.work<float>({11, "work"}, work, lwork);
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
  call.leading(7, lda, k);
  call.leading(10, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({6, "a"}, a, k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  double* const tau_data = call.array<double>({8, "tau"}, tau, k);
  double* const c_data = call.matrix<double>({9, "c"}, c, m, n, ldc);
  lda = leading_for(k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<double>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<double> work_data = call.work<double>({11, "work"}, work, lwork);
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
  call.leading(7, lda, k);
  call.leading(10, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({6, "a"}, a, k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  double* const tau_data = call.array<double>({8, "tau"}, tau, k);
  double* const c_data = call.matrix<double>({9, "c"}, c, m, n, ldc);
  lda = leading_for(k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<double>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<double> work_data = call.work<double>({11, "work"}, work, lwork);
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
  call.leading(10, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(7, lda < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({6, "a"}, a, lda, k, lda);
  float* const tau_data = call.array<float>({8, "tau"}, tau, k);
  float* const c_data = call.matrix<float>({9, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<float> work_data = call.work<float>({11, "work"}, work, lwork);
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
  call.leading(10, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(7, lda < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({6, "a"}, a, lda, k, lda);
  double* const tau_data = call.array<double>({8, "tau"}, tau, k);
  double* const c_data = call.matrix<double>({9, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<double> work_data = call.work<double>({11, "work"}, work, lwork);
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
  call.leading(8, lda, k);
  call.leading(11, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(6, wide(l) < 0 || ((side == 'L') && (wide(l) > wide(m))) || (!(side == 'L') && (wide(l) > wide(n))));
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({7, "a"}, a, k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  float* const tau_data = call.array<float>({9, "tau"}, tau, k);
  float* const c_data = call.matrix<float>({10, "c"}, c, m, n, ldc);
  lda = leading_for(k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<float>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<float> work_data = call.work<float>({12, "work"}, work, lwork);
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
  call.leading(8, lda, k);
  call.leading(11, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(6, wide(l) < 0 || ((side == 'L') && (wide(l) > wide(m))) || (!(side == 'L') && (wide(l) > wide(n))));
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({7, "a"}, a, k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  double* const tau_data = call.array<double>({9, "tau"}, tau, k);
  double* const c_data = call.matrix<double>({10, "c"}, c, m, n, ldc);
  lda = leading_for(k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<double>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<double> work_data = call.work<double>({12, "work"}, work, lwork);
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
  call.leading(10, ldc, m);
  call.refuse_if(7, lda < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  float* const a_data = call.matrix<float>({6, "a"}, a, lda, side == 'L' ? (wide(m)) : (wide(n)), lda);
  float* const tau_data = call.array<float>({8, "tau"}, tau, side == 'L' ? (wide(m) - 1) : (wide(n) - 1));
  float* const c_data = call.matrix<float>({9, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<float> work_data = call.work<float>({11, "work"}, work, lwork);
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
  call.leading(10, ldc, m);
  call.refuse_if(7, lda < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  double* const a_data = call.matrix<double>({6, "a"}, a, lda, side == 'L' ? (wide(m)) : (wide(n)), lda);
  double* const tau_data = call.array<double>({8, "tau"}, tau, side == 'L' ? (wide(m) - 1) : (wide(n) - 1));
  double* const c_data = call.matrix<double>({9, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<double> work_data = call.work<double>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&side, &uplo, &trans, &m, &n, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length, letter_length);
  call.give_back_first(work, work_data);
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
  call.leading(11, ldc, m);
  call.refuse_if(8, ((vect == 'Q') && wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n))))) || (!(vect == 'Q')
      && wide(lda) < most(1, least(((side == 'L') ? (wide(m)) : (wide(n))), wide(k)))));
  call.refuse_if(8, lda < 1);
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
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({10, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<std::complex<float>>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({12, "work"}, work, lwork);
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
  call.leading(11, ldc, m);
  call.refuse_if(8, ((vect == 'Q') && wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n))))) || (!(vect == 'Q')
      && wide(lda) < most(1, least(((side == 'L') ? (wide(m)) : (wide(n))), wide(k)))));
  call.refuse_if(8, lda < 1);
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
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({10, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<std::complex<double>>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({12, "work"}, work, lwork);
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
  call.leading(11, ldc, m);
  call.refuse_if(5, wide(ilo) < 1 || wide(ilo) > most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(6, wide(ihi) < least(wide(ilo), ((side == 'L') ? (wide(m)) : (wide(n)))) || wide(ihi) > ((side ==
      'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(8, lda < 1);
  call.refuse_if(8, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({7, "a"}, a, lda, side == 'L' ? (wide(m)) :
      (wide(n)), lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({9, "tau"}, tau, side == 'L' ? (wide(m) - 1) :
      (wide(n) - 1));
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({10, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({12, "work"}, work, lwork);
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
  call.leading(11, ldc, m);
  call.refuse_if(5, wide(ilo) < 1 || wide(ilo) > most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(6, wide(ihi) < least(wide(ilo), ((side == 'L') ? (wide(m)) : (wide(n)))) || wide(ihi) > ((side ==
      'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(8, lda < 1);
  call.refuse_if(8, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({7, "a"}, a, lda, side == 'L' ? (wide(m)) :
      (wide(n)), lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({9, "tau"}, tau, side == 'L' ? (wide(m) - 1)
      : (wide(n) - 1));
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({10, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({12, "work"}, work, lwork);
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
  call.leading(7, lda, k);
  call.leading(10, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, k, side == 'L' ? (wide(m)) :
      (wide(n)), lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({8, "tau"}, tau, k);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({9, "c"}, c, m, n, ldc);
  lda = leading_for(k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<std::complex<float>>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, lwork);
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
  call.leading(7, lda, k);
  call.leading(10, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, k, side == 'L' ? (wide(m)) :
      (wide(n)), lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({8, "tau"}, tau, k);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({9, "c"}, c, m, n, ldc);
  lda = leading_for(k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<std::complex<float>>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, lwork);
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
  call.leading(7, lda, k);
  call.leading(10, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, k, side == 'L' ? (wide(m)) :
      (wide(n)), lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({8, "tau"}, tau, k);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({9, "c"}, c, m, n, ldc);
  lda = leading_for(k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<std::complex<double>>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, lwork);
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
  call.leading(7, lda, k);
  call.leading(10, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, k, side == 'L' ? (wide(m)) :
      (wide(n)), lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({8, "tau"}, tau, k);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({9, "c"}, c, m, n, ldc);
  lda = leading_for(k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<std::complex<double>>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, lwork);
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
  call.leading(10, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(7, lda < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, lda, k, lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({8, "tau"}, tau, k);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({9, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, lwork);
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
  call.leading(10, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(7, lda < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, lda, k, lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({8, "tau"}, tau, k);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({9, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, lwork);
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
  call.leading(8, lda, k);
  call.leading(11, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(6, wide(l) < 0 || ((side == 'L') && (wide(l) > wide(m))) || (!(side == 'L') && (wide(l) > wide(n))));
  call.refuse_if(13, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({7, "a"}, a, k, side == 'L' ? (wide(m)) :
      (wide(n)), lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({9, "tau"}, tau, k);
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({10, "c"}, c, m, n, ldc);
  lda = leading_for(k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<std::complex<float>>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({12, "work"}, work, lwork);
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
  call.leading(8, lda, k);
  call.leading(11, ldc, m);
  call.refuse_if(5, wide(k) < 0 || wide(k) > ((side == 'L') ? (wide(m)) : (wide(n))));
  call.refuse_if(6, wide(l) < 0 || ((side == 'L') && (wide(l) > wide(m))) || (!(side == 'L') && (wide(l) > wide(n))));
  call.refuse_if(13, wide(lwork) < most(1, ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m))))) && !(wide(lwork)
      == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({7, "a"}, a, k, side == 'L' ? (wide(m)) :
      (wide(n)), lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({9, "tau"}, tau, k);
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({10, "c"}, c, m, n, ldc);
  lda = leading_for(k, side == 'L' ? (wide(m)) : (wide(n)), lda);
  ldc = leading_for(m, n, ldc);
  if (call.is_too_long<std::complex<double>>(side == 'L' ? m : 0, true, Copies::once)) return call.decline();
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({12, "work"}, work, lwork);
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
  call.leading(10, ldc, m);
  call.refuse_if(7, lda < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<float>* const a_data = call.matrix<std::complex<float>>({6, "a"}, a, lda, side == 'L' ? (wide(m)) :
      (wide(n)), lda);
  std::complex<float>* const tau_data = call.array<std::complex<float>>({8, "tau"}, tau, side == 'L' ? (wide(m) - 1) :
      (wide(n) - 1));
  std::complex<float>* const c_data = call.matrix<std::complex<float>>({9, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<std::complex<float>> work_data = call.work<std::complex<float>>({11, "work"}, work, lwork);
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
  call.leading(10, ldc, m);
  call.refuse_if(7, lda < 1);
  call.refuse_if(7, wide(lda) < most(1, ((side == 'L') ? (wide(m)) : (wide(n)))));
  call.refuse_if(12, wide(lwork) < ((side == 'L') ? (most(1, wide(n))) : (most(1, wide(m)))) && !(wide(lwork) == -1));
  if (call.is_illegal()) return -call.illegal_argument();
  if (lwork == -1) {
  call.set_query();
  lwork = -1;
  }
  std::complex<double>* const a_data = call.matrix<std::complex<double>>({6, "a"}, a, lda, side == 'L' ? (wide(m)) :
      (wide(n)), lda);
  std::complex<double>* const tau_data = call.array<std::complex<double>>({8, "tau"}, tau, side == 'L' ? (wide(m) - 1)
      : (wide(n) - 1));
  std::complex<double>* const c_data = call.matrix<std::complex<double>>({9, "c"}, c, m, n, ldc);
  ldc = leading_for(m, n, ldc);
  const Scratch<std::complex<double>> work_data = call.work<std::complex<double>>({11, "work"}, work, lwork);
  std::int32_t info = 0;
  call.run<void>(&side, &uplo, &trans, &m, &n, a_data, &lda, tau_data, c_data, &ldc, work_data.data(), &lwork, &info,
      letter_length, letter_length, letter_length);
  call.give_back_first(work, work_data);
  return info;
}

}  // namespace mpiwasm::blas
