#include "wasm/inspect/constant_expression.hpp"

namespace mpiwasm::wasm {

ConstantExpression read_constant_expression(ByteReader& reader) {
  ConstantExpression expression;
  std::uint32_t instructions = 0;
  std::uint32_t last_i32 = 0;
  bool last_was_i32 = false;
  while (!reader.failed()) {
    const std::uint8_t instruction = reader.byte("an initial value");
    if (instruction == 0x0b && !reader.failed()) {
      if (instructions == 0) reader.fail("an initial value is empty");
      if (instructions == 1 && last_was_i32) expression.i32_constant = last_i32;
      return expression;
    }
    ++instructions;
    last_was_i32 = instruction == 0x41;
    switch (instruction) {
      case 0x41:
        last_i32 = static_cast<std::uint32_t>(reader.signed_number(32, "an i32 constant"));
        break;
      case 0x42:
        (void)reader.signed_number(64, "an i64 constant");
        break;
      case 0x43:
        (void)reader.take(4, "an f32 constant");
        break;
      case 0x44:
        (void)reader.take(8, "an f64 constant");
        break;
      case 0x23:
        (void)reader.u32("a global's number");
        break;
      case 0xd0:
        (void)reader.signed_number(33, "a null reference's type");
        break;
      case 0xd2:
        (void)reader.u32("a function's number");
        break;
      case 0x6a:  // i32.add, i32.sub, i32.mul, i64.add, i64.sub, i64.mul take their operands from the stack
      case 0x6b:
      case 0x6c:
      case 0x7c:
      case 0x7d:
      case 0x7e:
        break;
      case 0xfd:
        if (reader.u32("a vector instruction") == 12) {
          (void)reader.take(16, "a v128 constant");
          break;
        }
        [[fallthrough]];
      default:
        if (reader.failed()) return expression;
        expression.uses_unknown_instruction = true;
        expression.unknown_instruction = instruction;
        return expression;
    }
  }
  return expression;
}

}  // namespace mpiwasm::wasm
