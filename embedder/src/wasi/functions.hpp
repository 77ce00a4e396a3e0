// The table of all WASI functions, from which src/wasm links the guest's imports.
#pragma once

#include <span>

#include "guest/host_function.hpp"

namespace mpiwasm::wasi {

/// The 46 functions of preview 1, in the standard's order. Their environment is a Context.
[[nodiscard]] std::span<const guest::HostFunction> function_table();

}  // namespace mpiwasm::wasi
