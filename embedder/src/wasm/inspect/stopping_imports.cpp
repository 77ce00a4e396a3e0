#include "wasm/inspect/stopping_imports.hpp"

#include <algorithm>
#include <array>

#include "wasm/inspect/compatibility.hpp"

namespace mpiwasm::wasm {
namespace {

/// Functions of MPI, without "MPI_", that are stopping points nowhere; of most of them programs make many calls. A "*"
/// at the end stands for any text.
constexpr std::array<std::string_view, 32> local{
    "Abort",     "Add_error_*", "Address",     "Aint_*",      "Alloc_mem",    "Attr_*",       "Cart_coords",
    "Cart_get",  "Cart_rank",   "Cart_shift",  "Cartdim_get", "Comm_compare", "Comm_get_*",   "Comm_group",
    "Comm_rank", "Comm_size",   "Dims_create", "Error_*",     "Free_mem",     "Get_*",        "Group_*",
    "Info_*",    "Initialized", "Op_*",        "Pack*",       "Pcontrol",     "Query_thread", "Status_*",
    "Topo_test", "Type_*",      "Unpack*",     "Wt*",
};

bool is_local(std::string_view function) {
  return std::ranges::any_of(local, [&](std::string_view pattern) {
    if (!pattern.ends_with('*')) return function == pattern;
    pattern.remove_suffix(1);
    return function.starts_with(pattern);
  });
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
    if (from != mpi_namespace) return false;
    if (name.starts_with('P')) name.remove_prefix(1);
    if (name.starts_with("MPI_")) name.remove_prefix(4);
    return !is_local(name);
  };
}

}  // namespace mpiwasm::wasm
