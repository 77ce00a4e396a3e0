// Whether a program may change its tables of functions: then it cannot be saved in either form.
#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace mpiwasm::wasm {

/// Which function of the module changes a table, or cannot be read; an empty text if none does. What is no module at
/// all is found elsewhere.
[[nodiscard]] std::string why_tables_change(std::span<const std::byte> module);

}  // namespace mpiwasm::wasm
