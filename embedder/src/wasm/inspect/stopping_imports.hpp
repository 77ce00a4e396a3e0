// The imports at which a program in the portable form may be stopped, whichever MPI library it runs under: the places
// at which its functions can be left (resumable/resumable.hpp), and the only ones at which they are.
#pragma once

#include <functional>
#include <string_view>

#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm {

/// Whether a program is stopped within MPI; otherwise it is within WASI.
[[nodiscard]] bool imports_mpi(const ModuleSummary& module);

/// Which imports of a module they are. For MPI, the stopping points of the API table.
[[nodiscard]] std::function<bool(std::string_view module, std::string_view name)> stopping_imports(
    const ModuleSummary& module);

}  // namespace mpiwasm::wasm
