// Initial values of globals and offsets of segments: short programs that the module inspector must read over.
#pragma once

#include <cstdint>
#include <optional>

#include "wasm/inspect/byte_reader.hpp"

namespace mpiwasm::wasm {

struct ConstantExpression {
  std::optional<std::uint32_t> i32_constant;  ///< when it is nothing but one i32.const
  bool uses_unknown_instruction = false;
  std::uint8_t unknown_instruction = 0;
};

/// Reads up to and including the "end" instruction.
[[nodiscard]] ConstantExpression read_constant_expression(ByteReader& reader);

}  // namespace mpiwasm::wasm
