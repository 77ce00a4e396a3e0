/* Made by embedder/generator/generate.py from embedder/fftw-api; do not edit. */
#include "host_fftw.h"

fftwf_plan __real_fftwf_plan_dft(int rank, const int* n, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags);
fftwf_plan __wrap_fftwf_plan_dft(int rank, const int* n, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_dft(rank, n, in, out, sign, flags) : __real_fftwf_plan_dft(rank, n, in, out, sign, flags);
}

fftwf_plan __real_fftwf_plan_dft_1d(int n, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags);
fftwf_plan __wrap_fftwf_plan_dft_1d(int n, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_dft_1d(n, in, out, sign, flags) : __real_fftwf_plan_dft_1d(n, in, out, sign, flags);
}

fftwf_plan __real_fftwf_plan_dft_2d(int n0, int n1, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags);
fftwf_plan __wrap_fftwf_plan_dft_2d(int n0, int n1, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_dft_2d(n0, n1, in, out, sign, flags) : __real_fftwf_plan_dft_2d(n0, n1, in, out, sign, flags);
}

fftwf_plan __real_fftwf_plan_dft_3d(int n0, int n1, int n2, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags);
fftwf_plan __wrap_fftwf_plan_dft_3d(int n0, int n1, int n2, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_dft_3d(n0, n1, n2, in, out, sign, flags) : __real_fftwf_plan_dft_3d(n0, n1, n2, in, out, sign, flags);
}

fftwf_plan __real_fftwf_plan_many_dft(int rank, const int* n, int howmany, fftwf_complex* in, const int* inembed, int istride, int idist, fftwf_complex* out, const int* onembed, int ostride, int odist, int sign, unsigned flags);
fftwf_plan __wrap_fftwf_plan_many_dft(int rank, const int* n, int howmany, fftwf_complex* in, const int* inembed, int istride, int idist, fftwf_complex* out, const int* onembed, int ostride, int odist, int sign, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_many_dft(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, sign, flags) : __real_fftwf_plan_many_dft(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, sign, flags);
}

fftwf_plan __real_fftwf_plan_guru_dft(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags);
fftwf_plan __wrap_fftwf_plan_guru_dft(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_guru_dft(rank, dims, howmany_rank, howmany_dims, in, out, sign, flags) : __real_fftwf_plan_guru_dft(rank, dims, howmany_rank, howmany_dims, in, out, sign, flags);
}

fftwf_plan __real_fftwf_plan_guru_split_dft(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* ri, float* ii, float* ro, float* io, unsigned flags);
fftwf_plan __wrap_fftwf_plan_guru_split_dft(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* ri, float* ii, float* ro, float* io, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_guru_split_dft(rank, dims, howmany_rank, howmany_dims, ri, ii, ro, io, flags) : __real_fftwf_plan_guru_split_dft(rank, dims, howmany_rank, howmany_dims, ri, ii, ro, io, flags);
}

fftwf_plan __real_fftwf_plan_guru64_dft(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags);
fftwf_plan __wrap_fftwf_plan_guru64_dft(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_guru64_dft(rank, dims, howmany_rank, howmany_dims, in, out, sign, flags) : __real_fftwf_plan_guru64_dft(rank, dims, howmany_rank, howmany_dims, in, out, sign, flags);
}

fftwf_plan __real_fftwf_plan_guru64_split_dft(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* ri, float* ii, float* ro, float* io, unsigned flags);
fftwf_plan __wrap_fftwf_plan_guru64_split_dft(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* ri, float* ii, float* ro, float* io, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_guru64_split_dft(rank, dims, howmany_rank, howmany_dims, ri, ii, ro, io, flags) : __real_fftwf_plan_guru64_split_dft(rank, dims, howmany_rank, howmany_dims, ri, ii, ro, io, flags);
}

fftwf_plan __real_fftwf_plan_dft_r2c(int rank, const int* n, float* in, fftwf_complex* out, unsigned flags);
fftwf_plan __wrap_fftwf_plan_dft_r2c(int rank, const int* n, float* in, fftwf_complex* out, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_dft_r2c(rank, n, in, out, flags) : __real_fftwf_plan_dft_r2c(rank, n, in, out, flags);
}

