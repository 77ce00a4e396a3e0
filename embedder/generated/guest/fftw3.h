/* Made by embedder/generator/generate.py from embedder/fftw-api; do not edit. */
#ifndef FFTW3_H
#define FFTW3_H

#include <stddef.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

/* With <complex.h> before this header, complex numbers are those of C. */
#if !defined(FFTW_NO_Complex) && defined(_Complex_I) && defined(complex) && defined(I)
#define MPIWASM_FFTW_COMPLEX(real, name) typedef real _Complex name
#else
#define MPIWASM_FFTW_COMPLEX(real, name) typedef real name[2]
#endif

/* What fftw3-mpi.h is made with. */
#define FFTW_CONCAT(prefix, name) prefix##name
#define FFTW_MANGLE_DOUBLE(name) FFTW_CONCAT(fftw_, name)
#define FFTW_MANGLE_FLOAT(name) FFTW_CONCAT(fftwf_, name)
#define FFTW_MANGLE_LONG_DOUBLE(name) FFTW_CONCAT(fftwl_, name)
#define FFTW_EXTERN extern
#define FFTW_CDECL

#define FFTW_FORWARD (-1)
#define FFTW_BACKWARD (+1)
#define FFTW_NO_TIMELIMIT (-1.0)

#define FFTW_MEASURE (0U)
#define FFTW_DESTROY_INPUT (1U << 0)
#define FFTW_UNALIGNED (1U << 1)
#define FFTW_CONSERVE_MEMORY (1U << 2)
#define FFTW_EXHAUSTIVE (1U << 3)
#define FFTW_PRESERVE_INPUT (1U << 4)
#define FFTW_PATIENT (1U << 5)
#define FFTW_ESTIMATE (1U << 6)
#define FFTW_WISDOM_ONLY (1U << 21)

/* The same types in all precisions. */
enum fftw_r2r_kind_do_not_use_me {
  FFTW_R2HC = 0,
  FFTW_HC2R = 1,
  FFTW_DHT = 2,
  FFTW_REDFT00 = 3,
  FFTW_REDFT01 = 4,
  FFTW_REDFT10 = 5,
  FFTW_REDFT11 = 6,
  FFTW_RODFT00 = 7,
  FFTW_RODFT01 = 8,
  FFTW_RODFT10 = 9,
  FFTW_RODFT11 = 10
};
struct fftw_iodim_do_not_use_me {
  int n;
  int is;
  int os;
};
struct fftw_iodim64_do_not_use_me {
  ptrdiff_t n;
  ptrdiff_t is;
  ptrdiff_t os;
};
typedef void (*fftw_write_char_func_do_not_use_me)(char c, void*);
typedef int (*fftw_read_char_func_do_not_use_me)(void*);

