// What mpiwasm knows of each communicator of the guest.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "calls/core/object.hpp"

namespace mpiwasm::calls {

/// What partitioned messages are matched by, in the order of their preparation (MPI-5.0, 4.2.1).
struct PartitionedMessage {
  bool sends = false;
  int peer = 0;
  int tag = 0;
  auto operator<=>(const PartitionedMessage&) const = default;
};

/// What a communicator's processes form (MPI-5.0, 8.4); unknown until asked.
enum class Topology : std::uint8_t { unknown, none, grid, graph, distributed_graph };

struct GridDimension {
  int size = 0;
  bool periodic = false;
};

struct Communicator : Used {
  MPI_Comm host = MPI_COMM_NULL;
  int rank = 0;
  int size = 0;
  /// Size of the remote group; 0 when this is an intracommunicator.
  int remote_size = 0;
  bool inter = false;
  Topology topology = Topology::unknown;
  /// The dimensions of its grid, once asked for.
  std::vector<GridDimension> grid;
  /// Numbers of neighbours in a topology, -1 until asked.
  int neighbors_in = -1;
  int neighbors_out = -1;
  std::shared_ptr<ErrorHandler> error_handler;
  AttributeList attributes;
  /// Partitioned messages prepared so far that mpiwasm makes of ordinary ones (partitioned_emulation.hpp).
  std::map<PartitionedMessage, int> partitioned_messages;
  std::shared_ptr<BufferedSends> buffer;
  /// The session that it derives from; 0 for the world's.
  Handle session{};
  /// The guest's buffer that the library keeps for this communicator, and the memory that the library has instead.
  Address attached_buffer{};
  std::unique_ptr<std::byte[]> lent_buffer;

  /// Number of processes that the collective operations of this communicator address.
  [[nodiscard]] int peers() const { return inter ? remote_size : size; }
};

using CommunicatorTable = HandleTable<std::unique_ptr<Communicator>, HandleKind::communicator, 0x100>;

}  // namespace mpiwasm::calls
