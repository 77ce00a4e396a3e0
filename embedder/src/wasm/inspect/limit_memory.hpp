// --max-memory: gives a module's memory and tables a lower maximum, so that the engine itself refuses to grow them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "wasm/error.hpp"

namespace mpiwasm::wasm {

/// The same module with these limits. `module` must have passed read_module_summary(). The error says how much memory
/// the program starts with, when that is more than `most_bytes`.
[[nodiscard]] Expected<std::vector<std::byte>> limit_memory(std::span<const std::byte> module,
                                                            std::uint64_t most_bytes);

}  // namespace mpiwasm::wasm
