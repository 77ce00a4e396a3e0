// See type_loops.hpp.
#include "calls/datatypes/type_loops.hpp"

#include <algorithm>
#include <limits>

#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

namespace {

/// Of the type itself, without those of its parts.
int own_loops(const DatatypeRecipe& recipe) {
  const auto dimensions = [&](std::size_t place) { return static_cast<int>(recipe.integers.at(place)); };
  switch (recipe.combiner) {
    case guest_MPI_COMBINER_SUBARRAY:
      return 1 + dimensions(0);
    case guest_MPI_COMBINER_DARRAY:
      // Of the blocks in a dimension, and of the elements in a block.
      return 1 + 2 * dimensions(2);
    default:
      return 1;
  }
}

}  // namespace

int loops_of(const DatatypeRecipe& recipe) {
  int most = 1;
  for (const DatatypeRecipe::Part& part : recipe.parts) {
    if (part.object) most = std::max(most, part.object->loops);
  }
  return most + own_loops(recipe);
}

int most_loops(const LibraryVersion& library) {
  constexpr int on_stack = 16;
  // The elements of a message, and types that mpiwasm makes around those of the guest, have loops of their own.
  constexpr int of_others = 3;
  return library.has_loops() ? on_stack - of_others : std::numeric_limits<int>::max();
}

}  // namespace mpiwasm::calls
