// Rules of arguments that are about objects: what a program of one process can show of them.
#include "calls/core/object_rules.hpp"

#include <gtest/gtest.h>

#include <array>
#include <limits>

#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

TEST(ObjectRules, EdgesAreNotMoreThanLibrariesCount) {
  const Communicator& world = *context().communicator(guest_MPI_COMM_WORLD);
  constexpr int most = (1 << 29) - 1;
  EXPECT_EQ(rules::few_in_all({}, world), std::nullopt);
  EXPECT_EQ(rules::few_in_all(std::array{most}, world), std::nullopt);
  EXPECT_EQ(rules::few_in_all(std::array{most, 1}, world),
            "has 536870912 edges in all processes and 536870912 here, but 2147483647 and 536870911 are the most");
  constexpr int largest = std::numeric_limits<int>::max();
  EXPECT_NE(rules::few_in_all(std::array{largest, largest, largest}, world), std::nullopt);
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
