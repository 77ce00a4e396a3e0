// What the pass needs of a module besides its summary: contents of sections, bodies, types of globals, tables and tags.
#pragma once

#include <array>
#include <cstdint>
#include <set>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "wasm/error.hpp"
#include "wasm/inspect/module_summary.hpp"
#include "wasm/inspect/section_writer.hpp"

namespace mpiwasm::wasm::resumable {

enum Section : std::uint8_t {
  custom_section = 0,
  type_section = 1,
  import_section = 2,
  function_section = 3,
  table_section = 4,
  memory_section = 5,
  global_section = 6,
  export_section = 7,
  start_section = 8,
  element_section = 9,
  code_section = 10,
  data_section = 11,
  data_count_section = 12,
  tag_section = 13,
};

/// Views into the module's bytes.
struct ModuleParts {
  ModuleSummary summary;
  std::array<std::span<const std::byte>, 14> sections;  ///< contents by number; empty when absent
  std::vector<std::pair<std::string_view, std::span<const std::byte>>> custom_sections;  ///< contents after the name
  std::vector<std::span<const std::byte>> bodies;                                        ///< of the module's functions
  std::vector<ValueType> globals;
  std::vector<ValueType> tables;
  std::vector<std::uint32_t> tags;  ///< their types
  /// Functions that element segments and initial values of globals refer to.
  std::set<std::uint32_t> referenced;

  [[nodiscard]] std::uint32_t imported() const { return summary.imported_function_count; }
};

[[nodiscard]] Expected<ModuleParts> read_parts(std::span<const std::byte> module);

/// Copies a constant expression with its end, functions renumbered, and adds those it refers to. False when unreadable.
bool copy_expression(ByteReader& reader, std::span<const std::byte> contents, std::uint32_t first_moved,
                     std::uint32_t moved_by, Bytes& to, std::set<std::uint32_t>& referenced);

/// Copies the element section's contents likewise.
bool copy_elements(std::span<const std::byte> contents, std::uint32_t first_moved, std::uint32_t moved_by, Bytes& to,
                   std::set<std::uint32_t>& referenced);

/// Copies the contents of the global section likewise, without their number, and adds the types.
bool copy_globals(std::span<const std::byte> contents, std::uint32_t first_moved, std::uint32_t moved_by, Bytes& to,
                  std::set<std::uint32_t>& referenced, std::vector<ValueType>& types);

}  // namespace mpiwasm::wasm::resumable
