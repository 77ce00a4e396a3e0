#include "wasm/limit_memory.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "wasm/byte_reader.hpp"

namespace mpiwasm::wasm {
namespace {

constexpr std::size_t header_size = 8;
constexpr std::uint8_t table_section = 4;
constexpr std::uint8_t memory_section = 5;
constexpr std::uint64_t page_size = 65536;
/// What one element of a table takes on the host, rounded up.
constexpr std::uint64_t element_size = 16;
constexpr std::uint8_t has_maximum = 1;

void append(std::vector<std::byte>& bytes, std::span<const std::byte> more) {
  bytes.insert(bytes.end(), more.begin(), more.end());
}

void append_number(std::vector<std::byte>& bytes, std::uint64_t value) {
  do {
    const auto low = static_cast<std::uint8_t>(value & 0x7fU);
    value >>= 7;
    bytes.push_back(static_cast<std::byte>(value != 0 ? low | 0x80U : low));
  } while (value != 0);
}

/// Copies the limits of one memory or table; returns the minimum.
std::uint64_t limit(ByteReader& section, std::vector<std::byte>& bytes, std::uint64_t most) {
  const std::uint8_t flags = section.byte("limits");
  const std::uint64_t minimum = section.u32("a minimum size");
  std::uint64_t maximum = most;
  if ((flags & has_maximum) != 0) maximum = std::min<std::uint64_t>(most, section.u32("a maximum size"));
  bytes.push_back(static_cast<std::byte>(flags | has_maximum));
  append_number(bytes, minimum);
  append_number(bytes, std::max(minimum, maximum));
  return minimum;
}

}  // namespace

Expected<std::vector<std::byte>> limit_memory(std::span<const std::byte> module, std::uint64_t most_bytes) {
  std::vector<std::byte> limited{module.begin(), module.begin() + header_size};
  ByteReader reader{module.subspan(header_size)};
  while (!reader.at_end()) {
    const std::uint8_t id = reader.byte("a section");
    const auto contents = reader.take(reader.u32("a section's size"), "a section");
    std::vector<std::byte> section;
    if (id == memory_section || id == table_section) {
      ByteReader old{contents};
      const std::uint32_t count = old.u32("a number");
      append_number(section, count);
      for (std::uint32_t left = count; left > 0 && !old.failed(); --left) {
        if (id == table_section) {
          section.push_back(static_cast<std::byte>(old.byte("a type")));
          (void)limit(old, section, most_bytes / element_size);
        } else if (const std::uint64_t minimum = limit(old, section, most_bytes / page_size);
                   minimum > most_bytes / page_size) {
          return tl::unexpected(
              Error{ErrorKind::instantiation, fmt::format("it starts with {} KiB of memory, but --max-memory allows {}",
                                                          minimum * (page_size / 1024), most_bytes / 1024)});
        }
      }
    } else {
      append(section, contents);
    }
    limited.push_back(static_cast<std::byte>(id));
    append_number(limited, section.size());
    append(limited, section);
  }
  return limited;
}

}  // namespace mpiwasm::wasm
