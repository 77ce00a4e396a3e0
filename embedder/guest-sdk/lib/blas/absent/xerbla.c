/* What BLAS and LAPACK call for an illegal argument, for programs that have neither one nor a BLAS with one. */

#include <stdio.h>
#include <stdlib.h>

void xerbla_(const char* name, const int* position, int length);

/* The name is not ended by a zero. */
void xerbla_(const char* name, const int* position, int length) {
  while (length > 0 && name[length - 1] == ' ') --length;
  fprintf(stderr, " ** On entry to %.*s parameter number %2d had an illegal value\n", length, name, *position);
  exit(EXIT_FAILURE);
}
