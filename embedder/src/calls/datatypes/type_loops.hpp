// The loops of datatypes: one for each type that lies in another, for each dimension of an array.
//
// MPICH before 3.4, its device ch3 still, and Intel MPI go through the data of a type by its loops, with a stack of 16
// for those that lie in one another. Intel MPI writes behind it, on its heap.
#pragma once

#include "calls/core/library_version.hpp"
#include "calls/datatypes/datatype.hpp"

namespace mpiwasm::calls {

/// At most so many loops lie in one another in a type that is made so.
[[nodiscard]] int loops_of(const DatatypeRecipe& recipe);

/// How many loops may lie in one another with this library.
[[nodiscard]] int most_loops(const LibraryVersion& library);

}  // namespace mpiwasm::calls
