// What sections say of types: of values and functions, and of what is imported, declared or both.
#include <fmt/format.h>

#include <utility>

#include "wasm/inspect/section_reader.hpp"

namespace mpiwasm::wasm {

ValueType SectionReader::read_value_type(ByteReader& section) {
  const std::uint8_t code = section.byte("a value type");
  switch (static_cast<ValueType>(code)) {
    case ValueType::i32:
    case ValueType::i64:
    case ValueType::f32:
    case ValueType::f64:
    case ValueType::v128:
    case ValueType::funcref:
    case ValueType::externref:
    case ValueType::exnref:
      return static_cast<ValueType>(code);
  }
  if (code >= 0x63 && code <= 0x74) {
    refuse("it uses typed or garbage-collected references, which the engine does not have");
    // The heap type that follows these two is read over, so that this is the only complaint.
    if (code == 0x63 || code == 0x64) (void)section.signed_number(33, "a heap type");
    return ValueType::funcref;
  }
  section.fail(fmt::format("{:#04x} is not a value type", code));
  return ValueType::i32;
}

std::vector<ValueType> SectionReader::read_value_types(ByteReader& section) {
  // The engine takes no more, and types are copied, and written out in messages, before it looks.
  constexpr std::uint32_t most = 1000;
  std::vector<ValueType> types;
  std::uint32_t left = section.item_count("number of types");
  if (left > most) section.fail(fmt::format("a type has {} parameters or results, more than {}", left, most));
  for (; left > 0 && !section.failed(); --left) types.push_back(read_value_type(section));
  return types;
}

void SectionReader::read_types(ByteReader& section) {
  for (std::uint32_t left = section.item_count("number of types"); left > 0 && !section.failed(); --left) {
    const std::uint8_t form = section.byte("a type");
    if (form == 0x60) {
      FunctionType type;
      type.parameters = read_value_types(section);
      type.results = read_value_types(section);
      summary_.types.push_back(std::move(type));
    } else if (form == 0x4e || form == 0x4f || form == 0x50 || form == 0x5e || form == 0x5f) {
      refuse("it uses garbage-collected types, which the engine does not have");
      (void)section.take(section.remaining(), "the types");
      return;
    } else {
      section.fail(fmt::format("{:#04x} is not a kind of type", form));
    }
  }
}

void SectionReader::add_function(ByteReader& section) {
  const std::uint32_t type = section.u32("a function's type");
  require_index(section, type, summary_.types.size(), "type");
  if (!section.failed()) summary_.function_types.push_back(type);
}

Limits SectionReader::read_limits(ByteReader& section) {
  Limits limits;
  const std::uint8_t flags = section.byte("limits");
  if (flags > 0x0f) {
    section.fail(fmt::format("{:#04x} is not a kind of limits", flags));
    return limits;
  }
  limits.is_shared = (flags & 2U) != 0;
  limits.is_64_bit = (flags & 4U) != 0;
  const unsigned bits = limits.is_64_bit ? 64 : 32;
  limits.minimum = section.unsigned_number(bits, "a minimum size");
  if ((flags & 1U) != 0) {
    limits.maximum = section.unsigned_number(bits, "a maximum size");
    if (!section.failed() && *limits.maximum < limits.minimum) section.fail("the maximum size is below the minimum");
  }
  if ((flags & 8U) != 0) {
    (void)section.u32("a page size");
    refuse("its memory has a page size of its own, which the engine does not have");
  }
  return limits;
}

void SectionReader::add_table(ByteReader& section) {
  if (section.peek() == 0x40) {
    refuse("a table has an initial value, which the engine does not have");
    (void)section.take(section.remaining(), "the tables");
    return;
  }
  (void)read_value_type(section);
  summary_.tables.push_back(read_limits(section));
  if (summary_.tables.back().is_64_bit) refuse("it has a table with 64-bit indices; build it for wasm32");
}

void SectionReader::add_memory(ByteReader& section) {
  const Limits limits = read_limits(section);
  if (section.failed()) return;
  if (limits.is_64_bit)
    refuse("it uses a 64-bit memory (memory64); the engine takes at most 4 GiB per rank: build it for wasm32");
  else if (limits.minimum > 65536 || limits.maximum.value_or(0) > 65536)
    section.fail("a 32-bit memory cannot have more than 65536 pages");
  summary_.memories.push_back(limits);
}

void SectionReader::add_tag(ByteReader& section) {
  (void)section.byte("a tag's kind");
  require_index(section, section.u32("a tag's type"), summary_.types.size(), "type");
  ++summary_.tag_count;
}

void SectionReader::read_global_type(ByteReader& section) {
  (void)read_value_type(section);
  if (section.byte("a global's mutability") > 1) section.fail("a global is neither constant nor variable");
  ++summary_.global_count;
}

}  // namespace mpiwasm::wasm
