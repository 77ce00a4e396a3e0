// Writes instructions, those that save and restore a value among them.
#pragma once

#include <cstdint>

#include "wasm/inspect/module_summary.hpp"
#include "wasm/inspect/resumable/instruction.hpp"
#include "wasm/inspect/section_writer.hpp"

namespace mpiwasm::wasm::resumable {

/// Numbers in the rewritten module of what the pass adds.
struct Added {
  std::uint32_t first_moved;  ///< the module's own functions from here on have moved up
  std::uint32_t put_i32, put_i64, take_i32, take_i64;
  std::uint32_t put_exception, take_exception;  ///< helpers, added only where they are used
  std::uint32_t state;                          ///< the global

  static constexpr std::uint32_t imports = 4;
  [[nodiscard]] std::uint32_t moved(std::uint32_t function) const {
    return function < first_moved ? function : function + imports;
  }
};

[[nodiscard]] Added added_to(const ModuleSummary& module);

inline constexpr std::uint8_t no_results = 0x40;

class CodeWriter {
 public:
  explicit CodeWriter(const Added& added) : added_(added) {}

  void write(std::uint16_t code);
  void write(std::uint16_t code, std::uint32_t number) {
    write(code);
    append_number(bytes_, number);
  }
  /// A block with this type, a value type or no_results.
  void open(Code code, std::uint8_t type) {
    write(code);
    bytes_.push_back(std::byte{type});
  }
  void constant(std::uint32_t value);
  /// Zero, or a null reference.
  void zero(ValueType type);
  void copy(std::span<const std::byte> code) { append(bytes_, code); }
  void number(std::uint64_t value) { append_number(bytes_, value); }
  void byte(std::uint8_t value) { bytes_.push_back(std::byte{value}); }

  /// Saves the value on top of the stack, which is not a vector.
  void put(ValueType type);
  /// Restores what put() has saved.
  void take(ValueType type);
  void put_local(ValueType type, std::uint32_t local);
  void take_local(ValueType type, std::uint32_t local);

  [[nodiscard]] const Added& added() const { return added_; }
  [[nodiscard]] Bytes& bytes() { return bytes_; }

 private:
  Added added_;
  Bytes bytes_;
};

}  // namespace mpiwasm::wasm::resumable