MPIWASM_FFTW_COMPLEX(double, fftw_complex);
typedef struct fftw_plan_s* fftw_plan;
typedef enum fftw_r2r_kind_do_not_use_me fftw_r2r_kind;
typedef struct fftw_iodim_do_not_use_me fftw_iodim;
typedef struct fftw_iodim64_do_not_use_me fftw_iodim64;
typedef fftw_write_char_func_do_not_use_me fftw_write_char_func;
typedef fftw_read_char_func_do_not_use_me fftw_read_char_func;
fftw_plan fftw_plan_dft(int rank, const int* n, fftw_complex* in, fftw_complex* out, int sign, unsigned flags);
fftw_plan fftw_plan_dft_1d(int n, fftw_complex* in, fftw_complex* out, int sign, unsigned flags);
fftw_plan fftw_plan_dft_2d(int n0, int n1, fftw_complex* in, fftw_complex* out, int sign, unsigned flags);
fftw_plan fftw_plan_dft_3d(int n0, int n1, int n2, fftw_complex* in, fftw_complex* out, int sign, unsigned flags);
fftw_plan fftw_plan_many_dft(int rank, const int* n, int howmany, fftw_complex* in, const int* inembed, int istride, int idist, fftw_complex* out, const int* onembed, int ostride, int odist, int sign, unsigned flags);
fftw_plan fftw_plan_guru_dft(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, fftw_complex* in, fftw_complex* out, int sign, unsigned flags);
fftw_plan fftw_plan_guru_split_dft(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* ri, double* ii, double* ro, double* io, unsigned flags);
fftw_plan fftw_plan_guru64_dft(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, fftw_complex* in, fftw_complex* out, int sign, unsigned flags);
fftw_plan fftw_plan_guru64_split_dft(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* ri, double* ii, double* ro, double* io, unsigned flags);
fftw_plan fftw_plan_dft_r2c(int rank, const int* n, double* in, fftw_complex* out, unsigned flags);
fftw_plan fftw_plan_dft_r2c_1d(int n, double* in, fftw_complex* out, unsigned flags);
fftw_plan fftw_plan_dft_r2c_2d(int n0, int n1, double* in, fftw_complex* out, unsigned flags);
fftw_plan fftw_plan_dft_r2c_3d(int n0, int n1, int n2, double* in, fftw_complex* out, unsigned flags);
fftw_plan fftw_plan_many_dft_r2c(int rank, const int* n, int howmany, double* in, const int* inembed, int istride, int idist, fftw_complex* out, const int* onembed, int ostride, int odist, unsigned flags);
fftw_plan fftw_plan_guru_dft_r2c(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* in, fftw_complex* out, unsigned flags);
fftw_plan fftw_plan_guru_split_dft_r2c(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* in, double* ro, double* io, unsigned flags);
fftw_plan fftw_plan_guru64_dft_r2c(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* in, fftw_complex* out, unsigned flags);
fftw_plan fftw_plan_guru64_split_dft_r2c(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* in, double* ro, double* io, unsigned flags);
fftw_plan fftw_plan_dft_c2r(int rank, const int* n, fftw_complex* in, double* out, unsigned flags);
fftw_plan fftw_plan_dft_c2r_1d(int n, fftw_complex* in, double* out, unsigned flags);
fftw_plan fftw_plan_dft_c2r_2d(int n0, int n1, fftw_complex* in, double* out, unsigned flags);
fftw_plan fftw_plan_dft_c2r_3d(int n0, int n1, int n2, fftw_complex* in, double* out, unsigned flags);
fftw_plan fftw_plan_many_dft_c2r(int rank, const int* n, int howmany, fftw_complex* in, const int* inembed, int istride, int idist, double* out, const int* onembed, int ostride, int odist, unsigned flags);
fftw_plan fftw_plan_guru_dft_c2r(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, fftw_complex* in, double* out, unsigned flags);
fftw_plan fftw_plan_guru_split_dft_c2r(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* ri, double* ii, double* out, unsigned flags);
fftw_plan fftw_plan_guru64_dft_c2r(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, fftw_complex* in, double* out, unsigned flags);
fftw_plan fftw_plan_guru64_split_dft_c2r(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* ri, double* ii, double* out, unsigned flags);
fftw_plan fftw_plan_r2r(int rank, const int* n, double* in, double* out, const fftw_r2r_kind* kind, unsigned flags);
fftw_plan fftw_plan_r2r_1d(int n, double* in, double* out, fftw_r2r_kind kind, unsigned flags);
fftw_plan fftw_plan_r2r_2d(int n0, int n1, double* in, double* out, fftw_r2r_kind kind0, fftw_r2r_kind kind1, unsigned flags);
fftw_plan fftw_plan_r2r_3d(int n0, int n1, int n2, double* in, double* out, fftw_r2r_kind kind0, fftw_r2r_kind kind1, fftw_r2r_kind kind2, unsigned flags);
fftw_plan fftw_plan_many_r2r(int rank, const int* n, int howmany, double* in, const int* inembed, int istride, int idist, double* out, const int* onembed, int ostride, int odist, const fftw_r2r_kind* kind, unsigned flags);
fftw_plan fftw_plan_guru_r2r(int rank, const fftw_iodim* dims, int howmany_rank, const fftw_iodim* howmany_dims, double* in, double* out, const fftw_r2r_kind* kind, unsigned flags);
fftw_plan fftw_plan_guru64_r2r(int rank, const fftw_iodim64* dims, int howmany_rank, const fftw_iodim64* howmany_dims, double* in, double* out, const fftw_r2r_kind* kind, unsigned flags);
void fftw_set_timelimit(double seconds);
void fftw_cleanup(void);
void fftw_forget_wisdom(void);
int fftw_export_wisdom_to_filename(const char* filename);
void fftw_export_wisdom_to_file(FILE* output_file);
char* fftw_export_wisdom_to_string(void);
void fftw_export_wisdom(fftw_write_char_func write_char, void* data);
int fftw_import_system_wisdom(void);
int fftw_import_wisdom_from_filename(const char* filename);
int fftw_import_wisdom_from_file(FILE* input_file);
int fftw_import_wisdom_from_string(const char* input_string);
int fftw_import_wisdom(fftw_read_char_func read_char, void* data);
void* fftw_malloc(size_t n);
double* fftw_alloc_real(size_t n);
fftw_complex* fftw_alloc_complex(size_t n);
void fftw_free(void* p);
int fftw_alignment_of(double* p);
void fftw_execute(const fftw_plan p);
void fftw_execute_dft(const fftw_plan p, fftw_complex* in, fftw_complex* out);
void fftw_execute_split_dft(const fftw_plan p, double* ri, double* ii, double* ro, double* io);
void fftw_execute_dft_r2c(const fftw_plan p, double* in, fftw_complex* out);
void fftw_execute_split_dft_r2c(const fftw_plan p, double* in, double* ro, double* io);
void fftw_execute_dft_c2r(const fftw_plan p, fftw_complex* in, double* out);
void fftw_execute_split_dft_c2r(const fftw_plan p, double* ri, double* ii, double* out);
void fftw_execute_r2r(const fftw_plan p, double* in, double* out);
void fftw_destroy_plan(fftw_plan p);
void fftw_flops(const fftw_plan p, double* add, double* mul, double* fmas);
double fftw_estimate_cost(const fftw_plan p);
double fftw_cost(const fftw_plan p);
char* fftw_sprint_plan(const fftw_plan p);
void fftw_fprint_plan(const fftw_plan p, FILE* output_file);
void fftw_print_plan(const fftw_plan p);
int fftw_init_threads(void);
void fftw_plan_with_nthreads(int nthreads);
int fftw_planner_nthreads(void);
void fftw_cleanup_threads(void);
void fftw_make_planner_thread_safe(void);
extern const char fftw_version[];
extern const char fftw_cc[];
extern const char fftw_codelet_optim[];

