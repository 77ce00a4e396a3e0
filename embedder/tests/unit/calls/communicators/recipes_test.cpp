// Communicators and groups made again from their recipes.
#include <gtest/gtest.h>

#include <memory>
#include <utility>

#include "calls/checkpoint/image_rules.hpp"
#include "calls/core/recipes_fixture.hpp"

namespace mpiwasm::calls::recipe_tests {

namespace {

/// Makes a communicator of `before` again in `after`.
void make_again(Handle handle) {
  ASSERT_NE(before().communicator(handle), nullptr);
  const CommunicatorRecipe recipe = *before().communicator(handle);
  int code = MPI_ERR_OTHER;
  std::unique_ptr<Communicator> made = make_communicator(recipe, tag, code);
  ASSERT_EQ(code, MPI_SUCCESS);
  made->error_handler = after().default_error_handler;
  ASSERT_TRUE(after().communicators.insert_at(handle, std::move(made)));
}

TEST(CommunicatorRecipes, HaveNameAndHints) {
  const Handle comm = made(guest_MPI_Comm_dup(&before(), guest_MPI_COMM_WORLD, answer));
  ASSERT_EQ(guest_MPI_Comm_set_name(&before(), comm, store_text(text, "ocean")), 0);
  const Handle info = made(guest_MPI_Info_create(&before(), answer));
  ASSERT_EQ(
      guest_MPI_Info_set(&before(), info, store_text(text, "mpi_assert_no_any_tag"), store_text(second_text, "true")),
      0);
  ASSERT_EQ(guest_MPI_Comm_set_info(&before(), comm, info), 0);
  make_again(comm);
  ASSERT_EQ(guest_MPI_Comm_get_name(&after(), comm, text, answer), 0);
  EXPECT_EQ(load_text(text), "ocean");
  EXPECT_EQ(after().communicator(comm)->hints, (Hints{{"mpi_assert_no_any_tag", "true"}}));
  // In its turn, what was made again can be made again.
  EXPECT_EQ(*after().communicator(comm)->members, *before().communicator(comm)->members);
}

TEST(CommunicatorRecipes, DoNotNeedTheParent) {
  const Handle parent = made(guest_MPI_Comm_dup(&before(), guest_MPI_COMM_WORLD, answer));
  const Handle child = made(guest_MPI_Comm_split(&before(), parent, 3, 0, answer));
  ASSERT_TRUE(guest().memory().store(answer, parent));
  ASSERT_EQ(guest_MPI_Comm_free(&before(), answer), 0);
  make_again(child);
  ASSERT_EQ(guest_MPI_Comm_size(&after(), child, answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 1);
}

TEST(CommunicatorRecipes, HaveGrids) {
  store<std::int32_t>(list, {1, 1, 1});
  store<std::int32_t>(second_list, {0, 1, 0});
  const Handle grid = made(guest_MPI_Cart_create(&before(), guest_MPI_COMM_WORLD, 3, list, second_list, 1, answer));
  make_again(grid);
  store<std::int32_t>(list, {9, 9, 9, 9});
  store<std::int32_t>(second_list, {9, 9, 9, 9});
  ASSERT_EQ(guest_MPI_Cart_get(&after(), grid, 3, list, second_list, buffer), 0);
  EXPECT_EQ(load<std::int32_t>(list + 8), 1);
  EXPECT_EQ(load<std::int32_t>(second_list), 0);
  EXPECT_EQ(load<std::int32_t>(second_list + 4), 1);
  EXPECT_EQ(after().communicator(grid)->neighbors_in, 6);
}

TEST(CommunicatorRecipes, OfImagesHaveGridsThatLibrariesSurvive) {
  CommunicatorRecipe recipe = *before().communicator(guest_MPI_COMM_WORLD);
  recipe.topology = Topology::grid;
  recipe.grid.assign(16, {1, false});
  EXPECT_TRUE(is_communicator(after(), recipe));
  // An array on the stack of MPICH has room for 16.
  recipe.grid.assign(17, {1, false});
  EXPECT_FALSE(is_communicator(after(), recipe));
}

TEST(CommunicatorRecipes, HaveGraphs) {
  store<std::int32_t>(list, {2});
  store<std::int32_t>(second_list, {0, 0});
  const Handle graph = made(guest_MPI_Graph_create(&before(), guest_MPI_COMM_WORLD, 1, list, second_list, 0, answer));
  make_again(graph);
  ASSERT_EQ(guest_MPI_Graphdims_get(&after(), graph, answer, second_answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 1);
  EXPECT_EQ(load<std::int32_t>(second_answer), 2);
  EXPECT_EQ(after().communicator(graph)->neighbors_out, 2);
}

TEST(CommunicatorRecipes, HaveWeightedNeighbors) {
  store<std::int32_t>(list, {0, 0});
  store<std::int32_t>(second_list, {5, 6});
  store<std::int32_t>(buffer, {7, 8});
  const Handle graph = made(guest_MPI_Dist_graph_create_adjacent(&before(), guest_MPI_COMM_WORLD, 2, list, second_list,
                                                                 2, list, buffer, guest_MPI_INFO_NULL, 0, answer));
  make_again(graph);
  ASSERT_EQ(guest_MPI_Dist_graph_neighbors_count(&after(), graph, answer, second_answer, third_answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 2);
  EXPECT_EQ(load<std::int32_t>(third_answer), 1);
  ASSERT_EQ(guest_MPI_Dist_graph_neighbors(&after(), graph, 2, list, second_buffer, 2, list, second_buffer + 8), 0);
  for (int i = 0; i < 4; ++i) EXPECT_EQ(load<std::int32_t>(second_buffer + static_cast<std::uint32_t>(4 * i)), 5 + i);
}

TEST(CommunicatorRecipes, RefuseProcessesOutsideTheWorld) {
  CommunicatorRecipe recipe = *before().communicator(guest_MPI_COMM_WORLD);
  recipe.members = std::make_shared<Members>(Members{0, outside_world});
  int code = MPI_SUCCESS;
  EXPECT_EQ(make_communicator(recipe, tag, code), nullptr);
  EXPECT_EQ(code, MPI_ERR_GROUP);
}

TEST(GroupRecipes, HaveMembersInOrder) {
  const Handle world = made(guest_MPI_Comm_group(&before(), guest_MPI_COMM_WORLD, answer));
  store<std::int32_t>(list, {0});
  const Handle group = made(guest_MPI_Group_incl(&before(), world, 1, list, answer));
  const Group* const original = before().groups.find(group);
  EXPECT_EQ(*original->members, Members{0});
  EXPECT_EQ(before().groups.find(world)->members, before().communicator(guest_MPI_COMM_WORLD)->members);
  MPI_Group host = MPI_GROUP_NULL;
  ASSERT_EQ(make_group(*original->members, &host), MPI_SUCCESS);
  ASSERT_TRUE(after().groups.insert_at(group, Group{*original, host, original->size, {}}));
  ASSERT_EQ(guest_MPI_Group_rank(&after(), group, answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 0);
  ASSERT_EQ(guest_MPI_Group_size(&after(), group, answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 1);
}

TEST(GroupRecipes, OfNobodyAreTheEmptyGroup) {
  MPI_Group host = MPI_GROUP_NULL;
  ASSERT_EQ(make_group(*before().groups.find(guest_MPI_GROUP_EMPTY)->members, &host), MPI_SUCCESS);
  EXPECT_EQ(host, MPI_GROUP_EMPTY);
}

}  // namespace

}  // namespace mpiwasm::calls::recipe_tests
