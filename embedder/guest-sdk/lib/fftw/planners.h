/* FFTW's planners, each as the one planner of the host, which has the form of the guru interface. */
#include "host.h"

/* FFTW plans no more dimensions than this through the host. */
enum { most_dimensions = 16 };

IMPORT(plan)
unsigned CALL(plan)(unsigned kind, int rank, const void* dims, int howmany_rank, const void* howmany_dims, void* in,
                    void* in_imaginary, void* out, void* out_imaginary, int sign, const void* kinds, unsigned flags);

static X(plan)
    plan_guru(enum kind kind, int rank, const void* dims, int howmany_rank, const void* howmany_dims, void* in,
              void* in_imaginary, void* out, void* out_imaginary, int sign, const void* kinds, unsigned flags) {
  return (X(plan))(uintptr_t)CALL(plan)(kind, rank, dims, howmany_rank, howmany_dims, in, in_imaginary, out,
                                        out_imaginary, sign, kinds, flags);
}

/* The strides of an array in rows, whose last size may be another one in memory. False if one is too large. */
static int row_strides(int rank, const int* embedded, int last, int stride, int* strides) {
  long long step = stride;
  for (int each = rank - 1; each >= 0; --each) {
    if (step > INT_MAX || step < INT_MIN) return 0;
    strides[each] = (int)step;
    step *= each == rank - 1 ? last : embedded[each];
  }
  return 1;
}

struct layout {
  const int* embedded;
  int stride, distance;
};

static X(plan) plan_many(enum kind kind, int rank, const int* n, int howmany, void* in, struct layout input, void* out,
                         struct layout output, int sign, const X(r2r_kind) * kinds, unsigned flags) {
  X(iodim) dims[most_dimensions];
  int input_strides[most_dimensions], output_strides[most_dimensions];
  if (rank < 0 || rank > most_dimensions || howmany < 0) return NULL;
  /* Without sizes of its own an array is as large as the transform: of complex numbers for real ones half as long, and
   * in place the real ones have room for these. */
  const int last = rank > 0 ? n[rank - 1] : 1;
  const int half = last / 2 + 1;
  const int padded = in == out ? 2 * half : last;
  const int input_last = input.embedded && rank > 0 ? input.embedded[rank - 1]
                         : kind == complex_to_real  ? half
                         : kind == real_to_complex  ? padded
                                                    : last;
  const int output_last = output.embedded && rank > 0 ? output.embedded[rank - 1]
                          : kind == real_to_complex   ? half
                          : kind == complex_to_real   ? padded
                                                      : last;
  if (!row_strides(rank, input.embedded ? input.embedded : n, input_last, input.stride, input_strides) ||
      !row_strides(rank, output.embedded ? output.embedded : n, output_last, output.stride, output_strides))
    return NULL;
  for (int each = 0; each < rank; ++each) {
    dims[each].n = n[each];
    dims[each].is = input_strides[each];
    dims[each].os = output_strides[each];
  }
  const X(iodim) loop = {howmany, input.distance, output.distance};
  return plan_guru(kind, rank, dims, 1, &loop, in, NULL, out, NULL, sign, kinds, flags);
}

static X(plan) plan_rows(enum kind kind, int rank, const int* n, void* in, void* out, int sign,
                         const X(r2r_kind) * kinds, unsigned flags) {
  const struct layout all = {NULL, 1, 1};
  return plan_many(kind, rank, n, 1, in, all, out, all, sign, kinds, flags);
}

X(plan) HOST(plan_dft)(int rank, const int* n, X(complex) * in, X(complex) * out, int sign, unsigned flags) {
  return plan_rows(complex_to_complex, rank, n, in, out, sign, NULL, flags);
}
X(plan) HOST(plan_dft_1d)(int n, X(complex) * in, X(complex) * out, int sign, unsigned flags) {
  return plan_rows(complex_to_complex, 1, &n, in, out, sign, NULL, flags);
}
X(plan) HOST(plan_dft_2d)(int n0, int n1, X(complex) * in, X(complex) * out, int sign, unsigned flags) {
  const int n[] = {n0, n1};
  return plan_rows(complex_to_complex, 2, n, in, out, sign, NULL, flags);
}
X(plan) HOST(plan_dft_3d)(int n0, int n1, int n2, X(complex) * in, X(complex) * out, int sign, unsigned flags) {
  const int n[] = {n0, n1, n2};
  return plan_rows(complex_to_complex, 3, n, in, out, sign, NULL, flags);
}
X(plan)
HOST(plan_many_dft)(int rank, const int* n, int howmany, X(complex) * in, const int* inembed, int istride, int idist,
                    X(complex) * out, const int* onembed, int ostride, int odist, int sign, unsigned flags) {
  const struct layout input = {inembed, istride, idist}, output = {onembed, ostride, odist};
  return plan_many(complex_to_complex, rank, n, howmany, in, input, out, output, sign, NULL, flags);
}

