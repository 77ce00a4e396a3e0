/* What is done with plans of the host, and whether there is a host. */
#include "host.h"

IMPORT(available) int CALL(available)(void);
IMPORT(execute) void CALL(execute)(unsigned plan);
IMPORT(execute_on)
void CALL(execute_on)(unsigned plan, unsigned kind, void* in, void* in_imaginary, void* out, void* out_imaginary);
IMPORT(destroy_plan) void CALL(destroy_plan)(unsigned plan);
IMPORT(describe_plan) int CALL(describe_plan)(unsigned plan, char* to, unsigned capacity);
IMPORT(flops) void CALL(flops)(unsigned plan, double* counts);
IMPORT(estimate_cost) double CALL(estimate_cost)(unsigned plan);
IMPORT(cost) double CALL(cost)(unsigned plan);
IMPORT(set_timelimit) void CALL(set_timelimit)(double seconds);
IMPORT(cleanup) void CALL(cleanup)(void);

/* Asked once, so that all plans that are not of the host are of the module. */
int HOST(at_host)(void) {
  static int state = -1;
  if (state < 0) state = CALL(available)();
  return state;
}
int HOST(is_at_host)(const X(plan) p) { return (handle_of(p) & 1) != 0 || (p == NULL && HOST(at_host)()); }

_Noreturn void HOST(absent)(const char* function) {
  fprintf(stderr,
          "mpiwasm: the program calls %s, but this system has no FFTW for it, and the program was linked without one; "
          "install it by \"mpiwasm-recipe install fftw\" and link again\n",
          function);
  exit(EXIT_FAILURE);
}

void HOST(execute)(const X(plan) p) { CALL(execute)(handle_of(p)); }
void HOST(execute_dft)(const X(plan) p, X(complex) * in, X(complex) * out) {
  CALL(execute_on)(handle_of(p), complex_to_complex, in, NULL, out, NULL);
}
void HOST(execute_split_dft)(const X(plan) p, REAL* ri, REAL* ii, REAL* ro, REAL* io) {
  CALL(execute_on)(handle_of(p), split_complex_to_complex, ri, ii, ro, io);
}
void HOST(execute_dft_r2c)(const X(plan) p, REAL* in, X(complex) * out) {
  CALL(execute_on)(handle_of(p), real_to_complex, in, NULL, out, NULL);
}
void HOST(execute_split_dft_r2c)(const X(plan) p, REAL* in, REAL* ro, REAL* io) {
  CALL(execute_on)(handle_of(p), split_real_to_complex, in, NULL, ro, io);
}
void HOST(execute_dft_c2r)(const X(plan) p, X(complex) * in, REAL* out) {
  CALL(execute_on)(handle_of(p), complex_to_real, in, NULL, out, NULL);
}
void HOST(execute_split_dft_c2r)(const X(plan) p, REAL* ri, REAL* ii, REAL* out) {
  CALL(execute_on)(handle_of(p), split_complex_to_real, ri, ii, out, NULL);
}
void HOST(execute_r2r)(const X(plan) p, REAL* in, REAL* out) {
  CALL(execute_on)(handle_of(p), real_to_real, in, NULL, out, NULL);
}
void HOST(destroy_plan)(X(plan) p) { CALL(destroy_plan)(handle_of(p)); }

void HOST(flops)(const X(plan) p, double* add, double* mul, double* fmas) {
  double counts[3];
  CALL(flops)(handle_of(p), counts);
  *add = counts[0];
  *mul = counts[1];
  *fmas = counts[2];
}
double HOST(estimate_cost)(const X(plan) p) { return CALL(estimate_cost)(handle_of(p)); }
double HOST(cost)(const X(plan) p) { return CALL(cost)(handle_of(p)); }

char* HOST(sprint_plan)(const X(plan) p) {
  const int length = CALL(describe_plan)(handle_of(p), NULL, 0);
  char* text = length < 0 ? NULL : malloc((size_t)length + 1);
  if (text) CALL(describe_plan)(handle_of(p), text, (unsigned)length + 1);
  return text;
}
void HOST(fprint_plan)(const X(plan) p, FILE* output_file) {
  char* text = HOST(sprint_plan)(p);
  if (text) fputs(text, output_file);
  free(text);
}
void HOST(print_plan)(const X(plan) p) { HOST(fprint_plan)(p, stdout); }

void HOST(set_timelimit)(double seconds) { CALL(set_timelimit)(seconds); }
void HOST(cleanup)(void) { CALL(cleanup)(); }

/* As large as the vectors of any processor. A program with an allocator of its own may have no aligned_alloc. */
enum { alignment = 64 };
void* aligned_alloc(size_t alignment, size_t size) __attribute__((weak));

void* HOST(malloc)(size_t n) {
  if (n > SIZE_MAX - alignment) return NULL;
  if (!aligned_alloc) return malloc(n);
  return aligned_alloc(alignment, (n + alignment - 1) / alignment * alignment);
}
REAL* HOST(alloc_real)(size_t n) { return n > SIZE_MAX / sizeof(REAL) ? NULL : HOST(malloc)(n * sizeof(REAL)); }
X(complex) * HOST(alloc_complex)(size_t n) {
  return n > SIZE_MAX / sizeof(X(complex)) ? NULL : HOST(malloc)(n * sizeof(X(complex)));
}
void HOST(free)(void* p) { free(p); }

/* What FFTW's vector code distinguishes. */
int HOST(alignment_of)(REAL* p) { return (int)((uintptr_t)p % 16); }