fftwf_plan __real_fftwf_plan_dft_r2c_1d(int n, float* in, fftwf_complex* out, unsigned flags);
fftwf_plan __wrap_fftwf_plan_dft_r2c_1d(int n, float* in, fftwf_complex* out, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_dft_r2c_1d(n, in, out, flags) : __real_fftwf_plan_dft_r2c_1d(n, in, out, flags);
}

fftwf_plan __real_fftwf_plan_dft_r2c_2d(int n0, int n1, float* in, fftwf_complex* out, unsigned flags);
fftwf_plan __wrap_fftwf_plan_dft_r2c_2d(int n0, int n1, float* in, fftwf_complex* out, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_dft_r2c_2d(n0, n1, in, out, flags) : __real_fftwf_plan_dft_r2c_2d(n0, n1, in, out, flags);
}

fftwf_plan __real_fftwf_plan_dft_r2c_3d(int n0, int n1, int n2, float* in, fftwf_complex* out, unsigned flags);
fftwf_plan __wrap_fftwf_plan_dft_r2c_3d(int n0, int n1, int n2, float* in, fftwf_complex* out, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_dft_r2c_3d(n0, n1, n2, in, out, flags) : __real_fftwf_plan_dft_r2c_3d(n0, n1, n2, in, out, flags);
}

fftwf_plan __real_fftwf_plan_many_dft_r2c(int rank, const int* n, int howmany, float* in, const int* inembed, int istride, int idist, fftwf_complex* out, const int* onembed, int ostride, int odist, unsigned flags);
fftwf_plan __wrap_fftwf_plan_many_dft_r2c(int rank, const int* n, int howmany, float* in, const int* inembed, int istride, int idist, fftwf_complex* out, const int* onembed, int ostride, int odist, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_many_dft_r2c(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, flags) : __real_fftwf_plan_many_dft_r2c(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, flags);
}

fftwf_plan __real_fftwf_plan_guru_dft_r2c(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* in, fftwf_complex* out, unsigned flags);
fftwf_plan __wrap_fftwf_plan_guru_dft_r2c(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* in, fftwf_complex* out, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_guru_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, out, flags) : __real_fftwf_plan_guru_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, out, flags);
}

fftwf_plan __real_fftwf_plan_guru_split_dft_r2c(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* in, float* ro, float* io, unsigned flags);
fftwf_plan __wrap_fftwf_plan_guru_split_dft_r2c(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* in, float* ro, float* io, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_guru_split_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, ro, io, flags) : __real_fftwf_plan_guru_split_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, ro, io, flags);
}

fftwf_plan __real_fftwf_plan_guru64_dft_r2c(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* in, fftwf_complex* out, unsigned flags);
fftwf_plan __wrap_fftwf_plan_guru64_dft_r2c(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* in, fftwf_complex* out, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_guru64_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, out, flags) : __real_fftwf_plan_guru64_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, out, flags);
}

fftwf_plan __real_fftwf_plan_guru64_split_dft_r2c(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* in, float* ro, float* io, unsigned flags);
fftwf_plan __wrap_fftwf_plan_guru64_split_dft_r2c(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* in, float* ro, float* io, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_guru64_split_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, ro, io, flags) : __real_fftwf_plan_guru64_split_dft_r2c(rank, dims, howmany_rank, howmany_dims, in, ro, io, flags);
}

fftwf_plan __real_fftwf_plan_dft_c2r(int rank, const int* n, fftwf_complex* in, float* out, unsigned flags);
fftwf_plan __wrap_fftwf_plan_dft_c2r(int rank, const int* n, fftwf_complex* in, float* out, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_dft_c2r(rank, n, in, out, flags) : __real_fftwf_plan_dft_c2r(rank, n, in, out, flags);
}

fftwf_plan __real_fftwf_plan_dft_c2r_1d(int n, fftwf_complex* in, float* out, unsigned flags);
fftwf_plan __wrap_fftwf_plan_dft_c2r_1d(int n, fftwf_complex* in, float* out, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_dft_c2r_1d(n, in, out, flags) : __real_fftwf_plan_dft_c2r_1d(n, in, out, flags);
}

fftwf_plan __real_fftwf_plan_dft_c2r_2d(int n0, int n1, fftwf_complex* in, float* out, unsigned flags);
fftwf_plan __wrap_fftwf_plan_dft_c2r_2d(int n0, int n1, fftwf_complex* in, float* out, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_dft_c2r_2d(n0, n1, in, out, flags) : __real_fftwf_plan_dft_c2r_2d(n0, n1, in, out, flags);
}

