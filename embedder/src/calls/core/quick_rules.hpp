// The rules of the table that QuickCall can check: as in argument_rules.hpp and object_rules.hpp, but only whether they
// hold. A generated call has them under the same names.
#pragma once

#include <cstdint>

#include "calls/communicators/communicator.hpp"
#include "calls/datatypes/datatype.hpp"

namespace mpiwasm::calls::quick_rules {

[[nodiscard]] inline bool at_least(std::int64_t value, std::int64_t least) { return value >= least; }
[[nodiscard]] inline bool at_most(std::int64_t value, std::int64_t most) { return value <= most; }
[[nodiscard]] inline bool below(std::int64_t value, std::int64_t bound) { return value < bound; }
[[nodiscard]] inline bool one_group(const Communicator& comm) { return !comm.inter; }
// Not when the library has yet to be asked.
[[nodiscard]] inline bool grid(const Communicator& comm) { return comm.topology == Topology::grid; }
[[nodiscard]] inline bool any_topology(const Communicator& comm) { return comm.topology > Topology::none; }
[[nodiscard]] inline bool data_at_origin(const Datatype& type) { return type.true_lower_bound == 0; }
// The operation is not looked at.
[[nodiscard]] inline bool spaced_for(Handle, const Datatype& type) { return type.extent == type.true_extent; }

}  // namespace mpiwasm::calls::quick_rules
