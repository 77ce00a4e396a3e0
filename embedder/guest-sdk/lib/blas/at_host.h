/* What the wrappers of BLAS and LAPACK have in common (generated/guest-blas). */
#pragma once

/* 1 if calls go to the library of the system, 0 if to the routines in this module, -1 if that was not asked yet. */
extern int mpiwasm_blas_state;

int mpiwasm_ask_for_blas(void);
int mpiwasm_ask_for_lapack(int* state, const char* routine);

static inline int mpiwasm_blas_at_host(void) {
  return mpiwasm_blas_state >= 0 ? mpiwasm_blas_state : mpiwasm_ask_for_blas();
}
/* Libraries have all of BLAS, but not always all of LAPACK: each routine has a state of its own. */
static inline int mpiwasm_lapack_at_host(int* state, const char* routine) {
  return *state >= 0 ? *state : mpiwasm_ask_for_lapack(state, routine);
}

/* What a call of the system's library returns that it would do wrong: the routine in this module does it. */
enum { mpiwasm_declined = -2147483647 - 1 };

/* An illegal argument, by its position: calls the program's xerbla_. */
void mpiwasm_blas_illegal(const char* routine, int position);
void mpiwasm_lapack_illegal(const char* routine, int position);

/* The routine is neither in this module nor in a library of the system. */
_Noreturn void mpiwasm_blas_absent(const char* routine);
_Noreturn void mpiwasm_lapack_absent(const char* routine);
