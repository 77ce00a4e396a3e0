/* For programs that were linked where no BLAS or LAPACK in WebAssembly is installed. */

#include <stdio.h>
#include <stdlib.h>

#include "../at_host.h"

static _Noreturn void end(const char* routine, const char* library, const char* recipe) {
  fprintf(stderr,
          "mpiwasm: the program calls %s, but this system has no %s for it, and the program was linked without one; "
          "install it by \"mpiwasm-recipe install %s\" and link again\n",
          routine, library, recipe);
  exit(EXIT_FAILURE);
}

_Noreturn void mpiwasm_blas_absent(const char* routine) { end(routine, "BLAS", "blis"); }
_Noreturn void mpiwasm_lapack_absent(const char* routine) { end(routine, "LAPACK", "lapack"); }
