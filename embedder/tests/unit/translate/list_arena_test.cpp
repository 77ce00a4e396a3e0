#include "translate/list_arena.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <numeric>
#include <vector>

namespace mpiwasm::translate {
namespace {

std::vector<std::int32_t> numbers(std::size_t length) {
  std::vector<std::int32_t> made(length);
  std::iota(made.begin(), made.end(), 7);
  return made;
}

TEST(ListArena, CopiesListsOfAnyLength) {
  for (const std::size_t length : {0, 1, 8, 9, 100, 100000}) {
    ListArena arena;
    const std::vector<std::int32_t> original = numbers(length);
    const auto copied = arena.copy(std::span<const std::int32_t>(original));
    ASSERT_EQ(copied.size(), length);
    EXPECT_TRUE(std::equal(copied.begin(), copied.end(), original.begin())) << length;
    EXPECT_NE(copied.data(), original.data());
  }
}

TEST(ListArena, ListsStayWhereTheyAreAndApart) {
  ListArena arena;
  const std::vector<std::int32_t> original = numbers(60);
  std::vector<std::span<std::int32_t>> lists;
  for (int i = 0; i < 50; ++i) lists.push_back(arena.copy(std::span<const std::int32_t>(original)));
  std::int32_t next = 0;
  for (const auto list : lists) {
    for (std::int32_t& value : list) value = next++;
  }
  next = 0;
  for (const auto list : lists) {
    for (const std::int32_t value : list) ASSERT_EQ(value, next++);
  }
}

TEST(ListArena, AlignsAListBehindAnOddOne) {
  ListArena arena;
  (void)arena.list<char>(3);
  const auto wide = arena.list<std::int64_t>(2);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(wide.data()) % alignof(std::int64_t), 0U);
}

TEST(ListArena, AnEmptyListHasAnAddress) {
  ListArena arena;
  EXPECT_NE(arena.list<int>(0).data(), nullptr);
}

TEST(ListArena, IsEmptyAgainOnceItIsCleared) {
  ListArena arena;
  const auto first = arena.list<int>(10);
  EXPECT_TRUE(arena.is_small());
  (void)arena.list<int>(100000);
  EXPECT_FALSE(arena.is_small());
  arena.clear();
  EXPECT_TRUE(arena.is_small());
  EXPECT_EQ(arena.list<int>(10).data(), first.data());
}

TEST(ListArena, ConvertsToWiderNumbers) {
  ListArena arena;
  const std::vector<std::int32_t> original = {-1, 2147483647};
  const auto wide = arena.converted<std::int64_t>(std::span<const std::int32_t>(original));
  EXPECT_EQ(wide[0], -1);
  EXPECT_EQ(wide[1], 2147483647);
}

}  // namespace
}  // namespace mpiwasm::translate
