// Communicators: all have one process, and differ in their messages, names and topologies.
#pragma once

#include <string>

#include "serial_mpi/info.hpp"
#include "serial_mpi/mpi.h"
#include "serial_mpi/topology.hpp"

/// What MPI_Comm points to.
struct MPI_ABI_Comm {
  int context;  ///< messages stay within communicators of the same number
  std::string name;
  mpiwasm::serial_mpi::Topology topology;
  MPI_ABI_Info hints;
};

namespace mpiwasm::serial_mpi {

/// The object behind a handle; null for MPI_COMM_NULL.
[[nodiscard]] MPI_ABI_Comm* find_communicator(MPI_Comm handle);
/// Hands out a new communicator.
[[nodiscard]] int give_communicator(Topology topology, MPI_Comm* place);

}  // namespace mpiwasm::serial_mpi
