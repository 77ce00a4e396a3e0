/* Made by embedder/generator/generate.py from embedder/fftw-api; do not edit. */
#include "host_fftw.h"

__attribute__((weak)) const char fftwf_version[] = "fftw-3 of the system";

__attribute__((weak)) const char fftwf_cc[] = "";

__attribute__((weak)) const char fftwf_codelet_optim[] = "";

__attribute__((weak)) fftwf_plan fftwf_plan_dft(int rank, const int* n, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags) {
  (void)rank;
  (void)n;
  (void)in;
  (void)out;
  (void)sign;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_dft");
}

__attribute__((weak)) fftwf_plan fftwf_plan_dft_1d(int n, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags) {
  (void)n;
  (void)in;
  (void)out;
  (void)sign;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_dft_1d");
}

__attribute__((weak)) fftwf_plan fftwf_plan_dft_2d(int n0, int n1, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)in;
  (void)out;
  (void)sign;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_dft_2d");
}

__attribute__((weak)) fftwf_plan fftwf_plan_dft_3d(int n0, int n1, int n2, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)n2;
  (void)in;
  (void)out;
  (void)sign;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_dft_3d");
}

__attribute__((weak)) fftwf_plan fftwf_plan_many_dft(int rank, const int* n, int howmany, fftwf_complex* in, const int* inembed, int istride, int idist, fftwf_complex* out, const int* onembed, int ostride, int odist, int sign, unsigned flags) {
  (void)rank;
  (void)n;
  (void)howmany;
  (void)in;
  (void)inembed;
  (void)istride;
  (void)idist;
  (void)out;
  (void)onembed;
  (void)ostride;
  (void)odist;
  (void)sign;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_many_dft");
}

__attribute__((weak)) fftwf_plan fftwf_plan_guru_dft(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)sign;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_guru_dft");
}

__attribute__((weak)) fftwf_plan fftwf_plan_guru_split_dft(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* ri, float* ii, float* ro, float* io, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)ri;
  (void)ii;
  (void)ro;
  (void)io;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_guru_split_dft");
}

__attribute__((weak)) fftwf_plan fftwf_plan_guru64_dft(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)sign;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_guru64_dft");
}

__attribute__((weak)) fftwf_plan fftwf_plan_guru64_split_dft(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* ri, float* ii, float* ro, float* io, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)ri;
  (void)ii;
  (void)ro;
  (void)io;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_guru64_split_dft");
}

__attribute__((weak)) fftwf_plan fftwf_plan_dft_r2c(int rank, const int* n, float* in, fftwf_complex* out, unsigned flags) {
  (void)rank;
  (void)n;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_dft_r2c");
}

__attribute__((weak)) fftwf_plan fftwf_plan_dft_r2c_1d(int n, float* in, fftwf_complex* out, unsigned flags) {
  (void)n;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_dft_r2c_1d");
}

__attribute__((weak)) fftwf_plan fftwf_plan_dft_r2c_2d(int n0, int n1, float* in, fftwf_complex* out, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_dft_r2c_2d");
}

__attribute__((weak)) fftwf_plan fftwf_plan_dft_r2c_3d(int n0, int n1, int n2, float* in, fftwf_complex* out, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)n2;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_dft_r2c_3d");
}

__attribute__((weak)) fftwf_plan fftwf_plan_many_dft_r2c(int rank, const int* n, int howmany, float* in, const int* inembed, int istride, int idist, fftwf_complex* out, const int* onembed, int ostride, int odist, unsigned flags) {
  (void)rank;
  (void)n;
  (void)howmany;
  (void)in;
  (void)inembed;
  (void)istride;
  (void)idist;
  (void)out;
  (void)onembed;
  (void)ostride;
  (void)odist;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_many_dft_r2c");
}

__attribute__((weak)) fftwf_plan fftwf_plan_guru_dft_r2c(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* in, fftwf_complex* out, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_guru_dft_r2c");
}

__attribute__((weak)) fftwf_plan fftwf_plan_guru_split_dft_r2c(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* in, float* ro, float* io, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)ro;
  (void)io;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_guru_split_dft_r2c");
}

__attribute__((weak)) fftwf_plan fftwf_plan_guru64_dft_r2c(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* in, fftwf_complex* out, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_guru64_dft_r2c");
}

__attribute__((weak)) fftwf_plan fftwf_plan_guru64_split_dft_r2c(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* in, float* ro, float* io, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)ro;
  (void)io;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_guru64_split_dft_r2c");
}

__attribute__((weak)) fftwf_plan fftwf_plan_dft_c2r(int rank, const int* n, fftwf_complex* in, float* out, unsigned flags) {
  (void)rank;
  (void)n;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_dft_c2r");
}

__attribute__((weak)) fftwf_plan fftwf_plan_dft_c2r_1d(int n, fftwf_complex* in, float* out, unsigned flags) {
  (void)n;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_dft_c2r_1d");
}

__attribute__((weak)) fftwf_plan fftwf_plan_dft_c2r_2d(int n0, int n1, fftwf_complex* in, float* out, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_dft_c2r_2d");
}

