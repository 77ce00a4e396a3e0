// The table of the functions of "wasi_unstable".
#pragma once

#include <span>

#include "guest/host_function.hpp"

namespace mpiwasm::wasi {

/// The 45 functions of the draft. Their environment is a Context.
[[nodiscard]] std::span<const guest::HostFunction> unstable_function_table();

}  // namespace mpiwasm::wasi
