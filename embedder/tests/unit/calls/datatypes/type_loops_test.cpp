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
  type->nested_loops = loops;
  type->all_loops = static_cast<std::uint64_t>(loops);
  type->recipe = std::make_unique<DatatypeRecipe>();
  type->recipe->combiner = guest_MPI_COMBINER_STRUCT;
  return {.object = type};
}

DatatypeRecipe recipe_of(int combiner, std::vector<std::int64_t> integers = {}) {
  DatatypeRecipe recipe;
  recipe.combiner = combiner;
  recipe.integers = std::move(integers);
  return recipe;
}

/// So many blocks of so many elements, which do not touch.
DatatypeRecipe list_of(int combiner, std::int64_t count, std::int64_t length) {
  DatatypeRecipe recipe = recipe_of(combiner, {count, length});
  const bool in_bytes = combiner == guest_MPI_COMBINER_HINDEXED_BLOCK;
  for (std::int64_t i = 0; i < count; ++i)
    (in_bytes ? recipe.addresses : recipe.integers).push_back(i * (length + 1) * 1000);
  return recipe;
}

int most_of(LibraryVersion::Name name, Release release = {}, bool has_ch3 = false) {
  return most_nested_loops({.name = name, .release = release, .has_ch3 = has_ch3});
}

TEST(TypeLoops, InOneAnotherAreOneMoreThanOfTheDeepestPart) {
  DatatypeRecipe structure = recipe_of(guest_MPI_COMBINER_STRUCT);
  EXPECT_EQ(nested_loops_of(structure), 2);
  structure.parts = {part_with(3), part_with(7), part_with(1), {}};
  EXPECT_EQ(nested_loops_of(structure), 8);
}

TEST(TypeLoops, InOneAnotherAreOneMoreForEachDimensionOfAnArray) {
  DatatypeRecipe array = recipe_of(guest_MPI_COMBINER_SUBARRAY, {3});
  array.parts.push_back(part_with(2));
  EXPECT_EQ(nested_loops_of(array), 6);
  array.combiner = guest_MPI_COMBINER_DARRAY;
  array.integers = {4, 0, 3};
  EXPECT_EQ(nested_loops_of(array), 9);
}

TEST(TypeLoops, InAllAreThoseOfEachBlock) {
  DatatypeRecipe list = recipe_of(guest_MPI_COMBINER_INDEXED, {4, 1, 2, 3, 1, 0, 10, 20, 30});
  list.parts.push_back(part_with(5));
  // Two blocks have several elements, which need a loop's beginning and end.
  EXPECT_EQ(all_loops_of(list), 4U * 5 + 2 * 2);
  list = list_of(guest_MPI_COMBINER_HINDEXED_BLOCK, 1000, 1);
  list.parts.push_back(part_with(5));
  EXPECT_EQ(all_loops_of(list), 5000U);
  list.integers[1] = 2;
  EXPECT_EQ(all_loops_of(list), 7000U);
}

TEST(TypeLoops, OfNumbersAreNone) {
  auto number = std::make_shared<Datatype>();
  number->predefined = true;
  DatatypeRecipe list = list_of(guest_MPI_COMBINER_INDEXED_BLOCK, 1 << 20, 8);
  list.parts.push_back({.predefined_handle = guest_MPI_DOUBLE, .object = number});
  EXPECT_EQ(all_loops_of(list), 0U);
  // Nor has a vector of numbers any.
  list.combiner = guest_MPI_COMBINER_VECTOR;
  EXPECT_EQ(all_loops_of(list), 0U);
  list.combiner = guest_MPI_COMBINER_INDEXED_BLOCK;
  list.parts.front().predefined_handle = guest_MPI_DOUBLE_INT;
  EXPECT_EQ(all_loops_of(list), std::uint64_t{2} << 20);
}

