// First look at a file that is said to be a wasm module: before the engine sees it (which aborts the process on some
// modules that it does not support), and for "mpiwasm inspect".
#pragma once

#include <cstddef>
#include <span>

#include "wasm/error.hpp"
#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm {

/// Reads the sections of a module. Function bodies are not looked into. Fails, with one sentence that says what is
/// wrong and at which offset, on anything that is not a complete core module of the kinds that the engine takes.
[[nodiscard]] Expected<ModuleSummary> read_module_summary(std::span<const std::byte> file);

}  // namespace mpiwasm::wasm
