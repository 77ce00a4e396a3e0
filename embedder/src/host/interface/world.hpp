// The processes that an MPI library has connected, as soon as it has started.
#pragma once

namespace mpiwasm::host {

struct World {
  int size = 1;              ///< of MPI_COMM_WORLD
  bool was_spawned = false;  ///< by MPI_Comm_spawn, so that the parent's launcher announced another job
};

}  // namespace mpiwasm::host
