// Reads one section of a module after the other into a ModuleSummary; part of the module inspector.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "wasm/inspect/byte_reader.hpp"
#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm {

/// "import", "code" ... for messages.
[[nodiscard]] const char* section_name(std::uint8_t id);

class SectionReader {
 public:
  /// Reads the contents of the section with this number. Mistakes are recorded in `section`.
  void read(std::uint8_t id, ByteReader& section);

  /// A feature that the engine does not have, as soon as one was seen.
  [[nodiscard]] const std::optional<std::string>& unsupported() const { return unsupported_; }

  /// What is missing after the last section, if anything.
  [[nodiscard]] std::optional<std::string> finish() const;

  [[nodiscard]] ModuleSummary& summary() { return summary_; }

 private:
  void read_custom(ByteReader& section);
  void read_producers(ByteReader& section);
  void read_target_features(ByteReader& section);
  void read_types(ByteReader& section);
  void read_imports(ByteReader& section);
  void read_functions(ByteReader& section);
  void read_tables(ByteReader& section);
  void read_memories(ByteReader& section);
  void read_tags(ByteReader& section);
  void read_globals(ByteReader& section);
  void read_exports(ByteReader& section);
  void read_start(ByteReader& section);
  void read_elements(ByteReader& section);
  void read_code(ByteReader& section);
  void read_data(ByteReader& section);
  void read_data_count(ByteReader& section);

  void add_function(ByteReader& section);
  void add_table(ByteReader& section);
  void add_memory(ByteReader& section);
  void add_tag(ByteReader& section);
  void read_global_type(ByteReader& section);
  Limits read_limits(ByteReader& section);
  ValueType read_value_type(ByteReader& section);
  std::vector<ValueType> read_value_types(ByteReader& section);
  std::uint32_t read_function_index(ByteReader& section);
  std::optional<std::uint32_t> read_constant_expression(ByteReader& section);
  void require_index(ByteReader& section, std::uint32_t index, std::size_t count, const char* what);
  void refuse(std::string feature);

  ModuleSummary summary_;
  std::uint32_t body_count_ = 0;
  std::optional<std::uint32_t> announced_data_count_;
  std::optional<std::string> unsupported_;
};

}  // namespace mpiwasm::wasm
