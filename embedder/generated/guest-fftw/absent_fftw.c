/* Made by embedder/generator/generate.py from embedder/fftw-api; do not edit. */
#include "host_fftw.h"

__attribute__((weak)) const char fftw_version[] = "fftw-3 of the system";

__attribute__((weak)) const char fftw_cc[] = "";

__attribute__((weak)) const char fftw_codelet_optim[] = "";

__attribute__((weak)) fftw_plan fftw_plan_dft(int rank, const int* n, fftw_complex* in, fftw_complex* out, int sign, unsigned flags) {
  (void)rank;
  (void)n;
  (void)in;
  (void)out;
  (void)sign;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_dft");
}

__attribute__((weak)) fftw_plan fftw_plan_dft_1d(int n, fftw_complex* in, fftw_complex* out, int sign, unsigned flags) {
  (void)n;
  (void)in;
  (void)out;
  (void)sign;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_dft_1d");
}

__attribute__((weak)) fftw_plan fftw_plan_dft_2d(int n0, int n1, fftw_complex* in, fftw_complex* out, int sign, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)in;
  (void)out;
  (void)sign;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_dft_2d");
}

__attribute__((weak)) fftw_plan fftw_plan_dft_3d(int n0, int n1, int n2, fftw_complex* in, fftw_complex* out, int sign, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)n2;
  (void)in;
  (void)out;
  (void)sign;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_dft_3d");
}

__attribute__((weak)) fftw_plan fftw_plan_many_dft(int rank, const int* n, int howmany, fftw_complex* in, const int* inembed, int istride, int idist, fftw_complex* out, const int* onembed, int ostride, int odist, int sign, unsigned flags) {
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
  mpiwasm_fftw_absent("fftw_plan_many_dft");
}

__attribute__((weak)) fftw_plan fftw_plan_guru_dft(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, fftw_complex* in, fftw_complex* out, int sign, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)sign;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_guru_dft");
}

__attribute__((weak)) fftw_plan fftw_plan_guru_split_dft(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* ri, double* ii, double* ro, double* io, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)ri;
  (void)ii;
  (void)ro;
  (void)io;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_guru_split_dft");
}

__attribute__((weak)) fftw_plan fftw_plan_guru64_dft(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, fftw_complex* in, fftw_complex* out, int sign, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)sign;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_guru64_dft");
}

__attribute__((weak)) fftw_plan fftw_plan_guru64_split_dft(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* ri, double* ii, double* ro, double* io, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)ri;
  (void)ii;
  (void)ro;
  (void)io;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_guru64_split_dft");
}

__attribute__((weak)) fftw_plan fftw_plan_dft_r2c(int rank, const int* n, double* in, fftw_complex* out, unsigned flags) {
  (void)rank;
  (void)n;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_dft_r2c");
}

__attribute__((weak)) fftw_plan fftw_plan_dft_r2c_1d(int n, double* in, fftw_complex* out, unsigned flags) {
  (void)n;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_dft_r2c_1d");
}

__attribute__((weak)) fftw_plan fftw_plan_dft_r2c_2d(int n0, int n1, double* in, fftw_complex* out, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_dft_r2c_2d");
}

__attribute__((weak)) fftw_plan fftw_plan_dft_r2c_3d(int n0, int n1, int n2, double* in, fftw_complex* out, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)n2;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_dft_r2c_3d");
}

__attribute__((weak)) fftw_plan fftw_plan_many_dft_r2c(int rank, const int* n, int howmany, double* in, const int* inembed, int istride, int idist, fftw_complex* out, const int* onembed, int ostride, int odist, unsigned flags) {
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
  mpiwasm_fftw_absent("fftw_plan_many_dft_r2c");
}

__attribute__((weak)) fftw_plan fftw_plan_guru_dft_r2c(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* in, fftw_complex* out, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_guru_dft_r2c");
}

__attribute__((weak)) fftw_plan fftw_plan_guru_split_dft_r2c(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* in, double* ro, double* io, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)ro;
  (void)io;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_guru_split_dft_r2c");
}

__attribute__((weak)) fftw_plan fftw_plan_guru64_dft_r2c(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* in, fftw_complex* out, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_guru64_dft_r2c");
}

__attribute__((weak)) fftw_plan fftw_plan_guru64_split_dft_r2c(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* in, double* ro, double* io, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)ro;
  (void)io;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_guru64_split_dft_r2c");
}

__attribute__((weak)) fftw_plan fftw_plan_dft_c2r(int rank, const int* n, fftw_complex* in, double* out, unsigned flags) {
  (void)rank;
  (void)n;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_dft_c2r");
}

__attribute__((weak)) fftw_plan fftw_plan_dft_c2r_1d(int n, fftw_complex* in, double* out, unsigned flags) {
  (void)n;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_dft_c2r_1d");
}

__attribute__((weak)) fftw_plan fftw_plan_dft_c2r_2d(int n0, int n1, fftw_complex* in, double* out, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_dft_c2r_2d");
}

