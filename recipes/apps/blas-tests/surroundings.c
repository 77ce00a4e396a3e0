/* What the test programs need besides f2c's run time. */

#include <stdio.h>

/* The run time can open files without a name, which these programs do not do. Guests have no tmpfile(). */
FILE* tmpfile(void) { return NULL; }

/* They read from standard input, which launchers do not hand on everywhere. */
__attribute__((constructor)) static void read_a_file(void) {
  if (freopen("input.in", "r", stdin) == NULL) fprintf(stderr, "no file input.in: the tests of BLAS 1 need none\n");
}