MPIWASM_FFTW_COMPLEX(float, fftwf_complex);
typedef struct fftwf_plan_s* fftwf_plan;
typedef enum fftw_r2r_kind_do_not_use_me fftwf_r2r_kind;
typedef struct fftw_iodim_do_not_use_me fftwf_iodim;
typedef struct fftw_iodim64_do_not_use_me fftwf_iodim64;
typedef fftw_write_char_func_do_not_use_me fftwf_write_char_func;
typedef fftw_read_char_func_do_not_use_me fftwf_read_char_func;
fftwf_plan fftwf_plan_dft(int rank, const int* n, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags);
fftwf_plan fftwf_plan_dft_1d(int n, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags);
fftwf_plan fftwf_plan_dft_2d(int n0, int n1, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags);
fftwf_plan fftwf_plan_dft_3d(int n0, int n1, int n2, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags);
fftwf_plan fftwf_plan_many_dft(int rank, const int* n, int howmany, fftwf_complex* in, const int* inembed, int istride, int idist, fftwf_complex* out, const int* onembed, int ostride, int odist, int sign, unsigned flags);
fftwf_plan fftwf_plan_guru_dft(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags);
fftwf_plan fftwf_plan_guru_split_dft(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* ri, float* ii, float* ro, float* io, unsigned flags);
fftwf_plan fftwf_plan_guru64_dft(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, fftwf_complex* in, fftwf_complex* out, int sign, unsigned flags);
fftwf_plan fftwf_plan_guru64_split_dft(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* ri, float* ii, float* ro, float* io, unsigned flags);
fftwf_plan fftwf_plan_dft_r2c(int rank, const int* n, float* in, fftwf_complex* out, unsigned flags);
fftwf_plan fftwf_plan_dft_r2c_1d(int n, float* in, fftwf_complex* out, unsigned flags);
fftwf_plan fftwf_plan_dft_r2c_2d(int n0, int n1, float* in, fftwf_complex* out, unsigned flags);
fftwf_plan fftwf_plan_dft_r2c_3d(int n0, int n1, int n2, float* in, fftwf_complex* out, unsigned flags);
fftwf_plan fftwf_plan_many_dft_r2c(int rank, const int* n, int howmany, float* in, const int* inembed, int istride, int idist, fftwf_complex* out, const int* onembed, int ostride, int odist, unsigned flags);
fftwf_plan fftwf_plan_guru_dft_r2c(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* in, fftwf_complex* out, unsigned flags);
fftwf_plan fftwf_plan_guru_split_dft_r2c(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* in, float* ro, float* io, unsigned flags);
fftwf_plan fftwf_plan_guru64_dft_r2c(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* in, fftwf_complex* out, unsigned flags);
fftwf_plan fftwf_plan_guru64_split_dft_r2c(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* in, float* ro, float* io, unsigned flags);
fftwf_plan fftwf_plan_dft_c2r(int rank, const int* n, fftwf_complex* in, float* out, unsigned flags);
fftwf_plan fftwf_plan_dft_c2r_1d(int n, fftwf_complex* in, float* out, unsigned flags);
fftwf_plan fftwf_plan_dft_c2r_2d(int n0, int n1, fftwf_complex* in, float* out, unsigned flags);
fftwf_plan fftwf_plan_dft_c2r_3d(int n0, int n1, int n2, fftwf_complex* in, float* out, unsigned flags);
fftwf_plan fftwf_plan_many_dft_c2r(int rank, const int* n, int howmany, fftwf_complex* in, const int* inembed, int istride, int idist, float* out, const int* onembed, int ostride, int odist, unsigned flags);
fftwf_plan fftwf_plan_guru_dft_c2r(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, fftwf_complex* in, float* out, unsigned flags);
fftwf_plan fftwf_plan_guru_split_dft_c2r(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* ri, float* ii, float* out, unsigned flags);
fftwf_plan fftwf_plan_guru64_dft_c2r(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, fftwf_complex* in, float* out, unsigned flags);
fftwf_plan fftwf_plan_guru64_split_dft_c2r(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* ri, float* ii, float* out, unsigned flags);
fftwf_plan fftwf_plan_r2r(int rank, const int* n, float* in, float* out, const fftwf_r2r_kind* kind, unsigned flags);
fftwf_plan fftwf_plan_r2r_1d(int n, float* in, float* out, fftwf_r2r_kind kind, unsigned flags);
fftwf_plan fftwf_plan_r2r_2d(int n0, int n1, float* in, float* out, fftwf_r2r_kind kind0, fftwf_r2r_kind kind1, unsigned flags);
fftwf_plan fftwf_plan_r2r_3d(int n0, int n1, int n2, float* in, float* out, fftwf_r2r_kind kind0, fftwf_r2r_kind kind1, fftwf_r2r_kind kind2, unsigned flags);
fftwf_plan fftwf_plan_many_r2r(int rank, const int* n, int howmany, float* in, const int* inembed, int istride, int idist, float* out, const int* onembed, int ostride, int odist, const fftwf_r2r_kind* kind, unsigned flags);
fftwf_plan fftwf_plan_guru_r2r(int rank, const fftwf_iodim* dims, int howmany_rank, const fftwf_iodim* howmany_dims, float* in, float* out, const fftwf_r2r_kind* kind, unsigned flags);
fftwf_plan fftwf_plan_guru64_r2r(int rank, const fftwf_iodim64* dims, int howmany_rank, const fftwf_iodim64* howmany_dims, float* in, float* out, const fftwf_r2r_kind* kind, unsigned flags);
void fftwf_set_timelimit(double seconds);
void fftwf_cleanup(void);
void fftwf_forget_wisdom(void);
int fftwf_export_wisdom_to_filename(const char* filename);
void fftwf_export_wisdom_to_file(FILE* output_file);
char* fftwf_export_wisdom_to_string(void);
void fftwf_export_wisdom(fftwf_write_char_func write_char, void* data);
int fftwf_import_system_wisdom(void);
int fftwf_import_wisdom_from_filename(const char* filename);
int fftwf_import_wisdom_from_file(FILE* input_file);
int fftwf_import_wisdom_from_string(const char* input_string);
int fftwf_import_wisdom(fftwf_read_char_func read_char, void* data);
void* fftwf_malloc(size_t n);
float* fftwf_alloc_real(size_t n);
fftwf_complex* fftwf_alloc_complex(size_t n);
void fftwf_free(void* p);
int fftwf_alignment_of(float* p);
void fftwf_execute(const fftwf_plan p);
void fftwf_execute_dft(const fftwf_plan p, fftwf_complex* in, fftwf_complex* out);
void fftwf_execute_split_dft(const fftwf_plan p, float* ri, float* ii, float* ro, float* io);
void fftwf_execute_dft_r2c(const fftwf_plan p, float* in, fftwf_complex* out);
void fftwf_execute_split_dft_r2c(const fftwf_plan p, float* in, float* ro, float* io);
void fftwf_execute_dft_c2r(const fftwf_plan p, fftwf_complex* in, float* out);
void fftwf_execute_split_dft_c2r(const fftwf_plan p, float* ri, float* ii, float* out);
void fftwf_execute_r2r(const fftwf_plan p, float* in, float* out);
void fftwf_destroy_plan(fftwf_plan p);
void fftwf_flops(const fftwf_plan p, double* add, double* mul, double* fmas);
double fftwf_estimate_cost(const fftwf_plan p);
double fftwf_cost(const fftwf_plan p);
char* fftwf_sprint_plan(const fftwf_plan p);
void fftwf_fprint_plan(const fftwf_plan p, FILE* output_file);
void fftwf_print_plan(const fftwf_plan p);
int fftwf_init_threads(void);
void fftwf_plan_with_nthreads(int nthreads);
int fftwf_planner_nthreads(void);
void fftwf_cleanup_threads(void);
void fftwf_make_planner_thread_safe(void);
extern const char fftwf_version[];
extern const char fftwf_cc[];
extern const char fftwf_codelet_optim[];

MPIWASM_FFTW_COMPLEX(long double, fftwl_complex);
typedef struct fftwl_plan_s* fftwl_plan;
typedef enum fftw_r2r_kind_do_not_use_me fftwl_r2r_kind;
typedef struct fftw_iodim_do_not_use_me fftwl_iodim;
typedef struct fftw_iodim64_do_not_use_me fftwl_iodim64;
typedef fftw_write_char_func_do_not_use_me fftwl_write_char_func;
typedef fftw_read_char_func_do_not_use_me fftwl_read_char_func;

#ifdef __cplusplus
}
#endif

#endif
