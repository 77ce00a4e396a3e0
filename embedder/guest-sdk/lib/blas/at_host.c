/* Which BLAS and LAPACK a program calls, asked once, and what both report. */

#include "at_host.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

/* Like "available", of a module that does itself what the library would do wrong (mpiwasm_declined). */
__attribute__((import_module("blas_1"), import_name("may_decline"))) int host_has_blas(void);
__attribute__((import_module("lapack_1"), import_name("has"))) int host_has_lapack(const char* routine);

void xerbla_(const char* name, const int* position, int length);

int mpiwasm_blas_state = -1;

int mpiwasm_ask_for_blas(void) { return mpiwasm_blas_state = host_has_blas(); }
int mpiwasm_ask_for_lapack(int* state, const char* routine) {
  (void)mpiwasm_blas_at_host();
  return *state = host_has_lapack(routine);
}

/* Fortran's names have capital letters and are filled up with blanks. */
static void report_illegal(const char* routine, int position) {
  char name[24];
  size_t length = 0;
  for (; routine[length] && length < sizeof name; ++length)
    name[length] = (char)toupper((unsigned char)routine[length]);
  for (; length < 6; ++length) name[length] = ' ';
  xerbla_(name, &position, (int)length);
}

void mpiwasm_blas_illegal(const char* routine, int position) { report_illegal(routine, position); }
void mpiwasm_lapack_illegal(const char* routine, int position) { report_illegal(routine, position); }
