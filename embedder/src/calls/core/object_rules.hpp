// The rules of the table that are about communicators, groups and hints (embedder/mpi-api/README.md, "Rules"). What a
// library says of an object that is not there is never asked: such a call has failed already.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "calls/communicators/communicator.hpp"
#include "calls/communicators/group.hpp"
#include "calls/core/argument_rules.hpp"
#include "calls/datatypes/datatype.hpp"
#include "calls/windows/window.hpp"

namespace mpiwasm::calls::rules {

[[nodiscard]] Violation one_group(const Communicator& comm);
[[nodiscard]] Violation two_groups(const Communicator& comm);
[[nodiscard]] Violation no_grid(const Communicator& comm);
[[nodiscard]] inline Violation grid(const Communicator& comm) {
  if (comm.topology == Topology::grid) [[likely]]
    return std::nullopt;
  return no_grid(comm);
}
[[nodiscard]] Violation graph(const Communicator& comm);
[[nodiscard]] Violation distributed_graph(const Communicator& comm);
[[nodiscard]] Violation some_topology(const Communicator& comm);
[[nodiscard]] inline Violation any_topology(const Communicator& comm) {
  if (comm.topology > Topology::none) [[likely]]
    return std::nullopt;
  return some_topology(comm);
}

/// No topology that the library would mix with a new distributed graph: Open MPI 5.0 copies it, and calls functions of
/// the one with data of the other.
[[nodiscard]] Violation no_other_topology(const Communicator& comm);

/// Every member of the group is one of the communicator's own group.
[[nodiscard]] Violation members_of(const Group& group, const Communicator& comm);
/// The same for the processes of a window.
[[nodiscard]] Violation members_of(const Group& group, const Window& window);
/// The process with a rank in one communicator is not in the group of another.
[[nodiscard]] Violation outside(int rank, const Communicator& ranks_in, const Communicator& other);
/// Places that a grid has: any along a periodic dimension.
[[nodiscard]] Violation in_grid(std::span<const int> coordinates, const Communicator& comm);

/// Blocks of a datatype do not lie in one another: MPICH divides by its extent.
[[nodiscard]] Violation has_extent(const Datatype& type);

/// The data of a type begin where a buffer does: in some algorithms, Open MPI's nonblocking reductions to a root keep
/// data as far before or behind a buffer of the library as they lie from there.
[[nodiscard]] Violation data_at_origin(const Datatype& type);

/// Elements lie as far apart as their data reach, where an operation does not commute: MPICH, and what is made of it,
/// keeps blocks of all processes in a buffer of the second length and places them by the first.
[[nodiscard]] Violation not_spaced_for(Handle operation, const Datatype& type);
[[nodiscard]] inline Violation spaced_for(Handle operation, const Datatype& type) {
  if (type.extent == type.true_extent) [[likely]]
    return std::nullopt;
  return not_spaced_for(operation, type);
}

/// Number of hints in a list.
int keys(MPI_Info info);

/// Edges have weights everywhere or nowhere (MPI-5.0, 8.5.4), here and in all processes of the communicator: otherwise
/// libraries wait for weights that are not sent, or return uninitialized memory. Collective, unless this process
/// detects an error.
[[nodiscard]] Violation weighted_alike(const int* weights, const int* others, const Communicator& comm);

/// Edges of all processes together, which libraries count in an int, and those of this process four times. Collective.
[[nodiscard]] Violation few_in_all(std::span<const int> degrees, const Communicator& comm);

}  // namespace mpiwasm::calls::rules
