/* The run time of f2c can open files without a name, which these programs do not do. Guests have no tmpfile(). */

#include <stdio.h>

FILE* tmpfile(void) { return NULL; }
