/* In place of LAPACKE's own, which calls LAPACK for it. */
#include <ctype.h>

#include "lapacke_utils.h"

lapack_logical LAPACKE_lsame(char ca, char cb) { return toupper((unsigned char)ca) == toupper((unsigned char)cb); }
