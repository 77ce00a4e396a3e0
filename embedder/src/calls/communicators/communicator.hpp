// What mpiwasm knows of each communicator of the guest.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "calls/communicators/group.hpp"
#include "calls/core/object.hpp"
#include "calls/core/quota.hpp"
#include "calls/process/info.hpp"

namespace mpiwasm::calls {

/// What partitioned messages are matched by, in the order of their preparation (MPI-5.0, 4.2.1).
struct PartitionedMessage {
  bool sends = false;
  int peer = 0;
  int tag = 0;
  auto operator<=>(const PartitionedMessage&) const = default;
};

/// What a communicator's processes form (MPI-5.0, 8.4).
enum class Topology : std::uint8_t { none, grid, graph, distributed_graph };

struct GridDimension {
  int size = 0;
  bool periodic = false;
};

/// The neighbours of all processes, as MPI_Graph_create takes them.
struct Graph {
  std::vector<int> index;
  std::vector<int> edges;

  [[nodiscard]] int nodes() const { return static_cast<int>(index.size()); }
  [[nodiscard]] int edge_count() const { return static_cast<int>(edges.size()); }
  /// How many neighbours the process of a rank has; 0 when there is none.
  [[nodiscard]] int degree(int rank) const;
};

/// The neighbours of this process in a distributed graph; without weights where edges have none.
struct Neighborhood {
  std::vector<int> sources;
  std::vector<int> source_weights;
  std::vector<int> destinations;
  std::vector<int> destination_weights;
  bool weighted = false;
};

/// What makes a communicator again. It says what the communicator is, not what it was made of: that may be gone, and
/// what MPI_Comm_split made of it does not follow from the arguments of one process.
struct CommunicatorRecipe : Labels {
  /// Its processes; of an intercommunicator, those of the local group.
  std::shared_ptr<const Members> members;
  /// Null when this is an intracommunicator.
  std::shared_ptr<const Members> remote_members;
  /// The session that it derives from; 0 for the world's.
  Handle session{};
  Topology topology = Topology::none;
  std::vector<GridDimension> grid;
  Graph graph;
  Neighborhood neighborhood;

  [[nodiscard]] int dimensions() const { return static_cast<int>(grid.size()); }
  /// How many numbers describe its graph.
  [[nodiscard]] std::uint64_t edges() const {
    return graph.index.size() + graph.edges.size() + neighborhood.sources.size() + neighborhood.destinations.size();
  }
};

/// How many numbers of its own the library gives a communicator: Open MPI has one more for the local group.
[[nodiscard]] constexpr std::uint64_t library_numbers(bool inter) { return inter ? 2 : 1; }

struct Communicator : CommunicatorRecipe, Used {
  MPI_Comm host = MPI_COMM_NULL;
  int rank = 0;
  int size = 0;
  /// Size of the remote group; 0 when this is an intracommunicator.
  int remote_size = 0;
  bool inter = false;
  /// Whether MPI_Comm_split_type has made it of processes that share memory.
  bool is_of_node = false;
  /// Whether processes of two jobs have met by it: one was started, or connected to a port.
  bool connects = false;
  /// Numbers of neighbours in its topology.
  int neighbors_in = 0;
  int neighbors_out = 0;
  std::shared_ptr<ErrorHandler> error_handler;
  AttributeList attributes;
  /// Partitioned messages prepared so far (partitioned_emulation.hpp).
  std::map<PartitionedMessage, int> partitioned_messages;
  Charge partitioned_tags;
  std::shared_ptr<BufferedSends> buffer;
  /// The guest's buffer that the library keeps for this communicator, and the memory that the library has instead.
  Address attached_buffer{};
  LentBuffer lent_buffer;
  /// A thread attaches or detaches one.
  bool buffer_changes = false;
  /// Its group on the board of a job that can be saved (checkpoint/board.hpp); -1: not known.
  int board_group = -1;
  /// How many persistent collective operations mpiwasm has prepared on it.
  std::uint64_t prepared = 0;
  /// What all of its processes know it by, no matter in which order they make others (ended_communicators.hpp).
  std::uint64_t number = 0;
  /// The library's numbers for it.
  Charge context_numbers;
  /// What its topology takes, here and in the library.
  Charge topology_edges;
  /// Once the guest has freed it: the requests that it has not completed or freed.
  std::vector<Handle> left_requests;

  /// Number of processes that the collective operations of this communicator address.
  [[nodiscard]] int peers() const { return inter ? remote_size : size; }
  /// The processes whose ranks messages name; null when they are not known.
  [[nodiscard]] const Members* peer_members() const { return (inter ? remote_members : members).get(); }
  /// All of its processes, of both sides; empty when they are not known.
  [[nodiscard]] Members all_members() const;
};

/// A communicator of the library that other processes may still use when this one does not
/// (ended_communicators.hpp).
struct NumberedCommunicator {
  MPI_Comm host = MPI_COMM_NULL;
  /// What its processes know it by; 0 when they need not.
  std::uint64_t number = 0;
  /// How many these are, of both sides.
  std::uint64_t processes = 0;
  Charge context_numbers;
  /// Requests that use it.
  std::vector<Handle> requests;
  /// How it ends: MPI_Comm_free or MPI_Comm_disconnect.
  int (*end)(MPI_Comm*) = &MPI_Comm_free;
};

/// What mpiwasm knows of a communicator that the library has made, which `alike`, unless it is null, has the same
/// processes as.
[[nodiscard]] std::unique_ptr<Communicator> describe_communicator(MPI_Comm host, const CommunicatorRecipe* alike);
/// Makes a communicator again, or returns null and the host's code. Collective over its processes, which give the same
/// `tag` and make no other communicator with it meanwhile.
[[nodiscard]] std::unique_ptr<Communicator> make_communicator(const CommunicatorRecipe& recipe, int tag,
                                                              int& host_code);

using CommunicatorTable = HandleTable<std::unique_ptr<Communicator>, HandleKind::communicator, 0x100>;

}  // namespace mpiwasm::calls
