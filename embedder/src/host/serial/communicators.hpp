// Communicators: all have one process, and differ in their messages, names and topologies.
#pragma once

#include <string>

#include "host/serial/info.hpp"
#include "host/serial/mpi.h"
#include "host/serial/topology.hpp"

/// What MPI_Comm points to.
struct MPI_ABI_Comm {
  int context;  ///< messages stay within communicators of the same number
  std::string name;
  mpiwasm::host::serial::Topology topology;
  MPI_ABI_Info hints;
};

namespace mpiwasm::host::serial {

/// The object behind a handle; null for MPI_COMM_NULL.
[[nodiscard]] MPI_ABI_Comm* find_communicator(MPI_Comm handle);
/// Hands out a new communicator.
[[nodiscard]] int give_communicator(Topology topology, MPI_Comm* place);

}  // namespace mpiwasm::host::serial
