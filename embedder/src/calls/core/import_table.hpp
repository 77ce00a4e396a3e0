// Every MPI function that guests may import.
#pragma once

#include <span>

#include "guest/host_function.hpp"

namespace mpiwasm::calls {

/// All functions of the standard ABI, sorted by name.
std::span<const guest::HostFunction> import_table();

/// The same for guests with threads, all of which may call them.
std::span<const guest::HostFunction> import_table_for_threads();

}  // namespace mpiwasm::calls
