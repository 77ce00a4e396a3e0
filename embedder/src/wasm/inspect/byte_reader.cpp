#include "wasm/inspect/byte_reader.hpp"

#include <fmt/format.h>

namespace mpiwasm::wasm {

bool ByteReader::has(std::size_t size, std::string_view what) {
  if (failed()) return false;
  if (size <= remaining()) return true;
  fail(fmt::format("the file ends inside {}", what));
  return false;
}

std::uint64_t ByteReader::unsigned_number(unsigned bits, std::string_view what) {
  const std::size_t start = offset();
  std::uint64_t value = 0;
  for (unsigned shift = 0; shift < bits; shift += 7) {
    const std::uint8_t next = byte(what);
    if (failed()) return 0;
    const std::uint64_t part = next & 0x7fU;
    const unsigned room = bits - shift;
    if (room < 7 && (part >> room) != 0) break;
    value |= part << shift;
    if ((next & 0x80U) == 0) return value;
  }
  fail_at(start, fmt::format("{} is not a number of {} bits", what, bits));
  return 0;
}

std::int64_t ByteReader::signed_number(unsigned bits, std::string_view what) {
  const std::size_t start = offset();
  std::uint64_t value = 0;
  for (unsigned shift = 0; shift < bits; shift += 7) {
    const std::uint8_t next = byte(what);
    if (failed()) return 0;
    value |= static_cast<std::uint64_t>(next & 0x7fU) << shift;
    if ((next & 0x80U) == 0) {
      const unsigned used = shift + 7;
      if (used < 64 && (next & 0x40U) != 0) value |= ~std::uint64_t{0} << used;
      return static_cast<std::int64_t>(value);
    }
  }
  fail_at(start, fmt::format("{} is not a signed number of {} bits", what, bits));
  return 0;
}

std::uint32_t ByteReader::item_count(std::string_view what, std::uint32_t most) {
  const std::size_t start = offset();
  const std::uint32_t count = u32(what);
  if (!failed() && count > remaining()) {
    fail_at(start, fmt::format("the {} ({}) is larger than what is left of the section", what, count));
    return 0;
  }
  if (!failed() && count > most) {
    fail_at(start, fmt::format("the {} is {}, more than {}", what, count, most));
    return 0;
  }
  return count;
}

}  // namespace mpiwasm::wasm
