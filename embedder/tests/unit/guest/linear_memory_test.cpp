// Ranges of guest memory: what lies inside, at the edges and beyond.
#include "guest/linear_memory.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

#include "wasi/fake_guest.hpp"

namespace mpiwasm::guest {
namespace {

constexpr auto size = static_cast<std::uint32_t>(wasi::FakeGuest::memory_size);

class LinearMemoryTest : public testing::Test {
 protected:
  [[nodiscard]] LinearMemory memory() const { return guest_.memory(); }

 private:
  wasi::FakeGuest guest_;
};

TEST_F(LinearMemoryTest, ContainsWhatEndsAtItsEnd) {
  EXPECT_TRUE(memory().contains(Address{0}, size));
  EXPECT_TRUE(memory().contains(Address{size - 4}, 4));
  EXPECT_TRUE(memory().contains(Address{size}, 0));
  EXPECT_FALSE(memory().contains(Address{size - 4}, 5));
  EXPECT_FALSE(memory().contains(Address{size + 1}, 0));
}

TEST_F(LinearMemoryTest, SumsDoNotWrap) {
  EXPECT_FALSE(memory().contains(Address{1}, std::numeric_limits<std::uint64_t>::max()));
  EXPECT_FALSE(memory().contains(std::int64_t{-1}, 1));
  EXPECT_FALSE(memory().contains(std::numeric_limits<std::int64_t>::max(), 1));
  EXPECT_FALSE(memory().contains(Address{0xffff'ffff}, 2));
  EXPECT_EQ(memory().array<std::int64_t>(Address{0}, std::numeric_limits<std::uint64_t>::max() / 8 + 2), std::nullopt);
}

TEST_F(LinearMemoryTest, ArraysAreAligned) {
  EXPECT_TRUE(memory().array<std::int32_t>(Address{8}, 3));
  EXPECT_FALSE(memory().array<std::int32_t>(Address{6}, 1));
  EXPECT_FALSE(memory().array<std::int32_t>(Address{size - 4}, 2));
}

TEST_F(LinearMemoryTest, ValuesNeedNoAlignment) {
  ASSERT_TRUE(memory().store(Address{5}, std::int64_t{-42}));
  EXPECT_EQ(memory().load<std::int64_t>(Address{5}), -42);
  EXPECT_FALSE(memory().store(Address{size - 7}, std::int64_t{1}));
  EXPECT_EQ(memory().load<std::int64_t>(Address{size - 7}), std::nullopt);
}

TEST_F(LinearMemoryTest, TextEndsInside) {
  ASSERT_TRUE(memory().store(Address{100}, std::uint32_t{0x00636261}));
  EXPECT_EQ(memory().string(Address{100}), "abc");
  ASSERT_TRUE(memory().store(Address{size - 2}, std::uint16_t{0x6261}));
  EXPECT_EQ(memory().string(Address{size - 2}), std::nullopt);
  EXPECT_EQ(memory().string(Address{size}), std::nullopt);
}

}  // namespace
}  // namespace mpiwasm::guest
