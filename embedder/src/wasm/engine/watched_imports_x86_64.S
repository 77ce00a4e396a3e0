# Where the guest enters an import that may be a stopping point: see watched_imports.hpp. The offsets are those of the
# structures of guest_frames.hpp and import_frame.hpp.
  .intel_syntax noprefix
  .text

# The environment of a direct host function, rdi, is the WatchedImport; goes on with it in r11.
  .globl mpiwasm_enter_import_of
  .hidden mpiwasm_enter_import_of
  .type mpiwasm_enter_import_of, @function
mpiwasm_enter_import_of:
  .cfi_startproc
  mov r11, rdi
  .cfi_endproc
  .size mpiwasm_enter_import_of, . - mpiwasm_enter_import_of

  .globl mpiwasm_enter_import
  .hidden mpiwasm_enter_import
  .type mpiwasm_enter_import, @function
mpiwasm_enter_import:
  .cfi_startproc
  mov rax, [r11 + 16]
  mov r10, [rax + 8]
  mov eax, [rax]
  or eax, [r10]
  jne 1f
  cmp qword ptr [r11 + 24], 0
  jne 2f
  mov rdi, [r11 + 8]
  jmp [r11]

  # The registers that functions keep have their places in the frame, and stay where they are.
2:
  sub rsp, 48
  push r9
  push r8
  push rcx
  push rdx
  push rsi
  push rdi
  push r11
  .cfi_adjust_cfa_offset 104
  mov rdi, [r11 + 8]
  lea rsi, [rsp + 16]
  lea rdx, [rsp + 112]
  mov ecx, [r11 + 32]
  mov r8d, [r11 + 36]
  call [r11 + 24]
  cmp rax, 2
  je 3f
  pop r11
  pop rdi
  pop rsi
  pop rdx
  pop rcx
  pop r8
  pop r9
  lea rsp, [rsp + 48]
  .cfi_adjust_cfa_offset -104
  test rax, rax
  jne 1f
  mov rdi, [r11 + 8]
  jmp [r11]
3:
  .cfi_adjust_cfa_offset 104
  mov rax, rdx
  add rsp, 104
  .cfi_adjust_cfa_offset -104
  ret

1:
  push r15
  push r14
  push r13
  push r12
  push rbp
  push rbx
  push r9
  push r8
  push rcx
  push rdx
  push rsi
  push rdi
  push r11
  .cfi_adjust_cfa_offset 104
  mov rdi, r11
  lea rsi, [rsp + 8]
  call mpiwasm_at_import
  test rax, rax
  mov edx, 0
  jne 3b
  pop r11
  pop rdi
  pop rsi
  pop rdx
  pop rcx
  pop r8
  pop r9
  add rsp, 48
  .cfi_adjust_cfa_offset -104
  mov rdi, [r11 + 8]
  jmp [r11]
  .cfi_endproc
  .size mpiwasm_enter_import, . - mpiwasm_enter_import

  .section .note.GNU-stack, "", @progbits
