// What a wasm module says about itself, read without the engine by read_module_summary().
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mpiwasm::wasm {

/// The types of values, with their codes in the binary format.
enum class ValueType : std::uint8_t {
  i32 = 0x7f,
  i64 = 0x7e,
  f32 = 0x7d,
  f64 = 0x7c,
  v128 = 0x7b,
  funcref = 0x70,
  externref = 0x6f,
  exnref = 0x69,
};

struct FunctionType {
  std::vector<ValueType> parameters;
  std::vector<ValueType> results;
  bool operator==(const FunctionType&) const = default;
};

/// "(i32, i64) -> f64", as in messages.
[[nodiscard]] std::string to_text(const FunctionType& type);

enum class ExternKind : std::uint8_t { function = 0, table = 1, memory = 2, global = 3, tag = 4 };

[[nodiscard]] const char* to_text(ExternKind kind);

/// The size of a memory in pages of 64 KiB, or of a table in elements.
struct Limits {
  std::uint64_t minimum = 0;
  std::optional<std::uint64_t> maximum;
  bool is_shared = false;
  bool is_64_bit = false;
};

struct Import {
  std::string module;
  std::string name;
  ExternKind kind;
  std::uint32_t type_index = 0;  ///< of functions and tags
};

struct Export {
  std::string name;
  ExternKind kind;
  std::uint32_t index;
};

/// A list of functions that is written into a table at the start.
struct ElementSegment {
  bool is_active = false;
  std::optional<std::uint32_t> table_offset;  ///< when it is a plain constant
  std::uint32_t count = 0;
};

/// A stretch of bytes of the file.
struct FileRange {
  std::size_t offset = 0;
  std::size_t size = 0;
};

struct ModuleSummary {
  std::vector<FunctionType> types;
  std::vector<Import> imports;
  std::vector<std::uint32_t> function_types;  ///< type index of every function, imported ones first
  std::uint32_t imported_function_count = 0;
  std::vector<Limits> memories;  ///< imported ones first
  std::vector<Limits> tables;    ///< imported ones first
  std::uint32_t global_count = 0;
  std::uint32_t tag_count = 0;
  std::vector<Export> exports;
  bool has_start_function = false;
  std::vector<ElementSegment> element_segments;
  std::uint32_t data_segment_count = 0;
  std::size_t code_size = 0;
  std::vector<std::string> custom_sections;
  std::optional<FileRange> name_section;                       ///< contents, without the section's own name
  std::vector<std::pair<std::string, std::string>> producers;  ///< tools such as {"clang", "22.1.8"}
  std::vector<std::string> target_features;                    ///< such as "+simd128"

  [[nodiscard]] const Export* find_export(const std::string& name, ExternKind kind) const;
  [[nodiscard]] const FunctionType& type_of_function(std::uint32_t index) const { return types[function_types[index]]; }
};

}  // namespace mpiwasm::wasm
