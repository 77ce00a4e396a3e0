/* secure_getenv of glibc: no guest runs with rights that its user does not have. */
#include <stdlib.h>

char* secure_getenv(const char* name) { return getenv(name); }
