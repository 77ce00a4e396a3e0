#include "wasm/inspect/resumable/resumable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "wasm/inspect/resumable/call_graph.hpp"
#include "wasm/inspect/resumable/code_writer.hpp"
#include "wasm/inspect/resumable/exception_helpers.hpp"
#include "wasm/inspect/resumable/function_writer.hpp"
#include "wasm/inspect/resumable/module_parts.hpp"
#include "wasm/inspect/resumable/name_section.hpp"

namespace mpiwasm::wasm {
namespace {

using namespace resumable;

constexpr std::uint8_t function_type_form = 0x60;
constexpr std::uint8_t is_variable = 1;

class ModuleWriter {
 public:
  ModuleWriter(std::span<const std::byte> module, const ModuleParts& parts)
      : module_(module), parts_(parts), types_(parts.summary.types), added_(added_to(parts.summary)) {
    for (std::uint32_t i = 0; i < types_.size(); ++i)
      type_numbers_.try_emplace({types_[i].parameters, types_[i].results}, i);
  }

  Expected<Bytes> write(const CallGraph& graph) {
    if (auto done = write_code(graph); !done) return tl::unexpected(done.error());
    write_imports();
    write_functions();
    write_others();
    write_types();
    return assemble();
  }

 private:
  /// The contents of a section after the number of its entries, and that number.
  std::pair<std::uint32_t, std::span<const std::byte>> entries(Section section) const {
    const auto contents = parts_.sections[section];
    if (contents.empty()) return {0, {}};
    ByteReader reader{contents};
    const std::uint32_t count = reader.u32("a number");
    return {count, contents.subspan(reader.offset())};
  }

  /// Begins a section that gets `more` entries behind those it has.
  Bytes& extend(Section section, std::uint32_t more) {
    const auto [count, contents] = entries(section);
    Bytes& to = written_[section].emplace();
    append_number(to, std::uint64_t{count} + more);
    append(to, contents);
    return to;
  }

  std::uint32_t type_number(const FunctionType& type) {
    const auto next = static_cast<std::uint32_t>(types_.size());
    const auto [known, is_new] = type_numbers_.try_emplace({type.parameters, type.results}, next);
    if (is_new) types_.push_back(type);
    return known->second;
  }

  static void append_name(Bytes& to, std::string_view name) {
    append_number(to, name.size());
    append(to, std::as_bytes(std::span{name}));
  }

  Expected<void> write_code(const CallGraph& graph) {
    Bytes bodies;
    const auto add = [&](const Bytes& body) {
      append_number(bodies, body.size());
      append(bodies, body);
    };
    for (std::uint32_t i = 0; i < parts_.bodies.size(); ++i) {
      const std::uint32_t function = parts_.imported() + i;
      auto written = graph.function_reaches(function) ? write_function(parts_, graph, added_, function)
                                                      : copy_function(parts_.bodies[i], added_);
      if (!written) return tl::unexpected(written.error());
      has_helpers_ |= written->saves_exceptions;
      add(written->body);
    }
    // It would leave the helper that is to find its tag.
    if (has_helpers_ && has_unsavable_tag(parts_))
      return tl::unexpected(Error{ErrorKind::unusable_module,
                                  "the module cannot be made resumable: an exception has a reference as its payload"});
    if (has_helpers_) {
      const auto number_of = [this](const FunctionType& type) { return type_number(type); };
      add(write_put_exception(parts_, added_, number_of));
      add(write_take_exception(parts_, added_, number_of));
    }
    Bytes& code = written_[code_section].emplace();
    append_number(code, parts_.bodies.size() + (has_helpers_ ? 2 : 0));
    append(code, bodies);
    return {};
  }

  void write_imports() {
    Bytes& to = extend(import_section, Added::imports);
    const auto add = [&](std::string_view name, const FunctionType& type) {
      append_name(to, resume_namespace);
      append_name(to, name);
      to.push_back(static_cast<std::byte>(ExternKind::function));
      append_number(to, type_number(type));
    };
    add("put_i32", {{ValueType::i32}, {}});
    add("put_i64", {{ValueType::i64}, {}});
    add("take_i32", {{}, {ValueType::i32}});
    add("take_i64", {{}, {ValueType::i64}});
  }

  void write_functions() {
    if (!has_helpers_) return;
    Bytes& to = extend(function_section, 2);
    append_number(to, type_number({{ValueType::exnref}, {}}));
    append_number(to, type_number({{}, {ValueType::exnref}}));
  }

