/* What LAPACK and BLIS call when an argument is wrong. LAPACK's own needs the files of Fortran. */

#include <stdio.h>
#include <stdlib.h>

/* The name is LENGTH characters, not ended by a zero. Programs may have an xerbla_ of their own. */
void xerbla_(const char* name, const int* argument, size_t length) {
  while (length > 0 && name[length - 1] == ' ') --length;
  fprintf(stderr, " ** On entry to %.*s parameter number %2d had an illegal value\n", (int)length, name, *argument);
  exit(EXIT_FAILURE);
}
