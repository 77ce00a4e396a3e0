// See type_counts.hpp.
#include "calls/datatypes/type_counts.hpp"

#include <unordered_map>

#include "translate/constants.hpp"

namespace mpiwasm::calls::type_counts {

namespace {

struct Count {
  std::uint64_t blocks = 0;
  std::uint64_t handles = 0;
};

struct Counts {
  std::unordered_map<const Datatype*, Count> by_type;
  std::uint64_t blocks = 0;
};

Counts& counts() {
  // Types that the guest leaves go with the process, after static objects.
  static Counts& all = *new Counts;
  return all;
}

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

std::uint64_t blocks_of(const Datatype& type) {
  Counts& all = counts();
  const auto found = all.by_type.find(&type);
  return found == all.by_type.end() || found->second.blocks == 0 ? 1 : found->second.blocks;
}

bool have_room_for(std::uint64_t blocks) {
  Counts& all = counts();
  return blocks <= most_blocks && all.blocks <= most_blocks - blocks;
}

void count_blocks(const Datatype& type, std::uint64_t blocks) {
  Counts& all = counts();
  all.by_type[&type].blocks += blocks;
  all.blocks += blocks;
}

void add_handle(const Datatype& type) {
  Counts& all = counts();
  ++all.by_type[&type].handles;
}

std::uint64_t remove_handle(const Datatype& type) {
  Counts& all = counts();
  const auto found = all.by_type.find(&type);
  if (found == all.by_type.end() || found->second.handles == 0) return 0;
  return --found->second.handles;
}

void forget(const Datatype& type) {
  Counts& all = counts();
  const auto found = all.by_type.find(&type);
  if (found == all.by_type.end()) return;
  all.blocks -= found->second.blocks;
  all.by_type.erase(found);
}

}  // namespace mpiwasm::calls::type_counts
