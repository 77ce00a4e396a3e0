// Reads the instructions of a function body: one table of all that compilers for mpiwasm emit, with what each takes
// from and puts on the stack.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "wasm/inspect/byte_reader.hpp"
#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm::resumable {

/// Codes of the binary format; those after a prefix are counted from the prefix's number here.
enum Code : std::uint16_t {
  unreachable = 0x00,
  no_operation = 0x01,
  block = 0x02,
  loop = 0x03,
  if_ = 0x04,
  else_ = 0x05,
  throw_ = 0x08,
  throw_ref = 0x0a,
  end = 0x0b,
  branch = 0x0c,
  branch_if = 0x0d,
  branch_table = 0x0e,
  return_ = 0x0f,
  call = 0x10,
  call_indirect = 0x11,
  return_call = 0x12,
  return_call_indirect = 0x13,
  drop = 0x1a,
  select_number = 0x1b,
  select_typed = 0x1c,
  try_table = 0x1f,
  local_get = 0x20,
  local_set = 0x21,
  local_tee = 0x22,
  global_get = 0x23,
  global_set = 0x24,
  table_get = 0x25,
  table_set = 0x26,
  i32_const = 0x41,
  i64_const = 0x42,
  f32_const = 0x43,
  f64_const = 0x44,
  i32_eqz = 0x45,
  i32_greater_or_equal_unsigned = 0x4f,
  i32_less_unsigned = 0x49,
  i32_add = 0x6a,
  i32_subtract = 0x6b,
  i32_or = 0x72,
  i32_shift_left = 0x74,
  i32_from_f32_bits = 0xbc,
  i64_from_f64_bits = 0xbd,
  f32_from_i32_bits = 0xbe,
  f64_from_i64_bits = 0xbf,
  ref_null = 0xd0,
  ref_is_null = 0xd1,
  ref_func = 0xd2,
  miscellaneous = 0x100,
  table_init = miscellaneous + 12,
  table_copy = miscellaneous + 14,
  table_grow = miscellaneous + 15,
  table_fill = miscellaneous + 17,
  vector = 0x200,
  v128_const = vector + 12,
  i64x2_splat = vector + 18,
  i64x2_extract_lane = vector + 29,
  i64x2_replace_lane = vector + 30,
  atomic = 0x1200,
  atomic_fence = atomic + 3,
};

struct Instruction {
  std::uint16_t code = 0;
  std::uint32_t offset = 0;  ///< in the body
  std::uint32_t size = 0;    ///< in bytes
  /// The first number: of a local, global, function, type, table, tag or label; of a block its type (block_type()); of
  /// a select or a null reference the code of the value type.
  std::uint32_t index = 0;
};

/// What an instruction takes and puts, where its code alone says so.
struct Effect {
  std::uint8_t operands = 0;
  std::optional<ValueType> result;
};

/// Reads one instruction. Unknown ones are failures of the reader.
[[nodiscard]] Instruction read_instruction(ByteReader& reader);

/// Nothing for those that depend on a type or number, and for control instructions.
[[nodiscard]] std::optional<Effect> effect_of(std::uint16_t code);

/// What comes after these never runs.
[[nodiscard]] bool ends_sequence(std::uint16_t code);
[[nodiscard]] inline bool opens_block(std::uint16_t code) {
  return code == block || code == loop || code == if_ || code == try_table;
}
[[nodiscard]] inline bool is_call(std::uint16_t code) {
  return code == call || code == call_indirect || code == return_call || code == return_call_indirect;
}

/// The labels of a branch table, the default last.
[[nodiscard]] std::vector<std::uint32_t> read_labels(std::span<const std::byte> body, const Instruction& table);

/// A handler of a try_table. Labels count from outside of it.
struct Catch {
  std::uint8_t kind = 0;  ///< 0 catch, 1 catch_ref, 2 catch_all, 3 catch_all_ref
  std::uint32_t tag = 0;
  std::uint32_t label = 0;
};
[[nodiscard]] std::vector<Catch> read_catches(std::span<const std::byte> body, const Instruction& opening);

/// The parameters and results of a block; nothing when there is no such type.
[[nodiscard]] std::optional<FunctionType> block_type(const std::vector<FunctionType>& types,
                                                     const Instruction& opening);

}  // namespace mpiwasm::wasm::resumable
