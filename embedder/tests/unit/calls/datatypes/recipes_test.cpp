// Datatypes and operations made again from their recipes.
#include <gtest/gtest.h>

#include <memory>

#include "calls/core/recipes_fixture.hpp"
#include "calls/datatypes/make_datatype.hpp"

namespace mpiwasm::calls::recipe_tests {

namespace {

TEST(OperationRecipes, AreFunctionAndOrder) {
  const Handle op = made(guest_MPI_Op_create_c(&before(), Function{5}, 0, answer));
  const OperationRecipe recipe = **before().operations.find(op);
  EXPECT_EQ(recipe.function, Function{5});
  EXPECT_TRUE(recipe.large);
  ASSERT_TRUE(after().operations.insert_at(op, std::make_shared<Operation>(recipe)));
  ASSERT_EQ(guest_MPI_Op_commutative(&after(), op, answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 0);
}

/// Makes a datatype of `before` again in `after`; both have the same size, extent and contents.
void make_datatype_again(Handle handle) {
  const DatatypeRecipe& recipe = *before().datatype(handle)->recipe;
  Handle other{};
  ASSERT_EQ(make_datatype(after(), recipe, &other), 0);
  ASSERT_TRUE(after().datatypes.insert_at(handle, after().datatypes.remove(other)));
  const Datatype& again = *after().datatype(handle);
  const Datatype& original = *before().datatype(handle);
  EXPECT_EQ(again.size, original.size);
  EXPECT_EQ(again.extent, original.extent);
  EXPECT_EQ(again.true_lower_bound, original.true_lower_bound);
  EXPECT_EQ(again.recipe->combiner, recipe.combiner);
  EXPECT_EQ(again.recipe->integers, recipe.integers);
  EXPECT_EQ(again.recipe->addresses, recipe.addresses);
  EXPECT_EQ(again.recipe->large_counts, recipe.large_counts);
  EXPECT_EQ(again.recipe->parts.size(), recipe.parts.size());
}

TEST(DatatypeRecipes, MakeEachConstructorsTypes) {
  const Handle pairs = made(guest_MPI_Type_contiguous(&before(), 2, guest_MPI_INT, answer));
  const Handle columns = made(guest_MPI_Type_vector(&before(), 3, 1, 4, pairs, answer));
  const Handle large = made(guest_MPI_Type_vector_c(&before(), 3, 1, -4, pairs, answer));
  const Handle spread = made(guest_MPI_Type_create_hvector(&before(), 3, 2, 40, guest_MPI_DOUBLE, answer));
  store<std::int32_t>(list, {1, 2});
  store<std::int32_t>(second_list, {8, 24});
  const Handle indexed = made(guest_MPI_Type_indexed(&before(), 2, list, second_list, guest_MPI_BYTE, answer));
  const Handle in_bytes = made(guest_MPI_Type_create_hindexed(&before(), 2, list, second_list, pairs, answer));
  const Handle blocks = made(guest_MPI_Type_create_indexed_block(&before(), 2, 3, second_list, guest_MPI_BYTE, answer));
  const Handle far_blocks = made(guest_MPI_Type_create_hindexed_block(&before(), 2, 1, second_list, pairs, answer));
  const Handle wide = made(guest_MPI_Type_create_resized(&before(), pairs, -8, 64, answer));
  store<Handle>(buffer, {guest_MPI_CHAR, pairs});
  const Handle record = made(guest_MPI_Type_create_struct(&before(), 2, list, second_list, buffer, answer));
  store<std::int32_t>(list, {4, 6});
  store<std::int32_t>(second_list, {2, 3});
  store<std::int32_t>(buffer, {1, 2});
  const Handle part = made(guest_MPI_Type_create_subarray(&before(), 2, list, second_list, buffer, guest_MPI_ORDER_C,
                                                          guest_MPI_FLOAT, answer));
  store<std::int32_t>(second_list, {guest_MPI_DISTRIBUTE_BLOCK, guest_MPI_DISTRIBUTE_CYCLIC});
  store<std::int32_t>(buffer, {guest_MPI_DISTRIBUTE_DFLT_DARG, 2});
  store<std::int32_t>(second_buffer, {2, 3});
  const Handle share = made(guest_MPI_Type_create_darray(&before(), 6, 4, 2, list, second_list, buffer, second_buffer,
                                                         guest_MPI_ORDER_FORTRAN, guest_MPI_INT, answer));
  // What they are made of is gone for the guest.
  ASSERT_TRUE(guest().memory().store(answer, pairs));
  ASSERT_EQ(guest_MPI_Type_free(&before(), answer), 0);
  for (const Handle each : {columns, large, spread, indexed, in_bytes, blocks, far_blocks, wide, record, part, share}) {
    make_datatype_again(each);
  }
}

}  // namespace

}  // namespace mpiwasm::calls::recipe_tests
