// From Linux error numbers to those of WASI; every failing system call of a WASI call passes through here.
#pragma once

#include "wasi/abi.hpp"

namespace mpiwasm::wasi {

/// The WASI number of a Linux error number (the value of errno).
[[nodiscard]] Errno from_host(int error);

/// from_host(errno): to be called straight after the system call that failed.
[[nodiscard]] Errno last_error();

}  // namespace mpiwasm::wasi
