// What all processes of a communicator know of its shape, as a part of a number in which other communicators differ.
#pragma once

#include <cstdint>

#include "calls/communicators/communicator.hpp"
#include "calls/communicators/mixed_number.hpp"

namespace mpiwasm::calls {

/// Adds the processes and the topology. Both sides of an intercommunicator come to the same number.
inline MixedNumber& add_shape(MixedNumber& number, const CommunicatorRecipe& comm) {
  number.add_sides(comm.members.get(), comm.remote_members.get());
  number.add(static_cast<std::uint64_t>(comm.topology)).add(comm.grid.size());
  for (const GridDimension& each : comm.grid) number.add(each.size).add(each.periodic);
  // The neighbours in a distributed graph are those of one process.
  return number.add(comm.graph.index).add(comm.graph.edges);
}

}  // namespace mpiwasm::calls
