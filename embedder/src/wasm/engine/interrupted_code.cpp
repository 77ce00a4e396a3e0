#include "wasm/engine/interrupted_code.hpp"

#include <ucontext.h>

// (const Registers* kept, function): calls the function; its caller's frame is that of the registers.
extern "C" void mpiwasm_call_from(const mpiwasm::wasm::Registers* kept, void (*function)());

namespace mpiwasm::wasm {
namespace {

/// Below the stack pointer, functions that call no others may have data.
constexpr std::uint64_t red_zone = 128;
constexpr std::uint64_t alignment = 16;

std::uint64_t aligned(std::uint64_t address) { return address & ~(alignment - 1); }

#if !defined(__aarch64__)
constexpr std::array<int, 17> places{REG_RAX, REG_RDX, REG_RCX, REG_RBX, REG_RSI, REG_RDI, REG_RBP, REG_RSP, REG_R8,
                                     REG_R9,  REG_R10, REG_R11, REG_R12, REG_R13, REG_R14, REG_R15, REG_RIP};
#endif

}  // namespace

Registers Registers::of(const void* context) {
  const auto& machine = static_cast<const ucontext_t*>(context)->uc_mcontext;
  Registers registers;
#if defined(__aarch64__)
  for (std::size_t i = 0; i < stack_pointer; ++i) registers.values[i] = machine.regs[i];
  registers.values[stack_pointer] = machine.sp;
  registers.values[program_counter] = machine.pc;
#else
  for (std::size_t i = 0; i < places.size(); ++i)
    registers.values[i] = static_cast<std::uint64_t>(machine.gregs[places[i]]);
#endif
  return registers;
}

void Registers::write_to(void* context) const {
  auto& machine = static_cast<ucontext_t*>(context)->uc_mcontext;
#if defined(__aarch64__)
  for (std::size_t i = 0; i < stack_pointer; ++i) machine.regs[i] = values[i];
  machine.sp = values[stack_pointer];
  machine.pc = values[program_counter];
#else
  for (std::size_t i = 0; i < places.size(); ++i) machine.gregs[places[i]] = static_cast<greg_t>(values[i]);
#endif
}

void continue_in(void* context, const Registers& kept, void (*function)(), std::byte* stack_end) {
  auto& machine = static_cast<ucontext_t*>(context)->uc_mcontext;
  const std::uint64_t stack =
      aligned(stack_end == nullptr ? kept.stack() - red_zone : reinterpret_cast<std::uintptr_t>(stack_end));
#if defined(__aarch64__)
  machine.sp = stack;
  machine.pc = reinterpret_cast<std::uintptr_t>(&mpiwasm_call_from);
  machine.regs[0] = reinterpret_cast<std::uintptr_t>(&kept);
  machine.regs[1] = reinterpret_cast<std::uintptr_t>(function);
#else
  constexpr std::uint64_t return_address = 8;
  constexpr greg_t direction = 0x400;  // of string instructions; functions begin with it clear
  machine.gregs[REG_RSP] = static_cast<greg_t>(stack - return_address);
  machine.gregs[REG_RIP] = static_cast<greg_t>(reinterpret_cast<std::uintptr_t>(&mpiwasm_call_from));
  machine.gregs[REG_RDI] = static_cast<greg_t>(reinterpret_cast<std::uintptr_t>(&kept));
  machine.gregs[REG_RSI] = static_cast<greg_t>(reinterpret_cast<std::uintptr_t>(function));
  machine.gregs[REG_EFL] &= ~direction;
#endif
}

}  // namespace mpiwasm::wasm
