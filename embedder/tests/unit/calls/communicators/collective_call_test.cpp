// What processes agree on before a constructor, for the one process of the built-in MPI.
#include "calls/communicators/collective_call.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string_view>

#include "calls/communicators/mixed_number.hpp"
#include "calls/communicators/object_agreement.hpp"
#include "calls/communicators/private_communicators.hpp"
#include "calls/core/call.hpp"
#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

Communicator& world() { return *context().communicator(guest_MPI_COMM_WORLD); }

TEST(CollectiveCall, CommunicatesOverAPrivateCommunicator) {
  Call call(context(), "MPI_Sample", guest_MPI_COMM_WORLD);
  const CollectiveCall together(call, world(), 5);
  ASSERT_TRUE(together.agreed());
  EXPECT_NE(together.host(), MPI_COMM_NULL);
  EXPECT_EQ(together.host(), private_communicator(world()));
  EXPECT_EQ(together.rank(), 0);
  EXPECT_EQ(together.size(), 1);
}

TEST(CollectiveCall, CollectsWhatProcessesSay) {
  Call call(context(), "MPI_Sample", guest_MPI_COMM_WORLD);
  const CollectiveCall together(call, world());
  EXPECT_TRUE(together.everywhere(true));
  EXPECT_FALSE(together.everywhere(false));
  EXPECT_EQ(together.largest(-3), -3);
  int host_code = MPI_ERR_OTHER;
  EXPECT_EQ(together.gather(std::int64_t{77}, host_code), std::vector<std::int64_t>{77});
  EXPECT_EQ(host_code, MPI_SUCCESS);
  std::array<int, 2> numbers{1, 2};
  EXPECT_EQ(together.broadcast(std::as_writable_bytes(std::span(numbers)), 0), MPI_SUCCESS);
  EXPECT_EQ(numbers, (std::array<int, 2>{1, 2}));
}

TEST(CollectiveCall, AllAgreeOnOnePlace) {
  EXPECT_TRUE(all_agree(world(), "MPI_Sample", 1));
  EXPECT_TRUE(all_agree(world(), "MPI_Sample_c", -1));
}

TEST(ObjectAgreement, IsReachedAtOnceWithoutOtherProcesses) {
  EXPECT_TRUE(ObjectAgreement().all_call("MPI_Sample"));
  EXPECT_TRUE(ObjectAgreement(world()).all_call("MPI_Sample"));
}

TEST(MixedNumber, TellsTextsAndTheirOrderApart) {
  const auto mixed = [](std::string_view one, std::string_view other) {
    return MixedNumber(7).add(one).add(other).positive();
  };
  EXPECT_EQ(mixed("cb_nodes", "1"), mixed("cb_nodes", "1"));
  EXPECT_NE(mixed("cb_nodes", "1"), mixed("cb_nodes", "2"));
  EXPECT_NE(mixed("cb_nodes", "1"), mixed("1", "cb_nodes"));
  EXPECT_NE(mixed("cb_nodes", "1"), mixed("cb_node", "s1"));
}

TEST(MixedNumber, DependsOnTheSecret) {
  const auto mixed = [](std::uint64_t secret, std::uint64_t number) { return MixedNumber(secret).add(number).value(); };
  EXPECT_NE(mixed(0, 1), mixed(1, 1));
  // Also the distance of two numbers.
  EXPECT_NE(mixed(0, 1) - mixed(0, 2), mixed(1, 1) - mixed(1, 2));
  EXPECT_NE(mixed(0, 1), mixed(0, std::uint64_t{1} << 32));
  EXPECT_NE(mixed(0, 0), MixedNumber(0).value());
}

TEST(PrivateCommunicators, AreMadeOnceForACommunicator) {
  const MPI_Comm own = private_communicator(world());
  EXPECT_NE(own, MPI_COMM_NULL);
  EXPECT_EQ(private_communicator(world()), own);
  EXPECT_NE(private_communicator(*context().communicator(guest_MPI_COMM_SELF)), own);
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
