#include "wasm/inspect/compatibility.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>

#include "wasm/printable.hpp"

namespace mpiwasm::wasm {
namespace {

/// What an unknown namespace reveals about the origin of the module.
std::string explain_namespace(std::string_view name) {
  if (name.starts_with("wasix_"))
    return "the module was built for WASIX (threads, sockets), which mpiwasm does not provide; build it with "
           "mpiwasm-cc";
  if (name.starts_with("wasi:")) return fmt::format("the module uses WASI 0.2 ({}); build it for wasm32-wasip1", name);
  if (name == "wbg" || name == "__wbindgen_placeholder__")
    return "the module was built for a web browser (wasm-bindgen); build it for wasm32-wasip1";
  return {};
}

bool is_mpi_function_2023(const Import& import) {
  return import.kind == ExternKind::function && import.module == namespace_2023 && import.name.starts_with("MPI_");
}

std::string explain_unknown_import(const Import& import, const ExplainUnknown& explain) {
  if (import.module == "env" && import.name.starts_with("emscripten_"))
    return "the module was built with Emscripten for a web browser; build it with mpiwasm-cc";
  if (std::string explanation = explain(import.module, import.name); !explanation.empty()) return explanation;
  if (import.module == "env" && import.kind == ExternKind::function)
    return fmt::format(
        "the module needs the function \"{}\", which no linked library defines; link the library that does",
        import.name);
  return fmt::format("the module needs the {} \"{}\" from \"{}\", which mpiwasm does not provide", to_text(import.kind),
                     import.name, import.module);
}

class Check {
 public:
  Check(const ModuleSummary& module, const HostFunctions& offered, const ExplainUnknown& explain)
      : module_(module), offered_(offered), explain_(explain) {}

  std::vector<Finding> run() {
    check_imports();
    check_entry();
    check_memory();
    check_table();
    return std::move(findings_);
  }

 private:
  void problem(const std::string& message) {
    std::string line = printable(message);
    if (known_.insert(line).second) findings_.push_back({true, std::move(line)});
  }
  void warning(std::string message) { findings_.push_back({false, std::move(message)}); }

  void check_imports() {
    for (const Import& import : module_.imports) check_import(import);
  }

  void check_import(const Import& import) {
    if (import.kind == ExternKind::memory && module_.memories.size() == 1 && uses_threads(module_)) return;
    const Offer offer = import.kind == ExternKind::function ? offered_.find(import.module, import.name) : Offer{};
    if (offer.function == nullptr) {
      const std::string explanation = explain_namespace(import.module);
      problem(explanation.empty() ? explain_unknown_import(import, explain_) : explanation);
      return;
    }
    const FunctionType& wanted = module_.types[import.type_index];
    const FunctionType given = function_type_of(offer.function->signature);
    if (wanted != given) {
      problem(fmt::format("the module declares {} as {}, but it is {}; build it again with this mpiwasm's mpi.h",
                          import.name, to_text(wanted), to_text(given)));
    }
  }

  void check_entry() {
    const Export* start = module_.find_export("_start", ExternKind::function);
    if (start == nullptr) {
      const bool is_reactor = module_.find_export("_initialize", ExternKind::function) != nullptr;
      problem(is_reactor ? "the module is a library (it exports _initialize, not _start); link a program with main()"
                         : "the module exports no function _start; link a program with main()");
    } else if (module_.type_of_function(start->index) != FunctionType{}) {
      problem(fmt::format("the module's _start has the type {}, but must take and return nothing",
                          to_text(module_.type_of_function(start->index))));
    }
  }

  void check_memory() {
    if (uses_threads(module_)) return check_threads();
    if (module_.has_start_function && module_.imported_function_count > 0)
      problem(
          "the module has a start section, which would run before MPI and WASI know its memory; link without "
          "threads and shared memory");
    if (module_.imported_function_count > 0 && module_.find_export("memory", ExternKind::memory) == nullptr)
      problem("the module does not export its memory under the name \"memory\", which MPI and WASI need");
    if (abi_of(module_) != ModuleAbi::mpi_abi_1) return;  // those of 2023 mostly export neither
    if (module_.find_export("malloc", ExternKind::function) == nullptr ||
        module_.find_export("free", ExternKind::function) == nullptr)
      warning(
          "the module does not export malloc and free, so MPI_Alloc_mem and windows take memory that cannot be "
          "given back; build it with mpiwasm-cc");
  }

