#include "wasm/inspect/limit_memory.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "wasm/inspect/compatibility.hpp"
#include "wasm/inspect/module_inspector.hpp"
#include "wasm/inspect/section_writer.hpp"

namespace mpiwasm::wasm {
namespace {

constexpr std::uint8_t table_section = 4;
constexpr std::uint8_t memory_section = 5;
constexpr std::uint64_t page_size = 65536;
/// What one element of a table takes on the host: its reference, 8 bytes; and in a table that cannot grow, as all are
/// whose maximum becomes their size, what compiled code needs of the function besides, 32 bytes.
constexpr std::uint64_t element_size = 40;
/// What else an instance has: the value of a global variable and its record, the record of a function that references
/// point to, and the references of segments that are not written at the start.
constexpr std::uint64_t global_size = 64;
constexpr std::uint64_t function_size = 32;
constexpr std::uint64_t reference_size = 8;
/// The part of the memory that threads may take from what the program's memory could grow by.
constexpr std::uint64_t part_of_threads = 8;
/// The same for so many threads as programs have at least.
constexpr std::uint64_t part_of_few = 2;
constexpr std::uint64_t few_threads = 16;
constexpr std::uint8_t has_maximum = 1;

std::uint64_t initial_elements(const ModuleSummary& module) {
  std::uint64_t elements = 0;
  for (const Limits& table : module.tables) elements += table.minimum;
  return elements;
}

/// Tables of ordinary size, and ordinary instances, reduce neither the memory nor the threads.
constexpr std::uint64_t uncounted_size = 4096 * element_size;

/// Of what is larger, in full pages of memory.
std::uint64_t pages_of(std::uint64_t size) { return size <= uncounted_size ? 0 : size / page_size; }

std::uint64_t size_of_tables(const ModuleSummary& module) { return initial_elements(module) * element_size; }

/// What each further thread has of its own.
std::uint64_t size_of_instance(const ModuleSummary& module) {
  std::uint64_t references = 0;
  for (const ElementSegment& segment : module.element_segments) references += segment.is_active ? 0 : segment.count;
  return size_of_tables(module) + module.global_count * global_size + module.function_types.size() * function_size +
         references * reference_size;
}

/// By how many elements the tables may grow. Where each thread has its own, none does: what one thread adds, the others
/// would not find.
std::uint64_t growth_of_tables(const ModuleSummary& module) {
  return uses_threads(module) ? 0 : most_table_elements - initial_elements(module);
}

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

/// The pages that are left when all memories and tables have their initial size.
Expected<std::uint64_t> pages_left(const ModuleSummary& module, std::uint64_t most_bytes) {
  std::uint64_t pages = pages_of(size_of_tables(module));
  for (const Limits& memory : module.memories) pages += memory.minimum;
  const std::uint64_t most_pages = most_bytes / page_size;
  if (pages <= most_pages) return most_pages - pages;
  return tl::unexpected(
      Error{ErrorKind::instantiation, fmt::format("it starts with {} KiB of memory, but --max-memory allows {}",
                                                  pages * (page_size / 1024), most_bytes / 1024)});
}

// The engine limits each memory separately, so the limit is distributed here: all receive their initial size, then the
// memories, in order, and the tables share the rest.
Expected<Maxima> share_out(const ModuleSummary& module, std::optional<std::uint64_t> most_bytes) {
  const std::uint64_t elements = initial_elements(module);
  if (elements > most_table_elements)
    return tl::unexpected(
        Error{ErrorKind::instantiation,
              fmt::format("its tables start with {} elements, but {} are the most", elements, most_table_elements)});
  Maxima maxima;
  std::uint64_t left_elements = growth_of_tables(module);
  if (most_bytes) {
    auto left = pages_left(module, *most_bytes);
    if (!left) return tl::unexpected(left.error());
    for (const Limits& memory : module.memories) maxima.memories.push_back(grant(memory, *left));
    left_elements = std::min(left_elements, *left * (page_size / element_size));
  }
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
  return most > most_table_elements || (uses_threads(module) && most > initial_elements(module));
}

Expected<ThreadShares> share_with_threads(const ModuleSummary& module, std::optional<std::uint64_t> most_bytes,
                                          std::uint32_t most_threads) {
  const Limits& memory = module.memories.front();
  const std::uint64_t pages_of_thread = pages_of(size_of_instance(module));
  ThreadShares shares{memory.maximum.value_or(memory.minimum), most_threads};
  std::uint64_t left = pages_of(most_size_of_threads);
  if (most_bytes) {
    const auto all = pages_left(module, *most_bytes);
    if (!all) return tl::unexpected(all.error());
    const std::uint64_t for_few = pages_of_thread * std::min<std::uint64_t>(most_threads, few_threads);
    const std::uint64_t part = std::max(*all / part_of_threads, std::min(for_few, *all / part_of_few));
    const std::uint64_t reserved = std::min(pages_of_thread * most_threads, part);
    left = *all - reserved;
    shares.memory_pages = grant(memory, left);
    left += reserved;
  }
  if (pages_of_thread > 0)
    shares.threads = static_cast<std::uint32_t>(std::min<std::uint64_t>(most_threads, left / pages_of_thread));
  return shares;
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
