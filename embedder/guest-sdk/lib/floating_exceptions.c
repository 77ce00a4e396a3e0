/* glibc's functions for floating-point traps. There are none in WebAssembly: asking for one fails, as glibc's functions
   do on processors without traps. */
#include <fenv.h>

int feenableexcept(int exceptions) { return exceptions == 0 ? 0 : -1; }
int fedisableexcept(__attribute__((unused)) int exceptions) { return 0; }
int fegetexcept(void) { return 0; }
