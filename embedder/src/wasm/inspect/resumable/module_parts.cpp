#include "wasm/inspect/resumable/module_parts.hpp"

#include <fmt/format.h>

#include <string>

#include "wasm/inspect/module_inspector.hpp"
#include "wasm/inspect/resumable/instruction.hpp"

namespace mpiwasm::wasm::resumable {
namespace {

constexpr std::size_t header_size = 8;

std::uint32_t moved(std::uint32_t function, std::uint32_t first, std::uint32_t by) {
  return function < first ? function : function + by;
}

void skip_limits(ByteReader& reader) {
  const std::uint8_t flags = reader.byte("limits");
  (void)reader.unsigned_number(64, "a size");
  if ((flags & 1U) != 0) (void)reader.unsigned_number(64, "a size");
}

/// The types of imported globals, tables and tags.
void read_imports(ModuleParts& parts) {
  ByteReader reader{parts.sections[import_section]};
  if (reader.at_end()) return;
  for (std::uint32_t left = reader.item_count("imports"); left > 0 && !reader.failed(); --left) {
    (void)reader.name("a name");
    (void)reader.name("a name");
    switch (static_cast<ExternKind>(reader.byte("a kind"))) {
      case ExternKind::function:
        (void)reader.u32("a type");
        break;
      case ExternKind::table:
        parts.tables.push_back(static_cast<ValueType>(reader.byte("a type")));
        skip_limits(reader);
        break;
      case ExternKind::memory:
        skip_limits(reader);
        break;
      case ExternKind::global:
        parts.globals.push_back(static_cast<ValueType>(reader.byte("a type")));
        (void)reader.byte("a mutability");
        break;
      case ExternKind::tag:
        (void)reader.byte("a kind");
        parts.tags.push_back(reader.u32("a type"));
        break;
    }
  }
}

void read_tables(ModuleParts& parts) {
  ByteReader reader{parts.sections[table_section]};
  if (reader.at_end()) return;
  for (std::uint32_t left = reader.item_count("tables"); left > 0 && !reader.failed(); --left) {
    parts.tables.push_back(static_cast<ValueType>(reader.byte("a type")));
    skip_limits(reader);
  }
}

void read_tags(ModuleParts& parts) {
  ByteReader reader{parts.sections[tag_section]};
  if (reader.at_end()) return;
  for (std::uint32_t left = reader.item_count("tags"); left > 0 && !reader.failed(); --left) {
    (void)reader.byte("a kind");
    parts.tags.push_back(reader.u32("a type"));
  }
}

void read_bodies(ModuleParts& parts) {
  ByteReader reader{parts.sections[code_section]};
  if (reader.at_end()) return;
  for (std::uint32_t left = reader.item_count("functions"); left > 0 && !reader.failed(); --left)
    parts.bodies.push_back(reader.take(reader.u32("a size"), "a function"));
}

}  // namespace

bool copy_expression(ByteReader& reader, std::span<const std::byte> contents, std::uint32_t first_moved,
                     std::uint32_t moved_by, Bytes& to, std::set<std::uint32_t>& referenced) {
  while (!reader.failed()) {
    const Instruction instruction = read_instruction(reader);
    if (reader.failed()) break;
    if (instruction.code == ref_func) {
      referenced.insert(instruction.index);
      to.push_back(std::byte{ref_func});
      append_number(to, moved(instruction.index, first_moved, moved_by));
    } else {
      append(to, contents.subspan(instruction.offset, instruction.size));
    }
    if (instruction.code == end) return true;
  }
  return false;
}

bool copy_elements(std::span<const std::byte> contents, std::uint32_t first_moved, std::uint32_t moved_by, Bytes& to,
                   std::set<std::uint32_t>& referenced) {
  ByteReader reader{contents};
  const std::uint32_t segments = reader.item_count("element segments");
  append_number(to, segments);
  for (std::uint32_t left = segments; left > 0 && !reader.failed(); --left) {
    const std::uint32_t flags = reader.u32("a kind");
    append_number(to, flags);
    const bool is_active = (flags & 1U) == 0;
    if (is_active && (flags & 2U) != 0) append_number(to, reader.u32("a table"));
    if (is_active && !copy_expression(reader, contents, first_moved, moved_by, to, referenced)) return false;
    const bool has_expressions = (flags & 4U) != 0;
    if ((flags & 3U) != 0) to.push_back(static_cast<std::byte>(reader.byte("a type")));
    const std::uint32_t count = reader.item_count("elements");
    append_number(to, count);
    for (std::uint32_t element = 0; element < count && !reader.failed(); ++element) {
      if (has_expressions) {
        if (!copy_expression(reader, contents, first_moved, moved_by, to, referenced)) return false;
        continue;
      }
      const std::uint32_t function = reader.u32("a function");
      referenced.insert(function);
      append_number(to, moved(function, first_moved, moved_by));
    }
  }
  return !reader.failed();
}

bool copy_globals(std::span<const std::byte> contents, std::uint32_t first_moved, std::uint32_t moved_by, Bytes& to,
                  std::set<std::uint32_t>& referenced, std::vector<ValueType>& types) {
  ByteReader reader{contents};
  for (std::uint32_t left = reader.item_count("globals"); left > 0 && !reader.failed(); --left) {
    types.push_back(static_cast<ValueType>(reader.byte("a type")));
    to.push_back(static_cast<std::byte>(types.back()));
    to.push_back(static_cast<std::byte>(reader.byte("a mutability")));
    if (!copy_expression(reader, contents, first_moved, moved_by, to, referenced)) return false;
  }
  return !reader.failed();
}

Expected<ModuleParts> read_parts(std::span<const std::byte> module) {
  auto summary = read_module_summary(module);
  if (!summary) return tl::unexpected(summary.error());
  ModuleParts parts;
  parts.summary = std::move(*summary);
  ByteReader reader{module.subspan(header_size)};
  while (!reader.at_end()) {
    const std::uint8_t id = reader.byte("a section");
    const auto contents = reader.take(reader.u32("a size"), "a section");
    if (id != custom_section) {
      parts.sections[id] = contents;
      continue;
    }
    ByteReader custom{contents};
    const std::string_view name = custom.name("a name");
    parts.custom_sections.emplace_back(name, custom.take(custom.remaining(), "a section"));
  }
  read_imports(parts);
  read_tables(parts);
  read_tags(parts);
  read_bodies(parts);
  Bytes ignored;
  const auto& elements = parts.sections[element_section];
  const auto& globals = parts.sections[global_section];
  if ((!elements.empty() && !copy_elements(elements, 0, 0, ignored, parts.referenced)) ||
      (!globals.empty() && !copy_globals(globals, 0, 0, ignored, parts.referenced, parts.globals)))
    return tl::unexpected(Error{ErrorKind::unusable_module, "the module's initial values cannot be read"});
  // What is there by what is appended would be valid then.
  if (!parts.referenced.empty() && *parts.referenced.rbegin() >= parts.summary.function_types.size())
    return tl::unexpected(Error{ErrorKind::unusable_module, "an initial value names a function that is not there"});
  return parts;
}

}  // namespace mpiwasm::wasm::resumable
