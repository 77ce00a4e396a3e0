// See object_rules.hpp.
#include "calls/core/object_rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <vector>

#include "calls/communicators/collective_call.hpp"
#include "calls/communicators/exchanges.hpp"
#include "calls/core/context.hpp"

namespace mpiwasm::calls::rules {

namespace {

Violation has(const Communicator& comm, Topology wanted, const char* name) {
  if (comm.host == MPI_COMM_NULL || comm.topology == wanted) return std::nullopt;
  return fmt::format("is not a communicator with {}", name);
}

/// Ranks in a group, in the numbers of another; MPI_UNDEFINED for who is not in there.
std::vector<int> translated(MPI_Group from, const std::vector<int>& ranks, MPI_Group to) {
  std::vector<int> result(ranks.size(), MPI_UNDEFINED);
  MPI_Group_translate_ranks(from, static_cast<int>(ranks.size()), ranks.data(), to, result.data());
  return result;
}

/// The first rank of a group that is not in another one; nothing if all are.
std::optional<int> first_stranger(const Group& group, MPI_Group other) {
  std::vector<int> ranks(static_cast<std::size_t>(group.size));
  std::iota(ranks.begin(), ranks.end(), 0);
  const std::vector<int> found = translated(group.host, ranks, other);
  const auto stranger = std::ranges::find(found, MPI_UNDEFINED);
  return stranger == found.end() ? std::nullopt : std::optional{static_cast<int>(stranger - found.begin())};
}

bool is_in(const Members& members, int process) {
  const auto place = static_cast<std::size_t>(process);
  if (process >= 0 && place < members.size() && members[place] == process) return true;  // as in MPI_COMM_WORLD
  return process != outside_world && std::ranges::find(members, process) != members.end();
}

}  // namespace

Violation one_group(const Communicator& comm) {
  if (!comm.inter) return std::nullopt;
  return "is an intercommunicator";
}

Violation two_groups(const Communicator& comm) {
  if (comm.inter || comm.host == MPI_COMM_NULL) return std::nullopt;
  return "is not an intercommunicator";
}

Violation no_grid(const Communicator& comm) { return has(comm, Topology::grid, "a grid"); }
Violation graph(const Communicator& comm) { return has(comm, Topology::graph, "a graph"); }
Violation distributed_graph(const Communicator& comm) {
  return has(comm, Topology::distributed_graph, "a distributed graph");
}

Violation some_topology(const Communicator& comm) {
  if (comm.host == MPI_COMM_NULL || comm.topology != Topology::none) return std::nullopt;
  return "is no communicator with a topology";
}

Violation no_other_topology(const Communicator& comm) {
  const LibraryVersion& library = process_context().library;
  if (library.name != LibraryVersion::Name::open_mpi || library.release.major < 5 || any_topology(comm))
    return std::nullopt;
  return "has a topology already, which this MPI library would mix with the new one";
}

Violation members_of(const Group& group, const Communicator& comm) {
  if (comm.host == MPI_COMM_NULL || group.host == MPI_GROUP_NULL) return std::nullopt;
  MPI_Group own = MPI_GROUP_NULL;
  if (MPI_Comm_group(comm.host, &own) != MPI_SUCCESS) return std::nullopt;
  const std::optional<int> stranger = first_stranger(group, own);
  MPI_Group_free(&own);
  if (!stranger) return std::nullopt;
  return fmt::format("has rank {}, which is not a process of the communicator", *stranger);
}

Violation members_of(const Group& group, const Window& window) {
  std::optional<int> stranger;
  if (group.members && window.members) {
    const auto found = std::ranges::find_if_not(*group.members, [&](int each) { return is_in(*window.members, each); });
    if (found != group.members->end()) stranger = static_cast<int>(found - group.members->begin());
  } else if (window.host != MPI_WIN_NULL && group.host != MPI_GROUP_NULL) {
    MPI_Group own = MPI_GROUP_NULL;
    if (MPI_Win_get_group(window.host, &own) != MPI_SUCCESS) return std::nullopt;
    stranger = first_stranger(group, own);
    MPI_Group_free(&own);
  }
  if (!stranger) return std::nullopt;
  return fmt::format("has rank {}, which is not a process of the window", *stranger);
}

Violation outside(int rank, const Communicator& ranks_in, const Communicator& other) {
  if (ranks_in.host == MPI_COMM_NULL || other.host == MPI_COMM_NULL || ranks_in.inter) return std::nullopt;
  MPI_Group from = MPI_GROUP_NULL;
  MPI_Group to = MPI_GROUP_NULL;
  if (MPI_Comm_group(ranks_in.host, &from) != MPI_SUCCESS) return std::nullopt;
  if (MPI_Comm_group(other.host, &to) != MPI_SUCCESS) {
    MPI_Group_free(&from);
    return std::nullopt;
  }
  const int found = translated(from, {rank}, to).front();
  MPI_Group_free(&from);
  MPI_Group_free(&to);
  if (found == MPI_UNDEFINED) return std::nullopt;
  return fmt::format("is {}, a process of the local group itself", rank);
}

Violation in_grid(std::span<const int> coordinates, const Communicator& comm) {
  const std::span<const GridDimension> shape = comm.grid;
  for (std::size_t i = 0; i < std::min(shape.size(), coordinates.size()); ++i) {
    if (shape[i].periodic || (coordinates[i] >= 0 && coordinates[i] < shape[i].size)) continue;
    return fmt::format("has {} in place {}, but that dimension goes from 0 to {}", coordinates[i], i,
                       shape[i].size - 1);
  }
  return std::nullopt;
}

Violation has_extent(const Datatype& type) {
  if (type.extent != 0 || type.size == 0) return std::nullopt;
  return "has an extent of 0, so that all blocks would lie at the same place";
}

Violation data_at_origin([[maybe_unused]] const Datatype& type) {
#if defined(OPEN_MPI)
  if (type.true_lower_bound != 0 && type.size > 0)
    return fmt::format(
        "has data that begin {} bytes from its origin, which Open MPI cannot reduce to a root in this way",
        type.true_lower_bound);
#endif
  return std::nullopt;
}

Violation not_spaced_for([[maybe_unused]] Handle operation, [[maybe_unused]] const Datatype& type) {
#if !defined(OPEN_MPI) && !defined(MPIWASM_SERIAL_MPI)
  const auto* object = process_context().operations.target(operation);
  if (object != nullptr && !object->commutes && type.size > 0)
    return fmt::format(
        "has an extent of {}, and data of {} bytes, which this MPI library cannot reduce in blocks with "
        "an operation that does not commute",
        type.extent, type.true_extent);
#endif
  return std::nullopt;
}

int keys(MPI_Info info) {
  int number = 0;
  if (info != MPI_INFO_NULL) MPI_Info_get_nkeys(info, &number);
  return number;
}

Violation weighted_alike(const int* weights, const int* others, const Communicator& comm) {
  const int weighted = weights == MPI_UNWEIGHTED ? 0 : 1;
  if (weighted != (others == MPI_UNWEIGHTED ? 0 : 1)) return "is MPI_UNWEIGHTED for one direction only";
  if (comm.host == MPI_COMM_NULL) return std::nullopt;
  if (all_agree(comm, "weights", weighted)) return std::nullopt;
  return "is MPI_UNWEIGHTED in some processes only";
}

Violation few_in_all(std::span<const int> degrees, const Communicator& comm) {
  constexpr std::uint64_t most = std::numeric_limits<int>::max();
  constexpr std::uint64_t most_here = most / 4;
  const auto here = std::accumulate(degrees.begin(), degrees.end(), std::uint64_t{0});
  std::array<std::uint64_t, 2> sums{here, here > most_here ? 1U : 0U};
  if (comm.size > 1 && !process_context().options.has_native_peers) {
    if (!all_agree(comm, "edges", 0)) return "cannot be added up, for the processes call different functions";
    if (take_sums({private_communicator(comm), false}, sums) != MPI_SUCCESS) return "cannot be added up";
  }
  if (sums[0] <= most && sums[1] == 0) return std::nullopt;
  return fmt::format("has {} edges in all processes and {} here, but {} and {} are the most", sums[0], here, most,
                     most_here);
}

}  // namespace mpiwasm::calls::rules
