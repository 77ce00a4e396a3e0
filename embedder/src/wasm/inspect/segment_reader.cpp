// The sections with the contents of tables and memories, and with code.
#include <fmt/format.h>

#include "wasm/inspect/section_reader.hpp"

namespace mpiwasm::wasm {

namespace {

constexpr std::uint32_t most_segments = 100'000;
constexpr std::uint32_t most_elements = 10'000'000;

}  // namespace

// The flags' bits: 1 = passive or declared, 2 = explicit table (active) or declared, 4 = expressions.
void SectionReader::read_elements(ByteReader& section) {
  for (std::uint32_t left = section.item_count("number of element segments", most_segments);
       left > 0 && !section.failed(); --left) {
    const std::uint32_t flags = section.u32("an element segment's kind");
    if (flags > 7) {
      section.fail(fmt::format("{} is not a kind of element segment", flags));
      return;
    }
    ElementSegment segment;
    segment.is_active = (flags & 1U) == 0;
    if (segment.is_active) {
      const std::uint32_t table = (flags & 2U) != 0 ? section.u32("a table's number") : 0;
      require_index(section, table, summary_.tables.size(), "table");
      segment.table_offset = read_constant_expression(section);
    }
    const bool has_expressions = (flags & 4U) != 0;
    if ((flags & 3U) != 0) {
      if (has_expressions) {
        (void)read_value_type(section);
      } else if (section.byte("an element's kind") != 0) {
        section.fail("elements that are not functions");
      }
    }
    segment.count = section.item_count("number of elements", most_elements);
    for (std::uint32_t element = 0; element < segment.count && !section.failed(); ++element) {
      if (has_expressions)
        (void)read_constant_expression(section);
      else
        (void)read_function_index(section);
      if (unsupported_) return;
    }
    summary_.element_segments.push_back(segment);
  }
}

void SectionReader::read_code(ByteReader& section) {
  summary_.code_size = section.remaining();
  body_count_ = section.item_count("number of function bodies");
  for (std::uint32_t left = body_count_; left > 0 && !section.failed(); --left)
    (void)section.take(section.u32("a function body's size"), "a function body");
}

void SectionReader::read_data(ByteReader& section) {
  for (std::uint32_t left = section.item_count("number of data segments", most_segments); left > 0 && !section.failed();
       --left) {
    const std::uint32_t flags = section.u32("a data segment's kind");
    if (flags > 2) {
      section.fail(fmt::format("{} is not a kind of data segment", flags));
      return;
    }
    if (flags != 1) {
      const std::uint32_t memory = flags == 2 ? section.u32("a memory's number") : 0;
      require_index(section, memory, summary_.memories.size(), "memory");
      (void)read_constant_expression(section);
      if (unsupported_) return;
    }
    (void)section.take(section.u32("a data segment's size"), "a data segment");
    ++summary_.data_segment_count;
  }
}

void SectionReader::read_data_count(ByteReader& section) {
  announced_data_count_ = section.u32("the number of data segments");
}

}  // namespace mpiwasm::wasm