fftwf_plan __real_fftwf_plan_dft_c2r_3d(int n0, int n1, int n2, fftwf_complex* in, float* out, unsigned flags);
fftwf_plan __wrap_fftwf_plan_dft_c2r_3d(int n0, int n1, int n2, fftwf_complex* in, float* out, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_dft_c2r_3d(n0, n1, n2, in, out, flags) : __real_fftwf_plan_dft_c2r_3d(n0, n1, n2, in, out, flags);
}

fftwf_plan __real_fftwf_plan_many_dft_c2r(int rank, const int* n, int howmany, fftwf_complex* in, const int* inembed, int istride, int idist, float* out, const int* onembed, int ostride, int odist, unsigned flags);
fftwf_plan __wrap_fftwf_plan_many_dft_c2r(int rank, const int* n, int howmany, fftwf_complex* in, const int* inembed, int istride, int idist, float* out, const int* onembed, int ostride, int odist, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_many_dft_c2r(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, flags) : __real_fftwf_plan_many_dft_c2r(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, flags);
}

fftwf_plan __real_fftwf_plan_guru_dft_c2r(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, fftwf_complex* in, float* out, unsigned flags);
fftwf_plan __wrap_fftwf_plan_guru_dft_c2r(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, fftwf_complex* in, float* out, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_guru_dft_c2r(rank, dims, howmany_rank, howmany_dims, in, out, flags) : __real_fftwf_plan_guru_dft_c2r(rank, dims, howmany_rank, howmany_dims, in, out, flags);
}

fftwf_plan __real_fftwf_plan_guru_split_dft_c2r(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* ri, float* ii, float* out, unsigned flags);
fftwf_plan __wrap_fftwf_plan_guru_split_dft_c2r(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* ri, float* ii, float* out, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_guru_split_dft_c2r(rank, dims, howmany_rank, howmany_dims, ri, ii, out, flags) : __real_fftwf_plan_guru_split_dft_c2r(rank, dims, howmany_rank, howmany_dims, ri, ii, out, flags);
}

fftwf_plan __real_fftwf_plan_guru64_dft_c2r(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, fftwf_complex* in, float* out, unsigned flags);
fftwf_plan __wrap_fftwf_plan_guru64_dft_c2r(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, fftwf_complex* in, float* out, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_guru64_dft_c2r(rank, dims, howmany_rank, howmany_dims, in, out, flags) : __real_fftwf_plan_guru64_dft_c2r(rank, dims, howmany_rank, howmany_dims, in, out, flags);
}

fftwf_plan __real_fftwf_plan_guru64_split_dft_c2r(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* ri, float* ii, float* out, unsigned flags);
fftwf_plan __wrap_fftwf_plan_guru64_split_dft_c2r(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* ri, float* ii, float* out, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_guru64_split_dft_c2r(rank, dims, howmany_rank, howmany_dims, ri, ii, out, flags) : __real_fftwf_plan_guru64_split_dft_c2r(rank, dims, howmany_rank, howmany_dims, ri, ii, out, flags);
}

fftwf_plan __real_fftwf_plan_r2r(int rank, const int* n, float* in, float* out, const fftwf_r2r_kind* kind, unsigned flags);
fftwf_plan __wrap_fftwf_plan_r2r(int rank, const int* n, float* in, float* out, const fftwf_r2r_kind* kind, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_r2r(rank, n, in, out, kind, flags) : __real_fftwf_plan_r2r(rank, n, in, out, kind, flags);
}

fftwf_plan __real_fftwf_plan_r2r_1d(int n, float* in, float* out, fftwf_r2r_kind kind, unsigned flags);
fftwf_plan __wrap_fftwf_plan_r2r_1d(int n, float* in, float* out, fftwf_r2r_kind kind, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_r2r_1d(n, in, out, kind, flags) : __real_fftwf_plan_r2r_1d(n, in, out, kind, flags);
}