X(plan) HOST(plan_dft_r2c)(int rank, const int* n, REAL* in, X(complex) * out, unsigned flags) {
  return plan_rows(real_to_complex, rank, n, in, out, 0, NULL, flags);
}
X(plan) HOST(plan_dft_r2c_1d)(int n, REAL* in, X(complex) * out, unsigned flags) {
  return plan_rows(real_to_complex, 1, &n, in, out, 0, NULL, flags);
}
X(plan) HOST(plan_dft_r2c_2d)(int n0, int n1, REAL* in, X(complex) * out, unsigned flags) {
  const int n[] = {n0, n1};
  return plan_rows(real_to_complex, 2, n, in, out, 0, NULL, flags);
}
X(plan) HOST(plan_dft_r2c_3d)(int n0, int n1, int n2, REAL* in, X(complex) * out, unsigned flags) {
  const int n[] = {n0, n1, n2};
  return plan_rows(real_to_complex, 3, n, in, out, 0, NULL, flags);
}
X(plan)
HOST(plan_many_dft_r2c)(int rank, const int* n, int howmany, REAL* in, const int* inembed, int istride, int idist,
                        X(complex) * out, const int* onembed, int ostride, int odist, unsigned flags) {
  const struct layout input = {inembed, istride, idist}, output = {onembed, ostride, odist};
  return plan_many(real_to_complex, rank, n, howmany, in, input, out, output, 0, NULL, flags);
}

X(plan) HOST(plan_dft_c2r)(int rank, const int* n, X(complex) * in, REAL* out, unsigned flags) {
  return plan_rows(complex_to_real, rank, n, in, out, 0, NULL, flags);
}
X(plan) HOST(plan_dft_c2r_1d)(int n, X(complex) * in, REAL* out, unsigned flags) {
  return plan_rows(complex_to_real, 1, &n, in, out, 0, NULL, flags);
}
X(plan) HOST(plan_dft_c2r_2d)(int n0, int n1, X(complex) * in, REAL* out, unsigned flags) {
  const int n[] = {n0, n1};
  return plan_rows(complex_to_real, 2, n, in, out, 0, NULL, flags);
}
X(plan) HOST(plan_dft_c2r_3d)(int n0, int n1, int n2, X(complex) * in, REAL* out, unsigned flags) {
  const int n[] = {n0, n1, n2};
  return plan_rows(complex_to_real, 3, n, in, out, 0, NULL, flags);
}
X(plan)
HOST(plan_many_dft_c2r)(int rank, const int* n, int howmany, X(complex) * in, const int* inembed, int istride,
                        int idist, REAL* out, const int* onembed, int ostride, int odist, unsigned flags) {
  const struct layout input = {inembed, istride, idist}, output = {onembed, ostride, odist};
  return plan_many(complex_to_real, rank, n, howmany, in, input, out, output, 0, NULL, flags);
}

X(plan) HOST(plan_r2r)(int rank, const int* n, REAL* in, REAL* out, const X(r2r_kind) * kind, unsigned flags) {
  return plan_rows(real_to_real, rank, n, in, out, 0, kind, flags);
}
X(plan) HOST(plan_r2r_1d)(int n, REAL* in, REAL* out, X(r2r_kind) kind, unsigned flags) {
  return plan_rows(real_to_real, 1, &n, in, out, 0, &kind, flags);
}
X(plan) HOST(plan_r2r_2d)(int n0, int n1, REAL* in, REAL* out, X(r2r_kind) kind0, X(r2r_kind) kind1, unsigned flags) {
  const int n[] = {n0, n1};
  const X(r2r_kind) kinds[] = {kind0, kind1};
  return plan_rows(real_to_real, 2, n, in, out, 0, kinds, flags);
}
X(plan)
HOST(plan_r2r_3d)(int n0, int n1, int n2, REAL* in, REAL* out, X(r2r_kind) kind0, X(r2r_kind) kind1, X(r2r_kind) kind2,
                  unsigned flags) {
  const int n[] = {n0, n1, n2};
  const X(r2r_kind) kinds[] = {kind0, kind1, kind2};
  return plan_rows(real_to_real, 3, n, in, out, 0, kinds, flags);
}
X(plan)
HOST(plan_many_r2r)(int rank, const int* n, int howmany, REAL* in, const int* inembed, int istride, int idist,
                    REAL* out, const int* onembed, int ostride, int odist, const X(r2r_kind) * kind, unsigned flags) {
  const struct layout input = {inembed, istride, idist}, output = {onembed, ostride, odist};
  return plan_many(real_to_real, rank, n, howmany, in, input, out, output, 0, kind, flags);
}