__attribute__((weak)) fftw_plan fftw_plan_dft_c2r_3d(int n0, int n1, int n2, fftw_complex* in, double* out, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)n2;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_dft_c2r_3d");
}

__attribute__((weak)) fftw_plan fftw_plan_many_dft_c2r(int rank, const int* n, int howmany, fftw_complex* in, const int* inembed, int istride, int idist, double* out, const int* onembed, int ostride, int odist, unsigned flags) {
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
  mpiwasm_fftw_absent("fftw_plan_many_dft_c2r");
}

__attribute__((weak)) fftw_plan fftw_plan_guru_dft_c2r(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, fftw_complex* in, double* out, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_guru_dft_c2r");
}

__attribute__((weak)) fftw_plan fftw_plan_guru_split_dft_c2r(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* ri, double* ii, double* out, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)ri;
  (void)ii;
  (void)out;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_guru_split_dft_c2r");
}

__attribute__((weak)) fftw_plan fftw_plan_guru64_dft_c2r(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, fftw_complex* in, double* out, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_guru64_dft_c2r");
}

__attribute__((weak)) fftw_plan fftw_plan_guru64_split_dft_c2r(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* ri, double* ii, double* out, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)ri;
  (void)ii;
  (void)out;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_guru64_split_dft_c2r");
}

__attribute__((weak)) fftw_plan fftw_plan_r2r(int rank, const int* n, double* in, double* out, const fftw_r2r_kind* kind, unsigned flags) {
  (void)rank;
  (void)n;
  (void)in;
  (void)out;
  (void)kind;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_r2r");
}

__attribute__((weak)) fftw_plan fftw_plan_r2r_1d(int n, double* in, double* out, fftw_r2r_kind kind, unsigned flags) {
  (void)n;
  (void)in;
  (void)out;
  (void)kind;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_r2r_1d");
}

__attribute__((weak)) fftw_plan fftw_plan_r2r_2d(int n0, int n1, double* in, double* out, fftw_r2r_kind kind0, fftw_r2r_kind kind1, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)in;
  (void)out;
  (void)kind0;
  (void)kind1;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_r2r_2d");
}

__attribute__((weak)) fftw_plan fftw_plan_r2r_3d(int n0, int n1, int n2, double* in, double* out, fftw_r2r_kind kind0, fftw_r2r_kind kind1, fftw_r2r_kind kind2, unsigned flags) {
  (void)n0;
  (void)n1;
  (void)n2;
  (void)in;
  (void)out;
  (void)kind0;
  (void)kind1;
  (void)kind2;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_r2r_3d");
}

__attribute__((weak)) fftw_plan fftw_plan_many_r2r(int rank, const int* n, int howmany, double* in, const int* inembed, int istride, int idist, double* out, const int* onembed, int ostride, int odist, const fftw_r2r_kind* kind, unsigned flags) {
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
  mpiwasm_fftw_absent("fftw_plan_many_r2r");
}

__attribute__((weak)) fftw_plan fftw_plan_guru_r2r(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* in, double* out, const fftw_r2r_kind* kind, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)kind;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_guru_r2r");
}

__attribute__((weak)) fftw_plan fftw_plan_guru64_r2r(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* in, double* out, const fftw_r2r_kind* kind, unsigned flags) {
  (void)rank;
  (void)dims;
  (void)howmany_rank;
  (void)howmany_dims;
  (void)in;
  (void)out;
  (void)kind;
  (void)flags;
  mpiwasm_fftw_absent("fftw_plan_guru64_r2r");
}

__attribute__((weak)) void fftw_set_timelimit(double seconds) {
  (void)seconds;
  mpiwasm_fftw_absent("fftw_set_timelimit");
}

__attribute__((weak)) void fftw_cleanup(void) {
  mpiwasm_fftw_absent("fftw_cleanup");
}

__attribute__((weak)) void fftw_forget_wisdom(void) {
  mpiwasm_fftw_absent("fftw_forget_wisdom");
}

__attribute__((weak)) int fftw_export_wisdom_to_filename(const char* filename) {
  (void)filename;
  mpiwasm_fftw_absent("fftw_export_wisdom_to_filename");
}

__attribute__((weak)) void fftw_export_wisdom_to_file(FILE* output_file) {
  (void)output_file;
  mpiwasm_fftw_absent("fftw_export_wisdom_to_file");
}

__attribute__((weak)) char* fftw_export_wisdom_to_string(void) {
  mpiwasm_fftw_absent("fftw_export_wisdom_to_string");
}

__attribute__((weak)) void fftw_export_wisdom(fftw_write_char_func write_char, void* data) {
  (void)write_char;
  (void)data;
  mpiwasm_fftw_absent("fftw_export_wisdom");
}

__attribute__((weak)) int fftw_import_system_wisdom(void) {
  mpiwasm_fftw_absent("fftw_import_system_wisdom");
}

