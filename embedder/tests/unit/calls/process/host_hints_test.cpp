// Which hints reach the MPI library.
#include "calls/process/host_hints.hpp"

#include <gtest/gtest.h>

namespace mpiwasm::calls {

namespace {

TEST(HostHints, NumbersHaveARange) {
  const auto allowed = [](std::string_view value) {
    return is_allowed_hint(HintsFor::opening, "cb_buffer_size", value, 1);
  };
  EXPECT_TRUE(allowed("4096"));
  EXPECT_TRUE(allowed("67108864"));
  for (const char* value :
       {"0", "4095", "67108865", "-4096", "+4096", " 4096", "4096 ", "4096k", "", "0x1000", "99999999999999999999"}) {
    EXPECT_FALSE(allowed(value)) << value;
  }
}

TEST(HostHints, AggregatorsAreProcessesOfTheFile) {
  EXPECT_TRUE(is_allowed_hint(HintsFor::opening, "cb_nodes", "4", 4));
  EXPECT_FALSE(is_allowed_hint(HintsFor::opening, "cb_nodes", "5", 4));
  EXPECT_FALSE(is_allowed_hint(HintsFor::opening, "cb_nodes", "-5", 4));
}

TEST(HostHints, WordsMustBeKnown) {
  EXPECT_TRUE(is_allowed_hint(HintsFor::window, "no_locks", "true", 2));
  EXPECT_FALSE(is_allowed_hint(HintsFor::window, "no_locks", "TRUE", 2));
  EXPECT_TRUE(is_allowed_hint(HintsFor::window, "accumulate_ordering", "rar,waw", 2));
  EXPECT_FALSE(is_allowed_hint(HintsFor::window, "accumulate_ordering", "rar,", 2));
  EXPECT_FALSE(is_allowed_hint(HintsFor::window, "accumulate_ordering", "", 2));
}

TEST(HostHints, BelongToAKindOfObject) {
  EXPECT_FALSE(is_allowed_hint(HintsFor::communicator, "no_locks", "true", 2));
  EXPECT_FALSE(is_allowed_hint(HintsFor::open_file, "cb_buffer_size", "4096", 2));
  EXPECT_FALSE(is_allowed_hint(HintsFor::window, "acc_single_intrinsic", "true", 2));
  EXPECT_FALSE(is_allowed_hint(HintsFor::opening, "filename", "/etc/passwd", 2));
}

}  // namespace

}  // namespace mpiwasm::calls
