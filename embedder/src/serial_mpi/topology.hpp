// The virtual topologies of a communicator with one process (MPI-5.0, chapter 8): every neighbour is the process
// itself.
#pragma once

#include <variant>
#include <vector>

namespace mpiwasm::serial_mpi {

/// Every dimension is 1 long.
struct Grid {
  std::vector<bool> periodic;
};

/// The edges of the one node, all to itself.
struct Graph {
  int edges = 0;
};

/// Edges of the one process, all from and to itself.
struct DistributedGraph {
  int incoming = 0;
  int outgoing = 0;
  bool weighted = false;
  std::vector<int> incoming_weights;
  std::vector<int> outgoing_weights;
};

using Topology = std::variant<std::monostate, Grid, Graph, DistributedGraph>;

}  // namespace mpiwasm::serial_mpi
