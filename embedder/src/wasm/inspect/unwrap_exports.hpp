// Exports that the linker has wrapped. A start file that leaves constructors to the linker, as those of wasi-libc from
// 2021 on do when linked as a command, makes wasm-ld put a function of its own behind each export: it runs the static
// constructors, then the function that is meant, then what atexit() has registered. That is right for _start and wrong
// for malloc, which mpiwasm calls in the middle of the program.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "wasm/error.hpp"
#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm {

/// The same module, whose exports that mpiwasm calls while the program runs are the functions themselves; nothing when
/// they are already. `module` must have passed read_module_summary(), which gave `summary`.
[[nodiscard]] Expected<std::optional<std::vector<std::byte>>> unwrap_exports(std::span<const std::byte> module,
                                                                             const ModuleSummary& summary);

}  // namespace mpiwasm::wasm
