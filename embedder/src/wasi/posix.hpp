// "mpiwasm_posix_1": what the guest library (guest-sdk/lib) needs from the host and WASI preview 1 does not have. Only
// programs that call such a function import it.
#pragma once

#include <span>

#include "guest/host_function.hpp"

namespace mpiwasm::wasi {

/// Its functions. Their environment is a Context.
[[nodiscard]] std::span<const guest::HostFunction> posix_function_table();

}  // namespace mpiwasm::wasi