/* The guru interface, with dimensions of either type. */
#define GURU(guru, iodim)                                                                                              \
  X(plan)                                                                                                              \
  HOST(plan_##guru##_dft)(int rank, const X(iodim) * dims, int howmany_rank, const X(iodim) * howmany_dims,            \
                          X(complex) * in, X(complex) * out, int sign, unsigned flags) {                               \
    return plan_guru(complex_to_complex, rank, dims, howmany_rank, howmany_dims, in, NULL, out, NULL, sign, NULL,      \
                     flags);                                                                                           \
  }                                                                                                                    \
  X(plan)                                                                                                              \
  HOST(plan_##guru##_split_dft)(int rank, const X(iodim) * dims, int howmany_rank, const X(iodim) * howmany_dims,      \
                                REAL * ri, REAL * ii, REAL * ro, REAL * io, unsigned flags) {                          \
    return plan_guru(split_complex_to_complex, rank, dims, howmany_rank, howmany_dims, ri, ii, ro, io, 0, NULL,        \
                     flags);                                                                                           \
  }                                                                                                                    \
  X(plan)                                                                                                              \
  HOST(plan_##guru##_dft_r2c)(int rank, const X(iodim) * dims, int howmany_rank, const X(iodim) * howmany_dims,        \
                              REAL * in, X(complex) * out, unsigned flags) {                                           \
    return plan_guru(real_to_complex, rank, dims, howmany_rank, howmany_dims, in, NULL, out, NULL, 0, NULL, flags);    \
  }                                                                                                                    \
  X(plan)                                                                                                              \
  HOST(plan_##guru##_split_dft_r2c)(int rank, const X(iodim) * dims, int howmany_rank, const X(iodim) * howmany_dims,  \
                                    REAL * in, REAL * ro, REAL * io, unsigned flags) {                                 \
    return plan_guru(split_real_to_complex, rank, dims, howmany_rank, howmany_dims, in, NULL, ro, io, 0, NULL, flags); \
  }                                                                                                                    \
  X(plan)                                                                                                              \
  HOST(plan_##guru##_dft_c2r)(int rank, const X(iodim) * dims, int howmany_rank, const X(iodim) * howmany_dims,        \
                              X(complex) * in, REAL * out, unsigned flags) {                                           \
    return plan_guru(complex_to_real, rank, dims, howmany_rank, howmany_dims, in, NULL, out, NULL, 0, NULL, flags);    \
  }                                                                                                                    \
  X(plan)                                                                                                              \
  HOST(plan_##guru##_split_dft_c2r)(int rank, const X(iodim) * dims, int howmany_rank, const X(iodim) * howmany_dims,  \
                                    REAL * ri, REAL * ii, REAL * out, unsigned flags) {                                \
    return plan_guru(split_complex_to_real, rank, dims, howmany_rank, howmany_dims, ri, ii, out, NULL, 0, NULL,        \
                     flags);                                                                                           \
  }                                                                                                                    \
  X(plan)                                                                                                              \
  HOST(plan_##guru##_r2r)(int rank, const X(iodim) * dims, int howmany_rank, const X(iodim) * howmany_dims, REAL * in, \
                          REAL * out, const X(r2r_kind) * kind, unsigned flags) {                                      \
    return plan_guru(real_to_real, rank, dims, howmany_rank, howmany_dims, in, NULL, out, NULL, 0, kind, flags);       \
  }

GURU(guru, iodim)
GURU(guru64, iodim64)