__attribute__((weak)) int fftw_import_wisdom_from_filename(const char* filename) {
  (void)filename;
  mpiwasm_fftw_absent("fftw_import_wisdom_from_filename");
}

__attribute__((weak)) int fftw_import_wisdom_from_file(FILE* input_file) {
  (void)input_file;
  mpiwasm_fftw_absent("fftw_import_wisdom_from_file");
}

__attribute__((weak)) int fftw_import_wisdom_from_string(const char* input_string) {
  (void)input_string;
  mpiwasm_fftw_absent("fftw_import_wisdom_from_string");
}

__attribute__((weak)) int fftw_import_wisdom(fftw_read_char_func read_char, void* data) {
  (void)read_char;
  (void)data;
  mpiwasm_fftw_absent("fftw_import_wisdom");
}

__attribute__((weak)) void* fftw_malloc(size_t n) {
  (void)n;
  mpiwasm_fftw_absent("fftw_malloc");
}

__attribute__((weak)) double* fftw_alloc_real(size_t n) {
  (void)n;
  mpiwasm_fftw_absent("fftw_alloc_real");
}

__attribute__((weak)) fftw_complex* fftw_alloc_complex(size_t n) {
  (void)n;
  mpiwasm_fftw_absent("fftw_alloc_complex");
}

__attribute__((weak)) void fftw_free(void* p) {
  (void)p;
  mpiwasm_fftw_absent("fftw_free");
}

__attribute__((weak)) int fftw_alignment_of(double* p) {
  (void)p;
  mpiwasm_fftw_absent("fftw_alignment_of");
}

__attribute__((weak)) void fftw_execute(const fftw_plan p) {
  (void)p;
  mpiwasm_fftw_absent("fftw_execute");
}

__attribute__((weak)) void fftw_execute_dft(const fftw_plan p, fftw_complex* in, fftw_complex* out) {
  (void)p;
  (void)in;
  (void)out;
  mpiwasm_fftw_absent("fftw_execute_dft");
}

__attribute__((weak)) void fftw_execute_split_dft(const fftw_plan p, double* ri, double* ii, double* ro, double* io) {
  (void)p;
  (void)ri;
  (void)ii;
  (void)ro;
  (void)io;
  mpiwasm_fftw_absent("fftw_execute_split_dft");
}

__attribute__((weak)) void fftw_execute_dft_r2c(const fftw_plan p, double* in, fftw_complex* out) {
  (void)p;
  (void)in;
  (void)out;
  mpiwasm_fftw_absent("fftw_execute_dft_r2c");
}

__attribute__((weak)) void fftw_execute_split_dft_r2c(const fftw_plan p, double* in, double* ro, double* io) {
  (void)p;
  (void)in;
  (void)ro;
  (void)io;
  mpiwasm_fftw_absent("fftw_execute_split_dft_r2c");
}

__attribute__((weak)) void fftw_execute_dft_c2r(const fftw_plan p, fftw_complex* in, double* out) {
  (void)p;
  (void)in;
  (void)out;
  mpiwasm_fftw_absent("fftw_execute_dft_c2r");
}

__attribute__((weak)) void fftw_execute_split_dft_c2r(const fftw_plan p, double* ri, double* ii, double* out) {
  (void)p;
  (void)ri;
  (void)ii;
  (void)out;
  mpiwasm_fftw_absent("fftw_execute_split_dft_c2r");
}

__attribute__((weak)) void fftw_execute_r2r(const fftw_plan p, double* in, double* out) {
  (void)p;
  (void)in;
  (void)out;
  mpiwasm_fftw_absent("fftw_execute_r2r");
}

__attribute__((weak)) void fftw_destroy_plan(fftw_plan p) {
  (void)p;
  mpiwasm_fftw_absent("fftw_destroy_plan");
}

__attribute__((weak)) void fftw_flops(const fftw_plan p, double* add, double* mul, double* fmas) {
  (void)p;
  (void)add;
  (void)mul;
  (void)fmas;
  mpiwasm_fftw_absent("fftw_flops");
}

__attribute__((weak)) double fftw_estimate_cost(const fftw_plan p) {
  (void)p;
  mpiwasm_fftw_absent("fftw_estimate_cost");
}

__attribute__((weak)) double fftw_cost(const fftw_plan p) {
  (void)p;
  mpiwasm_fftw_absent("fftw_cost");
}

__attribute__((weak)) char* fftw_sprint_plan(const fftw_plan p) {
  (void)p;
  mpiwasm_fftw_absent("fftw_sprint_plan");
}

__attribute__((weak)) void fftw_fprint_plan(const fftw_plan p, FILE* output_file) {
  (void)p;
  (void)output_file;
  mpiwasm_fftw_absent("fftw_fprint_plan");
}

__attribute__((weak)) void fftw_print_plan(const fftw_plan p) {
  (void)p;
  mpiwasm_fftw_absent("fftw_print_plan");
}
