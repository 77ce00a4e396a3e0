// Quotas: what is charged, and what goes with the object.
#include "calls/core/quota.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <utility>

namespace mpiwasm::calls {

namespace {

TEST(Quotas, HaveRoomForWhatIsLeft) {
  Quota quota(100);
  EXPECT_TRUE(quota.has_room_for(100));
  EXPECT_FALSE(quota.has_room_for(101));
  Charge charge;
  charge.change_to(quota, 60);
  EXPECT_TRUE(quota.has_room_for(40));
  EXPECT_FALSE(quota.has_room_for(41));
  EXPECT_FALSE(quota.has_room_for(std::numeric_limits<std::uint64_t>::max()));
  charge.change_to(quota, 10);
  EXPECT_EQ(charge.amount(), 10U);
  EXPECT_TRUE(quota.has_room_for(90));
}

TEST(Charges, GoWithTheirObjectAndMoveWithIt) {
  Quota quota(100);
  {
    Charge first;
    first.change_to(quota, 70);
    Charge second(std::move(first));
    EXPECT_EQ(second.amount(), 70U);
    EXPECT_FALSE(quota.has_room_for(31));
    Charge third;
    third.change_to(quota, 20);
    EXPECT_FALSE(quota.has_room_for(11));
    third = std::move(second);
    EXPECT_EQ(third.amount(), 70U);
  }
  EXPECT_TRUE(quota.has_room_for(100));
}

}  // namespace

}  // namespace mpiwasm::calls
