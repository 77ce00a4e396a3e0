// Windows made again from their recipes.
#include <gtest/gtest.h>

#include "calls/checkpoint/image_rules.hpp"
#include "calls/core/recipes_fixture.hpp"
#include "calls/windows/exchange_windows.hpp"
#include "calls/windows/windows.hpp"

namespace mpiwasm::calls::recipe_tests {

namespace {

/// Makes a window of `before` again in `after`.
void make_window_again(Handle handle) {
  const WindowRecipe recipe = *before().window(handle);
  Call call(after(), "MPI_Win_create", guest_MPI_COMM_WORLD);
  ASSERT_EQ(make_window(call, recipe, *after().communicator(guest_MPI_COMM_SELF), handle), 0);
}

std::int32_t attribute(Handle window, int keyval) {
  EXPECT_EQ(guest_MPI_Win_get_attr(&after(), window, keyval, answer, second_answer), 0);
  EXPECT_EQ(load<std::int32_t>(second_answer), 1);
  return load<std::int32_t>(answer);
}

TEST(WindowRecipes, AreOverTheSameMemory) {
  const Handle info = made(guest_MPI_Info_create(&before(), answer));
  ASSERT_EQ(guest_MPI_Info_set(&before(), info, store_text(text, "no_locks"), store_text(second_text, "true")), 0);
  const Handle window =
      made(guest_MPI_Win_create(&before(), window_memory, 256, 8, info, guest_MPI_COMM_WORLD, answer));
  ASSERT_EQ(guest_MPI_Win_set_name(&before(), window, store_text(text, "halo")), 0);
  make_window_again(window);
  EXPECT_EQ(static_cast<Address>(attribute(window, guest_MPI_WIN_BASE)), window_memory);
  EXPECT_EQ(load<std::int32_t>(static_cast<Address>(attribute(window, guest_MPI_WIN_SIZE))), 256);
  EXPECT_EQ(load<std::int32_t>(static_cast<Address>(attribute(window, guest_MPI_WIN_DISP_UNIT))), 8);
  EXPECT_EQ(after().window(window)->hints, (Hints{{"no_locks", "true"}}));
  ASSERT_EQ(guest_MPI_Win_get_name(&after(), window, text, answer), 0);
  EXPECT_EQ(load_text(text), "halo");
  // It works: a number arrives in the window's third place.
  ASSERT_TRUE(guest().memory().store(buffer, std::int64_t{42}));
  ASSERT_EQ(guest_MPI_Win_fence(&after(), 0, window), 0);
  ASSERT_EQ(guest_MPI_Put(&after(), buffer, 1, guest_MPI_INT64_T, 0, 2, 1, guest_MPI_INT64_T, window), 0);
  ASSERT_EQ(guest_MPI_Win_fence(&after(), 0, window), 0);
  EXPECT_EQ(load<std::int64_t>(window_memory + 16), 42);
}

TEST(WindowRecipes, KeepAllocatedMemory) {
  const Handle window =
      made(guest_MPI_Win_allocate(&before(), 64, 1, guest_MPI_INFO_NULL, guest_MPI_COMM_WORLD, second_answer, answer));
  const auto base = load<Address>(second_answer);
  make_window_again(window);
  EXPECT_EQ(static_cast<Address>(attribute(window, guest_MPI_WIN_BASE)), base);
  EXPECT_EQ(after().window(window)->allocated, base);
  EXPECT_EQ(load<std::int32_t>(static_cast<Address>(attribute(window, guest_MPI_WIN_CREATE_FLAVOR))),
            guest_MPI_WIN_FLAVOR_ALLOCATE);
}

TEST(WindowRecipes, MakeDynamicWindows) {
  const Handle window =
      made(guest_MPI_Win_create_dynamic(&before(), guest_MPI_INFO_NULL, guest_MPI_COMM_WORLD, answer));
  make_window_again(window);
  EXPECT_EQ(guest_MPI_Win_attach(&after(), window, window_memory, 64), 0);
}

TEST(WindowRecipes, OfImagesHaveASegmentPerProcessOfASharedWindow) {
  const Handle window = made(guest_MPI_Win_allocate_shared(&before(), 64, 1, guest_MPI_INFO_NULL, guest_MPI_COMM_WORLD,
                                                           second_answer, answer));
  WindowRecipe recipe = *before().window(window);
  ASSERT_EQ(recipe.shared_segments.size(), 1U);
  EXPECT_TRUE(is_window(after(), recipe));
  EXPECT_FALSE(is_for_exchange(recipe));
  make_window_again(window);
  ASSERT_EQ(guest_MPI_Win_shared_query(&after(), window, 0, answer, second_answer, text), 0);
  EXPECT_EQ(load<Address>(text), recipe.base);
  recipe.hints = {{"mpiwasm_exchange", "true"}};
  EXPECT_TRUE(is_for_exchange(recipe));
  // MPI_Win_shared_query would look for it.
  recipe.shared_segments.clear();
  EXPECT_FALSE(is_window(after(), recipe));
  recipe.flavor = guest_MPI_WIN_FLAVOR_CREATE;
  EXPECT_TRUE(is_window(after(), recipe));
  recipe.shared_segments = {recipe.base};
  EXPECT_FALSE(is_window(after(), recipe));
}

TEST(WindowRecipes, TakeOnlyAFreeHandle) {
  const Handle window =
      made(guest_MPI_Win_create(&before(), window_memory, 256, 8, guest_MPI_INFO_NULL, guest_MPI_COMM_WORLD, answer));
  make_window_again(window);
  const WindowRecipe recipe = *before().window(window);
  Call call(after(), "MPI_Win_create", guest_MPI_COMM_WORLD);
  EXPECT_EQ(make_window(call, recipe, *after().communicator(guest_MPI_COMM_SELF), window), guest_MPI_ERR_WIN);
}

}  // namespace

}  // namespace mpiwasm::calls::recipe_tests
