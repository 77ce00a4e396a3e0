// Where the guest enters an import that may be a stopping point: see watched_imports.hpp. The offsets are those of the
// structures of guest_frames.hpp and import_frame.hpp. Watched imports take whole numbers only.
  .text

// x0, the environment of a direct host function, is the WatchedImport.
  .globl mpiwasm_enter_import_of
  .hidden mpiwasm_enter_import_of
  .type mpiwasm_enter_import_of, %function
mpiwasm_enter_import_of:
  .cfi_startproc
  hint #34
  ldr x16, [x0, #16]
  ldr x17, [x16, #8]
  ldr w16, [x16]
  ldr w17, [x17]
  orr w16, w16, w17
  cbnz w16, 3f
  ldr x16, [x0, #24]
  cbnz x16, 1f
  ldr x16, [x0]
  ldr x0, [x0, #8]
  br x16

// The frame begins at the stack pointer. The quick look gets the environment, the arguments in registers and on the
// stack, the number of the stopping point and that of the arguments.
1:
  stp x0, x1, [sp, #-80]!
  .cfi_adjust_cfa_offset 80
  stp x2, x3, [sp, #16]
  stp x4, x5, [sp, #32]
  stp x6, x7, [sp, #48]
  stp x29, x30, [sp, #64]
  .cfi_rel_offset x29, 64
  .cfi_rel_offset x30, 72
  add x29, sp, #64
  ldr w3, [x0, #32]
  ldr w4, [x0, #36]
  ldr x0, [x0, #8]
  add x1, sp, #8
  add x2, sp, #80
  blr x16
  cmp x0, #2
  b.eq 2f
  mov x17, x0
  ldp x29, x30, [sp, #64]
  ldp x6, x7, [sp, #48]
  ldp x4, x5, [sp, #32]
  ldp x2, x3, [sp, #16]
  ldp x0, x1, [sp], #80
  .cfi_remember_state
  .cfi_restore x29
  .cfi_restore x30
  .cfi_adjust_cfa_offset -80
  cbnz x17, 3f
  ldr x16, [x0]
  ldr x0, [x0, #8]
  br x16
2:
  .cfi_restore_state
  mov x0, x1
  ldp x29, x30, [sp, #64]
  add sp, sp, #80
  .cfi_restore x29
  .cfi_restore x30
  .cfi_adjust_cfa_offset -80
  ret

3:
  stp x0, x1, [sp, #-80]!
  .cfi_adjust_cfa_offset 80
  stp x2, x3, [sp, #16]
  stp x4, x5, [sp, #32]
  stp x6, x7, [sp, #48]
  stp x29, x30, [sp, #64]
  .cfi_rel_offset x29, 64
  .cfi_rel_offset x30, 72
  add x29, sp, #64
  mov x1, sp
  bl mpiwasm_at_import
  mov x1, #0
  cbnz x0, 2b
  ldp x29, x30, [sp, #64]
  ldp x6, x7, [sp, #48]
  ldp x4, x5, [sp, #32]
  ldp x2, x3, [sp, #16]
  ldp x0, x1, [sp], #80
  .cfi_restore x29
  .cfi_restore x30
  .cfi_adjust_cfa_offset -80
  ldr x16, [x0]
  ldr x0, [x0, #8]
  br x16
  .cfi_endproc
  .size mpiwasm_enter_import_of, . - mpiwasm_enter_import_of

  .section .note.GNU-stack, "", %progbits
