// Loops that lie in one another in datatypes, and libraries that survive only so many.
#include "calls/datatypes/type_loops.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {
namespace {

DatatypeRecipe::Part part_with(int loops) {
  auto type = std::make_shared<Datatype>();
  type->loops = loops;
  return {.object = type};
}

DatatypeRecipe recipe_of(int combiner, std::vector<std::int64_t> integers = {}) {
  DatatypeRecipe recipe;
  recipe.combiner = combiner;
  recipe.integers = std::move(integers);
  return recipe;
}

int most_of(LibraryVersion::Name name, Release release = {}, bool has_ch3 = false) {
  return most_loops({.name = name, .release = release, .has_ch3 = has_ch3});
}

TEST(TypeLoops, AreOneMoreThanOfTheDeepestPart) {
  DatatypeRecipe structure = recipe_of(guest_MPI_COMBINER_STRUCT);
  EXPECT_EQ(loops_of(structure), 2);
  structure.parts = {part_with(3), part_with(7), part_with(1), {}};
  EXPECT_EQ(loops_of(structure), 8);
}

TEST(TypeLoops, AreOneMoreForEachDimensionOfAnArray) {
  DatatypeRecipe array = recipe_of(guest_MPI_COMBINER_SUBARRAY, {3});
  array.parts.push_back(part_with(2));
  EXPECT_EQ(loops_of(array), 6);
  array.combiner = guest_MPI_COMBINER_DARRAY;
  array.integers = {4, 0, 3};
  EXPECT_EQ(loops_of(array), 9);
}

TEST(TypeLoops, HaveALimitWhereTheLibraryHasAStackForThem) {
  using Name = LibraryVersion::Name;
  constexpr int no_limit = std::numeric_limits<int>::max();
  for (const Name name : {Name::open_mpi, Name::built_in}) EXPECT_EQ(most_of(name), no_limit);
  for (const Name name : {Name::intel_mpi, Name::other}) EXPECT_EQ(most_of(name), 13);
  EXPECT_EQ(most_of(Name::mpich, {4, 0, 2}), no_limit);
  EXPECT_EQ(most_of(Name::mpich, {3, 3, 2}), 13);
  EXPECT_EQ(most_of(Name::mpich, {4, 0, 2}, true), 13);
}

}  // namespace
}  // namespace mpiwasm::calls
