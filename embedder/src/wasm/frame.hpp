// One call on the guest's stack.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace mpiwasm::wasm {

struct Frame {
  std::uint32_t function;                    ///< its number in the module
  std::optional<std::size_t> module_offset;  ///< place in the module's file, when it is known
};

}  // namespace mpiwasm::wasm
