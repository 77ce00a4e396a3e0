// See image_rules.hpp.
#include "calls/checkpoint/image_rules.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "calls/communicators/private_communicators.hpp"
#include "calls/datatypes/datatype.hpp"
#include "translate/constants.hpp"

namespace mpiwasm::calls {

SlotsInImage::SlotsInImage(guest::ArchiveReader from) {
  while (count_ < InfoTable::capacity && !from.take(sizeof(Handle)).empty()) ++count_;
}

bool is_name(const std::string& name) { return name.size() < std::size_t{guest_MPI_MAX_OBJECT_NAME}; }

namespace {

bool are_ranks(const std::vector<int>& ranks, std::size_t size) {
  return std::ranges::all_of(ranks, [&](int rank) { return rank >= 0 && static_cast<std::size_t>(rank) < size; });
}

/// As MPI_Cart_create demands in mpi-api/topologies.toml: MPICH writes behind an array in grids with more.
constexpr std::size_t most_dimensions = 16;

bool is_grid(const std::vector<GridDimension>& grid, std::size_t size) {
  if (grid.size() > most_dimensions) return false;
  std::size_t nodes = 1;
  for (const GridDimension& each : grid) {
    if (each.size < 1 || static_cast<std::size_t>(each.size) > size) return false;
    nodes *= static_cast<std::size_t>(each.size);
    if (nodes > size) return false;
  }
  return nodes == size;
}

bool is_graph(const Graph& graph, std::size_t size) {
  return graph.index.size() == size && std::ranges::is_sorted(graph.index) && graph.index.front() >= 0 &&
         static_cast<std::size_t>(graph.index.back()) == graph.edges.size() && are_ranks(graph.edges, size);
}

bool has_weights(const std::vector<int>& neighbors, const std::vector<int>& weights, bool weighted) {
  return weights.size() == (weighted ? neighbors.size() : 0) &&
         std::ranges::all_of(weights, [](int weight) { return weight >= 0; });
}

bool is_neighborhood(const Neighborhood& near, std::size_t size) {
  return are_ranks(near.sources, size) && are_ranks(near.destinations, size) &&
         has_weights(near.sources, near.source_weights, near.weighted) &&
         has_weights(near.destinations, near.destination_weights, near.weighted);
}

/// The lists of a constructor of datatypes. Counts are integers, and addresses a list of their own; those of a
/// constructor with large counts are together.
class Lists {
 public:
  explicit Lists(const DatatypeRecipe& recipe) : recipe_(recipe), is_large_(!recipe.large_counts.empty()) {}

  [[nodiscard]] std::uint64_t first_count() const { return first(is_large_ ? recipe_.large_counts : recipe_.integers); }
  [[nodiscard]] std::uint64_t integer(std::size_t place) const {
    return place < recipe_.integers.size() ? size_of(recipe_.integers[place]) : 0;
  }

  /// Whether there are at least as many; each number is at most `most`, so no sum wraps around.
  [[nodiscard]] bool have(std::uint64_t integers, std::uint64_t counts, std::uint64_t addresses) const {
    const std::uint64_t large = is_large_ ? counts + addresses : 0;
    return recipe_.integers.size() >= integers + (is_large_ ? 0 : counts) && recipe_.large_counts.size() >= large &&
           (is_large_ || recipe_.addresses.size() >= addresses);
  }

 private:
  static constexpr std::int64_t most = std::int64_t{1} << 32;

  static std::uint64_t size_of(std::int64_t number) {
    return static_cast<std::uint64_t>(number < 0 || number > most ? most : number);
  }
  static std::uint64_t first(const std::vector<std::int64_t>& list) { return list.empty() ? 0 : size_of(list.front()); }