TEST(TypeLoops, OfResizedNumbersAreNone) {
  auto number = std::make_shared<Datatype>();
  number->predefined = true;
  auto resized = std::make_shared<Datatype>();
  resized->recipe = std::make_unique<DatatypeRecipe>(recipe_of(guest_MPI_COMBINER_RESIZED));
  resized->recipe->parts.push_back({.predefined_handle = guest_MPI_DOUBLE, .object = number});
  DatatypeRecipe list = list_of(guest_MPI_COMBINER_HINDEXED_BLOCK, 1 << 20, 8);
  list.parts.push_back({.predefined_handle = no_handle, .object = resized});
  EXPECT_EQ(all_loops_of(list), 0U);
}

// Open MPI makes one block of those that follow each other, which then has several elements.
TEST(TypeLoops, AreThereForBlocksThatFollowEachOther) {
  DatatypeRecipe list = recipe_of(guest_MPI_COMBINER_INDEXED, {5, 1, 1, 0, 1, 1, 7, 8, 3, 9, 20});
  list.parts.push_back(part_with(5));
  EXPECT_EQ(all_loops_of(list), 5U * 5 + 2);
  list = recipe_of(guest_MPI_COMBINER_INDEXED_BLOCK, {4, 1, 6, 7, 2, 3});
  list.parts.push_back(part_with(5));
  EXPECT_EQ(all_loops_of(list), 4U * 5 + 2 * 2);
  list = recipe_of(guest_MPI_COMBINER_HINDEXED_BLOCK, {4, 1});
  list.parts.push_back(part_with(5));
  list.parts.front().object->extent = 12;
  list.addresses = {0, 12, 24, 40};
  EXPECT_EQ(all_loops_of(list), 4U * 5 + 2);
  list.parts.front().object->extent = 0;
  list.addresses = {8, 8, 16, 16};
  EXPECT_EQ(all_loops_of(list), 4U * 5 + 2 * 2);
}

TEST(TypeLoops, OfVectorsOfNumbersWithGapsAreTwo) {
  auto number = std::make_shared<Datatype>();
  number->predefined = true;
  auto resized = std::make_shared<Datatype>();
  resized->size = 2;
  resized->extent = 4;
  resized->recipe = std::make_unique<DatatypeRecipe>(recipe_of(guest_MPI_COMBINER_RESIZED));
  resized->recipe->parts.push_back({.predefined_handle = guest_MPI_SHORT, .object = number});
  DatatypeRecipe vector = recipe_of(guest_MPI_COMBINER_VECTOR, {2, 2, 3});
  vector.parts.push_back({.predefined_handle = no_handle, .object = resized});
  EXPECT_EQ(all_loops_of(vector), 4U);
}

TEST(TypeLoops, OfDistributedArraysAreAtMostDoubledInEachDimension) {
  DatatypeRecipe array = recipe_of(guest_MPI_COMBINER_DARRAY, {4, 0, 2});
  array.parts.push_back(part_with(6));
  EXPECT_EQ(all_loops_of(array), 2 * (2 * (6U + 2 + 4) + 4));
  array.integers[2] = 1000;
  EXPECT_GE(all_loops_of(array), std::uint64_t{1} << 32);
}

TEST(TypeLoops, HaveALimitWhereTheLibraryHasAStackForThem) {
  using Name = LibraryVersion::Name;
  constexpr int no_limit = std::numeric_limits<int>::max();
  for (const Name name : {Name::open_mpi, Name::built_in}) EXPECT_EQ(most_of(name), no_limit);
  for (const Name name : {Name::intel_mpi, Name::other}) EXPECT_EQ(most_of(name), 13);
  EXPECT_EQ(most_of(Name::mpich, {4, 0, 2}), no_limit);
  EXPECT_EQ(most_of(Name::mpich, {3, 3, 2}), 13);
  EXPECT_EQ(most_of(Name::mpich, {4, 0, 2}, true), 13);
  LibraryVersion library;
  library.name = Name::open_mpi;
  EXPECT_EQ(most_loops(library), 340'000U);
  EXPECT_EQ(most_scattered_numbers(library), 4294967295);
}

}  // namespace
}  // namespace mpiwasm::calls
