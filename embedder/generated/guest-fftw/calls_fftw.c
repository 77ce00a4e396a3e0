/* Made by embedder/generator/generate.py from embedder/fftw-api; do not edit. */
#include "host_fftw.h"

fftw_plan __real_fftw_plan_dft(int rank, const int* n, fftw_complex* in, fftw_complex* out, int sign, unsigned flags);
fftw_plan __wrap_fftw_plan_dft(int rank, const int* n, fftw_complex* in, fftw_complex* out, int sign, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_dft(rank, n, in, out, sign, flags) : __real_fftw_plan_dft(rank, n, in, out, sign, flags);
}

fftw_plan __real_fftw_plan_dft_1d(int n, fftw_complex* in, fftw_complex* out, int sign, unsigned flags);
fftw_plan __wrap_fftw_plan_dft_1d(int n, fftw_complex* in, fftw_complex* out, int sign, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_dft_1d(n, in, out, sign, flags) : __real_fftw_plan_dft_1d(n, in, out, sign, flags);
}

fftw_plan __real_fftw_plan_dft_2d(int n0, int n1, fftw_complex* in, fftw_complex* out, int sign, unsigned flags);
fftw_plan __wrap_fftw_plan_dft_2d(int n0, int n1, fftw_complex* in, fftw_complex* out, int sign, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_dft_2d(n0, n1, in, out, sign, flags) : __real_fftw_plan_dft_2d(n0, n1, in, out, sign, flags);
}

fftw_plan __real_fftw_plan_dft_3d(int n0, int n1, int n2, fftw_complex* in, fftw_complex* out, int sign, unsigned flags);
fftw_plan __wrap_fftw_plan_dft_3d(int n0, int n1, int n2, fftw_complex* in, fftw_complex* out, int sign, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_dft_3d(n0, n1, n2, in, out, sign, flags) : __real_fftw_plan_dft_3d(n0, n1, n2, in, out, sign, flags);
}

fftw_plan __real_fftw_plan_many_dft(int rank, const int* n, int howmany, fftw_complex* in, const int* inembed, int istride, int idist, fftw_complex* out, const int* onembed, int ostride, int odist, int sign, unsigned flags);
fftw_plan __wrap_fftw_plan_many_dft(int rank, const int* n, int howmany, fftw_complex* in, const int* inembed, int istride, int idist, fftw_complex* out, const int* onembed, int ostride, int odist, int sign, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_many_dft(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, sign, flags) : __real_fftw_plan_many_dft(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, sign, flags);
}

fftw_plan __real_fftw_plan_guru_dft(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, fftw_complex* in, fftw_complex* out, int sign, unsigned flags);
fftw_plan __wrap_fftw_plan_guru_dft(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, fftw_complex* in, fftw_complex* out, int sign, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_guru_dft(rank, dims, howmany_rank, howmany_dims, in, out, sign, flags) : __real_fftw_plan_guru_dft(rank, dims, howmany_rank, howmany_dims, in, out, sign, flags);
}

fftw_plan __real_fftw_plan_guru_split_dft(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* ri, double* ii, double* ro, double* io, unsigned flags);
fftw_plan __wrap_fftw_plan_guru_split_dft(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* ri, double* ii, double* ro, double* io, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_guru_split_dft(rank, dims, howmany_rank, howmany_dims, ri, ii, ro, io, flags) : __real_fftw_plan_guru_split_dft(rank, dims, howmany_rank, howmany_dims, ri, ii, ro, io, flags);
}

fftw_plan __real_fftw_plan_guru64_dft(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, fftw_complex* in, fftw_complex* out, int sign, unsigned flags);
fftw_plan __wrap_fftw_plan_guru64_dft(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, fftw_complex* in, fftw_complex* out, int sign, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_guru64_dft(rank, dims, howmany_rank, howmany_dims, in, out, sign, flags) : __real_fftw_plan_guru64_dft(rank, dims, howmany_rank, howmany_dims, in, out, sign, flags);
}

