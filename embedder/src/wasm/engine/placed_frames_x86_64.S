# The ways between compiled code and the host of a guest that can be saved: see placed_frames.hpp, whose structures the
# offsets below are those of.
  .intel_syntax noprefix
  .text

# Takes the place of _start; r11 is a GuestEntry. The frames of the guest begin below this one, and return to it.
  .globl mpiwasm_enter_guest
  .hidden mpiwasm_enter_guest
  .type mpiwasm_enter_guest, @function
mpiwasm_enter_guest:
  .cfi_startproc
  push rbp
  .cfi_adjust_cfa_offset 8
  .cfi_rel_offset rbp, 0
  push rbx
  .cfi_adjust_cfa_offset 8
  .cfi_rel_offset rbx, 0
  push r12
  .cfi_adjust_cfa_offset 8
  .cfi_rel_offset r12, 0
  push r13
  .cfi_adjust_cfa_offset 8
  .cfi_rel_offset r13, 0
  push r14
  .cfi_adjust_cfa_offset 8
  .cfi_rel_offset r14, 0
  push r15
  .cfi_adjust_cfa_offset 8
  .cfi_rel_offset r15, 0
  sub rsp, 8
  .cfi_adjust_cfa_offset 8
  mov [r11 + 8], rsp
  cmp qword ptr [r11 + 16], 0
  jne 1f
  call [r11]
  .globl mpiwasm_guest_returned
  .hidden mpiwasm_guest_returned
mpiwasm_guest_returned:
  add rsp, 8
  .cfi_adjust_cfa_offset -8
  pop r15
  .cfi_adjust_cfa_offset -8
  pop r14
  .cfi_adjust_cfa_offset -8
  pop r13
  .cfi_adjust_cfa_offset -8
  pop r12
  .cfi_adjust_cfa_offset -8
  pop rbx
  .cfi_adjust_cfa_offset -8
  pop rbp
  .cfi_adjust_cfa_offset -8
  ret
  .cfi_adjust_cfa_offset 56
1:
  mov rdi, r11
  mov rsp, [r11 + 24]
  call [r11 + 16]
  ud2
  .cfi_endproc
  .size mpiwasm_enter_guest, . - mpiwasm_enter_guest

# (const ImportFrame* registers, stack pointer, WatchedImport*): the guest's frames are there again; enters the import
# once more, as the guest did: it may be a stopping point again.
  .globl mpiwasm_enter_import_again
  .hidden mpiwasm_enter_import_again
  .type mpiwasm_enter_import_again, @function
mpiwasm_enter_import_again:
  mov rax, rdi
  mov r11, rdx
  mov rsp, rsi
  mov rsi, [rax + 8]
  mov rdx, [rax + 16]
  mov rcx, [rax + 24]
  mov r8, [rax + 32]
  mov r9, [rax + 40]
  mov rbx, [rax + 48]
  mov rbp, [rax + 56]
  mov r12, [rax + 64]
  mov r13, [rax + 72]
  mov r14, [rax + 80]
  mov r15, [rax + 88]
  jmp mpiwasm_enter_import
  .size mpiwasm_enter_import_again, . - mpiwasm_enter_import_again

  .section .note.GNU-stack, "", @progbits
