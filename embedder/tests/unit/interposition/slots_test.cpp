#include "interposition/slots.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <set>
#include <thread>
#include <vector>

namespace mpiwasm::interposition {
namespace {

constexpr std::uint64_t gibibyte = std::uint64_t{1} << 30;

class SlotsTest : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(slots->reserve()); }

  // Not on the stack: it has a number for each slot.
  std::unique_ptr<Slots> slots = std::make_unique<Slots>();
};

TEST(Slots, AreNoneBeforeTheyAreReserved) {
  const auto slots = std::make_unique<Slots>();
  EXPECT_EQ(slots->available(), 0U);
  EXPECT_EQ(slots->take(8), nullptr);
  EXPECT_FALSE(slots->contains(slots.get()));
  EXPECT_FALSE(slots->contains(nullptr));
}

TEST_F(SlotsTest, LieFartherApartThanAMessageIsLong) {
  std::vector<std::uintptr_t> places;
  for (int i = 0; i < 100; ++i) {
    void* memory = slots->take(100);
    ASSERT_NE(memory, nullptr);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory) % 16, 0U);
    std::memset(memory, i, 100);
    places.push_back(reinterpret_cast<std::uintptr_t>(memory));
  }
  std::ranges::sort(places);
  for (std::size_t i = 1; i < places.size(); ++i) EXPECT_GT(places[i] - places[i - 1], 7 * gibibyte);
}

TEST_F(SlotsTest, AreInaccessibleBehindWhatWasEverAskedFor) {
  auto* memory = static_cast<char*>(slots->take(100));
  ASSERT_NE(memory, nullptr);
  EXPECT_DEATH(memory[1 << 20] = 1, "");
  ASSERT_TRUE(slots->resize(memory, 2 << 20));
  memory[1 << 20] = 1;
  EXPECT_EQ(slots->size_of(memory), std::size_t{2} << 20);
  EXPECT_DEATH(memory[8 << 20] = 1, "");
}

TEST_F(SlotsTest, KeepDataThatGrow) {
  auto* memory = static_cast<char*>(slots->take(3));
  std::memcpy(memory, "ab", 3);
  ASSERT_TRUE(slots->resize(memory, std::size_t{100} << 20));
  EXPECT_STREQ(memory, "ab");
  EXPECT_FALSE(slots->resize(memory, Slots::largest + 1));
  EXPECT_STREQ(memory, "ab");
}

bool is_cleared(const void* memory, std::size_t length) {
  const auto* bytes = static_cast<const char*>(memory);
  return std::all_of(bytes, bytes + length, [](char each) { return each == 0; });
}

TEST_F(SlotsTest, HoldNothingOfAFormerUse) {
  constexpr std::size_t length = 100000;
  for (const bool is_sparse : {false, true}) {
    void* memory = slots->take(length);
    ASSERT_NE(memory, nullptr);
    if (is_sparse) slots->make_sparse(memory);
    std::memset(memory, 1, length);
    slots->give(memory);
    void* again = slots->take(10);
    ASSERT_EQ(again, memory);
    EXPECT_TRUE(is_cleared(again, 10));
    ASSERT_TRUE(slots->resize(again, length));
    EXPECT_TRUE(is_cleared(again, length));
    slots->give(again);
  }
}

TEST_F(SlotsTest, HaveALargestSize) {
  EXPECT_EQ(slots->take(Slots::largest + 1), nullptr);
  EXPECT_EQ(slots->available(), Slots::most);
  void* memory = slots->take(Slots::largest);
  ASSERT_NE(memory, nullptr);
  static_cast<char*>(memory)[Slots::largest - 1] = 1;
  slots->give(memory);
}

TEST_F(SlotsTest, EndAtTheirNumber) {
  std::vector<void*> taken;
  while (void* memory = slots->take(1)) taken.push_back(memory);
  EXPECT_EQ(taken.size(), Slots::most);
  EXPECT_EQ(slots->available(), 0U);
  EXPECT_TRUE(slots->contains(taken.back()));
  for (void* memory : taken) slots->give(memory);
  EXPECT_EQ(slots->available(), Slots::most);
  EXPECT_NE(slots->take(1), nullptr);
}

TEST_F(SlotsTest, AreUsedAgainOnlyWhenAllAreGivenBack) {
  void* first = slots->take(1);
  void* second = slots->take(1);
  Slots::Chain chain = 0;
  slots->keep(first, chain);
  slots->keep(second, chain);
  const std::set<void*> freed{first, second};
  EXPECT_FALSE(freed.contains(slots->take(1)));
  slots->give_all(chain);
  EXPECT_TRUE(freed.contains(slots->take(1)));
  EXPECT_TRUE(freed.contains(slots->take(1)));
}