fftw_plan __real_fftw_plan_guru64_split_dft(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* ri, double* ii, double* ro, double* io, unsigned flags);
fftw_plan __wrap_fftw_plan_guru64_split_dft(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* ri, double* ii, double* ro, double* io, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_guru64_split_dft(rank, dims, howmany_rank, howmany_dims, ri, ii, ro, io, flags) : __real_fftw_plan_guru64_split_dft(rank, dims, howmany_rank, howmany_dims, ri, ii, ro, io, flags);
}

fftw_plan __real_fftw_plan_dft_r2c(int rank, const int* n, double* in, fftw_complex* out, unsigned flags);
fftw_plan __wrap_fftw_plan_dft_r2c(int rank, const int* n, double* in, fftw_complex* out, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_dft_r2c(rank, n, in, out, flags) : __real_fftw_plan_dft_r2c(rank, n, in, out, flags);
}

fftw_plan __real_fftw_plan_dft_r2c_1d(int n, double* in, fftw_complex* out, unsigned flags);
fftw_plan __wrap_fftw_plan_dft_r2c_1d(int n, double* in, fftw_complex* out, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_dft_r2c_1d(n, in, out, flags) : __real_fftw_plan_dft_r2c_1d(n, in, out, flags);
}

fftw_plan __real_fftw_plan_dft_r2c_2d(int n0, int n1, double* in, fftw_complex* out, unsigned flags);
fftw_plan __wrap_fftw_plan_dft_r2c_2d(int n0, int n1, double* in, fftw_complex* out, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_dft_r2c_2d(n0, n1, in, out, flags) : __real_fftw_plan_dft_r2c_2d(n0, n1, in, out, flags);
}

fftw_plan __real_fftw_plan_dft_r2c_3d(int n0, int n1, int n2, double* in, fftw_complex* out, unsigned flags);
fftw_plan __wrap_fftw_plan_dft_r2c_3d(int n0, int n1, int n2, double* in, fftw_complex* out, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_dft_r2c_3d(n0, n1, n2, in, out, flags) : __real_fftw_plan_dft_r2c_3d(n0, n1, n2, in, out, flags);
}

fftw_plan __real_fftw_plan_many_dft_r2c(int rank, const int* n, int howmany, double* in, const int* inembed, int istride, int idist, fftw_complex* out, const int* onembed, int ostride, int odist, unsigned flags);
fftw_plan __wrap_fftw_plan_many_dft_r2c(int rank, const int* n, int howmany, double* in, const int* inembed, int istride, int idist, fftw_complex* out, const int* onembed, int ostride, int odist, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_many_dft_r2c(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, flags) : __real_fftw_plan_many_dft_r2c(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, flags);
}

fftw_plan __real_fftw_plan_guru_dft_r2c(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* in, fftw_complex* out, unsigned flags);
fftw_plan __wrap_fftw_plan_guru_dft_r2c(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* in, fftw_complex* out, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_guru_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, out, flags) : __real_fftw_plan_guru_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, out, flags);
}

fftw_plan __real_fftw_plan_guru_split_dft_r2c(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* in, double* ro, double* io, unsigned flags);
fftw_plan __wrap_fftw_plan_guru_split_dft_r2c(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* in, double* ro, double* io, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_guru_split_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, ro, io, flags) : __real_fftw_plan_guru_split_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, ro, io, flags);
}

fftw_plan __real_fftw_plan_guru64_dft_r2c(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* in, fftw_complex* out, unsigned flags);
fftw_plan __wrap_fftw_plan_guru64_dft_r2c(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* in, fftw_complex* out, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_guru64_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, out, flags) : __real_fftw_plan_guru64_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, out, flags);
}

fftw_plan __real_fftw_plan_guru64_split_dft_r2c(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* in, double* ro, double* io, unsigned flags);
fftw_plan __wrap_fftw_plan_guru64_split_dft_r2c(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* in, double* ro, double* io, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_guru64_split_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, ro, io, flags) : __real_fftw_plan_guru64_split_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, ro, io, flags);
}

fftw_plan __real_fftw_plan_dft_c2r(int rank, const int* n, fftw_complex* in, double* out, unsigned flags);
fftw_plan __wrap_fftw_plan_dft_c2r(int rank, const int* n, fftw_complex* in, double* out, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_dft_c2r(rank, n, in, out, flags) : __real_fftw_plan_dft_c2r(rank, n, in, out, flags);
}

