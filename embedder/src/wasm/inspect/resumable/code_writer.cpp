#include "wasm/inspect/resumable/code_writer.hpp"

namespace mpiwasm::wasm::resumable {

Added added_to(const ModuleSummary& module) {
  const std::uint32_t imports = module.imported_function_count;
  const auto helpers = static_cast<std::uint32_t>(module.function_types.size()) + Added::imports;
  return {imports, imports, imports + 1, imports + 2, imports + 3, helpers, helpers + 1, module.global_count};
}

void CodeWriter::write(std::uint16_t code) {
  if (code < miscellaneous) {
    bytes_.push_back(static_cast<std::byte>(code));
    return;
  }
  const bool is_vector = code >= vector;
  bytes_.push_back(std::byte{is_vector ? std::uint8_t{0xfd} : std::uint8_t{0xfc}});
  append_number(bytes_, code - (is_vector ? unsigned{vector} : unsigned{miscellaneous}));
}

void CodeWriter::constant(std::uint32_t value) {
  write(i32_const);
  // Signed LEB128 of a number that is not negative: one more byte where its highest bit would be taken for the sign.
  std::uint32_t left = value;
  while (left >= 0x40) {
    byte(static_cast<std::uint8_t>((left & 0x7fU) | 0x80U));
    left >>= 7;
  }
  byte(static_cast<std::uint8_t>(left));
}

void CodeWriter::zero(ValueType type) {
  switch (type) {
    case ValueType::i32:
      return constant(0);
    case ValueType::i64:
      write(i64_const);
      return byte(0);
    case ValueType::f32:
      write(f32_const);
      return copy(Bytes(4));
    case ValueType::f64:
      write(f64_const);
      return copy(Bytes(8));
    case ValueType::v128:
      write(v128_const);
      return copy(Bytes(16));
    case ValueType::funcref:
    case ValueType::externref:
    case ValueType::exnref:
      write(ref_null);
      return byte(static_cast<std::uint8_t>(type));
  }
}

void CodeWriter::put(ValueType type) {
  switch (type) {
    case ValueType::f32:
      write(i32_from_f32_bits);
      [[fallthrough]];
    case ValueType::i32:
      return write(call, added_.put_i32);
    case ValueType::f64:
      write(i64_from_f64_bits);
      [[fallthrough]];
    case ValueType::i64:
      return write(call, added_.put_i64);
    case ValueType::exnref:
      return write(call, added_.put_exception);
    default:
      return;
  }
}

void CodeWriter::take(ValueType type) {
  switch (type) {
    case ValueType::i32:
      return write(call, added_.take_i32);
    case ValueType::f32:
      write(call, added_.take_i32);
      return write(f32_from_i32_bits);
    case ValueType::i64:
      return write(call, added_.take_i64);
    case ValueType::f64:
      write(call, added_.take_i64);
      return write(f64_from_i64_bits);
    case ValueType::v128:
      write(call, added_.take_i64);
      write(i64x2_splat);
      write(call, added_.take_i64);
      write(i64x2_replace_lane);
      return byte(0);
    case ValueType::exnref:
      return write(call, added_.take_exception);
    default:
      return;
  }
}

void CodeWriter::put_local(ValueType type, std::uint32_t local) {
  write(local_get, local);
  if (type != ValueType::v128) return put(type);
  write(i64x2_extract_lane);
  byte(0);
  put(ValueType::i64);
  write(local_get, local);
  write(i64x2_extract_lane);
  byte(1);
  put(ValueType::i64);
}

void CodeWriter::take_local(ValueType type, std::uint32_t local) {
  take(type);
  write(local_set, local);
}

}  // namespace mpiwasm::wasm::resumable
