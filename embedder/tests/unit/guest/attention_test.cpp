// Attention asked for by this process and by others.
#include "guest/attention.hpp"

#include <gtest/gtest.h>

namespace mpiwasm::guest {
namespace {

TEST(Attention, IsAskedAtFirst) {
  const Attention attention;
  EXPECT_TRUE(attention.is_asked());
  EXPECT_FALSE(attention.is_shared());
}

TEST(Attention, IsAskedUntilItIsSettled) {
  Attention attention;
  attention.settle();
  EXPECT_FALSE(attention.is_asked());
  attention.ask();
  EXPECT_TRUE(attention.is_asked());
  EXPECT_TRUE(attention.is_asked_here());
}

TEST(Attention, OthersAskThroughTheirWord) {
  std::atomic<std::uint32_t> word{0};
  Attention attention;
  attention.share(&word);
  EXPECT_TRUE(attention.is_asked()) << "what was asked before may concern the others";
  attention.settle();
  EXPECT_FALSE(attention.is_asked());
  word = 1;
  EXPECT_TRUE(attention.is_asked());
  EXPECT_FALSE(attention.is_asked_here());
  attention.share(nullptr);
  attention.settle();
  EXPECT_FALSE(attention.is_asked());
}

}  // namespace
}  // namespace mpiwasm::guest
