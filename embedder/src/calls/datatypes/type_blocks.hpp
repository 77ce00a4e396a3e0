// The blocks that the guest's datatypes are made of.
//
// Libraries copy the blocks of a type into each type that is made of it, as Open MPI does, so a small call can take
// much of the host's memory: all types together have a limit (Context::type_blocks).
#pragma once

#include <cstdint>

#include "calls/core/call.hpp"
#include "calls/datatypes/datatype.hpp"

namespace mpiwasm::calls {

/// Of a type that is about to be made: those of the types in it, once for each entry of its list. A layout has been
/// made of it, so there are not too many for the number (layout::most_blocks).
[[nodiscard]] std::uint64_t blocks_of(const DatatypeRecipe& recipe);
/// Of one that has been made; at least one.
[[nodiscard]] std::uint64_t blocks_of(const Datatype& type);

/// False, and the call fails, when the program's types have too many already.
bool require_room_for_blocks(Call& call, std::uint64_t blocks);

}  // namespace mpiwasm::calls