  const DatatypeRecipe& recipe_;
  bool is_large_;
};

}  // namespace

bool are_processes(Context& context, const Members& members) {
  const auto size = static_cast<std::size_t>(context.communicator(guest_MPI_COMM_WORLD)->size);
  if (members.size() > size || !are_ranks(members, size)) return false;
  std::vector<bool> is_there(size);
  for (const int rank : members) {
    if (is_there[static_cast<std::size_t>(rank)]) return false;
    is_there[static_cast<std::size_t>(rank)] = true;
  }
  return true;
}

bool are_own_processes(Context& context, const Members& members) {
  return are_processes(context, members) && std::ranges::count(members, context.world_rank) == 1;
}

namespace {

/// Of an intercommunicator: its groups have processes, and none in common.
bool is_other_side(Context& context, const Members& members, const Members& others) {
  return !others.empty() && are_processes(context, others) &&
         std::ranges::find_first_of(others, members) == others.end();
}

}  // namespace

bool is_communicator(Context& context, const CommunicatorRecipe& recipe) {
  const std::size_t size = recipe.members->size();
  if (!is_name(recipe.name) || !are_own_processes(context, *recipe.members)) return false;
  if (recipe.remote_members != nullptr)
    return recipe.topology == Topology::none && is_other_side(context, *recipe.members, *recipe.remote_members);
  switch (recipe.topology) {
    case Topology::none:
      return true;
    case Topology::grid:
      return is_grid(recipe.grid, size);
    case Topology::graph:
      return is_graph(recipe.graph, size);
    case Topology::distributed_graph:
      return is_neighborhood(recipe.neighborhood, size);
  }
  return false;
}

bool has_all_arguments(const DatatypeRecipe& recipe) {
  const Lists lists(recipe);
  const std::uint64_t count = lists.first_count();
  switch (recipe.combiner) {
    case guest_MPI_COMBINER_INDEXED:
      return lists.have(0, 1 + 2 * count, 0);
    case guest_MPI_COMBINER_HINDEXED:
      return lists.have(0, 1 + count, count);
    case guest_MPI_COMBINER_INDEXED_BLOCK:
      return lists.have(0, 2 + count, 0);
    case guest_MPI_COMBINER_HINDEXED_BLOCK:
      return lists.have(0, 2, count);
    case guest_MPI_COMBINER_STRUCT:
      return lists.have(0, 1 + count, count) && recipe.parts.size() >= count;
    case guest_MPI_COMBINER_SUBARRAY:
      return lists.have(2, 3 * lists.integer(0), 0);
    case guest_MPI_COMBINER_DARRAY: {
      const std::uint64_t dimensions = lists.integer(2);
      return lists.have(4 + 3 * dimensions, dimensions, 0);
    }
    default:
      // The others read a few numbers, and zeros for those that are not there.
      return true;
  }
}

bool is_window(Context& context, const WindowRecipe& recipe) {
  switch (recipe.flavor) {
    case guest_MPI_WIN_FLAVOR_CREATE:
    case guest_MPI_WIN_FLAVOR_ALLOCATE:
    case guest_MPI_WIN_FLAVOR_DYNAMIC:
    case guest_MPI_WIN_FLAVOR_SHARED:
      break;
    default:
      return false;
  }
  const std::size_t processes = recipe.members->size();
  const bool is_shared = recipe.flavor == guest_MPI_WIN_FLAVOR_SHARED;
  return is_name(recipe.name) && are_own_processes(context, *recipe.members) && recipe.size >= 0 &&
         recipe.displacement_unit > 0 &&
         (recipe.size == 0 || context.memory.contains(recipe.base, static_cast<std::uint64_t>(recipe.size))) &&
         recipe.shared_segments.size() == (is_shared ? processes : 0);
}

bool is_message_of(Context& context, const Communicator* comm, int source, int tag, bool in_parts) {
  return comm != nullptr && source >= 0 && source < comm->peers() && context.in_tag_range(tag) &&
         (!in_parts || tag < tags_of_guest_messages());
}

}  // namespace mpiwasm::calls