  void check_threads() {
    if (module_.find_export("memory", ExternKind::memory) == nullptr)
      problem("the module does not export its memory under the name \"memory\", which MPI and WASI need");
    const Export* entry = module_.find_export("wasi_thread_start", ExternKind::function);
    if (entry != nullptr && module_.type_of_function(entry->index) != function_type_of("ii:"))
      problem(fmt::format("the module's wasi_thread_start has the type {}, but must take two i32 and return nothing",
                          to_text(module_.type_of_function(entry->index))));
    if (module_.find_export("mpiwasm_flush", ExternKind::function) == nullptr)
      warning(
          "the module has threads and was not built with mpiwasm-cc: loops that wait for a volatile variable may "
          "never end");
  }

  // MPI_COMM_DUP_FN and similar constants are the function pointer 1; a function there would be mistaken for them.
  void check_table() {
    if (abi_of(module_) != ModuleAbi::mpi_abi_1) return;
    for (const ElementSegment& segment : module_.element_segments) {
      if (segment.is_active && segment.count > 0 && segment.table_offset.value_or(2) < 2) {
        warning(
            "a function of the module has the function pointer 1, which MPI takes for MPI_*_DUP_FN; "
            "build it with mpiwasm-cc or link with -Wl,--table-base=2");
        return;
      }
    }
  }

  const ModuleSummary& module_;
  const HostFunctions& offered_;
  const ExplainUnknown& explain_;
  std::vector<Finding> findings_;
  std::unordered_set<std::string> known_;
};

ValueType value_type_of(char letter) {
  switch (letter) {
    case 'I':
      return ValueType::i64;
    case 'f':
      return ValueType::f32;
    case 'd':
      return ValueType::f64;
    default:
      return ValueType::i32;
  }
}

}  // namespace

bool uses_threads(const ModuleSummary& module) {
  const bool imports_memory =
      std::ranges::any_of(module.imports, [](const Import& import) { return import.kind == ExternKind::memory; });
  return imports_memory && module.memories.front().is_shared && module.memories.front().maximum.has_value();
}

ModuleAbi abi_of(const ModuleSummary& module) {
  const auto imports = [&](auto matches) { return std::any_of(module.imports.begin(), module.imports.end(), matches); };
  if (imports([](const Import& import) { return import.module == mpi_namespace; })) return ModuleAbi::mpi_abi_1;
  return imports(is_mpi_function_2023) ? ModuleAbi::mpiwasm_2023 : ModuleAbi::plain;
}

FunctionType function_type_of(std::string_view signature) {
  FunctionType type;
  std::vector<ValueType>* types = &type.parameters;
  for (const char letter : signature) {
    if (letter == ':')
      types = &type.results;
    else
      types->push_back(value_type_of(letter));
  }
  return type;
}

HostFunctions::HostFunctions(std::span<const guest::HostModule> modules) {
  for (const guest::HostModule& module : modules) {
    Table table{&module, {}};
    table.by_name.reserve(module.functions.size());
    for (const guest::HostFunction& function : module.functions) table.by_name.push_back(&function);
    std::sort(table.by_name.begin(), table.by_name.end(),
              [](const auto* left, const auto* right) { return left->name < right->name; });
    tables_.push_back(std::move(table));
  }
}

Offer HostFunctions::find(std::string_view module, std::string_view name) const {
  for (const Table& table : tables_) {
    if (table.module->name != module) continue;
    if (const guest::HostFunction* found = find_in(table, name)) return {table.module, found};
    const std::string_view prefix = table.module->alias_prefix;
    if (prefix.empty() || !name.starts_with(prefix)) continue;
    if (const guest::HostFunction* found = find_in(table, name.substr(prefix.size()))) return {table.module, found};
  }
  return {};
}

const guest::HostFunction* HostFunctions::find_in(const Table& table, std::string_view name) {
  const auto found =
      std::lower_bound(table.by_name.begin(), table.by_name.end(), name,
                       [](const auto* function, std::string_view wanted) { return function->name < wanted; });
  return found != table.by_name.end() && (*found)->name == name ? *found : nullptr;
}

std::vector<Finding> check_compatibility(const ModuleSummary& module, const HostFunctions& offered,
                                         const ExplainUnknown& explain) {
  return Check{module, offered, explain}.run();
}

}  // namespace mpiwasm::wasm