TEST_F(SlotsTest, OfAThreadAreUsedFirst) {
  void* first = slots->take(1);
  void* second = slots->take(1);
  Slots::Chain freed = 0;
  Slots::Chain kept = 0;
  slots->keep(first, freed);
  slots->keep(second, freed);
  slots->move_first(freed, kept);
  EXPECT_EQ(slots->available(), Slots::most - 2);
  EXPECT_EQ(slots->take(Slots::largest + 1, kept), nullptr);
  EXPECT_EQ(slots->take(1, kept), second);
  EXPECT_EQ(kept, 0U);
  EXPECT_NE(slots->take(1, kept), first);
  slots->give_all(freed);
  EXPECT_EQ(slots->take(1, kept), first);
}

TEST_F(SlotsTest, BeginBehindWhatHasRetired) {
  auto* stays = static_cast<char*>(slots->take(100));
  ASSERT_NE(stays, nullptr);
  std::strcpy(stays, "stays");
  slots->retire(stays, slots->use_of(stays));
  EXPECT_EQ(slots->available(), Slots::most);
  EXPECT_TRUE(slots->has_retired(stays));
  EXPECT_EQ(slots->size_of(stays), 100U);

  auto* next = static_cast<char*>(slots->take(Slots::largest));
  ASSERT_NE(next, nullptr);
  EXPECT_FALSE(slots->has_retired(next));
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(next) % 16, 0U);
  EXPECT_GE(next - stays, 100);
  EXPECT_LT(next - stays, 200);
  std::memset(next, 1, 1 << 20);
  slots->give(next);
  EXPECT_STREQ(stays, "stays");
  EXPECT_EQ(slots->size_of(stays), 100U);

  slots->give(stays);
  EXPECT_EQ(slots->available(), Slots::most);
  void* again = slots->take(1 << 20);
  EXPECT_EQ(again, stays);
  EXPECT_TRUE(is_cleared(again, 1 << 20));
}

TEST_F(SlotsTest, GiveBackWhatCameWhenTheyAreAbandoned) {
  constexpr std::size_t size = 1 << 20;
  auto* memory = static_cast<char*>(slots->take(size));
  ASSERT_NE(memory, nullptr);
  std::memset(memory, 1, size);
  slots->give(memory);
  // Short now, and the message is not.
  ASSERT_EQ(slots->take(16), memory);
  std::memset(memory, 2, size);
  Slots::Chain freed = 0;
  slots->keep(memory, freed);
  slots->abandon_all(freed);
  EXPECT_EQ(slots->abandoned(), 1U);
  EXPECT_EQ(slots->available(), Slots::most - 1);
  EXPECT_TRUE(is_cleared(memory + 8192, size - 8192));
  EXPECT_NE(slots->take(1), memory);
}

TEST_F(SlotsTest, AreNotUsedAgainWhereMuchHasRetired) {
  void* first = slots->take(Slots::most_retired);
  slots->retire(first, slots->use_of(first));
  EXPECT_EQ(slots->available(), Slots::most - 1);
  EXPECT_GT(static_cast<char*>(slots->take(1)) - static_cast<char*>(first), std::ptrdiff_t{Slots::most_retired});
}

TEST_F(SlotsTest, AreGivenBackOnceThoughAnotherThreadRetiresThem) {
  constexpr int rounds = 20000;
  for (int round = 0; round < rounds; ++round) {
    void* memory = slots->take(1);
    ASSERT_NE(memory, nullptr);
    const std::uint32_t use = slots->use_of(memory);
    std::atomic<bool> begins{false};
    if (round % 100 == 0) {
      std::thread other([&] {
        while (!begins) {
        }
        slots->retire(memory, use);
      });
      begins = true;
      slots->give(memory);
      other.join();
    } else if (round % 2 == 0) {
      slots->retire(memory, use);
      slots->give(memory);
    } else {
      slots->give(memory);
      slots->retire(memory, use);
    }
    ASSERT_EQ(slots->available(), Slots::most);
  }
  EXPECT_NE(slots->take(1), slots->take(1));
}

TEST_F(SlotsTest, BelongToOneThreadAtATime) {
  constexpr int threads = 4;
  std::vector<std::thread> all;
  std::atomic<int> wrong{0};
  for (int mine = 1; mine <= threads; ++mine) {
    all.emplace_back([this, mine, &wrong] {
      for (int i = 0; i < 20000; ++i) {
        auto* memory = static_cast<volatile int*>(slots->take(sizeof(int)));
        *memory = mine;
        if (*memory != mine) ++wrong;
        slots->give(const_cast<int*>(memory));
      }
    });
  }
  for (std::thread& each : all) each.join();
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(slots->available(), Slots::most);
}

}  // namespace
}  // namespace mpiwasm::interposition
