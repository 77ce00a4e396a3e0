#include "wasm/inspect/limit_memory.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "wasm/inspect/module_inspector.hpp"
#include "wasm/inspect/section_writer.hpp"

namespace mpiwasm::wasm {
namespace {

constexpr std::uint8_t table_section = 4;
constexpr std::uint8_t memory_section = 5;
constexpr std::uint64_t page_size = 65536;
/// What one element of a table takes on the host, rounded up.
constexpr std::uint64_t element_size = 16;
constexpr std::uint8_t has_maximum = 1;

/// New maxima, in the order of the module's memories and tables.
struct Maxima {
  std::vector<std::uint64_t> memories;
  std::vector<std::uint64_t> tables;
};

/// Takes from `left` what the memory or table may grow by, and returns its maximum.
std::uint64_t grant(const Limits& limits, std::uint64_t& left) {
  const std::uint64_t growth = std::min(left, limits.maximum.value_or(UINT64_MAX) - limits.minimum);
  left -= growth;
  return limits.minimum + growth;
}

// The engine limits each memory separately, so the limit is distributed here: all receive their initial size, then the
// memories, in order, and the tables share the rest. Tables count in full pages of memory, so that a table of ordinary
// size does not reduce the memory.
Expected<Maxima> share_out(const ModuleSummary& module, std::optional<std::uint64_t> most_bytes) {
  std::uint64_t elements = 0;
  for (const Limits& table : module.tables) elements += table.minimum;
  if (elements > most_table_elements)
    return tl::unexpected(
        Error{ErrorKind::instantiation,
              fmt::format("its tables start with {} elements, but {} are the most", elements, most_table_elements)});
  Maxima maxima;
  std::uint64_t left_elements = most_table_elements - elements;
  if (!most_bytes) {
    for (const Limits& table : module.tables) maxima.tables.push_back(grant(table, left_elements));
    return maxima;
  }
  std::uint64_t pages = elements * element_size / page_size;
  for (const Limits& memory : module.memories) pages += memory.minimum;
  const std::uint64_t most_pages = *most_bytes / page_size;
  if (pages > most_pages)
    return tl::unexpected(
        Error{ErrorKind::instantiation, fmt::format("it starts with {} KiB of memory, but --max-memory allows {}",
                                                    pages * (page_size / 1024), *most_bytes / 1024)});
  std::uint64_t left = most_pages - pages;
  for (const Limits& memory : module.memories) maxima.memories.push_back(grant(memory, left));
  left_elements = std::min(left_elements, left * (page_size / element_size));
  for (const Limits& table : module.tables) maxima.tables.push_back(grant(table, left_elements));
  return maxima;
}

/// Copies the limits of one memory or table with another maximum.
void limit(ByteReader& section, Bytes& contents, std::uint64_t maximum) {
  const std::uint8_t flags = section.byte("limits");
  contents.push_back(static_cast<std::byte>(flags | has_maximum));
  append_number(contents, section.u32("a minimum size"));
  append_number(contents, maximum);
  if ((flags & has_maximum) != 0) (void)section.u32("a maximum size");
}

}  // namespace

bool has_large_tables(const ModuleSummary& module) {
  std::uint64_t most = 0;
  for (const Limits& table : module.tables)
    most += std::min(table.maximum.value_or(UINT32_MAX), std::uint64_t{UINT32_MAX});
  return most > most_table_elements;
}

Expected<Bytes> limit_memory(std::span<const std::byte> module, std::optional<std::uint64_t> most_bytes) {
  const auto summary = read_module_summary(module);
  if (!summary) return tl::unexpected(summary.error());
  const auto maxima = share_out(*summary, most_bytes);
  if (!maxima) return tl::unexpected(maxima.error());
  return rewrite_sections(module, [&](std::uint8_t id, ByteReader& section, Bytes& contents) -> Expected<bool> {
    if (id != table_section && (id != memory_section || !most_bytes)) return false;
    const std::uint32_t count = section.u32("a number");
    append_number(contents, count);
    // Imported ones come first in the summary; they are not in this section.
    const std::vector<std::uint64_t>& all = id == memory_section ? maxima->memories : maxima->tables;
    for (std::size_t i = all.size() - count; i < all.size(); ++i) {
      if (id == table_section) contents.push_back(static_cast<std::byte>(section.byte("a type")));
      limit(section, contents, all[i]);
    }
    return true;
  });
}

}  // namespace mpiwasm::wasm