__attribute__((weak)) fftwf_plan fftwf_plan_dft_c2r_3d(int n0, int n1, int n2, fftwf_complex* in, float* out, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)n2;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_dft_c2r_3d");
}

__attribute__((weak)) fftwf_plan fftwf_plan_many_dft_c2r(int rank, const int* n, int howmany, fftwf_complex* in, const int* inembed, int istride, int idist, float* out, const int* onembed, int ostride, int odist, unsigned flags) {
  (void)rank;
  (void)n;
  (void)howmany;
  (void)in;
  (void)inembed;
  (void)istride;
  (void)idist;
  (void)out;
  (void)onembed;
  (void)ostride;
  (void)odist;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_many_dft_c2r");
}

__attribute__((weak)) fftwf_plan fftwf_plan_guru_dft_c2r(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, fftwf_complex* in, float* out, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_guru_dft_c2r");
}

__attribute__((weak)) fftwf_plan fftwf_plan_guru_split_dft_c2r(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* ri, float* ii, float* out, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)ri;
  (void)ii;
  (void)out;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_guru_split_dft_c2r");
}

__attribute__((weak)) fftwf_plan fftwf_plan_guru64_dft_c2r(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, fftwf_complex* in, float* out, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_guru64_dft_c2r");
}

__attribute__((weak)) fftwf_plan fftwf_plan_guru64_split_dft_c2r(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* ri, float* ii, float* out, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)ri;
  (void)ii;
  (void)out;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_guru64_split_dft_c2r");
}

__attribute__((weak)) fftwf_plan fftwf_plan_r2r(int rank, const int* n, float* in, float* out, const fftwf_r2r_kind* kind, unsigned flags) {
  (void)rank;
  (void)n;
  (void)in;
  (void)out;
  (void)kind;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_r2r");
}

__attribute__((weak)) fftwf_plan fftwf_plan_r2r_1d(int n, float* in, float* out, fftwf_r2r_kind kind, unsigned flags) {
  (void)n;
  (void)in;
  (void)out;
  (void)kind;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_r2r_1d");
}

__attribute__((weak)) fftwf_plan fftwf_plan_r2r_2d(int n0, int n1, float* in, float* out, fftwf_r2r_kind kind0, fftwf_r2r_kind kind1, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)in;
  (void)out;
  (void)kind0;
  (void)kind1;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_r2r_2d");
}

__attribute__((weak)) fftwf_plan fftwf_plan_r2r_3d(int n0, int n1, int n2, float* in, float* out, fftwf_r2r_kind kind0, fftwf_r2r_kind kind1, fftwf_r2r_kind kind2, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)n2;
  (void)in;
  (void)out;
  (void)kind0;
  (void)kind1;
  (void)kind2;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_r2r_3d");
}

__attribute__((weak)) fftwf_plan fftwf_plan_many_r2r(int rank, const int* n, int howmany, float* in, const int* inembed, int istride, int idist, float* out, const int* onembed, int ostride, int odist, const fftwf_r2r_kind* kind, unsigned flags) {
  (void)rank;
  (void)n;
  (void)howmany;
  (void)in;
  (void)inembed;
  (void)istride;
  (void)idist;
  (void)out;
  (void)onembed;
  (void)ostride;
  (void)odist;
  (void)kind;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_many_r2r");
}

__attribute__((weak)) fftwf_plan fftwf_plan_guru_r2r(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* in, float* out, const fftwf_r2r_kind* kind, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)kind;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_guru_r2r");
}

__attribute__((weak)) fftwf_plan fftwf_plan_guru64_r2r(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* in, float* out, const fftwf_r2r_kind* kind, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)kind;
  (void)flags;
  mpiwasm_fftwf_absent("fftwf_plan_guru64_r2r");
}

__attribute__((weak)) void fftwf_set_timelimit(double seconds) {
  (void)seconds;
  mpiwasm_fftwf_absent("fftwf_set_timelimit");
}

__attribute__((weak)) void fftwf_cleanup(void) {
  mpiwasm_fftwf_absent("fftwf_cleanup");
}

__attribute__((weak)) void fftwf_forget_wisdom(void) {
  mpiwasm_fftwf_absent("fftwf_forget_wisdom");
}

__attribute__((weak)) int fftwf_export_wisdom_to_filename(const char* filename) {
  (void)filename;
  mpiwasm_fftwf_absent("fftwf_export_wisdom_to_filename");
}

__attribute__((weak)) void fftwf_export_wisdom_to_file(FILE* output_file) {
  (void)output_file;
  mpiwasm_fftwf_absent("fftwf_export_wisdom_to_file");
}

__attribute__((weak)) char* fftwf_export_wisdom_to_string(void) {
  mpiwasm_fftwf_absent("fftwf_export_wisdom_to_string");
}

__attribute__((weak)) void fftwf_export_wisdom(fftwf_write_char_func write_char, void* data) {
  (void)write_char;
  (void)data;
  mpiwasm_fftwf_absent("fftwf_export_wisdom");
}

__attribute__((weak)) int fftwf_import_system_wisdom(void) {
  mpiwasm_fftwf_absent("fftwf_import_system_wisdom");
}

