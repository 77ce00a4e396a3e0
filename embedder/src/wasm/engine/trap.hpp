// Readable messages for the engine's traps.
#pragma once

#include <string>
#include <vector>

#include "wasm/engine/owned.hpp"
#include "wasm/frame.hpp"

namespace mpiwasm::wasm {

struct Fault {
  std::string message;
  std::vector<Frame> frames;
};

/// `stack_size` is for the advice that goes with a stack overflow.
[[nodiscard]] Fault read_trap(const wasm_trap_t* trap, std::size_t stack_size);

[[nodiscard]] std::string explain_stack_overflow(std::size_t stack_size);

/// The clear words for one of the engine's trap messages; other messages stay as they are.
[[nodiscard]] std::string explain_trap(const std::string& message, std::size_t stack_size);

}  // namespace mpiwasm::wasm
