// Intel MPI has the ABI of MPICH, and defects and settings of its own.
#pragma once

#include <string>

namespace mpiwasm::calls {

[[nodiscard]] bool is_intel_mpi();

/// Why processes can be neither started nor connected; empty if they can. Within one node, Intel MPI 2021.18 ends the
/// process by SIGSEGV in MPI_Comm_spawn and MPI_Open_port unless its settings have it use the network at its start.
[[nodiscard]] std::string why_intel_mpi_cannot_connect();

}  // namespace mpiwasm::calls
