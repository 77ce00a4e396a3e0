#include "wasm/inspect/section_reader.hpp"

#include <fmt/format.h>

#include <utility>

#include "wasm/inspect/constant_expression.hpp"

namespace mpiwasm::wasm {

const char* section_name(std::uint8_t id) {
  switch (id) {
    case 0:
      return "custom";
    case 1:
      return "type";
    case 2:
      return "import";
    case 3:
      return "function";
    case 4:
      return "table";
    case 5:
      return "memory";
    case 6:
      return "global";
    case 7:
      return "export";
    case 8:
      return "start";
    case 9:
      return "element";
    case 10:
      return "code";
    case 11:
      return "data";
    case 12:
      return "data count";
    case 13:
      return "tag";
    default:
      return "unknown";
  }
}

void SectionReader::read(std::uint8_t id, ByteReader& section) {
  switch (id) {
    case 0:
      return read_custom(section);
    case 1:
      return read_types(section);
    case 2:
      return read_imports(section);
    case 3:
      return read_functions(section);
    case 4:
      return read_tables(section);
    case 5:
      return read_memories(section);
    case 6:
      return read_globals(section);
    case 7:
      return read_exports(section);
    case 8:
      return read_start(section);
    case 9:
      return read_elements(section);
    case 10:
      return read_code(section);
    case 11:
      return read_data(section);
    case 12:
      return read_data_count(section);
    case 13:
      return read_tags(section);
    default:
      section.fail("unknown section");
  }
}

std::optional<std::string> SectionReader::finish() const {
  const std::size_t declared = summary_.function_types.size() - summary_.imported_function_count;
  if (declared != body_count_) return fmt::format("{} functions are declared, {} have a body", declared, body_count_);
  if (announced_data_count_ && *announced_data_count_ != summary_.data_segment_count)
    return fmt::format("{} data segments are declared, {} are present", *announced_data_count_,
                       summary_.data_segment_count);
  return std::nullopt;
}

void SectionReader::refuse(std::string feature) {
  if (!unsupported_) unsupported_ = std::move(feature);
}

void SectionReader::require_index(ByteReader& section, std::uint32_t index, std::size_t count, const char* what) {
  if (!section.failed() && index >= count) section.fail(fmt::format("there is no {} number {}", what, index));
}

void SectionReader::read_imports(ByteReader& section) {
  for (std::uint32_t left = section.item_count("number of imports"); left > 0 && !section.failed(); --left) {
    Import import;
    import.module = section.name("an import's namespace");
    import.name = section.name("an import's name");
    const std::uint8_t kind = section.byte("an import's kind");
    import.kind = static_cast<ExternKind>(kind);
    switch (kind) {
      case 0:
        add_function(section);
        if (!section.failed()) import.type_index = summary_.function_types.back();
        ++summary_.imported_function_count;
        break;
      case 1:
        add_table(section);
        break;
      case 2:
        add_memory(section);
        break;
      case 3:
        read_global_type(section);
        break;
      case 4:
        add_tag(section);
        break;
      default:
        section.fail(fmt::format("import {}.{} is of unknown kind {}", import.module, import.name, kind));
    }
    if (unsupported_) {
      (void)section.take(section.remaining(), "the imports");
      return;
    }
    summary_.imports.push_back(std::move(import));
  }
}

void SectionReader::read_functions(ByteReader& section) {
  for (std::uint32_t left = section.item_count("number of functions"); left > 0 && !section.failed(); --left)
    add_function(section);
}

void SectionReader::read_tables(ByteReader& section) {
  for (std::uint32_t left = section.item_count("number of tables"); left > 0 && !section.failed(); --left)
    add_table(section);
}

void SectionReader::read_memories(ByteReader& section) {
  for (std::uint32_t left = section.item_count("number of memories"); left > 0 && !section.failed(); --left)
    add_memory(section);
}

void SectionReader::read_tags(ByteReader& section) {
  for (std::uint32_t left = section.item_count("number of tags"); left > 0 && !section.failed(); --left)
    add_tag(section);
}

void SectionReader::read_globals(ByteReader& section) {
  for (std::uint32_t left = section.item_count("number of globals"); left > 0 && !section.failed(); --left) {
    read_global_type(section);
    (void)read_constant_expression(section);
  }
}

void SectionReader::read_exports(ByteReader& section) {
  for (std::uint32_t left = section.item_count("number of exports"); left > 0 && !section.failed(); --left) {
    Export exported;
    exported.name = section.name("an export's name");
    const std::uint8_t kind = section.byte("an export's kind");
    exported.kind = static_cast<ExternKind>(kind);
    exported.index = section.u32("an export's index");
    switch (kind) {
      case 0:
        require_index(section, exported.index, summary_.function_types.size(), "function");
        break;
      case 1:
        require_index(section, exported.index, summary_.tables.size(), "table");
        break;
      case 2:
        require_index(section, exported.index, summary_.memories.size(), "memory");
        break;
      case 3:
        require_index(section, exported.index, summary_.global_count, "global");
        break;
      case 4:
        require_index(section, exported.index, summary_.tag_count, "tag");
        break;
      default:
        section.fail(fmt::format("export {} is of unknown kind {}", exported.name, kind));
    }
    summary_.exports.push_back(std::move(exported));
  }
}

std::uint32_t SectionReader::read_function_index(ByteReader& section) {
  const std::uint32_t index = section.u32("a function's number");
  require_index(section, index, summary_.function_types.size(), "function");
  return index;
}

void SectionReader::read_start(ByteReader& section) {
  (void)read_function_index(section);
  summary_.has_start_function = true;
}

std::optional<std::uint32_t> SectionReader::read_constant_expression(ByteReader& section) {
  const ConstantExpression expression = wasm::read_constant_expression(section);
  if (expression.uses_unknown_instruction) {
    refuse(fmt::format("instruction {:#04x} in an initial value is not supported", expression.unknown_instruction));
    (void)section.take(section.remaining(), "the section");
  }
  return expression.i32_constant;
}

}  // namespace mpiwasm::wasm
