// How the guest has entered an import, as the code in watched_imports_*.S keeps it.
#pragma once

#include <cstddef>
#include <cstdint>

#include "guest/host_function.hpp"

namespace mpiwasm::wasm {

#if defined(__x86_64__)
/// The registers, in the order of the stack.
struct ImportFrame {
  std::uint64_t environment;
  std::uint64_t arguments[guest::arguments_in_registers];
  std::uint64_t kept[6];  ///< that a function leaves as they are: rbx, rbp, r12 to r15
  std::uint64_t returns_to;
  std::uint64_t more_arguments[1];  ///< as many as the import has
};
static_assert(offsetof(ImportFrame, arguments) == 8 && offsetof(ImportFrame, more_arguments) == 104);
static_assert(offsetof(ImportFrame, kept) == 48 && offsetof(ImportFrame, returns_to) == 96);
#else
/// The registers, in the order of the stack.
struct ImportFrame {
  std::uint64_t environment;
  std::uint64_t arguments[guest::arguments_in_registers];
  std::uint64_t frame_pointer;
  std::uint64_t returns_to;
  std::uint64_t more_arguments[1];  ///< as many as the import has
};
static_assert(offsetof(ImportFrame, arguments) == 8 && offsetof(ImportFrame, frame_pointer) == 64);
static_assert(offsetof(ImportFrame, more_arguments) == 80);
#endif

/// An import's argument of 32 bits.
[[nodiscard]] inline std::uint32_t argument_of(const ImportFrame& frame, std::size_t index) {
  const std::uint64_t* place = index < guest::arguments_in_registers
                                   ? frame.arguments + index
                                   : frame.more_arguments + (index - guest::arguments_in_registers);
  return static_cast<std::uint32_t>(*place);
}

}  // namespace mpiwasm::wasm
