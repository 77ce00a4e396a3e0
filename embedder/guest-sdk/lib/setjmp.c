/* What clang's lowering of setjmp and longjmp for Wasm calls (LLVM: WebAssemblyLowerEmscriptenEHSjLj.cpp). setjmp notes
   which of the calls in which invocation of a function it was; longjmp throws; and each function that called setjmp
   catches what passes and asks whether it is its own. */
#include <setjmp.h>

/* The tag of the exception, which every object that uses it names. */
__asm__(
    ".globl __c_longjmp\n"
    ".tagtype __c_longjmp i32\n"
    "__c_longjmp:\n");

void __wasm_setjmp(jmp_buf buffer, unsigned label, void* invocation) {
  buffer->mpiwasm_invocation = invocation;
  buffer->mpiwasm_label = label;
}

unsigned __wasm_setjmp_test(jmp_buf buffer, void* invocation) {
  return buffer->mpiwasm_invocation == invocation ? buffer->mpiwasm_label : 0;
}

_Noreturn void __wasm_longjmp(jmp_buf buffer, int value) {
  buffer->mpiwasm_thrown.buffer = buffer;
  buffer->mpiwasm_thrown.value = value != 0 ? value : 1;
  __builtin_wasm_throw(1, &buffer->mpiwasm_thrown);
}
