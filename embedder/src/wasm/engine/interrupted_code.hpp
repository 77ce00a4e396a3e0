// A thread where a signal has interrupted it. A signal handler keeps the registers, and lets the thread continue in a
// function of ours when the handler has returned: that function may allocate, print and unwind, which handlers must
// not. For the unwinder it has been called where the signal came.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace mpiwasm::wasm {

/// In the order of their DWARF numbers, which interrupted_code_*.S know.
struct Registers {
#if defined(__aarch64__)
  static constexpr std::size_t stack_pointer = 31;
  static constexpr std::size_t program_counter = 32;
#else
  static constexpr std::size_t stack_pointer = 7;
  static constexpr std::size_t program_counter = 16;
#endif
  std::array<std::uint64_t, program_counter + 1> values{};

  /// `context` is the third argument of the signal handler.
  [[nodiscard]] static Registers of(const void* context);
  void write_to(void* context) const;

  [[nodiscard]] std::uint64_t stack() const { return values[stack_pointer]; }
  [[nodiscard]] std::uint64_t code() const { return values[program_counter]; }
};

/// Lets the interrupted thread continue in `function`, which must not return. `kept` must stay as it is until then.
/// With a null `stack_end` the function runs below the interrupted frames, else on a stack of its own.
void continue_in(void* context, const Registers& kept, void (*function)(), std::byte* stack_end = nullptr);

}  // namespace mpiwasm::wasm
