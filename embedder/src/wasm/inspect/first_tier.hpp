// Whether a first run starts on code that is compiled fast, and changes to the optimised code when that is ready.
// Decision 0020.
#pragma once

#include <chrono>

#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm {

/// What LLVM needs for this module on that many cores, roughly: measured on two of them
/// (docs/reference/performance.md).
[[nodiscard]] std::chrono::duration<double> time_to_optimise(const ModuleSummary& module, unsigned cores);

/// Whether the code of cranelift can be replaced by that of LLVM while it runs: both must pass arguments alike.
[[nodiscard]] bool is_replaceable(const ModuleSummary& module);

/// Whether the first run of this module had better not wait for LLVM.
[[nodiscard]] bool is_for_first_tier(const ModuleSummary& module, unsigned cores);

}  // namespace mpiwasm::wasm