fftwf_plan __real_fftwf_plan_r2r_2d(int n0, int n1, float* in, float* out, fftwf_r2r_kind kind0, fftwf_r2r_kind kind1, unsigned flags);
fftwf_plan __wrap_fftwf_plan_r2r_2d(int n0, int n1, float* in, float* out, fftwf_r2r_kind kind0, fftwf_r2r_kind kind1, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_r2r_2d(n0, n1, in, out, kind0, kind1, flags) : __real_fftwf_plan_r2r_2d(n0, n1, in, out, kind0, kind1, flags);
}

fftwf_plan __real_fftwf_plan_r2r_3d(int n0, int n1, int n2, float* in, float* out, fftwf_r2r_kind kind0, fftwf_r2r_kind kind1, fftwf_r2r_kind kind2, unsigned flags);
fftwf_plan __wrap_fftwf_plan_r2r_3d(int n0, int n1, int n2, float* in, float* out, fftwf_r2r_kind kind0, fftwf_r2r_kind kind1, fftwf_r2r_kind kind2, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_r2r_3d(n0, n1, n2, in, out, kind0, kind1, kind2, flags) : __real_fftwf_plan_r2r_3d(n0, n1, n2, in, out, kind0, kind1, kind2, flags);
}

fftwf_plan __real_fftwf_plan_many_r2r(int rank, const int* n, int howmany, float* in, const int* inembed, int istride, int idist, float* out, const int* onembed, int ostride, int odist, const fftwf_r2r_kind* kind, unsigned flags);
fftwf_plan __wrap_fftwf_plan_many_r2r(int rank, const int* n, int howmany, float* in, const int* inembed, int istride, int idist, float* out, const int* onembed, int ostride, int odist, const fftwf_r2r_kind* kind, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_many_r2r(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, kind, flags) : __real_fftwf_plan_many_r2r(rank, n, howmany, in, inembed, istride, idist, out, onembed, ostride, odist, kind, flags);
}

fftwf_plan __real_fftwf_plan_guru_r2r(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* in, float* out, const fftwf_r2r_kind* kind, unsigned flags);
fftwf_plan __wrap_fftwf_plan_guru_r2r(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* in, float* out, const fftwf_r2r_kind* kind, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_guru_r2r(rank, dims, howmany_rank, howmany_dims, in, out, kind, flags) : __real_fftwf_plan_guru_r2r(rank, dims, howmany_rank, howmany_dims, in, out, kind, flags);
}

fftwf_plan __real_fftwf_plan_guru64_r2r(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* in, float* out, const fftwf_r2r_kind* kind, unsigned flags);
fftwf_plan __wrap_fftwf_plan_guru64_r2r(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* in, float* out, const fftwf_r2r_kind* kind, unsigned flags) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_plan_guru64_r2r(rank, dims, howmany_rank, howmany_dims, in, out, kind, flags) : __real_fftwf_plan_guru64_r2r(rank, dims, howmany_rank, howmany_dims, in, out, kind, flags);
}

void __real_fftwf_set_timelimit(double seconds);
void __wrap_fftwf_set_timelimit(double seconds) {
  if (mpiwasm_fftwf_at_host())
    mpiwasm_fftwf_set_timelimit(seconds);
  else
    __real_fftwf_set_timelimit(seconds);
}

void __real_fftwf_cleanup(void);
void __wrap_fftwf_cleanup(void) {
  if (mpiwasm_fftwf_at_host())
    mpiwasm_fftwf_cleanup();
  else
    __real_fftwf_cleanup();
}

void __real_fftwf_forget_wisdom(void);
void __wrap_fftwf_forget_wisdom(void) {
  if (mpiwasm_fftwf_at_host())
    mpiwasm_fftwf_forget_wisdom();
  else
    __real_fftwf_forget_wisdom();
}

int __real_fftwf_export_wisdom_to_filename(const char* filename);
int __wrap_fftwf_export_wisdom_to_filename(const char* filename) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_export_wisdom_to_filename(filename) : __real_fftwf_export_wisdom_to_filename(filename);
}

void __real_fftwf_export_wisdom_to_file(FILE* output_file);
void __wrap_fftwf_export_wisdom_to_file(FILE* output_file) {
  if (mpiwasm_fftwf_at_host())
    mpiwasm_fftwf_export_wisdom_to_file(output_file);
  else
    __real_fftwf_export_wisdom_to_file(output_file);
}

