#include "wasm/inspect/resumable/instruction.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "wasm/inspect/resumable/vector_instructions.hpp"

namespace mpiwasm::wasm::resumable {
namespace {

constexpr std::uint8_t miscellaneous_prefix = 0xfc;
constexpr std::uint8_t vector_prefix = 0xfd;
constexpr std::uint8_t atomic_prefix = 0xfe;
constexpr std::int64_t no_value = -64;

void read_memory_place(ByteReader& reader) {
  const std::uint32_t flags = reader.u32("an alignment");
  if ((flags & 0x40U) != 0) reader.fail("a second memory");
  (void)reader.u32("an offset");
}

void read_vector(ByteReader& reader, Instruction& instruction) {
  const std::uint32_t number = reader.u32("a vector instruction");
  const char letter = number < vectors.size() ? vectors[number] : '.';
  instruction.code = static_cast<std::uint16_t>(vector + std::min<std::uint32_t>(number, 0xfff));
  if (letter == '.') {
    reader.fail(fmt::format("vector instruction {} is unknown", number));
    return;
  }
  if (std::string_view{"LSls"}.find(letter) != std::string_view::npos) read_memory_place(reader);
  if (std::string_view{"xyzwmnopls"}.find(letter) != std::string_view::npos) (void)reader.byte("a lane");
  if (letter == 'C' || letter == 'H') (void)reader.take(16, "a vector");
}

/// Numbers 0 to 7 convert; 8 to 17 are about memories and tables.
void read_miscellaneous(ByteReader& reader, Instruction& instruction) {
  const std::uint32_t number = reader.u32("an instruction");
  if (number > 17) {
    reader.fail(fmt::format("instruction 0xfc {} is unknown", number));
    return;
  }
  instruction.code = static_cast<std::uint16_t>(miscellaneous + number);
  if (number < 8) return;
  instruction.index = reader.u32("a number");
  if (number == 8 || number == 10 || number == 12 || number == 14) (void)reader.u32("a number");
}

void read_atomic(ByteReader& reader, Instruction& instruction) {
  const std::uint32_t number = reader.u32("an atomic instruction");
  instruction.code = static_cast<std::uint16_t>(atomic + std::min<std::uint32_t>(number, 0xfff));
  if (instruction.code == atomic_fence) {
    if (reader.byte("a memory order") != 0) reader.fail("a memory order is unknown");
  } else if (effect_of(instruction.code)) {
    read_memory_place(reader);
  } else {
    reader.fail(fmt::format("atomic instruction {} is unknown", number));
  }
}

void read_control(ByteReader& reader, Instruction& instruction) {
  switch (instruction.code) {
    case block:
    case loop:
    case if_:
    case try_table:
      instruction.index = static_cast<std::uint32_t>(reader.signed_number(33, "a block's type"));
      if (instruction.code == try_table) {
        for (std::uint32_t left = reader.item_count("number of handlers"); left > 0 && !reader.failed(); --left) {
          const std::uint8_t kind = reader.byte("a handler");
          if (kind > 3) reader.fail("a handler is unknown");
          if (kind < 2) (void)reader.u32("a tag");
          (void)reader.u32("a label");
        }
      }
      return;
    case branch_table:
      for (std::uint32_t left = reader.item_count("number of labels"); left > 0 && !reader.failed(); --left)
        (void)reader.u32("a label");
      (void)reader.u32("a label");
      return;
    case call_indirect:
    case return_call_indirect:
      instruction.index = reader.u32("a type");
      (void)reader.u32("a table");
      return;
    case throw_:
    case branch:
    case branch_if:
    case call:
    case return_call:
      instruction.index = reader.u32("a number");
      return;
    case unreachable:
    case no_operation:
    case else_:
    case throw_ref:
    case end:
    case return_:
      return;
    case 0x06:
    case 0x07:
    case 0x09:
    case 0x18:
    case 0x19:
      reader.fail("exceptions of the old form (build with -mllvm -wasm-use-legacy-eh=false)");
      return;
    default:
      reader.fail(fmt::format("instruction {:#04x} is unknown", instruction.code));
  }
}

void read_operation(ByteReader& reader, Instruction& instruction) {
  const std::uint16_t code = instruction.code;
  if (code >= 0x45 && code <= 0xc4) return;
  if (code >= local_get && code <= 0x26) {
    instruction.index = reader.u32("a number");
  } else if (code >= 0x28 && code <= 0x3e) {
    read_memory_place(reader);
  } else if (code == 0x3f || code == 0x40) {
    if (reader.u32("a memory") != 0) reader.fail("a second memory");
  } else if (code == i32_const) {
    (void)reader.signed_number(32, "a number");
  } else if (code == i64_const) {
    (void)reader.signed_number(64, "a number");
  } else if (code == f32_const) {
    (void)reader.take(4, "a number");
  } else if (code == f64_const) {
    (void)reader.take(8, "a number");
  } else if (code == select_typed) {
    if (reader.u32("a number of types") != 1) reader.fail("a select of several values");
    instruction.index = reader.byte("a type");
  } else if (code == ref_null) {
    instruction.index = reader.byte("a type");
    if (instruction.index != 0x70 && instruction.index != 0x6f && instruction.index != 0x69)
      reader.fail("a null reference of unknown type");
  } else if (code == ref_func) {
    instruction.index = reader.u32("a function's number");
  } else if (code != drop && code != select_number && code != ref_is_null) {
    reader.fail(fmt::format("instruction {:#04x} is unknown", code));
  }
}

}  // namespace

Instruction read_instruction(ByteReader& reader) {
  Instruction instruction;
  const std::size_t start = reader.offset();
  instruction.offset = static_cast<std::uint32_t>(start);
  const std::uint8_t code = reader.byte("an instruction");
  instruction.code = code;
  if (code == vector_prefix)
    read_vector(reader, instruction);
  else if (code == miscellaneous_prefix)
    read_miscellaneous(reader, instruction);
  else if (code == atomic_prefix)
    read_atomic(reader, instruction);
  else if (code < drop || code == try_table)
    read_control(reader, instruction);
  else
    read_operation(reader, instruction);
  instruction.size = static_cast<std::uint32_t>(reader.offset() - start);
  return instruction;
}

std::vector<std::uint32_t> read_labels(std::span<const std::byte> body, const Instruction& table) {
  ByteReader reader{body.subspan(table.offset, table.size)};
  (void)reader.byte("an instruction");
  std::vector<std::uint32_t> labels(reader.item_count("number of labels") + std::size_t{1});
  for (std::uint32_t& label : labels) label = reader.u32("a label");
  return labels;
}

std::vector<Catch> read_catches(std::span<const std::byte> body, const Instruction& opening) {
  ByteReader reader{body.subspan(opening.offset, opening.size)};
  (void)reader.byte("an instruction");
  (void)reader.signed_number(33, "a block's type");
  std::vector<Catch> catches(reader.item_count("number of handlers"));
  for (Catch& handler : catches) {
    handler.kind = reader.byte("a handler");
    if (handler.kind < 2) handler.tag = reader.u32("a tag");
    handler.label = reader.u32("a label");
  }
  return catches;
}

std::optional<FunctionType> block_type(const std::vector<FunctionType>& types, const Instruction& opening) {
  const auto number = static_cast<std::int32_t>(opening.index);
  if (number == no_value) return FunctionType{};
  if (number >= 0) {
    if (static_cast<std::size_t>(number) >= types.size()) return std::nullopt;
    return types[static_cast<std::size_t>(number)];
  }
  const int code = number + 0x80;
  if ((code >= 0x7b && code <= 0x7f) || code == 0x70 || code == 0x6f || code == 0x69)
    return FunctionType{{}, {static_cast<ValueType>(code)}};
  return std::nullopt;
}

}  // namespace mpiwasm::wasm::resumable