fftw_plan __real_fftw_plan_dft_c2r_1d(int n, fftw_complex* in, double* out, unsigned flags);
fftw_plan __wrap_fftw_plan_dft_c2r_1d(int n, fftw_complex* in, double* out, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_dft_c2r_1d(n, in, out, flags) : __real_fftw_plan_dft_c2r_1d(n, in, out, flags);
}

fftw_plan __real_fftw_plan_dft_c2r_2d(int n0, int n1, fftw_complex* in, double* out, unsigned flags);
fftw_plan __wrap_fftw_plan_dft_c2r_2d(int n0, int n1, fftw_complex* in, double* out, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_dft_c2r_2d(n0, n1, in, out, flags) : __real_fftw_plan_dft_c2r_2d(n0, n1, in, out, flags);
}

fftw_plan __real_fftw_plan_dft_c2r_3d(int n0, int n1, int n2, fftw_complex* in, double* out, unsigned flags);
fftw_plan __wrap_fftw_plan_dft_c2r_3d(int n0, int n1, int n2, fftw_complex* in, double* out, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_dft_c2r_3d(n0, n1, n2, in, out, flags) : __real_fftw_plan_dft_c2r_3d(n0, n1, n2, in, out, flags);
}

fftw_plan __real_fftw_plan_many_dft_c2r(int rank, const int* n, int howmany, fftw_complex* in, const int* inembed, int istride, int idist, double* out, const int* onembed, int ostride, int odist, unsigned flags);
fftw_plan __wrap_fftw_plan_many_dft_c2r(int rank, const int* n, int howmany, fftw_complex* in, const int* inembed, int istride, int idist, double* out, const int* onembed, int ostride, int odist, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_many_dft_c2r(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, flags) : __real_fftw_plan_many_dft_c2r(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, flags);
}

fftw_plan __real_fftw_plan_guru_dft_c2r(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, fftw_complex* in, double* out, unsigned flags);
fftw_plan __wrap_fftw_plan_guru_dft_c2r(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, fftw_complex* in, double* out, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_guru_dft_c2r(rank, dims, howmany_rank, howmany_dims, in, out, flags) : __real_fftw_plan_guru_dft_c2r(rank, dims, howmany_rank, howmany_dims, in, out, flags);
}

fftw_plan __real_fftw_plan_guru_split_dft_c2r(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* ri, double* ii, double* out, unsigned flags);
fftw_plan __wrap_fftw_plan_guru_split_dft_c2r(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* ri, double* ii, double* out, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_guru_split_dft_c2r(rank, dims, howmany_rank, howmany_dims, ri, ii, out, flags) : __real_fftw_plan_guru_split_dft_c2r(rank, dims, howmany_rank, howmany_dims, ri, ii, out, flags);
}

fftw_plan __real_fftw_plan_guru64_dft_c2r(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, fftw_complex* in, double* out, unsigned flags);
fftw_plan __wrap_fftw_plan_guru64_dft_c2r(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, fftw_complex* in, double* out, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_guru64_dft_c2r(rank, dims, howmany_rank, howmany_dims, in, out, flags) : __real_fftw_plan_guru64_dft_c2r(rank, dims, howmany_rank, howmany_dims, in, out, flags);
}

fftw_plan __real_fftw_plan_guru64_split_dft_c2r(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* ri, double* ii, double* out, unsigned flags);
fftw_plan __wrap_fftw_plan_guru64_split_dft_c2r(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* ri, double* ii, double* out, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_guru64_split_dft_c2r(rank, dims, howmany_rank, howmany_dims, ri, ii, out, flags) : __real_fftw_plan_guru64_split_dft_c2r(rank, dims, howmany_rank, howmany_dims, ri, ii, out, flags);
}

fftw_plan __real_fftw_plan_r2r(int rank, const int* n, double* in, double* out, const fftw_r2r_kind* kind, unsigned flags);
fftw_plan __wrap_fftw_plan_r2r(int rank, const int* n, double* in, double* out, const fftw_r2r_kind* kind, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_r2r(rank, n, in, out, kind, flags) : __real_fftw_plan_r2r(rank, n, in, out, kind, flags);
}

