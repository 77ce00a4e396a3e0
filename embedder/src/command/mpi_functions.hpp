// The MPI functions that guests may import, from the generated tables. It stands for an adapter where none is loaded:
// in inspect, and in the check before a run, so that a module that cannot run never starts MPI.
#pragma once

#include "guest/host_function.hpp"
#include "wasm/inspect/compatibility.hpp"

namespace mpiwasm::command {

/// Names and signatures of what a program of this kind may import; the code must not be called.
[[nodiscard]] guest::HostModule known_mpi_functions(wasm::ModuleAbi abi);

}  // namespace mpiwasm::command