  /// Globals, exports, elements, start.
  void write_others() {
    std::set<std::uint32_t> referenced;
    std::vector<ValueType> globals;
    Bytes& global = written_[global_section].emplace();
    append_number(global, entries(global_section).first + std::uint64_t{1});
    (void)copy_globals(parts_.sections[global_section], added_.first_moved, Added::imports, global, referenced,
                       globals);
    for (const std::uint8_t byte :
         {std::uint8_t{0x7f}, is_variable, std::uint8_t{i32_const}, std::uint8_t{0}, std::uint8_t{end}})
      global.push_back(std::byte{byte});

    Bytes& exports = written_[export_section].emplace();
    append_number(exports, parts_.summary.exports.size() + 1);
    for (const Export& exported : parts_.summary.exports) {
      append_name(exports, exported.name);
      exports.push_back(static_cast<std::byte>(exported.kind));
      append_number(exports, exported.kind == ExternKind::function ? added_.moved(exported.index) : exported.index);
    }
    append_name(exports, resume_state_global);
    exports.push_back(static_cast<std::byte>(ExternKind::global));
    append_number(exports, added_.state);

    if (const auto elements = parts_.sections[element_section]; !elements.empty())
      (void)copy_elements(elements, added_.first_moved, Added::imports, written_[element_section].emplace(),
                          referenced);
    if (const auto start = parts_.sections[start_section]; !start.empty()) {
      ByteReader reader{start};
      append_number(written_[start_section].emplace(), added_.moved(reader.u32("a function")));
    }
  }

  void write_types() {
    const auto before = static_cast<std::uint32_t>(parts_.summary.types.size());
    Bytes& to = extend(type_section, static_cast<std::uint32_t>(types_.size()) - before);
    const auto add = [&](const std::vector<ValueType>& list) {
      append_number(to, list.size());
      for (const ValueType type : list) to.push_back(static_cast<std::byte>(type));
    };
    for (std::size_t i = before; i < types_.size(); ++i) {
      to.push_back(std::byte{function_type_form});
      add(types_[i].parameters);
      add(types_[i].results);
    }
  }

  Bytes assemble() {
    constexpr std::array<Section, 13> order = {type_section,   import_section,  function_section,   table_section,
                                               memory_section, tag_section,     global_section,     export_section,
                                               start_section,  element_section, data_count_section, code_section,
                                               data_section};
    constexpr std::size_t header_size = 8;
    Bytes made{module_.begin(), module_.begin() + header_size};
    made.reserve(module_.size() + module_.size() / 2);
    const auto add = [&](Section section, std::span<const std::byte> contents) {
      made.push_back(static_cast<std::byte>(section));
      append_number(made, contents.size());
      append(made, contents);
    };
    for (const Section section : order) {
      if (written_[section])
        add(section, *written_[section]);
      else if (!parts_.sections[section].empty())
        add(section, parts_.sections[section]);
    }
    for (const auto& [name, contents] : parts_.custom_sections) {
      if (!stays(name)) continue;
      Bytes custom;
      append_name(custom, name);
      append(custom, name == "name" ? renumber_names(contents, added_) : Bytes{contents.begin(), contents.end()});
      add(custom_section, custom);
    }
    return made;
  }

  /// What describes places in the code is wrong afterwards.
  static bool stays(std::string_view name) {
    return !name.starts_with(".debug_") && !name.starts_with("reloc.") && !name.starts_with("metadata.code.") &&
           name != "linking" && name != "sourceMappingURL" && name != "external_debug_info";
  }

  std::span<const std::byte> module_;
  const ModuleParts& parts_;
  std::vector<FunctionType> types_;
  std::map<std::pair<std::vector<ValueType>, std::vector<ValueType>>, std::uint32_t> type_numbers_;
  Added added_;
  std::array<std::optional<Bytes>, 14> written_;
  bool has_helpers_ = false;
};

bool is_reference(ValueType type) {
  return type == ValueType::funcref || type == ValueType::externref || type == ValueType::exnref;
}

/// Why the module cannot be saved in this form, whatever its functions do; an empty text if nothing speaks against it.
std::string hindrance(const ModuleParts& parts, const CallGraph& graph) {
  if (std::any_of(parts.globals.begin(), parts.globals.end(), is_reference))
    return "a global variable of it holds a reference";
  if (const auto start = parts.sections[start_section]; !start.empty()) {
    ByteReader reader{start};
    if (graph.function_reaches(reader.u32("a function"))) return "its start function may stop";
  }
  return {};
}

bool is_resumable_already(const ModuleSummary& module) {
  return std::any_of(module.imports.begin(), module.imports.end(),
                     [](const Import& import) { return import.module == resume_namespace; }) ||
         std::any_of(module.exports.begin(), module.exports.end(),
                     [](const Export& exported) { return exported.name == resume_state_global; });
}

}  // namespace

Expected<std::vector<std::byte>> make_resumable(std::span<const std::byte> module, const IsStop& stops) {
  const auto parts = read_parts(module);
  if (!parts) return tl::unexpected(parts.error());
  if (is_resumable_already(parts->summary))
    return tl::unexpected(
        Error{ErrorKind::unusable_module, fmt::format("the module uses the names {} and {}, which are for mpiwasm",
                                                      resume_namespace, resume_state_global)});
  const auto graph = CallGraph::make(*parts, stops);
  if (!graph) return tl::unexpected(graph.error());
  if (const std::string why = hindrance(*parts, *graph); !why.empty())
    return tl::unexpected(
        Error{ErrorKind::unusable_module, fmt::format("the module cannot be made resumable: {}", why)});
  return ModuleWriter{module, *parts}.write(*graph);
}

}  // namespace mpiwasm::wasm
