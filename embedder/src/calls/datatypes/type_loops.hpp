// The loops that MPI libraries go through the data of a type by, and how many they survive.
//
// MPICH before 3.4, its device ch3 still, and Intel MPI have a stack of 16 for loops that lie in one another: one for
// each type that lies in another, and for each dimension of an array. Intel MPI writes behind it, on its heap.
//
// Open MPI takes room for all loops of a type, also for those that follow one another, from the stack of the thread, at
// once. Beyond the guard of the guest's stack (engine patch 06) that is memory of others.
#pragma once

#include <cstdint>

#include "calls/core/library_version.hpp"
#include "calls/datatypes/datatype.hpp"

namespace mpiwasm::calls {

/// At most so many loops lie in one another in a type that is made so.
[[nodiscard]] int nested_loops_of(const DatatypeRecipe& recipe);
/// At most so many loops has such a type in all with Open MPI.
[[nodiscard]] std::uint64_t all_loops_of(const DatatypeRecipe& recipe);

/// Whether Open MPI takes what such a type is made of for runs of numbers.
[[nodiscard]] bool is_one_run(const DatatypeRecipe& recipe);

/// How many loops this library survives: those that lie in one another, and all.
[[nodiscard]] int most_nested_loops(const LibraryVersion& library);
[[nodiscard]] std::uint64_t most_loops(const LibraryVersion& library);

/// The most numbers that a type may have unless they are one run. Open MPI 4.1 and 5.0 add up equal blocks in 32 bits:
/// where the sum is 0, a type that is made of the type frees its memory a second time.
[[nodiscard]] std::int64_t most_scattered_numbers(const LibraryVersion& library);

}  // namespace mpiwasm::calls
