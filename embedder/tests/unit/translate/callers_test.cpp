#include "translate/callers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <thread>

namespace mpiwasm::translate {
namespace {

constexpr Handle first{0x10000001};
constexpr Handle second{0x10000002};

class TwoCallers : public testing::Test {
 protected:
  TwoCallers() {
    callers_.set_concurrency(Concurrency::turns);
    callers_.add(mine_);
    callers_.add(other_);
  }

  Callers callers_;
  Caller mine_;
  Caller other_;
};

TEST_F(TwoCallers, TurnsDoNotMeet) {
  int inside = 0;
  int most = 0;
  int turns = 0;
  const auto take_turns = [&](Caller& caller) {
    for (int i = 0; i < 20000; ++i) {
      ASSERT_TRUE(callers_.begin_turn(caller));
      most = std::max(most, ++inside);
      ++turns;
      --inside;
      callers_.end_turn(caller);
    }
  };
  std::thread thread([&] { take_turns(other_); });
  take_turns(mine_);
  thread.join();
  EXPECT_EQ(most, 1);
  EXPECT_EQ(turns, 40000);
}

TEST_F(TwoCallers, NoTurnBeginsWhenOneThreadCalls) {
  callers_.set_concurrency(Concurrency::main_thread);
  EXPECT_FALSE(callers_.begin_turn(other_));
  EXPECT_FALSE(other_.has_turn);
  callers_.set_concurrency(Concurrency::whole_calls);
  EXPECT_TRUE(callers_.begin_turn(other_));
  callers_.end_turn(other_);
}

TEST_F(TwoCallers, ANameLastsUntilTheCallEnds) {
  other_.name(first);
  callers_.take_turn(mine_);
  mine_.name(second);
  EXPECT_TRUE(callers_.is_named_elsewhere(first));
  EXPECT_FALSE(callers_.is_named_elsewhere(second));
  other_.forget_names_behind(0);
  EXPECT_FALSE(callers_.is_named_elsewhere(first));
  callers_.end_turn(mine_);
}

TEST_F(TwoCallers, MoreNamesThanThereIsRoomForAtFirst) {
  constexpr std::uint32_t many = 1000;
  for (std::uint32_t i = 0; i < many; ++i) other_.name(Handle{0x20000000 + i});
  callers_.take_turn(mine_);
  for (std::uint32_t i = 0; i < many; ++i) EXPECT_TRUE(callers_.is_named_elsewhere(Handle{0x20000000 + i}));
  callers_.end_turn(mine_);
}

TEST_F(TwoCallers, WhatAnotherWaitsForIsNotNamed) {
  other_.name(first);
  other_.waits = true;
  callers_.take_turn(mine_);
  const std::array both{second, first};
  EXPECT_FALSE(callers_.name_alone(both));
  EXPECT_EQ(mine_.named_count(), 0U);
  other_.forget_names_behind(0);
  EXPECT_TRUE(callers_.name_alone(both));
  EXPECT_EQ(mine_.named_count(), 2U);
  callers_.end_turn(mine_);
}

TEST_F(TwoCallers, CallsAreCounted) {
  callers_.take_turn(mine_);
  mine_.enter();
  EXPECT_FALSE(callers_.is_another_in_call());
  other_.enter();
  other_.enter();
  other_.leave();
  EXPECT_TRUE(callers_.is_another_in_call());
  other_.leave();
  EXPECT_FALSE(callers_.is_another_in_call());
  callers_.end_turn(mine_);
}

}  // namespace
}  // namespace mpiwasm::translate
