/* Which BLAS and LAPACK a program calls, asked once, and what both report. */

#include "at_host.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__attribute__((import_module("blas_1"), import_name("available"))) int host_has_blas(void);
__attribute__((import_module("lapack_1"), import_name("available"))) int host_has_lapack(void);

void xerbla_(const char* name, const int* position, int length);

int mpiwasm_blas_state = -1;
int mpiwasm_lapack_state = -1;

int mpiwasm_ask_for_blas(void) { return mpiwasm_blas_state = host_has_blas(); }
int mpiwasm_ask_for_lapack(void) { return mpiwasm_lapack_state = host_has_lapack(); }

/* Fortran's names have capital letters and are filled up with blanks. */
static void report_illegal(const char* routine, int position) {
  char name[] = "      ";
  const size_t length = strlen(routine);
  for (size_t i = 0; i < length && i < sizeof name - 1; ++i) name[i] = (char)toupper((unsigned char)routine[i]);
  xerbla_(name, &position, sizeof name - 1);
}

void mpiwasm_blas_illegal(const char* routine, int position) { report_illegal(routine, position); }
void mpiwasm_lapack_illegal(const char* routine, int position) { report_illegal(routine, position); }