fftw_plan __real_fftw_plan_r2r_1d(int n, double* in, double* out, fftw_r2r_kind kind, unsigned flags);
fftw_plan __wrap_fftw_plan_r2r_1d(int n, double* in, double* out, fftw_r2r_kind kind, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_r2r_1d(n, in, out, kind, flags) : __real_fftw_plan_r2r_1d(n, in, out, kind, flags);
}

fftw_plan __real_fftw_plan_r2r_2d(int n0, int n1, double* in, double* out, fftw_r2r_kind kind0, fftw_r2r_kind kind1, unsigned flags);
fftw_plan __wrap_fftw_plan_r2r_2d(int n0, int n1, double* in, double* out, fftw_r2r_kind kind0, fftw_r2r_kind kind1, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_r2r_2d(n0, n1, in, out, kind0, kind1, flags) : __real_fftw_plan_r2r_2d(n0, n1, in, out, kind0, kind1, flags);
}

fftw_plan __real_fftw_plan_r2r_3d(int n0, int n1, int n2, double* in, double* out, fftw_r2r_kind kind0, fftw_r2r_kind kind1, fftw_r2r_kind kind2, unsigned flags);
fftw_plan __wrap_fftw_plan_r2r_3d(int n0, int n1, int n2, double* in, double* out, fftw_r2r_kind kind0, fftw_r2r_kind kind1, fftw_r2r_kind kind2, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_r2r_3d(n0, n1, n2, in, out, kind0, kind1, kind2, flags) : __real_fftw_plan_r2r_3d(n0, n1, n2, in, out, kind0, kind1, kind2, flags);
}

fftw_plan __real_fftw_plan_many_r2r(int rank, const int* n, int howmany, double* in, const int* inembed, int istride, int idist, double* out, const int* onembed, int ostride, int odist, const fftw_r2r_kind* kind, unsigned flags);
fftw_plan __wrap_fftw_plan_many_r2r(int rank, const int* n, int howmany, double* in, const int* inembed, int istride, int idist, double* out, const int* onembed, int ostride, int odist, const fftw_r2r_kind* kind, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_many_r2r(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, kind, flags) : __real_fftw_plan_many_r2r(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, kind, flags);
}

fftw_plan __real_fftw_plan_guru_r2r(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* in, double* out, const fftw_r2r_kind* kind, unsigned flags);
fftw_plan __wrap_fftw_plan_guru_r2r(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* in, double* out, const fftw_r2r_kind* kind, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_guru_r2r(rank, dims, howmany_rank, howmany_dims, in, out, kind, flags) : __real_fftw_plan_guru_r2r(rank, dims, howmany_rank, howmany_dims, in, out, kind, flags);
}

fftw_plan __real_fftw_plan_guru64_r2r(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* in, double* out, const fftw_r2r_kind* kind, unsigned flags);
fftw_plan __wrap_fftw_plan_guru64_r2r(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* in, double* out, const fftw_r2r_kind* kind, unsigned flags) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_plan_guru64_r2r(rank, dims, howmany_rank, howmany_dims, in, out, kind, flags) : __real_fftw_plan_guru64_r2r(rank, dims, howmany_rank, howmany_dims, in, out, kind, flags);
}

void __real_fftw_set_timelimit(double seconds);
void __wrap_fftw_set_timelimit(double seconds) {
  if (mpiwasm_fftw_at_host())
    mpiwasm_fftw_set_timelimit(seconds);
  else
    __real_fftw_set_timelimit(seconds);
}

void __real_fftw_cleanup(void);
void __wrap_fftw_cleanup(void) {
  if (mpiwasm_fftw_at_host())
    mpiwasm_fftw_cleanup();
  else
    __real_fftw_cleanup();
}

void __real_fftw_forget_wisdom(void);
void __wrap_fftw_forget_wisdom(void) {
  if (mpiwasm_fftw_at_host())
    mpiwasm_fftw_forget_wisdom();
  else
    __real_fftw_forget_wisdom();
}

int __real_fftw_export_wisdom_to_filename(const char* filename);
int __wrap_fftw_export_wisdom_to_filename(const char* filename) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_export_wisdom_to_filename(filename) : __real_fftw_export_wisdom_to_filename(filename);
}