char* __real_fftwf_export_wisdom_to_string(void);
char* __wrap_fftwf_export_wisdom_to_string(void) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_export_wisdom_to_string() : __real_fftwf_export_wisdom_to_string();
}

void __real_fftwf_export_wisdom(fftwf_write_char_func write_char, void* data);
void __wrap_fftwf_export_wisdom(fftwf_write_char_func write_char, void* data) {
  if (mpiwasm_fftwf_at_host())
    mpiwasm_fftwf_export_wisdom(write_char, data);
  else
    __real_fftwf_export_wisdom(write_char, data);
}

int __real_fftwf_import_system_wisdom(void);
int __wrap_fftwf_import_system_wisdom(void) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_import_system_wisdom() : __real_fftwf_import_system_wisdom();
}

int __real_fftwf_import_wisdom_from_filename(const char* filename);
int __wrap_fftwf_import_wisdom_from_filename(const char* filename) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_import_wisdom_from_filename(filename) : __real_fftwf_import_wisdom_from_filename(filename);
}

int __real_fftwf_import_wisdom_from_file(FILE* input_file);
int __wrap_fftwf_import_wisdom_from_file(FILE* input_file) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_import_wisdom_from_file(input_file) : __real_fftwf_import_wisdom_from_file(input_file);
}

int __real_fftwf_import_wisdom_from_string(const char* input_string);
int __wrap_fftwf_import_wisdom_from_string(const char* input_string) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_import_wisdom_from_string(input_string) : __real_fftwf_import_wisdom_from_string(input_string);
}

int __real_fftwf_import_wisdom(fftwf_read_char_func read_char, void* data);
int __wrap_fftwf_import_wisdom(fftwf_read_char_func read_char, void* data) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_import_wisdom(read_char, data) : __real_fftwf_import_wisdom(read_char, data);
}

void* __real_fftwf_malloc(size_t n);
void* __wrap_fftwf_malloc(size_t n) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_malloc(n) : __real_fftwf_malloc(n);
}

float* __real_fftwf_alloc_real(size_t n);
float* __wrap_fftwf_alloc_real(size_t n) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_alloc_real(n) : __real_fftwf_alloc_real(n);
}

fftwf_complex* __real_fftwf_alloc_complex(size_t n);
fftwf_complex* __wrap_fftwf_alloc_complex(size_t n) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_alloc_complex(n) : __real_fftwf_alloc_complex(n);
}

void __real_fftwf_free(void* p);
void __wrap_fftwf_free(void* p) {
  if (mpiwasm_fftwf_at_host())
    mpiwasm_fftwf_free(p);
  else
    __real_fftwf_free(p);
}

int __real_fftwf_alignment_of(float* p);
int __wrap_fftwf_alignment_of(float* p) {
  return mpiwasm_fftwf_at_host() ? mpiwasm_fftwf_alignment_of(p) : __real_fftwf_alignment_of(p);
}

void __real_fftwf_execute(const fftwf_plan p);
void __wrap_fftwf_execute(const fftwf_plan p) {
  if (mpiwasm_fftwf_is_at_host(p))
    mpiwasm_fftwf_execute(p);
  else
    __real_fftwf_execute(p);
}

void __real_fftwf_execute_dft(const fftwf_plan p, fftwf_complex* in, fftwf_complex* out);
void __wrap_fftwf_execute_dft(const fftwf_plan p, fftwf_complex* in, fftwf_complex* out) {
  if (mpiwasm_fftwf_is_at_host(p))
    mpiwasm_fftwf_execute_dft(p, in, out);
  else
    __real_fftwf_execute_dft(p, in, out);
}

void __real_fftwf_execute_split_dft(const fftwf_plan p, float* ri, float* ii, float* ro, float* io);
void __wrap_fftwf_execute_split_dft(const fftwf_plan p, float* ri, float* ii, float* ro, float* io) {
  if (mpiwasm_fftwf_is_at_host(p))
    mpiwasm_fftwf_execute_split_dft(p, ri, ii, ro, io);
  else
    __real_fftwf_execute_split_dft(p, ri, ii, ro, io);
}

void __real_fftwf_execute_dft_r2c(const fftwf_plan p, float* in, fftwf_complex* out);
void __wrap_fftwf_execute_dft_r2c(const fftwf_plan p, float* in, fftwf_complex* out) {
  if (mpiwasm_fftwf_is_at_host(p))
    mpiwasm_fftwf_execute_dft_r2c(p, in, out);
  else
    __real_fftwf_execute_dft_r2c(p, in, out);
}