__attribute__((weak)) int fftwf_import_wisdom_from_filename(const char* filename) {
  (void)filename;
  mpiwasm_fftwf_absent("fftwf_import_wisdom_from_filename");
}

__attribute__((weak)) int fftwf_import_wisdom_from_file(FILE* input_file) {
  (void)input_file;
  mpiwasm_fftwf_absent("fftwf_import_wisdom_from_file");
}

__attribute__((weak)) int fftwf_import_wisdom_from_string(const char* input_string) {
  (void)input_string;
  mpiwasm_fftwf_absent("fftwf_import_wisdom_from_string");
}

__attribute__((weak)) int fftwf_import_wisdom(fftwf_read_char_func read_char, void* data) {
  (void)read_char;
  (void)data;
  mpiwasm_fftwf_absent("fftwf_import_wisdom");
}

__attribute__((weak)) void* fftwf_malloc(size_t n) {
  (void)n;
  mpiwasm_fftwf_absent("fftwf_malloc");
}

__attribute__((weak)) float* fftwf_alloc_real(size_t n) {
  (void)n;
  mpiwasm_fftwf_absent("fftwf_alloc_real");
}

__attribute__((weak)) fftwf_complex* fftwf_alloc_complex(size_t n) {
  (void)n;
  mpiwasm_fftwf_absent("fftwf_alloc_complex");
}

__attribute__((weak)) void fftwf_free(void* p) {
  (void)p;
  mpiwasm_fftwf_absent("fftwf_free");
}

__attribute__((weak)) int fftwf_alignment_of(float* p) {
  (void)p;
  mpiwasm_fftwf_absent("fftwf_alignment_of");
}

__attribute__((weak)) void fftwf_execute(const fftwf_plan p) {
  (void)p;
  mpiwasm_fftwf_absent("fftwf_execute");
}

__attribute__((weak)) void fftwf_execute_dft(const fftwf_plan p, fftwf_complex* in, fftwf_complex* out) {
  (void)p;
  (void)in;
  (void)out;
  mpiwasm_fftwf_absent("fftwf_execute_dft");
}

__attribute__((weak)) void fftwf_execute_split_dft(const fftwf_plan p, float* ri, float* ii, float* ro, float* io) {
  (void)p;
  (void)ri;
  (void)ii;
  (void)ro;
  (void)io;
  mpiwasm_fftwf_absent("fftwf_execute_split_dft");
}

__attribute__((weak)) void fftwf_execute_dft_r2c(const fftwf_plan p, float* in, fftwf_complex* out) {
  (void)p;
  (void)in;
  (void)out;
  mpiwasm_fftwf_absent("fftwf_execute_dft_r2c");
}

__attribute__((weak)) void fftwf_execute_split_dft_r2c(const fftwf_plan p, float* in, float* ro, float* io) {
  (void)p;
  (void)in;
  (void)ro;
  (void)io;
  mpiwasm_fftwf_absent("fftwf_execute_split_dft_r2c");
}

__attribute__((weak)) void fftwf_execute_dft_c2r(const fftwf_plan p, fftwf_complex* in, float* out) {
  (void)p;
  (void)in;
  (void)out;
  mpiwasm_fftwf_absent("fftwf_execute_dft_c2r");
}

__attribute__((weak)) void fftwf_execute_split_dft_c2r(const fftwf_plan p, float* ri, float* ii, float* out) {
  (void)p;
  (void)ri;
  (void)ii;
  (void)out;
  mpiwasm_fftwf_absent("fftwf_execute_split_dft_c2r");
}

__attribute__((weak)) void fftwf_execute_r2r(const fftwf_plan p, float* in, float* out) {
  (void)p;
  (void)in;
  (void)out;
  mpiwasm_fftwf_absent("fftwf_execute_r2r");
}

__attribute__((weak)) void fftwf_destroy_plan(fftwf_plan p) {
  (void)p;
  mpiwasm_fftwf_absent("fftwf_destroy_plan");
}

__attribute__((weak)) void fftwf_flops(const fftwf_plan p, double* add, double* mul, double* fmas) {
  (void)p;
  (void)add;
  (void)mul;
  (void)fmas;
  mpiwasm_fftwf_absent("fftwf_flops");
}

__attribute__((weak)) double fftwf_estimate_cost(const fftwf_plan p) {
  (void)p;
  mpiwasm_fftwf_absent("fftwf_estimate_cost");
}

__attribute__((weak)) double fftwf_cost(const fftwf_plan p) {
  (void)p;
  mpiwasm_fftwf_absent("fftwf_cost");
}

__attribute__((weak)) char* fftwf_sprint_plan(const fftwf_plan p) {
  (void)p;
  mpiwasm_fftwf_absent("fftwf_sprint_plan");
}

__attribute__((weak)) void fftwf_fprint_plan(const fftwf_plan p, FILE* output_file) {
  (void)p;
  (void)output_file;
  mpiwasm_fftwf_absent("fftwf_fprint_plan");
}

__attribute__((weak)) void fftwf_print_plan(const fftwf_plan p) {
  (void)p;
  mpiwasm_fftwf_absent("fftwf_print_plan");
}
