#include "wasm/inspect/start_needs.hpp"

#include <algorithm>
#include <string_view>

namespace mpiwasm::wasm {
namespace {

struct NeedyFunction {
  std::string_view name;
  StartNeed need;
};

constexpr NeedyFunction needy_functions[] = {
#define MPIWASM_START_NEED(function, need) {#function, StartNeed::need},
#include "calls/start_needs.inc"
#undef MPIWASM_START_NEED
};

}  // namespace

bool needs_at_start(const ModuleSummary& module, StartNeed need) {
  return std::ranges::any_of(module.imports, [need](const Import& import) {
    std::string_view name = import.name;
    if (name.starts_with("PMPI_")) name.remove_prefix(1);
    return import.kind == ExternKind::function && std::ranges::any_of(needy_functions, [&](const NeedyFunction& each) {
             return each.name == name && each.need == need;
           });
  });
}

}  // namespace mpiwasm::wasm