void __real_fftw_export_wisdom_to_file(FILE* output_file);
void __wrap_fftw_export_wisdom_to_file(FILE* output_file) {
  if (mpiwasm_fftw_at_host())
    mpiwasm_fftw_export_wisdom_to_file(output_file);
  else
    __real_fftw_export_wisdom_to_file(output_file);
}

char* __real_fftw_export_wisdom_to_string(void);
char* __wrap_fftw_export_wisdom_to_string(void) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_export_wisdom_to_string() : __real_fftw_export_wisdom_to_string();
}

void __real_fftw_export_wisdom(fftw_write_char_func write_char, void* data);
void __wrap_fftw_export_wisdom(fftw_write_char_func write_char, void* data) {
  if (mpiwasm_fftw_at_host())
    mpiwasm_fftw_export_wisdom(write_char, data);
  else
    __real_fftw_export_wisdom(write_char, data);
}

int __real_fftw_import_system_wisdom(void);
int __wrap_fftw_import_system_wisdom(void) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_import_system_wisdom() : __real_fftw_import_system_wisdom();
}

int __real_fftw_import_wisdom_from_filename(const char* filename);
int __wrap_fftw_import_wisdom_from_filename(const char* filename) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_import_wisdom_from_filename(filename) : __real_fftw_import_wisdom_from_filename(filename);
}

int __real_fftw_import_wisdom_from_file(FILE* input_file);
int __wrap_fftw_import_wisdom_from_file(FILE* input_file) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_import_wisdom_from_file(input_file) : __real_fftw_import_wisdom_from_file(input_file);
}

int __real_fftw_import_wisdom_from_string(const char* input_string);
int __wrap_fftw_import_wisdom_from_string(const char* input_string) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_import_wisdom_from_string(input_string) : __real_fftw_import_wisdom_from_string(input_string);
}

int __real_fftw_import_wisdom(fftw_read_char_func read_char, void* data);
int __wrap_fftw_import_wisdom(fftw_read_char_func read_char, void* data) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_import_wisdom(read_char, data) : __real_fftw_import_wisdom(read_char, data);
}

void* __real_fftw_malloc(size_t n);
void* __wrap_fftw_malloc(size_t n) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_malloc(n) : __real_fftw_malloc(n);
}

double* __real_fftw_alloc_real(size_t n);
double* __wrap_fftw_alloc_real(size_t n) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_alloc_real(n) : __real_fftw_alloc_real(n);
}

fftw_complex* __real_fftw_alloc_complex(size_t n);
fftw_complex* __wrap_fftw_alloc_complex(size_t n) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_alloc_complex(n) : __real_fftw_alloc_complex(n);
}

void __real_fftw_free(void* p);
void __wrap_fftw_free(void* p) {
  if (mpiwasm_fftw_at_host())
    mpiwasm_fftw_free(p);
  else
    __real_fftw_free(p);
}

int __real_fftw_alignment_of(double* p);
int __wrap_fftw_alignment_of(double* p) {
  return mpiwasm_fftw_at_host() ? mpiwasm_fftw_alignment_of(p) : __real_fftw_alignment_of(p);
}

void __real_fftw_execute(const fftw_plan p);
void __wrap_fftw_execute(const fftw_plan p) {
  if (mpiwasm_fftw_is_at_host(p))
    mpiwasm_fftw_execute(p);
  else
    __real_fftw_execute(p);
}

void __real_fftw_execute_dft(const fftw_plan p, fftw_complex* in, fftw_complex* out);
void __wrap_fftw_execute_dft(const fftw_plan p, fftw_complex* in, fftw_complex* out) {
  if (mpiwasm_fftw_is_at_host(p))
    mpiwasm_fftw_execute_dft(p, in, out);
  else
    __real_fftw_execute_dft(p, in, out);
}

void __real_fftw_execute_split_dft(const fftw_plan p, double* ri, double* ii, double* ro, double* io);
void __wrap_fftw_execute_split_dft(const fftw_plan p, double* ri, double* ii, double* ro, double* io) {
  if (mpiwasm_fftw_is_at_host(p))
    mpiwasm_fftw_execute_split_dft(p, ri, ii, ro, io);
  else
    __real_fftw_execute_split_dft(p, ri, ii, ro, io);
}

