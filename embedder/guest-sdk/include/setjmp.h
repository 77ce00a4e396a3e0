/* setjmp and longjmp for guests, which Debian's C library for Wasm lacks. clang turns a call of setjmp into
   try_table, which works as far as a function that has not returned yet; that is all C asks for. */
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/* Which call of which setjmp this is, and what longjmp throws: lib/setjmp.c. */
typedef struct {
  void* mpiwasm_invocation;
  unsigned mpiwasm_label;
  struct {
    void* buffer;
    int value;
  } mpiwasm_thrown;
} jmp_buf[1];
/* Signals come from raise() alone, and no mask is saved. */
typedef jmp_buf sigjmp_buf;

int setjmp(jmp_buf buffer) __attribute__((__returns_twice__));
__attribute__((__noreturn__)) void longjmp(jmp_buf buffer, int value);

#define setjmp setjmp
#define _setjmp(buffer) setjmp(buffer)
#define _longjmp(buffer, value) longjmp(buffer, value)
#define sigsetjmp(buffer, save_mask) ((void)(save_mask), setjmp(buffer))
#define siglongjmp(buffer, value) longjmp(buffer, value)

#ifdef __cplusplus
}
#endif