void __real_fftwf_execute_split_dft_r2c(const fftwf_plan p, float* in, float* ro, float* io);
void __wrap_fftwf_execute_split_dft_r2c(const fftwf_plan p, float* in, float* ro, float* io) {
  if (mpiwasm_fftwf_is_at_host(p))
    mpiwasm_fftwf_execute_split_dft_r2c(p, in, ro, io);
  else
    __real_fftwf_execute_split_dft_r2c(p, in, ro, io);
}

void __real_fftwf_execute_dft_c2r(const fftwf_plan p, fftwf_complex* in, float* out);
void __wrap_fftwf_execute_dft_c2r(const fftwf_plan p, fftwf_complex* in, float* out) {
  if (mpiwasm_fftwf_is_at_host(p))
    mpiwasm_fftwf_execute_dft_c2r(p, in, out);
  else
    __real_fftwf_execute_dft_c2r(p, in, out);
}

void __real_fftwf_execute_split_dft_c2r(const fftwf_plan p, float* ri, float* ii, float* out);
void __wrap_fftwf_execute_split_dft_c2r(const fftwf_plan p, float* ri, float* ii, float* out) {
  if (mpiwasm_fftwf_is_at_host(p))
    mpiwasm_fftwf_execute_split_dft_c2r(p, ri, ii, out);
  else
    __real_fftwf_execute_split_dft_c2r(p, ri, ii, out);
}

void __real_fftwf_execute_r2r(const fftwf_plan p, float* in, float* out);
void __wrap_fftwf_execute_r2r(const fftwf_plan p, float* in, float* out) {
  if (mpiwasm_fftwf_is_at_host(p))
    mpiwasm_fftwf_execute_r2r(p, in, out);
  else
    __real_fftwf_execute_r2r(p, in, out);
}

void __real_fftwf_destroy_plan(fftwf_plan p);
void __wrap_fftwf_destroy_plan(fftwf_plan p) {
  if (mpiwasm_fftwf_is_at_host(p))
    mpiwasm_fftwf_destroy_plan(p);
  else
    __real_fftwf_destroy_plan(p);
}

void __real_fftwf_flops(const fftwf_plan p, double* add, double* mul, double* fmas);
void __wrap_fftwf_flops(const fftwf_plan p, double* add, double* mul, double* fmas) {
  if (mpiwasm_fftwf_is_at_host(p))
    mpiwasm_fftwf_flops(p, add, mul, fmas);
  else
    __real_fftwf_flops(p, add, mul, fmas);
}

double __real_fftwf_estimate_cost(const fftwf_plan p);
double __wrap_fftwf_estimate_cost(const fftwf_plan p) {
  return mpiwasm_fftwf_is_at_host(p) ? mpiwasm_fftwf_estimate_cost(p) : __real_fftwf_estimate_cost(p);
}

double __real_fftwf_cost(const fftwf_plan p);
double __wrap_fftwf_cost(const fftwf_plan p) {
  return mpiwasm_fftwf_is_at_host(p) ? mpiwasm_fftwf_cost(p) : __real_fftwf_cost(p);
}

char* __real_fftwf_sprint_plan(const fftwf_plan p);
char* __wrap_fftwf_sprint_plan(const fftwf_plan p) {
  return mpiwasm_fftwf_is_at_host(p) ? mpiwasm_fftwf_sprint_plan(p) : __real_fftwf_sprint_plan(p);
}

void __real_fftwf_fprint_plan(const fftwf_plan p, FILE* output_file);
void __wrap_fftwf_fprint_plan(const fftwf_plan p, FILE* output_file) {
  if (mpiwasm_fftwf_is_at_host(p))
    mpiwasm_fftwf_fprint_plan(p, output_file);
  else
    __real_fftwf_fprint_plan(p, output_file);
}

void __real_fftwf_print_plan(const fftwf_plan p);
void __wrap_fftwf_print_plan(const fftwf_plan p) {
  if (mpiwasm_fftwf_is_at_host(p))
    mpiwasm_fftwf_print_plan(p);
  else
    __real_fftwf_print_plan(p);
}