void __real_fftw_execute_dft_r2c(const fftw_plan p, double* in, fftw_complex* out);
void __wrap_fftw_execute_dft_r2c(const fftw_plan p, double* in, fftw_complex* out) {
  if (mpiwasm_fftw_is_at_host(p))
    mpiwasm_fftw_execute_dft_r2c(p, in, out);
  else
    __real_fftw_execute_dft_r2c(p, in, out);
}

void __real_fftw_execute_split_dft_r2c(const fftw_plan p, double* in, double* ro, double* io);
void __wrap_fftw_execute_split_dft_r2c(const fftw_plan p, double* in, double* ro, double* io) {
  if (mpiwasm_fftw_is_at_host(p))
    mpiwasm_fftw_execute_split_dft_r2c(p, in, ro, io);
  else
    __real_fftw_execute_split_dft_r2c(p, in, ro, io);
}

void __real_fftw_execute_dft_c2r(const fftw_plan p, fftw_complex* in, double* out);
void __wrap_fftw_execute_dft_c2r(const fftw_plan p, fftw_complex* in, double* out) {
  if (mpiwasm_fftw_is_at_host(p))
    mpiwasm_fftw_execute_dft_c2r(p, in, out);
  else
    __real_fftw_execute_dft_c2r(p, in, out);
}

void __real_fftw_execute_split_dft_c2r(const fftw_plan p, double* ri, double* ii, double* out);
void __wrap_fftw_execute_split_dft_c2r(const fftw_plan p, double* ri, double* ii, double* out) {
  if (mpiwasm_fftw_is_at_host(p))
    mpiwasm_fftw_execute_split_dft_c2r(p, ri, ii, out);
  else
    __real_fftw_execute_split_dft_c2r(p, ri, ii, out);
}

void __real_fftw_execute_r2r(const fftw_plan p, double* in, double* out);
void __wrap_fftw_execute_r2r(const fftw_plan p, double* in, double* out) {
  if (mpiwasm_fftw_is_at_host(p))
    mpiwasm_fftw_execute_r2r(p, in, out);
  else
    __real_fftw_execute_r2r(p, in, out);
}

void __real_fftw_destroy_plan(fftw_plan p);
void __wrap_fftw_destroy_plan(fftw_plan p) {
  if (mpiwasm_fftw_is_at_host(p))
    mpiwasm_fftw_destroy_plan(p);
  else
    __real_fftw_destroy_plan(p);
}

void __real_fftw_flops(const fftw_plan p, double* add, double* mul, double* fmas);
void __wrap_fftw_flops(const fftw_plan p, double* add, double* mul, double* fmas) {
  if (mpiwasm_fftw_is_at_host(p))
    mpiwasm_fftw_flops(p, add, mul, fmas);
  else
    __real_fftw_flops(p, add, mul, fmas);
}

double __real_fftw_estimate_cost(const fftw_plan p);
double __wrap_fftw_estimate_cost(const fftw_plan p) {
  return mpiwasm_fftw_is_at_host(p) ? mpiwasm_fftw_estimate_cost(p) : __real_fftw_estimate_cost(p);
}

double __real_fftw_cost(const fftw_plan p);
double __wrap_fftw_cost(const fftw_plan p) {
  return mpiwasm_fftw_is_at_host(p) ? mpiwasm_fftw_cost(p) : __real_fftw_cost(p);
}

char* __real_fftw_sprint_plan(const fftw_plan p);
char* __wrap_fftw_sprint_plan(const fftw_plan p) {
  return mpiwasm_fftw_is_at_host(p) ? mpiwasm_fftw_sprint_plan(p) : __real_fftw_sprint_plan(p);
}

void __real_fftw_fprint_plan(const fftw_plan p, FILE* output_file);
void __wrap_fftw_fprint_plan(const fftw_plan p, FILE* output_file) {
  if (mpiwasm_fftw_is_at_host(p))
    mpiwasm_fftw_fprint_plan(p, output_file);
  else
    __real_fftw_fprint_plan(p, output_file);
}

void __real_fftw_print_plan(const fftw_plan p);
void __wrap_fftw_print_plan(const fftw_plan p) {
  if (mpiwasm_fftw_is_at_host(p))
    mpiwasm_fftw_print_plan(p);
  else
    __real_fftw_print_plan(p);
}
