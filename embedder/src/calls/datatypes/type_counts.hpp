// What is counted of the guest's datatypes: their handles, and the blocks that they are made of.
//
// Libraries copy the blocks of a type into each type that is made of it, as Open MPI does, so a small call can take
// much of the host's memory.
#pragma once

#include <cstdint>

#include "calls/datatypes/datatype.hpp"

namespace mpiwasm::calls::type_counts {

/// Blocks of all types together, as the library may write them out.
inline constexpr std::uint64_t most_blocks = std::uint64_t{1} << 26;

/// Of a type that is about to be made: those of the types in it, once for each entry of its list. A layout has been
/// made of it, so there are not too many for the number (layout::most_blocks).
[[nodiscard]] std::uint64_t blocks_of(const DatatypeRecipe& recipe);
/// Of one that has been counted.
[[nodiscard]] std::uint64_t blocks_of(const Datatype& type);
[[nodiscard]] bool have_room_for(std::uint64_t blocks);
void count_blocks(const Datatype& type, std::uint64_t blocks);

void add_handle(const Datatype& type);
/// Returns how many are left.
std::uint64_t remove_handle(const Datatype& type);

/// The type is gone.
void forget(const Datatype& type);

}  // namespace mpiwasm::calls::type_counts
