/* Debian's compiler runtime for wasm32 was built with the stack protector, whose two symbols its C library lacks:
   without them no program links that divides 128-bit integers. A guest's stack holds no return addresses, so a fixed
   guard does. */
#include <stdint.h>

__attribute__((weak)) uintptr_t __stack_chk_guard = 0x5bd1e995;

__attribute__((weak, noreturn)) void __stack_chk_fail(void) { __builtin_trap(); }
