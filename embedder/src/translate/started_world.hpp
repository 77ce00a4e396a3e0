// What the MPI library in this process has connected; for code of an adapter, after MPI_Init.
#pragma once

#include "host/interface/world.hpp"
#include "translate/mpi.hpp"

namespace mpiwasm::host {

[[nodiscard]] inline World started_world() {
  World world;
  MPI_Comm_size(MPI_COMM_WORLD, &world.size);
  MPI_Comm parent = MPI_COMM_NULL;
  if (MPI_Comm_get_parent != nullptr) MPI_Comm_get_parent(&parent);
  world.was_spawned = parent != MPI_COMM_NULL;
  return world;
}

}  // namespace mpiwasm::host
