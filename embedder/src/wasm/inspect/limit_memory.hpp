// --max-memory, and a limit on tables: a module's memory and tables get a lower maximum, so that the engine itself
// refuses to grow them. Without one, it ends the process when the host has no memory for a table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "wasm/error.hpp"
#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm {

/// The elements of all tables of a module together, as many as browsers admit in one.
inline constexpr std::uint64_t most_table_elements = 10'000'000;

/// Whether the tables of a module may become larger than that.
[[nodiscard]] bool has_large_tables(const ModuleSummary& module);

/// The same module with these limits; without `most_bytes`, those of tables. `module` must have passed
/// read_module_summary(). The error says what the program starts with, when that is more.
[[nodiscard]] Expected<std::vector<std::byte>> limit_memory(std::span<const std::byte> module,
                                                            std::optional<std::uint64_t> most_bytes);

}  // namespace mpiwasm::wasm
