// The MPI functions of programs that the MPIWasm toolchain of 2023 made: the standard ABI's, with other numbers for
// handles and constants and another form of MPI_Status.
#pragma once

#include <span>

#include "guest/host_function.hpp"
#include "translate/handle_table.hpp"

namespace mpiwasm::calls::mpiwasm_2023 {

/// What such programs import from "env", sorted by name.
std::span<const guest::HostFunction> import_table();

/// What such a program calls a datatype.
translate::Handle datatype_handle(translate::Handle standard);

}  // namespace mpiwasm::calls::mpiwasm_2023
