// See type_blocks.hpp.
#include "calls/datatypes/type_blocks.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "calls/core/generated_call.hpp"
#include "translate/constants.hpp"

namespace mpiwasm::calls {

namespace {

/// The count of the entries of a list that the constructor has for one type.
std::uint64_t listed(const DatatypeRecipe& recipe) {
  switch (recipe.combiner) {
    case guest_MPI_COMBINER_INDEXED:
    case guest_MPI_COMBINER_HINDEXED:
    case guest_MPI_COMBINER_INDEXED_BLOCK:
    case guest_MPI_COMBINER_HINDEXED_BLOCK: {
      const auto& counts = recipe.large_counts.empty() ? recipe.integers : recipe.large_counts;
      return counts.empty() ? 0 : static_cast<std::uint64_t>(counts.front());
    }
    default:
      return 1;
  }
}

}  // namespace

std::uint64_t blocks_of(const DatatypeRecipe& recipe) {
  // A copy, and the beginning and the end of a loop around it; arrays have a loop for each dimension.
  const bool is_array = recipe.combiner == guest_MPI_COMBINER_SUBARRAY || recipe.combiner == guest_MPI_COMBINER_DARRAY;
  const std::uint64_t around = is_array ? 2 + recipe.integers.size() + recipe.large_counts.size() : 2;
  std::uint64_t blocks = 1;
  for (const DatatypeRecipe::Part& part : recipe.parts)
    if (part.object) blocks += listed(recipe) * (around + (part.object->predefined ? 1 : blocks_of(*part.object)));
  return blocks;
}

std::uint64_t blocks_of(const Datatype& type) { return std::max<std::uint64_t>(type.blocks.amount(), 1); }

bool require_room_for_blocks(Call& call, std::uint64_t blocks) {
  const Quota& quota = call.context().type_blocks;
  if (quota.has_room_for(blocks)) return true;
  call.fail(guest_MPI_ERR_NO_MEM, fmt::format("the program's datatypes would have more than {} blocks", quota.most()));
  return false;
}

}  // namespace mpiwasm::calls
