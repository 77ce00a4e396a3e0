/* The C library's <fenv.h> with glibc's functions for traps. WebAssembly has no floating-point exceptions, neither
   flags nor traps: FE_ALL_EXCEPT is 0, and FE_INVALID and its kin are not defined. */
#ifndef MPIWASM_FENV_H
#define MPIWASM_FENV_H

#include_next <fenv.h>

#ifdef __cplusplus
extern "C" {
#endif

int feenableexcept(int exceptions);
int fedisableexcept(int exceptions);
int fegetexcept(void);

#ifdef __cplusplus
}
#endif

#endif
