#include "wasm/engine/trap.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace mpiwasm::wasm {
namespace {

struct Explanation {
  std::string_view engine;
  std::string_view ours;
};

constexpr std::string_view out_of_bounds = "out of bounds memory access";

/// What the engine gives as offset when it does not know.
constexpr std::size_t unknown_offset = 0xffffffff;

/// So many calls within each other rather mean an endless recursion than a wild pointer.
constexpr std::size_t suspicious_depth = 500;

constexpr std::array<Explanation, 9> explanations{{
    {out_of_bounds, "the program accessed an address outside its memory"},
    {"unreachable", "the program stopped itself: it called abort(), failed an assertion, or has undefined behaviour"},
    {"integer divide by zero", "the program divided an integer by zero"},
    {"integer overflow",
     "the program converted a number too large for an integer, or divided the smallest integer by -1"},
    {"invalid conversion to integer", "the program converted a NaN to an integer"},
    {"undefined element: out of bounds table access", "the program called a pointer that is not a function"},
    {"uninitialized element", "the program called through a null function pointer"},
    {"indirect call type mismatch", "the program called a function through a pointer of another type"},
    {"uncaught exception", "the program threw an exception that was not caught"},
}};

}  // namespace

std::string explain_stack_overflow(std::size_t stack_size) {
  return fmt::format(
      "stack overflow: the program's calls nest too deeply for its stack of {} KiB; --stack-size "
      "gives it more",
      stack_size / 1024);
}

std::string explain_trap(const std::string& message, std::size_t stack_size) {
  if (message == "call stack exhausted") return explain_stack_overflow(stack_size);
  for (const Explanation& explanation : explanations)
    if (explanation.engine == message) return std::string{explanation.ours};
  return message;
}

Fault read_trap(const wasm_trap_t* trap, std::size_t stack_size) {
  Fault fault;
  OwnedBytes text;
  wasm_trap_message(trap, text.get());
  std::string message{text.data(), text.size()};
  while (!message.empty() && message.back() == '\0') message.pop_back();
  fault.message = explain_trap(message, stack_size);

  OwnedFrames frames;
  wasm_trap_trace(trap, frames.get());
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const wasm_frame_t* frame = frames.data()[i];
    const std::size_t offset = wasm_frame_module_offset(frame);
    fault.frames.push_back(
        {wasm_frame_func_index(frame), offset == unknown_offset ? std::nullopt : std::optional<std::size_t>{offset}});
  }
  if (message == out_of_bounds && fault.frames.size() > suspicious_depth) {
    fault.message += fmt::format(
        "; its calls nest {} deep, so perhaps its stack in memory is full: link it with "
        "-Wl,-z,stack-size=BYTES",
        fault.frames.size());
  }
  return fault;
}

}  // namespace mpiwasm::wasm
