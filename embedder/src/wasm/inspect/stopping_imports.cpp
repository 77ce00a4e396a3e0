#include "wasm/inspect/stopping_imports.hpp"

#include <algorithm>

#include "wasm/inspect/compatibility.hpp"

namespace mpiwasm::wasm {
namespace {

bool is_stopping_point(std::string_view function) {
#define MPIWASM_STOPPING_POINT(function, kind, argument, opens) #function,
  static constexpr std::string_view names[] = {
#include "calls/stopping_points.inc"
  };
#undef MPIWASM_STOPPING_POINT
  return std::ranges::binary_search(names, function);
}

}  // namespace

bool imports_mpi(const ModuleSummary& module) {
  return std::ranges::any_of(module.imports, [](const Import& import) {
    return import.module == mpi_namespace && import.kind == ExternKind::function;
  });
}

std::function<bool(std::string_view module, std::string_view name)> stopping_imports(const ModuleSummary& module) {
  if (!imports_mpi(module)) return [](std::string_view from, std::string_view) { return from.starts_with("wasi_"); };
  return [](std::string_view from, std::string_view name) {
    if (name.starts_with('P')) name.remove_prefix(1);
    return from == mpi_namespace && is_stopping_point(name);
  };
}

}  // namespace mpiwasm::wasm
