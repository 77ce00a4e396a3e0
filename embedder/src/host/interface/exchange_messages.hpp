// What "mpiwasm info --fabric" asks of an adapter: messages between all ranks, with an observer beside them.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "host/interface/world.hpp"

namespace mpiwasm::host {

/// Which ranks talk: neighbours on one node, or one rank of each node with that of the next.
enum class Reach { within_node, between_nodes };

/// Called on every rank.
struct MessageObserver {
  /// Called when MPI has started.
  std::function<void(const World&)> started;
  std::function<void()> before;
  /// `sent` is the number of bytes this rank sent since before().
  std::function<void(Reach, std::uint64_t sent)> after;
  /// Asked last: what this rank has seen, for rank 0.
  std::function<std::string()> report;
};

/// The job in which the messages went round.
struct ObservedJob {
  int rank = 0;
  int ranks = 1;
  int nodes = 1;
  std::string layer;                    ///< what the library says that it uses, "pml ucx", "ch4:ofi"; may be empty
  std::vector<std::string> components;  ///< Open MPI's, as "btl_tcp"; empty under other libraries
  bool can_use_fast_networks = false;   ///< one of the components is for more than sockets and shared memory
  std::vector<std::string> reports;     ///< of each rank, on rank 0 only
};

/// Starts MPI, sends 16 MiB from each rank to its neighbours within nodes and then between nodes, and ends MPI.
[[nodiscard]] ObservedJob exchange_messages(const MessageObserver& observer);

}  // namespace mpiwasm::host
