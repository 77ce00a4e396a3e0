#include "calls/communicators/private_communicators.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

#include "calls/core/context.hpp"
#include "calls/core/serial_fixture.hpp"
#include "calls/messages/partitioned_emulation.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

// Messages in parts are the guest's, and go over private communicators: with a tag of mpiwasm's own, they would be
// taken for what processes agree on.
TEST(PrivateTags, AreNoneOfTheGuestsMessages) {
  const int before = process_context().tag_upper_bound;
  for (const int most : {32767, 65535, (1 << 22) - 1, (1 << 28) - 1, std::numeric_limits<int>::max()}) {
    process_context().tag_upper_bound = most;
    const int of_guest = tags_of_guest_messages();
    const int turns = tags_in_turn(process_context());
    EXPECT_GE(of_guest / turns, most == 32767 ? 16384 : 32768);
    for (const PrivateTag use :
         {PrivateTag::groups, PrivateTag::leaders, PrivateTag::own, PrivateTag::members, PrivateTag::objects}) {
      for (std::uint64_t number = 0; number < 100000; ++number) {
        // Spread over all of them.
        const int tag = private_tag(use, number * 0x9e3779b97f4a7c15);
        ASSERT_GE(tag, of_guest);
        ASSERT_LT(tag, tag_of_leaders());
      }
    }
  }
  process_context().tag_upper_bound = before;
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
