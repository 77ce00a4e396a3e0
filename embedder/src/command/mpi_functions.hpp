// The MPI functions that guests may import, from the generated table. It stands for an adapter where none is loaded:
// in inspect, and in the check before a run, so that a module that cannot run never starts MPI.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "guest/host_function.hpp"

namespace mpiwasm::command {

/// Names and signatures; the code must not be called.
[[nodiscard]] guest::HostModule known_mpi_functions();

/// True for a function that links, but answers that it is not supported.
[[nodiscard]] bool is_not_implemented(std::string_view name);

}  // namespace mpiwasm::command
